"""Draws sealed bids: a line of text, and a button for each card."""

from html import escape


def in_words(view, texts):
    chosen = [seat for seat in range(view.state.seats) if seat not in view.to_act()]
    return f"{view.state.round + 1}: {view.state.score[: view.state.seats]}, {chosen}"


def draw(view, texts, *, layout="desk", draft="", standalone=True):
    width = 390 if layout == "phone" else 1440
    buttons = "".join(
        f'<rect id="card-{action + 1}" x="{20 + 60 * action}" y="60" width="50" height="70" fill="#f1e3c4" class="may" '
        f'data-action="{action}" role="button" tabindex="0" aria-label="{escape(texts.action(action))}"/>'
        for action in view.legal()
    )
    title = escape(in_words(view, texts))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 150" width="{width}" height="150">'
        f'<title>{title}</title><text x="20" y="40">{title}</text>{buttons}</svg>'
    )
