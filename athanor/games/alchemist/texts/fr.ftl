### Alchimiste en français. AL-nnn est la phrase d’une règle, `.news` sa ligne dans le journal, `.no` le refus qu’elle motive.

game-line = Inventez des potions inédites, copiez celles de vos rivaux et faites en sorte que l’ingrédient de votre école se raréfie.

## Mots

both = { $first } et { $last }
no-cube = aucun cube

## Options

option-setup3 = Cubes dans le sac à trois joueurs
option-setup3-rulebook = 8 de chaque sorte (livret de règles)
option-setup3-amigo = 10 de chaque sorte (édition allemande)
option-schools = Écoles
option-schools-on = chaque joueur favorise en secret un ingrédient
option-schools-off = sans écoles
option-first = Premier joueur
option-first-random = tiré au sort
option-first-0 = { SEAT(0) }
option-first-1 = { SEAT(1) }
option-first-2 = { SEAT(2) }
option-first-3 = { SEAT(3) }
option-first-4 = { SEAT(4) }

## Dans la boîte

table-ingredients = Ingrédients
table-cauldrons = Chaudrons
table-tiles = Tuiles de Renommée
table-schools = Écoles
table-colours = Couleurs des joueurs
fact-produces = produit
fact-cubes = cubes
fact-ingredient = favorise

## Questions et actions

ask-turn = À vous de jouer : créez une potion, copiez-en une ou prenez des ingrédients.
ask-recipe = Quels ingrédients versez-vous dans le chaudron ?
ask-tile = Quelle tuile de Renommée donnez-vous à votre potion ?
ask-tribute = Lequel des cubes utilisés revient au créateur de la potion ?
do-create = Créer une potion dans le chaudron { NAME("cauldrons", $a) }
do-copy = Copier la potion du chaudron { NAME("cauldrons", $a) }
do-take = Prendre { ONE($a) } dans la réserve
do-draw = Piocher dans le sac
do-pass = Passer
do-brew = Verser { RECIPE($a) }
do-tile = Poser la tuile de Renommée { TILE($a) } sur la potion
do-tribute = Donner { ONE($a) } { $b ->
    [-1] en hommage
   *[other] à { SEAT($b) } en hommage
}

## Généralités

AL-001 = On joue à deux, trois, quatre ou cinq ; tout autre nombre est refusé.
AL-002 = Il y a 32 cubes de chacun des cinq ingrédients, et deux cubes de la même sorte sont interchangeables.
AL-003 = Le plateau compte dix chaudrons ; chacun produit deux ingrédients différents, et jamais la même paire qu’un autre.
AL-004 = Un chaudron est vide ou contient exactement une potion : le sceau de son créateur, sa recette et une tuile de Renommée.
AL-005 = Une recette est le nombre de cubes de chaque sorte posés sur le chaudron ; leur ordre et leurs cases n’ont pas d’importance.
AL-006 = Un score est un nombre entier qui part de 0 et ne diminue jamais.
AL-007 = Un tour est une action d’un joueur ; une manche comprend un tour de chaque joueur, à commencer par le premier joueur.

## Mise en place

AL-008 = Pour chaque ingrédient, le nombre de joueurs fixe combien de cubes vont dans le sac, dans la réserve et hors du jeu.
AL-009 = Les cubes écartés à la mise en place n’entrent jamais en jeu et ne sont jamais comptés.
AL-010 = Les dix tuiles de Renommée, de 1 à 10, sont toutes disponibles au départ, à la vue de tous, quel que soit le nombre de joueurs.
AL-011 = Chaque joueur a sa propre couleur, avec l’écran et les six sceaux assortis : l’un marque le score sur la case 0, les cinq autres sont prêts pour les potions.
AL-012 = On remplit d’abord le sac ; puis chaque joueur y pioche au hasard et en secret 12 cubes, son stock de départ.
AL-013 = Chaque joueur pioche au hasard une carte École, face cachée ; deux joueurs n’ont jamais la même école.
AL-014 = Les cartes École qui restent sont mises de côté face cachée, et personne ne les regarde pendant la partie.
AL-015 = Le premier joueur est tiré au sort, sauf si l’hôte en désigne un.
AL-016 = Les dix chaudrons sont vides au départ.
AL-017 = La réserve se trouve à côté du plateau, triée par ingrédient, à la vue de tous.
AL-018 = Les jetons de Score attendent à côté du plateau ; personne n’en a au départ.

## Ordre du tour

