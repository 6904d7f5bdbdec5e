"""A search guided by a network, in compiled code, for any game that has one: information-set Monte-Carlo tree search in which the
network says where to look (its policy is the prior of each action) and what a position is worth (its value ends a simulation).

As in `bots`, worlds are imagined from a view, and sealed choices are made blindly. The network, too, reads only what the seat
that chooses would see in the imagined world.
"""

import math
from typing import Any

import numpy as np

from athanor.kernel.rulebook import acts, copy_state, first_to_act, real, record, rule

game: Any  # put in by athanor.kernel.guiding
entry: Any
bots: Any
observe: Any

EXPLORE = 1.2
"""How much the search favours what the network likes and it has tried little."""

DOUBT = 2.0
"""How far the network is doubted: as a temperature of what it likes. Learned to choose, it is surer than it ought to be here."""

WARY = 0.05
"""By how much an action that was not tried is thought worse than those that were."""

MARGIN = float(getattr(game, "MARGIN", 0))
ALONE = float(getattr(game, "ALONE", 0))

Node = record(parent=1, child=1, sibling=1, action=1, seat=1, visits=1, available=1, sealed=1, value=real(), prior=real())


# The network. `net` is (first, its bias, rest, their biases, policy, its bias, value, its bias); `paper` is what it is worked out
# on: (the features, a layer, the next layer, the weight of each move).


if COMPILED:

    @rule
    def layer(x, weight, bias, out):
        """What is left above 0 of `x @ weight + bias`. Many features are 0."""
        for j in range(len(out)):
            out[j] = bias[j]
        for i in range(len(x)):
            if x[i] != 0:
                times, row = np.float32(x[i]), weight[i]
                for j in range(len(out)):
                    out[j] += times * row[j]
        for j in range(len(out)):
            out[j] = max(out[j], np.float32(0))

    @rule
    def weighed(h, row, bias):
        total = np.float32(0)
        for j in range(len(h)):
            total += h[j] * row[j]
        return total + bias

else:

    def layer(x, weight, bias, out):
        """What is left above 0 of `x @ weight + bias`."""
        out[:] = np.maximum(np.asarray(x, np.float32) @ weight + bias, 0)

    def weighed(h, row, bias):
        return h @ row + bias


@rule
def read(boxes, states, seat, net, paper):
    """Let the network read what a seat sees of `states[1]`; `states[2]` is worked on."""
    first, first_bias, rest, rest_bias, _, _, _, _ = net
    row, h, more, _ = paper
    entry.hide(boxes, states, 2, 1, seat)
    observe(boxes[0], states[2], seat, row)
    layer(row, first, first_bias, h)
    for k in range(len(rest)):
        layer(h, rest[k], rest_bias[k], more)
        for j in range(len(h)):
            h[j] += more[j]


@rule
def like(net, paper, slot_of, moves, n, doubt):
    """How much it likes each of the moves, after it has read: they add up to 1, and are the closer the more it is in doubt. One
    that it never met it likes least."""
    _, _, _, _, policy, bias, _, _ = net
    _, h, _, liked = paper
    top, known = -1e30, 0
    for k in range(n):
        slot = slot_of[moves[k]]
        if slot > 0:
            liked[k] = weighed(h, policy[slot], bias[slot])
            top = max(top, liked[k])
            known += 1
    whole = 0.0
    for k in range(n):
        liked[k] = math.exp((liked[k] - top) / doubt) if slot_of[moves[k]] > 0 else 0.0 if known > 0 else 1.0
        whole += liked[k]
    for k in range(n):
        liked[k] /= whole


@rule
def expect(net, paper, seats, seat, out):
    """The chance of winning of every seat, after it has read what `seat` sees."""
    _, _, _, _, _, _, value, bias = net
    _, h, _, _ = paper
    for k in range(seats):
        out[(seat + k) % seats] = as_chance(math.tanh(weighed(h, value[k], bias[k])), seats)


