"""What may be chosen: the rule that forbids an action, and what is left (MP-028 to MP-032, MP-036)."""

from athanor.kernel.rulebook import BY_REFUSAL, rule, table

from . import pieces as p
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
from .pieces import A, Q, Z
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

SIZE = p.ACTIONS.size
# The rule that an action out of place is refused by, for each question.
OUT_OF_PLACE = table([3, 2, 2, 7, 7, 162, 13, 112, 28, 49, 44, 69, 86, 94, 83, 130, 105, 115, 99])


@rule
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0. Out of turn nobody is asked anything (MP-036)."""
    asks = s.asks
    if asks == Q.turn:
        return refusal_in_turn(box, s, seat, action)
    if asks < Q.turn:
        return refusal_before_turn(box, s, seat, action)
    if asks == Q.drop:
        return refusal_in_drop(s, seat, action)
    if asks == Q.pick:
        return refusal_in_pick(s, seat, action)
    if asks == Q.loot:
        return refusal_in_loot(box, s, seat, action)
    if asks == Q.equip or asks == Q.transfer:
        return refusal_in_equip(box, s, seat, action)
    return refusal_after(s, seat, action)


@rule
def refusal_before_turn(box, s, seat, action):
    """Set-up (MP-003, MP-007, MP-013, MP-162) and the active extension (MP-112)."""
    asks = s.asks
    if asks == Q.spot and A.spot <= action <= Z.spot:
        return refusal_of_spot(s, action - A.spot)
    if asks == Q.tile and A.tile <= action <= Z.tile:
        return refusal_of_tile(s, action - A.tile)
    if asks == Q.rotation and action >= A.turn:
        return 0
    if asks == Q.alchemist and A.alchemist <= action <= Z.alchemist:
        return refusal_of_taken(s.alchemist, action - A.alchemist)
    if asks == Q.tower and A.tower <= action <= Z.tower:
        return refusal_of_taken(s.tower, action - A.tower)
    if asks == Q.quest and A.quest <= action <= Z.quest:
        return 0 if action - A.quest == s.quest[seat] or action - A.quest == s.spare[seat] else 162
    if asks == Q.site and A.site <= action <= Z.site:
        return refusal_of_site(s, action - A.site)
    if asks == Q.extension and A.activate <= action <= Z.activate:
        return 0 if works(s, seat, action - A.activate) else 112
    return OUT_OF_PLACE[asks]


@rule
def refusal_of_taken(row, one):
    """What somebody has taken is gone: an alchemist and a tower each (MP-007)."""
    for other in row:
        if other == one:
            return 7
    return 0


@rule
def refusal_in_turn(box, s, seat, action):
    """The table of actions (MP-029, MP-030): each costs an action (MP-031), in any order (MP-028). The turn may always end
    (MP-032)."""
    if action <= Z.mine_two:
        if action == A.end:
            return 0
        if action <= Z.move:
            return refusal_to_move(box, s, seat, (action - A.move) // p.DIRECTIONS, (action - A.move) % p.DIRECTIONS)
        if action <= Z.mine:
            return refusal_to_mine(box, s, seat, action - A.mine, 1)
        return refusal_to_mine(box, s, seat, p.ALCHEMIST, 2)
    if action <= Z.pick:
        return refusal_to_pick(box, s, seat, action - A.pick)
    if action <= Z.drop:
        return refusal_to_drop(s, seat, action - A.drop)
    if action <= Z.fight:
        k = action - A.fight
        return refusal_to_fight(box, s, seat, k // (p.SEATS * p.FIGURES), k // p.FIGURES % p.SEATS, k % p.FIGURES)
    if action <= Z.equip:
        return refusal_to_equip(box, s, seat, action - A.equip)
    if action <= Z.recall:
        return refusal_of_alchemist(box, s, seat, action)
    return OUT_OF_PLACE[Q.turn]


@rule
def refusal_of_alchemist(box, s, seat, action):
    """What an alchemist alone does (MP-029)."""
    if action <= Z.convert:
        return refusal_to_convert(box, s, seat, action - A.convert)
    if action <= Z.wild:
        return refusal_to_convert_wild(box, s, seat, action - A.wild)
    if action == A.special:
        return refusal_to_convert_special(box, s, seat)
    if action <= Z.transmute:
        return refusal_to_transmute(box, s, seat, action - A.transmute)
    if action <= Z.research:
        return refusal_to_research(box, s, seat, action - A.research)
    return refusal_to_buy(box, s, seat) if action == A.buy else refusal_to_recall(box, s, seat)


@rule
def refusal_in_drop(s, seat, action):
    """One marker, all of them, or enough after the first (MP-049)."""
    if A.put <= action <= Z.put:
        return refusal_to_put(s, seat, action - A.put)
    if action == A.all:
        return refusal_to_put_all(s, seat)
    return 0 if action == A.done and s.done > 0 else 49


@rule
def refusal_in_pick(s, seat, action):
    """One marker, all of them, or enough after the first (MP-044)."""
    if A.take <= action <= Z.take:
        return refusal_to_take_up(s, seat, action - A.take)
    if action == A.all:
        return refusal_to_take_all_up(s, seat)
    return 0 if action == A.done and s.done > 0 else 44


@rule
def refusal_in_loot(box, s, seat, action):
    """One element, all of them, or none (MP-069)."""
    if A.take <= action <= Z.take:
        return refusal_to_loot(box, s, seat, action - A.take)
    if action == A.all:
        return refusal_to_loot_all(box, s, seat)
    return 0 if action == A.done else 69


@rule
def refusal_in_equip(box, s, seat, action):
    """A transfer moves no equipment and may be empty (MP-094); an Equip moves something (MP-086)."""
    if A.store <= action <= Z.store:
        return refusal_to_store(s, seat, action - A.store)
    if A.load <= action <= Z.load:
        return refusal_to_load(box, s, seat, action - A.load)
    if s.asks == Q.transfer:
        return 0 if action == A.done else 94
    if A.wear <= action <= Z.wear:
        return refusal_to_wear(s, seat, action - A.wear)
    if A.stow <= action <= Z.stow:
        return refusal_to_stow(s, seat, action - A.stow)
    return 0 if action == A.done and s.done > 0 else 86


@rule
def refusal_after(s, seat, action):
    """The rest of an action: overflow (MP-083), the card kept (MP-130), the card discarded (MP-105), the homunculus dismissed
    (MP-115), the new item (MP-099)."""
    asks = s.asks
    if asks == Q.overflow and A.shed <= action <= Z.shed:
        return 0 if s.load[seat][s.figure][action - A.shed] > 0 else 83
    if asks == Q.keep and A.keep <= action <= Z.keep:
        return 0 if s.where[action - A.keep] == p.DRAWN else 130
    if asks == Q.discard and A.discard <= action <= Z.discard:
        return 0 if s.where[action - A.discard] == p.HAND + seat else 105
    if asks == Q.dismiss and A.dismiss < action <= Z.dismiss:
        return 0  # all three places are taken
    if asks == Q.item and (A.wear <= action <= Z.stow):
        return 0 if (action - A.wear) % p.DECK == s.making - p.DECK else 99
    return OUT_OF_PLACE[asks]


# The same, found quickly


@rule
def legal(box, s, seat, moves):
    """As `refusal` says; a turn is written out so that only what can be is looked at."""
    return legal_in_turn(box, s, seat, moves) if s.asks == Q.turn else BY_REFUSAL


@rule
def legal_in_turn(box, s, seat, moves):
    """As `refusal` says: each figure, then what the alchemist may do where it stands."""
    moves[0] = A.end
    n = 1
    for figure in range(p.FIGURES):
        if on_board(s, seat, figure):
            n = legal_of_figure(box, s, seat, figure, moves, n)
    at = s.at[seat][p.ALCHEMIST]
    start, end = A.recall, A.put
    if at == s.home[seat]:
        n = legal_cards(box, s, seat, moves, n)
        start, end = A.convert, A.transmute
    elif s.shows[at] >= p.CITY:
        start = A.research
    for action in range(start, end):
        if refusal_of_alchemist(box, s, seat, action) == 0:
            moves[n] = action
            n += 1
    return n


@rule
def legal_cards(box, s, seat, moves, n):
    """Cards of the hand that can be transmuted, after the first `n` moves; their number with these."""
    for card in range(p.CARDS):
        if s.where[card] == p.HAND + seat and refusal_to_transmute(box, s, seat, card) == 0:
            moves[n] = A.transmute + card
            n += 1
    return n


@rule
def legal_of_figure(box, s, seat, figure, moves, n):
    """What any figure does, with an action left; a free Move without."""
    paid = s.left[seat][figure] > 0
    if paid or free_move(box, s, seat, figure):
        for d in range(p.DIRECTIONS):
            if refusal_to_enter(s, seat, s.near[s.at[seat][figure]][d]) == 0:
                moves[n] = A.move + figure * p.DIRECTIONS + d
                n += 1
    if not paid:
        return n
    h = s.at[seat][figure]
    if s.shows[h] < p.BASICS:
        for k in range(2 if figure == p.ALCHEMIST else 1):
            if refusal_to_mine(box, s, seat, figure, k + 1) == 0:
                moves[n] = A.mine + figure if k == 0 else A.mine_two
                n += 1
    if s.littered[h] > 0 and refusal_to_pick(box, s, seat, figure) == 0:
        moves[n] = A.pick + figure
        n += 1
    if refusal_to_drop(s, seat, figure) == 0:
        moves[n] = A.drop + figure
        n += 1
    if h == s.home[seat] and refusal_to_equip(box, s, seat, figure) == 0:
        moves[n] = A.equip + figure
        n += 1
    for rival in range(s.seats):
        for prey in range(p.FIGURES):
            if rival != seat and refusal_to_fight(box, s, seat, figure, rival, prey) == 0:
                moves[n] = A.fight + (figure * p.SEATS + rival) * p.FIGURES + prey
                n += 1
    return n
