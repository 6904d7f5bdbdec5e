"""Whole matches, kept as files. After a wanted change of the rules or texts:

python -m athanor.kernel.playthroughs ars_alchimia
"""

import pytest

import athanor
from athanor.kernel.playthroughs import folder, playthrough

SEATS = (1, 2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_the_match_goes_as_it_was_kept(seats):
    for name, text in playthrough("ars_alchimia", seats).items():
        assert (folder("ars_alchimia") / name).read_text(encoding="utf-8") == text, name


@pytest.mark.parametrize("seats", SEATS)
def test_the_transcript_replays(seats):
    text = (folder("ars_alchimia") / f"{seats}-seats.txt").read_text(encoding="utf-8")
    match = athanor.replay(text, compiled=False)
    assert match.over
    assert match.transcript() == text
