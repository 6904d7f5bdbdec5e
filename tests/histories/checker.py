"""What cannot have happened: each function gives a sentence for everything in a history that contradicts a promise of ours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from tests.histories.history import DONE, Deed, History, Kept

Matches = Mapping[str, Kept]


def broken(history: History, matches: Matches) -> list[str]:
    """Every promise that does not hold."""
    promises = (numbered, acknowledged, explained, never_back, shown, settled, said_once, nothing_more)
    return [sentence for promise in promises for sentence in promise(history, matches)]


def numbered(history: History, matches: Matches) -> Iterator[str]:
    """The lines of a match are numbered 1, 2, 3 up to its version."""
    for table, kept in matches.items():
        if [line[0] for line in kept.lines] != list(range(1, kept.version + 1)):
            yield f"{table}: version {kept.version}, but its lines are {[line[0] for line in kept.lines]}"


def acknowledged(history: History, matches: Matches) -> Iterator[str]:
    """What was acknowledged is there: the line that the answer names has this seat and this action."""
    for deed in history.done("act", "take-back"):
        number, lines = deed.answer["version"], matches[deed.table].lines
        kind, action = ("play", deed.given["action"]) if deed.kind == "act" else ("drop", 1)
        wanted = (number, kind, deed.given["seat"], action)
        if number > len(lines) or lines[number - 1] != wanted:
            found = lines[number - 1] if number <= len(lines) else "nothing"
            yield f"{deed.table}: {wanted} was acknowledged, the database has {found}"


def explained(history: History, matches: Matches) -> Iterator[str]:
    """Nothing is there twice: every line of a person was asked for on the version before it, or was sealed.

    A post that is sent again says the same version and counts once.
    """
    for table, kept in matches.items():
        posts = Counter(
            {
                (deed.given["version"], deed.given["seat"], deed.given["action"]): 1
                for deed in history.of("act")
                if deed.table == table
            }
        )
        for number, kind, seat, action in kept.lines:
            if kind != "play" or kept.bots[seat]:
                continue
            asked = [post for post in posts if post[1:] == (seat, action) and post[0] < number]
            if kept.game != "sealed":
                asked = [post for post in asked if post[0] == number - 1]
            if not asked:
                yield f"{table}: nobody asked for line {number}, seat {seat}, action {action}, or it is there twice"
            else:
                del posts[max(asked)]


def never_back(history: History, matches: Matches) -> Iterator[str]:
    """Who asks after somebody was answered is not told less than that answer."""
    for table in matches:
        deeds = [deed for deed in history.done("act", "take-back", "read") if deed.table == table]
        posts = [deed for deed in history.of("act", "take-back") if deed.table == table]
        ends = sorted(deeds, key=lambda deed: deed.ended)
        most, k = 0, 0
        for deed in sorted(deeds, key=lambda deed: deed.began):
            while k < len(ends) and ends[k].ended < deed.began:
                most = max(most, ends[k].answer["version"])
                k += 1
            if repeats(deed, posts):
                continue
            low = most + (deed.kind != "read")
            if deed.answer["version"] < low:
                yield f"{table}: {deed.kind} was told version {deed.answer['version']} after {most} had been told"


def repeats(deed: Deed, deeds: list[Deed]) -> bool:
    """The same post was sent before, answered or not: it is answered alike."""
    return any(
        one is not deed and one.kind == deed.kind and one.given == deed.given and one.began <= deed.began for one in deeds
    )


def shown(history: History, matches: Matches) -> Iterator[str]:
    """What is shown at a version is what its lines give, whenever and wherever one looks."""
    for deed in history.done("read"):
        states = matches[deed.table].states
        version = deed.answer["version"]
        if version >= len(states) or states[version] != deed.answer["state"]:
            yield f"{deed.table}: at version {version} something else was shown than its lines give"


def settled(history: History, matches: Matches) -> Iterator[str]:
    """Who was told that he sits, sits; who was told that he gave up, did; all are led to one rematch."""
    for deed in history.done("sit"):
        if matches[deed.table].people[deed.given["seat"]] != deed.person:
            yield f"{deed.table}: {deed.person} was given seat {deed.given['seat']} and does not have it"
    for deed in history.done("resign"):
        if not matches[deed.table].resigned[deed.given["seat"]]:
            yield f"{deed.table}: seat {deed.given['seat']} gave up, and nothing is known of it"
    for deed in history.done("rematch"):
        if matches[deed.table].rematch != deed.answer["id"]:
            yield f"{deed.table}: a rematch at {deed.answer['id']}, and another at {matches[deed.table].rematch}"


def said_once(history: History, matches: Matches) -> Iterator[str]:
    """Every word is unlike all others, so that it can be counted."""
    for deed in history.of("say"):
        count = matches[deed.table].said.count(deed.given["words"])
        if count > 1 or (deed.outcome == DONE and count != 1):
            yield f"{deed.table}: {deed.given['words']!r} was said {count} times"


def nothing_more(history: History, matches: Matches) -> Iterator[str]:
    """There are no tables that nobody asked for: two who want a rematch at once get one."""
    known = {deed.answer["id"] for deed in history.done("lay", "rematch")}
    lost = sum(deed.outcome != DONE for deed in history.of("lay", "rematch"))
    stray = [table for table in matches if table not in known]
    if len(stray) > lost:
        yield f"{len(stray)} tables that nobody was told of, but only {lost} answers were lost"
