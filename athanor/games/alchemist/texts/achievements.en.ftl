### Achievements: their names, and what to do for them.

achievement-hundred = Twice round the track
    .line = Reach 100 points in one match.

achievement-four-cauldrons = Four cauldrons
    .line = Create four potions in one match: each of them pays you again whenever somebody copies it.

achievement-original = Nobody’s pupil
    .line = Win without copying a single potion.
