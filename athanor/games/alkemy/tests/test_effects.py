"""Effects of the end of a turn: who orders them, and when it is asked (AK-006, AK-200)."""

from athanor.games.alkemy.rules import scenario
from athanor.games.alkemy.rules.pieces import DECLINE_EFFECT, POISON_EFFECT, POISONED, TURN_EFFECTS, set_mark

from .tables import Table


def poisoned(table, *names, left=1):
    """Poisoned figures with so many boxes left."""
    for name in names:
        f = table.at(name)
        set_mark(table.s, f, POISONED)
        table.s.hurt[f] = table.box.life[table.s.kind[f]] - left
    return table


def abbey(hurt, initiative=0, **more):
    """The Abbess regenerates and is poisoned."""
    table = Table({"a1": ("AV3", 100, 100), "b1": ("KH4", 300, 300), **more})
    set_mark(table.s, 0, POISONED)
    table.set("hurt", "a1", hurt)
    table.s.initiative = initiative
    return table.run(TURN_EFFECTS, 0)


def test_ak200_ak006_the_player_chooses_what_comes_first():
    """AK-006: with one box left, regeneration first saves the Abbess; poison first removes her."""
    for order, here in ((("effect regeneration a1",), 1), (("effect poison a1",), 0)):
        table = abbey(9)
        assert (table.asks, table.seat()) == ("effects", 0)
        assert sorted(table.legal()) == ["effect poison a1", "effect regeneration a1"]
        assert table.why("effect decline a1") == 200
        assert table.why("effect poison b1") == 200
        table.play(*order)
        assert table.of("here", "a1") == here


def test_ak200_whole_she_suffers_or_not():
    saved = abbey(0).play("effect poison a1")
    assert saved.of("hurt", "a1") == 0
    assert abbey(0).play("effect regeneration a1").of("hurt", "a1") == 1


def test_ak200_what_changes_nothing_is_not_asked():
    table = abbey(4)
    assert table.asks != "effects"
    assert table.of("hurt", "a1") == 4


def test_ak006_effects_of_both_are_ordered_by_who_lost_the_initiative():
    """AK-006: the loser of the initiative orders those of both players."""
    for initiative, asked in ((0, 1), (1, 0)):
        table = Table({"a1": ("AV3", 100, 100), "b1": ("KH4", 300, 300)})
        set_mark(table.s, 0, POISONED)
        set_mark(table.s, 16, POISONED)
        table.s.initiative = initiative
        table.run(TURN_EFFECTS, 0)
        assert (table.asks, table.seat()) == ("effects", asked)
        assert sorted(table.legal()) == ["effect poison a1", "effect poison b1", "effect regeneration a1"]
        table.play("effect poison b1")
        assert table.seat() == 0  # only her own are left


def ondins(left):
    table = Table({"a1": ("KH3", 100, 100), "a2": ("KH8", 140, 100), "b1": ("AV6", 300, 300)})
    return poisoned(table, "a1", left=left)


def test_ak200_a_dying_alchemist_and_his_stones():
    """S25: whoever holds the stones may fall first; then nobody keeps the Undine whole."""
    table = ondins(1).run(TURN_EFFECTS, 0)
    assert table.asks == "effects"
    table.play("effect decline a2")
    assert table.asks == "decline"
    table.play("target a1")
    assert (table.of("here", "a1"), table.of("hurt", "a2")) == (0, 0)
    other = ondins(1).run(TURN_EFFECTS, 0).play("effect poison a1")
    assert (other.of("here", "a1"), other.of("hurt", "a2")) == (0, 1)
    assert ondins(3).run(TURN_EFFECTS, 0).asks == "decline"


def test_ak200_a_dying_shaman_may_still_share_the_pain():
    """S08: the order decides whether the shaman is there for the other."""
    table = Table({"a1": ("AU4", 100, 100), "a2": ("AU5", 140, 100), "b1": ("AV6", 300, 300)})
    poisoned(table, "a1", "a2").run(TURN_EFFECTS, 0)
    assert table.asks == "effects"
    table.play("effect poison a2")
    assert table.asks == "empathy"
    table.play("yes")
    assert (table.of("here", "a1"), table.of("here", "a2")) == (0, 1)


def test_ak200_which_alchemist_ticks_the_stone():
    """S25: any friendly alchemist on the table, or none."""
    table = Table({"a1": ("KH2", 20, 20), "a2": ("KH3", 200, 20), "a3": ("KH8", 140, 100), "b1": ("AV4", 300, 300)})
    table.run(TURN_EFFECTS, 0)
    assert table.legal() == ["target a1", "target a2", "enough"]
    assert table.why("target b1") == 200
    table.play("target a2")
    assert (table.of("stones", "a1"), table.of("stones", "a2"), table.of("hurt", "a3")) == (9, 5, 0)
    assert 200 in table.news()
    faded = Table({"a1": ("KH2", 20, 20), "a3": ("KH8", 140, 100), "b1": ("AV4", 300, 300)}).run(TURN_EFFECTS, 0)
    faded.play("enough")
    assert (faded.of("stones", "a1"), faded.of("hurt", "a3")) == (9, 1)
    bare = Table({"a1": ("KH2", 20, 20), "a3": ("KH8", 140, 100), "b1": ("AV4", 300, 300)})
    bare.set("stones", "a1", 0)
    bare.run(TURN_EFFECTS, 0)
    assert bare.of("hurt", "a3") == 1


def test_ak200_an_effect_is_applied_once():
    table = ondins(3).run(TURN_EFFECTS, 0).play("target a1")
    assert not any(scenario.effect_waits(table.s, kind, f) for kind in (POISON_EFFECT, DECLINE_EFFECT) for f in range(32))
    assert table.of("hurt", "a1") == table.box.life[table.s.kind[0]] - 2
