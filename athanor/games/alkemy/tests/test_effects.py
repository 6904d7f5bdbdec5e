"""Effects that fall at the same moment: who orders them, and when it is asked (AK-006, AK-200, AK-239)."""

from athanor.games.alkemy.rules import alchemy, effects
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.figures import marked, set_mark

from .tables import play, position, refused


def poisoned(table, *names, left=1):
    """Poisoned figures with so many boxes left."""
    for name in names:
        f = table.at(name)
        set_mark(table.s, f, p.POISONED)
        table.s.hurt[f] = table.box.life[table.s.kind[f]] - left
    return table


def abbey(hurt, initiative=0, **more):
    """The Abbess regenerates and is poisoned."""
    table = position({"a1": ("AV3", 100, 100), "b1": ("KH4", 300, 300), **more})
    set_mark(table.s, 0, p.POISONED)
    table.set("hurt", "a1", hurt)
    table.s.initiative = initiative
    return table.run(p.TURN_EFFECTS, 0)


def test_ak200_ak006_the_player_chooses_what_comes_first():
    """AK-006: with one box left, regeneration first saves the Abbess; poison first removes her."""
    for order, here in ((("effect regeneration a1",), 1), (("effect poison a1",), 0)):
        table = abbey(9)
        assert (table.asks, table.seat()) == ("effects", 0)
        assert sorted(table.legal()) == ["effect poison a1", "effect regeneration a1"]
        assert refused(table, "effect decline a1") == "AK-006"
        assert refused(table, "effect poison b1") == "AK-006"
        play(table, *order)
        assert table.of("here", "a1") == here


def test_ak200_whole_she_suffers_or_not():
    saved = play(abbey(0), "effect poison a1")
    assert saved.of("hurt", "a1") == 0
    assert play(abbey(0), "effect regeneration a1").of("hurt", "a1") == 1


def test_ak200_what_changes_nothing_is_not_asked():
    table = abbey(4)
    assert table.asks != "effects"
    assert table.of("hurt", "a1") == 4


def test_ak006_effects_of_both_are_ordered_by_who_lost_the_initiative():
    """AK-006: the loser of the initiative orders those of both players."""
    for initiative, asked in ((0, 1), (1, 0)):
        table = position({"a1": ("AV3", 100, 100), "b1": ("KH4", 300, 300)})
        set_mark(table.s, 0, p.POISONED)
        set_mark(table.s, 16, p.POISONED)
        table.s.initiative = initiative
        table.run(p.TURN_EFFECTS, 0)
        assert (table.asks, table.seat()) == ("effects", asked)
        assert sorted(table.legal()) == ["effect poison a1", "effect poison b1", "effect regeneration a1"]
        play(table, "effect poison b1")
        assert table.seat() == 0  # only her own are left


def ondins(left):
    table = position({"a1": ("KH3", 100, 100), "a2": ("KH8", 140, 100), "b1": ("AV6", 300, 300)})
    return poisoned(table, "a1", left=left)


def test_ak200_a_dying_alchemist_and_his_stones():
    """S25: whoever holds the stones may fall first; then nobody keeps the Undine whole."""
    table = ondins(1).run(p.TURN_EFFECTS, 0)
    assert table.asks == "effects"
    play(table, "effect decline a2")
    assert table.asks == "decline"
    play(table, "target a1")
    assert (table.of("here", "a1"), table.of("hurt", "a2")) == (0, 0)
    other = play(ondins(1).run(p.TURN_EFFECTS, 0), "effect poison a1")
    assert (other.of("here", "a1"), other.of("hurt", "a2")) == (0, 1)
    assert ondins(3).run(p.TURN_EFFECTS, 0).asks == "decline"


def test_ak200_a_dying_shaman_may_still_share_the_pain():
    """S08: the order decides whether the shaman is there for the other."""
    table = position({"a1": ("AU4", 100, 100), "a2": ("AU5", 140, 100), "b1": ("AV6", 300, 300)})
    poisoned(table, "a1", "a2").run(p.TURN_EFFECTS, 0)
    assert table.asks == "effects"
    play(table, "effect poison a2")
    assert table.asks == "empathy"
    play(table, "yes")
    assert (table.of("here", "a1"), table.of("here", "a2")) == (0, 1)


