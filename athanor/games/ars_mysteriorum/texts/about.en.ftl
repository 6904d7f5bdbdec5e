### What every component does: a sentence or two, and the rules they rest on.

# By kind

about-elements = An element, in tokens: { $five } with five players, { $four } with four, { $three } with three. It pays for recipes and for the { $tent }.
    .rule = AM-003, AM-016, AM-073
about-tents = The tent of a master: { $recipes ->
    [one] { $recipes } recipe
   *[other] { $recipes } recipes
}, two of them face up, won only where your apprentice stands. Coming and staying are paid in { $element }; once all its recipes are won, the round is the last.
    .rule = AM-015, AM-073, AM-086, AM-094
about-apprentices = A pawn: you win recipes in the tent where yours stands. Every other apprentice there makes coming or staying 1 token dearer. A grey one is neutral: it wins nothing, and the last player in the order may move it.
    .rule = AM-019, AM-075, AM-084, AM-086
about-colours = An alchemist’s name for a player without another one.
    .rule = AM-011
about-princes = A prince of one line of the book. Different items of his line pay Florims every round: two { $two }, three { $three }, four { $four }, all five { $five }.
    .rule = AM-105, AM-107
about-families = A family of items, one column of the book: { $items }. Two different ones pay { $two } a round, all three { $three }; at the end whoever has most recipes of it receives { $award }.
    .rule = AM-106, AM-147
about-items = An item in the line of { $prince }, family: { $family }. It has { $recipes ->
    [one] { $recipes } recipe
   *[other] { $recipes } recipes
}; copies of it pay every round: { $duplicates }.
    .rule = AM-092, AM-104
about-recipes = A recipe of the { $tent } for { $item }: costs { $cost } and brings { FLORIMS($bonus) } at once. In your book it counts for salaries every round.
    .rule = AM-086, AM-088, AM-103

# Mystery cards

about-mysteries-princes_word = Phase III, when the bids lie open: your bid counts as 7, above every favour card. So even a 1 chooses its position first.
    .rule = AM-128
about-mysteries-upside_down = Phase III: positions are chosen from the lowest bid up. A second copy turns it back again.
    .rule = AM-129
about-mysteries-second_sight = Phase IV, in your turn: look at two cards of the mystery pile, keep one, mix in the other. The pile shrinks by one, so the end comes nearer.
    .rule = AM-130
about-mysteries-glass_eye = Phase V, in your turn: choose an element; you alone see the favour cards that lie there. Then lay yours, knowing what it has to beat.
    .rule = AM-131
about-mysteries-false_seal = End of Phase V: move one of your laid favour cards, still face down, to another element where you have fewer than three.
    .rule = AM-132
about-mysteries-rising_star = Phase VI: exchange the tokens on your favour card with those on the rival card ranked just above it, if that one bears more.
    .rule = AM-133
about-mysteries-tithe = Phase VI: take 1 token from a rival’s favour card that bears at least 2.
    .rule = AM-134
about-mysteries-horn_of_plenty = Phase IX, before the salaries: take 2 tokens of your choice from the supply. They are yours for the next round.
    .rule = AM-135
about-mysteries-flying_carpet = Phase VII, in your turn: your move or your stay costs nothing, to any of the five tents, however crowded.
    .rule = AM-136
about-mysteries-jostle = Phase VII, in your turn: put another apprentice, a rival’s or a neutral one, into another tent; nobody pays. It clears your way, or makes a rival’s dearer.
    .rule = AM-137
about-mysteries-catalyst = Phase VIII, in your turn: your next recipe this turn costs 2 tokens less. You choose which two you keep.
    .rule = AM-138
about-mysteries-second_furnace = Phase VIII, in your turn: you may win one recipe more this turn, and pay for it as usual.
    .rule = AM-139
about-mysteries-letter = Phase VIII, in your turn: this turn the recipes of one other tent are open to you, as if your apprentice stood there.
    .rule = AM-140
about-mysteries-invisible_ink = Phase VIII, in your turn: replace a face-up recipe of your tent by the next card of its pile, then mix the old one in.
    .rule = AM-141
about-mysteries-patronage = Phase IX, before the salaries: for this round one prince counts one item more for you, if you own 1 to 4 items of his line.
    .rule = AM-142
about-mysteries-salt_tax = Phase IX: after the salaries each player whose salary is higher than yours pays you 2 Florims. A card for lean rounds.
    .rule = AM-143
