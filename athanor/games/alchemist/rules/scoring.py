"""The score track (AL-070 to AL-074) and the final scoring (AL-080 to AL-093)."""

from athanor.kernel.rulebook import ALL, rule, tell

from . import pieces as p

# Score track (AL-070 to AL-074)


@rule
def gain(box, s, seat, points, news):
    """Scores only grow (AL-006). Each lap of the track is worth 50 (AL-070): a token shows one (AL-071), its other side two
    (AL-072), and from three on the number alone tells (AL-073)."""
    laps = s.score[seat] // box.lap
    s.score[seat] += points
    tell(s, ALL, news, seat, points, s.score[seat])
    if laps < 1 and s.score[seat] >= box.lap:
        tell(s, ALL, 71, seat)
    if laps < 2 and s.score[seat] >= 2 * box.lap:
        tell(s, ALL, 72, seat)


# Final scoring (AL-080 to AL-093)


@rule
def pool(s, kind):
    """Reserve and all stocks together (AL-081): not cauldrons, bag or what left the game (AL-082)."""
    n = s.reserve[kind]
    for seat in range(s.seats):
        n += s.stock[seat][kind]
    return n


@rule
def played(s, kind):
    """Some player belongs to this school: the others take no rank (AL-088)."""
    for seat in range(s.seats):
        if s.school[seat] == kind:
            return True
    return False


@rule
def rank(s, school):
    """Fewest cubes in the pool first (AL-084). Equal numbers share a rank (AL-085), and none is skipped after (AL-086)."""
    place = 0
    mine = pool(s, school)
    for kind in range(p.KINDS):
        fewer = played(s, kind) and pool(s, kind) < mine
        for other in range(kind):  # a number that is shared counts once
            fewer = fewer and not (played(s, other) and pool(s, other) == pool(s, kind))
        if fewer:
            place += 1
    return place


@rule
def count_out(box, s):
    """One point for two cubes (AL-080), counted before the stocks are poured together (AL-093, AL-081); then schools are
    revealed (AL-083) and rewarded by rank (AL-087). All of it is added to the score (AL-089)."""
    for seat in range(s.seats):
        s.stock_points[seat] = s.cubes[seat] // box.cubes_per_point
        gain(box, s, seat, s.stock_points[seat], 80)
    if s.options[p.SCHOOLS] == 0:
        for seat in range(s.seats):
            place = rank(s, s.school[seat])
            s.reward[seat] = box.rewards[s.seats][place]
            tell(s, ALL, 83, seat, s.school[seat], pool(s, s.school[seat]), place + 1)
            gain(box, s, seat, s.reward[seat], 87)
    for seat in range(s.seats):
        if is_first(s, seat):
            tell(s, ALL, 90, seat, s.score[seat])


@rule
def is_ahead(s, a, b):
    """The larger total (AL-090), then the larger school reward (AL-091); equal in both, they share the place (AL-092)."""
    return s.score[a] > s.score[b] or (s.score[a] == s.score[b] and s.reward[a] > s.reward[b])


@rule
def is_first(s, seat):
    """Nobody is ahead of the seat."""
    for other in range(s.seats):
        if is_ahead(s, other, seat):
            return False
    return True


@rule
def score(box, s, sheet):
    """Total, then the school's reward as tie-break (AL-090 to AL-092). Without schools it is 0 for all (AL-095)."""
    for seat in range(s.seats):
        sheet[seat][0] = s.score[seat]
        sheet[seat][1] = s.reward[seat]
        sheet[seat][2] = 0
        sheet[seat][3] = 0
