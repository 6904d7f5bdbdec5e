### Ars Alchimia en français. AA-nnn est la phrase d’une règle, `.news` sa ligne au journal, `.no` le refus qu’elle donne.

game-line = Envoyez plus d’ouvriers que vos rivaux, collectez ce que la ville demande et forgez-le un jour parfait.

## Mots

nothing = rien
both = { $first } et { $last }
cards-of = { $table ->
    [orders] commandes { $level }
    [locations] lieux
    [forges] forges
   *[assistants] assistants
}

## Questions et actions

ask-atelier = Choisissez votre carte Atelier : rang dans le tour et nouveaux ouvriers.
ask-wages = Salaires : gardez ou renvoyez vos assistants, puis payez.
ask-turn = À vous : placez vos ouvriers, activez un assistant ou passez.
ask-size = Combien d’ouvriers envoyez-vous ?
ask-second = La Coursière peut rapporter une seconde commande : laquelle ?
ask-pile = Laquelle des deux cartes employez-vous ?
ask-smith = Le Maître Forgeron rend-il cette visite parfaite ?
ask-reroll = Le jet est manqué. La Devineresse relance-t-elle le dé ?
ask-transmute = À la forge : réalisez une commande, produisez de l’Élixir ou terminez.
ask-salamander = Que remplace le Feu de la Salamandre ?
ask-payment = Quelles unités payez-vous en Élixir ?
ask-dismiss = Qui la Nymphe renvoie-t-elle ?
ask-gain = Quelle ressource la Nymphe apporte-t-elle ?
ask-exchange = Qu’échange le Marchand Ambulant ?
ask-renew = Quelle commande la Négociatrice remplace-t-elle ?
ask-closing = L’année finit : activez-vous encore un assistant ?
do-choose = Choisir { NAME("ateliers", $a) }
do-dismiss = Renvoyer : { NAME("assistants", $a) }
do-pay = Verser les salaires
do-activate = Activer : { NAME("assistants", $a) }
do-go = Envoyer des ouvriers à « { CARD($a) } »
do-pass = Passer pour l’année
do-send = { $a ->
    [0] Envoyer 1 ouvrier
   *[other] Envoyer { ONE_MORE($a) } ouvriers
}{ $b ->
    [-1] {""}
   *[other] {" "}à « { CARD($b) } »
}
do-golem = { $a ->
    [0] Envoyer 1 ouvrier et le Golem
   *[other] Envoyer { ONE_MORE($a) } ouvriers et le Golem
}{ $b ->
    [-1] {""}
   *[other] {" "}à « { CARD($b) } »
}
do-take = Prendre aussi « { CARD($a) } »
do-renew = Remettre sous sa pile « { CARD($a) } »
do-use = { $b ->
    [-1] Employer la carte { ONE_MORE($a) }
   *[other] Employer « { CARD($b) } »
}
do-perfect = Visite parfaite, sans dé
do-roll = Lancer le dé
do-keep = Garder le résultat
do-fulfil = Réaliser « { NAME("orders", $a) } »
do-elixir = Produire un Élixir avec { PAIR($a) }
do-distil = Produire deux Élixirs avec { PAIR($a) }, par la Distillatrice
do-fire = { $a ->
    [0] Payer sans la Salamandre
   *[other] Payer un Feu au lieu de { REPLACED($a) }
}
do-spend = En Élixir : { PAYMENT($a) }
do-gain = Gagner : { NAME("resources", $a) }
do-exchange = Donner : { NAME("resources", $a) }, recevoir : { NAME("resources", $b) }
do-done = C’est tout

## L’image

