"""The adapters: PettingZoo's and OpenSpiel's own tests, and what theirs do not look at."""

import importlib
import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms import mcts as python_mcts

import athanor
from athanor.kernel.conformance import by_lot
from athanor.kernel.game import find
from athanor.kernel.match import luck_of
from athanor.research import NotInstalled, openspiel, pettingzoo

from . import conftest  # noqa: F401  the shelves
from .adapters import try_openspiel, try_pettingzoo

GAMES = ("alchemist", "connect_four", "sealed")


# The title page


@pytest.mark.parametrize("slug", athanor.slugs())
def test_a_title_page_denies_chance_and_secrets_only_where_there_are_none(slug):
    game = find(slug)
    for seed in range(3):
        match = athanor.start(slug, seed=seed, compiled=False)
        rng = random.Random(seed)
        while not match.over and not (game.chance and game.secrets):
            seat = rng.choice(match.to_act())
            match.play(rng.choice(match.legal(seat)), seat)
            if not game.chance:
                assert match.state.rng == luck_of(seed, "", len(match.lines))
            if not game.secrets:
                assert len({match.view(seat).memory for seat in range(-1, match.seats)}) == 1


# PettingZoo


@pytest.mark.parametrize("slug", athanor.slugs())
def test_pettingzoo_passes_its_own_tests(slug, capsys):
    """With seats and options by lot; `make soak` tries all numbers of seats, and many options (tests/adapters.py)."""
    try_pettingzoo(slug, by_lot(find(slug), random.Random(3)), cycles=60)
    assert "Passed API test" in capsys.readouterr().out


