"""Learning by playing against oneself: proximal policy optimisation (PPO), one network at every seat, now and then past selves;
from nothing, or first from the choices of a bot, a copy of which then sits at some tables.

`athanor learn GAME --minutes 20 --to FILE` calls this. Where there is a GPU but neither Numba nor the project, this folder and a
pack are enough: `python -m athanor.learn.train PACK OUT --minutes 9`.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as fn

from athanor.learn.curve import draw
from athanor.learn.lessons import Lessons
from athanor.learn.net import Net, log_chance, sample, up
from athanor.research.arena import PROOF, Gpu, Pack, Threads, fingerprint

OTHERS = 0.2
"""What the outlook of another seat counts in learning, beside the own one's 1."""

POINTS = 0.1
"""What points ahead count beside the victory."""

Weights = dict[str, NDArray[Any]]
Row = dict[str, Any]


@dataclass(frozen=True)
class Settings:
    """How to learn."""

    matches: int = 32768
    steps: int = 64
    minibatch: int = 65536
    epochs: int = 2
    width: int = 512
    layers: int = 3
    rate: float = 8e-4
    entropy: float = 0.02
    fading: float = 0.95
    """How much of what a later decision of the same seat brought goes to an earlier one (lambda)."""
    past: float = 0.5
    """Of the matches, those in which past selves have some seats. With three and more seats equal networks fall into habits that
    a lone one among others does not profit from: it learns to play among others by playing among others."""
    taught: float = 0.25
    """Of the matches, those in which all seats but one are the teacher's, if there are lessons."""
    epochs_taught: int = 8
    points: float = POINTS
    """What points ahead count at the beginning, beside the victory; from half of the time on it is a tenth. Where a victory is
    seldom and far away, points show the way."""
    snapshot: float = 8.0
    """Seconds between two past selves."""
    most_past: int = 64
    mark: float = 60.0
    """Seconds between two rows of the curve."""
    duels: int = 8192
    """Matches that measure a strength."""
    patience: int = 2000
    """Decisions after which a measurement ends: a match that is not over by then does not count."""
    seed: int = 1
    shares: dict[str, float] = field(default_factory=dict)
    """Of the matches, the share with so many seats ("2": 0.4); evenly without."""


SMALL = Settings(
    matches=256,
    steps=64,
    minibatch=1024,
    epochs=3,
    width=128,
    layers=2,
    rate=1.5e-3,
    entropy=0.03,
    past=0.25,
    snapshot=4.0,
    mark=15.0,
    duels=256,
)
"""For a processor."""


def spread(pack: Pack, matches: int, shares: dict[str, float]) -> NDArray[np.int64]:
    """The setting of each match: numbers of seats by their shares, the options of each evenly, all mixed."""
    seats = np.array([one for one, _ in pack.listed])
    kinds = sorted(set(seats.tolist()))
    weight = np.array([shares.get(str(n), 0.0 if shares else 1.0) for n in kinds])
    ends = np.round(np.cumsum(weight / weight.sum()) * matches).astype(int)
    which = np.zeros(matches, np.int64)
    first = 0
    for n, end in zip(kinds, ends.tolist(), strict=True):
        which[first:end] = np.flatnonzero(seats == n)[np.arange(end - first) % int((seats == n).sum())]
        first = end
    return np.random.default_rng(1).permutation(which)


