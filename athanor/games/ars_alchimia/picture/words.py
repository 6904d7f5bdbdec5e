"""The table of Ars Alchimia for those who read or listen: all that the picture shows, one fact a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from athanor.games.ars_alchimia.about import counted
from athanor.games.ars_alchimia.picture.choices import sizes
from athanor.games.ars_alchimia.picture.final import account
from athanor.games.ars_alchimia.picture.scene import TABLES, Scene
from athanor.games.ars_alchimia.picture.town import PILES
from athanor.games.ars_alchimia.rules import means
from athanor.games.ars_alchimia.rules import pieces as p
from athanor.games.ars_alchimia.rules.pieces import Q


def spoken(scene: Scene) -> str:
    """Year and question, what is decided now, the town, then every player, and what just happened."""
    lines = [scene.say("year", n=scene.s.year) + " " + scene.headline(), *turns(scene), *decided(scene)]
    lines += [f"{card(scene, space)} {crowd(scene, space)}" for space in range(scene.spaces())]
    lines.append(scene.say("spoken-piles", list=", ".join(pile(scene, level, number) for level, number in PILES)))
    lines += [one for seat in seats(scene) for one in player(scene, seat)]
    if scene.seats <= 2:
        lines.append(guild(scene))
    return "\n".join([*lines, *rolled(scene), *scene.news])


def seats(scene: Scene) -> list[int]:
    """The own seat first; at the end everybody, in order of their points."""
    return scene.shown_seats() if scene.over or scene.me < 0 else [scene.me, *scene.rivals()]


def listed(scene: Scene, words: Sequence[str]) -> str:
    return ", ".join(words) or scene.texts.say("nothing")


# The course of the year


def turns(scene: Scene) -> list[str]:
    """The turn order of the year, and who has passed (AA-046, AA-084)."""
    if scene.over or p.NOTHING in list(scene.s.atelier[: scene.seats]):
        return []
    order = [int(seat) for seat in scene.s.order[: scene.seats]]
    passed = [scene.texts.seat(seat) for seat in order if scene.passed(seat)]
    lines = [scene.say("spoken-turns", list=", ".join(scene.texts.seat(seat) for seat in order))]
    return lines + ([scene.say("spoken-passed", list=", ".join(passed))] if passed else [])


def decided(scene: Scene) -> list[str]:
    """What the answers to the open question mean, where the town and the players do not tell."""
    found: dict[int, Callable[[Scene], list[str]]] = {
        Q.atelier: ateliers,
        Q.size: numbers,
        Q.pile: two_cards,
        Q.payment: payment,
        Q.transmute: uses,
    }
    return found[int(scene.s.asks)](scene) if scene.asks(*found) else []


def ateliers(scene: Scene) -> list[str]:
    """The four Atelier cards (AA-042, AA-050)."""
    lines = []
    for k, one in enumerate(scene.components.ateliers):
        owner = next((seat for seat in range(scene.seats) if scene.s.atelier[seat] == k), -1)
        taken = scene.texts.seat(owner) if owner >= 0 else ""
        name = scene.name("ateliers", k)
        lines.append(scene.say("spoken-atelier", name=name, n=one.workers, number=k + 1, who=taken, taken=int(owner >= 0)))
    return lines


def numbers(scene: Scene) -> list[str]:
    """Where workers go, how many at least, and the chance of the roll for each number."""
    space, extra = int(scene.s.space), int(scene.with_golem)
    least = scene.price(space)
    lines = [scene.say("spoken-pile", name=scene.what_lies(space), what=scene.say("at-least", n=least))]
    if scene.chance(0) is None:
        return lines
    percents = {n: round(100 * (scene.chance(n + extra - least) or 0)) for n in sizes(scene)}
    told = ", ".join(scene.say("spoken-chance", n=n, percent=scene.say("percent", n=one)) for n, one in percents.items())
    return [*lines, scene.say("spoken-chances", list=told)]


def two_cards(scene: Scene) -> list[str]:
    """The Portal Keeper's two cards (AA-224)."""
    space = int(scene.s.space)
    tell = forge if space >= p.FIRST_FORGE else location
    return [tell(scene, int(card)) for card in (scene.s.face[space], scene.s.spare)]


def payment(scene: Scene) -> list[str]:
    """What the order costs, and how much of it Elixir pays (AA-153)."""
    due = [int(means.due(scene.numbers, scene.s, kind)) for kind in range(p.BASICS)]
    cost, paid = counted(scene.texts, due), counted(scene.texts, scene.payment)
    return [scene.say("spoken-payment", name=scene.name("orders", scene.s.making), cost=cost, paid=paid)]


def uses(scene: Scene) -> list[str]:
    """The flasks that are left, and whether the visit is perfect (AA-144, AA-145)."""
    left = int(means.most_uses(scene.numbers, scene.s, scene.me)) - int(scene.s.transmuted)
    return [scene.say("spoken-uses", n=left, perfect=int(scene.s.perfect))]


# The town


def card(scene: Scene, space: int) -> str:
    """What lies on a space."""
    face, number = int(scene.s.face[space]), int(p.PILE_OF[space])
    if face == p.NOTHING and space in (p.PORTAL, p.HIDDEN_FORGE):
        unseen = "unseen-location" if space == p.PORTAL else "unseen-forge"
        return scene.say("spoken-pile", name=scene.name("spaces", space), what=scene.say(unseen, n=scene.pile(number)))
    if face == p.NOTHING:
        return scene.say("spoken-empty", a=space)
    return {"orders": order, "locations": location, "forges": forge, "assistants": assistant}[TABLES[number]](scene, face)


