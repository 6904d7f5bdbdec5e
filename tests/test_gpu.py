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
from athanor.research import NotInstalled, gpu, ptx


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


def test_large_rules_are_called_and_small_ones_copied():
    """While `calling` lasts, as numba-cuda would go about it; a kernel is left alone, and afterwards all is as it was."""

    class Own:
        def __init__(self, entry, sizes):
            self._entry_name, self.finalized = entry, False
            blocks = [[SimpleNamespace(instructions=[0] * size)] for size in sizes]
            self._module = SimpleNamespace(functions=[SimpleNamespace(blocks=one, attributes=set()) for one in blocks])

        def finalize(self):
            self.finalized = True

    codegen = SimpleNamespace(JITCUDACodegen=SimpleNamespace(_library_class=Own))
    with ptx.calling(codegen):
        made = codegen.JITCUDACodegen._library_class
        device, kernel = made(None, [ptx.LARGE, ptx.LARGE - 1]), made("kernel", [ptx.LARGE])
        device.finalize()
        kernel.finalize()
    assert device.finalized
    assert [one.attributes for one in device._module.functions] == [{"noinline"}, set()]
    assert kernel._module.functions[0].attributes == set()
    assert codegen.JITCUDACodegen._library_class is Own


def test_each_table_of_the_rules_travels_once():
    """A GPU has 64 KiB for constants, and Numba writes a table into every function that reads it."""
    tables = [("_cudapy_cmem", "1, 2"), ("_cudapy_cmem$15", "3, 4"), ("_cudapy_cmem_$_1$16", "1, 2")]
    head = "".join(f".const .align 8 .b8 {name}[2] = {{{content}}};\n" for name, content in tables)
    body = "".join(f"\tmov.u64 \t%rd{k}, {name};\n" for k, (name, _) in enumerate(tables))
    found = ptx.merged(head + body)
    assert found.count(".const") == 2
    assert found.splitlines()[-3:] == [f"\tmov.u64 \t%rd{k}, {tables[n][0]};" for k, n in ((0, 0), (1, 1), (2, 0))]


def test_rules_are_assembled_for_one_kind_of_gpu_where_there_is_an_assembler(tmp_path, monkeypatch):
    monkeypatch.setattr("athanor.research.ptx.shutil.which", lambda name: None)
    assert ptx.assembled("code", (9, 0)) == b""
    assembler = tmp_path / "ptxas"
    assembler.write_text(f"#!{sys.executable}\nimport sys\nsource, _, target = sys.argv[3:]\n"
                         "if open(source).read() != 'code':\n    sys.exit('no code')\n"
                         "open(target, 'w').write(sys.argv[1])\n", encoding="utf-8")  # fmt: skip
    assembler.chmod(0o700)
    monkeypatch.setattr("athanor.research.ptx.shutil.which", lambda name: str(assembler))
    assert ptx.assembled("code", (9, 0)) == b"-arch=sm_90"
    with pytest.raises(RuntimeError, match="does not take the code of the rules: no code"):
        ptx.assembled("words", (9, 0))
