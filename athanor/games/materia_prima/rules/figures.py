"""Figures, what they carry, and what lies about: values, keywords, soul stones, capacity (MP-041, MP-074 to MP-083, MP-118 to
MP-125, MP-158).
"""

from athanor.kernel.rulebook import ALL, fill, rule, tell

from . import pieces as p

# Supply, ground and stock


@rule
def give_back(s, kind, n):
    """Markers to the supply; with unlimited markers it is never counted (MP-158). Soul stones always are (MP-077)."""
    if s.options[p.UNLIMITED] == 0 or kind == p.SOUL:
        s.supply[kind] += n


@rule
def draw_supply(s, kind, n):
    """Markers from the supply: whoever calls has seen that there are enough (MP-158)."""
    give_back(s, kind, -n)


@rule
def litter(s, h, kind, n):
    """Markers on the ground, where they belong to nobody and stay (MP-022)."""
    s.soil[h][kind] += n
    s.littered[h] += n


@rule
def load_on(s, seat, figure, kind, n):
    """Markers onto a figure's card, or off it with a negative number (MP-041, MP-043)."""
    s.load[seat][figure][kind] += n
    s.loaded[seat][figure] += n


# Values (MP-035, MP-059, MP-074, MP-118, MP-121)


@rule
def hearted(s, seat):
    """The alchemist has a soul stone (MP-074)."""
    return s.souls[seat] > 0


@rule
def value(box, s, seat, figure, which):
    """Attack, defence or capacity. An alchemist's is that of the current column, which changes at once (MP-035, MP-074), and
    of the items equipped (MP-059, MP-121); a homunculus's is that of its card, whatever becomes of its master (MP-076)."""
    if figure != p.ALCHEMIST:
        return box.homunculus[s.card[seat][figure]][which]
    n = box.alchemist[s.alchemist[seat]][0 if hearted(s, seat) else 1][which]
    for k in range(2):
        if s.worn[seat][k] != p.NONE:
            n += box.bonus[s.worn[seat][k]][which]
    return n


@rule
def keyword(box, s, seat, word):
    """How many sources of a keyword are in force: items and ability add up (MP-124). Stored items have no effect (MP-120)."""
    n = 0
    if box.ability[s.alchemist[seat]] == word:
        n = 1
    for k in range(2):
        if s.worn[seat][k] != p.NONE and box.keyword[s.worn[seat][k]] == word:
            n += 1
    return n


@rule
def free(box, s, seat, figure):
    """How many elements the figure can still carry (MP-118)."""
    return value(box, s, seat, figure, p.CAPACITY) - s.loaded[seat][figure]


@rule
def on_board(s, seat, figure):
    """The figure stands on a hex."""
    return s.at[seat][figure] != p.NOWHERE


@rule
def at_home(s, seat, figure):
    """The figure is on its owner's tower hex."""
    return s.at[seat][figure] == s.home[seat]


@rule
def name_of(s, seat, figure):
    """A figure in the news: the alchemist's number, or 4 + the homunculus card."""
    return 0 + s.alchemist[seat] if figure == p.ALCHEMIST else 4 + s.card[seat][figure]


@rule
def worn_count(s, seat):
    """Items equipped, two at most (MP-120)."""
    return (s.worn[seat][0] != p.NONE) + (s.worn[seat][1] != p.NONE)


@rule
def put_on(s, seat, item):
    """The item takes a free place of the two (MP-120)."""
    s.worn[seat][0 if s.worn[seat][0] == p.NONE else 1] = item


@rule
def take_off(s, seat, item):
    """The item's place is free again."""
    s.worn[seat][0 if s.worn[seat][0] == item else 1] = p.NONE


# Places (MP-023)


@rule
def leave(s, seat, figure):
    """Off its hex; whoever is left there keeps it."""
    h = s.at[seat][figure]
    s.crowd[h] -= 1
    if s.crowd[h] == 0:
        s.holder[h] = 0
    s.at[seat][figure] = p.NOWHERE


@rule
def stand(s, seat, figure, h):
    """On a hex that holds figures of one player only (MP-023)."""
    s.at[seat][figure] = h
    s.crowd[h] += 1
    s.holder[h] = 1 + seat


