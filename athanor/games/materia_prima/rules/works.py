"""The tower: Equip, Convert, Transmute and the transfer after them (MP-084 to MP-103, MP-114 to MP-123, MP-133)."""

from athanor.kernel.rulebook import ALL, rule, tell

from . import pieces as p
from .figures import (
    at_home,
    begin_chain,
    change_souls,
    draw_supply,
    empty_out,
    free,
    homunculi_of,
    keyword,
    load_on,
    name_of,
    pay_in_tower,
    put_on,
    remove_homunculus,
    stand,
    take_off,
    tower_holds,
    value,
    worn_count,
)
from .pieces import Q

# Equip (MP-086 to MP-088, MP-095)


@rule
def stocked(s, seat):
    """How many elements lie on the tower card."""
    n = 0
    for kind in range(p.KINDS):
        n += s.stock[seat][kind]
    return n


@rule
def owns(s, seat, item):
    """The item lies before the player."""
    return s.where[p.DECK + item] == p.PLAY + seat


@rule
def wears(s, seat, item):
    """The item is equipped."""
    return s.worn[seat][0] == item or s.worn[seat][1] == item


@rule
def can_change_items(s, seat):
    """Some item can be put on or off (MP-087)."""
    if worn_count(s, seat) > 0:
        return True
    for item in range(p.DECK):
        if owns(s, seat, item):
            return True
    return False


@rule
def refusal_to_equip(box, s, seat, figure):
    """On the own tower hex (MP-086), by a figure that carries (MP-030), when something can move (MP-087)."""
    if s.at[seat][figure] == p.NOWHERE:
        return 28
    if not at_home(s, seat, figure):
        return 86
    if figure != p.ALCHEMIST and value(box, s, seat, figure, p.CAPACITY) == 0:
        return 30
    movable = s.loaded[seat][figure] > 0 or (free(box, s, seat, figure) > 0 and stocked(s, seat) > 0)
    if not movable and (figure != p.ALCHEMIST or not can_change_items(s, seat)):
        return 86
    return 31 if s.left[seat][figure] == 0 else 0


@rule
def equip(s, seat, figure):
    """An action at the tower: what changes its place is chosen next (MP-087)."""
    begin_chain(s, figure, p.DEED_EQUIP)
    s.left[seat][figure] -= 1
    s.asks = Q.equip
    s.open = 1


@rule
def refusal_to_store(s, seat, kind):
    """A marker of the load, of a kind that has not come the other way (MP-095); the stock is unlimited (MP-085)."""
    if s.way[kind] == p.LOADED:
        return 95
    return 86 if s.load[seat][s.figure][kind] == 0 else 0


@rule
def refusal_to_load(box, s, seat, kind):
    """A marker of the stock, while there is room at this step (MP-095)."""
    if s.way[kind] == p.STORED:
        return 95
    return 86 if s.stock[seat][kind] == 0 or free(box, s, seat, s.figure) < 1 else 0


@rule
def shift(s, seat, kind, way):
    """One marker between load and stock (MP-086, MP-094)."""
    n = 1 if way == p.LOADED else -1
    load_on(s, seat, s.figure, kind, n)
    s.stock[seat][kind] -= n
    s.way[kind] = way
    s.moved[kind] += 1
    s.done += 1
    s.open = 1


@rule
def refusal_to_wear(s, seat, item):
    """An own item, by the alchemist only (MP-087), not moved yet in this action (MP-095), while fewer than two are equipped
    (MP-120)."""
    if s.figure != p.ALCHEMIST or not owns(s, seat, item) or wears(s, seat, item):
        return 87
    if s.handled[item] == 1:
        return 95
    return 120 if worn_count(s, seat) >= 2 else 0


@rule
def refusal_to_stow(s, seat, item):
    """Only the alchemist wears items (MP-087), and each moves once in an action (MP-095)."""
    if s.figure != p.ALCHEMIST or not wears(s, seat, item):
        return 87
    return 95 if s.handled[item] == 1 else 0


@rule
def change_item(s, seat, item, on):
    """An item from the tower to the alchemist, or back (MP-087)."""
    if on:
        put_on(s, seat, item)
    else:
        take_off(s, seat, item)
    s.handled[item] = 1
    s.done += 1
    tell(s, ALL, 87, seat, p.DECK + item, on)


@rule
def finish_equipping(s, seat):
    """What moved, told kind by kind: Equip costs an action (MP-086), a transfer none (MP-094)."""
    for kind in range(p.KINDS):
        if s.moved[kind] > 0:
            number = 86 if s.deed == p.DEED_EQUIP else 94
            tell(s, ALL, number, seat, name_of(s, seat, s.figure), kind, s.moved[kind], s.way[kind])
    s.asks = Q.turn


