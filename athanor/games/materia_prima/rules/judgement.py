"""How a position looks to a bot: points as they stand, and how far each player's goals have come.

A goal is a formula in hand, or the quest. What the player has is set aside for one goal after another, the Stone first; a goal
that still needs something is worth less by what it takes to get it, counted in actions. A small term draws figures to where
they are wanted: sources, the tower, a city, the place of the quest.
"""

from athanor.kernel.rulebook import fill, rule

from .board import distance
from .figures import free, hearted, items_of, on_board
from .pieces import (
    AIR,
    ALCHEMIST,
    ARMOURER,
    BASICS,
    BLACKHOLM,
    BODYGUARD,
    CARDS,
    CITY,
    CULT,
    DECK,
    DRAWN,
    EARTH,
    EQUIPMENT,
    FIGURES,
    FIRE,
    GOLD,
    GUARDIANS,
    HAMMERBREACH,
    HAND,
    HELLFIRE,
    HEXES,
    HOMUNCULUS,
    ITEM,
    KINDS,
    NONE,
    NOWHERE,
    PACIFIST,
    REAPER,
    SECONDS,
    SOUL,
    SPENDTHRIFT,
    STONE,
    TYCOON,
    TYRANT,
    WINDSHIRE,
)
from .quests import beside_farthest, points, thirds_in, thirds_of
from .works import makes_soul

HORIZON = 0
EXPLORE = 0.004
WIDENING = 0.7

MINING, CONVERTING = 2.0, 1.5  # actions that a missing marker takes, with its share of the way
STEP = 0.015  # points that a step towards an errand is worth: less than any errand
QUEST_WORTH = 9.0
LOST_QUEST = -3.0
LAID = 8.0  # a formula of the Stone laid, besides its points: more than one that only waits to be laid
ITEM_HELP = 0.3
END_WORTH = 12.0  # the quest within reach; it fades with the steps to go
FAR = 20


# What a goal still takes


@rule
def fetch_basic(s, kind, n):
    """Actions to have n more markers of a basic element, after what is at hand."""
    at_hand = min(n, s.purse[kind])
    s.purse[kind] -= at_hand
    if at_hand < n:
        s.lack |= 1 << kind
    return MINING * (n - at_hand)


@rule
def fetch_second(box, s, kind, n):
    at_hand = min(n, s.purse[kind])
    s.purse[kind] -= at_hand
    n -= at_hand
    if n == 0:
        return 0.0
    sources = box.recipe[kind - BASICS]
    return CONVERTING * n + fetch_basic(s, sources[0], n) + fetch_basic(s, sources[1], n)


@rule
def fetch_third(box, s, kind, n):
    at_hand = min(n, s.purse[kind])
    s.purse[kind] -= at_hand
    n -= at_hand
    if n == 0:
        return 0.0
    sources = box.recipe[kind - BASICS]
    return CONVERTING * n + fetch_second(box, s, sources[0], n) + fetch_second(box, s, sources[1], n)


@rule
def fetch(box, s, kind, n):
    if kind < BASICS:
        return fetch_basic(s, kind, n)
    return fetch_second(box, s, kind, n) if kind < SECONDS else fetch_third(box, s, kind, n)


@rule
def effort_of(kind):
    """Actions that a marker of a kind takes from nothing."""
    return 2.0 if kind < BASICS else 5.5 if kind < SECONDS else 12.5


@rule
def progress(box, s, card):
    """0 to 1: how much of a formula's elements is there."""
    whole, missing = 0.0, 0.0
    for kind in range(KINDS):
        n = box.cost[card][kind]
        if n > 0:
            whole += n * effort_of(kind)
            missing += fetch(box, s, kind, n)
    return 1.0 - missing / whole


@rule
def price_of(box, card):
    """To choose between two stone formulas of a level: a soul stone is dear."""
    n = 0.0
    for kind in range(KINDS):
        n += box.cost[card][kind] * effort_of(kind)
    return n + 12.0 * box.cost[card][SOUL]


