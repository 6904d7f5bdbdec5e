"""Feeds (Atom, RFC 4287): the tables that wait for somebody, and those that are open to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from xml.etree.ElementTree import Element, SubElement, tostring

ATOM = "http://www.w3.org/2005/Atom"


@dataclass(frozen=True)
class Item:
    """A table in a feed: another state of it is another entry, so that readers tell of it anew."""

    id: str
    title: str
    words: str
    url: str
    at: float


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def atom(id: str, title: str, url: str, language: str, items: Sequence[Item], now: float) -> bytes:
    feed = Element("feed", {"xmlns": ATOM, "xml:lang": language})
    put(feed, id=id, title=title, updated=moment(max((item.at for item in items), default=now)))
    SubElement(feed, "link", {"rel": "self", "href": url})
    put(SubElement(feed, "author"), name="Athanor")
    for item in items:
        entry = SubElement(feed, "entry")
        put(entry, id=item.id, title=item.title, updated=moment(item.at), summary=item.words)
        SubElement(entry, "link", {"href": item.url})
    return b'<?xml version="1.0" encoding="utf-8"?>\n' + tostring(feed, encoding="unicode").encode()


def put(element: Element, **texts: str) -> None:
    for name, words in texts.items():
        SubElement(element, name).text = "".join(
            letter for letter in words if letter >= " " and letter not in "\ufffe\uffff"
        )
