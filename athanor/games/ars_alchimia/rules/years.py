# mypy: ignore-errors
"""The four years: Atelier cards, workers, wages, turns, the Guild, the end of a year, and the final scoring."""

from athanor.kernel.rulebook import ALL, below, fill, rule, tell

from .board import (
    ARCHIVIST,
    ASK_ATELIER,
    ASK_CLOSING,
    ASK_TURN,
    ASK_WAGES,
    ASSISTANT_PILE,
    ASSISTANTS,
    BLACK_CAT,
    CARDS,
    CHOOSING,
    CLOSING,
    ELIXIR,
    FIRST_ASSISTANT,
    FIRST_CARD,
    GUILD,
    HIDDEN_FORGE,
    KINDS,
    MAIN,
    MAX_SEATS,
    NEWS_NUMBER,
    NOBODY,
    NOTHING,
    ORDER_SPACES,
    PAYING,
    PILE_OF,
    PILES,
    PORTAL,
    RECRUITER,
    SLOTS,
    SPACES,
    UNIVERSITY,
    YEARS,
    commit,
    has,
    put_under,
    spaces,
    turn_up,
    wait_for,
)
from .means import can_activate, can_place, minimum, wages

# Setup (AA-020 to AA-031, AA-250, AA-270)


@rule
def lay_out(box, s):
    """Boards, workers, tracks and piles; everything else starts empty, VP at 0 (AA-025, AA-031).

    Each player has a colour (AA-020) of 20 workers (AA-021), 18 with fewer than four players (AA-022, AA-250); nine are
    owned, the others are the reserve (AA-023). Four basic resources and Elixir (AA-003) have their tracks, which start as
    printed (AA-024).
    """
    for seat in range(s.seats):
        s.available[seat] = box.workers
        s.reserve[seat] = box.ceiling[s.seats] - box.workers
        for kind in range(KINDS):
            s.stock[seat][kind] = box.start[kind]
    for seat in range(MAX_SEATS):
        fill(s.held[seat], NOTHING)
    fill(s.crowd_of, NOBODY)
    fill(s.maker, NOBODY)
    fill(s.serves, NOBODY)
    fill(s.face, NOTHING)
    fill(s.atelier, NOTHING)
    fill(s.last_atelier, NOTHING)
    fill(s.order, NOBODY)
    s.die_seat = NOBODY
    s.die_space = NOTHING
    s.die_card = NOTHING
    forget_visit(s)
    for pile in range(PILES):  # shuffled: one block in an order that nobody knows (AA-026, AA-028)
        for k in range(CARDS[pile]):
            put_under(s, pile, FIRST_CARD[pile] + k, 1 if k + 1 < CARDS[pile] else 0)
    refill(box, s, 27)


@rule
def forget_visit(s):
    """No placement is under way."""
    s.space = NOTHING
    s.spare = NOTHING
    s.making = NOTHING
    s.fire = NOTHING
    s.surplus = 0
    s.perfect = 0
    s.transmuted = 0
    s.exchanged = 0


@rule
def refill(box, s, news):
    """Three orders of level C, two of B, one of A (AA-027), three locations, two forges, the assistants (AA-029), in the
    order of the spaces (AA-013). The portal and the hidden forge are the piles themselves."""
    for space in range(spaces(box, s)):
        if space != PORTAL and space != HIDDEN_FORGE:
            turn_up(s, space, news)


# The course of a year (AA-002, AA-040)


@rule
def proceed(box, s):
    """On to the next decision: the start of the year, its main step, its end (AA-002); each part of the start is finished for
    all players before the next begins (AA-040). The main step ends, since every placement leaves a larger crowd (AA-296)."""
    while True:
        if s.step == CHOOSING:
            if asks_chooser(box, s):
                return
            collect_workers(box, s)
            s.step = PAYING
            s.cursor = 0
        elif s.step == PAYING:
            if asks_wages(s):
                return
            begin_main_step(box, s)
        elif s.step == MAIN:
            if asks_turn(box, s):
                return
            if s.year == YEARS:
                end_match(box, s)
                return
            s.step = CLOSING
            s.cursor = 0
        else:
            if asks_closing(box, s):
                return
            end_year(box, s)


@rule
def begin_year(box, s):
    """A year of the four (AA-001) starts with its Atelier cards (AA-040); the Guild has its workers (AA-251, AA-270)."""
    s.year += 1
    s.step = CHOOSING
    s.available[GUILD] = box.guild[s.seats][s.year - 1]
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
    return NOTHING


