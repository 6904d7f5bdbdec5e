"""Words that depend on who or what is named."""

import pytest

import athanor
from athanor.kernel.game import LANGUAGES


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
    match = athanor.start("alkemy", 2, seed=1, compiled=False)
    for seat in (0, 1):
        match.play("muster avalon-200", seat)
    texts, state = match.texts(language), match.view(0).state
    profile = texts.component("profiles", state.kind[2])
    assert texts.action(match.read("activate a3"), state).endswith(f" {profile} a3")
    assert texts.action(match.read("target a3"), state) == f"{profile} a3"
    assert texts.action(match.read("target a3")) == "a3"
    assert texts.action(match.read("target a16"), state) == "a16"  # nobody
    scenery = texts.component("scenery", state.element[0])
    assert texts.action(match.read("pawn 1"), state).endswith(f" 1 ({scenery})")
    spot = texts.action(match.read("spot 1"), state)
    assert spot.startswith("Point 1")
    assert "″" in spot
