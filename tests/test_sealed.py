"""Several seats to act at once: shown with sealed bids, a game of the tests."""

from itertools import permutations, product

import numpy as np
import pytest

import athanor
from athanor.bots import make

BIDS = {0: "bid 5", 1: "bid 5", 2: "bid 3"}


def sealed(compiled=True, seats=3):
    return athanor.start("sealed", seats=seats, seed=7, compiled=compiled)


@pytest.mark.parametrize("compiled", [True, False])
def test_any_order_of_bidding_gives_the_same_result(compiled):
    ends = set()
    for order in permutations(BIDS):
        match = sealed(compiled)
        for seat in order:
            assert seat in match.to_act()
            match.play(BIDS[seat], seat)
        state = match.state
        ends.add((str(state.held), str(state.score), state.round, state.to_act, tuple(match.scores())))
        assert state.score[:3] == [0, 0, 1]  # two fives cancel out
    assert len(ends) == 1


def test_every_order_of_two_rounds_gives_the_same_result():
    ends = set()
    for first, second in product(permutations(BIDS), permutations(BIDS)):
        match = sealed()
        for seat in first:
            match.play(BIDS[seat], seat)
        for seat in second:
            match.play(f"bid {seat % 2 + 1}", seat)
        ends.add(str([match.state.held, match.state.score]))
    assert len(ends) == 1


@pytest.mark.parametrize("watcher", [-1, 1, 2])
def test_nobody_sees_a_bid_before_the_reveal(watcher):
    views = {sealed().play(bid, 0).view(watcher).memory for bid in range(5)}
    assert len(views) == 1
    assert len({sealed().play(bid, 0).view(0).memory for bid in range(5)}) == 5


def test_the_others_see_only_who_has_chosen():
    match = sealed().play("bid 4", 1)
    for watcher in (-1, 0, 2):
        view = match.view(watcher)
        assert view.to_act() == [0, 2]
        assert view.state.bid == [0, 0, 0, 0]
        assert [line.text for line in view.news()] == ["2 has bid."]
        assert [view.svg(), view.in_words()] == [sealed().play("bid 1", 1).view(watcher).svg(), "1: [0, 0, 0], [1]"]
    before = match.view(0)
    assert before.legal() == [0, 1, 2, 3, 4]
    assert match.view(1).legal() == []


def test_the_reveal_is_told_to_all():
    match = sealed()
    for seat, bid in BIDS.items():
        match.play(bid, seat)
    assert [line.text for line in match.view(-1).news()][1:] == ["1 bid 5.", "2 bid 5.", "3 bid 3.", "3 takes the round."]


def test_who_has_bid_cannot_bid_again():
    match = sealed().play("bid 4", 1)
    before = match.memory
    with pytest.raises(athanor.Refused, match=r"SB-003: You have bid already\."):
        match.play("bid 3", 1)
    with pytest.raises(athanor.BadSettings, match="say which one"):
        match.play("bid 3")
    assert match.memory == before


def test_imagined_bids_are_cards_that_are_held():
    match = sealed()
    for seat in range(3):
        match.play(seat, seat)
    match.play("bid 5", 0)
    bids = {match.view(1).imagined(luck).state.bid[0] for luck in range(200)}
    assert bids == {2, 3, 4, 5}  # seat 0 has spent its 1
    assert {match.view(1).imagined(luck).state.bid[2] for luck in range(20)} == {0}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_search_thinks_for_its_own_seat(seat):
    """Whichever seats are to act beside it."""
    match = sealed()
    for bidder in range(3):
        match.play(bidder, bidder)  # now each has spent another card
    thought = make("search:300").think(match.view(seat), 1)
    assert {one.action for one in thought.candidates} == set(match.legal(seat))
    assert sum(one.tries for one in thought.candidates) == 300


@pytest.mark.parametrize("bot", ["random", "greedy", "search:200"])
def test_bots_play_to_the_end_and_ignore_sealed_bids(bot):
    player = make(bot)
    match = sealed(seats=4)
    while not match.over:
        seat = match.to_act()[-1]
        match.play(player.think(match.view(seat), 3).action, seat)
    assert len(match.lines) == 12
    choices = {player.think(sealed().play(bid, 0).view(1), 3).action for bid in range(5)}
    assert len(choices) == 1


