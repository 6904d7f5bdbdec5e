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
    in_head = False
    bytes_of_head = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Mostly a head comes whole, and nobody needs to look at the clock."""
        between = self.cycle is None or self.cycle.response_complete
        if between and len(data) > HEAD and b"\r\n\r\n" not in data[:HEAD]:
            self.transport.close()
            return
        super().data_received(data)
        if self.in_head:
            self.bytes_of_head += len(data)
            if self.bytes_of_head > HEAD:
                self.transport.close()
            elif self.late is None:
                self._wait()

    def on_message_begin(self) -> None:
        self.in_head, self.bytes_of_head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self._come()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._come()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """A request is to come, and soon."""
        self.late = self.loop.call_later(SECONDS, self.transport.close)

    def _come(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None
