"""Scenario Actions, the end of the turn, the count and the end of the game (AK-200 to AK-206, AK-260 to AK-273)."""

from athanor.kernel.rulebook import ALL, fill, rule, tell

from . import pieces as p
from .activation import changeable, objective_near
from .agreed import letter_of
from .board import engaged, on_the_table, radius, zone_of
from .combat import heal
from .dice import esp_roll
from .figures import goal_at, has, is_alchemist, seat_of, who
from .geometry import INCH, discs_within, nearer_than
from .objectives import reveal_objectives
from .stack import push

# Scenario Actions (AK-260 to AK-269)


@rule
def scenario_action(box, s, f, deed):
    """An Action at an objective within 1 inch; no sight is needed and nobody reacts (AK-260)."""
    o = objective_near(box, s, f, 1)
    if s.here[f] == 0:
        return
    if o == p.NOTHING or engaged(box, s, f) or not changeable(s, seat_of(f), o, deed):
        tell(s, ALL, 260, who(s, f))
        return
    if deed == p.PICK:
        pick(s, f, o)
    elif deed == p.JAM:
        jam(s, f, o)
    elif deed == p.LIGHT:
        if esp_roll(box, s, f, 1 if is_alchemist(box, s, f) else 0, 11, 52):
            claim(box, s, f, o, 269)
    else:
        claim(box, s, f, o, 261 if s.options[p.SCENARIO] == p.JIN else 265)


@rule
def claim(box, s, f, o, news):
    """A neutral objective becomes yours, an enemy one neutral (AK-261, AK-265, AK-269)."""
    seat = seat_of(f)
    s.owner[o] = seat if s.owner[o] == p.NOBODY else p.NOBODY
    tell(s, ALL, news, who(s, f), goal_at(s, o), 0 if s.owner[o] == p.NOBODY else 1)
    if s.options[p.SCENARIO] == p.PILLARS and o == 0 and s.owner[o] == seat:
        heal_on_the_lines(box, s, seat)


@rule
def heal_on_the_lines(box, s, seat):
    """The central pillar is taken: whoever stands on a line to another own pillar heals completely (AK-266)."""
    for o in range(1, s.objectives):
        if s.owner[o] == seat:
            for f in range(s.seats * p.TROOP):
                if s.here[f] == 1 and nearer_than(s.x[f], s.y[f], s.ox[0], s.oy[0], s.ox[o], s.oy[o], radius(box, s, f)):
                    heal(box, s, f, s.hurt[f])


@rule
def pick(s, f, o):
    """A token on a closed chest; as many as its value open it, for value - 2 PS at the next count (AK-263)."""
    seat = seat_of(f)
    s.tokens[o][seat] += 1
    tell(s, ALL, 263, who(s, f), goal_at(s, o), s.tokens[o][seat], s.value[o])
    if s.tokens[o][seat] >= s.value[o]:
        s.opened_by[o] = seat
        s.due[seat] += s.value[o] - 2
        fill(s.tokens[o], 0)


@rule
def jam(s, f, o):
    """An enemy token leaves a closed chest (AK-263): one of the enemy who has most there."""
    most = p.NOBODY
    for other in range(s.seats):
        if other != seat_of(f) and s.tokens[o][other] > (0 if most == p.NOBODY else s.tokens[o][most]):
            most = other
    if most != p.NOBODY:
        s.tokens[o][most] -= 1
        tell(s, ALL, 263, who(s, f), goal_at(s, o), s.tokens[o][most], s.value[o])


# The count (AK-201, AK-262 to AK-273)


@rule
def held(s, seat):
    """Objectives that a player controls."""
    n = 0
    for o in range(s.objectives):
        n += 1 if s.owner[o] == seat else 0
    return n


@rule
def in_enemy_zone(box, s, seat, o):
    """The objective lies outside the seat's own zone."""
    return zone_of(box, s, s.ox[o], s.oy[o]) != letter_of(s, seat)


@rule
def pillar_points(box, s, seat):
    """With the centre: 6 for all, 3 for two opposite ones, 2 for one in the enemy zone, 1 for one at home (AK-267)."""
    if s.owner[0] != seat:
        return 0
    if s.seats > 2:
        return min(held(s, seat) - 1, 3)  # AK-268
    if held(s, seat) == s.objectives:
        return 6
    if (s.owner[1] == seat and s.owner[4] == seat) or (s.owner[2] == seat and s.owner[3] == seat):
        return 3
    best = 0
    for o in range(1, s.objectives):
        if s.owner[o] == seat:
            best = max(best, 2 if in_enemy_zone(box, s, seat, o) else 1)
    return best


