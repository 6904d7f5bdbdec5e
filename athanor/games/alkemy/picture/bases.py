"""What stands on the table: bases, objectives, pawns, templates, each to scale, with everything a player must see on it."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, PARCHMENT, num
from athanor.games.alkemy.picture import art
from athanor.games.alkemy.picture.art import AFFINITIES, LIFE, MARKS, RUBRIC, TICKED, WAXES
from athanor.games.alkemy.picture.scene import Scene
from athanor.games.alkemy.picture.windows import Frame
from athanor.games.alkemy.rules import pieces

SHOWN_MARKS = [(getattr(pieces, name.upper()), MARKS[name], art.asked(name)) for name in MARKS]

TINY = 7.0  # in the picture


# Bases


def rim(scene: Scene, f: int, r: float) -> str:
    """Life boxes along the rim, read from the left of the notch; action points in the notch (AK-041, AK-100)."""
    profile = scene.profile(f)
    return rim_of(tuple(profile.boxes), scene.s.hurt[f], max(profile.pa, scene.s.pa[f]), scene.s.pa[f], r)


@lru_cache(maxsize=512)
def rim_of(life: tuple[int, ...], hurt: int, printed: int, left: int, r: float) -> str:
    """The same for so much life and so many action points."""
    count = sum(life)
    gap = 0.42 + 0.21 * printed
    start, step, space = -pi / 2 + gap, (2 * pi - 2 * gap) / count, 1.2 / r
    out, k = [], 0
    for colour, boxes in enumerate(life):
        for _ in range(boxes):
            a = start + step * (count - 1 - k)
            path = art.arc(r * 0.7, r - 1.2, a + space / 2, a + step - space / 2)
            fill = TICKED if k < hurt else LIFE[colour]
            edge = f' stroke="{LIFE[colour]}" stroke-width=".6" stroke-opacity=".55"' if k < hurt else ""
            out.append(f'<path d="{path}" fill="{fill}"{edge}/>')
            k += 1
    pip = max(2.0, r * 0.135)
    for k in range(printed):
        a = -pi / 2 + (k - (printed - 1) / 2) * 0.43
        on = k < left
        out.append(
            art.diamond(
                0.86 * r * cos(a),
                0.86 * r * sin(a),
                pip,
                fill="#e9b949" if on else "none",
                stroke="#fff0c0" if on else "#a08a62",
                stroke_width=0.7,
            )
        )
    return "".join(out)


def body(scene: Scene, f: int, r: float) -> str:
    """A base around the origin, `r` its radius in the picture; too small for more, it shows whose it is and what."""
    s = scene.s
    seat = f // pieces.TROOP
    if r < TINY:
        return art.portrait(seat, scene.faction(f), scene.emblem(f), 0, 0, r)
    spent = s.pa[f] == 0 and not scene.preparing
    out = [
        paint.circle(1, 2.2, r, fill="#000", fill_opacity=".35"),
        paint.circle(0, 0, r - 0.5, fill="#231812", stroke=INK, stroke_width=1),
        rim(scene, f, r),
        art.portrait(seat, scene.faction(f), scene.emblem(f), 0, 0, r * 0.68),
    ]
    if spent:
        out.append(paint.circle(0, 0, r * 0.68, fill="#1d140e", fill_opacity=".5"))
    return "".join(out)


def badges(scene: Scene, f: int, r: float, whole: bool = True) -> str:
    """What it suffers, whether it has been activated; its concentration when all of it is seen."""
    s = scene.s
    if r < TINY:
        return ""
    small, out = max(6.0, r * 0.36), []
    marks = s.marks[f]
    signs = {glyph: name for mark, glyph, name in SHOWN_MARKS if marks >> mark & 1} if marks else {}
    if s.prayer[f] or s.foresight[f]:
        signs["spark"] = "area"
    for k, (glyph, name) in enumerate(signs.items()):
        a = 0.15 + 0.62 * k
        x, y = (r + small * 0.35) * cos(a), (r + small * 0.35) * sin(a)
        sign = paint.circle(x, y, small, fill=PARCHMENT, stroke=RUBRIC, stroke_width=1.1)
        out.append(paint.about(name, sign, paint.glyph(glyph, x, y, small * 1.3, RUBRIC)))
    if scene.marked(f, pieces.ACTIVATED):
        x, y = -(r + 1) * cos(0.1), (r + 1) * sin(0.1)
        sign = paint.circle(x, y, small * 0.9, fill="#3a2716", stroke=PARCHMENT, stroke_width=0.8)
        out.append(paint.about("activated", sign, paint.glyph("check", x, y, small * 1.1, "#f2ddb0")))
    if s.focus[f] > 0 and whole:
        x, y = -(r + 1) * cos(0.85), (r + 1) * sin(0.85)
        sign = paint.circle(x, y, 7.5, fill="#e8dcf2", stroke="#4b2f6b", stroke_width=1)
        number = paint.text(x, y + 4, s.focus[f], 11, anchor="middle", fill="#4b2f6b", bold=True)
        out.append(paint.about("focus", sign, number))
    return "".join(out)


def base(scene: Scene, frame: Frame, f: int) -> str:
    """A figure where it stands."""
    s = scene.s
    r = scene.radius(f) * frame.scale
    whole = frame.sees(s.x[f], s.y[f], -scene.radius(f))
    inside = body(scene, f, r) + badges(scene, f, r, whole)
    actor, target = scene.pair
    if f == actor or (s.acting[f] == 1 and not scene.over):
        inside += paint.circle(0, 0, r + 3, fill="none", stroke=GOLD, stroke_width=2.6 if f == actor else 1.4)
        inside += paint.circle(0, 0, r + 5.2, fill="none", stroke=INK, stroke_width=0.9)
    if f == target:
        inside += reticle(r)
    elif f in scene.moved:
        dashes = "5 4"
        ring = paint.circle(0, 0, r + 3.5, fill="none", stroke=paint.RUST, stroke_width=1.8, stroke_dasharray=dashes)
        inside += paint.group(ring, cls="trace")
    if f in scene.hits and whole:
        inside += paint.badge(0, 0, f"−{scene.hits[f]}", 13)
    where = f"translate({num(frame.x(s.x[f]))} {num(frame.y(s.y[f]))})"
    return paint.group(inside, id=f"figure-{f}", cls="piece", transform=where, data_about=scene.ask_figure(f))


def reticle(r: float) -> str:
    """The sign of a target."""
    q = r + 4.5
    arcs = ""
    for a, b in ((2.7, 4.45), (4.97, 6.72)):
        arcs += f"M{num(q * cos(a))} {num(q * sin(a))}A{num(q)} {num(q)} 0 0 1 {num(q * cos(b))} {num(q * sin(b))}"
    ticks = f"M{num(-r - 9)} 0H{num(-r - 2)}M{num(r + 2)} 0H{num(r + 9)}"
    return f'<path d="{arcs}{ticks}" fill="none" stroke="{RUBRIC}" stroke-width="2.4" stroke-linecap="round"/>'


def handle(scene: Scene, frame: Frame, f: int) -> str:
    """What a click on a figure does: the action that names it, or a look at its card."""
    action, r = scene.naming(f), scene.radius(f) * frame.scale
    x, y = frame.x(scene.s.x[f]), frame.y(scene.s.y[f])
    may = action is not None and scene.hand.may(action)
    if not scene.mine:
        return ""
    hit = paint.circle(x, y, max(r + 4, scene.finger / 2 + 0.6) if may else r, fill="none", pointer_events="all", cls="hit")
    if action is not None and may:
        scene.hand.offered.add(action)
        name = scene.texts.action(action, scene.s)
        q = r + 4
        return paint.group(
            paint.tag("title", paint.esc(name)),
            hit,
            paint.circle(x, y, q, fill="none", stroke=paint.GLOW_EDGE, stroke_opacity=".6", stroke_width=5, cls="halo"),
            paint.circle(x, y, q, fill=paint.GLOW, fill_opacity=".14", stroke=paint.GLOW, stroke_width=3, cls="glow"),
            cls="may",
            role="button",
            tabindex=0,
            aria_label=name,
            data_action=action,
            data_about=scene.ask_figure(f),
        )
    name = scene.say("look-at", name=scene.called(f))
    return paint.group(
        paint.tag("title", paint.esc(name)),
        hit,
        cls="why",
        role="button",
        tabindex=0,
        aria_label=name,
        data_draft=scene.drafted(figure=f),
        data_about=scene.ask_figure(f),
    )


# Objectives, pawns, sizes, templates


def objective(scene: Scene, frame: Frame, o: int, x: float, y: float) -> str:
    """A disc of 1 inch with its owner's ring and flag; a chest with its value and tokens (AK-260 to AK-271)."""
    s = scene.s
    r = 8 * frame.scale
    owner = s.owner[o] if not scene.preparing else pieces.NOBODY
    opened = s.opened_by[o] if not scene.preparing else pieces.NOBODY
    if opened != pieces.NOBODY:
        owner = opened
    ring = "#8d8678" if owner == pieces.NOBODY else WAXES[owner].colour
    out = [
        paint.circle(1, 2.2, r, fill="#000", fill_opacity=".3"),
        paint.circle(0, 0, r, fill="#ddd3bb", stroke=INK, stroke_width=1.2),
        paint.circle(
            0,
            0,
            r * 0.84,
            fill="none",
            stroke=ring,
            stroke_width=r * 0.22,
            stroke_dasharray=None if owner != pieces.NOBODY else "3 2.4",
        ),
        paint.glyph(scene.scenario.kind if scene.scenario.kind in art.GLYPHS else "posts", 0, 0, r * 1.08, INK),
    ]
    if owner != pieces.NOBODY:
        a, b = r * 0.55, -r * 0.5
        out.append(f'<path d="M{num(a)} {num(b + r * 0.3)}V{num(b - r)}" stroke="{INK}" stroke-width="1.6"/>')
        out.append(
            f'<path d="M{num(a)} {num(b - r)}h{num(r * 1.05)}l{num(-r * 0.28)} {num(r * 0.38)} '
            f"{num(r * 0.28)} {num(r * 0.38)}"
            f'h{num(-r * 1.05)}Z" fill="{ring}" stroke="{INK}" stroke-width="1"/>'
        )
        out.append(paint.glyph(WAXES[owner].emblem, a + r * 0.42, b - r * 0.62, r * 0.5, WAXES[owner].ink))
    if s.value[o] > 0 and opened == pieces.NOBODY:
        out.append(paint.about("value", paint.coin(-r * 0.85, -r * 0.85, 11, s.value[o])))
        for seat in range(scene.seats):
            for k in range(s.tokens[o][seat]):
                out.append(
                    paint.about(
                        "tokens", paint.seal(seat, (r * 0.5 + k * r * 0.6) * (1 if seat else -1), r * 1.15, r * 0.34)
                    )
                )
    where = f"translate({num(x)} {num(y)})"
    inside = paint.about(scene.scenario.kind, *out)
    return paint.group(inside, id=f"objective-{o + 1}", transform=where, data_about=f"objective-{o + 1}")


