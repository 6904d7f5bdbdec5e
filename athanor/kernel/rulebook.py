"""What rules are written with.

This file and every rule module of a game are executed twice by `athanor.kernel.loading`: once compiled (`COMPILED` is put
into their globals, `rule` is Numba's njit) and once interpreted (`rule` leaves the function alone). An ordinary import gives
the interpreted one.
"""

from typing import Any

import numpy as np

from athanor.kernel.actions import Actions, by_name, code, family, numbered, of, words  # noqa: F401
from athanor.kernel.records import bits, byte, number, real, record, small, state, wide  # noqa: F401

COMPILED: bool = globals().get("COMPILED", False)

ALL = -1
"""The audience of a line of news that everybody may read."""

BY_REFUSAL = -1
"""What `legal` answers where the actions that answer the question need no list of their own: `refusal` tells."""


def table(rows: Any) -> Any:
    """A constant table: an array when compiled, nested tuples when interpreted."""
    array = np.array(rows, np.int64)

    def frozen(value: Any) -> Any:
        return tuple(map(frozen, value)) if isinstance(value, list) else value

    return array if COMPILED else frozen(array.tolist())


if COMPILED:
    import numba

    from athanor.kernel.scratch import room as room
    from athanor.kernel.switches import linked

    if linked():
        from athanor.kernel.linking import whole_numbers
    else:

        def whole_numbers(function):
            """As Numba does it: a function is compiled for every mix of numbers that it is called with."""
            return function

    def rule(function):
        """Compile a function of the rules; cached on disk where `athanor.kernel.loading` says."""
        return whole_numbers(numba.njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function))

    def inline_rule(function):
        """A wrapper that brings its arguments to one type, so that what it calls is compiled once and not for every mix."""
        return numba.njit(cache=True, nogil=True, inline="always")(function)

    whole = np.int64

    GAMMA, MIX_A, MIX_B = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
    S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)

    @rule
    def below(s, n):
        """Uniform in 0..n-1, from the stream of chance in the state (splitmix64)."""
        z = s.rng + GAMMA
        s.rng = z
        z = (z ^ (z >> S30)) * MIX_A
        z = (z ^ (z >> S27)) * MIX_B
        return np.int64((((z ^ (z >> S31)) >> S32) * np.uint64(n)) >> S32)

    @rule
    def copy_state(states, to, of):
        states[to] = states[of]

else:

    def rule(function):
        """Interpreted: the function as it is written."""
        return function

    inline_rule = rule
    whole = int

    WORD = (1 << 64) - 1

    def below(s, n):
        """Uniform in 0..n-1, from the stream of chance in the state (splitmix64)."""
        s.rng = z = (s.rng + 0x9E3779B97F4A7C15) & WORD
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
        return (((z ^ (z >> 31)) >> 32) * n) >> 32

    def copy_state(states, to, of):
        states[to].copy_from(states[of])

    def room(n):
        """Scratch room for `n` whole numbers, all 0: the rule that asks for it may hand it on, never back."""
        return [0] * n


@rule
def write_news(s, audience, rule_number, a, b, c, d, e):
    if s.fresh == 1:  # an action that tells nothing, as a choice not committed yet, leaves what others read
        s.fresh = 0
        s.news_count = 0
    n = s.news_count
    if n < len(s.news):
        line = s.news[n]
        line[0] = audience
        line[1] = rule_number
        line[2] = a
        line[3] = b
        line[4] = c
        line[5] = d
        line[6] = e
    s.news_count = n + 1  # past the end: conformance reports a news buffer that is too small


@inline_rule
def tell(s, audience, rule_number, a=0, b=0, c=0, d=0, e=0):
    """One line of news: who may read it (ALL, or a bit set of seats), the rule behind it, up to five numbers."""
    write_news(s, whole(audience), whole(rule_number), whole(a), whole(b), whole(c), whole(d), whole(e))


@rule
def fill(row, value):
    for i in range(len(row)):
        row[i] = value


@rule
def total(row):
    n = 0
    for k in row:
        n += k
    return n


@rule
def only(seat):
    """The bit set of one seat: for `to_act` and for the audience of news."""
    return 1 << seat


@rule
def acts(s, seat):
    """The match waits for this seat."""
    return (s.to_act >> seat) & 1 == 1


@rule
def first_to_act(s):
    """The lowest seat that the match waits for."""
    seat = 0
    while (s.to_act >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def drawn(s, counts, size):
    """The kind of one of `size` pieces lying in a heap of `counts`, each equally likely; the heap keeps it."""
    k = below(s, size)
    kind = 0
    while k >= counts[kind]:
        k -= counts[kind]
        kind += 1
    return kind
