"""The laws on matches of sensible players, who win recipes, earn salaries and end the match both ways.

The kernel walks them with players who choose at random: those trade their tokens away and seldom win a recipe.
"""

import pytest

from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.tests.tables import SEATS, live, walk

SEEDS = (1, 2, 3)


@pytest.mark.parametrize("seats", SEATS)
def test_invariants_hold_after_every_action(seats):
    for seed in SEEDS:
        before = None
        for match in walk(seats, seed):
            if before is not None:
                assert match.loaded.rules.check(match._bench.boxes[0], before, live(match)) == 0
            before = match.state
        assert sum(map(sum, live(match).book)) > seats


@pytest.mark.parametrize("seats", SEATS)
def test_imagined_worlds_look_alike_from_their_seat(seats):
    for k, match in enumerate(walk(seats, 5)):
        if k % 6 and not match.over:
            continue
        for watcher in range(-1, seats):
            view = match.view(watcher)
            world = view.imagined(k)
            assert world.seen_by(watcher).memory == view.memory
            assert world.legal() == view.legal()
            if watcher >= 0:
                assert view.legal() == ([] if watcher not in match.to_act() else match.legal(watcher))


@pytest.mark.parametrize("seats", SEATS)
def test_imagined_worlds_keep_the_invariants(seats):
    for k, match in enumerate(walk(seats, 6)):
        if k % 9 == 0 and not match.over and live(match).stage > p.FIRSTS:
            for watcher in range(-1, seats):
                world = match.view(watcher).imagined(k).state
                assert match.loaded.rules.check(match._bench.boxes[0], world, world) == 0


def test_every_kind_of_action_is_met():
    met = set()
    for seats in SEATS:
        for seed in range(2):
            for match in walk(seats, seed):
                if match.lines:
                    met.add(match.notation(match.lines[-1].action).split()[0])
    missing = {family.name for family in match.loaded.actions.families} - met
    assert missing <= {"colour", "pay", "save", "keep"}, missing
