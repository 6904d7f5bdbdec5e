"""The trainer, which takes torch: it learns connect four, goes on where it ended, and what it learned NumPy plays.

`make test-learn` runs this; `make test` does without torch.
"""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from athanor.bots.champion import Network
from athanor.kernel.game import add_shelf
from athanor.learn import workshop
from athanor.learn.lessons import record
from athanor.learn.net import Net
from athanor.learn.train import SMALL, Learner, Run, worth
from athanor.research.arena import pack

ROOT = Path(__file__).parents[3]
add_shelf(ROOT / "examples")
add_shelf(ROOT / "tests" / "games")
TINY = replace(SMALL, matches=32, steps=8, minibatch=64, epochs=1, width=16, mark=600.0, duels=16)
ROUNDS = 90


@pytest.fixture(autouse=True)
def _one_thread():
    before = torch.get_num_threads()
    torch.set_num_threads(1)  # small layers: more threads only wait for each other
    yield
    torch.set_num_threads(before)


def quiet(row):
    pass


def test_it_learns_to_beat_greedy_at_connect_four(tmp_path):
    """Less than a minute of one core: it also reads where a disc wins, saves and gives away."""
    run = Run(pack("connect_four"), tmp_path, replace(SMALL, mark=1e9), False, say=quiet)
    run.start()
    before = workshop.measure(run.champion())
    run.go(most=ROUNDS)
    after = workshop.measure(run.champion())
    assert before["2"] < 0.3
    assert after["2"] > 0.6
    assert json.loads((tmp_path / "curve.json").read_text())[-1]["rounds"] == ROUNDS


def test_the_champions_network_is_the_one_that_learned():
    made = pack("alchemist")
    torch.manual_seed(3)
    net = Net(made.scales, made.slots, made.chairs, 32, 3)
    torch.nn.init.normal_(net.policy.weight)
    about = {
        name: np.asarray(getattr(made, name)) for name in ("slug", "box_digest", "features_mark", "settings", "action_of")
    }
    network = Network({**net.weights(), **{f"about.{name}": x for name, x in about.items()}})
    row = np.random.default_rng(1).integers(-9, 9, made.features).astype(np.int8)
    feats = torch.nn.functional.pad(torch.from_numpy(row)[None], (0, len(net.scale) - made.features))
    logits, outlook = net(feats, torch.ones(1, net.policy.out_features))
    ours = network(row)
    assert np.allclose(ours[0], logits[0, : made.slots].detach().numpy(), atol=1e-4)
    assert np.allclose(ours[1], outlook[0].detach().numpy(), atol=1e-5)


def test_learning_goes_on_where_it_ended(tmp_path):
    made = pack("sealed")
    first = Run(made, tmp_path / "one", TINY, False, say=quiet)
    first.start()
    first.go(most=3)
    again = Run(made, tmp_path / "two", TINY, False, say=quiet)
    again.start(tmp_path / "one")
    for name, x in first.learner.net.state_dict().items():
        assert torch.equal(again.learner.net.state_dict()[name], x), name
    kept = again.learner.adam.state_dict()["state"]
    for k, moments in first.learner.adam.state_dict()["state"].items():
        assert torch.allclose(kept[k]["exp_avg"], moments["exp_avg"], rtol=0.01, atol=0)
    again.go(most=2)
    assert len(again.curve) == 2
    assert {path.name for path in (tmp_path / "two").iterdir()} >= {"champion.npz", "state.npz", "past.npz", "curve.svg"}


def test_past_selves_and_the_learner_share_a_table():
    """Each has a seat in every match that past selves take part in, and nothing is learned from theirs."""
    learner = Learner(pack("sealed"), replace(TINY, past=0.5), False)
    own, players = learner.own, learner.table.players[: learner.with_past]
    here = torch.arange(own.shape[1])[None, :] < players[:, None]
    assert ((own & here).sum(1) >= 1).all()
    assert ((~own & here).sum(1) >= 1).all()
    learner.play()
    mine = learner.own.gather(1, learner.seat[0, : learner.with_past, None]).squeeze(1)
    assert torch.equal(learner.counts[0, : learner.with_past] > 0, mine)
    assert (learner.counts[:, learner.with_past :] == 1).all()


def test_what_a_match_is_worth_adds_up_to_nothing():
    """With the places of one match put in by hand: a victory, a shared one, and a chair that nobody has."""
    learner = Learner(pack("sealed", settings=[(3, {})]), TINY, False)
    table = learner.table
    table.done.fill_(1)
    table.places.zero_()
    table.places[:3, 0] = torch.tensor([1, 2, 3])
    table.places[:3, 1] = torch.tensor([1, 1, 3])
    worth = table.worth()
    assert worth[0].tolist() == pytest.approx([1, -0.5, -0.5, 0])
    assert worth[1].tolist() == pytest.approx([0.25, 0.25, -0.5, 0])


