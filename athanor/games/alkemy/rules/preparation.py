"""Troops and set-up (AK-070 to AK-098)."""

from athanor.kernel.rulebook import ALL, below, fill, rule, table, tell

from . import pieces as p
from .agreed import advanced, after, big_table, form, letter_of, seat_with
from .board import OBJECTIVE, free_at, in_zone, legal_at, radius, width, zone_of
from .dice import opposed
from .figures import piece, seat_of, who
from .geometry import d2, disc_near_polygon, isqrt, polygons_nearer_than, polygons_overlap
from .objectives import note_trophy
from .pieces import A, Q
from .stack import ask, ask_open, push
from .terrain import nature_of_kind


@rule
def setup(box, s):
    """A bare table; the players build their troops (AK-080, AK-081)."""
    fill(s.kind, p.NOTHING)
    fill(s.card, p.NOTHING)
    s.winner = p.NOBODY
    s.active = p.NOTHING
    s.casting = p.NOTHING
    s.stopped = p.NOBODY
    s.trail_of = p.NOTHING
    s.spacing = 48 if advanced(s) == 0 else 32  # AK-086, AK-221
    fill(s.trophy, p.NOTHING)
    for slot in range(2):
        s.pending[slot][0] = p.NOTHING
    to_muster(s)


CHEST_VALUES = table([(3, 4, 5, 0, 0), (3, 4, 4, 5, 0), (3, 4, 4, 5, 5)])  # for two, three and four players (AK-264)


# Troops (AK-070 to AK-079)


@rule
def to_muster(s):
    """Every player builds a troop in secret."""
    push(s, p.SET_THE_TABLE)
    fill(s.sealed, 0)
    s.to_act = (1 << s.seats) - 1
    s.asks = Q.muster
    s.open = 1  # who is recruited may go again, until the troop is locked


@rule
def refusal_of_troop(box, s, t):
    """A ready troop fits the format: its points (AK-073) and its heroes (AK-074)."""
    row = form(s)
    if t >= box.troops:
        return 71
    if box.troop_points[t] > box.limit[row]:
        return 73
    if not box.heroes[row][0] <= box.troop_heroes[t] <= box.heroes[row][1]:
        return 74
    return 0


@rule
def recruited(box, s, seat):
    """Points, heroes, figures and common symbols of what a seat has recruited so far."""
    points, heroes, figures, symbols = 0, 0, 0, (1 << 8) - 1
    for profile in range(p.PROFILES):
        n = s.recruits[seat][profile]
        if n > 0:
            points += n * box.cost[profile]
            heroes += n * box.hero[profile]
            figures += n
            symbols &= box.symbols[profile]
    return points, heroes, figures, symbols


@rule
def refusal_of_recruit(box, s, seat, profile):
    """One common symbol (AK-071, AK-072), the points (AK-073), the heroes (AK-074), the maximum of a name (AK-075)."""
    row = form(s)
    points, heroes, figures, symbols = recruited(box, s, seat)
    if s.options[p.FULL] == 0:
        return 70
    if symbols & box.symbols[profile] == 0:
        return 71
    if points + box.cost[profile] > box.limit[row]:
        return 73
    if heroes + box.hero[profile] > box.heroes[row][1]:
        return 74
    if s.recruits[seat][profile] >= box.most[profile] or figures >= p.TROOP:
        return 75
    return 0


@rule
def refusal_to_lock(box, s, seat):
    """A troop has the heroes of its format (AK-074), and so a figure with a value of ESP (AK-078)."""
    _points, heroes, figures, _symbols = recruited(box, s, seat)
    if s.options[p.FULL] == 0 or figures == 0:
        return 70
    return 74 if heroes < box.heroes[form(s)][0] else 0


@rule
def faction_of(box, s, seat):
    """The faction that all figures share, the smallest number first (AK-071); it gives the affinity (AK-079)."""
    _points, _heroes, _figures, symbols = recruited(box, s, seat)
    k = 0
    while (symbols >> k) & 1 == 0:
        k += 1
    return k


