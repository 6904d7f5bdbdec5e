"""All matches: tables are laid, people sit down, their actions are taken. Pages and JSON both come here.

Every deed is one transaction: the match is brought up to date inside it, the deed is checked against the rules, the line is
written; only then does anybody hear of it. A deed that fails changes nothing.

Most actions need no transaction of their own (`hand_in`): the match is in memory, the rules are asked there, and the writer puts
the line on the disk with those of other matches, if the match is still the same there. Nobody else touches it until then.
"""

from athanor.table.matches.afterwards import Afterwards
from athanor.table.matches.agreeing import Agreeing
from athanor.table.matches.playing import BLINK, Forbidden, Made
from athanor.table.matches.wish import HERE, ME, OPEN, Wish, new_id

__all__ = ["BLINK", "HERE", "ME", "OPEN", "Forbidden", "Made", "Matches", "Wish", "new_id"]


class Matches(Afterwards, Agreeing):
    """All matches, as this process serves them."""
