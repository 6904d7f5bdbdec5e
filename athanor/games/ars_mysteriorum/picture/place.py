"""The larger parts of the table of Ars Mysteriorum: tents, players, the book, the mysteries, the own place."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, GOLD, GOLD_DARK, INK, PARCHMENT, RUST, SAND, SEPIA, Rect
from athanor.games.ars_mysteriorum.picture import parts
from athanor.games.ars_mysteriorum.picture.parts import ROMAN, counted, drawing, token
from athanor.games.ars_mysteriorum.picture.scene import TINTS, Scene
from athanor.games.ars_mysteriorum.rules import pieces


def phases(scene: Scene, x: float, y: float, step: float, words: bool) -> str:
    """The nine phases as a path, the present one large."""
    now = scene.phase - 1
    out = paint.line(x, y, x + 8 * step, y, "#7a5a2a", 3)
    if now > 0:
        out += paint.line(x, y, x + now * step, y, GOLD, 3)
    for k, numeral in enumerate(ROMAN):
        at = x + k * step
        if k == now:
            out += paint.circle(at, y, min(22, step * 0.45), fill=PARCHMENT, stroke=GOLD, stroke_width=3)
            out += paint.text(at, y + 6.5, numeral, 18 if step > 50 else 14, anchor="middle", bold=True)
        else:
            done = k < now
            out += paint.circle(at, y, min(14, step * 0.36), fill=GOLD if done else "#2a1d15", stroke="#8a6a38")
            out += paint.text(at, y + 4.5, numeral, 12, anchor="middle", bold=done, fill="#2b1d0c" if done else SAND)
        if words:
            name = scene.say(f"phase-{k + 1}")
            fill = "#fff1cf" if k == now else SAND
            out += paint.text(at, y + (41 if k == now else 34), name, 15 if k == now else 12, anchor="middle", fill=fill,
                              bold=k == now, fit=step + 8)  # fmt: skip
    return out


def end_gauge(scene: Scene, x: float, y: float, width: float) -> str:
    """How many rounds are behind, and how many the mystery pile still allows."""
    past, left = scene.s.round, scene.rounds_left
    rounds = max(1, past + left)
    step = min(43.0, width / rounds)
    out = ""
    for k in range(rounds):
        at = x + step * (k + 0.5)
        now = k == past - 1
        fill = PARCHMENT if now else GOLD if k < past else "#2a1d15"
        out += paint.circle(at, y, min(14.0 if now else 12.0, step * 0.45), fill=fill, stroke=GOLD if now else "#8a6a38",
                            stroke_width=3 if now else 1.5)  # fmt: skip
        ink = INK if now else "#2b1d0c" if k < past else SAND
        out += paint.text(at, y + 4.5, k + 1, min(13.0, step * 0.5), anchor="middle", fill=ink, bold=k < past)
    return out


def roof(scene: Scene, tent: int, box: Rect) -> str:
    """The cloth of a tent with its sign, master and element."""
    tint = TINTS[tent]
    x, y, w, h = box
    cx, low = box.cx, y + h - 18
    out = (
        f'<path d="M{cx} {y}Q{cx - 22} {low - 26} {x - 2} {low}H{x + w + 2}Q{cx + 22} {low - 26} {cx} {y}Z" '
        f'fill="{tint.cloth}" stroke="{INK}" stroke-width="1.6"/>'
    )
    for a, b in ((-0.72, -0.44), (0.44, 0.72)):
        half = w / 2 + 2
        out += (
            f'<path d="M{cx} {y}Q{paint.num(cx + a * 24)} {low - 26} {paint.num(cx + a * half)} {low}H'
            f'{paint.num(cx + b * half)}Q{paint.num(cx + b * 24)} {low - 26} {cx} {y}Z" fill="#fff4d8" fill-opacity=".3"/>'
        )
    out += paint.circle(cx, low - 19, 18, fill="#fbf3de", stroke=INK, stroke_width=1.4) + token(tent, cx, low - 19, 29)
    out += paint.rect(x - 2, low, w + 4, 21, 4, fill=tint.shade, stroke=INK, stroke_width=1.3)
    name = scene.name("elements", tent)
    if w > 150:
        name = f"{scene.say(f'master-{tent}')} · {name}"
    return out + paint.text(cx, low + 15.5, name, 14, anchor="middle", fill="#fff1cf", small_caps=True, fit=w - 8)


def tent_column(scene: Scene, tent: int, x: float, y: float) -> str:
    """A tent from roof to favour field, 210 wide."""
    tint = TINTS[tent]
    w, top = 210, y + 78
    body = Rect(x + 6, top, w - 12, 394)
    out = paint.rect(*body, 3, fill="url(#parchment)", stroke=tint.shade, stroke_width=2, filter="url(#shadow)")
    out += roof(scene, tent, Rect(x, y, w, 96))
    out += pile(scene, tent, x + 4, y + 2)
    out += parts.supply(scene, tent, x + w - 40, y + 19, 24)
    out += paint.text(x + w - 4, y + 50, scene.say("supply"), 11, anchor="end", fill="#d8c398", italic=True)
    out += recipes(scene, tent, Rect(x + 14, top + 27, w - 28, 148))
    ground = Rect(x + 12, top + 179, w - 24, 42)
    out += parts.ground(scene, tent, ground, 36)
    out += paint.line(x + 12, top + 222, x + w - 12, top + 222, SEPIA, 0.8)
    out += parts.bin_row(scene, tent, Rect(x + 13, top + 228, w - 26, 40))
    return out + parts.favour_field(scene, tent, Rect(x + 12, top + 273, w - 24, 116), (36, 50))


def pile(scene: Scene, tent: int, x: float, y: float) -> str:
    """The recipe pile of a tent."""
    tint = TINTS[tent]
    out = ""
    for q in range(min(3, scene.s.left[tent])):
        out += paint.rect(x + q * 2, y + 4 - q * 2, 24, 32, 3, fill=tint.shade if q == 2 else "#efe0bd", stroke=INK)
    if scene.s.left[tent] == 0:
        out = paint.empty_place(Rect(x, y + 2, 24, 32), 3, SAND)
    out += paint.text(x + 34, y + 24, f"×{scene.s.left[tent]}", 15, fill=CREAM, bold=True)
    return out + paint.text(x, y + 50, scene.say("pile"), 11, fill="#d8c398", italic=True)


def recipes(scene: Scene, tent: int, box: Rect) -> str:
    half = box.w / 2
    out = ""
    for slot in range(pieces.SLOTS):
        place = Rect(box.x + slot * (half + 2), box.y, half - 2, box.h)
        recipe = scene.s.slot[tent][slot]
        if recipe == pieces.NOTHING or not scene.started:
            out += paint.empty_place(place, 6, SEPIA)
        else:
            out += parts.recipe_card(scene, recipe, place)
    return out


def player(scene: Scene, seat: int, box: Rect, position: int) -> str:
    """A player: place in the order, Florims, tokens, hand, salary, recipes by family."""
    s = scene.s
    x, y, w, _h = box
    out = paint.panel(box, 8)
    if seat == scene.in_turn:
        out += paint.rect(*box, 8, fill="none", stroke=GOLD, stroke_width=3)
        out += f'<path d="M{x - 13} {box.cy - 12}l12 12l-12 12z" fill="{GOLD}" stroke="{INK}"/>'
    out += paint.text(x + 14, y + 28, position + 1, 18, anchor="middle", bold=True, fill=SEPIA)
    out += paint.seal(seat, x + 40, y + 22, 14)
    out += paint.text(x + 60, y + 28, scene.texts.seat(seat), 17, bold=seat == scene.me, fit=82)
    out += bid_mark(scene, seat, Rect(x + 148, y + 6, 22, 31))
    out += drawing("florim", x + 218, y + 22, 20)
    out += paint.text(x + w - 10, y + 30, s.florims[seat], 23, anchor="end", bold=True)
    for element in range(pieces.ELEMENTS):
        out += counted(element, x + 17 + element * 37, y + 53, 19, s.tokens[seat][element])
    out += paint.card_back(Rect(x + 204, y + 43, 15, 20), glyph_name="moon")
    out += paint.text(x + 223, y + 58, s.cards[seat], 14.5, bold=True)
    left = sum(place in (pieces.HAND, pieces.UNSEEN) for place in s.at[seat]) - (
        sum(s.placed[seat]) if scene.phase == 5 else 0
    )
    if scene.me == seat or scene.phase != 5:
        left = sum(place == pieces.HAND for place in s.at[seat])
    out += parts.favour_back(scene, seat, Rect(x + 245, y + 43, 15, 20)) + paint.text(x + 264, y + 58, left, 14.5, bold=True)
    out += paint.line(x + 10, y + 68, x + w - 10, y + 68, GOLD, 0.7)
    for family, count in enumerate(scene.families(seat)):
        at = x + 17 + family * 33
        out += drawing(f"f-{scene.components.families[family].id}", at, y + 79, 15, not count)
        out += paint.text(at + 11, y + 84, count, 13, fill=INK if count else "#a48a5c")
    wage = scene.say("per-round", n=sum(scene.salary(seat)))
    return out + paint.text(x + w - 10, y + 84, wage, 12.5, anchor="end", bold=True, fill=SEPIA, fit=104)


def bid_mark(scene: Scene, seat: int, box: Rect) -> str:
    """The favour laid for the order: its back while others choose, its face after."""
    value = scene.bid(seat)
    if scene.s.stage == pieces.BIDS and seat != scene.me:
        laid = seat not in scene.waits_for
        return parts.favour_back(scene, seat, box) if laid else paint.empty_place(box, 3, SEPIA)
    if not value:
        return paint.empty_place(box, 3, SEPIA)
    out = paint.rect(*box, 3, fill="#f9f0da", stroke=TINTS[scene.s.colour[seat]].cloth, stroke_width=2.5)
    out += paint.text(box.cx, box.cy + 5.5, 7 if scene.s.word[seat] else value, 15, anchor="middle", bold=True)
    turned = scene.s.upside and scene.phase == 3
    return out + (paint.glyph("arrow", box.right + 12, box.cy, 15, RUST, turn=90) if turned else "")


def book(scene: Scene, box: Rect, seat: int) -> str:
    """The recipe book as the grid that players think in: copies, scales at line ends and column tops, awards."""
    s, x, y, w = scene.s, box.x, box.y, box.w
    narrow = w < 450
    heading = scene.say("book")
    out = paint.panel(box) + paint.title(x + 14, y + 25, heading, 18)
    duplicates, princes, masters = scene.salary(seat)
    wages = scene.say("wages", n=duplicates + princes + masters, d=duplicates, p=princes, m=masters)
    out += paint.text(x + w - 12, y + 25, wages, 12.5, anchor="end", fill=SEPIA,
                      fit=w - 34 - paint.width_of(heading, 18, small_caps=True))  # fmt: skip
    left, end = (34, 74) if narrow else (84, 108)
    cw, ch, top = (w - left - end) / 5, (box.h - 104) / 3, y + 98
    for family, one in enumerate(scene.components.families):
        cx = x + left + (family + 0.5) * cw
        size = sum(s.book[seat][prince * 5 + family] > 0 for prince in range(3))
        out += paint.text(cx, y + 47, scene.say(f"family-{family}"), 12, anchor="middle", fit=cw - 3)
        out += scale(one.scale, size, cx - cw * 0.28, y + 64, cw * 0.28)
        leaders = scene.leading(family)
        out += paint.text(cx - 7 * len(leaders), y + 87, one.award, 13, anchor="middle", bold=True, fill=GOLD_DARK)
        for k, leader in enumerate(leaders):
            out += paint.seal(leader, cx - 7 * len(leaders) + 17 + 13 * k, y + 83, 6)
    for prince, lord in enumerate(scene.components.princes):
        cy = top + (prince + 0.5) * ch
        out += drawing(f"p-{lord.id}", x + 18, cy, 20)
        if not narrow:
            out += paint.text(x + 33, cy + 5, lord.name.en, 14)
        size = sum(s.book[seat][prince * 5 + family] > 0 for family in range(5))
        out += scale(lord.scale, size, x + w - end + 12, cy, (end - 18) / 5)
        for family in range(5):
            out += cell(scene, prince * 5 + family, s.book[seat][prince * 5 + family],
                        Rect(x + left + family * cw + 2, top + prince * ch + 2, cw - 4, ch - 4))  # fmt: skip
    return out


def scale(amounts: list[int], size: int, x: float, y: float, step: float) -> str:
    """A salary scale; the step that is reached is ringed."""
    out = ""
    for k, florims in enumerate(amounts):
        reached = k + 1 == size
        at = x + k * step
        if reached:
            out += paint.circle(at, y, 8.8, fill=GOLD if florims else "none", stroke=GOLD, stroke_width=1.4)
        fill = "#fff7e0" if reached and florims else SEPIA
        out += paint.text(at, y + 4.5, florims, 12.5, anchor="middle", bold=reached, fill=fill)
    return out


def cell(scene: Scene, item: int, copies: int, box: Rect) -> str:
    one = scene.components.items[item]
    look = {"fill": "#fffdf4", "stroke": GOLD, "stroke_width": 1.8} if copies else {
        "fill": "#e8d6ac", "fill_opacity": ".5", "stroke": "#b79a63", "stroke_dasharray": "3 3"
    }  # fmt: skip
    out = paint.rect(*box, 5, **look)
    out += drawing(f"i-{one.id}", box.cx, box.y + box.h * 0.4, min(30.0, box.h * 0.55), not copies)
    name = getattr(one.name, scene.texts.language)
    out += paint.text(box.cx, box.bottom - 5, name, 11, anchor="middle", bold=bool(copies), fit=box.w - 4,
                      fill=INK if copies else "#7a6540")  # fmt: skip
    if copies > 1:
        out += paint.circle(box.right - 11, box.y + 11, 10, fill=GOLD, stroke=INK)
        out += paint.text(box.right - 11, box.y + 15, f"×{copies}", 11, anchor="middle", bold=True, fill="#fff7e0")
    return out


def mysteries(scene: Scene, box: Rect, across: int) -> str:
    """The mystery pile, the face-up cards, or what the others are known to hold; the card in question."""
    x, y = box.x, box.y
    out = paint.panel(box) + paint.title(x + 14, y + 25, scene.say("mysteries"), 18)
    out += paint.card_back(Rect(x + 14, y + 36, 40, 54), scene.s.pile_size)
    out += paint.text(x + 64, y + 56, scene.say("in-pile", n=scene.s.pile_size), 14, bold=True, fit=box.w - 74)
    out += paint.text(x + 64, y + 75, scene.say("rounds-left", n=scene.rounds_left), 12.5, fill=SEPIA, fit=box.w - 74)
    words = scene.say("face-up" if sum(scene.s.shown) else "known")
    out += paint.text(x + 14, y + 108, words, 12.5, fill=SEPIA, italic=True, fit=box.w - 24)
    out += parts.shown_mysteries(scene, Rect(x + 12, y + 116, box.w - 20, box.h - 150), across)
    out += paint.text(x + 14, box.bottom - 10, scene.say("discards", n=sum(scene.s.discard)), 12.5, fill=SEPIA)
    return out


def in_question(scene: Scene) -> str:
    """The mystery card that may be countered now, in words."""
    s = scene.s
    if s.depth == 0:
        return ""
    card = scene.name("mysteries", pieces.COUNTERSPELL if s.depth > 1 else s.card)
    return scene.say("in-question", who=scene.texts.seat(s.link[s.depth - 1]), card=card)


def own_place(scene: Scene, box: Rect, across: int = 3) -> str:
    """Question, favour cards, tokens, mystery hand, buttons."""
    x, y, w = box.x, box.y, box.w
    out = paint.panel(box) + question(scene, Rect(x + 8, y + 8, w - 16, 32))
    if not scene.started or scene.me < 0:
        return out + parts.buttons(scene, Rect(x + 12, y + 52, w - 24, box.h - 60))
    if scene.chosen_card != pieces.NOTHING:
        return out + aiming(scene, Rect(x + 12, y + 48, w - 24, box.h - 56))
    narrow = w < 450
    out += parts.own_favours(scene, Rect(x + 12, y + 48, w - 24 if narrow else 300, 58))
    tokens = Rect(x + 10, y + 118, w - 20, 42) if narrow else Rect(x + 316, y + 54, w - 326, 44)
    out += parts.own_tokens(scene, tokens)
    low = y + (166 if narrow else 114)
    across, tall = hand_rows(scene, across, narrow)
    out += parts.own_mysteries(scene, Rect(x + 12, low, w - 24, tall), across)
    return out + parts.buttons(scene, Rect(x + 12, low + tall + 4, w - 24, box.bottom - low - tall - 10))


def hand_rows(scene: Scene, across: int, narrow: bool) -> tuple[int, float]:
    """Cards in a row, and the height of the mystery hand: one row of it where buttons need the room."""
    cards = len(scene.cards(scene.me))
    if narrow:
        return across, -(-cards // across) * 46.0
    rows = 1 if scene.leftover() and cards <= 5 else 2 if cards > across else 1
    return max(across, -(-cards // rows)), 46.0 if scene.leftover() or rows == 1 else 92.0


def aiming(scene: Scene, box: Rect) -> str:
    """The targets of the mystery card that was picked, and the way back."""
    kind = scene.chosen_card
    chip = Rect(box.x, box.y, box.w - 110, 42)
    back = Rect(box.right - 100, box.y, 100, 42)
    out = parts.mystery_chip(scene, kind, chip)
    out += scene.hand.draft("none", scene.say("back"), back, paint.key(back, scene.say("back"), size=14), radius=8)
    return out + parts.buttons(scene, Rect(box.x, box.y + 50, box.w, box.h - 50))


def own_height(scene: Scene, across: int) -> float:
    """How tall the own place is on a phone."""
    if scene.me < 0:
        return 48
    on_table = ("place", "learn", "trade", "give", "bid", "take", "go", "stay", "pay", "neutral", "leave", "mystery", "save")
    buttons = [one for one in scene.leftover() if scene.family_of(one) not in (*on_table, "grab", "play")]
    if scene.chosen_card != pieces.NOTHING:
        return 108 + len(buttons) * 44
    return 174 + -(-len(scene.cards(scene.me)) // across) * 46 + len(buttons) * 44


def question(scene: Scene, box: Rect) -> str:
    """Whose turn it is and what is asked; a choice that may be taken back can be taken back here."""
    out = paint.rect(*box, 5, fill="#2a1d15")
    at = box.x + 12.0
    if scene.me >= 0 and scene.started:
        out += paint.seal(scene.me, box.x + 18, box.cy, 11)
        at = box.x + 38
    words = " · ".join(filter(None, (in_question(scene), scene.headline())))
    undo = scene.mine and scene.s.open == 1
    out += paint.text(at, box.cy + 5.5, words, 15.5, fill=CREAM, bold=scene.mine, fit=box.right - at - (110 if undo else 8))
    if undo:
        out += paint.take_back(Rect(box.right - 100, box.y + 3, 94, box.h - 6), scene.say("undo"))
    return out


def standings(scene: Scene, box: Rect) -> str:
    """The end: places, Florims and where they came from."""
    out = paint.panel(box) + paint.title(box.x + 16, box.y + 28, scene.say("over"), 20)
    rows = sorted(range(scene.seats), key=lambda seat: -scene.s.florims[seat])
    step = min(44.0, (box.h - 44) / scene.seats)
    for k, seat in enumerate(rows):
        y = box.y + 44 + (k + 0.5) * step
        place = scene.places[seat]
        out += paint.text(box.x + 22, y + 6, place, 19, anchor="middle", bold=True, fill=GOLD_DARK if place == 1 else SEPIA)
        out += paint.seal(seat, box.x + 50, y, 13) + paint.text(box.x + 70, y + 5, scene.texts.seat(seat), 15, fit=90)
        b, d, q, m, a = scene.s.earned[seat]
        out += paint.text(
            box.x + 168, y + 5, scene.say("earned", b=b, d=d, p=q, m=m, a=a), 12.5, fill=SEPIA, fit=box.w - 230
        )
        out += paint.text(box.right - 14, y + 7, scene.s.florims[seat], 21, anchor="end", bold=True)
    return out


def log(scene: Scene, box: Rect, size: float = 13) -> str:
    return paint.slate(box) + paint.chronicle(Rect(box.x + 12, box.y + 6, box.w - 24, box.h - 10), scene.news, size)


def round_words(scene: Scene) -> str:
    """How far the match is."""
    return scene.say("setup") if scene.s.round == 0 else scene.say("round", n=scene.s.round)
