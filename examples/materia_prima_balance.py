"""How matches of Materia Prima between bots go: their lengths and ends, and how alchemists, quests and places in turn order fare.

python examples/materia_prima_balance.py --players greedy,greedy --matches 100 --layout default

Alchemists are dealt at random, so that each meets every quest and every place; the players rotate over the seats.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from statistics import quantiles

import athanor
from athanor.bots import make
from athanor.kernel.match import luck_of
from athanor.lab.simulate import interval

SLUG = "materia_prima"
ENDS = {146: "a quest accomplished", 159: "idle rounds", 160: "the last round"}


def play(
    players: list[str], number: int, options: dict[str, str], box: str | None = None, compiled: bool = True
) -> athanor.Match:
    """One match; the same number gives the same match."""
    seed = luck_of(7, "balance", number)
    match = athanor.start(SLUG, seats=len(players), seed=seed, options=options, box=box, compiled=compiled)
    bots = [make(player) for player in players]
    while not match.over:
        seat = match.to_act()[0]
        luck = luck_of(number, f"bot {seat}", len(match.lines))
        match.play(bots[seat].think(match.view(seat), luck).action, seat)
    return match


class Shares:
    """How often something was there, and how often it won (a shared victory is shared; with a 95 % interval) or did what it is
    there for."""

    def __init__(self) -> None:
        self.there: Counter[str] = Counter()
        self.won: defaultdict[str, float] = defaultdict(float)
        self.done: Counter[str] = Counter()

    def add(self, name: str, won: float, done: bool) -> None:
        self.there[name] += 1
        self.won[name] += won
        self.done[name] += done

    def lines(self, done: str) -> list[str]:
        rows = []
        for name, n in sorted(self.there.items()):
            low, high = interval(self.won[name], n)
            wins = f"wins {self.won[name] / n:4.0%} ({100 * low:.0f} to {100 * high:.0f})"
            rows.append(f"  {name:<20} {n:4} times, {wins}, {done} {self.done[name] / n:4.0%}")
        return rows


def spread(numbers: list[int]) -> str:
    """Least, quarters and most."""
    low, middle, high = quantiles(numbers, n=4)
    return f"{min(numbers)} / {low:.0f} / {middle:.0f} / {high:.0f} / {max(numbers)}"


def report(
    players: list[str],
    matches: int,
    layout: str = "default",
    box_file: str | None = None,
    compiled: bool = True,
    first: int = 0,
) -> str:
    """A table in words."""
    seats = len(players)
    options = {"layout": layout, "random_roles": "on"}
    ends: Counter[str] = Counter()
    rounds: list[int] = []
    lengths: list[int] = []
    stones, ender_lost = 0, 0
    bots, alchemists, quests, places = Shares(), Shares(), Shares(), Shares()
    for number in range(first, first + matches):
        seated = [players[(seat + number) % seats] for seat in range(seats)]
        match = play(seated, number, options, box_file, compiled)
        state, box, outcome = match.state, match.box.components, match.outcome()
        ends[ENDS[int(state.ended)]] += 1
        rounds.append(int(state.turn) // seats + (state.ended == 146))
        lengths.append(len(match.lines))
        ender_lost += state.ended == 146 and state.ender not in outcome.winners
        for seat in range(seats):
            won = (seat in outcome.winners) / len(outcome.winners)
            ended = state.ended == 146 and state.ender == seat
            stones += int(state.stone[seat])
            bots.add(seated[seat], won, ended)
            quest = box.quests[state.quest[seat]]
            alchemists.add(box.alchemists[state.alchemist[seat]].name.en, won, ended)
            quests.add(f"{quest.id} {quest.name.en}", won, ended)
            places.add(f"place {(seat - state.first) % seats + 1}", won, ended)
    how = ", ".join(f"{name} {count / matches:.0%}" for name, count in ends.most_common())
    return "\n".join(
        [
            f"{matches} matches, {', '.join(players)}, layout {layout}",
            f"ended by: {how}; the ender did not win {ender_lost}",
            f"Stones made {stones / matches / seats:.0%}; rounds {spread(rounds)}; decisions {spread(lengths)}",
            *bots.lines("ends it"),
            *alchemists.lines("ends it"),
            *quests.lines("accomplished"),
            *places.lines("ends it"),
        ]
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--players", default="greedy,greedy")
    parser.add_argument("--layout", default="default", choices=("default", "random", "random_balanced"))
    parser.add_argument("--box", help="a box file with numbers to try")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match: others are other deals")
    given = parser.parse_args()
    print(report(given.players.split(","), given.matches, given.layout, given.box, first=given.first))
