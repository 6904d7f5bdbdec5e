### Succès : leurs noms, et comment les obtenir.

achievement-four-recipes = Quatre fois premier
    .line = Remportez quatre recettes dans une partie.

achievement-at-home = Chez soi
    .line = Restez deux fois sous la même tente dans une partie, même si rester coûte plus cher qu’aller.

achievement-no-exchange = Rien à perdre
    .line = Gagnez sans donner trois jetons contre un.
