"""Features: what each role writes, and the order of seats, categories and options in a row."""

import random
from types import SimpleNamespace

import pytest

import athanor
from athanor.bots.champion import seen
from athanor.kernel.errors import BadSettings
from athanor.kernel.features import features_of, field, has_roles, written
from athanor.kernel.game import slugs
from athanor.kernel.loading import load
from athanor.kernel.roles import bit_set, category, count, digits, flag, others, own, per_seat, seat, seat_set
from athanor.kernel.rulebook import whole

from . import conftest  # noqa: F401  the shelves


def narrow(number):
    return min(127, max(-127, number))


def ran(lines, size, me=0, seats=3, **state):
    row = [9] * size
    names = {"row": row, "me": me, "seats": seats, "s": SimpleNamespace(**state), "whole": whole, "narrow": narrow}
    exec("\n".join(lines), names)
    return row


def one(role, value, me=0, seats=3, chairs=4):
    """The features of one element."""
    return ran(role.write("s.x", "0", chairs), role.width(chairs), me, seats, x=value)


def of_field(role, value, shape, me=0, seats=3, chairs=4):
    lines, size = field("x", shape, role, 0, chairs)
    return ran(lines, size, me, seats, x=value)


@pytest.mark.parametrize(
    ("role", "value", "row"),
    [
        (count(10), 7, [7]),
        (count(10), 400, [127]),
        (count(10), -400, [-127]),
        (count(1000), 80, [10]),  # in steps of 8
        (flag(), 1, [1]),
        (category(3), 2, [0, 0, 1]),
        (category(3, 2), 2, [1, 0, 0]),
        (category(3), -1, [0, 0, 0]),
        (bit_set(4), 0b1010, [0, 1, 0, 1]),
        (digits(3, 5), 1 * 25 + 4 * 5 + 2, [1, 4, 2]),
        (digits(3, 5), -1, [0, 0, 0]),
    ],
)
def test_a_role_writes_an_element(role, value, row):
    assert one(role, value) == row


def test_a_seat_is_told_from_the_own_one():
    assert [one(seat(), who, me=1) for who in (0, 1, 2)] == [[0, 0, 1, 0], [1, 0, 0, 0], [0, 1, 0, 0]]
    assert one(seat(), -1, me=1) == [0, 0, 0, 0]
    assert one(seat(7), 7, me=1) == [0, 0, 0, 0, 1]


def test_a_set_of_seats_begins_with_the_own_one_and_nobody_sits_beyond_the_last():
    assert one(seat_set(), 0b101, me=2) == [1, 1, 0, 0]
    assert one(seat_set(), 0b111, me=1) == [1, 1, 1, 0]


def test_rows_of_seats_are_turned_and_empty_chairs_are_blank():
    points = [[10, 1], [20, 2], [30, 3], [90, 9]]
    assert of_field(per_seat(count(90)), points, (4, 2), me=1) == [20, 2, 30, 3, 10, 1, 0, 0]
    assert of_field(own(count(90)), points, (4, 2), me=1) == [20, 2]
    assert of_field(others(count(90)), points, (4, 2), me=1) == [30, 3, 10, 1, 0, 0]


def test_rows_after_those_of_the_seats_stay_where_they_are():
    assert of_field(per_seat(count(9)), [1, 2, 3, 4, 8, 9], (6,), me=2) == [3, 1, 2, 0, 8, 9]


def test_seats_may_be_counted_along_any_axis():
    assert of_field(per_seat(count(9), 1), [[1, 2, 3, 0], [4, 5, 6, 0]], (2, 4), me=2) == [3, 6, 1, 4, 2, 5, 0, 0]


def test_a_field_without_an_axis_for_the_seats_is_refused():
    with pytest.raises(BadSettings, match="'x' has no row for each of 4 seats along axis 0"):
        field("x", (2,), per_seat(flag()), 0, 4)


def with_roles(slug, **changed):
    """A game as loaded, with other roles."""
    plain = load(slug, compiled=False)
    rules = SimpleNamespace(**{**vars(plain.rules), **changed})
    return SimpleNamespace(rules=rules, game=plain.game)


