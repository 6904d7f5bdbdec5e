"""Activated assistants (AA-131): Nymph, Innkeeper, Merchant, Negotiator, Sandman."""

from athanor.kernel.rulebook import ALL, rule, tell

from . import pieces as p
from .asking import wait_for
from .assistants import dismiss
from .means import can_renew
from .pieces import Q
from .piles import renew
from .tracks import gain
from .visits import go_on_transmuting
from .years import proceed


@rule
def resume(box, s, seat):
    """Back to the window in which the assistant was activated (AA-131)."""
    if s.space != p.NOTHING:
        go_on_transmuting(box, s, seat)
    else:
        proceed(box, s)


@rule
def activate(box, s, seat, assistant):
    """It costs nothing (AA-125); a once-per-year effect tilts the card (AA-127). The Sandman's is one Spirit Sand (AA-226)."""
    if assistant == p.NYMPH:
        call_nymph(box, s, seat)
    elif assistant == p.INNKEEPER:
        call_innkeeper(box, s, seat)
    elif assistant == p.MERCHANT:
        call_merchant(box, s, seat)
    elif assistant == p.NEGOTIATOR:
        call_negotiator(box, s, seat)
    else:
        s.tilted[p.SANDMAN] = 1
        gain(box, s, seat, p.SAND, 1, 226)
        resume(box, s, seat)


# The Nymph (AA-200, AA-201, AA-133)


@rule
def call_nymph(box, s, seat):
    """Any of one's assistants leaves, the Nymph included (AA-200): apart from wages, the only dismissal there is (AA-133)."""
    if s.staff[seat] > 1:
        wait_for(s, seat, Q.dismiss)
    else:
        send_away(box, s, seat, p.NYMPH)


@rule
def send_away(box, s, seat, assistant):
    """The assistant leaves, then comes one resource of any kind whose track is not full (AA-201)."""
    dismiss(s, seat, assistant)
    open_tracks, kind = 0, p.NOTHING
    for k in range(p.KINDS):
        if s.stock[seat][k] < box.room[k]:
            open_tracks += 1
            kind = k
    if open_tracks > 1:
        wait_for(s, seat, Q.gain)
    else:
        receive_gift(box, s, seat, kind)


@rule
def receive_gift(box, s, seat, kind):
    """One resource of the chosen kind (AA-200)."""
    gain(box, s, seat, kind, 1, 200)
    resume(box, s, seat)


# Innkeeper, Merchant, Negotiator (AA-209, AA-222, AA-225)


@rule
def call_innkeeper(box, s, seat):
    """Up to two workers come back from the plaza, wages included (AA-209)."""
    count = min(box.inn, s.plaza[seat])
    s.tilted[p.INNKEEPER] = 1
    s.plaza[seat] -= count
    s.available[seat] += count
    tell(s, ALL, 209, seat, count)
    resume(box, s, seat)


@rule
def call_merchant(box, s, seat):
    """The Merchant tilts and exchanges one or two units (AA-222)."""
    s.tilted[p.MERCHANT] = 1
    wait_for(s, seat, Q.exchange)


@rule
def exchange(box, s, seat, give, get):
    """One basic resource for one of another kind; after the first the player may stop (AA-222). A second exchange is always
    possible: back again."""
    s.stock[seat][give] -= 1
    s.stock[seat][get] += 1
    s.exchanged += 1
    tell(s, ALL, 222, seat, give, get)
    if s.exchanged < box.exchanges:
        wait_for(s, seat, Q.exchange)
    else:
        finish_exchanging(box, s, seat)


@rule
def finish_exchanging(box, s, seat):
    """The Merchant has done (AA-222)."""
    s.exchanged = 0
    resume(box, s, seat)


@rule
def call_negotiator(box, s, seat):
    """One face-up order goes under its pile; held ones are never touched (AA-225)."""
    s.tilted[p.NEGOTIATOR] = 1
    choices, found = 0, p.NOTHING
    for space in range(p.ORDER_SPACES):
        if can_renew(s, space):
            choices += 1
            found = space
    if choices > 1:
        wait_for(s, seat, Q.renew)
    else:
        negotiate(box, s, seat, found)


@rule
def negotiate(box, s, seat, space):
    """The next card is turned up at once; the workers on the space stay (AA-225)."""
    renew(s, space, 225)
    resume(box, s, seat)
