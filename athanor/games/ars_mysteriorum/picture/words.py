"""The table of Ars Mysteriorum for those who read or listen: all that the picture says, so that one can play from it alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from athanor.games.ars_mysteriorum.picture import book, final, mysteries
from athanor.games.ars_mysteriorum.picture.keys import progress
from athanor.games.ars_mysteriorum.picture.scene import Favour, Scene
from athanor.games.ars_mysteriorum.picture.tents import each_copy, price_of
from athanor.games.ars_mysteriorum.rules import pieces as p


def spoken(scene: Scene) -> str:
    """Line by line: what is asked, how far the match is, the tents, the players, the book, the mystery cards, the own hand."""
    parts = (tents, players, princes, families, cards, own, account)
    return "\n".join([scene.headline(), *time(scene), *(line for part in parts for line in part(scene))])


def listed(scene: Scene, words: Sequence[str]) -> str:
    return ", ".join(words) or scene.say("nothing")


def counts(scene: Scene, row: Sequence[int]) -> str:
    return listed(scene, [f"{count} {scene.name('elements', element)}" for element, count in enumerate(row) if count])


def time(scene: Scene) -> list[str]:
    """The round and its phase."""
    phase = scene.say("words-phase", n=scene.phase, name=scene.say(f"phase-{scene.phase}")) if scene.phase else ""
    return [". ".join(filter(None, [progress(scene).words, "" if scene.over else phase]))]


# Tents


def tents(scene: Scene) -> list[str]:
    return [line for tent in range(p.ELEMENTS) for line in (place(scene, tent), *recipes(scene, tent))]


def place(scene: Scene, tent: int) -> str:
    """Who stands there, what lies there."""
    s = scene.s
    told = [
        scene.say("words-tent", tent=scene.name("tents", tent), element=scene.name("elements", tent)),
        scene.say("words-apprentices", names=listed(scene, standing(scene, tent))),
        scene.say("pile", n=s.left[tent]).rstrip("."),
        scene.say("supply", n=s.supply[tent]).rstrip("."),
        scene.say("words-bins", list=listed(scene, [str(n) for n in s.bins[tent] if n])),
        scene.say("words-favours", list=listed(scene, favours(scene, tent))),
        price_of(scene, tent),
    ]
    return ". ".join(filter(None, told)) + "."


def standing(scene: Scene, tent: int) -> list[str]:
    """The apprentices of a tent: whose they are, or their colour."""
    return [
        scene.name("apprentices", one) if scene.s.owner[one] == p.NOBODY else scene.say("words-pawn", a=scene.s.owner[one])
        for one in scene.apprentices(tent)
    ]


def favours(scene: Scene, tent: int) -> list[str]:
    """By owner while they lie face down, by rank once some have won a bin."""
    here = scene.favours_at(tent)
    known = [scene.say("words-favour", a=one.seat, n=one.value) + tokens_on(scene, one) for one in here if one.value]
    hidden = {seat: sum(one.seat == seat and not one.value for one in here) for seat in scene.order}
    return known + [scene.say("words-hidden", a=seat, n=n) for seat, n in hidden.items() if n]


def tokens_on(scene: Scene, one: Favour) -> str:
    return f" ({scene.texts.say('tokens', n=one.tokens)})" if one.tokens else ""


def recipes(scene: Scene, tent: int) -> list[str]:
    """What lies face up: cost, bonus, what copies pay, and what it would add to one's own salary."""
    lines = []
    for recipe in scene.s.slot[tent] if scene.started else ():
        if recipe != p.NOTHING:
            card = scene.components.recipes[recipe]
            line = scene.say(
                "words-recipe",
                name=scene.name("recipes", recipe),
                cost=counts(scene, card.cost),
                bonus=scene.texts.say("florims", n=card.bonus),
                copies=each_copy(scene, scene.numbers.item[recipe]),
            )
            more = scene.raise_by(recipe) if scene.me >= 0 and not scene.over else 0
            lines.append(f"- {line}" + (f" {scene.say('raise', n=more)}." if more else ""))
    return lines


# Players


def players(scene: Scene) -> list[str]:
    return [told for k, seat in enumerate(scene.order) for told in (player(scene, seat, k), recipe_book(scene, seat))]


