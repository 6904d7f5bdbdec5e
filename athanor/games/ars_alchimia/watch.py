"""What a designer of Ars Alchimia asks: orders and points by level, the Atelier card of year 1, the assistants."""

from __future__ import annotations

from collections import Counter

from athanor.kernel.match import Match
from athanor.kernel.watching import Watched

DEALT, DISMISSED, HIRED, SCORED, PERFECT, DISTILLED = 41, 55, 121, 155, 156, 164  # the rules behind the news
LEVELS = ("C", "B", "A")


class Heard:
    """What the news told of each seat."""

    def __init__(self, match: Match) -> None:
        self.sums: list[Counter[str]] = [Counter() for _ in range(match.seats)]
        self.things: list[dict[str, Counter[str]]] = [
            {"atelier": Counter(), "hired": Counter(), "dismissed": Counter()} for _ in range(match.seats)
        ]

    def hear(self, match: Match) -> None:
        box = match.box.components
        for _, rule, seat, what, points, *_ in match.told():
            if rule == DEALT and not self.things[seat]["atelier"]:
                self.things[seat]["atelier"][box.ateliers[what].id] += 1
            elif rule in (HIRED, DISMISSED):
                self.things[seat]["hired" if rule == HIRED else "dismissed"][box.assistants[what].id] += 1
            elif rule in (SCORED, PERFECT):
                level = box.orders[what].level
                self.sums[seat][f"points_{level}"] += points
                self.sums[seat][f"orders_{level}"] += rule == SCORED
            elif rule == DISTILLED:
                self.sums[seat]["points_elixirs"] += what


def before(match: Match) -> Heard:
    heard = Heard(match)
    heard.hear(match)
    return heard


def line(match: Match, kept: Heard) -> None:
    kept.hear(match)


def after(match: Match, kept: Heard) -> Watched:
    names = [f"{what}_{level}" for what in ("orders", "points") for level in LEVELS] + ["points_elixirs"]
    columns = [{name: sums[name] for name in names} for sums in kept.sums]
    return Watched({}, columns, [{kind: dict(found) for kind, found in seat.items()} for seat in kept.things])
