# Ars Mysteriorum en français. Le message d’une règle est sa phrase, .news la ligne du journal, .no le refus.

game-line = Misez vos faveurs sur les éléments, changez-les en recettes et vivez des salaires de trois princes et cinq maîtres.

tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
florims = { $n ->
    [one] { $n } Florim
   *[other] { $n } Florims
}

## Généralités

AM-001 = On joue à 3, 4 ou 5.
AM-002 = Le vainqueur est celui qui a le plus de Florims après les récompenses finales.
AM-003 = Chaque élément a une couleur, une tente et son maître, une pile de recettes et un apprenti.
AM-004 = Les jetons qui ne sont ni dans un casier, ni sur une faveur, ni chez un joueur forment la réserve ; leur nombre ne change jamais.
AM-005 = Tout jeton payé va aussitôt à la réserve et redevient disponible.
AM-006 = La banque de Florims est sans limite ; les sommes sont entières et jamais négatives.
AM-007 = L’ordre du tour classe les joueurs ; ils jouent de la première place à la dernière.
    .no = Ce n’est pas à { SEAT($seat) } de jouer : on joue dans l’ordre du tour.
AM-008 = Jetons, Florims, livres, apprentis, cartes visibles, défausse et taille des piles et des mains sont publics.
AM-009 = Rien ne limite les jetons, les recettes ni les mystères d’un joueur, ni les mystères qu’il joue dans une manche.
AM-010 = Peu importe qui garde quelle tente.

## Mise en place

AM-011 = Chaque joueur prend une couleur différente : son apprenti, sa carte d’ordre, ses faveurs, et un livre de recettes.
    .news = { SEAT($a) } prend l’{ NAME("apprentices", $b) }.
    .no = Choisissez une couleur encore libre.
AM-012 = À 3 joueurs, les faveurs 6 sont retirées.
    .no = À 3 joueurs, les faveurs 6 sont hors du jeu.
AM-013 = Les cartes des couleurs inutilisées sont hors du jeu ; leurs apprentis restent, neutres.
AM-014 = Les cinq tentes servent toujours, quel que soit le nombre de joueurs.
AM-015 = Les recettes de chaque tente sont mélangées en une pile ; deux d’entre elles sont retournées.
    .news = { NAME("recipes", $b) } : retournée sous la { NAME("tents", $a) }.
AM-016 = À 4 joueurs, on retire 1, 2, 3, 4, 5 jetons, du soufre au sel ; à 3 joueurs, 3, 4, 5, 6, 7.
AM-017 = Chaque joueur reçoit 2 jetons de chaque élément ; le reste forme la réserve.
AM-018 = Chaque joueur reçoit 1 Florim.
AM-019 = Chaque apprenti, même neutre, commence sous la tente de sa couleur.
AM-020 = Le premier ordre suit les cartes d’ordre : pourpre, rouge, bleu, vert, jaune, sans les couleurs inutilisées.
AM-021 = Dans cet ordre, chacun peut gagner une recette visible de la tente de son apprenti en payant son coût.
    .no = À la mise en place, seule une recette de votre tente, et que vous pouvez payer, est permise.
AM-022 = Avant de gagner sa recette, il peut échanger trois jetons contre un autant qu’il veut.
AM-023 = Une recette gagnée à la mise en place ne donne pas de bonus ; son emplacement reste vide jusqu’à la première manche.
    .news = { SEAT($a) } commence avec { NAME("recipes", $b) }.
AM-024 = On n’achète pas de mystère à la mise en place.
    .no = On n’achète pas de mystère à la mise en place.
AM-025 = Les mystères sont mélangés, à 3 joueurs quatre sont retirés sans être vus ; chacun en reçoit un, vu de lui seul.
    .news = Vous recevez { NAME("mysteries", $a) }.
AM-026 = Les autres mystères forment la pioche : 35, 36 ou 33 cartes à 5, 4 ou 3 joueurs.

## La manche

AM-027 = Une manche a neuf phases : étals, mystères, ordre, choix, faveurs, éléments, apprentis, recettes, salaires.
    .news = La manche { $a } commence.
    .no = Cela n’appartient pas à la phase en cours.
