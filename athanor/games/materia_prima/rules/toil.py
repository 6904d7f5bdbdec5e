"""What a player still has to do, for a bot's judgement, counted in actions: the Stone, the quest, the other formulas in hand.

What the player has is put into a purse and set aside for one goal after another, the Stone first; what is missing must be mined,
converted and carried. A formula or card not yet found takes what an ordinary one does, and the search for it.
"""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .board import distance
from .figures import free, hearted, homunculi_of, value
from .pieces import Q
from .quests import beside_farthest
from .scoring import thirds_in
from .walking import (
    FAR,
    to_farthest,
    to_shown,
    to_soul,
    to_victim,
    walk,
    way_onto,
    way_to_cities,
    way_to_earth,
    way_to_guard,
)
from .works import makes_soul

HASTE = 0.3  # points that an action is worth
MINING, CONVERTING, TRANSMUTING = 2.5, 1.0, 1.0  # a marker mined, with its share of the way
SEARCHING = 6.0  # actions to find a formula of the Stone of one level
UNFOUND = 24.0  # actions for a card that the quest wants and that is not in hand: more than any such card takes
SOUL_HUNT = 12.0
UNMADE = 0.8  # of what a card will gain, before it is made
ITEM_HELP, IDLE_HELP = 0.4, 0.5
SOULLESS = 5.0  # points that having no soul stone costs
AHEAD = 60.0  # the quest, as long as it cannot be finished: more than any of them takes then


# The purse


@rule
def fill_purse(s, seat):
    """All that the player's figures and tower hold."""
    for kind in range(p.KINDS):
        n = s.stock[seat][kind]
        for figure in range(p.FIGURES):
            n += s.load[seat][figure][kind]
        s.purse[kind] = n
    s.lack = 0
    s.ready = 0


@rule
def missing_of(s, kind, n):
    """Set n markers aside, as far as they are at hand: how many are missing."""
    at_hand = min(n, s.purse[kind])
    s.purse[kind] -= at_hand
    return n - at_hand


@rule
def fetch_basic(s, kind, n):
    """Actions to have n more markers of a basic element, after what is at hand."""
    n = missing_of(s, kind, n)
    if n > 0:
        s.lack |= 1 << kind
    return MINING * n


@rule
def fetch_second(box, s, kind, n):
    """Actions to get elements of level 2: fetch their sources and convert."""
    n = missing_of(s, kind, n)
    if n == 0:
        return 0.0
    sources = box.recipe[kind - p.BASICS]
    return CONVERTING * n + fetch_basic(s, sources[0], n) + fetch_basic(s, sources[1], n)


@rule
def fetch_third(box, s, kind, n):
    """Actions to get elements of level 3: fetch their sources and convert."""
    n = missing_of(s, kind, n)
    if n == 0:
        return 0.0
    sources = box.recipe[kind - p.BASICS]
    return CONVERTING * n + fetch_second(box, s, sources[0], n) + fetch_second(box, s, sources[1], n)


@rule
def fetch(box, s, kind, n):
    """Actions to get so many of any element."""
    if kind < p.BASICS:
        return fetch_basic(s, kind, n)
    return fetch_second(box, s, kind, n) if kind < p.SECONDS else fetch_third(box, s, kind, n)


@rule
def effort_of(kind):
    """Actions that a marker of a kind takes from nothing."""
    return MINING if kind < p.BASICS else 6.0 if kind < p.SECONDS else 13.0


@rule
def formula_toil(box, s, card):
    """Actions until a formula of the hand is made; `s.ready` when nothing has to be mined for it."""
    before = s.lack
    s.lack = 0
    toil = TRANSMUTING
    for kind in range(p.KINDS):
        if box.cost[card][kind] > 0:
            toil += fetch(box, s, kind, box.cost[card][kind])
    if s.lack == 0:
        s.ready = 1
    s.lack |= before
    return toil


@rule
def in_hand(s, seat, card):
    """In the hand, or just drawn."""
    return s.where[card] == p.HAND + seat or (s.where[card] == p.DRAWN and s.seat == seat)


# The Stone


@rule
def price_of(box, card):
    """To choose between two stone formulas of a level: a soul stone is dear."""
    n = SOUL_HUNT * box.cost[card][p.SOUL]
    for kind in range(p.KINDS):
        n += box.cost[card][kind] * effort_of(kind)
    return n