class Table:
    """An arena as tensors: rows of features and masks, padded, and what a match was worth to each seat."""

    def __init__(self, pack: Pack, matches: int, seed: int, shares: dict[str, float], gpu: bool) -> None:
        which = spread(pack, matches, shares)
        self.arena: Gpu | Threads = Gpu(pack, matches, seed, which) if gpu else Threads(pack, matches, seed, which)
        self.gpu, self.matches, self.chairs = gpu, matches, pack.chairs
        arena: Any = self.arena
        self.feats, self.mask, self.seats, self.chosen, self.done, self.places, self.totals = (
            torch.as_tensor(x, device="cuda") if gpu else torch.from_numpy(x)
            for x in (arena.feats, arena.mask, arena.seats, arena.chosen, arena.done, arena.places, arena.totals)
        )
        self.device = self.feats.device
        self.players = torch.tensor(arena.players, device=self.device).long()
        self.chair = torch.arange(self.chairs, device=self.device)
        self.taken = self.chair[None, :] < self.players[:, None]
        self.pad = up(pack.features, 16) - pack.features, up(pack.slots, 8) - pack.slots
        self.margin, self.alone = pack.margin, pack.alone
        self.points = torch.full((), POINTS, device=self.device)

    def seen(self) -> tuple[Tensor, Tensor]:
        return fn.pad(self.feats.t(), (0, self.pad[0])), fn.pad(self.mask.t(), (0, self.pad[1]))

    def step(self, slots: Tensor) -> None:
        self.chosen.copy_(slots)
        with self._stream():
            self.arena.step()

    def _stream(self) -> AbstractContextManager[Any]:
        """The kernel goes where torch is at: a graph may be recording."""
        if not self.gpu:
            return nullcontext()
        import cupy

        now = torch.cuda.current_stream()
        outer = getattr(cupy.cuda, "ExternalStream", None)
        return outer(now.cuda_stream) if outer else cupy.cuda.Stream.from_external(now)  # type: ignore[no-any-return]

    def turned(self, seats: Tensor) -> Tensor:
        """For each match and seat, how far it sits from the seat that chooses."""
        return (self.chair[None, :] - seats[:, None]) % self.players[:, None]

    def around(self, seats: Tensor) -> Tensor:
        """For each match and distance, which seat sits so far from the one that chooses."""
        return (self.chair[None, :] + seats[:, None]) % self.players[:, None]

    def worth(self) -> Tensor:
        """What the matches that ended are worth to each seat."""
        found = worth(self.places.t().long(), self.totals.t().float(), self.players, self.margin, self.alone, self.points)
        return found * self.done[:, None].float()


def worth(
    places: Tensor, totals: Tensor, players: Tensor, margin: float, alone: float, points: Tensor | float = POINTS
) -> Tensor:
    """What a match is worth to each seat: the victory, shared if need be, and a tenth by points; with two seats +1 and -1. It
    adds up to nothing over the seats but for the points. A single player is judged by what he aims at."""
    taken = torch.arange(places.shape[1], device=places.device)[None, :] < players[:, None]
    count = players[:, None].float()
    first = ((places == 1) & taken).float()
    share = first / first.sum(1, keepdim=True).clamp(min=1)
    won = (count * share - 1) / (count - 1).clamp(min=1)
    if margin > 0:
        won = (1 - points) * won + points * lead(totals.masked_fill(~taken, -1e9), margin).clamp(-1, 1)
        short = (totals - alone) / margin
        won = torch.where(count == 1, short / (1 + short.abs()), won)
    return won * taken


def lead(totals: Tensor, margin: float) -> Tensor:
    """The points ahead of the best of the others, as a part of a clear victory."""
    best, second = totals.topk(2, dim=1).values.unbind(1) if totals.shape[1] > 1 else (totals[:, 0], totals[:, 0])
    rival = torch.where(totals == best[:, None], second[:, None], best[:, None])
    return (totals - rival) / margin


