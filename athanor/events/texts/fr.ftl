### Le jeu organisé en français.

kind-tournament = tournoi
kind-campaign = campagne
kind-league = ligue
kind-tournament-line = Rondes suisses : les voisins au classement se rencontrent, jamais deux fois.
kind-campaign-line = Rencontres libres, sur des semaines ou des mois.
kind-league-line = Chacun rencontre tous les autres.

tie-points = Points
tie-index = Indice scénario
tie-wins = Victoires
tie-objectives = Objectifs
tie-opponents = Points des adversaires
tie-direct = Entre ex æquo
tie-scenario = Points de scénario
tie-losses = Pertes
tie-painting = Peinture
tie-random = Tirage au sort

tie-index-line = la part des points de scénario, additionnée sur les parties
tie-wins-line = parties gagnées
tie-objectives-line = points des objectifs secrets
tie-opponents-line = points de victoire de tous les adversaires rencontrés (Buchholz)
tie-direct-line = points de victoire pris à ceux avec qui l’on est à égalité
tie-scenario-line = points de scénario, additionnés sur les parties
tie-losses-line = figurines perdues, le moins possible
tie-painting-line = note de peinture de la troupe
tie-random-line = tirage au sort, une fois pour chaque joueur

standings = Classement
place = Rang
player = Joueur
players = Joueurs
troop = Troupe
played = Jouées
won-drawn-lost = Gagnées / nulles / perdues
byes = Exempt
bye = exempt
round = Ronde
round-n = Ronde { $n }
round-of = Ronde { $n } sur { $last }
board = Table
board-n = Table { $n }
results = Résultats
against = contre
waiting = reste à jouer
left = a quitté
total = Total
victory-points = Points de victoire
scenario = Points de scénario
score = Score
losses = Figurines perdues
objective = Objectif secret
achieved = accompli
tie-order = À égalité de points de victoire, on départage par : { $ties }.
points-table = { $first } pour une victoire, { $shared } pour une égalité, { $second } pour une défaite.
points-table-many = Selon le rang : { $first }, { $rest } ; { $shared } à chacun pour une égalité de tous.
no-players-yet = Personne n’est encore inscrit.
no-rounds-yet = Aucune ronde n’est encore appariée.
is-over = Le classement est définitif.
entrants = { $count ->
    [0] aucun joueur pour l’instant
    [one] { $count } joueur
   *[other] { $count } joueurs
}
rounds-played = { $planned ->
    [0] { $round ->
        [0] pas encore de ronde
       *[other] ronde { $round }
    }
   *[other] ronde { $round } sur { $planned }
}
events = Tournois, campagnes, ligues
events-line = Ronde après ronde, chacun contre chacun : qui finira en tête ?
none = Aucun événement pour l’instant.
new = Un nouvel événement
create = Créer l’événement
name = Nom de l’événement
kind = Genre
game = Jeu
rounds = Rondes (0 : autant que l’on veut)
points = Points de victoire
points-help = Victoire / égalité / défaite ; à plus de deux, premier / égalité de tous / deuxième / troisième…
ties = Départage
ties-help = Ce qui départage les joueurs à égalité de points de victoire, dans cet ordre.
tie-n = Départage { $n }
nothing = rien d’autre
table-of = Joueurs par table
labelled = { $label } : { $value }
options = Options du jeu
as-event = comme l’événement
organise = Organiser
organiser-line = Vous organisez cet événement. Ce lien fait de quiconque l’a un organisateur ; gardez-le pour vous.
player-link = Ce lien permet à { $name } de s’asseoir à la table sous ce nom.
you-organise = On vous demande d’organiser « { $name } ».
accept = J’accepte
you-play = Vous jouez dans « { $event } » sous ce nom : { $name }.
sit-as = C’est moi
add-player = Inscrire un joueur
player-name = Nom
ready-troop = Troupe prête
own-troop = Sa propre troupe (texte de son fichier)
no-troop = aucune
bot = Robot
no-bot = une personne
add = Inscrire
pair = Apparier la ronde suivante
allow-rematches = Permettre de se rencontrer à nouveau s’il n’y a pas d’autre moyen
meet = Faire se rencontrer
unpair = Reprendre la ronde
enter = Saisir
correct = Corriger
play-here = Jouer à la table
to-table = À la table
seat-link = Place : { $name }
drop = Retirer
back = Réadmettre
close = Classement définitif
csv = Classement en CSV
results-csv = Résultats en CSV
page = Page à imprimer
no-objective = aucun
winner = Résultat
wins-n = { $name } gagne
draw = égalité
links = Liens
marks = Note de peinture
first = premier

