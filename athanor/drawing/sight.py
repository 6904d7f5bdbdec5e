"""How colours are seen: the contrast of text, and what is left of a palette for those who see fewer colours."""

from __future__ import annotations

from itertools import combinations
from math import dist

Linear = tuple[float, float, float]

SIGHTS: dict[str, tuple[Linear, Linear, Linear]] = {  # Machado, Oliveira and Fernandes (2009), full severity
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> Linear:
    """`#rrggbb` as light."""
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return expanded(r), expanded(g), expanded(b)


def expanded(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def contrast(a: str, b: str) -> float:
    """The contrast ratio of WCAG: 4.5 is asked of text (AA), 3 of large text and of shapes."""
    bright, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def seen(colour: str, sight: str) -> Linear:
    """The light that an eye of this kind makes of a colour."""
    light = linear(colour)
    r, g, b = (min(1.0, max(0.0, sum(m * x for m, x in zip(row, light, strict=True)))) for row in SIGHTS[sight])
    return r, g, b


def oklab(light: Linear) -> Linear:
    """The same light in a space where distances are those that people see."""
    r, g, b = light
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    )


def nearest(colours: list[str], sight: str) -> float:
    """The distance of the two colours that this eye tells apart least: 0 is the same colour, 1 black and white."""
    return min(dist(oklab(seen(a, sight)), oklab(seen(b, sight))) for a, b in combinations(colours, 2))
