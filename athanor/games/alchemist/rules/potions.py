"""What may be created (AL-024 to AL-038) and copied (AL-046 to AL-053)."""

from athanor.kernel.rulebook import rule

from . import pieces as p
from .pieces import A

# Recipes (AL-029 to AL-034)


@rule
def digit(recipe, kind):
    """How many cubes of a type a recipe of an action has (AL-005)."""
    return recipe // p.PLACE4[kind] % p.DIGITS


@rule
def size(recipe):
    """How many cubes a recipe of an action has."""
    n = 0
    for kind in range(p.KINDS):
        n += digit(recipe, kind)
    return n


@rule
def entry_of(recipe):
    """Where the Compendium records a recipe: other numbers of the same types are another recipe (AL-033)."""
    n = 0
    for kind in range(p.KINDS):
        n += digit(recipe, kind) * p.PLACE3[kind]
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
                if 1 <= i + j + k <= box.most_cubes and s.known[i * p.PLACE3[x] + j * p.PLACE3[y] + k * p.PLACE3[z]] == 0:
                    moves[n] = A.brew + i * p.PLACE4[x] + j * p.PLACE4[y] + k * p.PLACE4[z]
                    n += 1
    return n


@rule
def some_recipes(box, s, seat, c, enough):
    """(how many recipes the cauldron admits from this stock, counted up to `enough`; the last one counted)."""
    x, y, z = box.admits[c][0], box.admits[c][1], box.admits[c][2]
    stock = s.stock[seat]
    n, found = 0, p.NOTHING
    for i in range(min(box.most_same, stock[x]) + 1):
        for j in range(min(box.most_same, stock[y]) + 1):
            for k in range(min(box.most_same, stock[z]) + 1):
                if 1 <= i + j + k <= box.most_cubes and s.known[i * p.PLACE3[x] + j * p.PLACE3[y] + k * p.PLACE3[z]] == 0:
                    n, found = n + 1, i * p.PLACE4[x] + j * p.PLACE4[y] + k * p.PLACE4[z]
                    if n == enough:
                        return n, found
    return n, found


# Create (AL-024 to AL-038)


@rule
def refusal_to_create(box, s, seat, c):
    """A seal (AL-027), an empty cauldron (AL-028) and a recipe for it (AL-034). Empty piles are no obstacle (AL-042)."""
    if s.seals[seat] == 0:
        return 27
    if s.maker[c] != p.NOBODY:
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
    for kind in range(p.KINDS):
        if digit(recipe, kind) > box.most_same:
            return 31
    if not 1 <= size(recipe) <= box.most_cubes:
        return 29
    for kind in range(p.KINDS):
        if digit(recipe, kind) > s.stock[seat][kind]:
            return 29
    if s.known[entry_of(recipe)] == 1:
        return 32
    return 0


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
def refusal_of_tile(box, s, tile):
    """Any available tile, whatever the recipe (AL-037); one on a cauldron stays there (AL-038)."""
    if s.tiles[tile] == 0:
        return 38
    if not may_open_with(box, s, tile):
        return 24
    return 0


@rule
def only_tile(box, s):
    """The one tile that may be chosen, or NOTHING if there are several."""
    found = p.NOTHING
    for tile in range(p.TILES):
        if refusal_of_tile(box, s, tile) == 0:
            if found != p.NOTHING:
                return p.NOTHING
            found = tile
    return found


# Copy (AL-046 to AL-053)


@rule
def refusal_to_copy(s, seat, c):
    """Another player's potion (AL-046) whose whole recipe is in the stock (AL-047). No seal, tile or empty cauldron is
    needed (AL-048), empty piles are no obstacle (AL-058), and nothing limits how often (AL-057)."""
    if s.maker[c] == p.NOBODY or s.maker[c] == seat:
        return 46
    for kind in range(p.KINDS):
        if s.stock[seat][kind] < s.recipe[c][kind]:
            return 47
    return 0


@rule
def only_tribute(s, c):
    """The tribute of a recipe of one type (AL-053), or NOTHING."""
    found = p.NOTHING
    for kind in range(p.KINDS):
        if s.recipe[c][kind] > 0:
            if found != p.NOTHING:
                return p.NOTHING
            found = kind
    return found
