"""Placements and their actions: collecting, taking orders, hiring, transforming."""

from athanor.kernel.rulebook import ALL, below, rule, tell

from . import pieces as p
from .asking import commit, wait_for
from .assistants import has, ready
from .crowds import displace, minimum, settle
from .means import at_hand, can_activate, can_transmute, due, most_uses, only_payment, payable_with, refusal_of_order
from .pieces import Q
from .piles import draw, lying, put_under, turn_up
from .tracks import gain, score_points
from .years import end_turn

# Placing (AA-071 to AA-081)


@rule
def choose_space(s, seat, space):
    """One space a turn (AA-072); how many workers go is asked next and may be asked back until then. It is asked even when
    one size alone is possible: this is where a placement is confirmed (AA-291)."""
    s.space = space
    wait_for(s, seat, Q.size)


@rule
def place(box, s, seat, workers, golem):
    """From the minimum to all available workers (AA-075), the Golem counting as one of them without standing there (AA-207,
    AA-208). The surplus over the minimum adds to the die (AA-079). First the crowd gives way (AA-229, AA-230)."""
    space = s.space
    s.surplus = workers + golem - minimum(s, space)
    if golem == 1:
        s.tilted[p.GOLEM] = 1
        tell(s, ALL, 207, seat)
    tell(s, ALL, 77, seat, space, workers, s.surplus, lying(s, space))
    displace(s, seat, space)
    settle(s, seat, space, workers)
    commit(s)
    if space < p.ORDER_SPACES:
        accept_order(box, s, seat, space)
    elif space >= p.FIRST_ASSISTANT:
        hire(box, s, seat, space)
    elif space in (p.PORTAL, p.HIDDEN_FORGE):
        reveal(box, s, seat, space)
    else:
        arrive(box, s, seat)


# Collecting resources (AA-090 to AA-097)


@rule
def reveal(box, s, seat, space):
    """The top card of the pile, once the workers are placed (AA-091, AA-142): two for the Portal Keeper, who uses one
    (AA-224), before the eyes of all (AA-231). He always applies (AA-228)."""
    pile = p.PILE_OF[space]
    s.face[space] = draw(s, pile)
    if has(s, seat, p.PORTAL_KEEPER):
        s.spare = draw(s, pile)
        tell(s, ALL, 224, seat, s.face[space] + p.NEWS_NUMBER[pile], s.spare + p.NEWS_NUMBER[pile])
        wait_for(s, seat, Q.pile)
        return
    tell(s, ALL, 91 if space == p.PORTAL else 142, seat, s.face[space] + p.NEWS_NUMBER[pile])
    arrive(box, s, seat)


@rule
def use_card(box, s, seat, second):
    """The Portal Keeper's choice (AA-224)."""
    if second == 1:
        first = s.face[s.space]
        s.face[s.space] = s.spare
        s.spare = first
    tell(s, ALL, 91 if s.space == p.PORTAL else 142, seat, s.face[s.space] + p.NEWS_NUMBER[p.PILE_OF[s.space]])
    arrive(box, s, seat)


@rule
def put_back(s):
    """A card of a pile space goes to the bottom (AA-097, AA-149), the Keeper's other card before it (AA-224); the workers
    stay. Face-up locations and forges stay for the year (AA-096, AA-148)."""
    if s.space == p.PORTAL or s.space == p.HIDDEN_FORGE:
        pile = p.PILE_OF[s.space]
        if s.spare != p.NOTHING:
            put_under(s, pile, s.spare, 0)
        put_under(s, pile, s.face[s.space], 0)
        s.face[s.space] = p.NOTHING


@rule
def arrive(box, s, seat):
    """At a location: sure resources (AA-092), then the die (AA-230). At a forge: the Master Smith, or the die, before any
    transmutation (AA-143, AA-217, AA-229)."""
    if s.space >= p.FIRST_FORGE:
        if ready(s, seat, p.MASTER_SMITH):
            wait_for(s, seat, Q.smith)
        else:
            roll(box, s, seat, False)
        return
    for kind in range(p.KINDS):
        if box.sure[s.face[s.space]][kind] > 0:
            gain(box, s, seat, kind, box.sure[s.face[s.space]][kind], 92)
    roll(box, s, seat, False)


