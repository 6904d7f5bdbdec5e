"""Skills and formulas that the other tests do not come across, each by what its card says (AK-001)."""

from athanor.games.alkemy.rules import combat, dice
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.activation import frightens
from athanor.games.alkemy.rules.dice import COM_ROLL, ESP_ROLL, REF_ROLL, TIR_ROLL
from athanor.games.alkemy.rules.figures import marked, set_mark
from athanor.games.alkemy.rules.ways import value_of

from .tables import play, position, refused


def pair(one, two, gap=16, **more):
    return position({"a1": (one, 200, 100), "b1": (two, 200, 100 + gap)}, **more)


def test_ak160_s06_the_shot_at_a_charging_diplomat():
    """AK-001, Diplomat: a Tir against it needs an ESP roll of 13, in Reaction too; failing, the PA is spent and nothing flies."""
    table = play(pair("KH1", "KH7", 80).activate("a1"), "charge")
    assert table.asks == "answer_charge"
    play(table.dice(1, 2), "yes")  # ESP 5 + 3 = 8 against 13
    assert table.of("pa", "b1") == 1
    assert 158 not in table.news()
    willing = play(play(pair("KH1", "KH7", 80).activate("a1"), "charge").dice(4, 5, 1, 1), "yes")
    assert 158 in willing.news()
    other = play(play(pair("AV6", "KH7", 80).activate("a1"), "charge").dice(1, 1), "yes")  # no diplomat: no roll
    assert 158 in other.news()
    assert 52 not in other.news()


def test_ak130_s06_a_charge_at_a_diplomat_needs_an_esp_roll():
    """AK-001: failing, the Action simply ends: PA spent, no move, no other consequence."""
    table = play(pair("AV6", "KH1", 80).activate("a1").dice(1, 1), "charge")  # ESP 6 + 2
    assert (table.asks, table.of("pa", "a1"), table.of("y", "a1")) == ("declare", 1, 100)
    assert not marked(table.s, 0, p.LAME)
    assert play(pair("AV6", "KH1", 80).activate("a1").dice(3, 4), "charge").asks == "answer_charge"  # 13


def test_ak184_fire_reaches_as_far_as_the_alchemists_own_esp():
    """AK-184: a Chef lends his ESP for rolls only."""
    for gap, hurt in ((7 * 16, 1), (7 * 16 + 1, 0)):
        table = position({"a1": ("TJ3", 100, 100), "a2": ("TJ1", 140, 100), "b1": ("AV8", 100, 116 + gap)})
        table.s.lasting[0][p.FIRE] = 2
        assert dice.esp(table.box, table.s, 0) == 8
        play(table.activate("a1"), "formula F19", "target b1")
        assert table.of("hurt", "b1") == hurt


def test_ak187_every_alchemist_with_air_is_asked():
    table = position({"a1": ("AV4", 100, 100), "b1": ("TJ2", 160, 100), "b2": ("TJ3", 100, 160)})
    table.s.lasting[16][p.AIR] = table.s.lasting[17][p.AIR] = 2
    play(table.activate("a1"), "formula F01")
    assert table.asks == "deny"
    play(table, "no")
    assert table.asks == "deny"
    play(table, "yes")
    assert (table.s.lasting[16][p.AIR], table.s.lasting[17][p.AIR]) == (2, 0)
    assert table.of("stones", "a1") == 6
    assert table.s.prayer[0] == 32


def test_ak181_s21_an_alchemist_who_is_a_servant_may_serve_another():
    """AK-181: Ca'apiti collects for the shaman, as an Outer Circle alchemist would: 4 of his own affinity."""
    table = position(
        {"a1": ("AU3", 100, 100), "a2": ("AU4", 140, 100), "b1": ("AV8", 300, 300)}, elements=[("D03", 0, 100, 120)]
    )
    table.s.faction[0] = 2
    table.s.pawn[0], table.s.pawns = 1, 1
    table.set("components", "a2", 2)
    play(table.activate("a1"), "collect")
    assert table.asks == "gather"
    assert table.legal() == ["gather resources", "gather both", "gather give"]
    play(table, "gather give")
    assert (table.of("components", "a1"), table.of("components", "a2")) == (12, 6)
    alone = position({"a1": ("AU3", 100, 100), "b1": ("AV8", 300, 300)}, elements=[("D03", 0, 100, 120)])
    alone.s.pawn[0], alone.s.pawns = 1, 1
    play(alone.activate("a1"), "collect")
    assert refused(alone, "gather give") == "AK-181"


