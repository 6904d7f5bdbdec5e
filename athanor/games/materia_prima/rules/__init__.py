"""Materia Prima: the rules, in the order of the rulebook. MP-nnn names a rule; `athanor rules materia_prima` lists them.

Set-up and the kernel's questions are here; the board in `board.py`, figures and what they carry in `figures.py`, the actions in
`ground.py`, `combat.py`, `works.py` and `cities.py`, quests and score in `quests.py`, the turn in `turns.py`.
"""

from athanor.kernel.rulebook import ALL, below, fill, only, rule, table, tell

from .board import (
    choose_first,
    choose_rotation,
    choose_spot,
    choose_tile,
    find_farthest,
    hex_at,
    lay_out,
    refusal_of_site,
    refusal_of_spot,
    refusal_of_tile,
)
from .cities import (
    activate,
    buy,
    discard,
    keep,
    refusal_to_buy,
    refusal_to_research,
    research,
    turn_up,
    works,
)
from .combat import fight, finish_looting, loot, loot_all, refusal_to_fight, refusal_to_loot, refusal_to_loot_all
from .figures import draw_supply, on_board, shed, stand
from .ground import (
    drop,
    finish_dropping,
    finish_picking,
    free_move,
    mine,
    move,
    pick,
    put,
    put_all,
    recall,
    refusal_to_drop,
    refusal_to_enter,
    refusal_to_mine,
    refusal_to_move,
    refusal_to_pick,
    refusal_to_put,
    refusal_to_put_all,
    refusal_to_recall,
    refusal_to_take_all_up,
    refusal_to_take_up,
    take_all_up,
    take_up,
)
from .invariants import check  # noqa: F401
from .judgement import EXPLORE, HORIZON, WIDENING, estimate  # noqa: F401
from .pieces import (  # noqa: F401
    ACTIONS,
    ACTIVATE,
    ALCHEMIST,
    BASICS,
    BUY,
    CARDS,
    CHOOSE_ALCHEMIST,
    CHOOSE_TOWER,
    CITY,
    CONVERT,
    DECK,
    DIRECTIONS,
    DISCARD,
    DISCARDING,
    DISMISS,
    DISMISSING,
    DONE,
    DRAWN,
    DROP,
    DROPPING,
    END,
    EQUIP,
    EQUIPPING,
    EVERY,
    EXTENSION,
    EXTENSIONS,
    FIGHT,
    FIGURES,
    HAND,
    ITEM,
    KEEP,
    KEEP_QUEST,
    KEEPING,
    LAY_SPOT,
    LAY_TILE,
    LAYOUT,
    LOAD,
    LOADED,
    LOOTING,
    MARKERS,
    MINE,
    MINE2,
    MOVE,
    NONE,
    NOWHERE,
    OVERFLOW,
    PERSON,
    PICK,
    PICKING,
    PILE,
    PRESET,
    PUT,
    QUEST,
    QUEST_SET,
    QUESTIONS,
    QUESTS,
    QUICK_START,
    RANDOM_ROLES,
    RECALL,
    RESEARCH,
    RETAIL_QUESTS,
    ROTATE,
    ROTATION,
    SEATS,
    SETTLE,
    SHED,
    SITE,
    SOUL,
    SPECIAL,
    SPOT,
    STORE,
    STORED,
    STOW,
    TAKE,
    TILE,
    TOWER,
    TRANSFER,
    TRANSMUTE,
    TURN,
    TURN_RULE,
    UNLIMITED,
    WEAR,
    WILD,
    Box,
    State,
)
from .quests import account, score  # noqa: F401
from .turns import can_act, end_turn, open_turn, proceed, resolve, set_counters
from .works import (
    change_item,
    convert,
    convert_special,
    convert_wild,
    dismiss,
    equip,
    finish_equipping,
    finish_item,
    nothing_to_change,
    nothing_to_shift,
    refusal_to_convert,
    refusal_to_convert_special,
    refusal_to_convert_wild,
    refusal_to_equip,
    refusal_to_load,
    refusal_to_store,
    refusal_to_stow,
    refusal_to_transmute,
    refusal_to_wear,
    shift,
    transmute,
)

