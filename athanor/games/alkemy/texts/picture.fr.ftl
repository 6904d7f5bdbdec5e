## Ce que l’image dit à côté de ses pièces.

pic-waiting = À { SEAT($a) } d’agir
pic-waiting-all = Tous les joueurs choisissent
pic-winner = { SEAT($a) } l’emporte
pic-draw = Partie nulle
pic-comma = ,
pic-inches = { $n } p
pic-turn-n = Tour { $n } sur { $all }
pic-to-win = { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour gagner, seul en tête
pic-goal-posts = Tenez plus de bornes que tout autre en fin de tour ; { $n ->
    [one] { $n } PS gagne
   *[other] { $n } PS gagnent
}.
pic-goal-chests = Ouvrez des coffres avec vos jetons ; { $n ->
    [one] { $n } PS gagne
   *[other] { $n } PS gagnent
}.
pic-goal-pillars = Tenez le centre, et d’autres piliers avec lui ; { $n ->
    [one] { $n } PS gagne
   *[other] { $n } PS gagnent
}.
pic-goal-lamps = Chaque lampe à vous marque en fin de tour ; { $n ->
    [one] { $n } PS gagne
   *[other] { $n } PS gagnent
}.
pic-goal-wells = Ayez la plus forte présence à un puits en fin de tour ; { $n ->
    [one] { $n } PS gagne
   *[other] { $n } PS gagnent
}.
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
pic-whole-table = toute la table
pic-here = Ici
pic-removed = retirée
pic-stat-esp = ESP
pic-stat-ref = REF
pic-stat-com = COM
pic-stat-def = DEF
pic-stat-size = Taille
pic-stat-cost = Coût
pic-points = PA
pic-health-0 = Indemne
pic-health-1 = Grave
pic-health-2 = Critique
pic-weapon = { $name } · TIR { $tir } · portée { $range } p
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
pic-against = contre { $n }
pic-column = colonne { $n }

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
pic-pass-by = Passer par ici
pic-go-there = Finir le mouvement ici
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

pic-format = { $points } points au plus, { $low ->
    [one] { $high ->
        [one] un héros
       *[other] de { $low } à { $high } héros
    }
   *[other] de { $low } à { $high } héros
}, table de { $table } pouces
pic-recruit = { $cost } pts · { $have } sur { $most }
pic-built = { $points } points : { $list }
pic-ready = Troupes prêtes
pic-one-by-one = Composer la mienne

pic-sharing = Victoire partagée : { SEATS($a) }
pic-reserve = réserve { $n }, { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
}
pic-asked = { $name } · { $what }
pic-cancel = { $n ->
    [one] { $what }, { $n } point
   *[other] { $what }, { $n } points
}
pic-cancelled = { $name } (annulée)
pic-of = { $name } : { $what }
pic-deed-climb = Escalader
pic-deed-brace = Puiser des forces
pic-final-victory = victoire
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

pic-final-points = points
pic-final-left = restent en jeu
pic-final-fallen = défaits au combat
pic-final-shot = abattus au tir
pic-final-felled = ennemis défaits
pic-final-index = indice scénario

pic-preparing = Préparation
pic-panel-board = La table
pic-panel-troops = Troupes prêtes
pic-panel-seats = Joueurs
pic-panel-choices = Choix
pic-panel-final = La fin
pic-panel-mine = Miens
pic-panel-figure = Figurine
pic-panel-hand = Ordres
pic-last-rolls = Les derniers jets
pic-panel-rolls = Jets
pic-panel-scenario = But

pic-where-muster = choisissez la carte d’une troupe
pic-where-element = choisissez un décor à côté de la table
pic-where-bearing = choisissez l’un des sens proposés
pic-where-place = cliquez sur une lumière ou un point de la table, puis sur le décor posé là
pic-where-pawn = choisissez sur la table un décor qui brille
pic-where-chief = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-deploy = choisissez une carte qui brille dans votre liste
pic-where-station = cliquez sur une lumière ou un point de votre zone, puis sur la figurine
pic-where-activate = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-declare = choisissez une Action à côté de la table
pic-where-target = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-more = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-order = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-destination = cliquez sur une lumière ou un point à portée, puis sur la figurine
pic-where-area = cliquez sur une partie de la table
pic-where-inch = cliquez sur une partie de ce qui est montré
pic-where-quarter = cliquez sur une partie de ce qui est montré
pic-where-dot = cliquez sur un point de ce qui est montré
pic-where-estimate = choisissez un nombre à côté de la table
pic-where-roller = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-free_attack = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-card = choisissez une carte à côté de la table ; elle se dévoile quand les deux sont choisies
pic-where-keep = choisissez deux dés à côté de la table
pic-where-fire = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-guard = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-decline = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-improve = choisissez une amélioration à côté de la table
pic-where-mix = choisissez un mélange à côté de la table
pic-where-lay = choisissez l’un des sens proposés
pic-where-heir = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-effects = choisissez un effet à côté de la table
pic-where-gift = choisissez sur la table un décor qui brille
pic-where-feeder = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-hand = choisissez des cartes à côté de la table
pic-where-command = choisissez une carte à côté de la table
pic-where-orders = choisissez une carte à côté de la table
pic-where-subject = choisissez une figurine qui brille, sur la table ou dans la liste
pic-where-sabotage = choisissez sur la table un décor qui brille
pic-where-secret = choisissez un objectif à côté de la table

pic-closer = Regarder cette partie de la table : { $where }
pic-back-closer = Regarder à nouveau de plus près
pic-another-point = Un autre point
pic-half-inches = Avec un demi
pic-whole-inches = Pouces entiers
pic-other-troops = Troupes plus petites
pic-bonus-short = +1 dé :
pic-began = a commencé le tour

pic-troop-own = Votre troupe
pic-may-be-named = { $n } au choix
pic-state-ready = prête
pic-state-acted = a agi
pic-state-fighting = au combat
pic-deployed = déployée
pic-side-n = nord
pic-side-s = sud
pic-side-e = est
pic-side-w = ouest
pic-side-ne = nord-est
pic-side-nw = nord-ouest
pic-side-se = sud-est
pic-side-sw = sud-ouest
pic-side-centre = du centre
pic-objective-posts = { $rank ->
    [1] borne { $side } extérieure
    [2] borne { $side } intérieure
   *[other] borne { $side }
}
pic-objective-chests = { $rank ->
    [1] coffre { $side } extérieur
    [2] coffre { $side } intérieur
   *[other] coffre { $side }
}
pic-objective-pillars = { $rank ->
    [1] pilier { $side } extérieur
    [2] pilier { $side } intérieur
   *[other] pilier { $side }
}
pic-objective-lamps = { $rank ->
    [1] lampe { $side } extérieure
    [2] lampe { $side } intérieure
   *[other] lampe { $side }
}
pic-objective-wells = { $rank ->
    [1] puits { $side } extérieur
    [2] puits { $side } intérieur
   *[other] puits { $side }
}

pic-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}
pic-first-match = bonne pour débuter
pic-strength-fight = combat
pic-strength-shoot = tir
pic-strength-alchemy = alchimie
pic-strength-speed = vitesse
pic-style-aurlok = Duellistes rapides et chaman : chargez d’abord, prenez le centre.
pic-style-avalon = Boucliers devant, arbalètes derrière : tenez et tirez.
pic-style-cobra = Ombres et poison : frappez dans le dos, puis disparaissez.
pic-style-khaliman = Gardes lourds et archers : brisez un ennemi à la fois.
pic-style-sorhna = Oracles et esprits de l’eau : vifs, nombreux, insaisissables.
pic-style-naashti = Beaucoup de lames et de lances de jet : submergez-les.
pic-style-pack = Des bêtes pour les rattraper, des lames pour finir.
pic-style-temple = Peu nombreux, cuirassés, soignés par la prière : lents, tenaces.
pic-style-triade = Des lances pour fixer, des archers pour achever : en lignes.
pic-style-walosi = Guerriers solides sous une pluie de ruches : poison de loin.
pic-style-wolf = Une meute de loups : enchaînez les coups, bougez toujours.

