"""Moving, mining, picking up and dropping (MP-037 to MP-053)."""

from athanor.kernel.rulebook import ALL, rule, tell

from . import pieces as p
from .board import place_of
from .figures import (
    begin_chain,
    change_souls,
    draw_supply,
    free,
    hearted,
    keyword,
    leave,
    litter,
    load_on,
    name_of,
    stand,
    value,
)
from .pieces import Q

# Move (MP-037 to MP-041)


@rule
def free_move(box, s, seat, figure):
    """The alchemist's first moves of a turn may be free (MP-127, MP-124)."""
    return figure == p.ALCHEMIST and s.moves < keyword(box, s, seat, p.FREE_MOVE)


@rule
def refusal_to_enter(s, seat, h):
    """On the board (MP-019), not another player's tower hex (MP-039) nor a hex with another's figures (MP-038, MP-119). The own
    tower and the own figures are no obstacle (MP-040)."""
    if h == p.NOWHERE:
        return 19
    if s.tower_on[h] != 0 and s.tower_on[h] != 1 + seat:
        return 39
    if s.crowd[h] != 0 and s.holder[h] != 1 + seat:
        return 38
    return 0


@rule
def refusal_to_move(box, s, seat, figure, direction):
    """The figure is there (MP-028), has an action left (MP-031), and may enter (MP-037 to MP-040)."""
    if s.at[seat][figure] == p.NOWHERE:
        return 28
    if s.left[seat][figure] == 0 and not free_move(box, s, seat, figure):
        return 31
    return refusal_to_enter(s, seat, s.near[s.at[seat][figure]][direction])


@rule
def move(box, s, seat, figure, direction):
    """To an adjacent hex (MP-037); all that the figure carries goes with it (MP-041)."""
    begin_chain(s, figure, p.DEED_MOVE)
    if free_move(box, s, seat, figure):
        tell(s, ALL, 127, seat)
    else:
        s.left[seat][figure] -= 1
    if figure == p.ALCHEMIST:
        s.moves += 1
    h = s.near[s.at[seat][figure]][direction]
    leave(s, seat, figure)
    stand(s, seat, figure, h)
    tell(s, ALL, 37, seat, name_of(s, seat, figure), h, place_of(s, h))


@rule
def refusal_to_recall(box, s, seat):
    """With its item, from any other hex (MP-132)."""
    if keyword(box, s, seat, p.HAS_RECALL) == 0 or s.at[seat][p.ALCHEMIST] == s.home[seat]:
        return 132
    return 31 if s.left[seat][p.ALCHEMIST] == 0 else 0


@rule
def recall(s, seat):
    """Home at once: not a Move (MP-132, MP-138)."""
    begin_chain(s, p.ALCHEMIST, p.DEED_MINE)
    s.left[seat][p.ALCHEMIST] -= 1
    leave(s, seat, p.ALCHEMIST)
    stand(s, seat, p.ALCHEMIST, s.home[seat])
    tell(s, ALL, 132, seat, s.alchemist[seat])


# Mine (MP-042 to MP-048, MP-126)


@rule
def refusal_to_mine(box, s, seat, figure, n):
    """An element hex (MP-047, MP-048) whose element the supply has (MP-042, MP-158; the hex never runs dry, MP-021), and room
    on the figure's own card (MP-043); homunculi without capacity never (MP-030)."""
    h = s.at[seat][figure]
    if h == p.NOWHERE:
        return 28
    if s.tower_on[h] != 0:
        return 48
    if s.shows[h] >= p.BASICS:
        return 47 if s.shows[h] > p.BASICS else 42
    if value(box, s, seat, figure, p.CAPACITY) == 0:
        return 30
    if n == 2 and keyword(box, s, seat, p.MINE_TWO) <= s.dug:
        return 126
    if free(box, s, seat, figure) < n:
        return 42 if n == 1 else 126
    if s.supply[s.shows[h]] < n:
        return 158
    return 31 if s.left[seat][figure] == 0 else 0


@rule
def mine(s, seat, figure, n):
    """One marker from the supply (MP-042), or two with a tool, which a Mine of one does not use up (MP-126)."""
    begin_chain(s, figure, p.DEED_MINE)
    s.left[seat][figure] -= 1
    kind = s.shows[s.at[seat][figure]]
    draw_supply(s, kind, n)
    load_on(s, seat, figure, kind, n)
    if n == 2:
        s.dug += 1
    tell(s, ALL, 42, seat, name_of(s, seat, figure), kind, n)


# Pick up (MP-044 to MP-048)


@rule
def elements_on(s, h):
    """Elements on the ground, soul stones apart."""
    return s.littered[h] - s.soil[h][p.SOUL]


@rule
def refusal_to_pick(box, s, seat, figure):
    """Something on the ground that the figure can carry (MP-044): elements within its capacity, soul stones for alchemists only
    (MP-045). Mine and Pick up are two actions (MP-046); on a tower hex there is neither (MP-048)."""
    h = s.at[seat][figure]
    if h == p.NOWHERE:
        return 28
    if s.tower_on[h] != 0:
        return 48
    if s.littered[h] == 0:
        return 44
    soul = figure == p.ALCHEMIST and s.soil[h][p.SOUL] > 0
    if not soul:
        if elements_on(s, h) == 0:
            return 45
        if free(box, s, seat, figure) < 1:
            return 44
    return 31 if s.left[seat][figure] == 0 else 0


@rule
def refusal_to_take_up(s, seat, kind):
    """One more marker of a kind (MP-044, MP-045)."""
    if kind == p.SOUL and s.figure != p.ALCHEMIST:
        return 45
    if s.soil[s.at[seat][s.figure]][kind] == 0:
        return 44
    return 44 if kind != p.SOUL and s.room == 0 else 0


