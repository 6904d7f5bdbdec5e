"""Mystery cards and the end: AM-113 to AM-153."""

import pytest

from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.rules.mysteries import announce
from athanor.games.ars_mysteriorum.tests.tables import (
    KINDS,
    B,
    G,
    P,
    R,
    Y,
    answer,
    asked,
    bid,
    bins,
    choices,
    go_on,
    hold,
    lay,
    live,
    own,
    play,
    position,
    refused,
    show,
    tokens,
    told,
    walk,
)

SOME = (3, 3, 3, 3, 3)


def brewing(*kinds, counts=SOME, recipes=("B1", "B8"), seats=5):
    """Seat 0, in the blue tent, is to win a recipe and holds these mystery cards."""
    match = show(tokens(position(seats), 0, *counts), B, *recipes)
    return go_on(hold(match, 0, *kinds), p.BREWING)


def rewards(*, seats=5, **holders):
    """After X01: Alex 0, Billy 1, Chuck 2 at blue; holders by seat: s0="tithe counterspell"."""
    match = bins(lay(position(seats), {0: {B: (6, 4, 2)}, 1: {B: (6, 4, 3)}, 2: {B: (5,)}}), B, 5, 4, 3, 2, 1)
    for seat, kinds in holders.items():
        hold(match, int(seat[1]), *kinds.split())
    return go_on(match, p.REWARDS)


def test_am113_a_card_is_played_in_its_window_only():
    match = brewing("salt_tax", "flying_carpet", "catalyst")
    assert refused(match, "play salt_tax") == refused(match, "play flying_carpet") == "AM-113"
    assert refused(match, "play catalyst") == ""
    assert refused(match, "jostle green red") == "AM-113"


def test_am114_shown_with_its_target_then_discarded():
    match = brewing("letter")
    assert refused(match, "play letter") == refused(match, "play catalyst") == "AM-114"
    play(match, "letter red")
    assert live(match).discard[p.LETTER] == 1
    assert told(match) == ["AM-140"]
    assert refused(brewing("catalyst"), "letter red") == "AM-114"  # not in his hand


def test_am114_the_counterspell_comes_before_the_effect():
    match = hold(brewing("catalyst"), 1, "counterspell")
    play(match, "play catalyst")
    assert asked(match) == "counter"
    assert live(match).saving == 0
    play(match, "let")
    assert live(match).saving == 2


def test_am115_one_card_after_the_other():
    match = hold(brewing("catalyst", "catalyst"), 1, "counterspell")
    play(match, "play catalyst")
    assert refused(match, "play catalyst", 0) == "AM-007"
    play(match, "let")
    assert match.to_act() == [0]


def test_am116_no_idle_play():
    match = go_on(hold(position(5, supply=(0,) * 5), 0, "horn_of_plenty"), p.WINDOW_9)
    assert choices(match) == ["pass"]
    match = hold(position(5, supply=(0,) * 5), 0, "horn_of_plenty")
    live(match).known[0][p.HORN] = 1
    assert live(go_on(match, p.WINDOW_9)).stage != p.WINDOW_9  # as all know, nobody has anything to play


def test_am117_polled_until_all_have_passed_in_a_row():
    match = hold(hold(position(3), 0, "salt_tax"), 2, "salt_tax")
    go_on(match, p.WINDOW_9)
    assert match.to_act() == [0, 2]
    assert refused(match, "done", 0) == "AM-117"
    answer(match, s2="play salt_tax")
    assert (match.to_act(), asked(match)) == ([0], "counter")
    play(match, "let")
    assert (match.to_act(), asked(match)) == ([0], "window_9")  # again, since somebody played; seat 2 has no card left
    play(match, "pass")
    assert live(match).stage != p.WINDOW_9


def test_am117_of_those_who_want_to_play_the_first_in_turn_order_does():
    match = go_on(hold(hold(position(3), 0, "salt_tax", "catalyst"), 2, "salt_tax", "catalyst"), p.WINDOW_9)
    play(match, (2, "play salt_tax"))
    assert live(match).taxes == 0  # sealed until all have answered
    play(match, (0, "play salt_tax"))
    assert (live(match).discard[p.TAX], live(match).hand[2][p.TAX]) == (1, 1)
    answer(match)  # nobody counters
    assert list(live(match).taxer[: live(match).taxes]) == [0]
    assert asked(match) == "window_9"
    assert match.to_act() == [0, 2]
    assert live(match).base == 1  # now the next one comes first


