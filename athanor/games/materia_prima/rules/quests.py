"""Secret quests, the score and the end (MP-134 to MP-157, MP-161 to MP-164, MP-168)."""

from athanor.kernel.rulebook import ALL, rule, tell

from . import pieces as p
from .figures import hearted, on_board
from .scoring import points, thirds_in


@rule
def end_match(s, number, ender):
    """At once: neither turn nor round is finished (MP-146)."""
    s.to_act = 0
    s.open = 0
    s.ended = number
    s.ender = ender
    tell(s, ALL, number, ender if ender != p.NONE else 0)


# Accomplishing (MP-134 to MP-137)


@rule
def has_both(s, seat):
    """The Philosopher's Stone and a soul stone (MP-135, MP-145): a soulless alchemist cannot end the match (MP-075)."""
    return s.stone[seat] == 1 and hearted(s, seat)


@rule
def accomplish(s, seat):
    """The trigger has come and the condition holds. With Stone and soul that ends the match, of itself (MP-135, MP-137); without,
    nothing happens and nothing is shown (MP-136). In the module of early quests it counts at once, except that the Pacifist's
    text includes the Stone (MP-161)."""
    if s.proven[seat] == 1 or s.to_act == 0:
        return
    if s.options[p.EARLY_QUESTS] == 1 and s.quest[seat] != p.PACIFIST:
        s.proven[seat] = 1
        tell(s, ALL, 135, seat, s.quest[seat])
    elif has_both(s, seat):
        s.proven[seat] = 1
        tell(s, ALL, 135, seat, s.quest[seat])
        if s.options[p.EARLY_QUESTS] == 0:
            end_match(s, 146, seat)


@rule
def homunculi_on(s, seat, h):
    """How many homunculi of the player stand on a hex."""
    n = 0
    for figure in range(1, p.FIGURES):
        n += s.at[seat][figure] == h and h != p.NOWHERE
    return n


@rule
def cities_held(s, seat):
    """How many cities have one of the player's homunculi on their hex."""
    held = 0
    for figure in range(1, p.FIGURES):
        if on_board(s, seat, figure) and s.shows[s.at[seat][figure]] >= p.CITY:
            held |= 1 << (s.shows[s.at[seat][figure]] - p.CITY)
    return (held & 1) + (held >> 1 & 1) + (held >> 2 & 1)


@rule
def after_move(box, s, seat, figure):
    """A Move has ended on a hex (MP-138): K01 for a homunculus in a city; K02, K04, K05 for the alchemist."""
    shows = s.shows[s.at[seat][figure]]
    quest = s.quest[seat]
    if figure != p.ALCHEMIST:
        if quest == p.TYRANT and cities_held(s, seat) == 3:  # so all three are in cities, the one that moved too
            accomplish(s, seat)
        return
    met = False
    if quest == p.ARMOURER:
        met = shows == p.BLACKHOLM and well_armed(box, s, seat)
    elif quest == p.REAPER:
        met = shows == p.WINDSHIRE and s.souls[seat] >= box.reaper
    elif quest == p.PACIFIST:
        met = shows == p.AIR and s.attacked[seat] == 0  # MP-142
    if met:
        accomplish(s, seat)


@rule
def well_armed(box, s, seat):
    """Four items of level 2 or 3 made in the match, two such items equipped, of any class (MP-141)."""
    if s.forged[seat] < box.armourer:
        return False
    for k in range(2):
        if s.worn[seat][k] == p.NONE or box.level[p.DECK + s.worn[seat][k]] < 2:
            return False
    return True


@rule
def beside_farthest(s, seat, h):
    """The hex is next to an opposing tower at the greatest distance; among equals any serves (MP-140)."""
    for d in range(p.DIRECTIONS):
        tower = s.tower_on[s.near[h][d]]  # none beyond the edge
        if tower != 0 and (s.far[seat] >> (tower - 1)) & 1 == 1:
            return True
    return False


@rule
def after_drop(box, s, seat):
    """All that lies on the hex counts, whoever put it there; the Drop adds at least one marker of the kind (MP-139): K03, K06,
    K07, and K10 for an alchemist who still carries a soul stone (MP-145)."""
    h = s.at[seat][s.figure]
    soil = s.soil[h]
    quest = s.quest[seat]
    met = False
    if quest == p.SPENDTHRIFT:
        met = thirds_in(s.moved) > 0 and thirds_in(soil) >= box.spendthrift and beside_farthest(s, seat, h)
    elif quest == p.TYCOON:
        met = s.moved[p.GOLD] > 0 and s.shows[h] == p.HAMMERBREACH and soil[p.GOLD] >= box.tycoon
    elif quest == p.HELLFIRE:
        met = s.moved[p.FIRE] > 0 and s.shows[h] == p.WINDSHIRE and soil[p.FIRE] >= box.hellfire
    elif quest == p.BODYGUARD:
        met = s.moved[p.SOUL] > 0 and soil[p.SOUL] >= box.bodyguard and beside_farthest(s, seat, h)
    if met:
        accomplish(s, seat)


@rule
def at_start(box, s, seat):
    """K08: two homunculi next to the own tower when the turn begins, on one hex or two (MP-143)."""
    if s.quest[seat] != p.GUARDIANS:
        return
    n = 0
    for d in range(p.DIRECTIONS):
        n += homunculi_on(s, seat, s.near[s.home[seat]][d])
    if n >= box.guardians:
        accomplish(s, seat)


@rule
def at_end(s, seat):
    """K09: the alchemist and three homunculi on one Earth hex when the turn ends, however it ends (MP-144)."""
    h = s.at[seat][p.ALCHEMIST]
    if s.quest[seat] == p.CULT and s.shows[h] == p.EARTH and homunculi_on(s, seat, h) == 3:
        accomplish(s, seat)


@rule
def ends_early(s):
    """With early quests the match ends as soon as a player has a quest done, the Stone and a soul (MP-161); in the retail edition
    also with a public score of 25 (MP-163)."""
    if s.options[p.EARLY_QUESTS] == 1:
        for seat in range(s.seats):
            if s.proven[seat] == 1 and has_both(s, seat):
                end_match(s, 161, seat)


@rule
def ends_by_score(box, s):
    """With the retail rule, so many points end the match (MP-163)."""
    if s.options[p.RETAIL_25] == 1:
        for seat in range(s.seats):
            if s.to_act != 0 and points(box, s, seat) >= box.retail_target:
                end_match(s, 163, p.NONE)
