"""Troop building: each rule by its id, the worked examples with their numbers, the ready troops and the command."""

import re

import pytest
from click.testing import CliRunner

import athanor
from athanor.cli import main
from athanor.games.alkemy.troops import BadTroop, Roster, Troop, box_text, box_with, read_roster, ready_rosters, word_of
from athanor.kernel.box import read_box, standard_box
from athanor.kernel.game import LANGUAGES, find
from athanor.kernel.texts import Texts

GAME = find("alkemy")
BOX = standard_box(GAME)
READY = ready_rosters(GAME)
COBRA = {"GC1": 1, "GC3": 1, "GC4": 1, "GC5": 1, "GC6": 1, "GC7": 2}


def troop(faction, format, **figures):
    """A troop of so many figures by id, heroes written where they belong."""
    heroes = {profile.id for profile in BOX.components.profiles if profile.hero}
    named = [figure for figure, count in figures.items() for _ in range(count) if figure in heroes]
    others = {figure: count for figure, count in figures.items() if figure not in heroes}
    roster = Roster(name="Test", format=format, faction=faction, heroes=named, figures=others)
    return Troop(roster, BOX.components)


def broken(one):
    return [(violation.rule, violation.message) for violation in one.violations()]


def cards(one):
    return [(profile.id, count) for profile, count in one.cards]


def test_xb06_the_cobra_troop_of_200_points_is_legal():
    """AK-070, AK-073, AK-074: 197 points, 1 hero, 6 cards."""
    one = troop("GC", 200, **COBRA)
    assert one.violations() == []
    assert (one.cost, one.heroes, len(one.cards), one.figures) == (197, 1, 6, 7)


def test_xb07_spearmen_share_a_card_and_a_third_opens_another():
    """AK-076, AK-077."""
    assert troop("TJ", 200, TJ1=1, TJ5=2).cost == 45 + 30
    assert cards(troop("TJ", 200, TJ1=1, TJ5=2)) == [("TJ1", 1), ("TJ5", 2)]
    assert cards(troop("TJ", 200, TJ1=1, TJ5=3)) == [("TJ1", 1), ("TJ5", 2), ("TJ5", 1)]


def test_xb07_two_figures_on_a_card_of_three_lines_pay_two_costs():
    """AK-076."""
    one = troop("KH", 200, KH2=1, KH8=2)
    assert cards(one) == [("KH2", 1), ("KH8", 2)]
    assert one.cost == 41 + 2 * 13


@pytest.mark.parametrize(("format", "heroes"), [(180, {1}), (200, {1, 2}), (250, {2}), (300, {2, 3})])
def test_ak070_ak074_each_format_has_its_number_of_heroes(format, heroes):
    for count in (1, 2, 3):
        one = troop("AU", format, **dict.fromkeys(["AU1", "AU2", "AU3"][:count], 1))
        assert broken(one) == ([] if count in heroes else [("AK-074", "heroes")])


def test_ak070_there_is_no_format_of_225_points():
    assert broken(troop("GC", 225, **COBRA)) == [("AK-070", "format")]


def test_ak071_every_figure_carries_the_symbol_of_the_faction():
    assert broken(troop("AV", 200, AV1=1, AU5=1, KH6=1)) == [("AK-071", "stranger")] * 2


def test_ak071_a_figure_of_two_symbols_fits_both():
    assert broken(troop("TJ", 200, TJ1=1, GC5=1, TJ5=2)) == []
    assert broken(troop("GC", 200, GC1=1, GC5=1, TJ5=2)) == []


def test_ak072_a_sub_faction_takes_only_its_own_symbol():
    """The Temple takes Templars, but neither Recruits nor Garlan, who only belong to Avalon."""
    assert broken(troop("TE", 200, AV2=1, AV6=2, AV7=3)) == []
    assert broken(troop("TE", 200, AV2=1, AV8=2)) == [("AK-072", "stranger")]
    assert broken(troop("TE", 200, AV1=1, AV6=1)) == [("AK-072", "stranger")]


def test_ak073_the_maximum_may_be_reached_and_not_passed():
    assert troop("AU", 200, AU2=1, AU3=1, AU4=1, AU5=2, AU6=2).cost == 200
    assert broken(troop("AU", 200, AU2=1, AU3=1, AU4=1, AU5=2, AU6=2)) == []
    over = troop("AU", 200, AU2=1, AU3=1, AU4=1, AU5=2, AU6=2, AU9=1).violations()
    assert [(one.rule, one.message, one.facts) for one in over] == [
        ("AK-073", "dear", {"cost": 215, "points": 200, "over": 15}),
    ]


def test_ak074_a_hero_is_taken_once():
    assert broken(troop("AU", 200, AU2=2)) == [("AK-074", "twice")]