def test_am117_whoever_may_hold_a_card_is_asked_and_nobody_else():
    """What all know decides: the size of a hand, the cards that all saw taken, the copies that lie open."""
    match = hold(hold(hold(position(4), 0, "salt_tax"), 1, "catalyst"), 2, "catalyst")
    live(match).known[2][p.CATALYST] = 1  # taken in sight of all
    assert go_on(match, p.WINDOW_9).to_act() == [0, 1]
    match = hold(hold(position(4), 0, "false_seal"), 1, "catalyst")
    live(match).known[0][p.SEAL] = 1
    live(match).discard[p.SEAL] = 1
    lay(match, {seat: {R: (6, 5, 4), B: (3, 2)} for seat in range(4)})
    assert go_on(match, p.WINDOW_5).to_act() == [0]  # where both copies are, all know


def test_am118_a_turn_is_asked_for_cards_that_might_be_there():
    match = go_on(tokens(hold(position(3), 0, "salt_tax"), 0, 0, 0, 0, 0, 0), p.MOVES)
    assert (match.to_act(), choices(match)) == ([0], ["stay"])
    match = go_on(tokens(hold(position(3), 0, "salt_tax"), 0, 0, 0, 0, 0, 0), p.BREWING)
    assert (match.to_act(), choices(match)) == ([0], ["done"])
    live(match).known[0][p.TAX] = 1
    assert go_on(match, p.BREWING).to_act() == [1]


def test_am118_own_turn_cards_come_before_the_act_that_ends_the_turn():
    match = brewing("catalyst", "letter")
    play(match, "play catalyst", "letter red")
    assert match.to_act() == [0]
    play(match, "done")
    assert match.to_act() == [1]


def test_am119_in_phase_3_the_previous_order_counts():
    match = hold(hold(position(3, order=(2, 1, 0, 0, 0), place=(2, 1, 0, 0, 0)), 0, "upside_down"), 2, "upside_down")
    bid(match, 5, 4, 3)
    answer(match, s0="play upside_down", s2="play upside_down")
    assert live(match).hand[2][p.UPSIDE] == 0
    assert live(match).hand[0][p.UPSIDE] == 1


def test_am120_a_card_taken_may_be_played_in_the_same_round():
    shown = [0] * 17
    shown[p.SIGHT] = shown[p.EYE] = shown[p.HORN] = 1
    match = go_on(position(3, shown=shown), p.SELECTION)
    play(match, "take glass_eye", "take second_sight")
    while live(match).stage == p.SELECTION:
        play(match, choices(match)[0])
    play(match, "place 2 red", "place 2 red", "place 2 red")
    assert refused(match, "glass_eye red") == ""


def test_am121_a_bought_card_comes_after_the_turn():
    match = brewing()
    play(match, "mystery red")
    assert match.to_act() != [0]
    assert live(match).cards[0] == 1


def test_am122_playing_is_never_compulsory():
    match = go_on(hold(position(3), 0, "salt_tax"), p.WINDOW_9)
    assert "pass" in choices(match)
    match = hold(brewing("catalyst"), 1, "counterspell")
    play(match, "play catalyst")
    assert choices(match) == ["counter", "let"]


def test_am123_the_first_counterspell_cancels():
    match = rewards(s0="tithe", s1="counterspell", s2="counterspell", s4="tithe")
    answer(match, s0="tithe red 6")
    assert asked(match) == "counter"
    assert match.to_act() == [1, 2, 4]
    assert refused(match, "pass", 1) == refused(match, "counter", 4) == "AM-123"
    answer(match, s1="counter", s2="counter")
    assert live(match).hand[2][p.COUNTERSPELL] == 1
    assert match.to_act() == [2, 4]  # about Billy's counterspell
    answer(match)
    assert live(match).bears[1][5] == 5
    assert live(match).tokens[0][B] == 2
    assert told(match)[0] == "AM-126"