@rule
def needs(box, s):
    """The threshold of the card visited."""
    card = s.face[s.space]
    return box.forge_die[card] if s.space >= p.FIRST_FORGE else box.location_die[card]


@rule
def modifier(box, s, seat):
    """Surplus, and Scout or Bellows Tender: they add up (AA-214, AA-215, AA-227)."""
    if s.space >= p.FIRST_FORGE:
        return s.surplus + (box.bellows if has(s, seat, p.BELLOWS_TENDER) else 0)
    return s.surplus + (box.scout if has(s, seat, p.SCOUT) else 0)


@rule
def roll(box, s, seat, again):
    """Die and modifiers against the threshold (AA-093, AA-143). A failed roll costs nothing (AA-095); the Fortune Teller may
    repeat it once, and the second result stands (AA-216)."""
    if again:
        tell(s, ALL, 216, seat)
    s.die = below(s, p.DIE) + 1
    s.die_more = modifier(box, s, seat)
    s.die_needs = needs(box, s)
    s.die_seat = seat
    s.die_space = s.space
    s.die_card = s.face[s.space]
    commit(s)
    reached = s.die + s.die_more
    tell(s, ALL, 143 if s.space >= p.FIRST_FORGE else 93, seat, s.die, s.die_more, reached, s.die_needs)
    if reached < s.die_needs and not again and has(s, seat, p.FORTUNE_TELLER):
        wait_for(s, seat, Q.reroll)
    else:
        accept_roll(box, s, seat, reached >= s.die_needs)


@rule
def accept_roll(box, s, seat, success):
    """Success: the bonus of the location, once (AA-094), or a perfect visit (AA-144)."""
    if s.space >= p.FIRST_FORGE:
        open_forge(box, s, seat, success)
        return
    if success:
        gain(box, s, seat, box.bonus[s.face[s.space]], 1, 94)
    else:
        tell(s, ALL, 95, seat)
    put_back(s)
    end_turn(box, s)


# Taking orders (AA-101 to AA-112, AA-205)


@rule
def take_order(s, seat, space):
    """Into the lowest free slot (AA-107); the space is refilled at once (AA-108). No die here (AA-112). The order stays until
    it is fulfilled (AA-111)."""
    order = s.face[space]
    slot = 0
    while s.held[seat][slot] != p.NOTHING:
        slot += 1
    s.held[seat][slot] = order
    s.holds[seat] += 1
    tell(s, ALL, 107, seat, order)
    turn_up(s, space, 108)


@rule
def accept_order(box, s, seat, space):
    """The order of the space; then the Courier may bring a second one (AA-205)."""
    take_order(s, seat, space)
    if ready(s, seat, p.COURIER):
        for other in range(p.ORDER_SPACES):
            if refusal_of_order(box, s, seat, other) == 0:
                wait_for(s, seat, Q.second)
                return
    end_turn(box, s)


@rule
def take_second(box, s, seat, space):
    """The Courier tilts; no worker is placed or moved (AA-205)."""
    s.tilted[p.COURIER] = 1
    tell(s, ALL, 205, seat)
    take_order(s, seat, space)
    end_turn(box, s)


# Hiring (AA-120 to AA-124)


@rule
def hire(box, s, seat, space):
    """Below the player board, untilted (AA-121), as many as one likes (AA-124); the space is refilled at once (AA-122)."""
    assistant = s.face[space]
    s.serves[assistant] = seat
    s.tilted[assistant] = 0
    s.staff[seat] += 1
    tell(s, ALL, 121, seat, assistant)
    turn_up(s, space, 122)
    end_turn(box, s)


# Transforming (AA-141 to AA-165)


@rule
def smith(box, s, seat):
    """The Master Smith tilts: perfect without a roll (AA-217)."""
    s.tilted[p.MASTER_SMITH] = 1
    tell(s, ALL, 217, seat)
    open_forge(box, s, seat, True)


@rule
def open_forge(box, s, seat, perfect):
    """If the visit is perfect, every transmutation of it gets its bonus (AA-144)."""
    s.perfect = 1 if perfect else 0
    if perfect:
        tell(s, ALL, 144, seat)
    go_on_transmuting(box, s, seat)