def test_ak175_f15_a_place_where_no_undine_can_stand_loses_the_formula_before_stones():
    def calling(x, y):
        table = position({"a1": ("KH2", 100, 100), "a2": ("KH8", 140, 100), "b1": ("AV8", 100, 140)})
        table.s.here[1], table.s.hurt[1] = 0, 6
        table.set("focus", "a1", 2)
        return play(table.activate("a1"), "formula F15").point(x, y)

    lost = calling(172, 100)  # wholly within 4 inches it is not
    assert lost.asks == "declare"
    assert 175 in lost.news() or lost.of("stones", "a1") == 9
    assert lost.of("here", "a2") == 0
    engaged = calling(116, 140)  # in contact with an enemy
    assert engaged.asks == "declare"
    assert engaged.of("here", "a2") == 0
    back = play(calling(140, 100), "improve 1")
    assert (back.of("here", "a2"), back.of("pa", "a2"), back.of("hurt", "a2")) == (1, 1, 0)


def test_ak103_f26_a_shadow_steps_to_a_legal_free_point():
    table = position({"a1": ("GC2", 100, 100), "a2": ("GC5", 140, 100), "b1": ("AV8", 140, 140)})
    table.set("focus", "a1", 1)
    play(table.activate("a1"), "formula F26", "enough")
    assert table.asks == "destination"
    play(table, "point", "area 8", "inch 8")
    assert (table.s.px, table.s.py) == (128, 96)
    play(table, "quarter 6")
    assert refused(table, "dot 0") == ""
    table.s.px, table.s.py = 140, 123
    assert refused(table, "dot 0") == "AK-120"  # it would be in contact
    table.s.px, table.s.py = 140, 127
    assert refused(table, "dot 0") == "AK-013"
    table.s.px, table.s.py = 188, 100
    assert refused(table, "dot 1") == "AK-103"  # more than 3 inches
    play(table, "dot 0")
    assert (table.of("x", "a2"), table.of("y", "a2")) == (188, 100)


def test_ak001_s05_f32_forged_flesh_does_not_add_to_toughness():
    """Coriace 1 is Coriace 1; only a prayer adds to it (F01)."""
    table = pair("AU7", "AV4", 60)
    assert combat.toughness(table.box, table.s, 0) == 1
    set_mark(table.s, 0, p.FORGED)
    assert combat.toughness(table.box, table.s, 0) == 1
    set_mark(table.s, 16, p.FORGED)
    assert combat.toughness(table.box, table.s, 16) == 1
    table.s.prayer[16] = 32
    assert combat.toughness(table.box, table.s, 16) == 2


def test_ak033_f23_two_clouds_are_one_malus_and_the_thicker_counts():
    table = pair("AV6", "AV8", 100)
    table.s.templates = 2
    table.s.laid[0][:6] = [p.CLOUD, 200, 100, 0, 1, 0]
    assert dice.malus(table.box, table.s, 0, REF_ROLL) == 0
    table.s.laid[1][:6] = [p.CLOUD, 200, 110, 1, 1, 1]
    for what, n in ((COM_ROLL, 1), (TIR_ROLL, 1), (REF_ROLL, 1), (ESP_ROLL, 0)):
        assert dice.malus(table.box, table.s, 0, what) == n


def test_ak109_f30_flames_burn_once_in_every_activation():
    table = pair("AV6", "AV8", 100)
    set_mark(table.s, 16, p.BURNT)
    table.activate("a1")
    assert not marked(table.s, 16, p.BURNT)


