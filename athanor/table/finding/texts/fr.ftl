# Se trouver
all-of = { $most } et { $last }
find-title = Trouver une partie
find-line = Dites ce que vous aimeriez jouer : dès que d’autres cherchent la même chose, une table est dressée pour vous.
find-game = Jeu
find-seats = Joueurs
find-any = peu importe
find-speed = Temps
find-rated = pour le classement
find-go = Chercher
seeking = Vous cherchez : { $game }.
seeking-line = Restez sur cette page : elle vous mène à la table. Quand les tours durent des jours, vous pouvez partir, on vous le dira.
found = Une table est trouvée : { $game }.
find-stop = Ne plus chercher
found-go = À la table
waiting-now = On cherche en ce moment
waiting-for = { $game } : { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
invitations = Vous êtes invité
invited-by = { $name } vous invite : { $game }
open-tables = Tables ouvertes
looks-for = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
no-tables = Aucune pour l’instant.
people = Vos compagnons de table
no-people = Personne encore.
follow = Suivre
follow-at = Suivre { $name }
unfollow = Ne plus suivre
unfollow-at = Ne plus suivre { $name }
followed-tables = Les tables de ceux que vous suivez
