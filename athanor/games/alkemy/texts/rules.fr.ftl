## Principes

AK-001 = Ce qui est écrit sur une carte, de profil, de Combat, de formule, de commandement ou de scénario, l’emporte sur ces règles.
    .news = { FIGURE($a) } change d’état : { $b ->
        [7] Effroi, 1 dé de malus à ses jets de REF et de COM pendant ce tour
        [8] Enchevêtrement, plus de déplacement, 1 dé de malus en COM et 2 DEF de moins pendant ce tour
        [9] Hantise, 1 dé de malus à tous ses jets pendant ce tour
        [25] Empoisonnement, 1 DOM dans la phase de fin de ce tour, puis le poison a fini d’agir
        [26] Hantise sans jet, car elle a échoué ici à sa dernière activation, 1 dé de malus à tous ses jets pendant ce tour
       *[other] une carte fait effet
    }.
    .no = Une compétence ou un état de cette figurine l’interdit.
AK-002 = Les figurines voient tout autour d’elles, leur orientation ne compte pas, et qui voit est vu.
AK-003 = Les distances se mesurent en pouces et en ligne droite, de bord de socle à bord de socle ; un déplacement se mesure le long du chemin suivi par le centre du socle.
AK-004 = Quand on estime les distances, nul ne mesure avant qu’une Action qui l’exige soit déclarée et payée ; seul le résultat de cette vérification devient public.
AK-005 = Une Action ou une compétence s’annonce, se paie, puis sa portée et sa ligne de vue sont vérifiées ; si l’une fait défaut, l’Action échoue et ce qui est payé est perdu.
AK-006 = Un joueur ordonne ceux de ses effets qui tombent au même moment ; si des effets de plusieurs joueurs coïncident, celui qui a perdu l’initiative les ordonne.
    .no = Cet effet n’est pas de ceux qui tombent à présent.

## La table et sa géométrie

AK-010 = Les positions sont les points entiers d’une grille au seizième de pouce, sur une table de 24 ou 36 pouces de côté.
    .no = Aucun point qu’on puisse choisir ne se trouve là.
AK-011 = Un socle a 1 pouce de diamètre pour les tailles 1 et 2, 1,5 pouce pour la taille 3 ; pions et objectifs mesurent 1 pouce, les jetons un demi-pouce et se laissent traverser.
AK-012 = Un socle se trouve toujours tout entier sur la table.
    .no = Le socle dépasserait du bord de la table.
AK-013 = Une figurine ne chevauche jamais une autre figurine, un objectif ni, dans le jeu de base, un décor.
    .no = Le socle chevaucherait une figurine, un objectif ou un décor.
AK-014 = Être « à une distance ou moins » veut dire que l’écart entre les deux bords ne la dépasse pas ; être « à plus », le contraire.
AK-015 = Une chose est entièrement à une distance donnée si même son point le plus éloigné n’est pas plus loin du bord du socle.
AK-016 = Deux socles que sépare au plus un seizième de pouce sont en contact ; une figurine au contact d’un ennemi est En Combat, toute autre est Libre.
AK-017 = Qu’un socle chevauche un décor, le touche ou s’y trouve tout entier se décide exactement, d’après la distance de son centre à chaque bord.
AK-018 = Un segment de déplacement est dégagé si le socle n’y chevauche jamais rien ; frôler est permis.
AK-019 = Le prix d’un segment est sa longueur arrondie très finement au-dessus, si bien qu’un déplacement en ligne droite est légal exactement jusqu’à sa valeur.
AK-020 = Un déplacement suit autant de segments dégagés qu’on veut, en toute direction, sur tout ou partie de sa valeur ; rester sur place est un déplacement légal.
AK-021 = Le chemin vers une destination est le plus court qui contourne les obstacles et, à égalité, celui qui tourne le moins.
AK-022 = On désigne une destination et, si l’on veut, les points par lesquels passer ; la destination doit être une place légale et, si aucun chemin n’y mène, la figurine reste sur place.
    .news = { FIGURE($a) } se déplace.
    .no = Choisissez l’un des points proposés, ou un point de la table ; un déplacement passe par six points de votre choix au plus.
AK-023 = Une figurine envoyée plus loin que son déplacement suit le chemin et s’arrête au dernier point légal que sa valeur permet.
AK-024 = Le plus proche est celui dont le bord est le moins éloigné ; sauf règle contraire, le joueur actif départage les égalités.
AK-025 = Une figurine en voit une autre si une ligne au moins, d’un point de son socle à un point de l’autre socle, n’est pas coupée.
AK-026 = La vue est bloquée par les figurines, objectifs et décors au moins aussi grands que celui qui regarde et que celui qu’on regarde ; les plus petits ne la bloquent jamais.
AK-027 = Un socle qui bloque coupe toute ligne qui le traverse ou le frôle, un décor toute ligne qui y entre ; une ligne qui longe un bord n’est pas coupée.
AK-028 = Deux figurines en contact se voient toujours, et chaque figurine se voit elle-même.
AK-030 = Le couloir de tir est la bande que tendent entre eux le socle du tireur et celui de la cible.
AK-031 = Un décor ou un gabarit est dans le couloir dès qu’une de ses parties s’y trouve.
AK-032 = Ce qui se trouve entièrement à 5 pouces ou moins du tireur ne gêne pas le Tir.
AK-033 = Un gabarit est un rectangle de 2,5 pouces sur 3,5 ; il se pose sur n’importe quoi, se traverse librement, n’a pas de taille et ne bloque jamais la vue.
    .no = Choisissez l’une des quatre orientations du gabarit.
AK-034 = La distance entre deux décors, ou entre un décor et un objectif, se mesure entre leurs bords les plus proches.
AK-035 = Une figurine est dans une zone de déploiement si son socle y tient tout entier ; le bord de la table n’est pas une limite de la zone.
AK-036 = Une figurine repoussée recule tout droit et s’arrête avant un obstacle, le bord de la table ou le contact d’un ennemi ; être repoussé n’est pas se déplacer.
AK-037 = La zone de table d’un joueur est la partie de la table la plus proche de son côté ; un décor appartient à la zone où est son centre.

## Profils et santé

