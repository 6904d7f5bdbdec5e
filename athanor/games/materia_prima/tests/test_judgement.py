"""What a bot sees in a position: every step that the Stone and each quest still need looks better than the one before."""

from itertools import pairwise

import pytest

import athanor
from athanor.bots import make
from athanor.games.materia_prima.rules.board import distance
from athanor.games.materia_prima.rules.judgement import estimate, outlook, sensible
from athanor.games.materia_prima.rules.pieces import A
from athanor.games.materia_prima.rules.walking import FAR, walk
from athanor.games.materia_prima.tests.tables import BLACKHOLM, HAMMERBREACH, WINDSHIRE, play, position
from athanor.kernel.match import luck_of


def chance(t, seat=0):
    """As the seat's bot sees it, after the first action of the match."""
    t.s.busy = 1
    out = [0.0] * 4
    estimate(t.box, t.s, out)
    return out[seat]


def rising(*tables):
    """Each position looks better than the one before."""
    return all(one < two for one, two in pairwise(chance(t) for t in tables))


def closing(quest, **options):
    """The Stone is made, nothing is in hand: the quest alone is left."""
    return position(**options).stone(0).hold(0).quest(0, quest)


def test_nothing_of_the_judgement_stays_in_the_position():
    t = closing("K07").give(0, fire=3)
    chance(t)
    assert not any([*t.s.purse, *t.s.put_by, *t.s.steps, *t.s.queue, t.s.lack, t.s.ready])


def test_ways_go_round_rival_towers_and_figures():
    """Between (-1, 1) and (-3, 3), in a line, stands the tower on (-2, 2)."""
    t = position()
    walk(t.s, 0, t.hex((-1, 1)))
    assert t.s.steps[t.hex((-2, 2))] == FAR
    assert t.s.steps[t.hex((-3, 3))] == 3 > distance(t.s, t.hex((-1, 1)), t.hex((-3, 3)))
    walk(t.s, 1, t.hex((-1, 1)))
    assert t.s.steps[t.hex((-3, 3))] == 2


def test_a_formula_in_hand_then_its_elements_then_laid():
    found = position().hold(0, "P06", "P09", "P17")
    bare = position().hold(0, "P06", "P09")
    some = position().hold(0, "P06", "P09", "P17").give(0, earth=1)
    more = position().hold(0, "P06", "P09", "P17").give(0, earth=1, air=1)
    laid = position().hold(0, "P09", "P17").lay(0, "P06")
    assert rising(bare, found, some, more, laid)


def test_a_converted_element_is_worth_more_than_its_sources():
    """P15 takes one Copper and two Mercury."""
    sources = position().hold(0, "P15").give(0, fire=1, iron=1)
    made = position().hold(0, "P15").give(0, mercury=1)
    assert rising(sources, made)


@pytest.mark.parametrize(("quest", "places"), [("K05", ((2, 1), (1, 1), (0, 1))), ("K02", ((1, 0), (0, 0), (-1, -1)))])
def test_the_alchemist_comes_nearer(quest, places):
    """An Air hex for the Pacifist (MP-142), Blackholm for the Armourer with four items made and two of them worn (MP-141)."""
    tables = [closing(quest).own(0, "Q09", "Q10").stand(0, place) for place in places]
    for t in tables:
        t.s.forged[0] = 4
    assert rising(*tables)


def test_the_pacifist_does_not_attack():
    """MP-142"""
    calm, spoiled = position().quest(0, "K05"), position().quest(0, "K05")
    spoiled.s.attacked[0] = 1
    assert rising(spoiled, calm)


def test_the_armourer_wears_what_he_made():
    """MP-141: two items of level 2 or 3 are equipped."""
    poorly = closing("K02").own(0, "Q01", "Q02").own(0, "Q09", "Q10", worn=False).stand(0, BLACKHOLM)
    well = closing("K02").own(0, "Q09", "Q10").own(0, "Q01", "Q02", worn=False).stand(0, BLACKHOLM)
    poorly.s.forged[0] = well.s.forged[0] = 4
    assert rising(poorly, well)


def test_gold_is_made_taken_along_and_brought_to_hammerbreach():
    """The Tycoon (MP-139)."""
    less = closing("K06").give(0, gold=2, copper=1)
    made = closing("K06").give(0, gold=3)
    taken = closing("K06").give(0, 0, gold=3)
    nearer = closing("K06").give(0, 0, gold=3).stand(0, (2, -1))
    there = closing("K06").give(0, 0, gold=3).stand(0, HAMMERBREACH)
    assert rising(less, made, taken, nearer, there)


def test_fire_is_mined_brought_and_dropped_in_windshire():
    """The Lord of Hellfire (MP-139), nine Fire in several loads."""
    empty = closing("K07").stand(0, (2, 1))
    loaded = closing("K07").stand(0, (2, 1)).give(0, 0, fire=4)
    there = closing("K07").stand(0, WINDSHIRE).give(0, 0, fire=4)
    dropped = closing("K07").stand(0, WINDSHIRE).lay_down(WINDSHIRE, fire=4)
    assert rising(empty, loaded, there, dropped)


def followers(t, *places):
    for card, place in zip(("H01", "H02", "H03"), places, strict=False):
        t.homunculus(0, card, place)
    return t