AM-028 = Les manches se suivent jusqu’à ce qu’une condition de fin soit remplie.
AM-029 = Au début d’une manche, chacun reprend la faveur qu’il avait misée pour l’ordre du tour.
AM-030 = Chaque emplacement vide est garni depuis la pile de sa tente ; si la pile est vide, il le reste.
    .news = { NAME("recipes", $b) } : retournée sous la { NAME("tents", $a) }.
AM-031 = Une tente ne montre jamais plus de deux recettes ; celles que personne ne gagne restent.
AM-032 = À 5 joueurs, tous les casiers servent ; à 4, tous sauf le plus petit ; à 3, tous sauf le plus petit et le plus grand.
AM-033 = Chaque casier en usage reçoit ses jetons de la réserve de son élément.
    .news = Les casiers de { NAME("elements", $a) } reçoivent { TOKENS($b) }.
AM-034 = Une réserve insuffisante garnit les casiers à partir du plus grand ; celui où elle s’épuise reçoit le reste.
AM-035 = Chaque élément est approvisionné séparément.
AM-036 = Tous les casiers sont vides avant d’être garnis.
AM-037 = On retourne autant de mystères qu’il y a de joueurs.
    .news = On retourne un mystère : { NAME("mysteries", $a) }.
AM-038 = Si la pioche des mystères compte moins de cartes que de joueurs, la partie s’arrête aussitôt.
    .news = { $a ->
        [0] La pioche des mystères est vide : la partie s’arrête.
        [one] Il ne reste qu’un mystère : la partie s’arrête.
       *[other] Il ne reste que { $a } mystères : la partie s’arrête.
    }
AM-039 = Un mystère joué, contré ou acheté ne revient jamais dans la pioche.

## Ordre du tour

AM-040 = Chacun choisit en secret une faveur pour l’ordre du tour ; tous choisissent en même temps.
    .news = { SEAT($a) } a choisi une faveur.
    .no = { $laid ->
        [1] Votre mise est faite, { SEAT($seat) } : une seule chacun, et elle ne change plus.
       *[other] D’abord, chacun mise une faveur pour l’ordre du tour.
    }
AM-041 = Quand tous ont choisi, les cartes sont révélées ensemble.
    .news = { SEAT($a) } mise { $b } pour l’ordre du tour.
AM-042 = Puis s’ouvre une fenêtre pour les mystères de la phase 3.
AM-043 = La plus forte mise choisit d’abord ; à égalité, le joueur placé plus tôt dans l’ordre précédent.
AM-044 = Dans cet ordre, chacun prend une place libre ; la dernière est imposée.
    .news = { SEAT($a) } prend la place { $b }.
    .no = Prenez une place encore libre.
AM-045 = Le nouvel ordre vaut jusqu’au choix des places de la manche suivante.
AM-046 = Les couleurs des cartes d’ordre ne comptent que pour le premier ordre.
AM-047 = La faveur misée pour l’ordre ne peut pas servir aux éléments de la manche.
    .no = Vous avez misé cette faveur pour l’ordre : elle est bloquée jusqu’à la prochaine manche.

## Choix des mystères

AM-048 = Dans le nouvel ordre, chacun prend un des mystères visibles.
    .news = { SEAT($a) } prend { NAME("mysteries", $b) }.
    .no = Prenez un des mystères visibles.
AM-049 = Le dernier joueur prend la dernière carte : il n’en reste aucune.
AM-050 = Tous ont vu la carte prise ; elle rejoint ensuite la main cachée du joueur.

## Faveurs sur les éléments

AM-051 = Dans l’ordre du tour, chacun pose une faveur face cachée sur un élément, jusqu’à épuisement.
    .news = { SEAT($a) } pose une faveur sur le { NAME("elements", $b) }.
    .no = Cette faveur n’est pas dans votre main.
AM-052 = Le joueur dont c’est le tour doit poser une carte ; on ne passe pas.
    .no = Posez une faveur : ici, on ne passe pas.
AM-053 = Nul ne peut avoir plus de 3 faveurs sur un élément.
    .no = Vous avez déjà trois faveurs sur le { NAME("elements", $b) }.
