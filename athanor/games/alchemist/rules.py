"""Alchemist: the rules, in the order of the rulebook. AL-nnn names a rule; `athanor rules alchemist` lists them.

Vectors count grey, blue, orange, yellow, green. The *reserve* is common, a *stock* lies behind a player's screen.
"""

from athanor.kernel.rulebook import (
    ALL,
    Actions,
    below,
    byte,
    code,
    drawn,
    family,
    fill,
    numbered,
    of,
    only,
    record,
    rule,
    state,
    table,
    tell,
    total,
)

KINDS, CAULDRONS, TILES, MAX_SEATS = 5, 10, 10, 5
NOBODY, NOTHING = -1, -1
DIGITS = 4  # a recipe in an action has digits 0 to 3, so that a third cube of a type can be asked for, and refused

QUESTIONS = ("turn", "recipe", "tile", "tribute")
TURN, RECIPE, TILE, TRIBUTE = range(4)

ACTIONS = Actions(
    family("create", of("cauldrons", CAULDRONS), asked=TURN),
    family("copy", of("cauldrons", CAULDRONS), asked=TURN),
    family("take", of("ingredients", KINDS), asked=TURN),
    family("draw", asked=TURN),
    family("pass", asked=TURN),
    family("brew", code(KINDS, DIGITS), asked=RECIPE),
    family("tile", numbered(1, TILES), asked=TILE),
    family("tribute", of("ingredients", KINDS), asked=TRIBUTE),
)
CREATE, COPY, TAKE, DRAW, PASS, BREW, CHOOSE, GIVE = ACTIONS.firsts
END = ACTIONS.size
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


# Setup (AL-001 to AL-018)


@rule
def in_bag(box, s):
    """Cubes of each type in the bag (AL-008), more of them with three players in the German edition (AL-094)."""
    if s.seats == 3 and s.options[SETUP3] == 1:
        return box.in_bag_amigo
    return box.in_bag[s.seats]


@rule
def in_play(box, s):
    """Cubes of each type that take part: what was removed at setup never counts again (AL-009)."""
    return in_bag(box, s) + box.in_reserve[s.seats]


@rule
def setup(box, s):
    """Empty cauldrons (AL-016), all tiles available (AL-010), five seals each and scores of 0 (AL-011, AL-006)."""
    fill(s.maker, NOBODY)
    fill(s.tiles, 1)
    fill(s.reserve, box.in_reserve[s.seats])  # beside the board, seen by all (AL-017)
    fill(s.bag, in_bag(box, s))
    s.bag_size = KINDS * in_bag(box, s)
    fill(s.school, NOTHING)
    for seat in range(s.seats):
        s.seals[seat] = box.seals
        for _ in range(box.start_stock):
            draw_cube(s, seat)  # the bag is filled first, then each draws 12 in secret (AL-012)
    if s.options[SCHOOLS] == 0:
        deal_schools(s, NOBODY)
    s.first = below(s, s.seats) if s.options[FIRST] == 0 else s.options[FIRST] - 1  # AL-015
    begin_turn(s, s.first)


@rule
def deal_schools(s, keeper):
    """One school each, no two alike, the rest set aside unseen (AL-013, AL-014). The keeper keeps the one it has."""
    left = KINDS if keeper == NOBODY else KINDS - 1
    for seat in range(s.seats):
        if seat == keeper:
            continue
        k = below(s, left)
        left -= 1
        for kind in range(KINDS):
            taken = keeper != NOBODY and s.school[keeper] == kind
            for other in range(seat):
                taken |= other != keeper and s.school[other] == kind
            if not taken:
                if k == 0:
                    s.school[seat] = kind
                    break
                k -= 1


@rule
def draw_cube(s, seat):
    """One cube from the bag, each equally likely, into a stock of any size (AL-067)."""
    kind = drawn(s, s.bag, s.bag_size)
    s.bag[kind] -= 1
    s.bag_size -= 1
    s.stock[seat][kind] += 1
    s.cubes[seat] += 1
    return kind