def crowd(scene: Scene, space: int) -> str:
    """Whose workers stand on a space, and its price (AA-073)."""
    count = int(scene.s.crowd[space])
    who = scene.texts.seat(scene.s.crowd_of[space]) if count else ""
    return scene.say("spoken-crowd", who=who, n=count, price=scene.price(space))


def order(scene: Scene, number: int) -> str:
    return scene.say("spoken-order", what=facts(scene, number))


def facts(scene: Scene, number: int) -> str:
    """An order with all its numbers."""
    one = scene.components.orders[number]
    category = next(each.name for each in scene.components.categories if each.id == one.category)
    return scene.say(
        "spoken-facts",
        name=scene.name("orders", number),
        level=one.level,
        category=getattr(category, scene.texts.language),
        points=one.points,
        cost=counted(scene.texts, one.cost),
    )


def location(scene: Scene, number: int) -> str:
    one = scene.components.locations[number]
    bonus = next(each.name for each in scene.components.resources if each.id == one.bonus)
    return scene.say(
        "spoken-location",
        name=scene.name("locations", number),
        sure=counted(scene.texts, one.sure),
        die=one.die,
        bonus=getattr(bonus, scene.texts.language),
    )


def forge(scene: Scene, number: int) -> str:
    one = scene.components.forges[number]
    return scene.say("spoken-forge", name=scene.name("forges", number), n=one.uses, die=one.die)


def assistant(scene: Scene, number: int) -> str:
    return scene.say("spoken-assistant", what=helper(scene, number))


def helper(scene: Scene, number: int) -> str:
    """An assistant with what it does, and whether it has done so this year."""
    one = scene.components.assistants[number]
    text = getattr(one.text, scene.texts.language)
    told = scene.say("spoken-helper", name=scene.name("assistants", number), text=text, yearly=one.yearly)
    return f"{told} ({scene.say('used')})" if scene.s.tilted[number] else told


def pile(scene: Scene, level: int, number: int) -> str:
    name = scene.say("pile-assistants") if level < 0 else scene.name("levels", level)
    return f"{name} {scene.pile(number)}"


# The players


def player(scene: Scene, seat: int) -> list[str]:
    s, who = scene.s, scene.texts.seat(seat)
    stock = ", ".join(
        scene.say("spoken-stock", what=scene.name("resources", kind), n=int(s.stock[seat][kind]), most=one.most)
        for kind, one in enumerate(scene.components.resources)
    )
    card = "" if s.atelier[seat] == p.NOTHING else scene.name("ateliers", s.atelier[seat])
    where = scene.say("whereabouts", town=scene.on_board(seat), plaza=int(s.plaza[seat]), reserve=int(s.reserve[seat]))
    lines = [
        scene.say("spoken-player", who=who, n=int(s.vp[seat]), workers=int(s.available[seat]), where=where, stock=stock)
    ]
    if card:
        lines.append(scene.say("spoken-card", who=who, card=card))
    lines += [made(scene, seat), *held(scene, seat)]
    lines += [scene.say("spoken-staff", who=who, what=helper(scene, one)) for one in scene.staff(seat)]
    if scene.over:
        facts = {"place": scene.places[seat], "total": scene.points(seat), "parts": account(scene, seat)}
        lines.append(scene.say("spoken-final", who=who, **facts))
    return lines


def held(scene: Scene, seat: int) -> list[str]:
    """Orders with what is missing for them (AA-110, AA-151)."""
    who, orders = scene.texts.seat(seat), scene.orders(seat)
    told = [facts(scene, one) + lack(scene, one, seat) for one in orders]
    lines = [scene.say("spoken-held", who=who, n=len(orders), most=scene.slots(seat))]
    return lines + [scene.say("spoken-slot", who=who, what=one) for one in told]


def lack(scene: Scene, order: int, seat: int) -> str:
    """What a player lacks for an order, and whether Elixir pays for some of it."""
    row = scene.cost(order, seat)
    missing = [sum(how == "missing" and kind == k for kind, how in row) for k in range(p.KINDS)]
    if any(missing):
        return " " + scene.say("spoken-missing", what=counted(scene.texts, missing))
    return " " + scene.say("spoken-payable", n=sum(how == "elixir" for _, how in row))


def made(scene: Scene, seat: int) -> str:
    """Fulfilled orders by category with their bonus (AA-181), and the levels that are open (AA-102 to AA-105)."""
    done = [
        scene.say("spoken-category", name=scene.name("categories", k), n=count, bonus=scene.bonus(seat, k))
        for k in range(4)
        if (count := len(scene.fulfilled(seat, k)))
    ]
    levels = ", ".join(letter for k, letter in enumerate("CBA") if scene.level_is_open(seat, k))
    return scene.say("spoken-made", who=scene.texts.seat(seat), list=listed(scene, done), levels=levels)


def guild(scene: Scene) -> str:
    s = scene.s
    where = {"town": scene.on_board(p.GUILD), "m": int(s.plaza[p.GUILD])}
    return scene.say("spoken-guild", n=int(s.available[p.GUILD]), **where)


# What just happened


def rolled(scene: Scene) -> list[str]:
    """The last die, counted out."""
    s = scene.s
    if not scene.last_rolled():
        return []
    table = "forges" if s.die_space >= p.FIRST_FORGE else "locations"
    where = scene.name(table, s.die_card) if s.die_card != p.NOTHING else ""
    who = scene.say("rolled", who=scene.texts.seat(int(s.die_seat)), where=where)
    facts = {"die": int(s.die), "more": int(s.die_more), "total": int(s.die + s.die_more), "needs": int(s.die_needs)}
    return [scene.say("spoken-rolled", what=who, **facts)]