@rule
def best_stone(box, s, seat, level, souls):
    """The cheapest formula of a level in hand that takes no more soul stones than can be spared, or NONE."""
    best, cheapest = p.NONE, 1000.0
    for card in range(p.STONE * p.DECK, p.STONE * p.DECK + p.DECK):
        if in_hand(s, seat, card) and box.level[card] == level + 1:
            price = price_of(box, card)
            if box.cost[card][p.SOUL] <= souls and price < cheapest:
                best, cheapest = card, price
    return best


@rule
def unfound_stone(level):
    """Actions for a formula of the Stone that is still to be found."""
    return SEARCHING + TRANSMUTING + (3 * MINING if level == 0 else 18.0 if level == 1 else 26.0)


@rule
def stone_toil(box, s, seat):
    """The formulas of the Stone that are not laid: the actions they take, how many are in hand, the least that one of these
    saves, in points, and whether one is still to be found."""
    toil, used, least, missing = 0.0, 0, 1000.0, False
    souls = max(0, s.souls[seat] - 1)  # the last one is kept
    for level in range(3):
        if s.laid[seat][level] != p.NONE:
            continue
        whole = unfound_stone(level)
        card = best_stone(box, s, seat, level, souls)
        if card == p.NONE:
            missing = True
            toil += whole
        else:
            souls -= box.cost[card][p.SOUL]
            n = formula_toil(box, s, card) + SOUL_HUNT * box.cost[card][p.SOUL]
            toil += n
            used += 1
            least = min(least, HASTE * (whole - n))
    return toil, used, least, missing


# Homunculi and equipment


@rule
def quest_deck(s, seat):
    """The deck that the quest asks for, or -1."""
    quest = s.quest[seat]
    if quest == p.ARMOURER:
        return p.EQUIPMENT
    return p.HOMUNCULUS if quest == p.TYRANT or quest == p.CULT or quest == p.GUARDIANS else -1


@rule
def wanted(box, s, seat):
    """How many more homunculi or items the quest asks for."""
    quest = s.quest[seat]
    if quest == p.ARMOURER:
        return max(0, box.armourer - s.forged[seat])
    if quest == p.TYRANT or quest == p.CULT:
        return 3 - homunculi_of(s, seat)
    return max(0, box.guardians - homunculi_of(s, seat)) if quest == p.GUARDIANS else 0


@rule
def serves(box, card):
    """A quest that wants homunculi takes any; the Armourer items of level 2 and 3. Soul-making ones are too dear."""
    return card // p.DECK == p.HOMUNCULUS or (box.level[card] >= 2 and not makes_soul(box, card))


@rule
def relief(n):
    """The share of a player's toil that n carrying homunculi take over."""
    return 0.08 * n - 0.01 * n * n


@rule
def worth_of_card(box, s, seat, card, n, toil):
    """What a formula is worth when it is made, in points, besides Stone and quest, which take so much toil yet. `n` homunculi are
    on the board, or before this one in hand."""
    if card // p.DECK == p.HOMUNCULUS:
        carries = box.homunculus[card][p.CAPACITY] > 0
        help_of = HASTE * toil * (relief(n + 1) - relief(n)) if carries else IDLE_HELP
        return 0.0 if n >= 3 else box.level[card] + help_of
    worth = box.level[card] + ITEM_HELP
    if makes_soul(box, card):
        worth += box.soul_points
        if not hearted(s, seat):
            worth += SOULLESS
            if s.stone[seat] == 1 and wanted(box, s, seat) == 0:
                worth += 0.3 * HASTE * AHEAD  # the match can be ended then
    return worth


@rule
def extra_gain(box, s, seat, card, n, haste, toil):
    """What making a formula gains that neither Stone nor quest needs, less the actions it takes; what it needs is set aside only
    when that is a gain."""
    for kind in range(p.KINDS):
        s.put_by[kind] = s.purse[kind]
    lack, ready = s.lack, s.ready
    gain = worth_of_card(box, s, seat, card, n, toil) - haste * formula_toil(box, s, card)
    if gain <= 0.0:
        for kind in range(p.KINDS):
            s.purse[kind] = s.put_by[kind]
        s.lack = lack
        s.ready = ready
    return max(gain, 0.0)


