"""Resources and points on their tracks (AA-004, AA-005, AA-009, AA-010)."""

from athanor.kernel.rulebook import ALL, rule, tell

# Tracks and assistants


@rule
def gain(box, s, seat, kind, count, news):
    """Unit by unit (AA-005): what would pass the maximum of the track (AA-004) is lost."""
    stored = min(count, box.room[kind] - s.stock[seat][kind])
    s.stock[seat][kind] += stored
    if stored > 0:
        tell(s, ALL, news, seat, kind, stored)
    if stored < count:
        tell(s, ALL, 5, seat, kind, count - stored)


@rule
def score_points(s, seat, points):
    """VP are moved on the track at once (AA-009), and only up (AA-010)."""
    s.vp[seat] += points
