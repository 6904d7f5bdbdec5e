### Succès : leurs noms, et comment les obtenir.

achievement-hundred = Deux fois le tour
    .line = Atteignez 100 points dans une partie.

achievement-four-cauldrons = Quatre chaudrons
    .line = Créez quatre potions dans une partie : chacune vous rapporte encore chaque fois qu’on la copie.

achievement-original = L’élève de personne
    .line = Gagnez sans copier une seule potion.