@rule
def set_the_table(box, s):
    """Troops are revealed; A is drawn by lot, the others follow clockwise (AK-082, AK-255); objectives are placed (AK-083)."""
    for seat in range(s.seats):
        t = s.sealed[seat] - 1 - A.muster
        ready = s.sealed[seat] - 1 < A.lock and t < box.troops
        if ready:
            for profile in range(p.PROFILES):
                s.recruits[seat][profile] = box.troop[t][profile]
            s.faction[seat] = box.troop_faction[t]
        else:
            s.faction[seat] = faction_of(box, s, seat)
        s.sealed[seat] = 0
        tell(s, ALL, 71, seat, s.faction[seat], t + 1 if ready else 0)
    for seat in range(s.seats):
        line_up(box, s, seat)
    s.seat_a = below(s, s.seats)
    s.initiative = p.NOBODY
    tell(s, ALL, 82, s.seat_a)
    scenario = s.options[p.SCENARIO]
    s.objectives = box.objectives[s.seats - 2][scenario]
    places = box.objective[s.seats - 2][scenario][big_table(box, s)]
    for o in range(s.objectives):
        s.ox[o] = places[o][0]
        s.oy[o] = places[o][1]
        s.owner[o] = p.NOBODY
        s.opened_by[o] = p.NOBODY
    push(s, p.FIRST_TURN)
    for seat in range(s.seats):
        s.pawns_left[seat] = box.pawns[form(s)]
        s.pawns_owed[seat] = box.pawns_away[form(s)]
    if s.options[p.FULL] == 0:
        push(s, p.QUICK_START)
        if s.options[p.COMMAND] == 1:
            push(s, p.RESERVES)
    else:
        push(s, p.WHO_DEPLOYS)
        if s.options[p.COMMAND] == 1:
            push(s, p.RESERVES)
        push(s, p.PLACE_PAWN, seat_with(s, s.seats - 1 if s.seats == 2 else 2))  # from B, or from C (AK-256)
        push(s, p.PLACE_ELEMENT, s.seat_a)


@rule
def is_shared(s, seat, profile):
    """Another troop has figures of this profile too."""
    for other in range(s.seats):
        if other != seat and s.recruits[other][profile] > 0:
            return True
    return False


@rule
def line_up(box, s, seat):
    """One figure per life line; a card of several is filled before the next is opened (AK-045, AK-076)."""
    f = seat * p.TROOP
    for profile in range(p.PROFILES):
        for k in range(s.recruits[seat][profile]):
            s.kind[f] = profile
            s.card[f] = f - k % box.lines[profile]
            s.twin[f] = (k + 1 if s.recruits[seat][profile] > 1 else 0) + (p.SHARED if is_shared(s, seat, profile) else 0)
            s.components[f] = box.components[box.circle[profile]]
            s.stones[f] = box.stones[box.circle[profile]]  # full reserves, concentration 0 (AK-170)
            f += 1


@rule
def cards_of(s, seat):
    """Profile cards of a troop: the physical ones (AK-077)."""
    n = 0
    for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
        if s.kind[f] != p.NOTHING and s.card[f] == f:
            n += 1
    return n


# Scenery (AK-085 to AK-089)


@rule
def element_fits(box, s, seat, kind, bearing, x, y):
    """0, or the rule that forbids an element there: on the table, far enough from others and from objectives, not in the
    enemy's deployment zone (AK-086), in the table zone whose turn it is (AK-087)."""
    w = width(box, s)
    corners, n = box.outline[kind][bearing], box.element_corners[kind]
    own = zone_of(box, s, x, y) == letter_of(s, seat)
    if own != (s.placed[seat] % 2 == 0):
        return 87
    for k in range(n):
        if not (0 <= x + corners[k][0] <= w and 0 <= y + corners[k][1] <= w):
            return 86
    for e in range(s.elements):
        other = s.element[e]
        far = box.element_reach[kind] + box.element_reach[other] + s.spacing
        if d2(x, y, s.ex[e], s.ey[e]) <= far * far:
            if polygons_nearer_than(
                corners, n, x, y, box.outline[other][s.bearing[e]], box.element_corners[other], s.ex[e], s.ey[e], s.spacing
            ):
                return 86
    for o in range(s.objectives):
        if disc_near_polygon(s.ox[o], s.oy[o], s.spacing + OBJECTIVE + 1, corners, n, x, y):
            return 86
    for other in range(s.seats):
        if other != seat and in_deployment_zone(box, s, other, corners, n, x, y):
            return 86
    return 0


