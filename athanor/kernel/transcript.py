"""Transcripts: a match as readable text that reads back to the same match, byte for byte.

athanor transcript 1
game: alchemist
edition: 1
box: 5f0c...
options: setup3=amigo
seats: 3
commitment: 91ab...
seed: 7
salt: -

1 2: create C04
2 2: brew 22100
...
outcome: 41 35 52

Three more lines stand in the header where they apply: `played-on`, `seals` and `numbers` (see docs/transcripts.md).
"""

from __future__ import annotations

import re
from pathlib import Path

from athanor.kernel.box import Box, box_for
from athanor.kernel.errors import AthanorError, BadTranscript
from athanor.kernel.game import find
from athanor.kernel.loading import load
from athanor.kernel.match import Match, commitment, sealed

FIRST = "athanor transcript 1"
KEYS = ("game", "edition", "box", "options", "seats", "players", "commitment", "seed", "salt")
MORE = ("played-on", "seals", "numbers")


def write(match: Match, reveal: bool = True) -> str:
    """The text of a match. The seed stands in it only when it is revealed."""
    options = " ".join(f"{name}={value}" for name, value in sorted(match.options.items()))
    head = {
        "game": match.game.slug,
        "edition": str(match.game.edition),
        "box": match.box.digest,
        "options": options or "-",
        "seats": str(match.seats),
        "players": " | ".join(player.replace("|", "/") for player in match.players) or "-",
    }
    head |= {"played-on": match.played_on} if match.played_on else {}
    head |= {"commitment": match.commitment}
    head |= {"seals": _by_seat(match.seals)} if match.seals else {}
    if reveal:
        head |= {"seed": str(match.seed), "salt": match.salt or "-"}
        head |= {"numbers": _by_seat(match.numbers)} if match.numbers else {}
    lines = [FIRST, *(f"{key}: {value}" for key, value in head.items()), ""]
    lines += [f"{n} {line.seat}: {match.notation(line.action)}" for n, line in enumerate(match.lines, 1)]
    if match.over:
        lines.append(f"outcome: {' '.join(map(str, match.outcome().totals))}")
    return "\n".join(lines) + "\n"


def _by_seat(words: list[str]) -> str:
    return " ".join(word or "-" for word in words)


def read(text: str, where: str = "transcript", box: str | Path | Box | None = None, compiled: bool = True) -> Match:
    """The match of a transcript, every line played and checked."""
    rows = text.split("\n")
    if rows[0] != FIRST:
        raise BadTranscript(where, 1, f"a transcript begins with {FIRST!r}.")
    head, at = _head(rows, where)
    match = _start(head, where, box, compiled)
    for number, row in enumerate(rows[at:], at + 1):
        if row.startswith("outcome:"):
            _close(match, row, rows[number:], where, number)
            return match
        if row == "" and not any(rows[number:]):
            break
        _play(match, row, where, number)
    if match.over:
        raise BadTranscript(where, len(rows), "the match is over, but the line 'outcome: ...' is missing.")
    return match


def _head(rows: list[str], where: str) -> tuple[dict[str, tuple[str, int]], int]:
    """The header's values with their line numbers, and the index of the first line of play."""
    head: dict[str, tuple[str, int]] = {}
    for number, row in enumerate(rows[1:], 2):
        if row == "":
            break
        key, colon, value = row.partition(": ")
        if not colon or key not in KEYS + MORE or key in head:
            known = ", ".join(KEYS + MORE)
            raise BadTranscript(where, number, f"{row!r} is no header line; these are: {known}, once each.")
        head[key] = value, number
    else:
        raise BadTranscript(where, len(rows), "an empty line must part the header from the play.")
    if "seed" not in head or "salt" not in head:
        raise BadTranscript(where, 1, "the seed is not revealed: such a transcript cannot be replayed yet.")
    for key in KEYS:
        if key not in head:
            raise BadTranscript(where, number, f"the header has no line '{key}: ...'.")
    return head, number


