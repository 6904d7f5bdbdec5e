"""Alkemy: the kernel's questions. The rules themselves are told by topic, in the order of the rulebook:

geometry, board (the table), dice (rolls and health), prepare (troops and set-up), activation (the turn), declaring, movement,
combat, shooting, alchemy, effects (that coincide), scenario (counts and end); ways (of a move) and candidates; then steps,
questions, judgement and invariants.
AK-nnn names a rule; `athanor rules alkemy` lists them.
"""

from athanor.kernel.rulebook import acts, below, fill, rule

from .board import on_the_table
from .command import LARGEST_HAND, cards_in
from .invariants import check
from .judgement import EXPLORE, HORIZON, estimate
from .pieces import (
    A_AREA,
    A_CANCEL,
    A_CARD,
    A_CHIEF,
    A_COMMAND,
    A_DOT,
    A_HOLD,
    A_INCH,
    A_LOCK,
    A_MUSTER,
    A_OBEY,
    A_POINT,
    A_QUARTER,
    A_READY,
    A_RECRUIT,
    A_SECRET,
    A_SPOT,
    A_VIA,
    ACTIONS,
    CARDS,
    COMMANDS,
    COMPETITIVE,
    NOBODY,
    NOTHING,
    Q_AREA,
    Q_CANCEL,
    Q_CHIEF,
    Q_COMMAND,
    Q_DESTINATION,
    Q_DOT,
    Q_FEEDER,
    Q_HAND,
    Q_INCH,
    Q_MUSTER,
    Q_QUARTER,
    Q_SECRET,
    QUESTIONS,
    SEALED,
    SECRET_CARDS,
    TROOP,
    TURN_RULE,
    Box,
    State,
    advanced,
    ask_open,
    measured,
)
from .prepare import (
    to_muster,
)
from .questions import area_across, legal, refusal
from .sense import sensible
from .shooting import (
    draw_haze,
)
from .steps import run

__all__ = [
    "ACTIONS",
    "EXPLORE",
    "HORIZON",
    "QUESTIONS",
    "TURN_RULE",
    "Box",
    "State",
    "check",
    "estimate",
    "legal",
    "refusal",
    "sensible",
]


@rule
def setup(box, s):
    """A bare table; the players build their troops (AK-080, AK-081)."""
    fill(s.kind, NOTHING)
    fill(s.card, NOTHING)
    s.winner = NOBODY
    s.active = NOTHING
    s.casting = NOTHING
    s.stopped = NOBODY
    s.trail_of = NOTHING
    s.spacing = 48 if advanced(s) == 0 else 32  # AK-086, AK-221
    fill(s.trophy, NOTHING)
    for slot in range(2):
        s.pending[slot][0] = NOTHING
    to_muster(s)


@rule
def pick_area(box, s, k):
    across = area_across(box, s)
    s.px = k % across * 64
    s.py = k // across * 64


@rule
def apply(box, s, seat, action):
    """One choice; then everything that follows from it."""
    q = s.asks
    if action == A_POINT:
        ask_open(s, seat, Q_AREA)
        return
    if Q_AREA <= q <= Q_QUARTER:
        narrow(box, s, seat, action)
        return
    if q == Q_DOT and action >= A_VIA:
        pass_by(s, seat, action - A_VIA)
        return
    if q == Q_DOT:
        s.px += (action - A_DOT) % 4
        s.py += (action - A_DOT) // 4
    elif A_SPOT <= action < A_POINT:
        s.px = s.spot[action - A_SPOT][0]
        s.py = s.spot[action - A_SPOT][1]
    elif q == Q_MUSTER and A_RECRUIT <= action < A_LOCK:
        s.recruits[seat][action - A_RECRUIT] += 1
        return
    elif q in SEALED:
        if q == Q_HAND and action != A_READY:
            s.commands[seat] |= 1 << (action - A_COMMAND)
            if cards_in(s.commands[seat]) < LARGEST_HAND:
                return
        s.sealed[seat] = action + 1
        s.to_act &= ~(1 << seat)
        if s.to_act == 0:
            run(box, s, seat)
        return
    s.answer = action
    s.to_act = 0
    s.open = 0
    run(box, s, seat)


@rule
def narrow(box, s, seat, action):
    """One of the four choices that lead to a point."""
    q = s.asks
    if q == Q_AREA:
        pick_area(box, s, action - A_AREA)
    elif q == Q_INCH:
        s.px += (action - A_INCH) % 4 * 16
        s.py += (action - A_INCH) // 4 * 16
    else:
        s.px += (action - A_QUARTER) % 4 * 4
        s.py += (action - A_QUARTER) // 4 * 4
    ask_open(s, seat, q + 1)


