"""Games of the examples and of the tests stand on the shelf too."""

from pathlib import Path

from athanor.kernel.game import add_shelf

HERE = Path(__file__).parent
add_shelf(HERE.parent / "examples")
add_shelf(HERE / "games")
