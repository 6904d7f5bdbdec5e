"""What the pieces of Alkemy look like: waxes, emblems of factions and roles, symbols of dice and cards, all drawn once."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Any

from athanor.drawing import paint
from athanor.drawing.paint import INK, Wax

WAXES = (  # by seat: amber, azure, madder, vert
    Wax("#a8480e", "sun", "#fff3d8"),
    Wax("#24549c", "moon", "#f4f1e2"),
    Wax("#8e1f3c", "star", "#fff3d8"),
    Wax("#2f6b3c", "wave", "#f4f1e2"),
)
TINTS = ("#c05d20", "#4474b8", "#bb4460", "#54935f")  # the light on a base
LIFE = ("#fbf8ee", "#efc22f", "#c8372d")  # white, yellow, red boxes and dice
TICKED = "#4a3a30"
RUBRIC = "#8e1f1a"  # shots, corridors, targets
LEAF = "#3c6b2c"  # what succeeded
AFFINITIES = ("#5f7f3c", "#2f7d96", "#7d7f9e", "#d0542a")  # earth, water, air, fire
SYMBOLS = ("S", "A", "M")  # sword, axe, mace, as the box numbers them
PAIRS = ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))  # of the six columns (AK-057)

GLYPHS = {
    # dice
    "S": '<path d="M-.62.72.52-.5.78-.82.46-.72-.7.5M-.78.2-.2.78M-.62.62-.9.9"/>',
    "A": '<path d="M-.6.9.35-.75"/><path d="M.1-.85C.85-.9 1-.2.75.3.45 0 .1-.15-.25-.2Z" fill="currentColor"/>',
    "M": '<path d="M-.75.85.05-.05"/><circle cx=".33" cy="-.33" r=".42" fill="currentColor"/>'
    '<path d="M.33-.98V.3M-.3-.33H.98M-.12-.78.78.12M.78-.78-.12.12" stroke-width=".17"/>',
    # roles
    "hero": '<path d="M-.85.55-.95-.5-.42.02 0-.78.42.02.95-.5.85.55Z" fill="currentColor"/><path d="M-.82.85H.82"/>',
    "alchemist": '<path d="M-.25-.9H.25M-.17-.9V-.3L-.72.62Q-.8.9-.45.9H.45Q.8.9.72.62L.17-.3V-.9"/>'
    '<path d="M-.48.35H.48L.66.72Q.66.84.45.84H-.45Q-.66.84-.66.72Z" fill="currentColor" stroke="none"/>',
    "hero-alchemist": '<path d="M-.5-.45-.6-.98-.25-.72 0-1.02.25-.72.6-.98.5-.45Z" fill="currentColor" stroke-width=".08"/>'
    '<path d="M-.14-.3V0L-.6.66Q-.66.92-.4.92H.4Q.66.92.6.66L.14 0V-.3"/>'
    '<path d="M-.38.45H.38L.52.72Q.5.84.38.84H-.38Q-.5.84-.52.72Z" fill="currentColor" stroke="none"/>',
    "blade": '<path d="M0-.95V.45M-.45.3H.45M0 .45V.92" stroke-width=".24"/>',
    "axe": '<path d="M-.2.95V-.85" stroke-width=".2"/>'
    '<path d="M-.2-.85C.3-1 .8-.75.85-.2.5-.25.1-.2-.2 0Z" fill="currentColor"/>',
    "sabre": '<path d="M.55-.92C.85-.1.4.5-.3.62L-.42.42C.2.2.4-.3.55-.92Z" fill="currentColor"/>'
    '<path d="M-.62.2-.12.9M-.4.56-.8.92" stroke-width=".2"/>',
    "halberd": '<path d="M-.55.95.4-.6" stroke-width=".18"/><path d="M.75-1 .15-.55.5-.3Z" fill="currentColor"/>'
    '<path d="M.05-.5C-.4-.6-.55-.2-.4.1-.2-.05 0-.1.2-.05Z" fill="currentColor"/>',
    "dagger": '<path d="M.6-.85.15.15-.15-.15Z" fill="currentColor"/>'
    '<path d="M-.45-.1.1.45M-.18.18-.7.75" stroke-width=".22"/>',
    "shield": '<path d="M-.72-.8H.72V.05Q.72.65 0 .95-.72.65-.72.05Z"/>'
    '<path d="M0-.75V.85M-.68-.15H.68" stroke-width=".24"/>',
    "candle": '<path d="M-.26-.1H.26V.85H-.26Z" fill="currentColor"/><path d="M-.6.88H.6"/>'
    '<path d="M0-.98C.38-.55.26-.3 0-.26-.26-.3-.3-.6 0-.98Z" fill="currentColor"/>',
    "crossbow": '<path d="M-.9-.1Q0-.95.9-.1M-.9-.1 0 .25.9-.1M0-.75V.95" stroke-width=".2"/>',
    "bow": '<path d="M-.35-.95Q.95 0-.35.95Z"/><path d="M-.8 0H.85M.55-.28.88 0 .55.28" stroke-width=".18"/>',
    "lance": '<path d="M-.75.9.42-.42" stroke-width=".2"/><path d="M.92-.95.2-.62.62-.2Z" fill="currentColor"/>'
    '<path d="M-.62.3-.1.82" stroke-width=".16"/>',
    "hive": '<path d="M-.35-.55H.35M-.6-.2H.6M-.7.15H.7M-.6.5H.6" />'
    '<path d="M0-.92C.95-.8.95.85.5.85H-.5C-.95.85-.95-.8 0-.92Z"/>'
    '<circle cy=".52" r=".16" fill="currentColor"/>',
    "darts": '<path d="M-.7.5.3-.5M-.3.8.6-.1" stroke-width=".16"/>'
    '<path d="M.62-.82.1-.6.4-.3ZM.92-.42.4-.2.7.1Z" fill="currentColor" stroke-width=".08"/>',
    "net": '<path d="M-.85-.5Q0 .1.85-.5M-.7 0Q0 .6.7 0M-.45.5Q0 .85.45.5M-.85-.5Q-.5.6 0 .92M.85-.5Q.5.6 0 .92'
    'M-.3-.22Q-.2.5 0 .92M.3-.22Q.2.5 0 .92" stroke-width=".12"/>',
    "paw": '<ellipse cy=".42" rx=".5" ry=".42" fill="currentColor"/><circle cx="-.68" cy="-.08" r=".2" fill="currentColor"/>'
    '<circle cx="-.27" cy="-.5" r=".22" fill="currentColor"/><circle cx=".27" cy="-.5" r=".22" fill="currentColor"/>'
    '<circle cx=".68" cy="-.08" r=".2" fill="currentColor"/>',
    "horns": '<path d="M-.35-.1C-1-.1-1.05-.6-.8-.95-.75-.55-.4-.5 0-.5S.75-.55.8-.95C1.05-.6 1-.1.35-.1L.3.5 0 .92-.3.5Z" '
    'fill="currentColor" stroke-width=".1"/>',
    "golem": '<rect x="-.38" y="-.95" width=".76" height=".55" fill="currentColor"/>'
    '<path d="M-.75-.25H.75V.4H-.75ZM-.4.45V.9M.4.45V.9" stroke-width=".24"/>',
    "fish": '<path d="M-.8 0Q0-.75.55 0Q0 .75-.8 0Z" fill="currentColor"/>'
    '<path d="M.5 0 .92-.42V.42Z" fill="currentColor"/>',
    # factions
    "AV": '<path d="M0 .95V-.2M0 .35-.4 0M0 .2.42-.2" stroke-width=".2"/>'
    '<path d="M0-.95C.45-.95.6-.7.55-.5.95-.4.95.15.5.15'
    '.2.3-.2.3-.5.15-.95.15-.95-.4-.55-.5-.6-.7-.45-.95 0-.95Z"/>',
    "TE": '<path d="M-.2-.92H.2V-.3H.82V.1H.2V.92H-.2V.1H-.82V-.3H-.2Z" fill="currentColor"/>',
    "AU": '<path d="M0 .92C-.3.3-.75.2-.6-.35-.5-.7-.2-.9.3-.92.1-.6.5-.5.55-.1.6.35.25.45 0 .92Z"/>'
    '<path d="M0 .92C.1.3 0 0 .05-.4"/>',
    "WA": '<ellipse cy=".25" rx=".72" ry=".55" fill="currentColor"/>'
    '<circle cx="-.42" cy="-.42" r=".27" fill="currentColor"/>'
    '<circle cx=".42" cy="-.42" r=".27" fill="currentColor"/>',
    "KH": '<path d="M.35-.82A.88.88 0 1 0 .35.82A.7.7 0 1 1 .35-.82Z" fill="currentColor"/>'
    '<path d="M.5-.35.6-.08.88-.06.66.12.74.4.5.24.26.4.34.12.12-.06.4-.08Z" fill="currentColor" stroke-width=".06"/>',
    "TJ": '<circle r=".86"/><path d="M0-.86A.43.43 0 0 1 0 0A.43.43 0 0 0 0 .86A.86.86 0 0 1 0-.86Z" fill="currentColor"/>',
    "GC": '<path d="M.1.92C-.6.7-.55.3 0 .15.5 0 .4-.25.05-.2C-.75-.1-.8-.92.05-.92.75-.92.85-.5.6-.3" stroke-width=".26"/>'
    '<circle cx="0" cy="-.55" r=".12" fill="currentColor"/>',
    "NA": '<path d="M0-.95C.1-.4.75-.2.62.4.55.75.25.92 0 .92S-.55.75-.62.4C-.7 0-.35-.05-.3-.45-.1-.3 0-.55 0-.95Z"/>'
    '<path d="M0 .2C.3.45.25.85 0 .88-.25.85-.25.5 0 .2Z" fill="currentColor"/>',
    # affinities
    "earth": '<path d="M0 .8.85-.65H-.85ZM-.62.05H.62"/>',
    "water": '<path d="M0 .8.85-.65H-.85Z"/>',
    "air": '<path d="M0-.8.85.65H-.85ZM-.62-.05H.62"/>',
    "fire": '<path d="M0-.8.85.65H-.85Z"/>',
    # cards
    "brutal": '<path d="M-.85.95.1-.15" stroke-width=".24"/><path d="M-.3-.5.3-1 .98-.3.48.3Z" fill="currentColor"/>'
    '<path d="M.55.7.75.95M.8.4 1.02.5M.2.75.22 1" stroke-width=".14"/>',
    "normal": '<path d="M-.62.62.85-.95" stroke-width=".24"/><path d="M-.8.05-.05.8M-.6.6-.92.95" stroke-width=".2"/>',
    "quick": '<path d="M-.1.3.9-.8" stroke-width=".22"/><path d="M-.35 0 .15.55M-.12.3-.4.62" stroke-width=".2"/>'
    '<path d="M-1-.5H-.1M-1-.1H-.5M-.95.9H-.2M-.6-.9H.2" stroke-width=".12"/>',
    "parry": '<path d="M-.75-.8Q0-.6 0-.98 0-.6.75-.8V.05Q.75.65 0 .98-.75.65-.75.05Z"/>'
    '<circle cy="-.02" r=".28" fill="currentColor"/>',
    "idle": '<path d="M-.9-.2Q0 .65.9-.2M-.62.15-.8.5M-.22.33-.3.72M.22.33.3.72M.62.15.8.5"/>',
    # deeds
    "walk": '<path d="M-.35-.9H.15V.15Q.85.2.85.7H-.5Q-.35 0-.35-.9Z"/>',
    "charge": '<path d="M-.95 0H.3" stroke-width=".26"/><path d="M.95 0 .15-.5V.5Z" fill="currentColor"/>'
    '<path d="M-.8-.5H-.1M-.8.5H-.1"/>',
    "run": '<path d="M-.75-.7-.05 0-.75.7M.05-.7.75 0 .05.7" stroke-width=".26"/>',
    "fight": '<path d="M-.8-.85.7.75M.8-.85-.7.75" stroke-width=".2"/><path d="M-.85.4-.4.85M.85.4.4.85"/>',
    "target": '<circle r=".6"/><path d="M0-1V-.3M0 1V.3M-1 0H-.3M1 0H.3"/>',
    "focus": '<circle r=".3" fill="currentColor"/><circle r=".85"/><circle r=".58" stroke-dasharray=".3 .2"/>',
    "rest": '<path d="M-.6-.6H.6L-.6.6H.6" stroke-width=".22"/>',
    "hand": '<path d="M-.5.9V-.2M-.5.2-.85-.1M-.5-.3V-.75M-.15-.3V-.92M.2-.3V-.88M.55-.2V-.65'
    'M.55-.3V.3Q.5.9.1.9H-.5" stroke-width=".18"/>',
    "claim": '<path d="M-.5.95V-.9" stroke-width=".2"/><path d="M-.5-.9H.8L.45-.5.8-.1H-.5Z" fill="currentColor"/>',
    "pick": '<circle cx="-.4" cy="-.4" r=".42"/><path d="M-.1-.1.8.8M.5.5.75.25M.7.7.9.5" stroke-width=".2"/>',
    "point": '<path d="M0 .95C-.7.1-.7-.9 0-.92.7-.9.7.1 0 .95Z"/><circle cy="-.35" r=".22" fill="currentColor"/>',
    "boot": '<path d="M-.35-.8H.1V.1Q.75.15.75.6H-.5Q-.35 0-.35-.8ZM-.9.9.9-.9"/>',
    "skull": '<path d="M-.75-.1A.75.78 0 0 1 .75-.1Q.75.3.4.42V.85H-.4V.42Q-.75.3-.75-.1Z"/>'
    '<circle cx="-.3" cy="-.1" r=".2" '
    'fill="currentColor"/><circle cx=".3" cy="-.1" r=".2" fill="currentColor"/>',
    "drop": '<path d="M0-.95C.85 0 .68.88 0 .88S-.85 0 0-.95Z" fill="currentColor"/>',
    "spark": '<path d="M0-.95.2-.2.95 0 .2.2 0 .95-.2.2-.95 0-.2-.2Z" fill="currentColor"/>',
    "component": '<path d="M0-.85.75-.42V.42L0 .85-.75.42V-.42Z"/>',
    "gem": '<path d="M-.55-.75H.55L.95-.1 0 .9-.95-.1ZM-.95-.1H.95M-.3-.1 0 .9.3-.1"/>',
    # objectives
    "posts": '<path d="M-.6.9-.5-.45-.1-.95.45-.6.62.9Z" fill="currentColor" fill-opacity=".25"/>'
    '<path d="M-.12-.35V.5M-.12-.05.25-.3M-.12.25.25 0" stroke-width=".14"/>',
    "chests": '<path d="M-.8-.15Q-.8-.7-.4-.7H.4Q.8-.7.8-.15V.7H-.8ZM-.8-.1H.8"/>'
    '<rect x="-.16" y="-.22" width=".32" height=".4" fill="currentColor"/>',
    "pillars": '<path d="M-.6.9H.6M-.6-.9H.6M-.38-.72V.72M0-.72V.72M.38-.72V.72" stroke-width=".2"/>',
    "lamps": '<path d="M0-.95V-.7M-.4-.7H.4L.55.5H-.55Z"/>'
    '<path d="M0-.4C.3 0 .15.3 0 .32-.15.3-.3 0 0-.4Z" fill="currentColor"/><path d="M-.4.85H.4"/>',
    "eye-shut": '<path d="M-.95-.1Q0 .75.95-.1M-.62.2-.8.55M-.22.36-.3.75M.22.36.3.75M.62.2.8.55"/>',
    "eye-half": '<path d="M-.95 0Q0-.85.95 0" stroke-dasharray=".28 .2"/><path d="M-.95 0Q0 .85.95 0"/>'
    '<circle r=".26" fill="currentColor"/>',
    "mire": '<path d="M-.9-.45Q-.45-.85 0-.45T.9-.45M-.9.05Q-.45-.35 0 .05T.9.05M-.9.55Q-.45.15 0 .55T.9.55"/>',
    "clutter": '<path d="M-.7.7-.5-.5M-.1.8 0-.8M.6.7.5-.4M-.5-.5-.8-.75M-.5-.5-.2-.75M.5-.4.25-.7M.5-.4.8-.65" '
    'stroke-width=".2"/>',
    "climb": '<path d="M-.9.85H-.3V.3H.3V-.25H.9V-.85" stroke-width=".2"/><path d="M-.75.1V-.8M-1-.5-.75-.85-.5-.5"/>',
    "bar": '<circle r=".85"/><path d="M-.55 0H.55" stroke-width=".3"/>',
    "cup": '<path d="M-.6-.8H.6Q.6.2 0 .2T-.6-.8ZM0 .2V.8M-.45.85H.45"/><path d="M-.45-.5H.45" stroke-width=".24"/>',
    "spiral": '<path d="M0 0Q.25-.3.4 0T0 .45-.6 0 0-.7.85 0 0 .92-.7.75" stroke-width=".18"/>',
    "leaf": '<path d="M-.75.8Q-.9-.8.85-.85.9.75-.75.8ZM-.75.8.35-.35"/>',
    "wells": '<ellipse cy=".35" rx=".75" ry=".42"/><path d="M-.75.35V-.35M.75.35V-.35M-.95-.3 0-.95.95-.3M0-.9V.2"/>',
}

MARKS = {  # marks of a figure that everybody must see: glyph and words, by name of the mark
    "still": "boot", "lame": "boot", "scared": "skull", "netted": "net", "haunted": "moon", "poisoned": "drop",
    "expert_brutal": "brutal", "expert_normal": "normal", "cursed_com": "skull", "cursed_ref": "skull", "sapped": "AU",
    "hardened": "earth", "hidden": "eye", "winded": "run", "venomous": "drop", "tempered": "fight", "forged": "fire",
    "silenced": "lock",
}  # fmt: skip


def asked(mark: str) -> str:
    """How a mark is asked about: `mark-cursed-com`."""
    return f"mark-{mark.replace('_', '-')}"


FIELDS = {  # the field of a base tells the faction: drawn in the unit circle behind the emblem of the role
    "AV": "M0-1V1M-1 0H1",
    "TE": "M0-1V1M-1-.25H1M-.72-.72A1.02 1.02 0 1 0 .72-.72",
    "AU": "M-.9.45 0-.35.9.45M-.6.85 0 .3.6.85M-.98-.1 0-.98.98-.1",
    "WA": "M-.9.45 0-.35.9.45M-.75-.62A.3.3 0 1 0-.74-.62ZM.75-.62A.3.3 0 1 0 .76-.62Z",
    "KH": "M-1-.4Q-.5-.8 0-.4T1-.4M-1 .1Q-.5-.3 0 .1T1 .1M-.9.6Q-.45.2 0 .6T.9.6",
    "TJ": "M-.85-.5H.85M-1 0H1M-.85.5H.85",
    "GC": "M-.9-.4.4.9M-1 .1-.1 1M-.6-.8.8.6M-.1-1 1 .1M-.9.4.4-.9M-1-.1-.1-1M-.6.8.8-.6M-.1 1 1-.1",
    "NA": "M-.8.6Q-.9-.2-.4-.9M-.3.95Q-.5 0 0-1M.3.95Q.5 0 0-1M.8.6Q.9-.2.4-.9",
}

SHOOTERS = {"Crossbow": "crossbow", "Longbow": "bow", "Bow": "bow", "Hive": "hive", "Darts": "darts"}
BEARERS = (("net", "net"), ("formation", "shield"), ("bodyguard", "candle"), ("reach", "halberd"), ("stealthy", "dagger"))
BLADES = {
    "AV": "blade",
    "TE": "blade",
    "AU": "axe",
    "WA": "axe",
    "TJ": "sabre",
    "GC": "dagger",
    "KH": "sabre",
    "NA": "sabre",
}


def role(profile: Any) -> str:
    """The emblem of a profile: hero, alchemist, weapon, beast, or what it fights with."""
    skills = [skill.split()[0] for skill in profile.skills]
    alchemist = "alchemist" in skills
    if profile.hero:
        return "hero-alchemist" if alchemist else "hero"
    if alchemist:
        return "alchemist"
    if profile.weapon:
        return SHOOTERS.get(profile.weapon.name.en, "lance")
    if "decline" in skills:
        return "fish"
    if profile.size == 3:
        return "golem" if profile.esp is None else "horns"
    if "animal" in skills:
        return "paw"
    return next((emblem for skill, emblem in BEARERS if skill in skills), BLADES.get(profile.symbols[0], "blade"))


@lru_cache(maxsize=1)
def defs() -> str:
    """Everything that is drawn once and used often."""
    out = [paint.symbols(WAXES, GLYPHS)]
    for seat, wax in enumerate(WAXES):
        out.append(
            f'<radialGradient id="base-{seat}" cx="38%" cy="30%" r="80%"><stop offset="0" stop-color="{TINTS[seat]}"/>'
            f'<stop offset="1" stop-color="{wax.colour}"/></radialGradient>'
        )
    for faction, path in FIELDS.items():
        out.append(
            f'<g id="field-{faction}" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width=".16">'
            f'<path d="{path}"/></g>'
        )
    out.append(
        '<radialGradient id="land" cx="48%" cy="50%" r="78%"><stop offset="0" stop-color="#efe3c2"/>'
        '<stop offset=".7" stop-color="#e6d6ad"/><stop offset="1" stop-color="#cdb37c"/></radialGradient>'
        '<radialGradient id="moss"><stop offset="0" stop-color="#8a9a55" stop-opacity=".3"/>'
        '<stop offset="1" stop-color="#8a9a55" stop-opacity="0"/></radialGradient>'
        '<radialGradient id="clay"><stop offset="0" stop-color="#b98a4a" stop-opacity=".26"/>'
        '<stop offset="1" stop-color="#b98a4a" stop-opacity="0"/></radialGradient>'
        '<linearGradient id="rock" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#cfc8ba"/>'
        '<stop offset="1" stop-color="#8f877a"/></linearGradient>'
        '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<path d="M0 0V7" stroke="#7a5410" stroke-width="1.1" stroke-opacity=".3"/></pattern>'
    )
    return "".join(out)


@lru_cache(maxsize=4096)
def arc(r0: float, r1: float, a0: float, a1: float) -> str:
    """A piece of a ring around the origin, from one angle to another."""
    n = paint.num
    points = [(r * cos(a), r * sin(a)) for r, a in ((r1, a0), (r1, a1), (r0, a1), (r0, a0))]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    large = 1 if a1 - a0 > pi else 0
    return (
        f"M{n(ax)} {n(ay)}A{n(r1)} {n(r1)} 0 {large} 1 {n(bx)} {n(by)}"
        f"L{n(cx)} {n(cy)}A{n(r0)} {n(r0)} 0 {large} 0 {n(dx)} {n(dy)}Z"
    )


def diamond(x: float, y: float, r: float, **given: object) -> str:
    """An action point."""
    n = paint.num
    return f'<path d="M{n(x)} {n(y - r)}l{n(r)} {n(r)}l{n(-r)} {n(r)}l{n(-r)} {n(-r)}Z"{paint.attributes(given)}/>'


@lru_cache(maxsize=4096)
def points_row(x: float, y: float, have: int, printed: int, r: float = 5.5, step: float = 14.0) -> str:
    """Action points left, of those printed."""
    return "".join(
        diamond(x + k * step, y, r, fill="#e0a72f" if k < have else "none", stroke=INK, stroke_width=1.1)
        for k in range(max(have, printed))
    )


@lru_cache(maxsize=4096)
def life_row(
    x: float, y: float, size: float, boxes: tuple[int, ...], hurt: int, gap: float = 1.8, between: float = 4.0
) -> str:
    """Life boxes: colour and pips tell white, yellow and red; a cross ticks one off (AK-041)."""
    out, k = [], 0
    for colour, count in enumerate(boxes):
        for _ in range(count):
            out.append(paint.rect(x, y, size, size, size * 0.16, fill=LIFE[colour], stroke=INK, stroke_width=1))
            if k < hurt:
                a, b = size * 0.2, size * 0.6
                n = paint.num
                out.append(
                    f'<path d="M{n(x + a)} {n(y + a)}l{n(b)} {n(b)}m0 {n(-b)}l{n(-b)} {n(b)}" stroke="{INK}" '
                    f'stroke-width="{n(size * 0.14)}" stroke-linecap="round"/>'
                )
            else:
                for pip in ((), (0.5,), (0.33, 0.67))[colour]:
                    ink = INK if colour == 1 else "#fff"
                    out.append(paint.circle(x + size * pip, y + size / 2, size * 0.09, fill=ink, fill_opacity=".75"))
            x += size + gap
            k += 1
        x += between
    return "".join(out)


def life_width(size: float, boxes: tuple[int, ...], gap: float = 1.8, between: float = 4.0) -> float:
    return sum(boxes) * (size + gap) + (len(boxes) - 1) * between


@lru_cache(maxsize=4096)
def portrait(seat: int, faction: str, emblem: str, x: float, y: float, r: float) -> str:
    """The heart of a base: the colour of its seat, the field of its faction, the emblem of its role."""
    return (
        paint.circle(x, y, r, fill=f"url(#base-{seat})", stroke=INK, stroke_width=1)
        + paint.use(f"field-{faction}", x, y, 1.9 * r)
        + paint.glyph(emblem, x, y, 1.16 * r, "#fdf6e2")
    )
