"""What the rules of Alkemy are told with: numbers, questions, actions, the box and the state.

A figure is named by its number: sixteen for each seat. A *card* is named by its first figure, the others follow it. What has
begun and is not finished lies on a stack of *steps*; a step does one thing, lays the next ones on the stack, or asks.
"""

from athanor.kernel.rulebook import (
    Actions,
    by_name,
    byte,
    family,
    number,
    numbered,
    of,
    record,
    small,
    state,
    table,
    wide,
    words,
)

MAX_SEATS, TROOP = 4, 16
FIGURES = MAX_SEATS * TROOP
PROFILES, TROOPS, FORMULAS, SKILLS, FACTIONS = 49, 40, 32, 30, 8
KINDS, ELEMENTS, OBJECTIVES, TEMPLATES = 12, 20, 5, 6
COMMANDS, SECRET_CARDS = 12, 10
LINES = 3  # figures on a card, at most
SPOTS = 60
WAYS, TRAIL = 6, 28  # points of a player's own way, points of the path that was walked
NOBODY, NOTHING = -1, -1
SHARED = 32  # more than figures of a troop

FORMAT, SCENARIO, MEASURED, FULL, TURNS, SCENERY, COMMAND, COMPETITIVE = range(8)  # options
LAST_TURN = table([10, 4, 5, 6, 8, 15, 20])  # AK-206
MOST_TURNS = 20
FORMATS = 5  # values of the option, each with a row for two players and one for more (AK-070, AK-255)
JIN, CHESTS, PILLARS, LIGHTS, WELLS = range(5)

# Skills, in the order of the box
(
    REACH, ANIMAL, LEAP, LEADER, TOUGH, DIPLOMAT, FRIGHTENING, EMPATHY, CHAIN, EXPERT, NET, FORMATION, FRENZY, STEALTHY,
    BODYGUARD, UNSHAKABLE, MASTER, POISON, REGENERATION, FEARLESS, SERVANT, STRATEGIST, MARKSMAN, NIMBLE, DECLINE,
    BOTTE_STURDY, BOTTE_COBRA, BOTTE_RIPOSTE, BOTTE_RAM, ALCHEMIST,
) = range(SKILLS)  # fmt: skip

EARTH, WATER, AIR, FIRE = range(4)
WHITE, YELLOW, RED = range(3)
OUTER, INNER = 1, 2

# Combat cards
BRUTAL, NORMAL, QUICK, PARRY, IDLE, STURDY, COBRA, RIPOSTE, RAM = range(9)
CARDS = 9

EFFECTS = (
    "prayer", "heal", "expert", "anathema", "net", "sap", "fury", "toads", "stone", "call", "foresight", "mirage", "summon",
    "push", "mist", "wind", "breath", "blade", "silence", "cloud", "venom", "manipulate", "shift", "hurt", "thunder", "temper",
    "wall", "forge",
)  # fmt: skip
(
    PRAYER, HEAL, MAKE_EXPERT, ANATHEMA, ROOTS, SAP, FURY, TOADS, STONE, CALL, FORESIGHT, MIRAGE, SUMMON, PUSH, MIST, WIND,
    BREATH, BLADE, SILENCE, CLOUD, VENOM, MANIPULATE, SHIFT, HURT, THUNDER, TEMPER, WALL, FORGE,
) = range(len(EFFECTS))  # fmt: skip
AIMS = ("self", "friend", "friend_av", "enemy", "free_enemy", "enemy_alchemist", "free_friend", "template", "point")
SELF, FRIEND, FRIEND_AV, ENEMY, FREE_ENEMY, ENEMY_ALCHEMIST, FREE_FRIEND, TEMPLATE, POINT_AIM = range(len(AIMS))
GIVES = ("more", "another", "range", "area", "also", "second")
MORE, ANOTHER, FARTHER, WIDER, ALSO, SECOND = range(len(GIVES))

