"""A search that a network guides: it reads as the network alone does, sees what its seat sees, and finds what that one misses."""

from dataclasses import replace
from threading import Event

import numpy as np
import pytest

import athanor
from athanor.bots import make
from athanor.bots.champion import INSTEAD, Champion, Network, network_of, seen
from athanor.bots.search import Search
from athanor.kernel.features import features_of
from athanor.kernel.game import find
from athanor.kernel.guiding import Room, guided
from athanor.kernel.loading import load
from athanor.lab.simulate import play_out

from . import conftest  # noqa: F401  the shelves
from .test_champion import own_box


def network(loaded, seed=0):
    """A network of one residual layer for any game: of chance, or, with seed 0, one that likes all alike and expects nothing."""
    features, chairs, actions = features_of(loaded), loaded.game.seats[-1], loaded.actions.size
    shapes = {
        "first.weight": (8, features.size), "first.bias": (8,), "rest.0.weight": (8, 8), "rest.0.bias": (8,),
        "policy.weight": (actions + 1, 8), "policy.bias": (actions + 1,), "value.weight": (chairs, 8), "value.bias": (chairs,),
    }  # fmt: skip
    rng = np.random.default_rng(seed)
    about = {
        "slug": loaded.game.slug, "box_digest": athanor.kernel.box.standard_box(loaded.game).digest,
        "features_mark": features.mark, "settings": "[[2, {}], [3, {}]]", "action_of": np.arange(-1, actions, dtype=np.int16),
    }  # fmt: skip
    weights = {name: rng.normal(size=shape) if seed else np.zeros(shape) for name, shape in shapes.items()}
    return Network({"scale": features.scales, **weights, **{f"about.{name}": np.asarray(x) for name, x in about.items()}})


def of_alchemist():
    found = network_of(find("alchemist"))
    assert found is not None
    return found


@pytest.mark.parametrize("compiled", [True, False])
def test_in_the_search_the_network_reads_what_it_reads_alone(compiled):
    champion = of_alchemist()
    match = athanor.start("alchemist", seats=3, seed=5, compiled=compiled)
    for _ in range(6):
        seat = match.to_act()[0]
        view, loaded = match.view(seat), match.loaded
        _, outlook = champion(seen(view))
        bench, room = view.imagined(3).bench(3), Room.of(loaded, champion.net, 1, 1)
        loaded.entry.imagine(bench.boxes, bench.states, 1, 0, seat, 3)
        guided(loaded).judge(bench.boxes, bench.states, seat, champion.net, room.paper, bench.worths)
        chances = [(2 * float(worth) + 1) / 3 for worth in outlook[:3]]
        assert [bench.worths[(seat + k) % 3] for k in range(3)] == pytest.approx(chances, abs=1e-4)
        legal = view.legal()
        moves = np.array(legal) if compiled else legal
        guided(loaded).like(champion.net, room.paper, champion.slots(loaded.actions.size), moves, len(legal), 1.0)
        assert list(room.paper[3][: len(legal)]) == pytest.approx(Champion.chances(champion, view, legal), abs=1e-4)
        match.play(legal[int(np.argmax(room.paper[3][: len(legal)]))], seat)


def test_it_thinks_alike_compiled_and_interpreted():
    compiled, plain = (athanor.start("alchemist", seats=2, seed=3, compiled=way) for way in (True, False))
    one, two = (make("champion:60").think(match.view(match.to_act()[0]), 5) for match in (compiled, plain))
    assert [(x.action, x.tries) for x in one.candidates] == [(x.action, x.tries) for x in two.candidates]
    assert [x.chance for x in one.candidates] == pytest.approx([x.chance for x in two.candidates], abs=1e-4)
    assert one.decisions == two.decisions


def test_sealed_choices_are_made_blindly():
    """Whatever the others have bid, and whether they have, a bid is the same."""
    match = athanor.start("sealed", seats=3, seed=1, compiled=False)
    bot = Champion(network(match.loaded, seed=4), simulations=60)
    before = bot.think(match.view(0), 1)
    assert before == bot.think(match.view(0), 1)
    bids = [bot.think(match.clone().play(bid, 1).view(0), 1) for bid in ("bid 1", "bid 5")]
    assert bids[0] == bids[1]
    assert sum(one.tries for one in before.candidates) == 60


def test_the_search_finds_what_the_network_does_not_see():
    """In the last round only the 5 is sure to beat what the other holds; the network likes it least and expects nothing."""
    match = athanor.start("sealed", seats=2, seed=1, compiled=False)
    for bid, seat in (("bid 1", 0), ("bid 1", 1), ("bid 2", 0), ("bid 5", 1)):
        match.play(bid, seat)
    blunt = network(match.loaded)
    blunt.heads[0][1][1 + match.read("bid 5")] = -1
    view = match.view(0)
    assert Champion(blunt).think(view, 1).action != match.read("bid 5")
    assert Champion(blunt, simulations=200).think(view, 1).action == match.read("bid 5")


def test_a_match_that_is_over_is_worth_the_victory_and_a_tenth_by_points():
    match = athanor.start("alchemist", seats=2, seed=3, compiled=False)
    play_out(match, [make("champion")] * 2)
    bench, code = match.view(-1).bench(1), guided(match.loaded)
    totals, out = match.outcome().totals, [0.0, 0.0]
    code.settle(bench.boxes[0], match.state, bench.sheet, out)
    margin = max(-1.0, min(1.0, (totals[0] - totals[1]) / match.loaded.rules.MARGIN))
    won = match.outcome().winners == [0]
    assert out[0] == pytest.approx(0.9 * won + 0.1 * (1 + margin) / 2)
    assert sum(out) == pytest.approx(1)


def test_it_keeps_to_its_budget():
    match = athanor.start("alchemist", seats=2, seed=3)
    view, stop = match.view(match.to_act()[0]), Event()
    timed = make("champion:30ms").think(view, 1)
    assert timed.simulations >= 1
    assert sum(one.tries for one in timed.candidates) == timed.simulations
    assert all(0 <= one.chance <= 1 for one in timed.candidates)
    stop.set()
    assert make("champion:1000000").think(view, 1, stop).simulations < 10_000


def test_a_full_tree_is_no_end():
    """Simulations go on where no node can be added any more."""
    match = athanor.start("alchemist", seats=2, seed=3, compiled=False)
    view, champion = match.view(match.to_act()[0]), of_alchemist()
    room, bench = Room.of(match.loaded, champion.net, 40, 8), view.bench(3)
    match.loaded.bots.start_search(room.tree, room.tally, 1)
    athanor.kernel.guiding.run(
        match.loaded, bench, room, champion.net, champion.slots(match.loaded.actions.size), view.seat, 30
    )
    assert (room.tally[0].sims, room.tally[0].size) == (30, 40)


def test_where_the_network_does_not_fit_a_search_plays(tmp_path):
    match = athanor.start("alchemist", seats=2, seed=7, compiled=False, box=own_box(tmp_path))
    view = match.view(match.to_act()[0])
    thought = make("champion:200ms").think(view, 3)
    assert thought.says == "champion-box"
    assert replace(thought, says="") == Search(simulations=INSTEAD).think(view, 3)


def test_the_code_is_compiled_with_the_rules():
    """Nothing compiles while somebody waits for a choice."""
    loaded = load("alchemist")
    assert len(guided(loaded).search.signatures) == 1
    make("champion:3").think(athanor.start("alchemist", seats=5, seed=1).view(0), 1)
    assert len(guided(loaded).search.signatures) == 1
