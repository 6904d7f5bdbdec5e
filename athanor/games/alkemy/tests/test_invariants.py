"""Each invariant, broken on purpose: `check` names it."""

import copy

import pytest

import athanor
from athanor.games.alkemy import rules
from athanor.games.alkemy.rules import invariants
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.figures import drop_mark, set_mark
from athanor.games.alkemy.rules.pieces import Q

from .tables import BOX, IDS, position


@pytest.fixture
def match():
    """A match in its first turn, a card active."""
    match = athanor.start("alkemy", seed=3, compiled=False, options={"format": "180", "scenario": "chests"})
    match.play("muster triade-180", 0).play("muster aurlok-180", 1)
    while match.state.active < 0:
        seat = match.to_act()[0]
        match.play(match.legal(seat)[0], seat)
    return match


def broken(match, change, *first):
    """What `check` says of a change, after others that are legal."""
    before = copy.deepcopy(match.state)
    for one in first:
        one(before)
    after = copy.deepcopy(before)
    assert rules.check(BOX, before, after) == 0
    change(after)
    return rules.check(BOX, before, after)


def put(field, *path):
    """A change of one number of the state."""

    def change(s):
        row = getattr(s, field)
        for k in path[:-2]:
            row = row[k]
        row[path[-2]] = path[-1]

    return change


def news(*row):
    def change(s):
        s.news_count = 1
        s.news[0][:] = [-1, *row, *[0] * (6 - len(row))]

    return change


def alone(s):
    """Two figures on a table with all scenery in a corner."""
    for e in range(s.elements):
        s.ex[e], s.ey[e] = 330, 330
    s.here[:] = [int(f in (0, 16)) for f in range(len(s.here))]
    s.x[0], s.y[0], s.x[16], s.y[16] = 100, 240, 100, 100


def meet(s):
    """A figure of each troop side by side, out of nowhere."""
    s.x[0], s.y[0] = 100, 116


def met(s):
    meet(s)
    news(132, s.kind[16] * 64 + 16, s.kind[0] * 64)(s)


def test_ak152_5_only_a_charge_brings_figures_together(match):
    assert broken(match, meet, alone) == 5
    assert broken(match, met, alone) == 0


def test_ak041_1_boxes(match):
    assert broken(match, put("hurt", 0, 99)) == 1


def test_ak101_2_action_points(match):
    assert broken(match, put("pa", 0, 9)) == 2


def test_ak013_3_places(match):
    assert broken(match, put("x", 0, match.state.x[1])) == 3
    assert broken(match, put("x", 0, 3)) == 3


@pytest.mark.parametrize("name", ["touching", "near", "sees", "disc_in_corridor"])
def test_ak002_4_what_is_seen_from_one_end_is_seen_from_the_other(match, monkeypatch, name):
    s = match.state
    actor = next(f for f in range(32) if s.acting[f] == 1)
    other = (s.x[actor] + s.y[actor] + s.turn) % 32
    while not s.here[other] or other == actor or other // 16 != actor // 16:
        s.x[actor] -= 1
        other = (s.x[actor] + s.y[actor] + s.turn) % 32
    true = getattr(invariants, name)

    def one_sided(*args):
        first = args[0] == s.x[actor] if name == "disc_in_corridor" else args[2] == actor
        return not true(*args) if first and (name != "touching" or args[3] == other) else true(*args)

    assert rules.check(BOX, s, s) == 0
    monkeypatch.setattr(invariants, name, one_sided)
    assert rules.check(BOX, s, s) == 4


def test_ak016_4_contact_makes_a_fight(match, monkeypatch):
    monkeypatch.setattr(invariants, "engaged", lambda box, s, f: f == 0)
    assert rules.check(BOX, match.state, match.state) == 4


def test_ak170_6_resources(match):
    assert broken(match, put("focus", 0, 5)) == 6
    assert broken(match, put("stones", 0, 1)) == 6  # Lee-Ping is no alchemist


def test_ak090_7_pawns(match):
    assert broken(match, put("pawn", 0, 9)) == 7
    assert broken(match, lambda s: setattr(s, "collected", 5)) == 7


def test_ak086_ak088_8_scenery(match):
    assert broken(match, lambda s: setattr(s, "elements", 5)) == 8
    before, after = copy.deepcopy(match.state), copy.deepcopy(match.state)
    before.turn = 0
    assert rules.check(BOX, before, after) == 0
    after.spacing = 200
    assert rules.check(BOX, before, after) == 8


