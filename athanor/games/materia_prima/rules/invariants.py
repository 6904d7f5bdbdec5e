"""What is always true (MP-I01 to MP-I24)."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .board import distance
from .cities import extension_in, works
from .figures import items_of, on_board, value
from .pieces import Q
from .quests import has_both


@rule
def check(box, before, s):
    """0, or the number of the invariant that does not hold after an action."""
    n = check_markers(box, s)
    if n == 0:
        n = check_figures(box, s)
    if n == 0:
        n = check_cards(box, before, s)
    if n == 0:
        n = check_turn(box, before, s)
    return n


@rule
def check_markers(box, s):
    """Every marker is somewhere, and nowhere else (I01 to I03)."""
    for kind in range(p.MARKERS):
        n = 0
        for h in range(p.HEXES):
            if s.soil[h][kind] < 0:
                return 1
            n += s.soil[h][kind]
        in_play = n
        for seat in range(s.seats):
            if kind == p.SOUL:
                in_play += s.souls[seat]
                n += s.souls[seat]
            else:
                if s.stock[seat][kind] < 0:
                    return 1
                n += s.stock[seat][kind]
                for figure in range(p.FIGURES):
                    n += s.load[seat][figure][kind]
        if s.asks == Q.pick and kind == p.SOUL:
            n += s.moved[p.SOUL]
            in_play += s.moved[p.SOUL]
        if kind == p.SOUL and in_play > s.seats + 2:
            return 2
        counted = s.options[p.UNLIMITED] == 0 or kind == p.SOUL
        if counted and (s.supply[kind] < 0 or n + s.supply[kind] != box.supply[kind]):
            return 1
    for seat in range(s.seats):
        if s.home[seat] != p.NOWHERE and s.littered[s.home[seat]] != 0:
            return 3
    return 0


@rule
def check_figures(box, s):
    """Loads fit, hexes have one owner, towers keep their distance (I04 to I08, I11, I15)."""
    for h in range(p.HEXES):
        crowd, litter = 0, 0
        for seat in range(s.seats):
            for figure in range(p.FIGURES):
                if s.at[seat][figure] == h:
                    crowd += 1
                    if s.holder[h] != 1 + seat or (s.tower_on[h] != 0 and s.tower_on[h] != 1 + seat):
                        return 6
        for kind in range(p.MARKERS):
            litter += s.soil[h][kind]
        if crowd != s.crowd[h] or litter != s.littered[h]:
            return 6
    for seat in range(s.seats):
        for figure in range(p.FIGURES):
            if figure != p.ALCHEMIST and on_board(s, seat, figure) != (s.card[seat][figure] != p.NONE):
                return 8
            load = 0
            for kind in range(p.KINDS):
                load += s.load[seat][figure][kind]
            if load != s.loaded[seat][figure] or (load > 0 and not on_board(s, seat, figure)):
                return 4
            if s.asks <= Q.turn and on_board(s, seat, figure) and load > value(box, s, seat, figure, p.CAPACITY):
                return 4
        if s.home[seat] != p.NOWHERE and (s.shows[s.home[seat]] != p.FREE or s.at[seat][p.ALCHEMIST] == p.NOWHERE):
            return 7
        for other in range(seat):
            near = s.home[seat] != p.NOWHERE and s.home[other] != p.NOWHERE and distance(s, s.home[seat], s.home[other]) < 2
            if near and (s.options[p.ADJACENT_TOWERS] == 0 or s.home[seat] == s.home[other]):
                return 7
    return 0


@rule
def check_cards(box, before, s):
    """Every card and every extension is in one place; what is made stays made (I09 to I13, I20)."""
    for deck in range(3):
        pile, spent, drawn = 0, 0, 0
        for card in range(deck * p.DECK, deck * p.DECK + p.DECK):
            pile += s.where[card] == p.PILE
            spent += s.where[card] == p.SPENT
            drawn += s.where[card] == p.DRAWN
        if pile != s.pile[deck] or spent != s.spent[deck] or (drawn > 0 and s.asks != Q.keep):
            return 9
    for seat in range(s.seats):
        cards = 0
        for deck in range(3):
            n, level_one = 0, 0
            for card in range(deck * p.DECK, deck * p.DECK + p.DECK):
                held = s.where[card] == p.HAND + seat
                n += held
                level_one += held and box.level[card] == 1
            if n != s.hand[seat][deck] or level_one < s.novice[seat][deck]:
                return 9
            cards += n
        if cards > box.hand and (s.asks != Q.discard or seat != s.seat or cards > box.hand + 1):
            return 10
        laid = 0
        for level in range(3):
            laid += s.laid[seat][level] != p.NONE
            if before.laid[seat][level] != p.NONE and s.laid[seat][level] != before.laid[seat][level]:
                return 12
        if (laid == 3) != (s.stone[seat] == 1):
            return 12
        if items_of(s, seat) < items_of(before, seat) or s.attacked[seat] < before.attacked[seat]:
            return 20
        for k in range(2):
            if s.worn[seat][k] != p.NONE and s.where[p.DECK + s.worn[seat][k]] != p.PLAY + seat:
                return 11
        for figure in range(1, p.FIGURES):
            if s.card[seat][figure] != p.NONE and s.where[s.card[seat][figure]] != p.PLAY + seat:
                return 9
    return check_extensions(before, s)


@rule
def check_extensions(before, s):
    """An owned extension stays (12); the stack is counted and fills the cities (13)."""
    stack = 0
    for x in range(p.EXTENSIONS):
        stack += s.extension[x] == p.STACK
        if before.extension[x] >= p.OWNED and s.extension[x] != before.extension[x]:
            return 12
    if stack != s.stack:
        return 13
    for city in range(3):
        if s.asks > Q.site and s.stack > 0 and extension_in(s, city) == p.NONE:
            return 13
    return 0


@rule
def check_turn(box, before, s):
    """The active extension, the counters, the dice, the fight, the end (I14, I16 to I18, I22, I24)."""
    if s.asks >= Q.turn and s.to_act != 0:
        any_works = False
        for x in range(p.EXTENSIONS):
            any_works |= works(s, s.seat, x)
        if any_works != (s.active != p.NONE) or (s.active != p.NONE and not works(s, s.seat, s.active)):
            return 14
    if s.turn == before.turn and before.asks >= Q.turn:
        gone = 0
        for seat in range(s.seats):
            for figure in range(p.FIGURES):
                if s.left[seat][figure] > before.left[seat][figure]:
                    return 16
                if seat != s.seat and s.at[seat][figure] != before.at[seat][figure]:
                    gone += 1
            # compared, not subtracted: bytes do not go below 0 when compiled
            if seat != s.seat and (s.souls[seat] > before.souls[seat] or before.souls[seat] > s.souls[seat] + 1):
                return 18
        if gone > 1:
            return 18
    for side in range(2):
        dice, force = 0, 0
        for k in range(10):
            dice += s.rolls[side][k] > 0
            force += max(0, s.rolls[side][k] - 1)
        if dice > box.most_dice or force != s.forces[side]:
            return 17
    if (s.to_act == 0) != (s.ended != 0):
        return 22
    if s.ender != p.NONE and (s.proven[s.ender] == 0 or not has_both(s, s.ender)):
        return 22
    return 0
