"""Reads the box of sealed bids."""

from typing import Annotated, Any

from pydantic import Field

from athanor.kernel.box import Strict


class Components(Strict):
    rounds: Annotated[int, Field(ge=1, le=5)]

    def fill(self, box: Any) -> None:
        box["rounds"] = self.rounds


FUNCTIONS = {"CARD": lambda texts, value: str(value + 1)}
