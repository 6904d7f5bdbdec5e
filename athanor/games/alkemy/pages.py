"""Pages of Alkemy: a troop builder with live legality and cost, and a sheet for setting up a real table."""

from __future__ import annotations

import json
import re
from functools import lru_cache, partial
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from athanor.drawing.gallery import gallery_of, shared
from athanor.games.alkemy.box import Format, Profile
from athanor.games.alkemy.picture.plan import inches, plan
from athanor.games.alkemy.troops import BadTroop, Roster, Troop, box_with, ready_rosters, roster_of, word_of
from athanor.kernel.box import Box
from athanor.kernel.pages import Fields, Opening, Page
from athanor.kernel.texts import Texts

KEPT = 64  # letters of a troop's name


@lru_cache(maxsize=1)
def shelf() -> Environment:
    loader = PackageLoader("athanor.games.alkemy", "sheets")
    return Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)


# Troops


def roster_from(texts: Texts, fields: Fields) -> Roster:
    """The troop that the fields describe: a file's text, a ready troop's id, or counts figure by figure."""
    box = texts.box.components
    if fields.get("text", "").strip():
        return roster_of(fields["text"], texts.say("page-troop-file"))
    ready = ready_rosters(texts.game)
    if fields.get("load", "") in ready:
        return ready[fields["load"]]
    counts = {one.id: count_in(fields, one) for one in box.profiles}
    heroes = [one.id for one in box.profiles if one.hero for _ in range(counts[one.id])]
    figures = {one.id: counts[one.id] for one in box.profiles if not one.hero and counts[one.id]}
    points = fields.get("format", "")
    factions = [one.id for one in box.factions]
    return Roster(
        name=fields.get("name", "")[:KEPT] or texts.say("page-troop-nameless"),
        format=int(points) if points.isdecimal() and len(points) < 5 else 200,
        faction=fields["faction"] if fields.get("faction", "") in factions else factions[0],
        heroes=heroes,
        figures=figures,
    )


def count_in(fields: Fields, profile: Profile) -> int:
    """How many figures of a name the fields ask for."""
    count = fields.get(profile.id, "")
    return min(9, int(count)) if count.isdecimal() and len(count) < 4 else 0


def settle(texts: Texts, fields: Fields) -> Fields:
    """What was loaded or uploaded, written out figure by figure; figures of another faction are left behind."""
    try:
        troop = Troop(roster_from(texts, fields), texts.box.components)
    except BadTroop:
        return fields  # the page says what is wrong with it
    kept = {} if "table" not in fields else {"table": fields["table"]}
    name = troop.name(texts.language)
    if name != texts.say("page-troop-nameless"):
        kept["name"] = name[:KEPT]
    loaded = any(fields.get(field, "").strip() for field in ("load", "text"))
    counts = {
        profile.id: str(count)
        for profile, count in troop.profiles
        if loaded or troop.faction.id in profile.symbols
    }  # fmt: skip
    return {**kept, "format": str(troop.roster.format), "faction": troop.faction.id, **counts}


def formats(texts: Texts) -> list[Format]:
    """The formats by their points; where two players and more have one of the same points, that of two."""
    return sorted({one.points: one for one in reversed(texts.box.components.formats)}.values(), key=lambda one: one.points)


def build(texts: Texts, fields: Fields) -> str:
    """The builder: the figures of a faction with their numbers, and beside them what the troop comes to."""
    box = texts.box.components
    wrong = ""
    try:
        troop = Troop(roster_from(texts, fields), box)
    except BadTroop as error:
        wrong, troop = str(error), Troop(roster_from(texts, {}), box)
    drawn = gallery_of(texts.game, texts.language)
    figures = [
        {"profile": one, "index": k, "count": troop.counts.get(one.id, 0), "face": drawn.faces["profiles"][k]}
        for k, one in enumerate(box.profiles)
        if troop.faction.id in one.symbols or one.id in troop.counts
    ]
    figures.sort(key=lambda one: not box.profiles[one["index"]].hero)
    return shelf().get_template("troop.html").render(
        t=texts, troop=troop, wrong=wrong, figures=figures, formats=formats(texts), defs=shared(drawn.defs), fields=fields,
        affinity=[one.id for one in box.affinities].index(troop.affinity),
        violations=[(one.rule, one.sentence(texts)) for one in troop.violations()],
        ready=[(slug, Troop(one, box)) for slug, one in ready_rosters(texts.game).items()],
    )  # fmt: skip


