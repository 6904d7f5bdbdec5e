"""The words of the organised game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from athanor.kernel.box import standard_box
from athanor.kernel.game import Game
from athanor.kernel.texts import texts_for
from athanor.kernel.words import Words

FOLDER = Path(__file__).parent / "texts"


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    return Words(FOLDER, language)


class GameWords(Words):
    """The same for events of one game: what its texts call `event-...` is said in its words."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(FOLDER, language)
        self.texts = texts_for(game, standard_box(game), language, ())

    def has(self, message: str) -> bool:
        return self.texts.has(f"event-{message}") or super().has(message)

    def __call__(self, message: str, **facts: Any) -> str:
        own = f"event-{message}"
        return self.texts.say(own, **facts) if self.texts.has(own) else super().__call__(message, **facts)


@lru_cache(maxsize=64)
def words_of(game: Game, language: str) -> GameWords:
    return GameWords(game, language)
