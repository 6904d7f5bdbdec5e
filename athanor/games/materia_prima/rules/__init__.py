"""Materia Prima: the rules, in the order of the rulebook. MP-nnn names a rule; `athanor rules materia_prima` lists them.

The words are in `pieces.py`; the board in `board.py`, set-up in `preparation.py`, figures and what they carry in `figures.py`,
the actions in `ground.py`, `combat.py`, `works.py` and `cities.py`, quests in `quests.py`, points in `scoring.py`, the turn in
`turns.py`. What may be chosen is in `choices.py`, what a choice does in `deeds.py`, what is hidden in `secrets.py`, what always
holds in `invariants.py`; a bot's judgement in `judgement.py`, `toil.py`, `walking.py` and `thrift.py`, what somebody who learns
reads in `learning.py`. What the kernel asks for is gathered here.
"""

from .choices import legal, refusal  # noqa: F401
from .deeds import apply  # noqa: F401
from .invariants import check  # noqa: F401
from .judgement import EXPLORE, HORIZON, WIDENING, estimate, outlook, sensible  # noqa: F401
from .learning import ADDED, MARGIN, ROLES, features  # noqa: F401
from .pieces import ACTIONS, QUESTIONS, TURN_RULE, Box, State  # noqa: F401
from .preparation import setup  # noqa: F401
from .scoring import account, score  # noqa: F401
from .secrets import hide, imagine  # noqa: F401
