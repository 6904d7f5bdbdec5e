# Alkemy en français. Le message d'une règle est sa phrase ; .news est la ligne du journal, .no le refus.

## Principes et géométrie

AK-001 = Le texte d’une carte l’emporte sur ces règles quand ils se contredisent.
    .news = { FIGURE($a) } est { $b ->
        [7] effrayé
        [8] enchevêtré
        [23] empoisonné
       *[other] hanté
    }.
AK-002 = Les figurines voient tout autour d’elles ; qui voit est vu.
AK-003 = Les distances se mesurent en pouces, de bord de socle à bord de socle ; les déplacements, le long du chemin du centre.
AK-004 = En jouant à l’estime, personne ne mesure avant qu’une Action annoncée ne l’exige.
AK-005 = Une Action est annoncée, puis payée, puis vérifiée ; si une condition manque, ce qui est payé est perdu.
AK-006 = Chacun ordonne ses propres effets simultanés ; ceux de plusieurs joueurs sont ordonnés par celui qui a perdu l’initiative.
AK-010 = Les positions sont des points d’un quadrillage au seizième de pouce.
    .no = Aucun point de la table ne convient ici.
AK-011 = Les socles de taille 1 et 2 font un pouce, ceux de taille 3 un pouce et demi ; les objectifs, un pouce.
AK-012 = Un socle se trouve entièrement sur la table.
AK-013 = Une figurine ne chevauche jamais une figurine, un objectif ou un décor.
AK-014 = « À R pouces ou moins » se mesure de bord à bord.
AK-015 = Une chose est entièrement à R pouces quand aucune de ses parties n’est plus loin.
AK-016 = Deux figurines à un seizième de pouce au plus sont au contact ; au contact d’un ennemi, une figurine est en combat, sinon elle est libre.
AK-017 = Les distances aux côtés d’un décor sont comparées exactement.
AK-018 = Une ligne droite est dégagée si le socle passe tous les obstacles sans les chevaucher ; les frôler est permis.
AK-019 = Un déplacement de M pouces en dépense au plus M le long de son chemin.
AK-020 = Un déplacement suit tout chemin dégagé, avec autant de détours qu’on veut, et peut s’arrêter avant son terme.
AK-021 = Le chemin canonique est le plus court qui contourne les obstacles.
AK-022 = Le joueur désigne une destination, qui doit être une position permise ; sans chemin, la figurine reste sur place.
    .news = { FIGURE($a) } se déplace.
    .no = Choisissez l’un des points proposés, ou montrez un point de la table.
AK-023 = Une destination trop lointaine est approchée aussi loin que possible.
AK-024 = « Le plus proche » compare les écarts entre les socles.
AK-025 = Il y a ligne de vue quand une ligne au moins entre deux socles n’est pas coupée.
AK-026 = Seul ce qui est au moins aussi grand que les deux figurines leur cache la vue.
AK-027 = Un socle coupe une ligne qui passe à un seizième de pouce ; un décor, une ligne qui y entre.
AK-028 = Deux figurines au contact se voient toujours.
AK-030 = Le couloir de tir est l’enveloppe des deux socles.
AK-031 = Un décor ou un gabarit est dans le couloir dès qu’une de ses parties y est.
AK-032 = Ce qui est entièrement à 5 pouces du tireur n’est pas un obstacle.
AK-033 = Un gabarit mesure 2,5 pouces sur 3,5, se pose sur tout et ne gêne jamais la vue.
    .no = Choisissez l’une des quatre orientations du gabarit.
AK-034 = L’écart entre deux décors se mesure entre leurs côtés.
AK-035 = Un socle déployé est entièrement dans sa zone.
AK-036 = Une poussée éloigne en ligne droite et s’arrête devant tout ce qui la gêne.
AK-037 = Un point appartient à la zone de table de l’ancre la plus proche.

## Profils et santé

