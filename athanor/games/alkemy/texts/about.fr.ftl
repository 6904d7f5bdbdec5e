### Ce que fait chaque composant, pour l’inspecteur : une phrase ou deux, et les règles qui les fondent.

# Par sorte

about-colours = La couleur d’un joueur : elle marque ses figurines, ses bornes et ses jetons.
    .rule = AK-082
about-affinities = Une affinité : l’élément d’une faction et de ses pions Ressource. Un pion récupéré donne à l’alchimiste des ressources ou l’effet de son affinité.
    .rule = AK-079, AK-181
about-factions = Une faction ou une partie de faction : toutes les figurines d’une troupe portent un même symbole. Affinité { $affinity }.
    .rule = AK-071, AK-079
about-dice = Ses faces : { $faces }. Deux dés gardés s’ajoutent à la valeur, et leurs symboles donnent la colonne des DOM.
    .rule = AK-042, AK-051, AK-057
about-cards = Une carte de Combat, choisie en secret. Elle compte comme { $counts_as }.
    .rule = AK-139, AK-142
about-skills = Une compétence d’une figurine : elle vaut toujours, sauf si son texte dit quand s’en servir.
    .rule = AK-119
about-profiles = { $hero ->
    [1] Un héros
   *[0] Une figurine
} à { $cost } points et { $pa } PA : ESP { $esp }, REF { $ref }, COM { $com }, DEF { $defence }, { $life } PdV ; en pouces, Marche { $walk }, Charge { $charge }, Course { $run }. { $shot ->
    [1] TIR { $tir }, portée { $range }.
   *[0] Sans arme de Tir.
} Compétences : { $skills }.
    .rule = AK-040
about-formulas = Une formule de niveau { $level } : { $components ->
    [one] { $components } composant
   *[other] { $components } composants
}, 1 PA ou 1 niveau, portée { $range ->
    [one] { $range } pouce
   *[other] { $range } pouces
}. Une fois par tour, et des pierres peuvent l’améliorer.
    .rule = AK-173, AK-174, AK-176
about-scenery = Taille { $size } : cache les figurines qui ne sont pas plus grandes et arrête les déplacements. Avancé : { $vision }, { $crossing }.
    .rule = AK-026, AK-089, AK-224
about-templates = Le gabarit de certaines formules, 2,5 pouces sur 3,5, dans cette orientation : il agit sur qui il touche. Il ne bloque ni les déplacements ni la vue.
    .rule = AK-033
about-zones = Où les joueurs se déploient : les figurines d’une carte tout entières dans leur zone. Nombre de zones : { $players }.
    .rule = AK-035, AK-094
about-layouts = Le terrain pour ce nombre de joueurs ({ $players }) : où se trouvent les objectifs et d’où vient chacun.
    .rule = AK-083, AK-255
about-scenarios = Un scénario : il dit où sont les objectifs et ce qui marque. { $goal ->
    [one] { $goal } PS donne
   *[other] { $goal } PS donnent
} la victoire à qui est seul à les avoir.
    .rule = AK-080, AK-202
about-formats = Des troupes de { $points } points au plus, { $low ->
    [one] { $high ->
        [one] un héros
       *[other] de { $low } à { $high } héros
    }
   *[other] de { $low } à { $high } héros
}, sur une table de { $table } pouces, avec { $pawns ->
    [one] { $pawns } pion Ressource
   *[other] { $pawns } pions Ressource
} chacun.
    .rule = AK-070, AK-090
about-troops = Une troupe prête, { $faction }, { $points } points : { $figures }.
    .rule = AK-071
about-visions = Ce qu’un décor est pour la ligne de vue.
    .rule = AK-224, AK-225
about-crossings = Comment on traverse un décor.
    .rule = AK-224, AK-227
about-effects = Un effet spécial qu’un joueur peut donner à un décor, une fois par partie.
    .rule = AK-222
about-commands = Une carte de commandement, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de la réserve, jouée une fois par partie avant l’initiative.
    .rule = AK-242, AK-243
about-secrets = Un objectif secret : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} à la fin, et { $bonus } de plus pour le gagnant.
    .rule = AK-250, AK-251

# Skills

about-skills-reach = Un ennemi qui charge cette figurine comme première cible n’a pas le dé de bonus de la Charge, sauf s’il a lui aussi l’Allonge.
    .rule = AK-132
about-skills-animal = Ne fait aucune Action de scénario, ne récupère aucun pion, ne compte pour aucun objectif et ne joue jamais Parade. Un Chef ne l’aide pas.
    .rule = AK-260, AK-180, AK-139
about-skills-leap = Un segment de sa Marche, de sa Charge ou de sa Course peut être un bond tout droit par-dessus figurines, objectifs et décors de taille 3 ou moins, long au plus comme sa Marche. L’Escalade lui réussit sans jet.
    .rule = AK-020, AK-230
about-skills-leader = Les amis à 6 pouces ou moins qui ne sont pas des héros peuvent prendre son ESP pour leurs jets d’ESP, sauf l’initiative et le déploiement. Un héros qui est Chef ajoute 1 à la réserve de commandement.
    .rule = AK-052, AK-240
about-skills-tough = Chaque fois qu’elle subit des DOM d’une même source, elle en subit X de moins, mais toujours au moins 1.
    .rule = AK-041
about-skills-diplomat = Tant qu’elle n’a ni joué de carte d’Attaque ni tiré ce tour-ci, un ennemi qui la charge comme première cible ou tire sur elle paie, puis fait un jet d’ESP contre 13 ; s’il échoue, son Action s’arrête là.
    .rule = AK-130, AK-155
about-skills-frightening = Un ennemi qui entre en combat avec elle, ou y commence son activation, fait un jet d’ESP contre X, une fois par tour. S’il échoue, il est effrayé : 1 dé de malus à ses jets de REF et de COM ce tour-ci.
    .rule = AK-052, AK-111
about-skills-empathy = Quand un ami Aurlok à 6 pouces ou moins va subir des DOM, cette figurine peut en subir 1 à sa place, une fois par source.
    .rule = AK-041
about-skills-chain = Quand le jet de COM d’une carte d’Attaque qu’elle a jouée réussit, elle peut porter aussitôt au même ennemi une Attaque Rapide gratuite sans carte, avant toute réponse ; une fois par carte.
    .rule = AK-136
about-skills-expert = 1 dé de bonus à son jet de COM quand elle joue la carte nommée, ou une Botte qui compte comme elle.
    .rule = AK-050
about-skills-net = Quand le jet de COM de sa carte d’Attaque réussit, elle peut, au lieu d’infliger des DOM, enchevêtrer l’ennemi pour le tour : plus de déplacement, 1 dé de malus en COM et 2 DEF de moins.
    .rule = AK-057
about-skills-formation = 1 DEF de plus, 12 au plus, contre la carte gratuite d’une Charge tant qu’un autre ami en Formation est à 1 pouce ou moins.
    .rule = AK-132