## Refus

no-no-such-event = Il n’y a pas d’événement { $id }. { $near }
no-no-such-player = Personne ne s’appelle { $who } ici. { $near }
no-no-such-meeting = La ronde { $round } n’a pas de table { $board }.
no-no-such-objective = Il n’y a pas d’objectif secret { $id }. { $near }
no-no-such-kind = { $kind } n’est pas un genre d’événement. { $near }
no-no-such-tie = { $tie } n’est pas un départage. { $near }
no-tie-twice = Un départage est nommé deux fois.
no-bad-points = Les points s’écrivent VICTOIRE/ÉGALITÉ/DÉFAITE, ou PREMIER/ÉGALITÉ/DEUXIÈME/TROISIÈME…, de 0 à 1000, le premier le plus haut : 6/3/1.
no-bad-rounds = On ne peut pas prévoir { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} : de 0 à 200.
no-bad-name = Un nom compte de 1 à { $most } lettres.
no-bad-result = Un résultat s’écrit RANG:SCÉNARIO ou RANG:SCÉNARIO:PERTES:OBJECTIF, comme 1:3:0:O06+ (le + dit accompli), pas { $text }.
no-name-taken = Il y a déjà un joueur { $name }.
no-full = Un événement compte au plus { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}.
no-league-begun = Une ligue n’accepte plus de joueurs une fois la première ronde appariée.
no-league-of-two = Dans une ligue, on joue à deux par table.
no-troops-fixed = Les troupes sont fixées : la première ronde est appariée.
no-no-troops = { $game } se joue sans troupes.
no-bad-number = { $number } ne se peut pas : un nombre entier de 0 à { $most }.
no-bad-seed = Une graine est un nombre entier de 0 à 2^63 - 1.
no-one-alone = Un événement demande des tables d’au moins deux joueurs.
no-drop-later = { $name } joue encore : saisissez d’abord le résultat de la ronde { $round }, table { $board } (qui abandonne perd).
no-has-left = { $name } a quitté l’événement.
no-plays-already = { $name } joue encore : saisissez d’abord ce résultat.
no-campaign-pairs-freely = Une campagne s’apparie librement : dites qui rencontre qui.
no-only-campaigns = Seule une campagne s’apparie à la main.
no-wrong-count = À ce jeu, on est de { $low } à { $high } joueurs différents par table.
no-results-missing = La ronde { $round } n’est pas finie : il manque le résultat de la table { $boards }.
no-all-rounds = Toutes les rondes sont appariées : { $rounds }.
no-too-few = Il faut au moins { $least ->
    [one] { $least } joueur
   *[other] { $least } joueurs
} pour une ronde.
no-only-rematches = On ne pourrait apparier qu’en répétant des rencontres ou des exemptions : terminez l’événement, ou permettez-le.
no-nothing-paired = Aucune ronde n’est appariée.
no-round-begun = La ronde { $round } a commencé : elle ne peut plus être reprise.
no-too-late = Le résultat de la ronde { $round } ne peut plus être corrigé : la ronde { $next } est appariée.
no-bye-has-none = Un joueur exempt n’a pas de résultat.
no-has-table = Cette rencontre a déjà son résultat ou sa table.
no-one-result-each = Il faut un résultat par joueur : { $players }.
no-odd-places = Ces rangs ne vont pas ensemble : { $places }.
no-achieved-what = { $name } a accompli un objectif qui n’est pas nommé.
no-objective-used = { $name } a déjà choisi { $id } : un objectif secret ne se choisit qu’une fois par événement.
no-closed = L’événement est terminé : son classement est définitif.
no-not-organiser = Seul l’organisateur peut faire cela.