def test_each_seat_is_judged_by_its_own_next_decision():
    """One match by hand, two seats in turn, the second one wins at once: fading 0.5, outlooks as put in."""
    one = replace(TINY, steps=3, matches=1, minibatch=1, fading=0.5, past=0.0)
    learner = Learner(pack("sealed", settings=[(2, {})]), one, False)
    chairs = learner.pack.chairs
    learner.seat[:, 0] = torch.tensor([0, 1, 0])
    learner.outlook.zero_()
    learner.outlook[0, 0, 0], learner.outlook[2, 0, 0], learner.outlook[1, 0, 1] = 0.2, 0.4, 0.1
    learner.done[2] = 1
    learner.worth[2, 0] = torch.tensor([1.0, -1.0] + [0.0] * (chairs - 2))
    learner.alike = []  # as they are, not normalised
    with torch.no_grad():
        learner.judge()
    # seat 0 last: 1 - 0.4; seat 1: -1 - 0.1; seat 0 first: 0.4 + 0.5 * 0.6 - 0.2
    assert learner.gain[:, 0].tolist() == pytest.approx([0.5, -1.1, 0.6])
    assert learner.goal[0, 0, :2].tolist() == pytest.approx([0.7, 0.1 - 0.5 * 1.1])


def test_what_a_bot_chose_is_imitated():
    """A bot that always takes the first column open to it: the network agrees on positions that it was not shown, and its teacher
    is as it was taught."""
    made = pack("connect_four")
    seen = record(made, "random", 60, seed=1)
    first = np.unpackbits(seen.masks, axis=1).argmax(1).astype(np.int16)
    learner = Learner(made, replace(TINY, width=64, epochs_taught=12), False, taught=True)
    found = learner.teach(replace(seen, slots=first))
    assert found["lessons"] == len(first)
    assert found["agrees"] > 0.9
    for name, x in learner.teacher.state_dict().items():
        assert torch.equal(x, learner.net.state_dict()[name])


def test_the_learner_sits_alone_among_its_teachers():
    learner = Learner(pack("sealed"), replace(TINY, taught=0.25, past=0.5), False, taught=True)
    count, own = learner.with_teacher, learner.own
    here = torch.arange(own.shape[1])[None, :] < learner.table.players[: learner.with_past, None]
    assert 0 < count < learner.with_past
    assert ((own & here)[:count].sum(1) == 1).all()
    with torch.no_grad():
        learner.teacher.policy.bias += 1.0
        learner.mask[0] = 1
        weighed = learner.others(0)
    assert (weighed[:count] > weighed[count:].max()).all()  # the teacher's seats are the teacher's


def test_a_single_player_is_judged_by_the_total():
    places, players = torch.ones((3, 2), dtype=torch.long), torch.ones(3, dtype=torch.long)
    totals = torch.tensor([[55.0, 0.0], [85.0, 0.0], [115.0, 0.0]])
    assert worth(places, totals, players, 30.0, 85.0)[:, 0].tolist() == pytest.approx([-0.5, 0.0, 0.5])


def test_points_show_the_way_at_first_and_count_a_tenth_in_the_end(tmp_path):
    """Half by points: a seat that came first by 15 of 30 points, and one that came first by none."""
    places, players = torch.tensor([[1, 2], [1, 2]]), torch.tensor([2, 2])
    totals = torch.tensor([[20.0, 5.0], [5.0, 5.0]])
    assert worth(places, totals, players, 30.0, 0.0, 0.5)[:, 0].tolist() == pytest.approx([0.75, 0.5])
    assert worth(places, totals, players, 30.0, 0.0)[:, 0].tolist() == pytest.approx([0.95, 0.9])
    run = Run(pack("sealed"), tmp_path, replace(TINY, points=0.5), False, say=lambda row: None)
    run.start()
    told = []
    run.learner.set_rates = lambda rate, entropy, points: told.append(points)
    run.go(most=4)
    assert told == pytest.approx([0.5, 0.3, 0.1, 0.1])


def test_a_champion_learns_on_where_it_knows_what_it_sees(tmp_path):
    made = pack("sealed")
    one, other, third = (
        Run(game, tmp_path / name, TINY, False, say=lambda row: None)
        for game, name in ((made, "one"), (made, "other"), (pack("connect_four"), "third"))
    )
    one.start()
    one.go(most=1)
    other.start(first=tmp_path / "one" / "champion.npz")
    mine, theirs = one.learner.net.weights(), other.learner.net.weights()
    for name, x in mine.items():
        assert x == pytest.approx(theirs[name], abs=1e-3)
    with pytest.raises(ValueError, match="cannot learn on here: its slug is another"):
        third.start(first=tmp_path / "one" / "champion.npz")
