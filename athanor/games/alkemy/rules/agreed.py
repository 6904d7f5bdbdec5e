"""What was agreed before the match (AK-070, AK-210, AK-220, AK-255), and the letters of the seats (AK-082)."""

from athanor.kernel.rulebook import rule

from . import pieces as p


@rule
def measured(s):
    """Everybody may measure at any time (AK-210)."""
    return s.options[p.MEASURED] == 1


@rule
def letter_of(s, seat):
    """0 for A, 1 for B and so on, clockwise (AK-082, AK-255)."""
    return (seat - s.seat_a + s.seats) % s.seats


@rule
def seat_with(s, letter):
    """The seat that has a letter."""
    return (s.seat_a + letter) % s.seats


@rule
def after(s, seat):
    """The next seat, clockwise."""
    return (seat + 1) % s.seats


@rule
def form(s):
    """The row of the format, with two players or with more (AK-070, AK-255)."""
    return s.options[p.FORMAT] + (p.FORMATS if s.seats > 2 else 0)


@rule
def advanced(s):
    """1 with the rules of advanced scenery (AK-220)."""
    return 1 if s.options[p.SCENERY] > 0 else 0


@rule
def big_table(box, s):
    """0 for the table of 24 inches, 1 for that of 36 (AK-070)."""
    return 1 if box.width[form(s)] > 384 else 0
