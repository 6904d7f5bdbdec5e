"""docs/leaderboard.md: every row has a command that can be given, and says what it plays."""

import re
import shlex
from pathlib import Path

import pytest

from athanor.bots import make
from athanor.kernel.game import find, slugs
from athanor.lab.commands import matches

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "leaderboard.md").read_text(encoding="utf-8")
PARTS = re.findall(r"`athanor lab (\w+)` and \|\n\|[- |]+\n((?:\|.*\n)+)", PAGE)
ROWS = [(game, row.split("|")[1:-1]) for game, rows in PARTS for row in rows.splitlines()]


def test_every_game_has_its_table():
    assert {game for game, _ in PARTS} == {
        slug for slug in slugs() if find(slug).folder.parent == ROOT / "athanor" / "games"
    }


@pytest.mark.parametrize(("game", "cells"), ROWS, ids=[" ".join(cells[-1].split()) for _, cells in ROWS])
def test_a_row_says_what_its_command_plays(game, cells):
    bot, against, played, _, even, command = (cell.strip() for cell in cells)
    given = matches.make_context("matches", [game, *shlex.split(command.strip("`"))]).params
    seats = given["seats"].split(",")
    for one in seats:
        make(one)
    find(game).settings(len(seats), {})
    assert given["matches"] == int(played)
    assert seats[0] == bot
    assert [f"{len(seats) - 1} {one}" if len(seats) > 2 else one for one in {*seats[1:]}] == [against]
    assert even == f"{100 / len(seats):.1f} %".replace(".0 %", " %")