about-mysteries-counterspell = At any time, when a rival plays a mystery card: cancel it. A counterspell can itself be countered.
    .rule = AM-123

# Favour cards: 1 to 6

about-favours-1 = The weakest favour card. It wins a bin only where few others are; a cheap bid when your position matters little.
    .name = Favour card 1
    .rule = AM-012, AM-061
about-favours-2 = A weak favour card. It wins the last bins, breaks a tie beside a higher card of yours, and is a fair bid for the order.
    .name = Favour card 2
    .rule = AM-012, AM-061
about-favours-3 = A middling favour card. Good for a second or third bin, or to outbid the low cards for the order.
    .name = Favour card 3
    .rule = AM-012, AM-061
about-favours-4 = A strong favour card. It often wins a first or second bin; as a bid it mostly chooses early, but is missing at the elements.
    .name = Favour card 4
    .rule = AM-012, AM-061
about-favours-5 = With three players the strongest favour card: lay it where you need the largest bin. With more players only a 6 is above it.
    .name = Favour card 5
    .rule = AM-012, AM-061
about-favours-6 = The strongest favour card, in play with four or five players only. Two 6 at one element: the next card of each decides.
    .name = Favour card 6
    .rule = AM-012, AM-061

# Places and signs of the picture

about-florim = The money of the game, and its points: whoever has most after the final awards wins.
    .name = Florims
    .rule = AM-002, AM-151
about-bonus = The ribbon of a recipe: the Florims that it brings at once when it is won. At setup it brings none.
    .name = Bonus
    .rule = AM-023, AM-088
about-duplicates = What two, three or four copies of this item pay you every round.
    .name = Duplicates
    .rule = AM-104
about-raise = What this recipe would add to your salary, every round, as your book stands.
    .name = Raise
    .rule = AM-103
about-copies = How many recipes of this item the book holds. Copies pay every round, and count for the award of the family.
    .name = Copies
    .rule = AM-092, AM-104, AM-147
about-book = Lines are princes, columns are families. A bright place is an item that you own; the golden number is what that line or column pays you now, every round.
    .name = Recipe book
    .rule = AM-103, AM-105, AM-106
about-award = Florims at the end for whoever has most recipes of this family, copies included. Those who are equal share them.
    .name = Award
    .rule = AM-147, AM-148
about-salary = What a book pays in Phase IX of every round: for duplicates, for princes’ lines, for masters’ columns.
    .name = Salary
    .rule = AM-103
about-order = Where this player stands in the turn order of the round; the first acts first.
    .name = Place in the order
    .rule = AM-007, AM-044
about-bid = The favour card that this player bid for the turn order: sealed until all have chosen, and out of use until the next round.
    .name = Bid for the order
    .rule = AM-040, AM-041, AM-047
about-price = What going to this tent, or staying in it, costs now, in tokens of its element.
    .name = Price of the way
    .rule = AM-073, AM-074
about-pile = The recipes still to come in this tent. When the last recipe of a tent is won, the round is the last.
    .name = Recipe pile
    .rule = AM-030, AM-094
about-slot = A place for a recipe. It is filled from the pile of the tent at the start of the next round, as long as the pile lasts.
    .name = Empty place
    .rule = AM-030, AM-087
about-ground = Where the apprentices of this tent stand. Each of them makes coming or staying 1 token dearer for the others.
    .name = Ground
    .rule = AM-073, AM-075
about-won = What this favour card has won: its owner takes the tokens at the end of Phase VI.
    .name = Tokens won
    .rule = AM-065, AM-070
about-hand = Your favour cards, your mystery cards and your tokens. What glows can be used now.
    .name = Your hand
    .rule = AM-008, AM-051, AM-113
about-favour-back = A favour card face down: all know whose it is and where it lies, only its owner knows its value.
    .name = Favour card
    .rule = AM-055
about-mystery-back = How many mystery cards this player holds in secret.
    .name = Mystery cards in hand
    .rule = AM-008, AM-050
about-mystery-pile = Each round turns up one card for each player. When too few are left, the game ends at once; every card bought brings that nearer.
    .name = Mystery pile
    .rule = AM-037, AM-038, AM-089
about-known = Mystery cards taken in sight of all, so that everybody knows in whose hand they are.
    .name = Known mystery cards
    .rule = AM-050
about-account = The Florims of all players at the end, and where they came from. The most win; equal players share the victory.
    .name = The account
    .rule = AM-151, AM-152
