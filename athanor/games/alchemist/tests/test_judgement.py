"""What a bot does where a player would know it at once."""

from athanor.bots import make
from athanor.games.alchemist.tests.tables import full_board, position


def test_who_is_sure_of_winning_still_takes_what_brings_most():
    """80 points ahead, with one cube left to the rival: nothing can be lost. Of what can be copied, C05 has the best tile."""
    match = position(
        2,
        stocks={0: (2, 2, 1, 0, 0), 1: (1, 0, 0, 0, 0)},
        potions=full_board([1, 1, 1, 1, 1, 0, 0, 0, 0, 0]),
        score={0: 90, 1: 10},
        reserve=(0, 0, 0, 0, 1),
    )
    chosen = {match.notation(make("search:200").think(match.view(0), luck).action) for luck in range(4)}
    assert chosen == {"copy C05"}
