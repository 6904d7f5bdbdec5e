"""Moves, charges and combat."""

import copy

from athanor.games.alkemy import rules
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.combat import BY_OTHER
from athanor.games.alkemy.rules.figures import marked, set_mark
from athanor.games.alkemy.rules.movement import contact_reached
from athanor.games.alkemy.rules.pieces import ACTIONS

from .tables import VOCABULARY, play, position, refused


def duel(one, two, **more):
    """Two enemies in contact."""
    return position({"a1": (one, 200, 100), "b1": (two, 200, 116 if "AU7" not in (one, two) else 120)}, **more)


def test_ak145_x12_brutal_against_quick():
    """AK-145, AK-151: the winner of the REF roll strikes first, the card's bonus die counts."""
    table = duel("AV1", "KH6").run(p.COMBAT, 0, 16, 0)
    assert table.asks == "card"
    table.dice(5, 2, 6, 4, 4, 1, 6, 3)
    play(table, (0, "card brutal"), (1, "card quick"))
    assert table.of("hurt", "a1") == 2  # column 4 shifted to 3
    assert table.asks == "keep"
    table.s.dice[:4] = [0, 2, 3, 5]  # 1 M, 3 S, 4 A, 6 M
    assert (table.s.dice_count, len(table.legal())) == (4, 6)
    play(table, "keep 3")  # the first and the last
    assert table.of("hurt", "b1") == 5
    assert (table.of("pa", "a1"), table.of("pa", "b1")) == (3, 1)


def test_ak145_ak043_who_is_slower_strikes_back_if_still_there():
    for ticked, hurt in ((0, 2), (6, 0)):
        table = duel("AV4", "KH6")  # REF 3 each, COM 3 against DEF 11 and 10, both hit with an 8 or more
        table.set("hurt", "b1", ticked)
        table.run(p.COMBAT, 0, 16, 0)
        play(table.dice(6, 6, 1, 1, 4, 5, 4, 5), (0, "card normal"), (1, "card normal"))
        assert table.of("hurt", "b1") > ticked
        assert (table.of("hurt", "a1"), table.of("here", "b1")) == (hurt, int(hurt > 0))


def test_ak147_x13_parry():
    """AK-147: DEF is ignored, the higher COM wins a tie; AK-148: a win by 3 may strike back (X-B15)."""
    table = duel("KH4", "AU8").run(p.COMBAT, 0, 16, 0)
    table.dice(1, 2, 5, 6, 6, 5, 4)
    play(table, (0, "card normal"), (1, "card parry"))
    assert table.s.dice_count == 4
    play(table, "keep 6")  # 5 and 6: 16 against 15
    assert table.of("hurt", "b1") == 4
    parried = duel("TJ4", "AU8").run(p.COMBAT, 0, 16, 0)
    parried.dice(1, 2, 5, 6, 6)
    play(parried, (0, "card brutal"), (1, "card parry"))
    assert parried.asks == "counter"
    play(parried.dice(6, 6), "yes")
    assert parried.of("hurt", "a1") > 0


def test_ak052_ak057_xb03_the_same_dice_hit_and_hurt():
    """X-B03: COM 3 and the dice 4 A, 5 A against DEF 11: 12, and column 3."""
    table = duel("NA5", "KH6")  # COM 3 against DEF 11, line 1 1 2 3 3 4
    table.dice(4, 5).run(p.ATTACK, 0, 16, p.NOTHING, p.NOTHING, 0, p.NORMAL)
    assert table.of("hurt", "b1") == 2
    missed = duel("NA5", "KH6").dice(3, 4).run(p.ATTACK, 0, 16, p.NOTHING, p.NOTHING, 0, p.NORMAL)
    assert missed.of("hurt", "b1") == 0


def test_ak141_ak142_xb10_the_target_answers_with_a_card():
    """X-B10: an Homunculus fights Ca'apiti, who has PA: a card for 1 PA, or Inactif for none."""
    for card, left in (("parry", 3), ("idle", 4)):
        table = position({"a1": ("TJ7", 200, 100), "b1": ("AU3", 200, 120)}).activate("a1")
        play(table, "fight")
        assert {"card parry", "card idle", "card normal"} <= set(table.legal(1))
        play(table, (0, "card idle"), (1, f"card {card}"))
        assert table.of("pa", "b1") == left