@rule
def presence(box, s, seat, o):
    """Figures without Animal within 3 inches of a well, heroes counting 2 (AK-271)."""
    n = 0
    for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
        if s.here[f] == 1 and not has(box, s, f, p.ANIMAL):
            if discs_within(s.x[f], s.y[f], radius(box, s, f), s.ox[o], s.oy[o], 8, 3 * INCH):
                n += 1 + box.hero[s.kind[f]]
    return n


@rule
def well_points(box, s, seat):
    """1 PS for the strictly highest presence, 2 in the enemy's zone, or at the central well with more than two players
    (AK-271, AK-272)."""
    points = 0
    for o in range(s.objectives):
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, presence(box, s, other, o))
        if presence(box, s, seat, o) > best:
            double = in_enemy_zone(box, s, seat, o) if s.seats == 2 else o == 0
            points += 2 if double else 1
    return points


@rule
def points_of_turn(box, s, seat):
    """What a count gives a player, by scenario (AK-262, AK-263, AK-267, AK-270, AK-271)."""
    scenario = s.options[p.SCENARIO]
    if scenario == p.JIN:
        for other in range(s.seats):
            if other != seat and held(s, other) >= held(s, seat):
                return 0
        return 1
    if scenario == p.CHESTS:
        return s.due[seat]
    if scenario == p.PILLARS:
        return pillar_points(box, s, seat)
    if scenario == p.LIGHTS:
        n = held(s, seat)
        if s.seats > 2:
            return n + 1 if s.owner[0] == seat else n
        return n + 2 if n == s.objectives else n
    return well_points(box, s, seat)


@rule
def count_points(box, s):
    """Scenario points (AK-201), which are public and never lost (AK-273); then the end is checked, and only here (AK-205)."""
    for seat in range(s.seats):
        gain = points_of_turn(box, s, seat)
        s.points[seat] += gain
        tell(s, ALL, 201, seat, gain, s.points[seat])
    fill(s.due, 0)
    if not ended(box, s):
        push(s, p.NEW_TURN)  # PA left over are lost (AK-204)


@rule
def ended(box, s):
    """One player alone at the goal wins, several draw (AK-202); troops wiped out draw: one of two (AK-203), all but one of
    more (AK-257); all chests open: most PS wins (AK-264); after the last turn of two players, a draw (AK-206), of more, most
    PS wins (AK-258)."""
    goal = box.goal[s.options[p.SCENARIO]]
    there, last, left = 0, p.NOBODY, 0
    for seat in range(s.seats):
        if s.points[seat] >= goal:
            there += 1
            last = seat
        left += 1 if on_the_table(s, seat) > 0 else 0
    if there > 0:
        finish(box, s, last if there == 1 else p.NOBODY, 202)
        return True
    if left < min(s.seats, 2):
        finish(box, s, p.NOBODY, 203 if s.seats == 2 else 257)
        return True
    if s.options[p.SCENARIO] == p.CHESTS and all_open(s):
        most_points_win(box, s, 264)
        return True
    if s.seats > 2:
        if s.turn >= 5:
            most_points_win(box, s, 258)
            return True
        return False
    if s.turn >= p.LAST_TURN[s.options[p.TURNS]]:
        finish(box, s, p.NOBODY, 206)
        return True
    return False


@rule
def most_points_win(box, s, news):
    """Most PS among the players who still have figures; equal PS: a draw of two (AK-264), a shared victory of more (AK-258)."""
    best, leader, leaders = -1, p.NOBODY, 0
    for seat in range(s.seats):
        if on_the_table(s, seat) > 0:
            if s.points[seat] > best:
                best, leader, leaders = s.points[seat], seat, 0
            leaders |= 1 << seat if s.points[seat] == best else 0
    if leaders == 1 << leader:
        finish(box, s, leader, news)
        return
    if s.seats > 2:
        s.sharing = leaders
    finish(box, s, p.NOBODY, news)


@rule
def all_open(s):
    """Every chest has been opened."""
    for o in range(s.objectives):
        if s.opened_by[o] == p.NOBODY:
            return False
    return True


@rule
def finish(box, s, winner, news):
    """The match is over: objectives are revealed, the end is told (AK-202, AK-258)."""
    s.winner = winner
    s.ending = news
    s.asks = 0
    s.top = 0
    if s.options[p.COMPETITIVE] == 1:
        reveal_objectives(box, s)
    if s.sharing != 0:
        tell(s, ALL, 258, s.sharing)
    else:
        tell(s, ALL, 202, winner, news)
