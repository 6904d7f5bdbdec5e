# Ars Mysteriorum in English. A rule’s message is its sentence, .news the line of the log, .no the refusal.

game-line = Bid favours for elements, brew them into recipes, and live on the salaries of three princes and five masters.

tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
florims = { $n ->
    [one] 1 Florim
   *[other] { $n } Florims
}

## General

AM-001 = The game is for 3, 4 or 5 players.
AM-002 = The winner is the player with the most Florims after the final awards.
AM-003 = Each element has one colour, one tent with its master, one recipe pile and one apprentice.
AM-004 = Tokens in no bin, on no favour card and with no player form the supply; the number of tokens in the game never changes.
AM-005 = Every token paid goes to the supply at once and is available from then on.
AM-006 = The bank of Florims is unlimited; amounts are whole numbers and never below 0.
AM-007 = The turn order ranks the players in positions; they act from the first position to the last.
    .no = It is not the turn of { SEAT($seat) }: players act in turn order.
AM-008 = Tokens, Florims, books, apprentices, face-up cards, discards and the sizes of piles and hands are public.
AM-009 = Nothing limits the tokens, recipes or mystery cards that a player holds, nor the mystery cards he plays in a round.
AM-010 = Who keeps which tent has no effect on the game.

## Setup

AM-011 = Each player takes a different colour with its apprentice, order card and favour cards, and a recipe book.
    .news = { SEAT($a) } takes the { NAME("apprentices", $b) }.
    .no = Choose a colour that nobody has taken.
AM-012 = With 3 players the favour cards 6 are removed.
    .no = With 3 players the favour cards 6 are out of the game.
AM-013 = Cards of unused colours are out of the game; their apprentices stay as neutral apprentices.
AM-014 = All five tents are used at every number of players.
AM-015 = The recipes of each tent are shuffled into a pile of its own; two of them are turned up.
    .news = { NAME("recipes", $b) } is turned up in the { NAME("tents", $a) }.
AM-016 = With 4 players 1, 2, 3, 4, 5 tokens are removed, from brimstone to salt; with 3 players 3, 4, 5, 6, 7.
AM-017 = Each player receives 2 tokens of each element; the rest is the supply.
AM-018 = Each player receives 1 Florim.
AM-019 = Each apprentice, neutral ones included, starts in the tent of its own colour.
AM-020 = The first turn order follows the order cards: purple, red, blue, green, yellow, without unused colours.
AM-021 = In that order each player may win one face-up recipe of the tent of his apprentice, by paying its cost.
    .no = At setup you may only win a recipe of your own tent, and only if you can pay its cost.
AM-022 = Before winning the recipe he may trade three for one as often as he likes.
AM-023 = A recipe won at setup brings no bonus; its slot stays empty until the first round.
    .news = { SEAT($a) } begins with { NAME("recipes", $b) }.
AM-024 = No mystery card can be bought at setup.
    .no = At setup no mystery card can be bought.
AM-025 = The mystery cards are shuffled, with 3 players four are removed unseen; each player is dealt one that only he sees.
    .news = You are dealt { NAME("mysteries", $a) }.
AM-026 = The other mystery cards form the pile: 35, 36 or 33 cards with 5, 4 or 3 players.

## The round

AM-027 = A round has nine phases: stock, mystery reveal, turn order, selection, bids, elements, apprentices, recipes, salaries.
    .news = Round { $a } begins.
    .no = This does not belong to the present phase.
AM-028 = Rounds follow one another until an end condition holds.
AM-029 = At the start of a round every player takes back the favour card he bid for the turn order.
AM-030 = Each empty slot is filled from its tent’s pile; if the pile is empty, it stays empty.
    .news = { NAME("recipes", $b) } is turned up in the { NAME("tents", $a) }.
AM-031 = A tent never shows more than two recipes; recipes that nobody wins stay.
AM-032 = All five bins are in use with 5 players, all but the smallest with 4, all but the smallest and the largest with 3.
AM-033 = Each bin in use receives its tokens from the supply of its element.
    .news = The bins of { NAME("elements", $a) } receive { TOKENS($b) }.
