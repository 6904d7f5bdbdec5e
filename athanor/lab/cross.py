"""Every way to begin against every other: what a designer asks who gives players different means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from itertools import combinations

from athanor.kernel.errors import BadSettings
from athanor.lab.executors import threads
from athanor.lab.kept import play_all
from athanor.lab.plan import Plan, Played, Run, begin
from athanor.lab.simulate import Standing, standings


@dataclass(frozen=True)
class Pair:
    """Two openings that met, and how the first of them fared."""

    first: str
    second: str
    standing: Standing


def openings_like(plan: Plan, pattern: str) -> list[str]:
    """The actions that the first seat may begin with, if they match a pattern: `muster *-200`."""
    match = begin(plan, 0)
    words = [match.notation(action) for action in match.legal(match.to_act()[0])]
    found = [word for word in words if fnmatch(word, pattern)]
    seats = len(plan.players)
    if len(found) < seats:
        some = ", ".join(repr(word) for word in words[:3])
        raise BadSettings(
            f"{len(found)} ways to begin {plan.game} are like {pattern!r}; {seats} must meet. There are {some}..."
        )
    return found


def pairings(plan: Plan, pattern: str) -> list[Plan]:
    """A plan for each two openings, or for as many as there are seats. The same bot plays them all, from every seat in turn:
    nothing but the opening differs."""
    seats = len(plan.players)
    if seats < 2 or len(set(plan.players)) != 1:
        raise BadSettings(f"Openings are crossed by equal bots, as in greedy,greedy, not by {','.join(plan.players)}.")
    return [replace(plan, openings=some) for some in combinations(openings_like(plan, pattern), seats)]


def cross(
    plans: Sequence[Plan], jobs: int = 1, progress: Callable[[int], None] | None = None, run: Run | None = None
) -> list[Played]:
    """All matches of all of them."""
    return play_all(plans, run or threads(jobs), progress)


def pairs(played: Sequence[Played]) -> list[Pair]:
    """How each two openings fared against each other, in matches of two."""
    met: dict[tuple[str, ...], list[Played]] = {}
    for one in played:
        met.setdefault(tuple(sorted(one.openings)), []).append(one)
    return [Pair(first, second, standings(matches, "opening")[0]) for (first, second), matches in sorted(met.items())]