def play(env, seed):
    """A random match; the agents asked, in their order."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    asked = []
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        asked.append(agent)
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return asked


PAID = {  # by totals of 69 54, of 28 47 43, and of 50 33 35 35 41, where two share the third place
    2: [1, -1],
    3: [-1, 1, 0],
    5: [1, -1, -0.25, -0.25, 0.5],
}


@pytest.mark.parametrize("seats", sorted(PAID))
def test_pettingzoo_pays_everybody_once_at_the_end(seats):
    env = pettingzoo.env("alchemist", seats=seats, options={"schools": "off"})
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    paid = 0
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        paid += reward != 0
        assert over or reward == 0
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert list(total.values()) == PAID[seats]
    assert 0 < paid <= seats


def test_pettingzoo_asks_sealed_choices_lowest_seat_first_without_a_leak():
    env = pettingzoo.env("sealed", seats=3)
    seen = []
    for bid in (0, 4):
        env.reset(seed=1)
        assert env.agent_selection == "seat_0"
        env.step(bid)
        assert env.agent_selection == "seat_1"
        seen.append((env.observe("seat_1"), env.observe("seat_2"), env.observe("seat_0")))
    for seat in (0, 1):
        assert np.array_equal(seen[0][seat]["observation"], seen[1][seat]["observation"])
    assert not np.array_equal(seen[0][2]["observation"], seen[1][2]["observation"])
    assert set(play(env, 3)) == {"seat_0", "seat_1", "seat_2"}


def test_pettingzoo_refuses_with_the_rule_and_goes_on():
    env = pettingzoo.env("connect_four")
    env.reset(seed=1)
    for _ in range(6):
        env.step(3)
    assert list(env.observe(env.agent_selection)["action_mask"]) == [1, 1, 1, 0, 1, 1, 1]
    with pytest.raises(athanor.Refused, match="CF-005"):
        env.step(3)
    env.step(2)
    assert len(env.unwrapped.match.lines) == 7


def test_pettingzoo_resets_go_on_to_new_matches():
    env = pettingzoo.env("alchemist")
    env.reset(seed=1)
    first = env.unwrapped.match.memory
    env.reset()
    assert env.unwrapped.match.memory != first
    env.reset(seed=1)
    assert env.unwrapped.match.memory == first


def test_pettingzoo_shows_and_refuses_render_modes():
    env = pettingzoo.env("connect_four", render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    words = pettingzoo.env("connect_four", render_mode="ansi")
    words.reset(seed=1)
    assert "column A" in words.render()
    with pytest.raises(athanor.BadSettings, match="svg, ansi"):
        pettingzoo.env("connect_four", render_mode="human")
    with pytest.raises(athanor.BadSettings, match="2 to 2"):
        pettingzoo.env("connect_four", seats=3)


# OpenSpiel


@pytest.mark.parametrize("slug", athanor.slugs())
def test_openspiel_passes_its_own_test(slug):
    """Stored and read again at every step, with seats and options by lot; more in `make soak` (tests/adapters.py)."""
    try_openspiel(slug, by_lot(find(slug), random.Random(3)))


@pytest.mark.parametrize("slug", athanor.slugs())
def test_openspiel_reads_every_value_of_an_option_back_as_it_was(slug):
    game = find(slug)
    for option in game.options:
        for value in option.values:
            kept = openspiel.as_parameter(value)
            assert pyspiel.game_parameters_from_string(f"game(value={kept})")["value"] == kept
            assert openspiel.as_value(option, kept) == value
        assert len({openspiel.as_parameter(value) for value in option.values}) == len(option.values)


def test_openspiel_names_a_game_so_that_it_can_be_loaded_again():
    game = openspiel.load("alkemy", 3, {"format": "150", "turns": "4"})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert "format=_150" in str(game)
    assert dict(again.table.settings[2])["format"] == "150"
    with pytest.raises(Exception, match="format of alkemy cannot be '_151'"):
        pyspiel.load_game("athanor_alkemy(format=_151)")


def test_a_single_player_is_paid_by_the_aim_of_the_game():
    game = openspiel.load("ars_alchimia", 1)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert openspiel.load("ars_alchimia", 2).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    end = walk(game.new_initial_state(), 1)
    total = end.view(0).scores()[0][0]
    assert total < 85
    assert end.returns() == [max(-1, 2 * total / 85 - 1)]


def test_openspiel_declares_what_the_game_is():
    kinds = pyspiel.GameType
    four, sealed, alchemist = (openspiel.load(slug).get_type() for slug in ("connect_four", "sealed", "alchemist"))
    assert four.information == kinds.Information.PERFECT_INFORMATION
    assert sealed.information == alchemist.information == kinds.Information.IMPERFECT_INFORMATION
    assert four.chance_mode == sealed.chance_mode == kinds.ChanceMode.DETERMINISTIC
    assert alchemist.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
    assert four.utility == sealed.utility == alchemist.utility == kinds.Utility.ZERO_SUM
    assert openspiel.load("alchemist", seats=4).num_players() == 4


def walk(state, seed, most=10_000):
    rng = random.Random(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        outcomes = [k for k, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(outcomes))
    return state


@pytest.mark.parametrize("slug", GAMES)
def test_openspiel_histories_replay_and_states_store(slug):
    game = openspiel.load(slug, seed=3)
    state = walk(game.new_initial_state(), 1, most=4)
    again = openspiel.load(slug, seed=3).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    stored = pickle.loads(pickle.dumps(state))
    for player in range(game.num_players()):
        told = state.information_state_string(player)
        assert told == again.information_state_string(player) == stored.information_state_string(player)
    ends = [walk(one, 2) for one in (state.clone(), again, stored)]
    assert str(ends[0]) == str(ends[1]) == str(ends[2])
    assert ends[0].returns() == ends[2].returns()
    assert not state.is_terminal()  # its copies went on, it did not


def test_openspiel_chance_depends_on_the_outcome_and_on_the_seed():
    deals = {str(openspiel.load("alchemist", seed=seed).new_initial_state().child(k)) for seed in (1, 2) for k in range(8)}
    assert len(deals) == 16


def test_openspiel_sealed_choices_leak_nothing():
    told = []
    for bid in (0, 4):
        state = openspiel.load("sealed", seats=3).new_initial_state()
        assert state.current_player() == 0
        state.apply_action(bid)
        assert state.current_player() == 1
        told.append([state.information_state_string(p) + state.observation_string(p) for p in range(3)])
    assert told[0][0] != told[1][0]
    assert told[0][1:] == told[1][1:]


def test_openspiel_recall_tells_pasts_apart_that_look_alike_now():
    lines = [[0, 1, 2, 3], [2, 1, 0, 3]]  # connect four: red a, yellow b, red c, yellow d; red's two swapped
    states = [openspiel.load("connect_four").new_initial_state() for _ in lines]
    for state, line in zip(states, lines, strict=True):
        for column in line:
            state.apply_action(column)
    one, two = states
    assert one.observation_string(0) == two.observation_string(0)
    assert one.information_state_string(0) != two.information_state_string(0)


def test_openspiel_hidden_things_are_not_told():
    state = walk(openspiel.load("alchemist", seats=3, seed=1).new_initial_state(), 1, most=30)
    player = state.current_player()
    rng = random.Random(1)
    worlds = [state.resample_from_infostate(player, rng.random) for _ in range(5)]
    assert len({str(world) for world in worlds}) > 1
    assert {world.information_state_string(player) for world in worlds} == {state.information_state_string(player)}
    assert all(world.observation_tensor(player) == state.observation_tensor(player) for world in worlds)


@pytest.mark.parametrize("slug", GAMES)
def test_openspiel_searches_play_our_games(slug):
    game = openspiel.load(slug)
    bots = [
        pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, seed), 1.4, 20, 10, False, seed, False)
        for seed in range(game.num_players())
    ]
    state = game.new_initial_state()
    rng = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(bots[state.current_player()].step_with_policy(state)[1])
    assert sum(state.returns()) == pytest.approx(0)


def test_openspiel_finds_a_win_in_one():
    game = openspiel.load("connect_four")
    state = game.new_initial_state()
    for column in (3, 0, 3, 0, 3, 1):
        state.apply_action(column)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 300, 10, True, 1, False)
    assert bot.step_with_policy(state)[1] == 3


def test_openspiel_information_set_search_keeps_to_what_a_player_knows():
    game = openspiel.load("alchemist", seed=2)
    state = walk(game.new_initial_state(), 1, most=6)
    while state.is_chance_node():
        state.apply_action(0)
    evaluator = python_mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 10, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_openspiel_refuses_with_the_rule():
    state = openspiel.load("connect_four").new_initial_state()
    for _ in range(6):
        state.apply_action(3)
    with pytest.raises(Exception, match="CF-005"):
        state.apply_action(3)
    with pytest.raises(athanor.BadSettings, match="2 to 5"):
        openspiel.load("alchemist", seats=9)


def test_a_program_that_used_openspiel_ends_well():
    code = "from athanor.research import openspiel; openspiel.load('alchemist').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], timeout=120).returncode == 0


@pytest.mark.parametrize(("name", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_a_missing_package_is_named_with_the_way_to_get_it(name, package, monkeypatch):
    for known in [one for one in sys.modules if one.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, known)
    monkeypatch.delitem(sys.modules, f"athanor.research.{name}")
    monkeypatch.setattr(sys, "meta_path", [Absent(package), *sys.meta_path])
    with pytest.raises(NotInstalled, match=rf"athanor\[{name}\]"):
        importlib.import_module(f"athanor.research.{name}")


class Absent:
    """Makes a package impossible to import."""

    def __init__(self, package):
        self.package = package

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == self.package:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
