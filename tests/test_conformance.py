"""Every game found on the shelves keeps every law. A new folder is picked up by itself."""

import pytest

from athanor.bots import make
from athanor.kernel import conformance
from athanor.kernel.coverage import rules
from athanor.kernel.game import find, slugs

from . import conftest  # noqa: F401  the shelves

BOTS = {
    spec: lambda view, luck, spec=spec: make(spec).think(view, luck).action for spec in ("random", "greedy:4", "search:30")
}


@pytest.mark.parametrize("slug", slugs())
def test_the_laws_hold(slug):
    report = conformance.check(slug, steps=20_000, seed=1, bots=BOTS)
    assert report.held["compiled is interpreted"] >= 400
    assert report.held["bots do not know the hidden"] > 0
    assert report.longest <= find(slug).longest


@pytest.mark.parametrize("slug", slugs())
def test_every_rule_has_its_sentences_its_function_and_its_test(slug):
    found = rules(find(slug))
    assert found
    assert {one.id: one.gaps for one in found.values() if one.gaps} == {}