class Learner:
    """The network that learns, its past selves, its teacher, and all that a round of learning fills."""

    def __init__(self, pack: Pack, settings: Settings, gpu: bool, taught: bool = False) -> None:
        self.pack, self.settings, self.gpu = pack, settings, gpu
        torch.manual_seed(settings.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.device = torch.device("cuda" if gpu else "cpu")
        self.table = Table(pack, settings.matches, settings.seed, settings.shares, gpu)
        self.net, self.old, self.teacher = self.new(), self.new(), self.new()
        self.rate = torch.tensor(settings.rate, device=self.device)
        more: Any = {"fused": True, "capturable": True} if gpu else {}
        self.adam = torch.optim.Adam(self.net.parameters(), lr=self.rate if gpu else settings.rate, eps=1e-5, **more)
        self.entropy = torch.zeros((), device=self.device)
        self.stats = torch.zeros(4, device=self.device)
        steps, matches = settings.steps, settings.matches

        def room(*more: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, matches, *more), dtype=kind, device=self.device)

        self.feats = room(up(pack.features, 16), kind=torch.int8)
        self.mask = room(up(pack.slots, 8), kind=torch.int8)
        self.slot, self.seat = room(kind=torch.int64), room(kind=torch.int64)
        self.chance, self.done, self.gain, self.counts = room(), room(), room(), torch.ones_like(room())
        self.outlook, self.worth, self.goal = room(pack.chairs), room(pack.chairs), room(pack.chairs)
        self.valid = self.table.taken.expand(steps, -1, -1).float() * OTHERS
        self.valid[:, :, 0] = 1.0
        kinds = sorted(set(self.table.players.tolist()))
        self.alike = [
            (self.table.players == n).float()[None, :] for n in kinds
        ]  # what is won and lost differs with the seats
        self.with_teacher = int(matches * settings.taught) if taught else 0
        self.with_past = self.with_teacher + int((matches - self.with_teacher) * settings.past)
        self.own, self.coolness = self.mixed()
        self.pick = torch.zeros(min(settings.minibatch, steps * matches // 4), dtype=torch.int64, device=self.device)

    def new(self) -> Net:
        one = self.settings
        net: Net = Net(self.pack.scales, self.pack.slots, self.pack.chairs, one.width, one.layers).to(self.device)
        return net

    def mixed(self) -> tuple[Tensor, Tensor]:
        """For the matches with others: which seats are the learner's, one alone among its teachers and in half of those with past
        selves, in the others each by lot; and how sharply the others choose, 1 being as they learned: those who play against
        others meet mistakes."""
        rng, players = np.random.default_rng(self.settings.seed), self.table.players[: self.with_past].cpu().numpy()
        count, taught = len(players), np.arange(len(players)) < self.with_teacher
        own = rng.random((count, self.pack.chairs)) < np.where((np.arange(count) % 2 == 1) & ~taught, 0.5, 0.0)[:, None]
        mine, shared = rng.integers(0, players), players > 1
        theirs = (mine + 1 + rng.integers(0, np.maximum(players - 1, 1))) % players
        own[np.arange(count), mine] = True
        own[np.arange(count)[shared], theirs[shared]] = False
        coolness = rng.choice(np.array([0.5, 0.75, 1.0, 1.0, 4.0], np.float32), (count, 1))
        coolness[taught] = rng.choice(np.array([1.0, 2.0, 4.0], np.float32), (self.with_teacher, 1))
        return torch.tensor(own, device=self.device), torch.tensor(coolness, device=self.device)

    @torch.no_grad()
    def play(self) -> None:
        """Fill one round: every match some steps further."""
        table, past = self.table, self.with_past
        for t in range(self.settings.steps):
            self.feats[t, :, : self.pack.features].copy_(table.feats.t())
            self.mask[t, :, : self.pack.slots].copy_(table.mask.t())
            self.seat[t].copy_(table.seats)
            logits, outlook = self.net(self.feats[t], self.mask[t])
            slots = sample(logits)
            if past:
                theirs = ~self.own.gather(1, self.seat[t, :past, None]).squeeze(1)
                other = sample(self.others(t) * self.coolness)
                slots[:past] = torch.where(theirs, other, slots[:past])
                self.counts[t, :past] = (~theirs).float()
            self.slot[t], self.chance[t] = slots, log_chance(logits, slots)
            self.outlook[t] = outlook.gather(1, table.turned(self.seat[t])) * table.taken
            table.step(slots)
            self.done[t].copy_(table.done)
            self.worth[t] = table.worth()
        self.judge()

    def others(self, t: int) -> Tensor:
        """How the teacher and past selves weigh what they see."""
        ends = (0, self.with_teacher, self.with_past)
        parts = [
            net(self.feats[t, first:end], self.mask[t, first:end])[0]
            for net, first, end in zip((self.teacher, self.old), ends[:-1], ends[1:], strict=True)
            if first < end
        ]
        return torch.cat(parts)

    def judge(self) -> None:
        """What each decision brought its seat beyond what it had expected: from its own next decision, which it judges itself, or
        from the end of the match (generalised advantage estimation, seat by seat)."""
        table = self.table
        seats = table.seats.long()
        ahead = self.net(*table.seen())[1].gather(1, table.turned(seats)) * table.taken
        run = torch.zeros_like(ahead)
        for t in range(self.settings.steps - 1, -1, -1):
            ended = self.done[t, :, None] > 0
            goal = torch.where(ended, self.worth[t], ahead + self.settings.fading * run)
            run = torch.where(ended, 0.0, run)
            ahead = torch.where(ended, self.worth[t], ahead)
            surprise = goal - self.outlook[t]
            own = table.chair[None, :] == self.seat[t, :, None]
            self.gain[t] = (surprise * own).sum(1)
            self.goal[t] = goal.gather(1, table.around(self.seat[t]))
            run, ahead = torch.where(own, surprise, run), torch.where(own, self.outlook[t], ahead)
        for these in self.alike:
            total = (self.counts * these).sum()
            mean = (self.gain * self.counts * these).sum() / total
            spread = (((self.gain - mean) ** 2 * self.counts * these).sum() / total).sqrt()
            self.gain.copy_(torch.where(these > 0, (self.gain - mean) / (spread + 1e-6), self.gain))

    def loss(
        self,
        feats: Tensor,
        mask: Tensor,
        slot: Tensor,
        chance: Tensor,
        gain: Tensor,
        goal: Tensor,
        valid: Tensor,
        counts: Tensor,
        weight: Tensor,
    ) -> tuple[Tensor, Tensor]:
        logits, outlook = self.net(feats, mask)
        chances = torch.log_softmax(logits, 1)
        now = chances.gather(1, slot[:, None]).squeeze(1)
        ratio = torch.exp(now - chance)
        total = counts.sum().clamp(min=1)
        better = (torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain) * counts).sum() / total
        wrong = (((outlook - goal) ** 2 * valid).sum(1) * counts).sum() / total
        own_wrong = ((outlook[:, 0] - goal[:, 0]) ** 2 * counts).sum() / total
        entropy = (-(chances.exp() * chances.clamp(min=-30)).sum(1) * counts).sum() / total
        drift = ((chance - now) * counts).sum() / total
        return 0.5 * wrong - better - weight * entropy, torch.stack([-better, own_wrong, entropy, drift]).detach()

    def teach(self, lessons: Lessons) -> dict[str, float]:
        """Imitate what a bot chose, and expect what came of it; (how often the choices agree, on lessons kept apart, and how
        wrong the outlook is). The teacher is the same network, and stays as it is."""
        settings, width = self.settings, len(lessons.slots)
        rows = fn.pad(torch.tensor(lessons.feats), (0, up(self.pack.features, 16) - self.pack.features)).to(self.device)
        masks = torch.tensor(np.unpackbits(lessons.masks, axis=1)[:, : self.pack.slots])
        masks = fn.pad(masks, (0, up(self.pack.slots, 8) - self.pack.slots)).to(self.device)
        slots = torch.tensor(lessons.slots).long().to(self.device)
        places, totals, players = (
            torch.tensor(x).to(self.device) for x in (lessons.places.astype(np.int64), lessons.totals, lessons.players)
        )
        goals = worth(places, totals.float(), players.long(), self.pack.margin, self.pack.alone)
        adam = torch.optim.AdamW(self.net.parameters(), lr=1e-3, weight_decay=0.05)
        apart, size = max(1, width // 20), min(4096, max(1, width // 64))
        steps = settings.epochs_taught * ((width - apart) // size)
        plan = torch.optim.lr_scheduler.CosineAnnealingLR(adam, max(1, steps), 1e-5)
        for step in range(steps):
            if step % ((width - apart) // size) == 0:
                order = apart + torch.randperm(width - apart, device=self.device)
            these = order[step % ((width - apart) // size) * size :][:size]
            logits, outlook = self.net(rows[these], masks[these])
            loss = fn.cross_entropy(logits, slots[these]) + 0.25 * ((outlook - goals[these]) ** 2).sum(1).mean()
            adam.zero_grad(set_to_none=True)
            loss.backward()
            adam.step()
            plan.step()
        with torch.no_grad():
            parts = [self.net(rows[k : k + size], masks[k : k + size]) for k in range(0, apart, size)]
        logits, outlook = (torch.cat(x)[:apart] for x in zip(*parts, strict=True))
        self.teacher.load_state_dict(self.net.state_dict())
        return {
            "lessons": width,
            "agrees": round(float((logits.argmax(1) == slots[:apart]).float().mean()), 4),
            "wrong": round(float(((outlook - goals[:apart])[:, 0] ** 2).mean()), 4),
        }

    def learn(self) -> None:
        """One step on the decisions in `pick`."""
        kept = (self.feats, self.mask, self.slot, self.chance, self.gain, self.goal, self.valid, self.counts)
        loss, stats = self.loss_of(*(x.reshape(-1, *x.shape[2:])[self.pick] for x in kept), self.entropy)
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.adam.step()
        self.stats.add_(stats)

    def record(self, how: str) -> None:
        """On a GPU the two halves of a round are recorded once and played back: launching costs more than computing."""
        self.loss_of: Any = torch.compile(self.loss, dynamic=False) if how == "compiled" else self.loss
        self.do_play: Callable[[], None] = self.play
        self.do_learn: Callable[[], None] = self.learn
        if how == "plain":
            return
        kept = {name: x.clone() for name, x in self.net.state_dict().items()}
        moments = self.adam.state_dict()["state"]
        kept_moments = {k: {name: x.clone() for name, x in one.items()} for k, one in moments.items()}
        self.rate.fill_(0.0)
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(2):
                self.play()
            for _ in range(3):
                self.learn()
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
        playing, learning = torch.cuda.CUDAGraph(), torch.cuda.CUDAGraph()
        self.adam.zero_grad(set_to_none=True)
        with torch.cuda.graph(learning, capture_error_mode="thread_local"):
            self.learn()
        with torch.cuda.graph(playing, capture_error_mode="thread_local"):
            self.play()
        torch.cuda.synchronize()
        with torch.no_grad():  # what was learned in recording is forgotten again, in place: a graph knows addresses
            self.net.load_state_dict(kept)
            for k, one in self.adam.state_dict()["state"].items():
                for name, x in one.items():
                    x.copy_(kept_moments[k][name]) if k in kept_moments else x.zero_()
        self.do_play, self.do_learn = playing.replay, learning.replay

    def round(self) -> tuple[list[float], float]:
        """Play, then learn from it some times over; (losses, entropy and drift; seconds of playing)."""
        begun = time.perf_counter()
        self.do_play()
        self.sync()
        played = time.perf_counter() - begun
        self.stats.zero_()
        own, size = self.counts.reshape(-1).nonzero().squeeze(1), len(self.pick)
        updates = 0
        for _ in range(self.settings.epochs):
            order = own[torch.randperm(len(own), device=self.device)]
            for first in range(0, len(own) - size + 1, size):
                self.pick.copy_(order[first : first + size])
                self.do_learn()
                updates += 1
        self.sync()
        return (self.stats / updates).tolist(), played

    def sync(self) -> None:
        if self.gpu:
            torch.cuda.synchronize()

    def set_rates(self, rate: float, entropy: float, points: float = POINTS) -> None:
        self.entropy.fill_(entropy)
        self.table.points.fill_(points)
        if self.gpu:
            self.rate.fill_(rate)
        else:
            for group in self.adam.param_groups:
                group["lr"] = rate

    def state(self) -> Weights:
        """What learning goes on from: the weights, and Adam's moments as far as they matter."""
        kept: Weights = {f"net.{name}": x.detach().cpu().numpy() for name, x in self.net.state_dict().items()}
        for k, one in self.adam.state_dict()["state"].items():
            kept.update({f"adam.{k}.{name}": shortened(x.detach().cpu().numpy()) for name, x in one.items()})
        return kept

    def resume(self, kept: Weights) -> None:
        self.net.load_state_dict(
            {name.removeprefix("net."): torch.tensor(x) for name, x in kept.items() if name[:4] == "net."}
        )
        state: dict[int, dict[str, Tensor]] = {}
        for name, x in kept.items():
            if name.startswith("adam."):
                _, k, what = name.split(".")
                where = self.device if self.gpu or what != "step" else torch.device("cpu")
                state.setdefault(int(k), {})[what] = torch.tensor(lengthened(x), device=where)
        groups = self.adam.state_dict()["param_groups"]
        self.adam.load_state_dict({"state": state, "param_groups": groups})


def shortened(x: NDArray[Any]) -> NDArray[np.uint16]:
    """The upper half of each number: its size, and two or three digits."""
    return (np.ascontiguousarray(x, np.float32).reshape(-1).view(np.uint32) >> 16).astype(np.uint16).reshape(x.shape)


def lengthened(x: NDArray[Any]) -> NDArray[np.float32]:
    """The numbers again; those that were never shortened as they are."""
    if x.dtype != np.uint16:
        return x
    return (x.reshape(-1).astype(np.uint32) << 16).view(np.float32).reshape(x.shape)


@torch.no_grad()
def duel(ring: Table, one: Net, rival: Net | None, limit: int) -> dict[str, float]:
    """By number of seats, the share of victories of `one` at one seat against `rival` at all others, who plays at random if it is
    None; both choose what they like best. Each place counts its first whole match."""
    mine = torch.arange(ring.matches, device=ring.device) % ring.players
    fresh, counted = (torch.zeros(ring.matches, dtype=torch.bool, device=ring.device) for _ in range(2))
    score = torch.zeros(ring.matches, device=ring.device)
    for step in range(limit):
        feats, mask = ring.seen()
        if rival is None:
            theirs = sample(torch.zeros(mask.shape, device=ring.device).masked_fill(mask == 0, -1e9))
        else:
            theirs = rival(feats, mask)[0].argmax(1)
        ring.step(torch.where(ring.seats.long() == mine, one(feats, mask)[0].argmax(1), theirs))
        ended = ring.done.bool()
        first = (ring.places.t() == 1) & ring.taken
        share = first.gather(1, mine[:, None]).squeeze(1).float() / first.sum(1).clamp(min=1)
        now = ended & fresh & ~counted
        score += share * now
        counted |= now
        fresh |= ended
        if step % 32 == 0 and bool(counted.all()):
            break
    found: dict[str, float] = {}
    for n in sorted(set(ring.players.tolist())):
        these = counted & (ring.players == n)
        found[str(n)] = round(float(score[these].sum() / these.sum().clamp(min=1)), 4)
    return found


@dataclass
class Run:
    """One run of learning: what it writes into its folder, and how far it is."""

    pack: Pack
    folder: Path
    settings: Settings = field(default_factory=Settings)
    gpu: bool = True
    how: str = "compiled"
    """On a GPU: compiled and recorded, recorded, or plain."""
    say: Callable[[Row], None] = lambda row: print(json.dumps(row), flush=True)
    measure: Callable[[Weights], dict[str, float]] | None = None
    """A strength from outside, of the network as a champion: against the bots of the project."""
    curve: list[Row] = field(default_factory=list)
    pool: list[Weights] = field(default_factory=list)
    lessons: Lessons | None = None
    """What to imitate before playing."""

    def start(self, resume: Path | None = None, first: Path | None = None) -> None:
        """Begin anew, with the network of a champion as the first, or go on from the folder of an earlier run."""
        self.begun = time.time()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.learner = Learner(self.pack, self.settings, self.gpu, self.lessons is not None)
        self.taught = self.learner.teach(self.lessons) if self.lessons else {}
        self.ring = Table(self.pack, self.settings.duels, self.settings.seed + 1, {}, self.gpu)
        if first is not None:
            self.begin_with(first)
        if resume is not None:
            with np.load(resume / "state.npz") as kept:
                self.learner.resume({name: kept[name] for name in kept.files})
            with np.load(resume / "past.npz") as kept:
                count = 1 + max(int(name.partition(".")[0]) for name in kept.files)
                names = self.learner.net.state_dict()
                self.pool = [{name: kept[f"{k}.{name}"].astype(np.float32) for name in names} for k in range(count)]
            self.curve = json.loads((resume / "curve.json").read_text(encoding="utf-8"))
        self.before = self.curve[-1]["seconds"] if self.curve else 0.0
        self.learner.record(self.how if self.gpu else "plain")
        self.rivals: dict[str, Weights | None] = {"random": None}
        if self.lessons:
            self.rivals = {
                "teacher": {name: x.cpu().numpy().copy() for name, x in self.learner.teacher.state_dict().items()}
            }
        self.warm = time.time() - self.begun

    def begin_with(self, champion: Path) -> None:
        """Learn on from a champion that read and chose what is read and chosen here."""
        with np.load(champion) as kept:
            weights = {name: kept[name] for name in kept.files}
        for what in ("slug", "features_mark", "action_of"):
            if not np.array_equal(weights[f"about.{what}"], getattr(self.pack, what)):
                raise ValueError(f"{champion} cannot learn on here: its {what} is another.")
        with torch.no_grad():
            self.learner.net.take(weights)

    def go(self, seconds: float = math.inf, most: int = 0) -> None:
        """Learn for so many seconds, measuring included, or for so many rounds, whatever they take."""
        learner, settings = self.learner, self.settings
        begun, length = time.time(), max(1.0, seconds)
        decisions = rounds = 0
        playing = learning = 0.0
        marks, snaps = settings.mark, 0.0
        rng = np.random.default_rng(settings.seed)
        pause = 0.0  # spent on measuring
        while True:
            spent = time.time() - begun
            part = min(1.0, rounds / most if most else spent / length)
            warm_up = min(1.0, (rounds + 1) / 20)
            learner.set_rates(
                settings.rate * warm_up * max(0.02, 0.5 * (1 + math.cos(math.pi * part))),
                settings.entropy * (0.05 + 0.95 * (1 - part)),
                max(POINTS, settings.points + (POINTS - settings.points) * 2 * part) if settings.points > POINTS else POINTS,
            )
            if spent - pause >= snaps:
                self.remember()
                snaps = spent - pause + settings.snapshot
            if learner.with_past:
                chosen = self.pool[int(rng.integers(len(self.pool)))]
                learner.old.load_state_dict({name: torch.tensor(x) for name, x in chosen.items()})
            now = time.perf_counter()
            stats, played = learner.round()
            playing += played
            learning += time.perf_counter() - now - played
            decisions += settings.steps * settings.matches
            rounds += 1
            over = rounds == most or time.time() - begun >= length
            if spent - pause >= marks or over:
                rested = time.time()
                row: Row = {
                    "seconds": round(self.before + spent - pause, 1), "rounds": rounds, "decisions": decisions,
                    "a_second": round(decisions / (playing + learning)), "playing_a_second": round(decisions / playing),
                    **dict(zip(("loss", "outlook", "entropy", "drift"), (round(x, 5) for x in stats), strict=True)),
                    "strength": self.strength(),
                    "wall": round(time.time() - self.begun, 1),
                }  # fmt: skip
                self.curve.append(row)
                self.say(row)
                self.save()
                marks = spent - pause + settings.mark
                pause += time.time() - rested
            if over:
                return

    def remember(self) -> None:
        """A snapshot becomes a past self; when there are too many, every second of the older half goes."""
        self.pool.append({name: x.detach().cpu().numpy().copy() for name, x in self.learner.net.state_dict().items()})
        if len(self.pool) > self.settings.most_past:
            half = len(self.pool) // 2
            self.pool = self.pool[:half:2] + self.pool[half:]

    def strength(self) -> dict[str, dict[str, float]]:
        """Against fixed rivals: the teacher or random play, the first and the last network measured, and what the project has."""
        found: dict[str, dict[str, float]] = {}
        for name, weights in self.rivals.items():
            if weights is not None:
                self.learner.old.load_state_dict({key: torch.tensor(x) for key, x in weights.items()})
            rival = None if weights is None else self.learner.old
            found[name] = duel(self.ring, self.learner.net, rival, self.settings.patience)
        now = {name: x.detach().cpu().numpy().copy() for name, x in self.learner.net.state_dict().items()}
        self.rivals.setdefault("first", now)
        self.rivals["last"] = now
        if self.measure is not None:
            found["bots"] = self.measure(self.champion())
        return found

    def champion(self) -> Weights:
        """The file of a champion."""
        kept: Weights = {
            name: x if name == "scale" else x.astype(np.float16) for name, x in self.learner.net.weights().items()
        }
        pack = self.pack
        for name in ("slug", "box_digest", "features_mark", "settings", "action_of"):
            kept[f"about.{name}"] = np.asarray(getattr(pack, name))
        return kept

    def save(self) -> None:
        """All files of the run, each whole or not at all."""
        past = [*self.pool[:: max(1, len(self.pool) // 4)], self.pool[-1]][-5:]
        write(self.folder / "champion.npz", self.champion())
        write(self.folder / "state.npz", self.learner.state())
        write(
            self.folder / "past.npz",
            {f"{k}.{name}": x.astype(np.float16) for k, one in enumerate(past) for name, x in one.items()},
        )
        minutes = round(self.curve[-1]["seconds"] / 60)
        if minutes in (2, 4) and not (self.folder / f"champion-{minutes}.npz").exists():
            write(self.folder / f"champion-{minutes}.npz", self.champion())
        (self.folder / "curve.json").write_text(json.dumps(self.curve, indent=1), encoding="utf-8")
        (self.folder / "curve.svg").write_text(draw(self.curve, self.pack.slug), encoding="utf-8")


def write(path: Path, kept: Weights) -> None:
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, **kept)  # type: ignore[arg-type]
    part.replace(path)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game from a pack.")
    parser.add_argument("pack", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=9.0, help="from start to end, all told")
    parser.add_argument("--resume", type=Path, help="the folder of an earlier run")
    parser.add_argument("--first", type=Path, help="a champion to learn on from")
    parser.add_argument("--lessons", type=Path, nargs="+", help="what a bot chose, to be imitated first")
    parser.add_argument("--cpu", action="store_true", help="on a processor (takes the project)")
    parser.add_argument("--how", choices=("compiled", "recorded", "plain"), default="compiled")
    parser.add_argument("--until", type=float, help="end by this time, in seconds since 1970, instead of --minutes")
    parser.add_argument("--shares", default="", help="matches by number of seats, as 2:3,3:3,4:2,5:1")
    for name, value in asdict(Settings()).items():
        if isinstance(value, (int, float)):
            parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), dest=name)
    given = vars(parser.parse_args())
    settings = {name: given[name] for name in asdict(Settings()) if given.get(name) is not None}
    shares = dict(one.split(":") for one in given["shares"].split(",") if one)
    settings["shares"] = {seats: float(share) for seats, share in shares.items()}
    base = asdict(SMALL if given["cpu"] else Settings())
    run = Run(Pack.read(given["pack"]), given["folder"], Settings(**{**base, **settings}), not given["cpu"], given["how"])
    run.lessons = Lessons.read(*given["lessons"]) if given["lessons"] else None
    end = given["until"] or time.time() + 60 * given["minutes"]
    if run.gpu:
        begun = time.time()
        arena = Gpu(run.pack, *PROOF)
        print(f"code loaded in {time.time() - begun:.1f} s", flush=True)
        same = fingerprint(arena) == run.pack.proof
        print("the GPU plays the same matches as a processor" if same else "THE GPU PLAYS OTHER MATCHES", flush=True)
    try:
        run.start(given["resume"], given["first"])
    except ValueError as error:
        parser.error(str(error))
    if run.taught:
        print(json.dumps(run.taught), flush=True)
    print(f"ready after {run.warm:.1f} s; {sum(x.numel() for x in run.learner.net.parameters()):,} weights", flush=True)
    run.go(end - time.time())


if __name__ == "__main__":
    main()
