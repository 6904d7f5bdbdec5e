"""The laws that every game keeps, walked in compiled code. `athanor.kernel.conformance` reports what is found."""

from typing import Any

from athanor.kernel.rulebook import acts, below, copy_state, first_to_act, rule

game: Any  # put in by athanor.kernel.loading
entry: Any

SIZE = game.ACTIONS.size
FINE, LEGAL, VIEW, LEAK, INVARIANT, DEAD_END, NEWS, TOO_LONG = range(8)


@rule
def same(memory, a, b):
    """Two states are equal, byte for byte."""
    for k in range(memory.shape[1]):
        if memory[a][k] != memory[b][k]:
            return False
    return True


@rule
def legal_is_what_is_not_refused(box, s, seat, moves, marks):
    n = entry.list_legal(box, s, seat, moves)
    for action in range(SIZE):
        marks[action] = 0
    for k in range(n):
        marks[moves[k]] += 1
    for action in range(SIZE):
        if marks[action] != (1 if game.refusal(box, s, seat, action) == 0 else 0):
            return False
    return True


@rule
def same_choices(box, a, b, seat, moves, others):
    """A seat has the same legal actions in both states."""
    if acts(a, seat) != acts(b, seat):
        return False
    if not acts(a, seat):
        return True
    n = entry.list_legal(box, a, seat, moves)
    if n != entry.list_legal(box, b, seat, others):
        return False
    for k in range(n):
        if moves[k] != others[k]:
            return False
    return True


@rule
def look(boxes, states, memory, moves, others, stream):
    """The laws on `states[1]`: views, imagined worlds and choices of every seat and of a spectator. 2, 3, 4 are worked on."""
    box, s = boxes[0], states[1]
    for seat in range(-1, s.seats):
        copy_state(states, 2, 1)
        entry.hide_in(box, states[2], seat)
        copy_state(states, 3, 2)
        states[3].rng = stream
        game.imagine(box, states[3], seat)
        copy_state(states, 4, 3)
        entry.hide_in(box, states[4], seat)
        if not same(memory, 2, 4):
            return VIEW
        if seat >= 0:
            if not same_choices(box, s, states[2], seat, moves, others):
                return LEAK
            if not same_choices(box, s, states[3], seat, moves, others):
                return LEAK
        if (states[3].to_act == 0) != (s.to_act == 0):
            return LEAK  # who else is asked may be a secret; that the match goes on is none
        for other in range(s.seats):
            if acts(states[3], other) and entry.list_legal(box, states[3], other, moves) == 0:
                return DEAD_END
    return FINE


@rule
def walk(boxes, states, memory, moves, others, marks, luck, steps, longest, found):
    """Random matches, every law at every decision, `steps` decisions in all. found = (law, invariant, decisions, matches,
    longest match). `states[0]` is the blank start, 1 the match, 5 the state before the last action."""
    box, s = boxes[0], states[1]
    states[1].rng = luck
    done = 0
    while done < steps:
        stream = s.rng
        copy_state(states, 1, 0)
        s.rng = stream
        game.setup(box, s)
        length = 0
        found[3] += 1
        while s.to_act != 0 and done < steps:
            found[0] = look(boxes, states, memory, moves, others, done + 1)
            if found[0] != FINE:
                return
            for seat in range(s.seats):
                if acts(s, seat) and not legal_is_what_is_not_refused(box, s, seat, moves, marks):
                    found[0] = LEGAL
                    return
            seat = first_to_act(s)
            waiting = 0
            for other in range(s.seats):
                waiting += acts(s, other)
            skip = below(s, waiting)  # sealed choices come in any order
            while skip > 0:
                seat += 1
                skip -= acts(s, seat)
            n = entry.list_legal(box, s, seat, moves)
            if n == 0:
                found[0] = DEAD_END
                return
            copy_state(states, 5, 1)
            s.fresh = 1
            game.apply(box, s, seat, moves[below(s, n)])
            done += 1
            length += 1
            found[2] = done
            found[1] = game.check(box, states[5], s)
            if found[1] != 0:
                found[0] = INVARIANT
                return
            if s.news_count > len(s.news):
                found[0] = NEWS
                return
            if length > longest:
                found[0] = TOO_LONG
                return
        found[4] = max(found[4], length)
        if s.to_act == 0:
            found[0] = look(boxes, states, memory, moves, others, done + 1)
            if found[0] != FINE:
                return