about-skills-frenzy = La première fois du tour que son jet de COM retire un ennemi pendant sa propre activation, elle gagne 1 PA, sans dépasser ses PA imprimés.
    .rule = AK-112
about-skills-stealthy = Un Tir sur cette figurine compte un obstacle de plus, sauf si le tireur est à 5 pouces ou moins.
    .rule = AK-159
about-skills-bodyguard = Une fois par tour, quand un ami à 2 pouces ou moins va subir les DOM d’un jet de COM ou de TIR, cette figurine peut tout encaisser à sa place.
    .rule = AK-119
about-skills-unshakable = Cette figurine et les amis à 4 pouces ou moins qui ne sont pas des héros n’ont jamais de dés de malus.
    .rule = AK-050
about-skills-master = Une fois par tour, quand un ennemi joue une carte contre elle, elle peut jouer une carte d’Attaque ou Parade pour 0 PA, même Inactive.
    .rule = AK-118, AK-143
about-skills-poison = Une figurine qui subit des DOM d’un de ses jets de COM ou de TIR est empoisonnée : 1 DOM à la fin du tour.
    .rule = AK-200
about-skills-regeneration = À la fin de chaque tour, elle récupère X PdV.
    .rule = AK-200, AK-044
about-skills-fearless = Ne fait jamais de jet contre une figurine Effrayante et ne peut être effrayée.
    .rule = AK-052
about-skills-servant = Peut récupérer un pion Ressource comme un alchimiste du Cercle Extérieur, pour les ressources seulement ; elles vont à un alchimiste ami à 6 pouces ou moins, sinon elles sont perdues.
    .rule = AK-180, AK-182
about-skills-strategist = 1 dé de bonus quand on la choisit pour le jet d’initiative.
    .rule = AK-102
about-skills-marksman = Quand elle déclare un Tir, elle peut payer 1 PA de plus : ce Tir ignore les obstacles et ne laisse pas de jet de couvert.
    .rule = AK-159, AK-167
about-skills-nimble = 1 dé de bonus à son jet de REF quand elle se désengage.
    .rule = AK-123
about-skills-decline = À la fin de chaque tour, elle perd 1 PdV, sauf si un alchimiste ami sur la table dépense 1 pierre pour elle.
    .rule = AK-200
about-skills-botte_sturdy = Possède la Botte Robuste : une Attaque Normale dont le dé de bonus vaut contre l’Attaque Brutale au lieu de la Parade.
    .rule = AK-139, AK-151
about-skills-botte_cobra = Possède la Botte du Cobra : une Attaque Rapide dont le dé de bonus vaut contre la Parade au lieu de l’Attaque Normale.
    .rule = AK-139, AK-151
about-skills-botte_riposte = Possède la Riposte : une Parade qui riposte dès qu’elle gagne de 1 au lieu de 3, mais sans dé de bonus contre l’Attaque Brutale.
    .rule = AK-139, AK-148
about-skills-botte_ram = Possède le Boutoir : une Attaque Brutale sans dé de malus au jet de REF quand c’est la carte gratuite d’une Charge.
    .rule = AK-139, AK-132
about-skills-alchemist = Se concentre, prépare les formules de sa carte avec des composants, les améliore avec des pierres et récupère les pions Ressource. Le Cercle Intérieur a 12 composants et 9 pierres, l’Extérieur 8 et 6.
    .rule = AK-170, AK-182

# Formulas

about-formulas-F01 = L’alchimiste et ses amis à 2 pouces ou moins ont Coriace 1, ou 1 de plus s’ils l’ont déjà, jusqu’à ce qu’il subisse des DOM ou que le tour finisse. Chaque pierre élargit la zone de 1 pouce.
    .rule = AK-173, AK-178
about-formulas-F02 = Un ami à 6 pouces ou moins récupère 2 PdV. Pierres : 1 pour 1 PdV de plus, deux fois au plus ; 2 pour une autre cible.
    .rule = AK-173, AK-044
about-formulas-F03 = Un ami d’Avalon à 6 pouces ou moins, sauf un héros, a Expert (Brutale) pour son prochain combat du tour, ou Expert (Normale) s’il l’avait déjà. 2 pierres : une autre cible.
    .rule = AK-173, AK-050
about-formulas-F04 = Un ennemi à 8 pouces ou moins a 1 dé de malus à ses jets de COM jusqu’à la fin du tour ; pour 2 pierres, à ses jets de REF aussi.
    .rule = AK-173, AK-050
about-formulas-F05 = Un ennemi à 8 pouces ou moins est enchevêtré jusqu’à la fin du tour : plus de déplacement, 1 dé de malus en COM, 2 DEF de moins. 2 pierres : une autre cible.
    .rule = AK-173, AK-103
about-formulas-F06 = Un ami à 6 pouces ou moins a 1 COM de plus et Effrayant 13 jusqu’à la fin du tour (ou 1 de plus s’il est déjà Effrayant). Pierres : 1 pour 1 pouce de portée, 2 pour une autre cible.
    .rule = AK-173
about-formulas-F07 = Un ami à 4 pouces ou moins récupère 4 PdV. Chaque pierre en rend 1 de plus, trois fois au plus.
    .rule = AK-173, AK-044
about-formulas-F08 = Un ami à 6 pouces ou moins récupère 1 PdV. Jusqu’à deux pierres en rendent chacune 1 de plus, au même ami ou à un autre à portée.
    .rule = AK-173, AK-044
about-formulas-F09 = Un ennemi à 8 pouces ou moins subit autant de DOM que l’alchimiste a de cases jaunes cochées, de 0 à 3. 2 pierres : une autre cible, deux fois au plus.
    .rule = AK-173, AK-041
about-formulas-F10 = Posez le gabarit, centre en vue et à 8 pouces ou moins : chaque figurine qu’il touche, amie ou ennemie, subit 1 DOM. 2 pierres : 1 DOM de plus, deux fois au plus.
    .rule = AK-173, AK-178, AK-033
about-formulas-F11 = Un ami à 6 pouces ou moins a 1 DEF de plus, 12 au plus, jusqu’à la fin du tour. 2 pierres : une autre cible.
    .rule = AK-173
about-formulas-F12 = Un ami à 6 pouces ou moins gagne 1 PA, sans dépasser ses PA imprimés. 3 pierres : une autre cible, une fois.
    .rule = AK-173, AK-112
about-formulas-F13 = L’alchimiste et ses amis à 4 pouces ou moins ont 1 dé de bonus aux jets de REF jusqu’à la fin du tour. Chaque pierre élargit la zone de 1 pouce.
    .rule = AK-173, AK-178
about-formulas-F14 = Un ami à 10 pouces ou moins est Furtif jusqu’à la fin du tour. 2 pierres : une autre cible.
    .rule = AK-173, AK-159
