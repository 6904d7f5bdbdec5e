## Ce que l'image dit à côté de ses pièces.

pic-waiting = À { SEAT($a) } d’agir
pic-waiting-all = Tous les joueurs choisissent
pic-winner = { SEAT($a) } l’emporte
pic-draw = Partie nulle
pic-comma = ,
pic-inches = { $n } p
pic-turn = tour
pic-turn-n = Tour { $n } sur { $all }
pic-to-win = { $n } points pour gagner, seul en tête
pic-take-back = reprendre

pic-phase-troops = troupes
pic-phase-scenery = décors
pic-phase-pawns = pions
pic-phase-deployment = déploiement
pic-phase-start = début
pic-phase-activations = activations
pic-phase-end = fin

pic-zone = déploiement de { SEAT($a) }
pic-troop-of = Troupe de { SEAT($a) }
pic-figures = { $n }/{ $all } fig.
pic-mustering = compose sa troupe
pic-mustered = a choisi sa troupe
pic-look-at = Regarder la carte de { $name }
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
pic-melee = dégâts au corps à corps
pic-weapon = { $name } · TIR { $tir } · portée { $range } p
pic-weapon-line = dégâts de l’arme
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
pic-sealed = { SEAT($a) } a scellé
pic-choosing = { SEAT($a) } choisit
pic-tray = Les derniers jets
pic-against = contre { $n }
pic-column = colonne { $n }

pic-hint-spot = { $n ->
    [one] Une lumière de la table vous est proposée ; sinon, cliquez sur n’importe quel point.
   *[other] { $n } lumières de la table vous sont proposées ; sinon, cliquez sur n’importe quel point.
}
pic-hint-contact = Choisissez sur la table un point de contact.
pic-hint-cell = N’importe quel point, en quatre étapes : étape { $n } sur 4, chaque fois de plus près.
pic-hint-pawn = Choisissez sur la table un décor pour un pion de votre affinité.
pic-hint-estimate = À quelle distance est la cible, de socle à socle ? En pouces.
pic-hint-keep = Gardez deux dés : ils s’ajoutent à { $base }, et leurs symboles donnent la colonne.

pic-hint-improve = { NAME("formulas", $a) } réussit. Pierres restantes : { $n }.
pic-hint-mix = { $n } ressources, en composants et pierres à votre gré.
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
pic-built = { $points } points : { $list }
pic-ready = troupes prêtes
pic-one-by-one = une par une

pic-beginning = La partie commence.
pic-final-points = points
pic-final-left = restent en jeu
pic-final-fallen = défaits au combat
pic-final-shot = abattus au tir
pic-final-felled = ennemis défaits
pic-final-index = indice scénario

## La table en mots.

words-acts = { $name } agit ; cible : { $other }.
words-musters = { SEAT($a) } n’a pas encore de troupe sur la table.
words-seat = { SEAT($a) }, { NAME("factions", $faction) } : { $points } points de scénario, { $left } figurines sur { $all } en jeu{ $first ->
    [1] , initiative gagnée
   *[other] {""}
}.
words-nobody = personne
words-objective = Objectif { $n }, { $where } : tenu par { $owner }{ $value ->
    [0] {""}
   *[other] , valeur { $value }
}.
words-gone = { $name } a été retirée.
words-figure = { $name }, { $where } : { $life } points de vie sur { $all } ({ $health }), { $pa } points d’action, états : { $states }.
words-element = Décor { $n }, { NAME("scenery", $kind) } de taille { $size }, { $where } ; pion : { $pawn }.
words-roll = { $name } a lancé { $dice } : résultat { $total }.
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