@rule
def pass_by(s, seat, k):
    """The point picked is one that the mover wants to pass on the way (AK-022); where to is still to say."""
    s.way[s.ways][0] = s.px + k % 4
    s.way[s.ways][1] = s.py + k // 4
    s.ways += 1
    ask_open(s, seat, Q_DESTINATION)


MEASURES = (
    "x", "y", "ex", "ey", "ox", "oy", "laid", "spot", "reach", "px", "py", "slow", "way", "trail", "stack", "aim_at", "aim_y",
)  # fmt: skip
"""What holds coordinates and distances: told in numbers to nobody who plays by eye (AK-004)."""


@rule
def by_eye(s):
    """Nobody may measure, so imagined worlds misjudge distances, and what a check shows is news to everybody (AK-004)."""
    return not measured(s)


@rule
def hide(box, s, seat):
    """Sealed choices of others, troops while they are built, command hands, secret objectives until the end, and the haze of
    imagined worlds (AK-241, AK-242, AK-250)."""
    s.haze = 0
    for other in range(s.seats):
        if other != seat:
            s.sealed[other] = 0
            s.commands[other] = 0
            if s.to_act != 0:
                s.secret[other] = 0
            if s.turn == 0 and s.elements == 0 and s.asks == Q_MUSTER:
                fill(s.recruits[other], 0)


@rule
def imagine(box, s, seat):
    """Fill in what others hold and have sealed: any cards and choices that they might have. Distances are known by eye only
    (AK-004)."""
    if not measured(s):
        s.haze = draw_haze(s)
    for other in range(s.seats):
        if other != seat:
            if s.held[other] > 0 or (s.asks == Q_HAND and not acts(s, other)):
                draw_hand(s, other, s.held[other] if s.held[other] > 0 else LARGEST_HAND)
            if s.options[COMPETITIVE] == 1 and s.turn > 0 and s.to_act != 0:
                s.secret[other] = 1 + below(s, SECRET_CARDS)
    if s.to_act == 0 or s.asks not in SEALED:
        return
    for other in range(s.seats):
        if other != seat and not acts(s, other):
            s.sealed[other] = 1 + sealed_at_random(box, s, other)


@rule
def draw_hand(s, seat, size):
    """So many command cards among those that the seat has not played, each hand equally likely (AK-241)."""
    s.commands[seat] = 0
    left, wanted = COMMANDS - cards_in(s.played[seat]), size
    for card in range(COMMANDS):
        if (s.played[seat] >> card) & 1 == 0:
            if below(s, left) < wanted:
                s.commands[seat] |= 1 << card
                wanted -= 1
            left -= 1


@rule
def sealed_at_random(box, s, seat):
    """One of the choices that a seat may have sealed, each equally likely."""
    if s.asks == Q_HAND:
        return A_READY
    low, high = A_CARD, A_CARD + CARDS
    if s.asks == Q_MUSTER:
        low, high = A_MUSTER, A_RECRUIT
    elif s.asks in (Q_CHIEF, Q_FEEDER):
        low, high = A_CHIEF + seat * TROOP, A_CHIEF + seat * TROOP + TROOP
    elif s.asks == Q_COMMAND:
        low, high = A_COMMAND, A_HOLD + 1
    elif s.asks == Q_CANCEL:
        low, high = A_CANCEL, A_OBEY
    elif s.asks == Q_SECRET:
        low, high = A_SECRET, A_SECRET + SECRET_CARDS
    chosen, seen = low, 0
    for action in range(low, high):
        if refusal(box, s, seat, action) == 0:
            seen += 1
            if below(s, seen) == 0:
                chosen = action
    return chosen


@rule
def score(box, s, sheet):
    """A win, perhaps a shared one (AK-258), a draw or a loss: there is no tie-break inside a game of two (AK-202); of more, the
    losers are placed by PS, then by figures left."""
    draw = s.winner == NOBODY and s.sharing == 0
    for seat in range(s.seats):
        won = s.winner == seat or (s.sharing >> seat) & 1 == 1
        sheet[seat][0] = 2 if won else 1 if draw else 0
        placed = s.seats > 2 and not won and not draw
        sheet[seat][1] = s.points[seat] if placed else 0
        sheet[seat][2] = on_the_table(s, seat) if placed else 0
        sheet[seat][3] = 0
