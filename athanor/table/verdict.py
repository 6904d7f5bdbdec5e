"""What decided a match: the points, a tie-break of its rules, or nothing, where the victory is shared.

A game says what its tie-breaks are (`tie-1` to `tie-3`, after the columns of its score sheet), why whoever has most points may
not have won (`tie-barred`), when a victory is shared (`tie-shared`) and what a single player must reach (`tie-alone`), beside
what its rules page tells.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from athanor.kernel.ranking import BARRED
from athanor.kernel.texts import Texts
from athanor.kernel.words import Words
from athanor.table.live import Live
from athanor.table.look import aim, results


class Verdict(NamedTuple):
    """A sentence, and the rules that say so."""

    words: str
    rules: tuple[str, ...] = ()
    tie: bool = True  # the points alone do not tell it


def verdict(live: Live, texts: Texts, words: Words) -> Verdict | None:
    """What decided a match that was played to its end; nothing where nobody was left to compare with."""
    told, sheet = results(live), live.match.sheet()
    first = [one for one in told if one["place"] == 1]
    rest = [one for one in told if one["place"] > 1 and not one["resigned"]]
    if len(first) > 1:
        return said(texts, "tie-shared") or Verdict(words("decided-shared"))
    if len(told) == 1:
        return said(texts, "tie-alone", mine=first[0]["total"], other=aim(live))
    if not rest:
        return None
    winner, next_ = first[0], min(rest, key=lambda one: one["place"])
    if any(sheet[one["seat"]][BARRED] and one["total"] >= winner["total"] for one in rest):
        return said(texts, "tie-barred")
    mine, other = sheet[winner["seat"]], sheet[next_["seat"]]
    k = next(column for column in (*range(BARRED), BARRED) if mine[column] != other[column])
    if k in (0, BARRED):
        by_points = winner["total"] > next_["total"]
        return Verdict(words("decided-points", mine=winner["total"], other=next_["total"]), tie=False) if by_points else None
    return said(texts, f"tie-{k}", mine=mine[k], other=other[k])


def said(texts: Texts, message: str, **numbers: Any) -> Verdict | None:
    return Verdict(texts.say(message, **numbers), texts.rules_of(message)) if texts.has(message) else None
