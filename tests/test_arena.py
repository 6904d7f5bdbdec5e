"""An arena plays the matches that the plain rules play, shows a seat its view and nothing else, and is the same on a GPU, as far
as a machine without one can tell: what a thread does, and what travels to it."""

import ctypes
import sys
from dataclasses import replace
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import athanor
from athanor.kernel.features import features_of
from athanor.kernel.loading import bench, load
from athanor.research import compiling
from athanor.research.arena import PROOF, STACK, STACK_SIZE, Gpu, Pack, Threads, fingerprint, kernel, pack

from . import conftest  # noqa: F401  the shelves


def choose(arena, step):
    """A legal slot for each match, by number."""
    wanted = (np.arange(arena.matches) * 31 + step * 17) % arena.mask.sum(0)
    return (arena.mask.cumsum(0) > wanted).argmax(0)


def state_of(arena, rules, k):
    return arena.states[k].view(rules.State)[0]


@pytest.mark.parametrize("slug", ["connect_four", "sealed", "alchemist"])
def test_an_arena_plays_the_match_that_the_plain_rules_play(slug):
    """Seat by seat, step by step, through several deals; with all numbers of seats and options side by side."""
    arena = Threads(pack(slug), 40, seed=3, jobs=2)
    plain = load(slug, compiled=False)
    box, rules, entry = athanor.start(slug, compiled=False)._bench.boxes[0], plain.rules, plain.entry
    made = features_of(plain)
    room = bench(plain, [box], 80)
    copies, views = room.states[:40], room.states[40:]
    for k, copy in enumerate(copies):
        copy.__init__(arena.blanks[arena.which[k]].view(rules.State)[0])
        copy.rng = int(arena.luck) + k
        rules.setup(box, copy)
    ended = 0
    for step in range(120):
        arena.chosen[:] = choose(arena, step)
        for k, copy in enumerate(copies):
            waiting = [seat for seat in range(copy.seats) if copy.to_act >> seat & 1]
            seat = waiting[0] if len(waiting) == 1 else waiting[entry.below(copy, len(waiting))]
            view = views[k]
            view.copy_from(copy)
            entry.hide_in(box, view, seat)
            row = [0] * made.size
            made.code.observe(box, view, seat, row)
            assert arena.seats[k] == seat
            assert arena.feats[:, k].tolist() == row
            legal = room.moves[: entry.list_legal(box, view, seat, room.moves)]
            assert arena.pack.action_of[np.flatnonzero(arena.mask[:, k])].tolist() == sorted(legal)
            copy.fresh = 1
            rules.apply(box, copy, seat, int(arena.pack.action_of[arena.chosen[k]]))
        arena.step()
        for k, copy in enumerate(copies):
            assert arena.done[k] == (copy.to_act == 0)
            if copy.to_act == 0:
                ended += 1
                rules.score(box, copy, room.sheet)
                for seat in range(copy.seats):
                    assert arena.places[seat, k] == entry.place_of(room.sheet, copy.seats, seat)
                    assert arena.totals[seat, k] == room.sheet[seat][0]
                stream = copy.rng
                copy.__init__(arena.blanks[arena.which[k]].view(rules.State)[0])
                copy.rng = stream
                rules.setup(box, copy)
    assert ended > 20


def test_what_an_arena_shows_does_not_depend_on_what_is_hidden():
    """The hidden part of every match is imagined again: the next look shows the same."""
    arena = Threads(pack("alchemist"), 72, seed=5, jobs=1)
    loaded = load("alchemist")
    states = arena.states.view(loaded.rules.State).reshape(-1)
    boxes = arena.boxes.view(loaded.rules.Box).reshape(-1)
    for step in range(60):
        arena.chosen[:] = choose(arena, step)
        arena.step()
    before = arena.feats.copy(), arena.mask.copy(), arena.seats.copy()
    hidden = arena.states.copy()
    for k in range(len(states)):
        room = np.zeros(2, loaded.rules.State)
        scratch = np.concatenate([states[k : k + 1], room])
        loaded.entry.hide(boxes, scratch, 1, 0, int(arena.seats[k]))
        loaded.entry.imagine(boxes, scratch, 2, 1, int(arena.seats[k]), 1000 + k)
        states[k] = scratch[2]
    assert (arena.states != hidden).any()
    thread = compiling.thread_of(loaded)
    given = arena._given
    for k in range(len(states)):
        thread.look(given[0], *given[3:], k, 0)
    for one, two in zip(before, (arena.feats, arena.mask, arena.seats), strict=True):
        assert (one == two).all()


def test_a_slot_that_may_not_be_chosen_is_refused_and_nothing_is_played():
    arena = Threads(pack("connect_four"), 4, seed=1, jobs=1)
    before = arena.states.copy()
    arena.chosen[2] = 0
    with pytest.raises(ValueError, match="Match 0 may not choose slot 0"):
        arena.step()
    assert (arena.states == before).all()


def test_the_same_seed_gives_the_same_matches_with_any_number_of_threads():
    kept = pack("sealed")
    one, two, other = (fingerprint(Threads(kept, 64, seed, jobs=jobs), 60) for seed, jobs in ((1, 1), (1, 3), (2, 1)))
    assert one == two != other


