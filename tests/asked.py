"""What a picture lets people ask about (`data-about`), and whether the texts answer."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from athanor.drawing.samples import Sample
from athanor.kernel.coverage import messages
from athanor.kernel.game import LANGUAGES, part

LAYOUTS = ("desk", "phone")


def asked(sample: Sample, layout: str) -> set[str]:
    """All that one may ask about in a sample."""
    spread = part(sample.match.game, "picture").spread
    shown = spread(sample.match.view(sample.seat), sample.match.texts("en"), layout=layout, draft=sample.draft)
    return {what for panel in shown.panels for what in re.findall(r'data-about="([^"]*)"', panel.svg)}


def answered(texts: Any, what: str) -> bool:
    """It has a name and a text."""
    try:
        said = texts.explained(what)
    except KeyError:
        return False
    return bool(said.name and said.text)


def check(samples: Iterable[Sample], undrawn: set[str], unsaid: set[str]) -> None:
    """Whatever is asked has its answer in both languages; each table of the box is drawn but `undrawn`, each word that has a text
    but `unsaid`."""
    found: dict[str, set[str]] = {layout: set() for layout in LAYOUTS}
    for sample in samples:
        for layout in LAYOUTS:
            fresh = asked(sample, layout) - found[layout]
            found[layout] |= fresh
            for language in LANGUAGES:
                texts = sample.match.texts(language)
                silent = [one for one in fresh if not answered(texts, one)]
                assert not silent, (sample.name, layout, language, silent)
    game, box = sample.match.game, sample.match.box
    words = {one.id.name.removeprefix("about-") for one in messages(game, "en") if one.id.name.startswith("about-")}
    for layout in LAYOUTS:
        assert {what.partition(" ")[0] for what in found[layout]} & set(box.tables) == set(box.tables) - undrawn, layout
    single = {word for word in words if word.partition("-")[0] not in box.tables}
    assert single - found["desk"] - found["phone"] == unsaid