pic-plaza = La Place
pic-orders = Commandes
pic-locations = Lieux
pic-forges = Forges
pic-assistants = Assistants
pic-empty = vide
pic-free = libre
pic-nobody = personne
pic-yearly = 1/an
pic-until-year-end = on se repose ici jusqu’à la fin de l’année
pic-passed = a passé
pic-plays = joue
pic-to-place = à placer
pic-vp = PV
pic-pass = Passer pour l’année
pic-pass-sure = Passer pour le reste de l’année ? { $n ->
    [one] Il vous reste un ouvrier à placer
   *[other] Il vous reste { $n } ouvriers à placer
}, et vous n’en placerez plus avant l’année prochaine.
pic-held = En cours
pic-fulfilled = Réalisées
pic-used = a servi cette année
pic-done = C’est tout
pic-pay = Verser les salaires ({ $n })
pic-pay-order = Payer
pic-perfect = Parfaite, sans dé
pic-roll = Lancer le dé
pic-roll-again = Relancer
pic-keep = Garder
pic-perfect-visit = parfaite
pic-without = Sans la Salamandre
pic-elixir-for = { $n ->
    [one] { $n } Élixir
   *[other] { $n } Élixirs
} pour { $what }
pic-tidings = Dernier coup
pic-year = Année { $n }.
pic-wins = { $count ->
    [one] { $who } gagne avec { $n } PV.
   *[other] { $who } gagnent ensemble avec { $n } PV.
}
pic-short = { $n } PV ; seul, on gagne à partir de { $aim }.
pic-waits = On attend { $who }.
pic-final = Décompte final
pic-final-track = piste
pic-final-penalty = inachevées
pic-final-categories = catégories
pic-final-elixirs = Élixirs
pic-final-assistants = assistants
pic-final-total = total
pic-progress = année { $n } sur 4
pic-score = Points
pic-piles = reste en pioche
pic-pile-assistants = Assistants
pic-unseen-location = un lieu caché, ×{ $n }
pic-unseen-forge = une forge cachée, ×{ $n }
pic-whereabouts = { $town } en ville, { $plaza } sur la place, { $reserve } en réserve
pic-guild-where = { $town } en ville, { $plaza } sur la place
pic-so-many = { $n } sur { $most }
pic-rolled = { $who }, { $where }
pic-ateliers = Cartes Atelier
pic-at-least = au moins { $n }
pic-percent = { $n } %
pic-elixirs = { $n ->
    [one] { $n } Élixir
   *[other] { $n } Élixirs
}
pic-note-atelier = Le numéro est votre rang dans l’ordre du tour ; les ouvriers sont nouveaux.
pic-note-payment = Touchez une ressource pour la payer en Élixir.
pic-note-location = Sous chaque nombre : la chance d’obtenir le bonus.
pic-note-forge = Sous chaque nombre : la chance d’une visite parfaite.
pic-signs = Signes des cartes
pic-sign-price = ouvriers à envoyer au moins
pic-sign-die = à atteindre au dé, avec votre surplus
pic-sign-bonus = le bonus, si on l’atteint
pic-sign-flask = commandes ou Élixirs possibles ici
pic-sign-payable = vous pouvez payer cette commande
pic-sign-missing = un Élixir le paierait ; ceci manque
pic-uses-left = usages restants
pic-put-back = Reposer { $what }
pic-give = Donner { $what }
pic-into-elixir = { $what } pour un Élixir
pic-cancel = Annuler
pic-with-golem = Avec le Golem
pic-without-golem = Sans le Golem
pic-with-distiller = Avec la Distillatrice : deux Élixirs
pic-without-distiller = Sans la Distillatrice
pic-fire-for = Feu pour { $what }
pic-spoken-turns = Ordre du tour : { $list }.
pic-spoken-passed = Ont passé pour l’année : { $list }.
pic-spoken-atelier = { $name } : rang { $number } dans le tour, { $n ->
    [one] { $n } ouvrier nouveau
   *[other] { $n } ouvriers nouveaux
}{ $taken ->
    [1] {""} ; prise par { $who }
   *[other] {""}
}.
pic-spoken-chance = { $n } : { $percent }
pic-spoken-chances = Chance du jet selon le nombre d’ouvriers : { $list }.
pic-spoken-payment = À payer pour « { $name } » : { $cost } ; en Élixir : { $paid }.
pic-spoken-uses = { $n ->
    [one] { $n } emploi
   *[other] { $n } emplois
} de cette forge encore{ $perfect ->
    [1] {""} ; la visite est parfaite
   *[other] {""}
}.
pic-spoken-order = Commande { $what }.
pic-spoken-facts = { $name } (niveau { $level }, { $category }, { $points } PV, coûte { $cost })
pic-spoken-location = { $name } : lieu ; donne { $sure } ; dès { $die } au dé, une ressource de plus : { $bonus }.
pic-spoken-forge = { $name } : forge à { $n ->
    [one] { $n } fiole
   *[other] { $n } fioles
}, visite parfaite dès { $die }.
pic-spoken-assistant = À engager : { $what }.
pic-spoken-helper = { $name } : { $text }{ $yearly ->
    [1] {" "}(une fois par an)
   *[other] {""}
}
pic-spoken-pile = { $name } : { $what }.
pic-spoken-empty = Un emplacement vide : la pile des { PILE($a) } est épuisée.
pic-spoken-crowd = { $n ->
    [0] Prix { $price } ; personne n’y est.
    [one] Prix { $price } ; sur place : { $who }, { $n } ouvrier.
   *[other] Prix { $price } ; sur place : { $who }, { $n } ouvriers.
}
pic-spoken-piles = Restent dans les piles : { $list }.
pic-spoken-player = { $who } : { $n } PV ; ouvriers : { $workers } à placer, { $where } ; { $stock }.
pic-spoken-stock = { $what } { $n } sur { $most }
pic-spoken-card = { $who } a la carte { $card }.
pic-spoken-held = { $who } a { $n ->
    [one] { $n } commande
   *[other] { $n } commandes
} en cours, { $most } au plus.
pic-spoken-slot = { $who }, commande en cours : { $what }.
pic-spoken-missing = (manque : { $what })
pic-spoken-payable = { $n ->
    [0] (payable)
    [one] (payable avec { $n } Élixir)
   *[other] (payable avec { $n } Élixirs)
}
pic-spoken-category = { $name } { $n } (+{ $bonus } PV)
pic-spoken-made = { $who } a réalisé : { $list } ; niveaux ouverts : { $levels }.
pic-spoken-staff = { $who }, assistant : { $what }.
pic-spoken-final = { $who } : place { $place }, total { $total } PV : { $parts }.
pic-spoken-rolled = Dernier dé, { $what } : { $die } + { $more } = { $total } ; il fallait { $needs }.
pic-spoken-guild = La Guilde a { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
} à placer, { $town } en ville et { $m } sur la Place.

## Les panneaux, et où s’y trouvent les choix d’une question

pic-panel-town = La ville
pic-panel-orders = Commandes
pic-panel-locations = Lieux
pic-panel-forges = Forges
pic-panel-helpers = Assistants
pic-panel-choice = Choix
pic-panel-mine = Votre plateau
pic-panel-final = Décompte final
pic-panel-others = Rivaux
pic-panel-square = Place
pic-panel-happened = Dernier coup
pic-where-atelier = choisissez une carte Atelier qui brille
pic-where-wages = un assistant qui brille est renvoyé sans salaire
pic-where-turn = choisissez une carte de la ville ou un assistant qui brille
pic-where-size = choisissez combien
pic-where-second = choisissez une commande qui brille
pic-where-pile = choisissez une des deux cartes
pic-where-transmute = choisissez une de vos commandes, ou deux ressources pour un Élixir
pic-where-payment = touchez une ressource pour la payer en Élixir
pic-where-dismiss = choisissez un de vos assistants
pic-where-gain = choisissez une ressource qui brille sur votre plateau
pic-where-exchange = choisissez ce que vous donnez, puis ce que vous recevez
pic-where-renew = choisissez une commande qui brille
pic-where-closing = choisissez un assistant qui brille

## Général