def _start(head: dict[str, tuple[str, int]], where: str, box: str | Path | Box | None, compiled: bool) -> Match:
    def whole(key: str) -> int:
        value, number = head[key]
        if not re.fullmatch(r"\d{1,20}", value):
            raise BadTranscript(where, number, f"{key} must be a whole number, not {value!r}.")
        return int(value)

    slug, number = head["game"]
    try:
        game = find(slug)
        chosen = box_for(game, box)
        if whole("edition") != game.edition:
            number = head["edition"][1]
            raise AthanorError(f"edition {head['edition'][0]} was played; here is edition {game.edition}.")
        if head["box"][0] != chosen.digest:
            number = head["box"][1]
            raise AthanorError(f"another box was played; {chosen.where} has {chosen.digest}. Give yours with --box.")
        number = head["seats"][1]
        game.settings(whole("seats"), {})
        number = head["options"][1]
        options = dict(_pairs(head["options"][0]))
        game.settings(whole("seats"), options)
        players = [] if head["players"][0] == "-" else head["players"][0].split(" | ")
        salt = head["salt"][0].replace("-", "")
        seals, numbers = _numbers(head, whole("seats"), where)
        match = Match(load(slug, compiled), chosen, whole("seats"), options, whole("seed"), salt, players, numbers=numbers)
        match.seals, match.played_on = seals, _origin(head, where)
    except BadTranscript:
        raise
    except AthanorError as error:
        raise BadTranscript(where, number, str(error)) from None
    if head["commitment"][0] != commitment(match.seed, match.salt):
        raise BadTranscript(where, head["commitment"][1], "the commitment does not fit the seed and salt.")
    return match


def _numbers(head: dict[str, tuple[str, int]], seats: int, where: str) -> tuple[list[str], list[str]]:
    """The seals and numbers of the players, by seat; none where nobody could add any."""
    if "seals" not in head and "numbers" not in head:
        return [], []
    told: list[list[str]] = []
    for key, digits in (("seals", 64), ("numbers", 32)):
        if key not in head:
            raise BadTranscript(where, head["seed"][1], f"the header has no line '{key}: ...'.")
        words, number = head[key][0].split(" "), head[key][1]
        if len(words) != seats or not all(word == "-" or re.fullmatch(rf"[0-9a-f]{{{digits}}}", word) for word in words):
            raise BadTranscript(where, number, f"{key} has one word a seat: {digits} digits of 0 to f, or -.")
        told.append(["" if word == "-" else word for word in words])
    for seat, (seal, number_of) in enumerate(zip(*told, strict=True)):
        if number_of and sealed(number_of) != seal:
            raise BadTranscript(where, head["numbers"][1], f"the number of seat {seat} does not fit its seal.")
    return told[0], told[1]


def _origin(head: dict[str, tuple[str, int]], where: str) -> str:
    words, number = head.get("played-on", ("", 0))
    if words and not re.fullmatch(r"([\w-]{1,24} \d{1,6}|lesson:[a-z]{1,9} \d{1,6})", words, re.ASCII):
        raise BadTranscript(
            where,
            number,
            f"played-on names a match and a line of it ('a1B2c3D4e5F6 12') or a lesson ('lesson:first 0'), not {words!r}.",
        )
    return words


def _pairs(text: str) -> list[tuple[str, str]]:
    if text == "-":
        return []
    pairs = [word.partition("=") for word in text.split(" ")]
    if not all(name and sign and value for name, sign, value in pairs):
        raise AthanorError(f"options read 'name=value name=value', not {text!r}.")
    return [(name, value) for name, _, value in pairs]


def _play(match: Match, row: str, where: str, number: int) -> None:
    parts = re.fullmatch(r"(\d{1,6}) (\d{1,2}): (\S.*\S|\S)", row)
    if not parts:
        raise BadTranscript(where, number, f"{row!r} is no line of play; one reads '12 0: take blue'.")
    if int(parts[1]) != len(match.lines) + 1:
        raise BadTranscript(where, number, f"this should be line {len(match.lines) + 1} of the match, not {parts[1]}.")
    try:
        action = match.read(parts[3])
        if match.notation(action) != parts[3]:
            raise AthanorError(f"{parts[3]!r} is spelt {match.notation(action)!r}.")
        match.play(action, int(parts[2]))
    except AthanorError as error:
        raise BadTranscript(where, number, str(error)) from None


def _close(match: Match, row: str, rest: list[str], where: str, number: int) -> None:
    if not match.over:
        raise BadTranscript(where, number, f"the match is not over: it waits for seats {match.to_act()}.")
    right = f"outcome: {' '.join(map(str, match.outcome().totals))}"
    if row != right:
        raise BadTranscript(where, number, f"the play gives {right!r}, not {row!r}.")
    if rest != [""]:
        raise BadTranscript(where, number + 1, "nothing may follow the outcome.")