AM-034 = A supply that is too small fills the bins from the largest on; the bin where it runs out gets the rest.
AM-035 = Each element is stocked on its own.
AM-036 = All bins are empty before they are stocked.
AM-037 = As many mystery cards as there are players are turned face up.
    .news = { NAME("mysteries", $a) } is turned up.
AM-038 = If the mystery pile holds fewer cards than there are players, the game ends at once.
    .news = { $a ->
        [0] The mystery pile is empty: the game ends.
        [one] Only 1 mystery card is left: the game ends.
       *[other] Only { $a } mystery cards are left: the game ends.
    }
AM-039 = Mystery cards that were played, countered or bought never return to the pile.

## Turn order

AM-040 = Each player secretly chooses one favour card for the turn order; all choose at the same time.
    .news = { SEAT($a) } has chosen a favour card.
    .no = { $laid ->
        [1] You have laid your sealed bid, { SEAT($seat) }: one each, and it stands.
       *[other] First every player bids a favour card for the turn order.
    }
AM-041 = When all have chosen, the cards are revealed together.
    .news = { SEAT($a) } bids { $b } for the turn order.
AM-042 = Then a window opens for the mystery cards of Phase 3.
AM-043 = The higher bid chooses first; among equal bids, the player earlier in the previous order.
AM-044 = In that order each player takes a free position; the last one is forced.
    .news = { SEAT($a) } takes position { $b }.
    .no = Take a position that is still free.
AM-045 = The new turn order holds until positions are chosen in the next round.
AM-046 = The colours of the order cards have a meaning only for the first order.
AM-047 = The card bid for the turn order cannot be used for the elements of this round.
    .no = You bid this card for the turn order: it is out until the next round.

## Mystery selection

AM-048 = In the new turn order each player takes one of the face-up mystery cards.
    .news = { SEAT($a) } takes { NAME("mysteries", $b) }.
    .no = Take one of the face-up mystery cards.
AM-049 = The last player takes the last card: none remains.
AM-050 = Which card a player took has been seen by all; from then on it is in his hidden hand.

## Bids for elements

AM-051 = In turn order each player places one favour card face down at an element, until all are placed.
    .news = { SEAT($a) } lays a favour card at { NAME("elements", $b) }.
    .no = This favour card is not in your hand.
AM-052 = A player in turn must place a card; passing is not possible.
    .no = Place a favour card: nobody passes here.
AM-053 = No player may have more than 3 favour cards at one element.
    .no = You already have three favour cards at { NAME("elements", $b) }.
AM-054 = A card is bid on the element as a whole, not on one bin.
AM-055 = Owner and element of a placed card are public; its value is known only to its owner.
    .news = You see: the { $b } of { SEAT($a) } lies at { NAME("elements", $c) }.
AM-056 = An element whose bins are empty may be bid on.
AM-057 = Each player places 5 cards, with 3 players 4.
AM-058 = After the last card a window opens for the mystery cards of Phase 5.

## Receive elements

AM-059 = All placed favour cards are revealed.
AM-060 = Each element is resolved on its own, from brimstone to salt.
AM-061 = The next rank goes to the highest unranked card of the player whose unranked cards are the greatest list.
AM-062 = Equal highest cards are decided by the next card of each player; a missing card counts as 0.
AM-063 = If the lists are equal in full, the player earlier in the turn order comes first.
AM-064 = The comparison is made afresh for each rank.
AM-065 = The card of rank 1 receives the largest bin in use, rank 2 the next, and so on.
    .news = At { NAME("elements", $c) }, rank { $d }: the { $b } of { SEAT($a) } bears { TOKENS($e) }.
AM-066 = Cards ranked beyond the bins receive nothing; a bin may hold fewer tokens than printed.
AM-067 = Bins without a card return their tokens to the supply.
    .news = Back to the supply, { NAME("elements", $a) }: { TOKENS($b) }.
