"""The table of Alchemist in words: what the picture shows, for those who read or listen."""

from __future__ import annotations

from athanor.games.alchemist.box import cubes
from athanor.games.alchemist.picture.bench import what_counts
from athanor.games.alchemist.picture.happened import tidings
from athanor.games.alchemist.picture.parts import token_of
from athanor.games.alchemist.picture.scene import Scene
from athanor.games.alchemist.rules.pieces import KINDS, NOBODY, NOTHING
from athanor.games.alchemist.rules.potions import must_open


def listed(scene: Scene, counts: list[int]) -> str:
    """`2 bird legs, a spider`"""
    return ", ".join(cubes(scene.texts, kind, n) for kind, n in enumerate(counts) if n) or "0"


def spoken(scene: Scene) -> str:
    """Everything on the table, one sentence a line."""
    table = [*heading(scene), *supplies(scene), *potions(scene), *players(scene), *own(scene), *final(scene)]
    return "\n".join([*table, *tidings(scene)])


def heading(scene: Scene) -> list[str]:
    lines = [f"{scene.say('round', n=scene.round)}. {scene.headline()}"]
    if scene.ending:
        lines.append(f"{scene.say('last-round')}.")
    if scene.mine and must_open(scene.s):
        lines.append(f"{scene.say('opening', n=scene.components.numbers.opening_value)}.")
    if not scene.over:
        order = [scene.texts.seat((scene.s.first + k) % scene.seats) for k in range(scene.seats)]
        lines.append(scene.texts.say("words-order", list=", ".join(order)))
        lines.append(scene.texts.say("words-end", list=", ".join(what_counts(scene))))
    return lines


def supplies(scene: Scene) -> list[str]:
    s = scene.s
    tiles = ", ".join(str(scene.value(k + 1)) for k, free in enumerate(s.tiles) if free) or "0"
    exhausted = scene.say("exhausted", n=scene.exhausted, most=scene.components.numbers.exhausted_to_end)
    return [
        f"{scene.texts.say('words-reserve', list=listed(scene, s.reserve))} ({exhausted})",
        scene.texts.say("words-bag", cubes=scene.say("cubes", n=s.bag_size)),
        scene.texts.say("words-out", list=listed(scene, s.out)),
        scene.texts.say("words-tiles", list=tiles),
    ]


def potions(scene: Scene) -> list[str]:
    lines = []
    for c, (b, d) in enumerate(scene.produces):
        if scene.s.maker[c] == NOBODY:
            lines.append(scene.texts.say("words-empty", a=c, b=b, c=d))
        else:
            recipe, value = listed(scene, scene.s.recipe[c]), scene.value(scene.s.tile[c])
            lines.append(scene.texts.say("words-potion", a=c, b=b, c=d, list=recipe, d=value, e=scene.s.maker[c]))
    return lines


def players(scene: Scene) -> list[str]:
    s = scene.s
    return [
        scene.texts.say(
            "words-player",
            a=seat,
            score=s.score[seat],
            cubes=scene.say("cubes", n=s.cubes[seat]),
            seals=scene.say("seals", n=s.seals[seat]),
            token=token_of(scene, seat),
        )
        for seat in scene.around()
    ]


def own(scene: Scene) -> list[str]:
    if scene.me < 0 or scene.over:
        return []
    stock: list[int] = scene.s.stock[scene.me]
    lines = [scene.texts.say("words-stock", list=listed(scene, stock))]
    if scene.chosen != NOTHING and any(scene.recipe):
        left = scene.say("cubes", n=sum(stock) - sum(scene.recipe))
        lines.append(scene.texts.say("words-bench", a=scene.chosen, list=listed(scene, scene.recipe), left=left))
    if scene.school(scene.me) != NOTHING:
        lines.append(scene.texts.say("words-school", a=scene.school(scene.me)))
    return lines


def final(scene: Scene) -> list[str]:
    """The final table (AL-080 to AL-092)."""
    if not scene.over:
        return []
    s = scene.s
    lines = []
    for seat in sorted(range(scene.seats), key=lambda seat: scene.places[seat]):
        points, reward = s.stock_points[seat], s.reward[seat]
        facts = {"place": scene.places[seat], "total": s.score[seat], "stock": points, "reward": reward}
        stock = listed(scene, s.stock[seat])
        lines.append(scene.texts.say("words-final", a=seat, play=s.score[seat] - points - reward, list=stock, **facts))
        if s.school[seat] != NOTHING:
            kind = s.school[seat]
            lines.append(scene.texts.say("words-final-school", a=kind, n=scene.pool(kind), rank=scene.rank(kind)))
    unused = [scene.name("schools", kind) for kind in range(KINDS) if scene.owner(kind) == NOBODY]
    if scene.with_schools and unused:
        lines.append(scene.texts.say("words-aside", list=", ".join(unused)))
    pool = [scene.pool(kind) for kind in range(KINDS)]
    lines.append(scene.texts.say("words-pool", list=listed(scene, pool)))
    return [*lines, scene.texts.say("words-bag-held", list=listed(scene, s.bag))]
