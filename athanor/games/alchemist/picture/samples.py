"""How matches of Alchemist are played for samples: a recipe is composed on the screen."""

from __future__ import annotations

from athanor.drawing.samples import Walk
from athanor.games.alchemist.rules.pieces import KINDS, Q
from athanor.kernel.match import Match


def composed(match: Match, seat: int) -> str:
    """The cubes of some legal recipe, one short."""
    if match.state.asks != Q.recipe:
        return ""
    recipes = [match.notation(action).split()[1] for action in match.legal(seat)]
    recipe = max(recipes, key=lambda key: (sum(map(int, key)), key))
    kind = next(kind for kind in range(KINDS) if recipe[kind] != "0")
    return recipe[:kind] + str(int(recipe[kind]) - 1) + recipe[kind + 1 :]


WALK = Walk(draft=composed)
