"""A match in Python: playing, refusing, undoing, cloning, and what a view may show."""

import pytest

import athanor
from athanor.kernel.actions import Actions, by_name, family, numbered
from athanor.kernel.loading import bench
from athanor.kernel.match import commitment, luck_of
from athanor.kernel.rulebook import BY_REFUSAL


def alchemist(**how):
    return athanor.start("alchemist", seats=3, seed=7, compiled=False, **how)


def test_the_same_seed_deals_the_same_match_and_another_one_does_not():
    assert alchemist().memory == alchemist().memory
    assert alchemist().memory != athanor.start("alchemist", seats=3, seed=8, compiled=False).memory


def test_without_a_seed_two_matches_differ_and_both_are_committed():
    one, two = (athanor.start("alchemist", seats=3, compiled=False) for _ in range(2))
    assert one.memory != two.memory
    assert one.commitment == commitment(one.seed, one.salt) != two.commitment


def test_each_line_has_luck_of_its_own():
    assert len({luck_of(7, "", line) for line in range(1000)}) == 1000
    assert luck_of(7, "a", 1) != luck_of(7, "b", 1)


def test_play_takes_a_number_or_a_text():
    by_text, by_number = alchemist(), alchemist()
    by_text.play("take blue")
    by_number.play(by_number.read("take blue"))
    assert by_text.memory == by_number.memory
    assert by_text.lines == by_number.lines


def test_the_spans_of_a_question_are_the_families_that_answer_it():
    actions = Actions(
        family("pick", numbered(1, 3), asked=0),
        family("drop", numbered(1, 2), asked=(0, 1)),
        family("swap", numbered(1, 4), asked=1),
        family("done", asked=0),
    )
    assert actions.spans == [[[0, 5], [9, 10]], [[3, 9], [0, 0]]]


def test_actions_and_questions_are_read_by_their_names():
    q = by_name(("turn", "swap"))
    assert (q.turn, q.swap) == (0, 1)
    actions = Actions(
        family("pick", numbered(1, 3), asked=q.turn),
        family("mine-two", asked=q.turn),
        family("pass", numbered(1, 2), asked=q.turn),
    )
    first, last = actions.first, actions.last
    assert (first.pick, first.mine_two, first.pass_) == (0, 3, 4)
    assert (last.pick, last.mine_two, last.pass_) == (2, 3, 5)
    with pytest.raises(AttributeError, match="there is no action 'pikc'. Did you mean 'pick'?"):
        _ = first.pikc
    with pytest.raises(AttributeError, match="there is no question 'trun'. Did you mean 'turn'?"):
        _ = q.trun


def test_a_game_may_leave_a_question_to_the_kernel():
    match = alchemist()
    loaded, room = match.loaded, bench(match.loaded, match.box.records(match.loaded), 1)
    room.states[0].copy_from(match.state)
    assert loaded.rules.legal(room.boxes[0], room.states[0], 0, room.moves) == BY_REFUSAL
    seat = match.to_act()[0]
    assert match.legal(seat) == [action for action in range(loaded.actions.size) if not match.why_not(action, seat)]


def test_a_refused_action_changes_nothing_and_cites_its_rule():
    match = alchemist()
    before = match.memory
    with pytest.raises(athanor.Refused) as refused:
        match.play("copy C04")
    assert refused.value.rule == "AL-046"
    assert match.memory == before
    assert match.lines == []
    assert match.why_not("copy C04").rule == "AL-046"
    assert match.why_not("take blue") is None


def test_acting_out_of_turn_is_refused_by_the_rule_of_the_turn():
    match = alchemist()
    other = (match.to_act()[0] + 1) % 3
    assert match.why_not("take blue", seat=other).rule == "AL-019"
    assert match.legal(other) == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("tkae blue", "Did you mean 'take'"),
        ("take bleu", "Did you mean 'blue'"),
        ("take", "takes 1 words after it, not 0"),
        ("", "nothing is called ''"),
        ("brew 99999", "It has 5 digits from 0 to 3"),
    ],
)
def test_an_unreadable_text_names_the_nearest_word(text, says):
    with pytest.raises(athanor.Unreadable, match=says):
        alchemist().play(text)


def test_a_number_out_of_range_is_unreadable():
    with pytest.raises(athanor.Unreadable, match="0 to "):
        alchemist().play(10**6)


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ({"seats": 6}, "2 to 5 seats, not 6"),
        ({"options": {"school": "off"}}, "Did you mean 'schools'"),
        ({"options": {"schools": "of"}}, "Did you mean 'off'"),
    ],
)
def test_wrong_settings_are_named(how, says):
    with pytest.raises(athanor.BadSettings, match=says):
        athanor.start("alchemist", **{"seats": 3, "compiled": False, **how})


def test_an_unknown_game_suggests_the_nearest():
    with pytest.raises(athanor.NoSuchGame, match="Did you mean 'alchemist'"):
        athanor.start("alchimist")


def test_undo_brings_back_the_state_and_the_same_luck():
    match = alchemist()
    before = match.memory
    match.play("draw")
    drawn = match.memory
    match.undo()
    assert match.memory == before
    match.play("draw")
    assert match.memory == drawn
    with pytest.raises(athanor.BadSettings, match="2 lines cannot be taken back: 1 were played"):
        match.undo(2)


def test_a_clone_goes_its_own_way():
    match = alchemist()
    twin = match.clone()
    twin.play("take blue")
    assert (len(match.lines), len(twin.lines)) == (0, 1)
    match.play("take blue")
    assert match.memory == twin.memory


def test_a_view_has_no_luck_and_no_other_stock():
    match = alchemist()
    state = match.view(0).state
    assert state.rng == 0
    assert sum(map(sum, state.stock)) == 12
    assert match.state.rng != 0


def test_the_outcome_comes_at_the_end_only():
    match = alchemist()
    with pytest.raises(athanor.BadSettings, match="not over"):
        match.outcome()
    while not match.over:
        match.play(match.legal()[0])
    outcome = match.outcome()
    assert sorted(result.place for result in outcome)[0] == 1
    assert outcome.totals == match.state.score[:3]
    assert match.to_act() == []
    assert match.legal() == []
    with pytest.raises(athanor.Refused, match="over"):
        match.play("draw")


def test_a_match_shows_its_picture_in_a_notebook():
    assert alchemist()._repr_svg_().startswith("<svg")


def test_the_news_as_numbers_are_those_of_the_last_action_only():
    match = athanor.start("alchemist", seats=3, seed=7, options={"first": "0"}, compiled=False)
    match.play("draw")
    assert [row[1] for row in match.told()] == [int(news.rule[3:]) for news in match.news()]
    assert {row[0] for row in match.told()} == {-1, 1}
    create = next(action for action in match.legal() if match.notation(action).startswith("create"))
    assert match.play(create).told() == []
