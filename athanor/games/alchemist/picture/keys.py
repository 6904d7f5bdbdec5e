"""What stands in the question bar and in the head of the page."""

from __future__ import annotations

from athanor.drawing import Key, Progress
from athanor.games.alchemist.picture.scene import Scene
from athanor.games.alchemist.rules.pieces import NOTHING, A, Q


def keys(scene: Scene) -> list[Key]:
    """Confirm of what is being chosen, Cancel where nothing is sent that could be taken back; Pass where nothing else is left
    (AL-022)."""
    if scene.previewed != NOTHING:
        return [confirm(scene, A.create + scene.previewed), Key(scene.say("cancel"), draft="", glyph="cross")]
    if scene.asks(Q.recipe):
        return [confirm(scene, scene.brew(scene.recipe))]
    return [Key(scene.say("pass"), A.pass_, glyph="hourglass", main=True)] if scene.hand.may(A.pass_) else []


def confirm(scene: Scene, action: int) -> Key:
    return Key(scene.say("confirm"), action, glyph="flame", main=True)


def progress(scene: Scene) -> Progress:
    """The round, and whether it is the last (AL-077)."""
    words = scene.say("round", n=scene.round)
    return Progress(f"{words} · {scene.say('last-round')}" if scene.ending else words)
