# mypy: ignore-errors
"""What lies on the table: the actions, the records of box and state, piles and tracks.

Vectors of resources count Mana Flower, Ancient Snow, Primal Fire, Spirit Sand, Elixir. Orders are numbered C01..C18, B01..B14,
A01..A10. A *crowd* stands on a space, the *plaza* holds who was sent away, *staff* are a player's assistants.
"""

from athanor.kernel.rulebook import (
    ALL,
    Actions,
    below,
    byte,
    code,
    family,
    numbered,
    of,
    only,
    real,
    record,
    rule,
    small,
    state,
    table,
    tell,
    wide,
    words,
)

MAX_SEATS, YEARS, KINDS, BASICS = 4, 4, 5, 4
ORDERS, LOCATIONS, FORGES, ASSISTANTS, SPACES, SLOTS, DIE = 42, 10, 8, 20, 16, 4, 6
MANA, SNOW, FIRE, SAND, ELIXIR = range(5)
LIFE, INDUSTRY, MYTH, UNIVERSITY = range(4)
LEVEL_C, LEVEL_B, LEVEL_A = range(3)
GUILD = 4  # its place among the colours, after the seats
NOTHING, NOBODY = -1, -1

(NYMPH, ARCHIVIST, COURIER, GOLEM, INNKEEPER, RECRUITER, BUTLER, BLACK_CAT, SCOUT, BELLOWS_TENDER) = range(10)
(FORTUNE_TELLER, MASTER_SMITH, APPRENTICE, SALAMANDER, DISTILLER) = range(10, 15)
(MERCHANT, SCHOLAR, PORTAL_KEEPER, NEGOTIATOR, SANDMAN) = range(15, 20)

# Spaces: ORD-C1..3, ORD-B1..2, ORD-A1, LOC-1..3, LOC-P, FRG-1..2, FRG-P, AST-1..3
ORDER_SPACES, FIRST_LOCATION, PORTAL, FIRST_FORGE, HIDDEN_FORGE, FIRST_ASSISTANT = 6, 6, 9, 10, 12, 13
# Piles: orders of level C, B and A, locations, forges, assistants
LOCATION_PILE, FORGE_PILE, ASSISTANT_PILE, PILES, MOST_IN_PILE = 3, 4, 5, 6, 20
PILE_OF = table([0, 0, 0, 1, 1, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5])
FIRST_CARD = table([0, 18, 32, 0, 0, 0])  # the cards of each pile at the start: their first number
CARDS = table([18, 14, 10, 10, 8, 20])  # and how many they are
NEWS_NUMBER = table([0, 0, 0, 42, 52, 60])  # a card's number in the news is its own and this
PAIR = table([[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]])
REPLACES = table([NOTHING, MANA, SNOW, SAND])  # what the Salamander's Fire stands for
DIGIT = table([125, 25, 5, 1])  # of a payment: Elixirs for Flower, Snow, Fire, Sand
ACTIVATED = table([NYMPH, INNKEEPER, MERCHANT, NEGOTIATOR, SANDMAN])
EVERYWHERE = table([1, 0, 1, 0, 1])  # those of them that have all four windows

QUESTIONS = (
    "atelier", "wages", "turn", "size", "second", "pile", "smith", "reroll", "transmute", "salamander", "payment",
    "dismiss", "gain", "exchange", "renew", "closing",
)  # fmt: skip
ASK_ATELIER, ASK_WAGES, ASK_TURN, ASK_SIZE, ASK_SECOND, ASK_PILE, ASK_SMITH, ASK_REROLL = range(8)
ASK_TRANSMUTE, ASK_SALAMANDER, ASK_PAYMENT, ASK_DISMISS, ASK_GAIN, ASK_EXCHANGE, ASK_RENEW, ASK_CLOSING = range(8, 16)

ACTIONS = Actions(
    family("choose", of("ateliers", 4), asked=ASK_ATELIER),
    family("dismiss", of("assistants", ASSISTANTS), asked=(ASK_WAGES, ASK_DISMISS)),
    family("pay", asked=ASK_WAGES),
    family("activate", of("assistants", ASSISTANTS), asked=(ASK_WAGES, ASK_TURN, ASK_TRANSMUTE, ASK_CLOSING)),
    family("go", of("spaces", SPACES), asked=ASK_TURN),
    family("pass", asked=ASK_TURN),
    family("send", numbered(1, 20), asked=ASK_SIZE),
    family("golem", numbered(1, 20), asked=ASK_SIZE),
    family("take", of("spaces", ORDER_SPACES), asked=ASK_SECOND),
    family("renew", of("spaces", ORDER_SPACES), asked=ASK_RENEW),
    family("use", numbered(1, 2), asked=ASK_PILE),
    family("perfect", asked=ASK_SMITH),
    family("roll", asked=(ASK_SMITH, ASK_REROLL)),
    family("keep", asked=ASK_REROLL),
    family("fulfil", of("orders", ORDERS), asked=ASK_TRANSMUTE),
    family("elixir", words("MN", "MP", "MS", "NP", "NS", "PS"), asked=ASK_TRANSMUTE),
    family("distil", words("MN", "MP", "MS", "NP", "NS", "PS"), asked=ASK_TRANSMUTE),
    family("fire", words("none", "mana", "snow", "sand"), asked=ASK_SALAMANDER),
    family("spend", code(BASICS, 5), asked=ASK_PAYMENT),
    family("gain", of("resources", KINDS), asked=ASK_GAIN),
    family("exchange", of("resources", BASICS), of("resources", BASICS), asked=ASK_EXCHANGE),
    family("done", asked=(ASK_SECOND, ASK_TRANSMUTE, ASK_EXCHANGE, ASK_CLOSING)),
)
(
    DO_CHOOSE, DO_DISMISS, DO_PAY, DO_ACTIVATE, DO_GO, DO_PASS, DO_SEND, DO_GOLEM, DO_TAKE, DO_RENEW, DO_USE, DO_PERFECT,
    DO_ROLL, DO_KEEP, DO_FULFIL, DO_ELIXIR, DO_DISTIL, DO_FIRE, DO_SPEND, DO_GAIN, DO_EXCHANGE, DO_DONE,
) = ACTIONS.firsts  # fmt: skip

