"""Room to think on paper: memory that a compiled rule has for as long as it runs, and nobody counts who uses it."""

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

WORD = ir.IntType(64)
NUMBERS = types.Array(types.int64, 1, "C")


def on_the_stack(typing: Any, n: Any) -> Any:
    """Scratch room for `n` whole numbers, all 0: for the rare rule that must think on paper, as a search for a path.

    It lies on the stack of the rule that asks for it and is gone when that rule ends: it may be handed on, never back.
    """

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        [length] = arguments
        size = WORD(8)
        data = builder.alloca(WORD, length)
        zero: Any = cgutils.memset
        zero(builder, data, builder.mul(length, size), 0)
        array = context.make_array(NUMBERS)(context, builder)
        context.populate_array(array, data=data, shape=[length], strides=[size], itemsize=size, meminfo=None)
        return array._getvalue()

    return NUMBERS(types.int64), write


room: Any = intrinsic(on_the_stack)