about-formulas-F15 = Un Ondin de la troupe déjà retiré revient, Libre et Indemne, tout entier à 4 pouces ou moins, avec 0 PA ; pour 3 pierres, il a 1 PA.
    .rule = AK-173, AK-178
about-formulas-F16 = Un ennemi Libre à 8 pouces ou moins est repoussé de 3 pouces, tout droit, loin de l’alchimiste. Chaque pierre ajoute 1 pouce, deux fois au plus.
    .rule = AK-173, AK-036
about-formulas-F17 = Un ami à 6 pouces ou moins récupère 2 PdV. Chaque pierre en rend 1 de plus, deux fois au plus.
    .rule = AK-173, AK-044
about-formulas-F18 = Posez le gabarit à 8 pouces ou moins jusqu’à la fin du tour : les DOM d’un Tir dont il touche le couloir se décalent d’une colonne à gauche. 2 pierres : un second gabarit.
    .rule = AK-173, AK-178, AK-158
about-formulas-F19 = Un ami à 6 pouces ou moins gagne 1 pouce de Marche et de Charge et 2 de Course jusqu’à la fin du tour. 2 pierres : une autre cible.
    .rule = AK-173
about-formulas-F20 = Un ennemi Libre à 8 pouces ou moins est repoussé de 2 pouces, tout droit ; un alchimiste perd aussi 1 niveau. Chaque pierre ajoute 1 pouce, deux fois au plus.
    .rule = AK-173, AK-036
about-formulas-F21 = Une attaque de valeur 5 contre la DEF d’un ennemi à 10 pouces ou moins, sur la ligne 1 2 2 3 3 4. Pierres : 1 pour 1 de valeur, deux fois au plus ; 2 pour 1 colonne à droite, une fois.
    .rule = AK-173, AK-057
about-formulas-F22 = Un alchimiste ennemi à 12 pouces ou moins perd 1 niveau et n’en gagne plus jusqu’à la fin du tour. 2 pierres : 1 niveau de plus, deux fois au plus.
    .rule = AK-173, AK-171
about-formulas-F23 = Posez le gabarit à 6 pouces ou moins jusqu’à la fin du tour : les figurines qu’il touche ont 1 dé de malus en COM et en TIR ; pour 2 pierres, en REF aussi.
    .rule = AK-173, AK-178, AK-050
about-formulas-F24 = Un ami à 4 pouces ou moins a Poison jusqu’à la fin du tour. 2 pierres : une autre cible.
    .rule = AK-173, AK-200
about-formulas-F25 = Un ennemi à 8 pouces ou moins fait un jet d’ESP contre 12 et perd 1 PA s’il échoue. Chaque pierre relève la difficulté de 1, trois fois au plus.
    .rule = AK-173, AK-052
about-formulas-F26 = Placez un ami Libre à 6 pouces ou moins, sauf un héros, là où il reste Libre, à 3 pouces au plus ; ce n’est pas un déplacement. Chaque pierre ajoute 1 pouce, deux fois au plus.
    .rule = AK-173, AK-103
about-formulas-F27 = Un ennemi à 6 pouces ou moins subit 1 DOM. 2 pierres : 1 DOM de plus, deux fois au plus.
    .rule = AK-173, AK-041
about-formulas-F28 = Un ennemi à 8 pouces ou moins et toutes les figurines à son contact, amies ou ennemies, subissent 1 DOM. 2 pierres : 1 DOM de plus à la cible, deux fois au plus.
    .rule = AK-173, AK-041
about-formulas-F29 = Le prochain jet de COM réussi ce tour-ci par un ami à 6 pouces ou moins se lit une colonne plus à droite. 2 pierres : une autre cible.
    .rule = AK-173, AK-057
about-formulas-F30 = Posez le gabarit à 8 pouces ou moins jusqu’à la fin du tour : qui y commence son activation ou s’y déplace subit 2 DOM, une fois par activation. 2 pierres : il reste un tour de plus.
    .rule = AK-173, AK-178, AK-111
about-formulas-F31 = Un ennemi à 6 pouces ou moins subit 1 DOM. 2 pierres : une autre cible, deux fois au plus.
    .rule = AK-173, AK-041
about-formulas-F32 = Un ami à 4 pouces ou moins a Coriace 1 et 1 COM de plus jusqu’à la fin du tour. 2 pierres : une autre cible.
    .rule = AK-173

# Cards

about-cards-brutal = Attaque à 1 PA qui frappe fort : DOM une colonne à droite, mais 1 dé de malus au jet de REF. Spécial : 1 dé de bonus au jet de COM si l’ennemi joue l’Attaque Rapide.
    .rule = AK-139, AK-151
about-cards-normal = Attaque à 1 PA, sans décalage ni malus. Spécial : 1 dé de bonus au jet de COM si l’ennemi joue Parade.
    .rule = AK-139, AK-151
about-cards-quick = Attaque à 1 PA qui frappe tôt : 1 dé de bonus au jet de REF, mais DOM une colonne à gauche. Spécial : 1 dé de bonus au jet de COM si l’ennemi joue l’Attaque Normale.
    .rule = AK-139, AK-151
about-cards-parry = Défense à 1 PA, COM contre COM : si vous gagnez, vous ne subissez rien ; de 3 ou plus, vous pouvez porter une Attaque Normale gratuite. Spécial : 1 dé de bonus si l’ennemi joue l’Attaque Brutale.
    .rule = AK-147, AK-148
about-cards-idle = Défense à 0 PA : vous ne faites rien et gardez vos PA, et l’attaquant fait son jet de COM contre votre seule DEF. Spécial : une figurine sans PA n’a pas d’autre carte, sauf si un effet lui en donne une gratuite.
    .rule = AK-143, AK-146
about-cards-sturdy = Botte, compte comme Attaque Normale. Son dé de bonus en COM vaut contre l’Attaque Brutale au lieu de la Parade.
    .rule = AK-139, AK-151
about-cards-cobra = Botte, compte comme Attaque Rapide. Son dé de bonus en COM vaut contre la Parade au lieu de l’Attaque Normale.
    .rule = AK-139, AK-151
about-cards-riposte = Botte, compte comme Parade. Son Attaque Normale gratuite vient dès que vous gagnez de 1 au lieu de 3, mais sans dé de bonus contre l’Attaque Brutale.
    .rule = AK-147, AK-148
about-cards-ram = Botte, compte comme Attaque Brutale. Comme carte gratuite d’une Charge, elle n’a pas de dé de malus au jet de REF.
    .rule = AK-139, AK-132

# Commands

about-commands-K01 = Ce tour-ci, la Course de vos figurines gagne 2 pouces.
    .rule = AK-242, AK-121
about-commands-K02 = Ce tour-ci, la Charge de vos héros gagne 2 pouces.
    .rule = AK-242, AK-130
about-commands-K03 = Ce tour-ci, vos figurines ont 1 DEF de plus contre les Tirs, 12 au plus.
    .rule = AK-242, AK-158
