"""Small rules are copied into their callers, large ones are called; both come back from the disk cache."""

import numba
import numpy as np
from numba import types

from athanor.kernel import caching, rulebook  # noqa: F401  caching says what all is compiled for
from athanor.kernel.linking import RULES, Library, whole_numbers
from athanor.kernel.loading import load
from athanor.kernel.scratch import room


def library_of(function):
    (compiled,) = function.overloads.values()
    return compiled.library


def test_scratch_room_is_empty():
    assert rulebook.room(3) == [0, 0, 0]


def test_compiled_scratch_room_is_empty_each_time_and_as_large_as_asked():
    @numba.njit
    def written(n, value):
        paper = room(n)
        before = paper.sum()
        for k in range(n):
            paper[k] = value
        return before, paper.sum(), len(paper)

    @numba.njit
    def again(n):
        before = 0
        for value in range(1, 9):
            before += written(n, value)[0]
        return before

    assert written(1000, 7) == (0, 7000, 1000)
    assert written(0, 7) == (0, 0, 0)
    assert again(1000) == 0


def test_a_large_rule_is_called_by_its_name():
    loaded = load("alchemist")
    calls = library_of(loaded.entry.play).calls
    assert [name for name in calls if "5apply" in name]
    assert all(name.startswith(RULES) and Library.loaded[name] is one for name, one in calls.items())
    assert not [name for name in calls if "first_to_act" in name], "a small rule is copied"


def test_the_functions_of_others_are_neither_renamed_nor_kept_differently():
    @numba.njit
    def squared(x):
        return x * x + 1

    @numba.njit
    def caller(x):
        return squared(x) + squared(x + 1)

    assert caller(2) == 15
    library = library_of(caller)
    library.enable_object_caching()
    assert (library.symbol, library.calls) == ("", {})


def test_a_function_that_calls_a_large_rule_remembers_it_in_the_disk_cache():
    loaded = load("alchemist")
    library = library_of(loaded.entry.play)
    *own, symbol, called = library.serialize_using_object_code()
    assert len(own) == 3
    assert [name for name, _ in called] == list(library.calls)
    assert symbol == library.symbol


def test_a_small_number_is_widened_on_the_way_in():
    @numba.njit
    def tenfold(x):
        return x * 10

    whole_numbers(tenfold)

    @numba.njit
    def caller(row):
        return tenfold(row[0]) + tenfold(3)

    assert caller(np.array([100], np.int8)) == 1030
    assert tenfold.signatures == [(types.int64,)]