def test_ak074_heroes_and_others_are_named_where_they_belong():
    swapped = Roster(name="Test", format=200, faction="AV", heroes=["AV6"], figures={"AV1": 1})
    assert broken(Troop(swapped, BOX.components)) == [("AK-074", "is-hero"), ("AK-074", "no-hero")]


def test_ak075_the_maximum_counts_figures_not_cards():
    assert broken(troop("AV", 200, AV1=1, AV8=6)) == []
    assert broken(troop("AV", 200, AV1=1, AV8=7)) == [("AK-075", "crowd")]
    assert broken(troop("TJ", 200, TJ1=1, TJ5=5)) == [("AK-075", "crowd")]


def test_ak076_a_card_is_filled_before_the_next_is_opened():
    assert cards(troop("AV", 200, AV1=1, AV8=5)) == [("AV1", 1), ("AV8", 2), ("AV8", 2), ("AV8", 1)]


def test_ak077_cards_are_counted_as_they_lie_on_the_table():
    assert len(troop("GC", 200, GC1=1, GC7=2).cards) == 1 + 1
    assert len(troop("AV", 200, AV1=1, AV8=3).cards) == 1 + 2


def test_ak078_somebody_has_a_value_of_esp():
    assert broken(troop("KH", 200, KH8=3)) == [("AK-074", "heroes"), ("AK-078", "spirit")]
    assert ("AK-078", "spirit") in broken(troop("KH", 200))


def test_ak079_the_affinity_is_that_of_the_faction_chosen():
    assert troop("TE", 200, AV2=1).affinity == "earth"
    assert troop("KH", 200, KH1=1).affinity == "water"
    assert troop("GC", 200, GC1=1, TJ5=2).affinity == "air"
    assert troop("NA", 200, NA1=1).affinity == "fire"


# Ready troops


@pytest.mark.parametrize("slug", READY)
def test_every_ready_troop_is_legal(slug):
    assert Troop(READY[slug], BOX.components).violations() == []


def test_every_faction_has_a_ready_troop_of_200_points():
    at_200 = {roster.faction for roster in READY.values() if roster.format == 200}
    assert at_200 == {faction.id for faction in BOX.components.factions}


def test_ready_troops_are_those_of_the_box():
    """A file named as a troop of the box has the same figures."""
    shared = [one for one in BOX.components.troops if one.id in READY]
    assert len(shared) > 20
    for one in shared:
        roster = READY[one.id]
        assert (roster.faction, roster.format) == (one.faction, one.points)
        assert Troop(roster, BOX.components).counts == one.figures


# Files and the command


def run(*words, code=0):
    result = CliRunner().invoke(main, ["alkemy", "troop", *map(str, words)])
    assert result.exit_code == code, result.output
    return result.output


def written(tmp_path, text):
    path = tmp_path / "troop.toml"
    path.write_text(text, encoding="utf-8")
    return path


GOOD = 'name = { fr = "Nuage noir", en = "Black cloud" }\nformat = 200\nfaction = "GC"\nheroes = ["GC1"]\n'


def test_a_legal_troop_is_summed_up(tmp_path):
    path = written(tmp_path, GOOD + "[figures]\nGC7 = 3\n")
    english, french = run("check", path, "--lang", "en"), run("check", path, "--lang", "fr")
    assert "Black cloud: a legal troop." in english
    assert "Cobra Guard, affinity Air" in english
    assert "46  2 × Silences" in english
    assert "114 of 200 points; 1 hero, 4 figures in all, 3 profile cards." in english
    assert "Nuage noir\u202f: la troupe est légale." in french
    assert "114 points sur 200\u202f; 1 héros, 4 figurines en tout, 3 cartes de profil." in french