@rule
def card_toil(box, s, seat, haste, other):
    """Homunculi and equipment in hand: the actions of those the quest asks for, found or not; what the others gain; how many are
    of use; the least use of one. `other` is the toil for the Stone and the rest of the quest."""
    toil, gain, used, least = 0.0, 0.0, 0, 1000.0
    open_places = wanted(box, s, seat)
    deck = quest_deck(s, seat)
    n = homunculi_of(s, seat)
    for card in range(p.STONE * p.DECK):
        if in_hand(s, seat, card):
            if open_places > 0 and card // p.DECK == deck and serves(box, card):
                open_places -= 1
                taken = formula_toil(box, s, card)
                toil += taken
                use = HASTE * (UNFOUND - taken)
            else:
                use = extra_gain(box, s, seat, card, n, haste, other)
                gain += UNMADE * use
            n += card < p.DECK
            if use > 0.0:
                used += 1
                least = min(least, use)
    return toil + UNFOUND * open_places, gain, used, least


# The quest, once the Stone is made


@rule
def hex_showing(s, city):
    """The hex of a city."""
    for h in range(p.HEXES):
        if s.shows[h] == city:
            return h
    return 0


@rule
def soil_on(s, city, kind):
    """How many of a kind lie in a city."""
    return 0 + s.soil[hex_showing(s, city)][kind]


@rule
def thirds_beside(s, seat):
    """The most elements of level 3 on one hex beside the farthest tower."""
    most = 0
    for h in range(p.HEXES):
        if s.littered[h] > 0 and beside_farthest(s, seat, h):
            most = max(most, thirds_in(s.soil[h]))
    return most


@rule
def dropping(s, seat):
    """The player is choosing what to drop."""
    return s.asks == Q.drop and s.seat == seat


@rule
def still_to_drop(box, s, seat):
    """Markers that the quest wants dropped: one at least, for the last Drop must add one (MP-139)."""
    quest = s.quest[seat]
    least = 0 if dropping(s, seat) and s.done > 0 else 1
    if quest == p.TYCOON:
        return max(least, box.tycoon - soil_on(s, p.HAMMERBREACH, p.GOLD))
    if quest == p.HELLFIRE:
        return max(least, box.hellfire - soil_on(s, p.WINDSHIRE, p.FIRE))
    return max(least, box.spendthrift - thirds_beside(s, seat))


@rule
def cheapest_third(s):
    """The element of level 3 for which most is at hand."""
    best, most = p.SECONDS, -1
    for kind in range(p.SECONDS, p.KINDS):
        n = s.purse[kind - 4] + s.purse[kind - 3]
        if n > most:
            best, most = kind, n
    return best


@rule
def gather(box, s, seat, n):
    """Actions to have n pieces of Gold, or of level 3 for the Spendthrift."""
    if s.quest[seat] == p.TYCOON:
        return fetch_third(box, s, p.GOLD, n)
    for kind in range(p.SECONDS, p.KINDS):
        take = min(n, s.purse[kind])
        s.purse[kind] -= take
        n -= take
    return fetch_third(box, s, cheapest_third(s), n)


@rule
def to_drop(s, seat):
    """The way to where the quest wants markers dropped."""
    return to_farthest(s, seat) if s.quest[seat] == p.SPENDTHRIFT else to_shown(s, p.HAMMERBREACH)


@rule
def way_to_drop(box, s, seat):
    """Actions until Gold, or elements of level 3, lie where the quest wants them: made, taken from the tower in one load, brought
    there and dropped."""
    n = still_to_drop(box, s, seat)
    if n == 0:
        return 0.0
    at = s.at[seat][p.ALCHEMIST]
    before = s.lack
    s.lack = 0
    toil = gather(box, s, seat, n)
    if toil > 0.0 and s.lack == 0:
        s.ready = 1
    s.lack |= before
    walk(s, seat, s.home[seat])
    trip = to_drop(s, seat) + 1.0
    if toil > 0.0:
        return toil + 1.0 + 0.5 * n + trip
    carried = s.load[seat][p.ALCHEMIST][p.GOLD] if s.quest[seat] == p.TYCOON else thirds_in(s.load[seat][p.ALCHEMIST])
    if carried < n:
        return s.steps[at] + 1.0 + 0.5 * (n - carried) + trip
    walk(s, seat, at)
    return to_drop(s, seat) + (0.5 if dropping(s, seat) else 1.0)