# Turn order (AL-019 to AL-026)


@rule
def begin_turn(s, seat):
    """The seat must carry out exactly one action (AL-020)."""
    s.seat = seat
    s.to_act = only(seat)
    ask(s, TURN)
    s.cauldron = NOTHING
    s.brewing = NOTHING


@rule
def ask(s, question):
    """All but the first question of a turn may be taken back: the last one commits."""
    s.asks = question
    s.open = 0 if question == TURN else 1


@rule
def must_open(s):
    """With two players the match begins with a creation of value 5 or more (AL-024): that one turn only (AL-025), and at
    no other number of players (AL-026)."""
    return s.seats == 2 and s.turn == 0


@rule
def may_open_with(box, s, tile):
    """The opening of AL-024 asks for a tile of some value."""
    return not must_open(s) or box.tile_value[tile] >= box.opening_value


@rule
def can_act(box, s, seat):
    """Some action is possible: otherwise the seat passes (AL-022), and not otherwise (AL-021)."""
    if s.bag_size > 0 or total(s.reserve) > 0:
        return True
    for c in range(CAULDRONS):
        if refusal_to_create(box, s, seat, c) == 0 or refusal_to_copy(s, seat, c) == 0:
            return True
    return False


@rule
def end_turn(box, s):
    """The turn goes on clockwise (AL-019, AL-023); whoever cannot act passes, and nothing else happens (AL-022)."""
    while True:
        s.turn += 1
        seat = (s.first + s.turn) % s.seats
        if seat == s.first and end_round(box, s):
            return
        begin_turn(s, seat)
        if can_act(box, s, seat):
            return
        tell(s, ALL, 22, seat)


# Create a new potion (AL-027 to AL-045)


@rule
def digit(recipe, kind):
    """How many cubes of a type a recipe of an action has (AL-005)."""
    return recipe // PLACE4[kind] % DIGITS


@rule
def size(recipe):
    n = 0
    for kind in range(KINDS):
        n += digit(recipe, kind)
    return n


@rule
def entry_of(recipe):
    """Where the Compendium records a recipe: other numbers of the same types are another recipe (AL-033)."""
    n = 0
    for kind in range(KINDS):
        n += digit(recipe, kind) * PLACE3[kind]
    return n


@rule
def find_recipe(box, s, seat, c, moves):
    """Write the legal recipes of a cauldron (AL-029 to AL-032), in the order of their key; their number."""
    x, y, z = box.admits[c][0], box.admits[c][1], box.admits[c][2]
    stock = s.stock[seat]
    n = 0
    for i in range(min(box.most_same, stock[x]) + 1):
        for j in range(min(box.most_same, stock[y]) + 1):
            for k in range(min(box.most_same, stock[z]) + 1):
                if 1 <= i + j + k <= box.most_cubes and s.known[i * PLACE3[x] + j * PLACE3[y] + k * PLACE3[z]] == 0:
                    moves[n] = BREW + i * PLACE4[x] + j * PLACE4[y] + k * PLACE4[z]
                    n += 1
    return n


@rule
def some_recipes(box, s, seat, c, enough):
    """(how many recipes the cauldron admits from this stock, counted up to `enough`; the last one counted)."""
    x, y, z = box.admits[c][0], box.admits[c][1], box.admits[c][2]
    stock = s.stock[seat]
    n, found = 0, NOTHING
    for i in range(min(box.most_same, stock[x]) + 1):
        for j in range(min(box.most_same, stock[y]) + 1):
            for k in range(min(box.most_same, stock[z]) + 1):
                if 1 <= i + j + k <= box.most_cubes and s.known[i * PLACE3[x] + j * PLACE3[y] + k * PLACE3[z]] == 0:
                    n, found = n + 1, i * PLACE4[x] + j * PLACE4[y] + k * PLACE4[z]
                    if n == enough:
                        return n, found
    return n, found


