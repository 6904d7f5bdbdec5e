"""Alkemy: the rules, in the order of the rulebook. AK-nnn names a rule; `athanor rules alkemy` lists them.

The words are in `pieces.py`, what was agreed before the match in `agreed.py`, figures in `figures.py`; the table in
`geometry.py`, `board.py`, `places.py`, `terrain.py` and `advanced.py`; rolls and health in `dice.py`; troops and set-up in
`preparation.py` and `quick.py`; the turn in `activation.py` and `declaring.py`; moves in `movement.py`, `ways.py`, `paths.py` and
`candidates.py`; then `combat.py`, `shooting.py`, `alchemy.py`, `effects.py`, `command.py`, `orders.py`, `objectives.py`,
`scenario.py` and `scoring.py`. What has begun lies on the stack (`stack.py`) of steps, which `steps.py` takes. What may be chosen
is in `choices.py`, what a choice does in `deeds.py`, what is hidden in `secrets.py`, what always holds in `invariants.py`; a
bot's judgement in `judgement.py`, `sense.py` and `begun.py`, what somebody who learns reads in `learning.py`. What the kernel
asks for is gathered here.
"""

from .choices import legal, refusal  # noqa: F401
from .deeds import apply  # noqa: F401
from .invariants import check  # noqa: F401
from .judgement import EXPLORE, HORIZON, estimate, sensible  # noqa: F401
from .learning import ADDED, ROLES, features  # noqa: F401
from .pieces import ACTIONS, QUESTIONS, TURN_RULE, Box, State  # noqa: F401
from .preparation import setup  # noqa: F401
from .scoring import score  # noqa: F401
from .secrets import MEASURES, by_eye, hide, imagine  # noqa: F401