def test_ak151_bottes_and_experts_by_the_card():
    """2.4: the cycle Brutale, Rapide, Normale, Parade, and how the four Bottes change it; S10."""
    table = pair("KH7", "KH7")
    bonus = lambda card, enemy, f=0: combat.com_bonus(table.box, table.s, f, 16, card, enemy, p.BY_CARD)  # noqa: E731
    assert [
        bonus(*cards) for cards in ((p.BRUTAL, p.QUICK), (p.QUICK, p.NORMAL), (p.NORMAL, p.PARRY), (p.PARRY, p.BRUTAL))
    ] == [1] * 4
    assert (bonus(p.STURDY, p.BRUTAL), bonus(p.STURDY, p.PARRY)) == (1, 0)
    assert (bonus(p.COBRA, p.PARRY), bonus(p.COBRA, p.NORMAL)) == (1, 0)
    assert bonus(p.RIPOSTE, p.BRUTAL) == 0
    assert bonus(p.RAM, p.QUICK) == 1
    assert bonus(p.QUICK, p.STURDY) == 1  # a Botte counts as its base card
    assert bonus(p.BRUTAL, p.IDLE) == 0
    swordsman = pair("NA4", "KH7")
    assert combat.com_bonus(swordsman.box, swordsman.s, 0, 16, p.QUICK, p.BRUTAL, p.BY_CARD) == 1
    for mark, card in ((p.EXPERT_BRUTAL, p.RAM), (p.EXPERT_NORMAL, p.STURDY)):  # F03
        set_mark(table.s, 0, mark)
        assert bonus(card, p.IDLE) == 1


def test_ak132_boutoir_is_not_slowed_when_it_charges():
    """2.4, Boutoir: no malus die on the REF roll as the free card of a Charge."""
    table = pair("AV1", "AV8")
    assert combat.ref_dice(table.box, table.s, 0, p.RAM, True) == 0
    assert combat.ref_dice(table.box, table.s, 0, p.RAM, False) == -1
    assert combat.ref_dice(table.box, table.s, 0, p.BRUTAL, True) == -1
    assert combat.com_bonus(table.box, table.s, 0, 16, p.RAM, p.IDLE, p.BY_CARD + p.BY_CHARGE) == 2  # Expert and Charge


def test_ak001_s13_frenzy_once_a_turn_in_its_own_activation():
    table = pair("KH5", "AV8")
    table.set("hurt", "b1", 5)
    table.set("pa", "a1", 1)
    table.s.acting[0] = 1
    table.dice(6, 6).run(p.ATTACK, 0, 16, p.NOTHING, p.NOTHING, 0, p.QUICK)
    assert (table.of("pa", "a1"), marked(table.s, 0, p.FRENZIED)) == (2, True)
    idle = pair("KH5", "AV8")
    idle.set("hurt", "b1", 5)
    idle.set("pa", "a1", 1)
    idle.dice(6, 6).run(p.ATTACK, 0, 16, p.NOTHING, p.NOTHING, 0, p.QUICK)
    assert idle.of("pa", "a1") == 1


def test_ak001_formulas_that_change_values():
    """F06, F19, F24, F29: +1 COM and Effrayant, longer moves, Poison, one column."""
    table = pair("AV8", "AU1")
    s = table.s
    set_mark(s, 0, p.SAPPED)
    set_mark(s, 16, p.SAPPED)
    assert dice.com(table.box, s, 0) == 3
    assert (frightens(table.box, s, 0), frightens(table.box, s, 16)) == (13, 14)
    set_mark(s, 0, p.WINDED)
    assert [value_of(table.box, s, 0, move) for move in range(3)] == [80, 112, 192]
    set_mark(s, 0, p.TEMPERED)
    assert combat.shift_of(table.box, s, 0, p.NORMAL, p.NOTHING) == 1
    assert combat.shift_of(table.box, s, 0, p.NORMAL, p.NOTHING) == 0  # the next one only
    set_mark(s, 0, p.VENOMOUS)
    table.dice(6, 6).run(p.ATTACK, 0, 16, p.NOTHING, p.NOTHING, 0, p.NORMAL)
    assert marked(s, 16, p.POISONED)
