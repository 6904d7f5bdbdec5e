"""The invariants of Ars Mysteriorum, looked at after every action."""

from athanor.kernel.rulebook import rule, total

from . import pieces as p
from .salaries import AWARD, salary


@rule
def check(box, before, s):
    """0, or the number of the invariant that does not hold after an action."""
    if s.stage <= p.FIRSTS and s.florims[0] == 0:
        return 0  # colours are being chosen: nothing is laid out yet
    no = check_tokens(box, s)
    if no == 0:
        no = check_cards(box, s)
    if no == 0:
        no = check_favours(box, s)
    if no == 0:
        no = check_players(box, before, s)
    return no


@rule
def check_tokens(box, s):
    """Tokens are never lost (1); they lie in bins up to Phase 6 and on favour cards in Phase 6 only (2), in no larger number
    than the bins hold (16)."""
    for element in range(p.ELEMENTS):
        stocked = total(s.bins[element])
        n = s.supply[element] + stocked
        low = s.supply[element]
        carried = 0
        for seat in range(s.seats):
            n += s.tokens[seat][element]
            low = min(low, s.tokens[seat][element])
            for value in range(p.VALUES):
                if s.at[seat][value] == element:
                    carried += s.bears[seat][value]
        if n + carried != box.tokens[s.seats][element] or low < 0:
            return 1
        if (stocked > 0 and s.stage > p.WINDOW_5 and s.stage != p.OVER) or (carried > 0 and s.stage != p.WINDOW_6):
            return 2
        most = 0
        for k in range(p.BINS):
            most += box.bin[element][k]
        if stocked + carried > most:
            return 16
    return 0


@rule
def check_cards(box, s):
    """Every recipe is in one place (3), no slot stays empty over a pile (4), no mystery card is lost (5), and the pile is a
    clock (6)."""
    for tent in range(p.ELEMENTS):
        piled, up, slots = 0, 0, 0
        for card in range(box.first_card[tent], box.first_card[tent] + box.cards[tent]):
            piled += 1 if s.recipe[card] == p.PILE else 0
            up += 1 if s.recipe[card] == p.UP else 0
        for slot in range(p.SLOTS):
            if s.slot[tent][slot] != p.NOTHING:
                slots += 1
                if s.recipe[s.slot[tent][slot]] != p.UP or box.tent[s.slot[tent][slot]] != tent:
                    return 3
        if piled != s.left[tent] or up != slots:
            return 3
        if s.round > 0 and 2 <= p.PHASE[s.stage] <= 7 and slots < p.SLOTS and s.left[tent] > 0:
            return 4
    cards, shown = s.pile_size, 0
    for kind in range(p.KINDS):
        n = s.pile[kind] + s.gone[kind] + s.shown[kind] + s.discard[kind]
        shown += s.shown[kind]
        cards += s.gone[kind] + s.shown[kind] + s.discard[kind]
        for seat in range(s.seats):
            n += s.hand[seat][kind]
            if s.known[seat][kind] > s.hand[seat][kind] or s.returned[seat][kind] > s.pile[kind]:
                return 17
        for k in range(s.sights):
            n += 1 if s.sight[k] == kind else 0
        if n != box.copies[kind]:
            return 5
    for seat in range(s.seats):
        cards += s.cards[seat]
        if s.cards[seat] != total(s.hand[seat]):
            return 5
    if cards + s.sights != total(box.copies) or s.pile_size != total(s.pile):
        return 5
    if shown > 0 and not 2 <= p.PHASE[s.stage] <= 4:
        return 5
    start = total(box.copies) - box.mysteries_removed[s.seats] - s.seats * box.start_mysteries
    if s.stage > p.SELECTION and s.stage != p.OVER and s.pile_size > start - s.round * s.seats:
        return 6
    return 0


@rule
def check_favours(box, s):
    """A player has six favour cards, or five (7), at most three at one element; all are placed by the end of Phase 5 (8)."""
    placed = 0
    for seat in range(s.seats):
        cards, laid = 0, 0
        for element in range(p.ELEMENTS):
            n = 0
            for value in range(p.VALUES):
                n += 1 if s.at[seat][value] == element else 0
            if n != s.placed[seat][element] or n > box.most_favours:
                return 7
            cards += n
        placed += cards
        for value in range(p.VALUES):
            laid += 1 if s.at[seat][value] == p.LAID else 0
            cards += 1 if s.at[seat][value] == p.LAID or s.at[seat][value] == p.HAND else 0
            if s.at[seat][value] > p.AWAY:
                return 7
        if cards != box.favours[s.seats] or laid > 1:
            return 7
        if (s.stage == p.PLACING or s.stage == p.WINDOW_5) and laid != 1:
            return 7
    if (s.stage == p.WINDOW_5 or s.stage == p.WINDOW_6) and placed != s.seats * (box.favours[s.seats] - 1):
        return 8
    return 0


@rule
def check_players(box, before, s):
    """The order is a permutation (9), apprentices stand in tents (10), Florims add up (11), books grow one by one (12), salaries
    are what books are worth (13, 14), awards are limited (15), chains of counterspells end (18)."""
    florims, awards, paid = 0, 0, 0
    for seat in range(s.seats):
        if s.order[s.place[seat]] != seat or s.owner[s.colour[seat]] != seat:
            return 9
        if s.florims[seat] < 0:
            return 11
        florims += s.florims[seat]
        for k in range(5):
            paid += s.earned[seat][k]
        awards += s.earned[seat][AWARD]
        if s.earned[seat][AWARD] > 0 and s.stage != p.OVER:
            return 15
        recipes, more = 0, False
        for item in range(p.ITEMS):
            recipes += s.book[seat][item]
            more = more or s.book[seat][item] < before.book[seat][item]
        if recipes > 1 + s.round + s.furnaces[seat] or more:
            return 12
        worth = salary(box, s, seat)
        patronage = total(s.patronage[seat])
        if recipes <= 1 and worth > 0 and patronage == 0:
            return 13
        if worth < salary(box, before, seat) and patronage == total(before.patronage[seat]):
            return 14
    for colour in range(p.ELEMENTS):
        if not 0 <= s.tent[colour] < p.ELEMENTS:
            return 10
    if florims != s.seats * box.start_florims + paid:
        return 11
    if awards > total(box.award):
        return 15
    owned = 0
    for card in range(p.RECIPES):
        if s.recipe[card] >= p.BOOK:
            owned += 1
    for seat in range(s.seats):
        owned -= total(s.book[seat])
    if owned != 0:
        return 3
    return 18 if s.depth > 1 + box.copies[p.KINDS - 1] else 0
