"""The table of Materia Prima in words: what the picture shows, for those who read or listen."""

from __future__ import annotations

from athanor.games.materia_prima.picture.formulas import checks
from athanor.games.materia_prima.picture.mats import effect
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.rules import pieces as p


def listed(scene: Scene, counts: list[int]) -> str:
    """`2 iron, 1 gold`"""
    named = [f"{n} {scene.name('elements', kind)}" for kind, n in enumerate(counts) if n]
    return ", ".join(named) or "0"


def spoken(scene: Scene) -> str:
    """Everything on the table, one sentence a line."""
    lines = [f"{scene.say('round', n=scene.round, most=scene.last_round)}. {scene.headline()}"]
    lines += cities(scene)
    for seat in scene.around():
        lines += player(scene, seat)
    return "\n".join([*lines, *ground(scene), *own(scene), *scene.news])


def cities(scene: Scene) -> list[str]:
    lines = []
    for k in range(3):
        decks = ", ".join(f"{scene.name('decks', d)} ({scene.s.pile[d]})" for d in range(3) if scene.numbers.sells[k][d])
        sold = next((x for x, where in enumerate(scene.s.extension) if where == p.ON_CARD + k), p.NONE)
        if sold != p.NONE:
            decks += (
                f"; {scene.name('extensions', sold)} ({effect(scene, sold)}: {listed(scene, scene.numbers.price[sold])})"
            )
        lines.append(f"{scene.name('cities', k)}: {decks}.")
    return lines


def player(scene: Scene, seat: int) -> list[str]:
    s = scene.s
    lines = [f"{scene.texts.seat(seat)}: {scene.say('points', n=scene.points(seat))}."]
    for figure in scene.figures(seat):
        here = scene.name("hexes", s.at[seat][figure])
        numbers = "/".join(str(scene.value(seat, figure, which)) for which in range(3))
        souls = f", {s.souls[seat]} {scene.name('elements', 12)}" if figure == p.ALCHEMIST else ""
        lines.append(f"- {scene.figure_name(seat, figure)} {numbers}, {here}{souls}: {listed(scene, s.load[seat][figure])}.")
    if s.home[seat] != p.NOWHERE:
        made = [scene.name("cards", card) for card in s.laid[seat] if card != p.NONE]
        made += [scene.name("equipment", item) for item in scene.items(seat)]
        made += [scene.name("extensions", x) for x in scene.extensions(seat)]
        lines.append(f"- {scene.say('stock')}: {listed(scene, s.stock[seat][: p.KINDS])}. {', '.join(made)}")
    return lines


def ground(scene: Scene) -> list[str]:
    return [
        f"{scene.name('hexes', h)}: {listed(scene, scene.s.soil[h][: p.MARKERS])}."
        for h in range(49)
        if any(scene.s.soil[h])
    ]


def own(scene: Scene) -> list[str]:
    if scene.me < 0:
        return []
    lines = [f"{scene.say('hand')}: {', '.join(scene.name('cards', card) for card in scene.hand_cards(scene.me)) or '0'}."]
    if scene.s.quest[scene.me] != p.NONE:
        done = ", ".join(f"{words} {'✓' if met else '…'}" for words, met in checks(scene))
        lines.append(f"{scene.say('quest')}: {scene.name('quests', scene.s.quest[scene.me])} ({done}).")
    return lines