def test_ak130_ak005_xb11_a_charge_is_paid_before_anything_is_measured():
    """X-B11: Wolitse charges a Naa Swordsman that no Charge reaches: the PA is spent all the same."""
    table = play(position({"a1": ("AU2", 30, 30), "b1": ("NA4", 350, 350)}, measured=False).activate("a1"), "charge")
    assert table.of("pa", "a1") == 2
    assert marked(table.s, 0, p.LAME)


def test_ak146_ak143_attack_against_idle():
    """AK-143: without PA it plays Inactif by itself."""
    table = duel("AU5", "AV8")
    table.set("pa", "b1", 0)
    table.run(p.COMBAT, 0, 16, 0)
    assert table.s.to_act == 1
    play(table.dice(5, 5), (0, "card normal"))
    assert table.asks == "chain"  # X: Enchaînement after a success
    assert table.of("hurt", "b1") == 2
    play(table.dice(1, 1), "yes")
    assert table.asks != "chain"


def test_ak149_ak150_x20_both_idle():
    table = position({"a1": ("GC7", 200, 100), "a2": ("GC7", 100, 50), "b1": ("AV8", 200, 116)})
    play(table.activate("a1"), "fight", "walk")
    assert table.asks == "order"
    play(table, "order a1", (0, "card idle"), (1, "card idle"))
    assert table.asks == "destination"  # what was declared is still resolved
    play(table, "spot 1")
    assert (table.s.pa[0], table.s.pa[1], table.s.active) == (2, 1, p.NOTHING)


def test_ak139_ak142_ak144_ak140_ak141_which_cards():
    """AK-139: a Botte only for its owner; AK-142: 1 PA each, Inactif is free."""
    table = duel("TJ4", "AV8").run(p.COMBAT, 0, 16, 0)
    assert refused(table, "card sturdy", 0) == ""
    assert refused(table, "card sturdy", 1) == "AK-139"
    assert refused(table, "card cobra", 0) == "AK-139"
    play(table, (0, "card idle"))
    assert table.s.sealed[0] > 0
    lonely = position({"a1": ("AU5", 100, 100), "b1": ("AU5", 300, 300)}).activate("a1")
    assert refused(lonely, "fight") == "AK-140"
    close = duel("AV1", "AV8").activate("a1")
    assert refused(close, "fight") == ""
    close.set("pa", "a1", 0)
    assert refused(close, "fight") == "AK-144"


def test_ak118_xb18_master_answers_for_nothing():
    table = duel("KH5", "AV6")
    table.set("pa", "b1", 0)
    table.run(p.COMBAT, 0, 16, 0)
    assert refused(table, "card parry", 1) == ""
    play(table, (0, "card idle"), (1, "card parry"))
    assert marked(table.s, 16, p.MASTERED)
    table.run(p.COMBAT, 0, 16, 0)
    assert table.s.to_act == 1  # once a turn


def test_ak136_ak058_ak153_attacks_without_a_card():
    """AK-136: skills tied to cards do not work: no Enchaînement, no Expert die; AK-153: then the combat is over."""
    table = duel("NA4", "AV8").dice(6, 6)
    table.run(p.ATTACK, 0, 16, p.NOTHING, p.NOTHING, 0, p.QUICK)
    assert (table.s.dice_count, table.s.to_act) == (2, 0)
    assert table.of("hurt", "b1") == 4  # MM, one column left


def test_ak130_ak131_x10_the_reach_of_a_charge():
    table = position({"a1": ("AV6", 100, 40), "b1": ("AV8", 100, 152)}).run(p.CHARGE_CHECK, 0, 16, 0)
    assert table.asks == "destination"
    assert refused(table, "point") == ""
    far = position({"a1": ("AV6", 100, 40), "b1": ("AV8", 100, 153)}).run(p.CHARGE_CHECK, 0, 16, 0)
    assert (far.of("x", "a1"), far.of("y", "a1")) == (100, 104)
    assert marked(far.s, 0, p.LAME)
    assert marked(far.s, 0, p.STILL)


