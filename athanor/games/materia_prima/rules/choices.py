"""What may be chosen: the rule that forbids an action, and what is left (MP-028 to MP-032, MP-036)."""

from athanor.kernel.rulebook import BY_REFUSAL, rule, table

from .board import refusal_of_site, refusal_of_spot, refusal_of_tile
from .cities import refusal_to_buy, refusal_to_research, works
from .combat import refusal_to_fight, refusal_to_loot, refusal_to_loot_all
from .figures import on_board
from .ground import (
    free_move,
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
)
from .pieces import (
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
    FIGHT,
    FIGURES,
    HAND,
    ITEM,
    KEEP,
    KEEP_QUEST,
    KEEPING,
    LAY_SPOT,
    LAY_TILE,
    LOAD,
    LOOTING,
    MINE,
    MINE2,
    MOVE,
    OVERFLOW,
    PERSON,
    PICK,
    PICKING,
    PUT,
    QUEST,
    RECALL,
    RESEARCH,
    ROTATE,
    ROTATION,
    SEATS,
    SETTLE,
    SHED,
    SITE,
    SPECIAL,
    SPOT,
    STORE,
    STOW,
    TAKE,
    TILE,
    TOWER,
    TRANSFER,
    TRANSMUTE,
    TURN,
    WEAR,
    WILD,
)
from .works import (
    refusal_to_convert,
    refusal_to_convert_special,
    refusal_to_convert_wild,
    refusal_to_equip,
    refusal_to_load,
    refusal_to_store,
    refusal_to_stow,
    refusal_to_transmute,
    refusal_to_wear,
)

SIZE = ACTIONS.size
# The rule that an action out of place is refused by, for each question.
OUT_OF_PLACE = table([3, 2, 2, 7, 7, 162, 13, 112, 28, 49, 44, 69, 86, 94, 83, 130, 105, 115, 99])


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
        return 0 if works(s, seat, action - ACTIVATE) else 112
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
def legal(box, s, seat, moves):
    """As `refusal` says; a turn is written out so that only what can be is looked at."""
    return legal_in_turn(box, s, seat, moves) if s.asks == TURN else BY_REFUSAL


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
