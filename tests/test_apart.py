"""What large games need of the rulebook: scratch room, and rules that are compiled apart."""

import numba

from athanor.kernel import rulebook
from athanor.kernel.apart import keep_apart


def squared(x):
    return x * x + 1


def test_scratch_room_is_empty():
    assert rulebook.room(3) == [0, 0, 0]


def test_a_rule_kept_apart_is_not_copied_into_its_callers():
    keep_apart(squared)
    called = numba.njit(squared)

    @numba.njit
    def caller(x):
        return called(x) + called(x + 1)

    assert caller(2) == 15
    assert "noinline" in next(iter(called.inspect_llvm().values()))


def test_interpreted_it_is_the_function_itself():
    assert rulebook.apart(squared) is squared
