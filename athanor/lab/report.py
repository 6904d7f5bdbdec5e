"""A run as a page with plots, and as CSV: what stands out first, then kind by kind, then the numbers of the matches."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from functools import lru_cache
from io import StringIO
from pathlib import Path

from athanor.drawing.paint import FONT, INK, PARCHMENT, RUST, TITLE, esc
from athanor.drawing.spans import difference, quarters, share
from athanor.kernel.box import Box
from athanor.kernel.errors import AthanorError
from athanor.kernel.texts import Texts, texts_for
from athanor.kernel.words import Words
from athanor.lab.balance import OPENING, SEAT, Column, Difference, Fared, columns, compare, fared, kinds
from athanor.lab.dials import AS_IT_IS, CHANGED
from athanor.lab.plan import Played

FOLDER = Path(__file__).parent / "texts"
MOST = 40  # rows of a table on the page; the CSV file has all of them
STYLE = f"""body{{max-width:60rem;margin:1rem auto;padding:0 1rem;background:{PARCHMENT};color:{INK};font-family:{FONT}}}
h1,h2,h3{{font-family:{TITLE};font-weight:400}}
table{{border-collapse:collapse;width:100%}}
td,th{{text-align:left;padding:.2rem .5rem;border-bottom:1px solid #d9bf8b;vertical-align:middle}}
tr.out td{{color:{RUST}}}
.scroll{{overflow-x:auto}}
"""


@lru_cache(maxsize=4)
def words(language: str) -> Words:
    return Words(FOLDER, language)


def percent(rate: float, language: str) -> str:
    return f"{100 * rate:.1f} %" if language == "en" else f"{100 * rate:.1f}".replace(".", ",") + "\u202f%"


def number(value: float, language: str) -> str:
    text = f"{value:.1f}" if value != int(value) else f"{int(value)}"
    return text if language == "en" else text.replace(".", ",").replace("-", "−")


class Names:
    """What kinds, things and columns are called in a game's texts."""

    def __init__(self, texts: Texts) -> None:
        self.texts, self.say = texts, words(texts.language)
        rows = [row for table in texts.box.tables.values() for row in table]
        self.components = {row.id: str(getattr(row.name, texts.language)) for row in reversed(rows)}

    def kind(self, kind: str) -> str:
        return self.say(f"kind-{kind}") if kind in (SEAT, OPENING, "mean") else self.texts.say(f"watch-{kind}")

    def thing(self, kind: str, name: str) -> str:
        if kind == SEAT:
            return self.say("name-seat", number=int(name) + 1)
        if kind == "mean":
            return self.column(name)
        if kind == OPENING:
            return self.opening(name)
        known = self.components.get(name)
        return f"{known} ({name})" if known and known != name else name

    def opening(self, name: str) -> str:
        try:
            return self.texts.action(self.texts.actions.read(name, self.texts.box.vocabulary))
        except AthanorError:
            return name

    def column(self, name: str) -> str:
        own = f"column-{name}"
        return self.say(own) if self.say.has(own) else self.texts.say(f"watch-{name}")


def names_of(box: Box, language: str) -> Names:
    return Names(texts_for(box.game, box, language, ()))


def by_variant(played: Sequence[Played]) -> dict[str, list[Played]]:
    found: dict[str, list[Played]] = {}
    for one in played:
        found.setdefault(one.variant, []).append(one)
    return found


def table(heads: Sequence[str], rows: Iterable[tuple[bool, Sequence[str]]]) -> str:
    """Cells are HTML; a row that stands out has a class of its own."""
    head = "".join(f'<th scope="col">{esc(one)}</th>' for one in heads)
    body = "".join(
        f"<tr{' class=out' if out else ''}>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>" for out, cells in rows
    )
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def fared_table(found: Sequence[Fared], names: Names) -> str:
    """How those of one kind fared, the best first."""
    say, language = names.say, names.texts.language
    most = min(1.0, max(one.high for one in found) * 1.05)
    rows = []
    for one in sorted(found, key=lambda one: (-one.rate, one.name))[:MOST]:
        rate, low, high = (percent(value, language) for value in (one.rate, one.low, one.high))
        label = f"{names.thing(one.kind, one.name)}: {say('rate-of', rate=rate, low=low, high=high)}"
        cells = (
            esc(names.thing(one.kind, one.name)),
            str(one.there),
            esc(rate),
            share(one.rate, one.low, one.high, one.even, most, label, one.stands_out),
            esc(number(round(one.lead, 1), language)),
            esc(percent(one.corrected, language)),
        )
        rows.append((one.stands_out, cells))
    heads = [say(f"col-{name}") for name in ("name", "there", "wins", "span", "lead", "sure")]
    more = f"<p>{esc(say('more', count=len(found) - MOST))}</p>" if len(found) > MOST else ""
    return table(heads, rows) + more


def columns_table(found: Sequence[Column], names: Names) -> str:
    say, language = names.say, names.texts.language
    rows = []
    for one in found:
        if one.spread is None:
            shares = ", ".join(f"{word} {percent(part, language)}" for word, part in one.shares.items())
            rows.append((False, (esc(names.column(one.name)), "", esc(shares), "")))
            continue
        told = " / ".join(number(value, language) for value in one.spread)
        cells = (
            esc(names.column(one.name)),
            esc(number(round(one.mean, 1), language)),
            esc(told),
            quarters(one.spread, one.mean, f"{names.column(one.name)}: {told}"),
        )
        rows.append((False, cells))
    return table([say("col-name"), say("col-mean"), say("col-spread"), say("col-span")], rows)


def differences_table(found: Sequence[Difference], names: Names) -> str:
    say, language = names.say, names.texts.language
    rows = []
    for one in found[:MOST]:
        told = number if one.kind == "mean" else percent
        before, after, gap, low, high = (
            told(value if told is percent else round(value, 1), language)
            for value in (one.one, one.other, one.difference, one.low, one.high)
        )
        widest = max(abs(one.low), abs(one.high)) * 1.05
        plot = difference(one.difference, one.low, one.high, widest, f"{gap}: {low} / {high}", one.stands_out)
        name = f"{names.kind(one.kind)}: {names.thing(one.kind, one.name)}"
        cells = (esc(name), esc(before), esc(after), f"{esc(gap)}<br>{plot}", esc(percent(one.corrected, language)))
        rows.append((one.stands_out, cells))
    more = f"<p>{esc(say('more', count=len(found) - MOST))}</p>" if len(found) > MOST else ""
    return table([say(f"col-{name}") for name in ("name", "before", "after", "difference", "sure")], rows) + more


def body(played: Sequence[Played], box: Box, language: str) -> str:
    """The inside of the page, for a run of one box or of several variants of it. Levels of headings begin with h2."""
    names = names_of(box, language)
    say, variants = names.say, by_variant(played)
    parts = []
    (_, first), *others = variants.items()
    for variant, rows in others:
        parts.append(f"<h2>{esc(say('differences', variant=shown(variant, say)))}</h2>")
        parts.append(differences(compare(first, rows), names))
    for variant, rows in variants.items():
        if others:
            parts.append(f"<h2>{esc(shown(variant, say))}</h2>")
        parts.append(one_variant(rows, names, "h3" if others else "h2"))
    return "".join(parts)


def differences(found: Sequence[Difference], names: Names) -> str:
    none = "" if any(one.stands_out for one in found) else f"<p>{esc(names.say('nothing-differs'))}</p>"
    return none + differences_table(found, names)


def shown(variant: str, say: Words) -> str:
    return say("as-it-is") if variant in ("", AS_IT_IS) else say("changed") if variant == CHANGED else variant


def one_variant(rows: Sequence[Played], names: Names, head: str) -> str:
    say, found = names.say, fared(rows)
    who = ", ".join(sorted(rows[0].players))
    parts = [f"<p>{esc(say('played', matches=len(rows), who=who))} "]
    parts.append(f"{esc(say('made-with', box=rows[0].box[:12], edition=rows[0].edition))}</p>")
    parts.append(f"<{head}>{esc(say('stands-out'))}</{head}>{standing_out(found, names)}")
    parts.append(f"<p>{esc(say('kinds-note'))} {esc(say('mark-note'))}</p>")
    for kind in kinds(found):
        parts.append(f"<{head}>{esc(names.kind(kind))}</{head}>")
        parts.append(fared_table([one for one in found if one.kind == kind], names))
    parts.append(f"<{head}>{esc(say('columns'))}</{head}><p>{esc(say('columns-note'))}</p>")
    parts.append(columns_table(columns(rows), names))
    return "".join(parts)


def standing_out(found: Sequence[Fared], names: Names) -> str:
    lines = [f"<li>{esc(sentence(one, names))}</li>" for one in found if one.stands_out]
    return f"<ul>{''.join(lines[:MOST])}</ul>" if lines else f"<p>{esc(names.say('nothing-stands-out'))}</p>"


def sentence(one: Fared, names: Names) -> str:
    """`Seat, seat 1: 61 % of the victories, where 50 % would be even (56 to 66).`"""
    rate, even, low, high = (percent(value, names.texts.language) for value in (one.rate, one.even, one.low, one.high))
    name = names.thing(one.kind, one.name)
    said = names.say("out-above", kind=names.kind(one.kind), name=name, rate=rate, even=even, low=low, high=high)
    return said[:1].upper() + said[1:]


def page(title: str, inside: str, language: str) -> str:
    """A page that stands alone."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{esc(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body><main><h1>{esc(title)}</h1>{inside}</main></body></html>\n"
    )


def as_csv(played: Sequence[Played]) -> str:
    """How everything fared, a line each, what stands out first."""
    lines = [["variant", "kind", "name", "there", "times", "wins", "rate", "low", "high", "even", "lead", "p", "corrected"]]
    for variant, rows in by_variant(played).items():
        for one in fared(rows):
            numbers = (one.wins, one.rate, one.low, one.high, one.even, one.lead, one.p, one.corrected)
            lines.append(
                [variant, one.kind, one.name, str(one.there), str(one.times), *(f"{value:.6g}" for value in numbers)]
            )
    return written(lines)


def columns_csv(played: Sequence[Played]) -> str:
    lines = [["variant", "of", "name", "mean", "least", "quarter", "median", "three_quarters", "most"]]
    for variant, rows in by_variant(played).items():
        for one in columns(rows):
            if one.spread is not None:
                lines.append([variant, one.of, one.name, f"{one.mean:.6g}", *(f"{value:.6g}" for value in one.spread)])
            else:
                lines += [[variant, one.of, f"{one.name}={word}", f"{part:.6g}"] for word, part in one.shares.items()]
    return written(lines)


def compared(found: Sequence[Difference], names: Names, as_table: bool = False) -> str:
    """Two runs beside each other, as a page or as CSV."""
    if as_table:
        lines = [["kind", "name", "first", "then", "difference", "low", "high", "p", "corrected"]]
        for one in found:
            numbers = (one.one, one.other, one.difference, one.low, one.high, one.p, one.corrected)
            lines.append([one.kind, one.name, *(f"{value:.6g}" for value in numbers)])
        return written(lines)
    language, say = names.texts.language, names.say
    return page(f"{names.texts.game.title[language]} · {say('differences-two')}", differences(found, names), language)


def written(lines: Iterable[Sequence[str]]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return text.getvalue()


def write(folder: Path, played: Sequence[Played], box: Box, language: str) -> None:
    """The report into a folder: `report.html`, `balance.csv`, `columns.csv`."""
    title = words(language)("title", name=box.game.title[language])
    made = {
        "report.html": page(title, body(played, box, language), language),
        "balance.csv": as_csv(played),
        "columns.csv": columns_csv(played),
    }
    for name, text in made.items():
        part = folder / f"{name}.part"
        part.write_text(text, encoding="utf-8")
        part.replace(folder / name)
