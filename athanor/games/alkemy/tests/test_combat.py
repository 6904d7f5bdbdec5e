"""Moves, charges and combat."""

import copy

from athanor.games.alkemy import rules
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.combat import BY_OTHER
from athanor.games.alkemy.rules.figures import marked, set_mark
from athanor.games.alkemy.rules.movement import contact_reached
from athanor.games.alkemy.rules.pieces import ACTIONS

from .tables import VOCABULARY, Table


def duel(one, two, **more):
    """Two enemies in contact."""
    return Table({"a1": (one, 200, 100), "b1": (two, 200, 116 if "AU7" not in (one, two) else 120)}, **more)


def test_ak145_x12_brutal_against_quick():
    """AK-145, AK-151: the winner of the REF roll strikes first, the card's bonus die counts."""
    table = duel("AV1", "KH6").run(p.COMBAT, 0, 16, 0)
    assert table.asks == "card"
    table.dice(5, 2, 6, 4, 4, 1, 6, 3)
    table.play((0, "card brutal"), (1, "card quick"))
    assert table.of("hurt", "a1") == 2  # column 4 shifted to 3
    assert table.asks == "keep"
    table.s.dice[:4] = [0, 2, 3, 5]  # 1 M, 3 S, 4 A, 6 M
    assert (table.s.dice_count, len(table.legal())) == (4, 6)
    table.play("keep 3")  # the first and the last
    assert table.of("hurt", "b1") == 5
    assert (table.of("pa", "a1"), table.of("pa", "b1")) == (3, 1)


def test_ak145_ak043_who_is_slower_strikes_back_if_still_there():
    for ticked, hurt in ((0, 2), (6, 0)):
        table = duel("AV4", "KH6")  # REF 3 each, COM 3 against DEF 11 and 10, both hit with an 8 or more
        table.set("hurt", "b1", ticked)
        table.run(p.COMBAT, 0, 16, 0)
        table.dice(6, 6, 1, 1, 4, 5, 4, 5).play((0, "card normal"), (1, "card normal"))
        assert table.of("hurt", "b1") > ticked
        assert (table.of("hurt", "a1"), table.of("here", "b1")) == (hurt, int(hurt > 0))


def test_ak147_x13_parry():
    """AK-147: DEF is ignored, the higher COM wins a tie; AK-148: a win by 3 may strike back (X-B15)."""
    table = duel("KH4", "AU8").run(p.COMBAT, 0, 16, 0)
    table.dice(1, 2, 5, 6, 6, 5, 4)
    table.play((0, "card normal"), (1, "card parry"))
    assert table.s.dice_count == 4
    table.play("keep 6")  # 5 and 6: 16 against 15
    assert table.of("hurt", "b1") == 4
    parried = duel("TJ4", "AU8").run(p.COMBAT, 0, 16, 0)
    parried.dice(1, 2, 5, 6, 6)
    parried.play((0, "card brutal"), (1, "card parry"))
    assert parried.asks == "counter"
    parried.dice(6, 6).play("yes")
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
        table = Table({"a1": ("TJ7", 200, 100), "b1": ("AU3", 200, 120)}).activate("a1")
        table.play("fight")
        assert {"card parry", "card idle", "card normal"} <= set(table.legal(1))
        table.play((0, "card idle"), (1, f"card {card}"))
        assert table.of("pa", "b1") == left


def test_ak130_ak005_xb11_a_charge_is_paid_before_anything_is_measured():
    """X-B11: Wolitse charges a Naa Swordsman that no Charge reaches: the PA is spent all the same."""
    table = Table({"a1": ("AU2", 30, 30), "b1": ("NA4", 350, 350)}, measured=False).activate("a1").play("charge")
    assert table.of("pa", "a1") == 2
    assert marked(table.s, 0, p.LAME)


def test_ak146_ak143_attack_against_idle():
    """AK-143: without PA it plays Inactif by itself."""
    table = duel("AU5", "AV8")
    table.set("pa", "b1", 0)
    table.run(p.COMBAT, 0, 16, 0)
    assert table.s.to_act == 1
    table.dice(5, 5).play((0, "card normal"))
    assert table.asks == "chain"  # X: Enchaînement after a success
    assert table.of("hurt", "b1") == 2
    table.dice(1, 1).play("yes")
    assert table.asks != "chain"


