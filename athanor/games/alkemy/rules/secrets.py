"""What is hidden: sealed choices, command hands, secret objectives (AK-241, AK-242, AK-250)."""

from athanor.kernel.rulebook import acts, below, fill, rule

from . import pieces as p
from .agreed import measured
from .choices import refusal
from .command import LARGEST_HAND, cards_in
from .pieces import A, Q, Z
from .shooting import draw_haze

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
            if s.turn == 0 and s.elements == 0 and s.asks == Q.muster:
                fill(s.recruits[other], 0)


@rule
def imagine(box, s, seat):
    """Fill in what others hold and have sealed: any cards and choices that they might have. Distances are known by eye only
    (AK-004)."""
    if not measured(s):
        s.haze = draw_haze(s)
    for other in range(s.seats):
        if other != seat:
            if s.held[other] > 0 or (s.asks == Q.hand and not acts(s, other)):
                draw_hand(s, other, s.held[other] if s.held[other] > 0 else LARGEST_HAND)
            if s.options[p.COMPETITIVE] == 1 and s.turn > 0 and s.to_act != 0:
                s.secret[other] = 1 + below(s, p.SECRET_CARDS)
    if s.to_act == 0 or s.asks not in p.SEALED:
        return
    for other in range(s.seats):
        if other != seat and not acts(s, other):
            s.sealed[other] = 1 + sealed_at_random(box, s, other)


@rule
def draw_hand(s, seat, size):
    """So many command cards among those that the seat has not played, each hand equally likely (AK-241)."""
    s.commands[seat] = 0
    left, wanted = p.COMMANDS - cards_in(s.played[seat]), size
    for card in range(p.COMMANDS):
        if (s.played[seat] >> card) & 1 == 0:
            if below(s, left) < wanted:
                s.commands[seat] |= 1 << card
                wanted -= 1
            left -= 1


@rule
def sealed_at_random(box, s, seat):
    """One of the choices that a seat may have sealed, each equally likely."""
    if s.asks == Q.hand:
        return A.ready
    low, high = A.card, Z.card + 1
    if s.asks == Q.muster:
        low, high = A.muster, Z.muster + 1
    elif s.asks in (Q.chief, Q.feeder):
        low, high = A.chief + seat * p.TROOP, A.chief + seat * p.TROOP + p.TROOP
    elif s.asks == Q.command:
        low, high = A.command, A.hold + 1
    elif s.asks == Q.cancel:
        low, high = A.cancel, Z.cancel + 1
    elif s.asks == Q.secret:
        low, high = A.secret, Z.secret + 1
    chosen, seen = low, 0
    for action in range(low, high):
        if refusal(box, s, seat, action) == 0:
            seen += 1
            if below(s, seen) == 0:
                chosen = action
    return chosen
