"""The rules of a game as code for a GPU; takes numba-cuda, and no GPU.

NVVM copies every called function into its callers. In a game of some hundred rules that call one another the code grows so large
that a driver takes minutes to load it: large rules stay functions that are called, as on a processor (`athanor.kernel.linking`).
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from athanor.research import need

LARGE = 300
"""Instructions, before anything is optimised, from which a rule is called."""


def ptx_of(function: Any, signature: Any, compute: tuple[int, int]) -> str:
    """The code of a kernel for GPUs of a compute capability or a later one."""
    need("numba_cuda", "gpu")
    cuda = need("numba.cuda", "gpu")
    with as_if_here(need("numba.cuda.dispatcher", "gpu"), compute), calling(need("numba.cuda.codegen", "gpu")):
        return merged(str(cuda.compile_ptx(function, signature, device=False, cc=compute)[0]))


CONSTANT = re.compile(r"^\.const (\.align \d+ \.b8) ([\w$]+)(\[\d+\] = \{.*?\};)\n", re.MULTILINE | re.DOTALL)


def merged(ptx: str) -> str:
    """Each table of the rules once. Numba writes it into every function that reads it, and a GPU has 64 KiB for constants."""
    first: dict[tuple[str, str], str] = {}
    same: dict[str, str] = {}

    def keep(found: re.Match[str]) -> str:
        kind, name, content = found.groups()
        same[name] = first.setdefault((kind, content), name)
        return found[0] if same[name] == name else ""

    kept = CONSTANT.sub(keep, ptx)
    return re.sub(r"[\w$]+", lambda word: same.get(word[0], word[0]), kept)


@contextmanager
def as_if_here(dispatcher: Any, compute: tuple[int, int]) -> Iterator[None]:
    """numba-cuda asks the current device what it can do when it compiles a called function; there may be none."""
    kept = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=compute)
    try:
        yield
    finally:
        dispatcher.get_current_device = kept


@contextmanager
def calling(codegen: Any) -> Iterator[None]:
    """What is compiled meanwhile calls its large functions."""
    kept = codegen.JITCUDACodegen._library_class

    class Library(kept):  # type: ignore[misc, valid-type]
        def finalize(self) -> None:
            if self._entry_name is None:  # a kernel itself is called by nobody
                for function in self._module.functions:
                    if sum(len(block.instructions) for block in function.blocks) >= LARGE:
                        function.attributes.add("noinline")
            super().finalize()

    codegen.JITCUDACodegen._library_class = Library
    try:
        yield
    finally:
        codegen.JITCUDACodegen._library_class = kept


def assembled(ptx: str, compute: tuple[int, int]) -> bytes:
    """The machine code for GPUs of exactly this compute capability, which loads at once; nothing where there is no `ptxas`. A
    driver makes the same of PTX, one thread alone and at every start: minutes for a game of many rules."""
    assembler = shutil.which("ptxas")
    if assembler is None:
        return b""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "rules.ptx", Path(folder) / "rules.cubin"
        source.write_text(ptx, encoding="ascii")
        words = [assembler, f"-arch=sm_{compute[0]}{compute[1]}", "--split-compile=0", str(source), "-o", str(target)]
        done = subprocess.run(words, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"ptxas does not take the code of the rules: {done.stderr.strip()}")
        return target.read_bytes()
