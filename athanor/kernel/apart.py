"""Keeping large compiled functions apart.

LLVM copies a called function into its callers where it sees fit. In a game of some hundred rules that call one another, this
makes the machine code, and the time to compile it, many times larger and hardly faster. A function named here is only called.
"""

from __future__ import annotations

from typing import Any

from numba.core.cpu import CPUContext

_kept: set[tuple[str, str]] = set()
_context: Any = CPUContext
_declare = _context.declare_function


def _declare_apart(context: Any, module: Any, fndesc: Any) -> Any:
    function = _declare(context, module, fndesc)
    if (fndesc.modname, fndesc.qualname) in _kept and "alwaysinline" not in function.attributes:
        function.attributes.add("noinline")
    return function


_context.declare_function = _declare_apart


def keep_apart(function: Any) -> None:
    """This function is never copied into another."""
    _kept.add((function.__module__, function.__qualname__))
