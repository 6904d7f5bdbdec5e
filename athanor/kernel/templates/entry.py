"""What Python calls: the rules of one game on `(boxes, states, i)`, arrays and an index.

An array of records crosses into compiled code in 0.35 microseconds, a single record in 4.
"""

from typing import Any

from athanor.kernel.ranking import place_of  # noqa: F401  for bots and GPUs
from athanor.kernel.rulebook import BY_REFUSAL, acts, below, copy_state, first_to_act, rule, table

game: Any  # the game's rules, put in by athanor.kernel.loading

SPANS = table(game.ACTIONS.spans)


@rule
def legal_by_refusal(box, s, seat, moves):
    """The actions that no rule refuses, among the families that answer the question asked now; their number."""
    n = 0
    for k in range(len(SPANS[s.asks])):
        for action in range(SPANS[s.asks][k][0], SPANS[s.asks][k][1]):
            if game.refusal(box, s, seat, action) == 0:
                moves[n] = action
                n += 1
    return n


if hasattr(game, "legal"):

    @rule
    def list_legal(box, s, seat, moves):
        """As the game lists them, or by refusal where it leaves that to us."""
        n = game.legal(box, s, seat, moves)
        return legal_by_refusal(box, s, seat, moves) if n == BY_REFUSAL else n

else:
    list_legal = legal_by_refusal


@rule
def refusal_or_turn(box, s, seat, action):
    """The rule that forbids the action to this seat, its not being asked included; or 0."""
    if not acts(s, seat):
        return game.TURN_RULE
    return game.refusal(box, s, seat, action)


@rule
def setup(boxes, states, to, blank, luck):
    """Deal into `states[to]` from `states[blank]`, which holds the number of seats and the options."""
    copy_state(states, to, blank)
    s = states[to]
    s.rng = luck
    game.setup(boxes[0], s)


@rule
def refusal(boxes, states, i, seat, action):
    return refusal_or_turn(boxes[0], states[i], seat, action)


@rule
def play(boxes, states, i, seat, action, luck):
    """Apply the action with this luck, or change nothing and return the rule that refuses it."""
    s = states[i]
    no = refusal_or_turn(boxes[0], s, seat, action)
    if no == 0:
        s.rng = luck
        s.fresh = 1
        game.apply(boxes[0], s, seat, action)
    return no


@rule
def legal(boxes, states, i, seat, moves):
    """Write the legal actions of a seat; their number."""
    s = states[i]
    return list_legal(boxes[0], s, seat, moves) if acts(s, seat) else 0


@rule
def hide_news(s, seat):
    """Keep the lines that this seat may read, and blank the rest of the buffer."""
    kept = 0
    for n in range(min(s.news_count, len(s.news))):
        audience = s.news[n][0]
        if audience == -1 or (seat >= 0 and (audience >> seat) & 1 == 1):
            for k in range(7):
                s.news[kept][k] = s.news[n][k]
            s.news[kept][0] = -1  # who else may read it is nobody's business
            kept += 1
    for n in range(kept, len(s.news)):
        for k in range(7):
            s.news[n][k] = 0
    s.news_count = kept


@rule
def hide_in(box, s, seat):
    s.rng = 0
    s.fresh = 0
    hide_news(s, seat)
    game.hide(box, s, seat)


@rule
def hide(boxes, states, to, of, seat):
    """Copy state `of` to `to` as this seat may see it; -1 is a spectator."""
    copy_state(states, to, of)
    hide_in(boxes[0], states[to], seat)


@rule
def imagine(boxes, states, to, of, seat, luck):
    """Fill the view `of` with one world that the seat cannot rule out, drawn from a luck that is not the match's."""
    copy_state(states, to, of)
    s = states[to]
    s.rng = luck
    game.imagine(boxes[0], s, seat)


@rule
def score(boxes, states, i, sheet):
    game.score(boxes[0], states[i], sheet)


@rule
def check(boxes, states, before, after):
    """0, or the number of the invariant that the last action broke."""
    return game.check(boxes[0], states[before], states[after])


@rule
def roll_out(box, s, moves, limit):
    """Play at random until the match is over, `limit` decisions at most; their number."""
    steps = 0
    while s.to_act != 0 and steps < limit:
        seat = first_to_act(s)
        n = list_legal(box, s, seat, moves)
        if n == 0:  # the laws forbid it; compiled code would run on into other memory
            return steps
        s.fresh = 1
        game.apply(box, s, seat, moves[below(s, n)])
        steps += 1
    return steps


@rule
def play_many(boxes, states, moves, sheet, luck, matches, limit):
    """Whole random matches in a row, set up from `states[0]`; (decisions, a number that depends on every total)."""
    box, s = boxes[0], states[1]
    steps, mark = 0, 0
    s.rng = luck
    for _ in range(matches):
        stream = s.rng
        copy_state(states, 1, 0)
        s.rng = stream
        game.setup(box, s)
        steps += roll_out(box, s, moves, limit)
        game.score(box, s, sheet)
        for seat in range(s.seats):
            mark = (mark * 31 + sheet[seat][0]) & 0x7FFFFFFF
    return steps, mark


# Every entry point, called once at loading. `states[0]` stays the blank start.
WARM = [
    ("setup", lambda bench: setup(bench.boxes, bench.states, 1, 0, 1)),
    ("legal", lambda bench: legal(bench.boxes, bench.states, 1, first_to_act(bench.states[1]), bench.moves)),
    ("refusal", lambda bench: refusal(bench.boxes, bench.states, 1, 0, 0)),
    ("hide", lambda bench: hide(bench.boxes, bench.states, 2, 1, 0)),
    ("imagine", lambda bench: imagine(bench.boxes, bench.states, 3, 2, 0, 1)),
    ("play", lambda bench: play(bench.boxes, bench.states, 3, 0, 0, 1)),
    ("score", lambda bench: score(bench.boxes, bench.states, 1, bench.sheet)),
    ("check", lambda bench: check(bench.boxes, bench.states, 1, 1)),
    ("playouts", lambda bench: play_many(bench.boxes, bench.states, bench.moves, bench.sheet, 1, 1, 10)),
]
