"""The keys of the question bar: choices that have no place in the picture."""

from __future__ import annotations

from collections.abc import Sequence

from athanor.drawing import Key
from athanor.games.ars_alchimia.picture.pieces import KINDS
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules import assistants
from athanor.games.ars_alchimia.rules import pieces as p
from athanor.games.ars_alchimia.rules.pieces import A, Q


def keys(scene: Scene) -> Sequence[Key]:
    if not scene.mine:
        return ()
    found = {
        Q.turn: passing,
        Q.wages: wages,
        Q.size: golem,
        Q.second: done,
        Q.closing: done,
        Q.smith: smith,
        Q.reroll: reroll,
        Q.transmute: forging,
        Q.exchange: exchanging,
        Q.salamander: salamander,
        Q.payment: payment,
    }.get(int(scene.s.asks))
    return found(scene) if found else ()


def passing(scene: Scene) -> list[Key]:
    """Whoever still has workers is asked first: passing is final for the year (AA-084)."""
    left = int(scene.s.available[scene.me])
    return [
        Key(scene.say("pass"), A.pass_, glyph="hourglass", main=True, sure=scene.say("pass-sure", n=left) if left else "")
    ]


def wages(scene: Scene) -> list[Key]:
    due = int(assistants.wages(scene.numbers, scene.s, scene.me))
    return [Key(scene.say("pay", n=due), A.pay, glyph="check", main=True)]


def done(scene: Scene) -> list[Key]:
    return [Key(scene.say("done"), A.done, glyph="check", main=True)]


def golem(scene: Scene) -> list[Key]:
    """The Golem goes along, or stays at home."""
    if not scene.golem_may_go:
        return []
    if scene.draft == "golem":
        return [Key(scene.say("without-golem"), draft="", glyph="AS-04")]
    return [] if scene.with_golem else [Key(scene.say("with-golem"), draft="golem", glyph="AS-04")]


def smith(scene: Scene) -> list[Key]:
    return [Key(scene.say("perfect"), A.perfect, glyph="star", main=True), Key(scene.say("roll"), A.roll)]


def reroll(scene: Scene) -> list[Key]:
    return [Key(scene.say("roll-again"), A.roll, main=True), Key(scene.say("keep"), A.keep)]


def forging(scene: Scene) -> list[Key]:
    """The end of the visit; once a resource is chosen, the Distiller, and to think again."""
    first = max(scene.given("e"), scene.given("d"))
    if first < 0:
        return done(scene)
    out = [Key(scene.say("cancel"), draft="", glyph="cross")]
    pairs = [k for k, pair in enumerate(p.PAIR) if first in pair]
    if scene.given("d") >= 0:
        out.append(Key(scene.say("without-distiller"), draft=f"e{first}", glyph="AS-15"))
    elif any(scene.hand.may(A.distil + pair) for pair in pairs):
        out.append(Key(scene.say("with-distiller"), draft=f"d{first}", glyph="AS-15"))
    return out


def exchanging(scene: Scene) -> list[Key]:
    if scene.given("x") >= 0:
        return [Key(scene.say("cancel"), draft="", glyph="cross")]
    return done(scene) if scene.hand.may(A.done) else []


def salamander(scene: Scene) -> list[Key]:
    """What the Fire stands for."""
    out = [Key(scene.say("without"), A.fire, main=True)]
    for k, kind in enumerate(p.REPLACES):
        if k and scene.hand.may(A.fire + k):
            words = scene.say("fire-for", what=scene.name("resources", kind))
            out.append(Key(words, A.fire + k, glyph=KINDS[kind].glyph))
    return out


def payment(scene: Scene) -> list[Key]:
    action = A.spend + sum(n * int(place) for n, place in zip(scene.payment, p.DIGIT, strict=True))
    return [Key(scene.say("pay-order"), action, glyph="check", main=True)]
