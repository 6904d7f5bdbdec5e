# Alkemy en français. Le message d’une règle est sa phrase ; .news est la ligne du journal, .no le refus.

game-line = Menez une petite troupe sur une table sans cases, choisissez vos coups en secret et tenez ce que le scénario demande.

## Questions

ask-muster = Choisissez votre troupe.
ask-element = Quel décor posez-vous ?
ask-bearing = Dans quel sens ?
ask-place = À quel endroit ?
ask-last = Posez-vous un dernier décor ?
ask-pawn = Sur quel décor posez-vous un pion ?
ask-chief = Qui fait le jet d’esprit ?
ask-deploy = Quelle carte déployez-vous ?
ask-station = Où se place la figurine ?
ask-starts = Qui commence ?
ask-activate = Activez une carte, ou passez.
ask-declare = Que fait la figurine ?
ask-target = Qui est la cible ?
ask-more = Une autre cible ?
ask-marksman = Payer un point d’action de plus pour ignorer les obstacles ?
ask-order = Quelle Action vient d’abord ?
ask-destination = Vers où ?
ask-area = Dans quelle partie de la table ?
ask-inch = Dans quelle partie de celle-ci ?
ask-quarter = Dans quelle partie de celle-ci ?
ask-dot = En quel point ?
ask-estimate = À quelle distance est la cible ?
ask-answer_charge = Tirer sur le chargeur ?
ask-react = Comment réagit la cible ?
ask-roller = Qui la retient ?
ask-free_attack = La frapper quand elle s’éloigne ?
ask-card = Choisissez une carte de combat.
ask-keep = Quels deux dés gardez-vous ?
ask-counter = Riposter ?
ask-chain = Frapper encore aussitôt ?
ask-net = Jeter le filet plutôt que blesser ?
ask-master = Jouer de maîtrise, sans payer ?
ask-deny = Interdire l’amélioration ?
ask-fire = Qui le feu brûle-t-il ?
ask-guard = Un garde du corps encaisse-t-il ?
ask-empathy = Le chaman partage-t-il la douleur ?
ask-decline = Quel alchimiste dépense une pierre pour la préserver ?
ask-pay = Payer d’un point d’action ou d’un niveau ?
ask-improve = Améliorer la formule ?
ask-gather = Que tirez-vous du pion ?
ask-mix = Combien de composants ?
ask-lay = Dans quel sens se pose le gabarit ?
ask-effects = Quel effet vient ensuite ?
ask-heir = Quel alchimiste reçoit les ressources ?
ask-gift = Quel décor reçoit l’effet ?
ask-vision = Qu’est-il pour la vue ?
ask-crossing = Qu’est-il pour les déplacements ? Une règle ou plusieurs.
ask-feeder = L’ESP de qui alimente la réserve ?
ask-hand = Choisissez cinq cartes de commandement au plus.
ask-command = Jouez-vous une carte de commandement ?
ask-cancel = Quelle carte annulez-vous ?
ask-orders = Quelle carte de commandement prend effet maintenant ?
ask-subject = Laquelle de vos figurines ?
ask-sabotage = Quel pion est retiré ?
ask-secret = Choisissez votre objectif secret.

## Actions

