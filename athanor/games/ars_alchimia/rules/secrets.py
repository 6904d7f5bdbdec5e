"""What is hidden: nothing but the order of the piles."""

from athanor.kernel.rulebook import rule

# What is hidden, and the totals


@rule
def hide(box, s, seat):
    """Nothing but the order of the piles is hidden (AA-012), and a pile keeps as blocks what nobody knows the order of."""


@rule
def imagine(box, s, seat):
    """Cards and dice are drawn when they are turned up (AA-293): any luck makes a world that nobody can rule out."""
