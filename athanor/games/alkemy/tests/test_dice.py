"""Health and dice."""

from athanor.games.alkemy.rules import combat, dice
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.figures import set_mark

from .tables import BOX, IDS, position


def tray(table, extra, dye, *faces):
    table.dice(*faces)
    dice.roll(table.s, dye, extra)
    dice.below = table.below
    return table


def test_ak041_ak042_boxes_and_colours():
    table = position({"a1": ("KH6", 100, 100)})  # 3/2/2
    seen = []
    for ticked in range(7):
        table.set("hurt", "a1", ticked)
        seen.append(dice.colour(table.box, table.s, 0))
    assert seen == [0, 0, 0, 1, 1, 2, 2]


def test_ak043_ak041_the_last_box_and_the_surplus():
    table = position({"a1": ("KH6", 100, 100)})
    table.run(p.TICK, 0, 9, -1, 0)
    assert (table.of("hurt", "a1"), table.of("here", "a1")) == (7, 0)
    assert table.s.removed[0] == 1


def test_ak044_healing():
    table = position({"a1": ("KH6", 100, 100)})
    table.set("hurt", "a1", 2)
    combat.heal(table.box, table.s, 0, 5)
    assert table.of("hurt", "a1") == 0


def test_ak050_xb01_bonus_and_malus_cancel():
    assert [dice.extra_dice(1, 2), dice.extra_dice(2, 1), dice.extra_dice(1, 1)] == [-1, 1, 0]
    assert [dice.extra_dice(3, 0), dice.extra_dice(0, 3), dice.extra_dice(1, 0), dice.extra_dice(0, 2)] == [2, -2, 1, -2]


def test_ak051_ak055_what_is_kept():
    """AK-051: malus dice keep the lowest, the weaker symbol between equals (X-28); AK-055: otherwise the highest."""
    table = position({"a1": ("KH6", 100, 100)})
    tray(table, -1, 1, 4, 5, 2)  # yellow 4 A, 4 S, 2 S
    kept = dice.kept_by_rule(table.box, table.s)
    assert (dice.pair_value(table.box, table.s, kept), dice.pair_column(table.box, table.s, kept)) == (6, 0)
    tray(table, -1, 1, 4, 5, 6)  # 4 A, 4 S, 5 M
    kept = dice.kept_by_rule(table.box, table.s)
    assert (dice.pair_value(table.box, table.s, kept), dice.pair_column(table.box, table.s, kept)) == (8, 1)
    tray(table, 1, 0, 6, 1, 5)
    assert dice.pair_value(table.box, table.s, dice.kept_by_rule(table.box, table.s)) == 11


def test_ak052_xb02_a_roll_of_spirit():
    table = position({"a1": ("AV4", 100, 100)}).dice(3, 3)
    assert dice.esp_roll(table.box, table.s, 0, 0, 13, 52)
    table.dice(3, 2)
    assert not dice.esp_roll(table.box, table.s, 0, 0, 13, 52)
    dice.below = table.below


def test_ak053_ak054_opposed_rolls():
    """AK-053: X-B04 and X-B21; X-30: equal in all, both roll again."""
    table = position({"a1": ("AV8", 100, 100), "b1": ("AV5", 200, 200)})
    roll = lambda f, fv, fd, g, gv, gd: dice.opposed(table.box, table.s, f, fv, fd, 0, g, gv, gd, 0, 53)  # noqa: E731
    table.dice(1, 2, 3, 4)
    assert roll(0, 2, 0, 16, 3, 1) == 16  # 5 against 10
    table.dice(4, 4, 1, 4)
    assert roll(0, 2, 0, 16, 5, 0) == 16  # 10 each, the higher value wins
    table.dice(3, 3, 3, 3, 5, 5, 1, 1)
    assert roll(0, 7, 0, 16, 7, 0) == 0
    dice.below = table.below


def test_ak056_without_the_characteristic():
    table = position({"a1": ("TJ7", 100, 100), "b1": ("AV5", 200, 200)})
    assert dice.esp_roll(table.box, table.s, 0, 0, 99, 52)
    assert dice.opposed(table.box, table.s, 0, -1, 0, 0, 16, 9, 0, 0, 53) == 0


def test_ak001_s02_s04_a_chef_lends_his_spirit_but_to_no_animal():
    table = position({"a1": ("AV1", 100, 100), "a2": ("AV8", 130, 100), "a3": ("NA7", 100, 140), "b1": ("AV8", 130, 130)})
    assert [dice.esp(table.box, table.s, f) for f in (1, 2, 16)] == [7, 3, 4]


def test_ak057_columns_and_shifts():
    table = position({"a1": ("AV8", 100, 100)})
    columns = []
    for faces in ((2, 3), (2, 4), (4, 5), (2, 6), (4, 6), (1, 6)):  # SS SA AA SM AM MM
        tray(table, 0, 0, *faces)
        columns.append(dice.pair_column(table.box, table.s, 0))
    assert columns == [0, 1, 2, 3, 4, 5]
    assert [dice.clamped(-1), dice.clamped(7), dice.clamped(3)] == [0, 5, 3]
    assert [BOX.damage[IDS.index("AV8")][0], BOX.damage[IDS.index("TJ6")][0]] == [1, 0]


def test_ak040_ak045_profiles_are_complete():
    assert len(IDS) == 49
    silences = IDS.index("GC7")
    assert (BOX.cost[silences], BOX.most[silences], BOX.lines[silences], BOX.life[silences]) == (23, 4, 2, 8)
    table = position({"a1": ("GC7", 100, 100), "a2": ("GC7", 130, 100)})
    assert table.s.card[:2] == [0, 0]
    table.run(p.TICK, 0, 1, -1, 0)
    assert table.s.hurt[:2] == [1, 0]


def test_ak001_states_give_malus_dice():
    """AK-001: a card's text rules: frightened, entangled, haunted, cursed."""
    table = position({"a1": ("AV7", 100, 100)})
    assert dice.malus(table.box, table.s, 0, dice.COM_ROLL) == 0
    for mark, com, ref, esp in ((p.SCARED, 1, 1, 0), (p.NETTED, 1, 0, 0), (p.HAUNTED, 1, 1, 1), (p.CURSED_COM, 1, 0, 0)):
        table.s.marks[0] = 0
        set_mark(table.s, 0, mark)
        got = [dice.malus(table.box, table.s, 0, what) for what in (dice.COM_ROLL, dice.REF_ROLL, dice.ESP_ROLL)]
        assert got == [com, ref, esp]
    set_mark(table.s, 0, p.NETTED)
    assert dice.defence(table.box, table.s, 0, False) == 8


def test_ak001_unshakable_and_leader():
    """AK-001: Impassible spares malus dice within 4 inches, Chef lends his ESP within 6."""
    table = position({"a1": ("AV5", 100, 100), "a2": ("AV8", 130, 100), "a3": ("AV1", 200, 100)})
    assert dice.unshakable(table.box, table.s, 1)
    assert dice.esp(table.box, table.s, 1) == 7
    table.set("x", "a2", 350)
    assert not dice.unshakable(table.box, table.s, 1)
    assert dice.esp(table.box, table.s, 1) == 4


def test_ak001_tough_spares_all_but_one():
    """AK-001: Coriace 1 reduces damage, to a minimum of 1."""
    table = position({"a1": ("AU7", 100, 100)})
    table.run(p.HURT_STEP, 0, 3, -1, 0)
    assert table.of("hurt", "a1") == 2
    table.run(p.HURT_STEP, 0, 1, -1, 0)
    assert table.of("hurt", "a1") == 3