def test_ak131_any_point_of_contact_in_reach_may_be_picked():
    """Behind the target too, when the value goes round it: 4 inches of gap and a half turn are less than 8."""
    table = play(position({"a1": ("KH4", 100, 100), "b1": ("AV8", 100, 150)}).activate("a1"), "charge")
    assert table.asks == "destination"
    assert [100, 166] not in table.s.spot[: table.s.spots]
    play(table, "point", "area 13", "inch 10", "quarter 5")
    assert (table.s.px, table.s.py) == (100, 164)
    assert refused(table, "dot 0") == "AK-131"  # not in contact
    assert refused(table, "via 8") == "AK-022"  # the way of a Charge is the shortest
    play(table, "dot 8")
    assert (table.of("x", "a1"), table.of("y", "a1")) == (100, 166)
    assert table.s.trails > 3
    short = play(position({"a1": ("AV6", 100, 100), "b1": ("AV8", 100, 190)}).activate("a1"), "charge")
    reached = lambda x, y: contact_reached(short.box, short.s, 0, 16, 0, x, y, True)  # noqa: E731
    assert reached(100, 174)
    assert not reached(100, 206)  # a Charge of 6 inches does not go round


def test_ak132_ak134_ak152_a_charge_strikes_with_a_bonus_die():
    table = play(position({"a1": ("AV6", 100, 40), "b1": ("AV8", 100, 100)}).activate("a1"), "charge", "spot 1")
    assert table.asks == "card"
    assert 132 in table.news()
    assert refused(table, "card parry", 0) == "AK-132"
    assert refused(table, "card idle", 0) == "AK-132"
    play(table.dice(3, 3, 3), (0, "card normal"), (1, "card idle"))
    assert table.s.dice_count == 3
    assert table.of("pa", "a1") == 1
    assert marked(table.s, 0, p.STILL)


def test_ak132_its_player_chooses_among_the_points_of_contact():
    table = play(position({"a1": ("AV6", 100, 40), "b1": ("AV8", 100, 100)}).activate("a1"), "charge")
    assert len([text for text in table.legal() if text.startswith("spot")]) == 24


def test_ak115_s06_a_diplomat_who_is_gone_stops_nobody():
    table = position({"a1": ("AV6", 100, 40), "b1": ("KH1", 100, 100)})
    table.set("here", "b1", 0)
    table.dice(1, 1).run(p.CHARGE_START, 0, 16, 0)
    assert marked(table.s, 0, p.LAME)  # a failed Charge


def test_ak001_reach_spoils_the_charge():
    """AK-001: Allonge takes the bonus die from a charger without it."""
    table = play(position({"a1": ("AV6", 100, 40), "b1": ("TJ4", 100, 100)}).activate("a1"), "charge", "spot 1")
    play(table.dice(3, 3), (0, "card quick"), (1, "card idle"))
    assert table.s.dice_count == 2


def test_ak133_xb05_a_failed_charge():
    """AK-133: only Defence cards; AK-103: no more moves."""
    table = play(position({"a1": ("AV1", 100, 40), "b1": ("KH6", 100, 300)}).activate("a1"), "charge")
    assert (table.of("y", "a1"), table.of("pa", "a1")) == (104, 3)
    close = duel("AV1", "KH6")
    set_mark(close.s, 0, p.LAME)
    close.run(p.COMBAT, 0, 16, 0)
    assert refused(close, "card brutal", 0) == "AK-133"
    assert refused(close, "card parry", 0) == ""


def test_ak131_a_hidden_target_fails():
    table = position({"a1": ("AV6", 100, 60), "b1": ("AV8", 100, 140)}, elements=[("D10", 0, 100, 100)])
    table.run(p.CHARGE_CHECK, 0, 16, 0)
    assert marked(table.s, 0, p.LAME)


def test_ak130_a_multiple_charge():
    """AK-131: the point touches all the targets and no other enemy."""
    table = position({"a1": ("AV6", 100, 60), "b1": ("AV8", 90, 120), "b2": ("AV8", 110, 120)}).activate("a1")
    play(table, "charge", "target b1")
    assert table.asks == "more"
    play(table, "target b2")
    if table.asks == "more":
        play(table, "enough")
    if table.asks == "destination":
        play(table, "spot 1")
    assert table.asks == "card"
    x, y = table.of("x", "a1"), table.of("y", "a1")
    for bx in (90, 110):
        assert 256 <= (x - bx) ** 2 + (y - 120) ** 2 <= 289


