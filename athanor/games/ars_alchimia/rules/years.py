"""The four years: Atelier cards, workers, wages, turns, the end of a year."""

from athanor.kernel.rulebook import ALL, below, fill, rule, tell

from . import pieces as p
from .asking import commit, forget_visit, wait_for
from .assistants import more_workers, wages
from .guild import guild_turns
from .means import can_activate, can_place
from .pieces import Q
from .piles import refill, return_cards
from .scoring import end_match

# The course of a year (AA-002, AA-040)


@rule
def proceed(box, s):
    """On to the next decision: the start of the year, its main step, its end (AA-002); each part of the start is finished for
    all players before the next begins (AA-040). The main step ends, since every placement leaves a larger crowd (AA-296)."""
    while True:
        if s.step == p.CHOOSING:
            if asks_chooser(box, s):
                return
            collect_workers(box, s)
            s.step = p.PAYING
            s.cursor = 0
        elif s.step == p.PAYING:
            if asks_wages(s):
                return
            begin_main_step(box, s)
        elif s.step == p.MAIN:
            if asks_turn(box, s):
                return
            if s.year == p.YEARS:
                end_match(box, s)
                return
            s.step = p.CLOSING
            s.cursor = 0
        else:
            if asks_closing(box, s):
                return
            end_year(box, s)


@rule
def begin_year(box, s):
    """A year of the four (AA-001) starts with its Atelier cards (AA-040); the Guild has its workers (AA-251, AA-270)."""
    s.year += 1
    s.step = p.CHOOSING
    s.available[p.GUILD] = box.guild[s.seats][s.year - 1]
    tell(s, ALL, 40, s.year)


# Atelier cards (AA-041 to AA-047, AA-271)


@rule
def card_is_free(s, card):
    """All four cards are offered, at every number of players (AA-030, AA-042); one chosen before is not (AA-045), nor, to a
    single player, the one of the year before (AA-271)."""
    for seat in range(s.seats):
        if s.atelier[seat] == card:
            return False
    return not (s.seats == 1 and s.last_atelier[0] == card)


@rule
def take_card(s, seat, card, news):
    """An Atelier card for the year (AA-042)."""
    s.atelier[seat] = card
    tell(s, ALL, news, seat, card)


@rule
def free_card(s, skip):
    """The free card after `skip` others."""
    for card in range(4):
        if card_is_free(s, card):
            if skip == 0:
                return card
            skip -= 1
    return p.NOTHING


@rule
def next_chooser(s):
    """Fewest VP on the track first (AA-043), no bonus counted (AA-047); equal ones by the lower card of last year (AA-044),
    between two players as well (AA-259). NOBODY when all have chosen."""
    best = p.NOBODY
    for seat in range(s.seats):
        if s.atelier[seat] == p.NOTHING:
            if (
                best == p.NOBODY
                or s.vp[seat] < s.vp[best]
                or (s.vp[seat] == s.vp[best] and s.last_atelier[seat] < s.last_atelier[best])
            ):
                best = seat
    return best


@rule
def asks_chooser(box, s):
    """Year 1: one card each, dealt (AA-041). Then one after another chooses (AA-042); the last of four takes what is left
    (AA-045)."""
    if s.year == 1:
        for seat in range(s.seats):
            take_card(s, seat, free_card(s, below(s, 4 - seat)), 41)
    while True:
        seat = next_chooser(s)
        if seat == p.NOBODY:
            set_turn_order(s)
            return False
        if free_card(s, 1) != p.NOTHING:
            wait_for(s, seat, Q.atelier)
            return True
        take_card(s, seat, free_card(s, 0), 45)


@rule
def set_turn_order(s):
    """By ascending number of the cards (AA-046), for all that goes in turn order this year (AA-290)."""
    n = 0
    for card in range(4):
        for seat in range(s.seats):
            if s.atelier[seat] == card:
                s.order[n] = seat
                n += 1


# Workers and wages (AA-050 to AA-060)


@rule
def collect_workers(box, s):
    """As many as the card says, year 1 included (AA-050), for good (AA-051). All owned workers are then available (AA-053)."""
    for k in range(s.seats):
        seat = s.order[k]
        count = more_workers(box, s, seat)
        s.reserve[seat] -= count
        s.available[seat] += count
        tell(s, ALL, 50, seat, count)


