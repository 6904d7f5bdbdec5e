"""Numba from the inside: what we touch of it is listed here, and a release that has lost some of it is told in a sentence."""

import ast
import importlib
import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from athanor.kernel.errors import BadSettings
from athanor.kernel.game import find
from athanor.kernel.loading import digest, load
from athanor.kernel.switches import linked

from . import conftest  # noqa: F401  the shelves

ROOT = Path(__file__).parent.parent
KERNEL = ROOT / "athanor" / "kernel"
TOUCHED = {  # file of the kernel: what it takes of Numba and llvmlite that they promise nobody
    "linking": [
        "llvmlite.binding.Linkage.external",
        "llvmlite.binding.module.ModuleRef.as_bitcode",
        "llvmlite.binding.module.ModuleRef.functions",
        "llvmlite.binding.value.ValueRef.linkage",
        "llvmlite.binding.value.ValueRef.is_declaration",
        "numba.core.codegen.JITCPUCodegen._library_class",
        "numba.core.codegen.JITCodeLibrary._ensure_finalized",
        "numba.core.codegen.JITCodeLibrary._unserialize",
        "numba.core.codegen.JITCodeLibrary.add_linking_library",
        "numba.core.codegen.JITCodeLibrary.finalize",
        "numba.core.codegen.JITCodeLibrary.serialize_using_object_code",
        "numba.core.dispatcher.Dispatcher.get_call_template",
        "numba.core.types.Integer",
        "numba.core.types.int64",
        "numba.core.types.uint64",
    ],
    "caching": [
        "llvmlite.binding.get_host_cpu_features",
        "numba.core.caching.UserProvidedCacheLocator.get_suitable_cache_subpath",
        "numba.core.codegen.CPUCodegen.magic_tuple",
        "numba.core.config.CACHE_DIR",
        "numba.core.config.CACHE_LOCATOR_CLASSES",
        "numba.core.config.CPU_FEATURES",
        "numba.core.config.CPU_NAME",
        "numba.core.registry.cpu_target.target_context.codegen",
    ],
    "scratch": [
        "llvmlite.ir.IntType",
        "llvmlite.ir.IRBuilder.alloca",
        "numba.core.base.BaseContext.make_array",
        "numba.core.cgutils.memset",
        "numba.core.cpu.CPUContext.populate_array",
        "numba.core.types.Array",
        "numba.extending.intrinsic",
    ],
}
EVERY = [(file, name) for file, names in TOUCHED.items() for name in names]


def is_there(name: str) -> bool:
    """A dotted name leads to something."""
    parts = name.split(".")
    for k in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:k]))
        except ImportError:
            continue
        for one in parts[k:]:
            if not hasattr(found, one):
                return False
            found = getattr(found, one)
        return True
    return False


def complaint(file: str, name: str) -> str:
    """What is wrong when a name has gone, and what helps."""
    if is_there(name):
        return ""
    how = "run with ATHANOR_LINKING=off" if file == "linking" else "keep to the release that pyproject.toml names"
    return f"numba {numba.__version__} has no {name}, which athanor/kernel/{file}.py needs: mend it, or {how}."


@pytest.mark.parametrize(("file", "name"), EVERY)
def test_what_we_touch_of_numba_is_there(file, name):
    assert complaint(file, name) == ""


def test_what_is_gone_is_told():
    gone = "numba.core.codegen.JITCodeLibrary.finalise"
    assert complaint("linking", gone) == (
        f"numba {numba.__version__} has no {gone}, which athanor/kernel/linking.py needs: "
        "mend it, or run with ATHANOR_LINKING=off."
    )


def test_a_compiled_rule_has_what_linking_reads():
    library = next(iter(load("sealed").entry.setup.overloads.values())).library
    assert library._finalized
    assert library.name.startswith("setup")
    assert type(library).__mro__[1] is numba.core.codegen.JITCodeLibrary


def test_the_list_is_whole():
    """Whatever a file of the kernel imports of Numba's insides leads to something in the list."""
    for path in KERNEL.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in ("numba", "llvmlite"):
                for alias in node.names:
                    taken = f"{node.module}.{alias.name}"
                    assert any(one == taken or one.startswith(f"{taken}.") for one in TOUCHED.get(path.stem, [])), (
                        path,
                        taken,
                    )


def test_nothing_of_ours_is_compiled_before_the_level_is_chosen():
    """Numba looks once, at the first function of a process; games compiled for the processor itself are not found again."""
    own = [path for folder in ("athanor", "tests", "examples") for path in (ROOT / folder).rglob("*.py")]
    compiling = [path for path in own if "@numba." in path.read_text(encoding="utf-8") and path != Path(__file__)]
    assert len(compiling) > 1
    for path in compiling:
        assert "from athanor.kernel import caching" in path.read_text(encoding="utf-8"), path


# Without linking.py

PLAY = """
import sys
from random import Random
import athanor
for seed in range(3):
    match, rng = athanor.start("sealed", 3, seed), Random(seed)
    while not match.over:
        seat = rng.choice(match.to_act())
        match.play(rng.choice(match.legal(seat)), seat)
    print(match.transcript(), match.memory.hex())
thought = athanor.bots.make("search:50").think(athanor.start("sealed", 3, 1).view(0), 7)
print(thought.action, "athanor.kernel.linking" in sys.modules)
"""


def played(linking: str) -> str:
    environment = {**os.environ, "ATHANOR_LINKING": linking, "ATHANOR_GAMES": str(ROOT / "tests" / "games")}
    run = subprocess.run(
        [sys.executable, "-c", f"import athanor.bots\n{PLAY}"], capture_output=True, text=True, env=environment, cwd=ROOT
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_without_linking_the_same_matches_are_played():
    with_it, without = played("on").split("\n"), played("off").split("\n")
    assert with_it[:-2] == without[:-2]
    assert (with_it[-2].split()[-1], without[-2].split()[-1]) == ("True", "False")
    assert with_it[-2].split()[0] == without[-2].split()[0]


def test_what_was_compiled_without_linking_is_kept_apart(monkeypatch):
    one = digest(find("sealed"))
    monkeypatch.setenv("ATHANOR_LINKING", "off")
    assert not linked()
    assert digest(find("sealed")) != one
    monkeypatch.setenv("ATHANOR_LINKING", "maybe")
    with pytest.raises(BadSettings, match="ATHANOR_LINKING is on or off, not 'maybe'."):
        linked()