AK-040 = Une carte de profil donne le nom, les PdV, ESP, REF, COM, DEF, les PA, les trois déplacements, la taille, les compétences, la ligne de DOM, une arme s’il y a lieu, les symboles, le coût et le maximum.
AK-041 = Chaque DOM coche une case de PdV de gauche à droite, les blanches, les jaunes, puis les rouges ; l’excédent est perdu.
    .news = { FIGURE($a) } subit { $b } DOM ; { $c ->
        [0] il ne lui reste aucun PdV
       *[other] il lui reste { $c } PdV
    }.
AK-042 = La case libre la plus à gauche donne la santé de la figurine, Indemne (blanc), Grave (jaune) ou Critique (rouge), et la couleur de tous ses dés.
AK-043 = Une figurine dont la dernière case est cochée quitte aussitôt la table, même au milieu d’une Action.
    .news = { FIGURE($a) } succombe et quitte la table.
AK-044 = Un soin décoche des cases de droite à gauche ; il ne dépasse jamais les cases imprimées et ne ramène personne.
    .news = { FIGURE($a) } récupère { $b } PdV.
AK-045 = Sur une carte à plusieurs figurines, chacune a ses propres PdV et ses propres PA ; les autres valeurs sont communes, et chacune agit pour son compte.

## Jets de dés

AK-050 = Un jet se fait avec 2 dés, plus des dés de bonus ou de malus qui s’annulent entre eux ; il en reste au plus 2.
AK-051 = Avec des dés de bonus, on garde les deux dés de son choix ; avec des dés de malus, les deux plus faibles et, à égalité, le symbole le plus faible.
    .no = Gardez l’une des paires de dés proposées.
AK-052 = Le résultat est la somme des deux dés gardés et de la caractéristique ; un jet réussit s’il atteint la difficulté.
    .news = { FIGURE($a) } lance { DICE($d) } : { $b } contre { $c }, { $e ->
        [1] c’est réussi
       *[other] c’est manqué
    }.
AK-053 = Dans un jet en opposition, le plus haut résultat l’emporte, puis la plus haute caractéristique ; sinon, on relance tout.
    .news = { FIGURE($a) } lance { DICE($c) } : { $b }.
AK-054 = Les caractéristiques comparées en cas d’égalité sont celles du moment, modificateurs compris, sans les dés.
AK-055 = Avec des dés de bonus, un jet qui ne peut causer de DOM garde de lui-même les deux plus hautes valeurs.
AK-056 = Une figurine à qui manque la caractéristique réussit d’office, en opposition aussi ; si elle manque aux deux, le sort décide.
AK-057 = Les symboles des deux dés gardés donnent une colonne de la ligne de DOM ; tous les décalages s’ajoutent, et l’on ne sort jamais de la ligne.
    .news = { FIGURE($a) } touche { FIGURE($b) } : colonne { $d }, { $c } DOM.
    .deed = { FIGURE($a) } touche { FIGURE($b) } : { $c } DOM.
AK-058 = Ce que modifie une carte de Combat ne dure que le combat où elle est jouée.

## Constituer une troupe

AK-070 = Le format fixe la valeur maximale d’une troupe, son nombre de héros et la table.
    .no = Le départ rapide demande une troupe toute faite, et une troupe sans figurine ne se valide pas.
AK-071 = Toutes les figurines d’une troupe partagent un symbole de faction ou de sous-faction choisi par le joueur ; une figurine à plusieurs symboles convient à chacun d’eux.
    .news = { SEAT($a) } mène une troupe : { NAME("factions", $b) }.
    .no = Cette figurine ne partage aucun symbole avec le reste de votre troupe.
AK-072 = Une troupe de sous-faction ne prend que des figurines qui portent le symbole de cette sous-faction.
AK-073 = Le total des coûts d’une troupe peut rester sous le maximum du format, jamais le dépasser.
    .no = Votre troupe coûterait plus que le format ne le permet.
AK-074 = Le nombre de héros respecte les limites du format, et nul héros n’est pris deux fois.
    .no = Votre troupe n’aurait pas le nombre de héros du format.
AK-075 = Une troupe ne prend pas plus de figurines du même nom que le maximum de leur carte.
    .no = Votre troupe n’a plus de place pour une figurine de ce nom.
AK-076 = Une carte à plusieurs figurines se remplit avant qu’on en ouvre une autre du même nom ; chaque figurine paie le coût imprimé.
AK-077 = Une troupe a autant de cartes de profil qu’elle en utilise vraiment : 2 Silences font une carte, 3 Recrues deux.
AK-078 = Une figurine de la troupe au moins a une valeur d’ESP.
AK-079 = L’affinité d’une troupe est celle de la faction ou de la sous-faction choisie.

## Préparer la table

AK-080 = Les joueurs choisissent ensemble le scénario et les modules facultatifs.
AK-081 = Dans le jeu organisé, l’organisateur fixe le format, la table et le scénario.
AK-082 = Le sort décide qui est le joueur A et qui est le joueur B.
    .news = { SEAT($a) } est le joueur A.
AK-083 = Les objectifs sont placés comme le dit le scénario ; ce ne sont pas des décors, mais ils sont pleins et, selon leur taille, bloquent la vue et gênent les Tirs.
AK-085 = En commençant par A, les joueurs placent tour à tour un décor, dans l’orientation de leur choix ; il y en a au plus trois de la même sorte.
    .news = { SEAT($a) } place un décor : { PIECE($b) }.
    .no = Choisissez un décor dont la table porte moins de trois exemplaires, dans l’une de ses orientations.
AK-086 = Un décor tient tout entier sur la table, à plus de 3 pouces de tout autre et de chaque objectif, et jamais dans la zone de déploiement adverse.
    .no = Le décor doit tenir sur la table, assez loin des autres et des objectifs, hors de la zone de déploiement adverse.
AK-087 = Les premier, troisième et cinquième décors d’un joueur vont dans sa zone de table, les deuxième, quatrième et sixième dans celle de l’adversaire.
    .no = Ce décor va dans l’autre zone de table : la vôtre et celle de l’adversaire alternent.
AK-088 = À partir de son 4ᵉ décor, ou du 6ᵉ sur la grande table, un joueur peut s’arrêter ; l’autre peut en placer un dernier ; le format fixe le minimum et le maximum.
    .news = { $a ->
        [-1] Le terrain est en place : { $b } décors.
       *[other] { SEAT($a) } cesse de placer des décors.
    }
    .no = Il est trop tôt pour s’arrêter, ou bien l’on n’attend qu’un oui ou un non.
