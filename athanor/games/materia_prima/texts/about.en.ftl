### What every component does: a sentence or two, and the rules they rest on.

# By kind

about-elements = { $level ->
    [1] A basic element, mined on hexes that show it.
    [0] A stone of the soul.
   *[other] An element of level { $level }, made in your tower of { $sources }.
} { $level ->
    [3] Worth 2 points in the stock or carried.
    [0] Worth 3 points to the alchemist who carries it.
   *[other] Formulas and extensions are paid with it.
}
    .rule = MP-042, MP-092, MP-148, MP-152
about-alchemists = Attack { $attack }, defence { $defence }, carries { $capacity }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} a turn. Without a soul: { $soulless }. Ability: { $ability }.
    .rule = MP-026, MP-074
about-towers = A tower, never moved: only here do you store, convert and transmute. With special towers, this one also converts { $sources } into { $makes }.
    .rule = MP-013, MP-084, MP-166
about-cities = A city that sells formulas ({ $sells }) and the extension on its card. Nothing is mined here.
    .rule = MP-047, MP-104, MP-108
about-decks = A deck of formulas, drawn unseen by a Research in a city that sells it.
    .rule = MP-104
about-tiles = A tile of seven hexes: { $hexes }.
    .rule = MP-002, MP-017
about-hexes = A hex of the board: free, with an element, with a city, or with a tower. Markers on the ground belong to nobody.
    .rule = MP-017, MP-022
about-directions = A direction: a Move leads to the next hex on this side.
    .rule = MP-037
about-figures = One of your homunculi, three at most. It acts from the turn after its making, with actions of its own.
    .rule = MP-027, MP-030
about-figures-alchemist = You, on the board. Defeated, you go home without your load and one soul stone, and keep everything else.
    .rule = MP-029, MP-066
about-colours = A player, by the place at the table.
    .rule = MP-001
about-homunculi = Costs { $cost }. Attack { $attack }, defence { $defence }, carries { $capacity }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} a turn; worth { $level ->
    [one] { $level } point
   *[other] { $level } points
} on the board.{ $capacity ->
    [0] {""} It carries nothing, so it neither mines nor picks up.
   *[other] {""}
}
    .rule = MP-030, MP-098, MP-149
about-equipment = Costs { $cost } and is worth { $level ->
    [one] { $level } point
   *[other] { $level } points
}. While your alchemist wears it: { $effect }; two items at most.
    .rule = MP-099, MP-120, MP-121, MP-150
about-stones = A formula of the Philosopher’s Stone, level { $level }: costs { $cost } and is laid for good, worth { $level ->
    [one] { $level } point
   *[other] { $level } points
}. One of each level makes the Stone, 5 points more.{ $soul ->
    [0] {""}
   *[other] {""} It costs a soul stone, even your last one.
}
    .rule = MP-081, MP-100, MP-102, MP-151
about-extensions = { $wild ->
    [0] An income: in each turn in which it is active, one marker comes into your stock: { $income }.
   *[other] While it is active, your tower converts { $base } and any other element of the same level into { $makes }.
} Price: { $price }, from your alchemist’s load; worth 2 points.
    .rule = MP-093, MP-108, MP-112, MP-113, MP-153

# Alchemists

about-alchemists-vitrudes = The Duellist: in each of his attacks one die showing 0 is rolled again. Attack 3, defence 2, carries 3; without a soul 5, 3 and 3.
    .rule = MP-125, MP-074
about-alchemists-sejlon = The Honoured guest: his first Research or Buy of each turn takes no action. Attack 3, defence 3, carries 4; without a soul he defends with 5.
    .rule = MP-129, MP-074
about-alchemists-kalda = The Seer: a Research draws two cards, and she keeps one. Attack 2, defence 4, carries 5; without a soul 3, 4 and 6.
    .rule = MP-130, MP-074
about-alchemists-togal = The Sage: his first conversion of each turn takes no action. Attack 2, defence 3, carries 4; without a soul he attacks with 3 and has 4 actions.
    .rule = MP-128, MP-074

# Elements

about-elements-iron = A basic element, mined on an Iron hex. With Fire it makes Mercury.
    .rule = MP-042, MP-092
about-elements-fire = A basic element, mined on a Fire hex. With Iron it makes Mercury, with Air Copper.
    .rule = MP-042, MP-092
about-elements-air = A basic element, mined on an Air hex. With Fire it makes Copper, with Earth Glass. Air hexes also matter to the Pacifist.
    .rule = MP-042, MP-092
about-elements-earth = A basic element, mined on an Earth hex. With Air it makes Glass, with Water Sulphur. Earth hexes also matter to the Cult.
    .rule = MP-042, MP-092
about-elements-water = A basic element, mined on a Water hex. With Earth it makes Sulphur.
    .rule = MP-042, MP-092
