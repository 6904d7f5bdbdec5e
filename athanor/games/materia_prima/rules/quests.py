"""Secret quests, the score and the end (MP-134 to MP-157, MP-161 to MP-164, MP-168)."""

from athanor.kernel.rulebook import ALL, rule, tell

from .figures import hearted, on_board
from .pieces import (
    AIR,
    ALCHEMIST,
    ARMOURER,
    BLACKHOLM,
    BODYGUARD,
    CITY,
    CULT,
    DECK,
    DIRECTIONS,
    EARLY_QUESTS,
    EARTH,
    EXTENSIONS,
    FIGURES,
    FIRE,
    GOLD,
    GUARDIANS,
    HAMMERBREACH,
    HELLFIRE,
    KINDS,
    NONE,
    NOWHERE,
    OWNED,
    PACIFIST,
    PLAY,
    REAPER,
    RETAIL_25,
    RETAIL_SOULLESS,
    SECONDS,
    SOUL,
    SPENDTHRIFT,
    TYCOON,
    TYRANT,
    WINDSHIRE,
)


@rule
def end_match(s, number, ender):
    """At once: neither turn nor round is finished (MP-146)."""
    s.to_act = 0
    s.open = 0
    s.ended = number
    s.ender = ender
    tell(s, ALL, number, ender if ender != NONE else 0)


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
    if s.options[EARLY_QUESTS] == 1 and s.quest[seat] != PACIFIST:
        s.proven[seat] = 1
        tell(s, ALL, 135, seat, s.quest[seat])
    elif has_both(s, seat):
        s.proven[seat] = 1
        tell(s, ALL, 135, seat, s.quest[seat])
        if s.options[EARLY_QUESTS] == 0:
            end_match(s, 146, seat)


@rule
def homunculi_on(s, seat, h):
    n = 0
    for figure in range(1, FIGURES):
        n += s.at[seat][figure] == h and h != NOWHERE
    return n


@rule
def cities_held(s, seat):
    """How many cities have one of the player's homunculi on their hex."""
    held = 0
    for figure in range(1, FIGURES):
        if on_board(s, seat, figure) and s.shows[s.at[seat][figure]] >= CITY:
            held |= 1 << (s.shows[s.at[seat][figure]] - CITY)
    return (held & 1) + (held >> 1 & 1) + (held >> 2 & 1)


@rule
def after_move(box, s, seat, figure):
    """A Move has ended on a hex (MP-138): K01 for a homunculus in a city; K02, K04, K05 for the alchemist."""
    shows = s.shows[s.at[seat][figure]]
    quest = s.quest[seat]
    if figure != ALCHEMIST:
        if quest == TYRANT and cities_held(s, seat) == 3:  # so all three are in cities, the one that moved too
            accomplish(s, seat)
        return
    met = False
    if quest == ARMOURER:
        met = shows == BLACKHOLM and well_armed(box, s, seat)
    elif quest == REAPER:
        met = shows == WINDSHIRE and s.souls[seat] >= box.reaper
    elif quest == PACIFIST:
        met = shows == AIR and s.attacked[seat] == 0  # MP-142
    if met:
        accomplish(s, seat)


@rule
def well_armed(box, s, seat):
    """Four items of level 2 or 3 made in the match, two such items equipped, of any class (MP-141)."""
    if s.forged[seat] < box.armourer:
        return False
    for k in range(2):
        if s.worn[seat][k] == NONE or box.level[DECK + s.worn[seat][k]] < 2:
            return False
    return True


@rule
def beside_farthest(s, seat, h):
    """The hex is next to an opposing tower at the greatest distance; among equals any serves (MP-140)."""
    for d in range(DIRECTIONS):
        tower = s.tower_on[s.near[h][d]]  # none beyond the edge
        if tower != 0 and (s.far[seat] >> (tower - 1)) & 1 == 1:
            return True
    return False


@rule
def thirds_in(row):
    """Elements of level 3."""
    n = 0
    for kind in range(SECONDS, KINDS):
        n += row[kind]
    return n


@rule
def after_drop(box, s, seat):
    """All that lies on the hex counts, whoever put it there; the Drop adds at least one marker of the kind (MP-139): K03, K06,
    K07, and K10 for an alchemist who still carries a soul stone (MP-145)."""
    h = s.at[seat][s.figure]
    soil = s.soil[h]
    quest = s.quest[seat]
    met = False
    if quest == SPENDTHRIFT:
        met = thirds_in(s.moved) > 0 and thirds_in(soil) >= box.spendthrift and beside_farthest(s, seat, h)
    elif quest == TYCOON:
        met = s.moved[GOLD] > 0 and s.shows[h] == HAMMERBREACH and soil[GOLD] >= box.tycoon
    elif quest == HELLFIRE:
        met = s.moved[FIRE] > 0 and s.shows[h] == WINDSHIRE and soil[FIRE] >= box.hellfire
    elif quest == BODYGUARD:
        met = s.moved[SOUL] > 0 and soil[SOUL] >= box.bodyguard and beside_farthest(s, seat, h)
    if met:
        accomplish(s, seat)