CHOOSING, PAYING, MAIN, CLOSING = range(4)  # the steps of a year (AA-002, AA-040): `s.step`

# What is handed from rule to rule is `wide`: with one type of number each rule is compiled once.

Box = record(
    cost=wide(ORDERS, KINDS),
    points=wide(ORDERS),
    level=wide(ORDERS),
    category=wide(ORDERS),
    sure=wide(LOCATIONS, KINDS),
    bonus=wide(LOCATIONS),
    location_die=wide(LOCATIONS),
    uses=wide(FORGES),
    forge_die=wide(FORGES),
    extra=wide(4),  # workers of an Atelier card (AA-050)
    start=wide(KINDS),
    room=wide(KINDS),  # the maximum of each track (AA-004)
    perfect=wide(3),  # bonus by level (AA-156)
    ceiling=wide(MAX_SEATS + 1),  # by number of seats (AA-008)
    assistants=wide(MAX_SEATS + 1),  # assistant spaces, by number of seats (AA-029)
    guild=wide(MAX_SEATS + 1, YEARS),  # its workers, by number of seats and year (AA-251, AA-270)
    series=wide(7),  # bonus for so many orders of a category (AA-181)
    ranks=wide(5),  # totals of the solo ranks (AA-274)
    workers=wide(),
    orders_held=wide(),
    more_orders_held=wide(),
    level_b=wide(),
    level_a=wide(),
    elixir_points=wide(),
    assistant_points=wide(),
    perfect_elixir=wide(),
    inn=wide(),
    butler=wide(),
    scout=wide(),
    bellows=wide(),
    distilled=wide(),
    exchanges=wide(),
    won_alone=wide(),
    brings=real(ASSISTANTS),  # what bots think that an assistant brings in a year, the wage taken off
    judge_worker=real(),  # an available worker
    judge_next_year=real(),  # workers that a coming year adds to what can still be done
    judge_taken=real(),  # the chance that an order just taken will be fulfilled
    judge_covered=real(),  # what having all its cost at hand adds to it
    judge_fetch=real(),  # workers that it takes to fetch a unit of weight
    judge_spare=real(),  # a basic resource that no held order asks for
    judge_spare_sand=real(),
    judge_spare_elixir=real(),
    judge_level=real(),  # a level opened, for each year to come
    judge_series=real(),  # of the next step of a category's bonus
    judge_late=real(),  # each place later in the turn order
    judge_margin=real(),  # a placement that seems worse than the best by more is not thought about
    judge_scale=real(),  # a lead of so many points is worth 0.75
    judge_alone=real(),  # a solo total of so many points is worth 0.5
)

State = state(
    news=64,
    year=small(),  # 1 to 4 (AA-001)
    step=small(),
    cursor=small(),  # whose wages, turn or window it is: an index into `order`
    seat=wide(),  # who decides now
    order=wide(MAX_SEATS),  # turn order of the year (AA-046)
    atelier=wide(MAX_SEATS),  # card of this year, from 0; NOTHING before it is chosen
    last_atelier=wide(MAX_SEATS),  # card of the year before (AA-044)
    passed=byte(MAX_SEATS),
    reserve=small(MAX_SEATS),
    available=small(MAX_SEATS + 1),  # the Guild's last
    plaza=small(MAX_SEATS + 1),
    crowd=wide(SPACES),
    crowd_of=wide(SPACES),  # seat, GUILD or NOBODY
    face=wide(SPACES),  # the card on a space or NOTHING; on a pile space, the card in use
    spare=wide(),  # the other card that the Portal Keeper turned up (AA-224)
    stock=small(MAX_SEATS, KINDS),
    vp=small(MAX_SEATS),  # on the track (AA-009)
    bonus_vp=small(MAX_SEATS),  # of these, those for perfect visits
    held=wide(MAX_SEATS, SLOTS),  # orders in the slots, or NOTHING
    holds=small(MAX_SEATS),
    maker=small(ORDERS),  # who fulfilled the order, or NOBODY
    made=small(MAX_SEATS, 4),  # fulfilled orders by category
    serves=small(ASSISTANTS),  # whose the assistant is, or NOBODY
    tilted=byte(ASSISTANTS),
    staff=small(MAX_SEATS),
    pile=small(PILES, MOST_IN_PILE),  # a ring; cards whose order nobody knows lie in one block
    joined=byte(PILES, MOST_IN_PILE),  # 1 if the card in this place is in one block with the next
    top=small(PILES),
    size=small(PILES),
    loose=small(PILES),  # cards left in the top block; 0 when it is to be counted
    space=wide(),  # of the placement under way, or NOTHING
    surplus=wide(),
    perfect=byte(),
    transmuted=small(),  # transmutations made in this visit
    making=wide(),  # the order being paid, or NOTHING
    fire=wide(),  # the kind that a Fire of the Salamander stands for, or NOTHING
    exchanged=wide(),  # exchanges of the Merchant made
    die=wide(),  # the last roll, its modifiers, what it had to reach, who rolled it and for which space
    die_more=wide(),
    die_needs=wide(),
    die_seat=small(),
    die_space=small(),
    die_card=small(),
)


