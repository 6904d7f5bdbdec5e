"""The quick start: scenery, pawns and deployment by lot, so that only troops are chosen."""

from athanor.kernel.rulebook import ALL, below, rule, tell

from . import pieces as p
from .advanced import refusal_of_gift
from .agreed import advanced, after, big_table, form, seat_with
from .board import width, zone_of
from .figures import piece
from .geometry import INCH
from .objectives import note_trophies
from .preparation import (
    element_fits,
    fewest_elements,
    in_deployment_zone,
    kind_is_used,
    most_elements,
    put_element,
    put_pawn,
    quick_spot,
    refusal_of_pawn,
)

QUICK_TRIES, SMALL_ELEMENT, SLIDE = 600, 34, 4


@rule
def quick_start(box, s):
    """A table that keeps every rule of placement, and both, or all, troops on it."""
    if s.seats == 2:
        mirrored_scenery(box, s)
        mirrored_pawns(box, s)
    else:
        scenery_in_turn(box, s)
        pawns_in_turn(box, s)
    if advanced(s) == 1:
        quick_effects(box, s)
    quick_deployment(box, s)


@rule
def quick_effects(box, s):
    """Each player in turn gives special effects by lot (AK-222), but none that moves an element."""
    for turn in range(s.seats * box.effects_each[form(s)]):
        seat = seat_with(s, turn % s.seats)
        effect, seen = p.NOTHING, 0
        for k in range(8):
            if k != p.STRATEGIC and refusal_of_gift(box, s, seat, k) == 0:
                seen += 1
                if below(s, seen) == 0:
                    effect = k
        if effect == p.NOTHING:
            return
        e = below(s, s.elements)
        while s.special[e] != 0:
            e = (e + 1) % s.elements
        s.special[e] = effect + 1
        s.given[seat] += 1
        tell(s, ALL, 222, seat, effect, piece(box, s, e))


@rule
def mirrored_scenery(box, s):
    """Elements in mirrored pairs by lot, as many as the format allows and find room: both sides have the same table, and every
    rule of placement holds (AK-086 to AK-088). What is small fills the gaps."""
    tries = 0
    while s.elements + 2 <= most_elements(box, s) and tries < QUICK_TRIES:
        tries += 1
        kind, bearing = below(s, p.KINDS), below(s, 4)
        x, y = below(s, width(box, s) + 1), below(s, width(box, s) + 1)
        if tries < QUICK_TRIES // 3 or box.element_reach[kind] <= SMALL_ELEMENT:
            quick_pair(box, s, kind, bearing, x, y)
        if tries == QUICK_TRIES and s.elements < fewest_elements(box, s):
            s.spacing -= INCH
            tries = 0
    tell(s, ALL, 88, p.NOBODY, s.elements)


@rule
def quick_pair(box, s, kind, bearing, x, y):
    """An element of A and its mirror image of B, one pair of a kind, if both fit."""
    if (box.bearings[kind] >> bearing) & 1 == 0 or kind_is_used(s, kind, 1):
        return
    w = width(box, s)
    first, second = s.seat_a, after(s, s.seat_a)
    if (zone_of(box, s, x, y) == 0) != (s.placed[first] % 2 == 0):
        x, y = w - x, w - y
    if element_fits(box, s, first, kind, bearing, x, y) != 0:
        return
    if big_table(box, s) == 0:  # on the small table, outwards as far as it goes, so that others find room
        dx, dy = SLIDE if x > w // 2 else -SLIDE, SLIDE if y > w // 2 else -SLIDE
        for _ in range(2):
            while element_fits(box, s, first, kind, bearing, x + dx, y) == 0:
                x += dx
            while element_fits(box, s, first, kind, bearing, x, y + dy) == 0:
                y += dy
    put_element(box, s, first, kind, bearing, x, y)
    if element_fits(box, s, second, kind, bearing, w - x, w - y) == 0:
        put_element(box, s, second, kind, bearing, w - x, w - y)
    else:
        s.elements -= 1
        s.placed[first] -= 1


@rule
def scenery_in_turn(box, s):
    """Each player in turn places an element by lot, out of every deployment zone (AK-256)."""
    w = width(box, s)
    wanted = min(most_elements(box, s), fewest_elements(box, s) + s.seats) // s.seats * s.seats
    seat, tries = s.seat_a, 0
    while s.elements < wanted and tries < 40000:
        kind, bearing = below(s, p.KINDS), below(s, 4)
        x, y = below(s, w + 1), below(s, w + 1)
        tries += 1
        if tries % 2000 == 0 and s.spacing > 0:
            s.spacing -= INCH
        if (box.bearings[kind] >> bearing) & 1 == 0 or kind_is_used(s, kind, 3):
            continue
        if in_deployment_zone(box, s, seat, box.outline[kind][bearing], box.element_corners[kind], x, y):
            continue
        if element_fits(box, s, seat, kind, bearing, x, y) == 0:
            put_element(box, s, seat, kind, bearing, x, y)
            seat = after(s, seat)
    tell(s, ALL, 88, p.NOBODY, s.elements)


@rule
def mirrored_pawns(box, s):
    """Pawns on mirrored elements: the first pairs across the table, the others at home (AK-090, AK-091)."""
    for k in range(min(box.pawns[form(s)], s.elements // 2)):
        for e in range(2 * k, 2 * k + 2):
            owner = seat_with(s, zone_of(box, s, s.ex[e], s.ey[e]))
            put_pawn(box, s, after(s, owner) if k < box.pawns_away[form(s)] else owner, e)


@rule
def pawns_in_turn(box, s):
    """Each player in turn, from C, puts a pawn by lot (AK-256)."""
    seat = seat_with(s, 2)
    for _ in range(s.seats * box.pawns[form(s)]):
        chosen, seen = p.NOTHING, 0
        for e in range(s.elements):
            if refusal_of_pawn(box, s, seat, e) == 0:
                seen += 1
                if below(s, seen) == 0:
                    chosen = e
        if chosen != p.NOTHING:
            put_pawn(box, s, seat, chosen)
        seat = after(s, seat)


@rule
def quick_deployment(box, s):
    """Side by side at the front of the zone, the heroes in the middle (AK-094)."""
    for seat in range(s.seats):
        figures = 0
        for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
            figures += 1 if s.kind[f] != p.NOTHING else 0
        for k in range(figures):
            f = seat * p.TROOP + k
            quick_spot(box, s, f, k, figures)
            s.x[f] = s.px
            s.y[f] = s.py
            s.here[f] = 1
    note_trophies(box, s)
    tell(s, ALL, 96)