AM-054 = Une faveur se pose sur l’élément entier, non sur un casier.
AM-055 = Le propriétaire et l’élément d’une faveur posée sont publics ; sa valeur n’est connue que de lui.
    .news = Vous voyez : le { $b } { OF($a) } est sur le { NAME("elements", $c) }.
AM-056 = On peut miser sur un élément dont les casiers sont vides.
AM-057 = Chacun pose 5 faveurs, ou 4 à 3 joueurs.
AM-058 = Après la dernière carte s’ouvre une fenêtre pour les mystères de la phase 5.

## Recevoir les éléments

AM-059 = Toutes les faveurs posées sont révélées.
AM-060 = Chaque élément est résolu séparément, du soufre au sel.
AM-061 = Le rang suivant va à la plus haute carte non classée du joueur dont les cartes non classées sont les plus fortes.
AM-062 = À cartes hautes égales, la carte suivante de chacun décide ; une carte absente vaut 0.
AM-063 = À listes égales, le joueur placé plus tôt dans l’ordre du tour passe devant.
AM-064 = La comparaison est refaite pour chaque rang.
AM-065 = La carte de rang 1 reçoit le plus grand casier en usage, le rang 2 le suivant, et ainsi de suite.
    .news = Au { NAME("elements", $c) }, rang { $d } : le { $b } { OF($a) } porte { TOKENS($e) }.
AM-066 = Au-delà des casiers, une carte ne reçoit rien ; un casier peut contenir moins de jetons qu’imprimé.
AM-067 = Les casiers sans carte rendent leurs jetons à la réserve.
    .news = Retour à la réserve, { NAME("elements", $a) } : { TOKENS($b) }.
AM-068 = Tous les éléments sont résolus avant que rien ne soit rendu.
AM-069 = Puis s’ouvre une fenêtre pour les mystères qui changent les gains.
AM-070 = Puis chacun reprend ses faveurs et les jetons posés dessus.
    .news = { SEAT($a) } reprend { TOKENS($b) } sur ses faveurs.
AM-071 = Puis on peut échanger, avant que les apprentis bougent.

## Déplacer les apprentis

AM-072 = Dans l’ordre du tour, chacun doit déplacer son apprenti vers une autre tente ou rester.
    .no = Déplacez votre apprenti vers une autre tente, ou restez.
AM-073 = Aller coûte 1 jeton de la couleur de la tente, plus 1 par autre apprenti présent.
    .news = { SEAT($a) } va à la { NAME("tents", $b) } pour { TOKENS($c) }.
AM-074 = Rester coûte 3 jetons de la couleur de la tente, plus 1 par autre apprenti présent.
    .news = { SEAT($a) } reste à la { NAME("tents", $b) } pour { TOKENS($c) }.
AM-075 = Les autres apprentis sont tous sauf le sien, neutres compris, tels qu’ils se tiennent au moment de payer.
AM-076 = Une tente accueille autant d’apprentis qu’il en vient.
AM-077 = Un déplacement n’est permis que si tout son prix est payé dans la couleur de la tente.
    .no = Vous ne pouvez pas payer l’entrée de la { NAME("tents", $a) } dans sa couleur.
AM-078 = Rester au prix fort est permis si tout le prix est payé dans la couleur de la tente.
AM-079 = Qui peut aller ailleurs et ne peut payer tout le prix pour rester doit partir.
    .no = Vous ne pouvez pas payer tout le prix pour rester, et vous pouvez partir : il le faut.
AM-080 = Qui ne peut aller nulle part et peut payer tout le prix reste.
AM-081 = Qui ne peut ni l’un ni l’autre reste et paie ce qu’il peut : d’abord dans la couleur de la tente, puis à son choix.
    .news = { SEAT($a) } paie un jeton de { NAME("elements", $b) } pour rester.
    .no = Payez le reste du prix avec des jetons que vous avez.
AM-082 = Un joueur sans jeton reste gratuitement.
AM-083 = Seuls comptent les jetons en main ; nul n’est tenu d’échanger ou de jouer une carte pour pouvoir partir.
AM-084 = Quand tous ont bougé, le dernier de l’ordre peut déplacer chaque apprenti neutre, gratuitement.
    .news = { SEAT($a) } place l’{ NAME("apprentices", $b) } sous la { NAME("tents", $c) }.
    .no = Placez l’apprenti neutre en question sous une autre tente, ou laissez-le.
