"""Whole matches, kept as files. After a wanted change of the rules or texts:

python -m athanor.kernel.playthroughs ars_mysteriorum
"""

import pytest

import athanor
from athanor.games.ars_mysteriorum.tests.tables import SEATS
from athanor.kernel.playthroughs import folder, playthrough


@pytest.mark.parametrize("seats", SEATS)
def test_the_match_goes_as_it_was_kept(seats):
    for name, text in playthrough("ars_mysteriorum", seats).items():
        assert (folder("ars_mysteriorum") / name).read_text(encoding="utf-8") == text, name


@pytest.mark.parametrize("seats", SEATS)
def test_the_transcript_replays(seats):
    text = (folder("ars_mysteriorum") / f"{seats}-seats.txt").read_text(encoding="utf-8")
    match = athanor.replay(text, compiled=False)
    assert match.over
    assert match.transcript() == text
