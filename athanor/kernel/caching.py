"""Where Numba keeps compiled rules: by what they were made from, and by nothing of where the checkout lies.

The folder is named by a digest of every source (`athanor.kernel.loading`), so a second clone, an installed wheel and a test
run share what one of them compiled.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from numba.core import config
from numba.core.caching import UserProvidedCacheLocator

Own: Any = UserProvidedCacheLocator
settings: Any = config


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