def test_am124_a_countered_counterspell_lets_the_question_go_on():
    match = rewards(s0="tithe counterspell", s1="counterspell", s3="counterspell", s4="tithe")
    answer(match, s0="tithe red 6")
    answer(match, s1="counter", s3="counter")
    assert match.to_act() == [0, 3, 4]
    answer(match, s0="counter")
    assert match.to_act() == [3, 4]
    answer(match)
    assert "AM-124" in told(match)
    assert match.to_act() == [3, 4]  # after Billy, asked again about the Tithe
    answer(match)
    assert live(match).bears[1][5] == 4


def test_am125_nobody_counters_his_own_card():
    match = rewards(s0="tithe counterspell")
    play(match, "tithe red 6")
    assert live(match).depth == 0
    assert live(match).tokens[0][B] >= 3


def test_am126_a_cancelled_card_counts_for_no_limit():
    match = go_on(hold(hold(tokens(position(5), 0, *SOME), 0, "flying_carpet", "flying_carpet"), 1, "counterspell"), p.MOVES)
    answer(play(match, "play flying_carpet"), s1="counter")
    answer(match)  # nobody counters that
    assert match.to_act() == [0]
    assert live(match).carpet == 0
    assert refused(match, "play flying_carpet") == ""


def test_am127_a_counterspell_answers_mystery_cards_only():
    match = hold(brewing("counterspell"), 1, "counterspell")
    assert refused(match, "counter") == refused(match, "play counterspell") == "AM-127"
    play(match, "learn B1")
    assert asked(match) != "counter"


def test_am128_a_princes_word_counts_seven():
    match = bid(hold(position(3), 0, "princes_word", "princes_word"), 1, 5, 4)
    play(match, "play princes_word")
    assert refused(match, "play princes_word") == "AM-128"  # a second Word would change nothing
    answer(match)
    assert asked(match) == "position"
    assert match.to_act() == [0]
    assert live(match).at[0][0] == p.LAID
    match = bid(hold(position(3), 0, "princes_word", "princes_word", "upside_down"), 1, 5, 4)
    play(match, "play princes_word")
    assert refused(match, "play princes_word") == "AM-128"
    assert refused(match, "play upside_down") == ""


def test_am129_the_world_upside_down_and_back():
    match = bid(hold(hold(position(3), 0, "upside_down"), 1, "upside_down"), 1, 5, 4)
    answer(answer(match, s0="play upside_down"))  # nobody counters
    assert match.to_act() == [1]
    answer(match)
    assert match.to_act() == [0]
    match = bid(hold(hold(position(3), 0, "upside_down"), 1, "upside_down"), 1, 5, 4)
    play(answer(answer(match, s0="play upside_down")), "play upside_down")
    assert match.to_act() == [1]


def sighted():
    match = go_on(hold(position(5), 0, "second_sight"), p.SELECTION)
    live(match).pile[:] = [0] * 17
    live(match).pile[p.TITHE] = live(match).pile[p.HORN] = 1
    live(match).pile_size = 2
    return play(match, "play second_sight")


def test_am130_second_sight_keeps_one_of_two():
    match = sighted()
    assert choices(match) == ["keep tithe", "keep horn_of_plenty"]
    assert match.view(1).state.sight == [p.NOTHING, p.NOTHING]
    assert refused(match, "keep letter") == "AM-130"
    play(match, "keep tithe")
    s = live(match)
    assert s.hand[0][p.TITHE] == 1
    assert s.pile_size == 1
    assert match.view(0).state.returned[0][p.HORN] == 1
    assert match.view(1).state.returned[0][p.HORN] == 0
    assert asked(match) == "select"


@pytest.mark.parametrize("kind", [p.WORD, p.COUNTERSPELL])
def test_am130_any_kind_may_be_kept(kind):
    match = go_on(hold(position(5), 0, "second_sight"), p.SELECTION)
    live(match).pile[:] = [int(k in (kind, p.HORN)) for k in range(17)]
    live(match).pile_size = 2
    play(match, "play second_sight", f"keep {KINDS[kind]}")
    assert live(match).hand[0][kind] == 1


def test_am130_the_only_card_is_kept_and_an_empty_pile_forbids_it():
    match = go_on(hold(position(5), 0, "second_sight"), p.SELECTION)
    live(match).pile[:] = [0] * 17
    live(match).pile_size = 0
    assert refused(match, "play second_sight") == "AM-130"
    live(match).pile[p.HORN] = live(match).pile_size = 1
    play(match, "play second_sight")
    assert live(match).hand[0][p.HORN] == 1