def player(scene: Scene, seat: int, position: int) -> str:
    s = scene.s
    bid = int(scene.numbers.word if s.word[seat] else scene.bid(seat))
    told = [
        scene.say("words-player", place=position + 1, a=seat, you=int(seat == scene.me)),
        scene.texts.say("florims", n=s.florims[seat]),
        counts(scene, s.tokens[seat]),
        scene.say("mysteries-held", n=s.cards[seat]),
        scene.say("favours-held", n=scene.favours_left(seat)),
        scene.say("words-bid", n=bid) if bid else "",
    ]
    return ". ".join(filter(None, told)) + "."


def recipe_book(scene: Scene, seat: int) -> str:
    """What a player has won, family by family, and what it pays."""
    copies = [scene.name("items", item) + (f" ×{n}" if n > 1 else "") for item, n in enumerate(scene.s.book[seat]) if n]
    sizes = [f"{scene.say(f'family-{family}')} {n}" for family, n in enumerate(scene.families[seat]) if n]
    d, q, m = scene.salaries[seat]
    wages = scene.say("wages", n=d + q + m, d=d, p=q, m=m)
    return "- " + scene.say("words-book", items=listed(scene, copies), families=listed(scene, sizes), wages=wages)


# What the book pays


def princes(scene: Scene) -> list[str]:
    """The scale of each line, and where the open book stands in it."""
    items = [range(k * p.FAMILIES, (k + 1) * p.FAMILIES) for k in range(p.PRINCES)]
    return [
        line(scene, scene.name("princes", k), items[k], one.scale, book.prince_size(scene, k))
        for k, one in enumerate(scene.components.princes)
    ]


def families(scene: Scene) -> list[str]:
    """The scale of each column, its award and who leads."""
    lines = []
    for k, one in enumerate(scene.components.families):
        items = range(k, p.FAMILIES * p.PRINCES, p.FAMILIES)
        words = line(scene, scene.say(f"family-{k}"), items, one.scale, book.family_size(scene, k))
        lines.append(f"{words} {scene.say('award', n=one.award, who=book.leaders(scene, k))}.")
    return lines


def line(scene: Scene, name: str, items: Iterable[int], amounts: Sequence[int], n: int) -> str:
    """A line or column of the book: its items, what each number of different ones pays, how many there are."""
    scale = ", ".join(f"{k + 1} = {florims}" for k, florims in enumerate(amounts))
    return scene.say("words-line", name=name, list=", ".join(scene.name("items", k) for k in items), scale=scale, n=n)


# Cards


def card(scene: Scene, kind: int, n: int = 1) -> str:
    """A mystery card, when it is played and what it does."""
    told = scene.texts.about(scene.components.mysteries[kind].id, "mysteries")
    return f"{told.name}{f' ×{n}' if n > 1 else ''}. {told.text}"


def cards(scene: Scene) -> list[str]:
    """The mystery cards on the table, and what hands are known to hold."""
    words, lying = mysteries.lying(scene)
    lines = [scene.say("words-mysteries", pile=scene.say("in-pile", n=scene.s.pile_size), words=words)]
    lines += [f"- {card(scene, kind)}{by(scene, holder)}" for kind, holder in lying]
    return lines + [scene.say("words-known", a=seat, list=names) for seat, names in mysteries.known(scene).items()]


def by(scene: Scene, holder: int) -> str:
    """Who played a card, if somebody did."""
    return f" {scene.say('words-by', a=holder)}" if holder != p.NOBODY else ""


def own(scene: Scene) -> list[str]:
    """The own hand."""
    if scene.me < 0 or not scene.started or scene.over:
        return []
    held = listed(scene, [str(value + 1) for value in scene.favours_in_hand])
    return [scene.say("words-hand", favours=held), *(f"- {card(scene, kind, n)}" for kind, n in scene.cards(scene.me))]


def account(scene: Scene) -> list[str]:
    """At the end: places, Florims, and where they came from."""
    if not scene.over:
        return []
    return [
        scene.say("words-account", place=scene.places[seat], a=seat, n=scene.s.florims[seat], list=final.told(scene, seat))
        for seat in final.ranked(scene)
    ]
