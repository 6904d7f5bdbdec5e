## Ce que l’image dit à côté de ses pièces.

pic-waiting = À { SEAT($a) } d’agir
pic-waiting-all = Tous les joueurs choisissent
pic-winner = { SEAT($a) } l’emporte
pic-draw = Partie nulle
pic-comma = ,
pic-inches = { $n } p
pic-turn = tour
pic-turn-n = Tour { $n } sur { $all }
pic-to-win = { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour gagner, seul en tête
pic-take-back = reprendre

pic-phase-troops = troupes
pic-phase-scenery = décors
pic-phase-pawns = pions
pic-phase-deployment = déploiement
pic-phase-start = début
pic-phase-activations = activations
pic-phase-end = fin

pic-zone = déploiement { OF($a) }
pic-troop-of = Troupe { OF($a) }
pic-figures = { $n }/{ $all } fig.
pic-mustering = compose sa troupe
pic-mustered = a choisi sa troupe
pic-look-at = Regarder la carte : { $name }
pic-closer = Regarder de plus près cette partie de la table
pic-whole-table = toute la table
pic-here = Ici, à ce point
pic-pan = { $way ->
    [left] Regarder plus à gauche
    [right] Regarder plus à droite
    [up] Regarder plus haut
   *[down] Regarder plus bas
}

pic-hero = héros
pic-removed = retirée
pic-chip-active = active
pic-chip-target = cible
pic-stat-esp = ESP
pic-stat-ref = REF
pic-stat-com = COM
pic-stat-def = DEF
pic-stat-size = Taille
pic-stat-cost = Coût
pic-points = PA
pic-points-left = { $n } PA en réserve
pic-health-0 = Indemne
pic-health-1 = Grave
pic-health-2 = Critique
pic-melee = DOM au corps à corps
pic-weapon = { $name } · TIR { $tir } · portée { $range } p
pic-weapon-line = DOM de l’arme
pic-no-skill = sans compétence
pic-circle-outer = Alchimiste (Cercle Extérieur)
pic-circle-inner = Alchimiste (Cercle Intérieur)
pic-formula-used = utilisée
pic-damage = DOM

pic-mark-still = ne bouge plus
pic-mark-lame = charge ratée
pic-mark-scared = effrayée
pic-mark-netted = enchevêtrée
pic-mark-haunted = hantée
pic-mark-poisoned = empoisonnée
pic-mark-expert-brutal = Expert (Brutale)
pic-mark-expert-normal = Expert (Normale)
pic-mark-cursed-com = malus en COM
pic-mark-cursed-ref = malus en REF
pic-mark-sapped = montée de sève
pic-mark-hardened = peau de pierre
pic-mark-hidden = mirage
pic-mark-winded = pas du vent
pic-mark-venomous = venin
pic-mark-tempered = trempe
pic-mark-forged = forge-chair
pic-mark-silenced = réduite au silence

pic-deed-rest = S’arrêter là
pic-deed-walk = Marche
pic-deed-charge = Charge
pic-deed-run = Course
pic-deed-fight = Combat
pic-deed-shoot = Tir
pic-deed-focus = Se concentrer
pic-deed-collect = Récupérer le pion
pic-deed-claim = Prendre l’objectif
pic-deed-pick = Crocheter le coffre
pic-deed-jam = Bloquer la serrure
pic-deed-light = Allumer ou éteindre

pic-botte = botte
pic-dice-change = { $n } dé
pic-bonus-against = +1 dé si
pic-sealed = { SEAT($a) } a fait son choix
pic-choosing = { SEAT($a) } choisit
pic-tray = Les derniers jets
pic-against = contre { $n }
pic-column = colonne { $n }

pic-hint-spot = { $n ->
    [one] Une lumière de la table vous est proposée ; sinon, cliquez sur n’importe quel point.
   *[other] { $n } lumières de la table vous sont proposées ; sinon, cliquez sur n’importe quel point.
}
pic-hint-contact = Choisissez un point de contact sur la table, ou désignez-en un autre à portée.
pic-hint-cell = N’importe quel point, en quatre étapes : étape { $n } sur 4, chaque fois de plus près.
pic-effect-0 = poison
pic-effect-1 = régénération
pic-effect-2 = déclin
pic-effect-3 = dommages
pic-effect-4 = flammes
pic-effect-5 = frayeur
pic-effect-6 = le Shaal
pic-effect-7 = hantise
pic-effect-8 = envoûtement
pic-effect-9 = apaisement
pic-pass-by = passer par ici
pic-go-there = finir le mouvement ici
pic-hint-via = Le déplacement passera par ce point ; désignez ensuite le suivant.
pic-hint-pawn = Choisissez sur la table un décor pour un pion de votre affinité.
pic-hint-estimate = À quelle distance est la cible, de socle à socle ? En pouces.
pic-hint-keep = Gardez deux dés : ils s’ajoutent à { $base }, et leurs symboles donnent la colonne.

pic-hint-improve = { NAME("formulas", $a) } réussit. Pierres restantes : { $n }.
pic-hint-mix = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}, en composants et pierres à votre gré.
pic-gives-more = renforce l’effet
pic-gives-another = une autre cible
pic-gives-range = 1 pouce de portée en plus
pic-gives-area = 1 pouce de zone en plus
pic-gives-also = un effet de plus
pic-gives-second = un second gabarit

