"""Concentration, formulas, pawns and affinities."""

from athanor.games.alkemy.rules import alchemy, dice
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.figures import marked

from .tables import VOCABULARY, play, position, refused


def chapel(gap=60, **more):
    return position({"a1": ("AV4", 100, 100), "a2": ("AV8", 100, 100 + gap), "b1": ("AV6", 300, 300)}, **more)


def test_ak170_ak171_concentration():
    table = chapel()
    assert (table.of("components", "a1"), table.of("stones", "a1"), table.of("focus", "a1")) == (8, 6, 0)
    play(table.activate("a1"), "focus")
    assert (table.of("focus", "a1"), table.of("pa", "a1")) == (1, 2)
    table.set("focus", "a1", 4)
    assert refused(table, "focus") == "AK-171"


def test_ak172_x19_damage_breaks_concentration():
    table = chapel()
    table.set("focus", "a1", 3)
    table.run(p.TICK, 0, 4, -1, 0)
    assert table.of("focus", "a1") == 2
    table.run(p.TICK, 0, 2, -1, 0).run(p.TICK, 0, 1, -1, 0)
    assert table.of("focus", "a1") == 0


def test_ak173_ak174_x16_the_price_of_a_formula():
    table = chapel()
    table.set("focus", "a1", 1)
    table.set("hurt", "a2", 3)
    play(table.activate("a1"), "formula F02")
    assert table.asks != "pay"
    assert (table.of("pa", "a1"), table.of("components", "a1")) == (2, 6)
    both = chapel()
    both.set("focus", "a1", 2)
    play(both.activate("a1"), "formula F02")
    assert both.asks == "pay"
    play(both, "pay level")
    assert (both.of("focus", "a1"), both.of("pa", "a1")) == (1, 3)
    low = chapel().activate("a1")
    assert refused(low, "formula F02") == "AK-173"
    assert refused(low, "formula F05") == "AK-173"


def test_ak175_x17_out_of_range_is_lost():
    table = position({"a1": ("AV3", 100, 100), "b1": ("AV8", 100, 100 + 16 + 136)})
    table.set("focus", "a1", 1)
    play(table.activate("a1"), "formula F05")
    assert (table.of("components", "a1"), table.of("pa", "a1")) == (9, 3)
    assert table.asks == "declare"
    assert refused(table, "formula F05") == "AK-173"
    assert not marked(table.s, 16, p.NETTED)


def test_ak176_ak177_improvements():
    """AK-177: another target is named before it is measured."""
    figures = {"a1": ("AV3", 100, 100), "b1": ("AV8", 100, 160), "b2": ("AV8", 300, 100), "b3": ("AV8", 40, 100)}
    table = position(figures)
    table.set("focus", "a1", 1)
    play(table.activate("a1"), "formula F05", "target b1")
    assert table.asks == "improve"
    play(table, "improve 1", "target b2")
    assert table.of("stones", "a1") == 7
    play(table, "improve 1", "target b3")
    if table.asks == "improve":
        play(table, "enough")
    assert marked(table.s, 16, p.NETTED)
    assert marked(table.s, 18, p.NETTED)
    assert not marked(table.s, 17, p.NETTED)  # too far: lost with its stones
    healer = chapel()
    healer.set("focus", "a1", 1)
    healer.set("hurt", "a2", 5)
    play(healer.activate("a1"), "formula F02", "improve 1")
    assert refused(healer, "improve 2") == "AK-177"  # nobody else
    play(healer, "improve 1")  # twice at most, so that it is cast
    assert (healer.of("hurt", "a2"), healer.of("stones", "a1")) == (1, 4)


def test_ak176_stones_improve_the_formula_they_are_spent_on():
    table = chapel()
    table.set("focus", "a1", 1)
    table.set("hurt", "a2", 5)
    table.s.improved[:2] = [1, 1]  # those of another formula
    play(table.activate("a1"), "formula F02", "enough")
    assert (table.of("hurt", "a2"), table.of("stones", "a1")) == (3, 6)
    assert [row[3:5] for row in table.s.news[: table.s.news_count] if row[1] == 176] == [[1, 0]]  # F02, no stone


