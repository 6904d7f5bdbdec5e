"""Boxes: checked key by key, remembered by digest, and never a reason to compile anything."""

import shutil

import pytest

import athanor
from athanor.kernel.box import box_of, read_box, standard_box
from athanor.kernel.game import LANGUAGES, find, slugs


@pytest.fixture
def mine(tmp_path):
    path = tmp_path / "box.toml"
    shutil.copyfile(find("alchemist").folder / "box.toml", path)
    return path


def edit(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_box_whose_parts_do_not_fit_together_is_refused_too(tmp_path):
    path = tmp_path / "box.toml"
    shutil.copyfile(find("alkemy").folder / "box.toml", path)
    text = path.read_text(encoding="utf-8")
    before, here, after = text.partition('id = "temple-180"')
    path.write_text(before + here + after.replace('faction = "TE"', 'faction = "nobody"', 1), encoding="utf-8")
    with pytest.raises(athanor.BadBox, match="box.toml: its parts do not fit together"):
        read_box(find("alkemy"), path)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('produces = ["grey", "blue"]', 'produces = ["grey", "pink"]', "C01 must produce two different ingredients"),
        ('produces = ["grey", "blue"]', 'produces = ["blue", "orange"]', "ten pairs must differ"),
        ("cubes = 32", 'cubes = "many"', r"ingredients\[0\].cubes"),
        ("draw = 2", "draw = 0", "numbers.draw"),
        ("draw = 2", "daw = 2", "numbers.daw"),
        ("reserve = 18", "reserve = 30", "5 seats need 44 cubes of grey, there are 32"),
        ("[numbers]", "[numbers", "not a TOML file"),
        ("rewards = [6, 0]", "rewards = [6]", "2 seats need 2 rewards, not 1"),
    ],
)
def test_a_wrong_box_is_refused_with_file_key_and_reason(mine, old, new, says):
    edit(mine, old, new)
    with pytest.raises(athanor.BadBox, match=says) as refused:
        read_box(find("alchemist"), mine)
    assert str(mine) in str(refused.value)


def test_a_changed_box_changes_play_and_compiles_nothing(mine):
    loaded = athanor.load("alchemist")
    compiled = set(loaded.compiled_anew())
    edit(mine, "start_stock = 12", "start_stock = 5")
    match = athanor.start("alchemist", seats=2, seed=1, box=mine)
    assert match.state.cubes[:2] == [5, 5]
    assert match.loaded is loaded
    assert set(loaded.compiled_anew()) == compiled


def test_a_match_remembers_its_box(mine):
    edit(mine, "draw = 2", "draw = 3")
    match = athanor.start("alchemist", seats=2, seed=1, box=mine, compiled=False)
    assert match.box.digest != standard_box(find("alchemist")).digest
    with pytest.raises(athanor.BadTranscript, match="another box was played"):
        athanor.replay(match.transcript(), compiled=False)
    assert athanor.replay(match.transcript(), box=mine, compiled=False).memory == match.memory


def test_layout_and_comments_do_not_change_the_digest(mine):
    edit(mine, "[numbers]", "# my own remark\n\n[numbers]")
    assert read_box(find("alchemist"), mine).digest == standard_box(find("alchemist")).digest


@pytest.mark.parametrize("slug", slugs())
def test_a_box_written_down_is_the_same_box(slug):
    box = standard_box(find(slug))
    assert box_of(find(slug), box.written, "again").digest == box.digest


@pytest.mark.parametrize("slug", ["alkemy", "ars_mysteriorum"])
def test_names_are_printed_with_curved_apostrophes_however_they_were_typed(slug):
    box = standard_box(find(slug))
    for language in LANGUAGES:
        names = [box.name(table, k, language) for table, rows in box.tables.items() for k in range(len(rows))]
        assert any("’" in name for name in names)
        assert not any("'" in name for name in names)
