"""Whether the table in words tells what the picture shows: each number and each name that is written in a panel; and whether
the words are set as French is."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Any
from xml.etree import ElementTree

from athanor.drawing.samples import Sample
from athanor.kernel.game import LANGUAGES, part

LAYOUTS = ("desk", "phone")


def written(node: Any, aside: Collection[str]) -> str:
    """The words of a panel, less those about what is left aside."""
    if node.get("data-about") in aside:
        return ""
    own = node.text or "" if node.tag == "text" else ""
    return " ".join((own, *(written(child, aside) for child in node)))


def plain(words: str) -> str:
    """With one kind of space only."""
    return re.sub(r"[\s\u00a0\u202f]+", " ", words)


def names(texts: Any, seats: int) -> set[str]:
    """Of players and components."""
    found = {texts.seat(seat) for seat in range(seats)}
    return found | {one.name.said(texts.language) for rows in texts.box.tables.values() for one in rows}


def untold(sample: Sample, layout: str, language: str, aside: Collection[str]) -> list[str]:
    """What is written in the panels of a sample and does not occur in its words."""
    picture, texts, view = part(sample.match.game, "picture"), sample.match.texts(language), sample.match.view(sample.seat)
    panels = picture.spread(view, texts, layout=layout).panels
    shown = plain(" ".join(written(ElementTree.fromstring(f"<svg>{panel.svg}</svg>"), aside) for panel in panels))
    words = plain(picture.in_words(view, texts))
    numbers = set(re.findall(r"\d+", shown)) - set(re.findall(r"\d+", words))
    unsaid = [name for name in names(texts, sample.match.seats) if name in shown and name not in words]
    return sorted(numbers) + [name for name in unsaid if re.search(rf"(?<![\w’]){re.escape(name)}(?!\w)", shown)]


def ill_set(words: str) -> list[str]:
    """Where a French sentence has no space before a sign that wants one: put together by code, and not by the texts."""
    return re.findall(r"[^\n]{0,20}[^\s\u00a0\u202f][;:!?](?=\s|$)", words)


def check(samples: Iterable[Sample], aside: Collection[str]) -> None:
    """In every sample the words tell what the panels show; `aside` is what need not be told, as `data-about` calls it."""
    for k, sample in enumerate(samples):
        for n, layout in enumerate(LAYOUTS):
            language = LANGUAGES[(k + n) % 2]
            missing = untold(sample, layout, language, aside)
            assert not missing, (sample.name, layout, language, missing)
        picture, view = part(sample.match.game, "picture"), sample.match.view(sample.seat)
        assert ill_set(picture.in_words(view, sample.match.texts("fr"))) == [], sample.name
