"""The rules of sealed bids. What several seats to act at once means is tested in tests/test_sealed.py."""

import athanor


def test_sb001_a_card_is_bid_once():
    match = athanor.start("sealed", seats=2, seed=1, compiled=False).play("bid 5", 0).play("bid 4", 1)
    assert match.why_not("bid 5", 0).rule == "SB-001"
    assert match.why_not("bid 4", 0) is None


def test_sb002_all_seats_are_to_act():
    assert athanor.start("sealed", seats=4, seed=1, compiled=False).to_act() == [0, 1, 2, 3]


def test_sb003_a_bid_is_made_once_and_kept_secret():
    match = athanor.start("sealed", seats=2, seed=1, compiled=False).play("bid 5", 0)
    assert match.why_not("bid 4", 0).rule == "SB-003"
    assert match.view(1).state.bid == [0, 0, 0, 0]


def test_sb004_the_highest_unique_bid_takes_the_round():
    match = athanor.start("sealed", seats=4, seed=1, compiled=False)
    for seat, bid in enumerate((5, 5, 2, 3)):
        match.play(f"bid {bid}", seat)
    assert match.state.score == [0, 0, 0, 1]


def test_sb005_after_three_rounds_the_most_points_win():
    match = athanor.start("sealed", seats=2, seed=1, compiled=False)
    for mine, theirs in ((5, 4), (1, 2), (3, 3)):
        match.play(f"bid {mine}", 0).play(f"bid {theirs}", 1)
    assert match.over
    assert match.outcome().totals == [1, 1]
    assert match.outcome().winners == [0, 1]