@rule
def in_deployment_zone(box, s, seat, corners, n, x, y):
    """A polygon overlaps the deployment zone of a seat."""
    scenario, letter = s.options[p.SCENARIO], letter_of(s, seat)
    zone = box.zone[s.seats - 2][scenario][big_table(box, s)][letter]
    return polygons_overlap(corners, n, x, y, zone, box.zone_corners[s.seats - 2][scenario][letter], 0, 0)


@rule
def fewest_elements(box, s):
    """Elements that must stand: in all, or for each of more than two players (AK-088, AK-221, AK-256)."""
    return box.elements[form(s)][advanced(s)][0] * (s.seats if s.seats > 2 else 1)


@rule
def most_elements(box, s):
    """So many elements at most (AK-070)."""
    return box.elements[form(s)][advanced(s)][1]


@rule
def has_room(box, s, seat, kind, bearing):
    """Some point of the inch grid takes the element."""
    for y in range(8, width(box, s), 16):
        for x in range(8, width(box, s), 16):
            if element_fits(box, s, seat, kind, bearing, x, y) == 0:
                return True
    return False


@rule
def kind_is_used(s, kind, most):
    """So many elements of a kind stand already."""
    n = 0
    for e in range(s.elements):
        n += 1 if s.element[e] == kind else 0
    return n >= most


@rule
def refusal_of_element(box, s, seat, kind):
    """At most three of a kind, and there must be room for it (AK-085)."""
    if kind_is_used(s, kind, 3):
        return 85
    for bearing in range(4):
        if (box.bearings[kind] >> bearing) & 1 == 1 and has_room(box, s, seat, kind, bearing):
            return 0
    return 86


@rule
def refusal_to_stop(box, s, seat):
    """From the 4th element of a player on, or the 6th on the large table (AK-088), one later with advanced scenery (AK-221);
    with more than two players, once each has placed his share (AK-256)."""
    if s.seats > 2:
        for other in range(s.seats):
            if s.placed[other] < box.elements[form(s)][advanced(s)][0]:
                return 256
        return 0
    if s.placed[seat] + 1 >= box.stop_from[form(s)][advanced(s)] and s.elements >= fewest_elements(box, s):
        return 0
    return 221 if advanced(s) == 1 else 88


@rule
def place_element(box, s, seat):
    """Whose turn it is places one element (AK-085), until one stops or the table is full (AK-088)."""
    if s.elements >= most_elements(box, s):
        return
    room = False
    for kind in range(p.KINDS):
        room = room or refusal_of_element(box, s, seat, kind) == 0
    if not room:
        if s.elements >= fewest_elements(box, s):
            stop_placing(s, seat)
        elif s.spacing > 0:
            s.spacing -= 16
            push(s, p.PLACE_ELEMENT, seat)
        return
    push(s, p.ELEMENT_CHOSEN, seat, 0)
    ask(s, seat, Q.element)


@rule
def stop_placing(s, seat):
    """A player stops; every other may place one last element, clockwise (AK-088, AK-256)."""
    tell(s, ALL, 88, seat)
    for k in range(s.seats - 1, 0, -1):
        push(s, p.LAST_ELEMENT, (seat + k) % s.seats)


@rule
def last_element(box, s, seat):
    """After another stopped a player may place one more (AK-088)."""
    if s.elements >= most_elements(box, s):
        return
    for kind in range(p.KINDS):
        if refusal_of_element(box, s, seat, kind) == 0:
            push(s, p.LAST_ANSWERED, seat)
            ask(s, seat, Q.last)
            return


@rule
def last_answered(box, s, seat):
    """One element more after the stop, or none."""
    if s.answer == A.yes:
        push(s, p.ELEMENT_CHOSEN, seat, 1)
        ask(s, seat, Q.element)