SIZE = ACTIONS.size
PLENTY = 9999  # what an unlimited supply holds (MP-158)
# The rule that an action out of place is refused by, for each question.
OUT_OF_PLACE = table([3, 2, 2, 7, 7, 162, 13, 112, 28, 49, 44, 69, 86, 94, 83, 130, 105, 115, 99])
# Up to three spans of actions that answer each question; TURN has a function of its own.
SPANS = table(
    [
        [LAY_SPOT, LAY_TILE, 0, 0, 0, 0],
        [LAY_TILE, ROTATE, 0, 0, 0, 0],
        [ROTATE, SIZE, 0, 0, 0, 0],
        [PERSON, TOWER, 0, 0, 0, 0],
        [TOWER, KEEP_QUEST, 0, 0, 0, 0],
        [KEEP_QUEST, SETTLE, 0, 0, 0, 0],
        [SETTLE, LAY_SPOT, 0, 0, 0, 0],
        [ACTIVATE, PERSON, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
        [PUT, TAKE, EVERY, STORE, DONE, SHED],
        [TAKE, STORE, DONE, SHED, 0, 0],
        [TAKE, STORE, DONE, SHED, 0, 0],
        [STORE, SHED, 0, 0, 0, 0],
        [STORE, WEAR, DONE, SHED, 0, 0],
        [SHED, KEEP, 0, 0, 0, 0],
        [KEEP, DISCARD, 0, 0, 0, 0],
        [DISCARD, DISMISS, 0, 0, 0, 0],
        [DISMISS, ACTIVATE, 0, 0, 0, 0],
        [WEAR, DONE, 0, 0, 0, 0],
    ]
)


# Setup (MP-001 to MP-016)


@rule
def setup(box, s):
    """The first player, then the board (MP-003, MP-012)."""
    fill(s.alchemist, NONE)
    fill(s.tower, NONE)
    fill(s.home, NOWHERE)
    fill(s.quest, NONE)
    fill(s.spare, NONE)
    for seat in range(SEATS):
        fill(s.at[seat], NOWHERE)
        fill(s.card[seat], NONE)
        fill(s.worn[seat], NONE)
        fill(s.laid[seat], NONE)
    fill(s.pile, DECK)
    for kind in range(MARKERS):
        unlimited = s.options[UNLIMITED] == 1 and kind != SOUL
        s.supply[kind] = PLENTY if unlimited else box.supply[kind]  # MP-016
    s.stack = EXTENSIONS
    s.active = NONE
    s.making = NONE
    s.ender = NONE
    choose_first(s)
    if not lay_out(box, s):
        choose_roles(box, s)


@rule
def choose_roles(box, s):
    """An extension on each city card (MP-006); then each player has one alchemist and one tower (MP-001, MP-007)."""
    for city in range(3):
        turn_up(s, city)
    s.done = 0
    if s.options[RANDOM_ROLES] == 1:
        for seat in range(s.seats):
            s.alchemist[seat] = nth_left(s.alchemist, below(s, SEATS - seat))
            s.tower[seat] = nth_left(s.tower, below(s, SEATS - seat))
            tell(s, ALL, 7, seat, s.alchemist[seat], s.tower[seat])
        deal(box, s)
    else:
        ask_role(box, s)


@rule
def nth_left(taken, k):
    """The k-th of four things that is not in the row."""
    for one in range(SEATS):
        free = True
        for other in taken:
            free &= other != one
        if free:
            if k == 0:
                return one
            k -= 1
    return NONE


@rule
def setup_seat(s):
    """Who chooses now in set-up: in turn order (MP-007, MP-013)."""
    return (s.first + s.done) % s.seats


@rule
def ask_setup(s, question):
    s.seat = setup_seat(s)
    s.to_act = only(s.seat)
    s.asks = question
    s.open = 0


@rule
def ask_role(box, s):
    """An alchemist, then a tower; the fourth player has no choice (MP-007)."""
    if s.done == s.seats:
        deal(box, s)
        return
    ask_setup(s, CHOOSE_ALCHEMIST)
    if s.done == SEATS - 1:
        s.alchemist[s.seat] = nth_left(s.alchemist, 0)
        take_tower(box, s, s.seat, nth_left(s.tower, 0))
        deal(box, s)


@rule
def take_tower(box, s, seat, tower):
    s.tower[seat] = tower
    tell(s, ALL, 7, seat, s.alchemist[seat], tower)
    s.done += 1


@rule
def deal(box, s):
    """Soul stones (MP-008), quests (MP-009), formulas (MP-010, MP-011)."""
    for seat in range(s.seats):
        s.souls[seat] = box.souls_at_start
        draw_supply(s, SOUL, box.souls_at_start)
    deal_quests(box, s, -1)
    for deck in range(3):
        for seat in range(s.seats):
            deal_first_level(box, s, seat, deck)
            s.pile[deck] -= 1
            s.hand[seat][deck] = 1
            s.novice[seat][deck] = 1
    s.done = 0
    if s.options[RETAIL_QUESTS] == 1:
        ask_setup(s, QUEST)
    else:
        ask_site(box, s)


@rule
def deal_first_level(box, s, seat, deck):
    """One of the level 1 cards of a deck that nobody has seen, each equally likely (MP-010)."""
    left = 0
    for card in range(deck * DECK, deck * DECK + DECK):
        left += s.where[card] == PILE and box.level[card] == 1
    k = below(s, left)
    for card in range(deck * DECK, deck * DECK + DECK):
        if s.where[card] == PILE and box.level[card] == 1:
            if k == 0:
                s.where[card] = HAND + seat
                return
            k -= 1


@rule
def eligible(box, s, quest):
    """Its number of players is reached (MP-009); the two last printed are left out on demand (MP-165)."""
    return box.quest_players[quest] <= s.seats and (s.options[QUEST_SET] == 0 or quest < 8)


@rule
def draw_quest(box, s, taken):
    """One of the quests in the deal that are not in the bit set, each equally likely."""
    left = 0
    for quest in range(QUESTS):
        left += eligible(box, s, quest) and (taken >> quest) & 1 == 0
    k = below(s, left)
    for quest in range(QUESTS):
        if eligible(box, s, quest) and (taken >> quest) & 1 == 0:
            if k == 0:
                return quest
            k -= 1
    return 0


@rule
def deal_quests(box, s, keeper):
    """One quest each (MP-009), two in the retail module (MP-162), for all but the keeper and what everybody knows."""
    taken = 0
    for seat in range(s.seats):
        if s.quest[seat] != NONE:
            taken |= 1 << s.quest[seat]
        if s.spare[seat] != NONE:
            taken |= 1 << s.spare[seat]
    for seat in range(s.seats):
        if s.quest[seat] == NONE:
            s.quest[seat] = draw_quest(box, s, taken)
            taken |= 1 << s.quest[seat]
        if s.options[RETAIL_QUESTS] == 1 and s.spare[seat] == NONE:
            s.spare[seat] = draw_quest(box, s, taken)
            taken |= 1 << s.spare[seat]


@rule
def keep_quest(box, s, seat, quest):
    """The other is set aside unseen (MP-162)."""
    if quest == s.spare[seat]:
        s.spare[seat] = s.quest[seat]
        s.quest[seat] = quest
    tell(s, ALL, 162, seat)
    s.done += 1
    if s.done < s.seats:
        ask_setup(s, QUEST)
    else:
        s.done = 0
        ask_site(box, s)


@rule
def ask_site(box, s):
    """Each places tower and alchemist together (MP-013), on the sites of the quick start in the default layout."""
    if s.options[QUICK_START] == 1 and s.options[LAYOUT] == PRESET:
        for k in range(s.seats):
            site = hex_at(s, box.quick_start[k][0], box.quick_start[k][1])
            settle(s, setup_seat(s), site)
    if s.done < s.seats:
        ask_setup(s, SITE)
    else:
        begin(box, s)


@rule
def settle(s, seat, h):
    """The tower hex for the whole match: a free hex no longer (MP-013, MP-017)."""
    s.home[seat] = h
    s.tower_on[h] = 1 + seat
    stand(s, seat, ALCHEMIST, h)
    tell(s, ALL, 13, seat, h)
    s.done += 1


@rule
def begin(box, s):
    """All towers stand: the first player's turn (MP-024)."""
    find_farthest(s)
    s.done = 0
    if not open_turn(box, s, s.first):
        tell(s, ALL, 33, s.first)
        end_turn(box, s)


# What may be chosen


@rule
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0. Out of turn nobody is asked anything (MP-036)."""
    asks = s.asks
    if asks == TURN:
        return refusal_in_turn(box, s, seat, action)
    if asks < TURN:
        return refusal_before_turn(box, s, seat, action)
    if asks == DROPPING:
        return refusal_in_drop(s, seat, action)
    if asks == PICKING:
        return refusal_in_pick(s, seat, action)
    if asks == LOOTING:
        return refusal_in_loot(box, s, seat, action)
    if asks == EQUIPPING or asks == TRANSFER:
        return refusal_in_equip(box, s, seat, action)
    return refusal_after(s, seat, action)


@rule
def refusal_before_turn(box, s, seat, action):
    """Set-up (MP-003, MP-007, MP-013, MP-162) and the active extension (MP-112)."""
    asks = s.asks
    if asks == SPOT and LAY_SPOT <= action < LAY_TILE:
        return refusal_of_spot(s, action - LAY_SPOT)
    if asks == TILE and LAY_TILE <= action < ROTATE:
        return refusal_of_tile(s, action - LAY_TILE)
    if asks == ROTATION and action >= ROTATE:
        return 0
    if asks == CHOOSE_ALCHEMIST and PERSON <= action < TOWER:
        return refusal_of_taken(s.alchemist, action - PERSON)
    if asks == CHOOSE_TOWER and TOWER <= action < KEEP_QUEST:
        return refusal_of_taken(s.tower, action - TOWER)
    if asks == QUEST and KEEP_QUEST <= action < SETTLE:
        return 0 if action - KEEP_QUEST == s.quest[seat] or action - KEEP_QUEST == s.spare[seat] else 162
    if asks == SITE and SETTLE <= action < LAY_SPOT:
        return refusal_of_site(s, action - SETTLE)
    if asks == EXTENSION and ACTIVATE <= action < PERSON:
        x = action - ACTIVATE
        return 0 if works(s, seat, x) else 111 if s.bought[x] == 1 else 112
    return OUT_OF_PLACE[asks]


@rule
def refusal_of_taken(row, one):
    for other in row:
        if other == one:
            return 7
    return 0


@rule
def refusal_in_turn(box, s, seat, action):
    """The table of actions (MP-029, MP-030): each costs an action (MP-031), in any order (MP-028). The turn may always end
    (MP-032)."""
    if action < PICK:
        if action == END:
            return 0
        if action < MINE:
            return refusal_to_move(box, s, seat, (action - MOVE) // DIRECTIONS, (action - MOVE) % DIRECTIONS)
        if action < MINE2:
            return refusal_to_mine(box, s, seat, action - MINE, 1)
        return refusal_to_mine(box, s, seat, ALCHEMIST, 2)
    if action < DROP:
        return refusal_to_pick(box, s, seat, action - PICK)
    if action < FIGHT:
        return refusal_to_drop(s, seat, action - DROP)
    if action < EQUIP:
        k = action - FIGHT
        return refusal_to_fight(box, s, seat, k // (SEATS * FIGURES), k // FIGURES % SEATS, k % FIGURES)
    if action < CONVERT:
        return refusal_to_equip(box, s, seat, action - EQUIP)
    if action < PUT:
        return refusal_of_alchemist(box, s, seat, action)
    return OUT_OF_PLACE[TURN]


@rule
def refusal_of_alchemist(box, s, seat, action):
    """What an alchemist alone does (MP-029)."""
    if action < WILD:
        return refusal_to_convert(box, s, seat, action - CONVERT)
    if action < SPECIAL:
        return refusal_to_convert_wild(box, s, seat, action - WILD)
    if action == SPECIAL:
        return refusal_to_convert_special(box, s, seat)
    if action < RESEARCH:
        return refusal_to_transmute(box, s, seat, action - TRANSMUTE)
    if action < BUY:
        return refusal_to_research(box, s, seat, action - RESEARCH)
    return refusal_to_buy(box, s, seat) if action == BUY else refusal_to_recall(box, s, seat)


@rule
def refusal_in_drop(s, seat, action):
    if PUT <= action < TAKE:
        return refusal_to_put(s, seat, action - PUT)
    if action == EVERY:
        return refusal_to_put_all(s, seat)
    return 0 if action == DONE and s.done > 0 else 49


@rule
def refusal_in_pick(s, seat, action):
    if TAKE <= action < EVERY:
        return refusal_to_take_up(s, seat, action - TAKE)
    if action == EVERY:
        return refusal_to_take_all_up(s, seat)
    return 0 if action == DONE and s.done > 0 else 44


@rule
def refusal_in_loot(box, s, seat, action):
    if TAKE <= action < EVERY:
        return refusal_to_loot(box, s, seat, action - TAKE)
    if action == EVERY:
        return refusal_to_loot_all(box, s, seat)
    return 0 if action == DONE else 69


@rule
def refusal_in_equip(box, s, seat, action):
    """A transfer moves no equipment and may be empty (MP-094); an Equip moves something (MP-086)."""
    if STORE <= action < LOAD:
        return refusal_to_store(s, seat, action - STORE)
    if LOAD <= action < WEAR:
        return refusal_to_load(box, s, seat, action - LOAD)
    if s.asks == TRANSFER:
        return 0 if action == DONE else 94
    if WEAR <= action < STOW:
        return refusal_to_wear(s, seat, action - WEAR)
    if STOW <= action < DONE:
        return refusal_to_stow(s, seat, action - STOW)
    return 0 if action == DONE and s.done > 0 else 86


@rule
def refusal_after(s, seat, action):
    """The rest of an action: overflow (MP-083), the card kept (MP-130), the card discarded (MP-105), the homunculus dismissed
    (MP-115), the new item (MP-099)."""
    asks = s.asks
    if asks == OVERFLOW and SHED <= action < KEEP:
        return 0 if s.load[seat][s.figure][action - SHED] > 0 else 83
    if asks == KEEPING and KEEP <= action < DISCARD:
        return 0 if s.where[action - KEEP] == DRAWN else 130
    if asks == DISCARDING and DISCARD <= action < DISMISS:
        return 0 if s.where[action - DISCARD] == HAND + seat else 105
    if asks == DISMISSING and DISMISS < action < ACTIVATE:
        return 0  # all three places are taken
    if asks == ITEM and (WEAR <= action < DONE):
        return 0 if (action - WEAR) % DECK == s.making - DECK else 99
    return OUT_OF_PLACE[asks]


# The same, found quickly


@rule
def listed(box, s, seat, moves, n, start, end):
    """Write the actions of a span that no rule refuses."""
    for action in range(start, end):
        if refusal(box, s, seat, action) == 0:
            moves[n] = action
            n += 1
    return n


@rule
def legal(box, s, seat, moves):
    """As `refusal` says; written out so that only what can be is looked at."""
    if s.asks == TURN:
        return legal_in_turn(box, s, seat, moves)
    n = 0
    for k in range(3):
        n = listed(box, s, seat, moves, n, SPANS[s.asks][2 * k], SPANS[s.asks][2 * k + 1])
    return n


@rule
def legal_in_turn(box, s, seat, moves):
    moves[0] = END
    n = 1
    for figure in range(FIGURES):
        if on_board(s, seat, figure):
            n = legal_of_figure(box, s, seat, figure, moves, n)
    at = s.at[seat][ALCHEMIST]
    start, end = RECALL, PUT
    if at == s.home[seat]:
        n = legal_cards(box, s, seat, moves, n)
        start, end = CONVERT, TRANSMUTE
    elif s.shows[at] >= CITY:
        start = RESEARCH
    for action in range(start, end):
        if refusal_of_alchemist(box, s, seat, action) == 0:
            moves[n] = action
            n += 1
    return n


@rule
def legal_cards(box, s, seat, moves, n):
    for card in range(CARDS):
        if s.where[card] == HAND + seat and refusal_to_transmute(box, s, seat, card) == 0:
            moves[n] = TRANSMUTE + card
            n += 1
    return n


@rule
def legal_of_figure(box, s, seat, figure, moves, n):
    """What any figure does, with an action left; a free Move without."""
    paid = s.left[seat][figure] > 0
    if paid or free_move(box, s, seat, figure):
        for d in range(DIRECTIONS):
            if refusal_to_enter(s, seat, s.near[s.at[seat][figure]][d]) == 0:
                moves[n] = MOVE + figure * DIRECTIONS + d
                n += 1
    if not paid:
        return n
    h = s.at[seat][figure]
    if s.shows[h] < BASICS:
        for k in range(2 if figure == ALCHEMIST else 1):
            if refusal_to_mine(box, s, seat, figure, k + 1) == 0:
                moves[n] = MINE + figure if k == 0 else MINE2
                n += 1
    if s.littered[h] > 0 and refusal_to_pick(box, s, seat, figure) == 0:
        moves[n] = PICK + figure
        n += 1
    if refusal_to_drop(s, seat, figure) == 0:
        moves[n] = DROP + figure
        n += 1
    if h == s.home[seat] and refusal_to_equip(box, s, seat, figure) == 0:
        moves[n] = EQUIP + figure
        n += 1
    for rival in range(s.seats):
        for prey in range(FIGURES):
            if rival != seat and refusal_to_fight(box, s, seat, figure, rival, prey) == 0:
                moves[n] = FIGHT + (figure * SEATS + rival) * FIGURES + prey
                n += 1
    return n


# What happens


@rule
def apply(box, s, seat, action):
    """One choice. An action whose choices are all made is resolved, and the turn goes on."""
    if s.asks < TURN:
        apply_before_turn(box, s, seat, action)
        return
    if action == END:
        tell(s, ALL, 32, seat)
        end_turn(box, s)
        return
    if action < PUT:
        apply_in_turn(box, s, seat, action)
    elif action < SHED:
        apply_in_chain(box, s, seat, action)
    else:
        apply_after(box, s, seat, action)
    if s.asks == TURN:
        resolve(box, s, seat)
    if s.asks == TURN and s.to_act != 0:
        proceed(box, s, seat)


@rule
def apply_before_turn(box, s, seat, action):
    if action >= ROTATE:
        if choose_rotation(box, s, action - ROTATE):
            choose_roles(box, s)
    elif action >= LAY_TILE:
        choose_tile(s, action - LAY_TILE)
    elif action >= LAY_SPOT:
        choose_spot(s, action - LAY_SPOT)
    elif action >= SETTLE:
        settle(s, seat, action - SETTLE)
        ask_site(box, s)
    elif action >= KEEP_QUEST:
        keep_quest(box, s, seat, action - KEEP_QUEST)
    elif action >= TOWER:
        take_tower(box, s, seat, action - TOWER)
        ask_role(box, s)
    elif action >= PERSON:
        s.alchemist[seat] = action - PERSON
        s.asks = CHOOSE_TOWER
    else:
        activate(box, s, seat, action - ACTIVATE)
        set_counters(box, s, seat)
        if not can_act(box, s, seat):
            tell(s, ALL, 33, seat)
            end_turn(box, s)


@rule
def apply_in_turn(box, s, seat, action):
    """The action is paid for, unless it is free (MP-031)."""
    if action < MINE:
        move(box, s, seat, (action - MOVE) // DIRECTIONS, (action - MOVE) % DIRECTIONS)
    elif action < MINE2:
        mine(s, seat, action - MINE, 1)
    elif action == MINE2:
        mine(s, seat, ALCHEMIST, 2)
    elif action < DROP:
        pick(box, s, seat, action - PICK)
    elif action < FIGHT:
        drop(s, seat, action - DROP)
    elif action < EQUIP:
        k = action - FIGHT
        fight(box, s, seat, k // (SEATS * FIGURES), k // FIGURES % SEATS, k % FIGURES)
    elif action < CONVERT:
        equip(s, seat, action - EQUIP)
    elif action < WILD:
        product = action - CONVERT
        convert(box, s, seat, box.recipe[product - BASICS][0], box.recipe[product - BASICS][1], product)
    elif action < SPECIAL:
        convert_wild(box, s, seat, action - WILD)
    elif action == SPECIAL:
        convert_special(box, s, seat)
    elif action < RESEARCH:
        transmute(box, s, seat, action - TRANSMUTE)
    elif action < BUY:
        research(box, s, seat, action - RESEARCH)
    elif action == BUY:
        buy(box, s, seat)
    else:
        recall(s, seat)


@rule
def apply_in_chain(box, s, seat, action):
    """One step of a Drop, Pick up, loot, Equip or transfer, or the end of it."""
    asks = s.asks
    if asks == DROPPING:
        if action == DONE:
            finish_dropping(s, seat)
        elif action == EVERY:
            put_all(s, seat)
        else:
            put(s, seat, action - PUT)
    elif asks == PICKING:
        if action == DONE:
            finish_picking(s, seat)
        elif action == EVERY:
            take_all_up(s, seat)
        else:
            take_up(s, seat, action - TAKE)
    elif asks == LOOTING:
        if action == DONE:
            finish_looting(s, seat)
        elif action == EVERY:
            loot_all(s, seat)
        else:
            loot(box, s, seat, action - TAKE)
    elif asks == ITEM:
        finish_item(box, s, seat, action < STOW)
    elif action == DONE:
        finish_equipping(s, seat)
    else:
        apply_in_equip(box, s, seat, action)


@rule
def apply_in_equip(box, s, seat, action):
    if action < LOAD:
        shift(s, seat, action - STORE, STORED)
    elif action < WEAR:
        shift(s, seat, action - LOAD, LOADED)
    elif action < STOW:
        change_item(s, seat, action - WEAR, True)
    else:
        change_item(s, seat, action - STOW, False)
    if s.asks == TRANSFER:
        if nothing_to_shift(box, s, seat):
            finish_equipping(s, seat)
    elif nothing_to_change(box, s, seat):
        finish_equipping(s, seat)


@rule
def apply_after(box, s, seat, action):
    if action < KEEP:
        shed(s, seat, s.figure, action - SHED, 1)
        s.asks = TURN
    elif action < DISCARD:
        keep(box, s, seat, action - KEEP)
    elif action < DISMISS:
        discard(box, s, seat, action - DISCARD)
    else:
        dismiss(s, seat, action - DISMISS)


# What is hidden (MP-134, and the backs of formulas)


@rule
def hide(box, s, seat):
    """Other hands, but not their size nor of which deck each card is; cards another player has drawn and not kept yet; other
    quests until they are accomplished or the match is over (MP-134). The order of piles and stack is not kept at all."""
    for card in range(CARDS):
        where = s.where[card]
        if HAND <= where < HAND + SEATS and where != HAND + seat:
            s.where[card] = PILE
        if where == DRAWN and s.seat != seat:
            s.where[card] = PILE
    for other in range(s.seats):
        if other != seat:
            s.spare[other] = NONE
            if s.to_act != 0 and s.proven[other] == 0:
                s.quest[other] = NONE


@rule
def imagine(box, s, seat):
    """Deal what the seat cannot see: each hand has its size, and a level 1 card of each deck from which none has left it since
    the deal (MP-010); quests among those that the seat does not know to be elsewhere."""
    if s.asks >= QUEST:
        deal_quests(box, s, seat)
    for other in range(s.seats):
        for deck in range(3):
            if other != seat and s.novice[other][deck] == 1:
                deal_first_level(box, s, other, deck)
    for other in range(s.seats):
        for deck in range(3):
            if other != seat:
                for _ in range(s.hand[other][deck] - s.novice[other][deck]):
                    s.where[unseen_card(s, deck)] = HAND + other
    if s.asks == KEEPING and s.seat != seat:
        count = unseen(s, s.deck) - s.pile[s.deck]
        for _ in range(count):
            s.where[unseen_card(s, s.deck)] = DRAWN


@rule
def unseen(s, deck):
    """Cards of a deck that are neither seen nor imagined to be in a hand."""
    n = 0
    for card in range(deck * DECK, deck * DECK + DECK):
        n += s.where[card] == PILE
    return n


@rule
def unseen_card(s, deck):
    """One of them, each equally likely."""
    k = below(s, unseen(s, deck))
    card = deck * DECK
    while s.where[card] != PILE or k > 0:
        if s.where[card] == PILE:
            k -= 1
        card += 1
    return card
