### Ce que fait chaque composant : une phrase ou deux, et les règles qui les fondent.

# Par sorte

about-colours = La couleur d’un joueur : ses ouvriers, son plateau et son marqueur sur la piste de score.
    .rule = AA-020
about-colours-guild = La Guilde des parties à un ou deux : des ouvriers neutres, envoyés là où le sort le veut, qui y haussent le prix. Elle ne marque rien.
    .rule = AA-251, AA-253, AA-258
about-resources = Une ressource de base : elle paie les commandes. Vous commencez avec { $start } et pouvez en avoir { $most } au plus ; ce qui dépasse est perdu.
    .rule = AA-003, AA-005, AA-024
about-resources-elixir = Une ressource spéciale, { $most } au plus : elle paie n’importe quelle ressource de base d’une commande. Une forge en produit un avec deux ressources différentes, et chacun vaut 1 PV à la fin.
    .rule = AA-151, AA-161, AA-183
about-categories = Une catégorie de commandes. À la fin, les commandes réalisées d’une même catégorie donnent un bonus : deux { $two } PV, trois { $three }, quatre { $four }, cinq { $five }, six ou plus { $six }.
    .rule = AA-181, AA-182
about-categories-university = Les commandes de l’Université en ouvrent de meilleures : une réalisée donne le niveau B, deux le niveau A. À la fin, elles comptent aussi comme catégorie et départagent les ex æquo.
    .rule = AA-103, AA-104, AA-187
about-levels = Un niveau de commandes : une visite parfaite ajoute { $perfect } PV à chacune.
    .rule = AA-011, AA-156
about-levels-C = Le niveau le plus bas : chacun peut toujours prendre ces commandes. Une visite parfaite ajoute { $perfect } PV.
    .rule = AA-102, AA-156
about-levels-B = Le niveau moyen : ouvert dès que vous avez réalisé une commande Université, et à tous en année 4. Une visite parfaite ajoute { $perfect } PV.
    .rule = AA-103, AA-105, AA-156
about-levels-A = Le plus haut niveau : ouvert dès que vous avez réalisé deux commandes Université, et à tous en année 4. Une visite parfaite ajoute { $perfect } PV.
    .rule = AA-104, AA-105, AA-156
about-spaces = Un emplacement pour des ouvriers : envoyez-en au moins un de plus qu’il ne s’en trouve, et ceux-ci vont sur la place. { $kind ->
    [order] Vous prenez la commande posée ici ; une autre apparaît.
    [location] Vous collectez les ressources du lieu, et lancez le dé pour une de plus.
    [portal] Vous révélez le premier lieu de la pile et y collectez, sans l’avoir vu.
    [forge] Vous lancez le dé pour une visite parfaite, puis réalisez des commandes ou produisez des Élixirs, un par fiole.
    [hidden] Vous révélez la première forge de la pile et y travaillez, sans l’avoir vue.
   *[assistant] Vous engagez l’assistant qui attend ici ; un autre apparaît.
}
    .rule = AA-073, AA-076, AA-081
about-ateliers = Votre carte de l’année : numéro { $number } dans l’ordre du tour, et { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} de plus pour toute la partie. Dès l’année 2, qui a le moins de points choisit d’abord.
    .rule = AA-043, AA-046, AA-050, AA-051
about-orders = { $level }, { $category } : coûte { $cost } à la forge et rapporte { $points } PV, { $perfect } de plus dans une visite parfaite. Prise, elle vous reste ; non réalisée à la fin, elle coûte { $loss } PV.
    .rule = AA-111, AA-151, AA-155, AA-156, AA-180
about-locations = Donne { $sure } à qui y envoie des ouvriers. Un total de { $die } ou plus au dé, avec 1 par ouvrier au-delà du minimum, en donne une de plus : { $bonus }.
    .rule = AA-092, AA-093, AA-094
about-forges = { $uses ->
    [one] { $uses } fiole
   *[other] { $uses } fioles
} : autant de commandes réalisées ou d’Élixirs produits en une visite. Un total de { $die } ou plus au dé rend la visite parfaite, et chacun rapporte un bonus.
    .rule = AA-143, AA-144, AA-145
about-ranks = Ce que vaut une partie en solitaire : { $at ->
    [-99] tout total inférieur au rang suivant
    [one] { $at } point ou plus
   *[other] { $at } points ou plus
}.
    .rule = AA-274
