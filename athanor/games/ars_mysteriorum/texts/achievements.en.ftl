### Achievements: their names, and what to do for them.

achievement-four-recipes = Four times first
    .line = Win four recipes in one match.

achievement-at-home = At home
    .line = Stay in the same tent twice in one match, though staying is dearer than going.

achievement-no-exchange = Nothing to waste
    .line = Win without giving three tokens for one.
