"""Troops, set-up, the turn, scenarios and the end."""

import pytest

import athanor
from athanor.games.alkemy.rules import activation, pieces, preparation, scenario
from athanor.games.alkemy.rules.figures import marked, set_mark
from athanor.games.alkemy.rules.pieces import A

from .tables import BOX, IDS, VOCABULARY, play, position, refused


def test_ak076_xb07_shared_cards():
    match = athanor.start("alkemy", seed=4, compiled=False, options={"format": "180"})
    match.play("muster triade-180", 0).play("muster aurlok-180", 1)
    cards = match.state.card[:16]
    assert [cards[f] for f in range(8)] == [0, 1, 2, 3, 3, 5, 6, 6]


def test_ak078_ak079_spirit_and_affinity():
    assert [BOX.affinity[VOCABULARY["factions"].index(code)] for code in ("AV", "TE", "KH", "GC", "NA")] == [0, 0, 1, 2, 3]
    assert all(BOX.esp[p] != pieces.NOTHING for p in range(len(IDS)) if BOX.hero[p])


def test_ak070_ak073_ak074_building_a_troop_at_the_table():
    match = athanor.start("alkemy", seed=1, compiled=False, options={"start": "full"})
    assert match.why_not("lock", 0).rule == "AK-070"
    match.play("recruit GC5", 0)
    assert match.why_not("recruit AV8", 0).rule == "AK-071"
    assert match.why_not("lock", 0).rule == "AK-074"
    match.play("recruit GC5", 0)
    assert match.why_not("recruit GC5", 0).rule == "AK-075"
    match.play("recruit GC1", 0).play("lock", 0).play("muster temple-200", 1)
    assert sorted(kind for kind in match.state.kind[:16] if kind != pieces.NOTHING) == sorted(
        IDS.index(i) for i in ("GC1", "GC5", "GC5")
    )
    quick = athanor.start("alkemy", seed=1, compiled=False)
    assert quick.why_not("recruit GC5", 0).rule == "AK-070"
    assert quick.why_not("muster khaliman-300", 0).rule == "AK-073"


# Set-up


def full(**options):
    match = athanor.start("alkemy", seed=2, compiled=False, options={"start": "full", **options})
    match.play("muster avalon-200", 0).play("muster cobra-200", 1)
    return match


def test_ak082_ak085_ak086_ak087_placing_scenery():
    """AK-085: from A; AK-080 and AK-081: options are settled before the match."""
    match = full()
    a = match.state.seat_a
    assert match.to_act() == [a]
    assert match.why_not("stop").rule == "AK-088"
    match.play("element D03").play("bearing 0")
    state = match.state
    table = position({})
    table.s.seat_a = a
    table.s.objectives = 3
    for o in range(3):
        table.s.ox[o], table.s.oy[o] = state.ox[o], state.oy[o]
    fits = lambda x, y, seat=a: preparation.element_fits(table.box, table.s, seat, 2, 0, x, y)  # noqa: E731
    assert fits(192, 100) == 0
    assert fits(192, 300) == 87
    assert fits(192, 191 - 8 - 12 - 48) == 0
    assert fits(192, 191 - 8 - 12 - 47) == 86
    assert fits(5, 100) == 86
    table.s.placed[a] = 1
    assert fits(192, 300) == 0
    assert fits(192, 340) == 86  # AK-086: the enemy's deployment zone


def test_ak088_stopping():
    table = position({})
    table.s.placed[0] = 2
    table.s.elements = 6
    assert preparation.refusal_to_stop(table.box, table.s, 0) == 88
    table.s.placed[0] = 3
    assert preparation.refusal_to_stop(table.box, table.s, 0) == 0
    table.s.elements = 5
    assert preparation.refusal_to_stop(table.box, table.s, 0) == 88


