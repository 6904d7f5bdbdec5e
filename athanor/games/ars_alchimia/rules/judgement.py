"""What bots think of a position: the points that each player may expect, and how that compares with the best rival.

The weights are points of victory, kept in `weights.py` and laid into the record of the box: turning one compiles nothing.
"""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .assistants import has, more_workers, wages
from .crowds import minimum
from .means import most_uses
from .pieces import A, Q
from .scoring import final_total, is_first, series
from .visits import modifier, needs

HORIZON = 0  # the tree is judged where it ends: random placements waste workers as no player would
EXPLORE = 0.015


# What a player would think about


@rule
def sensible(box, s, seat, moves, n):
    """Bots go where it seems to pay, send no more workers than can help, do not pass before the last year while a placement is
    left, transmute while they can, and spend Elixir last."""
    if s.asks == Q.size:
        return sensible_sizes(box, s, seat, moves, n)
    if s.asks == Q.turn and A.go <= moves[0] < A.pass_:
        return sensible_turns(box, s, seat, moves, n)
    if s.asks == Q.transmute and A.fulfil <= moves[0] < A.elixir:
        return sensible_transmutations(moves, n)
    if s.asks == Q.payment:
        return sensible_payments(moves, n)
    return n


@rule
def sensible_transmutations(moves, n):
    """Where an order can be fulfilled, fulfil one, or make the Elixir that another one lacks."""
    kept = 0
    for k in range(n):
        if A.fulfil <= moves[k] < A.fire:
            moves[kept] = moves[k]
            kept += 1
    return kept


@rule
def sensible_turns(box, s, seat, moves, n):
    """The placements that are nearly as good as the best at first sight, and every activation; in the last year the pass, which
    stands last, too: nothing may be left that pays."""
    if s.year < p.YEARS:
        n -= 1
    before = prospects(box, s, seat)
    places, forges = visible(box, s, seat, before, p.FIRST_LOCATION), visible(box, s, seat, before, p.FIRST_FORGE)
    best = -1000.0
    for k in range(n):
        if A.go <= moves[k] < A.pass_:
            best = max(best, first_sight(box, s, seat, moves[k] - A.go, before, places, forges))
    kept, good = 0, best - box.judge_margin
    for k in range(n):
        if not A.go <= moves[k] < A.pass_ or first_sight(box, s, seat, moves[k] - A.go, before, places, forges) >= good:
            moves[kept] = moves[k]
            kept += 1
    return kept


@rule
def visible(box, s, seat, before, first):
    """What the face-up locations or forges bring on average: so much is expected of the pile beside them."""
    count = p.PORTAL - p.FIRST_LOCATION if first == p.FIRST_LOCATION else p.HIDDEN_FORGE - p.FIRST_FORGE
    value = 0.0
    for space in range(first, first + count):
        value += brought(box, s, seat, space, before)
    return value / count


@rule
def first_sight(box, s, seat, space, before, places, forges):
    """What a placement seems to bring, less its workers."""
    if space == p.PORTAL:
        value = places
    elif space == p.HIDDEN_FORGE:
        value = forges
    else:
        value = brought(box, s, seat, space, before)
    return value - box.judge_worker * minimum(s, space)


@rule
def brought(box, s, seat, space, before):
    """How much better the player's prospects are after a visit; the table is left as it was."""
    card = s.face[space]
    if space >= p.FIRST_ASSISTANT:
        level = level_value(box, s, seat) if card == p.SCHOLAR else 0.0
        return 1.0 + (0.6 + 0.8 * (p.YEARS - s.year)) * box.brings[card] + level
    if space < p.ORDER_SPACES:
        slot = 0
        while s.held[seat][slot] != p.NOTHING:
            slot += 1
        s.held[seat][slot] = card
        value = prospects(box, s, seat) - before
        s.held[seat][slot] = p.NOTHING
        return value
    s.space = space
    likely = max(0.0, min(6.0, 7.0 - needs(box, s) + modifier(box, s, seat))) / 6.0
    if space >= p.FIRST_FORGE:
        value = prospects(box, s, seat) - before
        s.perfect = 1
        value += likely * (prospects(box, s, seat) - before - value)
        s.perfect = 0
        s.space = p.NOTHING
        return value
    s.space = p.NOTHING
    return collected(box, s, seat, card, before, likely)


@rule
def collected(box, s, seat, location, before, likely):
    """What a location brings, with the chance of its bonus."""
    stock = s.stock[seat]
    mana, snow, fire, sand, elixir = stock[0] + 0, stock[1] + 0, stock[2] + 0, stock[3] + 0, stock[4] + 0
    for kind in range(p.KINDS):
        stock[kind] = min(stock[kind] + box.sure[location][kind], box.room[kind])
    value = prospects(box, s, seat) - before
    bonus = box.bonus[location]
    if stock[bonus] < box.room[bonus]:
        stock[bonus] += 1
        value += likely * (prospects(box, s, seat) - before - value)
    stock[0], stock[1], stock[2], stock[3], stock[4] = mana, snow, fire, sand, elixir
    return value