@rule
def in_hand(s, seat, card):
    """In the hand, or just drawn."""
    return s.where[card] == HAND + seat or (s.where[card] == DRAWN and s.seat == seat)


@rule
def best_stone(box, s, seat, level):
    """The formula of the hand to make next on a level, or NONE; not one that costs the last soul stone."""
    best, cheapest = NONE, 1000.0
    for card in range(STONE * DECK, STONE * DECK + DECK):
        spares_soul = box.cost[card][SOUL] == 0 or s.souls[seat] > box.cost[card][SOUL]
        if in_hand(s, seat, card) and box.level[card] == level + 1 and spares_soul:
            price = price_of(box, card)
            if price < cheapest:
                best, cheapest = card, price
    return best


# Distances


@rule
def blocked(s, seat, h):
    return s.crowd[h] > 0 and s.holder[h] != 1 + seat


@rule
def to_source(s, seat, at):
    """Steps to the nearest hex of an element that is lacking."""
    best = FAR
    for h in range(HEXES):
        if s.shows[h] < BASICS and (s.lack >> s.shows[h]) & 1 == 1 and not blocked(s, seat, h):
            best = min(best, distance(s, at, h))
    return best


@rule
def to_deck(box, s, seat, at, deck):
    """Steps to the nearest city that sells a deck."""
    best = FAR
    for h in range(HEXES):
        if s.shows[h] >= CITY and box.sells[s.shows[h] - CITY][deck] == 1 and not blocked(s, seat, h):
            best = min(best, distance(s, at, h))
    return best


@rule
def to_shown(s, seat, at, shows):
    """Steps to the nearest hex that shows something."""
    best = FAR
    for h in range(HEXES):
        if s.shows[h] == shows and not blocked(s, seat, h):
            best = min(best, distance(s, at, h))
    return best


@rule
def to_farthest(s, seat, at):
    """Steps to the nearest hex beside the farthest tower."""
    best = FAR
    for h in range(HEXES):
        if s.tower_on[h] == 0 and not blocked(s, seat, h) and beside_farthest(s, seat, h):
            best = min(best, distance(s, at, h))
    return best


@rule
def to_soul(s, seat, at):
    """Steps to the nearest soul stone on the ground."""
    best = FAR
    for h in range(HEXES):
        if s.soil[h][SOUL] > 0 and not blocked(s, seat, h):
            best = min(best, distance(s, at, h))
    return best


@rule
def to_victim(s, seat, at):
    """Steps to the nearest opposing alchemist who has a soul stone and is not at home."""
    best = FAR
    for other in range(s.seats):
        if other != seat and s.souls[other] > 0 and s.at[other][ALCHEMIST] != s.home[other]:
            best = min(best, distance(s, at, s.at[other][ALCHEMIST]) - 1)
    return best


# Goals


@rule
def fill_purse(s, seat):
    """All that the player's figures and tower hold."""
    for kind in range(KINDS):
        n = s.stock[seat][kind]
        for figure in range(FIGURES):
            n += s.load[seat][figure][kind]
        s.purse[kind] = n
    s.lack = 0
    s.ready = 0


@rule
def wanted_homunculi(s, seat):
    """How many the quest asks for."""
    quest = s.quest[seat]
    if quest == TYRANT or quest == CULT:
        return 3
    return 2 if quest == GUARDIANS else 1


@rule
def homunculi_of(s, seat):
    n = 0
    for figure in range(1, FIGURES):
        n += on_board(s, seat, figure)
    return n


@rule
def helpers(n):
    """What n homunculi help, besides their points."""
    return 1.5 * n - 0.2 * n * (n - 1)