def test_ak200_which_alchemist_ticks_the_stone():
    """S25: any friendly alchemist on the table, or none."""
    table = position({"a1": ("KH2", 20, 20), "a2": ("KH3", 200, 20), "a3": ("KH8", 140, 100), "b1": ("AV4", 300, 300)})
    table.run(p.TURN_EFFECTS, 0)
    assert table.legal() == ["target a1", "target a2", "enough"]
    assert refused(table, "target b1") == "AK-200"
    play(table, "target a2")
    assert (table.of("stones", "a1"), table.of("stones", "a2"), table.of("hurt", "a3")) == (9, 5, 0)
    assert 200 in table.news()
    faded = position({"a1": ("KH2", 20, 20), "a3": ("KH8", 140, 100), "b1": ("AV4", 300, 300)}).run(p.TURN_EFFECTS, 0)
    play(faded, "enough")
    assert (faded.of("stones", "a1"), faded.of("hurt", "a3")) == (9, 1)
    bare = position({"a1": ("KH2", 20, 20), "a3": ("KH8", 140, 100), "b1": ("AV4", 300, 300)})
    bare.set("stones", "a1", 0)
    bare.run(p.TURN_EFFECTS, 0)
    assert bare.of("hurt", "a3") == 1


def test_ak200_an_effect_is_applied_once():
    table = play(ondins(3).run(p.TURN_EFFECTS, 0), "target a1")
    assert not any(
        effects.effect_waits(table.box, table.s, kind, f) for kind in (p.POISON_EFFECT, p.DECLINE_EFFECT) for f in range(32)
    )
    assert table.of("hurt", "a1") == table.box.life[table.s.kind[0]] - 2


# The start of an activation


def in_flames(figures, x, y, **more):
    """A wall of flames lies there."""
    table = position(figures, **more)
    table.s.laid[0], table.s.templates = [p.WALL, x, y, 0, 1, 0], 1
    return table


FACING_A_CHIEF = {"a1": ("AV8", 100, 100), "b1": ("AU1", 117, 100)}  # Tecum'Seh frightens, 13


def test_ak006_flames_and_fright_are_ordered_by_who_activates():
    """AK-006, S07, F30: whoever is burnt first rolls as the wounded do."""
    for order, colour in (("flames", p.YELLOW), ("fright", p.WHITE)):
        table = in_flames(FACING_A_CHIEF, 90, 100)
        table.set("hurt", "a1", table.box.boxes[table.s.kind[0]][0] - 1)  # one white box is left
        whole = table.of("hurt", "a1")
        table.s.initiative = 0
        table.activate("a1")
        assert (table.asks, table.seat()) == ("effects", 0)
        assert table.legal() == ["effect flames a1", "effect fright a1"]
        assert (
            refused(table, "effect poison a1")
            == refused(table, "effect flames b1")
            == refused(table, "effect shaal a1")
            == "AK-006"
        )
        play(table.dice(1, 1), f"effect {order} a1")
        assert table.s.dice_colour == colour
        assert (table.asks, table.of("hurt", "a1") - whole) == ("declare", 2)  # then the other, by itself
        assert marked(table.s, 0, p.SCARED)


def test_ak006_a_single_effect_is_not_asked_for():
    burnt = in_flames({"a1": ("AV6", 100, 100), "b1": ("KH4", 300, 300)}, 90, 100).activate("a1")
    assert (burnt.asks, burnt.of("hurt", "a1")) == ("declare", 2)
    afraid = position(FACING_A_CHIEF).dice(1, 1).activate("a1")
    assert afraid.asks == "declare"
    assert marked(afraid.s, 0, p.SCARED)


