"""`athanor alkemy troop`: check a troop file, list the troops that come with the game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from athanor.kernel.flags import language_flag, language_of

if TYPE_CHECKING:
    from athanor.games.alkemy.box import Profile
    from athanor.games.alkemy.troops import Troop
    from athanor.kernel.texts import Texts


@click.group()
def commands() -> None:
    """Alkemy: troops."""


@commands.group()
def troop() -> None:
    """Troops: check a file, list the ready ones."""


def words(language: str | None) -> Texts:
    from athanor.kernel.box import standard_box
    from athanor.kernel.game import find
    from athanor.kernel.texts import texts_for

    game = find("alkemy")
    return texts_for(game, standard_box(game), language_of(language), ())


@troop.command()
@click.argument("file", type=click.Path(path_type=Path))
@language_flag
def check(file: Path, language: str | None) -> None:
    """Check the troop in FILE; what the rules forbid is told with exit code 2."""
    from athanor.games.alkemy.troops import BadTroop, Troop, read_roster

    texts = words(language)
    checked = Troop(read_roster(file), texts.box.components)
    reasons = [f"{broken.rule}: {broken.sentence(texts)}" for broken in checked.violations()]
    if reasons:
        raise BadTroop("\n".join([texts.say("troop-illegal", name=checked.name(texts.language)), *reasons]))
    click.echo("\n".join(summary(checked, texts)))


@troop.command("list")
@language_flag
def ready(language: str | None) -> None:
    """The troops that come with the game, each a file to copy and change."""
    from athanor.games.alkemy.troops import Troop, ready_rosters

    texts = words(language)
    for slug, roster in ready_rosters(texts.game).items():
        one = Troop(roster, texts.box.components)
        click.echo(f"{slug:<14}{texts.say('troop-line', cost=one.cost, cards=len(one.cards), faction=one.faction_index)}")
        click.echo(f"{'':<14}{'; '.join(row(texts, one, profile, count) for profile, count in one.profiles)}")


def row(texts: Texts, one: Troop, profile: Profile, count: int) -> str:
    """`2 × Silences`"""
    return texts.say("troop-row", count=count, profile=one.index(profile))


def summary(one: Troop, texts: Texts) -> list[str]:
    """A legal troop, card by card, and what it comes to."""
    affinities = [affinity.id for affinity in one.box.affinities]
    lines = [
        texts.say("troop-legal", name=one.name(texts.language)),
        texts.say("troop-of", faction=one.faction_index, affinity=affinities.index(one.affinity)),
    ]
    for profile, count in one.cards:
        lines.append(f"  {count * profile.cost:>4}  {row(texts, one, profile, count)}")
    counts = {"heroes": one.heroes, "figures": one.figures, "cards": len(one.cards)}
    return [*lines, texts.say("troop-sum", "", cost=one.cost, points=one.roster.format, **counts)]
