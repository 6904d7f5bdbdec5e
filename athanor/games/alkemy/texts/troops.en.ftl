### What is said of a troop file.

troop-legal = { $name }: a legal troop.
troop-illegal = { $name }: the rules forbid this troop.
troop-of = { NAME("factions", $faction) }, affinity { NAME("affinities", $affinity) }
troop-row = { $count } × { NAME("profiles", $profile) }
troop-line = { NAME("factions", $faction) }, { $cost } points, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
troop-sum = { $cost } of { $points } points; { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}, { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
} in all, { $cards ->
    [one] { $cards } profile card
   *[other] { $cards } profile cards
}.

## What may be wrong

troop-format = No format has { $points } points: there are { $known }.
troop-stranger = { NAME("profiles", $profile) }: this figure does not carry the symbol of the troop, { NAME("factions", $faction) }.
troop-dear = The troop costs { $cost } points, { $over } more than the { $points } of its format.
troop-heroes = The troop has { $heroes ->
    [0] no hero
    [one] { $heroes } hero
   *[other] { $heroes } heroes
}; its format asks for { $low } at least and { $high } at most.
troop-twice = { NAME("profiles", $profile) }: this hero can be taken only once.
troop-is-hero = { NAME("profiles", $profile) }: this is a hero, who belongs in the list of heroes.
troop-no-hero = { NAME("profiles", $profile) }: this is no hero and belongs among the figures.
troop-crowd = { NAME("profiles", $profile) }: { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}, but { $most } at most.
troop-spirit = No figure of the troop has a value of ESP.
troop-file = The troop
troop-other-format = { $name } is a troop of { $points } points; this event plays { $wanted }.

## What the commands answer

troop-copied = { $file }: edit it, then say `athanor alkemy troop check { $file }`.
troop-boxed = { $word }: say `muster { $word }` when you choose your troop.
troop-play = Play with it: `athanor play alkemy --box { $file }`.
