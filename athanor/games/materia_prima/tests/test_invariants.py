"""MP-I01 to MP-I24 hold on random play from positions in which much can be done."""

from random import Random

import pytest

from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.tests.tables import BLACKHOLM, HAMMERBREACH, HOMES, WINDSHIRE, Table, play, position
from athanor.kernel.records import Plain


def rich(seed, seats, **options) -> Table:
    """Every player has stock, load, formulas, homunculi and extensions."""
    t = position(seats, seed=seed, **options)
    for seat in range(seats):
        t.give(seat, iron=3, fire=3, air=3, earth=3, water=3, mercury=2, copper=2, glass=2, sulphur=2, gold=1, platinum=1)
        t.give(seat, 0, fire=1, water=1)
        t.own(seat, f"Q{9 + seat:02}", f"Q{21 + seat:02}")
        t.hold(seat, f"H{1 + seat:02}", f"Q{1 + seat:02}", f"P{1 + seat:02}")
        t.homunculus(seat, f"H{9 + seat:02}", (HAMMERBREACH, BLACKHOLM, WINDSHIRE, (3, 0))[seat])
        t.homunculus(seat, f"H{17 + seat:02}", ((2, -1), (-2, 0), (-1, 4), (3, -1))[seat])
        t.extend(seat, f"X{1 + seat:02}", f"X{6 + seat:02}")
    t.lay_down((0, 0), gold=1, soul=0)
    return t.turn(0)


@pytest.mark.parametrize("seed", range(12))
def test_invariants_hold_and_legal_is_what_is_not_refused(seed):
    options = [{}, {"early_quests": "on"}, {"retail_25": "on"}, {"special_towers": "on", "pickup_one": "on"}][seed % 4]
    t = rich(seed, 2 + seed % 3, **options)
    chance = Random(seed)
    before = Plain(t.match._array()[0])
    for step in range(260):
        if t.over:
            break
        seat = t.match.to_act()[0]
        legal = t.match.legal()
        if step % 20 == 0:
            every = [a for a in range(t.rules.ACTIONS.size) if t.rules.refusal(t.box, t.s, seat, a) == 0]
            assert sorted(legal) == every
        busy = [action for action in legal if action] or legal
        before.copy_from(t.s)
        action = chance.choice(busy)
        t.match.play(action)
        assert t.rules.check(t.box, before, t.s) == 0, (step, t.match.notation(action))


def test_a_broken_state_is_noticed():
    """MP-158: a marker too many; MP-023: figures of two players on one hex; MP-100: a formula that vanished."""
    t = rich(1, 2)
    before = Plain(t.match._array()[0])
    t.s.stock[0][0] += 1
    assert t.rules.check(t.box, before, t.s) == 1
    t.s.stock[0][0] -= 1
    t.s.at[0][0] = t.s.at[1][0]
    assert t.rules.check(t.box, before, t.s) == 6
    t = rich(1, 2).lay(0, "P09")
    before = Plain(t.match._array()[0])
    t.s.laid[0][1] = 255
    assert t.rules.check(t.box, before, t.s) == 12


# Each clause, broken by itself


def sound(seats=3):
    """A turn of seat 0, in which nothing is broken, and the state before it."""
    t = play(rich(1, seats), "activate X01")
    before = Plain(t.match._array()[0])
    assert t.rules.check(t.box, before, t.s) == 0
    return t, before


def broken(spoil):
    t, before = sound()
    spoil(t)
    return t.rules.check(t.box, before, t.s)


def broken_for_long(spoil):
    """The same, before the last action already."""
    t, _ = sound()
    spoil(t)
    return t.rules.check(t.box, Plain(t.match._array()[0]), t.s)


def a_debt(row):
    def spoil(t):
        row(t.s)[0] -= 9
        t.s.supply[0] += 9

    return spoil


@pytest.mark.parametrize("row", [lambda s: s.soil[0], lambda s: s.stock[0]])
def test_i01_no_number_is_below_nothing(row):
    assert broken(a_debt(row)) == 1


def test_i02_soul_stones_are_few():
    assert broken(lambda t: t.give(0, soul=4)) == 2

    def in_the_hand(t):
        t.lay_down((0, 1), soul=3)
        t.stand(0, (0, 1))
        t.rules.apply(t.box, t.s, 0, t.match.read("pick alchemist"))
        assert (t.asks, sum(t.s.souls), t.s.moved[12]) == ("pick", 3, 1)

    assert broken(in_the_hand) == 2


