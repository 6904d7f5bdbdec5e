"""Competitive mode: secret objectives and victory points (AK-250, AK-251)."""

from athanor.kernel.rulebook import ALL, fill, rule, tell

from . import pieces as p
from .agreed import big_table, letter_of
from .board import in_zone, radius, zone_of
from .figures import marked, seat_of
from .pieces import A, Q
from .stack import push

(
    SHIELD_CORPS, MEDIATION, DECAPITATION, TROPHY_HUNT, BREAKTHROUGH, HONOUR_GUARD, DUEL, SHARPSHOOTERS, HELD_LINE, SUPREMACY,
) = range(10)  # fmt: skip


@rule
def secrets_asked(s):
    """Before the first turn each player chooses a card in secret (AK-250)."""
    push(s, p.SECRETS_CHOSEN)
    fill(s.sealed, 0)
    s.to_act = (1 << s.seats) - 1
    s.asks = Q.secret
    s.open = 0


@rule
def secrets_chosen(s):
    """All are chosen (AK-250); they stay as they are until the end."""
    for seat in range(s.seats):
        s.secret[seat] = s.sealed[seat] - A.secret
    fill(s.sealed, 0)
    tell(s, ALL, 250)


@rule
def note_trophies(box, s):
    """For every player, the costliest card of an enemy that is no hero, the first deployed of equals (O04). Cards are noted as
    they come to the table."""
    for f in range(s.seats * p.TROOP):
        if s.kind[f] != p.NOTHING and s.card[f] == f and s.here[f] == 1:
            note_trophy(box, s, f)


@rule
def note_trophy(box, s, card):
    """The costliest enemy that is no hero."""
    if box.hero[s.kind[card]] == 1:
        return
    for seat in range(s.seats):
        if seat != seat_of(card):
            if s.trophy[seat] == p.NOTHING or box.cost[s.kind[card]] > box.cost[s.kind[s.trophy[seat]]]:
                s.trophy[seat] = card


@rule
def heroes_standing(box, s, seat):
    """Heroes of a troop on the table, and those it has lost."""
    standing, lost = 0, 0
    for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
        if s.kind[f] != p.NOTHING and box.hero[s.kind[f]] == 1:
            if s.here[f] == 1:
                standing += 1
            else:
                lost += 1
    return standing, lost


@rule
def accomplished(box, s, seat, secret):
    """The objective is reached, by what happened on the table (AK-251)."""
    if secret == SHIELD_CORPS:
        return s.removed[seat] == 0
    if secret == MEDIATION:
        return s.gathered[seat] >= 2 + big_table(box, s)
    if secret == DECAPITATION:
        for other in range(s.seats):
            if other != seat:
                standing, lost = heroes_standing(box, s, other)
                if standing == 0 and lost > 0:
                    return True
        return False
    if secret == TROPHY_HUNT:
        return trophy_taken(s, seat)
    if secret == BREAKTHROUGH:
        return broken_through(box, s, seat) >= 2
    if secret == HONOUR_GUARD:
        _standing, lost = heroes_standing(box, s, seat)
        return lost == 0
    if secret == DUEL:
        for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
            if s.kind[f] != p.NOTHING and box.hero[s.kind[f]] == 1 and marked(s, f, p.DUELLIST):
                return True
        return False
    if secret == SHARPSHOOTERS:
        return s.fallen[seat][1] >= 2
    if secret == HELD_LINE:
        return line_is_held(box, s, seat)
    return won(s, seat) and is_supreme(s, seat)


@rule
def trophy_taken(s, seat):
    """Every figure of the card has been removed; one that came back was removed all the same (O04)."""
    card = s.trophy[seat]
    if card == p.NOTHING:
        return False
    for f in range(card, min(card + p.LINES, (seat_of(card) + 1) * p.TROOP)):
        if s.kind[f] != p.NOTHING and s.card[f] == card and not marked(s, f, p.FELL):
            return False
    return True


@rule
def broken_through(box, s, seat):
    """Figures of a seat that stand wholly in deployment zones of enemies (O05)."""
    n = 0
    for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
        if s.here[f] == 1:
            for other in range(s.seats):
                if other != seat and in_zone(box, s, other, s.x[f], s.y[f], radius(box, s, f)):
                    n += 1
    return n


@rule
def line_is_held(box, s, seat):
    """No enemy has its centre in the player's table zone (O09)."""
    for f in range(s.seats * p.TROOP):
        if s.here[f] == 1 and seat_of(f) != seat and zone_of(box, s, s.x[f], s.y[f]) == letter_of(s, seat):
            return False
    return True


@rule
def won(s, seat):
    """Alone, or with others (AK-258)."""
    return s.winner == seat or (s.sharing >> seat) & 1 == 1


@rule
def is_supreme(s, seat):
    """At least 2 PS more than every opponent (O10)."""
    for other in range(s.seats):
        if other != seat and s.points[seat] < s.points[other] + 2:
            return False
    return True


@rule
def reveal_objectives(box, s):
    """6 for a win, 3 for a draw, 1 for a loss; then the points of the objective, and its bonus for who won (AK-251)."""
    draw = s.winner == p.NOBODY and s.sharing == 0
    for seat in range(s.seats):
        points = 6 if won(s, seat) else 3 if draw else 1
        secret = s.secret[seat] - 1
        done = secret >= 0 and accomplished(box, s, seat, secret)
        if done:
            points += box.secret_points[secret] + (box.secret_bonus[secret] if won(s, seat) else 0)
        s.victory[seat] = points
        tell(s, ALL, 251, seat, secret, 1 if done else 0, points)