def test_every_field_has_a_role_and_every_role_a_field():
    roles = load("sealed", compiled=False).rules.ROLES
    with pytest.raises(BadSettings, match="sealed: ROLES knows no field 'bids'; it has one role for each field of State"):
        written(with_roles("sealed", ROLES={**roles, "bids": flag()}))
    with pytest.raises(BadSettings, match="sealed: ROLES leaves out the field 'score'"):
        written(with_roles("sealed", ROLES={name: role for name, role in roles.items() if name != "score"}))


def test_a_game_without_roles_cannot_be_learned_yet():
    mute = with_roles("sealed")
    del mute.rules.ROLES
    with pytest.raises(BadSettings, match="sealed says nothing about the roles of its fields"):
        written(mute)


def test_figures_of_alkemy_are_told_in_the_order_of_their_names_each_with_its_side():
    """Actions name figures so. What is told of a figure begins with whose it is."""
    match = athanor.start("alkemy", seed=11, compiled=False)
    while match.loaded.rules.QUESTIONS[match.state.asks] != "activate":
        match.play(match.legal(match.to_act()[0])[0], match.to_act()[0])
    me, made = match.to_act()[0], features_of(match.loaded)
    told = dict(zip(made.names, seen(match.view(me)).tolist(), strict=True))
    s, width = match.state, sum(name.startswith("figures ") for name in made.names) // 64
    for f in range(64):
        side = 0 if s.kind[f] < 0 else 8 if f // 16 == me else -8
        assert told[f"figures {f * width}"] == side
        assert told[f"stands {2 * f}"] == (s.x[f] // 8 if s.here[f] else 0)


def test_the_names_of_features_tell_what_they_are():
    """Alchemist: seats and options come first, what the game adds last."""
    made = features_of(load("alchemist", compiled=False))
    assert made.names[:4] == ["seats 0", "seats 1", "seats 2", "seats 3"]
    assert made.names[-1] == "lead 3"
    assert len(made.scales) == made.size == len(made.names)


def test_what_a_game_adds_is_worked_out_from_its_view():
    """Alchemist: the cubes that a seat does not see, and by how many points it leads."""
    match = athanor.start("alchemist", seats=2, seed=3, compiled=False)
    for _ in range(12):
        match.play(match.legal(match.to_act()[0])[0])
    me = match.to_act()[0]
    made, view = features_of(match.loaded), match.view(me)
    bench, row = view.bench(1), [0] * made.size
    made.code.observe_one(bench.boxes, bench.states, 0, me, row)
    told = dict(zip(made.names, row, strict=True))
    state = match.state
    assert told["lead 0"] == state.score[me] - state.score[1 - me]
    hidden = sum(state.stock[1 - me]) + state.bag_size
    assert sum(told[f"unseen {kind}"] for kind in range(5)) == hidden


@pytest.mark.parametrize("slug", [slug for slug in slugs() if has_roles(load(slug, compiled=False))])
def test_features_are_the_same_in_all_worlds_that_a_seat_cannot_rule_out(slug):
    """The hidden part of positions on the way is imagined anew, and hidden again; what is written down twice is the same."""
    match = athanor.start(slug, seed=11, compiled=False)
    rng, compared = random.Random(1), 0
    for number in range(60):
        if match.over:
            break
        seat = rng.choice(match.to_act())
        view = match.view(seat)
        if number % 4 == 0:
            row = seen(view).tolist()
            bench, entry = view.bench(3), view.loaded.entry
            for luck in (1, 2):
                entry.imagine(bench.boxes, bench.states, 1, 0, seat, luck)
                entry.hide(bench.boxes, bench.states, 2, 1, seat)
                again = [0] * len(row)
                for _ in range(2):
                    features_of(view.loaded).code.observe_one(bench.boxes, bench.states, 2, seat, again)
                    assert again == row
            compared += 1
        match.play(rng.choice(view.legal()), seat)
    assert compared > 1
