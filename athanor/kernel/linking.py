"""How compiled rules find one another: small ones are copied into their callers, large ones are called.

Numba copies every called function into the caller and optimises the whole again: in a game of some hundred rules that call
one another, the same rule would be compiled dozens of times. Here a large rule is compiled once and called by its name;
whatever calls it keeps it in its own entry of the disk cache, and loads it first.
"""

from __future__ import annotations

from typing import Any, ClassVar

from llvmlite.binding import Linkage
from numba.core import codegen, types

Own: Any = codegen.JITCodeLibrary

LARGE = 16_000
"""Bytes of bitcode from which a rule is called. Half as much makes Alchemist slower, twice as much its compilation."""

RULES = "_ZN7athanor8compiled"
"""How the names of compiled rules begin. Other users of Numba in the process are left alone."""


class Library(Own):  # type: ignore[misc]
    """The machine code of one function and of what was copied into it."""

    loaded: ClassVar[dict[str, Library]] = {}  # the large ones, by name

    def __init__(self, engine: Any, name: str) -> None:
        super().__init__(engine, name)
        self.symbol = ""  # the name by which others call it, if it is large
        self.calls: dict[str, Library] = {}  # those that must be loaded before it, by their names
        self.kept: Any = None  # what it is in the disk cache

    def add_linking_library(self, library: Any) -> None:
        library._ensure_finalized()
        if isinstance(library, Library):
            self.calls.update(library.calls)
            if library.symbol:
                self.calls[library.symbol] = library
                return
        super().add_linking_library(library)

    def finalize(self) -> None:
        super().finalize()
        if len(self._final_module.as_bitcode()) < LARGE:
            return
        for function in self._final_module.functions:
            own = function.linkage == Linkage.external and not function.is_declaration
            if own and function.name.startswith(RULES):
                self.symbol = function.name
                Library.loaded[self.symbol] = self

    def keep(self) -> Any:
        """What Numba would write into the disk cache for this function alone."""
        self.kept = self.kept or super().serialize_using_object_code()
        return self.kept

    def serialize_using_object_code(self) -> Any:
        if not self.symbol and not self.calls:
            return self.keep()
        return *self.keep(), self.symbol, [(symbol, library.keep()) for symbol, library in self.calls.items()]

    @classmethod
    def _unserialize(cls, engine: Any, state: Any) -> Library:
        name, kind, data, *more = state
        symbol, called = more or ("", [])
        calls = {one: cls.load(engine, one, kept) for one, kept in called}
        library = cls.load(engine, symbol, (name, kind, data))
        library.calls = calls
        return library

    @classmethod
    def load(cls, engine: Any, symbol: str, kept: Any) -> Library:
        """From the disk cache, unless a library of this name is there already: a name has one meaning."""
        library = cls.loaded.get(symbol)
        if library is None:
            library = super()._unserialize(engine, kept)
            library.symbol, library.kept = symbol, kept
            if symbol:
                cls.loaded[symbol] = library
        return library


codegen.JITCPUCodegen._library_class = Library


def whole_numbers(function: Any) -> Any:
    """Compile a rule once for all kinds of whole numbers: small ones, as a state holds them, are widened on the way in.

    Otherwise a function of three numbers is compiled for every mix of constants, bytes and words that it is called with.
    """
    template = function.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        return template(tuple(map(wide, args)), {name: wide(kind) for name, kind in dict(kws).items()})

    function.get_call_template = widened
    return function


def wide(kind: Any) -> Any:
    """The type that a rule is compiled for when it is called with this one: streams of chance stay as they are."""
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind
