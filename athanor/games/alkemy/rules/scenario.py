"""Scenario Actions, the end of the turn, the count and the end of the game (AK-200 to AK-206, AK-260 to AK-273)."""

from athanor.kernel.rulebook import ALL, fill, rule, tell

from .activation import changeable, objective_near
from .board import engaged, on_the_table, radius, zone_of
from .combat import BY_OTHER, empath_for, heal
from .dice import esp_roll
from .geometry import INCH, discs_within, nearer_than
from .objectives import reveal_objectives
from .pieces import (
    A_EFFECT,
    A_ENOUGH,
    A_TARGET,
    ANIMAL,
    CHESTS,
    COMPETITIVE,
    COUNT_POINTS,
    DECLINE,
    DECLINE_ANSWERED,
    DECLINE_EFFECT,
    EFFECT_CHOSEN,
    FIGURES,
    HURT_STEP,
    JAM,
    JIN,
    LAST_TURN,
    LASTING,
    LIGHT,
    LIGHTS,
    NEW_TURN,
    NOBODY,
    NOTHING,
    PICK,
    PILLARS,
    POISON_EFFECT,
    POISONED,
    Q_DECLINE,
    Q_EFFECTS,
    REGENERATION,
    REGENERATION_EFFECT,
    SCENARIO,
    TROOP,
    TURN_EFFECTS,
    TURNS,
    after,
    ask,
    drop_mark,
    has,
    is_alchemist,
    letter_of,
    marked,
    push,
    seat_of,
    seat_with,
    who,
)

# Scenario Actions (AK-260 to AK-269)


@rule
def scenario_action(box, s, f, deed):
    """An Action at an objective within 1 inch; no sight is needed and nobody reacts (AK-260)."""
    o = objective_near(box, s, f, 1)
    if s.here[f] == 0:
        return
    if o == NOTHING or engaged(box, s, f) or not changeable(s, seat_of(f), o, deed):
        tell(s, ALL, 260, who(s, f))
        return
    if deed == PICK:
        pick(s, f, o)
    elif deed == JAM:
        jam(s, f, o)
    elif deed == LIGHT:
        if esp_roll(box, s, f, 1 if is_alchemist(box, s, f) else 0, 11, 52):
            claim(box, s, f, o, 269)
    else:
        claim(box, s, f, o, 261 if s.options[SCENARIO] == JIN else 265)


@rule
def claim(box, s, f, o, news):
    """A neutral objective becomes yours, an enemy one neutral (AK-261, AK-265, AK-269)."""
    seat = seat_of(f)
    s.owner[o] = seat if s.owner[o] == NOBODY else NOBODY
    tell(s, ALL, news, who(s, f), o + 1, 0 if s.owner[o] == NOBODY else 1)
    if s.options[SCENARIO] == PILLARS and o == 0 and s.owner[o] == seat:
        heal_on_the_lines(box, s, seat)


@rule
def heal_on_the_lines(box, s, seat):
    """The central pillar is taken: whoever stands on a line to another own pillar heals completely (AK-266)."""
    for o in range(1, s.objectives):
        if s.owner[o] == seat:
            for f in range(s.seats * TROOP):
                if s.here[f] == 1 and nearer_than(s.x[f], s.y[f], s.ox[0], s.oy[0], s.ox[o], s.oy[o], radius(box, s, f)):
                    heal(box, s, f, s.hurt[f])


@rule
def pick(s, f, o):
    """A token on a closed chest; as many as its value open it, for value - 2 PS at the next count (AK-263)."""
    seat = seat_of(f)
    s.tokens[o][seat] += 1
    tell(s, ALL, 263, who(s, f), o + 1, s.tokens[o][seat], s.value[o])
    if s.tokens[o][seat] >= s.value[o]:
        s.opened_by[o] = seat
        s.due[seat] += s.value[o] - 2
        fill(s.tokens[o], 0)


@rule
def jam(s, f, o):
    """An enemy token leaves a closed chest (AK-263): one of the enemy who has most there."""
    most = NOBODY
    for other in range(s.seats):
        if other != seat_of(f) and s.tokens[o][other] > (0 if most == NOBODY else s.tokens[o][most]):
            most = other
    if most != NOBODY:
        s.tokens[o][most] -= 1
        tell(s, ALL, 263, who(s, f), o + 1, s.tokens[o][most], s.value[o])


