"""Commands of Alkemy: `athanor alkemy troop check FILE`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from athanor.games.alkemy import troops
from athanor.kernel.box import standard_box
from athanor.kernel.errors import BadSettings, did_you_mean
from athanor.kernel.game import LANGUAGES, find

language_flag = click.option("--lang", "language", type=click.Choice(LANGUAGES), default="en", help="Language.")


def box() -> Any:
    return standard_box(find("alkemy")).components


@click.group("alkemy")
def commands() -> None:
    """Troops of Alkemy."""


@commands.group()
def troop() -> None:
    """Your own troops: check a troop file, list the ready ones, or copy one to edit."""


@troop.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@language_flag
def troop_check(file: Path, language: str) -> None:
    """Say whether the troop in FILE is legal, and if not, which rules it breaks."""
    chosen = troops.read(file)
    found = troops.reasons(box(), chosen)
    for reason in found:
        click.echo(f"{reason.rule}  {getattr(reason, language)}")
    if found:
        raise SystemExit(1)
    total, number = troops.points(box(), chosen), troops.cards(box(), chosen)
    good = {"en": f"legal, {total} points, {number} cards", "fr": f"légale, {total} points, {number} cartes"}
    click.echo(f"{chosen.name}: {good[language]}")


@troop.command("list")
@language_flag
def troop_list(language: str) -> None:
    """List the ready troops."""
    for one in box().troops:
        click.echo(f"{one.id:14} {one.faction:3} {one.points:4}  {getattr(one.name, language)}")


@troop.command("new")
@click.argument("ready")
@click.argument("file", type=click.Path(path_type=Path))
def troop_new(ready: str, file: Path) -> None:
    """Copy the READY troop into FILE, to edit."""
    known = {one.id: one for one in box().troops}
    if ready not in known:
        raise BadSettings(f"There is no ready troop {ready!r}. {did_you_mean(ready, known)}")
    if file.exists():
        raise BadSettings(f"{file} is there already.")
    one = known[ready]
    formats = [form.id for form in box().formats if form.points >= one.points]
    nearest = min(formats, key=int)
    file.write_text(troops.write(troops.Troop(name=one.name.en, faction=one.faction, format=nearest, figures=one.figures)))
    click.echo(f"{file}: edit it, then say `athanor alkemy troop check {file}`.")
