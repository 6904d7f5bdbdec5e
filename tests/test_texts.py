"""Words that depend on who or what is named."""

import re

import pytest

import athanor
from athanor.games.alkemy.rules import pieces as p
from athanor.kernel.box import standard_box
from athanor.kernel.game import LANGUAGES, find
from athanor.kernel.loading import sources
from athanor.kernel.texts import Texts
from athanor.table.words import words


@pytest.mark.parametrize(
    ("name", "of"), [("Abigaïl", "d’Abigaïl"), ("Érato", "d’Érato"), ("Hypatia", "d’Hypatia"), ("Merlin", "de Merlin")]
)
def test_french_elides_before_a_name(name, of):
    match = athanor.start("alchemist", 2, seed=1, compiled=False)
    match.players = [name, "Zosime"]
    assert match.texts("fr").of_seat(0) == of
    assert match.texts("en").of_seat(0) == f"of {name}"
    assert match.texts("fr").say("pic-waiting", a=0) == f"Au tour {of}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_alkemys_actions_name_the_figures_that_stand_there(language):
    match = athanor.start("alkemy", 2, seed=1, compiled=False, options={"distances": "measured"})
    for seat in (0, 1):
        match.play("muster avalon-200", seat)
    texts, state = match.texts(language), match.view(0).state
    name = {"en": "Novice (Amber)", "fr": "Novice (Ambre)"}[language]  # the other troop has one too
    assert texts.action(match.read("activate a3"), state).endswith(f" {name}")
    assert texts.action(match.read("target a3"), state) == name
    figure = {"en": "figure {} of Amber", "fr": "figurine {} d’Ambre"}[language]
    assert texts.action(match.read("target a3")) == figure.format(3)
    assert texts.action(match.read("target a16"), state) == figure.format(16)  # nobody
    assert texts.component("scenery", state.element[0]) in texts.action(match.read("pawn 1"), state)
    assert "″" in texts.action(match.read("spot 1"), state)


def refused(slug, seats, deeds, action, seat, options=None):
    """What a seat is told when it tries an action after these."""
    match = athanor.start(slug, seats, 867, options, compiled=False)
    for deed in deeds:
        who, _, text = deed.rpartition(": ")
        match.play(text, int(who) if who else None)
    told = []
    for match.language in LANGUAGES:
        no = match.why_not(action, seat)
        assert no is not None
        told.append((no.rule, no.sentence))
    return told


def test_aa073_a_refused_placement_tells_what_it_takes_and_what_is_there():
    deeds = ["go LOC-2", "send 2", "go LOC-2"]
    assert refused("ars_alchimia", 3, deeds, "send 2", 2) == [
        ("AA-073", "2 workers are too few for “Pedlars’ Market”: send at least 3, one more than stand there."),
        (
            "AA-073",
            "2 ouvriers ne suffisent pas pour «\u202fMarché des Colporteurs\u202f»\u202f: envoyez-en au moins 3, "
            "un de plus qu’il ne s’en trouve.",
        ),
    ]
    (_, english), (_, french) = refused("ars_alchimia", 3, ["go LOC-2", "send 11"], "go LOC-2", 2)
    assert english.startswith("“Pedlars’ Market” takes at least 12 workers, one more than stand there; you have only 1")
    assert french.endswith(
        "demande au moins 12 ouvriers, un de plus qu’il ne s’en trouve\u202f; il ne vous en reste que 11."
    )


def test_aa075_more_workers_than_there_are():
    (rule, english), (_, french) = refused("ars_alchimia", 3, ["go LOC-2"], "send 13", 0)
    assert (rule, english) == ("AA-075", "You have only 11 workers available, Navy, not 13.")
    assert french == "Vous n’avez que 11 ouvriers disponibles, Marine, et non 13."


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_can_be_told_without_a_position(language):
    """A picture that knows only the rule says less, and still a sentence."""
    for slug, actions in (("ars_alchimia", {73: "send 2", 75: "send 2", 208: "golem 1"}), ("ars_mysteriorum", {7: "bid 2"})):
        texts = Texts(find(slug), standard_box(find(slug)), language)
        for number, action in actions.items():
            said = texts.refusal(number, 0, texts.actions.read(action, texts.box.vocabulary))
            assert said.endswith(".")
            assert not re.search(r"\d", said)


def test_am040_a_second_sealed_bid_is_told_that_the_first_one_stands():
    deeds = ["done", "done", "done", "0: bid 2"]
    (rule, english), (_, french) = refused("ars_mysteriorum", 3, deeds, "bid 3", 0)
    assert (rule, english) == ("AM-040", "You have laid your sealed bid, Flamel: one each, and it stands.")
    assert french.startswith("Votre mise est faite, Flamel")
    (_, english), _ = refused("ars_mysteriorum", 3, ["done"], "done", 0)
    assert english == "It is not the turn of Flamel: players act in turn order."


def test_mp028_mp104_a_refusal_names_the_figure_that_is_not_there_and_the_cities_to_go_to():
    deeds = ["alchemist kalda", "tower blue", "alchemist togal", "tower red", "site S0-E", "site S4-NE"]
    options = {"first_player": "0"}
    (rule, english), (_, french) = refused("materia_prima", 2, deeds, "move first E", 0, options)
    assert (rule, english) == ("MP-028", "You have no such figure on the board: the first homunculus.")
    assert french == "Vous n’avez pas cette figurine sur le plateau\u202f: le premier homoncule."
    (rule, english), (_, french) = refused("materia_prima", 2, deeds, "research stone", 0, options)
    assert rule == "MP-104"
    assert english.endswith("in a city that sells this deck: Blackholm or Windshire.")
    assert french.endswith("Blackholm ou Windshire.")
    (_, english), _ = refused("materia_prima", 2, deeds, "put fire", 0, options)
    assert english.startswith("That does not belong here")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ak001_every_state_that_the_rules_tell_of_has_its_own_words(language):
    """The numbers in the news are those of the marks, wherever they stand in their row."""
    told = {
        mark
        for path in sources(find("alkemy"))
        for told_of in re.findall(r"tell\(s, ALL, 1, ([^\n]*)\)", path.read_text("utf-8"))
        for mark in re.findall(r"\bp\.([A-Z]+)", told_of)
    }
    assert {"SCARED", "NETTED", "HAUNTED", "POISONED"} <= told
    texts = Texts(find("alkemy"), standard_box(find("alkemy")), language)
    said = {mark: texts.news(1, [0, getattr(p, mark)]) for mark in sorted(told)}
    assert len({*said.values(), texts.news(1, [0, p.ACTIVATED])}) == len(told) + 1
    assert {"en": "Poisoned", "fr": "Empoisonnement"}[language] in said["POISONED"]


def test_several_winners_win_together():
    texts = Texts(find("ars_alchimia"), standard_box(find("ars_alchimia")), "fr")
    assert texts.listed(["Marine"]) == "Marine"
    assert texts.listed(["Marine", "Orange"]) == "Marine et Orange"
    assert texts.say("pic-wins", who="Marine et Orange", count=2, n=41) == "Marine et Orange gagnent ensemble avec 41 PV."
    french = words("fr")
    assert french("won", count=3, names=french.listed(["Ada", "Bo", "Cy"])) == "Ada, Bo et Cy l’emportent ensemble"
    alkemy = Texts(find("alkemy"), standard_box(find("alkemy")), "fr", ["Ada", "Bo", "Cy"])
    assert alkemy.news(258, [0b101]).endswith("Ada et Cy.")