@rule
def refusal_to_create(box, s, seat, c):
    """A seal (AL-027), an empty cauldron (AL-028) and a recipe for it (AL-034). Empty piles are no obstacle (AL-042)."""
    if s.seals[seat] == 0:
        return 27
    if s.maker[c] != NOBODY:
        return 28
    if some_recipes(box, s, seat, c, 1)[0] == 0:
        return 34
    return 0


@rule
def refusal_of_recipe(box, s, seat, recipe):
    """1 to 5 cubes of the own stock (AL-029), none that the cauldron produces (AL-030), at most two of a type (AL-031),
    and not on the board yet, whoever made it (AL-032)."""
    for product in box.produces[s.cauldron]:
        if digit(recipe, product) > 0:
            return 30
    for kind in range(KINDS):
        if digit(recipe, kind) > box.most_same:
            return 31
    if not 1 <= size(recipe) <= box.most_cubes:
        return 29
    for kind in range(KINDS):
        if digit(recipe, kind) > s.stock[seat][kind]:
            return 29
    if s.known[entry_of(recipe)] == 1:
        return 32
    return 0


@rule
def refusal_of_tile(box, s, tile):
    """Any available tile, whatever the recipe (AL-037); one on a cauldron stays there (AL-038)."""
    if s.tiles[tile] == 0:
        return 38
    if not may_open_with(box, s, tile):
        return 24
    return 0


@rule
def only_tile(box, s):
    found = NOTHING
    for tile in range(TILES):
        if refusal_of_tile(box, s, tile) == 0:
            if found != NOTHING:
                return NOTHING
            found = tile
    return found


@rule
def choose_cauldron(box, s, seat, c):
    s.cauldron = c
    ask(s, RECIPE)
    n, recipe = some_recipes(box, s, seat, s.cauldron, 2)
    if n == 1:  # there is no other: it is chosen by itself
        choose_recipe(box, s, seat, recipe)


@rule
def choose_recipe(box, s, seat, recipe):
    s.brewing = recipe
    ask(s, TILE)
    tile = only_tile(box, s)
    if tile != NOTHING:
        create(box, s, seat, tile)


@rule
def create(box, s, seat, tile):
    """Seal, cubes, tile, score, products, in this order (AL-045): one potion (AL-004), of at most five a player and ten in
    all (AL-044)."""
    c = s.cauldron
    s.maker[c] = seat
    s.seals[seat] -= 1  # the seal stays until the end (AL-035)
    for kind in range(KINDS):
        pay(s, seat, kind, digit(s.brewing, kind))
        s.recipe[c][kind] = digit(s.brewing, kind)  # and so do the cubes (AL-036)
    s.known[entry_of(s.brewing)] = 1
    s.tile[c] = tile + 1
    s.tiles[tile] = 0
    tell(s, ALL, 45, seat, c, s.brewing, box.tile_value[tile])
    gain(box, s, seat, box.tile_value[tile], 39)  # AL-039
    receive_products(box, s, seat, c, 40)
    end_turn(box, s)


@rule
def pay(s, seat, kind, cubes):
    """Cubes leave a stock in sight of all: what others know to be there shrinks with it."""
    s.stock[seat][kind] -= cubes
    s.cubes[seat] -= cubes
    s.floor[seat][kind] = max(0, s.floor[seat][kind] - cubes)


@rule
def receive(s, seat, kind):
    """One cube enters a stock in sight of all."""
    s.stock[seat][kind] += 1
    s.cubes[seat] += 1
    s.floor[seat][kind] += 1


@rule
def take_from_reserve(box, s, seat, kind):
    """The reserve never receives a cube before the end (AL-066); a pile that empties is exhausted (AL-075)."""
    s.reserve[kind] -= 1
    receive(s, seat, kind)
    if s.reserve[kind] == 0:
        tell(s, ALL, 75, kind, exhausted(s))
        if exhausted(s) == box.exhausted_to_end:
            tell(s, ALL, 77)


