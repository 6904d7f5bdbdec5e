"""The designed numbers of Ars Alchimia, measured between bots: seats and Atelier cards, points by level, assistants.

    python benchmarks/ars_alchimia.py --seats 4 --matches 400 --bot greedy

Everything is read from the news of the matches. An assistant's worth is the lead of those who ever employed it over the mean of
their match, divided by the times it was hired.
"""

from __future__ import annotations

from collections import Counter
from statistics import mean

import click
from rich.console import Console
from rich.table import Table

from athanor.bots import make
from athanor.kernel.box import standard_box
from athanor.kernel.game import find
from athanor.kernel.loading import load
from athanor.kernel.match import Match, luck_of

GAME = find("ars_alchimia")
DEALT, DISMISSED, HIRED, SCORED, PERFECT, DISTILLED = 41, 55, 121, 155, 156, 164  # the rules behind the news
GAME_ORDERS = standard_box(GAME).components.orders


class Measures:
    """What the matches told."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.totals: list[list[int]] = []
        self.wins_by_seat: Counter[int] = Counter()
        self.lead_by_card: dict[int, list[float]] = {}
        self.orders: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.hired: Counter[int] = Counter()
        self.dismissed: Counter[int] = Counter()
        self.lead_by_assistant: dict[int, list[float]] = {}
        self.lines: list[int] = []

    def play(self, number: int, bot: str, seed: int) -> None:
        """One match of this bot against itself."""
        luck = luck_of(seed, "balance", number)
        match = Match(load("ars_alchimia"), standard_box(GAME), self.seats, seed=luck)
        cards: dict[int, int] = {}
        staff: dict[int, Counter[int]] = {}
        player = make(bot)
        self.hear(match, cards, staff)
        while not match.over:
            seat = match.to_act()[0]
            match.play(player.think(match.view(seat), luck_of(luck, f"bot {seat}", len(match.lines))).action, seat)
            self.hear(match, cards, staff)
        self.count(match, cards, staff)

    def hear(self, match: Match, cards: dict[int, int], staff: dict[int, Counter[int]]) -> None:
        state = match.state
        if state.fresh:  # the last action told nothing: these are the news of one before
            return
        for _, rule, a, b, c, *_ in state.news[: state.news_count]:
            if rule == DEALT:
                cards[a] = b
            elif rule == HIRED:
                self.hired[b] += 1
                staff.setdefault(b, Counter())[a] += 1
            elif rule == DISMISSED:
                self.dismissed[b] += 1
            elif rule in (SCORED, PERFECT):
                level = GAME_ORDERS[b].level
                self.points[level] += c
                self.orders[level] += rule == SCORED
            elif rule == DISTILLED:
                self.points["Elixir"] += b

    def count(self, match: Match, cards: dict[int, int], staff: dict[int, Counter[int]]) -> None:
        outcome = match.outcome()
        middle = mean(outcome.totals)
        self.totals.append(outcome.totals)
        self.lines.append(len(match.lines))
        for seat in outcome.winners:
            self.wins_by_seat[seat] += 1 / len(outcome.winners)
        for seat, card in cards.items():
            self.lead_by_card.setdefault(card, []).append(outcome.totals[seat] - middle)
        for assistant, owners in staff.items():
            for seat, times in owners.items():
                self.lead_by_assistant.setdefault(assistant, []).extend([outcome.totals[seat] - middle] * times)


def show(found: Measures, console: Console) -> None:
    matches = len(found.totals)
    players = matches * found.seats
    every = sorted(total for totals in found.totals for total in totals)
    deciles = every[len(every) // 10], every[9 * len(every) // 10]
    winners = mean(max(totals) for totals in found.totals)
    console.print(f"{matches} matches, mean total {mean(every):.1f}, deciles {deciles[0]} to {deciles[1]}, winner {winners:.1f}, "
                  f"{mean(found.lines):.0f} decisions")  # fmt: skip
    if found.seats == 1:
        goal = standard_box(GAME).components.numbers.won_alone
        console.print(f"won alone (at {goal} points): {sum(total >= goal for total in every) / matches:.1%}")
    table = Table("seat", "wins", "card of year 1", "lead")
    for k in range(4):
        lead = found.lead_by_card.get(k)
        wins = f"{found.wins_by_seat[k] / matches:.1%}" if k < found.seats else ""
        table.add_row(str(k), wins, f"AT-{k + 1}", f"{mean(lead):+.2f}" if lead else "")
    console.print(table)
    table = Table("level", "orders a player", "points a player")
    for level in ("C", "B", "A", "Elixir"):
        table.add_row(level, f"{found.orders[level] / players:.2f}", f"{found.points[level] / players:.1f}")
    console.print(table)
    table = Table("assistant", "hired a match", "dismissed", "lead of who hired it")
    names = standard_box(GAME).components.assistants
    for assistant in sorted(range(20), key=lambda one: -found.hired[one]):
        leads = found.lead_by_assistant.get(assistant, [0.0])
        table.add_row(
            f"{names[assistant].id} {names[assistant].name.en}",
            f"{found.hired[assistant] / matches:.2f}",
            f"{found.dismissed[assistant] / matches:.2f}",
            f"{mean(leads):+.2f}",
        )
    console.print(table)


@click.command(help=__doc__)
@click.option("--seats", default=4, show_default=True)
@click.option("--matches", default=400, show_default=True)
@click.option("--bot", default="greedy", show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(seats: int, matches: int, bot: str, seed: int) -> None:
    found = Measures(seats)
    for number in range(matches):
        found.play(number, bot, seed)
    show(found, Console(width=110))


if __name__ == "__main__":
    main()