def eyed():
    match = go_on(hold(bid(position(3), 1, 1, 1), 1, "glass_eye"), p.PLACING)
    play(match, "place 5 red")
    return match


def test_am131_glass_eye_shows_what_lies_there_now():
    match = eyed()
    assert refused(match, "glass_eye blue") == "AM-131"
    assert match.view(1).state.at[0][4] == p.UNSEEN
    play(match, "glass_eye red")
    assert match.view(1).state.at[0][4] == R
    assert match.view(2).state.at[0][4] == p.UNSEEN
    assert match.view(1).news()[-1].rule == "AM-055"
    assert [news.rule for news in match.view(2).news()] == ["AM-131"]
    play(match, "place 5 red", "place 5 red", "place 4 red")
    assert match.view(1).state.at[0][3] == p.UNSEEN


def test_am131_what_was_seen_is_of_this_round():
    """AM-059: the cards are turned up, and next time they lie face down again."""
    match = play(eyed(), "glass_eye red")
    assert live(match).seen[1] != 0
    assert any(live(match).looked[1])
    go_on(lay(match, {}), p.REWARDS)
    assert not any(live(match).seen)
    assert not any(live(match).looked[1])


def sealing():
    match = lay(position(3), {0: {R: (5, 4, 3), B: (2,)}, 1: {Y: (5, 4, 3), G: (2,)}, 2: {P: (5, 4, 3), G: (2,)}})
    return go_on(hold(match, 0, "false_seal"), p.WINDOW_5)


def test_am132_false_seal_moves_a_card_without_showing_it():
    match = sealing()
    assert refused(match, "false_seal 5 red") == "AM-132"
    assert refused(match, "false_seal 2 red") == "AM-053"
    assert refused(match, "false_seal 1 red") == "AM-132"
    one, two = sealing(), sealing()
    play(one, "false_seal 5 green")
    play(two, "false_seal 3 green")
    assert [row[2:] for row in live(one).news[:1]] == [row[2:] for row in live(two).news[:1]]
    assert live(one).rank[0][4] > 0 or live(one).stage > p.WINDOW_5


def test_am132_nobody_else_learns_which_card_false_seal_moves():
    """Neither while a counterspell may stop it nor afterwards; what others imagine is a card that lies where it comes from."""
    one, two = (hold(hold(sealing(), 0, "false_seal"), 1, "counterspell") for _ in range(2))
    play(one, "false_seal 5 green")
    play(two, "false_seal 3 green")
    assert (asked(one), asked(two)) == ("counter", "counter")
    assert (one.view(0).state.aim, two.view(0).state.aim) == (4, 2)
    for watcher in (-1, 1, 2):
        assert one.view(watcher).memory == two.view(watcher).memory
    worlds = [one.view(1).imagined(k).state for k in range(30)]
    assert {world.at[0][world.aim] for world in worlds} == {R}
    assert {world.aim for world in worlds} == {1, 2, 3, 4}  # any of his four cards
    play(one, "let")
    play(two, "let")
    assert (asked(one), asked(two)) == ("window_5", "window_5")
    assert live(one).placed[0] == [0, 1, 1, 2, 0]
    for watcher in (-1, 1, 2):
        assert one.view(watcher).memory == two.view(watcher).memory


def test_am133_rising_star_exchanges_with_the_card_above():
    match = rewards(s0="rising_star")
    assert refused(match, "rising_star 2") == "AM-133"  # nothing above bears more: Billy's 3 bears none
    assert refused(match, "rising_star 5") == "AM-133"  # not his card here
    hold(match, 4, "tithe", "tithe", "horn_of_plenty")
    answer(match, s0="rising_star 6")
    answer(match)
    s = live(match)
    assert (s.bears[0][5], s.bears[1][5]) == (5, 4)
    assert (s.rank[0][5], s.rank[1][5]) == (2, 1)