AK-040 = Un profil porte toutes les valeurs de ses figurines.
AK-041 = Les dommages cochent les cases de gauche à droite ; le surplus est perdu.
    .news = { FIGURE($a) } subit { $b } DOM ; il lui reste { $c } PdV.
AK-042 = La couleur de la première case libre est celle des dés de la figurine.
AK-043 = Une figurine dont la dernière case est cochée est retirée aussitôt.
    .news = { FIGURE($a) } tombe.
AK-044 = Un soin décoche des cases de droite à gauche, jamais plus qu’il n’y en a de cochées.
    .news = { FIGURE($a) } récupère { $b } PdV.
AK-045 = Chaque figurine d’une carte commune a sa ligne de vie et ses points d’action.

## Dés

AK-050 = Un jet se fait avec 2 dés ; bonus et malus s’annulent, et il reste au plus 2 dés de plus.
AK-051 = Avec des dés de bonus, le lanceur en garde deux à son gré ; avec des dés de malus, les deux plus faibles restent.
    .no = Ces dés ne sont pas sur la piste.
AK-052 = Un jet réussit quand les dés et la caractéristique atteignent la difficulté.
    .news = { FIGURE($a) } lance { DICE($d) } : { $b } contre { $c }, { $e ->
        [1] réussi
       *[other] manqué
    }.
AK-053 = Dans un jet en opposition, le plus haut résultat l’emporte, puis la plus haute caractéristique ; sinon on relance.
    .news = { FIGURE($a) } lance { DICE($c) } : { $b }.
AK-054 = En cas d’égalité, on compare la caractéristique modifiée, sans les dés.
AK-055 = Pour un jet sans dommages, les meilleurs dés sont gardés d’office.
AK-056 = Une figurine privée de la caractéristique réussit d’office.
AK-057 = Les symboles des deux dés gardés donnent la colonne des dommages ; les décalages s’ajoutent sans sortir de la ligne.
    .news = { FIGURE($a) } touche { FIGURE($b) } : colonne { $d }, { $c } DOM.
AK-058 = Les modificateurs d’une carte de combat ne durent qu’un combat.

## Troupes

AK-070 = Le format fixe les points, les héros et la table.
    .no = Ici, on choisit une troupe prête ; pour composer la sienne, il faut la mise en place complète.
AK-071 = Toutes les figurines d’une troupe ont un symbole de faction en commun.
    .news = { SEAT($a) } mène { NAME("factions", $b) }.
AK-072 = Une troupe de sous-faction ne prend que des figurines qui en portent le symbole.
AK-073 = Les points d’une troupe ne dépassent jamais le format.
AK-074 = Le nombre de héros respecte le format, chaque héros une seule fois.
AK-075 = Aucun nom n’est pris plus souvent que son maximum.
AK-076 = Une carte commune est remplie avant qu’on en ouvre une autre du même nom.
AK-077 = Les cartes de profil se comptent comme elles sont sur la table.
AK-078 = Une figurine au moins de la troupe a une valeur d’esprit.
AK-079 = L’affinité d’une troupe est celle de sa faction.

## Mise en place

AK-080 = Les joueurs choisissent ensemble le scénario et les options.
AK-081 = En tournoi, c’est l’organisateur qui les choisit.
AK-082 = Les côtés A et B sont tirés au sort.
    .news = { SEAT($a) } est le côté A.
AK-083 = Les objectifs sont placés par le scénario ; ils sont solides.
AK-085 = À partir de A, chacun pose un décor à tour de rôle, au plus trois du même genre.
    .news = { SEAT($a) } pose { NAME("scenery", $b) } : { $c } sur la table.
AK-086 = Un décor tient sur la table, à plus de 3 pouces des autres décors et des objectifs, hors de la zone de déploiement adverse.
AK-087 = Les décors impairs d’un joueur vont dans sa zone, les pairs dans la zone adverse.
AK-088 = Un joueur peut s’arrêter dès son 4e décor (6e sur la grande table) ; l’autre peut alors en poser un dernier.
    .news = { $a ->
        [-1] La table est prête avec { $b } décors.
       *[other] { SEAT($a) } ne pose plus de décor.
    }