AA-001 = La partie dure exactement 4 années.
AA-002 = Chaque année a trois étapes, dans l’ordre : début de l’année, étape principale, fin de l’année.
AA-003 = Il y a quatre ressources de base, Fleur de Mana, Neige Ancienne, Feu Primaire et Sable de l’Esprit, et une ressource spéciale, l’Élixir.
AA-004 = Chaque joueur possède de chaque ressource un nombre entier, de 0 au maximum de la piste.
AA-005 = Les ressources s’ajoutent une à une ; celle qui dépasserait le maximum est perdue, sans compensation.
    .news = { SEAT($a) } perd { $c } × { NAME("resources", $b) } : la piste est pleine.
AA-006 = Les ressources ne s’épuisent pas : ce sont des pistes, non des jetons.
AA-007 = Un ouvrier se trouve toujours en un seul endroit : en réserve, disponible sur le plateau du joueur, sur un emplacement ou sur la place.
AA-008 = Un joueur possède ses ouvriers disponibles, ceux des emplacements et ceux de la place : jamais plus de 20 en tout (18 à trois joueurs).
AA-009 = Les PV gagnés en cours de partie s’inscrivent aussitôt sur la piste de score, qui n’a pas de limite.
AA-010 = Pendant les quatre années, les PV ne diminuent jamais ; on n’en perd qu’au décompte final.
AA-011 = Chaque commande a un niveau (C le plus bas, puis B, puis A), une catégorie, des points et un coût.
AA-012 = Cartes visibles, pistes, ouvriers, commandes en cours et réalisées, assistants et leur état, cartes Atelier et PV sont connus de tous.
AA-013 = Quand plusieurs emplacements d’une même sorte sont à garnir, on suit leurs numéros et l’on s’arrête quand la pile est vide.
AA-014 = Sous la pile veut dire face cachée, sous toutes les autres cartes ; plusieurs cartes remises ensemble sont mélangées entre elles, sauf si une règle donne leur ordre.

## Mise en place

AA-020 = On joue à 3 ou 4 ; chacun reçoit une couleur, un plateau, un cube de chacune des 5 ressources et le marqueur de PV de sa couleur.
AA-021 = À 4 joueurs, chaque couleur compte 20 ouvriers.
AA-022 = À 3 joueurs, le quatrième plateau, tous les ouvriers de la couleur inutilisée et 2 ouvriers de chaque autre couleur retournent dans la boîte : 18 ouvriers par joueur.
AA-023 = Chacun commence avec 9 ouvriers ; les autres de sa couleur forment sa réserve (11 à 4 joueurs, 9 à 3).
AA-024 = Les pistes commencent à Feu 1, Neige 1, Fleur 1, Sable 0, Élixir 0.
AA-025 = Tous les marqueurs de PV commencent à 0.
AA-026 = Les commandes sont réparties par niveau en trois piles (C, B, A), chacune mélangée, face cachée sous le plateau.
AA-027 = On révèle 3 commandes C, 2 commandes B et 1 commande A, dans cet ordre, sur leurs emplacements.
    .news = Nouvelle carte : { CARD($b) }.
AA-028 = Lieux, assistants et forges sont mélangés en trois piles face cachée : celle des assistants sous le plateau, celle des lieux sur le portail magique, celle des forges sur la forge cachée.
AA-029 = On révèle 3 lieux, puis 2 forges, puis 3 assistants (2 à trois joueurs).
    .no = Cet emplacement n’existe qu’à quatre joueurs.
AA-030 = Les quatre cartes Atelier servent à 3 comme à 4 joueurs.
AA-031 = Au début, personne n’a ni assistant ni commande, en cours ou réalisée ; la place est vide.

## Début de l’année : les Ateliers

AA-040 = Le début de l’année comprend les cartes Atelier, puis les ouvriers, puis les salaires ; chaque partie se termine pour tous avant la suivante.
    .news = L’année { $a } commence.
AA-041 = Année 1 : les quatre cartes Atelier sont mélangées et chacun en reçoit une.
    .news = { SEAT($a) } reçoit { NAME("ateliers", $b) }.
AA-042 = Années 2 à 4 : les quatre cartes sont de nouveau proposées, et chacun à son tour en choisit une.
    .news = { SEAT($a) } choisit { NAME("ateliers", $b) }.
    .no = Choisissez d’abord une carte Atelier, { SEAT($seat) }.
AA-043 = Le joueur qui a le moins de PV sur la piste choisit le premier, puis le suivant, et ainsi de suite.
AA-044 = À égalité de PV, celui dont la carte Atelier de l’année précédente porte le plus petit numéro choisit avant l’autre.
AA-045 = Une carte déjà choisie n’est plus disponible ; à 4 joueurs, le dernier reçoit d’office celle qui reste.
    .news = { SEAT($a) } prend la carte qui reste : { NAME("ateliers", $b) }.
    .no = On a déjà pris { NAME("ateliers", $a) }.
AA-046 = L’ordre du tour, pour l’année, suit les numéros croissants des cartes Atelier.
AA-047 = Bonus de fin de partie, Élixirs, assistants et pénalités ne comptent pas pour l’ordre du choix.

## Ouvriers et salaires

AA-050 = Chacun prend dans sa réserve autant d’ouvriers que l’indique sa carte Atelier, dès l’année 1 ; ils sont disponibles.
    .news = { SEAT($a) } reçoit { $b ->
        [one] { $b } ouvrier
       *[other] { $b } ouvriers
    }.
AA-051 = Ces ouvriers restent acquis jusqu’à la fin de la partie.
AA-052 = Si la réserve en contient moins, le joueur prend ce qui reste.
AA-053 = Après cela, tous les ouvriers possédés sont disponibles.
AA-054 = Puis, dans l’ordre du tour, chacun règle les salaires : pour chaque assistant gardé, 1 ouvrier disponible va sur la place.
    .news = { SEAT($a) } verse les salaires : { $b ->
        [one] { $b } ouvrier
       *[other] { $b } ouvriers
    } sur la place.
    .no = Réglez d’abord vos salaires, { SEAT($seat) }.
