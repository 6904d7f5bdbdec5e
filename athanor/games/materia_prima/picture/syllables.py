"""Names in narrow places: they wrap, and a word that is too long is parted."""

from __future__ import annotations

from athanor.drawing import paint

VOWELS = frozenset("aeiouyàâéèêëîïôöûü")


def name_lines(name: str, room: float, size: float) -> tuple[str, ...]:
    """A name in bold, in lines that fit."""
    whole = " ".join(parted(word, room, size) for word in name.split(" "))
    return paint.wrapped(whole, room, size, bold=True)


def parted(word: str, room: float, size: float) -> str:
    """A word in pieces that fit: parted before a consonant with its vowel, as late as may be, or else anywhere."""
    if len(word) < 3 or paint.width_of(word, size, bold=True) <= room:
        return word
    fits = [k for k in range(2, len(word) - 1) if paint.width_of(word[:k] + "-", size, bold=True) <= room] or [2]
    good = [k for k in fits if word[k] not in VOWELS and word[k + 1] in VOWELS]
    k = max(good or fits)
    return f"{word[:k]}- {parted(word[k:], room, size)}"
