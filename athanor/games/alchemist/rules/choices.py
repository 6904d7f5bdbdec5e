"""What may be chosen: the rule that forbids an action, and what is left."""

from athanor.kernel.rulebook import BY_REFUSAL, rule

from .pieces import A, Q, Z
from .potions import find_recipe, must_open, refusal_of_recipe, refusal_of_tile, refusal_to_copy, refusal_to_create
from .turns import can_act


@rule
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0. Two to five players take part (AL-001), each with a
    colour of its own (AL-011); ten cauldrons produce the ten pairs of types (AL-003)."""
    if s.asks == Q.turn:
        if action >= A.brew:
            return 59 if action >= A.tribute else 45
        if must_open(s) and action >= A.copy:
            return 24
        if action <= Z.create:
            return refusal_to_create(box, s, seat, action - A.create)
        if action <= Z.copy:
            return refusal_to_copy(s, seat, action - A.copy)
        if action <= Z.take:
            return 61 if s.reserve[action - A.take] == 0 else 0  # AL-061; nothing but the bag may be left (AL-064)
        if action == A.draw:
            return 63 if s.bag_size == 0 else 0  # AL-063
        return 21 if can_act(box, s, seat) else 0  # AL-021
    if s.asks == Q.tribute:
        if action < A.tribute:
            return 59
        return 51 if s.recipe[s.cauldron][action - A.tribute] == 0 else 0
    if s.asks == Q.recipe and A.brew <= action <= Z.brew:
        return refusal_of_recipe(box, s, seat, action - A.brew)
    if s.asks == Q.tile and A.tile <= action <= Z.tile:
        return refusal_of_tile(box, s, action - A.tile)
    return 45


@rule
def legal(box, s, seat, moves):
    """As `refusal` says; recipes are written out because there are a thousand codes and at most 25 are legal."""
    return find_recipe(box, s, seat, s.cauldron, moves) if s.asks == Q.recipe else BY_REFUSAL
