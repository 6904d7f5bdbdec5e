"""The table of Ars Mysteriorum for those who read or listen."""

from __future__ import annotations

from athanor.games.ars_mysteriorum.picture.scene import Scene
from athanor.games.ars_mysteriorum.rules import pieces as p


def spoken(scene: Scene) -> str:
    """Sentence by sentence: what is asked, the tents, the players, the own hand."""
    return " ".join(filter(None, [scene.headline(), *tents(scene), *players(scene), own(scene)]))


def counts(scene: Scene, row: list[int]) -> str:
    names = [scene.name("elements", element) for element in range(p.ELEMENTS)]
    return ", ".join(f"{count} {name}" for count, name in zip(row, names, strict=True) if count) or scene.say("nothing")


def tents(scene: Scene) -> list[str]:
    if not scene.started:
        return []
    told = []
    for tent in range(p.ELEMENTS):
        open_ = [scene.name("recipes", recipe) for recipe in scene.s.slot[tent] if recipe != p.NOTHING]
        told.append(
            scene.say(
                "tent-words",
                tent=scene.name("tents", tent),
                recipes="; ".join(open_) or scene.say("nothing"),
                bins=", ".join(str(n) for n in scene.s.bins[tent] if n) or "0",
                favours=len(scene.favours_at(tent)),
                supply=scene.s.supply[tent],
            )
        )
    return told


def players(scene: Scene) -> list[str]:
    if not scene.started:
        return []
    return [
        scene.say(
            "player-words",
            who=scene.texts.seat(seat),
            place=position + 1,
            florims=scene.s.florims[seat],
            tokens=counts(scene, scene.s.tokens[seat]),
            cards=scene.s.cards[seat],
            salary=sum(scene.salary(seat)),
        )
        for position, seat in enumerate(scene.order)
    ]


def own(scene: Scene) -> str:
    if scene.me < 0 or not scene.started:
        return ""
    hand = [scene.name("mysteries", kind) for kind, n in scene.cards(scene.me) for _ in range(n)]
    values = [str(value + 1) for value in range(p.VALUES) if scene.s.at[scene.me][value] == p.HAND]
    return scene.say(
        "own-words", cards="; ".join(hand) or scene.say("nothing"), favours=", ".join(values) or scene.say("nothing")
    )
