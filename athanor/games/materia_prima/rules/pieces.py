"""Materia Prima: the words of the rules. Questions, actions, and the records of the box and of a state.

Elements are numbered iron, fire, air, earth, water (level 1), mercury, copper, glass, sulphur (2), gold, platinum, aqua regia
(3), soul stone. A *figure* is 0 for a player's alchemist, 1 to 3 for the homunculi. A *load* lies on a figure's card, a *stock*
on a tower card, the *soil* is what lies on the ground, the *supply* is common. Cards are homunculi, equipment, stone formulas.
"""

from athanor.kernel.rulebook import Actions, by_name, byte, family, numbered, of, record, small, state, wide, words

SEATS, FIGURES, HOMUNCULI = 4, 4, 3
HEXES, DIRECTIONS, SLOTS, SPOTS = 49, 6, 7, 13
NOWHERE = HEXES  # beyond the edge of the board (MP-019), or not on it
BASICS, SECONDS, KINDS, SOUL, MARKERS = 5, 9, 12, 12, 13  # level 1 ends at 5, level 2 at 9, level 3 at 12
IRON, FIRE, AIR, EARTH, WATER, GOLD = 0, 1, 2, 3, 4, 9
FREE, CITY = 5, 6  # what a hex shows: a basic element, nothing, or one of three cities
HAMMERBREACH, BLACKHOLM, WINDSHIRE = CITY, CITY + 1, CITY + 2
ALCHEMIST = 0
CARDS, DECK = 72, 24  # three decks of 24
HOMUNCULUS, EQUIPMENT, STONE = 0, 1, 2
QUESTS, EXTENSIONS, NONE = 10, 12, 255
TYRANT, ARMOURER, SPENDTHRIFT, REAPER, PACIFIST, TYCOON, HELLFIRE, GUARDIANS, CULT, BODYGUARD = range(10)
ATTACK, DEFENCE, CAPACITY, ACTS = range(4)
REROLL_A, REROLL_D, MINE_TWO, RANGE2, FREE_MOVE, DRAW2 = range(1, 7)
FREE_CONVERT, PLUS_ACTION, HAS_RECALL, MAKES_SOUL, FREE_CITY = range(7, 12)

# Where a card is; an extension is in the stack, on city card c (ON_CARD + c), or owned (OWNED + seat).
PILE, SPENT, DRAWN, HAND, PLAY = 0, 1, 2, 3, 7
STACK, ON_CARD, OWNED = 0, 1, 4
STORED, LOADED = 1, 2  # which way a kind of marker moves in one Equip or transfer (MP-095)

# What the figure is doing: resolved step by step.
NO_DEED, DEED_MOVE, DEED_MINE, DEED_PICK, DEED_DROP, DEED_FIGHT, DEED_EQUIP, DEED_CONVERT, DEED_TRANSMUTE, DEED_CITY = range(
    10
)

QUESTIONS = (
    "spot", "tile", "rotation", "alchemist", "tower", "quest", "site", "extension", "turn", "drop", "pick", "loot", "equip",
    "transfer", "overflow", "keep", "discard", "dismiss", "item",
)  # fmt: skip
Q = by_name(QUESTIONS)

SPOT_WORDS = [f"{i},{j}" for i in range(-6, 7) for j in range(-6, 7)]  # steps along the lattice of slots

