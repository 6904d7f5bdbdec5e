### Le jeu organisé en français.

kind-tournament = tournoi
kind-campaign = campagne
kind-league = ligue
kind-tournament-line = Rondes suisses : les voisins au classement se rencontrent, jamais deux fois.
kind-campaign-line = Rencontres libres, sur des semaines ou des mois.
kind-league-line = Chacun rencontre tous les autres.

tie-points = Points
tie-index = Part des scores
tie-wins = Victoires
tie-opponents = Points des adversaires
tie-direct = Entre ex æquo
tie-scenario = Score
tie-random = Tirage au sort

tie-index-line = la part des scores, additionnée sur les parties
tie-wins-line = parties gagnées
tie-opponents-line = points de victoire de tous les adversaires rencontrés (Buchholz)
tie-direct-line = points de victoire pris à ceux avec qui l’on est à égalité
tie-scenario-line = scores additionnés sur les parties
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
score = Score
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
close-line = Plus aucune ronde, plus aucun résultat changé.
csv = Classement en CSV
results-csv = Résultats en CSV
page = Page à imprimer
winner = Résultat
wins-n = { $name } gagne
draw = égalité
links = Liens
first = premier
plan = Quand, où, pour qui
keep-plan = Garder ce plan
entry = Qui peut s’inscrire
entry-nobody = personne : l’organisateur inscrit les joueurs
entry-open = tout le monde
entry-club = les membres du club
entry-now = inscriptions ouvertes
members-only = Cet événement est pour les membres du club : entrez-y d’abord.
most = Places (0 : sans limite ; les suivants attendent)
begins = Début
zone = À l’heure de
venue = Lieu
every = Minutes d’une ronde à l’autre (0 : l’organisateur apparie)
check-in-minutes = Pointage : minutes avant le début (0 : aucun)
filler = Au lieu d’exempter
no-filler = un joueur est exempt
filler-line = robot, au lieu d’une exemption
begins-at = { $at }
clocked-line = La première ronde s’apparie toute seule : { $at }.
calendar = Pour votre agenda
calendar-round = { $event }, ronde { $n }
live = Tables en direct
live-line = Les tables où l’on joue en ce moment.
live-none = On ne joue à aucune table en ce moment.
taking-part = Participer
register = Je participe
wait = M’inscrire sur la liste d’attente
withdraw = Je ne viens pas
leave-event = Je quitte l’événement
check-in = Je suis là
here = présent
you-are-here = Votre présence est pointée.
you-are-in = Vous participez sous ce nom : { $name }.
you-wait = Toutes les places sont prises : vous êtes numéro { $place } sur la liste d’attente.
check-in-line = Pointez votre présence à partir du { $at } et jusqu’au début ; qui ne l’a pas fait cède sa place.
places-left = { $count ->
    [-1] Il y a de la place pour tous.
    [0] Toutes les places sont prises : qui s’inscrit maintenant attend.
    [one] Il reste { $count } place.
   *[other] Il reste { $count } places.
}
role = Ce que vous comptez jouer
any-role = peu importe
waiting-list = Liste d’attente
admit = Admettre
claimed = saisi, à confirmer par les autres
disputed = contesté : saisissez ce qu’il en est, ou demandez à l’organisateur
claim-of = { $place ->
    [1] { $name } premier, { $score }
    [2] { $name } deuxième, { $score }
   *[other] { $name } au rang { $place }, { $score }
}
claim-by = D’après { $names }.
confirm = C’est exact
dispute = C’est inexact
enter-otherwise = Saisir autre chose

## Refus

no-no-such-event = Il n’y a pas d’événement { $id }. { $near }
no-no-such-player = Personne ne s’appelle { $who } ici. { $near }
no-no-such-meeting = La ronde { $round } n’a pas de table { $board }.
no-no-such-objective = Il n’y a pas d’objectif secret { $id }. { $near }
no-no-such-kind = { $kind } n’est pas un genre d’événement. { $near }
no-no-such-tie = { $tie } n’est pas un départage. { $near }
no-no-such-column = Un événement de ce jeu ({ $game }) n’a pas cette colonne : { $what }.
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
no-no-entry = On ne peut pas s’inscrire à cet événement maintenant.
no-entered-already = Vous participez déjà.
no-not-entered = Vous ne participez pas à cet événement.
no-no-check-in = On pointe sa présence peu avant le début de l’événement.
no-no-such-role = { $role } n’est rien que l’on puisse choisir de jouer ici.
no-bad-entry = Peut s’inscrire : personne, tout le monde ou les membres du club.
no-bad-zone = Il n’y a pas de tel fuseau horaire.
no-bad-begin = Un pointage et des rondes à heure fixe demandent un début.
no-bad-date = Une date s’écrit 2026-11-21T20:00.
no-bad-venue = Le lieu tient en une ligne d’au plus { $most ->
    [one] { $most } lettre
   *[other] { $most } lettres
}.
no-clock-needs-rounds = Des rondes à heure fixe demandent un nombre de rondes.
no-has-result = Cette rencontre a déjà son résultat : seul l’organisateur peut le corriger.
no-nothing-claimed = Personne n’a saisi de résultat pour cette table.
no-not-at-table = Seuls ceux qui jouent à cette table, et l’organisateur, peuvent faire cela.
no-bot-at-table = Un robot est assis à cette table : jouez-la ici, ou demandez à l’organisateur.
