"""Ars Alchimia: the rules. AA-nnn names a rule; `athanor rules ars_alchimia` lists them.

The words are in `pieces.py`; setup in `preparation.py`, the course of the years in `years.py` and `guild.py`, what lies on the
table in `piles.py`, `tracks.py`, `crowds.py` and `assistants.py`, what a player can do in `means.py`, placements in `visits.py`,
activated assistants in `staff.py`, the final count in `scoring.py`. What may be chosen is in `choices.py`, what a choice does in
`deeds.py`, what is hidden in `secrets.py`, what always holds in `invariants.py`; a bot's judgement in `judgement.py`, what
somebody who learns reads in `learning.py`. What the kernel asks for is gathered here.
"""

from .choices import legal, refusal  # noqa: F401
from .deeds import apply  # noqa: F401
from .invariants import check  # noqa: F401
from .judgement import EXPLORE, HORIZON, estimate, sensible, worth  # noqa: F401
from .learning import ADDED, ALONE, MARGIN, ROLES, features  # noqa: F401
from .pieces import ACTIONS, QUESTIONS, TURN_RULE, Box, State  # noqa: F401
from .preparation import setup  # noqa: F401
from .scoring import account, score  # noqa: F401
from .secrets import hide, imagine  # noqa: F401