about-elements-mercury = Level 2, made of Fire and Iron. With Copper it makes Gold.
    .rule = MP-092
about-elements-copper = Level 2, made of Air and Fire. With Mercury it makes Gold, with Glass Platinum.
    .rule = MP-092
about-elements-glass = Level 2, made of Earth and Air. With Copper it makes Platinum, with Sulphur Aqua regia.
    .rule = MP-092
about-elements-sulphur = Level 2, made of Water and Earth. With Glass it makes Aqua regia.
    .rule = MP-092
about-elements-gold = Level 3, made of Copper and Mercury. Worth 2 points in the stock or carried; three of them on Hammerbreach are the Tycoon’s quest.
    .rule = MP-092, MP-148
about-elements-platinum = Level 3, made of Glass and Copper. Worth 2 points in the stock or carried.
    .rule = MP-092, MP-148
about-elements-aqua-regia = Level 3, made of Sulphur and Glass. Worth 2 points in the stock or carried.
    .rule = MP-092, MP-148
about-elements-soul = A soul stone is worth 3 points and takes no room. A lost fight costs one; without any you can neither end the match nor win it.
    .rule = MP-075, MP-079, MP-152

# Cities and decks

about-cities-hammerbreach = Sells formulas of equipment and homunculi, and the extension on its card. The Tycoon drops his Gold here.
    .rule = MP-104, MP-108
about-cities-blackholm = Sells formulas of the Stone and of equipment, and the extension on its card. The Master Armourer ends his quest here.
    .rule = MP-104, MP-108
about-cities-windshire = Sells formulas of homunculi and of the Stone, and the extension on its card. The Lord of Hellfire lights his nine Fire here.
    .rule = MP-104, MP-108
about-decks-homunculus = Formulas of figures that walk and carry or fight for you; sold in Hammerbreach and Windshire.
    .rule = MP-104
about-decks-equipment = Formulas of items for your alchemist; sold in Hammerbreach and Blackholm.
    .rule = MP-104
about-decks-stone = Formulas of the Philosopher’s Stone: you need one of each level; sold in Blackholm and Windshire.
    .rule = MP-104

# Quests

about-quests-K01 = You need three homunculi, one for each city; the last one walks in when you have Stone and soul. They bar their cities to others meanwhile.
    .rule = MP-119, MP-135
about-quests-K02 = Four items of level 2 or 3 made in the whole match; two of them worn when your alchemist moves onto Blackholm. Each item is worth its points besides.
    .rule = MP-141
about-quests-K03 = Three elements of level 3 on one hex beside the rival tower farthest from yours. What lies there already counts, but your Drop must add one.
    .rule = MP-139, MP-140
about-quests-K04 = Three soul stones at once: win fights against alchemists, or make an item that creates one; then move onto Windshire.
    .rule = MP-135, MP-138
about-quests-K05 = One attack by any of your figures, won or lost, fails it for good; defending is harmless. With Stone and soul, move onto an Air hex.
    .rule = MP-142
about-quests-K06 = Three Gold on Hammerbreach, in one Drop or several. What lies there already counts, but anybody may pick it up before.
    .rule = MP-139
about-quests-K07 = Nine Fire on Windshire take several loads; homunculi may bring them too. The last Drop counts only with Stone and soul.
    .rule = MP-139
about-quests-K08 = Looked at when your turn begins: two homunculi on hexes beside your tower, not in it. They must survive the others’ turns there.
    .rule = MP-143
about-quests-K09 = Looked at when your turn ends: your alchemist and three homunculi together on one Earth hex.
    .rule = MP-144
about-quests-K10 = Two soul stones on one hex beside the farthest rival tower, and one still with you. On the ground, any alchemist can take them.
    .rule = MP-140, MP-145

# Cards with something of their own

