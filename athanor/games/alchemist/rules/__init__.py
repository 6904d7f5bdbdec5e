"""Alchemist: the rules, in the order of the rulebook. AL-nnn names a rule; `athanor rules alchemist` lists them.

The words are in `pieces.py`; setup in `preparation.py`, cubes in `cubes.py`, what may be created and copied in `potions.py`,
the turn and the end in `turns.py`, points in `scoring.py`. What may be chosen is in `choices.py`, what a choice does in
`deeds.py`, what is hidden in `secrets.py`, what always holds in `invariants.py`; a bot's judgement in `judgement.py`, what
somebody who learns reads in `learning.py`. What the kernel asks for is gathered here.
"""

from .choices import legal, refusal  # noqa: F401
from .deeds import apply  # noqa: F401
from .invariants import check  # noqa: F401
from .judgement import estimate  # noqa: F401
from .learning import ADDED, MARGIN, ROLES, features  # noqa: F401
from .pieces import ACTIONS, QUESTIONS, TURN_RULE, Box, State  # noqa: F401
from .preparation import setup  # noqa: F401
from .scoring import score  # noqa: F401
from .secrets import hide, imagine  # noqa: F401
