"""The keys of the question bar: what has no place on the table."""

from __future__ import annotations

from athanor.drawing import Key
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.rules.pieces import A, Q, Z


def keys(scene: Scene) -> list[Key]:
    if scene.playing:
        return turn(scene)
    if scene.asks(Q.drop, Q.pick, Q.loot, Q.equip, Q.transfer):
        every = [Key(scene.say("all"), A.all, glyph="satchel")] if scene.hand.may(A.all) else []
        return [*every, Key(scene.say("done"), A.done, glyph="check", main=True)]
    if scene.asks(Q.item):
        return [answer(scene, action) for action in scene.legal]
    return []


def turn(scene: Scene) -> list[Key]:
    """What the chosen figure can do besides moving and fighting, and the end of the turn."""
    figure = scene.chosen
    found = [
        Key(scene.say("mine"), A.mine + figure, glyph="pick"),
        Key(scene.say("pick"), A.pick + figure, glyph="up"),
        Key(scene.say("drop"), A.drop + figure, glyph="down"),
        Key(scene.say("equip"), A.equip + figure, glyph="keep"),
    ]
    rare = ((A.mine_two, "mine-two", "pick"), (A.recall, "recall", "keep"))
    found += [Key(scene.say(word), action, glyph=glyph) for action, word, glyph in rare if scene.hand.may(action)]
    found += [Key(conversion(scene, a), a, glyph="gear") for a in scene.legal if A.wild <= a <= A.special]
    return [*found, Key(scene.say("end"), A.end, glyph="hourglass", main=True)]


def conversion(scene: Scene, action: int) -> str:
    """A conversion of the active extension, or of a special tower, in short."""
    if action == A.special:
        return scene.say("into", b=scene.numbers.special[scene.s.tower[scene.me]][2])
    return scene.say("with-into", a=action - A.wild, b=scene.numbers.wild_makes[scene.s.active])


def answer(scene: Scene, action: int) -> Key:
    """A new item: equipped or stored."""
    worn = A.wear <= action <= Z.wear
    return Key(scene.texts.action(action, scene.s), action, glyph="sword" if worn else "keep", main=worn)
