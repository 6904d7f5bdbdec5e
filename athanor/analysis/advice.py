"""Why an action is advised: what it brings, what it denies others and what it leaves to luck, beside what else may be done."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np

from athanor.analysis.analyse import Reason, differences
from athanor.analysis.judges import Outlook, judge_of
from athanor.analysis.words import words
from athanor.bots import Candidate
from athanor.kernel.match import View
from athanor.kernel.texts import Texts

BESIDE = 4  # other actions that the advised ones are held against
ROUNDS = 8  # of tries at most
PATIENCE = 1.0  # seconds after which no further round begins
CLEAR = 0.03  # of the chance of winning: what differs less is as good


def advice(view: View, advised: Sequence[int], luck: int) -> list[list[Reason]]:
    """The reasons for each action that is advised, the clearest first. Interpreted rules take too long to look so far, and where
    there is one action there is nothing to say."""
    if not view.loaded.compiled or len(view.legal()) < 2:
        return [[] for _ in advised]
    judge, until, rounds = judge_of(view), time.monotonic() + PATIENCE, 0
    asked = [*advised, *some_of(view.legal(), advised)]
    tried: dict[int, list[Outlook]] = {action: [] for action in asked}
    while rounds < ROUNDS and (not rounds or time.monotonic() < until):
        for action in asked:
            tried[action].append(judge.after(view, action, luck + rounds))
        rounds += 1
    ways = {action: usual(found) for action, found in tried.items()}
    beside = [usual([ways[other] for other in asked if other != one]) for one in advised]
    return [
        differences(view.seat, ways[one], other, rounds * judge.deep) for one, other in zip(advised, beside, strict=True)
    ]


def some_of(legal: Sequence[int], advised: Sequence[int]) -> list[int]:
    """A few of the other actions, from all over the list."""
    rest = [action for action in legal if action not in advised]
    return rest[:: max(1, -(-len(rest) // BESIDE))]


def usual(ways: Sequence[Outlook]) -> Outlook:
    """What several ways to go on lead to in the middle."""
    return Outlook(*np.mean([(one.chances, one.points, one.swings) for one in ways], axis=0).tolist())


def sentences(candidates: Sequence[Candidate], k: int, reasons: Sequence[Reason], texts: Texts) -> list[str]:
    """Why one of several candidates, best first: how sure it is, and its reasons."""
    say, one, seat = words(texts.language), candidates[k], texts.seat
    ahead = one.chance - max((other.chance for other in candidates[1:]), default=one.chance)
    sure = "sure-other" if k or len(candidates) < 2 else "sure-clear" if ahead >= CLEAR else "sure-close"
    later = [Reason("why-later")] if sure == "sure-clear" else []
    told = [say(sure, percent=round(100 * one.chance))]
    return told + [
        say(why.message, points=max(1, round(why.points)), seat=seat(max(0, why.seat))) for why in reasons or later
    ]
