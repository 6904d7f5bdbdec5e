"""The table of Ars Alchimia for those who read or listen."""

from __future__ import annotations

from athanor.games.ars_alchimia.picture.scene import TABLES, Scene
from athanor.games.ars_alchimia.rules import pieces as p


def spoken(scene: Scene) -> str:
    """Year and question, the spaces with their crowds and prices, then every player."""
    lines = [scene.say("year", n=scene.s.year) + " " + scene.headline()]
    lines += [space(scene, k) for k in range(scene.spaces())]
    lines += [player(scene, seat) for seat in [scene.me, *scene.rivals()]]
    if scene.seats <= 2:
        lines.append(scene.say("spoken-guild", n=int(scene.s.available[p.GUILD]), m=int(scene.s.plaza[p.GUILD])))
    return "\n".join(lines)


def space(scene: Scene, index: int) -> str:
    card, count = scene.s.face[index], int(scene.s.crowd[index])
    pile = int(p.PILE_OF[index])
    what = scene.say("empty") if card == p.NOTHING else scene.name(TABLES[pile], card)
    if index in (9, 12) and card == p.NOTHING:
        what = f"×{scene.pile(pile)}"
    who = scene.texts.seat(scene.s.crowd_of[index]) if count else scene.say("nobody")
    return scene.say(
        "spoken-space", space=scene.name("spaces", index), what=what, who=who, n=count, price=scene.price(index)
    )


def player(scene: Scene, seat: int) -> str:
    s = scene.s
    stock = ", ".join(f"{s.stock[seat][kind]} {scene.name('resources', kind)}" for kind in range(5))
    orders = ", ".join(scene.name("orders", order) for order in scene.orders(seat)) or scene.say("none")
    staff = ", ".join(scene.name("assistants", one) for one in scene.staff(seat)) or scene.say("none")
    return scene.say(
        "spoken-player", who=scene.texts.seat(seat), n=int(s.vp[seat]), workers=int(s.available[seat]),
        stock=stock, orders=orders, made=sum(int(k) for k in s.made[seat]), staff=staff,
    )  # fmt: skip
