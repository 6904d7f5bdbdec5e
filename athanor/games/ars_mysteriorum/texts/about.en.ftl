### What every component does: a sentence or two, and the rules they rest on.

# By kind

about-elements = An element, in tokens: { $five } with five players, { $four } with four, { $three } with three. It pays for recipes and for the { $tent }.
    .rule = AM-003, AM-016, AM-073
about-tents = The tent of a master: { $recipes ->
    [one] { $recipes } recipe
   *[other] { $recipes } recipes
}, two of them face up, won only where your apprentice stands. Coming and staying are paid in { $element }; once all its recipes are won, the round is the last.
    .rule = AM-015, AM-073, AM-086, AM-094
about-apprentices = A pawn: you win recipes in the tent where yours stands. Every other apprentice there, neutral ones too, makes coming or staying 1 token dearer.
    .rule = AM-019, AM-075, AM-086
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
    .rule = AM-012, AM-061
about-favours-2 = A weak favour card. It wins the last bins, breaks a tie beside a higher card of yours, and is a fair bid for the order.
    .rule = AM-012, AM-061
about-favours-3 = A middling favour card. Good for a second or third bin, or to outbid the low cards for the order.
    .rule = AM-012, AM-061
about-favours-4 = A strong favour card. It often wins a first or second bin; as a bid it mostly chooses early, but is missing at the elements.
    .rule = AM-012, AM-061
about-favours-5 = With three players the strongest favour card: lay it where you need the largest bin. With more players only a 6 is above it.
    .rule = AM-012, AM-061
about-favours-6 = The strongest favour card, in play with four or five players only. Two 6 at one element: the next card of each decides.
    .rule = AM-012, AM-061

# Bins: told with the tokens at five, four and three players

about-bins = The bins of an element: { $five } tokens with five players, { $four } with four, { $three } with three. The best favour card here wins the first, the next the second.
    .rule = AM-032, AM-065

# Signs of the picture

about-icon-florim = A gold coin with an F: Florims, the money of the game. Whoever has most after the final awards wins.
    .rule = AM-002, AM-151
about-icon-bonus = The golden shield at the corner of a recipe: the bonus in Florims that it brings when it is won. At setup there is none.
    .rule = AM-023, AM-088
about-icon-cost = The hexagons on a recipe: the tokens it costs, by colour and sign. You pay exactly these, and they go to the supply.
    .rule = AM-005, AM-086
about-icon-duplicates = The line at the foot of a recipe, such as ×2 2 ×3 5: what two, three or four copies of this item pay each round.
    .rule = AM-104
about-icon-raise = A badge such as +2 on a recipe you can win: how much it would add to your salary, every round.
    .rule = AM-103
about-icon-frame = A golden frame: what you can choose now. On a recipe it means that your tokens pay for it.
    .rule = AM-086
about-icon-copies = A coin such as ×2 on a cell of the book: how many copies of this item the book holds.
    .rule = AM-092
about-icon-crown = The crown of prince Glorim, first line of the book.
    .rule = AM-105
about-icon-lily = The lily of prince Passim, second line of the book.
    .rule = AM-105
about-icon-tower = The tower of prince Serrim, third line of the book.
    .rule = AM-105
about-icon-family = The small sign under the prince’s on a recipe: its family, a column of the book. Beside a player’s name the same signs count his recipes of each family.
    .rule = AM-106
about-icon-book = Your recipe book: three lines of princes, five columns of families. A lit cell is an item you own; the ringed number is what that line or column pays you now.
    .rule = AM-103
about-icon-masters = The numbers on top of a column of the book: the masters’ set, what one, two or three different items of that family pay each round.
    .rule = AM-106
about-icon-princes = The numbers at the end of a line of the book: the prince’s combination, what one to five different items of his line pay each round.
    .rule = AM-105
about-icon-award = The bold number over a column of the book: the family’s award at the end, for the most recipes, copies included. The seal beside it shows who leads.
    .rule = AM-147
about-icon-salary = The words + so many a round: what this player’s book pays in Phase IX, as duplicates, princes and masters.
    .rule = AM-103
about-icon-phases = The path of nine stations: the phases of a round. The large one is now; golden ones are over.
    .rule = AM-027
about-icon-rounds = The numbered circles at the corner: rounds played and rounds still possible. Every mystery card bought may take one away.
    .rule = AM-038
about-icon-order = The number before a player’s name: the position in the turn order. The card beside it is the bid for the order.
    .rule = AM-007
about-icon-apprentice = A pawn in a player’s colour. You win recipes in the tent where yours stands; every other apprentice there makes coming or staying 1 token dearer.
    .rule = AM-086
about-icon-neutral = A grey pawn with a coloured foot: a neutral apprentice. It wins nothing, but takes room; the last player in the order may move it.
    .rule = AM-013, AM-084
about-icon-price = The number of tokens under a tent in Phase VII: what going there, or staying, costs you now.
    .rule = AM-073, AM-074
about-icon-bin = A small box under a tent: tokens to be won there this round. An empty one shows 0 and its usual number.
    .rule = AM-033
about-icon-bin_unused = A pale box with a dash: a bin not in use with so few players.
    .rule = AM-032
about-icon-pile = The stack beside a tent’s top: recipes still to come there. When the last recipe of a tent is won, the round is the last.
    .rule = AM-094
about-icon-supply = The token and number beside a tent’s top: the supply of that element, for trades and for next round’s bins.
    .rule = AM-004
about-icon-token = A coloured hexagon: a token of one element. Tokens are kept from round to round, but are worth nothing at the end.
    .rule = AM-112, AM-150
about-icon-favour_back = A card back in a player’s colour with his sign: a favour card face down. Owner and element are public, the value is not.
    .rule = AM-055
about-icon-favour_tokens = The token on a revealed favour card: what it has won, to be picked up at the end of Phase VI.
    .rule = AM-070
about-icon-mystery_back = The dark card with a moon: how many mystery cards a player holds in secret.
    .rule = AM-050
about-icon-mystery_pile = The mystery pile. Each round it turns up one card per player; when it cannot, the game ends at once.
    .rule = AM-038
about-icon-known = Cards taken in sight of all: mystery cards that everybody knows to be in somebody’s hand, with his seal.
    .rule = AM-050
about-icon-seal = A wax seal with a sign: the mark of a player, on his cards, his pawn and the awards he leads.
    .rule = AM-011
about-icon-turn = The golden frame and arrow: the player who is to act.
    .rule = AM-007
