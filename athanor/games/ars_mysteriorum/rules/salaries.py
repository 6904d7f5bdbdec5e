"""Salaries and awards of Ars Mysteriorum (AM-102 to AM-112, AM-147 to AM-149)."""

from athanor.kernel.rulebook import ALL, fill, rule, tell

from . import pieces as p
from .tokens import earn

BONUS, DUPLICATES, PRINCE, MASTER, AWARD = range(5)


@rule
def duplicate_salary(box, s, seat):
    """All copies of an item form one set, paid by its size (AM-104, AM-107)."""
    n = 0
    for item in range(p.ITEMS):
        n += box.duplicates[item][s.book[seat][item]]
    return n


@rule
def layer_of_line(s, seat, prince, k):
    """Different items of a line of which the player owns at least k recipes."""
    n = 0
    for family in range(p.FAMILIES):
        if s.book[seat][prince * p.FAMILIES + family] >= k:
            n += 1
    return n


@rule
def layer_of_column(s, seat, family, k):
    """The same of a column."""
    n = 0
    for prince in range(p.PRINCES):
        if s.book[seat][prince * p.FAMILIES + family] >= k:
            n += 1
    return n


@rule
def prince_salary(box, s, seat):
    """Each set of different items of a line is paid by its size (AM-105); a recipe is in one set only (AM-108), so the sets
    lie in layers (AM-109). Patronage lengthens the first one (AM-142)."""
    n = 0
    for prince in range(p.PRINCES):
        k = 1
        size = layer_of_line(s, seat, prince, 1)
        n += box.prince_scale[prince][size + s.patronage[seat][prince]]
        while size > 1:
            k += 1
            size = layer_of_line(s, seat, prince, k)
            n += box.prince_scale[prince][size]
    return n


@rule
def master_salary(box, s, seat):
    """Each set of different items of a family is paid by its size (AM-106), in layers too (AM-109)."""
    n = 0
    for family in range(p.FAMILIES):
        k = 1
        size = layer_of_column(s, seat, family, 1)
        n += box.family_scale[family][size]
        while size > 1:
            k += 1
            size = layer_of_column(s, seat, family, k)
            n += box.family_scale[family][size]
    return n


@rule
def salary(box, s, seat):
    """The sum of the three kinds (AM-103); recipes won at setup count like the others (AM-110)."""
    return duplicate_salary(box, s, seat) + prince_salary(box, s, seat) + master_salary(box, s, seat)


@rule
def pay_salaries(box, s):
    """All at the same time, with nothing to decide (AM-111); then the taxes, all by these salaries (AM-143)."""
    for seat in range(s.seats):
        duplicates, princes = duplicate_salary(box, s, seat), prince_salary(box, s, seat)
        masters = master_salary(box, s, seat)
        earn(s, seat, DUPLICATES, duplicates)
        earn(s, seat, PRINCE, princes)
        earn(s, seat, MASTER, masters)
        tell(s, ALL, 103, seat, duplicates + princes + masters, duplicates, princes, masters)
    for k in range(s.taxes):
        collect_tax(box, s, s.taxer[k])
    for seat in range(s.seats):
        fill(s.patronage[seat], 0)
    s.taxes = 0


@rule
def collect_tax(box, s, seat):
    """Whoever has a strictly higher salary pays 2 Florims, or all it has (AM-143): never below 0 (AM-006)."""
    mine = salary(box, s, seat)
    for other in range(s.seats):
        if salary(box, s, other) > mine:
            florims = min(box.tax, s.florims[other])
            s.florims[other] -= florims
            s.florims[seat] += florims
            tell(s, ALL, 143, other, seat, florims)


@rule
def recipes_of(s, seat, family):
    """Recipes of a family, copies included (AM-147)."""
    n = 0
    for prince in range(p.PRINCES):
        n += s.book[seat][prince * p.FAMILIES + family]
    return n


@rule
def leaders(s, family):
    """(most recipes of a family, how many players have them)."""
    most, equal = 0, 0
    for seat in range(s.seats):
        n = recipes_of(s, seat, family)
        if n > most:
            most, equal = n, 1
        elif n == most:
            equal += 1
    return most, equal


@rule
def give_awards(box, s):
    """Each family rewards who has most of its recipes (AM-147); equals divide it, rounded down (AM-148); nobody gets the
    award of a family that nobody owns (AM-149)."""
    for family in range(p.FAMILIES):
        most, equal = leaders(s, family)
        if most > 0:
            for seat in range(s.seats):
                if recipes_of(s, seat, family) == most:
                    florims = box.award[family] // equal
                    earn(s, seat, AWARD, florims)
                    tell(s, ALL, 147, seat, family, florims)
