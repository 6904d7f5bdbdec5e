"""What bots hold things to be worth, in points of victory, as play between bots has shown.

No rule reads it. It is laid into the record beside the box, so that another weight neither compiles anything anew nor makes
another box. `board.Box` says what each weight is.
"""

WEIGHTS = {
    "worker": 0.75,
    "next_year": 9.0,
    "taken": 0.32,
    "covered": 0.63,
    "fetch": 0.75,
    "spare": 0.6,
    "spare_sand": 0.7,
    "spare_elixir": 1.6,
    "level": 1.6,
    "series": 0.3,
    "late": 0.35,
    "margin": 2.0,
    "scale": 40.0,
    "alone": 100.0,
}

BRINGS = {  # by an assistant in a year, its wage taken off
    "AS-01": 0.0,
    "AS-02": 0.1,
    "AS-03": 0.5,
    "AS-04": -0.3,
    "AS-05": 0.5,
    "AS-06": 0.1,
    "AS-07": 0.3,
    "AS-08": 0.3,
    "AS-09": 0.4,
    "AS-10": 0.5,
    "AS-11": 0.8,
    "AS-12": 0.5,
    "AS-13": 1.1,
    "AS-14": 0.5,
    "AS-15": 0.5,
    "AS-16": 0.1,
    "AS-17": -0.2,
    "AS-18": -0.2,
    "AS-19": -0.4,
    "AS-20": 0.5,
}
