"""Generated histories, in the manner of Jepsen: clients play against servers that are killed, stopped and deceived about the
time, everything that was asked and answered is written down, and a checker looks for what cannot have happened.

    python -m tests.histories --seconds 600 --processes 2 --database postgresql
"""
