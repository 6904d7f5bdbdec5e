"""Figures: whose they are, what their profile says, their marks."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .agreed import form

# Figures


@rule
def seat_of(f):
    """Whose a figure is."""
    return f // p.TROOP


@rule
def has(box, s, f, skill):
    """The figure's profile, which carries all its values (AK-040), has the skill."""
    return (box.skills[s.kind[f]] >> skill) & 1 == 1


@rule
def marked(s, f, mark):
    """The figure has the mark."""
    return (s.marks[f] >> mark) & 1 == 1


@rule
def set_mark(s, f, mark):
    """The figure gets the mark."""
    s.marks[f] |= 1 << mark


@rule
def drop_mark(s, f, mark):
    """The figure loses the mark."""
    s.marks[f] &= ~(1 << mark)


@rule
def who(s, f):
    """A figure in the news: number, profile, and which of its profile it is."""
    return (s.twin[f] * 64 + s.kind[f]) * 64 + f


@rule
def piece(box, s, e):
    """A piece of scenery in the news: its kind, and in which ninth of the table it stands."""
    w = box.width[form(s)]
    return s.element[e] * 9 + min(2, 3 * s.ey[e] // w) * 3 + min(2, 3 * s.ex[e] // w)


@rule
def goal_at(s, o):
    """An objective in the news: its number, with what tells where it lies."""
    return ((form(s) * 5 + s.options[p.SCENARIO]) * 8 + s.seats) * 8 + o


@rule
def is_alchemist(box, s, f):
    """The figure's profile knows formulas."""
    return box.circle[s.kind[f]] > 0