@rule
def go_on_transmuting(box, s, seat):
    """While uses remain (AA-145) and there is something to do, a transmutation or an activation between two of them
    (AA-131); otherwise the visit ends."""
    remaining = s.transmuted < most_uses(box, s, seat)
    if remaining and (can_transmute(box, s, seat) or can_activate(box, s, seat, False)):
        wait_for(s, seat, Q.transmute)
    else:
        end_visit(box, s)


@rule
def end_visit(box, s):
    """The forge is left (AA-148, AA-149)."""
    put_back(s)
    end_turn(box, s)


@rule
def fulfil(box, s, seat, order):
    """Choose a held order, with its level, category, points and cost (AA-011, AA-146); then what the Salamander replaces, if
    there is a choice (AA-219); then the payment."""
    s.making = order
    s.fire = p.NOTHING
    ways, found = 0, p.NOTHING
    for k in range(4 if has(s, seat, p.SALAMANDER) else 1):
        if payable_with(box, s, seat, order, p.REPLACES[k]):
            ways += 1
            found = p.REPLACES[k]
    if ways > 1:
        wait_for(s, seat, Q.salamander)
    else:
        choose_payment(box, s, seat, found)


@rule
def choose_payment(box, s, seat, fire):
    """Which units Elixir pays is asked if there is a choice (AA-153)."""
    s.fire = fire
    payment = only_payment(box, s, seat)
    if payment == p.NOTHING:
        wait_for(s, seat, Q.payment)
    else:
        pay_order(box, s, seat, payment)


@rule
def pay_order(box, s, seat, payment):
    """Exactly the cost (AA-151): Elixir for the units of the payment and of the cost (AA-152), one Fire for the Salamander
    (AA-220), resources for the rest."""
    order, fire = s.making, s.fire
    elixirs = box.cost[order][p.ELIXIR]
    for kind in range(p.BASICS):
        replaced = payment // p.DIGIT[kind] % 5
        elixirs += replaced
        s.stock[seat][kind] = at_hand(s, seat, kind) - due(box, s, kind) + replaced
    s.stock[seat][p.ELIXIR] -= elixirs
    s.making = p.NOTHING
    s.fire = p.NOTHING
    tell(s, ALL, 151, seat, order, elixirs)
    if fire != p.NOTHING:
        tell(s, ALL, 219, seat, fire)
    complete_order(box, s, seat, order)


@rule
def complete_order(box, s, seat, order):
    """The slot is free at once (AA-154), points are scored (AA-155), more in a perfect visit (AA-156); a University order
    counts for levels at once (AA-157). It never returns to a pile (AA-158)."""
    for slot in range(p.SLOTS):
        if s.held[seat][slot] == order:
            s.held[seat][slot] = p.NOTHING
    s.holds[seat] -= 1
    s.maker[order] = seat
    s.made[seat][box.category[order]] += 1
    score_points(s, seat, box.points[order])
    tell(s, ALL, 155, seat, order, box.points[order])
    if s.perfect == 1:
        more = box.perfect[box.level[order]]
        score_points(s, seat, more)
        s.bonus_vp[seat] += more
        tell(s, ALL, 156, seat, order, more)
    s.transmuted += 1
    go_on_transmuting(box, s, seat)


@rule
def produce(box, s, seat, pair, distiller):
    """Two basic resources of two kinds for one Elixir (AA-161), two with the Distiller (AA-221); one point in a perfect visit
    (AA-164). It may be spent in the same visit (AA-165)."""
    s.stock[seat][p.PAIR[pair][0]] -= 1
    s.stock[seat][p.PAIR[pair][1]] -= 1
    tell(s, ALL, 161, seat, p.PAIR[pair][0], p.PAIR[pair][1])
    if distiller == 1:
        s.tilted[p.DISTILLER] = 1
        tell(s, ALL, 221, seat)
    gain(box, s, seat, p.ELIXIR, box.distilled if distiller == 1 else 1, 165)
    if s.perfect == 1:
        score_points(s, seat, box.perfect_elixir)
        s.bonus_vp[seat] += box.perfect_elixir
        tell(s, ALL, 164, seat, box.perfect_elixir)
    s.transmuted += 1
    go_on_transmuting(box, s, seat)
