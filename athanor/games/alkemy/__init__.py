"""Alkemy, second edition: small troops fight for the objectives of a scenario on a continuous table."""

from athanor.kernel.game import Game, Option

GAME = Game(
    title={"fr": "Alkemy", "en": "Alkemy"},
    prefix="AK",
    seats=range(2, 5),
    edition=4,
    longest=20_000,
    minutes=75,
    credit="Kraken Éditions; Alkemy the Game",
    usual=2,
    options=(
        Option("format", ("200", "180", "250", "300", "150"), "AK-070", needs={"150": 3}, most={"300": 2}),
        Option("scenario", ("jin", "chests", "pillars", "lights", "wells"), "AK-080"),
        Option("distances", ("estimated", "measured"), "AK-210"),
        Option("start", ("quick", "full"), "AK-085"),
        Option("turns", ("10", "4", "5", "6", "8", "15", "20"), "AK-206"),
        Option("scenery", ("basic", "advanced", "free"), "AK-220"),
        Option("command", ("off", "on"), "AK-240"),
        Option("competitive", ("off", "on"), "AK-250"),
    ),
    at_once={"distances": "measured"},
    explains={"AK-214": "no skill of the box relies on an estimate, so none needs another text when distances are measured"},
)
