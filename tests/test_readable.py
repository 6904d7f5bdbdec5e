"""Whole matches of every game, measured in a browser: each question at two of the six sizes, once in each language, with the most
seats; so a third of the questions at every size. The whole product of tables, sizes and languages is walked by `make soak`."""

import pytest

from athanor.drawing.panels import LAYOUTS
from athanor.kernel.game import LANGUAGES
from tests import readable

GAMES = ("alchemist", "alkemy", "ars_alchimia", "ars_mysteriorum", "materia_prima")
COLOURS = ("laptop", "phone")
"""Layouts in which colours are looked at, in every sixth position: a panel has the same colours at every size."""


@pytest.mark.parametrize("game", GAMES)
def test_questions_can_be_read_and_hit_at_every_size(game):
    found: list[readable.Fault] = []
    with readable.browsing() as page:
        kept = readable.every_question(game)
        assert {sample.name.partition("-")[2] for sample in kept} > {"opening", "spectator", "waits", "end"}
        for k, layout in enumerate(LAYOUTS):
            readable.resize(page, layout)
            for j, sample in list(enumerate(kept))[k % 3 :: 3]:
                language = LANGUAGES[(j // 3 + k // 3) % len(LANGUAGES)]
                view, name = sample.match.view(sample.seat), f"{sample.name}, {layout}, {language}"
                spread = view.spread(
                    language, sample.match.players, layout=layout, size=readable.room(layout), draft=sample.draft
                )
                found += readable.faults(page, spread, layout, name)
                if layout == COLOURS[j // 6 % len(COLOURS)] and j % 6 == 2:
                    found += readable.pale(page, spread, name)
    assert found == [], "\n".join(map(str, found))


def test_what_is_hardly_set_off_from_its_ground_is_found():
    with readable.browsing() as page:
        kept = readable.every_question("alchemist")[0]
        spread = kept.match.view(0).spread("en")
        body = (
            '<rect width="400" height="200" fill="#f1e3c4"/><rect x="190" width="200" height="200" fill="#2b2117"/>'
            '<text x="10" y="30" font-size="14" fill="#b8a070">pale</text><text x="10" y="60" font-size="14">dark</text>'
            '<text x="200" y="30" font-size="14" fill="#5f4319">on dark</text>'
            '<text x="200" y="60" font-size="14" fill="#f2ddb0">light</text>'
            '<text x="10" y="90" font-size="14" opacity=".4">faint</text>'
        )
        spread = spread._replace(panels=[spread.panels[0]._replace(svg=body, height=200)])
        found = [fault.words.split(" has")[0].partition(": ")[2] for fault in readable.pale(page, spread)]
    assert found == ["pale", "on dark", "faint"]