do-muster = Mener { NAME("troops", $a) }
do-recruit = Recruter { NAME("profiles", $a) }
do-lock = La troupe est complète
do-element = { NAME("scenery", $a) }
do-stop = Ne plus poser
do-bearing = Orientation { DEGREES($a) }
do-pawn = Un pion sur un décor : { $b ->
    [-1] { NTH($a) }
   *[other] { NAME("scenery", $a) } ({ PART($b) })
}
do-deploy = Déployer { FIGURE($a) }
do-chief = Envoyer { FIGURE($a) }
do-starts = { SEAT($a) } commence
do-activate = Activer { FIGURE($a) }
do-pass = Passer
do-rest = S’arrêter
do-walk = Marcher
do-charge = Charger
do-run = Courir
do-fight = Combattre
do-shoot = Tirer
do-focus = Se concentrer
do-formula = { NAME("formulas", $a) }
do-collect = Récupérer le pion
do-claim = Prendre l’objectif
do-pick = Crocheter le coffre
do-jam = Bloquer le coffre
do-light = Allumer ou éteindre la lampe
do-target = { FIGURE($a) }
do-enough = Rien de plus
do-order = { FIGURE($a) } d’abord
do-spot = { $b ->
    [-1] { $e ->
        [-1] La lumière de ce numéro : { NTH($a) }
       *[other] Une lumière, { PART($e) }
    }
   *[other] { $c ->
        [-1] À { INCHES($b) }″ de la gauche, { INCHES($e) }″ du bas
        [0] Rester sur place
       *[other] { INCHES($b) }″ { TOWARDS($c) }
    }{ $d ->
        [-1] {""}
       *[other] , tout près : { OBJECTIVE($d) }
    }
}
do-point = Un point quelconque de la table
do-area = Partie de la table : { CELL($a) }
do-inch = Partie : { CELL($a) }
do-quarter = Partie : { CELL($a) }
do-dot = Ici : { CELL($a) }
do-via = En passant par ici : { CELL($a) }
do-estimate = { HALVES($a) }″
do-eye = À vue d’œil
do-react = { $a ->
    [0] Ne rien faire
    [1] Tirer en retour
    [2] Marcher à l’abri
   *[other] Charger le tireur
}
do-yes = Oui
do-no = Non
do-card = { NAME("cards", $a) }
do-keep = { $b ->
    [-1] Paire { NTH($a) }
   *[other] Garder { DICE($b) }
}
do-pay = { $a ->
    [0] Un point d’action
   *[other] Un niveau
}
do-improve = { $b ->
    [-1] Amélioration { NTH($a) }
   *[other] Améliorer : { GIVES($b) }
}
do-gather = { $a ->
    [0] Les ressources
    [1] L’effet
    [2] Les ressources et l’effet
   *[other] Les ressources, pour un autre alchimiste
}
do-mix = { $a ->
    [one] { $a } composant
   *[other] { $a } composants
}{ $b ->
    [-1] {""}
    [one] , { $b } pierre
   *[other] , { $b } pierres
}
do-effect = { $a ->
    [0] Poison : { FIGURE($b) }
    [1] Régénération : { FIGURE($b) }
    [2] Déclin : { FIGURE($b) }
    [3] Dommages : { FIGURE($b) }
    [4] Flammes : { FIGURE($b) }
    [5] Frayeur : { FIGURE($b) }
    [6] Appel du Shaal : { FIGURE($b) }
    [7] Hantise : { FIGURE($b) }
    [8] Envoûtement : { FIGURE($b) }
   *[other] Apaisement : { FIGURE($b) }
}
do-give = Donner un effet : { NAME("effects", $a) }
do-onto = { $b ->
    [-1] Décor { NTH($a) }
   *[other] { NAME("scenery", $a) } ({ PART($b) })
}
do-vision = { NAME("visions", $a) }
do-crossing = { NAME("crossings", $a) }
do-climb = Escalader
do-brace = Puiser des forces
do-command = { NAME("commands", $a) }
do-hold = Aucune carte
do-cancel = { $a ->
    [0] Ne rien annuler
   *[other] Annuler la carte jouée par { SEATS($a) }
}
do-obey = { $b ->
    [-1] La carte jouée par { SEAT($a) }
   *[other] { NAME("commands", $b) }, carte jouée par { SEAT($a) }
}
do-secret = { NAME("secrets", $a) }
do-ready = Voilà ma main

cell = rangée { $row } depuis le bas, colonne { $column } depuis la gauche
cell-unknown = numéro { $n }
figure-unknown = figurine { $n } { OF($a) }
towards-e = vers l’est
towards-ne = vers le nord-est
towards-n = vers le nord
towards-nw = vers le nord-ouest
towards-w = vers l’ouest
towards-sw = vers le sud-ouest
towards-s = vers le sud
towards-se = vers le sud-est

## Options

option-format = Points d’une troupe
option-scenario = Scénario
option-distances = Distances
option-start = Mise en place
option-turns = Tours au plus (à deux)
option-scenery = Décors
option-command = Cartes de commandement
option-competitive = Objectifs secrets
option-scenery-basic = de base
option-scenery-advanced = avancés
option-scenery-free = avancés, règles au choix de qui les place
option-command-off = sans
option-command-on = avec
option-competitive-off = sans
option-competitive-on = avec
