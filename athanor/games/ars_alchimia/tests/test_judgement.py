"""What bots do where a player would know it at once."""

import pytest

from athanor.bots import make
from athanor.games.ars_alchimia.tests.tables import SPACES, Table, play, position

CHOOSING, ATELIER = 0, 0
BOTS = ("greedy", "search:60")


def chosen(table: Table, bot: str) -> str:
    return table.match.notation(make(bot).think(table.match.view(table.s.seat), 1).action)


@pytest.mark.parametrize("bot", BOTS)
def test_bots_make_the_elixir_that_a_great_order_lacks_before_they_fulfil_a_small_one(bot):
    """Two uses: A06 (13 points) lacks one Elixir, for which Snow and Fire are to spare; C13 (2 points) would take the Fire and a
    Flower."""
    table = position(3, 4, show={"FRG-1": "F03"}, stock={0: (3, 1, 1, 1, 0)}, orders={0: ["C13", "A06"]}, available={0: 1})
    play(table, "go FRG-1")
    if table.asks() == "size":
        play(table, "send 1")
    assert {"fulfil C13", "elixir NP"} <= table.may()
    assert chosen(table, bot) == "elixir NP"
    assert chosen(play(table, "elixir NP"), bot) == "fulfil A06"


@pytest.mark.parametrize("bot", BOTS)
def test_bots_take_no_order_with_their_last_worker(bot):
    """It could not be fulfilled any more, and would cost half of its points."""
    crowds = {space: (1 + k % 2, 1) for k, space in enumerate(SPACES) if k >= 6}
    table = position(3, 4, stock={0: (0, 0, 0, 0, 0)}, available={0: 1}, passed=[1, 2], crowd=crowds)
    assert table.may() >= {"go ORD-C1", "pass"}
    assert not any(action.startswith(("go LOC", "go AST")) for action in table.may())
    assert chosen(table, bot) == "pass"


@pytest.mark.parametrize("bot", ["greedy", "search:200"])
def test_with_the_recruiter_the_early_atelier_brings_as_many_of_the_last_workers(bot):
    """Three are left in the reserve: two by the first card and one by the Recruiter, or three by the third card, later."""
    table = position(3, 2, staff={0: ["AS-06"]})
    s = table.s
    s.step, s.asks = CHOOSING, ATELIER
    s.atelier = [-1, -1, -1, -1]
    s.reserve[0], s.available[0], s.plaza[0] = 3, 15, 0
    assert table.may() == {"choose AT-1", "choose AT-2", "choose AT-3", "choose AT-4"}
    assert chosen(table, bot) == "choose AT-1"
