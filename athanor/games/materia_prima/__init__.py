"""Materia Prima: alchemists mine, convert and transmute on a map of hexes; a secret quest, done with the Stone, ends it."""

from athanor.kernel.game import Game, Option

ON_OFF = ("off", "on")

GAME = Game(
    title={"fr": "Materia Prima", "en": "Materia Prima"},
    prefix="MP",
    seats=range(2, 5),
    edition=1,
    longest=60_000,
    minutes=90,
    credit="Florian Pfab; Peacock Tabletops",
    options=(
        Option("layout", ("default", "random", "random_balanced", "chosen"), "MP-003"),
        Option("free_shape", ON_OFF, "MP-003"),
        Option("oldest", ("first", "0", "1", "2", "3"), "MP-004", needs={"2": 3, "3": 4}),
        Option("first_player", ("random", "0", "1", "2", "3"), "MP-012", needs={"2": 3, "3": 4}),
        Option("random_roles", ON_OFF, "MP-007"),
        Option("quick_start", ON_OFF, "MP-013"),
        Option("adjacent_towers", ON_OFF, "MP-015"),
        Option("unlimited_markers", ON_OFF, "MP-158"),
        Option("max_rounds", ("60", "40", "20", "100"), "MP-160"),
        Option("pickup_one", ON_OFF, "MP-167"),
        Option("early_quests", ON_OFF, "MP-161"),
        Option("quest_set", ("ten", "eight"), "MP-165"),
        Option("retail_quests", ON_OFF, "MP-162"),
        Option("retail_25", ON_OFF, "MP-163"),
        Option("retail_soulless", ON_OFF, "MP-164"),
        Option("special_towers", ON_OFF, "MP-166"),
    ),
    explains={
        "MP-005": "the city cards never move: they are part of the box",
        "MP-020": "what is drawn on a hex is read by no rule",
        "MP-052": "no action lets go of equipment, formulas or the Stone",
        "MP-084": "no action of another player touches what lies on a tower card",
        "MP-117": "no action dismisses a homunculus but the transmutation of a fourth",
    },
)
