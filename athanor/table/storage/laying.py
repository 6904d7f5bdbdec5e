"""A new table, as it is written."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, insert, text

from athanor.kernel.box import Box
from athanor.table.schema import boxes, lines, matches, seats
from athanor.table.storage.kept import Chair, Header, Ring, Row, header_values, notice_words
from athanor.table.storage.reading import Reading
from athanor.table.storage.statements import CHANNEL


class Laying(Reading):
    """The database, for whoever lays a table inside a transaction."""

    def lay(
        self,
        connection: Connection,
        header: Header,
        chairs: Sequence[Chair],
        played: Sequence[Row] = (),
        box: Box | None = None,
    ) -> None:
        """A new table: with the lines played already when it goes on from another match, and with a box of its own."""
        if box is not None:
            self.add(connection, boxes, {"digest": box.digest, "game": header.game, "written": box.written})
        connection.execute(insert(matches).values(**header_values(vars(header))))
        connection.execute(insert(seats), [{"match": header.id, **vars(chair)} for chair in chairs])
        if played:
            connection.execute(insert(lines), [{"match": header.id, **vars(row)} for row in played])
        self._notify(connection, Ring(header))

    def _notify(self, connection: Connection, ring: Ring) -> None:
        """Other processes are told which match has changed; they read it themselves."""
        if not self.lite:
            words = {"channel": CHANNEL, "words": notice_words(ring)}
            connection.execute(text("SELECT pg_notify(:channel, :words)"), words)