@rule
def remove_homunculus(s, seat, figure):
    """The figure goes back to the box, its card to the discard pile (MP-065, MP-116)."""
    leave(s, seat, figure)
    card = s.card[seat][figure]
    s.where[card] = p.SPENT
    s.spent[0] += 1
    s.card[seat][figure] = p.NONE
    s.left[seat][figure] = 0


# Soul stones (MP-074 to MP-082)


@rule
def change_souls(s, seat, n):
    """The only place where a soul stone comes or goes, one by one: they are alike (MP-077), take no room, and only alchemists
    carry them (MP-078). The column changes at once, both ways (MP-074, MP-082)."""
    before = hearted(s, seat)
    s.souls[seat] += n
    if before != hearted(s, seat):
        tell(s, ALL, 74, seat, s.alchemist[seat], 0 if before else 1)


# Too much to carry (MP-083)


@rule
def excess(box, s, seat, figure):
    """How much the load exceeds the capacity (MP-083)."""
    return max(0, -free(box, s, seat, figure))


@rule
def kinds_loaded(s, seat, figure):
    """How many kinds of elements a figure carries."""
    n = 0
    for kind in range(p.KINDS):
        n += s.load[seat][figure][kind] > 0
    return n


@rule
def shed(s, seat, figure, kind, n):
    """Into the stock at home, else onto the ground (MP-083)."""
    load_on(s, seat, figure, kind, -n)
    if at_home(s, seat, figure):
        s.stock[seat][kind] += n
    else:
        litter(s, s.at[seat][figure], kind, n)
    tell(s, ALL, 83, seat, name_of(s, seat, figure), kind, n, at_home(s, seat, figure))


@rule
def empty_out(s, seat, figure):
    """The whole load into the stock at home (MP-116), else onto the ground."""
    for kind in range(p.KINDS):
        n = s.load[seat][figure][kind]
        if n > 0:
            load_on(s, seat, figure, kind, -n)
            if at_home(s, seat, figure):
                s.stock[seat][kind] += n
            else:
                litter(s, s.at[seat][figure], kind, n)


@rule
def items_of(s, seat):
    """Equipment in play: equipped or stored (MP-099), for good (MP-123)."""
    n = 0
    for item in range(p.DECK):
        n += s.where[p.DECK + item] == p.PLAY + seat
    return n


@rule
def begin_chain(s, figure, deed):
    """A new action of this figure: nothing has moved yet."""
    s.figure = figure
    s.deed = deed
    s.done = 0
    fill(s.moved, 0)
    fill(s.way, 0)
    fill(s.handled, 0)


@rule
def can_fight(box, s, seat, figure):
    """Not all fight (MP-030, MP-054)."""
    return value(box, s, seat, figure, p.ATTACK) > 0


@rule
def actions_of(box, s, seat, figure):
    """What a figure gets at the start of a turn (MP-026): one more with an hourglass equipped (MP-131)."""
    if figure != p.ALCHEMIST:
        return box.homunculus[s.card[seat][figure]][p.ACTS]
    return box.alchemist[s.alchemist[seat]][0 if hearted(s, seat) else 1][p.ACTS] + keyword(box, s, seat, p.PLUS_ACTION)


@rule
def tower_holds(s, seat, kind):
    """Markers of a kind in the stock and on the alchemist's card: both pay in the tower (MP-090, MP-096). A homunculus's load
    does not (MP-088)."""
    return s.stock[seat][kind] + s.load[seat][p.ALCHEMIST][kind]


@rule
def pay_in_tower(s, seat, kind, n):
    """From the stock first, then from the load, to the supply (MP-090)."""
    stocked = min(n, s.stock[seat][kind])
    s.stock[seat][kind] -= stocked
    load_on(s, seat, p.ALCHEMIST, kind, stocked - n)
    give_back(s, kind, n)


@rule
def homunculi_of(s, seat):
    """How many homunculi of the player are on the board."""
    n = 0
    for figure in range(1, p.FIGURES):
        n += on_board(s, seat, figure)
    return n