# Piles (AA-014, AA-028, AA-294)


@rule
def put_under(s, pile, card, joined):
    """Face down under all others; `joined` to the card that follows if they are shuffled together (AA-014)."""
    place = (s.top[pile] + s.size[pile]) % MOST_IN_PILE
    s.pile[pile][place] = card
    s.joined[pile][place] = joined
    s.size[pile] += 1


@rule
def draw(s, pile):
    """The top card, which lies in the ring at `top` (AA-294): any of the block on top, since nobody knows the order
    there (AA-293)."""
    top = s.top[pile]
    if s.loose[pile] == 0:
        last = top
        while s.joined[pile][last] == 1:
            last = (last + 1) % MOST_IN_PILE
        s.loose[pile] = (last - top) % MOST_IN_PILE + 1
    place = top
    if s.loose[pile] > 1:
        place = (top + below(s, s.loose[pile])) % MOST_IN_PILE
    card = s.pile[pile][place]
    s.pile[pile][place] = s.pile[pile][top]
    s.pile[pile][top] = 0
    s.top[pile] = (top + 1) % MOST_IN_PILE
    s.size[pile] -= 1
    s.loose[pile] -= 1
    return card


@rule
def turn_up(s, space, news):
    """Put the top card of its pile on a space; an empty pile leaves the space empty (AA-109, AA-174), until the year ends
    (AA-177)."""
    pile = PILE_OF[space]
    if s.size[pile] > 0:
        s.face[space] = draw(s, pile)
        tell(s, ALL, news, space, s.face[space] + NEWS_NUMBER[pile])
    else:
        s.face[space] = NOTHING
        tell(s, ALL, 177, space)
    commit(s)


@rule
def spaces(box, s):
    """How many spaces there are: with three players or fewer the last does not exist (AA-029)."""
    return FIRST_ASSISTANT + box.assistants[s.seats]


# Deciding (AA-291, AA-292)


@rule
def commit(s):
    """A die, a card turned up, a hand-over: nothing before it can be taken back (AA-292)."""
    s.open = 0


@rule
def wait_for(s, seat, question):
    """Ask a seat; when the word goes to another one, what came before stands (AA-292)."""
    if seat != s.seat:
        commit(s)
    s.seat = seat
    s.to_act = only(seat)
    s.asks = question


# Tracks and assistants


@rule
def gain(box, s, seat, kind, count, news):
    """Unit by unit (AA-005): what would pass the maximum of the track (AA-004) is lost."""
    stored = min(count, box.room[kind] - s.stock[seat][kind])
    s.stock[seat][kind] += stored
    if stored > 0:
        tell(s, ALL, news, seat, kind, stored)
    if stored < count:
        tell(s, ALL, 5, seat, kind, count - stored)


@rule
def score_points(s, seat, points):
    """VP are moved on the track at once (AA-009), and only up (AA-010)."""
    s.vp[seat] += points


@rule
def has(s, seat, assistant):
    """The effect holds from the moment of hiring (AA-123); every assistant exists once (AA-234)."""
    return s.serves[assistant] == seat


@rule
def ready(s, seat, assistant):
    """A once-per-year effect is there while the card is not tilted (AA-127)."""
    return s.serves[assistant] == seat and s.tilted[assistant] == 0


@rule
def dismiss(s, seat, assistant):
    """To the bottom of the pile (AA-055), untilted and without any effect (AA-129)."""
    s.serves[assistant] = NOBODY
    s.tilted[assistant] = 0
    s.staff[seat] -= 1
    put_under(s, ASSISTANT_PILE, assistant, 0)
    tell(s, ALL, 55, seat, assistant)


@rule
def owned(s, seat):
    """Available, on spaces and on the plaza (AA-007, AA-008)."""
    n = s.available[seat] + s.plaza[seat]
    for space in range(SPACES):
        if s.crowd_of[space] == seat:
            n += s.crowd[space]
    return n