about-assistants = Un assistant : { $text }. Le garder coûte un ouvrier de salaire par an ; chacun vaut 1 PV à la fin.
    .rule = AA-054, AA-123, AA-184

# Assistants

about-assistants-AS-01 = Renvoyez un de vos assistants, même elle : vous gagnez une ressource de votre choix, Élixir compris, dont la piste n’est pas pleine.
    .rule = AA-200, AA-201
about-assistants-AS-02 = Vous pouvez avoir 4 commandes en cours au lieu de 3. S’il est à vous à la fin, votre plus forte pénalité pour une commande non réalisée est annulée.
    .rule = AA-202, AA-203
about-assistants-AS-03 = Vous pouvez avoir 4 commandes en cours au lieu de 3. Une fois par an, après une commande prise, elle vous en rapporte une seconde, visible, sans aucun ouvrier.
    .rule = AA-204, AA-205
about-assistants-AS-04 = Une fois par an, il compte pour un ouvrier de plus dans un placement, pour le minimum comme pour le dé. Un véritable ouvrier au moins doit y aller, et seuls les véritables y restent.
    .rule = AA-207, AA-208
about-assistants-AS-05 = Une fois par an, à votre tour, il ramène de la place jusqu’à 2 de vos ouvriers, salaires compris, à placer de nouveau.
    .rule = AA-209
about-assistants-AS-06 = Chaque année, à l’arrivée des ouvriers, vous en recevez 1 de plus de votre réserve, s’il en reste. Il est à vous même si elle part.
    .rule = AA-210
about-assistants-AS-07 = Vos salaires sont de 2 ouvriers de moins chaque année ; lui-même compte parmi ceux qu’il faut payer.
    .rule = AA-211
about-assistants-AS-08 = Chaque fois qu’un autre chasse un groupe d’au moins 2 de vos ouvriers, l’un d’eux redevient disponible au lieu d’aller sur la place.
    .rule = AA-212, AA-213
about-assistants-AS-09 = Vos jets dans les lieux comptent 2 de plus.
    .rule = AA-214
about-assistants-AS-10 = Vos jets à la forge comptent 2 de plus : la visite est plus souvent parfaite.
    .rule = AA-215
about-assistants-AS-11 = Quand un de vos jets est manqué, vous pouvez relancer une fois ; le second résultat vaut. Aussi souvent qu’on veut, une fois par jet.
    .rule = AA-216
about-assistants-AS-12 = Une fois par an, à la forge, il rend votre visite parfaite sans lancer le dé.
    .rule = AA-217
about-assistants-AS-13 = Chacune de vos visites à la forge permet une transformation de plus que les fioles de la carte.
    .rule = AA-218, AA-235
about-assistants-AS-14 = Quand vous réalisez une commande, un Feu peut payer une Fleur, une Neige ou un Sable du coût.
    .rule = AA-219, AA-220
about-assistants-AS-15 = Une fois par an, quand vous produisez de l’Élixir, vous en gagnez 2 au lieu de 1.
    .rule = AA-221
about-assistants-AS-16 = Une fois par an, vous échangez 1 ou 2 ressources de base, une contre une, contre d’autres dont la piste n’est pas pleine.
    .rule = AA-222
about-assistants-AS-17 = Elle compte pour une commande Université réalisée, mais seulement pour ouvrir les niveaux B et A.
    .rule = AA-223
about-assistants-AS-18 = Au portail magique ou à la forge cachée, vous révélez deux cartes et employez celle que vous préférez.
    .rule = AA-224
about-assistants-AS-19 = Une fois par an, à votre tour, vous mettez une commande visible de n’importe quel niveau sous sa pile, et une autre apparaît.
    .rule = AA-225
about-assistants-AS-20 = Une fois par an, il vous donne 1 Sable de l’Esprit, sauf si cette piste est pleine.
    .rule = AA-226

# Mots

about-track = La piste de score : un sceau de chaque joueur y marque les points gagnés. Pénalités et bonus ne viennent qu’à la fin.
    .name = Piste de score
    .rule = AA-009, AA-010
about-points = Les points de victoire acquis. Les commandes réalisées à la forge en donnent le plus ; catégories, Élixirs et assistants ajoutent les leurs à la fin.
    .name = Points de victoire
    .rule = AA-009, AA-155, AA-186
