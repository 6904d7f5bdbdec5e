"""Points at the end, and who may win (MP-147 to MP-157, MP-164, MP-168)."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .figures import hearted, on_board


@rule
def thirds_in(row):
    """Elements of level 3."""
    n = 0
    for kind in range(p.SECONDS, p.KINDS):
        n += row[kind]
    return n


# Wisdom points (MP-147 to MP-157)


@rule
def thirds_of(s, seat):
    """Elements of level 3 in the stock and on the player's figures, not on the ground (MP-148)."""
    n = thirds_in(s.stock[seat])
    for figure in range(p.FIGURES):
        n += thirds_in(s.load[seat][figure])
    return n


@rule
def points(box, s, seat):
    """The public score, without the quest (MP-157): elements (MP-148), homunculi on the board (MP-149), equipment (MP-150), stone
    formulas and their set (MP-151), soul stones (MP-152), extensions (MP-153). A hand counts nothing (MP-155)."""
    n = box.element_points * thirds_of(s, seat) + box.soul_points * s.souls[seat] + box.set_points * s.stone[seat]
    for figure in range(1, p.FIGURES):
        if on_board(s, seat, figure):
            n += box.level[s.card[seat][figure]]
    for item in range(p.DECK, 2 * p.DECK):
        if s.where[item] == p.PLAY + seat:
            n += box.level[item]
    for level in range(3):
        if s.laid[seat][level] != p.NONE:
            n += level + 1
    for x in range(p.EXTENSIONS):
        if s.extension[x] == p.OWNED + seat:
            n += box.extension_points
    return n


@rule
def quest_counts(s, seat):
    """Nine points for a quest accomplished (MP-154), none when no quest ended the match (MP-159, MP-160, MP-163)."""
    return s.proven[seat] == 1 and (s.ended == 146 or s.ended == 161)


@rule
def total_points(box, s, seat):
    """The score with the quest (MP-154), less the retail penalty for the soulless (MP-164)."""
    n = points(box, s, seat)
    if quest_counts(s, seat):
        n += box.quest_points
    if s.options[p.RETAIL_SOULLESS] == 1 and not hearted(s, seat):
        n -= box.retail_penalty  # MP-164
    return n


@rule
def barred(s, seat):
    """A soulless alchemist ranks behind all who have a soul stone, unless nobody has (MP-168) or the retail rule is played
    (MP-164)."""
    if s.options[p.RETAIL_SOULLESS] == 1 or hearted(s, seat):
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
        149: sum(box.level[s.card[seat][figure]] for figure in range(1, p.FIGURES) if on_board(s, seat, figure)),
        150: sum(box.level[item] for item in range(p.DECK, 2 * p.DECK) if s.where[item] == p.PLAY + seat),
        151: sum(level + 1 for level in range(3) if s.laid[seat][level] != p.NONE) + box.set_points * s.stone[seat],
        152: box.soul_points * s.souls[seat],
        153: sum(box.extension_points for x in range(p.EXTENSIONS) if s.extension[x] == p.OWNED + seat),
        154: box.quest_points if quest_counts(s, seat) else 0,
        164: -box.retail_penalty if s.options[p.RETAIL_SOULLESS] == 1 and not hearted(s, seat) else 0,
    }