@rule
def element_chosen(box, s, seat, last):
    """An element, a gift, or the stop."""
    if s.answer == A.stop:
        stop_placing(s, seat)
        return
    if s.answer >= A.give:
        push(s, p.GIFT_CHOSEN, seat, s.answer - A.give)  # AK-222
        ask_open(s, seat, Q.gift)
        return
    kind = s.answer - A.element
    push(s, p.BEARING_CHOSEN, seat, last, kind)
    ask_open(s, seat, Q.bearing)


@rule
def refusal_of_bearing(box, s, seat, kind, bearing):
    """An orientation that differs from the others and has room (AK-085)."""
    if (box.bearings[kind] >> bearing) & 1 == 0:
        return 85
    return 0 if has_room(box, s, seat, kind, bearing) else 86


@rule
def bearing_chosen(box, s, seat, last, kind):
    """How it is turned; points where it fits are offered."""
    bearing = s.answer - A.bearing
    s.purpose = p.PLACING
    s.mover = seat * 64 + kind * 4 + bearing
    s.spots = 0
    fitting = 0
    for y in range(8, width(box, s), 16):
        for x in range(8, width(box, s), 16):
            fitting += 1 if element_fits(box, s, seat, kind, bearing, x, y) == 0 else 0
    seen = 0
    most = min(40, fitting)
    for y in range(8, width(box, s), 16):
        for x in range(8, width(box, s), 16):
            if element_fits(box, s, seat, kind, bearing, x, y) == 0:
                if seen * most // fitting == s.spots and s.spots < most:
                    add_spot(s, x, y)
                seen += 1
    push(s, p.ELEMENT_PLACED, seat, last, kind, bearing)
    ask_open(s, seat, Q.place)


@rule
def add_spot(s, x, y):
    """One more point that is offered; no point twice."""
    if s.spots >= p.SPOTS:
        return
    for k in range(s.spots):
        if s.spot[k][0] == x and s.spot[k][1] == y:
            return
    s.spot[s.spots][0] = x
    s.spot[s.spots][1] = y
    s.spots += 1


@rule
def put_element(box, s, seat, kind, bearing, x, y):
    """An element stands on the table."""
    e = s.elements
    s.element[e] = kind
    s.bearing[e] = bearing
    s.ex[e] = x
    s.ey[e] = y
    s.pawn[e] = 0
    s.special[e] = 0
    nature_of_kind(box, s, e)
    s.elements += 1
    s.placed[seat] += 1


@rule
def element_placed(box, s, seat, last, kind, bearing):
    """The element is there (AK-085), and the next seat places one."""
    put_element(box, s, seat, kind, bearing, s.px, s.py)
    tell(s, ALL, 85, seat, piece(box, s, s.elements - 1))
    if last == 0:
        push(s, p.PLACE_ELEMENT, after(s, seat))
    if s.options[p.SCENERY] == 2:
        push(s, p.VISION_CHOSEN, seat, s.elements - 1)  # AK-224
        ask_open(s, seat, Q.vision)


# Resource pawns (AK-090 to AK-092)


@rule
def is_away(box, s, seat, e):
    """The element lies in the enemy's table zone."""
    return zone_of(box, s, s.ex[e], s.ey[e]) != letter_of(s, seat)


@rule
def free_elements(box, s, seat, away):
    """Elements without a pawn; only those in the enemy zone when `away`."""
    n = 0
    for e in range(s.elements):
        if s.pawn[e] == 0 and (not away or is_away(box, s, seat, e)):
            n += 1
    return n


@rule
def refusal_of_pawn(box, s, seat, e):
    """On an element that has none (AK-090); enough of them in the enemy zone (AK-091), as far as it has any."""
    if e >= s.elements or s.pawn[e] != 0:
        return 90
    if s.pawns_owed[seat] >= s.pawns_left[seat] and not is_away(box, s, seat, e) and free_elements(box, s, seat, True) > 0:
        return 91
    return 0


@rule
def place_pawn(box, s, seat):
    """In turn from B, or from C with more players (AK-256), one pawn of one's own affinity each (AK-090); a pawn has no place
    of its own (AK-092)."""
    if s.pawns_left[seat] > 0 and free_elements(box, s, seat, False) > 0:
        push(s, p.PAWN_CHOSEN, seat)
        ask(s, seat, Q.pawn)