AA-055 = L’assistant qu’un joueur ne paie pas est renvoyé sous la pile des assistants.
    .news = { SEAT($a) } renvoie : { NAME("assistants", $b) }.
AA-056 = Le choix est libre, pour chaque assistant séparément.
AA-057 = Faute d’ouvriers pour les payer tous, il faut renvoyer des assistants jusqu’à pouvoir payer les autres.
    .no = Vous n’avez pas assez d’ouvriers pour garder tous vos assistants : renvoyez-en.
AA-058 = Les ouvriers versés en salaire ne peuvent être placés cette année (seule exception : l’Aubergiste) ; ils reviennent à la fin de l’année comme les autres.
AA-059 = Un assistant engagé dans l’année ne demande aucun salaire avant le début de la suivante ; engagé en année 4, jamais.
AA-060 = On peut activer ses assistants avant de régler les salaires, puis les renvoyer sans les payer.

## Tours et placements

AA-070 = Les joueurs jouent à tour de rôle dans l’ordre du tour, sans ceux qui ont passé.
    .no = Ce n’est pas à vous de décider, { SEAT($seat) }.
AA-071 = À son tour, le joueur place des ouvriers sur un emplacement et en fait l’action, ou il passe. Avant cela, il peut activer autant d’assistants que ce moment le permet.
    .no = C’est votre tour, { SEAT($seat) } : placez des ouvriers, activez un assistant ou passez.
AA-072 = Un placement n’emploie que des ouvriers disponibles du joueur, et un seul emplacement.
AA-073 = Le minimum est le nombre d’ouvriers présents sur l’emplacement plus 1 ; donc 1 sur un emplacement vide.
    .no = { $least ->
        [0] Il faut y placer au moins un ouvrier de plus qu’il ne s’en trouve.
        [1] Il faut au moins un ouvrier : il ne vous en reste aucun de disponible, { SEAT($seat) }.
       *[other] { $sent ->
            [0] « { CARD($place) } » demande au moins { $least } ouvriers, un de plus qu’il ne s’en trouve ; { $have ->
                [0] il ne vous en reste aucun
               *[other] il ne vous en reste que { $have }
            }.
            [one] { $sent } ouvrier ne suffit pas pour « { CARD($place) } » : envoyez-en au moins { $least }, un de plus qu’il ne s’en trouve.
           *[other] { $sent } ouvriers ne suffisent pas pour « { CARD($place) } » : envoyez-en au moins { $least }, un de plus qu’il ne s’en trouve.
        }
    }
AA-074 = Peu importe à qui sont les ouvriers présents : les siens comptent aussi.
AA-075 = Le joueur place autant d’ouvriers qu’il veut, du minimum à tous ses disponibles.
    .no = { $have ->
        [0] Vous n’avez pas tant d’ouvriers disponibles, { SEAT($seat) }.
        [one] Vous n’avez que { $have } ouvrier disponible, { SEAT($seat) }, et non { $sent }.
       *[other] Vous n’avez que { $have } ouvriers disponibles, { SEAT($seat) }, et non { $sent }.
    }
AA-076 = Les ouvriers qui s’y trouvaient vont sur la place, perdus pour cette année (exceptions : l’Aubergiste et le Chat Noir).
    .news = { SEAT($a) } : { $c ->
        [one] { $c } ouvrier
       *[other] { $c } ouvriers
    } sur la Place, depuis « { CARD($d) } ».
AA-077 = Le nouveau groupe reste jusqu’à ce qu’on le chasse ou que l’année finisse.
    .news = { SEAT($a) } envoie { $c ->
        [one] { $c } ouvrier
       *[other] { $c } ouvriers
    } à « { CARD($e) } »{ $d ->
        [0] {""}
       *[other] {" "}(surplus { $d })
    }.
AA-078 = Les ouvriers se tiennent sur l’emplacement : changer ou piocher la carte ne les déplace pas et ne baisse pas le minimum.
AA-079 = Le surplus est le nombre d’ouvriers placés moins le minimum. Il s’ajoute au dé dans les lieux et les forges ; ailleurs, il ne fait que hausser le minimum suivant.
AA-080 = Un placement n’est permis que si le minimum est disponible (un de moins avec le Golem) et que l’action peut être faite.
AA-081 = L’action se fait aussitôt et complètement ; puis le tour finit et le dé passe au joueur suivant qui n’a pas passé.
    .no = Terminez d’abord l’action en cours, { SEAT($seat) }.
AA-082 = On peut passer à tout tour qui est le sien, même avec des ouvriers en main.
    .news = { SEAT($a) } passe pour l’année.
AA-083 = Qui n’a ni placement permis ni activation utile passe d’office.
    .news = { SEAT($a) } ne peut plus rien faire et passe pour l’année.
AA-084 = Passer vaut pour le reste de l’année.
AA-085 = Les groupes d’un joueur qui a passé restent sur le plateau et peuvent être chassés.
AA-086 = Si tous les autres ont passé, le dernier continue jusqu’à ce qu’il passe.
AA-087 = L’étape principale finit quand tous ont passé.

## Collecter des ressources

AA-090 = Un lieu est ouvert à qui peut y placer le minimum, même s’il ne peut rien y gagner.
AA-091 = Au portail magique, la première carte de la pile des lieux se révèle une fois les ouvriers placés.
    .news = { SEAT($a) } découvre un lieu : { CARD($b) }.
AA-092 = Le joueur gagne toutes les ressources sûres de la carte.
    .news = { SEAT($a) } collecte { $c } × { NAME("resources", $b) }.
AA-093 = Puis on lance le dé ; total = dé + surplus (+ assistants).
    .news = { SEAT($a) } lance le dé : { $b } + { $c } = { $d }, il faut { $e }.
