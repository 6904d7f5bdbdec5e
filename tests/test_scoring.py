"""The score of every game counted out rule by rule: the points of all rules are the total."""

from random import Random

import pytest

import athanor
from athanor.kernel.game import find, part, slugs


@pytest.mark.parametrize("game", [slug for slug in slugs() if (find(slug).folder / "scoring.py").is_file()])
def test_the_points_of_all_rules_are_the_total(game):
    match, luck = athanor.start(game, find(game).seats[-1], seed=3, compiled=False), Random(3)
    box = match.box.records(match.loaded)[0]
    while True:
        if len(match.lines) % 40 == 0 or match.over:
            rows = part(match.game, "scoring").counted(box, match.state)
            assert all(match.texts().has(match.game.rule_id(rule)) for rule in rows)
            assert [sum(points[seat] for points in rows.values()) for seat in range(match.seats)] == [
                score[0] for score in match.scores()
            ]
        if match.over:
            return
        seat = luck.choice(match.to_act())
        match.play(luck.choice(match.legal(seat)), seat)