AM-068 = All elements are resolved before any card or token is handed back.
AM-069 = Then a window opens for mystery cards that change the rewards.
AM-070 = Then each player takes back his favour cards and the tokens on them.
    .news = { SEAT($a) } takes { TOKENS($b) } from the favour cards.
AM-071 = Then trades may be made, before the apprentices move.

## Move apprentices

AM-072 = In turn order each player must move his apprentice to another tent or stay.
    .no = Move your apprentice to another tent, or stay.
AM-073 = Moving costs 1 token of the tent’s colour, plus 1 for each other apprentice there.
    .news = { SEAT($a) } goes to the { NAME("tents", $b) } for { TOKENS($c) }.
AM-074 = Staying costs 3 tokens of the tent’s colour, plus 1 for each other apprentice there.
    .news = { SEAT($a) } stays in the { NAME("tents", $b) } for { TOKENS($c) }.
AM-075 = Other apprentices are all but one’s own, neutral ones included, as they stand at the moment of payment.
AM-076 = Any number of apprentices may stand in one tent.
AM-077 = A move is legal only if its whole cost can be paid in the tent’s colour.
    .no = You cannot pay the way to the { NAME("tents", $a) } in its own colour.
AM-078 = A full stay is legal if its whole cost can be paid in the tent’s colour.
AM-079 = Who can move and cannot pay the full stay must move.
    .no = You cannot pay the full stay, and you can move: so you must move.
AM-080 = Who cannot move and can pay the full stay, stays.
AM-081 = Who can do neither stays and pays as much as he can: the tent’s colour first, then colours of his choice.
    .news = { SEAT($a) } pays a token of { NAME("elements", $b) } towards the stay.
    .no = Pay the rest of the stay with tokens that you hold.
AM-082 = A player without tokens stays at no cost.
AM-083 = Legality is judged on the tokens in hand; nobody is obliged to trade or to play a card in order to move.
AM-084 = After all have moved, the player in the last position may move each neutral apprentice, free of charge.
    .news = { SEAT($a) } puts the { NAME("apprentices", $b) } into the { NAME("tents", $c) }.
    .no = Move the neutral apprentice in question to another tent, or leave it.
AM-085 = With 5 players there is no neutral apprentice.

## Win recipes

AM-086 = Each player may win one face-up recipe of the tent where his apprentice stands, by paying exactly its cost.
    .no = You lack tokens for { NAME("recipes", $a) }.
AM-087 = The card goes into the book; its slot stays empty until the next Phase 1.
    .no = { NAME("recipes", $a) } does not lie face up.
AM-088 = The winner receives the bonus of the card in Florims.
    .news = { SEAT($a) } wins { NAME("recipes", $b) } and { FLORIMS($c) }.
AM-089 = Instead of a recipe a player may pay 1 token of any colour for the top card of the mystery pile.
    .news = { SEAT($a) } buys a mystery card with a token of { NAME("elements", $b) }.
    .no = You have no token of { NAME("elements", $a) } to pay with.
AM-090 = If the mystery pile is empty, no card can be bought.
    .no = The mystery pile is empty.
AM-091 = In one turn a player wins a recipe, or buys one mystery card, or does neither.
    .no = You have won a recipe in this turn: no mystery card as well.
AM-092 = A player may win several recipes of the same item.
AM-093 = After his last allowed recipe or after buying a mystery card the player’s turn ends.
AM-094 = When the last recipe of a tent is won, this round is the last.
    .news = The { NAME("tents", $a) } has no recipe left: this round is the last.

## Trading three for one

AM-095 = A player may give any 3 of his tokens to the supply and take 1 of a colour of his choice.
    .news = { SEAT($a) } gives { NAME("elements", $c) }, { NAME("elements", $d) }, { NAME("elements", $e) } for { NAME("elements", $b) }.
    .no = A trade takes three tokens: you have fewer.
AM-096 = The colour taken must have a token in the supply before the trade.
    .no = The supply holds no { NAME("elements", $a) }.