AK-089 = Aucune figurine n’entre dans un décor ni ne le traverse.
AK-090 = À partir de B, chacun pose des pions de son affinité sur des décors qui n’en ont pas.
    .news = { SEAT($a) } pose un pion { NAME("affinities", $c) } sur le décor { $b }.
AK-091 = Assez de pions d’un joueur se trouvent dans la zone adverse.
AK-092 = Un pion marque tout le décor qui le porte.
AK-093 = Qui a le plus de cartes se déploie d’abord ; à égalité, le perdant d’un jet d’esprit.
    .news = { SEAT($a) } se déploie en premier.
AK-094 = On se déploie carte par carte, entièrement dans sa zone.
    .news = { FIGURE($a) } se déploie.
AK-095 = Nul n’est déployé au contact d’un ennemi.
AK-096 = Quand les deux troupes sont en place, le premier tour commence.
    .news = Les deux troupes sont en place.

## Le tour

AK-099 = Les Actions sont les déplacements, le combat, le tir, l’alchimie et celles du scénario.
AK-100 = Une figurine qui a des points d’action est aux aguets ; sans eux, elle est inactive.
AK-101 = Au début du tour, chaque figurine retrouve ses points d’action.
    .news = Tour { $a }.
AK-102 = Chaque joueur envoie une figurine jeter l’esprit pour l’initiative ; le gagnant dit qui commence.
    .news = { SEAT($a) } remporte l’initiative.
    .no = C’est une figurine dotée d’esprit qui doit faire ce jet.
AK-103 = Une figurine qui ne bouge plus ce tour-ci, ou qui est enchevêtrée, ne marche, ne charge ni ne court.
    .news = { FIGURE($a) } ne peut pas bouger.
AK-104 = Qui a la main active une carte ou passe ; la première activation du tour ne peut être passée.
    .news = { SEAT($a) } commence.
AK-105 = Un joueur qui ne peut rien activer passe.
    .news = { SEAT($a) } ne peut rien activer et passe.
AK-106 = Quand tous passent de suite, les activations sont finies.
    .news = { SEAT($a) } passe.
AK-107 = Une carte peut être activée si une de ses figurines a des points d’action et peut agir.
    .news = { FIGURE($a) } s’active avec { $b } PA.
AK-108 = Après une activation, la main passe.
AK-109 = Une figurine déjà activée paie 1 point d’action pour agir encore.
    .news = { FIGURE($a) } agit encore ; il lui reste { $b } PA.
AK-110 = Pendant une activation, une figurine fait au moins une Action.
AK-111 = Une figurine déclare, paie, résout, et continue tant qu’elle le peut et le veut.
    .no = Ce n’est pas le moment.
AK-112 = Les points d’action restants servent aux Réactions ou à une autre activation.
AK-113 = Les figurines d’une carte agissent ensemble : toutes déclarent, puis on résout dans l’ordre voulu.
AK-114 = Au premier tour de déclarations, toute figurine qui le peut doit déclarer.
AK-115 = Une Action dont les conditions ont disparu a échoué.
    .news = L’Action de { FIGURE($a) } n’aboutit pas.
AK-116 = Toutes les estimations d’une ronde précèdent ses tirs.
AK-117 = Une figurine qui ne pourrait plus rien faire après avoir payé reste en dehors d’une réactivation.
AK-118 = Une Action gratuite ne coûte pas de point d’action.
    .news = { FIGURE($a) } joue sa carte gratuitement.
AK-119 = Les compétences ne sont pas des Actions.
    .news = { FIGURE($a) } encaisse pour { FIGURE($b) }.

## Déplacements et charge

AK-120 = La marche coûte 1 point d’action et finit libre.
    .news = { FIGURE($a) } marche.