@rule
def useful_surplus(box, s, seat):
    """Workers over the minimum that may change the die: none where no die is rolled, two for a card not yet seen."""
    if s.space < p.ORDER_SPACES or s.space >= p.FIRST_ASSISTANT:
        return 0
    if s.face[s.space] == p.NOTHING:
        return 2
    return max(0, needs(box, s) - 1 - modifier(box, s, seat))  # the surplus of the placement under way is still 0


@rule
def sensible_sizes(box, s, seat, moves, n):
    """Crowd sizes that may be worth thinking about."""
    kept, most = 0, useful_surplus(box, s, seat)
    for k in range(n):
        golem = moves[k] >= A.golem
        workers = moves[k] - A.golem + 2 if golem else moves[k] - A.send + 1
        if workers - minimum(s, s.space) <= most:
            moves[kept] = moves[k]
            kept += 1
    return kept


@rule
def sensible_payments(moves, n):
    """Those that spend the fewest Elixirs, or one more."""
    fewest, kept = 99, 0
    for k in range(n):
        fewest = min(fewest, elixirs_in(moves[k] - A.spend))
    for k in range(n):
        if elixirs_in(moves[k] - A.spend) <= fewest + 1:
            moves[kept] = moves[k]
            kept += 1
    return kept


@rule
def elixirs_in(payment):
    """How many Elixirs a payment spends."""
    n = 0
    for kind in range(p.BASICS):
        n += payment // p.DIGIT[kind] % 5
    return n


# What a position is worth


@rule
def weight(kind):
    """What a unit is worth beside another (the cost curve of the orders)."""
    return 2.5 if kind == p.ELIXIR else 1.5 if kind == p.SAND else 1.0


@rule
def to_come(box, s, seat):
    """Workers that the player can still place, this year and later."""
    this_year = s.available[seat] if s.step != p.MAIN or s.passed[seat] == 0 else 0
    return this_year + box.judge_next_year * (p.YEARS - s.year)


@rule
def chance(box, covered, missing_weight, workers):
    """That an order will be fulfilled: by what of its cost is at hand, and by the workers left to fetch the rest."""
    need = 1.2 + box.judge_fetch * missing_weight
    reach = min(1.0, workers / (1.25 * need))
    return (box.judge_taken + box.judge_covered * covered) * reach