def test_ak090_ak091_ak092_pawns():
    table = position({}, elements=[("D03", 0, 100, 100), ("D03", 0, 100, 300), ("D03", 0, 200, 100), ("D03", 0, 200, 300)])
    table.s.faction = [0, 4]
    table.s.pawns_left[:2] = table.s.pawns_owed[:2] = [1, 1]
    table.run(pieces.PLACE_PAWN, 1)
    assert table.asks == "pawn"
    assert refused(table, "pawn 2") == "AK-091"  # B's only pawn must lie in A's zone
    assert refused(table, "pawn 7") == "AK-090"
    play(table, "pawn 1")
    assert table.s.pawn[0] == 2  # water
    assert refused(table, "pawn 1") == "AK-090"


def test_ak093_ak094_ak095_ak096_ak035_deployment():
    table = position({"a1": ("AV8", 100, 20), "b1": ("AV8", 100, 37)})
    assert not preparation.may_deploy_at(table.box, table.s, 0, 100, 21)  # in contact with an enemy
    assert preparation.may_deploy_at(table.box, table.s, 0, 200, 32)
    assert not preparation.may_deploy_at(table.box, table.s, 0, 200, 33)
    assert preparation.cards_of(table.s, 0) == 1
    match = full()
    while match.state.asks != 7 and not match.over:  # deploy
        match.play(match.legal()[0])
    assert match.to_act() == [0]  # seven cards against six
    match.play("deploy a1")
    assert match.why_not("area 0") is not None


def test_ak035_a_zone_goes_to_the_edge_of_the_table():
    table = position({"a1": ("AV8", 100, 20), "b1": ("AV8", 100, 37)})
    spots = [y for y in range(340, 385) if preparation.may_deploy_at(table.box, table.s, pieces.TROOP, 200, y)]
    assert (spots[0], spots[-1]) == (352, 376)  # B's zone begins at 344 and goes to the edge of the table
    spots = [y for y in range(45) if preparation.may_deploy_at(table.box, table.s, 0, 200, y)]
    assert (spots[0], spots[-1]) == (8, 32)
    spots = [x for x in range(140, 385) if preparation.may_deploy_at(table.box, table.s, 0, x, 20)]
    assert spots[-1] == 376


def test_ak093_with_as_many_cards_the_loser_of_a_roll_deploys_first():
    table = position({"a1": ("AV1", 9, 9), "b1": ("AV1", 9, 9)})
    table.s.turn = table.s.here[0] = table.s.here[pieces.TROOP] = 0
    table.run(pieces.WHO_DEPLOYS)
    assert (table.asks, table.s.to_act, refused(table, "chief a2", 0)) == ("chief", 0b11, "AK-102")
    play(table.dice(6, 6, 1, 1), (0, "chief a1"), (1, "chief b1"))
    assert (table.asks, table.seat()) == ("deploy", 1)
    assert [row[2] for row in table.s.news[: table.s.news_count] if row[1] == 93] == [1]


def test_ak094_all_figures_of_a_card_then_the_other():
    table = position({"a1": ("AV8", 9, 9), "a2": ("AV8", 9, 9), "a3": ("AV1", 9, 9), "b1": ("KH4", 9, 9)})
    for name in ("a1", "a2", "a3", "b1"):
        table.set("here", name, 0)
    table.s.trophy[:2] = [pieces.NOTHING] * 2
    assert [preparation.cards_of(table.s, seat) for seat in (0, 1)] == [2, 1]  # AK-077
    play(table.run(pieces.WHO_DEPLOYS), "deploy a1")
    assert (table.asks, table.s.mover, table.s.open) == ("station", 0, 1)
    play(table, "spot 1")
    assert (table.asks, table.s.mover) == ("station", 1)
    play(table, "spot 1")
    assert (table.asks, table.seat(), table.s.here[:3]) == ("deploy", 1, [1, 1, 0])
    assert table.s.trophy[:2] == [pieces.NOTHING, 0]  # the costliest card that B has seen (O04)