AL-019 = Le premier joueur commence, puis on joue dans le sens des aiguilles d’une montre.
    .no = Ce n’est pas votre tour, { SEAT($seat) }.
AL-020 = À son tour, un joueur accomplit exactement une action sur trois : créer une potion, en copier une ou prendre des ingrédients.
AL-021 = Un joueur qui peut accomplir une action n’a pas le droit de passer.
    .no = Vous ne pouvez pas passer, { SEAT($seat) } : il vous reste une action à accomplir.
AL-022 = Un joueur qui ne peut accomplir aucune action passe, et rien d’autre n’arrive.
    .news = { SEAT($a) } n’a rien à créer, à copier ni à prendre, et passe.
AL-023 = Après l’action, ou après avoir dû passer, c’est au joueur suivant dans le sens horaire, ou bien la manche s’achève.
AL-024 = À deux joueurs, la première action de la partie est forcément une création avec une tuile de Renommée de 5 ou plus.
    .no = À deux joueurs, la première action de la partie est une création avec une tuile de Renommée de 5 ou plus, { SEAT($seat) }.
AL-025 = Cette ouverture ne lie que le premier tour du premier joueur ; le premier tour du second est libre.
AL-026 = De trois à cinq joueurs, la première action de la partie est libre.

## Créer une nouvelle potion

AL-027 = Le créateur a besoin d’un sceau disponible ; celui de la piste de Renommée ne compte pas.
    .no = Vous n’avez plus de sceau à poser sur { NAME("cauldrons", $a) }, { SEAT($seat) }.
AL-028 = Le créateur choisit un chaudron vide.
    .no = { NAME("cauldrons", $a) } contient déjà une potion : choisissez un chaudron vide.
AL-029 = Une recette se compose de 1 à 5 cubes pris dans le stock du créateur.
    .no = Impossible de verser { RECIPE($a) } : une recette demande de 1 à 5 cubes, tous pris dans votre stock.
AL-030 = Une recette ne contient aucun des deux ingrédients que produit le chaudron choisi.
    .no = Impossible de verser ici { RECIPE($a) } : une recette ne contient rien de ce que produit son chaudron.
AL-031 = Une recette contient au plus 2 cubes d’un même ingrédient.
    .no = Impossible de verser { RECIPE($a) } : une recette a au plus 2 cubes de la même sorte.
AL-032 = Une recette diffère de celle de toute potion du plateau, quel qu’en soit le chaudron ou le créateur, soi-même compris.
    .no = Cette recette figure déjà dans le Compendium : { RECIPE($a) }.
AL-033 = Deux recettes faites des mêmes ingrédients en nombres différents sont des recettes différentes.
AL-034 = On ne peut créer que si un chaudron vide admet une recette inédite tirée du stock du joueur.
    .no = Votre stock ne permet aucune recette inédite pour { NAME("cauldrons", $a) }, { SEAT($seat) }.
AL-035 = Un sceau disponible du créateur est posé sur le chaudron et y reste jusqu’à la fin.
AL-036 = Les cubes de la recette passent du stock au chaudron et y restent jusqu’à la fin ; personne ne peut les reprendre.
AL-037 = Le créateur choisit n’importe quelle tuile de Renommée disponible : sa valeur ne dépend ni de la recette ni du chaudron.
AL-038 = La tuile est posée sur le chaudron ; elle n’est plus disponible et ne sera ni changée ni déplacée.
    .no = La tuile de Renommée { TILE($a) } est déjà sur un chaudron : choisissez-en une autre.
AL-039 = Le créateur marque aussitôt la valeur de la tuile.
    .news = { SEAT($a) } marque { $b ->
        [one] { $b } point
       *[other] { $b } points
    } pour la nouvelle potion : { $c } au total.
AL-040 = Le créateur reçoit de la réserve un cube de chacun des deux ingrédients produits.
    .news = { SEAT($a) } reçoit { ONE($b) } pour la création.
AL-041 = Un produit qui manque dans la réserve n’est pas reçu ; rien ne le remplace, ni maintenant ni plus tard.
    .news = { SEAT($a) } devait recevoir { ONE($b) }, mais la réserve n’en a plus.
