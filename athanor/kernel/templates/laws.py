"""The laws that every game keeps, walked in compiled code. `athanor.kernel.conformance` reports what is found."""

from typing import Any

from athanor.kernel.rulebook import acts, below, copy_state, first_to_act, rule, table

game: Any  # put in by athanor.kernel.loading
entry: Any

SIZE = game.ACTIONS.size
FINE, LEGAL, VIEW, LEAK, INVARIANT, DEAD_END, NEWS, TOO_LONG, COURSE, OPEN = range(10)
NOBODY = -1
SECRET = table([int(question in getattr(game, "SECRET", ())) for question in range(len(game.ACTIONS.spans))])
"""1 for the questions of which nobody learns who has answered them."""


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
def says_who_is_asked(seen, s):
    """A view shows whom the match waits for; of a secret question, all who were asked."""
    if SECRET[seen.asks] != SECRET[s.asks]:
        return False
    return seen.to_act == s.to_act or (SECRET[s.asks] == 1 and s.to_act & ~seen.to_act == 0)


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
        if not says_who_is_asked(states[2], s):
            return OPEN
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
def who_may(box, s, seat, action, watcher, hidden):
    """Who takes this action in another world: the same seat, or anybody where it is hidden from the watcher who acts."""
    if acts(s, seat) and game.refusal(box, s, seat, action) == 0:
        return seat
    if hidden and seat != watcher:
        for other in range(s.seats):
            if other != watcher and acts(s, other) and game.refusal(box, s, other, action) == 0:
                return other
    return NOBODY


@rule
def step(box, s, seat, action, stream):
    """An action with this luck; True if it only took one of several seats off those to act."""
    others = s.to_act & ~(1 << seat)
    s.rng = stream
    s.fresh = 1
    game.apply(box, s, seat, action)
    return others != 0 and s.to_act == others


@rule
def same_news(a, b):
    if a.news_count != b.news_count:
        return False
    for n in range(a.news_count):
        for k in range(7):
            if a.news[n][k] != b.news[n][k]:
                return False
    return True


@rule
def same_course(memory, states, watcher):
    """Views after an action (`states[4]`), after the same one in another world (3), and before it (2): whoever is told the same
    sees that the same is asked of the same seats, and a spectator sees the same table."""
    a, b = states[4], states[3]
    if same(memory, 2, 4) or same(memory, 2, 3) or not same_news(a, b):
        return True  # who notices nothing yet waits for others; who is told something else has learnt it from the news
    if a.to_act != b.to_act or a.asks != b.asks:
        return False
    return watcher >= 0 or a.to_act == 0 or same(memory, 4, 3)


by_eye = getattr(game, "by_eye", None)

if by_eye is None:

    @rule
    def by_eye(s):
        """Worlds that cannot be told apart may differ in what a check makes public without a word: distances guessed by eye."""
        return False


@rule
def follow(boxes, states, memory, seat, action, stream):
    """The law on what comes after an action of `states[1]`: what a seat or a spectator sees then hangs on what they saw before
    and on what they are told, on nothing hidden. 2, 3, 4 are worked on."""
    box, s = boxes[0], states[1]
    if by_eye(s):
        return FINE
    for watcher in range(-1, s.seats):
        copy_state(states, 2, 1)
        entry.hide_in(box, states[2], watcher)
        copy_state(states, 3, 2)
        states[3].rng = stream
        game.imagine(box, states[3], watcher)
        hidden = states[2].to_act != s.to_act
        who = who_may(box, states[3], seat, action, watcher, hidden)
        if who == NOBODY:
            continue
        copy_state(states, 4, 1)
        one = step(box, states[4], seat, action, stream)
        if step(box, states[3], who, action, stream) != one and hidden:
            continue  # who else has answered already: one world waits for them, the other does not
        entry.hide_in(box, states[4], watcher)
        entry.hide_in(box, states[3], watcher)
        if not same_course(memory, states, watcher):
            return COURSE
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
            action = moves[below(s, n)]
            found[0] = follow(boxes, states, memory, seat, action, done + 1)
            if found[0] != FINE:
                return
            copy_state(states, 5, 1)
            s.fresh = 1
            game.apply(box, s, seat, action)
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
