"""What is true after every action: each invariant has its number.

17, that a match replays to the same state from its choices and its chance, is a law of the kernel and not looked at here.
"""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .agreed import advanced, form
from .board import clear_at, engaged, fights, near, radius, sees, touching
from .command import LARGEST_HAND, cards_in
from .figures import marked, seat_of
from .geometry import disc_in_corridor, polygons_nearer_than
from .orders import in_force
from .pieces import Q
from .preparation import fewest_elements, most_elements

MOST_POINTS = 60  # of command
NEWS_OF_DAMAGE, NEWS_OF_TICKS, NEWS_OF_CHARGE = 57, 41, 132


@rule
def check(box, before, s):
    """0, or the number of the invariant that does not hold after an action."""
    for seat in range(s.seats):
        if not troop_is_legal(box, s, seat):
            return 15
    for f in range(s.seats * p.TROOP):
        if s.kind[f] != p.NOTHING:
            no = check_figure(box, before, s, f)
            if no != 0:
                return no
    no = check_contacts(box, before, s)
    if no != 0:
        return no
    if not damage_is_read(box, s):
        return 10
    return check_table(box, before, s)


@rule
def check_figure(box, before, s, f):
    """Boxes (1), action points (2), place (3), resources (6) and the marks of Charges (11) of one figure."""
    parent = s.kind[f]
    if not 0 <= s.hurt[f] <= box.life[parent] or (s.here[f] == 1 and s.hurt[f] == box.life[parent]):
        return 1
    if not 0 <= s.pa[f] <= box.pa[parent] + (1 if in_force(s, seat_of(f), p.ADVANCE_ORDER) else 0):
        return 2
    if s.here[f] == 1:
        if not clear_at(box, s, f, s.x[f], s.y[f]):
            return 3
        if before.here[f] == 1 and before.turn == s.turn and s.active != p.NOTHING:
            if marked(before, f, p.STILL) and marked(s, f, p.STILL) and before.active == s.active:
                if s.asks == Q.destination and s.purpose == p.MOVING and s.mover == f:
                    return 11
    if not 0 <= s.focus[f] <= 4:
        return 6
    circle = box.circle[parent]
    if not 0 <= s.components[f] <= box.components[circle] or not 0 <= s.stones[f] <= box.stones[circle]:
        return 6
    if marked(s, f, p.LAME) and not marked(s, f, p.STILL):
        return 11
    return 0


@rule
def troop_is_legal(box, s, seat):
    """One common symbol, the points and heroes of the format, no name too often, cards filled in order (15)."""
    points, heroes, symbols, run = 0, 0, box.symbols[0], 0
    first = seat * p.TROOP
    for f in range(first, first + p.TROOP):
        parent = s.kind[f]
        if parent == p.NOTHING:
            continue
        symbols = symbols & box.symbols[parent] if points > 0 else box.symbols[parent]
        points += box.cost[parent]
        heroes += box.hero[parent]
        run = run + 1 if f > first and s.kind[f - 1] == parent else 1
        if run > box.most[parent] or s.card[f] != f - (run - 1) % box.lines[parent]:
            return False
    row = form(s)
    if points == 0:
        return True
    if points > box.limit[row] or not box.heroes[row][0] <= heroes <= box.heroes[row][1]:
        return False
    return (symbols >> s.faction[seat]) & 1 == 1


# Contact and sight (4, 5)


@rule
def check_contacts(box, before, s):
    """Contact makes a fight (4), and only a Charge makes contact within a turn (5)."""
    for f in range(s.seats * p.TROOP):
        if s.here[f] == 1:
            fighting = False
            for g in range(s.seats * p.TROOP):
                if s.here[g] == 1 and seat_of(g) != seat_of(f) and touching(box, s, f, g):
                    fighting = True
                    if newly_met(box, before, s, f, g) and not has_charged(s, f) and not has_charged(s, g):
                        return 5
            if fighting != engaged(box, s, f):
                return 4
            if s.acting[f] == 1 and not looks_alike(box, s, f):
                return 4
    return 0


@rule
def newly_met(box, before, s, f, g):
    """Two figures that were on the table and apart before the action, in the same turn."""
    if before.turn != s.turn or before.here[f] == 0 or before.here[g] == 0:
        return False
    return not fights(box, before, f, g)


@rule
def has_charged(s, f):
    """The news of the action tell of a Charge of the figure."""
    for k in range(min(s.news_count, len(s.news))):
        if s.news[k][1] == NEWS_OF_CHARGE and s.news[k][2] % 64 == f:
            return True
    return False


