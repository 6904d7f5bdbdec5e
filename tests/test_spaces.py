"""`athanor research spaces`: every number that is seen and every action is told of."""

import re
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest
from click.testing import CliRunner

import athanor
from athanor.cli import main
from athanor.kernel.features import features_of, fields_of, has_roles
from athanor.kernel.loading import load
from athanor.research.spaces import actions, features, fields

from . import conftest  # noqa: F401  the shelves


def spans(lines):
    """The first and last number of every row of a table."""
    found = [re.match(r"\| (\d+)(?: to (\d+))? \|", line) for line in lines]
    return [(int(one[1]), int(one[2] or one[1])) for one in found if one]


def without_gaps(lines, size):
    told = spans(lines)
    assert told[0][0] == 0
    assert told[-1][1] == size - 1
    assert all(first == last + 1 for (_, last), (first, _) in pairwise(told))


@pytest.mark.parametrize("slug", athanor.slugs())
def test_every_number_and_every_action_is_told_of(slug):
    loaded = load(slug, compiled=False)
    without_gaps(fields(loaded), len(athanor.start(slug, seed=1, compiled=False).view(0).vector()))
    without_gaps(actions(loaded), loaded.actions.size)
    if has_roles(loaded):
        without_gaps(features(loaded), features_of(loaded).size)
        assert all(one.says for one in fields_of(loaded))


def test_a_game_without_roles_is_told_of_all_the_same():
    plain: Any = load("sealed", compiled=False)
    without = SimpleNamespace(rules=SimpleNamespace(**{k: v for k, v in vars(plain.rules).items() if k != "ROLES"}))
    assert features(cast(Any, without))[0] == "Its fields have no roles yet: the vector environment refuses it."


def test_the_command_prints_them():
    told = CliRunner().invoke(main, ["research", "spaces", "alchemist"])
    assert told.exit_code == 0
    assert "| `score` | for each seat, the own one first, a number, about 40 at most (field of (5,)) |" in told.stdout
    assert "| `tile <1..10>` | tile | 10 |" in told.stdout
    wrong = CliRunner().invoke(main, ["research", "spaces", "alchemis"])
    assert (wrong.exit_code, "Did you mean" in wrong.stderr) == (2, True)