AL-042 = On peut créer une potion même si la réserve manque d’un de ses produits ou des deux.
AL-043 = On ne peut refuser les produits, et ils n’entrent dans le stock qu’une fois la recette payée.
AL-044 = Un joueur crée au plus 5 potions, et il n’en existe jamais plus de 10.
AL-045 = Une création suit cet ordre : chaudron et sceau, cubes, tuile, points, produits.
    .news = { SEAT($a) } crée une potion dans le chaudron { NAME("cauldrons", $b) } : { RECIPE($c) }, tuile de Renommée { $d }.
    .deed = { SEAT($a) } crée dans { NAME("cauldrons", $b) } : { $d ->
        [one] { $d } point
       *[other] { $d } points
    }.
    .no = Une création se fait dans l’ordre, { SEAT($seat) } : le chaudron, puis la recette, puis la tuile de Renommée.

## Copier une potion existante

AL-046 = Le copieur choisit sur le plateau une potion créée par un autre joueur.
    .no = { NAME("cauldrons", $a) } ne contient pas de potion d’un autre joueur : vous n’avez rien à y copier, { SEAT($seat) }.
AL-047 = Le stock du copieur doit contenir la recette complète, ingrédient par ingrédient, sans remplacement.
    .no = Votre stock ne contient pas toute la recette du chaudron { NAME("cauldrons", $a) }, { SEAT($seat) }.
AL-048 = Copier ne demande ni sceau, ni tuile, ni chaudron vide.
AL-049 = Les cubes de la recette quittent le stock du copieur, à la vue de tous.
    .news = { SEAT($a) } copie la potion du chaudron { NAME("cauldrons", $b) }, créée par { SEAT($c) }.
    .deed = { SEAT($a) } copie { NAME("cauldrons", $b) }.
AL-050 = Le copieur choisit l’un des cubes utilisés et le donne en hommage au créateur de la potion.
    .news = { SEAT($a) } donne { ONE($b) } en hommage à { SEAT($c) } ; { $d ->
        [0] aucun cube ne quitte
        [one] { $d } cube quitte
       *[other] { $d } cubes quittent
    } le jeu.
AL-051 = L’hommage est l’un des cubes de la recette, et non un cube de plus.
    .no = L’hommage doit être un cube de la recette, et celle-ci ne contient pas { DE_MANY($a) }.
AL-052 = Les autres cubes utilisés quittent le jeu ; ils ne retournent pas dans la réserve.
AL-053 = Copier une recette d’un seul cube revient à donner ce cube au créateur ; aucun cube ne quitte le jeu.
AL-054 = Le copieur marque la valeur de la tuile de la potion ; son créateur ne marque rien.
    .news = { SEAT($a) } marque { $b ->
        [one] { $b } point
       *[other] { $b } points
    } pour la copie : { $c } au total.
AL-055 = Le copieur reçoit de la réserve un cube de chacun des deux produits du chaudron, dans la mesure du possible.
    .news = { SEAT($a) } reçoit { ONE($b) } pour la copie.
AL-056 = Une copie ne change rien à la potion du plateau : cubes, sceau et tuile restent en place.
AL-057 = Une potion peut être copiée autant de fois qu’on veut par tout autre que son créateur, même par le même joueur tour après tour.
AL-058 = On peut copier une potion même si la réserve manque d’un de ses produits ou des deux.
AL-059 = Une copie suit cet ordre : sortie des cubes du stock, hommage, retrait, points, produits.
    .no = Une copie se fait dans l’ordre, { SEAT($seat) } : la potion d’abord, puis l’hommage.

## Prendre des ingrédients

AL-060 = Le joueur prend dans la réserve 1 cube d’un ingrédient de son choix, ou bien pioche 2 cubes dans le sac.
    .news = { SEAT($a) } prend { ONE($b) } dans la réserve.
AL-061 = On ne prend un ingrédient dans la réserve que s’il y en reste un cube.
    .no = La réserve n’a plus { DE_MANY($a) }.
AL-062 = Piocher, c’est tirer au hasard 2 cubes du sac, ou le dernier s’il n’en reste qu’un.
    .news = { SEAT($a) } pioche { $b ->
        [one] { $b } cube
       *[other] { $b } cubes
    } dans le sac.
AL-063 = Quand le sac est vide, on ne peut choisir que la réserve.
    .no = Le sac est vide : prenez dans la réserve.
AL-064 = Quand toute la réserve est vide, on ne peut choisir que le sac.
AL-065 = Un cube pris dans la réserve est vu de tous ; les cubes piochés dans le sac ne sont vus que de celui qui les pioche.
    .news = Vous trouvez { ONE($a) } dans le sac.
AL-066 = Le sac ne reçoit jamais de cube, et la réserve n’en reçoit aucun avant le décompte final.

## Stocks