about-commands-K04 = Ce tour-ci, le premier Tir de chacune de vos figurines a 1 dé de bonus.
    .rule = AK-242, AK-158
about-commands-K05 = Une de vos figurines récupère aussitôt 3 PdV.
    .rule = AK-242, AK-044
about-commands-K06 = Ce tour-ci, une de vos figurines a 1 PA de plus, même au-delà de ses PA imprimés.
    .rule = AK-242, AK-112
about-commands-K07 = 2 dés de bonus à votre jet d’initiative ce tour-ci.
    .rule = AK-242, AK-102
about-commands-K08 = Ce tour-ci, les ennemis ont 1 dé de malus aux jets d’ESP, initiative comprise.
    .rule = AK-242, AK-102
about-commands-K09 = Chacun de vos alchimistes récupère 2 ressources, composants et pierres à votre gré.
    .rule = AK-242, AK-182
about-commands-K10 = Retirez de la table un pion Ressource de votre choix.
    .rule = AK-242, AK-180
about-commands-K11 = Ce tour-ci, les ennemis ont 1 dé de malus aux jets de REF pour se désengager.
    .rule = AK-242, AK-123
about-commands-K12 = Ce tour-ci, vos Attaques Brutales ne coûtent pas de dé de malus aux jets de REF.
    .rule = AK-242, AK-145

# Effects

about-effects-shaal = Une figurine activée à 2 pouces ou moins fait un jet d’ESP contre 13. Si elle échoue, elle doit dépenser 1 PA pour charger l’ennemi le plus proche avec l’Attaque Brutale, ou subir 1 DOM si cette Charge n’est pas valable.
    .rule = AK-231
about-effects-haunted = Une figurine activée à 2 pouces ou moins fait un jet d’ESP contre 14. Si elle échoue, elle a 1 dé de malus à tous ses jets ce tour-ci, et échoue d’office à sa prochaine activation en ce lieu.
    .rule = AK-232
about-effects-bracing = Pour 1 PA, une fois par tour pour le décor, une figurine au contact lance un dé blanc et récupère 1 (épée), 2 (hache) ou 3 (masse) PdV.
    .rule = AK-233
about-effects-bewitching = Une figurine activée à 2 pouces ou moins fait un jet d’ESP contre 13 et perd 1 PA si elle échoue.
    .rule = AK-234
about-effects-strategic = Qui donne cet effet déplace le décor où il veut hors des zones de déploiement, même sur un objectif. Il ne doit être ni Opaque ni Infranchissable.
    .rule = AK-235
about-effects-alchemical = À 2 pouces ou moins, la formule d’un alchimiste coûte 1 composant de moins, et récupérer ici le pion donne 2 ressources de plus.
    .rule = AK-236
about-effects-dark = Une figurine au contact du décor ne peut être chargée que par des figurines qui le touchent aussi.
    .rule = AK-237
about-effects-soothing = À 2 pouces ou moins, les jets d’ESP ont 1 dé de bonus. Un alchimiste qui y commence ou y finit une activation, Libre, gagne chaque fois 1 niveau.
    .rule = AK-238

# Visions

about-visions-opaque = Bloque la vue entre des figurines qui ne sont pas plus grandes que lui.
    .rule = AK-225, AK-026
about-visions-sparse = Ne bloque jamais la vue. Aussi grand que le tireur ou la cible, il décale un Tir de 2 colonnes à gauche au lieu d’une.
    .rule = AK-225
about-visions-clear = Ne bloque jamais la vue ; de taille 1 ou plus, il gêne tout de même les Tirs.
    .rule = AK-225, AK-226

# Crossings

about-crossings-clear = Ne change rien aux déplacements.
    .rule = AK-227
about-crossings-awkward = Un déplacement qui le touche perd 1 pouce en Marche, 2 en Charge, 3 en Course, une fois par Action.
    .rule = AK-228
about-crossings-cluttered = Une figurine à l’intérieur ne court pas, et ne charge ni n’est chargée à plus de 4 pouces. Un déplacement qui y entre doit y finir tout entier.
    .rule = AK-229
about-crossings-climb = On ne le traverse pas. Pour 1 PA, une figurine Libre à 1 pouce ou moins fait un jet de REF contre la taille plus 8 : elle redescend de l’autre côté, ou subit autant de DOM qu’il lui manquait de points.
    .rule = AK-230
about-crossings-impassable = Nul n’y entre ni ne le traverse.
    .rule = AK-227

# Secrets

about-secrets-O01 = Aucune de vos figurines n’a été retirée : 3 points de victoire.
    .rule = AK-250, AK-251
about-secrets-O02 = Vous avez récupéré au moins 2 pions, 3 sur la grande table : 2 points de victoire.
    .rule = AK-250, AK-251
about-secrets-O03 = Tous les héros d’un adversaire ont été retirés : 2 points de victoire, et 1 de plus si vous gagnez.
    .rule = AK-250, AK-251
about-secrets-O04 = Toutes les figurines de la carte ennemie la plus chère, hors héros, ont été retirées : 2 points de victoire.
    .rule = AK-250, AK-251
about-secrets-O05 = À la fin, 2 de vos figurines au moins sont entièrement dans des zones de déploiement ennemies : 2 points de victoire, et 1 de plus si vous gagnez.
    .rule = AK-250, AK-251
about-secrets-O06 = À la fin, tous vos héros sont sur la table : 1 point de victoire, et 1 de plus si vous gagnez.
    .rule = AK-250, AK-251
about-secrets-O07 = Un de vos héros a retiré au moins 2 ennemis par des jets de COM : 2 points de victoire.
    .rule = AK-250, AK-251
about-secrets-O08 = Vos Tirs ont retiré au moins 2 ennemis : 2 points de victoire.
    .rule = AK-250, AK-251
about-secrets-O09 = À la fin, aucun ennemi n’a son centre dans votre zone de table : 2 points de victoire.
    .rule = AK-250, AK-251
about-secrets-O10 = Vous gagnez avec au moins 2 PS de plus que chaque adversaire : 2 points de victoire ; sinon, rien.
    .rule = AK-250, AK-251

# Scenarios

about-scenarios-jin = Trois bornes au milieu de la table. Pour 2 PA, une borne neutre devient vôtre, une borne ennemie redevient neutre ; qui en tient le plus en fin de tour marque 1 PS, et 3 PS gagnent.
    .rule = AK-261, AK-262
about-scenarios-chests = Trois coffres de valeur 3, 4 et 5 : pour 1 PA, posez un jeton ou retirez-en un à l’ennemi. Autant de vos jetons que sa valeur ouvrent un coffre, pour sa valeur moins 2 PS ; 4 PS gagnent.
    .rule = AK-263, AK-264
about-scenarios-pillars = Cinq piliers, à prendre pour 2 PA, 1 pour un alchimiste ; prendre le centre soigne qui se tient sur ses lignes vers vos autres piliers. On ne marque qu’avec le centre : 1 PS avec un pilier de sa zone, 2 avec un de la zone ennemie, 3 avec deux opposés, 6 avec tous ; 6 PS gagnent.
    .rule = AK-265, AK-266, AK-267
