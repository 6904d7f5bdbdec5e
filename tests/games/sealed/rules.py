"""Sealed bids: the rules. SB-nnn names a rule."""

from athanor.kernel.roles import UNREAD, count, flag, per_seat
from athanor.kernel.rulebook import ALL, Actions, below, by_name, family, fill, numbered, only, record, rule, state, tell

CARDS, MAX_SEATS = 5, 4
QUESTIONS = ("bid",)
Q = by_name(QUESTIONS)
ACTIONS = Actions(family("bid", numbered(1, CARDS), asked=Q.bid))
A = ACTIONS.first
TURN_RULE = 3

Box = record(rounds=1)
State = state(
    news=12,
    round=1,
    held=(MAX_SEATS, CARDS),  # 1 for each card not revealed yet (SB-001)
    bid=(MAX_SEATS,),  # this round's card, from 1; 0 for none. Its owner's secret (SB-003)
    score=(MAX_SEATS,),
)
ROLES = {"round": count(3), "held": per_seat(flag()), "bid": UNREAD, "score": per_seat(count(3))}


@rule
def setup(box, s):
    """Everybody holds the cards 1 to 5 (SB-001) and bids (SB-002)."""
    for seat in range(s.seats):
        fill(s.held[seat], 1)
    s.to_act = (1 << s.seats) - 1


@rule
def refusal(box, s, seat, action):
    """Each card is bid once (SB-001)."""
    return 0 if s.held[seat][action - A.bid] == 1 else 1


@rule
def apply(box, s, seat, action):
    """A bid is secret: the others see that it was made (SB-003). The last one opens them all (SB-004)."""
    s.bid[seat] = action - A.bid + 1
    s.to_act &= ~only(seat)
    tell(s, ALL, 3, seat)
    if s.to_act == 0:
        reveal(box, s)


@rule
def is_unique(s, seat):
    """Nobody else bid the same card."""
    for other in range(s.seats):
        if other != seat and s.bid[other] == s.bid[seat]:
            return False
    return True


@rule
def reveal(box, s):
    """The highest bid that nobody else made scores a point (SB-004); after three rounds the match is over (SB-005)."""
    best, highest = -1, 0
    for seat in range(s.seats):
        tell(s, ALL, 4, seat, s.bid[seat])
        s.held[seat][s.bid[seat] - 1] = 0
        if s.bid[seat] > highest and is_unique(s, seat):
            best, highest = seat, s.bid[seat]
    if best >= 0:
        s.score[best] += 1
        tell(s, ALL, 5, best)
    fill(s.bid, 0)
    s.round += 1
    s.to_act = (1 << s.seats) - 1 if s.round < box.rounds else 0


@rule
def hide(box, s, seat):
    """The bids of the others (SB-003)."""
    for other in range(s.seats):
        if other != seat:
            s.bid[other] = 0


@rule
def imagine(box, s, seat):
    """Whoever has bid, bid some card that it holds."""
    for other in range(s.seats):
        if other != seat and s.to_act != 0 and s.to_act & only(other) == 0:
            k = below(s, CARDS - s.round)
            for card in range(CARDS):
                if s.held[other][card] == 1:
                    if k == 0:
                        s.bid[other] = card + 1
                    k -= 1


@rule
def score(box, s, sheet):
    """Points decide (SB-005)."""
    for seat in range(s.seats):
        sheet[seat][0] = s.score[seat]
        for k in range(1, 4):
            sheet[seat][k] = 0


@rule
def check(box, before, s):
    """Whoever is to act has not bid."""
    for seat in range(s.seats):
        if (s.bid[seat] == 0) != (s.to_act == 0 or s.to_act & only(seat) != 0):
            return 1
    return 0
