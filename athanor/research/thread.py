"""What happens in one match of an arena: dealt, shown to a seat, one step further. The same code runs in the threads of a
processor and in those of a GPU; `athanor.research.arena` executes it for a game.

Everything lies in arrays with one place a match: `k` is its number. A learner's arrays have the match last, so that
neighbouring threads of a GPU write neighbouring memory. Views and moves are scratch paper, and `at` says which sheet:
on a GPU every match has its own, on a processor every thread has one, which stays in its cache. `words` and `seen`
are the memory of `states` and `views`.
"""

from typing import Any

import numpy as np

from athanor.kernel.rulebook import acts, below, first_to_act, rule, whole

game: Any  # put in by athanor.research.arena
entry: Any
observe: Any
NEWS: int
AFTER: int


@rule
def who_chooses(s):
    """Of the seats that the match waits for, any: sealed choices come in any order."""
    seat, waiting = first_to_act(s), 0
    for other in range(s.seats):
        waiting += acts(s, other)
    if waiting > 1:
        skip = below(s, waiting)
        while skip > 0:
            seat += 1
            skip -= acts(s, seat)
    return seat


@rule
def blind(boxes, states, words, views, seen, seat, k, at):
    """The view of a seat, without the news, which no learner reads: the view's own stay blank."""
    for word in range(NEWS):
        seen[at, word] = words[k, word]
    for word in range(AFTER, words.shape[1]):
        seen[at, word] = words[k, word]
    view = views[at]
    view.rng = np.uint64(0)
    view.fresh = 0
    view.news_count = 0
    game.hide(boxes[0], view, seat)


@rule
def look(boxes, states, words, views, seen, moves, slot_of, feats, mask, seats, k, at):
    """Show the match to a seat that is to act: its features, its legal actions, and which seat it is. It is shown what its
    view holds and nothing else."""
    seat = who_chooses(states[k])
    blind(boxes, states, words, views, seen, seat, k, at)
    seats[k] = seat
    for slot in range(mask.shape[0]):
        mask[slot, k] = 0
    listed = False
    for i in range(entry.list_legal(boxes[0], views[at], seat, moves[at])):
        slot = slot_of[moves[at, i]]
        if slot > 0:
            mask[slot, k] = 1
            listed = True
    if not listed:
        mask[0, k] = 1
    observe(boxes[0], views[at], seat, feats[:, k])


@rule
def deal_in(boxes, blanks, which, states, k):
    """A new match, from the stream of chance of the last one."""
    stream = states[k].rng
    states[k] = blanks[which[k]]
    states[k].rng = stream
    game.setup(boxes[0], states[k])


@rule
def deal(boxes, blanks, which, states, words, views, seen, moves, slot_of, feats, mask, seats, luck, k, at):
    states[k].rng = luck + np.uint64(k)
    deal_in(boxes, blanks, which, states, k)
    look(boxes, states, words, views, seen, moves, slot_of, feats, mask, seats, k, at)


@rule
def step(
    boxes, blanks, which, states, words, views, seen, moves, slot_of, feats, mask, seats,
    action_of, chosen, done, places, totals, sheets, k, at,
):  # fmt: skip
    """Play what was chosen. A match that ends tells the place and the total of every seat, and the next one is dealt at once."""
    box, s = boxes[0], states[k]
    slot = chosen[k]
    if slot > 0:
        action = whole(action_of[slot])
    else:  # none of the listed actions is legal: the first that is
        entry.list_legal(box, s, seats[k], moves[at])
        action = whole(moves[at, 0])
    s.fresh = 1
    game.apply(box, s, seats[k], action)
    done[k] = 0
    if s.to_act == 0:
        sheet = sheets[k]
        game.score(box, s, sheet)
        done[k] = 1
        for seat in range(s.seats):
            places[seat, k] = entry.place_of(sheet, s.seats, seat)
            totals[seat, k] = sheet[seat, 0]
        deal_in(boxes, blanks, which, states, k)
    look(boxes, states, words, views, seen, moves, slot_of, feats, mask, seats, k, at)


# On a processor: a stretch of matches in a row


@rule
def deal_some(boxes, blanks, which, states, words, views, seen, moves, slot_of, feats, mask, seats, luck, first, end, at):
    for k in range(first, end):
        deal(boxes, blanks, which, states, words, views, seen, moves, slot_of, feats, mask, seats, luck, k, at)


@rule
def step_some(
    boxes, blanks, which, states, words, views, seen, moves, slot_of, feats, mask, seats,
    action_of, chosen, done, places, totals, sheets, first, end, at,
):  # fmt: skip
    for k in range(first, end):
        step(
            boxes, blanks, which, states, words, views, seen, moves, slot_of, feats, mask, seats,
            action_of, chosen, done, places, totals, sheets, k, at,
        )  # fmt: skip


@rule
def first_refused(mask, chosen):
    """The first match that may not choose what it has chosen, or -1."""
    for k in range(len(chosen)):
        if not 0 <= chosen[k] < mask.shape[0] or mask[chosen[k], k] == 0:
            return k
    return -1


@rule
def choose_some(mask, streams, chosen, first, end, at):
    """Any slot that may be chosen, each equally likely, from a stream of chance of each match's chooser (xorshift)."""
    for k in range(first, end):
        x = streams[k]
        x ^= x << np.uint64(13)
        x ^= x >> np.uint64(7)
        x ^= x << np.uint64(17)
        streams[k] = x
        count = 0
        for slot in range(mask.shape[0]):
            count += mask[slot, k]
        skip = whole((x >> np.uint64(33)) % np.uint64(count))
        slot = -1
        while skip >= 0:
            slot += 1
            skip -= mask[slot, k]
        chosen[k] = slot


@rule
def find_legal(boxes, blanks, states, moves, luck, matches, longest, marks):
    """Mark every action that is legal for somebody in some random matches of each setting; `states` has one place."""
    box, s = boxes[0], states[0]
    s.rng = luck
    for number in range(matches * len(blanks)):
        stream = s.rng
        states[0] = blanks[number % len(blanks)]
        s.rng = stream
        game.setup(box, s)
        for _ in range(longest):
            if s.to_act == 0:
                break
            seat = who_chooses(s)
            n = entry.list_legal(box, s, seat, moves)
            for i in range(n):
                marks[moves[i]] = 1
            s.fresh = 1
            game.apply(box, s, seat, moves[below(s, n)])