# Marks of a figure: bits of `s.marks[figure]`. Those below LASTING end with the turn (AK-200).
(
    ACTIVATED,  # has been activated this turn (AK-109)
    STILL,  # makes no more moves (AK-103)
    LAME,  # failed a Charge: Defence cards only (AK-133)
    FOUGHT,  # played an Attack card or shot: no longer a Diplomat
    MASTERED, GUARDED, FRENZIED,  # skills used this turn
    SCARED, NETTED, HAUNTED,  # states
    EXPERT_BRUTAL, EXPERT_NORMAL, CURSED_COM, CURSED_REF, SAPPED, HARDENED, HIDDEN, WINDED, VENOMOUS, TEMPERED, FORGED,
    SILENCED,  # formulas
    BURNT,  # by a wall of flames, in this activation
    DRIVEN,  # has charged under the Shaal in this activation (AK-231)
    VOLLEYED,  # has had the bonus die of a volley (K04)
    POISONED,  # until the end-of-turn effects
    SPOOKED,  # failed against a haunted place: fails again if still there at its next activation (AK-232)
    FELL,  # has been removed (O01 to O04)
    SLAYER, DUELLIST,  # has removed one enemy, two enemies, by COM rolls (O07)
) = range(30)  # fmt: skip
FOR_GOOD = (1 << FELL) | (1 << SLAYER) | (1 << DUELLIST)
LASTING = (1 << POISONED) | (1 << SPOOKED) | FOR_GOOD

# Actions of a figure (AK-099)
(REST, WALK, CHARGE, RUN, FIGHT, SHOOT, FOCUS, CAST, COLLECT, CLAIM, PICK, JAM, LIGHT, CLIMB, BRACE) = range(15)

# Effects that somebody orders where several fall at once (AK-006): of the end of a turn (AK-200), the damage of a formula, of the
# start of an activation
EFFECT_WORDS = (
    "poison", "regeneration", "decline", "harm", "flames", "fright", "shaal", "haunted", "bewitching", "soothing",
)  # fmt: skip
EFFECT_KINDS = len(EFFECT_WORDS)
(
    POISON_EFFECT, REGENERATION_EFFECT, DECLINE_EFFECT, HARM_EFFECT,
    FLAMES_EFFECT, FRIGHT_EFFECT, SHAAL_EFFECT, HAUNT_EFFECT, BEWITCHING_EFFECT, SOOTHING_EFFECT,
) = range(EFFECT_KINDS)  # fmt: skip
AT_START = (1 << EFFECT_KINDS) - (1 << FLAMES_EFFECT)  # as a bit set

# Purposes of a point: what makes it one that may be picked
MOVING, PLACING, DEPLOYING, COVERING, SUMMONING, SHIFTING, CHARGING, RELOCATING = range(8)

# Advanced scenery: what an element is to sight, to moves, and the special effects (AK-225 to AK-238)
OPAQUE, SPARSE, SEE_THROUGH = range(3)
OPEN, AWKWARD, CLUTTERED, CLIMBED, IMPASSABLE = range(5)
SHAAL, HAUNT, BRACING, BEWITCHING, STRATEGIC, ALCHEMICAL, DARK, SOOTHING = range(8)

# Command cards and secret objectives, in the order of the box
(
    FORCED_MARCH, HEROIC_CHARGE, SHIELDS_UP, VOLLEY, SECOND_WIND, ADVANCE_ORDER, ONE_STEP_AHEAD, INTIMIDATION,
    ALCHEMICAL_RESERVE, SABOTAGE, NO_RETREAT, FURY_ORDER,
) = range(COMMANDS)  # fmt: skip

# Attacks: bits of how a COM roll is made
BY_CARD, BY_CHARGE = 1, 2

QUESTIONS = (
    "muster", "element", "bearing", "place", "last", "pawn", "chief", "deploy", "station", "starts", "activate", "declare",
    "target", "more", "marksman", "order", "destination", "area", "inch", "quarter", "dot", "estimate", "answer_charge",
    "react", "roller", "free_attack", "card", "keep", "counter", "chain", "net", "master", "deny", "fire", "guard", "empathy",
    "decline", "pay", "improve", "gather", "mix", "lay", "heir", "effects", "gift", "vision", "crossing", "feeder", "hand",
    "command", "cancel", "orders", "subject", "sabotage", "secret",
)  # fmt: skip
Q = by_name(QUESTIONS)

FIGURE_WORDS = words(*(f"{letter}{k + 1}" for letter in "abcd"[:MAX_SEATS] for k in range(TROOP)))
YES_OR_NO = (
    Q.last, Q.marksman, Q.answer_charge, Q.counter, Q.chain, Q.net, Q.master, Q.deny, Q.empathy,
)  # fmt: skip
POINTED = (Q.place, Q.station, Q.destination)
NAMING = (  # answered by a figure
    Q.target, Q.more, Q.fire, Q.guard, Q.heir, Q.roller, Q.free_attack, Q.decline, Q.subject,
)  # fmt: skip
SEALED = (Q.muster, Q.chief, Q.card, Q.feeder, Q.hand, Q.command, Q.cancel, Q.secret)  # chosen by all in secret
ALLIANCES = words("nobody", *("".join("abcd"[k] for k in range(MAX_SEATS) if seats >> k & 1) for seats in range(1, 16)))

