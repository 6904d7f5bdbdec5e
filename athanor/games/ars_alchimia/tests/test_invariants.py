"""Each clause of the invariants, broken by itself at a table that is sound."""

from copy import deepcopy

import pytest

from athanor.games.ars_alchimia.tests.tables import SPACES, position

CHOOSING, PAYING = 0, 1
GUILD, ASTRA, GOLEM, BLACK_CAT = 4, "AS-03", "AS-04", "AS-08"
FORGE = SPACES.index("FRG-1")


def after(table, spoil):
    """The invariant that this breaks."""
    check, before = table.match.loaded.rules.check, deepcopy(table.s)
    assert check(table.box, before, table.s) == 0
    spoil(table.s)
    return check(table.box, before, table.s)


def at(table, spoil):
    """The invariant that this position breaks, whatever was before it."""
    spoil(table.s)
    return table.match.loaded.rules.check(table.box, deepcopy(table.s), table.s)


def a_crowd_from_nowhere(s):
    s.crowd_of[0] = 0


def workers_owed(s):
    s.plaza[0], s.available[0] = s.plaza[0] + s.available[0] + 1, -1


def workers_of(seat, **change):
    """So many more here and there."""

    def spoil(s):
        for place, n in change.items():
            getattr(s, place)[seat] += n

    return spoil


def a_location_back_on_its_pile(s):
    s.face[SPACES.index("LOC-1")] = -1
    s.size[3] += 1


def a_point_taken_back(s):
    s.vp[0] -= 1
    s.bonus_vp[0] -= 1


def a_tilted_card_that_nobody_has(s):
    s.tilted[s.serves.index(-1)] = 1


def a_visit_with(transmuted, to_act=1):
    def spoil(s):
        s.space, s.transmuted, s.to_act = FORGE, transmuted, to_act

    return spoil


def put(**fields):
    """Some fields of one number each."""

    def spoil(s):
        for name, value in fields.items():
            setattr(s, name, value)

    return spoil


def more(field, *place):
    """One more of something."""

    def spoil(s):
        row = getattr(s, field)
        for k in place[:-1]:
            row = row[k]
        row[place[-1]] += 1

    return spoil


@pytest.mark.parametrize(
    ("invariant", "spoil"),
    [
        (1, more("size", 0)),
        (2, more("size", 3)),
        (2, a_location_back_on_its_pile),
        (3, lambda s: s.face.__setitem__(13, s.face[14])),
        (3, more("staff", 0)),
        (4, more("available", 0)),
        (4, workers_owed),
        (4, workers_of(0, available=10, plaza=-10)),
        (4, workers_of(0, available=20, reserve=-20)),
        (5, a_crowd_from_nowhere),
        (6, lambda s: s.stock[0].__setitem__(0, 99)),
        (6, lambda s: s.stock[0].__setitem__(0, -1)),
        (7, more("holds", 0)),
        (10, more("vp", 0)),
        (10, a_point_taken_back),
        (11, lambda s: s.atelier.__setitem__(1, s.atelier[0])),
        (12, a_tilted_card_that_nobody_has),
        (14, a_visit_with(9, to_act=0)),
        (14, put(transmuted=1)),
        (16, put(year=1)),
        (16, put(year=4)),
        (16, put(to_act=0)),
    ],
)
def test_something_is_lost_or_made(invariant, spoil):
    assert after(position(), spoil) == invariant


def test_4_nine_workers_at_least_and_none_is_given_up():
    assert at(position(available={0: 9}), workers_of(0, available=-1, reserve=1)) == 4
    table = position(available={0: 10})
    assert after(table, workers_of(0, available=-1, reserve=1)) == 4


def test_5_no_crowd_on_a_space_that_is_not_there():
    def the_last_space(s):
        s.crowd[15], s.crowd_of[15] = 1, 0
        s.available[0] -= 1

    assert after(position(seats=3), the_last_space) == 5
    assert after(position(), the_last_space) == 0


def test_7_three_orders_at_most():
    table = position(orders={0: ["C01", "C02", "C03"]})
    assert after(table, lambda s: table.orders({0: ["C04"]})) == 7


def test_8_a_crowd_grows_or_is_another():
    def shrink(s):
        s.crowd[0] -= 1
        s.plaza[0] += 1

    assert after(position(crowd={"ORD-C1": (0, 3)}), shrink) == 8


def test_8_with_the_golem_as_many_are_enough():
    def the_same_number(s):
        s.crowd_of[0] = 1
        s.plaza[0] += 3
        s.available[1] -= 3

    def with_golem(s):
        the_same_number(s)
        s.tilted[table.card(GOLEM)] = 1

    table = position(crowd={"ORD-C1": (0, 3)}, staff={1: [GOLEM]})
    assert after(table, with_golem) == 0
    assert after(position(crowd={"ORD-C1": (0, 3)}), the_same_number) == 8
    used = position(crowd={"ORD-C1": (0, 3)}, staff={1: [GOLEM]}, tilt=[GOLEM])
    assert after(used, the_same_number) == 8  # once a year


def test_9_no_workers_on_the_plaza_while_cards_are_chosen():
    assert after(position(plaza={0: 2}), put(step=CHOOSING)) == 9


def test_9_no_crowds_while_wages_are_paid():
    assert after(position(crowd={"ORD-C1": (0, 3)}), put(step=PAYING)) == 9


def test_12_a_tilted_assistant_stays_so_for_the_year():
    table = position(staff={0: [ASTRA]}, tilt=[ASTRA])
    assert after(table, lambda s: s.tilted.__setitem__(table.card(ASTRA), 0)) == 12


def test_13_an_order_above_the_level_of_its_holder():
    table = position()
    assert after(table, lambda s: table.orders({0: ["A01"]})) == 13


def test_14_more_transmutations_than_the_forge_allows():
    table = position()
    uses = table.box.uses[table.s.face[FORGE]]
    assert after(table, a_visit_with(uses)) == 0
    assert after(position(), a_visit_with(uses + 1)) == 14
    assert after(position(year=4), a_visit_with(uses + 1, to_act=0)) == 0  # whoever held the Apprentice


def test_15_who_has_passed_places_no_worker():
    def place(s):
        s.available[1] -= 1
        s.plaza[1] += 1

    assert after(position(passed=[1]), place) == 15


@pytest.mark.parametrize(
    ("staff", "change", "invariant"), [({}, 1, 15), ({1: [BLACK_CAT]}, 1, 0), ({1: [BLACK_CAT]}, -1, 15)]
)
def test_15_only_the_black_cat_brings_a_worker_to_who_has_passed(staff, change, invariant):
    table = position(passed=[1], plaza={1: 2}, staff=staff)
    assert after(table, workers_of(1, available=change, plaza=-change)) == invariant


def test_15_who_has_passed_stays_out():
    assert after(position(passed=[1]), lambda s: s.passed.__setitem__(1, 0)) == 15


def test_16_the_match_ends_in_the_main_step_of_the_last_year():
    table = position(year=4)
    for seat in range(table.match.seats):
        table.s.available[seat] += table.s.plaza[seat]
        table.s.plaza[seat] = 0
    assert after(table, put(to_act=0, step=PAYING)) == 16


def test_17_the_guild_has_the_workers_of_the_year():
    assert after(position(seats=2), more("available", GUILD)) == 17
