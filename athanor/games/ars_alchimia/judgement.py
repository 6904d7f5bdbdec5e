# mypy: ignore-errors
"""What bots think of a position."""

from athanor.kernel.rulebook import rule

from .years import final_total

HORIZON = 0
EXPLORE = 0.7


@rule
def estimate(box, s, out):
    for seat in range(s.seats):
        out[seat] = 0.5 + final_total(box, s, seat) / 300.0


@rule
def worth(box, s, sheet, out):
    for seat in range(s.seats):
        out[seat] = 0.5 + final_total(box, s, seat) / 300.0