AA-094 = Si le total atteint le seuil, le joueur gagne la ressource en bonus, une fois.
    .news = { SEAT($a) } gagne en bonus : { NAME("resources", $b) }.
AA-095 = Un jet manqué ne coûte rien ; un total peut dépasser 6 ; aucune face ne réussit ni n’échoue d’elle-même.
    .news = { SEAT($a) } manque le seuil : pas de bonus.
AA-096 = Les lieux visibles restent toute l’année et chacun peut y revenir.
AA-097 = Après l’action, la carte du portail retourne sous la pile des lieux ; les ouvriers restent au portail.

## Prendre des commandes

AA-101 = On ne peut aller sur une commande que si l’emplacement porte une carte, que son niveau est permis et qu’un emplacement de votre plateau est libre.
AA-102 = Le niveau C est toujours permis.
AA-103 = Le niveau B est permis dès que le joueur a réalisé 1 commande Université, de n’importe quel niveau.
    .no = Niveau B : il vous faut 1 commande Université réalisée.
AA-104 = Le niveau A est permis dès que le joueur a réalisé 2 commandes Université.
    .no = Niveau A : il vous faut 2 commandes Université réalisées.
AA-105 = En année 4, tous les niveaux sont permis à tous.
AA-106 = Seules comptent les commandes réalisées par le joueur lui-même.
AA-107 = La commande se pose sur un emplacement libre du plateau du joueur.
    .news = { SEAT($a) } prend la commande « { NAME("orders", $b) } ».
AA-108 = L’emplacement reçoit aussitôt la première carte de la pile du même niveau.
    .news = Nouvelle carte : { CARD($b) }.
AA-109 = Si cette pile est vide, l’emplacement reste vide et fermé ; les ouvriers qui s’y trouvent y restent.
    .no = Cet emplacement est vide.
AA-110 = On garde au plus 3 commandes en cours ; 4 avec un assistant qui le dit (jamais 5).
    .no = Tous les emplacements de votre plateau sont pris.
AA-111 = On ne peut jamais renoncer à une commande en cours ; elle ne part qu’une fois réalisée, et aucun assistant n’y change rien.
AA-112 = On ne lance pas de dé pour prendre une commande.

## Engager et activer des assistants

AA-120 = Un emplacement d’assistant est ouvert s’il porte une carte.
    .no = Il n’y a personne à engager ici.
AA-121 = La carte se place sous le plateau du joueur, droite.
    .news = { SEAT($a) } engage : { NAME("assistants", $b) }.
AA-122 = L’emplacement est regarni aussitôt ; si la pile des assistants est vide, il reste vide et fermé.
    .news = Nouvelle carte : { CARD($b) }.
AA-123 = L’effet vaut dès l’engagement.
    .no = { NAME("assistants", $a) } : cet assistant n’est pas à votre service.
AA-124 = Le nombre d’assistants n’est pas limité.
AA-125 = Activer ne coûte aucun ouvrier ; on n’en donne que pour engager et pour les salaires.
AA-126 = Sans limite imprimée, un effet sert autant de fois que l’on veut.
AA-127 = Un effet annuel sert une fois par an ; s’en servir fait pencher la carte, et une carte penchée ne peut plus en user.
    .no = { NAME("assistants", $a) } a déjà servi cette année.
AA-128 = Une carte penchée ne perd que l’effet limité : la part permanente de la carte, comme les 4 commandes de la Coursière, demeure.
AA-129 = Un assistant renvoyé perd aussitôt tous ses effets et retourne droit sous la pile ; réengagé, il peut resservir.
AA-130 = Perdre un effet ne défait pas ce qu’il a permis (une quatrième commande, un niveau supérieur, une visite parfaite). La suite se juge sans lui : niveau et nombre de commandes se vérifient à chaque prise.
AA-131 = Le livret permet d’activer un assistant à tout moment. Quatre moments y servent ici : votre tour, avant de placer ou de passer, et de nouveau après chaque activation ; votre visite à la forge, avant chaque transformation et avant d’arrêter ; le règlement de vos salaires ; et, dans les années 1 à 3, la fin de l’année, quand tous ont passé et avant que le plateau soit vidé, dans l’ordre du tour. L’Aubergiste et la Négociatrice ne servent qu’au premier.
    .no = { NAME("assistants", $a) } : cet assistant ne peut être activé à ce moment.
AA-132 = Qui a passé peut encore activer au moment de la fin de l’année.
AA-133 = On ne renvoie un assistant qu’au règlement des salaires ou par la Nymphe.
    .no = Cet assistant n’est pas à votre service.

## Transformer

AA-141 = On ne peut aller à une forge que si l’on pourrait y faire au moins une transformation avec ses ressources et commandes présentes (l’Élixir et la Salamandre comptent ; les effets pas encore activés, non).
    .no = Vous n’auriez rien à transformer à la forge.
AA-142 = À la forge cachée, la première carte de la pile des forges se révèle une fois les ouvriers placés.
    .news = { SEAT($a) } découvre une forge : { CARD($b) }.
AA-143 = On lance un dé par visite, avant toute transformation ; total = dé + surplus (+ assistants).
    .news = { SEAT($a) } lance le dé à la forge : { $b } + { $c } = { $d }, il faut { $e }.
AA-144 = Si le total atteint le seuil, la visite est parfaite : chacune de ses transformations reçoit son bonus.
    .news = Visite parfaite pour { SEAT($a) }.
AA-145 = Le joueur fait au plus autant de transformations que la carte a de fioles.
AA-146 = Chaque transformation réalise une commande en cours ou produit un Élixir, dans n’importe quel ordre.
    .no = Vous n’avez pas pris la commande « { NAME("orders", $a) } ».
AA-147 = Il faut faire au moins une transformation si c’est possible ; les autres sont facultatives.
    .no = Faites au moins une transformation : elle est possible.
