"""The table of Alkemy in words: what the picture shows, for those who read or listen."""

from __future__ import annotations

from athanor.games.alkemy.picture import modules
from athanor.games.alkemy.picture.cards import state_words
from athanor.games.alkemy.picture.scene import NOTHING, Scene
from athanor.games.alkemy.rules import pieces as p


def spoken(scene: Scene) -> str:
    """Everything on the table, one sentence a line."""
    parts = (heading, seats, in_hand, objectives, figures, scenery, recent)
    return "\n".join(line for part in parts for line in part(scene))


def heading(scene: Scene) -> list[str]:
    turn = scene.say(f"phase-{scene.phase}") if scene.preparing else scene.say("turn-n", n=scene.s.turn, all=scene.last_turn)
    name = scene.name("scenarios", scene.s.options[p.SCENARIO])
    lines = [f"{name}. {turn}. {scene.headline()}", f"{scene.say('to-win', n=scene.scenario.goal)}."]
    if scene.over and scene.s.ending:
        lines.append(f"{scene.texts.game.rule_id(scene.s.ending)}: {scene.texts.rule(scene.s.ending)}")
    actor, target = scene.pair
    if actor != NOTHING:
        other = "–" if target == NOTHING else named(scene, target)
        lines.append(scene.texts.say("words-acts", name=named(scene, actor), other=other))
    return lines


def named(scene: Scene, f: int) -> str:
    return f"{scene.name_of(f)} {scene.slot(f)}"


def seats(scene: Scene) -> list[str]:
    lines = []
    for seat in scene.around():
        if not scene.figures(seat):
            lines.append(scene.texts.say("words-musters", a=seat))
            continue
        left = sum(scene.s.here[f] for f in scene.figures(seat))
        lines.append(
            scene.texts.say(
                "words-seat",
                a=seat,
                faction=scene.s.faction[seat],
                points=scene.s.points[seat],
                left=left,
                all=len(scene.figures(seat)),
                first=int(scene.s.turn > 0 and scene.s.initiative == seat),
            )
        )
    return lines


def in_hand(scene: Scene) -> list[str]:
    """Command reserves, cards and objectives, as far as this seat knows them."""
    if not modules.has_hand(scene):
        return []
    lines = []
    if scene.s.options[p.COMMAND]:
        for seat in scene.around():
            words = scene.say("reserve", n=scene.s.reserve[seat], cards=scene.s.held[seat])
            lines.append(of(scene, seat, words))
    for seat, (name, stands) in modules.called(scene).items():
        lines.append(of(scene, seat, name if stands else scene.say("cancelled", name=name)))
    return lines + [of(scene, seat, words) if seat >= 0 else f"{words}." for _, seat, words in modules.own_rows(scene)]


def of(scene: Scene, seat: int, words: str) -> str:
    return scene.say("of", name=scene.texts.seat(seat), what=words) + "."


def objectives(scene: Scene) -> list[str]:
    s = scene.s
    lines = []
    for o in range(s.objectives):
        owner = s.opened_by[o] if s.opened_by[o] != p.NOBODY else s.owner[o]
        where = place(scene, s.ox[o], s.oy[o])
        held = scene.texts.say("words-nobody") if owner == p.NOBODY else scene.texts.seat(owner)
        lines.append(scene.texts.say("words-objective", n=o + 1, where=where, owner=held, value=s.value[o]))
    return lines


def place(scene: Scene, x: int, y: int) -> str:
    """A part of the table, as the eye sees it: no distances (AK-004)."""
    column, row = min(2, 3 * x // scene.width), min(2, 3 * y // scene.width)
    return scene.texts.say(f"words-place-{row}{column}")


def figures(scene: Scene) -> list[str]:
    s = scene.s
    lines = []
    for seat in scene.around():
        for f in scene.figures(seat):
            if not s.here[f]:
                if not scene.preparing:
                    lines.append(scene.texts.say("words-gone", name=named(scene, f)))
                continue
            total = sum(scene.profile(f).boxes)
            states = ", ".join(state_words(scene, f)) or "–"
            lines.append(
                scene.texts.say(
                    "words-figure",
                    name=named(scene, f),
                    where=place(scene, s.x[f], s.y[f]),
                    life=total - s.hurt[f],
                    all=total,
                    pa=s.pa[f],
                    health=scene.say(f"health-{scene.colour(f)}"),
                    states=states,
                )
            )
    return lines


def scenery(scene: Scene) -> list[str]:
    s = scene.s
    lines = []
    for e in range(s.elements):
        pawn = scene.name("affinities", s.pawn[e] - 1) if s.pawn[e] else "–"
        size = scene.components.scenery[s.element[e]].size
        where = place(scene, s.ex[e], s.ey[e])
        line = scene.texts.say("words-element", n=e + 1, kind=s.element[e], size=size, where=where, pawn=pawn)
        lines.append(f"{line} {modules.described(scene, e)}." if s.options[p.SCENERY] else line)
    return lines


def recent(scene: Scene) -> list[str]:
    lines = []
    for roll in scene.rolls:
        dice = ", ".join(f"{one.value} {scene.texts.say(f'words-symbol-{one.symbol}')}" for one in roll.dice)
        lines.append(scene.texts.say("words-roll", name=named(scene, roll.figure), dice=dice, total=roll.total))
    return lines + [f"{rule}: {words}" for rule, words in scene.cited]