AK-121 = La course coûte 2 points d’action, finit libre, et c’est le dernier déplacement du tour.
    .news = { FIGURE($a) } court.
AK-122 = Sortir d’un combat en marchant ou en courant demande un jet de désengagement.
AK-123 = C’est un jet de réflexes en opposition avec un ennemi au contact, désigné par son joueur.
AK-124 = S’il est perdu, chaque ennemi au contact peut d’abord porter une Attaque Rapide gratuite.
    .news = { $b ->
        [1] { FIGURE($a) } se dégage.
       *[other] { FIGURE($a) } est rattrapé en se dégageant.
    }
AK-125 = Les points d’action du déplacement restent dépensés quoi qu’il arrive.
AK-126 = Un socle qui se déplace ne traverse rien ; frôler un ennemi n’engage pas.
AK-130 = La charge coûte 1 point d’action ; une figurine libre désigne sa cible, et d’autres si un même socle peut toutes les toucher.
    .news = { FIGURE($a) } charge { FIGURE($b) }.
AK-131 = Elle est valable si chaque cible est vue, à portée, et qu’un point au contact de toutes est accessible.
    .no = Une charge finit sur l’un des points de contact.
AK-132 = Le chargeur arrive au contact et joue une carte d’Attaque gratuite avec 1 dé de bonus.
    .news = { FIGURE($a) } atteint { FIGURE($b) }.
    .no = Une charge est suivie d’une carte d’Attaque.
AK-133 = Une charge manquée devient une marche vers la cible, et la figurine ne joue plus que des cartes de Défense ce tour-ci.
    .news = La charge de { FIGURE($a) } échoue.
AK-134 = Après une charge, la figurine ne se déplace plus.
AK-135 = Une cible libre et armée peut tirer avant que la charge ne parte.

## Combat

AK-136 = Les attaques sans carte sont gratuites, et les compétences liées aux cartes n’y servent pas.
AK-139 = Les cartes d’Attaque sont Brutale, Normale et Rapide ; celles de Défense, Parade et Inactif ; une Botte n’est qu’à ses maîtres.
AK-140 = Un combat, c’est une carte contre un ennemi au contact.
    .news = { FIGURE($a) } combat { FIGURE($b) }.
AK-141 = La cible peut répondre par une carte.
AK-142 = Les deux cartes sont choisies en secret, révélées ensemble, puis payées.
    .news = { FIGURE($a) } : { NAME("cards", $b) }. { FIGURE($c) } : { NAME("cards", $d) }.
AK-143 = Une figurine sans point d’action joue Inactif.
AK-144 = Il faut 1 point d’action pour déclarer un combat.
AK-145 = Attaque contre Attaque : le gagnant d’un jet de réflexes frappe d’abord, puis l’autre.
    .news = { FIGURE($a) } frappe d’abord.
AK-146 = Attaque contre Inactif : seul l’attaquant lance les dés.
AK-147 = Attaque contre Parade : jet de combat en opposition ; le défenseur qui gagne ne subit rien.
    .news = { FIGURE($a) } pare.
AK-148 = Une parade gagnée de 3 ou plus permet une Attaque Normale gratuite.
AK-149 = Deux cartes de Défense : il ne se passe rien.
    .news = Il ne se passe rien.
AK-150 = Si tous deux jouent Inactif, l’activation se termine.
    .news = L’activation se termine.
AK-151 = Une carte a un dé de bonus contre la carte qu’elle bat ; une Botte compte comme sa carte de base.
AK-152 = On n’entre en combat que par une charge.
AK-153 = Le combat est fini quand les deux cartes sont résolues.

## Tir

AK-155 = Un tir coûte 1 point d’action à une figurine libre et armée, contre un ennemi.
    .news = { FIGURE($a) } tire sur { FIGURE($b) }.
