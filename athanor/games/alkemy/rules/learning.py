"""What somebody who learns the game reads: the role of each field, and figures, places and offered points, which the state tells
only together with the box. Figures stand in the order of their names, since actions name them so; each says whose it is. Places
are told in half inches: more than an eye can tell, less than a ruler."""

from athanor.kernel.roles import UNREAD, bit_set, category, count, flag, own, per_seat, seat
from athanor.kernel.rulebook import rule

from . import pieces as p
from .board import engaged
from .dice import colour, com, defence
from .figures import has, is_alchemist, marked, seat_of
from .geometry import INCH, d2, isqrt
from .judgement import concentration, favour
from .stack import top_arg

ROLES = {
    "top": UNREAD,  # the question tells what has begun
    "stack": UNREAD,
    "answer": UNREAD,
    "sealed": UNREAD,
    "turn": count(10),
    "seat_a": seat(),
    "initiative": seat(),
    "hand": seat(),
    "passes": count(4),
    "opened": flag(),
    "points": per_seat(count(8)),
    "winner": UNREAD,  # at the end
    "sharing": UNREAD,
    "ending": UNREAD,
    "active": UNREAD,  # told of the figure
    "faction": per_seat(category(p.FACTIONS)),
    "recruits": own(count(3)),
    "kind": UNREAD,  # from here on told by the figures
    "card": UNREAD,
    "twin": UNREAD,
    "here": UNREAD,
    "x": UNREAD,
    "y": UNREAD,
    "hurt": UNREAD,
    "pa": UNREAD,
    "marks": UNREAD,
    "acting": UNREAD,
    "feared": UNREAD,
    "aimed": UNREAD,
    "focus": UNREAD,
    "components": UNREAD,
    "stones": UNREAD,
    "used": UNREAD,
    "effects": UNREAD,
    "lasting": UNREAD,
    "harm": UNREAD,
    "prayer": UNREAD,
    "foresight": UNREAD,
    "removed": per_seat(count(8)),
    "fell": UNREAD,
    "felled_by": UNREAD,
    "lives": UNREAD,
    "elements": count(20),
    "element": UNREAD,  # told by their places
    "bearing": UNREAD,
    "ex": UNREAD,
    "ey": UNREAD,
    "closed": UNREAD,
    "barred": UNREAD,
    "climbs": UNREAD,
    "mire": UNREAD,
    "thick": UNREAD,
    "clear": UNREAD,
    "sparse": UNREAD,
    "braced": UNREAD,
    "special": UNREAD,
    "given": per_seat(count(3)),
    "pawn": UNREAD,  # told with the elements
    "pawns": count(6),
    "collected": count(6),
    "placed": per_seat(count(6)),
    "pawns_left": per_seat(count(3)),
    "pawns_owed": per_seat(count(2)),
    "stopped": seat(),
    "spacing": UNREAD,
    "objectives": count(5),
    "ox": UNREAD,  # told by their places
    "oy": UNREAD,
    "owner": seat(),
    "tokens": per_seat(count(5), 1),
    "value": count(6),
    "opened_by": seat(),
    "due": per_seat(count(4)),
    "templates": count(6),
    "laid": UNREAD,
    "spots": count(60),
    "spot": UNREAD,  # told with what they are near to
    "purpose": category(8),
    "mover": UNREAD,  # told of the figure
    "reach": UNREAD,
    "px": UNREAD,
    "py": UNREAD,
    "slow": UNREAD,
    "mired": flag(),
    "ways": UNREAD,
    "way": UNREAD,
    "leapt": flag(),
    "trail_of": UNREAD,
    "trails": UNREAD,
    "trail": UNREAD,
    "plan": UNREAD,
    "further": UNREAD,
    "dice": count(6),
    "dice_count": count(4),
    "dice_extra": count(3),
    "dice_colour": category(3),
    "dice_base": count(9),
    "pending": UNREAD,
    "struck": UNREAD,
    "haze": UNREAD,  # of imagined worlds
    "casting": category(p.FORMULAS),
    "caster": UNREAD,
    "aim_at": UNREAD,
    "aim_y": UNREAD,
    "improved": count(3),
    "extra": UNREAD,
    "extras": count(3),
    "first": seat(),
    "reserve": per_seat(count(15)),
    "commands": own(bit_set(p.COMMANDS)),
    "held": per_seat(count(5)),
    "called": per_seat(category(p.COMMANDS, 1)),
    "orders": per_seat(bit_set(p.COMMANDS)),
    "played": per_seat(bit_set(p.COMMANDS)),
    "secret": own(category(p.SECRET_CARDS, 1)),
    "trophy": UNREAD,
    "gathered": per_seat(count(3)),
    "victory": UNREAD,  # at the end
    "fallen": per_seat(count(5)),
}
TOLD, NEAR = 26, 4  # features of a figure, and of an offered point
STEP = INCH // 2
FAR = 100  # from an enemy, where there is none
ADDED = {  # features, and about the most that each can be
    "me": (p.MAX_SEATS, 1),
    "figures": (p.FIGURES * TOLD, 8),
    "stands": (p.FIGURES * 2, 48),
    "objectives": (p.OBJECTIVES * 2, 48),
    "elements": (p.ELEMENTS * 2, 48),
    "pawns": (p.ELEMENTS, 1),
    "spots": (p.SPOTS * NEAR, 48),
    "leads": (p.MAX_SEATS - 1, 4),
}


