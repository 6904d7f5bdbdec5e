"""Connect four: the rules. CF-nnn names a rule.

The discs of a seat are a set of bits: seven to a column, the lowest cell first, the seventh always empty, so that a row
never runs on from the top of a column into the foot of the next.
"""

from athanor.kernel.roles import UNREAD, bit_set, category, count, per_seat
from athanor.kernel.rulebook import ALL, Actions, by_name, family, of, only, record, rule, state, table, tell, wide

COLUMNS, ROWS, SEATS = 7, 6, 2
TALL = ROWS + 1  # bits to a column
NOBODY = -1

QUESTIONS = ("column",)
Q = by_name(QUESTIONS)
ACTIONS = Actions(family("drop", of("columns", COLUMNS), asked=Q.column))
A = ACTIONS.first
TURN_RULE = 3

FOOT = table([1 << TALL * column for column in range(COLUMNS)])  # the lowest cell of each column
TOP = table([1 << TALL * column + ROWS - 1 for column in range(COLUMNS)])
WAYS = table([1, TALL, TALL - 1, TALL + 1])  # up, across, and the two diagonals

Box = record(in_a_row=1)

State = state(
    news=3,
    discs=wide(SEATS),  # the cells of each seat
    played=1,  # discs on the board
    last=1,  # the column of the last disc; NOBODY before the first
    winner=1,
)
ROLES = {  # what somebody who learns reads in it
    "discs": per_seat(bit_set(COLUMNS * TALL)),
    "played": count(COLUMNS * ROWS),
    "last": category(COLUMNS),
    "winner": UNREAD,  # nobody learns after the end
}
ADDED = {"wins": (COLUMNS, 1), "saves": (COLUMNS, 1), "gives": (COLUMNS, 1)}  # and what a player works out from it


@rule
def setup(box, s):
    """Two players (CF-001) with an empty board (CF-002); the first seat begins (CF-003)."""
    s.last = NOBODY
    s.winner = NOBODY
    s.to_act = only(0)


@rule
def is_full(s, column):
    """The top cell of the column is taken (CF-005)."""
    return (s.discs[0] | s.discs[1]) & TOP[column] != 0


@rule
def cell_above(s, column):
    """The lowest free cell of a column, as a bit: adding one at its foot carries up to it (CF-004)."""
    taken = s.discs[0] | s.discs[1]
    return (taken + FOOT[column]) & ~taken & (FOOT[column] * ((1 << ROWS) - 1))


@rule
def has_row(discs, in_a_row):
    """Enough discs next to each other, upright, level or slanting (CF-006)."""
    for way in WAYS:
        run = discs
        for _ in range(in_a_row - 1):
            run &= run >> way
            if run == 0:
                break
        if run != 0:
            return True
    return False


@rule
def features(box, s, seat, row, n):
    """For each column, whether a disc there wins, whether one of the other's would, and whether the other's next one wins on top
    of it (CF-006)."""
    for column in range(COLUMNS):
        cell = cell_above(s, column)
        above = (cell << 1) & (FOOT[column] * ((1 << ROWS) - 1))
        row[n + column] = 1 if cell != 0 and has_row(s.discs[seat] | cell, box.in_a_row) else 0
        row[n + COLUMNS + column] = 1 if cell != 0 and has_row(s.discs[1 - seat] | cell, box.in_a_row) else 0
        row[n + 2 * COLUMNS + column] = 1 if above != 0 and has_row(s.discs[1 - seat] | above, box.in_a_row) else 0


@rule
def refusal(box, s, seat, action):
    """The number of the rule that forbids the action, or 0: a full column takes no disc (CF-005)."""
    return 5 if is_full(s, action - A.drop) else 0


@rule
def apply(box, s, seat, action):
    """A disc falls (CF-004); it wins (CF-006), or it fills the board (CF-007), or the other seat goes on (CF-003)."""
    column = action - A.drop
    s.discs[seat] |= cell_above(s, column)
    s.played += 1
    s.last = column
    tell(s, ALL, 4, seat, column)
    if has_row(s.discs[seat], box.in_a_row):
        s.winner = seat
        s.to_act = 0
        tell(s, ALL, 6, seat)
    elif s.played == COLUMNS * ROWS:
        s.to_act = 0
        tell(s, ALL, 7)
    else:
        s.to_act = only(1 - seat)


@rule
def hide(box, s, seat):
    """Everybody sees everything (CF-008)."""


@rule
def imagine(box, s, seat):
    """There is nothing to imagine (CF-008)."""


@rule
def score(box, s, sheet):
    """One point for the winner (CF-006); without one the match is drawn (CF-007)."""
    for seat in range(SEATS):
        sheet[seat][0] = 1 if s.winner == seat else 0
        sheet[seat][1] = 0
        sheet[seat][2] = 0
        sheet[seat][3] = 0


@rule
def count(discs):
    """The number of bits in a set."""
    n = 0
    while discs != 0:
        discs &= discs - 1
        n += 1
    return n


@rule
def check(box, before, s):
    """0, or the number of the invariant that does not hold after an action."""
    if s.discs[0] & s.discs[1] != 0:
        return 1  # a cell holds one disc
    if count(s.discs[0]) != (s.played + 1) // 2 or count(s.discs[1]) != s.played // 2:
        return 2  # the seats take turns
    if s.played != before.played + 1:
        return 3
    taken = s.discs[0] | s.discs[1]
    for column in range(COLUMNS):
        tower = (taken >> (TALL * column)) & ((1 << TALL) - 1)
        if tower & (tower + 1) != 0 or tower >= 1 << ROWS:
            return 4  # no disc floats, none stands above the board
    if s.winner != NOBODY and not has_row(s.discs[s.winner], box.in_a_row):
        return 5
    if (s.to_act == 0) != (s.winner != NOBODY or s.played == COLUMNS * ROWS):
        return 6
    return 0
