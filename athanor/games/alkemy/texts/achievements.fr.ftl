### Succès : leurs noms, et comment les obtenir.

achievement-unscathed = Tous au bercail
    .line = Gagnez sans perdre une figurine.

achievement-initiative = Toujours le premier
    .line = Gagnez quatre fois l’initiative dans une partie : choisissez pour cela la figurine au meilleur ESP.

achievement-patience = Le second mot
    .line = Gagnez une partie sans jamais gagner l’initiative.
