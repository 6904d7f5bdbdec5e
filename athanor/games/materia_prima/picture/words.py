"""The table of Materia Prima in words: all that the picture shows, so that one can play from it alone."""

from __future__ import annotations

from collections.abc import Sequence

from athanor.games.materia_prima.box import place
from athanor.games.materia_prima.picture import choice, happened
from athanor.games.materia_prima.picture.cards import checks
from athanor.games.materia_prima.picture.mat import item_words
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.picture.tower import UNLIMITED, effect
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.board import place_of
from athanor.games.materia_prima.rules.pieces import A, Z


def listed(scene: Scene, counts: Sequence[int]) -> str:
    """`2 iron, 1 gold`"""
    return ", ".join(f"{n} {scene.name('elements', kind)}" for kind, n in enumerate(counts) if n) or scene.say(
        "words-nothing"
    )


def joined(scene: Scene, names: Sequence[str]) -> str:
    return ", ".join(names) or scene.say("words-nothing")


def items(scene: Scene, held: Sequence[int]) -> str:
    """Items, each with what it gives."""
    return joined(scene, [f"{scene.name('equipment', one)} ({item_words(scene, one)})" for one in held])


def spoken(scene: Scene) -> str:
    """Everything on the table, one sentence a line."""
    lines = [f"{scene.say('round', n=scene.round, most=scene.last_round)}. {scene.headline()}"]
    parts = (around, fight, cities, work, players, ground, own, attacks, answers, warning, account)
    return "\n".join([*lines, *(line for part in parts for line in part(scene)), *scene.news])


def hex_name(scene: Scene, h: int) -> str:
    """A hex by what one sees of it."""
    return place(scene.texts, int(place_of(scene.s, h)))


# The board


def around(scene: Scene) -> list[str]:
    """What lies in each direction of every own figure, and the whole board tile by tile."""
    lines = [
        scene.say("words-tile", tile=scene.name("tiles", tile), list=", ".join(shown(scene, 7 * slot + d) for d in range(7)))
        for slot, tile in enumerate(scene.s.tiles)
        if tile != p.NONE
    ]
    for figure in scene.figures(scene.me) if scene.me >= 0 else ():
        near = scene.s.near[scene.s.at[scene.me][figure]]
        ways = [
            f"{scene.name('directions', d)} {hex_name(scene, near[d])}" for d in range(p.DIRECTIONS) if near[d] != p.NOWHERE
        ]
        lines.append(scene.say("words-around", name=scene.figure_name(scene.me, figure), list=scene.parted(ways)))
    return lines


def shown(scene: Scene, h: int) -> str:
    """What a hex of a tile shows: the middle first, then from the east against the sun."""
    shows = scene.s.shows[h]
    if shows >= p.CITY:
        return scene.name("cities", shows - p.CITY)
    return scene.name("elements", shows) if shows < p.BASICS else scene.say("words-open")


def ground(scene: Scene) -> list[str]:
    s = scene.s
    return [
        scene.say("words-ground", place=hex_name(scene, h), list=listed(scene, s.soil[h][: p.MARKERS]))
        for h in range(p.HEXES)
        if any(s.soil[h])
    ]


def fight(scene: Scene) -> list[str]:
    """The last fight with its dice."""
    if not happened.fought(scene):
        return []
    sides = [
        scene.say(
            "words-side",
            name=happened.fighter(scene, side),
            a=scene.s.fighters[2 * side],
            dice=joined(scene, [str(face) for face in happened.dice(scene, side)]),
            force=scene.s.forces[side],
        )
        for side in range(2)
    ]
    return [f"{sides[0]} {sides[1]} {scene.say('won' if scene.s.forces[0] > scene.s.forces[1] else 'held')}"]


# What is sold, and what can be made


def cities(scene: Scene) -> list[str]:
    lines = []
    for k in range(3):
        sold = [f"{scene.name('decks', d)} ({scene.s.pile[d]})" for d in range(3) if scene.numbers.sells[k][d]]
        x = next((x for x, where in enumerate(scene.s.extension) if where == p.ON_CARD + k), p.NONE)
        if x != p.NONE:
            price = listed(scene, scene.numbers.price[x])
            sold.append(scene.say("words-sold", name=scene.name("extensions", x), effect=effect(scene, x), price=price))
        lines.append(scene.say("words-city", name=scene.name("cities", k), list=scene.parted(sold)))
    return lines


def work(scene: Scene) -> list[str]:
    """What each element is made of, how many one has, and how many the supply has."""
    made_of = []
    for kind in range(p.KINDS):
        made = scene.numbers.recipe[kind - p.BASICS] if kind >= p.BASICS else ()
        sources = " + ".join(scene.name("elements", source) for source in made)
        left = scene.s.supply[kind]
        counts = f"{scene.holdings(kind)}/{left if left < UNLIMITED else '∞'}"
        made_of.append(f"{scene.name('elements', kind)}{f' = {sources}' if sources else ''} ({counts})")
    return [scene.say("words-work", list=scene.parted(made_of))]


# Players


def players(scene: Scene) -> list[str]:
    return [line for seat in scene.around() for line in player(scene, seat)]