about-scenarios-lights = Quatre lampes en diagonale : pour 1 PA et un jet d’ESP de 11, avec un dé de bonus pour les alchimistes, allumez-en une ou éteignez-en une ennemie. Chacune des vôtres marque 1 PS par tour, les quatre 2 de plus ; 8 PS gagnent.
    .rule = AK-269, AK-270
about-scenarios-wells = Quatre puits et aucune Action : à chaque fin de tour, la présence strictement la plus forte à 3 pouces ou moins marque, les héros comptant 2 et les Animaux rien. Un puits vaut 1 PS, ou 2 en zone ennemie ; 12 PS gagnent.
    .rule = AK-271

# Factions

about-factions-AV = Affinité Terre. Chevaliers et templiers sans peur mènent des recrues bon marché en Formation et des arbalétriers ; les prêtres les soignent et les protègent.
    .rule = AK-071, AK-079
about-factions-TE = Affinité Terre ; la partie d’Avalon qui porte le symbole du Temple. Peu de figurines, presque toutes Sans Peur et fortes au combat, sans un seul tireur.
    .rule = AK-072, AK-079
about-factions-AU = Affinité Terre. Des guerriers-tonnerre qui marchent de 5 pouces, bondissent et frappent deux fois, et des chamans pour les soigner.
    .rule = AK-071, AK-079
about-factions-WA = Affinité Terre ; le clan du crapaud chez les Aurlok. Des guerriers qui parent et ripostent, des ruches empoisonnées et deux alchimistes.
    .rule = AK-072, AK-079
about-factions-KH = Affinité Eau. Le peuple le plus rapide de la boîte (Marche 5, Charge 8, Course 12), avec de longs arcs, des diplomates et des ondins appelés des eaux.
    .rule = AK-071, AK-079
about-factions-TJ = Affinité Air. Des lances de milice qui émoussent les Charges, des archers à 30 pouces de portée et des alchimistes du vent.
    .rule = AK-071, AK-079
about-factions-GC = Affinité Air ; la garde de l’ombre de la Triade. Des tueurs vifs et Furtifs, armés de poison, en petit nombre.
    .rule = AK-072, AK-079
about-factions-NA = Affinité Feu. Des sabreurs qui frappent tôt et encore, des lances jetées à 10 pouces, des bêtes de guerre et des alchimistes qui brûlent.
    .rule = AK-071, AK-079

# Affinities

about-affinities-earth = Effet d’un pion Terre : l’alchimiste a 1 DEF de plus, 12 au plus, et ne perd pas de concentration quand il subit des DOM.
    .rule = AK-186
about-affinities-water = Effet d’un pion Eau : les formules de l’alchimiste portent 3 pouces plus loin, et les zones 2 pouces.
    .rule = AK-185
about-affinities-air = Effet d’un pion Air : une fois, l’alchimiste peut interdire à un alchimiste ennemi à 8 pouces ou moins d’améliorer la formule qu’il vient de réussir.
    .rule = AK-187
about-affinities-fire = Effet d’un pion Feu : chaque fois qu’il réussit une formule, l’alchimiste peut infliger 1 DOM à un ennemi en vue, à ESP pouces ou moins.
    .rule = AK-184

# Scenery

about-scenery-D01 = Taille 1 : les figurines de taille 2 et 3 voient par-dessus, mais il gêne les Tirs. Avancé : Escalade.
    .rule = AK-089, AK-026
about-scenery-D02 = Taille 1 : les figurines de taille 2 et 3 voient par-dessus, mais elle gêne les Tirs. Avancé : Clairsemé et Gênant.
    .rule = AK-089, AK-026
about-scenery-D03 = Taille 1 : un petit obstacle aux Tirs. Avancé : Escalade.
    .rule = AK-089, AK-026
about-scenery-D04 = Taille 1 : un obstacle aux Tirs, que nul ne traverse.
    .rule = AK-089, AK-026
about-scenery-D05 = Taille 2 : cache les figurines de taille 1 et 2. Avancé : Clairsemé et Encombré, les Tirs passent affaiblis de 2 colonnes.
    .rule = AK-089, AK-026
about-scenery-D06 = Taille 2 : cache les figurines de taille 1 et 2. Avancé : Escalade.
    .rule = AK-089, AK-026
about-scenery-D07 = Taille 3 : cache toutes les figurines. Avancé : Encombré, on peut s’y tenir.
    .rule = AK-089, AK-026
about-scenery-D08 = Taille 3 : cache toutes les figurines, et nul ne la traverse.
    .rule = AK-089, AK-026
about-scenery-D09 = Taille 4 : cache toutes les figurines, et nul ne le traverse.
    .rule = AK-089, AK-026
about-scenery-D10 = Taille 4 : cache toutes les figurines, et nul ne la traverse.
    .rule = AK-089, AK-026
about-scenery-D11 = Taille 0 : ne gêne ni la vue ni les Tirs, mais arrête les déplacements. Avancé : Gênant, on y patauge.
    .rule = AK-089, AK-159
about-scenery-D12 = Taille 0 : ne gêne ni la vue ni les Tirs, mais arrête les déplacements. Avancé : Gênant, on y patauge.
    .rule = AK-089, AK-159

# Marques d’une figurine

about-mark-scared = Effrayée jusqu’à la fin du tour : 1 dé de malus aux jets de REF et de COM.
    .rule = AK-050
    .name = Effrayée
about-mark-netted = Enchevêtrée jusqu’à la fin du tour : plus de déplacement, 1 dé de malus aux jets de COM, 2 DEF de moins.
    .rule = AK-103
    .name = Enchevêtrée
about-mark-haunted = Hantée jusqu’à la fin du tour : 1 dé de malus à tous les jets.
    .rule = AK-232
    .name = Hantée
about-mark-poisoned = Empoisonnée : subit 1 DOM à la fin du tour, puis c’est fini.
    .rule = AK-200
    .name = Empoisonnée
about-mark-still = Plus de déplacement ce tour-ci, après une Course ou une Charge ; elle peut encore combattre, tirer et prendre des objectifs.
    .rule = AK-103
    .name = Ne bouge plus
about-mark-lame = Après une Charge ratée : seulement des cartes de Défense et plus de déplacement ce tour-ci.
    .rule = AK-133
    .name = Charge ratée
about-mark-expert-brutal = Expert (Brutale) pour son prochain combat du tour : 1 dé de bonus au jet de COM d’une Attaque Brutale.
    .rule = AK-050
    .name = Expert (Brutale)
about-mark-expert-normal = Expert (Normale) pour son prochain combat du tour : 1 dé de bonus au jet de COM d’une Attaque Normale.
    .rule = AK-050
    .name = Expert (Normale)
