"""Bots: named by a short text, fed with views, the same with the same luck."""

import itertools
from threading import Event
from types import SimpleNamespace

import pytest

import athanor
from athanor.bots import make
from athanor.bots.search import by_safety
from athanor.kernel.loading import load
from athanor.lab.simulate import Plan, ahead, interval, simulate, standings


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("spec", ["random", "dabbler", "greedy:3", "search:40", "champion", "champion:30"])
def test_a_bot_chooses_a_legal_action_and_the_same_one_again(spec, compiled):
    match = athanor.start("alchemist", seats=3, seed=7, compiled=compiled)
    bot = make(spec)
    for line in range(12):
        view = match.view(match.to_act()[0])
        thought = bot.think(view, luck=line)
        assert thought.action in view.legal()
        assert thought == bot.think(view, luck=line)
        match.play(thought.action)


def test_a_dabbler_stands_between_luck_and_greed():
    played = simulate(Plan("ars_alchimia", ("dabbler", "random", "greedy:4"), 12, 1, {}))
    ranked = sorted(standings(played, "player"), key=lambda one: one.ahead)
    assert [one.name for one in ranked] == ["random", "dabbler", "greedy:4"]


def test_search_and_greedy_think_alike_compiled_and_interpreted():
    compiled, plain = (athanor.start("alchemist", seats=2, seed=3, compiled=way) for way in (True, False))
    for spec in ("greedy:3", "search:60"):
        thoughts = [make(spec).think(match.view(match.to_act()[0]), 5) for match in (compiled, plain)]
        assert thoughts[0] == thoughts[1]


def test_a_search_stops_when_told_to():
    match = athanor.start("alchemist", seats=2, seed=3)
    stop = Event()
    stop.set()
    assert make("search:1000000").think(match.view(match.to_act()[0]), 1, stop).simulations < 10_000


def test_a_search_by_time_spends_it_and_ranks_what_it_tried(monkeypatch):
    """By a clock that goes on by a tenth of a millisecond whenever somebody looks at it: no machine is too slow."""
    looks = itertools.count()
    monkeypatch.setattr("athanor.bots.search.time", SimpleNamespace(perf_counter=lambda: next(looks) / 10_000))
    match = athanor.start("alchemist", seats=2, seed=3)
    thought = make("search:30ms").think(match.view(match.to_act()[0]), 1)
    assert next(looks) == 301  # the last look sees that the time is up
    assert thought.simulations > 300  # at least one between two looks
    assert sum(one.tries for one in thought.candidates) == thought.simulations
    assert thought.action == thought.candidates[0].action
    assert all(0 <= one.chance <= 1 for one in thought.candidates)


def grown(*arms):
    """A tree of one ply: (tries, mean) of each action; and the squares, where what begins alike differs by 0.1."""
    nodes = [SimpleNamespace(child=1)]
    for k, (tries, mean) in enumerate(arms):
        sibling = k + 2 if k + 1 < len(arms) else -1
        nodes.append(SimpleNamespace(action=k, seat=0, visits=tries, value=tries * mean, sibling=sibling))
    return nodes, sum(tries * (mean**2 + 0.1**2) for tries, mean in arms)


def best_of(*arms):
    tree, squares = grown(*arms)
    return by_safety(tree, 0, squares)[0].action


def test_a_search_takes_the_clearly_better_though_another_was_tried_more():
    assert best_of((300, 0.50), (40, 0.58), (5, 0.40)) == 1
    assert best_of((300, 0.50), (40, 0.51), (5, 0.40)) == 0
    assert best_of((300, 0.50), (1, 0.65)) == 0
    assert best_of((34, 0.50), (33, 0.52)) == 1


def test_bots_think_about_what_a_game_calls_sensible():
    """Ars Alchimia: nobody sends more workers to an order than its price, though the rules allow it."""
    match = athanor.start("ars_alchimia", seats=3, seed=3, compiled=False).play("go ORD-C1")
    view = match.view(match.to_act()[0])
    assert len(view.legal()) > 1
    assert {one.action for one in make("search:30").think(view, 1).candidates} == {match.read("send 1")}
    assert make("greedy:2").think(view, 1).action == match.read("send 1")


def test_a_search_tries_every_action_in_the_same_worlds(monkeypatch):
    match = athanor.start("alchemist", seats=2, seed=3, compiled=False)
    game, began = match.loaded.bots.game, []
    imagine = game.imagine

    def watched(box, s, seat):
        began.append(s.rng)
        imagine(box, s, seat)

    monkeypatch.setattr(game, "imagine", watched)
    thought = make("search:40").think(match.view(match.to_act()[0]), 1000)
    for k in range(40):
        assert began[1::2].count(1000 + k) == sum(one.tries > k for one in thought.candidates)


def test_a_playout_follows_the_hunches_of_a_game_to_a_position_that_can_be_judged():
    """Ars Mysteriorum: from the middle of a round to its end, with no card turned up for the next one."""
    match = athanor.start("ars_mysteriorum", seats=3, seed=3, compiled=False)
    while match.loaded.rules.QUESTIONS[match.state.asks] != "place":
        match.play(match.legal(match.to_act()[0])[-1], match.to_act()[0])
    bench = match.view(match.to_act()[0]).bench(1)
    match.loaded.rules.imagine(bench.boxes[0], bench.states[0], match.to_act()[0])
    steps = match.loaded.bots.play_on(bench.boxes[0], bench.states[0], bench.moves, 200)
    assert 12 <= steps < 60
    assert match.loaded.rules.QUESTIONS[bench.states[0].asks] in ("trade", "bid")
    assert sum(map(sum, bench.states[0].book)) > sum(map(sum, match.state.book))


@pytest.mark.parametrize(
    "spec", ["serch", "search:0", "search:many", "greedy:x", "random:3", "champion:x", "champion:", "search:", ""]
)
def test_an_unknown_bot_is_refused(spec):
    with pytest.raises(athanor.BadSettings):
        make(spec)


def test_the_better_bot_wins():
    plan = Plan("alchemist", ("random", "search:200"), 30, 1, {})
    table = {row.name: row for row in standings(simulate(plan, 2), "player")}
    assert table["search:200"].low > 0.6


def test_a_plan_is_repeated_exactly():
    plan = Plan("alchemist", ("random", "greedy:2", "search:20"), 6, 9, {"schools": "off"})
    one, two = simulate(plan, 1), simulate(plan, 2)
    assert [(row.seed, row.players, row.totals) for row in one] == [(row.seed, row.players, row.totals) for row in two]


def test_a_player_is_ahead_of_the_rivals_it_left_behind():
    assert [ahead([2, 1, 2], seat) for seat in range(3)] == [0.25, 1, 0.25]
    assert ahead([1], 0) == 1


def test_the_interval_is_wilsons():
    low, high = interval(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)
    assert interval(0, 10)[0] == 0


def test_a_search_widens_with_its_visits_where_a_game_says_so():
    widening = load("materia_prima", compiled=False).bots
    assert [widening.breadth(visits, 20) for visits in (0, 16, 100, 10_000)] == [1, 3, 8, 20]
    assert load("alchemist", compiled=False).bots.breadth(0, 20) == 20


def test_the_first_action_of_a_widening_search_is_the_one_that_looks_best():
    match = athanor.start("materia_prima", 2, 3, {"random_roles": "on", "quick_start": "on"}, compiled=False)
    seat = match.to_act()[0]
    thought = make("search:1").think(match.view(seat), 1)
    assert thought.simulations == 1
    assert [one.action for one in thought.candidates] == [make("greedy:1").think(match.view(seat), 1).action]
