"""The words of Alchemist: questions, actions, the box and the state.

Vectors count grey, blue, orange, yellow, green. The *reserve* is common, a *stock* lies behind a player's screen.
"""

from athanor.kernel.rulebook import Actions, by_name, byte, code, family, numbered, of, record, state, table

KINDS, CAULDRONS, TILES, MAX_SEATS = 5, 10, 10, 5
NOBODY, NOTHING = -1, -1
DIGITS = 4  # a recipe in an action has digits 0 to 3, so that a third cube of a type can be asked for, and refused

QUESTIONS = ("turn", "recipe", "tile", "tribute")
Q = by_name(QUESTIONS)

ACTIONS = Actions(
    family("create", of("cauldrons", CAULDRONS), asked=Q.turn),
    family("copy", of("cauldrons", CAULDRONS), asked=Q.turn),
    family("take", of("ingredients", KINDS), asked=Q.turn),
    family("draw", asked=Q.turn),
    family("pass", asked=Q.turn),
    family("brew", code(KINDS, DIGITS), asked=Q.recipe),
    family("tile", numbered(1, TILES), asked=Q.tile),
    family("tribute", of("ingredients", KINDS), asked=Q.tribute),
)
A, Z = ACTIONS.first, ACTIONS.last
TURN_RULE = 19

SETUP3, SCHOOLS, FIRST = range(3)  # options
PLACE4 = table([256, 64, 16, 4, 1])  # a digit's weight in the recipe of an action
PLACE3 = table([81, 27, 9, 3, 1])  # and in the Compendium, where no digit exceeds 2

Box = record(
    in_bag=(MAX_SEATS + 1,),  # per type, by number of seats (AL-008)
    in_reserve=(MAX_SEATS + 1,),
    in_bag_amigo=1,  # with three seats, option setup3=amigo (AL-094)
    rewards=(MAX_SEATS + 1, MAX_SEATS),  # by number of seats and rank (AL-087)
    produces=(CAULDRONS, 2),
    admits=(CAULDRONS, 3),  # the types that the cauldron does not produce
    tile_value=(TILES,),
    start_stock=1,
    seals=1,
    most_cubes=1,
    most_same=1,
    opening_value=1,
    draw=1,
    exhausted_to_end=1,
    cubes_per_point=1,
    lap=1,
)

State = state(
    news=48,
    first=1,  # the first player (AL-015)
    turn=1,  # turns completed (AL-007)
    seat=1,  # whose turn it is
    reserve=(KINDS,),
    bag=(KINDS,),  # hidden from all
    bag_size=1,
    stock=(MAX_SEATS, KINDS),  # hidden from all but its owner (AL-068)
    cubes=(MAX_SEATS,),  # size of each stock
    floor=(MAX_SEATS, KINDS),  # what everybody has seen each stock must still hold
    school=(MAX_SEATS,),  # hidden from all but its owner; NOTHING without one
    seals=(MAX_SEATS,),
    score=(MAX_SEATS,),  # AL-006
    stock_points=(MAX_SEATS,),  # at the end (AL-080)
    reward=(MAX_SEATS,),  # at the end (AL-087)
    maker=(CAULDRONS,),  # who sealed it, or NOBODY (AL-004)
    recipe=(CAULDRONS, KINDS),
    tile=(CAULDRONS,),  # its number, from 1; 0 for none
    tiles=byte(TILES),  # 1 for each tile still available
    known=byte(243),  # recipes in the Compendium (AL-032)
    out=(KINDS,),  # cubes that left the game by copies (AL-052)
    cauldron=1,  # chosen in this turn and not committed yet, or NOTHING
    brewing=1,  # the recipe chosen in this turn, as in an action, or NOTHING
)
