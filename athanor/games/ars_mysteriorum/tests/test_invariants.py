"""Each clause of the invariants, broken by itself in a state of a match."""

from copy import deepcopy

import pytest

from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.rules.salaries import AWARD
from athanor.games.ars_mysteriorum.tests.tables import live, own, position, walk


def when(stage, seats=4, wanted=lambda s: True):
    """(the invariant that a state breaks after this one, a copy of this one) in the first such moment of a match."""
    for match in walk(seats, 1):
        if live(match).stage == stage and live(match).round > 0 and wanted(live(match)):
            return judged(match)
    raise LookupError(stage)


def judged(match):
    before, box, check = match.state, match._bench.boxes[0], match.loaded.rules.check
    assert check(box, before, before) == 0
    return lambda s: check(box, before, s), deepcopy(before)


def broken(stage, spoil, **how):
    check, s = when(stage, **how)
    spoil(s)
    return check(s)


def more(field, *place):
    """One more of something."""

    def spoil(s):
        if place:
            row = getattr(s, field)
            for k in place[:-1]:
                row = row[k]
            row[place[-1]] += 1
        else:
            setattr(s, field, getattr(s, field) + 1)

    return spoil


def all_tokens_into_a_bin(s):
    """More than the bins of an element hold."""
    s.bins[0][0] += s.supply[0]
    s.supply[0] = 0
    for seat in range(s.seats):
        s.bins[0][0] += s.tokens[seat][0]
        s.tokens[seat][0] = 0


def a_recipe_of_another_tent(s):
    s.slot[0][0] = s.slot[1][0]


def a_recipe_back_on_its_pile(s):
    s.recipe[s.slot[0][0]] = p.PILE
    s.left[0] += 1
    s.slot[0][0] = p.NOTHING


def a_recipe_that_is_in_no_book(s):
    s.recipe[s.recipe.index(p.PILE)] = p.BOOK
    s.left[0] -= 1


def a_card_that_turns_into_another(s):
    s.pile[0] += 1
    s.pile[1] -= 1


def a_card_counted_for_somebody_else(s):
    s.cards[0] += 1
    s.cards[1] -= 1


def a_card_face_up(s):
    kind = s.pile.index(max(s.pile))
    s.pile[kind] -= 1
    s.pile_size -= 1
    s.shown[kind] += 1


def a_debt(s):
    s.florims[1] += s.florims[0] + 1
    s.florims[0] = -1


def awards(florims):
    def spoil(s):
        s.earned[0][AWARD] += florims
        s.florims[0] += florims

    return spoil


@pytest.mark.parametrize(
    ("invariant", "stage", "spoil"),
    [
        (1, p.PLACING, more("supply", 0)),
        (16, p.PLACING, all_tokens_into_a_bin),
        (3, p.PLACING, a_recipe_of_another_tent),
        (3, p.PLACING, more("left", 0)),
        (3, p.PLACING, a_recipe_that_is_in_no_book),
        (4, p.PLACING, a_recipe_back_on_its_pile),
        (17, p.PLACING, more("known", 0, 0)),
        (5, p.PLACING, a_card_that_turns_into_another),
        (5, p.PLACING, a_card_counted_for_somebody_else),
        (5, p.PLACING, more("pile_size")),
        (5, p.BREWING, a_card_face_up),
        (7, p.PLACING, more("placed", 0, 0)),
        (9, p.PLACING, lambda s: s.place.reverse()),
        (10, p.PLACING, lambda s: s.tent.__setitem__(0, 7)),
        (11, p.PLACING, more("florims", 0)),
        (11, p.PLACING, a_debt),
        (15, p.PLACING, awards(1)),
        (18, p.PLACING, lambda s: setattr(s, "depth", 99)),
    ],
)
def test_something_is_out_of_place(invariant, stage, spoil):
    assert broken(stage, spoil) == invariant


def test_2_no_tokens_in_the_bins_when_the_rewards_are_handed_out():
    assert broken(p.PLACING, lambda s: setattr(s, "stage", p.BREWING)) == 2


def test_6_the_pile_is_a_clock():
    assert broken(p.PLACING, lambda s: setattr(s, "round", s.round + 1)) == 6


def test_7_no_card_is_put_aside():
    def put_aside(s):
        s.at[0][s.at[0].index(p.HAND)] = p.AWAY

    assert broken(p.PLACING, put_aside, wanted=lambda s: p.HAND in s.at[0]) == 7


def test_7_three_cards_at_one_element():
    def four(s):
        s.at[0] = [0, 0, 0, 0, p.LAID, p.HAND]
        s.placed[0] = [4, 0, 0, 0, 0]

    assert broken(p.PLACING, four) == 7


def test_11_a_player_may_have_nothing():
    def spent(s):
        s.florims[1] += s.florims[0]
        s.florims[0] = 0

    assert broken(p.PLACING, spent) == 0


def test_7_a_card_lies_somewhere():
    """With three players the sixth card is away: it counts for nothing else."""
    assert broken(p.PLACING, lambda s: s.at[0].__setitem__(5, p.AWAY + 1), seats=3) == 7


def test_7_each_has_laid_one_for_the_order():
    def take_back(s):
        s.at[0][s.at[0].index(p.LAID)] = p.HAND

    assert broken(p.PLACING, take_back) == 7


def test_8_all_are_placed_in_phase_five():
    wanted = {"wanted": lambda s: any(p.HAND in row for row in s.at)}
    assert broken(p.PLACING, lambda s: setattr(s, "stage", p.WINDOW_5), **wanted) == 8


def test_12_books_grow_one_by_one():
    match = position(4)
    check, s = judged(match)
    s.book[0][0] += 20
    assert check(s) == 12
    owned, s = judged(own(match, 0, match.box.vocabulary["items"][0]))
    s.book[0][0] -= 1
    assert owned(s) == 12


def test_13_a_single_recipe_earns_no_salary():
    match = own(position(4), 0, "gold")
    box = deepcopy(match._bench.boxes[0])
    assert match.loaded.rules.check(box, match.state, match.state) == 0
    box.duplicates[match.box.vocabulary["items"].index("gold")][1] = 5
    assert match.loaded.rules.check(box, match.state, match.state) == 13


def test_14_salaries_never_fall():
    """The same patronage, in a line where it is worth less."""
    match = position(4)
    own(match, 0, *match.box.vocabulary["items"][:3])
    live(match).round = 3
    live(match).patronage[0][0] = 1
    check, s = judged(match)
    s.patronage[0][:2] = 0, 1
    assert check(s) == 14


def test_15_awards_are_limited():
    *_, match = walk(4, 1)
    check, s = judged(match)
    assert s.stage == p.OVER
    awards(100)(s)
    assert check(s) == 15
