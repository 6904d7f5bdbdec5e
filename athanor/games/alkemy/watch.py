"""What a designer of Alkemy asks: when and by which rule matches end, what troops lose, which combat cards, formulas, command
cards and secret objectives are used, and which objectives are reached, whether they were chosen or not."""

from __future__ import annotations

from typing import Any

from athanor.games.alkemy.rules.objectives import accomplished
from athanor.kernel.loading import load
from athanor.kernel.match import Match
from athanor.kernel.watching import Watched, actions_of, counted

USED = {"card": "combat", "formula": "formula", "command": "command"}  # words of notation, and what is counted under


def reached(match: Match, state: Any, seat: int) -> list[str]:
    """The secret objectives that are reached as the table stands, chosen or not (AK-251)."""
    box = match.box.records(load(match.game.slug, compiled=False))[0]
    cards = match.box.components.secrets
    return [card.id for number, card in enumerate(cards) if accomplished(box, state, seat, number)]


def after(match: Match, kept: Any) -> Watched:
    """All of it stands in the lines and in the last state."""
    state, box = match.state, match.box.components
    columns, things = [], []
    for seat, actions in enumerate(actions_of(match)):
        words = [action.split() for action in actions]
        secret = int(state.secret[seat])
        columns.append(
            {
                "scenario_points": int(state.points[seat]),
                "lost": int(state.removed[seat]),
                "victory_points": int(state.victory[seat]),
            }
        )
        things.append(
            {
                "faction": {box.factions[state.faction[seat]].id: 1},
                "muster": counted([word[1] for word in words if word[0] == "muster"]),
                "secret": {box.secrets[secret - 1].id: 1} if secret else {},
                "reached": counted(reached(match, state, seat)),
                **{kind: counted([word[1] for word in words if word[0] == verb]) for verb, kind in USED.items()},
            }
        )
    return Watched({"turns": int(state.turn), "ended": match.game.rule_id(int(state.ending))}, columns, things)