AM-085 = À 5 joueurs, il n’y a pas d’apprenti neutre.

## Gagner les recettes

AM-086 = Chacun peut gagner une recette visible de la tente où se tient son apprenti, en payant exactement son coût.
    .no = Il vous manque des jetons pour { NAME("recipes", $a) }.
AM-087 = La carte va dans le livre ; son emplacement reste vide jusqu’à la prochaine phase 1.
    .no = { NAME("recipes", $a) } n’est pas visible sur la table.
AM-088 = Le gagnant reçoit le bonus de la carte en Florims.
    .news = { SEAT($a) } gagne { NAME("recipes", $b) } et { FLORIMS($c) }.
AM-089 = Au lieu d’une recette, on peut payer 1 jeton de n’importe quelle couleur pour la première carte de la pioche des mystères.
    .news = { SEAT($a) } achète un mystère pour un jeton de { NAME("elements", $b) }.
    .no = Vous n’avez pas de jeton de { NAME("elements", $a) } pour payer.
AM-090 = Si la pioche des mystères est vide, on n’en achète pas.
    .no = La pioche des mystères est vide.
AM-091 = En un tour, on gagne une recette, ou l’on achète un mystère, ou l’on s’abstient.
    .no = Vous avez gagné une recette ce tour-ci : pas de mystère en plus.
AM-092 = On peut gagner plusieurs recettes du même article.
AM-093 = Après sa dernière recette permise ou l’achat d’un mystère, le tour du joueur s’achève.
AM-094 = Quand la dernière recette d’une tente est gagnée, la manche est la dernière.
    .news = Plus de recette sous la { NAME("tents", $a) } : cette manche est la dernière.

## Échanger trois contre un

AM-095 = On peut donner 3 jetons quelconques à la réserve et en prendre 1 de la couleur de son choix.
    .news = { SEAT($a) } donne { NAME("elements", $c) }, { NAME("elements", $d) }, { NAME("elements", $e) } contre un jeton de { NAME("elements", $b) }.
    .no = Un échange demande trois jetons : vous en avez moins.
AM-096 = La couleur prise doit avoir un jeton en réserve avant l’échange.
    .no = La réserve n’a plus de { NAME("elements", $a) }.
AM-097 = Les trois jetons donnés peuvent être n’importe lesquels des siens.
    .no = Vous n’avez plus de jeton de { NAME("elements", $a) } à donner.
AM-098 = On peut échanger autant de fois qu’on veut.
AM-099 = On échange à son tour : à la mise en place avant de gagner sa recette, en phase 7 avant de choisir sa tente, et en phase 8 avant la fin de son tour.
    .no = Pas d’échange ici : on échange à son tour, à la mise en place et aux phases 7 et 8, et dans les fenêtres qui suivent les phases 6 et 9.
AM-100 = On échange aussi dans deux fenêtres, après la phase 6 et après la phase 9, chacun une fois dans l’ordre du tour.
    .no = Dans cette fenêtre, on ne fait qu’échanger.
AM-101 = Aucun échange n’interrompt un paiement ni la résolution d’un élément ou d’une carte.
    .no = Choisissez d’abord les trois jetons que vous donnez.

## Salaires

AM-102 = Avant les salaires s’ouvre une fenêtre pour les mystères de la phase 9.
AM-103 = Chacun reçoit trois sortes de salaire : articles en double, combinaisons des princes, collections des maîtres.
    .news = { SEAT($a) } touche { FLORIMS($b) } : doubles { $c }, princes { $d }, maîtres { $e }.
AM-104 = Articles en double : pour chaque article possédé 2 fois ou plus, la somme imprimée pour ce nombre.
AM-105 = Combinaisons des princes : pour chaque série d’articles différents d’une ligne, la somme au bout de la ligne.
AM-106 = Collections des maîtres : pour chaque série d’articles différents d’une colonne, la somme en tête de colonne.
AM-107 = Une somme est payée une fois pour toute la série, non par carte.
AM-108 = Une recette compte dans les trois sortes, mais dans une seule série de chaque sorte.
AM-109 = Les recettes forment donc des couches : la k-ième série réunit les articles possédés au moins k fois.
AM-110 = Les recettes gagnées à la mise en place comptent comme les autres.
AM-111 = Tous les salaires se calculent sur les mêmes livres et se paient en même temps.
AM-112 = Si la partie continue, on peut échanger, puis la manche suivante commence.