about-mark-cursed-com = Sous un Anathème jusqu’à la fin du tour : 1 dé de malus aux jets de COM.
    .rule = AK-050
    .name = Malus en COM
about-mark-cursed-ref = Sous un Anathème amélioré jusqu’à la fin du tour : 1 dé de malus aux jets de REF.
    .rule = AK-050
    .name = Malus en REF
about-mark-sapped = Montée de sève jusqu’à la fin du tour : 1 COM de plus, et elle est Effrayante.
    .rule = AK-173
    .name = Montée de sève
about-mark-hardened = Peau de pierre jusqu’à la fin du tour : 1 DEF de plus, 12 au plus.
    .rule = AK-173
    .name = Peau de pierre
about-mark-hidden = Mirage jusqu’à la fin du tour : elle est Furtive, les Tirs sur elle comptent un obstacle de plus.
    .rule = AK-159
    .name = Mirage
about-mark-winded = Pas du vent jusqu’à la fin du tour : 1 pouce de plus de Marche et de Charge, 2 de Course.
    .rule = AK-173
    .name = Pas du vent
about-mark-venomous = Venin jusqu’à la fin du tour : ses jets de COM et de TIR empoisonnent ceux qu’ils blessent.
    .rule = AK-200
    .name = Venin
about-mark-tempered = Trempe : son prochain jet de COM réussi ce tour-ci se lit une colonne plus à droite.
    .rule = AK-057
    .name = Trempe
about-mark-forged = Forge-chair jusqu’à la fin du tour : Coriace 1 et 1 COM de plus.
    .rule = AK-173
    .name = Forge-chair
about-mark-silenced = Réduit au silence jusqu’à la fin du tour : cet alchimiste ne gagne aucun niveau de concentration.
    .rule = AK-171
    .name = Réduite au silence

# Dés

about-dice-white = Le dé d’une figurine Indemne : de 1 à 6. Il a deux masses, le symbole le plus fort.
    .rule = AK-042, AK-057
about-dice-yellow = Le dé d’une figurine à l’état Grave : de 1 à 5, sans 6. Une seule masse.
    .rule = AK-042, AK-057
about-dice-red = Le dé d’une figurine à l’état Critique : de 1 à 4, souvent 3, et surtout des épées, le symbole le plus faible.
    .rule = AK-042, AK-057

# Troupes prêtes

about-troops-aurlok-150 = Un héros bondissant, un guérisseur, deux pareurs et un javelot.
    .rule = AK-071
about-troops-aurlok-180 = Rapide et mobile : bonds, coups doublés et javelots en pleine course.
    .rule = AK-071
about-troops-aurlok-200 = Deux alchimistes derrière des guerriers rapides qui frappent deux fois.
    .rule = AK-071
about-troops-aurlok-250 = Un chef effrayant et un guerrier-totem, crapauds et soins derrière.
    .rule = AK-071
about-troops-aurlok-300 = Trois héros, javelots et ruches : de la vitesse sur chaque aile.
    .rule = AK-071
about-troops-avalon-150 = Un connétable et un templier devant, un prêtre derrière les recrues.
    .rule = AK-071
about-troops-avalon-180 = Un puissant chevalier, des recrues nombreuses, deux arbalètes : facile à apprendre.
    .rule = AK-071
about-troops-avalon-200 = Le nombre et la variété : chevalier, prêtre, recrues, arbalètes, un filet.
    .rule = AK-071
about-troops-avalon-250 = Chevalier et abbesse, novices sans peur, arbalètes : solide et patient.
    .rule = AK-071
about-troops-avalon-300 = Templiers devant, quatre arbalètes derrière, les soins au milieu.
    .rule = AK-071
about-troops-cobra-150 = Sze et des lames furtives, avec des lances pour tenir le terrain.
    .rule = AK-071
about-troops-cobra-180 = Un maître alchimiste et des Silences bondissants, difficiles à viser.
    .rule = AK-071
about-troops-cobra-200 = Discrétion, poison et surprise ; peu de figurines, toutes précieuses.
    .rule = AK-071
about-troops-cobra-250 = Deux héros et deux Ombres frappent, quatre lances tiennent.
    .rule = AK-071
about-troops-cobra-300 = Des tueurs dans l’ombre, l’alchimie pour contrarier l’ennemi.
    .rule = AK-071
about-troops-khaliman-150 = De la vitesse, un arc et des ondins maintenus par l’alchimie.
    .rule = AK-071
about-troops-khaliman-180 = Des ghulams rapides frappent, les ondins déferlent, une alchimiste les rappelle.
    .rule = AK-071
about-troops-khaliman-200 = Longs arcs et vitesse : tirer de loin, charger à huit pouces.
    .rule = AK-071
about-troops-khaliman-250 = Un peu de tout, et tout va vite.
    .rule = AK-071
about-troops-khaliman-300 = Araoui à l’arc, Litam à l’alchimie, ghulams, ondins : toute la République.
    .rule = AK-071
about-troops-naashti-150 = Dhar Me Ki et son feu, sabres, lances de jet, un mâtin.
    .rule = AK-071
about-troops-naashti-180 = Le héros le plus résistant, des sabreurs vifs, des lances de jet.
    .rule = AK-071
about-troops-naashti-200 = Brûler de loin, puis trois sabreurs et trois lances se rapprochent.
    .rule = AK-071
about-troops-naashti-250 = Deux héros, foudre et acier : elle aime le corps à corps.
    .rule = AK-071
about-troops-naashti-300 = Bêtes, lames et flammes : tout le monde charge.
    .rule = AK-071
about-troops-temple-150 = Cinq figurines sans peur en armure ; ni tireur, ni crainte.
    .rule = AK-071
about-troops-temple-180 = Une abbesse qui enchevêtre, des templiers qui répondent à tout coup.
    .rule = AK-071
about-troops-temple-200 = Une ligne sans peur et une abbesse : tenir, enchevêtrer, frapper.
    .rule = AK-071
about-troops-temple-250 = Connétable et abbesse mènent tout l’ordre, lent mais inébranlable.
    .rule = AK-071
about-troops-triade-150 = Lee-Ping, des lances et un arc : petite troupe équilibrée.
    .rule = AK-071
about-troops-triade-180 = Lances devant, arcs derrière, Lee-Ping là où ça compte.
    .rule = AK-071
about-troops-triade-200 = Trois arcs, trois lances et Lee-Ping : tirer, puis tenir.
    .rule = AK-071
about-troops-triade-250 = Deux alchimistes du vent, trois arcs, un Homoncule pour rempart.
    .rule = AK-071
about-troops-triade-300 = Un mur de gardes et de lances devant archers et alchimistes.
    .rule = AK-071
about-troops-walosi-180 = Laissez-les venir : parades qui ripostent et ruches empoisonnées.
    .rule = AK-071
about-troops-walosi-200 = Quatre ruches empoisonnées, trois ripostes, deux alchimistes : user l’adversaire.
    .rule = AK-071