AA-148 = Les forges visibles restent toute l’année et chacun peut y revenir.
AA-149 = Après l’action, la carte de la forge cachée retourne sous la pile des forges ; les ouvriers restent.
AA-151 = Le joueur paie exactement le coût ; chaque Fleur, Neige, Feu ou Sable se paie par cette ressource ou par 1 Élixir.
    .news = { SEAT($a) } paie « { NAME("orders", $b) } »{ $c ->
        [0] .
       *[other] , dont { $c } × Élixir.
    }
    .no = Vos ressources ne paient pas cela exactement.
AA-152 = Un Élixir demandé par le coût ne se paie qu’en Élixir.
    .no = Il vous faut plus d’Élixirs pour ce paiement.
AA-153 = Le joueur choisit ce que paient ses Élixirs.
AA-154 = La commande rejoint les commandes réalisées, et son emplacement est libre aussitôt.
AA-155 = Les points d’une commande réalisée sont marqués aussitôt.
    .news = { SEAT($a) } réalise « { NAME("orders", $b) } » : +{ $c } PV.
AA-156 = Dans une visite parfaite, ajoutez +1 PV pour une commande C, +2 pour une B, +3 pour une A.
    .news = { SEAT($a) } : bonus d’une visite parfaite, +{ $c } PV.
AA-157 = Une commande Université réalisée compte aussitôt pour les niveaux.
AA-158 = Les commandes réalisées ne retournent jamais dans une pile.
AA-161 = Payez 2 ressources de base de deux sortes différentes, gagnez 1 Élixir.
    .news = { SEAT($a) } transforme { NAME("resources", $b) } et { NAME("resources", $c) }.
    .no = Il faut deux ressources de base de ces deux sortes.
AA-162 = L’Élixir lui-même ne peut être l’une des deux.
AA-163 = C’est impossible tant que la piste d’Élixir est au maximum.
    .no = Votre piste d’Élixir est pleine.
AA-164 = Dans une visite parfaite, chaque production donne +1 PV.
    .news = { SEAT($a) } : bonus d’une visite parfaite, +{ $b } PV.
AA-165 = Un Élixir produit peut servir à une transformation suivante de la même visite.
    .news = { SEAT($a) } produit { $c } × { NAME("resources", $b) }.

## Fin de l’année

AA-170 = Tous les ouvriers des emplacements et de la place reviennent, disponibles, à leurs propriétaires.
    .news = L’année { $a } finit : les ouvriers rentrent, le plateau est renouvelé.
AA-171 = Tous les assistants penchés sont redressés.
AA-172 = Toutes les cartes visibles du plateau (commandes par niveau, lieux, forges, assistants) sont mélangées par sorte et remises sous leur pile.
AA-173 = Les emplacements sont regarnis par le dessus des piles, comme à la mise en place.
    .news = Nouvelle carte : { CARD($b) }.
AA-174 = Si une pile s’épuise, les emplacements restants demeurent vides.
AA-175 = Commandes, assistants, ressources, PV et cartes Atelier restent aux joueurs.
AA-176 = Après l’étape principale de l’année 4, la partie finit : ni remise en place, ni salaires ; on passe au décompte.
AA-177 = Un emplacement de commande ou d’assistant vide n’est regarni dans l’année que par une action sur lui-même ; vide, il est fermé et attend donc la fin de l’année.
    .news = La pile des { PILE($a) } est épuisée : un emplacement reste vide.

## Décompte final

AA-180 = Chaque commande non réalisée coûte la moitié de ses points, arrondie vers le bas (5 : on perd 2).
    .news = { SEAT($a) } : commandes non réalisées, { $b ->
        [0] 0
       *[other] −{ $b }
    } PV.
AA-181 = Pour chacune des quatre catégories, un bonus selon le nombre de commandes réalisées : 0 ou 1 : 0 ; 2 : 1 ; 3 : 3 ; 4 : 6 ; 5 : 9 ; 6 ou plus : 12.
    .news = { SEAT($a) } : catégories, Vie Quotidienne +{ $b }, Industrie +{ $c }, Mythe +{ $d }, Université +{ $e }.
AA-182 = Le bonus d’une catégorie est la valeur unique du tableau, non une somme.
AA-183 = +1 PV par Élixir restant.
    .news = { SEAT($a) } : Élixirs, +{ $b } PV.
AA-184 = +1 PV par assistant, penché ou non.
    .news = { SEAT($a) } : assistants, +{ $b } PV.
AA-185 = Ressources de base, ouvriers et emplacements libres ne valent rien.
    .news = { SEAT($a) } : { $b } PV en tout.
AA-186 = Le plus haut total gagne.
    .news = { SEAT($a) } gagne la partie avec { $b } PV.
AA-187 = À égalité, gagne celui qui a réalisé le plus de commandes Université.
AA-188 = Si l’égalité demeure, la victoire est partagée.
AA-189 = Un total peut être négatif.

## Les assistants

AA-200 = Nymphe : choisissez un de vos assistants (n’importe lequel, penché ou non, elle comprise) et renvoyez-le sous la pile ; gagnez ensuite 1 ressource de votre choix, Élixir compris.
    .news = La Nymphe donne à { SEAT($a) } : { NAME("resources", $b) }.
    .no = Choisissez un de vos propres assistants.
AA-201 = Nymphe : on ne peut choisir une ressource dont la piste est pleine ; si les cinq le sont, elle ne peut servir.
    .no = Cette piste est pleine.
AA-202 = Archiviste : votre limite est de 4 commandes en cours.
AA-203 = Archiviste : s’il est à vous au décompte final, votre plus forte pénalité est annulée.
AA-204 = Coursière : votre limite est de 4 commandes en cours.
AA-205 = Coursière (1/an) : après avoir pris une commande par un placement, l’emplacement regarni, vous pouvez la pencher et prendre une autre commande visible de n’importe quel emplacement, si un emplacement de votre plateau est libre et son niveau permis ; aucun ouvrier n’est placé ni déplacé ; l’emplacement est regarni aussitôt.
    .news = La Coursière rapporte une seconde commande à { SEAT($a) }.