@rule
def looks_alike(box, s, f):
    """Contact, distance, sight and corridor are the same from both ends; looked at for one other figure at a time."""
    g = (s.x[f] + s.y[f] + s.turn) % (s.seats * p.TROOP)
    if s.here[g] == 0 or g == f:
        return True
    if touching(box, s, f, g) != touching(box, s, g, f) or near(box, s, f, g, 5) != near(box, s, g, f, 5):
        return False
    if sees(box, s, f, g) != sees(box, s, g, f):
        return False
    r = radius(box, s, f)
    if r == radius(box, s, g):
        for k in range(s.seats * p.TROOP):
            if s.here[k] == 1 and k != f and k != g:
                q = radius(box, s, k)
                there = disc_in_corridor(s.x[f], s.y[f], r, s.x[g], s.y[g], r, s.x[k], s.y[k], q)
                if there != disc_in_corridor(s.x[g], s.y[g], r, s.x[f], s.y[f], r, s.x[k], s.y[k], q):
                    return False
    return True


# Damage (10)


@rule
def damage_is_read(box, s):
    """Every damage told is the value of a column, 1 to 6, of the line of the one who deals it; every tick is 1 at least."""
    for k in range(min(s.news_count, len(s.news))):
        row = s.news[k]
        if row[1] == NEWS_OF_TICKS and row[3] < 1:
            return False
        if row[1] == NEWS_OF_DAMAGE:
            profile, column = row[2] // 64 % 64, row[5] - 1
            if not 0 <= column <= 5:
                return False
            if row[4] != box.damage[profile][column] and row[4] != box.shot[profile][column]:
                return False
    return True


# The table and the match (7, 8, 9, 12, 13, 14, 16)


@rule
def check_table(box, before, s):
    """Pawns (7), elements (8), dice (9) and what is left to place."""
    if s.turn > 0 and not fewest_elements(box, s) <= s.elements <= most_elements(box, s):
        return 8
    left = 0
    for e in range(s.elements):
        if s.pawn[e] < 0 or s.pawn[e] > 4:
            return 7
        left += 1 if s.pawn[e] > 0 else 0
    if left + s.collected != s.pawns:
        return 7
    if before.turn == 0 and s.turn > 0 and advanced(s) == 0 and crowded(box, s):
        return 8
    if s.dice_count != 0 and not (1 if advanced(s) == 1 else 2) <= s.dice_count <= 4:
        return 9
    for seat in range(s.seats):
        if not command_holds(before, s, seat):
            return 13
    if s.top < 0 or s.top > 30:
        return 12
    for seat in range(s.seats):
        if s.points[seat] < before.points[seat]:
            return 14
    if ((s.winner != p.NOBODY or s.sharing != 0) and s.to_act != 0) or s.turn > last_turn(s):
        return 14
    return check_objectives(s)


@rule
def command_holds(before, s, seat):
    """No more points than any troop has (AK-240), a hand of five at most (AK-241), no card twice (AK-243); a secret objective
    stays (AK-250)."""
    if not 0 <= s.reserve[seat] <= MOST_POINTS or cards_in(s.commands[seat]) > LARGEST_HAND:
        return False
    if s.commands[seat] & s.played[seat] != 0:
        return False
    return before.secret[seat] == 0 or s.secret[seat] == before.secret[seat]


@rule
def last_turn(s):
    """The lobby's cap for two players (AK-206), five turns for more (AK-257)."""
    return p.LAST_TURN[s.options[p.TURNS]] if s.seats == 2 else 5


@rule
def check_objectives(s):
    """Neutral or one player's; fewer tokens than open a chest (16)."""
    for o in range(s.objectives):
        if not p.NOBODY <= s.owner[o] < s.seats:
            return 16
        for seat in range(s.seats):
            if s.turn > 0 and s.options[p.SCENARIO] == p.CHESTS and s.tokens[o][seat] >= s.value[o]:
                return 16
    return 0


@rule
def crowded(box, s):
    """Two elements stand nearer than the spacing allows (AK-086)."""
    for e in range(s.elements):
        for other in range(e):
            a, b = s.element[e], s.element[other]
            if polygons_nearer_than(
                box.outline[a][s.bearing[e]], box.element_corners[a], s.ex[e], s.ey[e],
                box.outline[b][s.bearing[other]], box.element_corners[b], s.ex[other], s.ey[other], s.spacing,
            ):  # fmt: skip
                return True
    return False