def test_am133_the_card_above_is_an_opponents():
    match = lay(position(5), {0: {B: (6, 5), R: (2,)}, 1: {R: (3,)}})
    match = go_on(hold(bins(bins(match, B, 5, 4), R, 3, 1), 0, "rising_star"), p.REWARDS)
    assert live(match).bears[0][4:] == [4, 5]
    assert refused(match, "rising_star 5") == "AM-133"  # the card above is his own
    assert refused(match, "rising_star 6") == "AM-133"  # there is none above
    assert refused(match, "rising_star 2") == ""


def test_am134_tithe_takes_one_of_two_or_more():
    match = rewards(s0="tithe", s4="tithe")
    assert refused(match, "tithe blue 6", 0) == "AM-134"  # his own
    assert refused(match, "tithe red 3", 0) == "AM-134"  # bears nothing
    answer(answer(match, s0="tithe red 6"))
    assert live(match).bears[1][5] == 4
    assert live(match).tokens[0][B] == 3


def test_am135_horn_of_plenty_takes_two():
    match = go_on(hold(position(5, supply=(1, 0, 0, 0, 5)), 0, "horn_of_plenty"), p.WINDOW_9)
    play(match, "play horn_of_plenty")
    assert refused(match, "grab blue") == "AM-135"
    assert choices(match) == ["grab yellow", "grab purple"]
    play(match, "grab yellow")  # the second one can only be purple
    assert live(match).tokens[0] == [3, 2, 2, 2, 3]
    match = go_on(hold(position(5, supply=(0,) * 5), 0, "horn_of_plenty", "salt_tax"), p.WINDOW_9)
    assert refused(match, "play horn_of_plenty") == "AM-135"
    assert refused(match, "play salt_tax") == ""


def test_am136_flying_carpet_is_free_and_opens_all_tents():
    match = go_on(hold(tokens(position(5), 0, 0, 0, 0, 0, 0), 0, "flying_carpet", "flying_carpet"), p.MOVES)
    play(match, "play flying_carpet")
    assert refused(match, "play flying_carpet") == "AM-136"
    assert choices(match) == ["go yellow", "go green", "go red", "go purple", "stay"]
    play(match, "go purple")
    assert live(match).tent[B] == P
    assert live(match).carpet == 0


def test_am137_jostle_puts_another_apprentice_elsewhere():
    match = go_on(hold(tokens(position(5), 0, *SOME), 0, "jostle"), p.MOVES)
    assert refused(match, "jostle blue red") == refused(match, "jostle red red") == "AM-137"
    held = [list(row) for row in live(match).tokens]
    play(match, "jostle red yellow")
    assert live(match).tent[R] == Y
    assert live(match).tokens == held
    assert match.to_act() == [0]


def test_am138_catalyst_saves_two_as_far_as_the_cost_allows():
    match = brewing("catalyst", counts=(3, 3, 3, 3, 3), recipes=("B1", "B8"))
    play(match, "play catalyst", "learn B8")  # 0 2 3 1 1
    assert choices(match) == ["save green", "save blue", "save red", "save purple"]
    play(match, "save blue", "save blue")
    assert live(match).tokens[0] == [3, 1, 2, 2, 2]
    assert live(match).saving == 0


def test_am138_when_all_is_saved_nothing_is_asked():
    match = show(tokens(position(5, tent=(Y, G, G, R, P)), 0, *SOME), G, "G9")  # costs six
    match = go_on(hold(match, 0, "catalyst", "catalyst", "catalyst"), p.BREWING)
    held = list(live(match).tokens[0])
    play(match, "play catalyst", "play catalyst", "play catalyst", "learn G9")
    assert sum(live(match).book[0]) == 1
    assert live(match).tokens[0] == held


def test_am138_without_an_open_recipe_there_is_nothing_to_save():
    match = brewing("catalyst", recipes=())
    assert refused(match, "play catalyst") == "AM-138"


def test_am138_the_rest_must_stay_payable():
    match = brewing("catalyst", "catalyst", counts=(2, 2, 1, 0, 1), recipes=("B6", "B8"))  # 2 2 3 0 1
    assert refused(match, "learn B6") == "AM-086"
    play(match, "play catalyst", "learn B6")
    assert live(match).book[0][10] == 1  # both savings had to be blue
    assert live(match).tokens[0] == [0] * 5


