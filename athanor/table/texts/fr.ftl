### La table en français.

## Partout

skip = Aller au contenu
nav = Où vous êtes
language = Langue
language-en = English
language-fr = Français
for-programs = Pour les programmes
events = Tournois, campagnes, ligues
somebody = Adepte
lobby = Accueil
to-lobby = Retour à l’accueil
rules = Règles
back-to-table = Retour à la table
print = Imprimer
leaf-file = Garder dans un fichier
leaf-play = Jouer avec
leaf-bring = L’apporter à la table
sorry = Cela n’a pas marché

## L’accueil

lobby-title = À la chandelle, à la table des alchimistes
lobby-line = Choisissez un jeu. Affrontez des robots tout de suite, ou envoyez un lien à vos amis.
games = Les jeux
seats-span = { $more ->
    [0] { $low ->
        [one] { $low } joueur
       *[other] { $low } joueurs
    }
   *[other] { $low } à { $high } joueurs
}
minutes = environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
fire-cold = on allume le fourneau
fire-heating = le fourneau chauffe : { $percent } %
your-name = Votre nom
name = Nom
players = Joueurs
bots = Robots
level-novice = novice
level-apprentice = apprenti
level-journeyman = compagnon
level-master = maître
level-champion = champion
level-champion-untrained = champion (recherche)
play-now = Jouer
with-friends = Entre amis, ou avec des options
my-tables = Vos tables
open-tables = Tables ouvertes
watch-tables = Tables à regarder
none-mine = Vous n’avez encore de place à aucune table.
none-open = Aucune table n’attend de joueurs.
none-watch = Rien à regarder pour l’instant.
status-gathering = attend des joueurs
status-playing = en cours
status-over = terminée
your-turn = À vous de jouer
free = libre

## Une nouvelle table

new-table = Une nouvelle table
who-plays = Qui joue
seat-n = Place { $n }
name-of-seat = Nom à la place { $n }
nobody = personne
who-me = vous
who-open = un ami, par un lien
who-here = un ami, devant cet écran
bot-of = robot ({ $level })
options = Options du jeu
the-table = La table
clock = Temps pour jouer avant qu’un robot ne prenne le relais
clock-of = { $seconds ->
    [0] sans pendule
    [120] { $minutes } minutes
    [600] { $minutes } minutes
    [86400] un jour
   *[other] { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
}
listed = Montrer la table à l’accueil : chacun peut s’y asseoir ou regarder
allow-hints = Permettre les conseils même entre amis
lay-table = Dresser la table

## On attend

gathering = On attend des joueurs
gathering-line = La partie commence d’elle-même dès que toutes les places sont prises.
you = vous
send-link = Envoyez ce lien
copy = Copier
sit-here = S’asseoir ici
fill-with = Des robots aux places vides :
start-now = Commencer
gathering-numbers = Tout le monde est assis. Le navigateur de chacun dit maintenant le nombre qu’il a scellé ; puis la partie commence.
number-awaited = on attend son nombre
start-without = Commencer sans les nombres qui manquent
luck = Le hasard de cette partie
luck-line = La table s’est engagée sur son hasard avant de connaître les nombres des joueurs, et chaque joueur a scellé un nombre à lui avant que quiconque n’ait dit le sien. C’est d’eux tous qu’est fait le hasard : personne ne peut le choisir. Après la partie, tout est révélé.
seal-of = Sceau de { $name }
own-number = Votre nombre
wait-for-host = Celui qui a dressé la table peut aussi commencer avec des robots aux places vides.
invitation = Une invitation
invitation-line = { $host } vous garde la place { $n }.
sit-down = S’asseoir

## La partie

side = Joueurs, actions, journal et conversation
actions = Ce que vous pouvez faire
no-actions = Rien à faire pour vous à présent.
log = Ce qui s’est passé
chat = Conversation
say = Dire
say-something = Dites quelque chose à la table
in-words = La table en mots
thinks = { $name } réfléchit…
waits-for = on attend { $name }
away = un robot joue à sa place
resigned = a abandonné
come-back = Me revoilà
stand-in = Remplacer
take-back = Reprendre
hint = Conseil
undo = Demander à rejouer
resign = Abandonner
resign-sure = Abandonner vraiment cette partie ?
sound = Son
wide = Grande image
curtain = Passez l’écran à { $name }. Que personne d’autre ne regarde.
pass-screen = Passez l’écran à { $name }
lift-curtain = Lever le rideau
motion-undo = { $name } voudrait rejouer son dernier tour.
motion-stand-in = { $name } voudrait qu’un robot remplace { $target }.
agree = D’accord
refuse = Refuser
i-am-here = Je suis là
waiting-for-answers = On attend la réponse des autres.
hint-line = { $text } ({ $percent } % sur { $tries } essais)
spectator = un spectateur

## Après

all-of = { $most } et { $last }
won = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } l’emportent ensemble
}
by-resignation = Les autres ont abandonné.
luck-known = hasard connu
played-on = Reprise d’une autre partie à la ligne { $line } : son hasard était connu.
score = Le décompte, règle par règle
rule = Règle
total = Total
chart = Les scores au fil de la partie
chart-axis = de la ligne 0 à la ligne { $lines }
replay = Revoir
replay-play = Défiler
line-of = Ligne { $line } sur { $last }
eyes-of = avec les yeux de
and-now = Et maintenant ?
play-on = Reprendre d’ici contre des robots, à la place de
play-on-button = Reprendre
rematch = Revanche
to-rematch = Vers la revanche
transcript = Télécharger la partie
unzoom = Tout montrer
own-box = Télécharger sa boîte
fairness = Était-ce loyal ?
fairness-line = Avant la première action, la table a publié un engagement sur son hasard, et chaque joueur a pu sceller un nombre à lui pour l’y mêler. Voici tout révélé : vérifiez que cela concorde.
commitment = Engagement
seed = Graine
salt = Sel
check-fair = Vérifier
number-of = Nombre de { $name }
number-kept-back = scellé, jamais dit
fair-good = Loyal : l’engagement et tous les nombres concordent, et toute la partie en découle.
fair-mine = Loyal : votre nombre est dans le hasard tel que vous l’avez scellé, l’engagement et tous les autres nombres concordent avec ce qui a été publié avant le début, et toute la partie en découle.
fair-known = La partie découle de son hasard, mais ce hasard était connu par une autre partie.
fair-promise = Pas loyal : ce n’est pas l’engagement, ou ce ne sont pas les sceaux, publiés avant le début de la partie.
fair-number = Pas loyal : un nombre ne concorde pas avec son sceau, ou le vôtre manque.
fair-luck = Pas loyal : le hasard n’est pas fait de la graine, du sel et des nombres révélés.
fair-play = Pas loyal : la partie ne découle pas de son hasard.
fair-unable = Ce navigateur ne vérifie rien sur une page sans HTTPS : téléchargez la transcription et dites « athanor verify ».