AM-097 = The three tokens given may be any of his tokens.
    .no = You have no token of { NAME("elements", $a) } left to give.
AM-098 = Trades may be repeated without limit.
AM-099 = A trade may be made in one’s own turn: at setup before winning the recipe, in Phase 7 before choosing the tent, and in Phase 8 before the turn ends.
    .no = No trade here: you may trade in your turn at setup and in Phases 7 and 8, and in the windows after Phases 6 and 9.
AM-100 = Trades may also be made in two windows, after Phase 6 and after Phase 9, each player once in turn order.
    .no = Only trades are made in this window.
AM-101 = No trade interrupts a payment or the resolution of an element or a card.
    .no = First choose the three tokens that you give.

## Salaries

AM-102 = Before the salaries a window opens for the mystery cards of Phase 9.
AM-103 = Each player receives three kinds of salary: duplicate items, princes’ combinations, masters’ sets.
    .news = { SEAT($a) } earns { FLORIMS($b) }: duplicates { $c }, princes { $d }, masters { $e }.
AM-104 = Duplicate items: for each item owned in 2 copies or more, the amount printed for that number.
AM-105 = Princes’ combinations: for each set of different items of a line, the amount at its end.
AM-106 = Masters’ sets: for each set of different items of a column, the amount at its top.
AM-107 = An amount is paid once for the whole set, not per card.
AM-108 = A recipe counts in all three kinds, but only in one set of each kind.
AM-109 = So recipes form sets in layers: the k-th set holds the items owned at least k times.
AM-110 = Recipes won at setup count like all others.
AM-111 = All salaries are computed from the same books and paid at the same time.
AM-112 = If the game goes on, trades may be made, then the next round begins.

## Mystery cards

AM-113 = A mystery card can be played only in its phase and window.
    .no = { NAME("mysteries", $card) } is not played now.
AM-114 = A card is shown with its target, then it may be countered, then it takes effect and is discarded.
    .news = { SEAT($a) } plays { NAME("mysteries", $b) }.
    .no = You do not hold { NAME("mysteries", $card) }, or you must name its target.
AM-115 = A card is resolved in full before the next one takes effect.
AM-116 = A card may be played only if it has a legal choice and changes or shows something now.
AM-117 = In a window all who may hold a card for it choose one or pass, in secret and at the same time; the first in turn order plays, until all have passed in a row.
    .no = Play a card of this window, or pass.
AM-118 = Own-turn cards are played by the player in turn, before the act that ends his turn, in any number. A turn is made by itself only where all know that he has no choice.
AM-119 = In Phase 3 the previous turn order counts.
AM-120 = A card taken in Phase 4 may be played from then on.
    .news = You keep { NAME("mysteries", $a) }.
AM-121 = A card bought in Phase 8 comes after the buyer’s last own act of that phase.
    .news = You draw { NAME("mysteries", $a) }.
AM-122 = Playing a mystery card is never compulsory.
AM-123 = Counterspell: when a mystery card has been played, all others who may hold one answer in secret and at the same time; the first in turn order who counters cancels it.
    .news = { SEAT($a) } counters the card of { SEAT($b) }.
    .no = Counter the card, if you hold a counterspell, or let it happen.
AM-124 = A counterspell may be countered too; then the question on the first card goes on with the players after him.
    .news = The counterspell of { SEAT($a) } is cancelled.
AM-125 = A player cannot counter his own card, but he may counter a counterspell directed at it.
AM-126 = A cancelled card has no effect and counts for no limit; the turn or the window goes on.
    .news = { NAME("mysteries", $b) } of { SEAT($a) } is cancelled.
AM-127 = A counterspell answers a mystery card only.
    .no = A counterspell only answers a mystery card that was just played.
AM-128 = A Prince’s Word: your order bid counts as 7.
    .no = Your bid already counts as 7.