AK-156 = Vue, estimation, portée, réaction, jet : un tir qui manque une vérification est perdu.
    .news = { $b ->
        [1] La cible de { FIGURE($a) } est hors de portée.
       *[other] { FIGURE($a) } ne voit pas sa cible.
    }
AK-157 = Le tireur annonce une distance ; si elle tombe dans le socle de la cible, le tir est bien visé.
    .news = { FIGURE($a) } estime { HALVES($b) } ps.
AK-158 = Valeur de tir et dés contre la défense ; obstacles et bout portant décalent la colonne.
    .news = { FIGURE($a) } tire { DICE($d) } : { $b } contre { $c }, { $e ->
        [1] touché
       *[other] manqué
    }.
AK-159 = Figurines, décors et objectifs de taille 1 ou plus dans le couloir sont des obstacles.
AK-160 = La cible libre d’une charge peut tirer sur le chargeur pour 1 point d’action.
    .news = { FIGURE($a) } tire sur { FIGURE($b) } qui charge.
AK-161 = À 5 pouces ou moins, les dommages se lisent une colonne à droite.
AK-162 = Une cible qui réagit gâche la visée.
AK-163 = La cible libre d’un tir peut, pour 1 point d’action, tirer, marcher ou charger.
    .news = { FIGURE($a) } réagit : { $b ->
        [1] tir en retour
        [2] marche
       *[other] charge
    }.
AK-164 = Un tir de réaction est simultané.
AK-165 = Une marche de réaction finit à l’abri du tir.
AK-166 = Une charge de réaction vise le tireur.
AK-167 = Une cible en combat jette pour se couvrir : sur 8, c’est son adversaire qui est touché.
    .news = { FIGURE($a) } se couvre { DICE($c) } : { $b }.
AK-168 = La difficulté et la colonne restent celles de la première cible.
AK-169 = Une réaction n’en entraîne pas d’autre, sauf une carte de combat.

## Alchimie

AK-170 = Un alchimiste a une affinité, un cercle, une concentration et des réserves.
AK-171 = Se concentrer coûte 1 point d’action et donne un niveau, quatre au plus.
    .news = { FIGURE($a) } se concentre : niveau { $b }.
AK-172 = Chaque source de dommages coûte un niveau à l’alchimiste.
    .news = { FIGURE($a) } perd sa concentration : niveau { $b }.
AK-173 = Une formule demande ses composants et son niveau, et ne sert qu’une fois par tour.
AK-174 = Elle se paie en composants, et d’un point d’action ou d’un niveau.
    .news = { FIGURE($a) } entame { NAME("formulas", $b) } : { $c } composants, niveau { $d }.
AK-175 = Puis on vérifie la vue et la portée ; si l’une manque, la formule est perdue.
    .news = { NAME("formulas", $b) } de { FIGURE($a) } est perdue.
AK-176 = Les pierres améliorent une formule, dans les limites d’un usage et de la carte.
    .news = { FIGURE($a) } lance { NAME("formulas", $b) } avec { $c } pierres.
AK-177 = Les cibles de plus sont désignées avant toute mesure.
    .news = { FIGURE($a) } est hors d’atteinte de la formule.
AK-178 = Une aire ne demande pas de vue ; un point demande vue et portée.
    .news = { FIGURE($a) } resurgit.
AK-180 = Un alchimiste au contact du décor d’un pion peut le récupérer pour 1 point d’action.
    .news = { FIGURE($a) } récupère le pion { NAME("affinities", $c) } du décor { $b }.
AK-181 = Le cercle extérieur prend les ressources ou l’effet, le cercle intérieur les ressources et l’effet.
AK-182 = Les ressources emplissent les réserves dans la proportion voulue, sans les dépasser.
    .news = { FIGURE($a) } gagne { $b } composants et { $c } pierres.
AK-183 = L’effet d’une affinité dure jusqu’à la fin de la prochaine activation de l’alchimiste.
    .news = { FIGURE($a) } est empli de { NAME("affinities", $b) }.
