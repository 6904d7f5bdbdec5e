"""The one ranking: places, shared places, seats that may not win; and everybody who ranks asks it."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import athanor
from athanor.events import play
from athanor.kernel.game import find
from athanor.kernel.loading import load
from athanor.kernel.organised import totals
from athanor.kernel.ranking import places
from athanor.lab.simulate import Plan, play_one
from athanor.research import gpu, openspiel, pettingzoo, rewards
from athanor.table.look import results

from .shelves import shelved

SHEETS = [  # total, three tie-breaks, barred from winning; and the places, worked out by hand
    ([[7, 0, 0, 0, 0], [9, 0, 0, 0, 0], [5, 0, 0, 0, 0]], [2, 1, 3]),
    ([[7, 0, 0, 0, 0], [7, 0, 0, 0, 0], [5, 0, 0, 0, 0]], [1, 1, 3]),
    ([[7, 1, 0, 0, 0], [7, 2, 0, 0, 0]], [2, 1]),
    ([[7, 1, 0, 3, 0], [7, 1, 0, 2, 0], [7, 1, 1, 0, 0]], [2, 3, 1]),
    ([[-7, 0, 0, 0, 0], [-8, 0, 0, 0, 0]], [1, 2]),
    ([[32, 0, 9, 9, 1], [6, 0, 0, 0, 0]], [2, 1]),
    ([[32, 0, 0, 0, 1], [6, 0, 0, 0, 0], [40, 0, 0, 0, 1], [6, 0, 0, 0, 0]], [4, 1, 3, 1]),
    ([[32, 0, 0, 0, 1], [40, 0, 0, 0, 1]], [2, 1]),
    ([[3, 0, 0, 0, 0]], [1]),
]


@pytest.mark.parametrize(("sheet", "expected"), SHEETS)
def test_places_are_those_worked_out_by_hand(sheet, expected):
    assert places(sheet) == expected


def test_compiled_places_are_the_same():
    place_of = load("sealed").entry.place_of
    for sheet, expected in SHEETS:
        array = np.array(sheet, np.int64)
        assert [place_of(array, len(sheet), seat) for seat in range(len(sheet))] == expected


def test_rewards_go_by_place_and_add_up_to_nothing():
    assert rewards([1, 2]) == [1, -1]
    assert rewards([1, 1]) == [0, 0]
    assert rewards([2, 1, 3]) == [0, 1, -1]
    assert rewards([1, 1, 3]) == [0.5, 0.5, -1]
    assert rewards([1, 2, 2]) == [1, -0.5, -0.5]
    assert rewards([4, 1, 3, 1]) == pytest.approx([-1, 2 / 3, -1 / 3, 2 / 3])
    assert rewards([1]) == [1]
    assert [rewards([1], total, 80) for total in (0, 20, 80, 90)] == [[-1], [-0.5], [1], [1]]  # alone, by the aim


# Everybody who ranks. In this copy of the sealed bids the first seat may not win, and it has the most points.

LINES = [5, 1, 4, 2, 3, 4]  # bids of seats 0 and 1 in their turns: two points to one


@pytest.fixture
def unfair(tmp_path, monkeypatch):
    text = (find("sealed").folder / "rules.py").read_text(encoding="utf-8")
    barring = "        sheet[seat][0] = s.score[seat]\n"
    assert barring in text
    changed = text.replace(barring, f"{barring}        sheet[seat][4] = 1 if seat == 0 else 0\n")
    return shelved(tmp_path, monkeypatch, {"rules.py": changed}, "unfair")


def finished(slug):
    match = athanor.start(slug, 2, seed=1)
    for bid in LINES:
        match.play(bid - 1, match.to_act()[0])
    assert match.over
    return match


def test_a_match_its_table_and_an_event_rank_alike(unfair):
    match = finished(unfair)
    assert [score[0] for score in match.scores()] == [2, 1]
    assert match.outcome().places == match.places() == [2, 1]
    assert match.outcome().winners == [1]
    chairs = [SimpleNamespace(seat=seat, name=str(seat), resigned=False) for seat in range(2)]
    live: Any = SimpleNamespace(match=match, chairs=chairs, header=SimpleNamespace(seats=2, ending="rules"))
    assert [one["place"] for one in results(live)] == [2, 1]
    event: Any = SimpleNamespace(organised=SimpleNamespace(account=totals))
    assert [shown.place for shown in play.showings(event, match)] == [2, 1]


def test_whoever_gives_up_stands_behind_everybody(unfair):
    match = athanor.start(unfair, 3, seed=1)
    assert match.places() == [3, 1, 1]
    assert match.places(given_up=[1]) == [2, 3, 1]
    assert match.places(given_up=[0, 1]) == [3, 2, 1]
    chairs = [SimpleNamespace(seat=seat, name=str(seat), resigned=seat == 1) for seat in range(3)]
    live: Any = SimpleNamespace(match=match, chairs=chairs, header=SimpleNamespace(seats=3, ending="resigned"))
    assert [(one["place"], one["resigned"]) for one in results(live)] == [(2, False), (3, True), (1, False)]


def test_the_lab_ranks_alike(unfair):
    for number in range(4):
        assert play_one(Plan(unfair, ("random", "random"), 1, 1, {}), number).places == [2, 1]


def test_pettingzoo_and_openspiel_reward_no_seat_that_may_not_win(unfair):
    env = pettingzoo.env(unfair, seats=2)
    env.reset(seed=1)
    for bid in LINES:
        env.step(bid - 1)
    assert env.rewards == {"seat_0": -1, "seat_1": 1}
    state = openspiel.load(unfair, seats=2).new_initial_state()
    for bid in LINES:
        state.apply_action(bid - 1)
    assert state.returns() == [-1, 1]


def test_a_thread_of_a_gpu_ranks_alike(unfair):
    match = athanor.start(unfair, 3, seed=1)
    loaded, seats, lots = match.loaded, match.loaded.game.seats[-1], 20
    sheets, ranked = np.zeros((lots, seats, gpu.WIDTH), np.int64), np.zeros((lots, seats), np.int64)
    threads = iter(range(lots))
    kernel = gpu.kernel_of(loaded, lambda dimensions: next(threads))
    states, moves = np.zeros(lots, loaded.rules.State), np.zeros((lots, loaded.actions.size), gpu.MOVE)
    boxes, blank, steps = match.box.records(loaded), match._bench.states[:1], np.zeros(lots, np.int64)
    for _ in range(lots):
        kernel(boxes, blank, states, moves, sheets, ranked, steps, np.uint64(40), loaded.game.longest)
    assert (sheets[:, 0, 0] > sheets[:, 1:3, 0].max(axis=1)).any()  # the first seat has the most points in some
    assert (ranked[:, 0] == 3).all()


def test_bots_value_no_victory_that_does_not_count(unfair):
    match = finished(unfair)
    out = np.zeros(4)
    bench = match.view().bench(1)
    match.loaded.bots.worth_by_place(bench.boxes[0], bench.states[0], bench.sheet, out)
    assert out[:2].tolist() == [0.0, 1.0]