## Mystères

AM-113 = Un mystère ne se joue que dans sa phase et sa fenêtre.
    .no = Ce mystère ne se joue pas maintenant : { NAME("mysteries", $card) }.
AM-114 = On montre la carte et sa cible, puis elle peut être contrée, puis elle agit et va à la défausse.
    .news = { SEAT($a) } joue { NAME("mysteries", $b) }.
    .no = Vous n’avez pas ce mystère, ou il faut en nommer la cible : { NAME("mysteries", $card) }.
AM-115 = Une carte est entièrement résolue avant que la suivante agisse.
AM-116 = Une carte ne se joue que si elle a une cible permise et change ou montre quelque chose.
AM-117 = Dans une fenêtre, tous ceux qui peuvent y avoir une carte en choisissent une ou passent, en secret et en même temps ; le premier dans l’ordre du tour joue, jusqu’à ce que tous aient passé de suite.
    .no = Jouez une carte de cette fenêtre, ou passez.
AM-118 = Les cartes de son tour se jouent avant l’acte qui l’achève, autant qu’on veut. Un tour ne se joue de lui-même que si tous savent qu’il n’offre aucun choix.
AM-119 = En phase 3, c’est l’ordre précédent qui compte.
AM-120 = Une carte prise en phase 4 peut se jouer dès lors.
    .news = Vous gardez { NAME("mysteries", $a) }.
AM-121 = Un mystère acheté en phase 8 arrive après le dernier acte de l’acheteur dans cette phase.
    .news = Vous piochez { NAME("mysteries", $a) }.
AM-122 = On n’est jamais forcé de jouer un mystère.
AM-123 = Contre-sort : quand un mystère est joué, tous les autres qui peuvent en avoir un répondent en secret et en même temps ; le premier dans l’ordre du tour qui contre l’annule.
    .news = { SEAT($a) } contre la carte { OF($b) }.
    .no = Contrez la carte, si vous avez un contre-sort, ou laissez faire.
AM-124 = Un contre-sort peut être contré lui aussi ; la question sur la première carte reprend alors avec les joueurs qui le suivent.
    .news = Le contre-sort { OF($a) } est annulé.
AM-125 = On ne contre pas sa propre carte, mais on peut contrer un contre-sort qui la vise.
AM-126 = Une carte annulée est sans effet et ne compte pour aucune limite ; le tour ou la fenêtre continue.
    .news = La carte { OF($a) } est annulée : { NAME("mysteries", $b) }.
AM-127 = Un contre-sort ne répond qu’à un mystère.
    .no = Un contre-sort ne répond qu’à un mystère que l’on vient de jouer.
AM-128 = Parole de prince : votre mise pour l’ordre compte 7.
    .no = Votre mise compte déjà 7.
AM-129 = Monde à l’envers : les places se choisissent à partir de la plus faible mise ; une seconde carte rétablit l’ordre.
AM-130 = Double vue : piochez deux mystères, gardez-en un, remêlez l’autre.
    .news = { SEAT($a) } regarde { $b ->
        [one] le dernier mystère et le garde.
       *[other] deux mystères et en garde un.
    }
    .no = Gardez une des deux cartes devant vous.
AM-131 = Œil de verre : choisissez un élément où un adversaire a une faveur que vous n’avez pas vue ; vous seul voyez les faveurs posées là.
    .news = { SEAT($a) } joue Œil de verre et regarde le { NAME("elements", $b) }.
    .no = Il n’y a là aucune faveur adverse que vous n’ayez vue.
AM-132 = Faux sceau : déplacez une de vos faveurs posées, face cachée, vers un autre élément où vous en avez moins de 3.
    .news = { SEAT($a) } joue Faux sceau : une faveur passe du { NAME("elements", $b) } au { NAME("elements", $c) }.
    .no = Déplacez une de vos faveurs posées vers un autre élément.
