"""Batches on a GPU, as far as a machine without one can tell: what a thread does, and what travels to it."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import athanor
from athanor.kernel import ranking
from athanor.kernel.loading import bench
from athanor.kernel.match import BLANK
from athanor.research import NotInstalled, gpu


@pytest.mark.parametrize(("slug", "seats"), [("connect_four", 2), ("sealed", 3), ("alchemist", 3)])
def test_a_thread_plays_the_match_that_the_plain_rules_play(slug, seats):
    match = athanor.start(slug, seats, seed=1)
    loaded, matches = match.loaded, 6
    states = np.zeros(matches, loaded.rules.State)
    moves = np.zeros((matches, loaded.actions.size), gpu.MOVE)
    sheets = np.zeros((matches, loaded.game.seats[-1], gpu.WIDTH), np.int64)
    places = np.zeros((matches, loaded.game.seats[-1]), np.int64)
    steps = np.zeros(matches, np.int64)
    threads = iter(range(8))  # a grid has more threads than matches
    kernel = gpu.kernel_of(loaded, lambda dimensions: next(threads))
    blank = match._bench.states[BLANK : BLANK + 1]
    for _ in range(8):
        kernel(match.box.records(loaded), blank, states, moves, sheets, places, steps, np.uint64(40), loaded.game.longest)

    plain = athanor.start(slug, seats, seed=1, compiled=False)
    room = bench(plain.loaded, plain.box.records(plain.loaded), 1)
    entry, box, state = plain.loaded.entry, room.boxes[0], room.states[0]
    for k in range(matches):
        state.copy_from(plain._bench.states[BLANK])
        state.rng = 40 + k
        plain.loaded.rules.setup(box, state)
        assert entry.roll_out(box, state, room.moves, loaded.game.longest) == steps[k] > 0
        plain.loaded.rules.score(box, state, room.sheet)
        assert sheets[k, :seats].tolist() == room.sheet[:seats]
        assert places[k, :seats].tolist() == ranking.places(room.sheet[:seats])


def test_a_score_sheet_is_as_wide_as_the_kernel_says():
    assert gpu.WIDTH == ranking.WIDTH


def test_a_program_travels_in_a_file(tmp_path):
    kept = gpu.Program("alchemist", 3, "// ptx\n.visible .entry play(", b"box\0\0", b"\0blank\0", 1066, 5, 2000)
    kept.save(tmp_path / "alchemist.npz")
    assert gpu.Program.read(tmp_path / "alchemist.npz") == kept


def test_an_array_travels_with_shape_and_strides():
    array = SimpleNamespace(data=SimpleNamespace(ptr=4096))
    assert gpu.as_argument(array, 8, (10, 5, 3)) == [0, 0, 150, 8, 4096, 10, 5, 3, 120, 24, 8]


def test_what_is_missing_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    with pytest.raises(NotInstalled, match=r"pip install 'athanor\[gpu\]'"):
        gpu.program("connect_four")


def test_the_file_alone_needs_nothing_of_ours(tmp_path):
    """On the machine with the GPU, this one file and a program are enough."""
    alone = tmp_path / "gpu.py"
    alone.write_bytes(Path(gpu.__file__).read_bytes())
    gpu.Program("alchemist", 3, "", b"", b"", 1, 5, 1).save(tmp_path / "a.npz")
    (tmp_path / "cupy.py").write_text("raise ImportError('no GPU here')\n", encoding="utf-8")
    played = subprocess.run(
        [sys.executable, "gpu.py", "play", "a.npz"], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert played.returncode == 1
    assert played.stderr.strip() == "cupy cannot be imported (no GPU here); install it with: pip install 'athanor[gpu]'"