def test_ak083_ak082_ak096_the_quick_start():
    """Everything is placed by the rules: AK-083 objectives, AK-086 spacing, AK-094 zones."""
    for seed in range(4):
        match = athanor.start("alkemy", seed=seed, compiled=False, options={"scenario": "lights"})
        match.play("muster avalon-200", 0).play("muster naashti-200", 1)
        state = match.state
        assert 6 <= state.elements <= 12
        assert state.pawns == 6
        assert state.turn == 1
        assert sum(state.here[:16]) == 9


# The turn


def battle(**more):
    return position({"a1": ("AV1", 100, 100), "a2": ("AV8", 60, 60), "b1": ("KH4", 300, 300)}, **more)


def test_ak101_ak102_ak104_initiative():
    table = battle().run(pieces.INITIATIVE)
    assert table.asks == "chief"
    assert refused(table, "chief b1", 0) == "AK-102"
    play(table.dice(6, 6, 1, 1), (0, "chief a1"))
    assert table.asks == "starts"
    play(table, "starts b")
    assert table.s.hand == 1
    assert refused(table, "pass") == "AK-104"


def test_ak102_ak056_who_has_no_spirit_does_not_roll():
    """AK-102: not while another has it."""
    table = position({"a1": ("TJ7", 100, 100), "a2": ("TJ4", 60, 60), "b1": ("KH4", 300, 300)})
    assert [preparation.refusal_of_chief(table.box, table.s, f) for f in (0, 1)] == [102, 0]
    table.set("here", "a2", 0)
    assert preparation.refusal_of_chief(table.box, table.s, 0) == 0


def test_ak056_ak102_without_spirit_the_roll_is_won_and_of_several_the_lot_decides():
    winners = []
    for other in ("TJ7", "AV3"):
        table = position({"a1": ("TJ7", 100, 100), "b1": (other, 300, 300)})
        table.s.sealed[:2] = [A.chief + 1, A.chief + pieces.TROOP + 1]
        found = set()
        for luck in range(20):
            table.s.rng = luck
            found.add(activation.best_spirit(table.box, table.s))
        winners.append(found)
    assert winners == [{0, pieces.TROOP}, {0}]


def test_ak104_ak105_ak106_ak108_the_hand():
    table = battle()
    table.s.hand = 0
    play(table.run(pieces.HAND), "pass")
    assert (table.s.to_act, table.s.passes) == (2, 1)
    play(table, "pass")
    assert table.s.turn == 2
    idle = battle()
    idle.s.pa[16] = 0
    idle.s.hand = 1
    idle.run(pieces.HAND)
    assert idle.s.to_act == 1  # AK-105: the other passed by itself


def test_ak107_ak109_ak112_xb08_acting_again():
    table = play(position({"a1": ("AV5", 100, 100), "b1": ("KH4", 300, 300)}).activate("a1"), "walk", "spot 1", "rest")
    assert table.of("pa", "a1") == 2
    table.activate("a1")
    assert (table.of("pa", "a1"), table.asks) == (1, "declare")


def test_ak110_ak111_ak114_ak100_at_least_one_action():
    table = battle().activate("a1")
    assert refused(table, "rest") == "AK-114"
    assert refused(table, "pass") == "AK-111"
    play(table, "walk", "spot 1")
    assert refused(table, "rest") == ""


def test_ak117_ak113_x21_a_pair_acts_again():
    table = position({"a1": ("GC7", 100, 100), "a2": ("GC7", 140, 100), "b1": ("KH4", 300, 300)})
    table.s.pa[:2] = [1, 2]
    for f in (0, 1):
        set_mark(table.s, f, pieces.ACTIVATED)
    table.activate("a1")
    assert table.s.pa[:2] == [1, 1]
    assert table.s.acting[:2] == [0, 1]


def test_ak099_what_cannot_be_declared():
    table = battle().activate("a1")
    assert [refused(table, text) for text in ("fight", "shoot", "focus", "collect", "claim", "pick", "light")] == [
        "AK-140", "AK-155", "AK-171", "AK-180", "AK-260", "AK-263", "AK-269",
    ]  # fmt: skip


