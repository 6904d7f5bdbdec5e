"""The competitive mode in events: the worked examples of the ending, and troops that an event admits (AK-250 to AK-254)."""

from random import Random

import pytest

import athanor
from athanor.bots import make
from athanor.events import BadEvent, Showing, new_event, standings
from athanor.events.play import Sparing, bot_of, opening_lines, play_round, showings
from athanor.events.standings import index_of, next_round
from athanor.games.alkemy.organised import ORGANISED, account, describe, opening, troop
from athanor.games.alkemy.troops import BadTroop
from athanor.kernel.box import standard_box
from athanor.kernel.game import find
from athanor.kernel.organised import points_of
from athanor.lab.simulate import play_out

OWN = 'name = "Mine"\nformat = 200\nfaction = "GC"\nheroes = ["GC1"]\n\n[figures]\nGC3 = 1\nGC7 = 1\n'


def duel(*results):
    event = new_event("tournament", "alkemy", "Cup", seed=1)
    for name in ("A", "B"):
        event = event.with_player(name)
    event = next_round(event).with_result(1, 1, results)
    meeting = event.meetings[0]
    return [(event.victory_points(meeting, number), index_of(meeting, number)) for number in meeting.players]


@pytest.mark.parametrize(
    ("a", "b", "told"),
    [
        (Showing(1, 3), Showing(2, 1), [(6, 75), (1, 25)]),  # the book's example, X-B19
        (Showing(1, 3), Showing(2, 2), [(6, 60), (1, 40)]),
        (Showing(1, 13), Showing(1, 13), [(3, 50), (3, 50)]),
        (Showing(1, 13), Showing(1, 14), [(3, 48), (3, 52)]),
        (Showing(1, 1), Showing(1, 0), [(3, 100), (3, 0)]),
        (Showing(1, 1), Showing(2, 7), [(6, 13), (1, 88)]),
        (Showing(1, 0), Showing(1, 0), [(3, 50), (3, 50)]),
    ],
)
def test_ak251_and_ak253_the_worked_examples(a, b, told):
    assert duel(a, b) == told


def test_ak252_and_ak254_the_order_of_the_book():
    assert ORGANISED.points == (6, 3, 1)
    assert ORGANISED.ties == ("index", "wins", "objectives", "random")


def test_ak250_ten_cards_each_once():
    event = new_event("campaign", "alkemy", "War", seed=1).with_player("A").with_player("B")
    for card in ORGANISED.objectives:
        event = event.met_by_hand(["A", "B"])
        event = event.with_result(event.round, 1, [Showing(1, 1, objective=card.id), Showing(2)])
    assert len(ORGANISED.objectives) == 10
    assert event.unused(1) == []  # all are used: none from now on
    event = event.met_by_hand(["A", "B"])
    with pytest.raises(BadEvent, match="AK-250"):
        event.with_result(11, 1, [Showing(1, objective="O01"), Showing(2)])
    assert event.with_result(11, 1, [Showing(1), Showing(2, objective="O01")]).used(2) == ["O01"]


def test_ak251_the_bonus_is_for_the_winner():
    for card in ORGANISED.objectives:
        won = duel(Showing(1, objective=card.id, achieved=True), Showing(2, objective=card.id, achieved=True))
        assert [points for points, _ in won] == [6 + card.points + card.bonus, 1 + card.points]


def test_the_format_of_an_event_is_the_troop_s_format():
    """AK-070: in a tournament the organiser sets it."""
    assert troop("cobra-200", {}, "en")[1] == "Cobra 200"
    assert troop("cobra-180", {"format": "180"}, "fr")[1] == "Cobra 180"
    with pytest.raises(BadTroop, match="AK-070: Cobra 180 is a troop of 180 points; this event plays 200"):
        troop("cobra-180", {}, "en")
    with pytest.raises(BadTroop, match="AK-074"):
        troop(OWN.replace('heroes = ["GC1"]', "heroes = []"), {}, "en")
    with pytest.raises(BadTroop, match="La troupe : |La troupe: "):
        troop("format = 200", {}, "fr")


def test_a_troop_is_taken_at_the_table_as_it_was_entered():
    match = athanor.start("alkemy", seed=1, options={"start": "full"}, compiled=False)
    ready = troop("cobra-200", {}, "en")[0]
    for seat, written in enumerate((ready, OWN)):
        for line in opening(written, {"start": "full"}):
            match.play(line, seat)
    assert [sum(match.state.recruits[seat]) for seat in (0, 1)] == [7, 3]
    assert opening(OWN, {}) == []  # the quick start knows ready troops only
    assert describe(OWN, "en")[0].startswith("1 × ")