AL-067 = Un stock peut contenir autant de cubes qu’on veut.
AL-068 = Le contenu d’un stock est caché aux autres joueurs ; son nombre de cubes est public.
AL-069 = Aucun cube ne passe d’un joueur à un autre, sinon en hommage.

## Piste de Renommée

AL-070 = La piste de Renommée est une boucle de 50 cases, de 0 à 49 ; le marqueur indique ce qui reste du score après les tours complets.
AL-071 = Le joueur dont le score atteint ou dépasse 50 pour la première fois prend un jeton de Score, face 50 visible.
    .news = { SEAT($a) } atteint les 50 points et prend un jeton de Score.
AL-072 = Quand le score atteint ou dépasse 100, on retourne le jeton sur sa face 100.
    .news = { SEAT($a) } atteint les 100 points et retourne son jeton de Score.
AL-073 = À partir de 150, le score continue de monter : le jeton reste sur 100, et le nombre est affiché à côté.
AL-074 = Le marqueur et le jeton ne font que représenter le score ; ils n’ont aucun effet.

## Fin de la partie

AL-075 = Un ingrédient est épuisé quand la réserve n’en contient plus, quoi que contiennent le sac, les stocks et les chaudrons.
    .news = La réserve n’a plus { DE_MANY($a) } ; ingrédients épuisés : { $b }.
AL-076 = À la fin de chaque manche, la partie s’achève si trois ingrédients ou plus sont épuisés ; sinon une nouvelle manche commence.
    .news = La partie s’achève après la manche { $a }.
AL-077 = La fin ne s’applique jamais en cours de manche : ceux qui doivent encore y jouer ont leur tour entier.
    .news = C’est la dernière manche : la partie s’achève avec elle.
AL-078 = Ainsi tous les joueurs ont eu le même nombre de tours, y compris ceux où ils ont dû passer.
AL-079 = Rien d’autre ne met fin à la partie : ni les chaudrons pleins, ni le manque de tuiles ou de sceaux, ni un sac ou un stock vide.

## Décompte final

AL-080 = Chaque joueur marque 1 point par lot de 2 cubes de son stock, toutes sortes confondues, en arrondissant vers le bas.
    .news = { SEAT($a) } marque { $b ->
        [one] { $b } point
       *[other] { $b } points
    } pour les cubes de son stock : { $c } au total.
AL-081 = Puis tous les stocks sont versés dans la réserve ; l’ensemble forme le pot commun.
AL-082 = Le pot commun ne compte que la réserve et les stocks : ni les chaudrons, ni le sac, ni les cubes sortis du jeu.
AL-083 = Toutes les cartes École en jeu sont révélées.
    .news = { SEAT($a) } révèle sa carte, { NAME("schools", $b) } : { $c ->
        [one] { $c } cube
       *[other] { $c } cubes
    } dans le pot commun, rang { $d }.
AL-084 = Les écoles en jeu sont classées selon le nombre de cubes de leur ingrédient dans le pot commun, le plus petit en tête.
AL-085 = Les écoles à égalité partagent leur rang, et chacune reçoit la récompense entière de ce rang.
AL-086 = Aucun rang n’est sauté après une égalité : le nombre suivant prend le rang suivant.
AL-087 = Chaque joueur marque la récompense que donnent le nombre de joueurs et le rang de son école.
    .news = { SEAT($a) } marque { $b ->
        [one] { $b } point
       *[other] { $b } points
    } pour son école : { $c } au total.
AL-088 = Les écoles sans joueur ne sont pas classées et n’occupent aucun rang.
AL-089 = Le total final réunit les points de la partie, ceux des cubes et la récompense de l’école, tous marqués sur la piste.
AL-090 = Le plus haut total final l’emporte, et son joueur devient l’Adepte Suprême.
    .news = { SEAT($a) } l’emporte avec { $b ->
        [one] { $b } point
       *[other] { $b } points
    } et devient l’Adepte Suprême.
AL-091 = Entre joueurs de même total final, celui dont l’école a rapporté la plus grande récompense passe devant.
AL-092 = Les joueurs égaux en tout partagent leur place, et les places qu’ils auraient prises sont sautées : deux premiers sont suivis d’un troisième (1, 1, 3).
AL-093 = Les points des cubes sont comptés avant que les stocks ne soient réunis et ne changent plus ensuite.

## Options d’autres éditions

AL-094 = Avec l’option setup3=amigo, à trois joueurs, le sac reçoit 10 cubes de chaque ingrédient au lieu de 8.
AL-095 = Avec l’option schools=off, aucune école n’est distribuée, classée ni récompensée, et les joueurs de même total partagent leur place.