def pawn(affinity: int, names: list[str], x: float, y: float, r: float, **given: object) -> str:
    """A resource pawn: colour and sign of its affinity."""
    body = (
        paint.circle(x, y, r + 0.9, fill=AFFINITIES[affinity], stroke=INK, stroke_width=1)
        + paint.circle(x, y, r - 1, fill="none", stroke="#fbf3de", stroke_width=1.4)
        + paint.glyph(names[affinity], x, y, r * 1.15, "#fff6df")
    )
    return paint.group(body, data_about=f"affinities {names[affinity]}", **given)


def size_tag(x: float, y: float, size: int, q: float = 1.0) -> str:
    """How high an element is: 0 to 4."""
    wall, roof = num(11 * q), f"l{num(9 * q)} {num(-7 * q)}l{num(9 * q)} {num(7 * q)}"
    house = f"M{num(x - 9 * q)} {num(y + 8 * q)}v-{wall}{roof}v{wall}Z"
    walls = f'<path d="{house}" fill="{PARCHMENT}" stroke="{INK}" stroke-width="1.1"/>'
    return paint.about("size", walls, paint.text(x, y + 5.6 * q, size, 13 * q, anchor="middle", bold=True))


def nearest_first(scene: Scene) -> list[int]:
    """Figures in the order they are drawn: the one that acts and its target last."""
    actor, target = scene.pair
    return sorted(scene.present, key=lambda f: (f == actor, f == target, f))
