### Achievements: their names, and what to do for them.

achievement-early-stone = A Stone before round 30
    .line = Hold the Philosopher’s Stone before the thirtieth round: three formulas, one of each level.

achievement-peaceful = The peaceful way
    .line = Win without attacking anybody.

achievement-ten-conversions = The tower never sleeps
    .line = Convert ten times in one match.