AK-184 = Feu : après chaque formule, un ennemi vu et proche subit 1 DOM.
    .news = Le feu de { FIGURE($a) } brûle { FIGURE($b) }.
AK-185 = Eau : portées allongées de 3 pouces, aires élargies de 2.
AK-186 = Terre : défense augmentée de 1, et les dommages ne rompent pas la concentration.
AK-187 = Air : une fois, l’amélioration d’une formule ennemie est interdite.
    .news = { FIGURE($a) } interdit à { FIGURE($b) } d’améliorer sa formule.
AK-188 = La même affinité relance son effet ; des affinités différentes s’ajoutent.

## Fin du tour et de la partie

AK-200 = Ce qui dure jusqu’à la fin du tour cesse ; puis viennent poison, régénération et déclin.
AK-201 = Ensuite, le scénario donne ses points.
    .news = { SEAT($a) } marque { $b } : { $c } en tout.
AK-202 = Un joueur seul au but gagne ; à plusieurs, la partie est nulle.
    .news = { $a ->
        [-1] La partie est nulle (AK-{ $b }).
       *[other] { SEAT($a) } gagne (AK-{ $b }).
    }
AK-203 = Une troupe anéantie rend la partie nulle.
AK-204 = Sinon, les points d’action restants sont perdus et un nouveau tour commence.
AK-205 = La fin n’est vérifiée qu’en fin de tour.
AK-206 = Après le dernier tour, la partie est nulle.
AK-210 = Quand on joue en mesurant, chacun mesure quand il veut.
AK-211 = Un tir mesuré sans obstacle est bien visé.
AK-212 = Avec des obstacles, il l’est dès le deuxième tir sur la même cible, si personne n’a bougé.
AK-213 = Une réaction gâche encore la visée.
AK-214 = Aucune compétence de la boîte ne repose sur les estimations.
AK-215 = On peut déclarer une Action qu’on sait vouée à l’échec.

## Scénarios

AK-260 = Les Actions de scénario sont pour une figurine libre, sans Animal, à 1 pouce de l’objectif.
    .news = { FIGURE($a) } ne trouve pas d’objectif.
AK-261 = Bornes Jin : pour 2 points d’action, une borne neutre devient vôtre, une borne ennemie neutre.
    .news = { $c ->
        [1] { FIGURE($a) } prend la borne { $b }.
       *[other] { FIGURE($a) } rend neutre la borne { $b }.
    }
AK-262 = Qui tient strictement le plus de bornes gagne un point ; il en faut 3.
AK-263 = Coffres : pour 1 point d’action, on pose un jeton sur un coffre, ou on en retire un ennemi ; assez de jetons l’ouvrent.
    .news = { FIGURE($a) } travaille au coffre { $b } : { $c } sur { $d }.
AK-264 = Les coffres valent 3, 4 et 5, tirés au sort ; quand tous sont ouverts, le plus de points gagne.
    .news = Les coffres valent { $a }, { $b } et { $c }.
AK-265 = Piliers : pour 2 points d’action, 1 pour un alchimiste, un pilier neutre devient vôtre, un pilier ennemi neutre.
    .news = { $c ->
        [1] { FIGURE($a) } prend le pilier { $b }.
       *[other] { FIGURE($a) } rend neutre le pilier { $b }.
    }
AK-266 = Quand le pilier central est pris, les figurines sur les lignes vers ses autres piliers guérissent tout à fait.
AK-267 = Avec le centre : 6 pour tous les piliers, 3 pour deux opposés, 2 pour un en zone adverse, 1 pour un chez soi ; il en faut 6.
AK-269 = Lumières : pour 1 point d’action et un jet d’esprit de 11, une lampe s’éteint ou s’allume.
    .news = { $c ->
        [1] { FIGURE($a) } allume la lampe { $b }.
       *[other] { FIGURE($a) } éteint la lampe { $b }.
    }