@rule
def at_start(box, s, seat):
    """K08: two homunculi next to the own tower when the turn begins, on one hex or two (MP-143)."""
    if s.quest[seat] != GUARDIANS:
        return
    n = 0
    for d in range(DIRECTIONS):
        n += homunculi_on(s, seat, s.near[s.home[seat]][d])
    if n >= box.guardians:
        accomplish(s, seat)


@rule
def at_end(s, seat):
    """K09: the alchemist and three homunculi on one Earth hex when the turn ends, however it ends (MP-144)."""
    h = s.at[seat][ALCHEMIST]
    if s.quest[seat] == CULT and s.shows[h] == EARTH and homunculi_on(s, seat, h) == 3:
        accomplish(s, seat)


@rule
def ends_early(s):
    """With early quests the match ends as soon as a player has a quest done, the Stone and a soul (MP-161); in the retail edition
    also with a public score of 25 (MP-163)."""
    if s.options[EARLY_QUESTS] == 1:
        for seat in range(s.seats):
            if s.proven[seat] == 1 and has_both(s, seat):
                end_match(s, 161, seat)


@rule
def ends_by_score(box, s):
    if s.options[RETAIL_25] == 1:
        for seat in range(s.seats):
            if s.to_act != 0 and points(box, s, seat) >= box.retail_target:
                end_match(s, 163, NONE)


# Wisdom points (MP-147 to MP-157)


@rule
def thirds_of(s, seat):
    """Elements of level 3 in the stock and on the player's figures, not on the ground (MP-148)."""
    n = thirds_in(s.stock[seat])
    for figure in range(FIGURES):
        n += thirds_in(s.load[seat][figure])
    return n


@rule
def points(box, s, seat):
    """The public score, without the quest (MP-157): elements (MP-148), homunculi on the board (MP-149), equipment (MP-150), stone
    formulas and their set (MP-151), soul stones (MP-152), extensions (MP-153). A hand counts nothing (MP-155)."""
    n = box.element_points * thirds_of(s, seat) + box.soul_points * s.souls[seat] + box.set_points * s.stone[seat]
    for figure in range(1, FIGURES):
        if on_board(s, seat, figure):
            n += box.level[s.card[seat][figure]]
    for item in range(DECK, 2 * DECK):
        if s.where[item] == PLAY + seat:
            n += box.level[item]
    for level in range(3):
        if s.laid[seat][level] != NONE:
            n += level + 1
    for x in range(EXTENSIONS):
        if s.extension[x] == OWNED + seat:
            n += box.extension_points
    return n


@rule
def quest_counts(s, seat):
    """Nine points for a quest accomplished (MP-154), none when no quest ended the match (MP-159, MP-160, MP-163)."""
    return s.proven[seat] == 1 and (s.ended == 146 or s.ended == 161)


@rule
def total_points(box, s, seat):
    n = points(box, s, seat)
    if quest_counts(s, seat):
        n += box.quest_points
    if s.options[RETAIL_SOULLESS] == 1 and not hearted(s, seat):
        n -= box.retail_penalty  # MP-164
    return n


@rule
def barred(s, seat):
    """A soulless alchemist ranks behind all who have a soul stone, unless nobody has (MP-168) or the retail rule is played
    (MP-164)."""
    if s.options[RETAIL_SOULLESS] == 1 or hearted(s, seat):
        return 0
    for other in range(s.seats):
        if hearted(s, other):
            return 1
    return 0


@rule
def score(box, s, sheet):
    """Most wisdom points win, not who ended the match (MP-147). Ties: who ended it, more soul stones, more elements of level 3,
    else shared (MP-156)."""
    for seat in range(s.seats):
        sheet[seat][0] = total_points(box, s, seat)
        sheet[seat][1] = 1 if s.ender == seat and s.ended != 0 else 0
        sheet[seat][2] = s.souls[seat]
        sheet[seat][3] = thirds_of(s, seat)
        sheet[seat][4] = barred(s, seat)


def account(box, s, seat):
    """What a final total is made of, by rule."""
    return {
        148: box.element_points * thirds_of(s, seat),
        149: sum(box.level[s.card[seat][figure]] for figure in range(1, FIGURES) if on_board(s, seat, figure)),
        150: sum(box.level[item] for item in range(DECK, 2 * DECK) if s.where[item] == PLAY + seat),
        151: sum(level + 1 for level in range(3) if s.laid[seat][level] != NONE) + box.set_points * s.stone[seat],
        152: box.soul_points * s.souls[seat],
        153: sum(box.extension_points for x in range(EXTENSIONS) if s.extension[x] == OWNED + seat),
        154: box.quest_points if quest_counts(s, seat) else 0,
        164: -box.retail_penalty if s.options[RETAIL_SOULLESS] == 1 and not hearted(s, seat) else 0,
    }
