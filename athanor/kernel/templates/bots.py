"""Bots in compiled code: greedy (one ply) and search (information-set Monte-Carlo tree search), for any game.

They start from a view and draw every hidden thing and all luck from a stream of their own.
"""

import math
from typing import Any

from athanor.kernel.rulebook import acts, below, bits, copy_state, first_to_act, real, record, rule, wide

game: Any  # put in by athanor.kernel.loading
entry: Any

NEVER = 1 << 30
HORIZON = getattr(game, "HORIZON", NEVER)
"""Decisions that a playout makes before the game's own `estimate` ends it."""

EXPLORE = getattr(game, "EXPLORE", 0.4)
"""How much a search favours what it has tried little."""

WIDENING = getattr(game, "WIDENING", 0.0)
"""0: all actions of a node are tried before one is tried twice. More, for a game of many actions with an `estimate`: a node
visited v times has tried at most 1 + WIDENING * sqrt(v) of its actions, those first after which the position looks best."""

MARGIN = float(getattr(game, "MARGIN", 0))
"""Points by which a clear victory is won."""

Node = record(parent=1, child=1, sibling=1, action=1, seat=1, visits=1, available=1, sealed=1, value=real())
Tally = record(size=wide(), sims=wide(), steps=wide(), luck=wide(), rng=bits(), squares=real())
"""How far a search has come: nodes used, simulations, decisions; where its worlds begin, and its own stream of chance; the sum of
the squares of what its simulations were worth to the seat that thinks."""


# What a bot thinks about


sensible = getattr(game, "sensible", None)

if sensible is None:
    considered = entry.list_legal
else:

    @rule
    def considered(box, s, seat, moves):
        """The legal actions that a player would think about: what the game's `sensible` keeps of them; their number."""
        return sensible(box, s, seat, moves, entry.list_legal(box, s, seat, moves))


hunch = getattr(game, "hunch", None)

if hunch is None:

    @rule
    def hunch(box, s, seat, moves):
        """Any action that a player would think about, each equally likely."""
        n = considered(box, s, seat, moves)
        return moves[below(s, n)] if n > 0 else -1


@rule
def play_on(box, s, moves, limit):
    """Play what each seat does at first sight, until the match is over or the game says (-1) that the position can be judged,
    `limit` decisions at most; their number."""
    steps = 0
    while s.to_act != 0 and steps < limit:
        seat = first_to_act(s)
        action = hunch(box, s, seat, moves)
        if action < 0:
            return steps
        s.fresh = 1
        game.apply(box, s, seat, action)
        steps += 1
    return steps


# What a position is worth


@rule
def ahead(sheet, seats, seat):
    """How far a seat is before the best other one, from -1 to 1, never quite either: half of the way is a clear victory."""
    rival = -(1 << 40)
    for other in range(seats):
        if other != seat:
            rival = max(rival, sheet[other][0])
    lead = sheet[seat][0] - rival
    return lead / (MARGIN + abs(lead))


@rule
def worth_by_place(box, s, sheet, out):
    """The winners share 0.9; 0.1 goes by place, so that a lost match is still played for second place, and in a game that knows
    a clear victory half of that by points, so that a match that is surely won is still played well."""
    game.score(box, s, sheet)
    winners = 0
    for seat in range(s.seats):
        winners += entry.place_of(sheet, s.seats, seat) == 1
    for seat in range(s.seats):
        place = entry.place_of(sheet, s.seats, seat)
        share = 1.0 / winners if place == 1 else 0.0
        tenth = (s.seats - place) / max(1, s.seats - 1)
        if MARGIN > 0 and s.seats > 1:
            tenth = 0.5 * tenth + 0.25 + 0.25 * ahead(sheet, s.seats, seat)
        out[seat] = 0.9 * share + 0.1 * tenth


own_worth = getattr(game, "worth", None)
estimate = getattr(game, "estimate", None)

if own_worth is None:
    worth_at_end = worth_by_place
else:

    @rule
    def worth_at_end(box, s, sheet, out):
        own_worth(box, s, out)


if estimate is None:

    @rule
    def finish(box, s, moves, sheet, out, horizon):
        """Play on at random to the end and say what it is worth."""
        steps = play_on(box, s, moves, NEVER)
        worth_at_end(box, s, sheet, out)
        return steps

    @rule
    def value_now(box, s, moves, sheet, out):
        """What playing on at random comes to."""
        return finish(box, s, moves, sheet, out, NEVER)

else:

    @rule
    def finish(box, s, moves, sheet, out, horizon):
        """Play on at random for a while; then the game's own judgement, if the match is not over."""
        steps = play_on(box, s, moves, horizon)
        if s.to_act == 0:
            worth_at_end(box, s, sheet, out)
        else:
            estimate(box, s, out)
        return steps

    @rule
    def value_now(box, s, moves, sheet, out):
        """The game's own judgement at once."""
        if s.to_act == 0:
            worth_at_end(box, s, sheet, out)
        else:
            estimate(box, s, out)
        return 0


