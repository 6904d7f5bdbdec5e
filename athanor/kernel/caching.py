"""Where Numba keeps compiled rules: by what they were made from, and by nothing of where the checkout lies.

The folder is named by a digest of every source (`athanor.kernel.loading`), so a second clone, an installed wheel and a test
run share what one of them compiled. Numba's own keys in the folder say which processor the code is for: rules are compiled for
a level that many processors share, not for the one at hand, so that a wheel can carry them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from platform import machine
from typing import Any

from llvmlite.binding import get_host_cpu_features
from numba.core import config
from numba.core.caching import UserProvidedCacheLocator
from numba.core.registry import cpu_target

Own: Any = UserProvidedCacheLocator
settings: Any = config

LEVELS = {  # what a processor must have of each, as LLVM names it; the highest first
    "x86-64-v3": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sahf sse3 sse4.1 sse4.2 ssse3",
    "x86-64-v2": "cx16 popcnt sahf sse3 sse4.1 sse4.2 ssse3",
    "x86-64": "",
}
"""A fourth level, with AVX-512, makes no game quicker."""


def level() -> str:
    """What rules are compiled for on this machine; nothing where levels are not known, and Numba takes the processor itself."""
    if machine().lower() in ("aarch64", "arm64"):
        return "generic"
    if machine().lower() not in ("x86_64", "amd64"):
        return ""
    has = get_host_cpu_features()
    return next(name for name, needs in LEVELS.items() if all(has.get(one) for one in needs.split()))


if settings.CPU_NAME is None and level():  # else NUMBA_CPU_NAME was said
    settings.CPU_NAME, settings.CPU_FEATURES = level(), ""


def target() -> str:
    """Names what Numba compiles for in this process."""
    _, name, features = cpu_target.target_context.codegen().magic_tuple()
    return f"{name}-{sha256(features.encode()).hexdigest()[:8]}" if features else str(name)


class ByContent(Own):  # type: ignore[misc]
    """Numba's own locator, less the path of the source file: only the name of its folder is kept."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return Path(py_file).parent.name


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Functions decorated meanwhile are kept in this folder. Not for two threads at once."""
    before = settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES
    settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = str(folder), f"{__name__}.{ByContent.__name__}"
    try:
        yield
    finally:
        settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = before
