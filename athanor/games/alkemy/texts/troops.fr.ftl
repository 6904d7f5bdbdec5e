### Ce qu’on dit d’un fichier de troupe.

troop-legal = { $name } : la troupe est légale.
troop-illegal = { $name } : les règles interdisent cette troupe.
troop-of = { NAME("factions", $faction) }, affinité { NAME("affinities", $affinity) }
troop-row = { $count } × { NAME("profiles", $profile) }
troop-line = { NAME("factions", $faction) }, { $cost } points, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
troop-sum = { $cost } points sur { $points } ; { $heroes ->
    [one] { $heroes } héros
   *[other] { $heroes } héros
}, { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
} en tout, { $cards ->
    [one] { $cards } carte de profil
   *[other] { $cards } cartes de profil
}.

## Ce qui peut clocher

troop-format = Aucun format n’a { $points } points : il y a { $known }.
troop-stranger = { NAME("profiles", $profile) } : cette figurine ne porte pas le symbole de la troupe, { NAME("factions", $faction) }.
troop-dear = La troupe coûte { $cost } points, { $over } de plus que les { $points } de son format.
troop-heroes = La troupe compte { $heroes } héros ; son format en veut { $low } au moins et { $high } au plus.
troop-twice = { NAME("profiles", $profile) } : ce héros ne se prend qu’une fois.
troop-is-hero = { NAME("profiles", $profile) } : c’est un héros, à nommer dans la liste des héros.
troop-no-hero = { NAME("profiles", $profile) } : ce n’est pas un héros, à nommer parmi les figurines.
troop-crowd = { NAME("profiles", $profile) } : { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}, mais { $most } au plus.
troop-spirit = Aucune figurine de la troupe n’a de valeur d’ESP.
troop-file = La troupe
troop-other-format = { $name } est une troupe de { $points } points ; cet événement se joue à { $wanted }.

## Ce que répondent les commandes

troop-copied = { $file } : modifiez-le, puis dites `athanor alkemy troop check { $file }`.
troop-boxed = { $word } : dites `muster { $word }` au moment de choisir votre troupe.
troop-play = Pour jouer avec : `athanor play alkemy --box { $file }`.
