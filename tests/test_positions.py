"""Positions set up by hand: what tests of rules begin with."""

import pytest

import athanor
from athanor.kernel.positions import position, put


def test_a_position_overwrites_what_it_names_and_nothing_else():
    plain = athanor.start("alchemist", 3, seed=1, compiled=False).state
    match = position("alchemist", 3, stock={1: (0, 1, 2, 3, 4)}, reserve={"green": 0}, maker={"C04": 2}, first=2)
    state = match.state
    assert state.stock[1] == [0, 1, 2, 3, 4]
    assert state.reserve == [12, 12, 12, 12, 0]
    assert state.maker[3] == 2
    assert state.first == 2
    for name in vars(plain).keys() - {"stock", "reserve", "maker", "first"}:
        assert getattr(state, name) == getattr(plain, name), name
    assert [state.stock[seat] for seat in (0, 2)] == [plain.stock[seat] for seat in (0, 2)]


@pytest.mark.parametrize("compiled", [True, False])
def test_positions_do_not_share_memory(compiled):
    match = athanor.start("alchemist", 3, seed=1, compiled=compiled)
    put(match, reserve=(1, 2, 3, 4, 5), maker={"C04": 2}, first=2)
    other = match.clone()
    put(other, reserve={0: 9})
    assert [*match.state.reserve] == [1, 2, 3, 4, 5]
    assert [*other.state.reserve] == [9, 2, 3, 4, 5]
    assert (match.state.maker[3], match.state.first) == (2, 2)
    with pytest.raises(athanor.BadSettings, match="Did you mean 'stock'"):
        put(match, stok=1)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"stok": 1}, "Did you mean 'stock'"),
        ({"reserve": (1, 2)}, "reserve takes 5 values"),
        ({"reserve": 3}, "reserve takes 5 values"),
        ({"reserve": {5: 1}}, "reserve has rows 0 to 4, not 5"),
        ({"reserve": {"grene": 1}}, "Did you mean 'green'"),
        ({"turn": (1, 2)}, "turn takes one number"),
        ({"stock": {0: {"blue": (1,)}}}, "stock takes one number"),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields, reason):
    with pytest.raises(athanor.BadSettings, match=reason):
        position("alchemist", 3, **fields)
