### Succès : leurs noms, et comment les obtenir.

achievement-early-stone = Une Pierre avant la manche 30
    .line = Tenez la Pierre philosophale avant la trentième manche : trois formules, une de chaque niveau.

achievement-peaceful = La voie paisible
    .line = Gagnez sans attaquer personne.

achievement-ten-conversions = La tour ne dort jamais
    .line = Convertissez dix fois dans une partie.