def test_ak215_an_action_known_to_fail_may_be_declared():
    """AK-210: in both ways of measuring."""
    for measured in (True, False):
        table = battle(measured=measured).activate("a1")
        assert refused(table, "charge") == ""


# The end of the turn and scenarios


def test_ak200_ak006_effects_of_the_end_of_the_turn():
    table = position({"a1": ("AV3", 100, 100), "b1": ("KH4", 300, 300)})
    table.set("hurt", "a1", 3)
    set_mark(table.s, 0, pieces.STILL)
    set_mark(table.s, 16, pieces.POISONED)
    table.run(pieces.TURN_EFFECTS, 0)
    assert table.of("hurt", "a1") == 2
    assert table.of("hurt", "b1") == 1
    assert not marked(table.s, 0, pieces.STILL)
    assert not marked(table.s, 16, pieces.POISONED)


def test_ak201_ak262_ak261_x32_jin_posts():
    table = battle(objectives=True)
    table.s.owner[:3] = [0, -1, 1]
    table.run(pieces.COUNT_POINTS)
    assert table.s.points[:2] == [0, 0]
    near = position({"a1": ("AV1", 320, 176), "b1": ("KH4", 300, 300)}, objectives=True)
    near.s.owner[:3] = [0, -1, 1]
    play(near.activate("a1"), "claim")
    assert 261 in near.news()
    assert (near.s.owner[2], near.of("pa", "a1")) == (-1, 2)
    near.run(pieces.COUNT_POINTS)
    assert near.s.points[:2] == [1, 0]


def test_ak261_ak265_an_alchemist_pays_less_at_pillars_only():
    for where, place, left in (("jin", (320, 176), 1), ("pillars", (192, 168), 2)):
        table = position({"a1": ("AV4", *place), "b1": ("KH4", 300, 300)}, where, objectives=True)
        play(table.activate("a1"), "claim")
        assert table.of("pa", "a1") == left


def test_ak261_ak266_posts_heal_nobody():
    table = position({"a1": ("AV1", 64, 168), "a2": ("AV8", 128, 192), "b1": ("KH4", 300, 300)}, objectives=True)
    table.s.owner[1], table.s.hurt[1] = 0, 3
    play(table.activate("a1"), "claim")
    assert (table.s.owner[0], table.s.hurt[1]) == (0, 3)


def test_ak260_who_may_work_on_an_objective():
    animal = position({"a1": ("NA6", 320, 176), "b1": ("KH4", 300, 300)}, objectives=True).activate("a1")
    assert refused(animal, "claim") == "AK-260"
    far = position({"a1": ("AV1", 320, 150), "b1": ("KH4", 300, 300)}, objectives=True).activate("a1")
    assert refused(far, "claim") == "AK-260"
    tried = position({"a1": ("AV1", 320, 150), "b1": ("KH4", 300, 300)}, objectives=True, measured=False).activate("a1")
    play(tried, "claim")
    assert (tried.s.owner[2], tried.of("pa", "a1")) == (-1, 2)


def test_ak202_ak206_ak273_x_the_goal():
    table = battle(objectives=True)
    table.s.points = [2, 2]
    table.s.owner[:3] = [0, 0, 1]
    table.run(pieces.COUNT_POINTS)
    assert (table.s.winner, table.s.to_act) == (0, 0)
    both = position({"a1": ("AV1", 128, 108), "b1": ("KH4", 256, 276)}, scenario="wells", objectives=True)
    both.s.points = [11, 11]
    both.run(pieces.COUNT_POINTS)
    assert (both.s.winner, both.s.ending) == (-1, 202)
    late = battle(objectives=True)
    late.s.turn = 10
    late.run(pieces.COUNT_POINTS)
    assert late.s.ending == 206


def test_ak203_ak204_ak205_a_troop_wiped_out():
    table = battle(objectives=True)
    table.set("here", "b1", 0)
    table.run(pieces.COUNT_POINTS)
    assert (table.s.winner, table.s.ending) == (-1, 203)
    won = battle(objectives=True)
    won.set("here", "b1", 0)
    won.s.points[0] = 2
    won.s.owner[0] = 0
    won.run(pieces.COUNT_POINTS)
    assert won.s.winner == 0  # the goal is looked at first
    on = battle(objectives=True).run(pieces.COUNT_POINTS)
    assert on.s.turn == 2