AM-133 = Ascendant : échangez les jetons de votre carte avec ceux de la carte adverse juste au-dessus, si elle en porte plus.
    .news = { SEAT($a) } joue Ascendant sur son { $b } posé sur le { NAME("elements", $c) }.
    .no = La carte juste au-dessus doit être adverse et porter plus de jetons.
AM-134 = Dîme : prenez 1 jeton sur une faveur adverse qui en porte au moins 2.
    .news = { SEAT($a) } joue Dîme sur le { $c } { OF($b) }, posé sur le { NAME("elements", $d) }.
    .no = Choisissez une faveur adverse qui porte au moins deux jetons.
AM-135 = Corne d’abondance : prenez 2 jetons de votre choix dans la réserve.
    .news = { SEAT($a) } prend un jeton de { NAME("elements", $b) } dans la réserve.
    .no = La réserve n’a pas ce jeton.
AM-136 = Tapis volant : aller ou rester ne vous coûte rien ; les cinq tentes sont permises.
    .no = Un Tapis volant agit déjà pour vous.
AM-137 = Bousculade : placez un autre apprenti sous une autre tente ; personne ne paie.
    .news = { SEAT($a) } joue Bousculade : l’{ NAME("apprentices", $b) } atterrit sous la { NAME("tents", $c) }.
    .no = Placez un autre apprenti que le vôtre sous une tente où il n’est pas.
AM-138 = Catalyseur : votre prochaine recette de ce tour coûte 2 jetons de moins, à votre choix, autant que le coût le permet.
    .no = Impossible : aucune recette ne vous est ouverte, ou le reste ne pourrait être payé.
AM-139 = Second fourneau : vous pouvez gagner une recette de plus ce tour-ci.
    .no = Aucune recette visible ne vous est ouverte.
AM-140 = Lettre de créance : ce tour-ci, les recettes d’une autre tente vous sont ouvertes.
    .news = { SEAT($a) } joue Lettre de créance pour la { NAME("tents", $b) }.
    .no = Choisissez une tente qui montre une recette et ne vous est pas encore ouverte.
AM-141 = Encre sympathique : remplacez une recette visible de votre tente par la suivante de la pile, puis remêlez la première à la pile.
    .news = { SEAT($a) } joue Encre sympathique sur { NAME("recipes", $b) }.
    .no = Choisissez une recette visible de la tente de votre apprenti, dont la pile n’est pas vide.
AM-142 = Mécénat : cette manche, un prince dont vous avez 1 à 4 articles en compte un de plus pour vous.
    .news = { SEAT($a) } joue Mécénat de { NAME("princes", $b) }.
    .no = Choisissez un prince dont vous avez 1 à 4 articles différents, une fois par manche.
AM-143 = Gabelle : après les salaires de la manche, chaque autre joueur dont le salaire dépasse le vôtre vous paie 2 Florims, ou tout ce qu’il a s’il en a moins. Plusieurs gabelles se règlent dans l’ordre où on les a jouées, toutes d’après les salaires de cette manche, Mécénat compris.
    .news = { SEAT($a) } paie { FLORIMS($c) } de gabelle à { SEAT($b) }.

## Fin de la partie

AM-144 = Si la dernière recette d’une tente est gagnée, la manche s’achève avec ses salaires, puis la partie s’arrête.
AM-145 = Si la pioche des mystères est trop courte en phase 2, la partie s’arrête aussitôt, sans salaire pour cette manche.
AM-146 = Après la dernière recette d’une tente, aucune manche ne suit, quelle que soit la pioche des mystères.
AM-147 = Pour chaque famille, celui qui a le plus de recettes, doubles compris, reçoit sa récompense.
    .news = { SEAT($a) } reçoit { FLORIMS($c) } pour la famille { NAME("families", $b) }.
AM-148 = Les ex æquo partagent la récompense, arrondie au-dessous ; le reste est perdu.
AM-149 = Une famille dont personne n’a de recette ne donne pas de récompense.
AM-150 = Jetons, faveurs et mystères restants ne valent rien.
AM-151 = Le joueur qui a le plus de Florims gagne.
    .news = { SEAT($a) } gagne avec { FLORIMS($b) }.
AM-152 = À Florims égaux, on partage la place, et la victoire aussi.
    .news = { SEAT($a) } partage la victoire avec { FLORIMS($b) }.