def test_ak176_f18_a_second_mist_is_bought():
    def mist():
        table = position({"a1": ("TJ3", 100, 100), "b1": ("AV8", 300, 300)})
        table.set("focus", "a1", 1)
        table.s.extra[:3] = [100, 150, 0]  # of another formula
        return play(table.activate("a1"), "formula F18", "bearing 45").point(100, 160)

    table = play(mist(), "enough")
    assert (table.s.templates, table.s.laid[0][:4]) == (1, [p.MIST, 100, 160, 1])
    table = play(mist(), "improve 1", "bearing 0").point(160, 100)
    assert [row[:4] for row in table.s.laid[:2]] == [[p.MIST, 100, 160, 1], [p.MIST, 160, 100, 0]]
    assert (table.s.templates, table.of("stones", "a1")) == (2, 4)


def test_ak176_the_last_stones_may_be_spent():
    table = chapel()
    table.set("focus", "a1", 1)
    table.set("hurt", "a2", 5)
    table.set("stones", "a1", 1)
    play(table.activate("a1"), "formula F02", "improve 1")
    assert (table.of("hurt", "a2"), table.of("stones", "a1")) == (2, 0)


def test_ak001_f20_an_alchemist_who_is_pushed_loses_a_level():
    table = position({"a1": ("TJ2", 100, 100), "b1": ("AV4", 100, 160)})
    table.set("focus", "a1", 1)
    table.set("focus", "b1", 2)
    play(table.activate("a1"), "formula F20", "enough")
    assert (table.of("y", "b1"), table.of("focus", "b1")) == (192, 1)


def test_ak181_s21_a_servant_serves_an_alchemist_within_six_inches():
    for gap, components in ((96, 4), (97, 2)):
        table = position(
            {"a1": ("GC4", 100, 100), "a2": ("GC3", 116 + gap, 100), "b1": ("AV8", 300, 300)},
            elements=[("D03", 0, 100, 120)],
        )
        table.s.faction[0] = VOCABULARY["factions"].index("GC")
        table.s.pawn[0], table.s.pawns = p.WATER + 1, 1
        table.s.components[1], table.s.stones[1] = 2, 6
        play(table.activate("a1"), "collect")
        assert (table.of("components", "a2"), table.s.pawn[0]) == (components, 0)


def test_ak058_f03_expert_for_one_combat():
    table = position({"a1": ("AV8", 200, 100), "a2": ("AV1", 100, 100), "b1": ("KH4", 200, 116)})
    for f in (0, 1):
        alchemy.give_mark(table.box, table.s, f, p.MAKE_EXPERT, 0)
    marks = [(marked(table.s, f, p.EXPERT_BRUTAL), marked(table.s, f, p.EXPERT_NORMAL)) for f in (0, 1)]
    assert marks == [(True, False), (False, True)]  # Garlan is expert with brutal attacks himself
    alchemy.give_mark(table.box, table.s, 16, p.MAKE_EXPERT, 0)
    play(table.run(p.COMBAT, 0, 16, 0), (0, "card idle"), (1, "card idle"))
    assert not marked(table.s, 0, p.EXPERT_BRUTAL)
    assert not marked(table.s, 16, p.EXPERT_BRUTAL)
    assert marked(table.s, 1, p.EXPERT_NORMAL)  # it did not fight


def test_ak178_an_area_needs_no_sight():
    table = play(chapel(gap=40).activate("a1"), "formula F01", "enough")
    assert table.of("prayer", "a1") == 32
    table.run(p.HURT_STEP, 1, 3, -1, 0)
    assert table.of("hurt", "a2") == 2
    table.run(p.TICK, 0, 1, -1, 0)
    assert table.of("prayer", "a1") == 0


def test_ak178_ak033_a_template_of_toads():
    table = position({"a1": ("AU3", 100, 100), "b1": ("AV8", 100, 180), "b2": ("AV8", 120, 180)})
    table.set("focus", "a1", 1)
    play(table.activate("a1"), "formula F10", "bearing 0", "spot 1", "enough")
    assert (table.of("hurt", "b1"), table.of("hurt", "b2")) == (1, 1)


