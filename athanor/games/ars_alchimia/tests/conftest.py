"""Dice that fall as a test wants."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from athanor.games.ars_alchimia.tests.tables import module, position


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """`dice(4, 2)`: the next two rolls."""

    def fall(*faces: int) -> None:
        position()  # so that the rules are loaded
        waiting = list(faces)
        monkeypatch.setattr(module("visits"), "below", lambda s, n: waiting.pop(0) - 1)

    return fall


@pytest.fixture
def guild(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """`guild(4)`: the Guild draws the fifth of the spaces that it may draw. To be called once the table is laid."""

    def draws(*spaces: int) -> None:
        waiting = list(spaces)
        monkeypatch.setattr(module("guild"), "below", lambda s, n: waiting.pop(0))

    return draws