AK-089 = Dans le jeu de base, nul n’entre dans un décor ni ne le traverse, et tout décor assez grand bloque la vue.
AK-090 = En commençant par B, les joueurs posent tour à tour un pion de leur affinité sur un décor qui n’en a pas : 3 chacun, ou 5 sur la grande table.
    .news = { SEAT($a) } pose un pion ({ NAME("affinities", $c) }) sur un décor : { PIECE($b) }.
    .no = Choisissez un décor qui n’a pas encore de pion.
AK-091 = Un pion au moins de chaque joueur, ou deux sur la grande table, se trouve dans la zone de table adverse.
    .no = Ce pion doit aller dans la zone de table adverse.
AK-092 = Un pion marque tout son décor et n’a pas de place propre.
AK-093 = Qui a le plus de cartes de profil se déploie en premier ; à égalité, c’est le perdant d’un jet d’ESP en opposition.
    .news = { SEAT($a) } se déploie en premier.
AK-094 = Tour à tour, chaque joueur déploie toutes les figurines d’une carte, tout entières dans sa zone et sans chevauchement ; quand l’un a fini, l’autre continue seul.
    .news = { FIGURE($a) } prend place.
    .no = Déployez une de vos cartes qui attend encore, tout entière dans votre zone.
AK-095 = Nulle figurine ne se déploie au contact d’un ennemi.
AK-096 = Le premier tour commence quand toutes les troupes sont déployées.
    .news = Les troupes sont déployées : le premier tour peut commencer.

## Le tour

AK-099 = Les Actions sont les déplacements, le combat, le Tir, l’alchimie et celles du scénario ; les modules y ajoutent l’Escalade et l’effet Revigorant.
AK-100 = Une figurine qui a des PA est Aux Aguets, Active pendant son activation, Réactive pendant sa Réaction et Inactive sans PA.
AK-101 = Au début du tour, chaque figurine retrouve ses PA imprimés ; viennent ensuite les cartes de commandement, s’il y en a, et l’initiative.
    .news = Le tour { $a } commence : chaque figurine retrouve ses points d’action.
AK-102 = Pour l’initiative, chaque joueur choisit une figurine et fait un jet d’ESP en opposition ; une figurine sans ESP n’est choisie que faute d’autre ; le gagnant désigne qui commence.
    .news = { SEAT($a) } remporte l’initiative.
    .no = Choisissez une de vos figurines sur la table, avec une valeur d’ESP si vous en avez une ; le gagnant désigne ensuite qui commence.
AK-103 = « Plus de déplacement ce tour-ci » interdit Marche, Charge, Course, Escalade et déplacements de Réaction ; être repoussé ou glisser dans l’ombre reste possible.
    .news = { FIGURE($a) } ne peut se dégager et ne bouge pas.
    .no = Cette figurine ne peut aller là, ou ne peut plus du tout se déplacer ce tour-ci.
AK-104 = Un joueur active une de ses cartes ou passe ; qui commence le tour ne peut passer la première activation.
    .news = { SEAT($a) } commence le tour.
    .no = Activez une de vos cartes : la première activation du tour ne se passe pas.
AK-105 = Un joueur qui n’a aucune carte à activer passe d’office.
    .news = { SEAT($a) } n’a rien à activer et passe.
AK-106 = Les activations s’achèvent quand tous les joueurs passent à la suite.
    .news = { SEAT($a) } passe.
AK-107 = Une carte peut être activée si l’une de ses figurines est Aux Aguets et capable d’agir.
    .news = { FIGURE($a) } entre en action avec { $b } PA.
    .no = Aucune figurine de cette carte n’a de points d’action et de quoi les employer.
AK-108 = Après l’activation, une figurine reste Aux Aguets s’il lui reste des PA, et la main passe à l’adversaire.
AK-109 = Une figurine déjà activée ce tour-ci peut l’être encore, aussi souvent qu’on veut, pour 1 PA chaque fois ; les Réactions ne sont pas des activations.
    .news = { FIGURE($a) } agit de nouveau pour 1 PA et en garde { $b }.
AK-110 = À chaque activation, une figurine fait au moins une Action, ou use d’une compétence qui coûte des PA ou donne une Action ; on ne la réactive que si c’est encore possible.
AK-111 = Une activation suit cet ordre : choisir la carte, payer la réactivation, appliquer les effets de début, puis déclarer, payer et résoudre les Actions l’une après l’autre, enfin les effets de fin.
    .no = Ce n’est pas à vous de choisir, { SEAT($seat) }, ou bien l’on vous demande autre chose.
AK-112 = Les PA non dépensés sont gardés pour les Réactions et les réactivations du même tour.
AK-113 = Toutes les figurines Aux Aguets d’une carte agissent ensemble : à chaque ronde, chacune déclare et paie son Action, et le joueur les résout dans l’ordre de son choix.
    .no = Choisissez une figurine de la carte dont l’Action reste à résoudre.
AK-114 = À la première ronde, toute figurine capable d’agir déclare une Action ; ensuite, une figurine peut s’arrêter.
    .no = À la première ronde de son activation, une figurine capable d’agir doit le faire.
AK-115 = Une Action s’achève avant que la suivante commence ; celle dont les conditions ont disparu quand vient son tour échoue.
    .news = { FIGURE($a) } ne peut plus faire ce qui était déclaré : l’Action échoue.
AK-116 = Quand on estime les distances, toutes les estimations d’une ronde précèdent son premier Tir.
AK-117 = Quand une carte est réactivée, une figurine qui ne pourrait rien faire une fois le PA payé reste à l’écart et le garde.
AK-118 = Une Action gratuite ne coûte aucun PA et n’a lieu que dans une activation, sauf si son texte la permet en Réaction, même à une figurine Inactive.
    .news = { FIGURE($a) } use d’une compétence et joue sa carte gratuitement.
    .no = On n’attend ici qu’un oui ou un non.
AK-119 = Les compétences ne sont pas des Actions, même si certaines en donnent de gratuites.
    .news = { FIGURE($a) } encaisse à la place d’une autre figurine : { FIGURE($b) }.
    .no = Cette figurine ne peut user de sa compétence maintenant.