def test_am139_second_furnace_allows_one_more():
    match = brewing("second_furnace", counts=(9, 9, 9, 9, 9))
    play(match, "play second_furnace", "learn B1")
    assert match.to_act() == [0]
    play(match, "learn B8")
    assert live(match).florims[0] == 1 + 5 + 3
    assert match.to_act() == [1]
    match = brewing("second_furnace", recipes=())
    assert refused(match, "play second_furnace") == "AM-139"


def test_am140_am153_a_letter_opens_another_tent():
    match = show(brewing("letter", counts=(5, 5, 5, 5, 5)), R, "R4")
    assert refused(match, "learn R4") == "AM-153"
    assert refused(match, "letter blue") == "AM-140"
    play(match, "letter red")
    assert refused(match, "learn R4") == ""
    play(match, "learn R4")
    assert live(match).tent[B] == B
    assert match.to_act() == [1]
    assert live(match).open_tents == 0


def test_am141_invisible_ink_replaces_a_recipe():
    match = brewing("invisible_ink")
    assert refused(match, "invisible_ink R1") == "AM-141"
    left = live(match).left[B]
    play(match, "invisible_ink B8")
    s = live(match)
    b8 = match.box.vocabulary["recipes"].index("B8")
    assert s.recipe[b8] == p.PILE
    assert b8 not in s.slot[B]
    assert s.left[B] == left


def test_am142_patronage_counts_one_item_more_once():
    match = go_on(hold(own(position(3), 0, "gold", "ruby"), 0, "patronage", "patronage"), p.WINDOW_9)
    assert refused(match, "patronage passim") == "AM-142"
    play(match, "patronage glorim")
    assert choices(match) == ["pass"]
    play(match, "pass")
    assert live(match).earned[0][2] == 3
    assert live(match).patronage[0] == [0, 0, 0]


def test_am143_salt_tax_is_paid_by_higher_salaries():
    match = own(own(hold(position(3), 2, "salt_tax"), 0, "gold", "silver"), 1, "myrrh", "myrrh", "myrrh")
    go_on(match, p.WINDOW_9)
    play(match, "play salt_tax")
    assert live(match).florims[:3] == [1 + 2 - 2, 1 + 5 - 2, 1 + 4]


def over(*books, seats=3, **fields):
    """A match that ends in Phase 2 with these books."""
    match = position(seats, pile=(0,) * 17, pile_size=0, **fields)
    for seat, items in enumerate(books):
        own(match, seat, *items.split())
    return go_on(match, p.REVEAL)


def test_am147_awards_count_copies():
    match = over("gold gold", "gold", "")
    assert live(match).earned[0][4] == 10
    assert live(match).earned[1][4] == 0


def test_am148_equals_divide_rounded_down():
    match = over("jade", "jade", "amethyst")
    assert [row[4] for row in live(match).earned[:3]] == [2, 2, 2]


def test_am149_no_award_without_a_recipe():
    assert [row[4] for row in live(over("", "", "")).earned] == [0] * 5


def test_am150_what_is_left_over_is_worth_nothing():
    match = over("", "", "", tokens={0: (9, 9, 9, 9, 9)})
    assert match.outcome().totals == [1, 1, 1]


def test_am152_equal_florims_share_the_place():
    match = over("", "", "", florims=(7, 7, 3, 0, 0))
    assert [result.place for result in match.outcome()] == [1, 1, 3]
    news = [one.text for one in match.news() if one.rule in ("AM-151", "AM-152")]
    assert news == ["Flamel shares the victory with 7 Florims.", "Zosimos shares the victory with 7 Florims."]


# What nobody may see


def question(holder):
    """A Tithe has been played; one of two others is asked about a counterspell."""
    match = rewards(s0="tithe", **{f"s{holder}": "counterspell", f"s{3 - holder}": "horn_of_plenty"})
    return answer(match, s0="tithe red 6")


def test_am123_who_holds_one_is_hidden():
    """From the question to its end: whoever of those who might counter can do so, and whoever answers last."""
    one, two = question(1), question(2)
    assert one.to_act() == two.to_act() == [1, 2]
    for holder, other in ((1, 2), (2, 1)):
        for watcher in (0, 3, 4, -1):
            assert one.view(watcher).memory == two.view(watcher).memory
            assert one.view(watcher).to_act() == [1, 2]
        play(one, (holder, "let"))
        play(two, (other, "let"))
        if asked(one) == "counter":
            assert (one.view(holder).to_act(), two.view(holder).to_act()) == ([other], [1, 2])
    assert asked(one) == asked(two) == "window_6"
    for watcher in (0, 3, 4, -1):
        assert one.view(watcher).memory == two.view(watcher).memory


