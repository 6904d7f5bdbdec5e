"""What is drawn once and used again: elements, items, families, princes, mystery cards, apprentices."""

from __future__ import annotations

from athanor.drawing.paint import INK

ELEMENT_GLYPHS = {
    "yellow": '<path d="M0-.62.52.16H-.52ZM0 .16V.68M-.26.42H.26"/>',
    "green": (
        '<path d="M0-.42V.42M-.42 0H.42"/><circle cy="-.54" r=".13"/><circle cy=".54" r=".13"/>'
        '<circle cx="-.54" r=".13"/><circle cx=".54" r=".13"/>'
    ),
    "blue": '<circle cy="-.1" r=".28"/><path d="M-.3-.66Q0-.14.3-.66M0 .18V.68M-.24.44H.24"/>',
    "red": (
        '<path d="M0 .6V-.56M-.22-.34 0-.6.22-.34"/><circle cx="-.44" cy=".3" r=".19"/>'
        '<circle cx=".44" cy=".3" r=".19"/><path d="M-.25.3H.25"/>'
    ),
    "purple": '<circle r=".52"/><path d="M-.52 0H.52"/>',
}
"""Alchemical signs, so that no element is known by its colour alone."""

DRAWINGS = {
    "i-gold": (
        '<path d="M-0.90 0.78L-0.76 0.30H-0.20L-0.06 0.78Z" fill="#e3ad2c"/>'
        '<path d="M-0.68 0.44H-0.38" stroke="#fff" stroke-opacity=".8"/>'
        '<path d="M0.06 0.78L0.20 0.30H0.76L0.90 0.78Z" fill="#e3ad2c"/>'
        '<path d="M0.28 0.44H0.58" stroke="#fff" stroke-opacity=".8"/>'
        '<path d="M-0.42 0.22L-0.28 -0.26H0.28L0.42 0.22Z" fill="#f0c24a"/>'
        '<path d="M-0.20 -0.12H0.10" stroke="#fff" stroke-opacity=".8"/>'
        '<path d="M0-.92V-.6M-.45-.75-.3-.5M.45-.75.3-.5" stroke="#b8862d"/>'
    ),
    "i-silver": (
        '<circle r=".82" fill="#c3c8cf"/><circle r=".64" stroke-opacity=".5"/>'
        '<path d="M.18-.42A.44.44 0 1 0 .18.42A.34.34 0 1 1 .18-.42Z" fill="#f4f6f8"/>'
    ),
    "i-electrum": (
        '<path d="M0-.82A.82.82 0 0 1 0 .82Z" fill="#e3b53c"/>'
        '<path d="M0-.82A.82.82 0 0 0 0 .82Z" fill="#cfd3d8"/>'
        '<path d="M0-.5V.5M-.45 0H.45M-.3-.3.3.3M-.3.3.3-.3" stroke-opacity=".75"/>'
    ),
    "i-ruby": (
        '<path d="M-.38-.85H.38L.85-.38V.38L.38.85H-.38L-.85.38V-.38Z" fill="#c4262e"/>'
        '<path d="M-.22-.45H.22L.45-.22V.22L.22.45H-.22L-.45.22V-.22Z" fill="#e8646a"/>'
        '<path d="M-.38-.85-.22-.45M.38-.85.22-.45M.85-.38.45-.22M.85.38.45.22M.38.85.22.45M-.38.85-.22.45M-.'
        '85.38-.45.22M-.85-.38-.45-.22" stroke-width=".06"/>'
    ),
    "i-emerald": (
        '<path d="M-.4-.9H.4L.64-.66V.66L.4.9H-.4L-.64.66V-.66Z" fill="#2f8a52"/>'
        '<path d="M-.22-.58H.22L.34-.46V.46L.22.58H-.22L-.34.46V-.46Z" fill="#6cc48a"/>'
        '<path d="M-.4-.9-.22-.58M.4-.9.22-.58M-.4.9-.22.58M.4.9.22.58" stroke-width=".06"/>'
    ),
    "i-sapphire": (
        '<path d="M-.5-.62H.5L.9-.12 0 .86-.9-.12Z" fill="#2f5fae"/>'
        '<path d="M-.9-.12H.9M-.5-.62-.3-.12 0 .86 .3-.12 .5-.62M-.3-.12 0-.62 .3-.12" stroke-width=".07"/>'
        '<path d="M-.3-.12 0-.62 .3-.12Z" fill="#86aee6" stroke-width=".06"/>'
    ),
    "i-amethyst": (
        '<path d="M-.82.8-.92.05-.62-.3-.3.05V.8Z" fill="#a478c8"/>'
        '<path d="M.82.8.92.05.62-.3.3.05V.8Z" fill="#8a58b4"/>'
        '<path d="M-.36.8V-.5L0-.92.36-.5V.8Z" fill="#c3a0de"/>'
        '<path d="M0-.92V.8M-.36-.5 0-.3 .36-.5" stroke-width=".06"/>'
    ),
    "i-jade": (
        '<circle r=".82" fill="#7fb58a"/><circle r=".3" fill="#f6ecd3"/>'
        '<circle r=".58" stroke-dasharray=".16 .16" stroke-opacity=".6" stroke-width=".07"/>'
    ),
    "i-turquoise": (
        '<ellipse rx=".88" ry=".66" fill="#3fb0b0"/>'
        '<path d="M-.6-.2-.25.05-.1.5M-.25.05.2-.15.62-.3M.2-.15.35.35" stroke-width=".07" '
        'stroke="#1e4f52"/><path d="M-.55-.38Q-.25-.55.1-.52" stroke="#fff" stroke-opacity=".7"/>'
    ),
    "i-frankincense": (
        '<path d="M-.7.2H.7Q.65.75.25.78H-.25Q-.65.75-.7.2Z" fill="#c8923a"/>'
        '<path d="M-.34.92H.34M0 .78V.92"/>'
        '<path d="M-.28 0Q-.5-.25-.25-.45T-.28-.9M.05 0Q-.15-.25.1-.48T.05-.95M.36 0Q.18-.25.4-.42T.36-.82" '
        'stroke="#7b6a58"/>'
    ),
    "i-myrrh": (
        '<path d="M-.9-.55Q-.2-.75.9-.45M-.1-.66.25-.95M.4-.56.75-.8"/>'
        '<path d="M-.55-.5Q-.85.1-.55.2Q-.25.1-.55-.5Z" fill="#b5652b"/>'
        '<path d="M0-.55Q-.42.6 0 .75Q.42.6 0-.55Z" fill="#d98a42"/>'
        '<path d="M.55-.42Q.25.2.55.32Q.85.2.55-.42Z" fill="#b5652b"/>'
    ),
    "i-ambergris": (
        '<path d="M-.8.3Q-.95-.25-.5-.4Q-.35-.85.1-.7Q.6-.75.65-.25Q1 0 .8.4Q.6.8 0 .72Q-.6.8-.8.3Z" '
        'fill="#a9a196"/><path d="M-.4-.05H-.2M.1-.3H.3M.2.25H.45M-.25.4H-.05M-.5.2H-.42" stroke-width=".1"/>'
    ),
    "i-red_dye_5": (
        '<path d="M-.85.1H.85Q.75.8.3.82H-.3Q-.75.8-.85.1Z" fill="#e9dcc0"/>'
        '<path d="M-.7.1Q-.3-.85 0-.85Q.3-.85.7.1Z" fill="#cf2f3c"/>'
        '<path d="M-.15-.45-.3-.1M.12-.5.2-.25" stroke="#fff" stroke-opacity=".7" stroke-width=".07"/>'
    ),
    "i-indigo": (
        '<path d="M-.4-.85H.4V-.6L.3-.5V-.3Q.75-.1.75.3V.65Q.75.85.5.85H-.5Q-.75.85-.75.65V.3Q-.75-.1-.3-.3V-'
        '.5L-.4-.6Z" fill="#eee3cc"/>'
        '<path d="M-.75.25Q-.35.05 0 .25T.75.25V.65Q.75.85.5.85H-.5Q-.75.85-.75.65Z" fill="#2e3f8f"/>'
    ),
    "i-tyrian_purple": (
        '<path d="M-.9.8Q-.75.3-.5.2Q-.75-.35-.3-.7Q.2-1 .65-.6Q1-.1.55.35Q.15.65-.3.5Q-.6.6-.9.8Z" '
        'fill="#7f2f6f"/><path d="M.1-.1A.2.2 0 1 1 .3-.28Q.45 0 .15.15Q-.2.25-.32-.1Q-.35-.5.1-.58" '
        'stroke="#f0d7ea" stroke-width=".1"/><path d="M.65-.6.85-.85M.8-.1 1.02-.1M-.3-.7-.4-.95" />'
    ),
    "f-metals": '<path d="M-.9.5-.6-.4H.6L.9.5Z" fill="#e3b53c"/>',
    "f-gems": '<path d="M-.5-.62H.5L.9-.1 0 .85-.9-.1ZM-.9-.1H.9" fill="#d7a5a7"/>',
    "f-fine_stones": '<ellipse rx=".88" ry=".62" fill="#8fc7bf"/><path d="M-.4-.2Q-.1-.35.25-.3"/>',
    "f-aromatics": (
        '<path d="M-.75.15H.75Q.6.85 0 .85T-.75.15Z" fill="#d9a766"/>'
        '<path d="M-.2-.05Q-.4-.4-.1-.55T-.1-.95M.25-.05Q.05-.4.35-.55T.3-.95"/>'
    ),
    "f-colourants": (
        '<path d="M.1.1.75-.9.95-.75.3.3Z" fill="#c9a67c"/>'
        '<path d="M.1.1.3.3Q.2.9-.85.85Q-.4.6-.35.3Q-.2.05.1.1Z" fill="#c44a6a"/>'
    ),
    "p-glorim": '<path d="M-.85.6-.9-.45-.4.02 0-.75.4.02.9-.45.85.6Z" fill="#d9a92f"/>',
    "p-passim": (
        '<path d="M0-.9Q.4-.4.16.2H-.16Q-.4-.4 0-.9Z" fill="#d9a92f"/>'
        '<path d="M-.2.2Q-.85.3-.85-.2Q-.75-.5-.45-.3M.2.2Q.85.3.85-.2Q.75-.5.45-.3M-.4.24H.4M0 '
        '.24V.85M-.25.6H.25"/>'
    ),
    "p-serrim": (
        '<path d="M-.55.85V-.3H-.75V-.85H-.42V-.6H-.16V-.85H.16V-.6H.42V-.85H.75V-.3H.55V.85Z" '
        'fill="#d9a92f"/><path d="M-.18.85V.35Q0 .1.18.35V.85"/>'
    ),
    "florim": (
        '<circle r=".92" fill="#e2b544"/><circle r=".68" stroke="#8a6215" stroke-width=".09"/>'
        '<path d="M-.2.42V-.42H.28M-.2-.02H.16" stroke="#5f430c" stroke-width=".17"/>'
    ),
    "m-flying_carpet": (
        '<path d="M-.95.05Q-.6-.5-.15-.42T.95-.2Q.65.3.2.28T-.95.05Z" fill="#b8473a"/>'
        '<path d="M-.4-.12 0-.3 .42-.02 0 .14Z" fill="#e2b544" stroke-width=".08"/>'
        '<path d="M-.95.05-1.05.25M-.75.12-.82.32M.95-.2 1.06-.02M-.55.7H-.05M.15.6H.6M-.2.92H.2"/>'
    ),
    "m-catalyst": (
        '<path d="M-.25-.85H.25M-.15-.85V-.25L-.7.6Q-.75.85-.5.85H.5Q.75.85.7.6L.15-.25V-.85" '
        'fill="#f6ecd3"/><path d="M-.45.25H.45L.7.65Q.72.85.5.85H-.5Q-.72.85-.7.65Z" fill="#5b9650"/>'
    ),
    "m-tithe": (
        '<circle cx="-.25" cy=".3" r=".55" fill="#e2b544"/>'
        '<path d="M.1-.5H.85M.85-.5.55-.8M.85-.5.55-.2M-.25.05V.55M-.45.3H-.05"/>'
    ),
    "m-rising_star": '<path d="M0-.9.22-.25.9-.25.35.15.55.8 0 .42-.55.8-.35.15-.9-.25H-.22Z" fill="#e2b544"/>',
    "m-counterspell": (
        '<path d="M-.7-.7Q0-.5.7-.7V0Q.65.6 0 .9Q-.65.6-.7 0Z" fill="#b9c2cf"/><path d="M-.35-.25.35.4M.35-.25-.35.4"/>'
    ),
    "m-back": (
        '<path d="M.1-.85A.86.86 0 1 0 .85.25A.66.66 0 0 1 .1-.85Z" fill="#e2b544"/>'
        '<path d="M.52-.82.6-.5.92-.42.6-.34.52-.02.44-.34.12-.42.44-.5Z" fill="#fff1cf"/>'
    ),
    "m-glass_eye": (
        '<path d="M-.92 0Q0-.85.92 0Q0 .85-.92 0Z" fill="#f6ecd3"/><circle r=".34" fill="#3a70b4"/>'
        '<circle r=".12" fill="#1c150e"/>'
    ),
    "m-false_seal": (
        '<path d="M-.8-.6H.8V.6H-.8ZM-.8-.6 0 .1.8-.6" fill="#f6ecd3"/><circle cy=".2" r=".3" fill="#b23a2c"/>'
    ),
    "m-horn_of_plenty": (
        '<path d="M.85-.75Q.95.1.3.6Q-.3.95-.85.55Q-.2.55 0 0Q.05-.3-.05-.45Z" fill="#c9923f"/>'
        '<ellipse cx=".4" cy="-.62" rx=".48" ry=".2" transform="rotate(-10 .4 -.6)" fill="#5b9650"/>'
    ),
    "m-princes_word": (
        '<path d="M-.85-.6H.85V.3H.1L-.35.8V.3H-.85Z" fill="#f6ecd3"/>'
        '<path d="M-.45.05-.5-.35-.2-.15 0-.45.2-.15.5-.35.45.05Z" fill="#d9a92f"/>'
    ),
    "m-upside_down": '<path d="M0-.9V.5M-.3.2 0 .6.3.2" stroke="#b23a2c"/><path d="M-.8.85H.8M-.6-.75H-.25M.25-.75H.6"/>',
    "m-second_sight": (
        '<path d="M-.95-.2Q-.45-.7.05-.2Q-.45.3-.95-.2ZM-.05.3Q.45-.2.95.3Q.45.8-.05.3Z" fill="#f6ecd3"/>'
        '<circle cx="-.45" cy="-.2" r=".17" fill="#3a70b4"/><circle cx=".45" cy=".3" r=".17" fill="#3a70b4"/>'
    ),
    "m-jostle": (
        '<circle cx="-.45" cy="-.45" r=".28" fill="#c9923f"/>'
        '<path d="M-.85.85Q-.8 0-.45-.05T0 .5" fill="#c9923f"/><path d="M.1.1H.9M.6-.2.92.1.6.4"/>'
    ),
    "m-second_furnace": (
        '<path d="M-.75.85V0Q-.75-.5 0-.5T.75 0V.85Z" fill="#a5684a"/>'
        '<path d="M-.35.85V.4Q0 .05.35.4V.85Z" fill="#e2953a"/><path d="M-.3-.5V-.9H.3V-.5"/>'
    ),
    "m-letter": (
        '<path d="M-.85-.55H.85V.6H-.85Z" fill="#f6ecd3"/><path d="M-.85-.55 0 .1.85-.55"/>'
        '<circle cx=".5" cy=".35" r=".22" fill="#b23a2c"/>'
    ),
    "m-invisible_ink": (
        '<path d="M-.6.85Q-.85.1-.1-.2L.85-.9Q.6.2-.2.35Z" fill="#cfd3d8"/><path d="M-.6.85.3-.35" />'
        '<path d="M.1.8H.85" stroke-dasharray=".15 .2"/>'
    ),
    "m-patronage": (
        '<path d="M-.85.1-.9-.75-.4-.4 0-.9.4-.4.9-.75.85.1Z" fill="#d9a92f"/><path d="M0 .3V.95M-.32.62H.32"/>'
    ),
    "m-salt_tax": (
        '<path d="M-.6-.2Q-.95.85 0 .85T.6-.2Q.3-.4.25-.55H-.25Q-.3-.4-.6-.2Z" fill="#e8e2d2"/>'
        '<path d="M-.35-.75H.35M-.25-.55H.25M-.2.25H.2M0 .05V.5"/>'
    ),
}
"""Each in the square from -1 to 1, on parchment."""

PAWN = "M0-1C.5-1 .55-.4 .28-.2 .75 0 .8.5 .75.95H-.75C-.8.5-.75 0-.28-.2-.55-.4-.5-1 0-1Z"


def drawings() -> str:
    """The definitions of everything above."""
    drawn = "".join(
        f'<g id="{name}" fill="none" stroke="{INK}" stroke-width=".12" stroke-linecap="round" stroke-linejoin="round">{body}</g>'
        for name, body in DRAWINGS.items()
    )
    pawn = (
        f'<g id="pawn"><path d="{PAWN}" fill="currentColor" stroke="{INK}" stroke-width=".09" stroke-linejoin="round"/></g>'
    )
    return drawn + pawn