## Déplacements

AK-120 = Marche : pour 1 PA, une figurine se déplace jusqu’à sa valeur de Marche et finit Libre, sinon elle reste sur place.
    .news = { FIGURE($a) } se met en Marche.
    .no = Une Marche coûte 1 PA, et cette figurine n’en a plus.
AK-121 = Course : pour 2 PA, une figurine se déplace jusqu’à sa valeur de Course, finit Libre et ne se déplace plus ce tour-ci ; on ne court pas en Réaction.
    .news = { FIGURE($a) } part en Course.
    .no = Une Course coûte 2 PA, plus que cette figurine n’en a.
AK-122 = Une figurine En Combat doit se désengager avant de marcher ou de courir.
AK-123 = Pour se désengager, une figurine fait un jet de REF en opposition contre un ennemi au contact, choisi par celui qui le contrôle.
    .no = Choisissez une de vos figurines au contact de celle qui se désengage.
AK-124 = Qui se désengage et gagne se déplace librement ; s’il perd, chaque ennemi au contact peut d’abord lui porter une Attaque Rapide gratuite.
    .news = { $b ->
        [1] { FIGURE($a) } se désengage.
       *[other] { FIGURE($a) } se désengage mal et s’expose aux coups.
    }
AK-125 = Les PA d’un déplacement se paient avant le jet et restent dépensés quoi qu’il arrive.
AK-126 = Un socle qui se déplace ne traverse ni figurine, ni objectif, ni décor ; frôler un ennemi en chemin n’engage pas le combat.

## Charge

AK-130 = Charge : pour 1 PA, une figurine Libre qui peut se déplacer désigne un ennemi pour première cible, et d’autres si elle veut.
    .news = { FIGURE($a) } charge { FIGURE($b) }.
    .no = Ce n’est pas une cible pour cette figurine : une Charge demande 1 PA, une figurine Libre et des ennemis sur la table.
AK-131 = Une Charge est valable si chaque cible est en vue et à portée de Charge, et si un chemin de cette valeur mène au contact de toutes et de nul autre ennemi.
    .no = Une figurine qui charge finit sur l’un des points au contact de ses cibles.
AK-132 = Une Charge valable amène la figurine au contact ; elle joue une carte d’Attaque gratuite contre sa première cible, avec 1 dé de bonus à son jet de COM.
    .news = { FIGURE($a) } s’abat sur { FIGURE($b) }.
    .no = Une figurine qui charge joue une carte d’Attaque.
AK-133 = Après une Charge ratée, la figurine marche vers sa première cible, s’arrête avant tout combat et ne joue plus que des cartes de Défense ce tour-ci.
    .news = { FIGURE($a) } rate sa Charge : plus que des cartes de Défense et plus de déplacement ce tour-ci.
    .no = Après une Charge ratée, cette figurine ne joue que des cartes de Défense ce tour-ci.
AK-134 = Après une Charge, réussie ou non, la figurine ne se déplace plus ce tour-ci.
AK-135 = Une cible Libre qui a une arme peut répondre à une Charge par un Tir avant tout mouvement.

## Combat

AK-136 = Une attaque sans carte ne vient que d’une règle ou d’une compétence : elle est gratuite, n’admet pas de Réaction et ignore les compétences liées aux cartes ; Rapide décale les DOM d’une colonne à gauche, Brutale d’une à droite.
AK-139 = Les cartes d’Attaque sont Brutale, Normale et Rapide, celles de Défense Parade et Inactif ; toutes sont là à chaque combat, une Botte seulement pour qui la possède.
    .no = Cette figurine ne possède pas cette Botte.
AK-140 = Un combat oppose une figurine En Combat à un ennemi au contact, toujours un contre un.
    .news = { FIGURE($a) } engage le fer contre { FIGURE($b) }.
    .no = Cette figurine n’est au contact d’aucun ennemi.
AK-141 = La cible d’un combat peut réagir en jouant elle aussi une carte.
AK-142 = Les deux joueurs choisissent une carte en secret, les révèlent ensemble, puis paient : 1 PA, ou rien pour Inactif et pour la carte d’une Charge.
    .news = { FIGURE($a) } joue { NAME("cards", $b) }, { FIGURE($c) } joue { NAME("cards", $d) }.
    .no = Choisissez une carte de Combat.
AK-143 = Une figurine sans PA joue Inactif, sauf si un effet lui donne une carte gratuite ; on peut aussi jouer Inactif avec des PA.
    .no = Sans points d’action, cette figurine ne peut jouer qu’Inactif.
AK-144 = On ne déclare un combat qu’avec 1 PA, ou une carte gratuite ; la carte peut être Inactif ou Parade, mais celle d’une Charge est une Attaque.
    .no = Combattre demande 1 PA, et cette figurine n’en a plus.
AK-145 = Attaque contre Attaque : le gagnant d’un jet de REF en opposition frappe le premier, par un jet de COM contre la DEF, puis l’autre s’il est encore là.
    .news = { FIGURE($a) } frappe en premier.
AK-146 = Attaque contre Inactif : seul l’attaquant fait un jet de COM, contre la DEF.
AK-147 = Attaque contre Parade : un jet de COM en opposition, l’attaquant d’abord ; s’il gagne, il inflige ses DOM quelle que soit la DEF, sinon le défenseur ne subit rien.
    .news = { FIGURE($a) } pare l’attaque.
AK-148 = Le défenseur dont la Parade dépasse d’au moins 3 le résultat de l’attaquant peut riposter par une Attaque Normale gratuite.
AK-149 = Entre deux cartes de Défense, il ne se passe rien ; une Parade coûte tout de même son PA.
    .news = Personne n’attaque : il ne se passe rien.
AK-150 = Si les deux jouent Inactif, l’activation de la carte active s’achève ; les Actions déjà déclarées sont encore résolues.
    .news = Chacun observe l’autre : l’activation s’achève.
AK-151 = Le dé de bonus d’une carte compte si l’ennemi joue la carte qu’elle nomme ; une Botte vaut en tout sa carte de base.
AK-152 = Une figurine n’entre en combat qu’en chargeant ou en étant chargée.
AK-153 = Un combat s’achève quand il est résolu, Réaction de la cible comprise.

