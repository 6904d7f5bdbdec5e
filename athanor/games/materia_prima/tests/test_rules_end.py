"""Quests, score, end, limits and modules (MP-134 to MP-168)."""

import pytest

from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.tests.tables import BLACKHOLM, HAMMERBREACH, WINDSHIRE, Table, play, position, refused
from athanor.kernel.match import start


def test_mp134_a_quest_is_its_owners_secret():
    t = position(3)
    t.s.quest[:3] = [0, 5, 8]
    assert t.match.view(1).state.quest[:3] == [255, 5, 255]
    assert t.match.view(-1).state.quest[:3] == [255, 255, 255]


def pacifist(**missing):
    t = position().quest(0, "K05")
    if "stone" not in missing:
        t.stone(0)
    if "soul" in missing:
        t.souls(0, 0)
    return t


@pytest.mark.parametrize("missing", [{"stone": 1}, {"soul": 1}])
def test_mp135_stone_soul_and_condition_together(missing):
    """MP-136: without one of them nothing happens and nothing is shown; MP-137: with them it ends of itself."""
    t = play(pacifist(**missing), "move alchemist W")
    assert not t.over
    assert t.s.proven[0] == 0
    assert not t.told(135)
    t = play(pacifist(), "move alchemist W")
    assert t.over
    assert t.told(135) == [[0, 4, 0, 0, 0]]
    assert t.s.ended == 146


def test_mp136_the_trigger_may_come_again():
    t = play(pacifist(stone=1), "move alchemist W", "move alchemist E")
    t.stone(0)
    play(t, "move alchemist W")
    assert t.over


def test_mp138_recall_and_defeat_are_no_moves():
    t = position().quest(0, "K05").stone(0).own(0, "Q22").stand(0, (0, 1))
    t.s.shows[t.s.home[0]] = p.AIR  # as if the tower stood on an air temple
    t.rules.apply(t.box, t.s, 0, t.match.read("recall"))
    assert t.place(0) == (1, 0)
    assert not t.over
    t.stand(0, (0, 1))
    t.rules.apply(t.box, t.s, 0, t.match.read("move alchemist NE"))
    assert t.place(0) == (1, 0)
    assert t.over


def test_mp139_a_drop_adds_to_what_lies_there():
    t = position().quest(0, "K06").stone(0).stand(0, HAMMERBREACH).lay_down(HAMMERBREACH, gold=2).give(0, 0, fire=2, gold=1)
    play(t, "drop alchemist", "put fire", "done")
    assert not t.over
    play(t, "drop alchemist", "put gold", "done")
    assert t.over


@pytest.mark.parametrize(
    ("quest", "place", "kind", "wanted"),
    [
        ("K03", (-2, 1), "gold", 3),
        ("K06", HAMMERBREACH, "gold", 3),
        ("K07", WINDSHIRE, "fire", 9),
        ("K10", (-2, 1), "soul", 2),
    ],
)
def test_mp139_how_much_must_lie_there(quest, place, kind, wanted):
    for lies, over in ((wanted - 2, False), (wanted - 1, True)):
        t = position(3).quest(0, quest).stone(0).stand(0, place).lay_down(place, **{kind: lies}).give(0, 0, **{kind: 1})
        play(t, "drop alchemist", f"put {kind}", "done")
        assert t.over == over


def test_mp140_the_farthest_tower():
    t = position(3)
    assert t.s.far[0] == 0b010
    assert t.s.far[2] == 0b010
    assert t.s.far[1] == 0b101
    t = position(2)
    assert t.s.far[:2] == [0b10, 0b01]


@pytest.mark.parametrize(
    ("forged", "items", "over"),
    [(4, ("Q10", "Q12"), True), (3, ("Q10", "Q12"), False), (4, ("Q10", "Q01"), False), (4, ("Q10",), False)],
)
def test_mp141_the_master_armourer(forged, items, over):
    t = position().quest(0, "K02").stone(0).own(0, *items).stand(0, (-2, 0))
    t.s.forged[0] = forged
    play(t, "move alchemist NW")
    assert t.place(0) == BLACKHOLM
    assert t.over == over


