"""What lies on the table of Ars Mysteriorum, what is asked, and the small acts that every phase shares.

Vectors over elements count yellow, green, blue, red, purple; an element is a colour, a tent and an apprentice (AM-003). The
*supply* is common (AM-004), a *bin* is won by a favour card, an *item* is a cell of the book, a *recipe* is one card.
"""

from athanor.kernel.rulebook import Actions, by_name, byte, family, number, numbered, of, record, small, state, table, wide

ELEMENTS, MAX_SEATS, VALUES, BINS, SLOTS = 5, 5, 6, 5, 2
RECIPES, ITEMS, PRINCES, FAMILIES, KINDS = 48, 15, 3, 5, 17
LINKS = 9  # a mystery card and the counterspells that may answer each other
NOBODY, NOTHING = -1, -1

# Where a favour card is: at an element (0 to 4), or
HAND, LAID, AWAY, UNSEEN = 5, 6, 7, 8  # LAID is the card bid for the turn order, AWAY the 6 with three players

# Where a recipe card is: in its pile, face up, or in a book (BOOK + seat)
PILE, UP, BOOK = 0, 1, 2

# The kinds of mystery cards
WORD, UPSIDE, SIGHT, EYE, SEAL, STAR, TITHE, HORN, CARPET = range(9)
JOSTLE, CATALYST, FURNACE, LETTER, INK, PATRONAGE, TAX, COUNTERSPELL = range(9, 17)

QUESTIONS = (
    "colour", "first", "give", "bid", "window_3", "position", "select", "keep", "place", "window_5", "window_6", "trade",
    "move", "pay", "neutral", "brew", "save", "window_9", "horn", "counter",
)  # fmt: skip
Q = by_name(QUESTIONS)

SECRET = (Q.window_3, Q.window_5, Q.window_6, Q.window_9, Q.counter)
"""Questions of which nobody learns who has answered them (AM-117, AM-123)."""

# The stages of a match; several belong to one phase (AM-027)
COLOURS, FIRSTS, STOCK, REVEAL, BIDS, WINDOW_3, POSITIONS, SELECTION, PLACING, WINDOW_5 = range(10)
REWARDS, WINDOW_6, HANDOUT, TRADES_7, MOVES, NEUTRALS, BREWING, WINDOW_9, SALARIES, TRADES_1, AWARDS, OVER = range(10, 22)
PHASE = table([0, 0, 1, 2, 3, 3, 3, 4, 5, 5, 6, 6, 6, 6, 7, 7, 8, 9, 9, 9, 9, 9])
"""The phase of each stage; 0 is setup."""

QUESTION = table([
    Q.colour, Q.first, Q.first, Q.bid, Q.bid, Q.window_3, Q.position, Q.select, Q.place, Q.window_5, Q.window_6, Q.window_6,
    Q.trade, Q.trade, Q.move, Q.neutral, Q.brew, Q.window_9, Q.trade, Q.trade, Q.colour, Q.colour,
])  # fmt: skip
"""The question that each stage begins with: what others see while a seat composes a choice."""

WHEN = table([
    Q.window_3, Q.window_3, Q.select, Q.place, Q.window_5, Q.window_6, Q.window_6, Q.window_9, Q.move, Q.move, Q.brew, Q.brew,
    Q.brew, Q.brew, Q.window_9, Q.window_9, Q.counter,
])  # fmt: skip
"""The question that each kind of mystery card may answer (AM-113)."""

AIMED = table([0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0])
"""1 for the kinds that name a target, and so have actions of their own (AM-114)."""

