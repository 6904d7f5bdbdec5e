# Ce que dit une notification : rien de plus d’une partie que ce que toute la table sait.
all-of = { $most } et { $last }
nobody-else = personne d’autre

turn-title = À vous de jouer : { $game }
turn-body = { $name }, c’est à vous de jouer : { $game }, avec { $names }.
asked-title = On attend : { $game }
asked-body = { $name }, une question est posée en secret : { $game }, avec { $names }. Voyez si elle s’adresse à vous.
invited-title = Une invitation : { $game }
invited-body = { $name } vous invite à une table : { $game }.
confirm-title = Athanor : pouvons-nous vous écrire ?
confirm-body = Quelqu’un a demandé que les notifications de cette table arrivent à votre adresse. Si c’est vous, suivez le lien et dites-le. Sinon, ne faites rien : aucun autre courriel ne viendra.
mail-foot = Vous recevez ce courriel car vous avez demandé des notifications. Pour y mettre fin :
confirm-foot = Plus jamais à cette adresse :

# La page
notices = Notifications
notices-line = Une table qui vous attend peut vous appeler : dans ce navigateur, par courriel, ou à une adresse à vous. On vous le dit après une minute, et seulement tant que c’est à vous.
your-channels = Où l’on vous appelle
no-channels = Nulle part encore.
channel-push = un navigateur
channel-mail = courriel
channel-hook = un crochet
channel-unconfirmed = attend sa confirmation
channel-broken = ne répond pas, on n’y écrit plus
channel-off = Retirer
channel-off-at = Retirer : { $where }
push-title = Ce navigateur
push-line = Une notification sur cet appareil, même quand la page est fermée. Sur un téléphone, placez d’abord Athanor sur l’écran d’accueil.
push-on = M’appeler ici
push-done = On vous appellera ici.
push-none = Ce navigateur ne peut être appelé : il lui faut une page avec un cadenas (HTTPS), ou il ne sait pas faire.
push-denied = Le navigateur ne le permet pas. Ses réglages pour cette page le disent.
mail-title = Par courriel
mail-line = { $minutes ->
    [one] Au plus un courriel par minute.
   *[other] Au plus un courriel toutes les { $minutes } minutes.
} Un premier courriel demande si l’adresse est juste.
mail-address = Adresse
mail-add = M’écrire
mail-none = Ce serveur n’envoie pas de courriels.
hook-title = À une adresse à vous
hook-line = Chaque notification y est postée en JSON, signée par une clé montrée une seule fois. Pour la messagerie d’un club, ou un programme à vous.
hook-address = Adresse (https)
hook-add = Poster là
hook-key = La clé de ce crochet. Elle n’est montrée que maintenant :
hours-title = Heures calmes
hours-line = Rien n’est envoyé d’une heure à l’autre ; ce qui attendait est dit ensuite.
hours-from = De
hours-to = à
hours-zone = Fuseau horaire
hours-set = Garder
hours-none = Sans
feed-title = Un flux
feed-line = Les tables qui vous attendent, pour un lecteur de flux. Qui a le lien peut le lire.
feed-own = Votre flux
feed-open = Les tables ouvertes de tous
feed-of = Tables qui attendent { $name }
feed-listed = Athanor : tables ouvertes
feed-seats = { $game } : { $taken } { $taken ->
    [one] place prise
   *[other] places prises
} sur { $seats }
confirm-page = Pouvons-nous vous écrire ?
confirm-page-line = Les notifications iront à { $where }.
confirm-yes = Oui, écrivez-moi
confirmed = Les notifications vont désormais à { $where }.
stop-page = Plus de notifications ?
stop-page-line = Plus rien ne sera envoyé à { $where }.
stop-yes = Y mettre fin
stopped = Plus rien n’y est envoyé.
event-new = { $event } ({ $game }) est annoncé.
event-round = { $event } ({ $game }) : la ronde { $round } est appariée.
event-over = { $event } ({ $game }) est terminé : { $names } en tête.
paired-body = { $event } : la ronde { $round } est appariée, et vous y jouez.