def test_an_illegal_troop_is_refused_with_its_reasons_in_both_languages(tmp_path):
    path = written(tmp_path, GOOD.replace("200", "180") + "[figures]\nGC5 = 3\nGC7 = 3\nAV8 = 1\n")
    english, french = run("check", path, "--lang", "en", code=2), run("check", path, "--lang", "fr", code=2)
    assert re.findall(r"^AK-\d+", english, re.MULTILINE) == ["AK-072", "AK-073", "AK-075"]
    assert "AK-073: The troop costs 211 points, 31 more than the 180 of its format." in english
    assert "AK-073: La troupe coûte 211 points, 31 de plus que les 180 de son format." in french
    assert "AK-075: Ombre\u202f: 3 figurines, mais 2 au plus." in french


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language):
    texts = Texts(GAME, BOX, language)
    swapped = Roster(name="T", format=100, faction="AV", heroes=["AV6"], figures={"AV1": 2})
    worst = [Troop(swapped, BOX.components), troop("TE", 180, AV8=9, AV6=9), troop("KH", 180, KH8=1)]
    violations = [violation for one in worst for violation in one.violations()]
    assert {one.message for one in violations} == {
        "stranger", "format", "dear", "heroes", "twice", "is-hero", "no-hero", "crowd", "spirit",
    }  # fmt: skip
    for one in violations:
        assert one.sentence(texts).endswith(".")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("name = ", "this is not a TOML file"),
        ('name = "T"\nformat = 200\nfaction = "GC"\n', "heroes: Field required."),
        (GOOD + "[figures]\nGC7 = 0\n", "figures.GC7: Input should be greater than or equal to 1."),
        (GOOD + "colour = 3\n", "colour: Extra inputs are not permitted."),
        (GOOD + "[figures]\nGC77 = 1\n", "There is no figure 'GC77'. Did you mean 'GC7'"),
        (GOOD.replace('"GC"', '"GX"'), "There is no faction 'GX'."),
    ],
)
def test_a_file_that_cannot_be_read_is_answered_in_one_sentence(tmp_path, text, reason):
    assert reason in run("check", written(tmp_path, text), code=2)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadTroop, match="No such file"):
        read_roster(tmp_path / "nothing.toml")


def test_the_list_names_every_ready_troop():
    output = run("list", "--lang", "fr")
    assert all(slug in output for slug in READY)
    assert re.search(r"cobra-200 +Garde Cobra, 197 points, 6 cartes\n +1 × Sze; .*; 2 × Silences\n", output)


# Playing with one's own


MINE = Roster(name="My clouds", format=200, faction="GC", heroes=["GC2"], figures={"GC7": 4, "GC5": 1})


def test_ak071_a_match_with_ones_own_troops():
    match = athanor.start("alkemy", seed=1, compiled=False, box=box_with({"my-clouds": MINE}))
    assert "muster my-clouds" in [match.notation(action) for action in match.legal(0)]
    match.play("muster my-clouds", 0).play("muster temple-200", 1)
    ids = [profile.id for profile in match.box.components.profiles]
    assert sorted(ids[kind] for kind in match.state.kind[:16] if kind >= 0) == ["GC2", "GC5", "GC7", "GC7", "GC7", "GC7"]
    assert "My clouds" in match.texts("fr").action(match.read("muster my-clouds"))


def test_own_troops_take_the_places_of_ready_ones_of_other_formats():
    own = {f"mine-{k}": MINE for k in range(10)}
    box = box_with(own)
    assert len(box.components.troops) == len(BOX.components.troops)
    kept = {one.id for one in box.components.troops}
    assert set(own) <= kept
    assert {one.id for one in BOX.components.troops if one.points == 200} <= kept
    assert box.digest != BOX.digest
    assert box.digest == box_with(own).digest
    assert box_with({}).digest == BOX.digest
    places = len(BOX.components.troops)
    assert len({one.id for one in BOX.components.troops}) == places
    with pytest.raises(BadTroop, match=f"at most {places} troops"):
        box_with({f"mine-{k}": MINE for k in range(places + 1)})


def test_an_illegal_troop_finds_no_place_in_a_box():
    dear = Roster(name="Too many", format=180, faction="GC", heroes=["GC2"], figures={"GC7": 4, "GC5": 2})
    with pytest.raises(BadTroop, match="AK-073"):
        box_with({"mine": dear})
    with pytest.raises(BadTroop, match="interdisent"):
        box_with({"mine": dear}, "fr")
    with pytest.raises(BadTroop, match="small letters"):
        box_with({"My clouds": MINE})
    assert word_of("Les Épées d’Ambre !") == "les-epees-d-ambre"


def test_a_box_file_of_own_troops_is_that_box(tmp_path):
    box = box_with({"mine": MINE})
    path = tmp_path / "box.toml"
    path.write_text(box_text(box), encoding="utf-8")
    assert read_box(box.game, path).digest == box.digest


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_a_ready_troop_to_a_match(tmp_path, language):
    mine = tmp_path / "black-cloud.toml"
    assert str(mine) in run("new", "cobra-200", mine, "--lang", language)
    assert "muster black-cloud" in run("box", tmp_path / "box", mine, "--lang", language)
    match = athanor.start("alkemy", seed=1, compiled=False, box=tmp_path / "box" / "box.toml")
    assert match.why_not("muster black-cloud", 0) is None
    assert "is there already" in run("new", "cobra-200", mine, code=2)
    assert "is there already" in run("box", tmp_path / "box", mine, code=2)
    assert "cobra-200" in run("new", "cobra-20", tmp_path / "other.toml", code=2)
