### Achievements: their names, and what to do for them.

achievement-perfect-day = A perfect day
    .line = Make three perfect visits to a forge in one match: more workers than the forge asks for help the die.

achievement-masterpiece = A masterpiece
    .line = Fulfil an order of level A in a perfect visit.

achievement-eight-orders = The town’s favourite
    .line = Fulfil eight orders in one match.