ACTIONS = Actions(
    family("colour", of("elements", ELEMENTS), asked=Q.colour),
    family("learn", of("recipes", RECIPES), asked=(Q.first, Q.brew)),
    family("trade", of("elements", ELEMENTS), asked=(Q.first, Q.trade, Q.move, Q.brew)),
    family("give", of("elements", ELEMENTS), asked=Q.give),
    family("bid", numbered(1, VALUES), asked=Q.bid),
    family("position", numbered(1, MAX_SEATS), asked=Q.position),
    family("take", of("mysteries", KINDS), asked=Q.select),
    family("keep", of("mysteries", KINDS), asked=Q.keep),
    family("place", numbered(1, VALUES), of("elements", ELEMENTS), asked=Q.place),
    family("go", of("elements", ELEMENTS), asked=Q.move),
    family("stay", asked=Q.move),
    family("pay", of("elements", ELEMENTS), asked=Q.pay),
    family("neutral", of("elements", ELEMENTS), of("elements", ELEMENTS), asked=Q.neutral),
    family("leave", of("elements", ELEMENTS), asked=Q.neutral),
    family("mystery", of("elements", ELEMENTS), asked=Q.brew),
    family("save", of("elements", ELEMENTS), asked=Q.save),
    family("grab", of("elements", ELEMENTS), asked=Q.horn),
    family("play", of("mysteries", KINDS), asked=(Q.window_3, Q.select, Q.move, Q.brew, Q.window_9)),
    family("glass_eye", of("elements", ELEMENTS), asked=Q.place),
    family("false_seal", numbered(1, VALUES), of("elements", ELEMENTS), asked=Q.window_5),
    family("rising_star", numbered(1, VALUES), asked=Q.window_6),
    family("tithe", of("elements", ELEMENTS), numbered(1, VALUES), asked=Q.window_6),
    family("jostle", of("elements", ELEMENTS), of("elements", ELEMENTS), asked=Q.move),
    family("letter", of("elements", ELEMENTS), asked=Q.brew),
    family("invisible_ink", of("recipes", RECIPES), asked=Q.brew),
    family("patronage", of("princes", PRINCES), asked=Q.window_9),
    family("counter", asked=Q.counter),
    family("let", asked=Q.counter),
    family("pass", asked=(Q.window_3, Q.window_5, Q.window_6, Q.window_9)),
    family("done", asked=(Q.first, Q.trade, Q.brew)),
)
A, Z = ACTIONS.first, ACTIONS.last
TURN_RULE = 7
ANSWERED = {Q.bid: 40}
"""A sealed bid stands: there is no second one."""

Box = record(
    tokens=wide(MAX_SEATS + 1, ELEMENTS),  # in the game, by number of seats (AM-016)
    favours=wide(MAX_SEATS + 1),  # favour cards of a player (AM-012)
    bins=wide(MAX_SEATS + 1),  # bins in use (AM-032)
    first_bin=wide(MAX_SEATS + 1),
    mysteries_removed=wide(MAX_SEATS + 1),
    bin=wide(ELEMENTS, BINS),  # tokens of each bin, largest first
    first_order=wide(ELEMENTS),  # the colour of each order card (AM-020)
    first_card=wide(ELEMENTS),  # the recipes of a tent are numbered in a row
    cards=wide(ELEMENTS),
    tent=wide(RECIPES),
    item=wide(RECIPES),
    cost=wide(RECIPES, ELEMENTS),
    bonus=wide(RECIPES),
    duplicates=wide(ITEMS, 5),  # by number of copies (AM-104)
    prince_scale=wide(PRINCES, 6),  # by number of different items (AM-105)
    family_scale=wide(FAMILIES, 4),  # AM-106
    award=wide(FAMILIES),
    copies=wide(KINDS),
    start_tokens=wide(),
    start_florims=wide(),
    start_mysteries=wide(),
    most_favours=wide(),
    move=wide(),
    stay=wide(),
    trade_before_moves=wide(),
    trade_after_salaries=wide(),
    word=wide(),
    horn=wide(),
    catalyst=wide(),
    tax=wide(),
)