@rule
def prospects(box, s, seat):
    """Held orders as they may turn out, in the order of their slots, each with what the ones before leave of the stock; then
    what is left over."""
    stock = s.stock[seat]
    mana, snow, fire, sand, elixir = stock[0] + 0, stock[1] + 0, stock[2] + 0, stock[3] + 0, stock[4] + 0
    workers = to_come(box, s, seat)
    at_forge = p.FIRST_FORGE <= s.space < p.FIRST_ASSISTANT and s.asks != Q.size and s.seat == seat
    uses = most_uses(box, s, seat) - s.transmuted if at_forge else 0
    value, worst = 0.0, 0.0
    for slot in range(p.SLOTS):
        order = s.held[seat][slot]
        if order == p.NOTHING:
            continue
        cost = box.cost[order]
        points = box.points[order] + 0.0
        if box.category[order] == p.UNIVERSITY:
            points += level_value(box, s, seat)
        full, gap, lacks = 0.0, 0.0, 0
        a, b, c, d = min(mana, cost[0]), min(snow, cost[1]), min(fire, cost[2]), min(sand, cost[3])
        for kind in range(p.BASICS):
            got = a if kind == 0 else b if kind == 1 else c if kind == 2 else d
            full += weight(kind) * cost[kind]
            gap += weight(kind) * (cost[kind] - got)
            lacks += cost[kind] - got
        full += 2.5 * cost[p.ELIXIR]
        lacks += cost[p.ELIXIR]
        gap += 2.5 * cost[p.ELIXIR]
        if lacks > 0 and has(s, seat, p.SALAMANDER) and fire > c and lacks > cost[p.ELIXIR] + cost[p.FIRE] - c:
            lacks -= 1
            gap -= 1.0
            c += 1
        paid = min(elixir, lacks)
        gap = gap * (lacks - paid) / lacks if lacks > 0 else 0.0
        mana, snow, fire, sand, elixir = mana - a, snow - b, fire - c, sand - d, elixir - paid
        if gap <= 0.0 and uses > 0:
            uses -= 1
            value += points + (box.perfect[box.level[order]] if s.perfect == 1 else 0)
        else:
            likely = chance(box, 1.0 - gap / full, gap, workers)
            workers = max(0.0, workers - 1.0 - 0.7 * gap)
            lost = (1.0 - likely) * (box.points[order] // 2) * (0.3 if s.year < p.YEARS else 1.0)
            worst = max(worst, lost)
            value += points * likely - lost
    if has(s, seat, p.ARCHIVIST):
        value += worst
    if uses > 0 and s.transmuted == 0:
        value += 0.4 + s.perfect
    reach = min(1.0, workers / 4.0)
    value += reach * box.judge_spare * (thrifty(mana) + thrifty(snow) + thrifty(fire))
    value += reach * box.judge_spare_sand * thrifty(sand)
    return value + elixir * (1.0 + (box.judge_spare_elixir - 1.0) * reach)


@rule
def thrifty(count):
    """Many of a kind are worth less each."""
    return count if count <= 2 else 2.0 + 0.5 * (count - 2)


@rule
def level_value(box, s, seat):
    """What the next University order opens (AA-103, AA-104): nothing in the last year, nothing after the second."""
    known = s.made[seat][p.UNIVERSITY] + (1 if has(s, seat, p.SCHOLAR) else 0)
    return box.judge_level * (p.YEARS - s.year) if known < 2 else 0.0


@rule
def levels_open(box, s, seat):
    """What the levels opened so far are still worth."""
    known = min(2, s.made[seat][p.UNIVERSITY] + (1 if has(s, seat, p.SCHOLAR) else 0))
    return box.judge_level * (p.YEARS - s.year) * known


@rule
def helpers(box, s, seat):
    """Assistants by the years that they will still serve; a point each in the end (AA-184)."""
    if s.staff[seat] == 0:
        return 0.0
    value = 1.0 * s.staff[seat]
    for assistant in range(p.ASSISTANTS):
        if s.serves[assistant] == seat:
            years = p.YEARS - s.year
            if s.tilted[assistant] == 0 and (s.step != p.MAIN or s.passed[seat] == 0):
                value += 0.6 * box.brings[assistant]
            value += years * box.brings[assistant] * 0.8
    if s.step == p.CHOOSING or s.step == p.PAYING:
        value -= box.judge_worker * wages(box, s, seat)  # still to be paid
    return value


@rule
def expected(box, s, seat):
    """The points that a player may expect in the end."""
    years = p.YEARS - s.year
    value = s.vp[seat] + prospects(box, s, seat) + helpers(box, s, seat) + levels_open(box, s, seat)
    for category in range(4):
        now = series(box, s, seat, category)
        after = box.series[min(s.made[seat][category] + 1, 6)]
        value += now + box.judge_series * (after - now) * min(1.0, to_come(box, s, seat) / 12.0)
    if s.step != p.MAIN or s.passed[seat] == 0:
        value += box.judge_worker * s.available[seat]
    own = box.ceiling[s.seats] - s.reserve[seat]
    if s.step == p.CHOOSING and s.atelier[seat] != p.NOTHING:
        more = more_workers(box, s, seat)
        own += more
        value += box.judge_worker * more - box.judge_late * s.atelier[seat]
    return value + box.judge_worker * years * own


@rule
def lead(value, rival, scale):
    """Between 0 and 1, never quite either: a player far ahead still knows the better move."""
    x = (value - rival) / scale
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@rule
def alone(box, value):
    """A solo game is played for its total, and for the victory at 85 (AA-275), where nearly won counts for something."""
    return 0.5 * lead(value, box.judge_alone, box.judge_alone) + 0.5 * lead(value, box.won_alone, 20.0)


@rule
def estimate(box, s, out):
    """The lead over the best rival, or, alone, the expected total (AA-275)."""
    if s.seats == 1:
        out[0] = alone(box, expected(box, s, 0))
        return
    best, second = -1000.0, -1000.0
    for seat in range(s.seats):
        value = expected(box, s, seat)
        out[seat] = value
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    for seat in range(s.seats):
        out[seat] = lead(out[seat], second if out[seat] == best else best, box.judge_scale)


@rule
def worth(box, s, out):
    """A finished match: the lead in points, and the victory itself (AA-186 to AA-188); alone, the total (AA-275)."""
    if s.seats == 1:
        out[0] = alone(box, final_total(box, s, 0))
        return
    winners = 0
    for seat in range(s.seats):
        winners += is_first(box, s, seat)
    for seat in range(s.seats):
        rival = -1000
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, final_total(box, s, other))
        share = 0.4 / winners if is_first(box, s, seat) else 0.0
        out[seat] = 0.6 * lead(final_total(box, s, seat), rival, box.judge_scale) + share
