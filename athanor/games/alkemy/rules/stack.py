"""The stack of steps that are still to be taken, and asking."""

from athanor.kernel.rulebook import inline_rule, rule, whole

# The stack


@rule
def lay(s, step, a, b, c, d, e, f, g):
    """A step on top of the stack."""
    frame = s.stack[s.top]
    frame[0] = step
    frame[1] = a
    frame[2] = b
    frame[3] = c
    frame[4] = d
    frame[5] = e
    frame[6] = f
    frame[7] = g
    s.top += 1


@inline_rule
def push(s, step, a=0, b=0, c=0, d=0, e=0, f=0, g=0):
    """This is to be done next, before what lies below."""
    lay(s, whole(step), whole(a), whole(b), whole(c), whole(d), whole(e), whole(f), whole(g))


@rule
def ask(s, seat, question):
    """One seat must choose now."""
    s.to_act = 1 << seat
    s.asks = question
    s.open = 0


@rule
def ask_open(s, seat, question):
    """One seat must choose, and may still take it back."""
    s.to_act = 1 << seat
    s.asks = question
    s.open = 1


@rule
def top_arg(s, k):
    """An argument of the step that waits for the answer."""
    return s.stack[s.top - 1][k]