pic-one-AV8 = Recrue
pic-one-AV9 = Arbalétrier
pic-one-AU9 = Lance-Ruches du Crapaud
pic-one-TJ5 = Milicien-Lancier
pic-one-TJ6 = Milicien-Archer
pic-one-KH8 = Ondin
pic-one-GC7 = Silence
pic-one-NA5 = Reître
pic-short-AV1 = Garlan
pic-short-AV2 = Lotharius
pic-short-AV3 = Ysoline
pic-short-AV4 = Prêtre
pic-short-AV5 = Collecteur
pic-short-AV6 = Templier
pic-short-AV7 = Novice
pic-short-AV8 = Recrue
pic-short-AV9 = Arbalète
pic-short-AV10 = Rétiaire
pic-short-AV11 = Pèlerin
pic-short-AU1 = Tecum’Seh
pic-short-AU2 = Wolitse
pic-short-AU3 = Ca’apiti
pic-short-AU4 = Chaman
pic-short-AU5 = Loup
pic-short-AU6 = Corbeau
pic-short-AU7 = Auroch
pic-short-AU8 = Manitou
pic-short-AU9 = Ruche
pic-short-KH1 = Araoui
pic-short-KH2 = Litam
pic-short-KH3 = Oracle
pic-short-KH4 = Ghulam
pic-short-KH5 = Forcené
pic-short-KH6 = Jaraya
pic-short-KH7 = Tuareg
pic-short-KH8 = Ondin
pic-short-TJ1 = Lee-Ping
pic-short-TJ2 = Xi Lan
pic-short-TJ3 = Alchimiste
pic-short-TJ4 = Garde
pic-short-TJ5 = Lancier
pic-short-TJ6 = Archer
pic-short-TJ7 = Homoncule
pic-short-GC1 = Sze
pic-short-GC2 = Lin Biao
pic-short-GC3 = Disciple
pic-short-GC4 = Collecteur
pic-short-GC5 = Ombre
pic-short-GC6 = Murmure
pic-short-GC7 = Silence
pic-short-NA1 = Oba
pic-short-NA2 = Dhar
pic-short-NA3 = Foudre
pic-short-NA4 = Sabreur
pic-short-NA5 = Reître
pic-short-NA6 = Mâtin
pic-short-NA7 = Klaph

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
words-objective = Objectif, { $name } : tenu par { $owner }{ $value ->
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
words-element = { NAME("scenery", $kind) } de taille { $size }, { $where } ; pion : { $pawn }.
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
words-tokens = Jetons : { $list }.
words-distance = Distance jusqu’à la cible, { $name } : { $far }.
words-moved = Longueur du dernier déplacement : { $far }.
words-alchemist = Niveau { $level }, composants { $components }, pierres { $stones }.
words-profile = { $name } : ESP { $esp }, REF { $ref }, COM { $com }, DEF { $defence }, taille { $size }, coût { $cost } ; PA { $pa } ; Marche, Charge et Course { $walk }, { $charge } et { $run } p ; cases blanches, jaunes et rouges { $boxes } ; DOM { $damage }.
words-formula = { $name } : niveau { $level }, composants { $components }, portée { $range } p.
words-piece = { $name }, taille { $size }.
pic-colon = {" :"}
pic-fell = Tour { $turn } : { $name } succombe
pic-fell-by = Tour { $turn } : { $name } succombe face à { $other }
pic-life-chart = Points de vie, tour après tour
words-lives = { $name }, PdV tour après tour : { $list }.
pic-words-told = { $what } : { $words }
pic-words-then = { $before } ; { $after }