def test_the_search_finds_the_bid_that_cannot_lose():
    """Last round, two seats: 4 wins against the 1 or 2 or 3 that the other holds; 3, 2 and 1 may lose or tie."""
    match = sealed(seats=2)
    for mine, theirs in ((4, 4), (0, 3)):
        match.play(mine, 0)
        match.play(theirs, 1)
    assert match.legal(0) == [1, 2, 3]
    thought = make("search:2000").think(match.view(0), 1)
    assert match.notation(thought.action) == "bid 4"


def test_the_search_sees_every_seat_choose_blindly():
    """At the root of a sealed choice the other seat's numbers do not depend on ours: both are kept at one node."""
    match = sealed(seats=2)
    view = match.view(0)
    room_bench = view.bench(2)
    bots = view.loaded.bots
    room = bots.search_room(room_bench, 4096, 64)
    bots.start_search(room.tree, room.tally, 1)
    bots.run_search(room_bench, room, 0, 500, 1.0)
    nodes = room.tree[: room.tally["size"][0]]
    blind = nodes[(nodes["sealed"] == 1) & (nodes["parent"] == 0)]
    assert set(blind["seat"].tolist()) == {1}
    assert sorted(blind["action"].tolist()) == [0, 1, 2, 3, 4]
    assert 450 <= blind["visits"].sum() <= 500


def test_the_vector_keeps_wide_numbers_as_bits():
    four = athanor.start("connect_four", seed=1).play("drop b")
    vector = four.view(0).vector()
    assert vector.dtype == np.int32
    discs = vector[20 : 20 + 128]
    assert np.flatnonzero(discs).tolist() == [7]  # the foot of the second column
    assert sorted(np.unique(discs).tolist()) == [0, 1]
    sealed_view = sealed().play("bid 2", 0).view(0)
    assert sealed_view.vector().tolist() == athanor_vector(sealed_view)


def athanor_vector(view):
    """The same row, field by field."""
    fields = vars(view.state)
    names = [name for name in fields if name not in ("rng", "fresh", "news", "news_count")]
    return [int(n) for name in names for n in np.ravel(fields[name])]


@pytest.mark.parametrize("compiled", [True, False])
def test_a_seat_takes_back_its_own_line_and_those_of_others_stand(compiled):
    match = sealed(compiled).play("bid 5", 0).play("bid 3", 1)
    match.take_back(0)
    assert [(line.seat, match.notation(line.action)) for line in match.lines] == [(1, "bid 3")]
    assert match.to_act() == [0, 2]
    assert match.memory == sealed(compiled).play("bid 3", 1).memory
    with pytest.raises(athanor.BadSettings, match="Seat 2 has played no line"):
        match.take_back(2)


@pytest.mark.parametrize("compiled", [True, False])
def test_a_line_on_which_others_rest_stays(compiled):
    """Without the first bid of seat 0 the first round never closed, so nobody could have bid again."""
    match = sealed(compiled, seats=2)
    for bid, seat in ((4, 0), (3, 1), (2, 1)):
        match.play(bid, seat)
    before = match.memory
    with pytest.raises(athanor.BadSettings, match="Line 1 cannot be taken back: what followed rests on it"):
        match.take_back(0)
    assert (match.memory, len(match.lines)) == (before, 3)


@pytest.mark.parametrize("compiled", [True, False])
def test_who_notices_an_action(compiled):
    """A bid is told to all; what is composed before the commit is noticed by nobody else."""
    bid = sealed(compiled).play("bid 4", 1)
    assert [bid.noticed(seat) for seat in (-1, 0, 1, 2)] == [True] * 4
    brewing = athanor.start("alchemist", seats=3, seed=7, options={"first": "0"}, compiled=compiled)
    brewing.play(next(one for one in brewing.legal() if brewing.notation(one).startswith("create")))
    assert [brewing.noticed(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, False]