## Tir

AK-155 = Tir : pour 1 PA, une figurine armée qui n’est pas En Combat tire sur un ennemi, aussi souvent qu’elle a des PA.
    .news = { FIGURE($a) } tire sur { FIGURE($b) }.
    .no = Un Tir demande une arme, 1 PA, un ennemi sur la table et une figurine qui n’est pas En Combat.
AK-156 = Un Tir suit cet ordre : cible et prix, ligne de vue, estimation, portée, Réaction de la cible, jet de TIR ; sans vue ou hors de portée, il est raté.
    .news = { $b ->
        [0] { FIGURE($a) } ne peut tirer : la cible est hors de vue ou hors d’atteinte.
       *[other] { FIGURE($a) } rate son Tir : la cible est hors de portée.
    }
AK-157 = Le tireur annonce une distance au demi-pouce ; si ce point tombe dans le socle de la cible, l’estimation est juste et donne un dé de Visée.
    .news = { FIGURE($a) } estime la distance : { HALVES($b) }″.
    .no = Annoncez une distance au demi-pouce, sans dépasser la portée de l’arme.
AK-158 = Un Tir est un jet de TIR contre la DEF ; ses DOM se décalent d’une colonne à gauche par obstacle et d’une à droite à Bout Portant.
    .news = { FIGURE($a) } lance { DICE($d) } pour son Tir : { $b } contre { $c }, { $e ->
        [1] c’est touché
       *[other] c’est manqué
    }.
AK-159 = Les obstacles sont les figurines, décors et objectifs de taille 1 ou plus dans le couloir, hormis ceux qui sont entièrement à 5 pouces ou moins du tireur.
AK-160 = Une figurine Libre et armée peut pour 1 PA tirer sur qui la charge, avant le mouvement et sans estimation, aux conditions habituelles.
    .news = { FIGURE($a) } accueille la Charge par un Tir sur { FIGURE($b) }.
AK-161 = Une cible à 5 pouces ou moins est à Bout Portant : les DOM se décalent d’une colonne à droite, en Réaction aussi.
AK-162 = Le tireur perd le dé de Visée si la cible réagit ; un Tir de Réaction n’en a jamais.
AK-163 = La cible Libre d’un Tir valable peut pour 1 PA annoncer une Réaction avant le jet : Tir, Marche ou Charge.
    .news = { FIGURE($a) } réagit : { $b ->
        [1] un Tir en retour
        [2] une Marche à couvert
        [3] une Charge sur le tireur
       *[other] rien ne bouge
    }.
    .no = Seule une figurine Libre qui a 1 PA peut réagir à un Tir.
AK-164 = Un Tir de Réaction demande une arme qui porte jusqu’au tireur ; les deux Tirs sont simultanés, lancés avec la santé d’avant et appliqués tous deux.
    .no = Cette figurine n’a pas d’arme qui porte jusqu’au tireur.
AK-165 = Une Marche de Réaction suit le Tir et finit hors de vue du tireur, hors de portée, ou à 1 pouce ou moins d’un obstacle du nouveau couloir ; sinon la figurine reste sur place.
AK-166 = Une Charge de Réaction suit le Tir et ne vise que le tireur, qui peut répondre par une carte mais non par un Tir.
AK-167 = Une cible touchée En Combat fait un jet de couvert : 2 dés de son état de santé, avec 1 dé de bonus à la taille 1 et 1 dé de malus à la taille 3, sans aucun autre modificateur ; à 8 ou plus, la figurine qu’elle combat subit les DOM à sa place, de plusieurs la plus proche du tireur, à distance égale une tirée au sort.
    .news = { FIGURE($a) } fait un jet de couvert, { DICE($c) } : { $b } contre 8, { $d ->
        [1] et le Tir touche un ennemi qui la combat
       *[other] et le Tir la touche
    }.
AK-168 = La DEF et la colonne d’un tel Tir restent celles de la première cible, et la figurine finalement touchée n’a pas de Réaction.
AK-169 = Une Réaction n’en provoque jamais d’autre, hormis la carte jouée par la cible d’un combat.

## Alchimie

AK-170 = Un alchimiste a une affinité, un cercle, une concentration de 0 à 4 et des réserves de composants et de pierres ; il commence à 0, réserves pleines.
AK-171 = Concentration : pour 1 PA, un alchimiste gagne 1 niveau, jusqu’à 4, même En Combat.
    .news = { FIGURE($a) } se concentre : niveau { $b }.
    .no = Seul un alchimiste qui a 1 PA et moins de 4 niveaux peut se concentrer, et pas si une formule l’a réduit au silence.
AK-172 = Chaque fois qu’un alchimiste subit des DOM d’une même source, il perd 1 niveau de concentration.
    .news = { FIGURE($a) } perd en concentration : niveau { $b }.
AK-173 = Une formule demande ses composants et son niveau, et ne sert qu’une fois par tour.
    .no = Cette figurine ne peut utiliser cette formule : il faut les composants et le niveau, et une seule fois par tour.
AK-174 = On déclare la formule et sa cible, on dépense ses composants, puis on paie 1 PA ou 1 niveau, et le niveau restant doit encore suffire.
    .news = { FIGURE($a) } prépare une formule : { NAME("formulas", $b) }.
    .no = La formule ne trouve pas de cible, ou ne peut se payer ainsi : 1 PA, ou 1 niveau s’il en reste assez.
AK-175 = On vérifie alors la vue et la portée ; si l’une fait défaut, la formule est perdue avec tout ce qui est payé, et compte comme utilisée.
    .news = { NAME("formulas", $b) } est sans effet : { FIGURE($a) } ne voit pas ou n’atteint pas la cible.
AK-176 = Une formule réussie peut être améliorée avec des pierres, au plus 4 par usage pour le Cercle Extérieur et 6 pour l’Intérieur, dans les limites de la carte.
    .news = { FIGURE($a) } réussit une formule : { NAME("formulas", $b) }{ $c ->
        [0] .
        [one] , avec { $c } pierre d’amélioration.
       *[other] , avec { $c } pierres d’amélioration.
    }
    .no = Les pierres ou la carte ne permettent pas cette amélioration.
