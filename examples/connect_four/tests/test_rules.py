"""The rules of connect four, each test named after its rule."""

import pytest

import athanor


def play(columns, compiled=False):
    """A match in which discs were dropped into these columns."""
    match = athanor.start("connect_four", seed=1, compiled=compiled)
    for column in columns:
        match.play(f"drop {column}")
    return match


def test_cf001_two_players():
    with pytest.raises(athanor.BadSettings, match="2 to 2"):
        athanor.start("connect_four", seats=3, compiled=False)


def test_cf002_the_board_is_empty_and_every_column_open():
    match = play("")
    assert match.state.discs == [0, 0]
    assert [match.notation(action) for action in match.legal()] == [f"drop {column}" for column in "abcdefg"]


def test_cf003_red_begins_and_turns_alternate():
    match = play("")
    assert match.to_act() == [0]
    assert match.play("drop a").to_act() == [1]
    assert match.why_not("drop a", seat=0).rule == "CF-003"
    assert match.play("drop a").to_act() == [0]


def test_cf004_a_disc_falls_onto_the_one_below():
    match = play("bbg")
    assert match.state.discs == [1 << 7 | 1 << 42, 1 << 8]
    assert match.news()[0].text == "Red drops a disc into column G."


def test_cf005_a_full_column_takes_no_disc():
    match = play("dddddd")
    assert str(match.why_not("drop d")) == "CF-005: There is no free cell left in column D."
    assert 3 not in match.legal()


@pytest.mark.parametrize(
    "columns",
    ["abababa", "aabbccd", "abbccdcddgd", "gffeededdad"],
    ids=["upright", "level", "rising", "falling"],
)
@pytest.mark.parametrize("compiled", [True, False])
def test_cf006_a_row_of_four_wins_at_once(columns, compiled):
    match = play(columns, compiled)
    assert match.over
    assert match.outcome().winners == [0]
    assert play(columns[:-1], compiled).to_act() == [0]


def test_cf006_a_row_does_not_run_on_over_the_edge():
    match = play("bagagaagaga")
    assert match.state.discs[0] & (1 << 7 | 0b111000) == 1 << 7 | 0b111000  # red has a4, a5, a6 and b1
    assert not match.over


def test_cf006_the_second_seat_wins_too():
    match = play("agbgcgag")
    assert match.outcome().winners == [1]
    assert match.news("fr")[-1].text == "Jaune complète une rangée et gagne."


def test_cf007_a_full_board_without_a_row_is_drawn():
    match = play("ddacfefgeccddffcceddbbcbffaeaeeggggabagabb")
    assert match.over
    assert match.state.played == 42
    assert match.outcome().winners == [0, 1]
    assert match.news()[-1].text == "The board is full: the match is drawn."


def test_cf008_everybody_sees_everything():
    match = play("abcd")
    assert match.view(0).memory == match.view(1).memory == match.view(-1).memory
    assert match.state.rng == play("abcd").state.rng  # and no luck was used


def test_the_box_says_how_long_a_row_is(tmp_path):
    """A changed box needs no compiling (CF-006)."""
    game = athanor.kernel.game.find("connect_four")
    other = tmp_path / "box.toml"
    other.write_text((game.folder / "box.toml").read_text().replace("in_a_row = 4", "in_a_row = 3"))
    match = athanor.start("connect_four", seed=1, box=other)
    for column in "ababa":
        match.play(f"drop {column}")
    assert match.outcome().winners == [0]


def test_the_picture_shows_what_may_be_clicked_and_why_not():
    match = play("dddddd")
    for layout in ("desk", "phone"):
        svg = match.view(0).svg(layout=layout)
        assert svg == match.view(0).svg(layout=layout)
        assert svg.count('class="may"') == 6
        assert 'data-why="3"' in svg
        assert 'aria-label="Drop a disc into column A"' in svg
        assert svg.count('id="disc-') == 6
    assert "data-action" not in match.view(-1).svg()
    assert match.view(0).in_words("fr").startswith("Dans quelle colonne")
    assert "au tour de Rouge" in match.view(1).in_words("fr")
    assert "Red has won" in play("abababa").view(-1).in_words()


def test_the_row_that_won_is_marked():
    assert play("abababa").view(-1).svg().count('class="won"') == 4
