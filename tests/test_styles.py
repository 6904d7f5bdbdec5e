"""The style sheets: one word per thing there too."""

import re
from pathlib import Path

import athanor.table

STATIC = Path(athanor.table.__file__).parent / "static"
TOGETHER = [("table.css", "match.css"), ("table.css", "events.css"), ("table.css", "rules.css")]
"""Sheets that a page has at the same time."""


def selectors(*names):
    text = "".join((STATIC / name).read_text(encoding="utf-8") for name in names)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"@[^{;]*[{;]", "", text)
    return {one.strip() for group in re.findall(r"([^{}]+)\{", text) for one in re.split(r",(?![^(]*\))", group)}


def clashes(found):
    """`.choices.more` is a state of the choices; what `.more` alone says would befall it too."""
    states = {state for one in found for state in re.findall(r"[.#][\w-]+\.([\w-]+)", one)}
    return sorted(state for state in states if f".{state}" in found)


def test_no_state_of_one_thing_is_the_name_of_another():
    assert clashes({".choices", ".choices.more", ".more", "#bar:has(.a, .b) .more"}) == ["more"]
    for names in TOGETHER:
        assert clashes(selectors(*names)) == [], names