ACTIONS = Actions(
    family("end", asked=Q.turn),
    family("move", of("figures", FIGURES), of("directions", DIRECTIONS), asked=Q.turn),
    family("mine", of("figures", FIGURES), asked=Q.turn),
    family("mine-two", asked=Q.turn),
    family("pick", of("figures", FIGURES), asked=Q.turn),
    family("drop", of("figures", FIGURES), asked=Q.turn),
    family("fight", of("figures", FIGURES), of("colours", SEATS), of("figures", FIGURES), asked=Q.turn),
    family("equip", of("figures", FIGURES), asked=Q.turn),
    family("convert", of("elements", KINDS), asked=Q.turn),
    family("wild", of("elements", SECONDS), asked=Q.turn),
    family("special", asked=Q.turn),
    family("transmute", of("cards", CARDS), asked=Q.turn),
    family("research", of("decks", 3), asked=Q.turn),
    family("buy", asked=Q.turn),
    family("recall", asked=Q.turn),
    family("put", of("elements", MARKERS), asked=Q.drop),
    family("take", of("elements", MARKERS), asked=(Q.pick, Q.loot)),
    family("all", asked=(Q.drop, Q.pick, Q.loot)),
    family("store", of("elements", KINDS), asked=(Q.equip, Q.transfer)),
    family("load", of("elements", KINDS), asked=(Q.equip, Q.transfer)),
    family("wear", of("equipment", DECK), asked=(Q.equip, Q.item)),
    family("stow", of("equipment", DECK), asked=(Q.equip, Q.item)),
    family("done", asked=(Q.drop, Q.pick, Q.loot, Q.equip, Q.transfer)),
    family("shed", of("elements", KINDS), asked=Q.overflow),
    family("keep", of("cards", CARDS), asked=Q.keep),
    family("discard", of("cards", CARDS), asked=Q.discard),
    family("dismiss", of("figures", FIGURES), asked=Q.dismiss),
    family("activate", of("extensions", EXTENSIONS), asked=Q.extension),
    family("alchemist", of("alchemists", SEATS), asked=Q.alchemist),
    family("tower", of("towers", SEATS), asked=Q.tower),
    family("quest", of("quests", QUESTS), asked=Q.quest),
    family("site", of("hexes", HEXES), asked=Q.site),
    family("spot", words(*SPOT_WORDS), asked=Q.spot),
    family("tile", of("tiles", SLOTS), asked=Q.tile),
    family("turn", numbered(0, 5), asked=Q.rotation),
)
A, Z = ACTIONS.first, ACTIONS.last
TURN_RULE = 36

(
    LAYOUT, FREE_SHAPE, OLDEST, FIRST_PLAYER, RANDOM_ROLES, QUICK_START, ADJACENT_TOWERS, UNLIMITED, MAX_ROUNDS, PICKUP_ONE,
    EARLY_QUESTS, QUEST_SET, RETAIL_QUESTS, RETAIL_25, RETAIL_SOULLESS, SPECIAL_TOWERS,
) = range(16)  # fmt: skip
PRESET, RANDOM, BALANCED, CHOSEN = range(4)

Box = record(
    supply=(MARKERS,),  # MP-016
    recipe=(7, 2),  # the sources of each made element, mercury first (MP-092)
    dice=(6,),
    most_dice=1,  # MP-062
    tile=(SLOTS, 7),  # what each hex of a tile shows
    slot=(SLOTS, 2),  # centres
    layout_tile=(SLOTS,),
    layout_turn=(SLOTS,),
    quick_start=(SEATS, 2),
    alchemist=(SEATS, 2, 4),  # column with a soul stone, and without; attack, defence, capacity, actions
    ability=(SEATS,),
    special=(SEATS, 3),  # two sources and the product, by tower (MP-166)
    sells=(3, 3),  # city, deck
    level=(CARDS,),
    cost=(CARDS, MARKERS),
    homunculus=(DECK, 4),
    bonus=(DECK, 3),
    keyword=(DECK,),
    income=(EXTENSIONS,),
    wild_base=(EXTENSIONS,),
    wild_makes=(EXTENSIONS,),
    price=(EXTENSIONS, MARKERS),
    quest_players=(QUESTS,),  # MP-009
    hand=1,
    souls_at_start=1,
    armourer=1,
    spendthrift=1,
    reaper=1,
    tycoon=1,
    hellfire=1,
    guardians=1,
    bodyguard=1,
    element_points=1,
    set_points=1,
    soul_points=1,
    extension_points=1,
    quest_points=1,
    idle_rounds=1,
    retail_target=1,
    retail_penalty=1,
)

