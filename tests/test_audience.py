"""Who notices a line, and through whose eyes lines are counted."""

from athanor.table.audience import ALL, SPECTATOR, WATCHING, audience, by_seats, eyes_of, notice, seats_behind, unnoticed

BOTH = eyes_of([0, 2])


def test_one_seat_has_its_eyes_several_see_what_one_of_them_sees():
    assert [eyes_of(seats) for seats in ([], [2])] == [SPECTATOR, 2]
    assert [seats_behind(eyes) for eyes in (SPECTATOR, 2, BOTH, eyes_of([0, 1]))] == [0, 0b100, 0b101, 0b011]


def test_an_audience_is_those_who_noticed():
    assert audience(3, lambda eyes: eyes == 1) == 0b010
    assert audience(3, lambda eyes: eyes in (SPECTATOR, 2)) == WATCHING | 0b100
    assert audience(3, lambda eyes: True) == ALL
    assert [notice(0b010, eyes) for eyes in (0, 1, 2, SPECTATOR, BOTH)] == [False, True, False, False, False]
    assert [notice(0b110, eyes) for eyes in (0, 1, 2, SPECTATOR, BOTH)] == [False, True, True, False, True]
    assert all(notice(ALL, eyes) for eyes in (0, 1, 2, SPECTATOR, BOTH))


def test_each_counts_what_it_has_not_noticed():
    """A line of seat 1 alone, then one that seat 0 and the spectators notice."""
    quiet = unnoticed((), 3, 0b010)
    assert [quiet[seats_behind(eyes)] for eyes in (0, 1, 2, SPECTATOR, BOTH, eyes_of([0, 1]))] == [1, 0, 1, 1, 1, 0]
    later = unnoticed(quiet, 3, WATCHING | 0b001)
    assert [later[seats_behind(eyes)] for eyes in (0, 1, 2, SPECTATOR, BOTH, eyes_of([1, 2]))] == [1, 1, 2, 1, 1, 1]
    assert unnoticed(quiet, 3, ALL) == quiet


def test_what_an_older_database_counted_goes_on():
    assert by_seats((1, 0, 2, 3), 3) == (3, 1, 0, 0, 2, 0, 0, 0)
    assert unnoticed((1, 0, 2, 3), 3, 0b001) == (4, 1, 1, 0, 3, 0, 1, 0)