pic-cost = { $n } pts
pic-format = { $points } points au plus, { $low ->
    [one] { $high ->
        [one] un héros
       *[other] de { $low } à { $high } héros
    }
   *[other] de { $low } à { $high } héros
}, table de { $table } pouces
pic-recruit = { $cost } pts · { $have } sur { $most }
pic-built = { $points } points : { $list }
pic-ready = troupes prêtes
pic-one-by-one = une par une

pic-sharing = Victoire partagée : { SEATS($a) }
pic-reserve = réserve { $n }, { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
}
pic-cancelled = { $name } (annulée)
pic-of = { $name } : { $what }
pic-deed-climb = Escalader
pic-deed-brace = Puiser des forces
pic-final-victory = victoire
pic-hint-gift = Choisissez un décor sur la table.

pic-command-K01 = La Course de vos figurines gagne 2 pouces ce tour-ci.
pic-command-K02 = La Charge de vos héros gagne 2 pouces ce tour-ci.
pic-command-K03 = Vos figurines ont 1 DEF de plus contre les Tirs, 12 au plus.
pic-command-K04 = Le premier Tir de chacune de vos figurines a 1 dé de bonus.
pic-command-K05 = Une de vos figurines récupère aussitôt 3 PdV.
pic-command-K06 = Une de vos figurines a 1 PA de plus, même au-delà de ses PA imprimés.
pic-command-K07 = 2 dés de bonus à votre jet d’initiative.
pic-command-K08 = Les ennemis ont 1 dé de malus aux jets d’ESP, initiative comprise.
pic-command-K09 = Chacun de vos alchimistes récupère 2 ressources.
pic-command-K10 = Retirez de la table un pion Ressource.
pic-command-K11 = Les ennemis ont 1 dé de malus aux jets de REF de Désengagement.
pic-command-K12 = Vos Attaques Brutales ne coûtent pas de dé de malus aux jets de REF.

pic-secret-O01 = Aucune de vos figurines n’a été retirée.
pic-secret-O02 = Vous avez récupéré 2 pions, ou 3 sur la grande table.
pic-secret-O03 = Tous les héros d’un adversaire ont été retirés.
pic-secret-O04 = Toutes les figurines de la carte ennemie sans héros la plus chère ont été retirées.
pic-secret-O05 = Deux de vos figurines sont entièrement dans des zones de déploiement ennemies.
pic-secret-O06 = Tous vos héros sont sur la table.
pic-secret-O07 = Un de vos héros a retiré 2 ennemis au combat.
pic-secret-O08 = Vos Tirs ont retiré 2 ennemis.
pic-secret-O09 = Aucun ennemi ne se tient dans votre zone de table.
pic-secret-O10 = Vous gagnez avec au moins 2 PS de plus que chaque adversaire.

pic-beginning = La partie commence.
pic-final-points = points
pic-final-left = restent en jeu
pic-final-fallen = défaits au combat
pic-final-shot = abattus au tir
pic-final-felled = ennemis défaits
pic-final-index = indice scénario

## La table en mots.

words-acts = { $name } agit ; cible : { $other }.
words-musters = { SEAT($a) } n’a pas encore de troupe sur la table.
words-seat = { SEAT($a) }, { NAME("factions", $faction) } : { $points ->
    [one] { $points } point de scénario
   *[other] { $points } points de scénario
}, { $left ->
    [one] { $left } figurine
   *[other] { $left } figurines
} sur { $all } en jeu{ $first ->
    [1] , initiative gagnée
   *[other] {""}
}.
words-nobody = personne
words-objective = Objectif { $n }, { $where } : tenu par { $owner }{ $value ->
    [0] {""}
   *[other] , valeur { $value }
}.
words-gone = Figurine retirée : { $name }.
words-figure = { $name }, { $where } : { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} sur { $all } ({ $health }), { $pa ->
    [one] { $pa } point d’action
   *[other] { $pa } points d’action
}, états : { $states }.
words-element = Décor { $n }, { NAME("scenery", $kind) } de taille { $size }, { $where } ; pion : { $pawn }.
words-roll = { $name } a lancé { $dice } : résultat { $total }.
words-symbol-0 = épée
words-symbol-1 = hache
words-symbol-2 = masse
words-place-00 = en bas à gauche
words-place-01 = en bas au milieu
words-place-02 = en bas à droite
words-place-10 = au milieu à gauche
words-place-11 = au centre
words-place-12 = au milieu à droite
words-place-20 = en haut à gauche
words-place-21 = en haut au milieu
words-place-22 = en haut à droite