@rule
def way_to_hellfire(box, s, seat):
    """Actions until all the Fire lies on Windshire: loads of it, mined near by or taken from the tower, one trip after
    another."""
    n = still_to_drop(box, s, seat)
    if n == 0:
        return 0.0
    carried = s.load[seat][p.ALCHEMIST][p.FIRE]
    room = max(0, free(box, s, seat, p.ALCHEMIST))
    most = max(1, value(box, s, seat, p.ALCHEMIST, p.CAPACITY))
    city = hex_showing(s, p.WINDSHIRE)
    junk = 0.7 * (s.loaded[seat][p.ALCHEMIST] - carried)
    for figure in range(1, p.FIGURES):
        junk -= 0.6 * min(3, s.load[seat][figure][p.FIRE])
    walk(s, seat, s.at[seat][p.ALCHEMIST])
    near, best = FAR, 2.0 * FAR
    loading = min(n - carried, room)
    for h in range(p.HEXES):
        if s.shows[h] == p.FIRE:
            near = min(near, distance(s, h, city))
            best = min(best, s.steps[h] + distance(s, h, city) + 1.0 * loading)
    trip = 2.0 * near + most + 1.0
    if loading <= 0 or (carried > 0 and s.steps[city] == 0):
        return s.steps[city] + (0.5 if dropping(s, seat) else 1.0) + junk + trip * max(0, n - carried) / most
    if s.stock[seat][p.FIRE] >= loading:
        best = min(best, s.steps[s.home[seat]] + distance(s, s.home[seat], city) + 0.5 + 0.1 * loading)
    return best + 1.0 + junk + trip * (n - carried - loading) / most


@rule
def well_worn(box, s, seat):
    """Items of level 2 and 3 equipped."""
    n = 0
    for k in range(2):
        n += s.worn[seat][k] != p.NONE and box.level[p.DECK + s.worn[seat][k]] >= 2
    return n


@rule
def way_to_blackholm(box, s, seat):
    """The Armourer changes at home what he wears, then moves onto Blackholm."""
    worn = well_worn(box, s, seat)
    at = s.at[seat][p.ALCHEMIST]
    if worn == 2:
        walk(s, seat, at)
        return 1.0 * way_onto(s, p.BLACKHOLM)
    walk(s, seat, s.home[seat])
    return s.steps[at] + 1.0 + 2.0 - worn + way_onto(s, p.BLACKHOLM)


@rule
def way_of_souls(box, s, seat):
    """Three soul stones, then Windshire, or a hex beside the farthest tower where two are dropped."""
    walk(s, seat, s.at[seat][p.ALCHEMIST])
    missing = max(0, 3 - s.souls[seat])
    if missing > 0:
        return SOUL_HUNT * missing + 8.0 + 0.2 * min(to_victim(s, seat), to_soul(s))
    return 1.0 * way_onto(s, p.WINDSHIRE) if s.quest[seat] == p.REAPER else to_farthest(s, seat) + 1.0


@rule
def way_to_quest(box, s, seat):
    """Actions left to the end, with the Stone in hand."""
    quest = s.quest[seat]
    if quest == p.TYRANT:
        return 1.0 * way_to_cities(s, seat)
    if quest == p.CULT:
        return 1.0 * way_to_earth(s, seat)
    if quest == p.GUARDIANS:
        return 1.0 * way_to_guard(s, seat)
    if quest == p.ARMOURER:
        return way_to_blackholm(box, s, seat)
    if quest == p.REAPER or quest == p.BODYGUARD:
        return way_of_souls(box, s, seat)
    if quest == p.HELLFIRE:
        return way_to_hellfire(box, s, seat)
    if quest == p.PACIFIST:
        walk(s, seat, s.at[seat][p.ALCHEMIST])
        return 1.0 * way_onto(s, p.AIR)
    return way_to_drop(box, s, seat)


@rule
def may_close(s, seat):
    """Nothing but the quest itself is between the player and the end: Stone, soul stone, no Pacifist who has attacked."""
    return s.stone[seat] == 1 and hearted(s, seat) and not (s.quest[seat] == p.PACIFIST and s.attacked[seat] == 1)
