"""Through whose eyes lines are counted."""

from athanor.table.eyes import ALL, SPECTATOR, TABLE, WATCHING, audience, eyes_of, notice, unnoticed


def test_one_seat_has_its_eyes_several_see_the_whole_table():
    assert [eyes_of(seats) for seats in ([], [2], [0, 2])] == [SPECTATOR, 2, TABLE]


def test_an_audience_is_those_who_noticed():
    assert audience(3, lambda eyes: eyes == 1) == 0b010
    assert audience(3, lambda eyes: eyes in (SPECTATOR, 2)) == WATCHING | 0b100
    assert audience(3, lambda eyes: True) == ALL
    assert [notice(0b010, eyes) for eyes in (0, 1, 2, SPECTATOR, TABLE)] == [False, True, False, False, True]
    assert all(notice(ALL, eyes) for eyes in (0, 1, 2, SPECTATOR, TABLE))


def test_each_counts_what_it_has_not_noticed():
    quiet = unnoticed((), 3, 0b010)
    assert quiet == (1, 0, 1, 1)
    assert unnoticed(quiet, 3, WATCHING | 0b001) == (1, 1, 2, 1)
    assert unnoticed(quiet, 3, ALL) == quiet