outlook = getattr(game, "outlook", None)

if outlook is None:

    @rule
    def value_for(box, s, seat, moves, sheet, out):
        """What the position is worth to one seat."""
        value_now(box, s, moves, sheet, out)
        return out[seat]

else:

    @rule
    def value_for(box, s, seat, moves, sheet, out):
        """The game's own judgement for one seat, without that of the others."""
        if s.to_act == 0:
            worth_at_end(box, s, sheet, out)
            return out[seat]
        return outlook(box, s, seat)


# Greedy


@rule
def complete(box, s, seat, moves):
    """Make this seat's open choices at random up to the commit; their number."""
    steps = 0
    while s.open == 1 and s.to_act == 1 << seat:
        n = considered(box, s, seat, moves)
        if n == 0:
            return steps
        s.fresh = 1
        game.apply(box, s, seat, moves[below(s, n)])
        steps += 1
    return steps


@rule
def greedy(boxes, states, moves, work, sheet, out, seat, tries, luck):
    """The legal action after which the position looks best. `states[0]` is the view, 1 and 2 are worked on.

    An action that commits is worth the mean over imagined worlds; one that opens a chain, the best completion found. All
    actions are tried in the same worlds, so that what differs between worlds does not blur what differs between actions.
    """
    box, view, s = boxes[0], states[0], states[2]
    n = considered(box, view, seat, moves)
    best, best_value = moves[0], -1.0
    for k in range(n):
        tally, top, chain = 0.0, -1.0, False
        for world in range(tries):
            copy_state(states, 2, 0)
            s.rng = luck + world
            game.imagine(box, s, seat)
            s.fresh = 1
            game.apply(box, s, seat, moves[k])
            chain |= complete(box, s, seat, work) > 0
            value = value_for(box, s, seat, work, sheet, out)
            tally += value
            top = max(top, value)
        whole = top if chain else tally / tries
        if whole > best_value:
            best, best_value = moves[k], whole
    return best


# Search


@rule
def start_search(tree, tally, luck):
    tree[0].parent = -1
    tree[0].child = -1
    tree[0].sibling = -1
    tally[0].size = 1
    tally[0].sims = 0
    tally[0].steps = 0
    tally[0].luck = luck
    tally[0].rng = luck
    tally[0].squares = 0.0


@rule
def add_child(tree, tally, node, seat, action, sealed):
    """A new node below `node`, or -1 when the tree is full."""
    at = tally[0].size
    if at == len(tree):
        return -1
    tally[0].size = at + 1
    t = tree[at]
    t.parent = node
    t.child = -1
    t.sibling = tree[node].child
    t.action = action
    t.seat = seat
    t.visits = 0
    t.available = 1
    t.value = 0.0
    t.sealed = sealed
    tree[node].child = at
    return at


@rule
def find_child(tree, node, seat, action, sealed):
    child = tree[node].child
    while child >= 0:
        t = tree[child]
        if t.action == action and t.seat == seat and t.sealed == sealed:
            return child
        child = t.sibling
    return -1


@rule
def best_arm(tree, node, seat, sealed, moves, n, marks, stamp, explore):
    """(the tried and legal child with the highest bound, how many there are); tried ones are marked stamp + 1."""
    for k in range(n):
        marks[moves[k]] = stamp
    best, best_bound, tried = -1, -1.0, 0
    child = tree[node].child
    while child >= 0:
        t = tree[child]
        if t.seat == seat and t.sealed == sealed and marks[t.action] == stamp:
            marks[t.action] = stamp + 1
            tried += 1
            t.available += 1
            bound = t.value / t.visits + explore * math.sqrt(math.log(t.available) / t.visits)
            if bound > best_bound:
                best, best_bound = child, bound
        child = t.sibling
    return best, tried


@rule
def untried(s, moves, n, tried, marks, stamp):
    """One of the legal actions without a child, each equally likely."""
    k = below(s, n - tried)
    for m in range(n):
        if marks[moves[m]] == stamp:
            if k == 0:
                return moves[m]
            k -= 1
    return moves[0]


if WIDENING > 0:

    @rule
    def next_untried(boxes, states, chooser, moves, n, tried, marks, stamp, sheet, out):
        """The action without a child after which the position looks best, with a luck that is not the simulation's. `states[2]`
        is worked on."""
        best, best_value = -1, -1.0
        for m in range(n):
            if marks[moves[m]] == stamp:
                copy_state(states, 2, 1)
                below(states[2], 2)
                states[2].fresh = 1
                game.apply(boxes[0], states[2], chooser, moves[m])
                value = value_for(boxes[0], states[2], chooser, moves, sheet, out)
                if value > best_value:
                    best, best_value = moves[m], value
        return best

    @rule
    def breadth(visits, n):
        """How many actions a node may have tried."""
        return min(n, 1 + int(WIDENING * math.sqrt(visits)))