AK-270 = Chacune de vos lampes donne un point, les quatre 2 de plus ; il en faut 8.
AK-271 = Puits : la présence strictement la plus forte à 3 pouces donne un point, 2 en zone adverse ; il en faut 12.
AK-272 = Un objectif sur la limite des zones n’est jamais compté par zone.
AK-273 = Les points de scénario sont publics et jamais perdus.

## Questions

ask-muster = Choisissez votre troupe.
ask-element = Quel décor posez-vous ?
ask-bearing = Dans quel sens ?
ask-place = À quel endroit ?
ask-last = Posez-vous un dernier décor ?
ask-pawn = Sur quel décor posez-vous un pion ?
ask-chief = Qui fait le jet d’esprit ?
ask-deploy = Quelle carte déployez-vous ?
ask-station = Où se place la figurine ?
ask-starts = Qui commence ?
ask-activate = Activez une carte, ou passez.
ask-declare = Que fait la figurine ?
ask-target = Qui est la cible ?
ask-more = Une autre cible ?
ask-marksman = Payer un point d’action de plus pour ignorer les obstacles ?
ask-order = Quelle Action vient d’abord ?
ask-destination = Vers où ?
ask-area = Dans quelle case de quatre pouces ?
ask-inch = Dans quel pouce ?
ask-quarter = Dans quel quart ?
ask-dot = En quel point ?
ask-estimate = À quelle distance est la cible ?
ask-answer_charge = Tirer sur le chargeur ?
ask-react = Comment réagit la cible ?
ask-roller = Qui la retient ?
ask-free_attack = La frapper quand elle s’éloigne ?
ask-card = Choisissez une carte de combat.
ask-keep = Quels deux dés gardez-vous ?
ask-counter = Riposter ?
ask-chain = Frapper encore aussitôt ?
ask-net = Jeter le filet plutôt que blesser ?
ask-master = Jouer de maîtrise, sans payer ?
ask-deny = Interdire l’amélioration ?
ask-fire = Qui le feu brûle-t-il ?
ask-guard = Un garde du corps encaisse-t-il ?
ask-empathy = Le chaman partage-t-il la douleur ?
ask-decline = Dépenser une pierre pour la préserver ?
ask-pay = Payer d’un point d’action ou d’un niveau ?
ask-improve = Améliorer la formule ?
ask-gather = Que tirez-vous du pion ?
ask-mix = Combien de composants ?
ask-lay = Dans quel sens se pose le gabarit ?
ask-heir = Quel alchimiste reçoit les ressources ?

## Actions

do-muster = Mener { NAME("troops", $a) }
do-recruit = Recruter { NAME("profiles", $a) }
do-lock = La troupe est complète
do-element = { NAME("scenery", $a) }
do-stop = Ne plus poser
do-bearing = Orientation { DEGREES($a) }
do-pawn = Un pion sur le décor { NTH($a) }
do-deploy = Déployer { SLOT($a) }
do-chief = Envoyer { SLOT($a) }
do-starts = { SEAT($a) } commence
do-activate = Activer { SLOT($a) }
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
do-target = { SLOT($a) }
do-enough = Rien de plus
do-order = { SLOT($a) } d’abord
do-spot = Point { NTH($a) }
do-point = Un point quelconque de la table
do-area = Case { $a }
do-inch = Pouce { $a }
do-quarter = Quart { $a }
do-dot = Point { $a }
do-estimate = { HALVES($a) } ps
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
do-keep = Paire { NTH($a) }
do-pay = { $a ->
    [0] Un point d’action
   *[other] Un niveau
}
do-improve = Amélioration { NTH($a) }
do-gather = { $a ->
    [0] Les ressources
    [1] L’effet
   *[other] Les ressources et l’effet
}
do-mix = { $a } composants

## Options

option-format = Points d’une troupe
option-scenario = Scénario
option-distances = Distances
option-start = Mise en place
option-turns = Tours au plus
