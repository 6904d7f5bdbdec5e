"""What a bot thinks about: of everything that may be chosen, what a player at the table would look at."""

from athanor.kernel.rulebook import rule, table

from . import pieces as p
from .activation import refusal_of_scenario_action
from .begun import blow_takes
from .board import engaged, gap_within, sees
from .dice import colour, pair_column, pair_offered, pair_value
from .figures import has, is_alchemist, marked, seat_of
from .geometry import d2
from .pieces import A
from .stack import top_arg
from .ways import CHARGE_MOVE_VALUE, value_of

# Counted anew by `athanor lab balance alkemy --seats greedy,greedy --option competitive=on --over scenario --matches 500`: of the
# "secret objective reached" (`reached` in watch.py), how often each was there, of two seats a match, and its victories.
MET = table([2, 0, 73, 76, 0, 26, 28, 14, 37, 43])
"""How often, of 100, greedy bots have reached each secret objective at the end."""
MET_AND_WON = table([2, 0, 39, 38, 0, 19, 17, 5, 26, 43])
"""How often they have won besides."""


@rule
def brings(box, secret, reached, late):
    """What a secret objective brings: the later, the more by whether it is reached as the table stands, before that by how often
    bots have reached it (AK-251). Half of all matches are won."""
    met = 0.01 * MET[secret] * (1.0 - late) + reached * late
    met_and_won = 0.01 * MET_AND_WON[secret] * (1.0 - late) + 0.5 * reached * late
    return box.secret_points[secret] * met + box.secret_bonus[secret] * met_and_won


FEW = 3  # points of contact that a Charge thinks about
NEARLY = 0.75  # the part of the best combat card's worth from which another one is thought about
URGENT = 100  # more than any figure costs


# Points


@rule
def sensible_points(box, s, moves):
    """Staying, the points nearest to the objectives, to the nearest enemy and, for an alchemist, to the pawns, and the one
    farthest from all enemies."""
    f = s.mover
    moves[0] = A.spot  # staying stands first
    n = 1
    for o in range(s.objectives):
        if s.options[p.SCENARIO] != p.CHESTS or s.opened_by[o] == p.NOBODY:
            n = keep_nearest(s, s.ox[o], s.oy[o], moves, n)
    if is_alchemist(box, s, f):
        for e in range(s.elements):
            if s.pawn[e] > 0:
                n = keep_nearest(s, s.ex[e], s.ey[e], moves, n)
    near = enemy_nearest_to(s, seat_of(f), s.x[f], s.y[f])
    if near != p.NOTHING:
        n = keep_nearest(s, s.x[near], s.y[near], moves, n)
        n = keep_farthest(s, seat_of(f), moves, n)
    return n


@rule
def enemy_nearest_to(s, seat, x, y):
    """The enemy nearest to a point, or NOTHING."""
    best = p.NOTHING
    for g in range(s.seats * p.TROOP):
        if s.here[g] == 1 and seat_of(g) != seat:
            if best == p.NOTHING or d2(x, y, s.x[g], s.y[g]) < d2(x, y, s.x[best], s.y[best]):
                best = g
    return best


@rule
def keep_spot(k, moves, n):
    """A spot once."""
    for m in range(n):
        if moves[m] == A.spot + k:
            return n
    moves[n] = A.spot + k
    return n + 1


@rule
def keep_nearest(s, x, y, moves, n):
    """The spot nearest to a point."""
    best = 0
    for k in range(1, s.spots):
        if d2(x, y, s.spot[k][0], s.spot[k][1]) < d2(x, y, s.spot[best][0], s.spot[best][1]):
            best = k
    return keep_spot(best, moves, n)


@rule
def keep_farthest(s, seat, moves, n):
    """The spot whose nearest enemy is farthest."""
    best, most = 0, -1
    for k in range(s.spots):
        x, y = s.spot[k][0], s.spot[k][1]
        g = enemy_nearest_to(s, seat, x, y)
        far = d2(x, y, s.x[g], s.y[g])
        if far > most:
            best, most = k, far
    return keep_spot(best, moves, n)