def test_am117_who_is_asked_in_a_window_is_hidden():
    seen = set()
    for holder in (0, 1):
        match = hold(position(3), holder, "salt_tax")
        hold(match, 1 - holder, "catalyst")
        seen.add(go_on(match, p.WINDOW_9).view(2).memory)
    assert len(seen) == 1


def test_am117_a_pass_is_shown_to_nobody():
    match = hold(hold(position(4), 0, "salt_tax"), 1, "salt_tax")
    go_on(match, p.WINDOW_9)
    before = {watcher: match.view(watcher).memory for watcher in (1, 2, 3, -1)}
    play(match, (0, "pass"))
    assert match.to_act() == [1]
    assert before == {watcher: match.view(watcher).memory for watcher in (1, 2, 3, -1)}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_am117_am123_in_imagined_worlds_nobody_else_has_answered_yet(seats):
    looked = 0
    for match in walk(seats, 11):
        s = live(match)
        if match.over or s.polled == 0:
            continue
        for watcher in range(-1, seats):
            world = match.view(watcher).imagined(looked).state
            own = 1 << watcher if watcher >= 0 else 0
            assert world.to_act & ~own == s.polled & ~own
            assert world.to_act & own == s.to_act & own
            assert world.answered[: watcher + 1][-1:] == s.answered[: watcher + 1][-1:]
            looked += 1
    assert looked > 20


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("glass_eye", 131), ("false_seal", 132), ("rising_star", 133), ("tithe", 134), ("jostle", 137), ("letter", 140),
        ("invisible_ink", 141), ("patronage", 142), ("horn_of_plenty", 114), ("salt_tax", 114),
    ],
)  # fmt: skip
def test_am114_a_card_is_shown_with_its_target(kind, rule):
    s = live(lay(position(5), {0: {B: (6, 4, 2)}}))
    s.news_count = s.fresh = 0
    announce(s, 0, KINDS.index(kind), 1, 2)
    assert [row[1] for row in s.news[: s.news_count]] == [rule]


def test_am141_ink_needs_a_recipe_to_cover():
    without = {"counts": (0, 0, 0, 0, 0), "seats": 5}
    assert "invisible_ink B1" in choices(brewing("invisible_ink", recipes=("B1",), **without))
    assert "invisible_ink B1" not in choices(brewing("invisible_ink", recipes=(), **without))
    without = go_on(hold(tokens(show(position(5), B), 0, *without["counts"]), 0, "invisible_ink"), p.BREWING)
    live(without).known[0][p.INK] = 1
    assert go_on(without, p.BREWING).to_act() != [0]  # all know that he holds nothing else


def test_am130_two_alike_are_asked_about_too():
    match = go_on(hold(position(5), 0, "second_sight"), p.SELECTION)
    live(match).pile[:] = [0] * 17
    live(match).pile[p.TITHE] = live(match).pile_size = 2
    play(match, "play second_sight")
    assert (asked(match), choices(match)) == ("keep", ["keep tithe"])
    play(match, "keep tithe")
    assert (live(match).hand[0][p.TITHE], live(match).pile[p.TITHE]) == (1, 1)


def test_am130_others_imagine_any_two_cards():
    match = play(go_on(hold(position(5), 0, "second_sight"), p.SELECTION), "play second_sight")
    assert asked(match) == "keep"
    seen = set()
    for k in range(40):
        world = match.view(1).imagined(k).state
        assert p.NOTHING not in world.sight
        assert min(world.pile) >= 0
        seen |= set(world.sight)
    assert len(seen) > 8


def test_am055_favour_cards_lie_face_down_until_all_are_turned_up():
    match = sealing()
    assert live(match).stage == p.WINDOW_5
    assert set(match.view(1).state.at[0]) <= {p.UNSEEN, p.LAID, p.AWAY}
    assert p.UNSEEN in match.view(-1).state.at[2]
