"""Whole matches, kept as files. After a wanted change of the rules or texts:

python -m athanor.kernel.playthroughs alchemist
"""

import pytest

import athanor
from athanor.games.alchemist.tests.tables import SEATS
from athanor.kernel.playthroughs import folder, playthrough


@pytest.mark.parametrize("seats", SEATS)
def test_the_match_goes_as_it_was_kept(seats):
    for name, text in playthrough("alchemist", seats).items():
        assert (folder("alchemist") / name).read_text(encoding="utf-8") == text, name


@pytest.mark.parametrize("seats", SEATS)
def test_the_transcript_replays(seats):
    text = (folder("alchemist") / f"{seats}-seats.txt").read_text(encoding="utf-8")
    match = athanor.replay(text, compiled=False)
    assert match.over
    assert match.transcript() == text