about-from-bonus = Florims that recipes brought at once when they were won.
    .name = From recipes
    .rule = AM-088
about-from-duplicates = Florims of all rounds for several recipes of the same item.
    .name = From duplicates
    .rule = AM-104
about-from-princes = Florims of all rounds for different items in the lines of the princes.
    .name = From princes
    .rule = AM-105
about-from-masters = Florims of all rounds for different items in the columns of the masters.
    .name = From masters
    .rule = AM-106
about-from-awards = Florims at the end for most recipes of a family.
    .name = From awards
    .rule = AM-147
about-from-other = The Florim of the start, and what a Salt Tax brought or took.
    .name = Other Florims
    .rule = AM-018, AM-143

# What every element has

about-bins-yellow = Tokens of { NAME("elements", 0) } to be won this round: the best favour card laid here takes the first bin, the next the second.
    .name = Bins of { NAME("elements", 0) }
    .rule = AM-033, AM-065
about-bins-green = Tokens of { NAME("elements", 1) } to be won this round: the best favour card laid here takes the first bin, the next the second.
    .name = Bins of { NAME("elements", 1) }
    .rule = AM-033, AM-065
about-bins-blue = Tokens of { NAME("elements", 2) } to be won this round: the best favour card laid here takes the first bin, the next the second.
    .name = Bins of { NAME("elements", 2) }
    .rule = AM-033, AM-065
about-bins-red = Tokens of { NAME("elements", 3) } to be won this round: the best favour card laid here takes the first bin, the next the second.
    .name = Bins of { NAME("elements", 3) }
    .rule = AM-033, AM-065
about-bins-purple = Tokens of { NAME("elements", 4) } to be won this round: the best favour card laid here takes the first bin, the next the second.
    .name = Bins of { NAME("elements", 4) }
    .rule = AM-033, AM-065
about-field-yellow = Favour cards are laid here in Phase V, three at most of each player, to win the bins of { NAME("elements", 0) }.
    .name = Favours at { NAME("elements", 0) }
    .rule = AM-051, AM-053, AM-065
about-field-green = Favour cards are laid here in Phase V, three at most of each player, to win the bins of { NAME("elements", 1) }.
    .name = Favours at { NAME("elements", 1) }
    .rule = AM-051, AM-053, AM-065
about-field-blue = Favour cards are laid here in Phase V, three at most of each player, to win the bins of { NAME("elements", 2) }.
    .name = Favours at { NAME("elements", 2) }
    .rule = AM-051, AM-053, AM-065
about-field-red = Favour cards are laid here in Phase V, three at most of each player, to win the bins of { NAME("elements", 3) }.
    .name = Favours at { NAME("elements", 3) }
    .rule = AM-051, AM-053, AM-065
about-field-purple = Favour cards are laid here in Phase V, three at most of each player, to win the bins of { NAME("elements", 4) }.
    .name = Favours at { NAME("elements", 4) }
    .rule = AM-051, AM-053, AM-065
about-supply-yellow = Tokens of { NAME("elements", 0) } that nobody has: they fill the bins of the next round, and can be traded for, three of any for one.
    .name = Supply of { NAME("elements", 0) }
    .rule = AM-004, AM-033, AM-095
about-supply-green = Tokens of { NAME("elements", 1) } that nobody has: they fill the bins of the next round, and can be traded for, three of any for one.
    .name = Supply of { NAME("elements", 1) }
    .rule = AM-004, AM-033, AM-095
about-supply-blue = Tokens of { NAME("elements", 2) } that nobody has: they fill the bins of the next round, and can be traded for, three of any for one.
    .name = Supply of { NAME("elements", 2) }
    .rule = AM-004, AM-033, AM-095
about-supply-red = Tokens of { NAME("elements", 3) } that nobody has: they fill the bins of the next round, and can be traded for, three of any for one.
    .name = Supply of { NAME("elements", 3) }
    .rule = AM-004, AM-033, AM-095
about-supply-purple = Tokens of { NAME("elements", 4) } that nobody has: they fill the bins of the next round, and can be traded for, three of any for one.
    .name = Supply of { NAME("elements", 4) }
    .rule = AM-004, AM-033, AM-095

# Players

about-seat = The place of { SEAT($a) }: Florims at the right, then tokens, cards in hand, recipes of each family, and what the book pays every round.
    .rule = AM-008
