match-over = La partie est finie : plus personne n'a à jouer.
