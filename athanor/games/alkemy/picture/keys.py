"""The keys of the question bar: choices that have no place in the picture."""

from __future__ import annotations

from collections.abc import Sequence

from athanor.drawing import Key, Progress
from athanor.games.alkemy.picture import muster, pointing
from athanor.games.alkemy.picture.board import rules_box
from athanor.games.alkemy.picture.scene import Scene
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.command import price_of_cancelling
from athanor.games.alkemy.rules.pieces import A, Q, Z


def keys(scene: Scene) -> Sequence[Key]:
    """Those of the question; the one that most would press first."""
    if not scene.mine:
        return ()
    asks = scene.s.asks
    if asks == Q.muster:
        return muster_keys(scene)
    if asks == Q.estimate:
        return estimate_keys(scene)
    if asks == Q.dot and any(A.via <= action <= Z.via for action in scene.legal):
        return way_keys(scene)
    if asks in p.POINTED:
        return point_keys(scene)
    plain = {
        Q.activate: (A.pass_, "", True),
        Q.declare: (A.rest, "rest", True),
        Q.hand: (A.ready, "check", True),
        Q.command: (A.hold, "", True),
        Q.improve: (A.enough, "", True),
        Q.element: (A.stop, "", True),
    }
    if asks in plain:
        action, glyph, main = plain[asks]
        return (Key(said(scene, action), action, glyph=glyph, main=main),)
    if asks == Q.cancel:
        return cancel_keys(scene)
    if asks in p.YES_OR_NO:
        return (Key(said(scene, A.yes), A.yes, glyph="check", main=True), Key(said(scene, A.no), A.no, glyph="cross"))
    return ()


def said(scene: Scene, action: int) -> str:
    return scene.texts.action(action, scene.s)


def cancel_keys(scene: Scene) -> list[Key]:
    """What each cancellation costs: one card by its name, several by their players (AK-244)."""
    return [Key(cancelling(scene, action), action, main=action == A.cancel) for action in scene.legal]


def cancelling(scene: Scene, action: int) -> str:
    seats = [seat for seat in range(scene.seats) if (action - A.cancel) >> seat & 1]
    if not seats:
        return said(scene, action)
    words = scene.texts.listed([scene.texts.seat(seat) for seat in seats])
    if len(seats) == 1:
        words = f"{scene.name('commands', scene.s.called[seats[0]] - 1)} ({words})"
    return scene.say("cancel", what=words, n=price_of_cancelling(scene.numbers, scene.s, action - A.cancel))


def muster_keys(scene: Scene) -> list[Key]:
    """The pages of the muster; on a phone the troop that was opened; the end of building."""
    found, now = [], muster.page(scene)
    if "t" in scene.screen and (led := A.muster + int(scene.screen["t"])) in scene.hand.legal:
        found.append(Key(muster.without_points(said(scene, led)), led, glyph="crown", main=True))
    if scene.hand.may(A.lock):
        found.append(Key(said(scene, A.lock), A.lock, glyph="check", main=True))
    if now != muster.READY and any(a <= Z.muster for a in scene.legal):
        found.append(Key(scene.say("ready"), draft=scene.drafted(page=muster.READY)))
    if now != muster.BUILT and any(A.recruit <= a <= Z.recruit for a in scene.legal):
        found.append(Key(scene.say("one-by-one"), draft=scene.drafted(page=muster.BUILT), glyph="crown"))
    if now != muster.OTHERS and muster.others(scene):
        found.append(Key(scene.say("other-troops"), draft=scene.drafted(page=muster.OTHERS)))
    return found


def estimate_keys(scene: Scene) -> list[Key]:
    half = "h" in scene.screen
    page = Key(scene.say("whole-inches" if half else "half-inches"), draft=scene.drafted(half=None if half else 1))
    return [*([Key(said(scene, A.eye), A.eye, glyph="eye", main=True)] if scene.hand.may(A.eye) else []), page]


def way_keys(scene: Scene) -> list[Key]:
    """Whether the move ends at the point that is picked, or passes by it."""
    name, via = ("go-there", None) if scene.passing else ("pass-by", 1)
    return [Key(scene.say(name), draft=scene.drafted(via=via))]


def point_keys(scene: Scene) -> list[Key]:
    """A point that was clicked is sent by a key, unless a rule is against it, or dropped again."""
    fields = rules_box(scene.view.box)
    point = pointing.chosen(scene, fields)
    if point is None:
        return []
    light = pointing.light(scene, point)
    here = [Key(scene.say("here"), light, glyph="check", main=True)] if light is not None else []
    if light is None and not pointing.forbidden(scene, point, fields):
        here = [Key(scene.say("here"), glyph="check", main=True, actions=pointing.steps(scene, point))]
    return [*here, Key(scene.say("another-point"), draft="", glyph="cross")]


def progress(scene: Scene) -> Progress:
    """The turn and its phase; before the first turn how far the table is prepared."""
    names = ("troops", "scenery", "pawns", "deployment") if scene.preparing else ("start", "activations", "end")
    words = scene.say("preparing") if scene.preparing else scene.say("turn-n", n=scene.s.turn, all=scene.last_turn)
    steps = [scene.say(f"phase-{name}") for name in names]
    return Progress(words, steps, names.index(scene.phase) if scene.phase in names else len(names) - 1)
