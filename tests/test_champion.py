"""Champions: a network that travels with its game, run without torch; where it has not learned what is played, a search plays."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import athanor
from athanor.bots import make
from athanor.bots.champion import INSTEAD, Champion, Network, instead, network_of, seen, under_law, unfit
from athanor.bots.search import Search
from athanor.kernel.game import LANGUAGES, find, slugs
from athanor.lab.simulate import Plan, simulate, stand_ins, standings
from athanor.table.levels import LEVELS, levels_of, spec_of
from athanor.table.server import create_app
from athanor.table.settings import Limits

from . import conftest  # noqa: F401  the shelves
from .test_cli import run
from .test_table import Guest, settings

TRAINED = [slug for slug in slugs() if network_of(find(slug))]
WHYS = ("champion-untrained", "champion-older", "champion-box", "champion-settings")


def start(seats=2, **more):
    return athanor.start("alchemist", seats=seats, seed=7, compiled=False, **more)


def kept():
    with np.load(find("alchemist").folder / "champion.npz") as file:
        return {name: file[name] for name in file.files}


def with_about(**changed):
    return Network({**kept(), **{f"about.{name}": np.asarray(x) for name, x in changed.items()}})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_champion_of_alchemist_plays_with_all_seats_and_options(seats):
    for schools in ("on", "off"):
        match = start(seats, options={"schools": schools})
        view = match.view(match.to_act()[0])
        thought = make("champion").think(view, 1)
        assert not thought.says
        assert thought.action == thought.candidates[0].action
        assert {one.action for one in thought.candidates} == set(view.legal())
        assert sum(one.chance for one in thought.candidates) == pytest.approx(1)


@pytest.mark.parametrize("slug", TRAINED)
def test_a_champion_plays_what_it_learned(slug):
    """With every number of seats, as the game is usually played, and without a search."""
    for seats in find(slug).seats:
        match = athanor.start(slug, seats=seats, seed=3, compiled=False)
        view = match.view(match.to_act()[0])
        thought = make("champion").think(view, 1)
        assert not thought.says
        assert thought.action in view.legal()


def test_a_champion_beats_a_greedy_bot():
    table = {row.name: row for row in standings(simulate(Plan("alchemist", ("greedy:4", "champion"), 16, 1, {})), "player")}
    assert table["champion"].low > 0.5


def test_it_thinks_alike_compiled_and_interpreted():
    one, two = (athanor.start("alchemist", seats=3, seed=5, compiled=way) for way in (True, False))
    for _ in range(12):
        views = [match.view(match.to_act()[0]) for match in (one, two)]
        assert (seen(views[0]) == seen(views[1])).all()
        thoughts = [make("champion").think(view, 1) for view in views]
        assert thoughts[0] == thoughts[1]
        one.play(thoughts[0].action)
        two.play(thoughts[1].action)


def test_a_network_is_what_its_layers_say():
    """Two features, one slot beside slot 0, two seats, one residual layer, worked out by hand."""
    weights = {
        "scale": [0.5, 1.0],
        "first.weight": [[2, 0], [0, -1]], "first.bias": [0, 1],
        "rest.0.weight": [[0, 1], [1, 0]], "rest.0.bias": [0, -1],
        "policy.weight": [[1, 0], [0, 1]], "policy.bias": [0, 0.5],
        "value.weight": [[0.1, 0], [0, 0]], "value.bias": [0, 0],
    }  # fmt: skip
    about = {"slug": "x", "box_digest": "", "features_mark": "", "settings": "[]", "action_of": np.array([-1, 4], np.int16)}
    network = Network(
        {**{k: np.array(x) for k, x in weights.items()}, **{f"about.{k}": np.array(x) for k, x in about.items()}}
    )
    logits, outlook = network(np.array([3, -2], np.int8))  # h = [3, 3], then [3 + 3, 3 + 2]
    assert logits.tolist() == [6, 5.5]
    assert outlook.tolist() == pytest.approx([np.tanh(0.6), 0])


def test_an_action_that_it_never_met_is_liked_least():
    match = start()
    view = match.view(match.to_act()[0])
    legal, known = view.legal(), kept()["about.action_of"]
    network = with_about(action_of=np.where(known == legal[0], -1, known))
    assert Champion.chances(network, view, legal)[0] == 0
    network = with_about(action_of=np.full_like(known, -1))
    assert Champion.chances(network, view, legal) == [1 / len(legal)] * len(legal)


def test_a_champion_that_does_not_fit_says_why():
    match = start()
    view = match.view(match.to_act()[0])
    assert unfit(network_of(view.game), view) == ""
    assert unfit(None, view) == "champion-untrained"
    assert unfit(with_about(slug="chess"), view) == "champion-untrained"
    assert unfit(with_about(features_mark="older"), view) == "champion-older"
    assert unfit(with_about(box_digest="another"), view) == "champion-box"
    assert unfit(with_about(settings="[[3, {}], [4, {}]]"), view) == "champion-settings"


def test_where_it_does_not_fit_a_search_plays(tmp_path):
    box = own_box(tmp_path)
    match = start(box=box)
    view = match.view(match.to_act()[0])
    thought = make("champion").think(view, 3)
    assert thought.says == "champion-box"
    assert replace(thought, says="") == Search(simulations=INSTEAD).think(view, 3)


def own_box(folder):
    """The box of Alchemist with another number in it."""
    text = (find("alchemist").folder / "box.toml").read_text(encoding="utf-8")
    path = folder / "box.toml"
    path.write_text(text.replace("cubes = 32", "cubes = 33", 1), encoding="utf-8")
    return path


def test_the_reasons_are_told_in_both_languages():
    match = start()
    said = {match.texts(language).say(why) for language in LANGUAGES for why in WHYS}
    assert len(said) == 8
    assert all(f"search:{INSTEAD}" in one for one in said)


def test_the_lab_says_that_a_search_plays_instead():
    assert stand_ins(Plan("alchemist", ("champion", "random"), 2, 1, {}, over=("schools",))) == []
    assert stand_ins(Plan("sealed", ("champion", "random", "champion"), 2, 1, {})) == [
        "champion: Nobody has trained a champion of this game yet: search:500 plays instead."
    ]


def test_a_table_says_that_a_search_plays_instead():
    assert spec_of("champion", Limits()) == "champion"
    assert levels_of("alchemist")["champion"] == "level-champion"
    assert levels_of("sealed")["champion"] == "level-champion-untrained"
    assert [*levels_of("alchemist")] == [*LEVELS]
    view = athanor.start("sealed", seats=2, seed=1, compiled=False).view(-1)
    assert [instead(spec, view) for spec in ("champion", "search:500", "")] == ["champion-untrained", "", ""]


@pytest.mark.parametrize(("language", "words"), [("en", "Nobody has trained"), ("fr", "Personne n’a encore entraîné")])
def test_the_page_of_a_table_tells_for_whom_a_search_plays(tmp_path, language, words):
    """Beside the bot's name at the table, and in the lobby before."""
    me = Guest(create_app(settings(tmp_path)), language=language)

    def people(game):
        return me.get(f"/m/{me.table('me', 'champion', game=game)['id']}/live", seat=0)["parts"]["players"]

    assert words in people("sealed")
    assert words not in people("alchemist")
    lobby = me.client.get("/", headers=me.headers).text
    assert lobby.count("champion (") == 1  # a search, where nobody has trained one