def test_a_pack_travels_in_a_file(tmp_path):
    kept = pack("sealed", settings=[(2, {}), (4, {})])
    kept.save(tmp_path / "sealed.npz")
    again = Pack.read(tmp_path / "sealed.npz")
    assert again.listed == [(2, {}), (4, {})]
    assert fingerprint(Threads(again, 20, 1), 40) == fingerprint(Threads(kept, 20, 1), 40)
    assert set(Threads(again, 20, 1).players.tolist()) == {2, 4}


class Pointed(np.ndarray):
    """An array that says where it lies, as CuPy's do."""

    @property
    def data(self):
        return SimpleNamespace(ptr=self.ctypes.data)


def fake_cupy(slug):
    """CuPy with a processor behind it: its kernels are the functions that the GPU's threads call, on the very memory that the
    arguments name."""
    loaded = load(slug)
    thread, rules = compiling.thread_of(loaded), loaded.rules
    records = {"boxes": rules.Box, "blanks": rules.State, "states": rules.State, "views": rules.State}
    plain = {
        "words": ("u8", 2),
        "seen": ("u8", 2),
        "moves": ("i2", 2),
        "feats": ("i1", 2),
        "mask": ("i1", 2),
        "places": ("i1", 2),
    }
    plain |= {"totals": ("i4", 2), "sheets": ("i8", 3), "chosen": ("i8", 1), "which": ("i2", 1), "slot_of": ("i2", 1)}
    plain |= {"action_of": ("i2", 1), "seats": ("i1", 1), "done": ("i1", 1)}

    def read(names, numbers):
        numbers, arrays = list(numbers), []
        for name in names:
            kind, axes = (np.dtype(records[name]), 1) if name in records else (np.dtype(plain[name][0]), plain[name][1])
            (_, _, items, size, where), numbers = numbers[:5], numbers[5:]
            shape, strides, numbers = numbers[:axes], numbers[axes : 2 * axes], numbers[2 * axes :]
            assert (size, items) == (kind.itemsize, np.prod(shape))
            assert strides == [size * np.prod(shape[k + 1 :], dtype=int) for k in range(axes)]
            memory = (ctypes.c_uint8 * int(items * size)).from_address(int(where))
            arrays.append(np.frombuffer(memoryview(memory), kind).reshape([int(n) for n in shape]))
        return arrays, numbers

    def function(name):
        def launch(grid, block, arguments):
            names = compiling.GIVEN + ([] if name == "deal" else compiling.ANSWERS)
            arrays, rest = read(names, arguments)
            threads = iter(range(grid[0] * block[0]))
            kernel = compiling.kernels(thread, lambda axes: next(threads))[name == "step"]
            for _ in range(grid[0] * block[0]):
                kernel(*arrays, *rest)

        return launch

    def pointed(make):
        return lambda *given, **how: make(*given, **how).view(Pointed)

    cupy: Any = ModuleType("cupy")
    vars(cupy).update({name: getattr(np, name) for name in ("uint8", "int8", "int16", "int32", "int64", "asarray")})
    cupy.array, cupy.zeros, cupy.asnumpy = pointed(np.array), pointed(np.zeros), np.asarray
    cupy.loaded, cupy.limits = [], {}
    module = SimpleNamespace(load=cupy.loaded.append, get_function=function)
    device = SimpleNamespace(synchronize=lambda: None, compute_capability="90")
    runtime = SimpleNamespace(deviceSetLimit=cupy.limits.__setitem__)
    cupy.cuda = SimpleNamespace(function=SimpleNamespace(Module=lambda: module), Device=lambda: device, runtime=runtime)
    return cupy


@pytest.mark.parametrize("slug", ["sealed", "alchemist"])
def test_a_gpu_gets_its_arguments_in_order_and_its_threads_play_the_same_matches(slug, monkeypatch):
    monkeypatch.setitem(sys.modules, "cupy", fake_cupy(slug))
    kernel.cache_clear()
    kept = pack(slug)
    gpu = Gpu(Pack(**{**vars(kept), "deal": ".visible .entry deal(", "step": ".visible .entry step("}), 70, 5)
    assert fingerprint(gpu, 50) == fingerprint(Threads(kept, 70, 5), 50)
    kernel.cache_clear()
    assert PROOF[0] > 64  # more than a block


@pytest.mark.parametrize(
    ("compute", "given"), [("90", ["s code", "d code"]), ("80", [".visible .entry step(\talloca", ".visible .entry deal("])]
)
def test_a_gpu_is_given_machine_code_if_it_is_made_for_it(compute, given, monkeypatch, tmp_path):
    """And PTX if it is not; where rules think on paper there is room for it."""
    cupy = fake_cupy("sealed")
    monkeypatch.setitem(sys.modules, "cupy", cupy)
    kernel.cache_clear()
    text = [f".visible .entry {name}" for name in ("deal(", "step(\talloca")]
    made = replace(pack("sealed"), deal=text[0], step=text[1], compute=compute, deal_code=b"d code", step_code=b"s code")
    made.save(tmp_path / "pack.npz")
    Gpu(Pack.read(tmp_path / "pack.npz"), 2)
    kernel.cache_clear()
    assert [one.decode() for one in cupy.loaded] == given
    assert cupy.limits == {STACK_SIZE: STACK}