## Les règles

contents = Sommaire
box = Dans la boîte
api-line = Tout ce que font ces pages, un programme peut le faire aussi. Description complète :

## Refus

no-nobody = Dites d’abord votre nom : il faut ici un jeton ou un cookie.
no-no-such-table = Il n’y a pas de table { $id }.
no-no-such-seat = Cette table n’a pas de place { $seat }.
no-no-such-line = Il n’y a pas de ligne { $line } : la dernière est la { $last }.
no-no-such-link = Ce lien ne mène nulle part : demandez-en un autre.
no-no-such-motion = On y a déjà répondu.
no-no-such-page = Cette page n’existe pas.
no-http = On ne peut pas demander cela ici.
no-not-your-seat = Cette place n’est pas la vôtre.
no-need-link = Seul celui qui possède le lien de cette place peut s’y asseoir.
no-seat-taken = { $name } occupe déjà cette place.
no-seats = Ce jeu se joue de { $low } à { $high }.
no-bad-seal = Un sceau a 64 chiffres de 0 à f.
no-other-number = Ce n’est pas le nombre qui a été scellé.
no-not-all-here = Gardez votre nombre pour vous jusqu’à ce que tout le monde soit assis.
no-luck-known = Le hasard de cette table est connu par une autre partie : personne d’autre ne peut s’y asseoir.
no-started = La partie a déjà commencé.
no-not-started = La partie n’a pas encore commencé.
no-not-host = Seul celui qui a dressé la table peut le faire.
no-over = La partie est finie.
no-not-over = La partie n’est pas finie.
no-stale = Il s’est passé quelque chose entre-temps : regardez de nouveau.
no-committed = Rien ne peut être repris : votre dernier choix est engagé.
no-nothing-to-undo = Vous n’avez pas encore joué.
no-asked-already = La question est déjà posée.
no-not-awaited = La partie n’attend pas ce joueur.
no-patience = Un peu de patience : dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} vous pourrez le proposer.
no-bot-plays = Un robot joue pour { $name } : revenez d’abord.
no-resigned = Vous avez abandonné cette partie.
no-empty-words = Dites quelque chose.
no-no-hints = Il n’y a pas de conseils à cette table.
no-not-your-turn = Ce n’est pas à vous de jouer.
no-other-edition = Cette partie s’est jouée avec l’édition { $edition } des règles ; voici l’édition { $here }.
no-too-fast = Trop vite : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
no-too-many-streams = Trop de flux sont ouverts.
no-too-large = C’est trop gros : { $bytes } octets au plus.
no-too-slow = C’est arrivé trop lentement : une demande a { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
no-no-room = Il n’y a plus de place pour rien garder : réessayez plus tard.
no-away = La table ne peut rien consulter pour l’instant : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
no-foreign = Cela venait d’un autre site.
no-malformed = { $where } : { $why }.
no-defect = L’erreur est de notre côté ; elle a été notée.
