"""The board of Materia Prima: tiles, hexes, distance, layouts, and where towers may stand (MP-001 to MP-023)."""

from athanor.kernel.rulebook import ALL, below, fill, only, rule, table, tell

from . import pieces as p
from .pieces import Q

STEP_Q = table([0, 1, 1, 0, -1, -1, 0])  # the centre, then E, NE, NW, W, SW, SE
STEP_R = table([0, 0, -1, -1, 0, 1, 1])
ODD_SLOTS = table([1, 3, 5, 0, 2, 4, 6])  # cities on every other slot round the middle, the rest after them
EVEN_SLOTS = table([2, 4, 6, 0, 1, 3, 5])


@rule
def place_of(s, h):
    """What one sees of a hex, packed for the news: its tile, where it lies there, what it shows, whose tower stands on it."""
    return ((s.tiles[h // 7] * 7 + h % 7) * 16 + s.shows[h]) * 8 + s.tower_on[h]


@rule
def apart(q, r):
    """The distance of two positions that differ by q and r."""
    return max(abs(q), abs(r), abs(q + r))


@rule
def distance(s, a, b):
    """The fewest steps between two hexes, whatever stands there (MP-018, MP-020)."""
    return apart(s.q[a] - s.q[b], s.r[a] - s.r[b])


# Layouts (MP-002 to MP-004)


@rule
def put_tile(box, s, slot, tile, turned):
    """Position p of a tile lies in direction p, turned by steps of 60 degrees; each tile once (MP-002)."""
    s.tiles[slot] = tile
    s.turned[slot] = turned
    for d in range(7):
        h = 7 * slot + d
        position = 0 if d == 0 else (d - 1 - turned) % 6 + 1
        s.q[h] = s.spot[slot][0] + STEP_Q[d]
        s.r[h] = s.spot[slot][1] + STEP_R[d]
        s.shows[h] = box.tile[tile][position]


@rule
def join_hexes(s):
    """Hexes at distance 1 are adjacent, across tiles too (MP-018); beyond the edge there is nothing (MP-019)."""
    for h in range(p.HEXES):
        fill(s.near[h], p.NOWHERE)
        for other in range(p.HEXES):
            for d in range(p.DIRECTIONS):
                if s.q[other] == s.q[h] + STEP_Q[d + 1] and s.r[other] == s.r[h] + STEP_R[d + 1]:
                    s.near[h][d] = other


@rule
def place_slots(box, s):
    """The standard shape (MP-003)."""
    for slot in range(p.SLOTS):
        s.tiles[slot] = p.NONE
        for k in range(2):
            s.spot[slot][k] = box.slot[slot][k]


@rule
def lay_preset(box, s):
    """The default layout; there is nothing to choose in a preset (MP-004)."""
    for slot in range(p.SLOTS):
        put_tile(box, s, slot, box.layout_tile[slot], box.layout_turn[slot])


@rule
def tile_left(s, k):
    """The k-th tile that lies on no slot."""
    for tile in range(p.SLOTS):
        used = False
        for slot in range(p.SLOTS):
            used |= s.tiles[slot] == tile
        if not used:
            if k == 0:
                return tile
            k -= 1
    return p.NONE


@rule
def lay_random(box, s):
    """Any tile on any slot, then any rotation of each."""
    for slot in range(p.SLOTS):
        s.tiles[slot] = tile_left(s, below(s, p.SLOTS - slot))
    for slot in range(p.SLOTS):
        put_tile(box, s, slot, s.tiles[slot], below(s, 6))


@rule
def lay_balanced(box, s):
    """The three cities on every other slot round the middle, the other tiles in any order on the rest, any rotations."""
    odd = below(s, 2) == 0
    for k in range(p.SLOTS):
        slot = ODD_SLOTS[k] if odd else EVEN_SLOTS[k]
        count = 3 - k if k < 3 else p.SLOTS - k  # the tiles with a city are the first three of the box's
        s.tiles[slot] = tile_left(s, below(s, count))
    for slot in range(p.SLOTS):
        put_tile(box, s, slot, s.tiles[slot], below(s, 6))


@rule
def oldest(s):
    """Who lays out the tiles (MP-004)."""
    return s.first if s.options[p.OLDEST] == 0 else (s.options[p.OLDEST] - 1) % s.seats


@rule
def lay_out(box, s):
    """The board; True when the oldest player has to choose it (MP-003, MP-004)."""
    place_slots(box, s)
    how = s.options[p.LAYOUT]
    if how == p.CHOSEN:
        s.seat = oldest(s)
        s.to_act = only(s.seat)
        ask_for_tile(s, 0)
        return True
    if how == p.PRESET:
        lay_preset(box, s)
    elif how == p.RANDOM:
        lay_random(box, s)
    elif how == p.BALANCED:
        lay_balanced(box, s)
    join_hexes(s)
    return False


@rule
def slots_laid(s):
    """How many slots have their tile."""
    n = 0
    while n < p.SLOTS and s.tiles[n] != p.NONE:
        n += 1
    return n


@rule
def ask_for_tile(s, slot):
    """The first tile lies in the middle; of a free shape each other place is chosen, beside a tile that lies (MP-003). The
    last tile is no choice."""
    s.open = 0 if slot == 0 else 1
    s.asks = Q.tile
    if s.options[p.FREE_SHAPE] == 1 and slot > 0:
        s.asks = Q.spot
    else:
        skip_last_tile(s, slot)


@rule
def skip_last_tile(s, slot):
    """The last tile needs no choice: only how it is turned."""
    if slot == p.SLOTS - 1:
        s.tiles[slot] = tile_left(s, 0)
        s.asks = Q.rotation


@rule
def spot_q(spot):
    """Tile centres lie on a lattice: i steps of (3, -2) and j of (1, -3)."""
    i, j = spot // p.SPOTS - 6, spot % p.SPOTS - 6
    return 3 * i + j


@rule
def spot_r(spot):
    """The other coordinate of a spot of the lattice."""
    i, j = spot // p.SPOTS - 6, spot % p.SPOTS - 6
    return -2 * i - 3 * j


@rule
def refusal_of_spot(s, spot):
    """An empty place beside at least one tile (MP-003); tiles never overlap (MP-002)."""
    beside = False
    for slot in range(slots_laid(s)):
        away = apart(s.spot[slot][0] - spot_q(spot), s.spot[slot][1] - spot_r(spot))
        if away == 0:
            return 2
        beside |= away == 3
    return 0 if beside else 3


@rule
def choose_spot(s, spot):
    """Where the next slot lies; its tile is chosen next."""
    slot = slots_laid(s)
    s.spot[slot][0] = spot_q(spot)
    s.spot[slot][1] = spot_r(spot)
    s.asks = Q.tile
    skip_last_tile(s, slot)


@rule
def refusal_of_tile(s, tile):
    """A tile is laid once (MP-002)."""
    for slot in range(p.SLOTS):
        if s.tiles[slot] == tile:
            return 2
    return 0


@rule
def choose_tile(s, tile):
    """The tile of the slot; how it is turned is chosen next (MP-002)."""
    s.tiles[slots_laid(s)] = tile
    s.asks = Q.rotation
    s.open = 1


@rule
def choose_rotation(box, s, turned):
    """The tile lies (MP-003); True when it was the last one, which commits them all."""
    slot = slots_laid(s) - 1
    put_tile(box, s, slot, s.tiles[slot], turned)
    if slot < p.SLOTS - 1:
        ask_for_tile(s, slot + 1)
        return False
    for k in range(p.SLOTS):
        tell(s, ALL, 3, s.seat, k, s.tiles[k], s.turned[k])
    join_hexes(s)
    s.open = 0
    return True


# Towers (MP-012 to MP-015)


@rule
def choose_first(s):
    """Drawn at random, or as the table says (MP-012)."""
    chosen = s.options[p.FIRST_PLAYER]
    s.first = below(s, s.seats) if chosen == 0 else (chosen - 1) % s.seats
    tell(s, ALL, 12, s.first)


@rule
def refusal_of_site(s, h):
    """A free hex without a tower (MP-014), not beside another player's (MP-015)."""
    if s.shows[h] != p.FREE or s.tower_on[h] != 0:
        return 14
    if s.options[p.ADJACENT_TOWERS] == 0:
        for d in range(p.DIRECTIONS):
            if s.tower_on[s.near[h][d]] != 0:  # never beyond the edge
                return 15
    return 0


@rule
def hex_at(s, q, r):
    """The hex at a position, or NOWHERE."""
    for h in range(p.HEXES):
        if s.q[h] == q and s.r[h] == r:
            return h
    return p.NOWHERE


@rule
def find_farthest(s):
    """For each player the opposing towers at the greatest distance from the own one (MP-140)."""
    for seat in range(s.seats):
        most = 0
        for other in range(s.seats):
            most = max(most, distance(s, s.home[seat], s.home[other]))
        for other in range(s.seats):
            if other != seat and distance(s, s.home[seat], s.home[other]) == most:
                s.far[seat] |= only(other)