@rule
def next_chooser(s):
    """Fewest VP on the track first (AA-043), no bonus counted (AA-047); equal ones by the lower card of last year (AA-044),
    between two players as well (AA-259). NOBODY when all have chosen."""
    best = NOBODY
    for seat in range(s.seats):
        if s.atelier[seat] == NOTHING:
            if (
                best == NOBODY
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
        if seat == NOBODY:
            set_turn_order(s)
            return False
        if free_card(s, 1) != NOTHING:
            wait_for(s, seat, ASK_ATELIER)
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
    """As many as the card says, year 1 included (AA-050), one more with the Recruiter (AA-210), for good (AA-051), as far as
    the reserve goes (AA-052): nobody owns more than the ceiling (AA-008). All owned workers are then available (AA-053)."""
    for k in range(s.seats):
        seat = s.order[k]
        count = box.extra[s.atelier[seat]] + (1 if has(s, seat, RECRUITER) else 0)
        count = min(count, s.reserve[seat])
        s.reserve[seat] -= count
        s.available[seat] += count
        tell(s, ALL, 50, seat, count)


@rule
def asks_wages(s):
    """In turn order, whoever has assistants settles wages (AA-054); one hired this year owes nothing yet (AA-059), since
    wages are due at the start of a year only."""
    while s.cursor < s.seats:
        seat = s.order[s.cursor]
        if s.staff[seat] > 0:
            wait_for(s, seat, ASK_WAGES)
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
    s.step = MAIN
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
                wait_for(s, seat, ASK_TURN)
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


@rule
def displace(s, by, space):
    """The crowd goes to the plaza (AA-076), lost for this year. One of two or more comes home to the owner of the Black Cat,
    if another player or the Guild sent them away (AA-212, AA-213, AA-276)."""
    owner, count = s.crowd_of[space], s.crowd[space]
    if count == 0:
        return
    if owner != by and owner != GUILD and count >= 2 and has(s, owner, BLACK_CAT):
        count -= 1
        s.available[owner] += 1
        tell(s, ALL, 212, owner, space)
    s.plaza[owner] += count
    tell(s, ALL, 76, owner, space, count)


@rule
def settle(s, colour, space, count):
    """The new crowd stays until it is displaced or the year ends (AA-077)."""
    s.available[colour] -= count
    s.crowd[space] = count
    s.crowd_of[space] = colour


# The Guild (AA-250 to AA-259, AA-270 to AA-276)


@rule
def guild_turns(box, s, count):
    for _ in range(count):
        guild_turn(box, s)


@rule
def guild_turn(box, s):
    """A space drawn among those with a card or a pile (AA-253). With one worker more than stands there the Guild takes it
    (AA-254), otherwise nothing happens (AA-255)."""
    filled = 0
    for space in range(spaces(box, s)):
        filled += has_card(s, space)
    k = below(s, filled)
    space = 0
    while k > 0 or not has_card(s, space):
        k -= has_card(s, space)
        space += 1
    commit(s)
    count = minimum(s, space)
    if s.available[GUILD] < count:
        tell(s, ALL, 255, space)
        return
    displace(s, GUILD, space)
    settle(s, GUILD, space, count)
    tell(s, ALL, 254, space, count)
    if space < ORDER_SPACES or space >= FIRST_ASSISTANT:
        renew(s, space, 256)


@rule
def has_card(s, space):
    """The space holds a card or a pile (AA-253); location and forge pile never run out."""
    return s.face[space] != NOTHING or space in (PORTAL, HIDDEN_FORGE)


@rule
def renew(s, space, news):
    """A face-up card goes under its pile and the next is turned up (AA-256, AA-225); on locations and forges the Guild only
    raises the price (AA-257). The crowd does not move (AA-078)."""
    pile = PILE_OF[space]
    tell(s, ALL, news, space, s.face[space] + NEWS_NUMBER[pile])
    put_under(s, pile, s.face[space], 0)
    turn_up(s, space, 108 if pile < ASSISTANT_PILE else 122)


# End of the year (AA-170 to AA-177)


@rule
def asks_closing(box, s):
    """Before the board is cleared, in turn order: activations for whoever has one, those who passed included (AA-131,
    AA-132, AA-232)."""
    while s.cursor < s.seats:
        seat = s.order[s.cursor]
        if can_activate(box, s, seat, False):
            wait_for(s, seat, ASK_CLOSING)
            return True
        s.cursor += 1
    return False


@rule
def end_year(box, s):
    """Workers come home (AA-170), the Guild's too (AA-258), cards are straightened (AA-171), face-up cards go shuffled under
    their piles (AA-172) and the spaces are filled again (AA-173). All that players hold stays with them (AA-175)."""
    tell(s, ALL, 170, s.year)
    for colour in range(MAX_SEATS + 1):
        s.available[colour] += s.plaza[colour]
        s.plaza[colour] = 0
    for space in range(SPACES):
        if s.crowd[space] > 0:
            s.available[s.crowd_of[space]] += s.crowd[space]
        s.crowd[space] = 0
        s.crowd_of[space] = NOBODY
    for assistant in range(ASSISTANTS):
        s.tilted[assistant] = 0
    return_cards(s)
    refill(box, s, 173)
    for seat in range(s.seats):
        s.last_atelier[seat] = s.atelier[seat]
        s.atelier[seat] = NOTHING
    begin_year(box, s)


@rule
def return_cards(s):
    """The face-up cards of each kind as one shuffled block under their pile (AA-172, AA-014)."""
    last = NOTHING
    for space in range(SPACES):
        if s.face[space] != NOTHING:
            if last == PILE_OF[space]:
                join_last(s, last)
            last = PILE_OF[space]
            put_under(s, last, s.face[space], 0)
            s.face[space] = NOTHING


@rule
def join_last(s, pile):
    """The lowest card of a pile is shuffled with the one that comes below it now (AA-014)."""
    s.joined[pile][(s.top[pile] + s.size[pile] - 1) % len(s.joined[pile])] = 1


# Final scoring (AA-176, AA-180 to AA-189)


@rule
def penalty(box, s, seat):
    """Half the printed points of each unfulfilled order, rounded down (AA-180); the Archivist spares the largest one
    (AA-203)."""
    lost, largest = 0, 0
    for slot in range(SLOTS):
        order = s.held[seat][slot]
        if order != NOTHING:
            lost += box.points[order] // 2
            largest = max(largest, box.points[order] // 2)
    return lost - largest if has(s, seat, ARCHIVIST) else lost


@rule
def series(box, s, seat, category):
    """One value of the table for each category (AA-181, AA-182)."""
    return box.series[min(s.made[seat][category], 6)]


@rule
def final_total(box, s, seat):
    """The track, less penalties (AA-180), with the four categories (AA-181), Elixirs (AA-183) and assistants (AA-184).
    Nothing else scores (AA-185), and a total may be negative (AA-189)."""
    points = s.vp[seat] - penalty(box, s, seat)
    for category in range(4):
        points += series(box, s, seat, category)
    return points + s.stock[seat][ELIXIR] * box.elixir_points + s.staff[seat] * box.assistant_points


@rule
def rank_alone(box, total):
    """The rank of a solo total (AA-274)."""
    rank = 0
    for k in range(len(box.ranks)):
        if total >= box.ranks[k]:
            rank = k
    return rank


@rule
def end_match(box, s):
    """After the main step of year 4: no refill and no wages (AA-176); everybody counts, line by line."""
    best = -999
    for seat in range(s.seats):
        tell(s, ALL, 180, seat, penalty(box, s, seat))
        tell(
            s,
            ALL,
            181,
            seat,
            series(box, s, seat, 0),
            series(box, s, seat, 1),
            series(box, s, seat, 2),
            series(box, s, seat, 3),
        )
        tell(s, ALL, 183, seat, s.stock[seat][ELIXIR] * box.elixir_points)
        tell(s, ALL, 184, seat, s.staff[seat] * box.assistant_points)
        total = final_total(box, s, seat)
        tell(s, ALL, 185, seat, total)
        best = max(best, total)
    for seat in range(s.seats):
        if s.seats > 1 and is_first(box, s, seat):
            tell(s, ALL, 186, seat, final_total(box, s, seat), s.made[seat][UNIVERSITY])
    if s.seats == 1:
        tell(s, ALL, 274, 0, best, rank_alone(box, best))
        tell(s, ALL, 275, 0, 1 if best >= box.won_alone else 0, box.won_alone)
    s.to_act = 0
    s.asks = ASK_TURN
    commit(s)


@rule
def is_first(box, s, seat):
    """The highest total (AA-186), then more University orders (AA-187); equal in both, the victory is shared (AA-188)."""
    total = final_total(box, s, seat)
    for other in range(s.seats):
        rival = final_total(box, s, other)
        if rival > total or (rival == total and s.made[other][UNIVERSITY] > s.made[seat][UNIVERSITY]):
            return False
    return True


def account(box, s, seat):
    """What a final total is made of, by rule. Perfect visits count once, with orders (AA-156) or Elixirs (AA-164)."""
    orders = sum(box.points[order] for order in range(len(s.maker)) if s.maker[order] == seat)
    return {
        155: orders,
        156: s.vp[seat] - orders,
        180: -penalty(box, s, seat),
        181: sum(series(box, s, seat, category) for category in range(4)),
        183: s.stock[seat][ELIXIR] * box.elixir_points,
        184: s.staff[seat] * box.assistant_points,
    }
