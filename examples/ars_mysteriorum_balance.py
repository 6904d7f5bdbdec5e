"""How the designed numbers of Ars Mysteriorum fare between bots: colours, sources of income, families, mystery cards.

python examples/ars_mysteriorum_balance.py --seats 5 --matches 100 --player greedy
"""

from __future__ import annotations

import argparse
from collections import Counter

import athanor
from athanor.bots import make
from athanor.kernel.match import luck_of
from athanor.lab.simulate import interval

SLUG = "ars_mysteriorum"
SOURCES = ("bonuses", "duplicates", "princes", "masters", "awards")
AIMED = ("glass_eye", "false_seal", "rising_star", "tithe", "jostle", "letter", "invisible_ink", "patronage")


def played(match: athanor.Match) -> Counter[tuple[int, str]]:
    """Mystery cards played in a match, by seat and kind."""
    found: Counter[tuple[int, str]] = Counter()
    for line in match.lines:
        word, *rest = match.notation(line.action).split()
        if word == "play":
            found[line.seat, rest[0]] += 1
        elif word in AIMED:
            found[line.seat, word] += 1
        elif word == "counter":
            found[line.seat, "counterspell"] += 1
    return found


def play(seats: int, player: str, number: int, box: str | None, compiled: bool) -> athanor.Match:
    match = athanor.start(SLUG, seats=seats, seed=luck_of(7, "balance", number), box=box, compiled=compiled)
    bot = make(player)
    while not match.over:
        seat = match.to_act()[0]
        luck = luck_of(number, f"bot {seat}", len(match.lines))
        match.play(bot.think(match.view(seat), luck).action, seat)
    return match


def share(counts: Counter[str], total: float) -> str:
    return ", ".join(f"{name} {count / total:.2f}" for name, count in counts.most_common())


class Shares:
    """How often something was with a seat, and how often that seat won (a shared victory is shared)."""

    def __init__(self) -> None:
        self.there: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def add(self, name: str, won: float) -> None:
        self.there[name] += 1
        self.won[name] += won

    def __str__(self) -> str:
        """With 95 % intervals."""
        rows = []
        for name, n in sorted(self.there.items()):
            low, high = interval(self.won[name], n)
            rows.append(f"{name} {self.won[name] / n:.2f} ({low:.2f} to {high:.2f}, {n})")
        return ", ".join(rows)


def books(state, box, seats: int) -> list[Counter[str]]:
    """The recipes of each seat, by family and by prince."""
    found: list[Counter[str]] = [Counter() for _ in range(seats)]
    for seat in range(seats):
        for item, copies in zip(box.items, state.book[seat], strict=True):
            found[seat][item.family] += copies
            found[seat][item.prince] += copies
    return found


def report(seats: int, player: str, matches: int, box_file: str | None = None, compiled: bool = True) -> str:
    """A table in words: figures without an interval are means over the matches."""
    income: Counter[str] = Counter()
    recipes: Counter[str] = Counter()
    items: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    colours, leaders, players_of = Shares(), Shares(), Shares()
    rounds, by_recipes, florims, winners_florims = 0, 0, 0, 0
    for number in range(matches):
        match = play(seats, player, number, box_file, compiled)
        state, box, outcome = match.state, match.box.components, match.outcome()
        won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
        held = books(state, box, seats)
        for seat in range(seats):
            colours.add(box.elements[state.colour[seat]].id, won[seat])
            for source, amount in zip(SOURCES, state.earned[seat], strict=True):
                income[source] += amount
            for item, copies in zip(box.items, state.book[seat], strict=True):
                items[item.id] += copies
            for name, copies in held[seat].items():
                recipes[name] += copies
                if copies > max(held[other][name] for other in range(seats) if other != seat):
                    leaders.add(name, won[seat])
        for (seat, card), times in played(match).items():
            cards[card] += times
            players_of.add(card, won[seat])
        rounds += state.round
        by_recipes += state.last
        florims += sum(outcome.totals)
        winners_florims += max(outcome.totals)
    each = Counter({one.id: cards[one.id] / one.copies for one in box.mysteries})
    lines = [
        f"{matches} matches, {seats} seats, {player}",
        f"rounds begun {rounds / matches:.1f}, ended by a tent's last recipe {by_recipes / matches:.2f}",
        f"Florims {florims / matches / seats:.1f}, of the winner {winners_florims / matches:.1f}",
        f"income a player: {share(income, matches * seats)}",
        f"wins by colour, of the matches it was in: {colours}",
        f"wins of who has most recipes of a family or a prince: {leaders}",
        f"recipes a match: {share(recipes, matches)}",
        f"cards of an item won, of those there are: {share(by_copies(items, box), matches)}",
        f"mystery cards played a match, for each copy: {share(each, matches)}",
        f"wins of who played a mystery card: {players_of}",
    ]
    return "\n".join(lines)


def by_copies(items: Counter[str], box) -> Counter[str]:
    there = Counter(one.item for one in box.recipes)
    return Counter({item: count / there[item] for item, count in items.items()})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--box", help="a box file with numbers to try")
    given = parser.parse_args()
    print(report(given.seats, given.player, given.matches, given.box))
