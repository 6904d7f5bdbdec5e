"""The rules page of a game."""

import pytest

from athanor.kernel.coverage import rules
from athanor.kernel.game import LANGUAGES, find, slugs
from athanor.table.gallery import rules_of


@pytest.mark.parametrize("slug", slugs())
def test_the_rules_page_shows_every_rule(slug):
    game = find(slug)
    for language in LANGUAGES:
        assert {rule["rule"] for rule in rules_of(game, language)} == {
            one for one in rules(game) if one.startswith(game.prefix)
        }
