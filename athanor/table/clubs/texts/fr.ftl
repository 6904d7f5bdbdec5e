### Les clubs en français.

clubs-line = Des gens qui jouent ensemble : leurs membres, leur échelle, leurs événements.
no-clubs = Il n’y a pas encore de club.
found = Fonder un club
found-line = Qui fonde un club l’organise, et peut partager cela avec d’autres membres.
name = Nom du club
line = Une ligne à son sujet
games = Ses jeux
yours = le vôtre
members = Membres
members-n = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
organiser = organisateur
unrated = pas encore classé
ladder = Échelle
no-ladder = L’échelle commence par une partie classée entre deux membres.
feed = Fil de ses événements (Atom)
membership = Adhésion
you-run = Vous organisez ce club.
you-belong = Vous êtes membre.
you-ask = Vous avez demandé à entrer : un organisateur répondra.
ask-line = Un organisateur vous fait entrer ; les membres figurent sur cette page par leur nom.
ask = Demander à entrer
ask-no-more = Retirer ma demande
leave = Quitter le club
join = Entrer
invited = On vous invite à entrer dans ce club : { $name }. Ses membres figurent sur sa page par leur nom.
needs-account = Un membre a un compte. Il ne faut qu’un instant, et ce que vous avez joué vous suit.
asking = Demandent à entrer
yes = Oui
no = Non
invite = Inviter
link-line = Quiconque a ce lien entre aussitôt.
new-link = Faire un autre lien ; l’ancien ne mène alors nulle part
make-organiser = Laisser organiser
make-member = Simple membre
remove = Retirer
deeds = Décider des membres
hooks = Crochets
hooks-line = Un autre programme apprend qu’un événement du club est annoncé, a une nouvelle ronde ou est terminé.
hook-address = Adresse (https)
hook-add = L’avertir
hook-key = Cette clé signe ce qui est envoyé. On ne la montre que maintenant.
edit = Ce que le club dit de lui
keep = Garder
dissolve = Dissoudre le club
dissolve-line = Oui, que le club ne soit plus ; ses événements restent