else:

    @rule
    def next_untried(boxes, states, chooser, moves, n, tried, marks, stamp, sheet, out):
        return untried(states[1], moves, n, tried, marks, stamp)

    @rule
    def breadth(visits, n):
        return n


@rule
def reward(tree, node, out):
    t = tree[node]
    t.visits += 1
    t.value += out[t.seat]


@rule
def search(boxes, states, tree, tally, moves, marks, path, sheet, out, seat, sims, explore, horizon):
    """`sims` more simulations from the view in `states[0]`; `states[1]` is worked on.

    What is tried at the root is tried for the k-th time in the k-th world: the same worlds for all actions, so that what differs
    between worlds does not blur what differs between actions.

    Sealed choices are made blindly: when several seats act at once, each chooses by numbers kept at the node where
    they began, so that nobody's choice depends on another's. The seat that thinks chooses first.
    """
    box, s = boxes[0], states[1]
    for _ in range(sims):
        copy_state(states, 1, 0)
        s.rng = tally[0].rng
        game.imagine(box, s, seat)
        node, length, growing = 0, 0, True
        group = 0  # where the current sealed choices began
        while s.to_act != 0 and growing:
            chooser = seat if node == 0 and acts(s, seat) else first_to_act(s)
            n = considered(box, s, chooser, moves)
            if n == 0:
                break
            blind = group != node
            where = group if blind else node
            stamp = tally[0].steps * 2 + 2
            tally[0].steps += 1
            arm, tried = best_arm(tree, where, chooser, blind, moves, n, marks, stamp, explore)
            if tried < breadth(tree[where].visits if where > 0 else tally[0].sims, n):
                action = next_untried(boxes, states, chooser, moves, n, tried, marks, stamp, sheet, out)
                arm = add_child(tree, tally, where, chooser, action, blind)
                growing = False
            else:
                action = tree[arm].action
            if node == 0:
                tally[0].rng = s.rng
                copy_state(states, 1, 0)
                s.rng = tally[0].luck + (tree[arm].visits if arm >= 0 else 0)
                game.imagine(box, s, seat)
            if arm >= 0:
                path[length] = arm
                length += 1
            below_node = arm
            if blind and arm >= 0:
                below_node = find_child(tree, node, chooser, action, False)
                if below_node < 0:
                    below_node = add_child(tree, tally, node, chooser, action, False)
            if below_node < 0 or length + 1 >= len(path):
                growing = False
            else:
                node = below_node
            before = s.to_act
            s.fresh = 1
            game.apply(box, s, chooser, action)
            if s.to_act == 0 or s.to_act != before & ~(1 << chooser):
                group = node
        tally[0].steps += finish(box, s, moves, sheet, out, horizon)
        tally[0].sims += 1
        tally[0].squares += out[seat] * out[seat]
        for k in range(length):
            reward(tree, path[k], out)


class search_room:
    """Room for a tree of `nodes` nodes and paths of `depth`."""

    def __init__(self, bench, nodes, depth):
        import numpy as np

        from athanor.kernel.records import allocate

        compiled = isinstance(bench.states, np.ndarray)
        self.tree = allocate(Node, nodes, compiled)
        self.tally = allocate(Tally, 1, compiled)
        self.marks = np.zeros(game.ACTIONS.size, np.int64) if compiled else [0] * game.ACTIONS.size
        self.path = np.zeros(depth, np.int64) if compiled else [0] * depth
        self.work = np.zeros(game.ACTIONS.size, np.int64) if compiled else [0] * game.ACTIONS.size


def run_search(bench, room, seat, sims, explore, horizon=HORIZON):
    search(
        bench.boxes, bench.states, room.tree, room.tally, bench.moves, room.marks, room.path, bench.sheet, bench.worths,
        seat, sims, explore, horizon,
    )  # fmt: skip


def seen(bench):
    """A bench of its own for the bots: its first state is a view at the start of a match."""
    from dataclasses import replace

    entry.setup(bench.boxes, bench.states, 1, 0, 1)
    seat = first_to_act(bench.states[1])
    entry.hide(bench.boxes, bench.states, 4, 1, seat)
    return replace(bench, states=bench.states[4:]), seat


def warm_greedy(bench):
    bench, seat = seen(bench)
    work = search_room(bench, 16, 16).work
    greedy(bench.boxes, bench.states, bench.moves, work, bench.sheet, bench.worths, seat, 1, 1)


def warm_search(bench):
    bench, seat = seen(bench)
    room = search_room(bench, 16, 16)
    start_search(room.tree, room.tally, 1)
    run_search(bench, room, seat, 2, 1.0)


WARM = [("greedy", warm_greedy), ("search", warm_search)]