def test_ak050_9_dice(match):
    assert broken(match, lambda s: setattr(s, "dice_count", 5)) == 9


def test_ak057_10_columns_and_damage(match):
    hero = IDS.index("TJ1") * 64  # 2 2 3 3 4 4
    assert broken(match, news(57, hero, 16, 3, 4)) == 0
    assert broken(match, news(57, hero, 16, 3, 7)) == 10
    assert broken(match, news(57, hero, 16, 3, 0)) == 10
    assert broken(match, news(57, hero, 16, 4, 4)) == 10
    assert broken(match, news(41, hero, 0, 3)) == 10


def test_ak133_11_marks_of_charges(match):
    assert broken(match, lambda s: set_mark(s, 0, p.LAME)) == 11
    marked = copy.deepcopy(match.state)
    set_mark(marked, 0, p.LAME)
    set_mark(marked, 0, p.STILL)
    assert rules.check(BOX, match.state, marked) == 0
    drop_mark(marked, 0, p.STILL)
    assert rules.check(BOX, match.state, marked) == 11


def test_ak111_12_what_has_begun(match):
    assert broken(match, lambda s: setattr(s, "top", 31)) == 12


def test_ak240_ak241_ak243_ak250_13_command_and_secrets(match):
    assert broken(match, put("reserve", 0, 99)) == 13
    assert broken(match, put("commands", 0, 0b111111)) == 13
    assert broken(match, put("played", 0, 0b11), put("commands", 0, 0b10)) == 13
    assert broken(match, put("secret", 1, 5), put("secret", 1, 4)) == 13


def test_ak273_ak202_14_points_and_the_end(match):
    assert broken(match, put("points", 0, -1)) == 14
    assert broken(match, lambda s: setattr(s, "winner", 0)) == 14
    assert broken(match, lambda s: setattr(s, "turn", 11)) == 14


@pytest.mark.parametrize(
    "change",
    [
        put("kind", 0, IDS.index("TJ4")),  # AK-074: no hero
        put("kind", 1, IDS.index("TJ2")),  # AK-074: two heroes
        put("kind", 2, IDS.index("KH4")),  # AK-071: a stranger
        put("faction", 0, 0),  # AK-071: another symbol
        put("card", 4, 4),  # AK-076: a card opened before the last is full
    ],
)
def test_ak074_ak071_ak076_15_troops(match, change):
    assert broken(match, change) == 15


def test_ak073_ak075_15_points_and_maxima():
    table = position({f"a{k + 1}": ("AU5", 20 + 20 * k, 100) for k in range(4)} | {"a5": ("AU2", 300, 100)})
    table.s.faction[0] = 2
    assert not invariants.troop_is_legal(BOX, table.s, 0)  # four of three
    rich = position({"a1": ("AU1", 20, 100), "a2": ("AU3", 60, 100), "a3": ("AU7", 100, 100), "a4": ("AU7", 140, 100)})
    rich.s.faction[0] = 2
    assert invariants.troop_is_legal(BOX, rich.s, 0)
    rich.s.kind[4:7] = [IDS.index("AU8")] * 3
    rich.s.card[4:7] = [4, 5, 6]
    assert not invariants.troop_is_legal(BOX, rich.s, 0)  # 217 points of 200


def test_ak261_ak263_16_objectives(match):
    assert broken(match, put("owner", 0, 2)) == 16
    assert broken(match, put("tokens", 0, 0, 5)) == 16


def test_17_a_match_replays_to_the_same_state(match):
    """The same choices and the same chance give the same state, and other chance another."""
    again = athanor.replay(match.transcript(), compiled=False)
    assert again.memory == match.memory
    other = athanor.start("alkemy", seed=4, compiled=False, options={"format": "180", "scenario": "chests"})
    other.play("muster triade-180", 0).play("muster aurlok-180", 1)
    assert other.memory != match.memory


def test_ak132_11_who_stands_still_is_not_asked_where_to(match):
    def asked(s):
        s.asks, s.purpose, s.mover = Q.destination, p.MOVING, s.active

    assert broken(match, asked, lambda s: set_mark(s, s.active, p.STILL)) == 11
