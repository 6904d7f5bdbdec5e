"""Ways on foot, for a bot's judgement: the fewest steps round rivals' figures and towers, where no way leads through.

`walk` measures from one hex into `s.steps`; the other rules here read it.
"""

from athanor.kernel.rulebook import fill, rule

from . import pieces as p
from .quests import beside_farthest

FAR = 20


@rule
def walk(s, seat, start):
    """The steps that the player's figures need from one hex to every other."""
    fill(s.steps, FAR)
    s.steps[start] = 0
    s.queue[0] = start
    walk_on(s, seat, 1)


@rule
def walk_on(s, seat, known):
    """The steps from the first so many hexes of the queue, whose steps are known, to every other."""
    done = 0
    while done < known:
        h = s.queue[done]
        done += 1
        for d in range(p.DIRECTIONS):
            n = s.near[h][d]
            if n != p.NOWHERE and s.steps[n] == FAR and passable(s, seat, n):
                s.steps[n] = s.steps[h] + 1
                s.queue[known] = n
                known += 1


@rule
def passable(s, seat, h):
    """Nobody else stands there, nor anybody else's tower."""
    mine = s.crowd[h] == 0 or s.holder[h] == 1 + seat
    return mine and (s.tower_on[h] == 0 or s.tower_on[h] == 1 + seat)


@rule
def to_shown(s, shows):
    """Steps to the nearest hex that shows something."""
    best = FAR
    for h in range(p.HEXES):
        if s.shows[h] == shows:
            best = min(best, s.steps[h])
    return best


@rule
def to_source(s):
    """Steps to the nearest hex of an element that is lacking."""
    best = FAR
    for h in range(p.HEXES):
        if s.shows[h] < p.BASICS and (s.lack >> s.shows[h]) & 1 == 1:
            best = min(best, s.steps[h])
    return best


@rule
def to_deck(box, s, deck):
    """Steps to the nearest city that sells a deck."""
    best = FAR
    for h in range(p.HEXES):
        if s.shows[h] >= p.CITY and box.sells[s.shows[h] - p.CITY][deck] == 1:
            best = min(best, s.steps[h])
    return best


@rule
def to_farthest(s, seat):
    """Steps to the nearest hex beside the farthest tower."""
    best = FAR
    for h in range(p.HEXES):
        if s.steps[h] < best and s.tower_on[h] == 0 and beside_farthest(s, seat, h):
            best = 0 + s.steps[h]
    return best


@rule
def to_soul(s):
    """Steps to the nearest soul stone on the ground."""
    best = FAR
    for h in range(p.HEXES):
        if s.soil[h][p.SOUL] > 0:
            best = min(best, s.steps[h])
    return best


@rule
def to_victim(s, seat):
    """Steps to the nearest hex beside an opposing alchemist who has a soul stone and is not at home."""
    best = FAR
    for other in range(s.seats):
        at = s.at[other][p.ALCHEMIST]
        if other != seat and s.souls[other] > 0 and at != s.home[other]:
            for d in range(p.DIRECTIONS):
                if s.near[at][d] != p.NOWHERE:
                    best = min(best, s.steps[s.near[at][d]])
    return best


@rule
def place_of(s, seat, figure):
    """Where a figure is; one that is still to be made appears at home."""
    return s.home[seat] if s.at[seat][figure] == p.NOWHERE else s.at[seat][figure]


@rule
def from_city(s, seat, city):
    """Steps of the three homunculi to a city."""
    for h in range(p.HEXES):
        if s.shows[h] == p.CITY + city:
            walk(s, seat, h)
    return 0 + s.steps[place_of(s, seat, 1)], 0 + s.steps[place_of(s, seat, 2)], 0 + s.steps[place_of(s, seat, 3)]


@rule
def way_to_cities(s, seat):
    """The fewest steps that put three homunculi on three cities, any way round; the last step must be a Move."""
    a, b, c = from_city(s, seat, 0)
    d, e, f = from_city(s, seat, 1)
    g, h, i = from_city(s, seat, 2)
    n = min(a + e + i, a + f + h, b + d + i, b + f + g, c + d + h, c + e + g)
    return 2 if n == 0 else n


@rule
def way_to_earth(s, seat):
    """The fewest steps that bring all four figures together on one Earth hex."""
    best = p.FIGURES * FAR
    for h in range(p.HEXES):
        if s.shows[h] == p.EARTH and passable(s, seat, h):
            walk(s, seat, h)
            n = 0
            for figure in range(p.FIGURES):
                n += s.steps[place_of(s, seat, figure)]
            best = min(best, n)
    return best


@rule
def way_to_guard(s, seat):
    """Steps of the two homunculi that are nearest to a hex beside the own tower."""
    walk(s, seat, s.home[seat])
    first, second = FAR, FAR
    for figure in range(1, p.FIGURES):
        n = abs(s.steps[place_of(s, seat, figure)] - 1)
        if n < first:
            first, second = n, first
        elif n < second:
            second = n
    return first + second


@rule
def way_onto(s, shows):
    """Steps that end with a Move onto a hex that shows something: who is there already goes and comes back."""
    n = to_shown(s, shows)
    return 2 if n == 0 else n