AK-177 = Les cibles supplémentaires sont toutes désignées avant toute mesure ; celles qui sont hors de portée ou de vue sont perdues avec leurs pierres.
    .news = { FIGURE($a) } est hors de portée ou de vue : les pierres sont perdues.
    .no = La formule ne trouve pas d’autre cible de cette sorte.
AK-178 = Une formule sur l’alchimiste ou autour de lui se passe de ligne de vue ; celle qui vise un point le veut à portée et en vue.
    .news = { FIGURE($a) } revient sur la table.
    .no = Il n’y a personne à rappeler.
AK-180 = Récupération : pour 1 PA, un alchimiste au contact d’un décor en retire le pion Ressource.
    .news = { FIGURE($a) } récupère un pion ({ NAME("affinities", $c) }) sur un décor : { PIECE($b) }.
    .no = Récupérer un pion demande 1 PA et un alchimiste, ou un serviteur alchimique, au contact d’un décor qui porte un pion.
AK-181 = D’un pion, le Cercle Extérieur tire soit des ressources, soit l’effet de son affinité, le Cercle Intérieur des ressources et, s’il veut, l’effet.
    .no = Le Cercle Extérieur prend les ressources ou l’effet ; le Cercle Intérieur les ressources, avec ou sans l’effet.
AK-182 = Un pion de sa propre affinité donne à l’alchimiste 4 ressources (Cercle Extérieur) ou 6 (Intérieur), tout autre 2 ou 4 ; il les répartit librement en composants et en pierres, et ce qui ne tient pas est perdu.
    .news = { FIGURE($a) } récupère { $b ->
        [one] { $b } composant
       *[other] { $b } composants
    } et { $c ->
        [one] { $c } pierre
       *[other] { $c } pierres
    }.
    .no = Les réserves n’ont pas la place pour cette répartition.
AK-183 = L’effet d’une affinité commence aussitôt et dure jusqu’à la fin de la prochaine activation de l’alchimiste.
    .news = { FIGURE($a) } puise dans une affinité : { NAME("affinities", $b) }.
AK-184 = Feu : chaque fois qu’il réussit une formule, l’alchimiste peut infliger 1 DOM à un ennemi en vue, à ESP pouces ou moins.
    .news = { FIGURE($a) } brûle { FIGURE($b) }.
    .no = Le Feu frappe une figurine ennemie présente sur la table.
AK-185 = Eau : les formules de l’alchimiste portent 3 pouces plus loin, et les zones 2 pouces.
AK-186 = Terre : l’alchimiste a 1 DEF de plus, jusqu’à 12, et ne perd pas de concentration quand il subit des DOM.
AK-187 = Air : une fois, l’alchimiste peut interdire à un alchimiste ennemi à 8 pouces ou moins d’améliorer la formule qu’il vient de réussir.
    .news = { FIGURE($a) } empêche { FIGURE($b) } d’améliorer sa formule.
AK-188 = La même affinité récupérée de nouveau reprend sa durée du début ; des affinités différentes s’ajoutent.

## Fin du tour et de la partie

AK-200 = Les effets qui durent jusqu’à la fin du tour cessent ; puis agissent poison, régénération et déclin alchimique.
    .news = { $b ->
        [0] Le poison agit sur { FIGURE($a) }.
        [3] { FIGURE($c) } dépense une pierre : { FIGURE($a) } ne décline pas.
       *[other] { FIGURE($a) } décline.
    }
    .no = Cette figurine n’a pas de pierre à dépenser.
AK-201 = Viennent ensuite les effets et les points du scénario.
    .news = { SEAT($a) } marque { $b } PS : { $c } au total.
AK-202 = Qui se trouve alors seul à atteindre les PS de la victoire a gagné ; s’ils sont plusieurs, c’est un match nul, quels que soient les totaux.
    .news = { $a ->
        [-1] La partie se termine par un match nul.
       *[other] { SEAT($a) } gagne la partie.
    }
AK-203 = Sinon, la partie est nulle si un joueur n’a plus de figurine sur la table.
AK-204 = Sinon, les PA non dépensés sont perdus et un nouveau tour commence.
AK-205 = La fin ne se vérifie qu’en fin de tour : jusque-là, un joueur sans figurine continue de passer.
AK-206 = Une partie à deux qui n’est pas décidée après son dernier tour, le dixième sauf accord contraire, est nulle.

## Jouer en mesurant

AK-210 = Quand on joue en mesurant, chacun mesure quand il veut et l’on n’estime rien.
AK-211 = Un Tir mesuré sans aucun obstacle a le dé de Visée.
AK-212 = Avec des obstacles, le dé de Visée vient dès le deuxième Tir du tour sur la même cible, si ni l’un ni l’autre n’a bougé depuis le premier.
AK-213 = Une Réaction de la cible annule toujours la Visée, et les Tirs de Réaction n’en ont toujours pas.
AK-214 = Les compétences fondées sur l’estimation demanderaient une adaptation ; aucune des nôtres ne l’est.
AK-215 = On peut toujours déclarer une Action qu’on sait vouée à l’échec, comme une Charge hors d’atteinte.

## Décors avancés

AK-220 = Les décors Infranchissables ou d’Escalade restent des obstacles, on peut entrer dans les autres ; une figurine qui chevauche un décor est à son contact.
AK-221 = Les décors sont espacés de 2 pouces, de 8 à 16 sur la petite table et de 12 à 20 sur la grande ; un joueur peut s’arrêter dès son 5ᵉ, ou son 7ᵉ.
    .no = Il est trop tôt pour cesser de placer des décors.
AK-222 = Au lieu de placer un décor, un joueur peut donner à l’un d’eux un effet spécial : 2 au plus, 3 sur la grande table, chacun une fois par partie et un seul par décor.
    .news = { SEAT($a) } donne à un décor, { PIECE($c) }, un effet spécial : { NAME("effects", $b) }.
    .no = Cet effet spécial ne peut être donné : il a servi, le décor en a déjà un, ou vous avez donné tous les vôtres.
AK-223 = Donner un effet prend un tour de placement, mais ne compte ni pour l’alternance des zones ni pour le nombre de décors.
AK-224 = Chaque décor a une règle de vision et une ou plusieurs règles de franchissement, celles du catalogue ou, si l’on en convient, celles que choisit qui le place.
    .news = { PIECE($a) } : vision { $b ->
        [0] Opaque
        [1] Clairsemé
       *[other] Dégagé
    } ; franchissement { CROSSINGS($c) }.
    .no = Une règle de vision, puis une ou plusieurs de franchissement ; Dégagé reste seul.
