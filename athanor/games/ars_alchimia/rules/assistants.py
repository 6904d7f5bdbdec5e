"""Assistants and their wages (AA-054, AA-055, AA-123, AA-127, AA-129, AA-211)."""

from athanor.kernel.rulebook import ALL, rule, tell

from . import pieces as p
from .piles import put_under


@rule
def has(s, seat, assistant):
    """The effect holds from the moment of hiring (AA-123); every assistant exists once (AA-234)."""
    return s.serves[assistant] == seat


@rule
def ready(s, seat, assistant):
    """A once-per-year effect is there while the card is not tilted (AA-127)."""
    return s.serves[assistant] == seat and s.tilted[assistant] == 0


@rule
def dismiss(s, seat, assistant):
    """To the bottom of the pile (AA-055), untilted and without any effect (AA-129)."""
    s.serves[assistant] = p.NOBODY
    s.tilted[assistant] = 0
    s.staff[seat] -= 1
    put_under(s, p.ASSISTANT_PILE, assistant, 0)
    tell(s, ALL, 55, seat, assistant)


@rule
def more_workers(box, s, seat):
    """Workers that the Atelier card of a player brings (AA-050), one more with the Recruiter (AA-210), as far as the reserve goes
    (AA-052): nobody owns more than the ceiling (AA-008)."""
    return min(box.extra[s.atelier[seat]] + (1 if has(s, seat, p.RECRUITER) else 0), s.reserve[seat])


@rule
def wages(box, s, seat):
    """One worker for each assistant kept (AA-054), two fewer with the Butler, who counts among them (AA-211)."""
    return max(0, s.staff[seat] - box.butler) if has(s, seat, p.BUTLER) else s.staff[seat]