ACTIONS = Actions(
    family("muster", of("troops", TROOPS), asked=Q.muster),
    family("recruit", of("profiles", PROFILES), asked=Q.muster),
    family("lock", asked=Q.muster),
    family("element", of("scenery", KINDS), asked=Q.element),
    family("stop", asked=Q.element),
    family("bearing", words("0", "45", "90", "135"), asked=(Q.bearing, Q.lay)),
    family("pawn", numbered(1, ELEMENTS), asked=Q.pawn),
    family("deploy", FIGURE_WORDS, asked=Q.deploy),
    family("chief", FIGURE_WORDS, asked=(Q.chief, Q.feeder)),
    family("starts", words(*"abcd"[:MAX_SEATS]), asked=Q.starts),
    family("activate", FIGURE_WORDS, asked=Q.activate),
    family("pass", asked=Q.activate),
    family("rest", asked=Q.declare),
    family("walk", asked=Q.declare),
    family("charge", asked=Q.declare),
    family("run", asked=Q.declare),
    family("fight", asked=Q.declare),
    family("shoot", asked=Q.declare),
    family("focus", asked=Q.declare),
    family("formula", of("formulas", FORMULAS), asked=Q.declare),
    family("collect", asked=Q.declare),
    family("claim", asked=Q.declare),
    family("pick", asked=Q.declare),
    family("jam", asked=Q.declare),
    family("light", asked=Q.declare),
    family("target", FIGURE_WORDS, asked=NAMING),
    family("enough", asked=(Q.more, Q.fire, Q.guard, Q.improve, Q.free_attack, Q.decline, Q.crossing)),
    family("order", FIGURE_WORDS, asked=Q.order),
    family("spot", numbered(1, SPOTS), asked=POINTED),
    family("point", asked=POINTED),
    family("area", numbered(0, 80), asked=Q.area),
    family("inch", numbered(0, 15), asked=Q.inch),
    family("quarter", numbered(0, 15), asked=Q.quarter),
    family("dot", numbered(0, 15), asked=Q.dot),
    family("via", numbered(0, 15), asked=Q.dot),
    family("estimate", numbered(1, 60), asked=Q.estimate),
    family("eye", asked=Q.estimate),
    family("react", words("nothing", "shoot", "walk", "charge"), asked=Q.react),
    family("yes", asked=YES_OR_NO),
    family("no", asked=YES_OR_NO),
    family("card", of("cards", CARDS), asked=Q.card),
    family("keep", numbered(1, 6), asked=Q.keep),
    family("pay", words("action", "level"), asked=Q.pay),
    family("improve", numbered(1, 2), asked=Q.improve),
    family("gather", words("resources", "effect", "both", "give"), asked=Q.gather),
    family("mix", numbered(0, 12), asked=Q.mix),
    family("effect", words(*EFFECT_WORDS), FIGURE_WORDS, asked=Q.effects),
    family("give", of("effects", 8), asked=Q.element),
    family("onto", numbered(1, ELEMENTS), asked=(Q.gift, Q.sabotage)),
    family("vision", of("visions", 3), asked=Q.vision),
    family("crossing", of("crossings", 5), asked=Q.crossing),
    family("climb", asked=Q.declare),
    family("brace", asked=Q.declare),
    family("command", of("commands", COMMANDS), asked=(Q.hand, Q.command)),
    family("hold", asked=Q.command),
    family("cancel", ALLIANCES, asked=Q.cancel),
    family("obey", words(*"abcd"[:MAX_SEATS]), asked=Q.orders),
    family("secret", of("secrets", SECRET_CARDS), asked=Q.secret),
    family("ready", asked=Q.hand),
)
A, Z = ACTIONS.first, ACTIONS.last
TURN_RULE = 111