@rule
def asks_wages(s):
    """In turn order, whoever has assistants settles wages (AA-054); one hired this year owes nothing yet (AA-059), since
    wages are due at the start of a year only. Who has just dismissed the last one still confirms (AA-291): until then it
    may be taken back."""
    while s.cursor < s.seats:
        seat = s.order[s.cursor]
        if s.staff[seat] > 0 or s.open == 1:
            wait_for(s, seat, Q.wages)
            return True
        s.cursor += 1
    return False


@rule
def pay_wages(box, s, seat):
    """The wages go to the plaza, lost for this year (AA-054, AA-058). Activations came before (AA-060), and each assistant
    not paid for has been dismissed, one by one (AA-055, AA-056)."""
    count = wages(box, s, seat)
    s.available[seat] -= count
    s.plaza[seat] += count
    tell(s, ALL, 54, seat, count)
    s.cursor += 1
    commit(s)
    proceed(box, s)


# Turns (AA-070 to AA-087)


@rule
def begin_main_step(box, s):
    """Nobody has passed. A single player's card gives the Guild its first turns (AA-272)."""
    s.step = p.MAIN
    s.cursor = 0
    fill(s.passed, 0)
    if s.seats == 1:
        guild_turns(box, s, s.atelier[0])


@rule
def asks_turn(box, s):
    """Cyclically in turn order, without those who passed (AA-070, AA-086). Who can neither place nor activate passes
    automatically, on the own turn and not before (AA-083). When all have passed the main step ends (AA-087)."""
    for _ in range(s.seats):
        seat = s.order[s.cursor]
        if s.passed[seat] == 0:
            if can_place(box, s, seat) or can_activate(box, s, seat, True):
                wait_for(s, seat, Q.turn)
                return True
            s.passed[seat] = 1
            tell(s, ALL, 83, seat)
        s.cursor = (s.cursor + 1) % s.seats
    return False


@rule
def pass_turn(box, s, seat):
    """On any own turn, even with workers left (AA-082); final for the year (AA-084). The crowds stay (AA-085)."""
    s.passed[seat] = 1
    tell(s, ALL, 82, seat)
    s.cursor = (s.cursor + 1) % s.seats
    commit(s)
    proceed(box, s)


@rule
def end_turn(box, s):
    """The action is complete and the die goes to the next player (AA-081); before that the Guild has its turns (AA-252,
    AA-273)."""
    forget_visit(s)
    if s.seats <= 2:
        guild_turns(box, s, 3 - s.seats)
    s.cursor = (s.cursor + 1) % s.seats
    commit(s)
    proceed(box, s)


# End of the year (AA-170 to AA-177)


@rule
def asks_closing(box, s):
    """Before the board is cleared, in turn order: activations for whoever has one, those who passed included (AA-131,
    AA-132, AA-232)."""
    while s.cursor < s.seats:
        seat = s.order[s.cursor]
        if can_activate(box, s, seat, False):
            wait_for(s, seat, Q.closing)
            return True
        s.cursor += 1
    return False


@rule
def end_year(box, s):
    """Workers come home (AA-170), the Guild's too (AA-258), cards are straightened (AA-171), face-up cards go shuffled under
    their piles (AA-172) and the spaces are filled again (AA-173). All that players hold stays with them (AA-175)."""
    tell(s, ALL, 170, s.year)
    for colour in range(p.MAX_SEATS + 1):
        s.available[colour] += s.plaza[colour]
        s.plaza[colour] = 0
    for space in range(p.SPACES):
        if s.crowd[space] > 0:
            s.available[s.crowd_of[space]] += s.crowd[space]
        s.crowd[space] = 0
        s.crowd_of[space] = p.NOBODY
    for assistant in range(p.ASSISTANTS):
        s.tilted[assistant] = 0
    return_cards(s)
    refill(box, s, 173)
    for seat in range(s.seats):
        s.last_atelier[seat] = s.atelier[seat]
        s.atelier[seat] = p.NOTHING
    begin_year(box, s)
