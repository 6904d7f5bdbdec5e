"""The vector environment: the arena as Gymnasium knows it; and seats that choose at once, as PettingZoo knows them."""

import importlib
import sys

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from pettingzoo.test import parallel_api_test

import athanor
from athanor.research import NotInstalled, pettingzoo, rewards, vector
from athanor.research.arena import Threads, pack

from . import conftest  # noqa: F401  the shelves
from .test_research import Absent


def test_spaces_hold_what_is_seen_and_chosen():
    env = vector.make("sealed", 6, seats=3, jobs=2, copy=True)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=1)
    for _ in range(20):
        assert env.observation_space.contains(seen)
        actions = env.sample()
        assert env.action_space.contains(actions)
        assert seen["action_mask"][np.arange(6), actions].all()
        seen, paid, over, cut, info = env.step(actions)
        assert (paid.shape, over.shape, cut.shape, info["seat"].shape) == ((6,),) * 4
        assert not cut.any()
    env.close()


def test_a_seed_repeats_the_matches_with_any_number_of_threads():
    told = []
    for jobs, seed in ((1, 5), (3, 5), (1, 6)):
        env = vector.make("sealed", 8, jobs=jobs, copy=True)
        env.reset(seed=4)
        env.reset(seed=seed)
        steps = [env.step(env.sample()) for _ in range(30)]
        told.append([(seen["observation"].tobytes(), paid.tolist()) for seen, paid, *_ in steps])
    assert told[0] == told[1] != told[2]


def test_everybody_is_paid_by_place_when_a_match_ends():
    env = vector.make("sealed", 40, settings=[(2, {}), (3, {}), (4, {})])
    env.reset(seed=1)
    ended = 0
    for _ in range(80):
        acted = env.arena.seats.copy()
        _, own, over, _, info = env.step(env.sample())
        assert not own[~over].any()
        assert not info["rewards"][~over].any()
        for k in np.flatnonzero(over):
            seats = int(env.arena.players[k])
            expected = rewards(info["places"][k, :seats].tolist())
            assert info["rewards"][k].tolist() == [*expected, *[0] * (4 - seats)]
            assert own[k] == expected[acted[k]]
            ended += 1
    assert ended > 40


def test_many_matches_of_one_player_are_paid_by_the_aim():
    found = vector.paid(np.array([[1, 0], [1, 2]]), np.array([1, 2]), np.array([20, 3]), 80.0)
    assert found.tolist() == [[-0.5, 0], [1, -1]]


def test_nothing_is_copied_unless_asked_for():
    env = vector.make("connect_four", 4, jobs=1)
    seen, _ = env.reset(seed=1)
    assert np.shares_memory(seen["observation"], env.arena.feats)
    assert seen["observation"].flags.c_contiguous
    before = seen["observation"].copy()
    again, *_ = env.step(env.sample())
    assert again["observation"] is seen["observation"]
    assert (seen["observation"] != before).any()
    kept = vector.make("connect_four", 4, jobs=1, copy=True)
    first, _ = kept.reset(seed=1)
    kept.step(kept.sample())
    assert (first["observation"] == before).all()


def test_every_slot_that_may_be_chosen_is_chosen_about_as_often():
    arena = Threads(pack("connect_four"), 700, seed=1, jobs=2)
    counts = np.zeros(arena.pack.slots, int)
    for _ in range(10):
        arena.choose()
        counts += np.bincount(arena.chosen, minlength=len(counts))
    assert counts[0] == 0
    assert counts[1:].min() > 850
    assert counts[1:].max() < 1150


def test_a_forbidden_action_is_named_and_nothing_is_played():
    env = vector.make("connect_four", 3, jobs=1, copy=True)
    seen, _ = env.reset(seed=1)
    for wrong in (0, 99, -1):
        with pytest.raises(ValueError, match=f"Match 1 may not choose slot {wrong}"):
            env.step([1, wrong, 1])
    again, *_ = env.step([1, 1, 1])
    assert (again["observation"] != seen["observation"]).any()
    assert [env.notation(slot) for slot in (0, 1, 7)] == ["(other)", "drop a", "drop g"]


def test_bad_settings_are_one_sentence():
    with pytest.raises(athanor.BadSettings, match="0 matches cannot be played"):
        vector.make("connect_four", 0)
    with pytest.raises(athanor.BadSettings, match="2 to 2 seats, not 3"):
        vector.make("connect_four", 2, seats=3)
    with pytest.raises(athanor.NoSuchGame, match="connect_four"):
        vector.make("connect_fou", 2)


def test_without_gymnasium_the_extra_is_named(monkeypatch):
    for known in [one for one in sys.modules if one.partition(".")[0] == "gymnasium"]:
        monkeypatch.delitem(sys.modules, known)
    monkeypatch.delitem(sys.modules, "athanor.research.vector")
    monkeypatch.setattr(sys, "meta_path", [Absent("gymnasium"), *sys.meta_path])
    with pytest.raises(NotInstalled, match=r"athanor\[vector\]"):
        importlib.import_module("athanor.research.vector")


# Seats that choose at once


@pytest.mark.parametrize(("slug", "seats"), [("sealed", 4), ("connect_four", 2), ("ars_mysteriorum", 3)])
def test_pettingzoos_parallel_test_passes(slug, seats):
    parallel_api_test(pettingzoo.parallel_env(slug, seats), num_cycles=60)


def test_all_who_are_asked_choose_at_once_and_the_others_are_passed_over():
    env = pettingzoo.parallel_env("sealed", seats=3)
    seen, _ = env.reset(seed=1)
    assert all(seen[agent]["action_mask"].any() for agent in env.agents)
    env.step({"seat_0": 1, "seat_1": 2, "seat_2": 3})
    assert len(env.match.lines) == 3
    four = pettingzoo.parallel_env("connect_four")
    seen, _ = four.reset(seed=1)
    first = four.match.to_act()[0]
    assert [bool(seen[f"seat_{seat}"]["action_mask"].any()) for seat in range(2)] == [seat == first for seat in range(2)]
    four.step({"seat_0": 3, "seat_1": 4})
    assert [line.seat for line in four.match.lines] == [first]


def test_a_forbidden_choice_among_several_changes_nothing():
    env = pettingzoo.parallel_env("connect_four")
    env.reset(seed=1)
    for _ in range(6):
        env.step({"seat_0": 3, "seat_1": 3})
    with pytest.raises(athanor.Refused, match="CF-005"):
        env.step({"seat_0": 3, "seat_1": 3})
    assert len(env.match.lines) == 6
    with pytest.raises(athanor.BadSettings, match="is asked, and has no action"):
        env.step({})
