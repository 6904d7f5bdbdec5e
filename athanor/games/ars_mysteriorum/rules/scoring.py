"""Florims and nothing else (AM-002, AM-150, AM-152)."""

from athanor.kernel.rulebook import rule

from .salaries import AWARD, BONUS, DUPLICATES, MASTER, PRINCE


@rule
def score(box, s, sheet):
    """Florims and nothing else (AM-002, AM-150): equal Florims share the place (AM-152)."""
    for seat in range(s.seats):
        sheet[seat][0] = s.florims[seat]
        sheet[seat][1] = 0
        sheet[seat][2] = 0
        sheet[seat][3] = 0


def account(box, s, seat):
    """What a player's Florims are made of, by rule: the first one, bonuses, the three salaries, taxes, awards."""
    earned = s.earned[seat]
    return {
        18: box.start_florims,
        88: earned[BONUS],
        104: earned[DUPLICATES],
        105: earned[PRINCE],
        106: earned[MASTER],
        143: s.florims[seat] - box.start_florims - sum(earned),
        147: earned[AWARD],
    }
