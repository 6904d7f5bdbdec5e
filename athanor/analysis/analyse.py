"""The analysis of a whole match: curves, the moments that cost most and why, and how well each seat chose."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from athanor.analysis.judges import Judge, Outlook, Weighed, judge_of
from athanor.analysis.words import words
from athanor.kernel.errors import BadSettings
from athanor.kernel.match import Match, View, luck_of
from athanor.kernel.texts import Texts

MOST = 6  # moments that are told
DEAR = 0.03  # of the chance of winning: what costs less is not told
LEAST = 0.05  # of the chance of winning: who has less has nothing to lose
PLAIN = 1.5  # points: what differs less is no reason


@dataclass(frozen=True)
class Reason:
    """Why one action is better than another: a message of `texts/`, with its numbers; `seat` is the rival that it is about."""

    message: str
    points: float = 0.0
    seat: int = -1


@dataclass(frozen=True)
class Moment:
    """A choice that cost something. `line` is the number of the line that was played, from 1."""

    line: int
    seat: int
    played: int
    better: int
    chance: float
    could: float
    reasons: list[Reason]
    best: list[tuple[int, int]]
    """The line of best play: each action with its seat, the better one first."""

    @property
    def cost(self) -> float:
        return self.could - self.chance


@dataclass(frozen=True)
class Analysis:
    """Chances of winning, 0 to 1. Lists of chances have a row after each line, the first before any, with a number a seat."""

    by: str
    """Who judged: `champion`, or `search` where no champion learned what was played."""
    fair: list[list[float]]
    """What each seat could expect by what it knew."""
    known: list[list[float]]
    """What a seat could expect if everything were known but the luck to come."""
    moments: list[Moment]
    """What cost most, the dearest first."""
    accuracy: list[float]
    """By seat, how much of its chance each choice kept, 0 to 1; 1 for a seat that had none."""
    match: Match

    def __len__(self) -> int:
        return 128 * len(self.fair) * self.match.seats

    def picture(self, language: str = "en", known: bool = False) -> str:
        """The curve as SVG."""
        from athanor.analysis.picture import curve

        return curve(self, language, known)

    def _repr_svg_(self) -> str:
        return self.picture(self.match.language)

    def why(self, moment: Moment, language: str = "en") -> list[str]:
        """The reasons of a moment as sentences."""
        texts = self.match.texts(language)
        return [
            words(language)(one.message, points=max(1, round(one.points)), seat=texts.seat(max(0, one.seat)))
            for one in moment.reasons
        ]

    def text(self, action: int, line: int, seat: int, language: str = "en") -> str:
        """An action in words, as it stood to choose after a line."""
        return self.match.texts(language).action(action, at_line(self.match, line).view(seat).state)


def at_line(match: Match, line: int) -> Match:
    """The match as it stood after a line."""
    then = match.anew()
    for one in match.lines[:line]:
        then.play(one.action, one.seat)
    return then


def analyse(match: Match, winners: Sequence[int] = ()) -> Analysis:
    """A match that is over, looked through line by line. Where players agreed how it ended, the winners are named."""
    if not match.over and not winners:
        raise BadSettings(f"The match is not over: it waits for seat {match.to_act()}. What has ended is analysed.")
    then = match.anew()
    judge = judge_of(then.view(-1), len(match.lines) * (match.seats + 1))
    fair, known, kept = [], [], []
    for number, line in enumerate(match.lines, 1):
        luck = luck_of(number, "analysis", 0)
        fair.append(what_seats_expect(judge, then, luck))
        known.append(rounded(judge.chances(then.whole(), -1, luck)))
        view = then.view(line.seat)
        if len(view.legal()) > 1:
            kept.append((number, line.seat, line.action, judge.weigh(view, line.action, luck)))
        then.play(line.action, line.seat)
    won = list(winners) or match.outcome().winners
    end = [1 / len(won) if seat in won else 0.0 for seat in range(match.seats)]
    dear = sorted((one for one in kept if cost(one[3]) >= DEAR), key=lambda one: -cost(one[3]))[:MOST]
    moments = [moment(judge, match, *one) for one in dear]
    return Analysis(judge.name, [*fair, end], [*known, end], moments, accuracy(match.seats, kept), match)


def cost(weighed: Weighed) -> float:
    return max(0.0, weighed.chance_best - weighed.chance_played)


def rounded(chances: Sequence[float]) -> list[float]:
    return [round(min(1.0, max(0.0, chance)), 4) for chance in chances]


def what_seats_expect(judge: Judge, match: Match, luck: int) -> list[float]:
    return rounded([judge.chances(match.view(seat), seat, luck)[seat] for seat in range(match.seats)])


def accuracy(seats: int, kept: Sequence[tuple[int, int, int, Weighed]]) -> list[float]:
    found = []
    for seat in range(seats):
        shares = [max(0.0, 1 - cost(one) / max(one.chance_best, LEAST)) for _, who, _, one in kept if who == seat]
        found.append(round(sum(shares) / len(shares), 4) if shares else 1.0)
    return found


def moment(judge: Judge, match: Match, number: int, seat: int, played: int, weighed: Weighed) -> Moment:
    view = at_line(match, number - 1).view(seat)
    luck = luck_of(number, "analysis", 1)
    ways = [judge.after(view, action, luck) for action in (weighed.best, played)]
    best, was = rounded([weighed.chance_best, weighed.chance_played])
    return Moment(number, seat, played, weighed.best, was, best, reasons(seat, *ways), weighed.line)


def reasons(seat: int, better: Outlook, played: Outlook) -> list[Reason]:
    """Why one way to go on is better than another; if nothing shows, what comes later is."""
    return differences(seat, better, played) or [Reason("why-later")]


def differences(seat: int, better: Outlook, played: Outlook, tries: float = math.inf) -> list[Reason]:
    """What differs between two ways to go on, the clearest first: own points, what a rival is denied, what is left to luck. What
    so few tries may show by chance is no difference."""

    def plain(who: int) -> float:
        return max(PLAIN, 2 * math.hypot(better.swings[who], played.swings[who]) / math.sqrt(tries))

    found: list[tuple[float, Reason]] = []
    own = better.points[seat] - played.points[seat]
    if own >= plain(seat):
        found.append((own, Reason("why-points", own)))
    for rival in range(len(better.points)):
        denied = played.points[rival] - better.points[rival]
        if rival != seat and denied >= plain(rival):
            found.append((denied, Reason("why-denies", denied, rival)))
    calmer = played.swings[seat] - better.swings[seat]
    if calmer >= plain(seat):
        found.append((calmer, Reason("why-safer")))
    found.sort(key=lambda one: -one[0])
    return [reason for _, reason in found[:2]]


def as_json(analysis: Analysis, language: str) -> dict[str, Any]:
    """All of it for programs and pages."""
    match = analysis.match
    return {
        "by": analysis.by,
        "fair": analysis.fair,
        "known": analysis.known,
        "accuracy": analysis.accuracy,
        "moments": [moment_json(analysis, one, language) for one in analysis.moments],
        "seats": [match.texts(language).seat(seat) for seat in range(match.seats)],
    }


def moment_json(analysis: Analysis, one: Moment, language: str) -> dict[str, Any]:
    match = analysis.match
    view, texts = at_line(match, one.line - 1).view(one.seat), match.texts(language)

    def named(action: int) -> dict[str, Any]:
        return {"action": match.notation(action), "text": texts.action(action, view.state)}

    return {
        "line": one.line,
        "seat": one.seat,
        "played": named(one.played),
        "better": named(one.better),
        "chance": one.chance,
        "could": one.could,
        "cost": round(one.cost, 4),
        "why": analysis.why(one, language),
        "best": [
            {"seat": seat, "action": match.notation(action), "text": text}
            for seat, action, text in in_names(view, one.best, texts)
        ],
    }


def in_names(view: View, line: Sequence[tuple[int, int]], texts: Texts) -> list[tuple[int, int, str]]:
    """A line of play in words, each step by what lies on the table then. Two worlds are played: where they tell different things,
    or where one of them forbids what comes, it is luck that goes on, and the line ends."""
    worlds, told = [view.imagined(luck_of(k, "names", 0)) for k in range(2)], list[tuple[int, int, str]]()
    for number, (seat, action) in enumerate(line):
        words = {texts.action(action, world.state) for world in worlds}
        played = [world.after(seat, action, luck_of(k, "names", number)) for k, world in enumerate(worlds)]
        worlds = [world for world in played if world is not None]
        if len(words) > 1 or len(worlds) < len(played):
            break
        told.append((seat, action, words.pop()))
    return told
