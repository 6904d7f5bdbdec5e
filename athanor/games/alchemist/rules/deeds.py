"""What a choice does: a potion created or copied, ingredients taken."""

from athanor.kernel.rulebook import ALL, only, rule, tell, total

from . import pieces as p
from .cubes import draw_cube, pay, receive, receive_products, take_from_reserve
from .pieces import A, Q, Z
from .potions import digit, entry_of, only_tile, only_tribute, some_recipes
from .scoring import gain
from .turns import ask, end_turn


@rule
def apply(box, s, seat, action):
    """One choice. Exactly one of create, copy and take makes a turn (AL-020); a turn is one action of a round (AL-007)."""
    if action <= Z.create:
        choose_cauldron(box, s, seat, action - A.create)
    elif action <= Z.copy:
        choose_potion(box, s, seat, action - A.copy)
    elif action <= Z.take:
        take(box, s, seat, action - A.take)
    elif action == A.draw:
        draw(box, s, seat)
    elif action == A.pass_:
        tell(s, ALL, 22, seat)
        end_turn(box, s)
    elif action <= Z.brew:
        choose_recipe(box, s, seat, action - A.brew)
    elif action <= Z.tile:
        create(box, s, seat, action - A.tile)
    else:
        copy(box, s, seat, action - A.tribute)


# Create a new potion (AL-027 to AL-045)


@rule
def choose_cauldron(box, s, seat, c):
    """An empty cauldron (AL-028): the recipe is chosen next."""
    s.cauldron = c
    ask(s, Q.recipe)
    n, recipe = some_recipes(box, s, seat, s.cauldron, 2)
    if n == 1:  # there is no other: it is chosen by itself
        choose_recipe(box, s, seat, recipe)


@rule
def choose_recipe(box, s, seat, recipe):
    """Cubes of the own stock (AL-029): the tile is chosen next, unless one alone is left."""
    s.brewing = recipe
    ask(s, Q.tile)
    tile = only_tile(box, s)
    if tile != p.NOTHING:
        create(box, s, seat, tile)


@rule
def create(box, s, seat, tile):
    """Seal, cubes, tile, score, products, in this order (AL-045): one potion (AL-004), of at most five a player and ten in
    all (AL-044)."""
    c = s.cauldron
    s.maker[c] = seat
    s.seals[seat] -= 1  # the seal stays until the end (AL-035)
    for kind in range(p.KINDS):
        pay(s, seat, kind, digit(s.brewing, kind))
        s.recipe[c][kind] = digit(s.brewing, kind)  # and so do the cubes (AL-036)
    s.known[entry_of(s.brewing)] = 1
    s.tile[c] = tile + 1
    s.tiles[tile] = 0
    tell(s, ALL, 45, seat, c, s.brewing, box.tile_value[tile])
    gain(box, s, seat, box.tile_value[tile], 39)  # AL-039
    receive_products(box, s, seat, c, 40)
    end_turn(box, s)


# Copy an existing potion (AL-046 to AL-059)


@rule
def choose_potion(box, s, seat, c):
    """Another player's potion (AL-046): the tribute is chosen next, unless its cubes are all of one type."""
    s.cauldron = c
    ask(s, Q.tribute)
    kind = only_tribute(s, c)
    if kind != p.NOTHING:
        copy(box, s, seat, kind)


@rule
def copy(box, s, seat, tribute):
    """Cubes out (AL-049), tribute, removal, score, products, in this order (AL-059). The potion stays as it is (AL-056).

    The tribute is one of the cubes used (AL-050, AL-051); the others leave the game (AL-052), none of a single one
    (AL-053). No cube passes between players in any other way (AL-069). Only the copier scores (AL-054).
    """
    c = s.cauldron
    maker = s.maker[c]
    for kind in range(p.KINDS):
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