def test_ak006_one_effect_for_each_figure_of_a_card_is_not_asked_for():
    """Each burns, whoever comes first."""
    pair = {"a1": ("AV8", 100, 100), "a2": ("AV8", 100, 118), "b1": ("KH4", 300, 300)}
    table = in_flames(pair, 100, 109).activate("a1")
    assert (table.asks, table.of("hurt", "a1"), table.of("hurt", "a2")) == ("declare", 2, 2)
    assert table.s.effects == [0] * len(table.s.effects)


def test_ak006_ak231_the_shaal_may_change_what_falls_on_the_others():
    """AK-239: who charges first may stand elsewhere, or fall, when the flames reach the other one."""
    pair = {"a1": ("AV8", 100, 100), "a2": ("AV8", 100, 140), "b1": ("KH4", 300, 300)}
    table = in_flames(pair, 100, 160, elements=[("D03", 0, 80, 80)], scenery=1)
    table.s.special[0] = p.SHAAL + 1
    table.activate("a1")
    assert (table.asks, table.legal()) == ("effects", ["effect flames a2", "effect shaal a1"])
    play(table.dice(6, 6), "effect shaal a1")
    assert (table.asks, table.of("hurt", "a2")) == ("declare", 2)


# A formula that hurts several figures


def harmed(figures, initiative=0, **amounts):
    table = position(figures)
    for name, damage in amounts.items():
        table.set("harm", name, damage)
    table.s.caster = table.at("b1")
    return table


PRAYED_FOR = {"a1": ("AV4", 100, 100), "a2": ("AV1", 120, 100), "b1": ("AU5", 200, 100)}


def test_ak006_the_alchemist_orders_the_damage_of_his_formula():
    """F01: a prayer ends with the priest's first wound; those hurt before him were still prayed for."""
    for first, second in (("a1", "a2"), ("a2", "a1")):
        table = harmed(PRAYED_FOR, a1=2, a2=2)
        table.s.prayer[0] = 48
        table.run(p.HARM, table.at("b1"))
        assert (table.asks, table.seat(), table.legal()) == ("effects", 1, ["effect harm a1", "effect harm a2"])
        play(table, f"effect harm {first}")
        assert (table.of("hurt", "a1"), table.of("hurt", "a2")) == (1, 2 if first == "a1" else 1)
        assert table.of("harm", second) == 0


def test_ak006_damage_that_nothing_shares_is_not_ordered():
    table = harmed(PRAYED_FOR, a1=2, a2=2).run(p.HARM, 16)
    assert (table.asks, table.of("hurt", "a1"), table.of("hurt", "a2")) == ("", 2, 2)
    far = harmed({**PRAYED_FOR, "a2": ("AV1", 300, 300)}, a1=2, a2=2)
    far.s.prayer[0] = 48
    assert far.run(p.HARM, 16).asks == ""


def test_ak006_a_dying_shaman_may_share_the_pain_first():
    """S08: as the alchemist of the enemy likes."""
    aurloks = {"a1": ("AU4", 100, 100), "a2": ("AU5", 140, 100), "b1": ("AV4", 200, 100)}
    table = harmed(aurloks, a1=2, a2=2)
    table.set("hurt", "a1", table.box.life[table.s.kind[0]] - 2)
    table.run(p.HARM, table.at("b1"))
    assert (table.asks, table.seat()) == ("effects", 1)
    play(table, "effect harm a1")
    assert (table.of("here", "a1"), table.of("hurt", "a2")) == (0, 2)


def test_f08_toads_hurt_all_that_they_cover():
    table = position({"a1": ("AU4", 100, 40), "a2": ("AV1", 300, 300), "b1": ("AV1", 200, 100), "b2": ("AV6", 200, 120)})
    table.s.casting = next(k for k in range(32) if table.box.effect[k] == p.TOADS)
    table.s.caster, table.s.aim_at, table.s.aim_y = 0, 200, 110
    alchemy.lay_template(table.box, table.s, 0, p.TOADS)
    damage = table.box.amount[table.s.casting]
    assert table.s.harm[16:18] == [damage, damage]
    assert sum(table.s.harm) == 2 * damage