AK-225 = Les décors Opaques bloquent la vue, les Dégagés et les Clairsemés jamais ; un Clairsemé aussi grand que le tireur ou la cible coûte 2 colonnes, et nul n’a la vue bloquée par le décor où il se tient.
AK-226 = Tout décor de taille 1 ou plus dans le couloir est un obstacle, quelle que soit sa règle de vision.
AK-227 = Un décor Dégagé ne change rien aux déplacements ; un Infranchissable ne laisse pas entrer.
AK-228 = Gênant : un déplacement qui chevauche le décor à un moment quelconque perd 1 pouce en Marche, 2 en Charge et 3 en Course, une seule fois.
AK-229 = Encombré : à l’intérieur, on ne charge ni n’est chargé à plus de 4 pouces et l’on ne court pas ; nul déplacement ne finit à cheval sur son bord, et l’on n’y passe que pour s’y arrêter ou en sortir.
    .no = Un déplacement ne finit pas à cheval sur le bord d’un décor Encombré, et l’on n’y court pas.
AK-230 = Escalade : pour 1 PA, une figurine Libre à 1 pouce ou moins fait un jet de REF contre la taille plus 8 ; elle redescend de l’autre côté, ou reste et subit autant de DOM qu’il lui manquait de points.
    .news = { FIGURE($a) } escalade : { NAME("scenery", $b) }.
    .no = Une Escalade demande 1 PA et une figurine Libre qui peut se déplacer, à 1 pouce ou moins d’un décor d’Escalade.
AK-231 = Touché par le Shaal : une figurine activée à 2 pouces ou moins qui manque un jet d’ESP de 13 doit charger l’ennemi le plus proche pour 1 PA, avec l’Attaque Brutale, ou subit 1 DOM.
    .news = { FIGURE($a) } fait un jet d’ESP en un lieu touché par le Shaal : { $b } contre { $c }, { $e ->
        [1] réussi
       *[other] manqué
    }.
    .no = Sous le Shaal, elle ne peut frapper que brutalement.
AK-232 = Hanté : une figurine activée à 2 pouces ou moins fait un jet d’ESP de 14 ; si elle le manque, elle a 1 dé de malus à tous ses jets jusqu’à la fin du tour et, à sa prochaine activation, elle échoue sans jet si elle est à 2 pouces ou moins du décor.
    .news = { FIGURE($a) } fait un jet d’ESP en un lieu hanté : { $b } contre { $c }, { $e ->
        [1] réussi
       *[other] manqué
    }.
AK-233 = Revigorant : pour 1 PA, une fois par tour, une figurine au contact lance un dé blanc et récupère 1, 2 ou 3 PdV selon le symbole : épée, hache ou masse.
    .news = { FIGURE($a) } puise des forces en ce lieu : { DICE($b) }.
    .no = Personne au contact ne peut se revigorer ici maintenant : c’est 1 PA, une fois par tour.
AK-234 = Envoûtant : une figurine activée à 2 pouces ou moins qui manque un jet d’ESP de 13 perd 1 PA.
    .news = { FIGURE($a) } fait un jet d’ESP en un lieu envoûtant : { $b } contre { $c }, { $e ->
        [1] réussi
       *[other] manqué
    }.
AK-235 = Stratégique : qui donne cet effet à un décor ni Opaque ni Infranchissable le déplace où il veut hors des zones de déploiement.
    .news = { SEAT($a) } déplace un décor stratégique : { PIECE($b) }.
    .no = Un décor Stratégique n’est ni Opaque ni Infranchissable et reste hors des zones de déploiement.
AK-236 = Alchimique : à 2 pouces ou moins, une formule coûte 1 composant de moins, et récupérer le pion y donne 2 ressources de plus.
AK-237 = Obscur : une figurine au contact du décor n’est chargée que par des figurines qui le touchent aussi.
AK-238 = Apaisant : à 2 pouces ou moins, les jets d’ESP ont 1 dé de bonus, et un alchimiste qui y commence ou y finit une activation Libre gagne 1 niveau.
    .news = Le lieu apaise { FIGURE($a) } : niveau { $b }.
AK-239 = Qui contrôle une figurine ordonne les effets de plusieurs décors ; chacun se vérifie là où la figurine se trouve alors.

## Commandement

AK-240 = La réserve de commandement est l’ESP d’un héros au choix, plus 2 par alchimiste et 1 par héros qui est Chef ; elle ne se remplit jamais.
    .news = { SEAT($a) } a une réserve de commandement de { $b }, grâce à { FIGURE($c) } et à la troupe.
    .no = Désignez l’un de vos héros.
AK-241 = Chaque joueur prend en secret au plus 5 cartes de commandement différentes, et cette main ne change pas.
    .news = { SEAT($a) } a en main { $b ->
        [0] aucune carte de commandement
        [1] une carte de commandement
       *[other] { $b } cartes de commandement
    }.
    .no = Une main de commandement a au plus 5 cartes, toutes différentes, et l’on ne joue qu’elles.
AK-242 = Avant l’initiative, chaque joueur choisit en secret une carte ou aucune ; toutes sont révélées et payées ensemble, et nul ne choisit une carte plus chère que sa réserve.
    .news = { SEAT($a) } joue { NAME("commands", $b) } ; réserve : { $c }.
    .no = Votre réserve ne suffit pas à payer cette carte de commandement.
AK-243 = Chaque joueur joue chacune de ses cartes de commandement une fois par partie.
    .no = Vous avez déjà joué cette carte de commandement.
AK-244 = Après la révélation, chacun peut annuler des cartes ennemies pour leur coût plus 1, en secret et en même temps ; une carte annulée est dépensée, et une annulation ne s’annule pas.
    .news = { SEAT($a) } annule la carte jouée par { SEATS($b) } ; réserve : { $c }.
    .no = On n’annule qu’une carte qu’un ennemi vient de jouer, pour son coût plus 1.