def test_ak149_ak150_x20_both_idle():
    table = Table({"a1": ("GC7", 200, 100), "a2": ("GC7", 100, 50), "b1": ("AV8", 200, 116)})
    table.activate("a1").play("fight", "walk")
    assert table.asks == "order"
    table.play("order a1", (0, "card idle"), (1, "card idle"))
    assert table.asks == "destination"  # what was declared is still resolved
    table.play("spot 1")
    assert (table.s.pa[0], table.s.pa[1], table.s.active) == (2, 1, p.NOTHING)


def test_ak139_ak142_ak144_ak140_ak141_which_cards():
    """AK-139: a Botte only for its owner; AK-142: 1 PA each, Inactif is free."""
    table = duel("TJ4", "AV8").run(p.COMBAT, 0, 16, 0)
    assert table.why("card sturdy", 0) == 0
    assert table.why("card sturdy", 1) == 139
    assert table.why("card cobra", 0) == 139
    table.play((0, "card idle"))
    assert table.s.sealed[0] > 0
    lonely = Table({"a1": ("AU5", 100, 100), "b1": ("AU5", 300, 300)}).activate("a1")
    assert lonely.why("fight") == 140
    close = duel("AV1", "AV8").activate("a1")
    assert close.why("fight") == 0
    close.set("pa", "a1", 0)
    assert close.why("fight") == 144


def test_ak118_xb18_master_answers_for_nothing():
    table = duel("KH5", "AV6")
    table.set("pa", "b1", 0)
    table.run(p.COMBAT, 0, 16, 0)
    assert table.why("card parry", 1) == 0
    table.play((0, "card idle"), (1, "card parry"))
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
    table = Table({"a1": ("AV6", 100, 40), "b1": ("AV8", 100, 152)}).run(p.CHARGE_CHECK, 0, 16, 0)
    assert table.asks == "destination"
    assert table.why("point") == 0
    far = Table({"a1": ("AV6", 100, 40), "b1": ("AV8", 100, 153)}).run(p.CHARGE_CHECK, 0, 16, 0)
    assert (far.of("x", "a1"), far.of("y", "a1")) == (100, 104)
    assert marked(far.s, 0, p.LAME)
    assert marked(far.s, 0, p.STILL)


def test_ak131_any_point_of_contact_in_reach_may_be_picked():
    """Behind the target too, when the value goes round it: 4 inches of gap and a half turn are less than 8."""
    table = Table({"a1": ("KH4", 100, 100), "b1": ("AV8", 100, 150)}).activate("a1").play("charge")
    assert table.asks == "destination"
    assert [100, 166] not in table.s.spot[: table.s.spots]
    table.play("point", "area 13", "inch 10", "quarter 5")
    assert (table.s.px, table.s.py) == (100, 164)
    assert table.why("dot 0") == 131  # not in contact
    assert table.why("via 8") == 22  # the way of a Charge is the shortest
    table.play("dot 8")
    assert (table.of("x", "a1"), table.of("y", "a1")) == (100, 166)
    assert table.s.trails > 3
    short = Table({"a1": ("AV6", 100, 100), "b1": ("AV8", 100, 190)}).activate("a1").play("charge")
    reached = lambda x, y: contact_reached(short.box, short.s, 0, 16, 0, x, y, True)  # noqa: E731
    assert reached(100, 174)
    assert not reached(100, 206)  # a Charge of 6 inches does not go round


def test_ak132_ak134_ak152_a_charge_strikes_with_a_bonus_die():
    table = Table({"a1": ("AV6", 100, 40), "b1": ("AV8", 100, 100)}).activate("a1").play("charge", "spot 1")
    assert table.asks == "card"
    assert 132 in table.news()
    assert table.why("card parry", 0) == 132
    assert table.why("card idle", 0) == 132
    table.dice(3, 3, 3).play((0, "card normal"), (1, "card idle"))
    assert table.s.dice_count == 3
    assert table.of("pa", "a1") == 1
    assert marked(table.s, 0, p.STILL)


def test_ak132_its_player_chooses_among_the_points_of_contact():
    table = Table({"a1": ("AV6", 100, 40), "b1": ("AV8", 100, 100)}).activate("a1").play("charge")
    assert len([text for text in table.legal() if text.startswith("spot")]) == 24