def test_mp141_the_master_armourer_goes_to_blackholm():
    t = position().quest(0, "K02").stone(0).own(0, "Q10", "Q12").stand(0, (-1, 4))
    t.s.forged[0] = 4
    play(t, "move alchemist NW")
    assert t.place(0) == WINDSHIRE
    assert not t.over


def test_mp141_items_of_level_two_are_counted():
    t = position().hold(0, "Q10", "Q01").give(0, mercury=1, sulphur=1, iron=1, fire=1)
    play(t, "transmute Q10", "wear Q10", "done", "transmute Q01", "wear Q01")
    assert t.s.forged[0] == 1


def test_mp142_defending_is_harmless():
    t = pacifist()
    t.stand(0, (0, 1)).stand(1, (0, 2)).turn(1)
    play(t, "fight alchemist I alchemist", dice=(0, 0, 0, 0, 2, 2, 2))
    play(t, "end", "move alchemist NW")
    assert t.over


@pytest.mark.parametrize(
    ("places", "over"), [(((0, 1), (2, 0)), True), (((1, 0), (0, 1)), False), (((0, 2), (0, 1)), False)]
)
def test_mp143_house_guardians_stand_beside_the_tower(places, over):
    t = position().quest(0, "K08").stone(0)
    for card, place in zip(("H02", "H04"), places, strict=True):
        t.homunculus(0, card, place)
    t.turn(0)
    assert t.over == over


def test_mp144_the_cult_meets_on_one_earth_hex():
    t = position().quest(0, "K09").stone(0).stand(0, (3, 1))
    for card, place in (("H01", (3, 1)), ("H02", (3, 1)), ("H03", (2, 1))):
        t.homunculus(0, card, place)
    play(t, "end")
    assert not t.over


def test_mp145_the_bodyguard_keeps_a_soul():
    t = position(3).quest(0, "K10").stone(0).souls(0, 3).stand(0, (-1, 1))
    play(t, "drop alchemist", "put soul", "put soul", "done")
    assert t.over
    assert t.s.souls[0] == 1


def test_the_soul_reaper():
    t = position(3).quest(0, "K04").stone(0).souls(0, 2).stand(0, (-1, 4))
    play(t, "move alchemist NW")
    assert not t.over
    play(t.souls(0, 3), "move alchemist SE", "move alchemist NW")
    assert t.place(0) == WINDSHIRE
    assert t.over


def test_mp146_the_match_ends_at_once():
    t = play(pacifist(), "move alchemist W")
    assert t.match.to_act() == []
    assert t.s.turn == 0
    t = play(position().quest(1, "K05").stone(1).stand(1, (1, 0)).stand(0, (0, 1)).turn(1), "move alchemist W")
    assert t.told(146) == [[1, 0, 0, 0, 0]]


def test_mp147_the_most_points_win():
    t = play(pacifist().give(1, gold=8, platinum=8), "move alchemist W")
    assert t.s.ender == 0
    assert t.match.outcome().winners == [1]


def test_mp148_elements_of_level_three():
    t = position().give(0, gold=1, copper=5, fire=5).give(0, 0, platinum=1).lay_down((0, 1), gold=2)
    t.homunculus(0, "H10", (0, 1))
    before = t.points()
    t.give(0, 1, aqua_regia=1)
    assert t.points() == before + 2 == 2 + 2 + 2 + 2 + 3


@pytest.mark.parametrize(("card", "points"), [("H01", 1), ("H09", 2), ("H17", 3)])
def test_mp149_homunculi_count_their_level(card, points):
    t = position()
    t.homunculus(0, card, (0, 1))
    assert t.points() == 3 + points


@pytest.mark.parametrize(("card", "points"), [("Q01", 1), ("Q09", 2), ("Q17", 3)])
def test_mp150_equipment_counts_its_level(card, points):
    assert position().own(0, card).points() == position().own(0, card, worn=False).points() == 3 + points


def test_mp151_formulas_and_their_set():
    t = position().lay(0, "P01")
    assert t.points() == 4
    assert t.lay(0, "P09").points() == 6
    assert t.lay(0, "P17").points() == 14


def test_mp152_three_points_a_soul_stone():
    assert [position().souls(0, n).points() for n in (0, 1, 2)] == [0, 3, 6]


def test_mp153_two_points_an_extension():
    assert position().extend(0, "X01", "X07").points() == 7


