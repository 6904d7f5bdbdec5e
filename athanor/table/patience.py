"""Whoever sends a request too slowly is closed: an open connection costs a visitor nothing, and us a little."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 10.0  # for the head of a request; its body has as long again
HEAD = 65_536  # bytes


class Patient(HttpToolsProtocol):
    """One connection. Between two requests uvicorn's own patience counts."""

    late: asyncio.TimerHandle | None = None
    bytes_of_head = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self.late is None and (self.cycle is None or self.cycle.response_complete):
            self._wait()
        if self.late is not None:
            self.bytes_of_head += len(data)
            if self.bytes_of_head > HEAD:
                self.transport.close()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._come()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._come()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """A request is to come, and soon."""
        self.bytes_of_head = 0
        self.late = self.loop.call_later(SECONDS, self.transport.close)

    def _come(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None