Box = record(
    profiles=1,  # how many of each the box holds
    troops=1,
    esp=(PROFILES,),  # NOTHING without a value (AK-056)
    ref=(PROFILES,),
    com=(PROFILES,),
    defence=(PROFILES,),
    pa=(PROFILES,),
    boxes=(PROFILES, 3),  # white, yellow, red (AK-041)
    life=(PROFILES,),
    moves=(PROFILES, 3),  # Marche, Charge, Course, in u
    size=(PROFILES,),
    radius=(PROFILES,),  # AK-011
    damage=(PROFILES, 6),
    tir=(PROFILES,),  # 0 without a weapon
    reach=(PROFILES,),  # of the weapon, in u
    shot=(PROFILES, 6),
    hero=(PROFILES,),
    cost=(PROFILES,),
    most=(PROFILES,),
    lines=(PROFILES,),
    symbols=(PROFILES,),  # bit set of factions
    skills=(PROFILES,),  # bit set
    tough=(PROFILES,),
    frightening=(PROFILES,),
    regeneration=(PROFILES,),
    expert=(PROFILES,),  # bit set of cards
    circle=(PROFILES,),  # 0, OUTER, INNER
    formulas=(PROFILES, 3),  # NOTHING where there is none
    affinity=(FACTIONS,),
    components=(3,),  # reserves by circle (AK-170)
    stones=(3,),
    stones_per_use=(3,),
    level=(FORMULAS,),
    price=(FORMULAS,),
    range=(FORMULAS,),  # in u
    aim=(FORMULAS,),
    effect=(FORMULAS,),
    amount=(FORMULAS,),
    gives=(FORMULAS, 2),  # NOTHING where there is none
    gives_price=(FORMULAS, 2),
    gives_most=(FORMULAS, 2),
    gives_in_all=(FORMULAS,),
    face=(3, 6),  # of a die, by colour (AK-042)
    symbol=(3, 6),  # sword 0, axe 1, mace 2
    attack=(CARDS,),  # 1 for an Attack card (AK-139)
    counts_as=(CARDS,),
    card_ref=(CARDS,),
    beats=(CARDS,),  # the card against which it has a bonus die, or NOTHING
    shift=(CARDS,),
    element_size=(KINDS,),
    element_corners=(KINDS,),
    element_vision=(KINDS,),  # AK-224
    element_crossing=(KINDS,),  # bit set
    element_reach=(KINDS,),  # no corner is farther from the centre
    element_inside=(KINDS,),  # the radius of a disc around the centre that lies in the element, 0 for none
    bearings=(KINDS,),  # orientations that differ
    outline=(KINDS, 4, 8, 2),
    beside=(KINDS, 4, 8, 2),  # ring points of each corner, as a bit set, that a base of radius 8 or 12 may take beside it
    template=(4, 8, 2),
    width=(2 * FORMATS,),  # by format
    limit=(2 * FORMATS,),  # points
    heroes=(2 * FORMATS, 2),
    elements=(2 * FORMATS, 2, 2),  # basic or advanced; with more than two players the fewest are for each of them (AK-256)
    stop_from=(2 * FORMATS, 2),
    effects_each=(2 * FORMATS,),  # special effects that a player may give (AK-222)
    pawns=(2 * FORMATS,),
    pawns_away=(2 * FORMATS,),
    objective_size=(5,),  # by scenario
    goal=(5,),
    objectives=(3, 5),  # two, three and four players; scenario
    objective=(3, 5, 2, OBJECTIVES, 2),  # and table
    anchor=(3, 5, 2, MAX_SEATS, 2),  # and letter
    zone=(3, 5, 2, MAX_SEATS, 8, 2),
    zone_corners=(3, 5, MAX_SEATS),
    command_cost=(COMMANDS,),
    secret_points=(SECRET_CARDS,),
    secret_bonus=(SECRET_CARDS,),
    troop=byte(TROOPS, PROFILES),
    troop_faction=(TROOPS,),
    troop_points=(TROOPS,),
    troop_heroes=(TROOPS,),
    troop_made_for=(TROOPS,),
)