# End of the turn (AK-200)

KEPT_WHOLE = 3  # in the news: no decline, thanks to a stone


@rule
def turn_effects(box, s, stage):
    """What lasts until the end of the turn stops; then poison, regeneration and decline, one after the other (AK-200)."""
    if stage == 0:
        sweep(s)
        gather_effects(box, s)
        push(s, TURN_EFFECTS, 1)
        return
    kind, f = first_effect(s)
    if kind == NOTHING:
        push(s, COUNT_POINTS)
        return
    push(s, TURN_EFFECTS, 1)
    if order_matters(box, s):
        push(s, EFFECT_CHOSEN)
        ask(s, who_orders(s), Q_EFFECTS)
    else:
        apply_effect(box, s, kind, f)


@rule
def gather_effects(box, s):
    """The effects that fall at the end of this turn."""
    for f in range(s.seats * TROOP):
        s.effects[f] = 0
        if s.here[f] == 1:
            s.effects[f] |= (1 << POISON_EFFECT) if marked(s, f, POISONED) else 0
            s.effects[f] |= (1 << REGENERATION_EFFECT) if has(box, s, f, REGENERATION) else 0
            s.effects[f] |= (1 << DECLINE_EFFECT) if has(box, s, f, DECLINE) else 0


@rule
def effect_waits(s, kind, f):
    return s.here[f] == 1 and (s.effects[f] >> kind) & 1 == 1


@rule
def first_effect(s):
    """The effect that comes next where the order changes nothing; NOTHING when none is left."""
    for k in range(s.seats * TROOP):
        f = (k + TROOP * (s.initiative + 1)) % (s.seats * TROOP)
        for kind in range(3):
            if effect_waits(s, kind, f):
                return kind, f
    return NOTHING, NOTHING


@rule
def order_matters(box, s):
    """A figure is poisoned and regenerates, whole or near its end; or one that may fall holds stones that keep another whole,
    or might share the pain of another."""
    for f in range(s.seats * TROOP):
        poisoned = effect_waits(s, POISON_EFFECT, f)
        if not poisoned:
            continue
        may_fall = s.hurt[f] + 1 >= box.life[s.kind[f]]
        if effect_waits(s, REGENERATION_EFFECT, f) and (may_fall or s.hurt[f] == 0):
            return True
        if may_fall:
            first = seat_of(f) * TROOP
            for g in range(first, first + TROOP):
                if s.stones[f] > 0 and effect_waits(s, DECLINE_EFFECT, g):
                    return True
                if g != f and effect_waits(s, POISON_EFFECT, g) and empath_for(box, s, g) == f:
                    return True
    return False


@rule
def who_orders(s):
    """A player orders effects of his own; where effects of several coincide, who lost the initiative does (AK-006)."""
    owners, last = 0, 0
    for seat in range(s.seats):
        for f in range(seat * TROOP, seat * TROOP + TROOP):
            if s.here[f] == 1 and s.effects[f] != 0:
                owners += 1
                last = seat
                break
    return last if owners == 1 else last_to_play(s)


@rule
def last_to_play(s):
    """Who orders what coincides (AK-006): the loser of the last initiative, with more players the last clockwise from the first
    player; before the first roll, the last letter."""
    if s.turn == 0 or s.initiative == NOBODY:
        return seat_with(s, s.seats - 1)
    return after(s, s.initiative) if s.seats == 2 else (s.first + s.seats - 1) % s.seats