about-equipment-Q09 = Once a turn one action mines two markers of the same element, if your alchemist has room for both. Costs { $cost }; worth { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-126, MP-150
about-equipment-Q11 = Your alchemist may also attack a figure two hexes away, but never one in its own tower. Costs { $cost }; worth { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-073, MP-150
about-equipment-Q14 = Only your alchemist’s first Move of a turn is free; homunculi have nothing of it. Costs { $cost }; worth { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-127, MP-150
about-equipment-Q15 = One card more at each Research, one kept. With Kalda that makes three to choose from. Costs { $cost }; worth { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-130, MP-150
about-equipment-Q16 = The first conversion of a turn is free. With Togal, the first two are. Costs { $cost }; worth { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-128, MP-150
about-equipment-Q21 = One more action in every turn that begins with it equipped; put on during a turn it helps from the next one. Costs { $cost }; worth { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-131, MP-150
about-equipment-Q22 = For one action your alchemist returns to the tower from any hex. That is no Move, so no quest is accomplished by it. Costs { $cost }; worth { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-132, MP-150
about-equipment-Q23 = Making it brings one soul stone from the supply, worth 3 points, and gives a soulless alchemist a soul again. That happens once. Costs { $cost }; worth { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-133, MP-150
about-equipment-Q24 = Making it brings one soul stone from the supply, worth 3 points, and gives a soulless alchemist a soul again. That happens once. Costs { $cost }; worth { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-133, MP-150

# Places and signs of the picture

about-ground = Markers lying on a hex, with their number. They belong to nobody until a figure with room picks them up.
    .name = On the ground
    .rule = MP-022, MP-044
about-wanted = A hex that serves your quest: what it asks to be dropped must lie there.
    .name = Wanted by your quest
    .rule = MP-135
about-chance = How likely the chosen figure is to win this fight, with all dice and items.
    .name = Chance of the attack
    .rule = MP-060, MP-064
about-cost = What the formula costs: all of it is paid at once in your tower, from stock and load together. What you have is ticked.
    .name = Cost
    .rule = MP-096
about-attack = How many dice this figure rolls when it attacks. A homunculus with 0 cannot fight.
    .name = Attack
    .rule = MP-030, MP-060
about-defence = How many dice this figure rolls when it is attacked.
    .name = Defence
    .rule = MP-061
about-capacity = How many markers this figure can carry. A homunculus with 0 neither mines nor picks up. Soul stones do not count.
    .name = Capacity
    .rule = MP-030, MP-042
about-actions = How many actions this figure has in a turn; pale ones are used up, and those left are lost when the turn ends.
    .name = Actions
    .rule = MP-026, MP-032
about-hand = Three formulas at most. In your tower one is made by paying its cost; nobody else sees them.
    .name = Your formulas
    .rule = MP-096, MP-105
about-hearted = The column in use while the alchemist has a soul stone.
    .name = With a soul stone
    .rule = MP-074
about-soulless = The column in use without a soul stone: stronger, but such an alchemist neither ends the match nor wins it.
    .name = Without a soul stone
    .rule = MP-074, MP-075
about-stone = Taken when the third part is laid. It is never lost, and no quest counts without it.
    .name = The Philosopher’s Stone
    .rule = MP-102, MP-103
about-parts = Three places, one for each level, in any order. Filled, they are the Philosopher’s Stone: 1, 2 and 3 points, and 5 for the set.
    .name = Parts of the Stone
    .rule = MP-100, MP-102, MP-151
about-points = Wisdom points as everybody can see them. Only the 9 for a quest come on top, and they end the match.
    .name = Wisdom points
    .rule = MP-154, MP-157
about-no-item = Your alchemist wears two items at most. In the tower an Equip brings stored ones.
    .name = Place for an item
    .rule = MP-087, MP-120
about-load = What your alchemist carries, and the places left. In your tower, load and stock together pay for formulas and conversions.
    .name = Load
    .rule = MP-042, MP-089, MP-096
about-company = Three homunculi at most. Each is made in the tower by a formula, acts by itself, and may be defeated.
    .name = Homunculi
    .rule = MP-098, MP-115
about-items = Items stored in the tower count their points but have no effect. An Equip brings them to the alchemist, two at most.
    .name = Items
    .rule = MP-087, MP-120
about-tower-extensions = The extensions that were bought: 2 points each. At the start of each turn exactly one of them becomes active.
    .name = Extensions
    .rule = MP-112, MP-153
about-no-extension = This city has no extension left to sell.
    .name = No extension
    .rule = MP-108
about-stock = What lies in the tower, by element: it pays for formulas and conversions made there.
    .name = Stock
    .rule = MP-089, MP-096
about-work = All conversions: two neighbouring elements make the one above them. Beside each: how many you have, and how many the supply has.
    .name = The Work
    .rule = MP-089, MP-092
about-happened = The last fight with its dice, and the last deed.
    .name = What happened
    .rule = MP-060, MP-064
about-die = Faces 0, 0, 1, 1, 2, 2: on average 1 a die. The sum is the force, and the attack must be stronger than the defence.
    .name = Die
    .rule = MP-060, MP-064
about-reroll = Some dice that showed 0 were rolled once more, by an item or an ability.
    .name = Rolled again
    .rule = MP-060
about-force = The sum of the dice of this side. The attack wins only if its force is greater.
    .name = Force
    .rule = MP-063, MP-064
about-fight = Both sides roll their dice. If the attack is stronger, the defender is defeated; otherwise nothing happens.
    .name = Fight
    .rule = MP-060, MP-063, MP-064
about-account = All points of all players, by where they come from. Who has no soul stone cannot win.
    .name = The account
    .rule = MP-075, MP-154
about-choice = The answers to the question asked now: a click gives one.
    .name = Your choice
    .rule = MP-044, MP-105

# Players

about-seat = The place of { SEAT($a) }: points at the right, then the values of the alchemist, soul stones, parts of the Stone, formulas, homunculi, items and extensions.
    .rule = MP-074, MP-154