def test_mp154_nine_points_for_the_quest_of_its_ender():
    t = play(pacifist(), "move alchemist W")
    assert [score[0] for score in t.match.scores()] == [6 + 5 + 3 + 9, 3]


def test_mp155_a_hand_counts_nothing():
    assert position().hold(0, "P17", "Q17", "H17").points() == 3


def test_mp156_ties():
    """The ender, then soul stones, then elements of level 3, then a shared victory."""
    t = play(pacifist().give(1, gold=4, platinum=6), "move alchemist W")
    assert [score[0] for score in t.match.scores()] == [23, 23]
    assert t.match.outcome().winners == [0]
    t = position(max_rounds="20").souls(0, 2).give(1, gold=1).own(1, "Q01", worn=False)
    t.s.turn = 39
    play(t.turn(1), "end")
    assert t.over
    assert [score[0] for score in t.match.scores()] == [6, 6]
    assert t.match.outcome().winners == [0]
    t = position(max_rounds="20").own(0, "Q09", worn=False).give(1, gold=1)
    t.s.turn = 39
    play(t.turn(1), "end")
    assert t.match.outcome().winners == [1]
    t = position(max_rounds="20")
    t.s.turn = 39
    play(t.turn(1), "end")
    assert t.match.outcome().winners == [0, 1]


def test_mp157_the_public_score_is_public():
    """It does not depend on anything hidden."""
    t = position(3).give(0, gold=1).stone(1)
    view = t.match.view(-1)
    score = t.rules.score
    sheet, seen = ([[0] * 5 for _ in range(4)] for _ in range(2))
    score(t.box, t.s, sheet)
    score(t.box, view.state, seen)
    assert sheet == seen


def test_mp158_markers_are_limited():
    t = position().stand(0, (1, 1)).give(1, iron=20)
    assert refused(t, "mine alchemist") == "MP-158"
    t = position(unlimited_markers="on").give(0, fire=1, iron=1)
    play(t, "convert mercury")
    assert t.supply("mercury") == 9999


def test_mp159_three_idle_rounds_end_the_match():
    t = position()
    play(t, "end", "end", "move alchemist E", "end", "end")
    for _ in range(3):
        assert not t.over
        play(t, "end", "end")
    assert t.over
    assert t.s.ended == 159


@pytest.mark.parametrize("rounds", ["20", "40", "60", "100"])
def test_mp160_the_cap(rounds):
    t = position(max_rounds=rounds).quest(0, "K05")
    t.s.turn = 2 * int(rounds) - 1
    play(t.turn(1), "end")
    assert t.over
    assert t.s.ended == 160
    assert t.told(160) == [[0, 0, 0, 0, 0]]
    assert t.points() == 3


def test_mp160_a_quest_of_the_last_turn_comes_before_the_cap():
    t = position(max_rounds="20").quest(1, "K09").stone(1).stand(1, (3, 1))
    for card in ("H01", "H02", "H03"):
        t.homunculus(1, card, (3, 1))
    t.s.turn = 39
    play(t.turn(1), "end")
    assert (t.s.ended, t.s.ender) == (146, 1)


def test_mp161_early_quests():
    t = position(early_quests="on").quest(0, "K06").stand(0, HAMMERBREACH).lay_down(HAMMERBREACH, gold=2).give(0, 0, gold=1)
    play(t, "drop alchemist", "put gold", "done")
    assert t.s.proven[0] == 1
    assert t.told(135) == [[0, 5, 0, 0, 0]]
    assert not t.over
    assert t.match.view(1).state.quest[0] == 5
    t.lay(0, "P17", "P09").hold(0, "P01").stand(0, (1, 0)).give(0, water=1, earth=1, fire=1)
    play(t, "transmute P01")
    assert t.over
    assert t.s.ended == 161
    assert t.points() == 3 + 6 + 5 + 9
    t = (
        position(early_quests="on", retail_25="on")
        .lay(0, "P17", "P09")
        .hold(0, "P01")
        .give(0, water=1, earth=1, fire=1, gold=8)
    )
    t.s.proven[0] = 1
    play(t, "transmute P01", "done")
    assert t.s.ended == 161  # the quest comes before the score
    t = play(position(early_quests="on").quest(0, "K05"), "move alchemist W")
    assert t.s.proven[0] == 0
    t = position(early_quests="on", max_rounds="20")
    t.s.proven[0], t.s.turn = 1, 39
    play(t.turn(1), "end")
    assert (t.s.ended, t.points()) == (160, 3)  # the cap gives no quest points
    t = position(3, early_quests="on").quest(0, "K10").souls(0, 2).stand(0, (-1, 1))
    play(t, "drop alchemist", "put soul", "put soul")
    assert t.s.proven[0] == 1
    assert not t.over


