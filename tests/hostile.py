"""What an adversary sends: values, bodies and headers that no form of ours would make, and files that somebody has spoilt."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

WORDS = (
    "", "\0", "a\0b", "é" * 30, "漢字", "\u202e", "\ud800", "x" * 300, "x" * 9000, "'; DROP TABLE matches; --", "%", "_", "../..",
    "<script>", "{{ 7*7 }}", "{ $x }", "-1", "0", "1", "9" * 25, "٣", "²", "1e9", "NaN", "true", "null", "me", "open", "here",
    "novice", "search:1", "search:99999999", "greedy:", "random:3", "on", "fr", "alchemist", "alkemy", "sealed", " ", "\r\n", "|",
)  # fmt: skip
NUMBERS = (0, 1, -1, 2, 31, 32, 2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**400)
words = st.sampled_from(WORDS) | st.text(max_size=20)
numbers = st.sampled_from(NUMBERS) | st.integers(-5, 50)
scalars: SearchStrategy[Any] = words | numbers | st.booleans() | st.none() | st.sampled_from([1.5, 1e308])
anything: SearchStrategy[Any] = scalars | st.lists(scalars, max_size=4) | st.dictionaries(words, scalars, max_size=3)
RAW = (
    b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 8000, b'{"a":' * 2000, b'{"seat": 1e999}', b'{"seat": NaN}', b"a=b",
    b"&" * 500, b"=" * 99, b"%00=%00", b"%ff=%fe", b"name=%ED%A0%80", b'{"seat":0,"seat":1}', b'{"seat": 0' + b" " * 9000 + b"}",
)  # fmt: skip


def one_in(count: int) -> SearchStrategy[bool]:
    return st.sampled_from([False] * (count - 1) + [True])


def printable(text: str) -> str:
    """As far as it can stand in a header or an address at all."""
    return "".join(letter for letter in text if " " <= letter < "\x7f" or "\xa0" <= letter < "\u0100")[:400]


GOOD: dict[str, list[Any]] = {
    "game": ["alchemist", "alkemy", "connect_four"],
    "seats": [["me", "here"], ["me", "open"]],
    "seat": [0, 1],
    "level": ["novice"],
    "action": [0, 3, "draw"],
    "options": [{}],
    "target": [0, 1],
    "name": ["Ann"],
    "games": [["alkemy"]],
    "deed": ["yes", "member"],
    "kind": ["tournament"],
    "troop": ["cobra-200"],
    "player": [1, 2],
    "place": [1, 2],
    "fields": [{}, {"text": "x"}],
    "points": [[6, 3, 1], []],
    "ties": [[]],
}
"""What a well-behaved program says: without it nothing hostile comes far enough to do harm."""


@st.composite
def named(draw: DrawFn, name: str, schema: dict[str, Any], whole: dict[str, Any]) -> Any:
    """A field by its name, most often as it should be."""
    if name in GOOD and not draw(one_in(4)):
        return draw(st.sampled_from(GOOD[name]))
    return draw(of_schema(schema, whole))


@st.composite
def of_schema(draw: DrawFn, schema: dict[str, Any], whole: dict[str, Any]) -> Any:
    """A value like the schema, or like nothing at all."""
    if draw(one_in(15)):
        return draw(anything)
    if "$ref" in schema:
        schema = whole["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    if "anyOf" in schema:
        return draw(of_schema(draw(st.sampled_from(schema["anyOf"])), whole))
    kind = schema.get("type")
    if "enum" in schema:
        return draw(st.sampled_from(schema["enum"]))
    if kind == "object":
        named = {
            name: draw(of_schema(one, whole)) for name, one in schema.get("properties", {}).items() if draw(st.booleans())
        }
        more = draw(st.dictionaries(words, scalars, max_size=2)) if draw(st.integers(0, 5)) == 0 else {}
        return named | more
    if kind == "array":
        return draw(st.lists(of_schema(schema.get("items", {}), whole), max_size=4))
    strategies: dict[Any, SearchStrategy[Any]] = {
        "integer": numbers, "string": words, "boolean": st.booleans(), "null": st.none()
    }  # fmt: skip
    return draw(strategies.get(kind, anything))


@st.composite
def headers(draw: DrawFn, tokens: list[str]) -> dict[str, str]:
    """Who says to come from where."""
    some: dict[str, SearchStrategy[str]] = {
        "Authorization": st.sampled_from([f"Bearer {token}" for token in tokens]) | words.map(lambda word: f"Bearer {word}"),
        "Cookie": st.sampled_from([f"athanor={token}" for token in tokens])
        | words.map(lambda word: f"athanor={word}; {word}"),
        "Origin": st.sampled_from(["http://testserver", "http://[", "http://[::1", "null", "//", "http://a:b", "\x80"]),
        "Host": st.sampled_from(
            ["testserver", "[", "[::1", "a:b", "a:99999999", "", "é", "a b", "user@host", "a/b", "a?b#c"]
        ),
        "Accept": st.sampled_from(["text/html", "*/*", "x" * 99]),
        "Accept-Language": st.sampled_from(["fr", "en;q=x", "fr;q=1e999", ",;," * 50]),
        "Accept-Encoding": st.sampled_from(["gzip", "identity", "x"]),
        "Content-Type": st.sampled_from(["application/json", "text/plain", "application/x-www-form-urlencoded", "x"]),
        "If-None-Match": words,
        "User-Agent": st.sampled_from(["Mobi", "é"]),
        "X-Forwarded-For": words,
    }
    chosen = draw(st.sets(st.sampled_from(sorted(some)), max_size=4)) if draw(one_in(2)) else set()
    sent = {name: printable(draw(some[name])) for name in sorted(chosen)}
    return sent | ({"Authorization": f"Bearer {draw(st.sampled_from(tokens))}"} if not draw(one_in(5)) else {})


def as_json(value: Any) -> bytes:
    return json.dumps(value).encode("ascii")


@st.composite
def spoilt(draw: DrawFn, text: str) -> bytes:
    """A file that was good, with something changed in it; or no such file at all."""
    if draw(one_in(10)):
        return draw(st.sampled_from(RAW) | st.binary(max_size=200))
    body = text.encode()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(body)))
        gone = draw(st.sampled_from([0, 0, 1, 2, 30, 10_000]))
        put = draw(words.map(lambda word: word.encode("utf-8", "surrogatepass")) | numbers.map(lambda n: str(n).encode()))
        put = draw(st.sampled_from([put, put, b"\n", b"\n\n", b'"', b"[", b"= ", b"[" * 3000, b"a." * 3000 + b"b = 1\n"]))
        body = body[:at] + put + body[at + gone :]
    return body