@rule
def features(box, s, seat, row, n):
    """Who looks; every figure, what it is, how it stands and where; objectives, elements and pawns; offered points with what they
    are near to; by how many scenario points the seat leads."""
    for k in range(p.MAX_SEATS):
        row[n + k] = 1 if k == seat else 0
    n += p.MAX_SEATS
    for f in range(p.FIGURES):
        write_figure(box, s, seat, f, row, n + f * TOLD, n + p.FIGURES * TOLD + 2 * f)
    n += p.FIGURES * (TOLD + 2)
    for o in range(p.OBJECTIVES):
        write_place(s.ox[o], s.oy[o], o < s.objectives, row, n + 2 * o)
    n += 2 * p.OBJECTIVES
    for e in range(p.ELEMENTS):
        write_place(s.ex[e], s.ey[e], e < s.elements, row, n + 2 * e)
        row[n + 2 * p.ELEMENTS + e] = 1 if e < s.elements and s.pawn[e] > 0 else 0
    n += 3 * p.ELEMENTS
    for k in range(p.SPOTS):
        write_spot(s, seat, k, row, n + NEAR * k)
    n += NEAR * p.SPOTS
    for k in range(1, p.MAX_SEATS):
        row[n + k - 1] = s.points[seat] - s.points[(seat + k) % s.seats] if k < s.seats else 0


@rule
def write_place(x, y, there, row, n):
    """A point in half inches."""
    row[n] = min(127, x // STEP) if there else 0
    row[n + 1] = min(127, y // STEP) if there else 0


@rule
def write_figure(box, s, seat, f, row, n, m):
    """A figure: whose it is and what it can do at all, how it stands now, and whether the question is about it."""
    profile = s.kind[f]
    there = profile != p.NOTHING and seat_of(f) < s.seats
    for k in range(TOLD):
        row[n + k] = 0
    write_place(s.x[f], s.y[f], there and s.here[f] == 1, row, m)
    if not there:
        return
    row[n] = 8 if seat_of(f) == seat else -8
    row[n + 1] = box.cost[profile] // 8
    row[n + 2] = box.esp[profile]
    row[n + 3] = box.ref[profile]
    row[n + 4] = box.moves[profile][0] // INCH
    row[n + 5] = box.moves[profile][1] // INCH
    row[n + 6] = box.tir[profile]
    row[n + 7] = box.reach[profile] // (4 * INCH)
    row[n + 8] = 8 * box.hero[profile]
    row[n + 9] = 8 if is_alchemist(box, s, f) else 0
    row[n + 10] = 8 if has(box, s, f, p.ANIMAL) else 0
    row[n + 11] = box.damage[profile][3]
    if s.here[f] == 0:
        return
    row[n + 12] = 8
    row[n + 13] = box.life[profile] - s.hurt[f]
    row[n + 14] = 4 * colour(box, s, f)
    row[n + 15] = 2 * s.pa[f]
    row[n + 16] = com(box, s, f)
    row[n + 17] = defence(box, s, f, False)
    row[n + 18] = 8 if marked(s, f, p.ACTIVATED) else 0
    row[n + 19] = 8 if s.acting[f] == 1 or s.active == s.card[f] else 0
    row[n + 20] = 8 if engaged(box, s, f) else 0
    row[n + 21] = 4 * favour(s, f)
    row[n + 22] = int(4 * concentration(box, s, f))
    row[n + 23] = s.components[f]
    row[n + 24] = s.stones[f]
    if s.top > 0 and s.to_act != 0:
        row[n + 25] = 8 if top_arg(s, 1) == f else 4 if top_arg(s, 2) == f else 0


@rule
def write_spot(s, seat, k, row, n):
    """An offered point, how far it is from the nearest objective and from the nearest enemy."""
    there = k < s.spots and s.to_act != 0
    x, y = s.spot[k][0], s.spot[k][1]
    write_place(x, y, there, row, n)
    objective, enemy = FAR * STEP, FAR * STEP
    for o in range(s.objectives):
        objective = min(objective, isqrt(d2(x, y, s.ox[o], s.oy[o])))
    for g in range(s.seats * p.TROOP):
        if s.here[g] == 1 and seat_of(g) != seat:
            enemy = min(enemy, isqrt(d2(x, y, s.x[g], s.y[g])))
    row[n + 2] = objective // STEP if there else 0
    row[n + 3] = enemy // STEP if there else 0