@rule
def as_chance(worth, seats):
    """What a match is worth to a learner (1 a victory; over all seats nothing) as a chance of winning."""
    rivals = max(1, seats - 1)
    return (worth * rivals + 1) / (rivals + 1)


@rule
def settle(box, s, sheet, out):
    """What a match that is over was worth to every seat, as a learner counts it: the victory, and a tenth by points."""
    game.score(box, s, sheet)
    winners, best, second = 0, -(1 << 40), -(1 << 40)
    for seat in range(s.seats):
        winners += entry.place_of(sheet, s.seats, seat) == 1
        total = sheet[seat][0]
        if total > best:
            best, second = total, best
        else:
            second = max(second, total)
    for seat in range(s.seats):
        if s.seats == 1:
            short = (sheet[seat][0] - ALONE) / max(1.0, MARGIN)
            out[seat] = as_chance(short / (1 + abs(short)), 1)
        else:
            chance = 1.0 / winners if entry.place_of(sheet, s.seats, seat) == 1 else 0.0
            if MARGIN > 0:
                ahead = sheet[seat][0] - (second if sheet[seat][0] == best else best)
                chance = 0.9 * chance + 0.1 * as_chance(max(-1.0, min(1.0, ahead / MARGIN)), s.seats)
            out[seat] = chance


# The search


@rule
def open_up(tree, tally, node, seat, sealed, moves, n, marks, stamp, liked):
    """A child for each move that has none, with what the network thinks of it."""
    for k in range(n):
        if marks[moves[k]] == stamp:
            child = bots.add_child(tree, tally, node, seat, moves[k], sealed)
            if child >= 0:
                tree[child].prior = liked[k]


@rule
def known(tree, node, seat, sealed, moves, n, marks, stamp):
    """How many of the moves have a child; those are marked stamp + 1, the others stamp."""
    for k in range(n):
        marks[moves[k]] = stamp
    found = 0
    child = tree[node].child
    while child >= 0:
        t = tree[child]
        if t.seat == seat and t.sealed == sealed and marks[t.action] == stamp:
            marks[t.action] = stamp + 1
            found += 1
        child = t.sibling
    return found


@rule
def best_arm(tree, node, seat, sealed, marks, stamp, explore):
    """Of the children that are legal now (marked stamp or stamp + 1), the one that promises most; -1 without any."""
    visits, value = 0, 0.0
    child = tree[node].child
    while child >= 0:
        t = tree[child]
        if t.seat == seat and t.sealed == sealed and marks[t.action] >= stamp:
            visits += t.visits
            value += t.value
        child = t.sibling
    untried = value / visits - WARY if visits > 0 else 0.0
    wide = explore * math.sqrt(visits + 1.0)
    best, best_bound = -1, -1e30
    child = tree[node].child
    while child >= 0:
        t = tree[child]
        if t.seat == seat and t.sealed == sealed and marks[t.action] >= stamp:
            mean = t.value / t.visits if t.visits > 0 else untried
            bound = mean + wide * t.prior / (1 + t.visits)
            if bound > best_bound or (bound == best_bound and t.action < tree[best].action):
                best, best_bound = child, bound
        child = t.sibling
    return best


