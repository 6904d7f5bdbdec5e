"""Transcripts read back byte for byte; a damaged or edited one is refused with line number and reason."""

import random
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import athanor
from athanor.kernel.conformance import settings as all_settings
from athanor.kernel.game import find


def played(seed: int, lines: int = 10**6, **how):
    match = athanor.start("alchemist", seed=seed, compiled=False, **{"seats": 3, **how})
    rng = random.Random(seed)
    while not match.over and len(match.lines) < lines:
        match.play(rng.choice(match.legal()))
    return match


def replay(text):
    return athanor.replay(text, compiled=False)


@pytest.mark.parametrize("lines", [0, 1, 17, 10**6])
def test_a_transcript_reads_back_to_the_same_match(lines):
    match = played(3, lines, players=["Ada", "Bo | b", "Cleo"], options={"schools": "off"})
    again = replay(match.transcript())
    assert again.memory == match.memory
    assert again.options == match.options
    again.players = match.players
    assert again.transcript() == match.transcript()


def test_every_setting_reads_back():
    for seats, options in list(all_settings(find("alchemist")))[::5]:
        match = played(5, 12, seats=seats, options=options)
        assert replay(match.transcript()).memory == match.memory


def test_an_unrevealed_transcript_holds_no_seed_and_cannot_be_replayed():
    match = athanor.start("alchemist", seats=2, compiled=False)
    text = match.transcript(reveal=False)
    assert str(match.seed) not in text
    assert match.salt not in text
    assert match.commitment in text
    with pytest.raises(athanor.BadTranscript, match="not revealed"):
        replay(text)


def edited(change):
    text = played(3).transcript()
    return change(text.split("\n"))


def swap(lines, pattern, new):
    at = next(i for i, line in enumerate(lines) if re.match(pattern, line))
    lines[at] = new
    return "\n".join(lines), at + 1


@pytest.mark.parametrize(
    ("pattern", "new", "says"),
    [
        ("athanor", "athanor transcript 2", "begins with"),
        ("game", "game: alchemis", "Did you mean 'alchemist'"),
        ("edition", "edition: 9", "edition 9 was played"),
        ("box", "box: 00", "another box"),
        ("options", "options: schools", "name=value"),
        ("options", "options: colour=red", "no option 'colour'"),
        ("seats", "seats: 7", "2 to 5 seats"),
        ("seats", "seats: three", "whole number"),
        ("seed", "seed: 4", "commitment"),
        ("1 ", "1 0: take blau", "knows no 'blau'"),
        ("2 ", "3 0: draw", "line 2 of the match"),
        ("3 ", "just text", "no line of play"),
        ("outcome", "outcome: 99 1 1", "the play gives"),
    ],
)
def test_an_edited_line_is_named(pattern, new, says):
    text, line = edited(lambda lines: swap(lines, pattern, new))
    with pytest.raises(athanor.BadTranscript, match=re.escape(says)) as refused:
        replay(text)
    if "seed" not in pattern:
        assert refused.value.line == line
    assert f"line {refused.value.line}:" in str(refused.value)


def test_an_illegal_line_is_refused_with_its_rule():
    match = played(3, 0)
    text = match.transcript() + f"1 {match.to_act()[0]}: copy C01\n"
    with pytest.raises(athanor.BadTranscript, match="AL-046"):
        replay(text)


def test_a_finished_match_needs_its_outcome_and_nothing_after_it():
    text = played(3).transcript()
    with pytest.raises(athanor.BadTranscript, match="'outcome: ...' is missing"):
        replay(text[: text.index("outcome")])
    with pytest.raises(athanor.BadTranscript, match="nothing may follow"):
        replay(text + "1 0: draw\n")


WHOLE = played(11).transcript()


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, len(WHOLE) - 1), st.sampled_from("0123456789abcxyzC: \n-"))
def test_a_damaged_byte_is_never_taken_for_another_match(at, letter):
    """A changed byte is refused in one sentence, or stands in a player's name."""
    damaged = WHOLE[:at] + letter + WHOLE[at + 1 :]
    try:
        match = replay(damaged)
    except athanor.BadTranscript as error:
        assert error.line >= 1
    else:
        same = match.transcript()
        assert same == damaged or same == WHOLE
        assert damaged == WHOLE or "players" in WHOLE[: at + 1].split("\n")[-1]