def test_homunculi_are_made_and_go_where_the_quest_wants_them():
    """Tyrant, House Guardians and Cult (MP-138, MP-143, MP-144)."""
    two = followers(closing("K01"), HAMMERBREACH, BLACKHOLM)
    far = followers(closing("K01"), HAMMERBREACH, BLACKHOLM, (0, 1))
    near = followers(closing("K01"), HAMMERBREACH, BLACKHOLM, (-1, 2))
    assert rising(two, far, near)
    assert rising(followers(closing("K08"), (3, 1), (1, 0)), followers(closing("K08"), (2, 0), (2, -1)))
    apart = followers(closing("K09"), (3, 1), (3, 1), (1, 1)).stand(0, (3, 1))
    together = followers(closing("K09"), (3, 1), (3, 1), (3, 1)).stand(0, (3, 1))
    assert rising(apart, together)


def test_a_soul_stone_lost_is_missed():
    """MP-168: whoever has none ranks last."""
    assert rising(position().souls(0, 0), position(), position().souls(0, 2))


def test_the_outlook_of_a_seat_is_its_share_of_the_estimate():
    t = position(seats=3).hold(0, "P06", "P09").give(1, gold=2).souls(2, 0)
    assert [chance(t, seat) for seat in range(3)] == [outlook(t.box, t.s, seat) for seat in range(3)]


def test_a_turn_ended_early_is_time_lost():
    """P15 takes Mercury, made of Iron, which (1, 1) shows: to mine it is better than to walk on, and that than to end."""
    mined, walked, idle = (position().hold(0, "P15").stand(0, (1, 1)) for _ in range(3))
    assert rising(play(idle, "end"), play(walked, "move alchemist E"), play(mined, "mine alchemist"))


def test_time_passes_for_each_player_in_his_own_turn():
    t = position(seats=3)
    before = chance(t, 1)
    play(t, "end")
    assert chance(t, 1) == before


def thought_about(t):
    """What a bot of the seat to act thinks about."""
    moves = [0] * t.match.loaded.rules.ACTIONS.size
    legal = t.match.legal()
    moves[: len(legal)] = legal
    return moves[: sensible(t.box, t.s, t.match.to_act()[0], moves, len(legal))]


def test_bots_take_nothing_from_the_tower_that_no_quest_wants_carried():
    """The Tycoon carries Gold (MP-139); stored elements serve where they are."""
    pacifist, tycoon = (position().quest(0, quest).give(0, gold=2, fire=2) for quest in ("K05", "K06"))
    assert A.equip in pacifist.match.legal()
    assert A.equip not in thought_about(pacifist)
    play(tycoon, "equip alchemist")
    assert {action - A.load for action in thought_about(tycoon)} == {tycoon.kind("gold")}


def chosen(t, bot):
    t.s.busy = 1
    seat = t.match.to_act()[0]
    return t.match.notation(make(bot).think(t.match.view(seat), 1).action)


BOTS = pytest.mark.parametrize("bot", ["greedy:4", "search:60"])


@BOTS
@pytest.mark.parametrize(("souls", "stone"), [(0, False), (0, True), (1, False)])
def test_bots_make_what_gives_a_soul_stone(bot, souls, stone):
    """MP-133, MP-168: the Crystal Heart can be made at once, and nobody wins without a soul stone."""
    t = position().stone(0) if stone else position()
    assert chosen(t.souls(0, souls).hold(0, "Q23").give(0, gold=1, aqua_regia=1), bot) == "transmute Q23"


@BOTS
def test_bots_do_not_drop_the_soul_stone_that_they_need(bot):
    """MP-050"""
    t = position().stand(0, (1, 1)).give(0, 0, fire=2)
    assert "drop alchemist" in t.offers()
    assert A.drop not in thought_about(t)
    play(t, "drop alchemist")
    assert t.offers() == ["put fire", "put soul", "all"]
    assert chosen(t, bot) == "put fire"
    t = closing("K10").souls(0, 3).stand(0, (1, 1))
    assert A.drop in thought_about(t)


@BOTS
def test_bots_draw_no_card_that_they_cannot_use(bot):
    """A formula of each level of the Stone is in hand, or the Stone is made; three homunculi are all there may be."""
    t = position().hold(0, "P06", "P09", "P17").stand(0, (-1, 3))
    assert "research stone" in t.offers()
    assert chosen(t, bot) != "research stone"
    assert "research stone" not in [t.match.notation(action) for action in thought_about(closing("K05").stand(0, (-1, 3)))]
    crowd = followers(closing("K05"), (3, 1), (3, 1), (1, 1)).stand(0, (-1, 3))
    assert "research homunculus" in crowd.offers()
    assert "research homunculus" not in [crowd.match.notation(action) for action in thought_about(crowd)]


@BOTS
def test_bots_use_their_actions_before_they_end_a_turn(bot):
    """P15 takes Mercury, made of Iron, which (1, 1) shows."""
    t = position().hold(0, "P15").stand(0, (1, 1))
    while t.match.to_act() == [0] and t.left() > 0:
        action = chosen(t, bot)
        assert action != "end"
        play(t, action)


def test_greedy_bots_end_their_match_with_a_quest():
    """MP-146"""
    number = 4
    match = athanor.start("materia_prima", seats=2, seed=luck_of(7, "balance", number), compiled=False)
    bot = make("greedy:5")
    while not match.over:
        seat = match.to_act()[0]
        luck = luck_of(number, f"bot {seat}", len(match.lines))
        match.play(bot.think(match.view(seat), luck).action, seat)
    assert match.state.ended == 146
