"""What happened since somebody's last turn, and what of it cost them something."""

from types import SimpleNamespace

import pytest

import athanor
from athanor.kernel.game import find, part
from athanor.table.live import Entry
from athanor.table.since import deeds, loser_of, told_log
from athanor.table.storage import OVER, PLAYING

GAMES = {"alkemy": (43, (5 * 64 + 17,), 1), "ars_alchimia": (5, (2, 0, 1), 2), "ars_mysteriorum": (134, (0, 2, 3, 1), 2)}


def seen(entries, seat=0, mine=(0,), status=PLAYING, game="materia_prima"):
    """What a look at a running match knows of its lines."""
    match = athanor.start(game, seats=3, seed=1, compiled=False)
    numbered = list(enumerate([Entry(-1, ()), *entries]))
    header = SimpleNamespace(seats=match.seats, status=status)
    recent = [(number, entry) for number, entry in numbered if entry.seen_by(seat)]
    return SimpleNamespace(
        header=header, recent=recent, mine=list(mine), seat=seat, texts=match.texts("en"), view=match.view(seat)
    )


def line(seat, *news, secret=False):
    """A line of play with its news: (rule, numbers)."""
    return Entry(seat, tuple((-1, rule, *(*numbers, 0, 0, 0, 0, 0)[:5]) for rule, *numbers in news), secret=secret)


HOME, ROBBED, END = (66, 0, 1), (67, 1, 0), (105, 1, 3)


def test_deeds_of_others_since_the_own_last_line():
    look = seen([line(1, END), line(0, END), line(2, END), line(1, END), line(1, (105, 1, 4))])
    assert [(deed.seat, deed.line, deed.rule) for deed in deeds(look)] == [
        (2, 3, "MP-105"),
        (1, 4, "MP-105"),
        (1, 5, "MP-105"),
    ]


def test_the_same_twice_in_a_row_is_one_deed_done_twice():
    look = seen([line(0, END), line(1, END), line(1, END), line(2, END)])
    assert [(deed.seat, deed.line, deed.times) for deed in deeds(look)] == [(1, 3, 2), (2, 4, 1)]


def test_of_what_is_said_of_everybody_a_deed_tells_its_own_seat():
    """Whoever chooses a troop last brings both to light: the strip tells theirs."""
    (found,) = deeds(seen([line(0, (104, 0)), line(1, (71, 0, 2), (71, 1, 5))], game="alkemy"))
    assert (found.seat, found.words) == (1, "Azure leads a troop: Empire of the Jade Triad.")


GARLAN, OBA = 7 * 64 + 0, 9 * 64 + 16


def test_what_was_announced_and_then_done_is_one_deed():
    """Who is activated, starts to walk and moves has done one thing; what it cost is kept."""
    walk = [line(1, (107, OBA, 4)), line(1, (120, OBA)), line(1, (22, OBA))]
    charge = [line(1, (130, OBA, GARLAN)), line(1, (132, OBA, GARLAN))]
    found = deeds(seen([line(0, (104, 0)), *walk, *charge], game="alkemy"))
    assert [(deed.rule, deed.line) for deed in found] == [("AK-120", 4), ("AK-130", 6)]
    alone = deeds(seen([line(0, (104, 0)), line(1, (107, OBA, 4)), line(2, (22, OBA))], game="alkemy"))
    assert [deed.rule for deed in alone] == ["AK-107", "AK-022"]


def test_the_log_does_not_say_again_what_was_announced():
    entries = [line(0, (104, 0)), line(1, (120, OBA)), line(1, (22, OBA)), line(1, (22, OBA), (106, 1)), line(2, (22, OBA))]
    look = seen(entries, game="alkemy")
    rules = [[row[1] for row in entry.news] for entry in reversed(entries)]
    look.log = lambda: [
        {"seat": entry.seat, "news": [{"rule": f"AK-{rule:03}"} for rule in found]}
        for entry, found in zip(reversed(entries), rules, strict=True)
    ]
    assert [[one["rule"] for one in told["news"]] for told in told_log(look)] == [
        ["AK-022"],
        ["AK-106"],
        ["AK-120"],
        ["AK-104"],
    ]


def test_a_line_is_told_by_what_came_of_it():
    rolled, hit, hurt, felled = (52, OBA, 14, 12, 714, 1), (57, OBA, GARLAN, 4, 4), (41, GARLAN, 4, 7), (43, GARLAN)
    for news, rule in (((rolled, hit, hurt), "AK-057"), ((rolled, hit, hurt, felled), "AK-043"), ((rolled,), "AK-052")):
        (deed,) = deeds(seen([line(0, (104, 0)), line(1, *news)], game="alkemy"))
        assert deed.rule == rule
        assert len(deed.losses) == sum(one in (hurt, felled) for one in news)


def test_a_spectator_is_told_the_last_deeds_and_loses_nothing():
    look = seen([line(k % 3, END, ROBBED) for k in range(40)], seat=-1, mine=())
    found = deeds(look)
    assert len(found) == 12
    assert found[-1].line == 40
    assert not any(deed.losses for deed in found)


def test_who_answered_in_secret_is_not_named_before_the_end():
    entries = [line(1, END, secret=True)]
    assert [deed.seat for deed in deeds(seen(entries))] == [-1]
    assert [deed.seat for deed in deeds(seen(entries, status=OVER))] == [1]


def test_what_a_deed_cost_is_told_to_whom_it_cost_it():
    entries = [line(1, END, HOME, ROBBED)]
    assert [len(deed.losses) for deed in deeds(seen(entries, seat=0, mine=(0,)))] == [2]
    assert [len(deed.losses) for deed in deeds(seen(entries, seat=2, mine=(2,)))] == [0]
    assert [len(deed.losses) for deed in deeds(seen(entries, seat=2, mine=(0, 2)))] == [2]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_says_whom_a_line_costs_something(game):
    rule, numbers, seat = GAMES[game]
    assert loser_of(find(game))(rule, numbers) == seat
    assert loser_of(find(game))(1, (0, 0)) == -1
    assert part(find(game), "about").loser(rule, numbers) == seat


def test_workers_that_are_pushed_out_are_a_loss_of_theirs():
    match = athanor.start("ars_alchimia", seats=3, seed=1, compiled=False)
    space = 6
    entries = [line(1, (77, 1, space, 2), (76, 0, space, 1))]
    found = deeds(seen(entries, game="ars_alchimia"))
    assert [len(deed.losses) for deed in found] == [1]
    assert "to the plaza" in found[0].losses[0]
    assert match.texts("en").has("AA-076", "news")


def test_a_deed_is_told_in_few_words_where_the_game_has_them():
    texts = athanor.start("alchemist", seats=3, seed=1, compiled=False).texts("en")
    assert texts.deed(45, [1, 7, 11, 9]) == "Black creates a potion in The Glade: 9 points."
    assert texts.deed(45, [1, 7, 11, 9]) != texts.news(45, [1, 7, 11, 9])
    assert texts.deed(49, [1, 7, 0]) == "Black copies The Glade."
    assert texts.deed(60, [1, 2]) == texts.news(60, [1, 2])


def test_a_game_may_know_no_losses():
    assert loser_of(find("alchemist"))(45, (0, 1)) == -1