AM-129 = World Upside Down: positions are chosen from the lowest bid up; a second copy turns it back.
AM-130 = Second Sight: draw two cards of the mystery pile, keep one, mix in the other.
    .news = { SEAT($a) } looks at { $b ->
        [one] the last mystery card and keeps it.
       *[other] two mystery cards and keeps one.
    }
    .no = Keep one of the two cards before you.
AM-131 = Glass Eye: choose an element with an unseen favour card of an opponent; you alone see all favour cards there.
    .news = { SEAT($a) } plays Glass Eye and looks at { NAME("elements", $b) }.
    .no = There is no favour card of an opponent there that you have not seen.
AM-132 = False Seal: move one of your placed favour cards, face down, to another element where you have fewer than 3.
    .news = { SEAT($a) } plays False Seal: a favour card goes from { NAME("elements", $b) } to { NAME("elements", $c) }.
    .no = Move one of your placed favour cards to another element.
AM-133 = Rising Star: exchange the tokens of your card with those of the opponent’s card directly above, if it bears more.
    .news = { SEAT($a) } plays Rising Star on the { $b } at { NAME("elements", $c) }.
    .no = The card directly above must be an opponent’s and bear more tokens.
AM-134 = Tithe: take 1 token from an opponent’s favour card bearing at least 2.
    .news = { SEAT($a) } plays Tithe on the { $c } of { SEAT($b) } at { NAME("elements", $d) }.
    .no = Choose an opponent’s favour card that bears two tokens or more.
AM-135 = Horn of Plenty: take 2 tokens of your choice from the supply.
    .news = { SEAT($a) } takes a token of { NAME("elements", $b) } from the supply.
    .no = The supply holds no such token.
AM-136 = Flying Carpet: your move or stay costs nothing; all five tents are legal.
    .no = A Flying Carpet already works for you.
AM-137 = Jostle: put one other apprentice into another tent; nobody pays.
    .news = { SEAT($a) } plays Jostle: the { NAME("apprentices", $b) } lands in the { NAME("tents", $c) }.
    .no = Put another apprentice than yours into a tent where it does not stand.
AM-138 = Catalyst: your next recipe this turn costs 2 tokens less, of your choice, as far as the cost allows.
    .no = That would not do: no recipe is open to you, or the rest could not be paid.
AM-139 = Second Furnace: you may win one more recipe this turn.
    .no = No face-up recipe is open to you.
AM-140 = Letter of Introduction: this turn the recipes of one other tent are open to you.
    .news = { SEAT($a) } plays Letter of Introduction to the { NAME("tents", $b) }.
    .no = Choose a tent with a face-up recipe that is not open to you yet.
AM-141 = Invisible Ink: replace a face-up recipe of your tent by the next card of its pile, then mix it in.
    .news = { SEAT($a) } plays Invisible Ink on { NAME("recipes", $b) }.
    .no = Choose a face-up recipe of the tent where your apprentice stands; its pile must not be empty.
AM-142 = Patronage: this round one prince of whose line you own 1 to 4 items counts one more for you.
    .news = { SEAT($a) } plays Patronage of { NAME("princes", $b) }.
    .no = Choose a prince of whose line you own 1 to 4 different items, once a round.
AM-143 = Salt Tax: after the salaries of this round each other player whose salary was higher than yours pays you 2 Florims, or all he has if that is less. Several taxes are settled in the order played, all by the salaries of this round, Patronage included.
    .news = { SEAT($a) } pays { SEAT($b) } { FLORIMS($c) } of salt tax.

## End of the game

AM-144 = If the last recipe of a tent has been won, the round is finished with its salaries, then the game ends.
AM-145 = If the mystery pile is too small in Phase 2, the game ends at once, without a salary for that round.
AM-146 = After the last recipe of a tent no further round begins, whatever the mystery pile holds.
AM-147 = For each family the player with the most recipes, copies included, receives its award.
    .news = { SEAT($a) } receives { FLORIMS($c) } for { NAME("families", $b) }.