@rule
def receive_products(box, s, seat, c, news):
    """One cube of each of the two types (AL-040, AL-055), as the last step and never refused (AL-043); what the reserve
    lacks is lost (AL-041)."""
    for kind in box.produces[c]:
        if s.reserve[kind] > 0:
            tell(s, ALL, news, seat, kind)
            take_from_reserve(box, s, seat, kind)
        else:
            tell(s, ALL, 41, seat, kind)


# Copy an existing potion (AL-046 to AL-059)


@rule
def refusal_to_copy(s, seat, c):
    """Another player's potion (AL-046) whose whole recipe is in the stock (AL-047). No seal, tile or empty cauldron is
    needed (AL-048), empty piles are no obstacle (AL-058), and nothing limits how often (AL-057)."""
    if s.maker[c] == NOBODY or s.maker[c] == seat:
        return 46
    for kind in range(KINDS):
        if s.stock[seat][kind] < s.recipe[c][kind]:
            return 47
    return 0


@rule
def only_tribute(s, c):
    """The tribute of a recipe of one type (AL-053), or NOTHING."""
    found = NOTHING
    for kind in range(KINDS):
        if s.recipe[c][kind] > 0:
            if found != NOTHING:
                return NOTHING
            found = kind
    return found


@rule
def choose_potion(box, s, seat, c):
    s.cauldron = c
    ask(s, TRIBUTE)
    kind = only_tribute(s, c)
    if kind != NOTHING:
        copy(box, s, seat, kind)


@rule
def copy(box, s, seat, tribute):
    """Cubes out (AL-049), tribute, removal, score, products, in this order (AL-059). The potion stays as it is (AL-056).

    The tribute is one of the cubes used (AL-050, AL-051); the others leave the game (AL-052), none of a single one
    (AL-053). No cube passes between players in any other way (AL-069). Only the copier scores (AL-054).
    """
    c = s.cauldron
    maker = s.maker[c]
    for kind in range(KINDS):
        pay(s, seat, kind, s.recipe[c][kind])
        s.out[kind] += s.recipe[c][kind] - (1 if kind == tribute else 0)
    receive(s, maker, tribute)
    tell(s, ALL, 49, seat, c, maker)
    tell(s, ALL, 50, seat, tribute, maker, total(s.recipe[c]) - 1)
    gain(box, s, seat, box.tile_value[s.tile[c] - 1], 54)
    receive_products(box, s, seat, c, 55)
    end_turn(box, s)


# Take ingredients (AL-060 to AL-066)


@rule
def take(box, s, seat, kind):
    """One cube of a chosen type from the reserve (AL-060), seen by all (AL-065)."""
    tell(s, ALL, 60, seat, kind)
    take_from_reserve(box, s, seat, kind)
    end_turn(box, s)


@rule
def draw(box, s, seat):
    """Two cubes from the bag, or the last one (AL-062): the others see how many, the drawer sees which (AL-065)."""
    count = min(box.draw, s.bag_size)
    tell(s, ALL, 62, seat, count)
    for _ in range(count):
        tell(s, only(seat), 65, draw_cube(s, seat))
    end_turn(box, s)


# Score track (AL-070 to AL-074)


@rule
def gain(box, s, seat, points, news):
    """Scores only grow (AL-006). Each lap of the track is worth 50 (AL-070): a token shows one (AL-071), its other side two
    (AL-072), and from three on the number alone tells (AL-073)."""
    laps = s.score[seat] // box.lap
    s.score[seat] += points
    tell(s, ALL, news, seat, points, s.score[seat])
    if laps < 1 and s.score[seat] >= box.lap:
        tell(s, ALL, 71, seat)
    if laps < 2 and s.score[seat] >= 2 * box.lap:
        tell(s, ALL, 72, seat)


# End of the game (AL-075 to AL-079)


@rule
def exhausted(s):
    """Types of which the reserve holds none, whatever lies elsewhere (AL-075)."""
    n = 0
    for kind in range(KINDS):
        if s.reserve[kind] == 0:
            n += 1
    return n


