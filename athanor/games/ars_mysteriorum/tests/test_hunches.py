"""What the bots do at first sight when they play a round to its end."""

import pytest

from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.tests.tables import SEATS, deal, live, walk


def hunch(match, seat, luck):
    """What a seat does at first sight in a world that it imagines."""
    desk = match.view(seat).desk(1)
    rules, box, s = match.loaded.rules, desk.boxes[0], desk.states[0]
    s.rng = luck
    rules.imagine(box, s, seat)
    return rules.hunch(box, s, seat, desk.moves)


@pytest.mark.parametrize("seats", SEATS)
def test_a_hunch_is_legal_everywhere_and_none_is_had_between_two_rounds(seats):
    for k, match in enumerate(walk(seats, 4)):
        s = live(match)
        for seat in match.to_act():
            action = hunch(match, seat, k)
            fresh = s.stage == p.BIDS and s.to_act == (1 << seats) - 1
            assert action == p.NOTHING if s.stage == p.TRADES_1 or fresh else action in match.legal(seat)


def test_who_follows_hunches_wins_a_recipe_in_most_rounds():
    match = deal(3, 5)
    while not match.over:
        seat = match.to_act()[0]
        action = hunch(match, seat, len(match.lines))
        match.play(match.legal(seat)[-1] if action == p.NOTHING else action, seat)
    assert sum(map(sum, live(match).book)) >= 0.8 * 3 * live(match).round
