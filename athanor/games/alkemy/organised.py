"""Alkemy in tournaments, campaigns and leagues: the competitive mode (AK-250 to AK-254)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from athanor.games.alkemy.troops import BadTroop, Troop, ready_rosters, roster_of
from athanor.kernel.box import standard_box
from athanor.kernel.game import LANGUAGES, find
from athanor.kernel.match import Match, View
from athanor.kernel.organised import Account, Objective, Organised
from athanor.kernel.texts import texts_for

SLUG = "alkemy"
NOBODY = -1


def objectives() -> tuple[Objective, ...]:
    """The secret objectives of the box; a player chooses each once in an event (AK-250)."""
    cards = standard_box(find(SLUG)).components.secrets
    names = {one.id: {language: one.name.said(language) for language in LANGUAGES} for one in cards}
    return tuple(Objective(one.id, names[one.id], one.points, one.bonus) for one in cards)


def choosing(objective: str) -> str:
    """How a seat chooses it (AK-250)."""
    return f"secret {objective}"


def account(match: Match | View) -> list[Account]:
    """The scenario points of each seat (AK-273), the figures that it lost, its secret objective when the match is over."""
    state, cards = match.state, objectives()
    told: list[Account] = []
    for seat in range(match.seats):
        card = int(state.secret[seat]) if match.over else 0
        done = card > 0 and int(state.victory[seat]) > without_objective(state, seat)
        told.append(Account(int(state.points[seat]), int(state.removed[seat]), cards[card - 1].id if card else "", done))
    return told


def without_objective(state: Any, seat: int) -> int:
    """6, 3 or 1: what the match counted beside the secret objective (AK-251)."""
    if state.winner == seat or state.sharing >> seat & 1:
        return 6
    return 3 if state.winner == NOBODY and state.sharing == 0 else 1


def format_of(options: Mapping[str, str]) -> int:
    """The organiser sets the format (AK-070)."""
    return int(options.get("format", find(SLUG).options[0].values[0]))


def troop(written: str, options: dict[str, str], language: str) -> tuple[str, str]:
    """The text and the name of a troop that the rules and the format of the event allow (AK-070 to AK-078)."""
    game = find(SLUG)
    ready = game.folder / "troops" / f"{written}.toml"
    if written in ready_rosters(game):
        written = ready.read_text(encoding="utf-8")
    texts = texts_for(game, standard_box(game), language, ())
    checked = Troop(roster_of(written, texts.say("troop-file")), texts.box.components)
    name, wanted = checked.name(language), format_of(options)
    if checked.roster.format != wanted:
        raise BadTroop(f"AK-070: {texts.say('troop-other-format', name=name, points=checked.roster.format, wanted=wanted)}")
    reasons = [f"{broken.rule}: {broken.sentence(texts)}" for broken in checked.violations()]
    if reasons:
        raise BadTroop("\n".join([texts.say("troop-illegal", name=name), *reasons]))
    return written, name


def ready(options: dict[str, str], language: str) -> list[tuple[str, str]]:
    """The troops that come with the game, of the event's format."""
    game, wanted = find(SLUG), format_of(options)
    box = standard_box(game).components
    rosters = ready_rosters(game).items()
    return [(id, Troop(roster, box).name(language)) for id, roster in rosters if roster.format == wanted]


def describe(written: str, language: str) -> list[str]:
    """`2 × Silences`, a line for each name."""
    game = find(SLUG)
    texts = texts_for(game, standard_box(game), language, ())
    shown = Troop(roster_of(written, SLUG), texts.box.components)
    return [texts.say("troop-row", count=count, profile=shown.index(profile)) for profile, count in shown.profiles]


def opening(written: str, options: dict[str, str]) -> list[str]:
    """How a seat takes this troop: a ready one at once, another figure by figure, which the full start allows."""
    components = standard_box(find(SLUG)).components
    taken = Troop(roster_of(written, SLUG), components)
    for ready in components.troops:
        if ready.figures == taken.counts:
            return [f"muster {ready.id}"]
    if options.get("start") != "full":
        return []
    return [*(f"recruit {profile.id}" for profile, count in taken.profiles for _ in range(count)), "lock"]


def competitive() -> Organised:
    """6, 3 and 1 (AK-251); a ranking by them and the scenario index (AK-252, AK-253), then as the software orders it (AK-254)."""
    return Organised(
        points=(6, 3, 1),
        ties=("index", "wins", "objectives", "random"),
        counts=("objectives", "losses", "painting"),
        objectives=objectives(),
        choosing=choosing,
        account=account,
        troop=troop,
        opening=opening,
        ready=ready,
        describe=describe,
        rules=(("points", "AK-251"), ("index", "AK-253"), ("ties", "AK-254"), ("objectives", "AK-250")),
    )


ORGANISED = competitive()