@rule
def sensible_contacts(moves, n):
    """Some of the points where a Charge may end: all of them touch the same figures."""
    few = min(FEW, n)
    for k in range(few):
        moves[k] = moves[k * n // few]
    return few


# Deeds and targets


@rule
def worth_charging(box, s, f, g):
    """An enemy that the Charge may reach."""
    if s.here[g] == 0 or seat_of(g) == seat_of(f):
        return False
    return gap_within(box, s, f, g, value_of(box, s, f, CHARGE_MOVE_VALUE)) and sees(box, s, f, g)


@rule
def worth_shooting(box, s, f, g):
    """An enemy in range and in sight."""
    if s.here[g] == 0 or seat_of(g) == seat_of(f):
        return False
    return gap_within(box, s, f, g, box.reach[s.kind[f]]) and sees(box, s, f, g)


@rule
def some_target(box, s, f, charge):
    """Some enemy is worth a Charge, or a Tir."""
    for g in range(s.seats * p.TROOP):
        if worth_charging(box, s, f, g) if charge else worth_shooting(box, s, f, g):
            return True
    return False


@rule
def dearest(box, s, f):
    """The components that the dearest formula of a figure takes."""
    price = 0
    for k in range(3):
        formula = box.formulas[s.kind[f]][k]
        if formula != p.NOTHING:
            price = max(price, box.price[formula])
    return price


@rule
def lacks_components(box, s, f):
    """An alchemist who cannot pay for two of his dearest formula."""
    return is_alchemist(box, s, f) and s.components[f] < 2 * dearest(box, s, f)


@rule
def sensible_deeds(box, s, f, moves, n):
    """No Charge and no Tir without somebody in reach; no step away from a pawn that is needed."""
    kept, stays = 0, False
    for k in range(n):
        stays = stays or (moves[k] == A.collect and lacks_components(box, s, f))
    for k in range(n):
        action = moves[k]
        if stays and (action == A.walk or action == A.run):
            continue
        if (action != A.charge and action != A.shoot) or some_target(box, s, f, action == A.charge):
            moves[kept] = action
            kept += 1
    return kept if kept > 0 else n


@rule
def sensible_targets(box, s, f, deed, moves, n):
    """Those in reach, where there are any."""
    if deed != p.CHARGE and deed != p.SHOOT:
        return n
    kept = 0
    for k in range(n):
        g = moves[k] - A.target
        if worth_charging(box, s, f, g) if deed == p.CHARGE else worth_shooting(box, s, f, g):
            moves[kept] = moves[k]
            kept += 1
    return kept if kept > 0 else n


@rule
def stops(box, s, f, g, card):
    """Points that a combat card of f takes from g, or keeps g from taking: a Parade stops half of the attacks."""
    if box.attack[card] == 1:
        return blow_takes(box, s, f, g, box.shift[card])
    return 0.5 * blow_takes(box, s, g, f, 0) if box.counts_as[card] == p.PARRY else 0.0


@rule
def sensible_blows(box, s, seat, moves, n):
    """The best combat card, and those that are nearly as good. Who declared the fight did it to strike."""
    f, g = top_arg(s, 1), top_arg(s, 2)
    if seat_of(f) != seat:
        f, g = g, f
    else:
        n = keep_attacks(box, moves, n)
    best = 0.0
    for k in range(n):
        best = max(best, stops(box, s, f, g, moves[k] - A.card))
    kept = 0
    for k in range(n):
        if stops(box, s, f, g, moves[k] - A.card) >= NEARLY * best:
            moves[kept] = moves[k]
            kept += 1
    return kept


@rule
def keep_attacks(box, moves, n):
    """The combat cards that strike, or all if there are none."""
    kept = 0
    for k in range(n):
        if box.attack[moves[k] - A.card] == 1:
            moves[kept], moves[k] = moves[k], moves[kept]
            kept += 1
    return kept if kept > 0 else n


@rule
def is_beaten(box, s, pair):
    """Another pair of the tray has as high a sum and as heavy symbols, and more of one of them (AK-051, AK-057)."""
    value, column = pair_value(box, s, pair), pair_column(box, s, pair)
    for other in range(6):
        if pair_offered(box, s, other):
            more, heavier = pair_value(box, s, other) - value, pair_column(box, s, other) - column
            if more >= 0 and heavier >= 0 and more + heavier > 0:
                return True
    return False


@rule
def sensible_pairs(box, s, moves, n):
    """The pairs of dice that no other one beats."""
    kept = 0
    for k in range(n):
        if not is_beaten(box, s, moves[k] - A.keep):
            moves[kept] = moves[k]
            kept += 1
    return kept


# Cards and minds


@rule
def bring_forward(moves, n, action):
    """An action before all others."""
    for k in range(n):
        if moves[k] == action:
            moves[k] = moves[0]
            moves[0] = action


@rule
def sensible_cards(box, s, moves, n):
    """No pass while a card has not been played this turn; the most urgent card first."""
    best, most, rest = p.NOTHING, -1, False
    for k in range(n):
        if moves[k] != A.pass_:
            card = moves[k] - A.activate
            rank = urgency(box, s, card)
            rest = rest or (s.here[card] == 1 and not marked(s, card, p.ACTIVATED) and s.pa[card] > 0)
            if rank > most:
                best, most = moves[k], rank
    if rest and moves[n - 1] == A.pass_:
        n -= 1
    bring_forward(moves, n, best)
    return n


@rule
def urgency(box, s, card):
    """Who may take an objective at once plays first, then who may strike or shoot, the dearest before the others; then those who
    can only move, the cheapest first: the others see where the enemy goes."""
    most = 0
    for f in range(card, min(card + p.LINES, (seat_of(card) + 1) * p.TROOP)):
        if s.card[f] == card and s.here[f] == 1 and s.pa[f] > 0:
            cost = box.cost[s.kind[f]]
            if may_score(box, s, f):
                most = max(most, 2 * URGENT + cost)
            elif may_hurt(box, s, f):
                most = max(most, URGENT + cost)
            else:
                most = max(most, URGENT - cost)
    return most


@rule
def may_score(box, s, f):
    """A scenario Action of its own is open to the figure (AK-260)."""
    for deed in (p.CLAIM, p.PICK, p.LIGHT):
        if refusal_of_scenario_action(box, s, f, s.pa[f], deed) == 0:
            return True
    return False


@rule
def may_hurt(box, s, f):
    """The figure is in a fight, or somebody is worth a Charge or a Tir."""
    if engaged(box, s, f) or some_target(box, s, f, True):
        return True
    return box.tir[s.kind[f]] > 0 and some_target(box, s, f, False)


@rule
def sensible_troops(box, moves, n):
    """The ready troops that use most points, or nearly."""
    most = 0
    for k in range(n):
        if moves[k] < A.recruit:
            most = max(most, box.troop_points[moves[k] - A.muster])
    kept = 0
    for k in range(n):
        if most > 0 and moves[k] < A.recruit and 10 * box.troop_points[moves[k] - A.muster] >= 9 * most:
            moves[kept] = moves[k]
            kept += 1
    return kept if kept > 0 else n


@rule
def faces_of(box, s, f):
    """The faces of one of a figure's dice, added up: three times what two of them show on average (AK-042)."""
    n = 0
    for face in range(6):
        n += box.face[colour(box, s, f)][face]
    return n


@rule
def sensible_chiefs(box, s, moves, n):
    """The figure whose roll promises most: ESP, the dice of its health, a bonus die of a Strategist (S22); without a value one
    wins by itself (AK-056)."""
    best, most = moves[0], -1
    for k in range(n):
        f = moves[k] - A.chief
        mind = box.esp[s.kind[f]]
        rank = 999 if mind == p.NOTHING else 3 * mind + faces_of(box, s, f) + (4 if has(box, s, f, p.STRATEGIST) else 0)
        if rank > most:
            best, most = moves[k], rank
    moves[0] = best
    return 1


@rule
def sensible_secrets(box, moves, n):
    """The five secret objectives that have brought most, the best first (AK-250, AK-251)."""
    for k in range(min(5, n)):
        best = k
        for other in range(k + 1, n):
            if brings(box, moves[other] - A.secret, 0, 0.0) > brings(box, moves[best] - A.secret, 0, 0.0):
                best = other
        moves[k], moves[best] = moves[best], moves[k]
    return min(5, n)
