"""Figures: whose they are, what their profile says, their marks."""

from athanor.kernel.rulebook import rule

from . import pieces as p

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
    """A figure in the news: profile and number together."""
    return s.kind[f] * 64 + f


@rule
def is_alchemist(box, s, f):
    """The figure's profile knows formulas."""
    return box.circle[s.kind[f]] > 0