def test_ak115_s06_a_diplomat_who_is_gone_stops_nobody():
    table = Table({"a1": ("AV6", 100, 40), "b1": ("KH1", 100, 100)})
    table.set("here", "b1", 0)
    table.dice(1, 1).run(p.CHARGE_START, 0, 16, 0)
    assert marked(table.s, 0, p.LAME)  # a failed Charge


def test_ak001_reach_spoils_the_charge():
    """AK-001: Allonge takes the bonus die from a charger without it."""
    table = Table({"a1": ("AV6", 100, 40), "b1": ("TJ4", 100, 100)}).activate("a1").play("charge", "spot 1")
    table.dice(3, 3).play((0, "card quick"), (1, "card idle"))
    assert table.s.dice_count == 2


def test_ak133_xb05_a_failed_charge():
    """AK-133: only Defence cards; AK-103: no more moves."""
    table = Table({"a1": ("AV1", 100, 40), "b1": ("KH6", 100, 300)}).activate("a1").play("charge")
    assert (table.of("y", "a1"), table.of("pa", "a1")) == (104, 3)
    close = duel("AV1", "KH6")
    set_mark(close.s, 0, p.LAME)
    close.run(p.COMBAT, 0, 16, 0)
    assert close.why("card brutal", 0) == 133
    assert close.why("card parry", 0) == 0


def test_ak131_a_hidden_target_fails():
    table = Table({"a1": ("AV6", 100, 60), "b1": ("AV8", 100, 140)}, elements=[("D10", 0, 100, 100)])
    table.run(p.CHARGE_CHECK, 0, 16, 0)
    assert marked(table.s, 0, p.LAME)


def test_ak130_a_multiple_charge():
    """AK-131: the point touches all the targets and no other enemy."""
    table = Table({"a1": ("AV6", 100, 60), "b1": ("AV8", 90, 120), "b2": ("AV8", 110, 120)}).activate("a1")
    table.play("charge", "target b1")
    assert table.asks == "more"
    table.play("target b2")
    if table.asks == "more":
        table.play("enough")
    if table.asks == "destination":
        table.play("spot 1")
    assert table.asks == "card"
    x, y = table.of("x", "a1"), table.of("y", "a1")
    for bx in (90, 110):
        assert 256 <= (x - bx) ** 2 + (y - 120) ** 2 <= 289


def test_ak135_ak160_a_target_shoots_the_charger():
    table = Table({"a1": ("AU5", 100, 40), "b1": ("TJ6", 100, 110)}).activate("a1").play("charge")
    assert table.asks == "answer_charge"
    table.dice(6, 6).play("yes")
    assert table.of("hurt", "a1") > 0
    assert table.of("pa", "b1") == 1
    assert table.s.dice_count == 2  # no Visée in Reaction


def test_ak122_ak123_ak124_ak125_xb14_disengaging():
    table = duel("AV8", "GC5").activate("a1").dice(1, 1, 6, 6)
    table.play("walk")
    assert table.asks == "free_attack"
    assert table.of("pa", "a1") == 1
    table.dice(6, 5).play("target b1")
    assert table.of("hurt", "a1") > 0
    assert table.asks == "destination"  # one attack each
    two = Table({"a1": ("AV6", 200, 100), "b1": ("AV8", 200, 116), "b2": ("AV8", 216, 100)}).activate("a1").play("walk")
    assert (two.asks, two.seat()) == ("roller", 1)
    two.dice(1, 1, 6, 6).play("target b1")
    assert (two.asks, two.legal()) == ("free_attack", ["target b1", "target b2", "enough"])
    two.dice(1, 1).play("target b2")
    assert (two.asks, two.legal()) == ("free_attack", ["target b1", "enough"])
    assert two.play("enough").asks == "destination"
    free = duel("AV10", "AV8").activate("a1").dice(6, 6, 6, 1, 1).play("walk")  # X-B13: Vif gives a bonus die
    assert free.asks == "destination"


def test_ak120_ak121_ak103_xb12_walk_and_run():
    table = Table({"a1": ("AU5", 100, 100), "b1": ("AU5", 300, 300)}).activate("a1").play("run")
    assert table.of("pa", "a1") == 0
    table.point(100, 300)
    assert (table.of("y", "a1"), marked(table.s, 0, p.STILL)) == (276, True)
    walker = Table({"a1": ("AV1", 100, 100), "b1": ("AU5", 300, 300)}).activate("a1").play("walk")
    assert walker.s.open == 1  # a point may be chosen anew until it is confirmed
    walker.point(100, 300)
    assert (walker.of("y", "a1"), walker.of("pa", "a1")) == (164, 3)
    set_mark(walker.s, 0, p.STILL)
    assert walker.why("walk") == 103
    assert walker.why("run") == 103
    assert walker.why("charge") == 103


