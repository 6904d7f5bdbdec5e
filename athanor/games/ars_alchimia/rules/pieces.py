"""The words of Ars Alchimia: questions, actions, the box and the state.

Vectors of resources count Mana Flower, Ancient Snow, Primal Fire, Spirit Sand, Elixir. Orders are numbered C01..C18, B01..B14,
A01..A10. A *crowd* stands on a space, the *plaza* holds who was sent away, *staff* are a player's assistants.
"""

from athanor.kernel.rulebook import (
    Actions,
    by_name,
    byte,
    code,
    family,
    numbered,
    of,
    real,
    record,
    small,
    state,
    table,
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
SPACE_NUMBER = 80  # and that of a space without a card
PAIR = table([[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]])
REPLACES = table([NOTHING, MANA, SNOW, SAND])  # what the Salamander's Fire stands for
DIGIT = table([125, 25, 5, 1])  # of a payment: Elixirs for Flower, Snow, Fire, Sand
ACTIVATED = table([NYMPH, INNKEEPER, MERCHANT, NEGOTIATOR, SANDMAN])
EVERYWHERE = table([1, 0, 1, 0, 1])  # those of them that have all four windows

QUESTIONS = (
    "atelier", "wages", "turn", "size", "second", "pile", "smith", "reroll", "transmute", "salamander", "payment",
    "dismiss", "gain", "exchange", "renew", "closing",
)  # fmt: skip
Q = by_name(QUESTIONS)

ACTIONS = Actions(
    family("choose", of("ateliers", 4), asked=Q.atelier),
    family("dismiss", of("assistants", ASSISTANTS), asked=(Q.wages, Q.dismiss)),
    family("pay", asked=Q.wages),
    family("activate", of("assistants", ASSISTANTS), asked=(Q.wages, Q.turn, Q.transmute, Q.closing)),
    family("go", of("spaces", SPACES), asked=Q.turn),
    family("pass", asked=Q.turn),
    family("send", numbered(1, 20), asked=Q.size),
    family("golem", numbered(1, 20), asked=Q.size),
    family("take", of("spaces", ORDER_SPACES), asked=Q.second),
    family("renew", of("spaces", ORDER_SPACES), asked=Q.renew),
    family("use", numbered(1, 2), asked=Q.pile),
    family("perfect", asked=Q.smith),
    family("roll", asked=(Q.smith, Q.reroll)),
    family("keep", asked=Q.reroll),
    family("fulfil", of("orders", ORDERS), asked=Q.transmute),
    family("elixir", words("MN", "MP", "MS", "NP", "NS", "PS"), asked=Q.transmute),
    family("distil", words("MN", "MP", "MS", "NP", "NS", "PS"), asked=Q.transmute),
    family("fire", words("none", "mana", "snow", "sand"), asked=Q.salamander),
    family("spend", code(BASICS, 5), asked=Q.payment),
    family("gain", of("resources", KINDS), asked=Q.gain),
    family("exchange", of("resources", BASICS), of("resources", BASICS), asked=Q.exchange),
    family("done", asked=(Q.second, Q.transmute, Q.exchange, Q.closing)),
)
A, Z = ACTIONS.first, ACTIONS.last
TURN_RULE = 70

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