def test_ak130_ak131_further_targets_are_those_that_one_base_touches_together():
    """b2 and b3 each stand near enough to b1, but on either side of it: no base touches all three."""
    figures = {"a1": ("AV1", 200, 100), "b1": ("AU5", 200, 180), "b2": ("AU5", 178, 180), "b3": ("AU5", 222, 180)}
    table = play(position(figures).activate("a1"), "charge", "target b1")
    assert (table.asks, table.legal()) == ("more", ["target b2", "target b3", "enough"])
    play(table, "target b2")
    assert table.asks == "destination"  # b3 is not asked for: the Charge would fail
    together = play(position({**figures, "b3": ("AU5", 189, 199)}).activate("a1"), "charge", "target b1", "target b2")
    assert together.asks == "destination"  # a third behind them is touched by no base that touches both from the front
    beside = play(position({**figures, "b2": ("AU5", 240, 180)}).activate("a1"), "charge", "target b1")
    assert beside.legal() == ["target b3", "enough"]  # b2 is too far for one base


def test_ak135_ak160_a_target_shoots_the_charger():
    table = play(position({"a1": ("AU5", 100, 40), "b1": ("TJ6", 100, 110)}).activate("a1"), "charge")
    assert table.asks == "answer_charge"
    play(table.dice(6, 6), "yes")
    assert table.of("hurt", "a1") > 0
    assert table.of("pa", "b1") == 1
    assert table.s.dice_count == 2  # no Visée in Reaction


def test_ak122_ak123_ak124_ak125_xb14_disengaging():
    table = duel("AV8", "GC5").activate("a1").dice(1, 1, 6, 6)
    play(table, "walk")
    assert table.asks == "free_attack"
    assert table.of("pa", "a1") == 1
    play(table.dice(6, 5), "target b1")
    assert table.of("hurt", "a1") > 0
    assert table.asks == "destination"  # one attack each
    two = play(position({"a1": ("AV6", 200, 100), "b1": ("AV8", 200, 116), "b2": ("AV8", 216, 100)}).activate("a1"), "walk")
    assert (two.asks, two.seat()) == ("roller", 1)
    play(two.dice(1, 1, 6, 6), "target b1")
    assert (two.asks, two.legal()) == ("free_attack", ["target b1", "target b2", "enough"])
    play(two.dice(1, 1), "target b2")
    assert (two.asks, two.legal()) == ("free_attack", ["target b1", "enough"])
    assert play(two, "enough").asks == "destination"
    free = play(duel("AV10", "AV8").activate("a1").dice(6, 6, 6, 1, 1), "walk")  # X-B13: Vif gives a bonus die
    assert free.asks == "destination"


def test_ak120_ak121_ak103_xb12_walk_and_run():
    table = play(position({"a1": ("AU5", 100, 100), "b1": ("AU5", 300, 300)}).activate("a1"), "run")
    assert table.of("pa", "a1") == 0
    table.point(100, 300)
    assert (table.of("y", "a1"), marked(table.s, 0, p.STILL)) == (276, True)
    walker = play(position({"a1": ("AV1", 100, 100), "b1": ("AU5", 300, 300)}).activate("a1"), "walk")
    assert walker.s.open == 1  # a point may be chosen anew until it is confirmed
    walker.point(100, 300)
    assert (walker.of("y", "a1"), walker.of("pa", "a1")) == (164, 3)
    set_mark(walker.s, 0, p.STILL)
    assert refused(walker, "walk") == "AK-103"
    assert refused(walker, "run") == "AK-103"
    assert refused(walker, "charge") == "AK-103"


def test_ak010_ak022_x23_picking_a_point():
    """AK-010: (203,97) is area (3,1), inch (0,2), quarter (2,0), point (3,1)."""
    table = play(position({"a1": ("AV1", 200, 60), "b1": ("AU5", 300, 300)}).activate("a1"), "walk", "point")
    play(table, f"area {1 * 6 + 3}", f"inch {2 * 4 + 0}", f"quarter {0 * 4 + 2}", f"dot {1 * 4 + 3}")
    assert (table.of("x", "a1"), table.of("y", "a1")) == (203, 97)