def test_mp162_two_quests_one_kept():
    t = Table(start("materia_prima", 2, 3, {"retail_quests": "on", "random_roles": "on"}, compiled=False))
    assert t.asks == "quest"
    seat = t.match.to_act()[0]
    t.s.quest[seat], t.s.spare[seat], t.s.quest[1 - seat], t.s.spare[1 - seat] = 1, 0, 2, 4
    offered = {t.s.quest[seat], t.s.spare[seat]}
    assert len(t.offers()) == 2
    assert len(offered) == 2
    other = t.match.view(1 - seat).state
    assert other.quest[seat] == other.spare[seat] == 255
    keep = t.s.spare[seat]
    play(t, f"quest K{keep + 1:02}")
    assert t.s.quest[seat] == keep
    assert {t.s.quest[seat], t.s.spare[seat]} == offered
    assert t.told(162) == [[seat, 0, 0, 0, 0]]
    assert (t.asks, t.match.to_act()) == ("quest", [1 - seat])
    play(t, t.offers()[0])
    assert t.asks == "site"
    for luck in range(8):
        world = t.match.view(seat).imagined(luck).state
        assert {world.quest[seat], world.spare[seat]} == offered
        assert len({*world.quest[:2], *world.spare[:2]}) == 4


def test_mp163_the_retail_end_at_25():
    t = position(retail_25="on").give(0, gold=8, platinum=2, copper=1, glass=1)
    assert t.points() == 23
    t.s.left[0][0] = 1
    play(t, "convert platinum")
    assert t.asks == "transfer"
    play(t, "done")
    assert t.over
    assert (t.s.ended, t.s.turn) == (163, 0)
    assert t.points() == 25
    assert not play(position(retail_25="on"), "move alchemist E").over


def test_mp164_the_retail_loss_without_a_soul():
    t = position(retail_soulless="on", max_rounds="20").souls(0, 0).give(0, gold=8)
    t.s.turn = 39
    play(t.turn(1), "end")
    assert t.points() == 11
    assert t.match.outcome().winners == [0]


def test_mp165_eight_quests():
    seen = set()
    for seed in range(60):
        match = start("materia_prima", 4, seed, {"quest_set": "eight", "random_roles": "on"}, compiled=False)
        seen |= set(match.state.quest)
    assert seen == set(range(8))


@pytest.mark.parametrize(
    ("colour", "one", "two", "product"),
    [
        ("blue", "water", "air", "glass"),
        ("red", "fire", "earth", "sulphur"),
        ("green", "earth", "iron", "copper"),
        ("yellow", "air", "iron", "mercury"),
    ],
)
def test_mp166_special_towers(colour, one, two, product):
    t = position(special_towers="on").give(0, **{one: 1, two: 1})
    t.s.tower[0] = t.id(colour, "towers")
    play(t, "special")
    assert t.stock(0, product) == 1
    assert refused(position().give(0, water=1, air=1), "special") == "MP-166"


def test_mp167_one_marker_a_pick_up():
    t = position(pickup_one="on").stand(0, (0, 1)).lay_down((0, 1), fire=2, iron=1)
    play(t, "pick alchemist")
    assert refused(t, "all") == "MP-167"
    play(t, "take fire")
    assert t.asks == "turn"
    assert t.load(0, "fire") == 1
    assert t.ground((0, 1), "fire") == 1


def test_mp168_the_soulless_cannot_win():
    t = play(pacifist().souls(1, 0).give(1, gold=8, platinum=8), "move alchemist W")
    assert t.match.scores()[1][0] == 32
    assert t.match.outcome().winners == [0]
    t = position(max_rounds="20").souls(0, 0).souls(1, 0).give(0, gold=1)
    t.s.turn = 39
    play(t.turn(1), "end")
    assert t.match.outcome().winners == [0]
