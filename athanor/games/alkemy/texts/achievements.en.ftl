### Achievements: their names, and what to do for them.

achievement-unscathed = All come home
    .line = Win without losing a figure.

achievement-initiative = Always first
    .line = Win the initiative four times in one match: choose the figure with the best ESP for it.

achievement-patience = The second word
    .line = Win a match without ever winning the initiative.
