"""Fights (MP-054 to MP-073)."""

from athanor.kernel.rulebook import ALL, below, fill, rule, tell

from . import pieces as p
from .board import distance, place_of
from .figures import (
    at_home,
    begin_chain,
    can_fight,
    change_souls,
    empty_out,
    free,
    hearted,
    keyword,
    leave,
    litter,
    load_on,
    name_of,
    on_board,
    remove_homunculus,
    stand,
    value,
)
from .pieces import Q


@rule
def reach(box, s, seat, figure):
    """A fight is with an adjacent hex (MP-054), with a crossbow also at distance 2 (MP-073)."""
    return 2 if figure == p.ALCHEMIST and keyword(box, s, seat, p.RANGE2) > 0 else 1


@rule
def refusal_to_fight(box, s, seat, figure, rival, prey):
    """One opposing figure within reach (MP-054, MP-057, MP-073) that is not on its own tower hex (MP-055), by a figure that can
    fight (MP-030); out of the own tower too (MP-056). As often as there are actions (MP-058)."""
    if s.at[seat][figure] == p.NOWHERE:
        return 28
    if rival == seat or rival >= s.seats or not on_board(s, rival, prey):
        return 54
    if not can_fight(box, s, seat, figure):
        return 30
    if at_home(s, rival, prey):
        return 55
    if distance(s, s.at[seat][figure], s.at[rival][prey]) > reach(box, s, seat, figure):
        return 73 if figure == p.ALCHEMIST and keyword(box, s, seat, p.RANGE2) > 0 else 54
    return 31 if s.left[seat][figure] == 0 else 0


@rule
def roll(box, s, side, dice, again):
    """As many dice as the value says, ten at most (MP-060 to MP-062); some dice showing 0 are rolled once more (MP-125). The sum
    is the force."""
    fill(s.rolls[side], 0)
    force = 0
    for k in range(min(dice, box.most_dice)):
        face = box.dice[below(s, 6)]
        s.rolls[side][k] = face + 1
        force += face
    s.again[side] = 0
    for k in range(min(dice, box.most_dice)):
        if s.again[side] < again and s.rolls[side][k] == 1:
            face = box.dice[below(s, 6)]
            s.rolls[side][k] = face + 1
            s.again[side] += 1
            force += face
    s.forces[side] = force
    return force


@rule
def packed(s, side):
    """The dice of a roll as one number for the news."""
    n = 0
    for k in range(10):
        n = n * 8 + s.rolls[side][9 - k]
    return n


@rule
def rerolls(box, s, seat, figure, word):
    """An alchemist's sources of rolling again (MP-125)."""
    return keyword(box, s, seat, word) if figure == p.ALCHEMIST else 0


@rule
def fight(box, s, seat, figure, rival, prey):
    """Attack, then defence, which is always rolled (MP-060, MP-061). Attacking is remembered, whatever comes of it (MP-072). On a
    tie the defence holds (MP-063)."""
    begin_chain(s, figure, p.DEED_FIGHT)
    s.left[seat][figure] -= 1
    s.attacked[seat] = 1
    s.rival = rival
    s.prey = prey
    s.fighters[0] = seat
    s.fighters[1] = name_of(s, seat, figure)
    s.fighters[2] = rival
    s.fighters[3] = name_of(s, rival, prey)
    attack = roll(box, s, 0, value(box, s, seat, figure, p.ATTACK), rerolls(box, s, seat, figure, p.REROLL_A))
    tell(s, ALL, 60, seat, name_of(s, seat, figure), name_of(s, rival, prey), attack, packed(s, 0))
    defence = roll(box, s, 1, value(box, s, rival, prey, p.DEFENCE), rerolls(box, s, rival, prey, p.REROLL_D))
    tell(s, ALL, 61, rival, name_of(s, rival, prey), 0, defence, packed(s, 1))
    if attack > defence:
        win(s, seat, figure, rival, prey)
    else:
        tell(s, ALL, 63, rival, name_of(s, rival, prey))
        s.deed = 0


@rule
def win(s, seat, figure, rival, prey):
    """The defender is defeated (MP-064). An alchemist loses one soul stone, never more (MP-066, MP-079), if he has any (MP-080):
    a victorious alchemist must take it (MP-067), a homunculus leaves it on the hex (MP-068)."""
    h = s.at[rival][prey]
    tell(s, ALL, 64, seat, name_of(s, rival, prey), h, place_of(s, h))
    if prey == p.ALCHEMIST and hearted(s, rival):
        change_souls(s, rival, -1)
        if figure == p.ALCHEMIST:
            change_souls(s, seat, 1)
            tell(s, ALL, 67, seat, rival)
        else:
            litter(s, h, p.SOUL, 1)
            tell(s, ALL, 68, rival, place_of(s, h))


@rule
def begin_looting(box, s, seat):
    """After soul stone, column and overflow comes the loot (MP-071), if there is any and room for it (MP-069)."""
    if s.loaded[s.rival][s.prey] > 0 and free(box, s, seat, s.figure) > 0:
        s.asks = Q.loot
    else:
        finish_looting(s, seat)


@rule
def refusal_to_loot(box, s, seat, kind):
    """Elements of the defeated figure within the winner's capacity (MP-069); his own load stays as it is (MP-070)."""
    if kind == p.SOUL:
        return 67
    return 0 if s.load[s.rival][s.prey][kind] > 0 and free(box, s, seat, s.figure) > 0 else 69


@rule
def refusal_to_loot_all(box, s, seat):
    """All that is left, when it fits (MP-069)."""
    n = s.loaded[s.rival][s.prey]
    return 0 if 2 <= n <= free(box, s, seat, s.figure) else 69


@rule
def loot(box, s, seat, kind):
    """One element goes over; with nothing left, or no room, looting ends (MP-069)."""
    take_loot(s, seat, kind, 1)
    s.open = 1
    if s.loaded[s.rival][s.prey] == 0 or free(box, s, seat, s.figure) == 0:
        finish_looting(s, seat)


@rule
def take_loot(s, seat, kind, n):
    """Elements go from the beaten figure to the winner."""
    load_on(s, s.rival, s.prey, kind, -n)
    load_on(s, seat, s.figure, kind, n)
    s.moved[kind] += n
    s.done += n


@rule
def loot_all(s, seat):
    """Everything goes over (MP-069)."""
    for kind in range(p.KINDS):
        take_loot(s, seat, kind, s.load[s.rival][s.prey][kind])
    finish_looting(s, seat)


@rule
def finish_looting(s, seat):
    """What is not taken lies on the loser's hex (MP-069); then the loser goes: a homunculus for good (MP-065), an alchemist to
    his tower, with all but his load and one soul stone (MP-066). The winner does not move (MP-064)."""
    for kind in range(p.KINDS):
        if s.moved[kind] > 0:
            tell(s, ALL, 69, seat, name_of(s, seat, s.figure), kind, s.moved[kind])
    empty_out(s, s.rival, s.prey)
    if s.prey == p.ALCHEMIST:
        leave(s, s.rival, p.ALCHEMIST)
        stand(s, s.rival, p.ALCHEMIST, s.home[s.rival])
        tell(s, ALL, 66, s.rival, s.alchemist[s.rival])
    else:
        tell(s, ALL, 65, s.rival, name_of(s, s.rival, s.prey))
        remove_homunculus(s, s.rival, s.prey)
    s.asks = Q.turn