about-plaza = Ici attendent les ouvriers chassés et ceux versés en salaires. Tous rentrent à la fin de l’année.
    .name = La Place
    .rule = AA-054, AA-076, AA-170
about-pile = Ce qui reste face cachée dans les piles. Une carte prise en ville est remplacée par sa pile ; épuisée, celle-ci laisse ses emplacements vides.
    .name = Piles
    .rule = AA-026, AA-028
about-price = Les ouvriers qu’il faut au moins pour cet emplacement : un de plus qu’il ne s’en trouve, à qui qu’ils soient.
    .name = Prix
    .rule = AA-073, AA-074
about-die = Ce que le dé doit atteindre : le jet, 1 par ouvrier au-delà du prix, et ce qu’un assistant ajoute. Un échec ne coûte rien.
    .name = Le dé
    .rule = AA-079, AA-093, AA-143
about-bonus = Une ressource de plus, quand le dé atteint le nombre inscrit à côté.
    .name = Bonus
    .rule = AA-093, AA-094
about-flask = Autant de fois par visite à cette forge, vous réalisez une commande ou produisez un Élixir.
    .name = Fioles
    .rule = AA-145
about-payable = Tout ce que demande cette commande est là, Élixirs compris : n’importe quelle forge peut la réaliser.
    .name = Payable
    .rule = AA-146, AA-151
about-missing = Une unité du coût que vous n’avez pas. Cerclée d’or, un Élixir la paierait ; pointillée de rouge, elle manque.
    .name = Il manque
    .rule = AA-151
about-workers = Les ouvriers qu’on peut encore placer cette année. Ceux de la ville rentrent à la fin de l’année ; ceux de la réserve arrivent avec les cartes Atelier.
    .name = Ouvriers
    .rule = AA-007, AA-050, AA-075
about-chance = Tant d’ouvriers, et dessous la chance que le dé atteigne son nombre : chacun au-delà du prix ajoute 1.
    .name = Chance
    .rule = AA-075, AA-079
about-held = Vos commandes attendent ici qu’une forge les réalise. Chacune qui reste à la fin coûte la moitié de ses points, arrondie vers le bas.
    .name = Commandes en cours
    .rule = AA-110, AA-111, AA-180
about-fulfilled = Les commandes réalisées par catégorie, et le bonus que chacune donnerait maintenant. Celles de l’Université ouvrent les niveaux B et A.
    .name = Commandes réalisées
    .rule = AA-103, AA-104, AA-181
about-staff = Les assistants qui servent un joueur. Chacun aide aussitôt, coûte un ouvrier de salaire par an et vaut 1 PV à la fin.
    .name = Assistants
    .rule = AA-054, AA-123, AA-184
about-penalty = Chaque commande non réalisée coûte la moitié de ses points, arrondie vers le bas.
    .name = Commandes non réalisées
    .rule = AA-180
about-series = Plus on a réalisé de commandes d’une même catégorie, plus son bonus est grand.
    .name = Catégories
    .rule = AA-181, AA-182
about-total = Tous les points : la piste de score moins les pénalités, avec catégories, Élixirs et assistants. Le plus haut total gagne.
    .name = Total
    .rule = AA-181, AA-186
about-taking = Les commandes de la ville. Envoyez des ouvriers à l’une d’elles, si son niveau vous est ouvert, et elle est à vous ; une autre du même niveau apparaît.
    .name = Commandes
    .rule = AA-101, AA-107, AA-108
about-collecting = Les lieux donnent des ressources : celles qu’ils montrent, à coup sûr, et une de plus si le dé le veut. Le portail magique est un lieu inconnu.
    .name = Lieux
    .rule = AA-091, AA-092, AA-094
about-forging = Les forges réalisent vos commandes et produisent des Élixirs, une fois par fiole. N’y allez que si vous avez quelque chose à transformer.
    .name = Forges
    .rule = AA-141, AA-145, AA-146
about-hiring = Ici des assistants attendent qu’on les engage : chacun aide dès ce moment, et coûte un salaire à partir de l’année suivante.
    .name = Assistants à engager
    .rule = AA-059, AA-121, AA-123
about-crowd = Les ouvriers qui se tiennent ici, à qui qu’ils soient. Qui en envoie un de plus y entre, et ils vont sur la Place pour le reste de l’année.
    .name = Ouvriers sur un emplacement
    .rule = AA-073, AA-074, AA-076