AM-148 = Equal players divide the award, rounded down; the rest is lost.
AM-149 = A family of which nobody owns a recipe gives no award.
AM-150 = Tokens, favour cards and mystery cards left over are worth nothing.
AM-151 = The player with the most Florims wins.
    .news = { SEAT($a) } wins with { FLORIMS($b) }.
AM-152 = Equal Florims share the place, and the victory too.
    .news = { SEAT($a) } shares the victory with { FLORIMS($b) }.
AM-153 = A recipe is open to a player where his apprentice stands, or at a tent that a letter opened to him this turn.
    .no = { NAME("recipes", $a) } is not open to you: your apprentice does not stand there.

## Actions

do-colour = Take the { NAME("apprentices", $a) }
do-learn = Win { NAME("recipes", $a) }
do-trade = Trade three tokens for { NAME("elements", $a) }
do-give = Give a token of { NAME("elements", $a) }
do-bid = Bid the { VALUE($a) } for the turn order
do-position = Take position { VALUE($a) }
do-take = Take { NAME("mysteries", $a) }
do-keep = Keep { NAME("mysteries", $a) }
do-place = Lay the { VALUE($a) } at { NAME("elements", $b) }
do-go = Go to the { NAME("tents", $a) }
do-stay = { $a ->
    [-1] Stay in the tent
   *[other] Stay in the { NAME("tents", $a) }
}
do-pay = Pay a token of { NAME("elements", $a) }
do-neutral = Put the { NAME("apprentices", $a) } into the { NAME("tents", $b) }
do-leave = Leave the { NAME("apprentices", $a) } where it stands
do-mystery = Buy a mystery card with { NAME("elements", $a) }
do-save = Save a token of { NAME("elements", $a) }
do-grab = Take a token of { NAME("elements", $a) }
do-play = Play { NAME("mysteries", $a) }
do-glass_eye = Play Glass Eye on { NAME("elements", $a) }
do-false_seal = Play False Seal: the { VALUE($a) } to { NAME("elements", $b) }
do-rising_star = Play Rising Star on your { VALUE($a) }
do-tithe = { $d ->
    [-1] Play Tithe on the { VALUE($b) } of the { NAME("apprentices", $a) }
   *[other] Play Tithe on the { VALUE($b) } { OF($c) } at { NAME("elements", $d) }
}
do-jostle = { $c ->
    [-1] Play Jostle: the { NAME("apprentices", $a) } to the { NAME("tents", $b) }
   *[other] Play Jostle: the apprentice { OF($c) } to the { NAME("tents", $b) }
}
do-letter = Play Letter of Introduction to the { NAME("tents", $a) }
do-invisible_ink = Play Invisible Ink on { NAME("recipes", $a) }
do-patronage = Play Patronage of { NAME("princes", $a) }
do-counter = { $a ->
    [-1] Counter it
   *[other] Counter { NAME("mysteries", $a) }, the card { OF($b) }
}
do-let = { $a ->
    [-1] Let it happen
   *[other] Let { NAME("mysteries", $a) } happen
}
do-pass = Pass
do-done = Done

## Questions

ask-colour = Choose your colour.
ask-first = Your first recipe: win one, trade, or be done.
ask-give = Which tokens do you give?
ask-bid = Bid a favour card for the turn order.
ask-window_3 = Mystery cards on the turn order?
ask-position = Choose your position.
ask-select = Take a mystery card.
ask-keep = Which card do you keep?
ask-place = Lay a favour card at an element.
ask-window_5 = Mystery cards before the favours are revealed?
ask-window_6 = Mystery cards on the rewards?
ask-trade = Three tokens for one?
ask-move = Move your apprentice, or stay.
ask-pay = Which token do you pay?
ask-neutral = Move the neutral apprentice?
ask-brew = Win a recipe, buy a mystery card, trade, or be done.
ask-save = Which token does the Catalyst save?
ask-window_9 = Mystery cards before the salaries?
ask-horn = Which token do you take?
ask-counter = Counter it?

## Options

option-colours = Colours
option-colours-random = dealt by lot
option-colours-choose = chosen in the order of the seats
