"""Dice: health and its colours, characteristics as they stand, rolls (AK-041 to AK-058)."""

from athanor.kernel.rulebook import ALL, below, rule, table, tell

from . import pieces as p
from .agreed import advanced
from .board import near, under
from .figures import has, marked, seat_of, who
from .orders import in_force_against
from .pieces import A, Q
from .stack import ask
from .terrain import effect_near

PAIRS = table([(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
ESP_ROLL, REF_ROLL, COM_ROLL, TIR_ROLL = range(4)


@rule
def colour(box, s, f):
    """The colour of the leftmost box not ticked: Indemne, Grave, Critique (AK-041, AK-042)."""
    boxes = box.boxes[s.kind[f]]
    if s.hurt[f] < boxes[0]:
        return p.WHITE
    return p.YELLOW if s.hurt[f] < boxes[0] + boxes[1] else p.RED


# Characteristics


@rule
def esp(box, s, f):
    """ESP, or that of a Chef within 6 inches for figures that are no hero (S04); NOTHING without a value (AK-056)."""
    own = box.esp[s.kind[f]]
    if own == p.NOTHING or box.hero[s.kind[f]] == 1 or has(box, s, f, p.ANIMAL):
        return own
    first = seat_of(f) * p.TROOP
    for g in range(first, first + p.TROOP):
        if s.here[g] == 1 and g != f and has(box, s, g, p.LEADER) and near(box, s, f, g, 6):
            own = max(own, box.esp[s.kind[g]])
    return own


@rule
def com(box, s, f):
    """COM with all that changes it."""
    return box.com[s.kind[f]] + (1 if marked(s, f, p.SAPPED) else 0) + (1 if marked(s, f, p.FORGED) else 0)


@rule
def defence(box, s, f, charged):
    """DEF with what raises it, to 12 at most (AK-186, F11, S12), and what lowers it."""
    base = box.defence[s.kind[f]]
    more = (1 if s.lasting[f][p.EARTH] > 0 else 0) + (1 if marked(s, f, p.HARDENED) else 0)
    if charged and has(box, s, f, p.FORMATION) and in_formation(box, s, f):
        more += 1
    return max(base, min(12, base + more)) - (2 if marked(s, f, p.NETTED) else 0)


@rule
def in_formation(box, s, f):
    """Another friend with Formation is within 1 inch (S12)."""
    first = seat_of(f) * p.TROOP
    for g in range(first, first + p.TROOP):
        if s.here[g] == 1 and g != f and has(box, s, g, p.FORMATION) and near(box, s, f, g, 1):
            return True
    return False


@rule
def unshakable(box, s, f):
    """Never gets malus dice (S16)."""
    if has(box, s, f, p.UNSHAKABLE):
        return True
    if box.hero[s.kind[f]] == 1:
        return False
    first = seat_of(f) * p.TROOP
    for g in range(first, first + p.TROOP):
        if s.here[g] == 1 and has(box, s, g, p.UNSHAKABLE) and near(box, s, f, g, 4):
            return True
    return False


@rule
def malus(box, s, f, what):
    """Malus dice that states, formulas and templates give to a roll."""
    n = 1 if marked(s, f, p.HAUNTED) else 0
    if what == ESP_ROLL and in_force_against(s, seat_of(f), p.INTIMIDATION):
        n += 1  # K08
    if what in (REF_ROLL, COM_ROLL):
        n += 1 if marked(s, f, p.SCARED) else 0
    if what == COM_ROLL:
        n += (1 if marked(s, f, p.NETTED) else 0) + (1 if marked(s, f, p.CURSED_COM) else 0)
    if what == REF_ROLL:
        n += 1 if marked(s, f, p.CURSED_REF) else 0
    if s.templates > 0 and what != ESP_ROLL:
        n += 1 if in_cloud(box, s, f, what == REF_ROLL) else 0
    return n


@rule
def in_cloud(box, s, f, also):
    """A black cloud covers the figure; `also`: one that was made thicker (F23)."""
    for t in range(s.templates):
        if s.laid[t][0] == p.CLOUD and (s.laid[t][5] > 0 or not also):
            if under(box, s, t, s.x[f], s.y[f], box.radius[s.kind[f]]):
                return True
    return False


@rule
def foreseen(box, s, f):
    """A bonus die on REF rolls in the area of a Premonition (F13)."""
    first = seat_of(f) * p.TROOP
    for g in range(first, first + p.TROOP):
        if s.foresight[g] > 0:
            r = s.foresight[g] + box.radius[s.kind[f]] + box.radius[s.kind[g]]
            if g == f or (s.x[f] - s.x[g]) ** 2 + (s.y[f] - s.y[g]) ** 2 <= r * r:
                return 1
    return 0


@rule
def extra_dice(bonus, minus):
    """Bonus and malus dice cancel one for one; two of either are left at most (AK-050)."""
    return max(-2, min(2, bonus - minus))


@rule
def extra_for(box, s, f, what, bonus, minus):
    """Extra dice of a roll of the figure, its states and its place included (AK-238), unless nothing shakes it."""
    minus += malus(box, s, f, what)
    if what == ESP_ROLL and advanced(s) == 1 and effect_near(box, s, f, p.SOOTHING, 32) != p.NOTHING:
        bonus += 1
    return extra_dice(bonus, 0 if minus == 0 or unshakable(box, s, f) else minus)


# Rolling


@rule
def roll(s, dye, extra):
    """Throw 2 to 4 dice of one colour (AK-050); they lie in the tray."""
    s.dice_count = 2 + abs(extra)
    s.dice_extra = extra
    s.dice_colour = dye
    for k in range(4):
        s.dice[k] = below(s, 6) if k < s.dice_count else 0


@rule
def shown(s):
    """The tray as one number, for the news."""
    n = 0
    for k in range(s.dice_count):
        n = n * 6 + s.dice[s.dice_count - 1 - k]
    return (n * 5 + s.dice_count) * 3 + s.dice_colour


@rule
def rank_of(box, s, k):
    """A die in the tray: by value, then by symbol (AK-051)."""
    return 4 * box.face[s.dice_colour][s.dice[k]] + box.symbol[s.dice_colour][s.dice[k]]


@rule
def kept_by_rule(box, s):
    """The pair that is kept without a choice: the lowest with malus dice, otherwise the highest (AK-051, AK-055)."""
    best, chosen = -1, 0
    for pair in range(6):
        i, k = PAIRS[pair][0], PAIRS[pair][1]
        if k < s.dice_count:
            worth = rank_of(box, s, i) + rank_of(box, s, k)
            value = 4 * (box.face[s.dice_colour][s.dice[i]] + box.face[s.dice_colour][s.dice[k]])
            rank = value * 64 + worth
            if best < 0 or (rank < best if s.dice_extra < 0 else rank > best):
                best, chosen = rank, pair
    return chosen


@rule
def pair_value(box, s, pair):
    """The sum of two dice."""
    dye = s.dice_colour
    return box.face[dye][s.dice[PAIRS[pair][0]]] + box.face[dye][s.dice[PAIRS[pair][1]]]


@rule
def pair_column(box, s, pair):
    """The column of two symbols: the heavier decides, then the lighter (AK-057)."""
    dye = s.dice_colour
    a, b = box.symbol[dye][s.dice[PAIRS[pair][0]]], box.symbol[dye][s.dice[PAIRS[pair][1]]]
    high, low = max(a, b), min(a, b)
    return high * (high + 1) // 2 + low


@rule
def clamped(column):
    """A shift past either end stays on the end column (AK-057)."""
    return max(0, min(5, column))


@rule
def same_pair(box, s, pair, q):
    """Two pairs of the tray show the same values and symbols."""
    a, b = rank_of(box, s, PAIRS[pair][0]), rank_of(box, s, PAIRS[pair][1])
    c, d = rank_of(box, s, PAIRS[q][0]), rank_of(box, s, PAIRS[q][1])
    return (a == c and b == d) or (a == d and b == c)


@rule
def pair_offered(box, s, pair):
    """A pair that is in the tray, and no copy of an earlier one (AK-051)."""
    if PAIRS[pair][1] >= s.dice_count:
        return False
    for q in range(pair):
        if PAIRS[q][1] < s.dice_count and same_pair(box, s, pair, q):
            return False
    return True


@rule
def ask_which_dice(box, s, f):
    """With bonus dice the roller keeps any two (AK-051); where there is nothing to choose the answer is at once there."""
    if s.dice_extra > 0:
        pairs = 0
        for pair in range(6):
            pairs += 1 if pair_offered(box, s, pair) else 0
        if pairs > 1:
            ask(s, seat_of(f), Q.keep)
            return
    s.answer = A.keep + kept_by_rule(box, s)


@rule
def roll_sum(box, s, f, dye, extra):
    """A roll that deals no damage: the kept dice are chosen by rule (AK-055)."""
    roll(s, dye, extra)
    return pair_value(box, s, kept_by_rule(box, s))


@rule
def esp_roll(box, s, f, bonus, difficulty, news):
    """An ESP roll against a number; without a value it succeeds by itself (AK-052, AK-056)."""
    value = esp(box, s, f)
    if value == p.NOTHING:
        return True
    total = value + roll_sum(box, s, f, colour(box, s, f), extra_for(box, s, f, ESP_ROLL, bonus, 0))
    tell(s, ALL, news, who(s, f), total, difficulty, shown(s), 1 if total >= difficulty else 0)
    return total >= difficulty


@rule
def opposed(box, s, f, f_value, f_dye, f_extra, g, g_value, g_dye, g_extra, news):
    """The winner of an opposed roll: the higher result, then the higher value, else all again (AK-053, AK-054).

    Who lacks the characteristic wins by itself; if both do, chance decides (AK-056).
    """
    if f_value == p.NOTHING or g_value == p.NOTHING:
        if f_value == p.NOTHING and g_value == p.NOTHING:
            return f if below(s, 2) == 0 else g
        return f if f_value == p.NOTHING else g
    while True:
        mine = f_value + roll_sum(box, s, f, f_dye, f_extra)
        tell(s, ALL, news, who(s, f), mine, shown(s))
        theirs = g_value + roll_sum(box, s, g, g_dye, g_extra)
        tell(s, ALL, news, who(s, g), theirs, shown(s))
        if mine != theirs:
            return f if mine > theirs else g
        if f_value != g_value:
            return f if f_value > g_value else g