@rule
def worth_of_card(box, s, seat, card, n):
    """What a formula of the hand is worth when it is made, besides the Stone's: points, help, the quest. `n` homunculi are on the
    board, or in hand before this one."""
    level = box.level[card]
    share = QUEST_WORTH * quest_scale(s, seat)
    if card // DECK == HOMUNCULUS:
        wanted = wanted_homunculi(s, seat)
        if n >= 3:
            return 0.0
        return level + helpers(n + 1) - helpers(n) + (share / wanted if n < wanted and wanted > 1 else 0.0)
    value = level + ITEM_HELP
    if s.quest[seat] == ARMOURER and level >= 2 and s.forged[seat] < box.armourer:
        value += share / box.armourer
    return value + (box.soul_points if makes_soul(box, card) else 0)


@rule
def quest_scale(s, seat):
    """The quest counts the more the nearer the Stone is."""
    n = 0.4
    for level in range(3):
        n += 0.2 * (s.laid[seat][level] != NONE)
    return n


@rule
def soil_on(s, shows, kind):
    for h in range(HEXES):
        if s.shows[h] == shows:
            return s.soil[h][kind]
    return 0


@rule
def thirds_beside(s, seat):
    """The most elements of level 3 on one hex beside the farthest tower."""
    most = 0
    for h in range(HEXES):
        if s.littered[h] > 0 and beside_farthest(s, seat, h):
            most = max(most, thirds_in(s.soil[h]))
    return most


@rule
def gathered(box, s, seat):
    """0 to 1: what the quest wants gathered, wherever it is; less than 0 when the quest is lost."""
    quest = s.quest[seat]
    if quest == TYRANT or quest == CULT:
        return homunculi_of(s, seat) / 3.0
    if quest == GUARDIANS:
        return min(1.0, homunculi_of(s, seat) / 2.0)
    if quest == ARMOURER:
        return min(1.0, s.forged[seat] / box.armourer)
    if quest == REAPER or quest == BODYGUARD:
        return min(1.0, s.souls[seat] / 3.0)
    if quest == PACIFIST:
        return -0.5 if s.attacked[seat] == 1 else 1.0
    if quest == TYCOON:
        there = soil_on(s, HAMMERBREACH, GOLD)
        missing = fetch_third(box, s, GOLD, max(0, box.tycoon - there))
        return 1.0 - missing / (12.5 * box.tycoon)
    if quest == HELLFIRE:
        there = soil_on(s, WINDSHIRE, FIRE)
        missing = fetch_basic(s, FIRE, max(0, box.hellfire - there))
        return 1.0 - missing / (MINING * box.hellfire)
    there = thirds_beside(s, seat)  # the Spendthrift
    own = 0
    for kind in range(SECONDS, KINDS):
        take = min(s.purse[kind], max(0, box.spendthrift - there - own))
        s.purse[kind] -= take
        own += take
    missing = box.spendthrift - there - own
    if missing > 0:
        return 1.0 - fetch_third(box, s, cheapest_third(s), missing) / (12.5 * box.spendthrift)
    return 1.0


@rule
def cheapest_third(s):
    """The element of level 3 for which most is at hand."""
    best, most = SECONDS, -1
    for kind in range(SECONDS, KINDS):
        n = s.purse[kind - 4] + s.purse[kind - 3]
        if n > most:
            best, most = kind, n
    return best


# Where the quest is done


@rule
def cargo(s, seat, figure, quest):
    """Markers that the quest wants dropped, on a figure."""
    if quest == TYCOON:
        return s.load[seat][figure][GOLD]
    if quest == HELLFIRE:
        return s.load[seat][figure][FIRE]
    return thirds_in(s.load[seat][figure])


@rule
def stored_cargo(s, seat, quest):
    if quest == TYCOON:
        return s.stock[seat][GOLD]
    if quest == HELLFIRE:
        return s.stock[seat][FIRE]
    return thirds_in(s.stock[seat])


@rule
def still_to_drop(box, s, seat, quest):
    if quest == TYCOON:
        return max(1, box.tycoon - soil_on(s, HAMMERBREACH, GOLD))
    if quest == HELLFIRE:
        return max(1, box.hellfire - soil_on(s, WINDSHIRE, FIRE))
    return max(1, box.spendthrift - thirds_beside(s, seat))


