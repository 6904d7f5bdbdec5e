all-of = { $most } et { $last }
match-over = La partie est finie : plus personne n’a à jouer.
terminal-help = Tapez un numéro ou une action ; u reprend un choix, q quitte la table.
terminal-thinks = { $who } réfléchit…
terminal-left = Vous avez quitté la table.
terminal-committed = Rien ne peut être repris : votre dernier choix est engagé.
