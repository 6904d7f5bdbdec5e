"""The keys of the question bar, and how far the match is."""

from __future__ import annotations

from collections.abc import Sequence

from athanor.drawing import Key, Progress
from athanor.games.ars_mysteriorum.picture.scene import Scene
from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.rules.pieces import Q

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
ENDS = {"first": "done", "trade": "done", "brew": "done", "counter": "let"} | {
    f"window_{phase}": "pass" for phase in (3, 5, 6, 9)
}
"""What ends each question that need not be answered by a deed."""


def progress(scene: Scene) -> Progress:
    """The round, and the nine phases as a path."""
    s = scene.s
    words = scene.say("setup") if s.round == 0 else scene.say("round", n=s.round, left=scene.rounds_left)
    at = scene.phase - 1
    steps = [f"{numeral} · {scene.say(f'phase-{k + 1}')}" if k == at else numeral for k, numeral in enumerate(ROMAN)]
    return Progress(words, steps if at >= 0 and not scene.over else (), max(0, at))


def keys(scene: Scene) -> Sequence[Key]:
    if not scene.mine:
        return ()
    if scene.chosen_card != p.NOTHING:
        return [*aims(scene), Key(scene.say("back"), draft="")]
    if scene.asks(Q.position):
        return [Key(place(scene, k), scene.action("position", k)) for k in range(scene.seats)]
    end = ENDS.get(scene.question)
    return [Key(scene.texts.action(scene.action(end)), scene.action(end), main=True)] if end else ()


def place(scene: Scene, position: int) -> str:
    """A place in the turn order, and who has taken it."""
    seat = scene.s.taken[position]
    return scene.say("position", n=position + 1) if seat == p.NOBODY else scene.say("taken", n=position + 1, a=seat)


def aims(scene: Scene) -> list[Key]:
    """What the chosen mystery card may move, or what it may be aimed at that is too small in the picture for a finger."""
    card = scene.chosen_card
    if card in MOVED:
        return [Key(MOVED[card](scene, thing), draft=f"card{card}-{thing}") for thing in scene.things
                if thing != scene.chosen_thing]  # fmt: skip
    if card == p.PATRONAGE:
        return [Key(scene.name("princes", prince), scene.action("patronage", prince)) for prince in range(p.PRINCES)]
    return [Key(aimed(scene, action), action) for action in scene.meant(scene.chosen_thing)]


def apprentice(scene: Scene, colour: int) -> str:
    seat = scene.s.owner[colour]
    return scene.name("apprentices", colour) if seat == p.NOBODY else scene.say("apprentice", a=seat)


def own_favour(scene: Scene, value: int) -> str:
    return scene.say("favour-at", n=value + 1, element=scene.name("elements", scene.s.at[scene.me][value]))


MOVED = {p.JOSTLE: apprentice, p.SEAL: own_favour}


def aimed(scene: Scene, action: int) -> str:
    """A favour card with tokens, by owner and element."""
    seat, value = scene.marked(action)
    element = scene.name("elements", scene.lies(action))
    if seat == scene.me:
        return scene.say("favour-at", n=value + 1, element=element)
    return scene.say("favour-of", n=value + 1, a=seat, element=element)