about-troops-pack-200 = Une bête énorme, des mâtins et des lames vives : foncer.
    .rule = AK-071
about-troops-sorhna-200 = Ondins, ghulams et un forcené devant deux alchimistes de l’eau.
    .rule = AK-071
about-troops-walosi-150 = Crapauds, poison et ripostes autour de deux alchimistes.
    .rule = AK-071
about-troops-wolf-150 = Trois loups qui frappent deux fois ; rapides, sans alchimie.
    .rule = AK-071

## Ce qui est dessiné et n’est pas une pièce

about-table = Une figurine se tient en n’importe quel point : il n’y a pas de cases. Les distances vont, en pouces, d’un bord de socle à l’autre.
    .name = La table
    .rule = AK-003, AK-010
about-limits = Ces lignes partagent la table : à chaque joueur la partie la plus proche de son côté. Certains objectifs valent plus en zone ennemie.
    .name = Zones de table
    .rule = AK-037, AK-272
about-objective-1 = L’enjeu de la partie : une figurine active, Libre et sans Animal y agit à 1 pouce ou moins, et les points se comptent en fin de tour.
    .name = Objectif
    .rule = AK-260, AK-201
about-objective-2 = { about-objective-1 }
    .name = { about-objective-1.name }
    .rule = { about-objective-1.rule }
about-objective-3 = { about-objective-1 }
    .name = { about-objective-1.name }
    .rule = { about-objective-1.rule }
about-objective-4 = { about-objective-1 }
    .name = { about-objective-1.name }
    .rule = { about-objective-1.rule }
about-objective-5 = { about-objective-1 }
    .name = { about-objective-1.name }
    .rule = { about-objective-1.rule }
about-posts = Pour 2 PA, une borne neutre devient vôtre, une borne ennemie redevient neutre ; elle le reste, même si vous partez. Qui en tient le plus en fin de tour marque 1 PS.
    .name = Borne
    .rule = AK-261, AK-262
about-chests = Pour 1 PA, posez-y un de vos jetons, ou retirez un jeton ennemi. Autant de jetons que sa valeur l’ouvrent et rapportent sa valeur moins 2 en PS.
    .name = Coffre
    .rule = AK-263, AK-264
about-pillars = Pour 2 PA, 1 pour un alchimiste, un pilier neutre devient vôtre, un pilier ennemi neutre. Seul le centre fait marquer ; le prendre soigne qui se tient sur ses lignes vers vos autres piliers.
    .name = Pilier
    .rule = AK-265, AK-266
about-lamps = Pour 1 PA et un jet d’ESP de 11, une figurine l’allume à votre couleur, ou éteint une lampe ennemie. Chacune de vos lampes marque 1 PS par tour.
    .name = Lampe
    .rule = AK-269, AK-270
about-wells = On n’y agit pas : en fin de tour, la présence strictement la plus forte à 3 pouces ou moins marque. Les héros comptent double, les Animaux pas du tout.
    .name = Puits
    .rule = AK-271
about-value = Autant de jetons d’un même joueur ouvrent le coffre. Il rapporte alors 2 PS de moins que ce nombre.
    .name = Valeur du coffre
    .rule = AK-263, AK-264
about-tokens = Combien de fois ce joueur a travaillé la serrure. Un ennemi en retire un pour 1 PA.
    .name = Jetons
    .rule = AK-263
about-area = La formule aide les amis à cette distance de l’alchimiste ou moins, jusqu’à la fin du tour.
    .name = Zone d’une formule
    .rule = AK-178
about-reach = Ce que la figurine peut atteindre par ce déplacement. Envoyée plus loin, elle s’arrête où finit sa valeur.
    .name = Jusqu’où elle va
    .rule = AK-022, AK-023
about-trail = Le chemin du dernier déplacement de cette activation, à partir du disque blanc.
    .name = Le dernier déplacement
    .rule = AK-020, AK-021
about-way = Les points par lesquels passe la figurine, dans cet ordre.
    .name = Points de passage
    .rule = AK-022
about-spots = Des points qui valent un coup d’œil ; un clic en choisit un. Tout autre point de la table convient aussi.
    .name = Points utiles
    .rule = AK-022
about-map = La table en petit : le cadre rouge est ce que vous voyez. Un clic regarde ailleurs.
    .name = Toute la table
    .rule = AK-010
about-sight = La figurine voit sa cible. Ce qui est au moins aussi grand que les deux la cacherait.
    .name = Ligne de vue
    .rule = AK-025, AK-026
about-corridor = La bande entre le tireur et la cible. Ce qui s’y trouve, de taille 1 ou plus, est un obstacle, sauf s’il est entièrement à 5 pouces ou moins du tireur.
    .name = Couloir de tir
    .rule = AK-030, AK-159
about-obstacle = Il est dans le couloir de tir : les DOM de ce Tir glissent d’une colonne à gauche.
    .name = Obstacle
    .rule = AK-158, AK-159
about-distance = L’écart entre les deux socles, de bord à bord, en pouces. Il se montre quand chacun peut mesurer.
    .name = Distance
    .rule = AK-003, AK-210
about-combat = Ces ennemis sont au contact. Ils se battent ; qui veut partir doit se désengager, et nul ne tire.
    .name = En Combat
    .rule = AK-016, AK-122
about-activated = Cette carte a été activée ce tour-ci. S’il lui reste des PA, elle peut agir encore, pour 1 PA, et toujours réagir.
    .name = A agi
    .rule = AK-109, AK-112
about-removed = Toutes ses cases de PdV sont cochées : elle a quitté la table.
    .name = Retirée
    .rule = AK-043
about-life = Chaque DOM en coche une case depuis la gauche, les blanches d’abord. La première case libre donne la couleur des dés que lance la figurine.
    .name = Points de vie
    .rule = AK-041, AK-042
about-points = Ils paient les Actions et les réponses aux ennemis : un losange plein est un PA qui reste. Ils reviennent à chaque tour et ne s’épargnent pas.
    .name = Points d’action (PA)
    .rule = AK-101, AK-112
about-esp = L’esprit : s’ajoute à deux dés pour l’initiative, contre la peur et contre les effets des lieux.
    .name = ESP
    .rule = AK-052, AK-102
about-ref = Les réflexes : s’ajoutent à deux dés pour frapper d’abord, se désengager et escalader.
    .name = REF
    .rule = AK-145, AK-123
about-com = Le combat : s’ajoute à deux dés pour toucher, contre la DEF de l’ennemi ou contre sa Parade.
    .name = COM
    .rule = AK-145, AK-147
about-def = La défense : ce que le jet de COM ou de TIR d’un ennemi doit atteindre pour toucher.
    .name = DEF
    .rule = AK-145, AK-158
about-size = Sa hauteur, de 0 à 4. Ce qui est au moins aussi grand que deux figurines les cache l’une à l’autre ; dès la taille 1, c’est un obstacle aux Tirs.
    .name = Taille
    .rule = AK-026, AK-159