def test_ak013_cells_without_a_legal_point_are_refused():
    table = position({"a1": ("AV1", 40, 40), "b1": ("AU5", 300, 300)}, elements=[("D12", 0, 160, 160)]).activate("a1")
    play(table, "walk", "point", "area 14")
    found = [refused(table, f"inch {k}") for k in range(16)]
    assert found.count("AK-013") > 3
    assert found.count("") > 0


def test_ak001_frightening_net_and_poison():
    """AK-001: Effrayant rolls once a turn for a pair; a net instead of damage; poison lasts to the end of the turn."""
    table = position({"a1": ("AU7", 200, 100), "b1": ("AV8", 200, 120)})
    table.dice(1, 1).run(p.FRIGHT, 16, 0)
    assert marked(table.s, 16, p.SCARED)
    assert table.s.feared[16] == 1
    net = duel("AV10", "AV8")
    net.set("pa", "b1", 0)
    play(net.run(p.COMBAT, 0, 16, 0).dice(6, 6), (0, "card normal"))
    assert net.asks == "net"
    play(net, "yes")
    assert marked(net.s, 16, p.NETTED)
    assert net.of("hurt", "b1") == 0
    snake = duel("GC1", "AV6").dice(6, 6).run(p.ATTACK, 0, 16, p.NOTHING, p.NOTHING, 0, p.NORMAL)
    assert marked(snake.s, 16, p.POISONED)
    snake = duel("GC1", "AV6").run(p.TICK, 16, 1, 0, BY_OTHER)  # by no roll of his
    assert not marked(snake.s, 16, p.POISONED)


def test_ak119_bodyguards_and_empathy_take_damage():
    table = position({"a1": ("AV4", 200, 100), "a2": ("AV11", 220, 100), "b1": ("AV6", 200, 116)})
    table.dice(6, 6).run(p.ATTACK, 16, 0, p.NOTHING, p.NOTHING, 0, p.NORMAL)
    assert table.asks == "guard"
    play(table, "target a2")
    assert table.of("hurt", "a1") == 0
    assert table.of("hurt", "a2") > 0
    pain = position({"a1": ("AU5", 200, 100), "a2": ("AU4", 250, 100), "b1": ("AV6", 200, 116)})
    pain.dice(6, 6).run(p.ATTACK, 16, 0, p.NOTHING, p.NOTHING, 0, p.NORMAL)
    assert pain.asks == "empathy"
    play(pain, "yes")
    assert (pain.of("hurt", "a2"), pain.of("hurt", "a1")) == (1, 4)


def test_ak119_s15_an_enemy_guards_nobody():
    table = position({"a1": ("AV4", 200, 100), "b2": ("AV11", 220, 100), "b1": ("AV6", 200, 116)})
    table.dice(6, 6).run(p.ATTACK, 16, 0, p.NOTHING, p.NOTHING, 0, p.NORMAL)
    assert table.asks != "guard"
    assert table.of("hurt", "a1") > 0


def test_ak142_a_sealed_card_is_hidden():
    """AK-142: nobody sees a card before both are locked."""
    table = play(duel("AV1", "KH6").run(p.COMBAT, 0, 16, 0), (0, "card brutal"))
    seen = copy.deepcopy(table.s)
    rules.hide(table.box, seen, 1)
    assert seen.sealed[0] == 0
    own = copy.deepcopy(table.s)
    rules.hide(table.box, own, 0)
    assert own.sealed[0] > 0
    assert not marked(table.s, 0, p.FOUGHT)


def test_ak142_a_sealed_card_is_imagined_among_those_that_may_be_played():
    table = duel("AV1", "KH6").run(p.COMBAT, 0, 16, 0)
    cards = set(table.legal(0))
    play(table, (0, "card brutal"))
    rules.hide(table.box, table.s, 1)
    found = set()
    for luck in range(60):
        world = copy.deepcopy(table.s)
        world.rng = luck
        rules.imagine(table.box, world, 1)
        found.add(ACTIONS.text(world.sealed[0] - 1, VOCABULARY))
        assert world.sealed[1] == 0  # not chosen yet
    assert found == cards