def test_the_terminal_says_that_a_search_plays_instead():
    told = run("play", "sealed", "--seats", "me,champion", "--seed", "1", typed="q\n")
    assert "champion: Nobody has trained a champion of this game yet: search:500 plays instead." in " ".join(told.split())
    assert "plays instead" not in run("play", "alchemist", "--seats", "me,champion", "--seed", "1", typed="q\n")


def test_the_laws_are_asked_of_every_champion():
    assert {"champion", "champion:20"} < {*under_law(find("alchemist"))}
    assert "champion" not in under_law(find("sealed"))


def test_nothing_of_it_takes_torch():
    """A process in which torch cannot be imported plays as a champion, and in an arena."""
    code = """
import sys
sys.modules["torch"] = None
import athanor
from athanor.bots import make
from athanor.research.arena import Threads, pack
from athanor.learn import workshop
match = athanor.start("alchemist", seats=2, seed=7, compiled=False)
print(make("champion").think(match.view(match.to_act()[0]), 1).says == "")
print(Threads(pack("alchemist"), 4).feats.any())
try:
    workshop.learn("alchemist", 1, workshop.Path("never.npz"))
except athanor.AthanorError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[:2] == ["True", "True"]
    assert done.stdout.endswith("install it with: pip install 'athanor[learn]'\n")
    assert not Path("never.npz").exists()
