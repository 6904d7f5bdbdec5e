"""What the bots do at first sight when they play a round to its end."""

import pytest

from athanor.bots import make
from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.tests.tables import (
    SEATS,
    B,
    G,
    P,
    R,
    Y,
    bins,
    deal,
    go_on,
    lay,
    live,
    position,
    show,
    walk,
)


def hunch(match, seat, luck):
    """What a seat does at first sight in a world that it imagines."""
    bench = match.view(seat).bench(1)
    rules, box, s = match.loaded.rules, bench.boxes[0], bench.states[0]
    s.rng = luck
    rules.imagine(box, s, seat)
    return rules.hunch(box, s, seat, bench.moves)


@pytest.mark.parametrize("seats", SEATS)
def test_a_hunch_is_legal_everywhere_and_none_is_had_between_two_rounds(seats):
    for k, match in enumerate(walk(seats, 4)):
        s = live(match)
        for seat in match.to_act():
            action = hunch(match, seat, k)
            between = s.stage == p.TRADES_1 and s.pile_size >= seats
            fresh = s.stage == p.BIDS and s.to_act == (1 << seats) - 1
            assert action == p.NOTHING if between or fresh else action in match.legal(seat)


def test_who_follows_hunches_wins_a_recipe_in_most_rounds():
    match = deal(3, 5)
    while not match.over:
        seat = match.to_act()[0]
        action = hunch(match, seat, len(match.lines))
        match.play(match.legal(seat)[-1] if action == p.NOTHING else action, seat)
    assert sum(map(sum, live(match).book)) >= 0.8 * 3 * live(match).round


def thought_about(match):
    """The actions that a bot looks at, in notation."""
    seat = match.to_act()[0]
    bench = match.view(seat).bench(1)
    moves = match.legal(seat)
    n = match.loaded.rules.sensible(bench.boxes[0], bench.states[0], seat, moves, len(moves))
    return [match.notation(action) for action in moves[:n]]


def test_bots_trade_for_a_recipe_that_they_can_win_so_and_give_what_it_does_not_need():
    """X06: with two tokens of each element, gold (2 3 2 0 1) asks for one green; red and purple can be spared."""
    match = show(deal(3, 1, colours="choose").play("colour blue").play("colour green").play("colour yellow"), 2, "B1", "B5")
    assert "trade green" in thought_about(match)
    assert not {"trade yellow", "trade blue", "trade red", "trade purple"} & set(thought_about(match))
    assert thought_about(match.play("trade green")) == ["give red", "give purple"]


def test_bots_place_a_favour_where_something_is_left_for_it():
    """A 2 is left. Yellow is empty, green and red have a bin for the card that is there; at blue lie three cards of either rival,
    of which at most one can be lower, for four bins: only purple may bring a token."""
    match = position(3)
    lay(match, {0: {G: (5,), R: (4,), P: (3,)}, 1: {B: (5, 4, 3)}, 2: {B: (5, 4, 3)}})
    for element, counts in ((Y, ()), (G, (1,)), (B, (4, 3, 2, 1)), (R, (4,)), (P, (1, 1, 1, 1))):
        bins(match, element, *counts)
    go_on(match, p.PLACING, turn=9)
    assert len(match.legal()) == 5
    assert match.notation(make("search:60").think(match.view(0), 1).action) == "place 2 purple"
    assert match.notation(make("greedy").think(match.view(0), 1).action) == "place 2 purple"