def as_file(texts: Texts, fields: Fields) -> tuple[str, str]:
    """The troop as a file that the builder and the command line read."""
    troop = Troop(roster_from(texts, fields), texts.box.components)
    name = troop.name(texts.language)
    heroes = ", ".join(json.dumps(one) for one in troop.roster.heroes)
    rows = [
        f"name = {json.dumps(name, ensure_ascii=False)}",
        f"format = {troop.roster.format}",
        f"faction = {json.dumps(troop.faction.id)}",
        f"heroes = [{heroes}]",
        "",
        "[figures]",
        *(f"{one} = {count}" for one, count in troop.roster.figures.items()),
    ]
    called = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "troop"
    return f"{called}.toml", "\n".join(rows) + "\n"


def opening(texts: Texts, fields: Fields) -> Opening:
    """A match at once with this troop, which lies in the box among the ready ones. A troop that the rules forbid begins none
    (AK-070 to AK-078)."""
    roster = roster_from(texts, fields)
    troop = Troop(roster, texts.box.components)
    broken = troop.violations()
    if broken:
        raise BadTroop(" ".join(f"{one.rule}: {one.sentence(texts)}" for one in broken))
    options, word = {"format": str(roster.format), "start": "quick"}, ready_as(troop, texts.box)
    box = None
    if not word:
        word = word_of(troop.name(texts.language))
        box = box_with({word: roster}, texts.language)
    return Opening(options, [f"muster {word}"], box, partial(joining, texts, troop))


def ready_as(troop: Troop, box: Box) -> str:
    """The word of a ready troop of the same figures, if there is one in a box."""
    return next((one.id for one in box.components.troops if one.figures == troop.counts), "")


def joining(texts: Texts, troop: Troop, box: Box, options: Fields) -> list[str]:
    """The troop at somebody's table: a ready one of its box at once, another figure by figure, which the full start allows."""
    word = ready_as(troop, box)
    if word:
        return [f"muster {word}"]
    if options.get("start") != "full":
        raise BadTroop(texts.say("page-troop-only-ready"))
    return [*(f"recruit {profile.id}" for profile, count in troop.profiles for _ in range(count)), "lock"]


# Setting up


def chosen(fields: Fields, name: str, known: list[str]) -> int:
    """The index of what a field names; the first when it names nothing."""
    return known.index(fields[name]) if fields.get(name) in known else 0


def steps(texts: Texts, form: Format, scenario: Any) -> list[tuple[str, str]]:
    """What is done one after the other, each with its rule."""
    facts: dict[str, Any] = {
        "table": form.table, "low": form.scenery[0], "high": form.scenery[1], "pawns": form.pawns, "away": form.pawns_away,
        "points": form.points, "heroes": form.heroes[1], "fewest": form.heroes[0], "goal": scenario.goal,
        "objectives": len(scenario.objectives_24), "stop": form.stop_from,
    }  # fmt: skip
    numbers = (70, 82, 83, 85, 86, 87, 88, 90, 91, 93, 94, 202)
    rules = [f"AK-{number:03d}" for number in numbers]
    return [(rule, texts.say(f"page-setup-{rule.lower()}", "", **facts)) for rule in rules]


def set_up(texts: Texts, fields: Fields) -> str:
    """What lies where before the first turn, for people who set up a real table; made to be printed."""
    box = texts.box.components
    known = [one for one in formats(texts) if one.players == "two"]
    form = known[chosen(fields, "format", [str(one.points) for one in known])]
    number = chosen(fields, "scenario", [one.id for one in box.scenarios])
    scenario = box.scenarios[number]
    zone = next(one for one in box.zones if one.id == scenario.zones)
    points = scenario.objectives_24 if form.table == 24 else scenario.objectives_36
    corners = zone.deploy_24 if form.table == 24 else zone.deploy_36
    places = [tuple(inches(texts, n) for n in point) for point in points]
    return shelf().get_template("setup.html").render(
        t=texts, form=form, scenario=scenario, number=number, formats=known, scenarios=box.scenarios, fields=fields,
        drawing=plan(texts, form.table, scenario, points, corners), objectives=places, steps=steps(texts, form, scenario),
        zones=[[tuple(inches(texts, n) for n in point) for point in zone_corners] for zone_corners in corners],
        scenery=[(k, one.size) for k, one in enumerate(box.scenery)],
        defs=shared(gallery_of(texts.game, texts.language).defs), faces=gallery_of(texts.game, texts.language).faces["scenery"],
    )  # fmt: skip


PAGES = (
    Page("troop", build, settle, as_file, opening),
    Page("setup", set_up),
)