@rule
def effect_chosen(box, s):
    apply_effect(box, s, (s.answer - A_EFFECT) // FIGURES, (s.answer - A_EFFECT) % FIGURES)


@rule
def apply_effect(box, s, kind, f):
    """One effect of the end of the turn."""
    s.effects[f] &= ~(1 << kind)
    if kind == REGENERATION_EFFECT:
        heal(box, s, f, box.regeneration[s.kind[f]])
    elif kind == DECLINE_EFFECT:
        decline(box, s, f)
    else:
        drop_mark(s, f, POISONED)
        tell(s, ALL, 200, who(s, f), POISON_EFFECT)
        push(s, HURT_STEP, f, 1, NOTHING, BY_OTHER)


@rule
def sweep(s):
    """Marks, areas and templates of the turn end."""
    for f in range(s.seats * TROOP):
        s.marks[f] &= LASTING
        s.feared[f] = 0
        s.aimed[f] = 0
        s.used[f] = 0
        s.prayer[f] = 0
        s.foresight[f] = 0
    s.braced = 0
    kept = 0
    for t in range(s.templates):
        s.laid[t][4] -= 1
        if s.laid[t][4] > 0:
            for k in range(6):
                s.laid[kept][k] = s.laid[t][k]
            kept += 1
    s.templates = kept


@rule
def keeps_stones(box, s, f, g):
    """A friendly alchemist on the table that has a stone to tick (S25)."""
    return s.here[g] == 1 and seat_of(g) == seat_of(f) and is_alchemist(box, s, g) and s.stones[g] > 0


@rule
def decline(box, s, f):
    """A creature of alchemy loses 1 PdV unless an alchemist, whichever the player likes, ticks a stone for it (S25)."""
    for g in range(s.seats * TROOP):
        if keeps_stones(box, s, f, g):
            push(s, DECLINE_ANSWERED, f)
            ask(s, seat_of(f), Q_DECLINE)
            return
    fade(s, f)


@rule
def decline_answered(s, f):
    if s.answer == A_ENOUGH:
        fade(s, f)
    else:
        g = s.answer - A_TARGET
        s.stones[g] -= 1
        tell(s, ALL, 200, who(s, f), KEPT_WHOLE, who(s, g))


@rule
def fade(s, f):
    tell(s, ALL, 200, who(s, f), DECLINE_EFFECT)
    push(s, HURT_STEP, f, 1, NOTHING, BY_OTHER)


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
    for f in range(seat * TROOP, seat * TROOP + TROOP):
        if s.here[f] == 1 and not has(box, s, f, ANIMAL):
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
    scenario = s.options[SCENARIO]
    if scenario == JIN:
        for other in range(s.seats):
            if other != seat and held(s, other) >= held(s, seat):
                return 0
        return 1
    if scenario == CHESTS:
        return s.due[seat]
    if scenario == PILLARS:
        return pillar_points(box, s, seat)
    if scenario == LIGHTS:
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
        push(s, NEW_TURN)  # PA left over are lost (AK-204)


@rule
def ended(box, s):
    """One player alone at the goal wins, several draw (AK-202); troops wiped out draw: one of two (AK-203), all but one of
    more (AK-257); all chests open: most PS wins (AK-264); after the last turn of two players, a draw (AK-206), of more, most
    PS wins (AK-258)."""
    goal = box.goal[s.options[SCENARIO]]
    there, last, left = 0, NOBODY, 0
    for seat in range(s.seats):
        if s.points[seat] >= goal:
            there += 1
            last = seat
        left += 1 if on_the_table(s, seat) > 0 else 0
    if there > 0:
        finish(box, s, last if there == 1 else NOBODY, 202)
        return True
    if left < min(s.seats, 2):
        finish(box, s, NOBODY, 203 if s.seats == 2 else 257)
        return True
    if s.options[SCENARIO] == CHESTS and all_open(s):
        most_points_win(box, s, 264)
        return True
    if s.seats > 2:
        if s.turn >= 5:
            most_points_win(box, s, 258)
            return True
        return False
    if s.turn >= LAST_TURN[s.options[TURNS]]:
        finish(box, s, NOBODY, 206)
        return True
    return False


@rule
def most_points_win(box, s, news):
    """Most PS among the players who still have figures; equal PS: a draw of two (AK-264), a shared victory of more (AK-258)."""
    best, leader, leaders = -1, NOBODY, 0
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
    finish(box, s, NOBODY, news)


@rule
def all_open(s):
    for o in range(s.objectives):
        if s.opened_by[o] == NOBODY:
            return False
    return True


@rule
def finish(box, s, winner, news):
    s.winner = winner
    s.ending = news
    s.to_act = 0
    s.asks = 0
    s.open = 0
    s.top = 0
    if s.options[COMPETITIVE] == 1:
        reveal_objectives(box, s)
    if s.sharing != 0:
        tell(s, ALL, 258, s.sharing)
    else:
        tell(s, ALL, 202, winner, news)