@rule
def nothing_to_shift(box, s, seat):
    """No marker can move any more: the chain ends by itself."""
    for kind in range(p.KINDS):
        if refusal_to_store(s, seat, kind) == 0 or refusal_to_load(box, s, seat, kind) == 0:
            return False
    return True


@rule
def nothing_to_change(box, s, seat):
    """Nor any item."""
    if not nothing_to_shift(box, s, seat):
        return False
    for item in range(p.DECK):
        if refusal_to_wear(s, seat, item) == 0 or refusal_to_stow(s, seat, item) == 0:
            return False
    return True


@rule
def begin_transfer(box, s, seat, may_take_back):
    """After each Convert and Transmute elements move between load and stock for no action (MP-094)."""
    s.figure = p.ALCHEMIST
    s.asks = Q.transfer
    s.open = may_take_back
    if nothing_to_shift(box, s, seat):
        finish_equipping(s, seat)


# Convert (MP-089 to MP-093, MP-128)


@rule
def free_convert(box, s, seat):
    """The first conversions of a turn may be free (MP-128, MP-124)."""
    return s.conversions < keyword(box, s, seat, p.FREE_CONVERT)


@rule
def refusal_to_use_tower(box, s, seat, free_of_charge):
    """Conversions and transmutations are for an alchemist on his own tower hex (MP-029, MP-089, MP-096), with an action left."""
    if not at_home(s, seat, p.ALCHEMIST):
        return 89
    return 31 if s.left[seat][p.ALCHEMIST] == 0 and not free_of_charge else 0


@rule
def refusal_of_sources(s, seat, a, b, product):
    """Both sources in stock and load (MP-090), the product in the supply (MP-091, MP-158)."""
    if tower_holds(s, seat, a) < 1 or tower_holds(s, seat, b) < (2 if a == b else 1):
        return 90
    return 91 if s.supply[product] < 1 else 0


@rule
def refusal_to_convert(box, s, seat, product):
    """One of the seven conversions (MP-092)."""
    if product < p.BASICS:
        return 92
    no = refusal_to_use_tower(box, s, seat, free_convert(box, s, seat))
    if no != 0:
        return no
    return refusal_of_sources(s, seat, box.recipe[product - p.BASICS][0], box.recipe[product - p.BASICS][1], product)


@rule
def refusal_to_convert_wild(box, s, seat, partner):
    """The active extension's base with a marker of another kind of its level (MP-093); what one of the seven conversions makes
    anyway is no wild one."""
    if s.active == p.NONE or box.wild_base[s.active] == p.NONE:
        return 93
    base, product = box.wild_base[s.active], box.wild_makes[s.active]
    if partner == base or (partner < p.BASICS) != (base < p.BASICS):
        return 93
    if box.recipe[product - p.BASICS][0] == partner or box.recipe[product - p.BASICS][1] == partner:
        return 93
    no = refusal_to_use_tower(box, s, seat, free_convert(box, s, seat))
    return no if no != 0 else refusal_of_sources(s, seat, base, partner, product)


@rule
def refusal_to_convert_special(box, s, seat):
    """The conversion of the own tower, in its module (MP-166)."""
    if s.options[p.SPECIAL_TOWERS] == 0:
        return 166
    no = refusal_to_use_tower(box, s, seat, free_convert(box, s, seat))
    way = box.special[s.tower[seat]]
    return no if no != 0 else refusal_of_sources(s, seat, way[0], way[1], way[2])


@rule
def convert(box, s, seat, a, b, product):
    """Two sources to the supply, one product into the stock (MP-089, MP-091)."""
    begin_chain(s, p.ALCHEMIST, p.DEED_CONVERT)
    if free_convert(box, s, seat):
        tell(s, ALL, 128, seat)
    else:
        s.left[seat][p.ALCHEMIST] -= 1
    s.conversions += 1
    pay_in_tower(s, seat, a, 1)
    pay_in_tower(s, seat, b, 1)
    draw_supply(s, product, 1)
    s.stock[seat][product] += 1
    tell(s, ALL, 89, seat, product, a, b)
    begin_transfer(box, s, seat, 1)


@rule
def convert_wild(box, s, seat, partner):
    """The conversion of the active extension, with any partner."""
    convert(box, s, seat, box.wild_base[s.active], partner, box.wild_makes[s.active])


@rule
def convert_special(box, s, seat):
    """The conversion of the player's own tower (MP-166)."""
    way = box.special[s.tower[seat]]
    convert(box, s, seat, way[0], way[1], way[2])


# Transmute (MP-096 to MP-103, MP-114 to MP-117, MP-133)