AK-245 = Les cartes qui restent prennent effet avant l’initiative, dans l’ordre voulu par celui qui ordonne les effets simultanés.
    .news = { NAME("commands", $b) } { OF($a) } prend effet{ $e ->
        [1] , pour { FIGURE($c) }
        [2] , et un pion est retiré de la table : { PIECE($c) }
       *[other] {""}
    }.
    .no = Choisissez l’une de vos figurines sur la table.

## Mode compétitif

AK-250 = Avant le premier tour, chaque joueur choisit en secret un objectif secret qu’il n’a pas encore utilisé dans la compétition.
    .news = Chaque joueur a choisi un objectif secret.
    .no = Choisissez un objectif secret que vous n’avez pas encore utilisé.
AK-251 = À la fin, les objectifs sont révélés : 6 points de victoire pour un gain, 3 pour un nul, 1 pour une défaite, plus ceux de l’objectif, et son bonus pour le gagnant.
    .news = { SEAT($a) } { $b ->
        [-1] n’avait pas d’objectif secret
       *[other] révèle { NAME("secrets", $b) } : { $c ->
            [1] accompli
           *[other] manqué
        }
    } ; points de victoire : { $d }.

## Trois et quatre joueurs

AK-255 = À trois ou quatre, les places se suivent dans le sens horaire à partir de A, tiré au sort, et chaque étape de la préparation aussi.
AK-256 = Quand chacun a placé 2 décors, ou 3 sur la grande table, un joueur peut s’arrêter et chaque autre en placer un dernier ; les pions commencent par C, et qui a le plus de cartes se déploie d’abord.
    .no = Chacun doit d’abord avoir placé sa part de décors.
AK-257 = Tous font ensemble le jet d’initiative et le gagnant désigne le premier joueur ; le tour s’achève quand tous passent à la suite, et la partie après 5 tours, aux PS de la victoire, ou quand un joueur au plus a encore des figurines.
AK-258 = Après le tour 5, le plus grand nombre de PS l’emporte, pour un joueur qui a encore une figurine tant qu’un ennemi en a une ; les ex æquo partagent la victoire.
    .news = La victoire est partagée : { SEATS($a) }.
AK-259 = On saute un joueur sans figurine, mais il marque toujours pour ce qu’il contrôle ; tout autre joueur est un ennemi.
    .no = Ce joueur n’a pas de figurine là, ou ce n’est pas à vous de choisir.

## Scénarios

AK-260 = Une Action de scénario est payée par une figurine active, Libre et sans Animal, à 1 pouce ou moins de l’objectif ; elle se passe de ligne de vue et n’admet pas de Réaction.
    .news = { FIGURE($a) } n’atteint pas l’objectif, ou n’y peut rien changer.
    .no = Il faut une figurine Libre, sans Animal, avec assez de PA, à 1 pouce ou moins d’un objectif qu’elle puisse changer.
AK-261 = Bornes Jin : pour 2 PA, une borne neutre devient vôtre, une borne ennemie redevient neutre ; elle le reste jusqu’au prochain changement.
    .news = { FIGURE($a) } agit sur la { OBJECTIVE($b) } : { $c ->
        [1] elle est prise
       *[other] elle redevient neutre
    }.
    .no = Ce scénario n’a ni borne ni pilier à prendre.
AK-262 = Bornes Jin : au décompte, qui contrôle plus de bornes que tout autre marque 1 PS ; 3 PS donnent la victoire.
AK-263 = Coffres : pour 1 PA, une figurine crochète un coffre fermé en y posant un jeton, ou le bloque en retirant un jeton ennemi ; autant de jetons que sa valeur l’ouvrent, pour sa valeur moins 2 en PS au prochain décompte.
    .news = { FIGURE($a) } s’affaire au { OBJECTIVE($b) } : { $c ->
        [one] { $c } jeton
       *[other] { $c } jetons
    } sur { $d }.
    .no = Ce scénario n’a pas de coffre à crocheter ni à bloquer.
AK-264 = Coffres : les valeurs, de 3 à 5, sont tirées au sort après le déploiement ; 4 PS donnent la victoire et, tous les coffres ouverts, c’est le plus grand nombre de PS.
    .news = Les coffres valent { $d ->
        [0] { $a }, { $b } et { $c }
       *[other] { $e ->
            [0] { $a }, { $b }, { $c } et { $d }
           *[other] { $a }, { $b }, { $c }, { $d } et { $e }
        }
    }.
AK-265 = Piliers : pour 2 PA, 1 pour un alchimiste, un pilier neutre devient vôtre, un pilier ennemi redevient neutre.
    .news = { FIGURE($a) } agit sur le { OBJECTIVE($b) } : { $c ->
        [1] il est pris
       *[other] il redevient neutre
    }.
AK-266 = Piliers : quand le pilier central devient vôtre, toute figurine sur une ligne de celui-ci à un autre de vos piliers récupère tous ses PdV.
AK-267 = Piliers, à deux joueurs : avec le centre, les cinq valent 6 PS, deux piliers opposés 3, un dans la zone ennemie 2, un dans la vôtre 1 ; 6 PS donnent la victoire.
AK-268 = Piliers, à trois ou quatre : le centre avec d’autres vaut 1 PS pour chacun d’eux, jusqu’à 3 ; 6 PS donnent la victoire.
AK-269 = Lumières de la ville : pour 1 PA et un jet d’ESP de 11, avec 1 dé de bonus pour les alchimistes, une figurine éteint une lampe ennemie ou en allume une éteinte.
    .news = { FIGURE($a) } agit sur la { OBJECTIVE($b) } : { $c ->
        [1] elle s’allume
       *[other] elle s’éteint
    }.
    .no = Ce scénario n’a pas de lampe à allumer.
AK-270 = Lumières de la ville : au décompte, chaque lampe à votre couleur vaut 1 PS, les quatre 2 de plus ; à trois ou quatre, le centre vaut 2 ; 8 PS donnent la victoire.
AK-271 = Puits : au décompte, la présence strictement la plus forte à 3 pouces ou moins, les héros comptant double et les Animaux pas du tout, vaut 1 PS, 2 dans une zone ennemie ou, à trois ou quatre, au centre ; 12 PS donnent la victoire.
AK-272 = Un objectif sur la limite de deux zones ne compte jamais par zone.
AK-273 = Les PS sont publics et ne se perdent jamais.