@rule
def refusal_to_take_all_up(s, seat):
    """All elements at once, when they fit; soul stones are named one by one (MP-044). Not when a Pick up is one marker
    (MP-167)."""
    if s.options[p.PICKUP_ONE] == 1:
        return 167
    n = elements_on(s, s.at[seat][s.figure])
    return 0 if 2 <= n <= s.room else 44


@rule
def pick(box, s, seat, figure):
    """The elements must fit the capacity that the figure had before (MP-045)."""
    begin_chain(s, figure, p.DEED_PICK)
    s.left[seat][figure] -= 1
    s.room = free(box, s, seat, figure)
    s.asks = Q.pick
    s.open = 1
    if refusal_to_take_all_up(s, seat) != 0 and kinds_to_take(s, seat) == 1:  # a single choice is none
        for kind in range(p.MARKERS):
            if refusal_to_take_up(s, seat, kind) == 0:
                take_up(s, seat, kind)


@rule
def kinds_to_take(s, seat):
    """How many kinds of markers can still be picked up."""
    n = 0
    for kind in range(p.MARKERS):
        n += refusal_to_take_up(s, seat, kind) == 0
    return n


@rule
def take_up(s, seat, kind):
    """One marker from the ground; when nothing more can be taken the Pick up is done (MP-044, MP-167)."""
    litter(s, s.at[seat][s.figure], kind, -1)
    s.moved[kind] += 1
    s.done += 1
    if kind != p.SOUL:
        load_on(s, seat, s.figure, kind, 1)
        s.room -= 1
    if s.options[p.PICKUP_ONE] == 1 or kinds_to_take(s, seat) == 0:
        finish_picking(s, seat)


@rule
def take_all_up(s, seat):
    """All elements of the hex are picked up (MP-044)."""
    h = s.at[seat][s.figure]
    for kind in range(p.KINDS):
        n = s.soil[h][kind]
        litter(s, h, kind, -n)
        load_on(s, seat, s.figure, kind, n)
        s.moved[kind] += n
        s.done += n
        s.room -= n
    if kinds_to_take(s, seat) == 0:
        finish_picking(s, seat)


@rule
def finish_picking(s, seat):
    """Soul stones reach the alchemist's card when the action is complete (MP-045)."""
    for kind in range(p.MARKERS):
        if s.moved[kind] > 0:
            tell(s, ALL, 44, seat, name_of(s, seat, s.figure), kind, s.moved[kind])
    if s.moved[p.SOUL] > 0:
        change_souls(s, seat, s.moved[p.SOUL])
    s.asks = Q.turn


# Drop (MP-049 to MP-053)


@rule
def refusal_to_drop(s, seat, figure):
    """Something to drop (MP-049), anywhere but on a tower hex (MP-051); never to another figure directly (MP-053)."""
    h = s.at[seat][figure]
    if h == p.NOWHERE:
        return 28
    if s.tower_on[h] != 0:
        return 51
    if s.loaded[seat][figure] == 0 and (figure != p.ALCHEMIST or not hearted(s, seat)):
        return 49
    return 31 if s.left[seat][figure] == 0 else 0


@rule
def refusal_to_put(s, seat, kind):
    """Elements of the load (MP-049), soul stones of an alchemist (MP-050)."""
    if kind == p.SOUL:
        return 0 if s.figure == p.ALCHEMIST and hearted(s, seat) else 50
    return 0 if s.load[seat][s.figure][kind] > 0 else 49


@rule
def refusal_to_put_all(s, seat):
    """Every element left, if there are two at least (MP-049)."""
    return 0 if s.loaded[seat][s.figure] >= 2 else 49


@rule
def drop(s, seat, figure):
    """An action: what is dropped is chosen next, unless there is one marker alone (MP-049)."""
    begin_chain(s, figure, p.DEED_DROP)
    s.left[seat][figure] -= 1
    s.asks = Q.drop
    s.open = 1
    souls = s.souls[seat] if figure == p.ALCHEMIST else 0
    if s.loaded[seat][figure] + souls == 1:
        for kind in range(p.MARKERS):
            if s.asks == Q.drop and refusal_to_put(s, seat, kind) == 0:
                put(s, seat, kind)


@rule
def put(s, seat, kind):
    """One marker on the ground of the figure's hex (MP-049, MP-050)."""
    h = s.at[seat][s.figure]
    litter(s, h, kind, 1)
    s.moved[kind] += 1
    s.done += 1
    if kind == p.SOUL:
        change_souls(s, seat, -1)
    else:
        load_on(s, seat, s.figure, kind, -1)
    close_if_empty(s, seat)


@rule
def put_all(s, seat):
    """All elements are dropped (MP-049)."""
    h = s.at[seat][s.figure]
    for kind in range(p.KINDS):
        n = s.load[seat][s.figure][kind]
        load_on(s, seat, s.figure, kind, -n)
        litter(s, h, kind, n)
        s.moved[kind] += n
        s.done += n
    close_if_empty(s, seat)


@rule
def close_if_empty(s, seat):
    """Dropping ends when nothing is left to drop."""
    if s.loaded[seat][s.figure] == 0 and (s.figure != p.ALCHEMIST or not hearted(s, seat)):
        finish_dropping(s, seat)


@rule
def finish_dropping(s, seat):
    """What was dropped is told, kind by kind (MP-049, MP-050)."""
    for kind in range(p.MARKERS):
        if s.moved[kind] > 0:
            tell(s, ALL, 50 if kind == p.SOUL else 49, seat, name_of(s, seat, s.figure), kind, s.moved[kind])
    s.asks = Q.turn