@rule
def refusal_to_transmute(box, s, seat, card):
    """A formula of the hand that can be made (MP-096)."""
    return 96 if s.where[card] != p.HAND + seat else refusal_to_make(box, s, seat, card)


@rule
def refusal_to_make(box, s, seat, card):
    """Whoever holds a formula needs its whole cost in stock and load, its soul stones on the card (MP-096, MP-081). A stone
    formula needs its place empty (MP-100), a soul-making item a stone in the supply (MP-133)."""
    no = refusal_to_use_tower(box, s, seat, False)
    if no != 0:
        return 96 if no == 89 else no
    for kind in range(p.KINDS):
        if box.cost[card][kind] > tower_holds(s, seat, kind):
            return 96
    if box.cost[card][p.SOUL] > s.souls[seat]:
        return 81
    if card // p.DECK == p.STONE and s.laid[seat][box.level[card] - 1] != p.NONE:
        return 100
    if makes_soul(box, card) and s.supply[p.SOUL] + box.cost[card][p.SOUL] < 1:
        return 133
    return 0


@rule
def makes_soul(box, card):
    """An item that gives a soul stone when it is made."""
    return card // p.DECK == p.EQUIPMENT and box.keyword[card - p.DECK] == p.MAKES_SOUL


@rule
def transmute(box, s, seat, card):
    """Payment first (MP-097), from the stock and then the load (MP-096); then what the card is."""
    begin_chain(s, p.ALCHEMIST, p.DEED_TRANSMUTE)
    s.left[seat][p.ALCHEMIST] -= 1
    s.making = card
    s.hand[seat][card // p.DECK] -= 1
    if box.level[card] == 1:
        s.novice[seat][card // p.DECK] = 0
    s.where[card] = p.PLAY + seat
    tell(s, ALL, 96, seat, card)
    for kind in range(p.KINDS):
        pay_in_tower(s, seat, kind, box.cost[card][kind])
    for _ in range(box.cost[card][p.SOUL]):
        change_souls(s, seat, -1)
        draw_supply(s, p.SOUL, -1)
        tell(s, ALL, 81, seat)
    if card // p.DECK == p.HOMUNCULUS:
        if homunculi_of(s, seat) == p.HOMUNCULI:
            s.asks = Q.dismiss  # MP-115
        else:
            place_homunculus(s, seat, card)
    elif card // p.DECK == p.EQUIPMENT:
        make_item(box, s, seat, card)
    else:
        lay_formula(box, s, seat, card)


@rule
def place_homunculus(s, seat, card):
    """The figure on the tower hex with an empty load (MP-098), three at most (MP-114), without actions in this turn (MP-027)."""
    figure = 1
    while s.card[seat][figure] != p.NONE:
        figure += 1
    s.card[seat][figure] = card
    s.left[seat][figure] = 0
    stand(s, seat, figure, s.home[seat])
    tell(s, ALL, 98, seat, card + 4)
    s.making = p.NONE


@rule
def dismiss(s, seat, figure):
    """Before the fourth is placed (MP-115) one leaves: its load where it stood, or into the stock at home (MP-116)."""
    tell(s, ALL, 115, seat, name_of(s, seat, figure))
    empty_out(s, seat, figure)
    remove_homunculus(s, seat, figure)
    place_homunculus(s, seat, s.making)
    s.asks = Q.turn


@rule
def make_item(box, s, seat, card):
    """A new item is equipped or stored (MP-099); it displaces none (MP-122)."""
    if box.level[card] >= 2:
        s.forged[seat] += 1
    if worn_count(s, seat) < 2:
        s.asks = Q.item
    else:
        finish_item(box, s, seat, False)


@rule
def finish_item(box, s, seat, on):
    """Equip or store; then the soul stone of a soul-making item (MP-097, MP-133)."""
    item = s.making - p.DECK
    if on:
        put_on(s, seat, item)
    tell(s, ALL, 99, seat, s.making, on)
    if makes_soul(box, s.making):
        draw_supply(s, p.SOUL, 1)
        change_souls(s, seat, 1)
        tell(s, ALL, 133, seat)
    s.making = p.NONE
    s.asks = Q.turn


@rule
def lay_formula(box, s, seat, card):
    """On the place of its level (MP-100), in any order (MP-101); three of them are the Stone (MP-102), for good (MP-103)."""
    s.laid[seat][box.level[card] - 1] = card
    tell(s, ALL, 100, seat, card, box.level[card])
    s.making = p.NONE
    if s.laid[seat][0] != p.NONE and s.laid[seat][1] != p.NONE and s.laid[seat][2] != p.NONE:
        s.stone[seat] = 1
        tell(s, ALL, 102, seat)