def test_ak263_ak264_chests():
    table = position({"a1": ("AV1", 64, 176), "b1": ("KH4", 300, 300)}, scenario="chests", objectives=True)
    table.s.value[:3] = [3, 4, 5]
    play(table.activate("a1"), "pick")
    assert refused(table, "jam") == "AK-260"
    play(table, "pick", "pick")
    assert (table.s.opened_by[0], table.s.due[0]) == (0, 1)
    assert refused(table, "pick") == "AK-260"
    table.run(pieces.COUNT_POINTS)
    assert table.s.points[:2] == [1, 0]
    table.s.opened_by[:3] = [0, 0, 1]
    table.run(pieces.COUNT_POINTS)
    assert (table.s.winner, table.s.ending) == (0, 264)


def test_ak265_ak266_ak267_x25_x26_pillars():
    figures = {"a1": ("AV3", 192, 176), "a2": ("AV8", 150, 165), "a3": ("AV8", 150, 185), "b1": ("KH4", 300, 300)}
    table = position(figures, scenario="pillars", objectives=True)
    table.s.owner[1] = 0
    table.s.hurt[:3] = [1, 3, 3]
    play(table.activate("a1"), "claim")
    assert 265 in table.news()
    assert (table.s.owner[0], table.of("pa", "a1")) == (0, 3)
    assert table.s.hurt[1:3] == [0, 3]
    for owners, points in (
        ([0, 0, -1, -1, 0], 3),
        ([0, -1, -1, 0, -1], 2),
        ([-1, 0, 0, 0, 0], 0),
        ([0] * 5, 6),
        ([0, 0, 0, -1, -1], 1),
    ):
        table.s.owner[:5] = owners
        assert scenario.pillar_points(table.box, table.s, 0) == points


def test_ak269_ak270_lights():
    table = position({"a1": ("AV1", 56, 80), "b1": ("KH4", 300, 300)}, "lights", objectives=True).activate("a1")
    play(table.dice(1, 2), "light")
    assert table.s.owner[0] == -1
    play(table.dice(1, 3), "light")
    assert table.s.owner[0] == 0
    table.s.owner[:4] = [0, 0, 0, 0]
    assert scenario.points_of_turn(table.box, table.s, 0) == 6
    table.s.owner[:4] = [0, 0, 1, 0]
    assert [scenario.points_of_turn(table.box, table.s, seat) for seat in (0, 1)] == [3, 1]


def test_ak271_ak272_wells():
    table = position({"a1": ("AV1", 128, 100), "b1": ("KH4", 128, 156), "b2": ("NA6", 128, 175)}, "wells", objectives=True)
    assert [scenario.presence(table.box, table.s, seat, 0) for seat in (0, 1)] == [2, 1]
    assert scenario.well_points(table.box, table.s, 0) == 1
    table.set("here", "a1", 0)
    assert scenario.well_points(table.box, table.s, 1) == 2  # in the enemy's zone


def test_ak107_whoever_can_do_nothing():
    table = battle()
    for mark in (pieces.ACTIVATED, pieces.STILL):
        set_mark(table.s, 1, mark)
    table.s.pa[1] = 2
    assert not activation.takes_part(table.box, table.s, 1)


@pytest.mark.parametrize("name", ["jin", "chests", "pillars", "lights", "wells"])
def test_a_short_match_of_every_scenario(name):
    match = athanor.start(
        "alkemy", seed=3, compiled=False, options={"scenario": name, "turns": "4", "distances": "measured"}
    )
    match.play("muster naashti-200", 0).play("muster khaliman-200", 1)
    for _ in range(60):
        seat = match.to_act()[0]
        match.play(match.legal(seat)[0], seat)
    assert match.news("fr") is not None