@rule
def drop_place(s, seat, at):
    """Steps to where the quest wants its markers."""
    quest = s.quest[seat]
    if quest == SPENDTHRIFT:
        return to_farthest(s, seat, at)
    return to_shown(s, seat, at, HAMMERBREACH if quest == TYCOON else WINDSHIRE)


@rule
def way_to_drop(box, s, seat):
    """Steps left to bring the cargo to its place, in as many trips as it takes: home for it first, unless enough is carried or
    nothing more is there."""
    quest = s.quest[seat]
    at = s.at[seat][ALCHEMIST]
    carried = cargo(s, seat, ALCHEMIST, quest)
    need = still_to_drop(box, s, seat, quest)
    room = free(box, s, seat, ALCHEMIST)
    trip = drop_place(s, seat, s.home[seat]) + 2.0
    if carried >= need or (carried > 0 and (room <= 0 or stored_cargo(s, seat, quest) == 0)):
        rest = max(0, need - carried)
        return drop_place(s, seat, at) + 1.0 + 2.5 * trip * ((rest + 3) // 4)
    more = min(need - carried, max(1, room))
    rest = max(0, need - carried - more)
    return distance(s, at, s.home[seat]) + trip + 1.0 + 0.5 * more + 2.5 * trip * ((rest + 3) // 4)


@rule
def way_to_cities(s, seat):
    """The fewest steps that put three homunculi on three cities, any way round."""
    hexes = 0
    a, b, c = NOWHERE, NOWHERE, NOWHERE
    for h in range(HEXES):
        if s.shows[h] == CITY:
            a = h
        elif s.shows[h] == CITY + 1:
            b = h
        elif s.shows[h] == CITY + 2:
            c = h
    best = 3 * FAR
    for turn in range(6):
        first, second, third = turn // 2 + 1, 0, 0
        second = first % 3 + 1 if turn % 2 == 0 else (first + 1) % 3 + 1
        third = 6 - first - second
        hexes = to_city(s, seat, first, a) + to_city(s, seat, second, b) + to_city(s, seat, third, c)
        best = min(best, hexes)
    return best


@rule
def to_city(s, seat, figure, h):
    return distance(s, s.at[seat][figure], h) if on_board(s, seat, figure) else 8


@rule
def way_to_earth(s, seat):
    """The fewest steps that bring all four figures together on one Earth hex."""
    best = 4 * FAR
    for h in range(HEXES):
        if s.shows[h] == EARTH and not blocked(s, seat, h):
            n = 0
            for figure in range(FIGURES):
                n += distance(s, s.at[seat][figure], h) if on_board(s, seat, figure) else 8
            best = min(best, n)
    return best


@rule
def way_to_guard(s, seat):
    """Steps of the two homunculi that are nearest to a hex beside the own tower."""
    first, second = 8, 8
    for figure in range(1, FIGURES):
        if on_board(s, seat, figure):
            n = abs(distance(s, s.at[seat][figure], s.home[seat]) - 1)
            if n < first:
                first, second = n, first
            elif n < second:
                second = n
    return first + second


@rule
def way_onto(s, seat, at, shows):
    """Steps that end with a Move onto a hex that shows something: who is there already goes and comes back."""
    n = to_shown(s, seat, at, shows)
    return 2.0 if n == 0 else 1.0 * n


@rule
def way_to_quest(box, s, seat):
    """Steps left to the end, with the Stone in hand."""
    quest = s.quest[seat]
    at = s.at[seat][ALCHEMIST]
    if quest == TYRANT:
        n = way_to_cities(s, seat)
        return 2.0 if n == 0 else 1.0 * n
    if quest == CULT:
        return 1.0 * way_to_earth(s, seat)
    if quest == GUARDIANS:
        return 1.0 * way_to_guard(s, seat)
    if quest == ARMOURER:
        return way_onto(s, seat, at, BLACKHOLM) if s.forged[seat] >= box.armourer else 16.0
    if quest == PACIFIST:
        return way_onto(s, seat, at, AIR)
    if quest == REAPER or quest == BODYGUARD:
        if s.souls[seat] < 3:
            return 8.0 + min(to_victim(s, seat, at), to_soul(s, seat, at))
        return way_onto(s, seat, at, WINDSHIRE) if quest == REAPER else 1.0 * to_farthest(s, seat, at)
    return way_to_drop(box, s, seat)


# Errands


@rule
def way_to_errand(box, s, seat, missing, ready):
    """Steps of the alchemist to what is nearest of: a source, when there is room; the tower, when something can be made or the
    load is full; a city, for a formula that is missing; a soul stone."""
    at = s.at[seat][ALCHEMIST]
    best = FAR
    room = free(box, s, seat, ALCHEMIST) > 0
    if s.lack != 0 and room:
        best = to_source(s, seat, at)
    if ready or (s.lack != 0 and not room):
        best = min(best, distance(s, at, s.home[seat]))
    if missing >= 0:
        best = min(best, to_deck(box, s, seat, at, missing))
    best = min(best, to_soul(s, seat, at))
    if not hearted(s, seat):
        best = min(best, to_victim(s, seat, at))
    return 0 if best == FAR else best


@rule
def way_of_homunculi(box, s, seat):
    """Homunculi carry: to a source while there is room, home when full or nothing is lacking."""
    n = 0
    for figure in range(1, FIGURES):
        if on_board(s, seat, figure):
            best = FAR
            if s.lack != 0 and free(box, s, seat, figure) > 0:
                best = to_source(s, seat, s.at[seat][figure])
            elif s.loaded[seat][figure] > 0:
                best = distance(s, s.at[seat][figure], s.home[seat])
            n += 0 if best == FAR else best
    return n


@rule
def missing_deck(box, s, seat, formula):
    """The deck in which to look for a formula: the Stone's first, then, with room in the hand, what the quest wants; or -1."""
    if formula:
        return STONE
    if s.hand[seat][0] + s.hand[seat][1] + s.hand[seat][2] >= box.hand:
        return -1
    if s.quest[seat] == ARMOURER and s.forged[seat] < box.armourer:
        return EQUIPMENT
    return HOMUNCULUS if homunculi_of(s, seat) + s.hand[seat][HOMUNCULUS] < 3 else EQUIPMENT


@rule
def goal(box, s, card, worth):
    """A formula in hand: the more is there, the more of its worth."""
    before = s.lack
    s.lack = 0
    gain = 0.85 * worth * progress(box, s, card)
    if s.lack == 0:
        s.ready = 1
    s.lack |= before
    return gain


@rule
def stone_goals(box, s, seat):
    """The formulas of the Stone, laid or in hand: their value, how many are in hand for a goal, the least of them, and whether
    one is still to be found."""
    value, used, least, missing = 0.0, 0, 1000.0, False
    for level in range(3):
        if s.laid[seat][level] != NONE:
            value += LAID
            continue
        card = best_stone(box, s, seat, level)
        if card == NONE:
            missing = True
        else:
            gain = (0.8 if level == 0 else 2.0) + goal(box, s, card, level + 6.0)
            value += gain
            used += 1
            least = min(least, gain)
    return value, used, least, missing


@rule
def other_goals(box, s, seat):
    """The other formulas in hand: their value, their number, the least of them."""
    value, used, least = 0.0, 0, 1000.0
    helping = homunculi_of(s, seat)
    for card in range(STONE * DECK):
        if in_hand(s, seat, card):
            worth = worth_of_card(box, s, seat, card, helping)
            helping += card < DECK
            gain = 0.1 + goal(box, s, card, worth) if worth > 0.0 else 0.0
            value += gain
            used += 1
            least = min(least, gain)
    return value, used, least


@rule
def held(s, seat):
    """Cards in hand, with those just drawn."""
    n = 0
    for card in range(CARDS):
        n += in_hand(s, seat, card)
    return n


@rule
def prospects(box, s, seat, worth_ending):
    """The value of a player's position, in points."""
    fill_purse(s, seat)
    value = 1.0 * points(box, s, seat) - box.element_points * thirds_of(s, seat)
    stones, used, least, formula = stone_goals(box, s, seat)
    others, more, last = other_goals(box, s, seat)
    value += stones + others
    cards = held(s, seat)
    useless = cards - used - more
    if cards - box.hand > useless:  # a hand too large loses its least card
        value -= (cards - box.hand - useless) * min(least, last)
    part = gathered(box, s, seat)
    value += (QUEST_WORTH * quest_scale(s, seat) * part if part >= 0.0 else LOST_QUEST) + leftovers(box, s)
    value += helpers(homunculi_of(s, seat)) + ITEM_HELP * items_of(s, seat)
    if s.stone[seat] == 1 and part >= 0.99 and hearted(s, seat) and worth_ending:
        value += END_WORTH * 20.0 / (20.0 + way_to_quest(box, s, seat))
    else:
        value -= STEP * way_to_errand(box, s, seat, missing_deck(box, s, seat, formula), s.ready == 1)
        value -= 0.4 * STEP * way_of_homunculi(box, s, seat)
    if s.asks == ITEM and s.seat == seat and makes_soul(box, s.making):
        value += box.soul_points  # about to come
    for figure in range(FIGURES):
        value -= (0.02 if figure == ALCHEMIST else 0.15) * s.loaded[seat][figure]
    if not hearted(s, seat):
        value -= 5.0
    s.lack = 0
    s.ready = 0
    fill(s.purse, 0)
    return value


@rule
def leftovers(box, s):
    """What no goal has claimed: points for elements of level 3, a little for the rest."""
    n = 0.0
    for kind in range(KINDS):
        if kind >= SECONDS:
            n += box.element_points * s.purse[kind]
        else:
            n += (0.01 if kind < BASICS else 0.4) * min(s.purse[kind], 4)
    return n


@rule
def standing(box, s, seat):
    """What everybody sees of a player's position, in points."""
    value = 1.0 * points(box, s, seat)
    for level in range(3):
        if s.laid[seat][level] != NONE:
            value += LAID
    for kind in range(SECONDS):
        value += (0.1 if kind < BASICS else 0.7) * min(s.stock[seat][kind], 4)
    return value if hearted(s, seat) else value - 5.0


@rule
def site_value(box, s, seat):
    """How good a tower hex is, before the first turn: near to every element and to a city that sells formulas of the Stone."""
    at = s.home[seat]
    n = to_deck(box, s, seat, at, STONE)
    for kind in range(BASICS):
        n += to_shown(s, seat, at, kind)
    return 0.6 - 0.01 * n


@rule
def final_points(box, s, seat):
    """The points that a player would end the match with: the quest's, less those of the elements that it wants dropped."""
    n = points(box, s, seat) + box.quest_points
    if s.quest[seat] == TYCOON or s.quest[seat] == SPENDTHRIFT:
        n -= box.element_points * still_to_drop(box, s, seat, s.quest[seat])
    return n


@rule
def estimate(box, s, out):
    """0 to 1 for each seat: how its prospects, which it knows, stand to what everybody sees of its best rival. What a bot
    imagines of other hands would only blur its choice. Before the first turn the tower sites are compared."""
    settled = True
    for seat in range(s.seats):
        settled = settled and s.home[seat] != NOWHERE
        out[seat] = 0.5 if s.home[seat] == NOWHERE else site_value(box, s, seat)
    if not settled:
        return
    best, second, most = -1000.0, -1000.0, 0
    for seat in range(s.seats):
        most = max(most, points(box, s, seat))
        out[seat] = standing(box, s, seat)
        if out[seat] > best:
            best, second = out[seat], best
        elif out[seat] > second:
            second = out[seat]
    for seat in range(s.seats):
        rival = second if out[seat] == best else best
        ahead = prospects(box, s, seat, final_points(box, s, seat) >= most) - rival - 10.0
        out[seat] = 0.5 + 0.48 * ahead / (30.0 + abs(ahead))