State = state(
    news=96,
    top=1,  # steps on the stack
    stack=small(40, 8),
    answer=1,  # the last choice, as an action
    sealed=(MAX_SEATS,),  # choices not yet revealed, as actions + 1
    turn=1,
    seat_a=1,  # who is A (AK-082)
    initiative=1,  # the winner of the last roll (AK-102), B before the first (AK-006)
    hand=1,  # who may activate now
    passes=1,  # in a row (AK-106)
    opened=1,  # the first activation of the turn is done (AK-104)
    points=(MAX_SEATS,),  # PS (AK-273)
    winner=1,  # NOBODY while it goes on, after a draw and when several share the victory
    sharing=1,  # bit set of the seats that share the victory (AK-258)
    ending=1,  # the rule that ended it
    active=1,  # the card being activated, or NOTHING
    # troops
    faction=(MAX_SEATS,),
    recruits=byte(MAX_SEATS, PROFILES),
    kind=small(FIGURES),  # the profile, NOTHING for none
    card=small(FIGURES),  # the first figure of its card
    twin=byte(
        FIGURES
    ),  # I, II, III among those of its profile in the troop, 0 alone; SHARED more if another troop has such a one
    here=byte(FIGURES),  # on the table
    x=small(FIGURES),
    y=small(FIGURES),
    hurt=small(FIGURES),  # boxes ticked
    pa=small(FIGURES),
    marks=number(FIGURES),
    acting=byte(FIGURES),  # takes part in the activation
    feared=wide(FIGURES),  # enemies it has rolled against this turn
    aimed=wide(FIGURES),  # targets shot at, neither having moved since (AK-212)
    focus=small(FIGURES),  # concentration
    components=small(FIGURES),
    stones=small(FIGURES),
    used=byte(FIGURES),  # formulas used this turn
    effects=small(FIGURES),  # still to come at this moment: bits of POISON_EFFECT, ...
    lasting=byte(FIGURES, 4),  # affinity effects: activations they still last (AK-183)
    harm=small(FIGURES),  # what a formula does to each, until it is suffered
    prayer=small(FIGURES),  # radius of an area, 0 for none
    foresight=small(FIGURES),
    removed=small(MAX_SEATS),  # figures lost so far
    fell=byte(FIGURES),  # the turn in which it was removed, 0 for none
    felled_by=byte(FIGURES),  # by which figure + 1, 0 for none
    lives=small(MAX_SEATS, MOST_TURNS),  # life boxes of each troop at the beginning of each turn
    # the table
    elements=1,
    element=small(ELEMENTS),  # its kind
    bearing=small(ELEMENTS),
    ex=small(ELEMENTS),
    ey=small(ELEMENTS),
    closed=1,  # elements as bit sets: those that no base enters, all of them in the basic game (AK-089, AK-220)
    barred=1,  # those closed to the path that is being looked for
    climbs=1,  # those that are climbed (AK-230)
    mire=1,  # those that are awkward (AK-228)
    thick=1,  # those that are cluttered (AK-229)
    clear=1,  # those that never block sight (AK-225)
    sparse=1,  # those of them that are sparse
    braced=1,  # those that have braced somebody this turn (AK-233)
    special=byte(ELEMENTS),  # effect + 1, 0 for none
    given=byte(MAX_SEATS),  # special effects given by each (AK-222)
    pawn=small(ELEMENTS),  # affinity + 1, 0 for none
    pawns=1,  # placed
    collected=1,
    placed=(MAX_SEATS,),  # elements of each
    pawns_left=byte(MAX_SEATS),  # to be placed by each (AK-090)
    pawns_owed=byte(MAX_SEATS),  # of these, so many in an enemy zone (AK-091)
    stopped=1,  # who announced the stop, or NOBODY
    spacing=1,
    objectives=1,
    ox=small(OBJECTIVES),
    oy=small(OBJECTIVES),
    owner=small(OBJECTIVES),  # NOBODY when neutral
    tokens=small(OBJECTIVES, MAX_SEATS),
    value=small(OBJECTIVES),  # of a chest
    opened_by=small(OBJECTIVES),
    due=(MAX_SEATS,),  # PS of chests opened since the last count
    templates=1,
    laid=small(TEMPLATES, 6),  # formula effect, x, y, bearing, turns left, also
    # what is being chosen
    spots=1,
    spot=small(SPOTS, 2),
    purpose=1,
    mover=1,
    reach=1,
    px=1,
    py=1,
    slow=1,  # what an awkward element takes from this move, in 1/256 u (AK-228)
    mired=1,  # it has been taken
    ways=1,  # points that the mover wants to pass (AK-022)
    way=small(WAYS, 2),
    leapt=1,  # the one leap of a move has been used (S03)
    trail_of=1,  # who moved last in this activation, or NOTHING
    trails=1,  # and on which path
    trail=small(TRAIL, 2),
    plan=small(LINES, 6),  # action, target, more targets, extra, estimate, formula
    further=wide(LINES),  # more targets of a Charge, as a bit set
    dice=small(4),  # faces
    dice_count=1,
    dice_extra=1,
    dice_colour=1,
    dice_base=1,  # the characteristic, for the tray
    pending=small(2, 4),  # shots rolled and not applied: victim, damage, shooter, target
    struck=wide(),  # enemies that have struck a figure as it leaves
    haze=1,  # in an imagined world: how far its distances are misjudged; 0 in the true one
    casting=1,  # formula being cast, or NOTHING
    caster=1,
    aim_at=1,
    aim_y=1,
    improved=(2,),
    extra=small(4),
    extras=1,
    # command and competitive mode
    first=1,  # the first player of the turn (AK-257)
    reserve=byte(MAX_SEATS),  # command points (AK-240)
    commands=small(MAX_SEATS),  # the hand of each, as a bit set
    held=byte(MAX_SEATS),  # how many cards that is
    called=byte(MAX_SEATS),  # the card of the turn + 1, once revealed
    orders=small(MAX_SEATS),  # cards in force this turn
    played=small(MAX_SEATS),  # cards spent (AK-243)
    secret=byte(MAX_SEATS),  # the secret objective + 1 (AK-250)
    trophy=small(MAX_SEATS),  # the costliest enemy card, or NOTHING (O04)
    gathered=byte(MAX_SEATS),  # pawns collected (O02)
    victory=byte(MAX_SEATS),  # victory points at the end (AK-251)
    fallen=(MAX_SEATS, 2),  # figures removed by COM rolls and by TIR rolls of each seat
)