def player(scene: Scene, seat: int) -> list[str]:
    s = scene.s
    turn = scene.say("words-turn") if s.seat == seat and not scene.over else ""
    lines = [scene.labelled(scene.texts.seat(seat), f"{scene.say('points', n=scene.points(seat))}. {turn}").rstrip()]
    chosen = [p.ALCHEMIST] if s.alchemist[seat] != p.NONE else []
    lines += [f"- {figure_words(scene, seat, figure)}" for figure in scene.figures(seat) or chosen]
    if s.tower[seat] != p.NONE:
        laid = [scene.name("cards", card) for card in s.laid[seat] if card != p.NONE]
        stored = [one for one in scene.items(seat) if one not in s.worn[seat]]
        bought = [f"{scene.name('extensions', x)} ({effect(scene, x)})" for x in scene.extensions(seat)]
        lines.append(
            "- "
            + scene.say(
                "words-tower",
                name=scene.name("towers", s.tower[seat]),
                stock=listed(scene, s.stock[seat][: p.KINDS]),
                stone=joined(scene, laid),
                whole=int(s.stone[seat]),
                items=items(scene, stored),
                extensions=joined(scene, bought),
                hand=joined(
                    scene, [f"{s.hand[seat][deck]} {scene.name('decks', deck)}" for deck in range(3) if s.hand[seat][deck]]
                ),
            )
        )
    return lines


def figure_words(scene: Scene, seat: int, figure: int) -> str:
    """A figure: values, actions, where it stands, what it carries and wears."""
    s = scene.s
    numbers = [f"{scene.say(f'value-{k}')} {scene.value(seat, figure, k)}" for k in range(3)]
    left = int(s.left[seat][figure]) if s.seat == seat and not scene.over else scene.acts(seat, figure)
    facts = [
        scene.labelled(scene.figure_name(seat, figure), f"{', '.join(numbers)}, {scene.say('value-3')} {left}"),
        scene.say("words-at", place=hex_name(scene, s.at[seat][figure])) if s.at[seat][figure] != p.NOWHERE else "",
        scene.say("words-carries", list=listed(scene, s.load[seat][figure])),
    ]
    if figure == p.ALCHEMIST:
        one = scene.components.alchemists[s.alchemist[seat]]
        worn = [item for item in s.worn[seat] if item != p.NONE]
        facts.append(scene.say("words-wears", list=items(scene, worn)))
        facts.append(scene.say("words-souls", n=int(s.souls[seat])))
        facts.append(
            scene.say(
                "words-columns",
                hearted=", ".join(str(n) for n in one.hearted),
                soulless=", ".join(str(n) for n in one.soulless),
                ability=scene.texts.say(f"word-{one.ability}"),
            )
        )
    return ". ".join(part.rstrip(".") for part in facts if part) + "."


def own(scene: Scene) -> list[str]:
    """The own formulas with their costs and what they give, and the quest."""
    if scene.me < 0:
        return []
    texts = scene.texts
    held = scene.hand_cards(scene.me)
    lines = [scene.labelled(scene.say("panel-hand"), f"{scene.say('of', n=len(held), most=int(scene.numbers.hand))}.")]
    lines += [f"- {formula(scene, card)}" for card in held]
    if scene.s.quest[scene.me] != p.NONE:
        which = scene.s.quest[scene.me]
        done = scene.parted([scene.say("words-done", what=words, met=int(met)) for words, met in checks(scene)])
        bonus = scene.components.numbers.quest_points
        wants = texts.say(f"quest-{which + 1}")
        lines.append(scene.say("words-quest", name=scene.name("quests", which), wants=wants, done=done, bonus=bonus))
    return lines


def formula(scene: Scene, card: int) -> str:
    """A formula: its cost, and what it makes."""
    table = ("homunculi", "equipment", "stones")[card // p.DECK]
    return scene.labelled(
        scene.name("cards", card), scene.texts.about(getattr(scene.components, table)[card % p.DECK].id, table).text
    )


def attacks(scene: Scene) -> list[str]:
    """Who may be attacked now, and with what chance."""
    fights = [action for action in scene.legal if A.fight <= action <= Z.fight]
    return [scene.say("words-chance", what=scene.texts.action(one, scene.s), n=scene.chance(one)) for one in fights]


def warning(scene: Scene) -> list[str]:
    note = scene.warning()
    return [note] if note else []


def answers(scene: Scene) -> list[str]:
    """What may be chosen now that lies nowhere on the table, with what it does."""
    if not scene.chooses:
        return []
    load = choice.carrying(scene)
    lines = [scene.labelled(scene.say("panel-choice"), load) if load else scene.say("panel-choice")]
    for action in sorted(scene.legal):
        family = scene.texts.actions.family_of(action)
        values = family.values(action)
        words = scene.texts.action(action, scene.s)
        if family.name == "keep":
            words = formula(scene, values[0])
        elif family.name in ABOUT:
            table = ABOUT[family.name]
            words += f". {scene.texts.about(getattr(scene.components, table)[values[0]].id, table).text}"
        elif family.name in ("put", "take", "store", "load", "shed"):
            words += f" ({choice.available(scene, action)})"
        lines.append(f"- {words}")
    return lines


ABOUT = {
    "alchemist": "alchemists",
    "quest": "quests",
    "activate": "extensions",
    "wear": "equipment",
    "tower": "towers",
    "tile": "tiles",
}
"""What the components are called that some answers name."""


def account(scene: Scene) -> list[str]:
    """At the end: where all points come from."""
    if not scene.over:
        return []
    rows = happened.counted(scene)
    lines = []
    for seat in sorted(range(scene.seats), key=lambda seat: scene.places[seat]):
        parts = [f"{scene.say(f'account-{rule}')} {points[seat]}" for rule, points in rows.items()]
        total = scene.parted([joined(scene, parts), f"{scene.say('total')} {scene.points(seat)}."])
        lines.append(scene.labelled(f"{scene.places[seat]}. {scene.texts.seat(seat)}", total))
    return lines + happened.endings(scene)