State = state(
    news=48,
    # The board (MP-017 to MP-023)
    tiles=byte(SLOTS),  # the tile on each slot, or NONE
    turned=byte(SLOTS),
    spot=small(SLOTS, 2),  # centres of the slots
    q=small(HEXES),  # hex = 7 * slot + direction, 0 for the centre
    r=small(HEXES),
    shows=byte(HEXES),  # a basic element, FREE, or a city
    near=byte(HEXES, DIRECTIONS),  # the neighbour in each direction, or NOWHERE
    soil=small(HEXES, MARKERS),
    littered=small(HEXES),  # markers on the ground
    crowd=byte(HEXES + 1),  # figures on the hex
    holder=byte(HEXES + 1),  # whose they are
    tower_on=byte(HEXES + 1),  # 1 + the seat whose tower stands there
    supply=small(MARKERS),
    # The players
    alchemist=byte(SEATS),
    tower=byte(SEATS),
    home=byte(SEATS),  # the tower hex (MP-013), or NOWHERE
    far=byte(SEATS),  # bit set of the seats whose tower is farthest (MP-140)
    at=byte(SEATS, FIGURES),
    card=byte(SEATS, FIGURES),  # of a homunculus, or NONE
    load=byte(SEATS, FIGURES, KINDS),
    loaded=byte(SEATS, FIGURES),
    left=byte(SEATS, FIGURES),  # actions left in this turn (MP-026)
    souls=byte(SEATS),
    stock=small(SEATS, KINDS),
    worn=byte(SEATS, 2),  # items equipped, or NONE (MP-120)
    laid=byte(SEATS, 3),  # stone formulas by level, or NONE (MP-100)
    stone=byte(SEATS),  # MP-102
    attacked=byte(SEATS),  # MP-072
    forged=byte(SEATS),  # equipment of level 2 and 3 transmuted (MP-141)
    # Cards and extensions
    where=byte(CARDS),
    hand=byte(SEATS, 3),  # cards of each deck
    novice=byte(SEATS, 3),  # 1 while a card of level 1 of this deck is known to be in the hand: it was dealt (MP-010)
    pile=byte(3),
    spent=byte(3),
    extension=byte(EXTENSIONS),
    bought=byte(EXTENSIONS),  # bought in this turn (MP-111)
    stack=wide(),
    quest=byte(SEATS),  # hidden from all but its owner (MP-134)
    spare=byte(SEATS),  # the quest not kept (MP-162), hidden likewise
    proven=byte(SEATS),  # accomplished (MP-135, MP-161)
    # The turn
    first=wide(),
    seat=wide(),
    turn=wide(),  # turns completed
    idle=1,  # whole rounds without an action (MP-159)
    busy=1,  # an action was taken in this round
    active=wide(),  # the extension active in this turn, or NONE (MP-112)
    moves=wide(),  # of the alchemist in this turn: what is free is counted (MP-124)
    conversions=wide(),
    errands=wide(),  # Research and Buy
    dug=wide(),  # MINE2 sources used (MP-126)
    # The action being resolved
    deed=wide(),
    figure=wide(),
    rival=wide(),  # the seat attacked
    prey=wide(),  # its figure
    room=wide(),  # elements that may still be picked up (MP-045)
    done=wide(),  # markers and items moved in this chain
    moved=byte(MARKERS),
    way=byte(KINDS),
    handled=byte(DECK),
    making=wide(),  # the card being transmuted, or NONE
    deck=wide(),  # the deck being researched
    rolls=byte(2, 10),  # the last fight: attack and defence, face + 1 (MP-060, MP-061)
    forces=byte(2),
    again=byte(2),  # how many dice were rolled again (MP-125)
    fighters=byte(4),  # seat and figure name of both
    # The end
    ender=wide(),  # who accomplished a quest and ended the match, or NONE
    ended=1,  # the rule that ended it
    # Scratch room of a bot's judgement; blank in every position
    purse=small(KINDS),  # what the player has and has not set aside for a goal yet
    lack=wide(),  # bit set of the basic elements that a goal still needs
    ready=wide(),  # 1 when some goal needs nothing more from outside the tower
    put_by=small(KINDS),  # the purse before a goal that may not pay
    steps=byte(HEXES),  # from one hex to every other
    queue=byte(HEXES),
)