# Steps: what the stack is made of
(
    SET_THE_TABLE, PLACE_ELEMENT, ELEMENT_CHOSEN, BEARING_CHOSEN, ELEMENT_PLACED, LAST_ELEMENT, LAST_ANSWERED, PLACE_PAWN,
    PAWN_CHOSEN, WHO_DEPLOYS, DEPLOY_ROLL, DEPLOY_CARD, CARD_CHOSEN, STATION_FIGURE, FIGURE_STATIONED, GIFT_CHOSEN,
    RELOCATED, VISION_CHOSEN, CROSSING_CHOSEN, QUICK_START, FIRST_TURN, NEW_TURN, INITIATIVE, INITIATIVE_ROLL,
    STARTER_NAMED, HAND, HAND_PLAYED, BEGIN_ACTIVATION, START_EFFECTS, START_EFFECT_CHOSEN, ROUND, DECLARE, DECLARED,
    TARGETED, MORE_TARGETS, MARKSMAN_ANSWERED, PAY_CHOSEN, LAID, COVERED, RESOLVE, ORDERED, END_ACTIVATION, ACT,
    ESTIMATED_EARLY, DISENGAGE, ROLLER_CHOSEN, FREE_ATTACKS, FREE_ATTACK_ANSWERED, MOVE, MOVED, CHARGE_START,
    CHARGE_ANSWERS, CHARGE_ANSWERED, CHARGE_CHECK, CHARGE_MOVE, FRIGHT, COMBAT, CARDS_CHOSEN, MASTER_ANSWERED, CLASH,
    ATTACK, ATTACK_KEPT, NET_ANSWERED, CHAIN_OFFER, CHAIN_ANSWERED, PARRY_ROLL, PARRY_KEPT, COUNTER_ANSWERED, HURT_STEP,
    GUARD_ANSWERED, EMPATHY_STEP, EMPATHY_ANSWERED, TICK, SHOT_ESTIMATED, SHOT_RANGE, SHOT_ANSWERED, TIR, TIR_KEPT,
    APPLY_SHOTS, AFTER_SHOT, FIRE_CHOSEN, DENIED, IMPROVE, IMPROVED, EXTRA_TARGETED, CAST_EFFECT, HARM, SHIFTED, GATHERED,
    HEIR_CHOSEN, MIXED, TURN_EFFECTS, DECLINE_ANSWERED, COUNT_POINTS, DENY, BREAK_OFF, BURN, COMBAT_OVER, EFFECT_CHOSEN,
    ENTHRALLED, RESERVES, RESERVES_CHOSEN, HANDS_CHOSEN, SECRETS_ASKED, SECRETS_CHOSEN, COMMAND_PHASE, COMMANDS_CHOSEN,
    CANCELLED, ORDERS, ORDER_CHOSEN, SUBJECT_CHOSEN, SABOTAGED, RECOVERY,
) = range(113)  # fmt: skip