AA-206 = Archiviste et Coursière ensemble : la limite reste 4.
AA-207 = Golem (1/an) : en choisissant la taille d’un placement, vous pouvez le pencher ; il compte pour 1 ouvrier pour le minimum et le surplus, mais ne se pose pas sur l’emplacement.
    .news = Le Golem accompagne les ouvriers { OF($a) }.
    .no = Le Golem ne peut vous aider ici.
AA-208 = Golem : il faut placer au moins 1 véritable ouvrier ; seuls les véritables restent sur l’emplacement et comptent pour le minimum suivant. Un placement qui n’atteint le minimum qu’avec le Golem est permis.
    .no = { $least ->
        [0] Même avec le Golem, il faut plus d’ouvriers.
       *[other] Le Golem vaut un ouvrier : « { CARD($place) } » en demande au moins { $least } avec lui, un de plus qu’il ne s’en trouve.
    }
AA-209 = Aubergiste (1/an, à son tour) : reprenez jusqu’à 2 de vos ouvriers sur la place (autant qu’il y en a, 2 au plus), salaires compris. Il en faut au moins 1 ; impossible après avoir passé.
    .news = L’Aubergiste ramène { $b ->
        [one] { $b } ouvrier
       *[other] { $b } ouvriers
    } à { SEAT($a) }.
    .no = Vous n’avez aucun ouvrier sur la place.
AA-210 = Recruteuse : quand vous recevez vos ouvriers, prenez-en 1 de plus dans la réserve, s’il en reste. Il est à vous même si elle part.
AA-211 = Majordome : vos salaires sont de max(0, assistants gardés − 2) ouvriers ; lui-même compte parmi eux.
AA-212 = Chat Noir : chaque fois qu’un autre joueur (ou la Guilde) chasse un groupe d’au moins 2 de vos ouvriers, l’un d’eux redevient disponible au lieu d’aller sur la place. Automatique, sans limite.
    .news = Le Chat Noir ramène un ouvrier à { SEAT($a) }, depuis « { CARD($c) } ».
AA-213 = Chat Noir : il ne sert pas quand vous vous chassez vous-même ; si vous avez passé, l’ouvrier est disponible mais ne peut être placé cette année.
AA-214 = Éclaireur : +2 au total de vos jets dans les lieux.
AA-215 = Souffleuse de Forge : +2 au total de vos jets à la forge.
AA-216 = Devineresse : quand un de vos jets manque le seuil, vous pouvez relancer une fois ; le second résultat vaut, avec les mêmes surplus et modificateurs. Autant de jets que l’on veut par an, une relance par jet.
    .news = La Devineresse { OF($a) } relance le dé.
AA-217 = Maître Forgeron (1/an) : à la forge, la carte connue et avant le jet, vous pouvez le pencher : la visite est parfaite sans lancer le dé.
    .news = Le Maître Forgeron { OF($a) } rend la visite parfaite, sans dé.
AA-218 = Apprentie : chacune de vos visites à la forge permet 1 transformation de plus.
AA-219 = Salamandre : chaque fois que vous réalisez une commande, au plus 1 Fleur, Neige ou Sable du coût peut être payé par 1 Feu.
    .news = La Salamandre : un Feu { OF($a) } remplace 1 × { NAME("resources", $b) }.
    .no = Le Feu de la Salamandre ne peut remplacer cela.
AA-220 = Salamandre : cela se combine avec l’Élixir pour d’autres unités ; le substitut est un véritable Feu, jamais un Élixir ; cela ne vaut ni pour l’Élixir d’un coût ni pour produire de l’Élixir.
AA-221 = Distillatrice (1/an) : en produisant de l’Élixir, vous pouvez la pencher pour en gagner 2 au lieu de 1 ; un second au-delà du maximum est perdu ; le bonus d’une visite parfaite reste, pour cette production, de +1 PV.
    .news = La Distillatrice { OF($a) } tire deux Élixirs d’une production.
    .no = La Distillatrice ne peut vous aider ici.
AA-222 = Marchand Ambulant (1/an) : penchez-le ; échangez 1 ou 2 unités : à chaque fois, donnez 1 ressource de base et gagnez-en 1 d’une autre sorte dont la piste n’est pas pleine. Après le premier échange, vous pouvez arrêter.
    .news = Marchand Ambulant : { SEAT($a) } donne { NAME("resources", $b) } et reçoit { NAME("resources", $c) }.
    .no = Donnez une ressource de base que vous avez contre une autre dont la piste n’est pas pleine.
AA-223 = Érudite : elle compte pour 1 commande Université réalisée, pour les niveaux B et A seulement ; ni pour les bonus, ni pour départager, ni pour rien d’autre.
AA-224 = Gardien du Portail : quand vous agissez au portail magique ou à la forge cachée, vous révélez toujours les deux premières cartes et en employez une ; après l’action, l’autre va sous la pile, puis celle qui a servi sous elle.
    .news = Le Gardien du Portail { OF($a) } révèle { CARD($b) } et { CARD($c) }.
AA-225 = Négociatrice (1/an, à son tour) : mettez une commande visible de n’importe quel niveau sous sa pile et regarnissez l’emplacement aussitôt ; les ouvriers présents ne bougent pas ; votre niveau n’importe pas ; une commande dont la pile est vide ne peut être choisie ; les commandes en cours ne sont jamais touchées.
    .news = La Négociatrice remet sous sa pile : { CARD($b) }.
    .no = Cette commande ne peut être remplacée : il faut une commande visible et une pile non vide.
AA-226 = Marchand de Sable (1/an) : gagnez 1 Sable de l’Esprit ; impossible au maximum.
    .news = Le Marchand de Sable donne à { SEAT($a) } : { NAME("resources", $b) }.
    .no = Votre piste de Sable est pleine.