AM-153 = Une recette est ouverte là où se tient l’apprenti du joueur, ou sous une tente qu’une lettre lui a ouverte ce tour-ci.
    .no = Cette recette ne vous est pas ouverte : votre apprenti n’est pas là.

## Actions

do-colour = Prendre l’{ NAME("apprentices", $a) }
do-learn = Gagner { NAME("recipes", $a) }
do-trade = Échanger trois jetons contre un jeton de { NAME("elements", $a) }
do-give = Donner un jeton de { NAME("elements", $a) }
do-bid = Miser le { VALUE($a) } pour l’ordre du tour
do-position = Prendre la place { VALUE($a) }
do-take = Prendre { NAME("mysteries", $a) }
do-keep = Garder { NAME("mysteries", $a) }
do-place = Poser le { VALUE($a) } sur le { NAME("elements", $b) }
do-go = Aller à la { NAME("tents", $a) }
do-stay = { $a ->
    [-1] Rester sous la tente
   *[other] Rester sous la { NAME("tents", $a) }
}
do-pay = Payer un jeton de { NAME("elements", $a) }
do-neutral = Placer l’{ NAME("apprentices", $a) } sous la { NAME("tents", $b) }
do-leave = Laisser l’{ NAME("apprentices", $a) } où il est
do-mystery = Acheter un mystère pour un jeton de { NAME("elements", $a) }
do-save = Économiser un jeton de { NAME("elements", $a) }
do-grab = Prendre un jeton de { NAME("elements", $a) }
do-play = Jouer { NAME("mysteries", $a) }
do-glass_eye = Jouer Œil de verre sur le { NAME("elements", $a) }
do-false_seal = Jouer Faux sceau : le { VALUE($a) } vers le { NAME("elements", $b) }
do-rising_star = Jouer Ascendant sur votre { VALUE($a) }
do-tithe = { $d ->
    [-1] Jouer Dîme sur le { VALUE($b) } de l’{ NAME("apprentices", $a) }
   *[other] Jouer Dîme sur le { VALUE($b) } { OF($c) }, posé sur le { NAME("elements", $d) }
}
do-jostle = { $c ->
    [-1] Jouer Bousculade : l’{ NAME("apprentices", $a) } vers la { NAME("tents", $b) }
   *[other] Jouer Bousculade : l’apprenti { OF($c) } vers la { NAME("tents", $b) }
}
do-letter = Jouer Lettre de créance pour la { NAME("tents", $a) }
do-invisible_ink = Jouer Encre sympathique sur { NAME("recipes", $a) }
do-patronage = Jouer Mécénat de { NAME("princes", $a) }
do-counter = { $a ->
    [-1] Contrer
   *[other] Contrer la carte { OF($b) } : { NAME("mysteries", $a) }
}
do-let = { $a ->
    [-1] Laisser faire
   *[other] Laisser faire : { NAME("mysteries", $a) }
}
do-pass = Passer
do-done = Terminer

## Questions

ask-colour = Choisissez votre couleur.
ask-first = Votre première recette : gagnez-en une, échangez, ou terminez.
ask-give = Quels jetons donnez-vous ?
ask-bid = Misez une faveur pour l’ordre du tour.
ask-window_3 = Des mystères sur l’ordre du tour ?
ask-position = Choisissez votre place.
ask-select = Prenez un mystère.
ask-keep = Quelle carte gardez-vous ?
ask-place = Posez une faveur sur un élément.
ask-window_5 = Des mystères avant de révéler les faveurs ?
ask-window_6 = Des mystères sur les gains ?
ask-trade = Trois jetons contre un ?
ask-move = Déplacez votre apprenti, ou restez.
ask-pay = Quel jeton payez-vous ?
ask-neutral = Déplacer l’apprenti neutre ?
ask-brew = Gagnez une recette, achetez un mystère, échangez, ou terminez.
ask-save = Quel jeton le Catalyseur économise-t-il ?
ask-window_9 = Des mystères avant les salaires ?
ask-horn = Quel jeton prenez-vous ?
ask-counter = Contrer ?

## Options

option-colours = Couleurs
option-colours-random = tirées au sort
option-colours-choose = choisies dans l’ordre des sièges