@rule
def search(boxes, states, tree, tally, moves, marks, path, sheet, out, net, paper, slot_of, seat, sims, explore, first):
    """`sims` more simulations from the view in `states[0]`; `states[1]` and `states[2]` are worked on. All of them begin with the
    action `first`, if it is not -1.

    A simulation ends where it meets a choice that nobody has met before, or the end of the match. As in `bots.search`, what is
    tried at the root is tried for the k-th time in the k-th world, and sealed choices are made blindly.
    """
    box, s = boxes[0], states[1]
    for _ in range(sims):
        copy_state(states, 1, 0)
        s.rng = tally[0].rng
        game.imagine(box, s, seat)
        node, length, group, going = 0, 0, 0, True
        while s.to_act != 0 and going:
            chooser = seat if node == 0 and acts(s, seat) else first_to_act(s)
            n = entry.list_legal(box, s, chooser, moves)
            blind = group != node
            where = group if blind else node
            stamp = tally[0].steps * 2 + 2
            tally[0].steps += 1
            met = known(tree, where, chooser, blind, moves, n, marks, stamp)
            if met < n:
                if n > 1:
                    read(boxes, states, chooser, net, paper)
                    like(net, paper, slot_of, moves, n, DOUBT)
                else:
                    paper[3][0] = 1.0
                open_up(tree, tally, where, chooser, blind, moves, n, marks, stamp, paper[3])
                if met == 0 and n > 1 and node > 0 and not blind:
                    expect(net, paper, s.seats, chooser, out)
                    going = False
            arm = best_arm(tree, where, chooser, blind, marks, stamp, explore) if going else -1
            if node == 0 and first >= 0:
                arm = bots.find_child(tree, 0, seat, first, False)
            if going and (arm < 0 or length + 1 >= len(path)):  # no room left in the tree
                read(boxes, states, chooser, net, paper)
                expect(net, paper, s.seats, chooser, out)
                going = False
            if going:
                action = tree[arm].action
                if node == 0:
                    tally[0].rng = s.rng
                    copy_state(states, 1, 0)
                    s.rng = tally[0].luck + tree[arm].visits
                    game.imagine(box, s, seat)
                path[length] = arm
                length += 1
                if blind:
                    arm = bots.find_child(tree, node, chooser, action, False)
                    if arm < 0:
                        arm = bots.add_child(tree, tally, node, chooser, action, False)
                before = s.to_act
                s.fresh = 1
                game.apply(box, s, chooser, action)
                node = max(arm, 0)
                if s.to_act == 0 or s.to_act != before & ~(1 << chooser):
                    group = node
                if arm < 0 and s.to_act != 0:
                    read(boxes, states, first_to_act(s), net, paper)
                    expect(net, paper, s.seats, first_to_act(s), out)
                    going = False
        if s.to_act == 0:
            settle(box, s, sheet, out)
        tally[0].sims += 1
        for k in range(length):
            bots.reward(tree, path[k], out)


@rule
def judge(boxes, states, seat, net, paper, out):
    """The chance of winning of every seat in `states[1]`, as the network sees it with the eyes of one of them; `states[2]` is
    worked on."""
    read(boxes, states, seat, net, paper)
    expect(net, paper, states[1].seats, seat, out)


# Looking ahead


@rule
def favourite(boxes, states, seat, net, paper, slot_of, moves, n):
    """The move that the network likes best, with the eyes of a seat."""
    if n == 1:
        return moves[0]
    read(boxes, states, seat, net, paper)
    like(net, paper, slot_of, moves, n, 1.0)
    best = 0
    for k in range(n):
        if paper[3][k] > paper[3][best]:
            best = k
    return moves[best]


@rule
def foresee(boxes, states, seat, action, tries, luck, ahead, moves, sheet, out, sums, net, paper, slot_of):
    """What follows from `states[0]`, a view of `seat` or with -1 the whole truth: first an action, if it is not -1, then what the
    network likes best, `ahead` choices long. `sums` grows by the chance of winning, the points and their squares, seat by
    seat."""
    box, s = boxes[0], states[1]
    for k in range(tries):
        copy_state(states, 1, 0)
        s.rng = luck + k
        if seat >= 0:
            game.imagine(box, s, seat)
        if action >= 0:
            s.fresh = 1
            game.apply(box, s, seat, action)
        left = ahead
        while s.to_act != 0 and left > 0:
            chooser = first_to_act(s)
            n = entry.list_legal(box, s, chooser, moves)
            left -= n > 1
            move = favourite(boxes, states, chooser, net, paper, slot_of, moves, n)
            s.fresh = 1
            game.apply(box, s, chooser, move)
        if s.to_act == 0:
            settle(box, s, sheet, out)
        else:
            judge(boxes, states, first_to_act(s), net, paper, out)
            game.score(box, s, sheet)
        for other in range(s.seats):
            sums[0][other] += out[other]
            sums[1][other] += sheet[other][0]
            sums[2][other] += sheet[other][0] * sheet[other][0]
