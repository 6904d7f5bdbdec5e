"""Recipes at the tents."""

from athanor.kernel.rulebook import ALL, below, rule, tell

from . import pieces as p


@rule
def draw_recipe(box, s, tent):
    """A card of a tent's pile, each equally likely; it is not in the pile any more."""
    k = below(s, s.left[tent])
    card = box.first_card[tent]
    while True:
        if s.recipe[card] == p.PILE:
            if k == 0:
                s.recipe[card] = p.UP
                s.left[tent] -= 1
                return card
            k -= 1
        card += 1


@rule
def turn_up(box, s, news):
    """Every empty slot is filled from its pile while that lasts (AM-030): two recipes of each tent, never more (AM-031)."""
    for tent in range(p.ELEMENTS):
        for slot in range(p.SLOTS):
            if s.slot[tent][slot] == p.NOTHING and s.left[tent] > 0:
                s.slot[tent][slot] = draw_recipe(box, s, tent)
                tell(s, ALL, news, tent, s.slot[tent][slot])


@rule
def shows_recipe(s, tent):
    """Some recipe lies face up at the tent."""
    return s.slot[tent][0] != p.NOTHING or s.slot[tent][1] != p.NOTHING


@rule
def others_in(s, colour, tent):
    """Apprentices in a tent other than this one, neutral ones included, as they stand now (AM-075)."""
    n = 0
    for other in range(p.ELEMENTS):
        if other != colour and s.tent[other] == tent:
            n += 1
    return n