def test_ak010_ak022_x23_picking_a_point():
    """AK-010: (203,97) is area (3,1), inch (0,2), quarter (2,0), point (3,1)."""
    table = Table({"a1": ("AV1", 200, 60), "b1": ("AU5", 300, 300)}).activate("a1").play("walk", "point")
    table.play(f"area {1 * 6 + 3}", f"inch {2 * 4 + 0}", f"quarter {0 * 4 + 2}", f"dot {1 * 4 + 3}")
    assert (table.of("x", "a1"), table.of("y", "a1")) == (203, 97)


def test_ak013_cells_without_a_legal_point_are_refused():
    table = Table({"a1": ("AV1", 40, 40), "b1": ("AU5", 300, 300)}, elements=[("D12", 0, 160, 160)]).activate("a1")
    table.play("walk", "point", "area 14")
    refused = [table.why(f"inch {k}") for k in range(16)]
    assert refused.count(13) > 3
    assert refused.count(0) > 0


def test_ak001_frightening_net_and_poison():
    """AK-001: Effrayant rolls once a turn for a pair; a net instead of damage; poison lasts to the end of the turn."""
    table = Table({"a1": ("AU7", 200, 100), "b1": ("AV8", 200, 120)})
    table.dice(1, 1).run(p.FRIGHT, 16, 0)
    assert marked(table.s, 16, p.SCARED)
    assert table.s.feared[16] == 1
    net = duel("AV10", "AV8")
    net.set("pa", "b1", 0)
    net.run(p.COMBAT, 0, 16, 0).dice(6, 6).play((0, "card normal"))
    assert net.asks == "net"
    net.play("yes")
    assert marked(net.s, 16, p.NETTED)
    assert net.of("hurt", "b1") == 0
    snake = duel("GC1", "AV6").dice(6, 6).run(p.ATTACK, 0, 16, p.NOTHING, p.NOTHING, 0, p.NORMAL)
    assert marked(snake.s, 16, p.POISONED)
    snake = duel("GC1", "AV6").run(p.TICK, 16, 1, 0, BY_OTHER)  # by no roll of his
    assert not marked(snake.s, 16, p.POISONED)


def test_ak119_bodyguards_and_empathy_take_damage():
    table = Table({"a1": ("AV4", 200, 100), "a2": ("AV11", 220, 100), "b1": ("AV6", 200, 116)})
    table.dice(6, 6).run(p.ATTACK, 16, 0, p.NOTHING, p.NOTHING, 0, p.NORMAL)
    assert table.asks == "guard"
    table.play("target a2")
    assert table.of("hurt", "a1") == 0
    assert table.of("hurt", "a2") > 0
    pain = Table({"a1": ("AU5", 200, 100), "a2": ("AU4", 250, 100), "b1": ("AV6", 200, 116)})
    pain.dice(6, 6).run(p.ATTACK, 16, 0, p.NOTHING, p.NOTHING, 0, p.NORMAL)
    assert pain.asks == "empathy"
    pain.play("yes")
    assert (pain.of("hurt", "a2"), pain.of("hurt", "a1")) == (1, 4)


def test_ak119_s15_an_enemy_guards_nobody():
    table = Table({"a1": ("AV4", 200, 100), "b2": ("AV11", 220, 100), "b1": ("AV6", 200, 116)})
    table.dice(6, 6).run(p.ATTACK, 16, 0, p.NOTHING, p.NOTHING, 0, p.NORMAL)
    assert table.asks != "guard"
    assert table.of("hurt", "a1") > 0


def test_ak142_a_sealed_card_is_hidden():
    """AK-142: nobody sees a card before both are locked."""
    table = duel("AV1", "KH6").run(p.COMBAT, 0, 16, 0).play((0, "card brutal"))
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
    table.play((0, "card brutal"))
    rules.hide(table.box, table.s, 1)
    found = set()
    for luck in range(60):
        world = copy.deepcopy(table.s)
        world.rng = luck
        rules.imagine(table.box, world, 1)
        found.add(ACTIONS.text(world.sealed[0] - 1, VOCABULARY))
        assert world.sealed[1] == 0  # not chosen yet
    assert found == cards
