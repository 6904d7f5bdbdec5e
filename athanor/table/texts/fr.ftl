### La table en français.

## Partout

skip = Aller au contenu
nav = Où vous êtes
language = Langue
language-en = English
language-fr = Français
for-programs = Pour les programmes
events = Tournois, campagnes, ligues
clubs = Clubs
events-short = Événements
somebody = Adepte
lobby = Accueil
to-lobby = Retour à l’accueil
go-back = Revenir
rules = Règles
back-to-table = Retour à la table
print = Imprimer
game-page-file = Garder dans un fichier
game-page-play = Jouer avec
game-page-bring = L’apporter à la table
sorry = Cela n’a pas marché

## L’accueil

lobby-title = À la chandelle, à la table des alchimistes
lobby-line = Des jeux d’alchimistes. Affrontez des robots tout de suite, ou envoyez un lien à vos amis : la table explique chaque règle.
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
level-rated = { $level }, { $rating }
level-champion-some = champion (une recherche, là où personne n’en a entraîné)
level-champion-untrained = champion (recherche)
play-now = Jouer
play-now-at = Jouer : { $game }
with-friends = Entre amis
with-friends-at = Entre amis, ou avec des options : { $game }
new-game = Une nouvelle partie
as-last = comme la dernière fois : { $seats ->
    [0] autant de joueurs que le jeu préfère
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, robots de niveau « { $level } »
players-usual = selon le jeu
keep-name = Garder mon nom
rename = Renommer
turns = { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer à { $count } tables
}
turns-order = d’abord les gens qui attendent, la plus longue attente en tête
go-play = Jouer
go-play-at = Jouer : { $game }
you-have = vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deeds-since = { $count ->
    [0] rien depuis votre dernier tour
    [one] { $count } action depuis votre dernier tour
   *[other] { $count } actions depuis votre dernier tour
}
lobby-thinks = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
bot-for-you = Un robot joue à votre place
waiting-tables = En attente des autres
open-tables = Tables ouvertes
over-tables = Terminées
watch-tables = À regarder
seats-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
invites = { $name } invite
join = Rejoindre
join-at = Rejoindre : { $game }
replay-at = Revoir : { $game }
time-ago = { $unit ->
    [now] à l’instant
    [minutes] { $n ->
        [one] il y a une minute
       *[other] il y a { $n } minutes
    }
    [hours] { $n ->
        [one] il y a une heure
       *[other] il y a { $n } heures
    }
   *[days] { $n ->
        [one] hier
       *[other] il y a { $n } jours
    }
}
time-waits = { $unit ->
    [now] à l’instant
    [minutes] { $n ->
        [one] depuis une minute
       *[other] depuis { $n } minutes
    }
    [hours] { $n ->
        [one] depuis une heure
       *[other] depuis { $n } heures
    }
   *[days] { $n ->
        [one] depuis hier
       *[other] depuis { $n } jours
    }
}
result-won = vous avez gagné, { $mine } à { $points }
result-alone = vous avez gagné, avec { $mine }
result-short = vous n’avez pas gagné, avec { $mine }
result-shared = vous avez gagné avec { $names }, { $mine } chacun
result-lost = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
}, { $points } à { $mine }
result-tie = { $ended }. { $why }
result-resigned = vous avez abandonné
result-theirs = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné ensemble
}, avec { $points }
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
more-options = { $count ->
    [one] { $count } autre, comme d’habitude si vous n’y touchez pas
   *[other] { $count } autres, comme d’habitude si vous n’y touchez pas
}
the-table = La table
clock = Temps
out = Quand le temps est écoulé
out-bot = un robot prend le relais
out-resign = la place abandonne
clock-none = sans pendule
clock-turn = { $turn } par tour
clock-fischer = { $bank } pour la partie, et { $more } par tour
clock-bank = { $turn } par tour, et { $bank } une fois
length = { $unit ->
    [seconds] { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
    [minutes] { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
    [hours] { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
   *[days] { $n ->
        [one] { $n } jour
       *[other] { $n } jours
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
copied = Copié : envoyez-le à un ami.
copy-by-hand = Sélectionné : copiez-le par Ctrl+C.
sit-here = S’asseoir ici
fill-with = Des robots aux places vides :
start-now = Commencer
gathering-numbers = Tout le monde est assis. Le navigateur de chacun dit maintenant le nombre qu’il a scellé ; puis la partie commence.
number-awaited = on attend son nombre
start-without = Commencer sans les nombres qui manquent
luck = Le hasard de cette partie
luck-line = La table s’est engagée sur son hasard avant de connaître les nombres des joueurs, et chaque joueur a scellé un nombre à lui avant que quiconque n’ait dit le sien. C’est d’eux tous qu’est fait le hasard : personne ne peut le choisir. Après la partie, tout est révélé.
seal-of = Sceau ({ $name })
own-number = Votre nombre
wait-for-host = Celui qui a dressé la table peut aussi commencer avec des robots aux places vides.
invitation = Une invitation
invitation-line = { $host } vous garde la place { $n }.
table-for = { $count ->
    [one] une table pour { $count } joueur
   *[other] une table pour { $count } joueurs
}
read-rules = Lire les règles
sit-down = S’asseoir

## La partie

side = Joueurs, actions, journal et conversation
offline = La table est injoignable : êtes-vous connecté ? Ce que vous avez fait n’a pas été envoyé.
broken = La table n’a rien répondu de lisible : réessayez dans un instant.
door-log = Journal
door-words = En mots
more = Plus
close = Fermer
picture = La table
question = Ce qui est demandé
since = Depuis votre tour
since-nothing = Rien ne s’est passé depuis votre dernier tour.
since-begin = La partie commence. Pointez une chose dans l’image, ou gardez le doigt dessus : elle dit ce qu’elle est.
watching = Vous regardez : personne ne vous attend.
earlier = Le coup d’avant
later = Le coup d’après
strip-at = { $at } sur { $of }
replay-all = Tout revoir
loss = Cela vous a coûté quelque chose
show-me = Montrez-moi
understood = Compris
back-to-now = Revenir à maintenant
choose = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
all-choices = Tous les choix en liste
search-choices = Chercher dans les choix
why = Pourquoi ?
why-rules = Les règles de ce choix
why-refused = Pas maintenant, et pourquoi
inspect-may = Vous pouvez maintenant
inspect-not = Pas maintenant
pace = Coups des robots
pace-slow = lentement
pace-usual = allure normale
pace-fast = vite
pace-none = d’un coup
keys = Touches
key-1 = reprendre son coup
key-2 = un conseil
key-3 = pourquoi : à quoi sert ce choix
key-4 = tous les choix en liste
key-5 = la prochaine chose qui brille ; les flèches passent de l’une à l’autre
key-6 = ce qui s’est passé
key-7 = discussion
key-8 = les coups depuis votre dernier tour
key-9 = voir de plus près, de plus loin
key-10 = cette liste
key-11 = fermer ce qui est ouvert
key-12 = ce que c’est : la chose choisie, puis les flèches passent de l’une à l’autre
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
undo = Demander à reprendre mon tour
undo-asked = La question est posée aux autres.
undo-done = Votre dernier tour est repris.
undo-refused = Tous ne sont pas d’accord : rien n’est repris.
undo-lapsed = La partie a continué : rien n’est repris.
resign = Abandonner
resign-sure = Abandonner vraiment cette partie ?
sound = Son
curtain = Passez l’écran à { $name }. Que personne d’autre ne regarde.
pass-screen = Passez l’écran à { $name }
lift-curtain = Lever le rideau
motion-undo = { $name } voudrait reprendre son dernier tour.
motion-stand-in = { $name } voudrait qu’un robot remplace { $target }.
agree = D’accord
refuse = Refuser
i-am-here = Je suis là
waiting-for-answers = On attend la réponse des autres.
spectator = un spectateur

## Après

all-of = { $most } et { $last }
won = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } l’emportent ensemble
}
nobody-won = Pas gagné cette fois
decided-points = Par { $mine } à { $other }.
decided-shared = Égalité en tout ce qui départage : la victoire est partagée.
by-resignation = Les autres ont abandonné.
luck-known = hasard connu
played-on = Reprise d’une autre partie à la ligne { $line } : son hasard était connu.
score = Le décompte, règle par règle
rule = Règle
total = Total
chart = Les scores au fil de la partie
chart-axis = du début à la fin
replay = Revoir
replay-play = Lecture
replay-pause = Pause
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-keys = ← → un pas, Début et Fin, espace pour lancer
key-space = Espace
line-of = Ligne { $line } sur { $last }
eyes-of = avec les yeux de
and-now = Et maintenant ?
analysis = Analyse
analysis-line = Les chances de gagner de chacun au fil de la partie, les choix qui ont coûté le plus, et ce qui aurait été meilleur.
analysis-wait = La partie est passée en revue…
analysis-known = Tout étant connu : comme si rien n’avait été caché, sauf la chance à venir
analysis-by-champion = Jugé par le champion. Chaque courbe montre ce qu’un joueur pouvait attendre d’après ce qu’il savait.
analysis-by-search = Jugé par la recherche, car aucun champion n’a appris ce qui a été joué. Chaque courbe montre ce qu’un joueur pouvait attendre d’après ce qu’il savait.
analyse = Analyser cette partie
accuracy = a choisi avec une précision de { $percent } %
moments = Ce qui a coûté le plus
moment-cost = ligne { $line } : { $percent } % des chances de gagner
moment-played = Joué
moment-better = Meilleur
moment-why = Pourquoi
moment-best = Le meilleur jeu ensuite
moment-chance = ({ $percent } %)
moment-show = Montrer
moment-play-on = Reprendre d’ici
no-moments = Aucun choix n’a coûté plus de quelques centièmes des chances de gagner.
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
number-of = Nombre ({ $name })
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
turn = Le déroulement d’un tour
glossary = Glossaire
summary = Aide-mémoire
scoring = Les points
icons = Ce qui est dessiné
find = Chercher dans les règles
found-none = Rien n’est trouvé.
found = { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
}
box = Dans la boîte
api-line = Tout ce que font ces pages, un programme peut le faire aussi. Description complète :

## Refus

no-nobody = Dites d’abord qui vous êtes : par votre nom à l’accueil, ou avec un compte.
no-no-such-table = Il n’y a pas de table { $id }.
no-no-such-seat = Cette table n’a pas de place { $seat }.
no-no-such-line = Il n’y a pas de ligne { $line } : la dernière est la { $last }.
no-no-such-link = Ce lien ne mène nulle part : demandez-en un autre.
no-no-such-motion = On y a déjà répondu.
no-no-such-page = Cette page n’existe pas.
no-no-such-thing = Rien ici ne s’appelle « { $what } ». Une chose se demande comme l’image la marque : « columns a », « seat 0 ».
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

# Leçons

learn = Apprendre
learn-at = Apprendre { $game } : une première partie guidée, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lessons = Apprendre en jouant
lessons-line = Une partie avec un guide, qui vous montre une chose à la fois et vous laisse la faire. Vous pouvez quitter la visite quand vous voulez et continuer à jouer.
coach = Le guide
coach-at = { $at } sur { $of }
coach-do = À vous : choisissez ce qui brille.
coach-do-listed = À vous : ouvrez les choix, en bas.
coach-back = Retour
coach-next = Suite
coach-play-on = À vous de jouer
coach-skip = Quitter la visite
coach-skip-sure = Quitter la visite ? La partie continue, et vous jouez comme il vous plaît.
coach-again = Reprendre la visite
coach-next-lesson = Leçon suivante : { $title }
is-lesson = leçon
lesson-luck = Une leçon : son hasard est toujours le même, chacun peut le connaître, et la partie ne compte nulle part.
fair-lesson = La partie découle de son hasard, mais ce hasard est celui d’une leçon : il est toujours le même.
no-no-such-lesson = Ce jeu n’a pas de leçon de ce nom.

# L’atelier

workshop = Atelier
workshop-line = Changez une carte ou un nombre, voyez-la dessinée, laissez des robots l’essayer, jouez avec et emportez la boîte. L’adresse de cette page garde vos changements.
workshop-bench = La boîte sur l’établi
workshop-thing = Carte ou nombre
workshop-choose = Montrer
workshop-span = de { $low } à { $high }
workshop-no-fields = Rien à changer ici.
workshop-apply = Poser sur l’établi
workshop-drawn-later = Le dessin revient dès que plus rien ne cloche dans la boîte.
workshop-not-drawn = Cela n’est pas dessiné.
workshop-faults = Ce qui ne va pas
workshop-wrong = { $why }.
workshop-less-than-equal = Au plus { $le }.
workshop-greater-than-equal = Au moins { $ge }.
workshop-int-type = Il faut un nombre entier.
workshop-int-parsing = Il faut un nombre entier.
workshop-string-too-short = Trop court.
workshop-string-too-long = Trop long.
workshop-changes = Vos changements
workshop-no-changes = Aucun pour l’instant : c’est la boîte du jeu.
workshop-undo = Annuler
workshop-undo-key = Annuler le changement de { $key }
workshop-ways = Qu’en faire
workshop-take = Télécharger la boîte
workshop-play = Jouer une partie avec
workshop-bot = Robot
workshop-seats = Places
workshop-matches = Parties, au plus { $most }
workshop-try = Laisser des robots l’essayer
workshop-not-yet = Quand rien ne cloche, la boîte peut être jouée, essayée et téléchargée.
workshop-file = Une boîte à vous, en fichier
workshop-text = Ou son texte
workshop-bring = Charger cette boîte
workshop-run = Ce que les robots ont trouvé
workshop-run-going = Jouées jusqu’ici : { $done } sur { $of }
workshop-run-over = Toutes jouées : { $of }.
workshop-run-stopped = Arrêté après { $done } sur { $of }.
workshop-run-failed = L’essai s’est interrompu ; l’erreur est de notre côté, elle a été notée.
workshop-stop = Arrêter
no-workshop-too-much = Ces changements sont trop longs pour l’atelier : la limite, en lettres, est { $letters }. Essayez une telle boîte avec athanor lab en ligne de commande.
no-workshop-wrong-box = { $key } : { $why }
no-workshop-unreadable = Ce n’est pas une boîte : { $why }.
no-workshop-unknown = La boîte de ce jeu n’a pas de partie de ce nom : { $key }.
no-run-going = Un de vos essais est encore en cours.
no-no-such-run = Cet essai n’existe pas, ou il a été oublié : recommencez-le.
no-not-your-run = Seul celui qui a commencé un essai peut l’arrêter.
no-no-such-bot = Ce robot n’existe pas ici.

## Comptes

account = Votre compte
account-claim = Prendre un compte
account-why = Personne n’en a besoin pour jouer. Avec un compte, vous gardez votre nom et vos parties sur tous vos appareils : tout ce que vous avez joué dans ce navigateur vous suit. Il n’y a pas de mot de passe.
account-claim-key = Le prendre
sign-in = Se connecter
sign-out = Se déconnecter ici
sign-in-line = Ce navigateur devient l’un de vos appareils. Ce que vous y avez joué en invité vous suit.
with-passkey = Avec une clé d’accès
use-passkey = Utiliser une clé d’accès
with-code = Avec un code
with-code-line = Sur un appareil où vous êtes connecté, votre compte affiche un code pendant dix minutes. Un code de secours convient aussi, une fois.
code = Code
passkeys = Clés d’accès
passkeys-line = Une clé d’accès vit dans votre appareil ou dans votre trousseau. Elle vous connecte sans mot de passe, sur chaque appareil qui la possède.
passkeys-insecure = Les clés d’accès demandent une page en HTTPS. Ici, liez un autre appareil par un code.
add-passkey = Ajouter une clé d’accès
last-used = utilisée
remove = Enlever
devices = Appareils
devices-line = Chaque navigateur et chaque programme connecté à votre nom. Déconnectez ce que vous ne connaissez pas.
device-program = Un programme
this-device = cet appareil
last-seen = vu
end-device = Déconnecter
link-device = Lier un autre appareil
code-line = Sur l’autre appareil, ouvrez « Se connecter » et tapez ce code, ou visez l’image avec la caméra. Il sert une fois, pendant dix minutes.
code-picture = Le code en image pour une caméra
recovery = Codes de secours
recovery-line = Pour le jour où vous aurez perdu tous vos appareils : chacun vous connecte une fois. Gardez-les sur papier.
recovery-left = { $count ->
    [0] Vous n’en avez aucun.
    [one] Il reste { $count } code.
   *[other] Il reste { $count } codes.
}
recovery-new = Nouveaux codes de secours
recovery-once = Ils ne sont montrés qu’une fois. Ceux d’avant ne valent plus.
export = Tout emporter
export-line = Un fichier avec tout ce qui est gardé de vous, et la transcription de chaque partie où vous êtes assis.
export-key = L’emporter
delete = Être oublié
delete-line = Votre compte, vos appareils, vos clés, vos réglages s’en vont, et tout ce que vous avez dit. Les parties en cours sont abandonnées. Les parties finies restent, sous un nom anonyme. On ne revient pas en arrière.
delete-sure = Pour en être sûr, écrivez votre nom : { $name }
delete-key = M’oublier
anonymous = Anonyme
no-no-account = Il faut ici un compte : prenez-en un d’abord.
no-has-account = Vous avez déjà un compte.
no-nameless = Un compte a besoin d’un nom.
no-name-taken = Quelqu’un d’autre porte le nom { $name }.
no-bad-code = Ce code n’est pas valable, ou ne l’est plus.
no-bad-passkey = Cette clé d’accès n’est pas connue ici, ou sa réponse est venue trop tard.
no-too-many-passkeys = Vous avez autant de clés d’accès qu’on peut en avoir, { $most } : enlevez-en une d’abord.
no-no-such-key = Rien de vous ne porte ce nom.
no-not-sure = Pour en être sûr, votre nom doit y être écrit : { $name }.
no-no-such-person = Personne ici ne s’appelle { $name }.

## Réglages

settings = Réglages
settings-account = Ils sont gardés avec votre compte, sur tous vos appareils.
settings-browser = Ils sont gardés dans ce navigateur ; avec un compte, sur tous vos appareils.
settings-keep = Les garder
press-again = Appuyez encore une fois pour jouer ce choix.
wish-language = Langue
wish-language-system = comme le dit le navigateur
wish-language-en = English
wish-language-fr = Français
wish-theme = Couleurs
wish-theme-dark = à la chandelle
wish-theme-light = en plein jour
wish-theme-contrast = contraste élevé
wish-text = Taille du texte
wish-text-usual = habituelle
wish-text-large = grande
wish-text-larger = plus grande
wish-motion = Mouvement
wish-motion-system = comme le dit le navigateur
wish-motion-reduce = aucun
wish-sound = Un son quand c’est à vous
wish-sound-off = non
wish-sound-on = oui
wish-pace = À quelle vitesse les actes des autres sont montrés
wish-pace-900 = habituelle
wish-pace-1600 = lentement
wish-pace-400 = vite
wish-pace-0 = pas du tout
wish-measured = Distances, là où un jeu peut se jouer à l’œil
wish-measured-on = mesurées
wish-measured-off = à l’œil
wish-confirm = Choix
wish-confirm-off = un appui les joue
wish-confirm-on = un second appui les confirme

## Classements

rated-table = Classée : pas de conseils, et chaque joueur a un compte ou est un robot
ratings = Classements
rating = Cote
rank = Rang
rating-matches = Parties
ratings-line = Joueurs et robots sur une seule échelle, d’après leurs places dans les parties classées ; le nombre derrière ± dit ce qu’on ne sait pas encore. Les parties d’invités, les leçons, les parties reprises, avec conseils ou avec un tour repris ne sont pas classées, ni celles où quelqu’un est assis deux fois.
ratings-none = Aucune partie classée de ce jeu n’est encore finie.
was-rated = Une partie classée.
is-rated = classée
unrated-lesson = Non classée : une leçon.
unrated-played-on = Non classée : son hasard était connu.
unrated-casual = Non classée.
unrated-hints = Non classée : il y avait des conseils.
unrated-undo = Non classée : quelqu’un a repris un tour.
unrated-guest = Non classée : un invité a joué.
unrated-bot = Non classée : l’un des robots n’a pas de niveau.
unrated-alone = Non classée : personne n’a joué contre personne.
unrated-twice = Non classée : le même joueur y est assis deux fois.
unrated-edition = Non classée : elle fut jouée avec d’autres règles.
no-rated-hints = À une table classée il n’y a pas de conseils : choisissez l’un des deux.

## Historique

history = Mes parties
profile = Mon profil public
member-since = Ici depuis
profile-own = Voici ce que chacun peut savoir de vous.
no-ratings = Pas encore de partie classée.
achievements = Succès
game = Jeu
all-games = tous les jeux
result = Résultat
filter-all = tous
filter-won = gagnées
filter-lost = non gagnées
filter-rated = classées
show = Montrer
place-of = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats }
points-n = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
matches-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
won-of = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $count }
best-match = La meilleure partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
by-seat = Par place
by-role = Par rôle
openings = Ouvertures favorites
plot-points = Points au fil du temps
plot-rating = Cote au fil du temps
plot-axis = { $count ->
    [one] la dernière partie
   *[other] les { $count } dernières parties
}
newer = Plus récentes
older = Plus anciennes
history-none = Rien encore.

## La paix

peace = Bloquer ou signaler
peace-line = Qui vous bloquez ne s’assied plus à aucune table avec vous, et vous ne lisez plus ce qu’il dit. On ne le lui dit pas. Un signalement est lu par qui veille sur la table.
peace-none = Personne d’autre n’est assis ici.
block = Bloquer
unblock = Débloquer
blocked = Bloqués
report = Signaler
reported = C’est signalé. Qui veille sur la table le lit.
report-line = Ce qu’a fait cette personne ({ $name })
reports = Signalements
reports-none = Personne n’a rien signalé.
settle = Réglé
admin = Veiller sur la table
admin-people = Personnes
admin-tables = Tables
admin-storage = Stockage
admin-limits = Limites
admin-limits-line = Elles se trouvent dans les réglages du serveur.
limit-rate = { $count } d’un coup, puis { $rate } par seconde
admin-deeds = Journal des actes
is-admin = veille sur la table
silence = Faire taire
unsilence = Laisser parler
sign-out-everywhere = Déconnecter partout
count-gathering = Tables qui se remplissent
count-playing = Parties en cours
count-over = Parties finies
count-accounts = Comptes
count-size = La base de données
count-streams = Flux ouverts
deed-settled = a réglé un signalement
deed-silenced = a fait taire
deed-unsilenced = a laissé parler de nouveau
deed-signed-out = a déconnecté partout
wish-chat = Discussion
wish-chat-on = montrée
wish-chat-off = coupée
no-apart = Vous ne pouvez pas vous asseoir à cette table.
no-no-chat = Personne ne parle aux tables ici.
no-silenced = Vous ne pouvez pas parler ici pour le moment.
no-not-yourself = Cela ne peut pas être bloqué.
no-too-many-blocks = Personne ne peut bloquer plus de gens que vous, { $most }.
no-no-such-deed = Il n’y a pas de tel acte.

# Notifications
notices = Notifications
no-bad-address = Ce n’est pas une adresse où poster : elle commence par https:// et nomme un hôte.
no-private-address = Les adresses de réseaux privés ne sont pas permises ici.
no-bad-keys = Ce ne sont pas les clés d’un navigateur.
no-bad-mail = Ce n’est pas une adresse de courriel.
no-no-mail = Ce serveur n’envoie pas de courriels.
no-no-such-zone = Ce fuseau horaire n’existe pas.
no-no-such-channel = Vous n’avez pas de tel canal.
no-too-many-channels = Vous en avez déjà { $most } : retirez-en un d’abord.

# Sans réseau
offline-title = Pas de réseau
offline-line = La table est injoignable pour l’instant. Rien n’est perdu : les parties reprennent à votre retour.
try-again = Réessayer

# Le temps
motion-judge = { $name } souhaite terminer la partie : les absents viennent en dernier, les autres selon leurs points.
judge = Terminer sans les absents
by-judgement = Quelqu’un était parti, et les autres ont convenu de terminer.
no-bad-clock = Cette pendule n’existe pas.
no-nobody-gone = Personne n’est parti pour de bon.
no-no-vacation = { $days ->
    [one] Il reste { $days } jour de vacances pour cette année.
   *[other] Il reste { $days } jours de vacances pour cette année.
}
away-title = Vacances
away-line = Les tables dont les tours durent des jours s’arrêtent pour vous : trente jours par an. Toute la table le voit.
away-days = Jours
away-go = Partir
away-until = { $days ->
    [one] Vous êtes en vacances pour un jour encore au plus, et vos pendules sont arrêtées.
   *[other] Vous êtes en vacances pour { $days } jours encore, et vos pendules sont arrêtées.
}
away-back = Je suis de retour
away-mark = en vacances
clock-left = { $name } : ce qui reste du tour, et dans la réserve

# Se trouver
find-game = Trouver une partie
invite-person = Inviter un compagnon de table
invite = Inviter
invited-title = Vous êtes invité
was-invited = invitation envoyée à { $name }
rematch-turned = Revanche, places tournées
no-no-such-companion = Vous n’avez joué avec personne de ce nom.
no-too-many-followed = Vous en suivez déjà { $most } : laissez-en un d’abord.
no-no-such-club = Il n’y a pas de tel club.
no-members-only = Seuls les membres du club peuvent participer.
no-apart-club = Vous ne pouvez pas entrer dans ce club.
no-club-full = Un club compte au plus { $most ->
    [one] { $most } membre
   *[other] { $most } membres
}.
no-not-a-member = Vous n’êtes pas de ce club.
no-not-club-organiser = Seul un organisateur du club peut faire cela.
no-bad-line = Une ligne au sujet du club compte au plus { $most ->
    [one] { $most } lettre
   *[other] { $most } lettres
}.
no-no-games = Un club joue à un jeu au moins.
no-say-sure = Dites que vous en êtes sûr.
