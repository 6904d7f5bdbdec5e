"""Switches of the kernel that the environment sets."""

from __future__ import annotations

import os

from athanor.kernel.errors import BadSettings


def linked() -> bool:
    """Compiled rules find one another as `linking.py` says; with ATHANOR_LINKING=off as Numba does, which takes longer to
    compile and plays the same. For a release of Numba whose insides have changed."""
    chosen = os.environ.get("ATHANOR_LINKING") or "on"
    if chosen not in ("on", "off"):
        raise BadSettings(f"ATHANOR_LINKING is on or off, not {chosen!r}.")
    return chosen == "on"
