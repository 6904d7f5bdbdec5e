"""Reads and checks the box of connect four, and lays it into the record of the rules."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from athanor.kernel.box import Component, Strict


class Components(Strict):
    in_a_row: Annotated[int, Field(ge=3, le=6)]
    columns: Annotated[list[Component], Field(min_length=7, max_length=7)]
    colours: Annotated[list[Component], Field(min_length=2, max_length=2)]

    def fill(self, box: Any) -> None:
        """Lay everything into the record that the rules read."""
        box["in_a_row"] = self.in_a_row