@rule
def end_round(box, s):
    """The match ends if three types are exhausted at the end of a round (AL-076), and for no other reason (AL-079): never
    inside a round (AL-077), so that all have had the same number of turns (AL-078)."""
    if exhausted(s) < box.exhausted_to_end:
        return False
    tell(s, ALL, 76, s.turn // s.seats)
    count_out(box, s)
    s.to_act = 0
    ask(s, TURN)
    s.cauldron = NOTHING
    s.brewing = NOTHING
    return True


# Final scoring (AL-080 to AL-093)


@rule
def pool(s, kind):
    """Reserve and all stocks together (AL-081): not cauldrons, bag or what left the game (AL-082)."""
    n = s.reserve[kind]
    for seat in range(s.seats):
        n += s.stock[seat][kind]
    return n


@rule
def played(s, kind):
    """Some player belongs to this school: the others take no rank (AL-088)."""
    for seat in range(s.seats):
        if s.school[seat] == kind:
            return True
    return False


@rule
def rank(s, school):
    """Fewest cubes in the pool first (AL-084). Equal numbers share a rank (AL-085), and none is skipped after (AL-086)."""
    place = 0
    mine = pool(s, school)
    for kind in range(KINDS):
        fewer = played(s, kind) and pool(s, kind) < mine
        for other in range(kind):  # a number that is shared counts once
            fewer = fewer and not (played(s, other) and pool(s, other) == pool(s, kind))
        if fewer:
            place += 1
    return place


@rule
def count_out(box, s):
    """One point for two cubes (AL-080), counted before the stocks are poured together (AL-093, AL-081); then schools are
    revealed (AL-083) and rewarded by rank (AL-087). All of it is added to the score (AL-089)."""
    for seat in range(s.seats):
        s.stock_points[seat] = s.cubes[seat] // box.cubes_per_point
        gain(box, s, seat, s.stock_points[seat], 80)
    if s.options[SCHOOLS] == 0:
        for seat in range(s.seats):
            place = rank(s, s.school[seat])
            s.reward[seat] = box.rewards[s.seats][place]
            tell(s, ALL, 83, seat, s.school[seat], pool(s, s.school[seat]), place + 1)
            gain(box, s, seat, s.reward[seat], 87)
    for seat in range(s.seats):
        if is_first(s, seat):
            tell(s, ALL, 90, seat, s.score[seat])


@rule
def is_ahead(s, a, b):
    """The larger total (AL-090), then the larger school reward (AL-091); equal in both, they share the place (AL-092)."""
    return s.score[a] > s.score[b] or (s.score[a] == s.score[b] and s.reward[a] > s.reward[b])


@rule
def is_first(s, seat):
    for other in range(s.seats):
        if is_ahead(s, other, seat):
            return False
    return True


@rule
def score(box, s, sheet):
    """Total, then the school's reward as tie-break (AL-090 to AL-092). Without schools it is 0 for all (AL-095)."""
    for seat in range(s.seats):
        sheet[seat][0] = s.score[seat]
        sheet[seat][1] = s.reward[seat]
        sheet[seat][2] = 0
        sheet[seat][3] = 0


# The kernel's questions


@rule
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0. Two to five players take part (AL-001), each with a
    colour of its own (AL-011); ten cauldrons produce the ten pairs of types (AL-003)."""
    if s.asks == TURN:
        if action >= BREW:
            return 59 if action >= GIVE else 45
        if must_open(s) and action >= COPY:
            return 24
        if action < COPY:
            return refusal_to_create(box, s, seat, action - CREATE)
        if action < TAKE:
            return refusal_to_copy(s, seat, action - COPY)
        if action < DRAW:
            return 61 if s.reserve[action - TAKE] == 0 else 0  # AL-061; nothing but the bag may be left (AL-064)
        if action == DRAW:
            return 63 if s.bag_size == 0 else 0  # AL-063
        return 21 if can_act(box, s, seat) else 0  # AL-021
    if s.asks == TRIBUTE:
        if action < GIVE:
            return 59
        return 51 if s.recipe[s.cauldron][action - GIVE] == 0 else 0
    if s.asks == RECIPE and BREW <= action < CHOOSE:
        return refusal_of_recipe(box, s, seat, action - BREW)
    if s.asks == TILE and CHOOSE <= action < GIVE:
        return refusal_of_tile(box, s, action - CHOOSE)
    return 45


@rule
def legal(box, s, seat, moves):
    """As `refusal` says; written out because a recipe is one of a thousand codes and at most 25 are legal."""
    if s.asks == RECIPE:
        return find_recipe(box, s, seat, s.cauldron, moves)
    start, end = CREATE, BREW
    if s.asks == TILE:
        start, end = CHOOSE, GIVE
    elif s.asks == TRIBUTE:
        start, end = GIVE, END
    n = 0
    for action in range(start, end):
        if refusal(box, s, seat, action) == 0:
            moves[n] = action
            n += 1
    return n


@rule
def apply(box, s, seat, action):
    """One choice. Exactly one of create, copy and take makes a turn (AL-020); a turn is one action of a round (AL-007)."""
    if action < COPY:
        choose_cauldron(box, s, seat, action - CREATE)
    elif action < TAKE:
        choose_potion(box, s, seat, action - COPY)
    elif action < DRAW:
        take(box, s, seat, action - TAKE)
    elif action == DRAW:
        draw(box, s, seat)
    elif action == PASS:
        tell(s, ALL, 22, seat)
        end_turn(box, s)
    elif action < CHOOSE:
        choose_recipe(box, s, seat, action - BREW)
    elif action < GIVE:
        create(box, s, seat, action - CHOOSE)
    else:
        copy(box, s, seat, action - GIVE)


@rule
def hide(box, s, seat):
    """The bag and the other stocks and schools (AL-065, AL-068, AL-013), until the end; and the choices that another seat
    has not committed."""
    if s.to_act == 0:
        return
    fill(s.bag, 0)
    for other in range(s.seats):
        if other != seat:
            fill(s.stock[other], 0)
            s.school[other] = NOTHING
    if s.seat != seat:
        ask(s, TURN)
        s.cauldron = NOTHING
        s.brewing = NOTHING


@rule
def imagine(box, s, seat):
    """Deal what the seat cannot see: every stock has its size and at least its floor, the rest lies in the bag."""
    if s.to_act == 0:
        return
    for kind in range(KINDS):
        unseen = in_play(box, s) - s.reserve[kind] - s.out[kind]
        for c in range(CAULDRONS):
            unseen -= s.recipe[c][kind]
        for other in range(s.seats):
            if other != seat:
                s.stock[other][kind] = s.floor[other][kind]
            unseen -= s.stock[other][kind]
        s.bag[kind] = unseen
    s.bag_size = total(s.bag)
    for other in range(s.seats):
        if other != seat:
            missing = s.cubes[other] - total(s.floor[other])
            s.cubes[other] -= missing
            for _ in range(missing):
                draw_cube(s, other)
    if s.options[SCHOOLS] == 0:
        deal_schools(s, seat)


# What a bot that looks one ply ahead goes by. The search plays to the end instead.


@rule
def best_next(box, s, seat):
    """The most points that the seat could score with one action, if it were its turn."""
    best = 0
    for c in range(CAULDRONS):
        if s.maker[c] == NOBODY:
            if s.seals[seat] > 0 and s.cubes[seat] > 0:
                for tile in range(TILES):
                    if s.tiles[tile] == 1:
                        best = max(best, box.tile_value[tile])
        elif refusal_to_copy(s, seat, c) == 0:
            best = max(best, box.tile_value[s.tile[c] - 1])
    return best


@rule
def estimate(box, s, out):
    """Points as they stand, cubes and the best next action as points to come, and the school's rank as of now."""
    best, second = -1.0, -1.0
    for seat in range(s.seats):
        value = s.score[seat] + 0.6 * s.cubes[seat] + 0.7 * best_next(box, s, seat)
        if s.options[SCHOOLS] == 0:
            value += 0.6 * box.rewards[s.seats][rank(s, s.school[seat])]
        out[seat] = value
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    for seat in range(s.seats):
        rival = second if out[seat] == best else best
        out[seat] = max(0.0, min(1.0, 0.5 + (out[seat] - rival) / 60.0))


# Invariants


@rule
def check(box, before, s):
    """0, or the number of the invariant that does not hold after an action."""
    for kind in range(KINDS):
        n = s.bag[kind] + s.reserve[kind] + s.out[kind]
        low = min(s.bag[kind], s.reserve[kind])
        for seat in range(s.seats):
            n += s.stock[seat][kind]
            low = min(low, s.stock[seat][kind])
        for c in range(CAULDRONS):
            n += s.recipe[c][kind]
        if n != in_play(box, s):
            return 1
        if low < 0:
            return 2
        if s.reserve[kind] > before.reserve[kind] or s.bag[kind] > before.bag[kind]:
            return 3
    potions, free, values, entries = 0, total(s.tiles), 0, 0
    for c in range(CAULDRONS):
        potion = s.maker[c] != NOBODY
        cubes = total(s.recipe[c])
        if potion != (s.tile[c] > 0) or potion != (1 <= cubes <= box.most_cubes):
            return 4
        for kind in range(KINDS):
            if s.recipe[c][kind] > box.most_same:
                return 4
        for kind in box.produces[c]:
            if s.recipe[c][kind] > 0:
                return 4
        for other in range(c):
            same = potion
            for kind in range(KINDS):
                same = same and s.recipe[other][kind] == s.recipe[c][kind]
            if same:
                return 5
        if potion:
            potions += 1
            values += s.tile[c]
    for tile in range(TILES):
        values += (tile + 1) * s.tiles[tile]
    for entry in range(243):
        entries += s.known[entry]
    if free != CAULDRONS - potions or values != TILES * (TILES + 1) // 2 or entries != potions:
        return 6
    return check_seats(box, before, s)


@rule
def is_worth(before, s, points):
    """Points come from the potion just made, or else from one that could be copied."""
    copied = False
    for c in range(CAULDRONS):
        if s.maker[c] != before.maker[c]:
            return points == s.tile[c]
        copied = copied or (s.maker[c] != NOBODY and points == s.tile[c])
    return copied


@rule
def check_seats(box, before, s):
    """The invariants of each player, and of the round."""
    gone = total(s.out) - total(before.out)
    for seat in range(s.seats):
        own = 0
        for c in range(CAULDRONS):
            if s.maker[c] == seat:
                own += 1
        if s.seals[seat] + own != box.seals:
            return 7
        points = s.score[seat] - before.score[seat] - s.stock_points[seat] - s.reward[seat]
        if points != 0 and (seat != before.seat or points < 1 or points > 10):
            return 8
        if points != 0 and not is_worth(before, s, points):
            return 9
        change = s.cubes[seat] - before.cubes[seat]
        if seat != before.seat and change != 0 and (change != 1 or points != 0):
            return 10
        if s.cubes[seat] != total(s.stock[seat]):
            return 10
        for kind in range(KINDS):
            if s.floor[seat][kind] > s.stock[seat][kind]:
                return 17
        for other in range(seat):
            if s.options[SCHOOLS] == 0 and s.school[other] == s.school[seat]:
                return 12
        if s.school[seat] != before.school[seat] or (s.school[seat] == NOTHING) != (s.options[SCHOOLS] == 1):
            return 12
    if gone < 0 or gone >= box.most_cubes:
        return 11
    if s.to_act != 0 and s.turn % s.seats == 0 and exhausted(s) >= box.exhausted_to_end:
        return 13
    if s.turn >= 4 * KINDS * in_play(box, s) + 15 or (s.to_act == 0 and s.turn % s.seats != 0):
        return 14
    if s.to_act == 0 and s.options[SCHOOLS] == 0:
        best = 0
        for seat in range(s.seats):
            best = max(best, s.reward[seat])
        if best != box.rewards[s.seats][0]:
            return 16
    return 0
