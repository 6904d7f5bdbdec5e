"""Ars Mysteriorum: the rules. AM-nnn names a rule; `athanor rules ars_mysteriorum` lists them.

The words are in `pieces.py`; setup in `preparation.py`, the course of a round in `rounds.py`, its phases in `favours.py` (1
to 6) and `brewing.py` (7 and 8), salaries in `salaries.py`, mystery cards in `mysteries.py` and `cards.py`, recipes at the
tents in `tents.py`, tokens in `tokens.py`, who is asked in `asking.py`, points in `scoring.py`. What may be chosen is in
`choices.py`, what a choice does in `deeds.py`, what is hidden in `secrets.py`, what always holds in `invariants.py`; a bot's
judgement in `judgement.py`, `plans.py` and `hunches.py`, what somebody who learns reads in `learning.py`. What the kernel asks
for is gathered here.
"""

from .choices import legal, refusal  # noqa: F401
from .deeds import apply  # noqa: F401
from .invariants import check  # noqa: F401
from .judgement import EXPLORE, HORIZON, estimate, hunch, sensible, worth  # noqa: F401
from .learning import ADDED, MARGIN, ROLES, features  # noqa: F401
from .pieces import ACTIONS, ANSWERED, QUESTIONS, SECRET, TURN_RULE, Box, State  # noqa: F401
from .preparation import setup  # noqa: F401
from .scoring import account, score  # noqa: F401
from .secrets import hide, imagine  # noqa: F401