about-cost = Ce que la figurine coûte sur les points d’une troupe.
    .name = Coût
    .rule = AK-070, AK-071
about-walk = Pour 1 PA, la figurine se déplace jusqu’à ce nombre de pouces et finit Libre.
    .name = Marche
    .rule = AK-120
about-charge = Pour 1 PA, une figurine Libre va au contact d’un ennemi en vue, à sa valeur de Charge ou moins, et joue une carte d’Attaque gratuite avec 1 dé de bonus. Si elle n’y arrive pas, elle marche et ne peut plus que se défendre.
    .name = Charge
    .rule = AK-130, AK-132
about-run = Pour 2 PA, la figurine se déplace jusqu’à ce nombre de pouces, finit Libre et ne se déplace plus ce tour-ci.
    .name = Course
    .rule = AK-121
about-weapon = Le TIR s’ajoute à deux dés et doit atteindre la DEF de la cible, qui peut être aussi loin que la portée.
    .name = Arme de Tir
    .rule = AK-155, AK-158
about-damage = Les symboles des deux dés gardés donnent une colonne : deux épées la première, deux masses la dernière. Son nombre est celui des PdV que perd l’ennemi.
    .name = DOM
    .rule = AK-057, AK-041
about-focus = Pour 1 PA, un alchimiste gagne un niveau, jusqu’à 4 ; les formules en demandent. Chaque fois qu’il est blessé, il en perd un.
    .name = Concentration
    .rule = AK-171, AK-172
about-components = On les dépense pour les formules. Les pions Ressource en redonnent.
    .name = Composants
    .rule = AK-170, AK-173
about-stones = Elles améliorent une formule réussie : une autre cible, un effet plus grand. Les pions Ressource en redonnent.
    .name = Pierres
    .rule = AK-170, AK-176
about-fight = Pour 1 PA, la figurine joue une carte de Combat contre un ennemi au contact, qui en joue une aussi.
    .name = Combat
    .rule = AK-140, AK-142
about-shoot = Pour 1 PA, une figurine armée et Libre tire sur un ennemi en vue et à portée. La cible peut réagir si elle a des PA.
    .name = Tir
    .rule = AK-155, AK-156
about-collect = Pour 1 PA, un alchimiste au contact du décor en prend le pion Ressource : des ressources, ou l’effet de son affinité.
    .name = Récupérer un pion
    .rule = AK-180, AK-182
about-claim = Une figurine Libre à 1 pouce ou moins le rend vôtre, ou rend neutre celui d’un ennemi.
    .name = Prendre l’objectif
    .rule = AK-260, AK-261
about-pick = Pour 1 PA, posez un de vos jetons sur le coffre. Autant que sa valeur l’ouvrent.
    .name = Crocheter le coffre
    .rule = AK-263
about-jam = Pour 1 PA, retirez du coffre un jeton ennemi.
    .name = Bloquer la serrure
    .rule = AK-263
about-light = Pour 1 PA et un jet d’ESP de 11, une lampe éteinte devient vôtre, ou une lampe ennemie s’éteint.
    .name = Allumer ou éteindre
    .rule = AK-269
about-climb = Pour 1 PA, une figurine Libre à 1 pouce ou moins d’un décor à escalader fait un jet de REF contre sa taille plus 8 et passe de l’autre côté.
    .name = Escalader
    .rule = AK-230
about-brace = Pour 1 PA, une figurine au contact d’un lieu revigorant lance un dé blanc et récupère 1, 2 ou 3 PdV selon le symbole.
    .name = Puiser des forces
    .rule = AK-233
about-bearing = Le sens dans lequel le décor se pose. Il ne tourne plus ensuite.
    .name = Orientation
    .rule = AK-085
about-keep = Avec des dés de bonus, on garde les deux de son choix : leurs valeurs s’ajoutent au jet, et leurs symboles donnent la colonne des DOM.
    .name = Deux dés à garder
    .rule = AK-051, AK-057
about-estimate = Dites à quelle distance est la cible, au demi-pouce. Si ce point tombe dans son socle, le Tir a le dé de Visée.
    .name = Estimation
    .rule = AK-157
about-improve = Des pierres renforcent la formule qui vient de réussir, aussi souvent que sa carte le permet.
    .name = Amélioration
    .rule = AK-176
about-mix = Répartissez ce que donne le pion entre les deux ; ce qui ne tient pas dans les réserves est perdu.
    .name = Composants et pierres
    .rule = AK-182
about-sealed = Chacun choisit une carte face cachée ; elles se dévoilent ensemble. Une coche dit que le choix est fait.
    .name = Une carte de Combat cachée
    .rule = AK-142
about-roll = Deux dés sont gardés et s’ajoutent à la caractéristique ; les dés pâles n’ont pas été gardés. Le jet réussit s’il atteint la difficulté.
    .name = Un jet
    .rule = AK-050, AK-052
about-score = Ce que les objectifs ont rapporté. Qui est seul, en fin de tour, à atteindre le nombre voulu a gagné.
    .name = Points de scénario
    .rule = AK-202, AK-273
about-initiative = Ce joueur a gagné le jet qui ouvre le tour et désigné qui commence.
    .name = Initiative
    .rule = AK-102, AK-006
about-reserve = Les points qui paient les cartes de commandement. Elle ne se remplit jamais.
    .name = Réserve de commandement
    .rule = AK-240, AK-242
about-hand = Combien de cartes de commandement ce joueur tient encore, en secret. Chacune se joue une fois par partie.
    .name = Cartes de commandement
    .rule = AK-241
about-strengths = Comptés d’après les profils : coups par tour, Tirs, formules, et Marche d’une figurine moyenne. Cinq est le mieux des troupes montrées.
    .name = Points forts
    .rule = AK-040
about-final-left = Combien de figurines de la troupe sont encore sur la table, sur toutes celles qu’elle avait.
    .name = Restent en jeu
    .rule = AK-203
about-final-fallen = Les ennemis que cette troupe a retirés par des jets de COM.
    .name = Défaits au combat
    .rule = AK-043
about-final-shot = Les ennemis que cette troupe a retirés par des jets de TIR.
    .name = Abattus au tir
    .rule = AK-043
about-final-felled = Les ennemis que cette troupe a retirés au combat et au Tir.
    .name = Ennemis défaits
    .rule = AK-043
about-final-index = La part de ce joueur dans tous les PS, en centièmes. Il départage en tournoi les joueurs à égalité.
    .name = Indice scénario
    .rule = AK-253
about-final-victory = 6 pour un gain, 3 pour un nul, 1 pour une défaite, plus ceux de l’objectif secret.
    .name = Points de victoire
    .rule = AK-251
about-happened = Ce qu’il restait de PdV à chaque troupe à la fin de chaque tour, et qui est tombé quand.
    .name = Cours de la partie
    .rule = AK-041, AK-043