def test_ak180_ak181_ak182_x18_collecting():
    table = position({"a1": ("AV4", 100, 100), "b1": ("AV6", 300, 300)}, elements=[("D03", 0, 100, 120)])
    table.s.pawn[0], table.s.pawns = p.WATER + 1, 1
    table.set("components", "a1", 7)
    play(table.activate("a1"), "collect")
    assert table.asks == "gather"
    assert [refused(table, f"gather {choice}") for choice in ("both", "effect")] == ["AK-181", ""]
    play(table, "gather resources")
    assert (table.of("components", "a1"), table.of("stones", "a1"), table.s.pawn[0]) == (8, 6, 0)
    assert refused(table, "collect") == "AK-180"
    inner = position({"a1": ("AV3", 100, 100), "b1": ("AV6", 300, 300)}, elements=[("D03", 0, 100, 120)])
    inner.s.pawn[0], inner.s.components[0], inner.s.stones[0] = p.EARTH + 1, 0, 0
    play(inner.activate("a1"), "collect")
    assert refused(inner, "gather effect") == "AK-181"
    play(inner, "gather both", "mix 4")
    assert (inner.of("components", "a1"), inner.of("stones", "a1"), inner.s.lasting[0][p.EARTH]) == (4, 2, 2)


def test_ak183_ak188_how_long_an_affinity_lasts():
    table = chapel()
    table.s.lasting[0][p.WATER] = 2
    for left in (1, 0):
        table.s.acting[0] = 1
        table.run(p.END_ACTIVATION, 0)
        assert table.s.lasting[0][p.WATER] == left


def test_ak184_fire():
    table = position({"a1": ("NA2", 100, 100), "b1": ("AV8", 100, 160), "b2": ("AV8", 300, 100)})
    table.s.lasting[0][p.FIRE] = 2
    play(table.activate("a1"), "formula F31", "target b1")
    assert table.asks == "fire"
    play(table, "target b1")
    assert table.of("hurt", "b1") == 1
    play(table, "enough")
    assert table.of("hurt", "b1") == 2


def test_ak185_water():
    table = chapel()
    formula = 1  # F02, 6 inches
    assert alchemy.range_of(table.box, table.s, 0, formula) == 96
    table.s.lasting[0][p.WATER] = 1
    assert alchemy.range_of(table.box, table.s, 0, formula) == 144
    assert alchemy.range_of(table.box, table.s, 0, 0) == 64  # an area of 2 inches


def test_ak186_earth():
    table = chapel()
    table.s.lasting[0][p.EARTH] = 1
    table.set("focus", "a1", 2)
    assert dice.defence(table.box, table.s, 0, False) == 11
    table.run(p.TICK, 0, 2, -1, 0)
    assert table.of("focus", "a1") == 2


def test_ak187_air():
    table = position({"a1": ("AV3", 100, 100), "b1": ("TJ3", 100, 200)})
    table.set("focus", "a1", 1)
    table.s.lasting[16][p.AIR] = 1
    play(table.activate("a1"), "formula F05")
    assert table.asks == "deny"
    play(table, "yes")
    assert marked(table.s, 16, p.NETTED)
    assert (table.s.lasting[16][p.AIR], table.of("stones", "a1")) == (0, 9)


def test_ak110_ak109_a_formula_paid_with_a_level_is_enough_to_act_again():
    """AK-110: with 1 PA a figure that pays it to act again needs something it can still do."""
    table = chapel()
    table.set("focus", "a1", 2)
    table.set("hurt", "a2", 2)
    table.set("pa", "a1", 1)
    table.s.marks[0] = 1
    table.run(p.BEGIN_ACTIVATION, 0)
    assert table.asks == "declare"
    assert table.of("pa", "a1") == 0
    assert refused(table, "walk") == "AK-120"
    assert refused(table, "formula F02") == ""
