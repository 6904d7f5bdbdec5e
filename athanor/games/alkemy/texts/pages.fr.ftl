### Pages : la composition d’une troupe, et la feuille de mise en place d’une vraie table.

page-troop = Composer une troupe
page-troop-name = Nom de la troupe
page-troop-nameless = Une troupe sans nom
page-troop-faction = Faction
page-troop-format = { $points } points, { $same ->
    [1] { $low ->
        [one] { $low } héros
       *[other] { $low } héros
    }
   *[0] de { $low } à { $high } héros
}
page-troop-load = Partir d’une troupe prête
page-troop-upload = Ou d’un fichier
page-troop-file = Le fichier
page-troop-renew = Compter
page-troop-most = { $most } au plus
page-troop-lines = { $lines ->
    [one] { $lines } figurine
   *[other] { $lines } figurines
} par carte
page-troop-cost = Coût de la troupe
page-troop-legal = Cette troupe est permise.
page-troop-only-ready = À cette table, on ne mène que des troupes prêtes : jouez la vôtre à une table à elle, ou dressez-en une dont la mise en place est complète.

page-setup = Mettre la table en place
page-setup-plan = Plan de la table : { $scenario }, { $table } pouces de côté
page-setup-width = { $table } pouces
page-setup-from = A joue depuis le bas ; les parties teintées sont les zones de déploiement. Distances en pouces : depuis le bord gauche, et depuis le bord de A. Le pointillé sépare les deux zones de table.
page-setup-objectives = Objectifs
page-setup-left = depuis la gauche
page-setup-low = depuis le bord de A
page-setup-zones = Angles des zones de déploiement
page-setup-scenery = Décors au choix, avec leur taille
page-setup-ak-070 = Chacun amène une troupe de { $points } points au plus, avec { $fewest ->
    [one] { $heroes ->
        [one] un héros
       *[other] un ou { $heroes } héros
    }
   *[other] { $heroes ->
        [2] deux héros
       *[other] deux ou trois héros
    }
}. Dégagez un carré de { $table } pouces de côté.
page-setup-ak-082 = Tirez au sort qui est A et qui est B, puis installez-vous du côté de vos zones de déploiement.
page-setup-ak-083 = Posez { $objectives ->
    [one] l’objectif
   *[other] les { $objectives } objectifs
} aux points du plan, mesurés jusqu’à leur centre.
page-setup-ak-085 = A commence ; chacun pose à son tour un décor, trois du même genre au plus : de { $low } à { $high } décors en tout.
page-setup-ak-086 = Un décor repose tout entier sur la table, à plus de 3 pouces de tout autre et de chaque objectif, jamais dans la zone de déploiement adverse.
page-setup-ak-087 = Votre premier, troisième et cinquième décor vont dans votre zone de table, les deuxième, quatrième et sixième dans celle de l’adversaire.
page-setup-ak-088 = À partir de votre { $stop }e décor, vous pouvez vous arrêter ; l’autre peut alors poser un dernier décor.
page-setup-ak-090 = B commence ; chacun pose à son tour un pion de son affinité sur un décor qui n’en a pas : { $pawns } chacun.
page-setup-ak-091 = Au moins { $away } de vos pions { $away ->
    [one] se trouve
   *[other] se trouvent
} dans la zone de table adverse.
page-setup-ak-093 = Celui qui a le plus de cartes de profil se déploie d’abord ; à égalité, un jet d’ESP en opposition décide, et le perdant commence.
page-setup-ak-094 = Chacun déploie à son tour toutes les figurines d’une carte, entièrement dans sa zone.
page-setup-ak-202 = Qui se retrouve seul à { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
} ou plus à la fin d’un tour l’emporte.