@rule
def put_pawn(box, s, seat, e):
    """A resource pawn of the player's affinity lies on an element."""
    s.pawn[e] = box.affinity[s.faction[seat]] + 1
    s.pawns += 1
    s.pawns_left[seat] -= 1
    if s.pawns_owed[seat] > 0 and is_away(box, s, seat, e):
        s.pawns_owed[seat] -= 1


@rule
def pawn_chosen(box, s, seat):
    """A resource pawn is laid (AK-090), and the next seat lays one."""
    e = s.answer - A.pawn
    put_pawn(box, s, seat, e)
    tell(s, ALL, 90, seat, piece(box, s, e), s.pawn[e] - 1)
    push(s, p.PLACE_PAWN, after(s, seat))


# Deployment (AK-093 to AK-096)


@rule
def refusal_of_chief(box, s, f):
    """A figure with a value of ESP, while the player has one (AK-102): chance is not dodged by sending one without."""
    if s.kind[f] == p.NOTHING or (s.turn > 0 and s.here[f] == 0):
        return 102
    if box.esp[s.kind[f]] != p.NOTHING:
        return 0
    first = seat_of(f) * p.TROOP
    for g in range(first, first + p.TROOP):
        if s.kind[g] != p.NOTHING and (s.turn == 0 or s.here[g] == 1) and box.esp[s.kind[g]] != p.NOTHING:
            return 102
    return 0


@rule
def who_deploys(box, s):
    """More profile cards deploy first; with as many, the loser of an opposed ESP roll (AK-093), or, with more than two
    players, one of them by lot (AK-256)."""
    first, ties = 0, 1
    for seat in range(1, s.seats):
        more = cards_of(s, seat) - cards_of(s, first)
        if more > 0:
            first, ties = seat, 1
        elif more == 0:
            ties += 1
            if s.seats > 2 and below(s, ties) == 0:
                first = seat
    if ties == 1 or s.seats > 2:
        tell(s, ALL, 93, first)
        push(s, p.DEPLOY_CARD, first)
        return
    push(s, p.DEPLOY_ROLL)
    fill(s.sealed, 0)
    s.to_act = 3
    s.asks = Q.chief
    s.open = 0


@rule
def deploy_roll(box, s):
    """The chiefs roll for who deploys first (AK-093)."""
    f, g = s.sealed[0] - 1 - A.chief, s.sealed[1] - 1 - A.chief
    fill(s.sealed, 0)
    won = opposed(box, s, f, box.esp[s.kind[f]], p.WHITE, 0, g, box.esp[s.kind[g]], p.WHITE, 0, 53)
    first = after(s, seat_of(won))
    tell(s, ALL, 93, first)
    push(s, p.DEPLOY_CARD, first)


@rule
def waits(s, f):
    """The figure is to be deployed."""
    return s.kind[f] != p.NOTHING and s.here[f] == 0


@rule
def undeployed(s, seat):
    """The seat still has figures to deploy."""
    for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
        if waits(s, f):
            return True
    return False


@rule
def deploy_card(s, seat):
    """In turn, all figures of one card; when one has finished the others go on (AK-094)."""
    for _ in range(s.seats):
        if undeployed(s, seat):
            push(s, p.CARD_CHOSEN, seat)
            ask(s, seat, Q.deploy)
            return
        seat = after(s, seat)


@rule
def card_chosen(s, seat):
    """A card is deployed, figure by figure."""
    card = s.answer - A.deploy
    push(s, p.DEPLOY_CARD, after(s, seat))
    for k in range(2, -1, -1):
        f = card + k
        if f < (seat + 1) * p.TROOP and s.kind[f] != p.NOTHING and s.card[f] == card:
            push(s, p.STATION_FIGURE, f)


@rule
def may_deploy_at(box, s, f, x, y):
    """Wholly in its zone, overlapping nothing, in contact with no enemy (AK-094, AK-095)."""
    return in_zone(box, s, seat_of(f), x, y, radius(box, s, f)) and legal_at(box, s, f, x, y) and free_at(box, s, f, x, y)