State = state(
    news=72,
    round=number(),
    stage=number(),
    turn=number(),  # how far the stage has come: a position of the turn order, in Phase 5 the favour cards placed
    last=number(),  # 1 once a tent has no recipe left: the round is the last (AM-144)
    colour=number(MAX_SEATS),
    owner=number(ELEMENTS),  # the seat of a colour; NOBODY of a neutral one (AM-013)
    order=number(MAX_SEATS),  # position to seat (AM-007)
    place=number(MAX_SEATS),  # seat to position
    taken=number(MAX_SEATS),  # in Phase 3: who chose each position, or NOBODY
    supply=small(ELEMENTS),
    tokens=small(MAX_SEATS, ELEMENTS),
    florims=number(MAX_SEATS),
    earned=small(MAX_SEATS, 5),  # bonuses, duplicates, princes, masters, awards
    bins=small(ELEMENTS, BINS),  # tokens in the bins in use, largest first
    at=number(MAX_SEATS, VALUES),  # where each favour card is; value 1 first
    placed=small(MAX_SEATS, ELEMENTS),  # favour cards at each element: public (AM-055)
    rank=small(MAX_SEATS, VALUES),  # of each favour card at its element, from 1 (AM-061)
    bears=small(MAX_SEATS, VALUES),  # tokens lying on it (AM-065)
    seen=number(MAX_SEATS),  # favour cards of others that a seat knows by Glass Eye, a bit each
    looked=small(MAX_SEATS, ELEMENTS),  # how many favour cards of others it saw there: public
    recipe=byte(RECIPES),  # PILE, UP, or BOOK + seat
    slot=number(ELEMENTS, SLOTS),  # the face-up recipes of a tent, or NOTHING (AM-015)
    left=small(ELEMENTS),  # cards in each recipe pile
    book=small(MAX_SEATS, ITEMS),  # recipes of each item
    tent=number(ELEMENTS),  # where the apprentice of each colour stands
    pile=byte(KINDS),  # the mystery pile: hidden from all
    pile_size=number(),
    gone=byte(KINDS),  # removed unseen with three players: hidden from all
    shown=byte(KINDS),  # face-up mystery cards
    discard=byte(KINDS),
    hand=byte(MAX_SEATS, KINDS),  # hidden from all but the owner
    cards=small(MAX_SEATS),  # size of each hand
    known=byte(MAX_SEATS, KINDS),  # cards of a hand that all have seen taken (AM-050)
    returned=byte(MAX_SEATS, KINDS),  # what a seat knows to lie in the pile by Second Sight
    sight=number(2),  # the two cards of Second Sight, or NOTHING
    sights=number(),  # how many of them lie before the player
    word=small(MAX_SEATS),  # the bid counts as 7 (AM-128)
    upside=number(),  # positions are chosen from the lowest bid up (AM-129)
    trade=number(),  # the colour asked for in a trade not yet made, or NOTHING
    given=small(ELEMENTS),
    base=number(),  # polled windows and counterspells: the position whose answer counts first
    polled=number(),  # bit set of the seats asked at the same time, as all know (AM-117, AM-123); 0 when nobody is
    answered=number(MAX_SEATS),  # what each of them has answered, as action + 1: hidden from others
    resume=number(),  # where the polling goes on after a card
    depth=number(),  # the mystery card in question and the counterspells on it (AM-124)
    link=number(LINKS),  # who played each
    card=number(),  # the kind in question, or NOTHING
    aim=number(),  # its target
    aim2=number(),
    origin=number(),  # the element that a False Seal in question takes a card from: public, as which card is not (AM-132)
    carpet=number(),  # Flying Carpet works for the player in turn (AM-136)
    due=number(),  # tokens still to be paid for a stay (AM-081)
    horn=number(),  # tokens still to be taken (AM-135)
    allowed=number(),  # recipes that the player in turn may still win (AM-091)
    won=number(),  # recipes won in this turn
    saving=number(),  # tokens that the next recipe costs less (AM-138)
    open_tents=number(),  # bit set of tents opened by letters (AM-140)
    learning=number(),  # the recipe whose savings are being chosen, or NOTHING
    cut=small(ELEMENTS),  # savings chosen so far
    patronage=small(MAX_SEATS, PRINCES),  # AM-142
    taxes=number(),  # Salt Taxes of this round (AM-143)
    taxer=number(8),  # who played each
    furnaces=small(MAX_SEATS),  # Second Furnaces that a seat has played
    guess=small(MAX_SEATS, ELEMENTS),  # scratch of the bots' judgement; 0 in every match
)