def test_i03_nothing_lies_on_a_tower_hex():
    assert broken(lambda t: t.lay_down(HOMES[0], fire=1)) == 3


def test_i04_loads_are_counted_and_fit():
    def uncounted(t):
        t.s.loaded[0][0] += 1

    assert broken(uncounted) == 4
    assert broken(lambda t: t.give(0, 0, fire=5)) == 4


def test_i06_a_hex_has_one_holder_and_its_crowd():
    def held_by_another(t):
        t.s.holder[t.s.at[0][0]] = 2

    def a_crowd_of_nobody(t):
        t.s.crowd[t.hex((0, 0))] += 1

    assert broken(held_by_another) == 6
    assert broken(a_crowd_of_nobody) == 6


def test_i07_towers_stand_on_free_hexes_apart():
    def in_a_city(t):
        t.s.shows[t.s.home[0]] = t.s.shows[t.hex(WINDSHIRE)]

    def together(t):
        t.s.home[1] = t.s.home[0]

    def side_by_side(t):
        t.s.home[0], t.s.home[1] = t.hex((2, 0)), t.hex((2, -1))

    assert broken(in_a_city) == 7
    assert broken(together) == 7
    assert broken(side_by_side) == 7


def test_i08_a_homunculus_has_its_card():
    def no_card(t):
        t.s.card[0][1] = p.NONE

    assert broken(no_card) == 8


def test_i09_cards_are_counted():
    def a_pile(t):
        t.s.pile[0] += 1

    def a_hand(t):
        t.s.hand[0][0] += 1

    def somebody_elses_homunculus(t):
        t.s.where[t.s.card[0][1]] = p.PLAY + 1

    def a_card_in_the_air(t):
        t.s.where[t.s.where.index(p.PILE)] = p.DRAWN
        t.s.pile[0] -= 1

    def a_novice_without_a_card(t):
        t.hold(0, "H24")
        t.s.novice[0][0] = 1

    assert broken(a_card_in_the_air) == 9
    assert broken(a_novice_without_a_card) == 9
    assert broken(a_pile) == 9
    assert broken(a_hand) == 9
    assert broken_for_long(somebody_elses_homunculus) == 9


def test_i10_a_hand_of_three():
    assert broken(lambda t: t.hold(0, "P01", "P02", "P03", "P04")) == 10


def test_i11_what_is_worn_is_in_play():
    def somebody_elses(t):
        t.s.where[p.DECK + t.s.worn[0][0]] = p.PLAY + 1

    assert broken_for_long(somebody_elses) == 11


def test_i12_a_stone_is_three_formulas():
    def a_stone(t):
        t.s.stone[0] = 1

    assert broken(a_stone) == 12


def test_i12_an_extension_stays_with_its_owner():
    def stolen(t):
        t.s.extension[t.id("X01", "extensions")] = p.OWNED + 1

    assert broken(stolen) == 12


def test_i13_extensions_are_counted_and_offered():
    def a_stack(t):
        t.s.stack += 1

    def nothing_for_sale(t):
        t.s.extension[next(x for x in range(12) if t.s.extension[x] == p.ON_CARD)] = p.OWNED + 1

    assert broken(a_stack) == 13
    assert broken(nothing_for_sale) == 13


def test_i14_one_extension_is_active():
    def none(t):
        t.s.active = p.NONE

    def another_players(t):
        t.s.active = t.id("X02", "extensions")

    assert broken(none) == 14
    assert broken(another_players) == 14


def test_i16_no_action_is_won_back():
    def one_more(t):
        t.s.left[0][0] += 1

    assert broken(one_more) == 16


def test_i17_the_dice_make_the_force():
    def thrown(t):
        t.s.rolls[0][0] = 3

    assert broken(thrown) == 17


def test_i18_an_action_harms_one_figure():
    def a_soul_for_another(t):
        t.s.souls[0] -= 1
        t.s.souls[1] += 1

    def two_are_moved(t):
        t.stand(1, (2, 1), 1).stand(1, (2, 1), 2)

    assert broken(a_soul_for_another) == 18
    assert broken(two_are_moved) == 18


def test_i20_what_was_done_stays_done():
    t, before = sound()
    before.attacked[0] = 1
    assert t.rules.check(t.box, before, t.s) == 20


def test_i22_a_match_that_is_over_says_why():
    def ended(t):
        t.s.ended = 1

    def by_nobody(t):
        t.s.ender = 0

    assert broken(ended) == 22
    assert broken(by_nobody) == 22