@rule
def station_figure(box, s, f):
    """Points of the zone where a figure may stand are offered."""
    s.purpose = p.DEPLOYING
    s.mover = f
    s.spots = 0
    r = radius(box, s, f)
    w = width(box, s)
    for y in range(r, w - r + 1, 16):
        for x in range(r, w - r + 1, 16):
            if s.spots < 58 and may_deploy_at(box, s, f, x, y):
                add_spot(s, x, y)
    s.reach = 1  # any point of the zone may be picked
    if s.spots == 0:
        quick_spot(box, s, f, 0, 1)
        add_spot(s, s.px, s.py)
        s.reach = 1 if may_deploy_at(box, s, f, s.px, s.py) else 0
    push(s, p.FIGURE_STATIONED, f)
    ask_open(s, seat_of(f), Q.station)


@rule
def figure_stationed(box, s, f):
    """The figure stands there (AK-094)."""
    s.x[f] = s.px
    s.y[f] = s.py
    s.here[f] = 1
    if s.card[f] == f:
        note_trophy(box, s, f)
    tell(s, ALL, 94, who(s, f))


@rule
def quick_spot(box, s, f, k, figures):
    """The legal point nearest to the k-th place of a line, from the middle outwards, into px and py."""
    w = width(box, s)
    scenario, letter = s.options[p.SCENARIO], letter_of(s, seat_of(f))
    anchor = box.anchor[s.seats - 2][scenario][big_table(box, s)][letter]
    ax, ay = w // 2 - anchor[0], w // 2 - anchor[1]
    length = isqrt(ax * ax + ay * ay)
    spread = min(44, (w - 60) // max(1, figures)) if s.seats == 2 else 24
    aside = (k + 1) // 2 * (1 if k % 2 == 0 else -1) * spread
    corner = box.zone_corners[s.seats - 2][scenario][letter] == 3
    deep = 32 if not corner else 110 if s.seats == 2 else 50
    wx, wy = anchor[0] + (ax * deep - ay * aside) // length, anchor[1] + (ay * deep + ax * aside) // length
    near = nearest_place(box, s, f, wx, wy, 48)
    if near == p.NOTHING or near > 48 * 48:  # nothing beyond a square of that size is nearer than its sides
        near = nearest_place(box, s, f, wx, wy, w)
    if near == p.NOTHING:
        nearest_outside(box, s, f, wx, wy)


@rule
def nearest_place(box, s, f, wx, wy, around):
    """The point of a grid of half inches in the zone nearest to a point, not farther than `around` on either axis, into px and
    py; its squared distance, or NOTHING."""
    best, r, w = p.NOTHING, radius(box, s, f), width(box, s)
    for y in range(r, w - r + 1, 8):
        for x in range(r, w - r + 1, 8):
            far = d2(x, y, wx, wy)
            if abs(x - wx) <= around and abs(y - wy) <= around and (best == p.NOTHING or far < best):
                if may_deploy_at(box, s, f, x, y):
                    best = far
                    s.px, s.py = x, y
    return best


@rule
def nearest_outside(box, s, f, wx, wy):
    """No room in the zone: the legal point nearest to it."""
    w = width(box, s)
    best = p.NOTHING
    for y in range(12, w - 11, 4):
        for x in range(12, w - 11, 4):
            far = d2(x, y, wx, wy)
            if (best == p.NOTHING or far < best) and legal_at(box, s, f, x, y) and free_at(box, s, f, x, y):
                best = far
                s.px, s.py = x, y


@rule
def first_turn(box, s):
    """Both troops stand: chests get their values (AK-264), and the first turn starts (AK-096)."""
    if s.options[p.SCENARIO] == p.CHESTS:
        for o in range(s.objectives):
            s.value[o] = CHEST_VALUES[s.seats - 2][o]
        for o in range(s.objectives - 1, 0, -1):
            k = below(s, o + 1)
            s.value[o], s.value[k] = s.value[k], s.value[o]
        tell(s, ALL, 264, s.value[0], s.value[1], s.value[2], s.value[3], s.value[4])
    push(s, p.NEW_TURN)
    if s.options[p.COMPETITIVE] == 1:
        push(s, p.SECRETS_ASKED)