def test_every_ready_troop_of_a_format_can_be_entered():
    for points in ("180", "200", "250", "300"):
        for id, name in ORGANISED.ready({"format": points}, "en"):
            assert troop(id, {"format": points}, "en")[1] == name


def test_bots_play_a_round_with_their_troops():
    event = new_event("tournament", "alkemy", "Cup", seed=4, options={"turns": "4", "competitive": "on"})
    for name, roster in (("A", "cobra-200"), ("B", "avalon-200")):
        event = event.with_player(name, roster)
    event = play_round(next_round(event), "random", standard_box(find("alkemy")), compiled=False)
    shown = event.meetings[0].results
    assert sorted(one.place for one in shown) in ([1, 1], [1, 2])
    assert all(one.objective for one in shown)
    assert sum(row.points for row in standings(event)) - sum(row.ties["objectives"] for row in standings(event)) in (6, 7)


def war_after(*used):
    """A campaign in which A has used these objectives; round after round, the next one is to be played."""
    event = new_event("campaign", "alkemy", "War", seed=4, options={"turns": "4", "competitive": "on"})
    event = event.with_player("A", "cobra-200").with_player("B", "avalon-200").met_by_hand(["A", "B"])
    for card in used:
        event = event.with_result(event.round, 1, [Showing(1, objective=card), Showing(2)]).met_by_hand(["A", "B"])
    return event


@pytest.mark.parametrize("bot", ["random", "greedy:1"])
def test_ak250_a_bot_chooses_what_its_player_has_not_used_yet(bot):
    """Two cards are left to A, then none; B may choose among all of them."""
    ids = [card.id for card in ORGANISED.objectives]
    event = war_after(*ids[:3], *ids[5:])
    for seed in range(12):
        match = athanor.start("alkemy", seed=seed, options=event.options, compiled=False)
        for seat, line in opening_lines(event, event.meetings[-1]):
            match.play(line, seat)
        bots = [bot_of(event, number, bot, match) for number in (1, 2)]
        chosen = match.notation(bots[0].think(match.view(0), seed).action)
        assert chosen in [f"secret {id}" for id in ids[3:5]]
        assert match.why_not(bots[1].think(match.view(1), seed).action, 1) is None


def test_ak250_a_search_takes_the_best_of_what_is_left():
    """It keeps the order of what it thought about."""
    event = war_after("O01", "O02")
    match = athanor.start("alkemy", seed=1, options=event.options, compiled=False)
    for seat, line in opening_lines(event, event.meetings[-1]):
        match.play(line, seat)
    found = make("search:20").think(match.view(0), 3).candidates
    spared = {one.action for one in found[:2]}
    assert Sparing(make("search:20"), spared).think(match.view(0), 3).action == found[2].action


def test_ak250_who_has_used_all_cards_counts_none():
    event = war_after(*(card.id for card in ORGANISED.objectives))
    event = play_round(event, "random", standard_box(find("alkemy")), compiled=False)
    a, b = event.meetings[-1].results
    assert not a.objective
    assert b.objective


def test_ak251_the_event_counts_what_the_match_counted():
    event = new_event("campaign", "alkemy", "War", seed=2, options={"turns": "4", "competitive": "on"})
    event = event.with_player("A").with_player("B")
    for seed in range(3):
        match = athanor.start("alkemy", seed=seed, compiled=False, options={"turns": "4", "competitive": "on"})
        play_out(match, [make("random")] * 2)
        one = event.met_by_hand(["A", "B"])
        one = one.with_result(1, 1, showings(one, match))
        assert [one.victory_points(one.meetings[0], number) for number in (1, 2)] == match.state.victory[:2]


def test_an_account_of_a_match_has_its_points_and_losses():
    match = athanor.start("alkemy", seed=1, compiled=False)
    assert [(one.scenario, one.losses) for one in account(match)] == [(0, 0), (0, 0)]


def test_ak201_the_score_of_a_match_is_its_scenario_points():
    """What the lines of AK-201 gave, turn by turn, and not the win, draw or loss by which the seats are placed (AK-202)."""
    scored = False
    for seed in range(40):
        match, given = athanor.start("alkemy", seed=seed), [0, 0]
        luck = Random(seed)
        while not match.over:
            match.play(luck.choice(match.legal(match.to_act()[0])), match.to_act()[0])
            for _, rule, seat, gain, *_ in match.told():
                if rule == 201:
                    given[seat] += gain
        assert points_of(match) == given
        assert {score[0] for score in match.scores()} <= {0, 1, 2}
        scored |= max(given) > 2
        if scored:
            break
    assert scored
