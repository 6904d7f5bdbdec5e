"""What may not be done: the rules that refuse answers to the question that is asked now, in the words of this position."""

from __future__ import annotations

from collections import Counter

from athanor.kernel.game import part
from athanor.kernel.match import View
from athanor.kernel.texts import Texts
from athanor.table.look import refusal

MOST = 5
"""Rules that are told, those that refuse fewest first: what refuses nearly everything says least."""
TRIED = 600
"""Answers that are tried, spread over all: enough to meet every rule, and quick where rules are not compiled."""


def refusals(view: View, texts: Texts) -> list[dict[str, str]]:
    """Each rule that refuses an answer, with its id, what it says to the first answer that it refuses, and its text (`law`)
    unless “Why?” cites it anyway."""
    refused: Counter[str] = Counter()
    first: dict[str, int] = {}
    for action in answers(view):
        if rule := view.why_not(action):
            refused[rule] += 1
            first.setdefault(rule, action)
    why = f"why-{texts.questions[int(view.state.asks)]}"
    cited = texts.rules_of(why) if texts.has(why) else ()
    told = [refusal(view, texts, first[rule]) for rule, _ in refused.most_common()[::-1][:MOST]]
    return [{**one, "law": "" if one["rule"] in cited else texts.say(one["rule"])} for one in told if one is not None]


def answers(view: View) -> list[int]:
    """Actions that answer the question, at most `TRIED` of them."""
    spans = part(view.game, "rules").ACTIONS.spans[int(view.state.asks)]
    known = [action for first, end in spans for action in range(first, end)]
    return known[:: 1 + len(known) // TRIED]