AA-227 = Les modificateurs du dé s’additionnent : surplus (Golem compris) + Éclaireur ou Souffleuse de Forge.
AA-228 = Chaque effet est facultatif, sauf les effets permanents ; le Gardien du Portail s’applique toujours.
AA-229 = Ordre des effets à la forge : placer (Golem), chasser (Chat Noir), révéler (Gardien du Portail), Maître Forgeron, jet, Devineresse, transformations (l’Apprentie en ajoute une).
AA-230 = Ordre des effets dans un lieu : placer (Golem), chasser (Chat Noir), révéler (Gardien du Portail), ressources sûres, jet (Éclaireur), Devineresse, bonus.
AA-231 = Les deux cartes que révèle le Gardien du Portail sont connues de tous.
AA-232 = À la fin de l’année, seuls la Nymphe, le Marchand Ambulant et le Marchand de Sable peuvent servir, selon les règles générales (une fois pour les effets annuels).
AA-233 = Une activation qui ne changerait rien n’est pas proposée (Marchand sans échange possible, Aubergiste quand la place est vide, et ainsi de suite).
    .no = Cela ne changerait rien.
AA-234 = Chaque assistant est unique ; on ne peut en avoir deux exemplaires.
AA-235 = Apprentie : sa transformation de plus n’existe que tant qu’elle est là ; avant chaque transformation, on compare celles déjà faites aux fioles + 1 (aux fioles seules dès que la Nymphe l’a renvoyée).

## À deux, avec la Guilde

AA-250 = Mise en place comme à 3 joueurs (18 ouvriers chacun, 2 emplacements d’assistant, 15 emplacements, quatre cartes Atelier).
AA-251 = Une troisième couleur est la Guilde, avec 18 ouvriers neutres ; au début des années 1, 2, 3 et 4, elle en a 12, 14, 16 et 18 disponibles.
AA-252 = Après chaque tour où un joueur a placé des ouvriers, son action faite, la Guilde joue un tour ; après un joueur qui passe, aucun.
AA-253 = Tour de la Guilde : on tire au sort un emplacement parmi ceux qui portent une carte ou une pile.
AA-254 = Si la Guilde a au moins un ouvrier disponible de plus qu’il n’y en a là, elle en place exactement ce nombre ; le groupe présent va sur la place selon les règles habituelles (les ouvriers de la Guilde, jusqu’à la fin de l’année).
    .news = La Guilde envoie { $b ->
        [one] { $b } ouvrier
       *[other] { $b } ouvriers
    } à « { CARD($c) } ».
AA-255 = Si elle en a moins, son tour est sans effet ; elle ne passe jamais pour de bon.
    .news = La Guilde n’a plus assez d’ouvriers pour « { CARD($b) } ».
AA-256 = Si la Guilde s’est placée sur une commande ou un assistant, la carte va sous sa pile et l’emplacement est regarni.
    .news = La Guilde fait disparaître sous sa pile : { CARD($b) }.
AA-257 = Sur les lieux et les forges, la Guilde ne fait que hausser le prix : ni carte révélée ni dé.
AA-258 = La Guilde ne possède rien et ne marque rien ; à la fin de l’année, tous ses ouvriers lui reviennent.
AA-259 = Pour tout le reste, comme à 3 joueurs ; les égalités au choix des Ateliers se tranchent comme d’habitude entre les deux joueurs.

## En solitaire

AA-270 = Même mise en place que dans la variante à deux, avec un seul joueur ; la Guilde a 18 ouvriers disponibles chaque année.
AA-271 = Année 1 : la carte Atelier est tirée au sort. Années 2 à 4 : le joueur choisit n’importe quelle carte, sauf celle de l’année précédente.
    .no = Vous aviez { NAME("ateliers", $a) } l’an dernier : prenez-en une autre.
AA-272 = Le numéro de la carte profite à la Guilde : avant le premier tour du joueur, elle joue autant de tours que ce numéro moins 1.
AA-273 = Après chaque tour où le joueur a placé des ouvriers, la Guilde joue deux tours au lieu d’un.
AA-274 = Décompte final habituel. Rang : moins de 55, Apprenti ; de 55 à 69, Compagnon ; de 70 à 84, Alchimiste ; de 85 à 99, Maître ; 100 ou plus, Grand Alchimiste.
    .news = { SEAT($a) } : { $b } PV, rang { NAME("ranks", $c) }.
AA-275 = La partie est gagnée à partir de 85.
    .news = { $b ->
        [1] La partie est gagnée : { $c } PV ou plus.
       *[other] La partie est perdue : il fallait { $c } PV.
    }
AA-276 = Le Chat Noir traite la Guilde comme un adversaire.

## Conventions

AA-290 = « Dans l’ordre du tour » veut toujours dire l’ordre de l’année en cours.
AA-291 = Une décision à une seule issue est prise d’office et inscrite au journal. Un placement reste confirmé par son auteur, même quand une seule taille est possible, puisqu’il l’engage ; les salaires aussi, même après le renvoi du dernier assistant.
AA-292 = Ne se reprend plus ce qui précède un jet de dé, une carte révélée ou regarnie, ou le passage à un autre joueur ; tout ce qui suit peut être repris.
AA-293 = Tous les tirages viennent d’un seul générateur, dans l’ordre où les règles les citent.
AA-294 = Une pile est une suite de cartes dont la première est celle du dessus.
AA-295 = Une partie est faite de sa graine, de ses options et de la suite de ses décisions ; la rejouer redonne le même état après chacune.
AA-296 = L’étape principale est finie : un groupe ne quitte son emplacement que chassé, chaque placement laisse un groupe plus grand (avec le Golem, au moins aussi grand), aucun ne dépasse 20, et le Golem ne peut resservir qu’une fois réengagé, ce qui est un placement. Les activations sont en nombre fini : une par an, ou un assistant de moins avec la Nymphe.
