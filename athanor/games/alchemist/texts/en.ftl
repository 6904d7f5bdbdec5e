### Alchemist in English. AL-nnn is the sentence of a rule, `.news` its line in the log, `.no` the refusal that it gives.

game-line = Brew potions that nobody has brewed before, copy those of your rivals, and keep your school’s ingredient scarce.

## Words

both = { $first } and { $last }
no-cube = no cube at all

## Options

option-setup3 = Cubes in the bag with three players
option-setup3-rulebook = 8 of each type (rulebook)
option-setup3-amigo = 10 of each type (German edition)
option-schools = Schools
option-schools-on = each player favours an ingredient in secret
option-schools-off = no schools
option-first = First player
option-first-random = drawn at random
option-first-0 = { SEAT(0) }
option-first-1 = { SEAT(1) }
option-first-2 = { SEAT(2) }
option-first-3 = { SEAT(3) }
option-first-4 = { SEAT(4) }

## In the box

table-ingredients = Ingredients
table-cauldrons = Cauldrons
table-tiles = Fame tiles
table-schools = Schools
table-colours = Players’ colours
fact-produces = produces
fact-cubes = cubes
fact-ingredient = favours

## Questions and actions

ask-turn = Your turn: create a potion, copy one, or take ingredients.
ask-recipe = Which ingredients go into the cauldron?
ask-tile = Which fame tile does your potion carry?
ask-tribute = Which of the cubes used goes to the potion’s creator?
do-create = Create a potion in { NAME("cauldrons", $a) }
do-copy = Copy the potion in { NAME("cauldrons", $a) }
do-take = Take { ONE($a) } from the reserve
do-draw = Draw from the bag
do-pass = Pass
do-brew = Brew { RECIPE($a) }
do-tile = Put fame tile { TILE($a) } on the potion
do-tribute = Give { ONE($a) } { $b ->
    [-1] as tribute
   *[other] to { SEAT($b) } as tribute
}

## General

AL-001 = Two, three, four or five players take part; any other number is refused.
AL-002 = There are 32 cubes of each of the five ingredients, and cubes of one type are interchangeable.
AL-003 = The board has ten cauldrons; each produces two different ingredients, and no two cauldrons produce the same pair.
AL-004 = A cauldron is empty or holds exactly one potion: its creator’s seal, its recipe and a fame tile.
AL-005 = A recipe is the number of cubes of each type on the cauldron; their order and the spaces used do not matter.
AL-006 = A score is a whole number that starts at 0 and never goes down.
AL-007 = A turn is one action of one player; a round is one turn of each player, the first player’s coming first.

## Setup

AL-008 = For each ingredient, the number of players says how many cubes go into the bag, into the reserve and out of the game.
AL-009 = Cubes removed at setup never come into play and are never counted.
AL-010 = All ten fame tiles, from 1 to 10, start available beside the board, in sight of all, at any number of players.
AL-011 = Each player has a colour of their own, with its screen and six seals: one marks the score on space 0, five lie ready for potions.
AL-012 = The bag is filled first; then each player draws 12 cubes at random and in secret as a starting stock.
AL-013 = Each player draws one school card at random, face down; no two players have the same school.
AL-014 = School cards that were not drawn are set aside face down, and nobody looks at them during the match.
AL-015 = The first player is drawn at random, unless the host names one.
AL-016 = All ten cauldrons are empty at the start.
AL-017 = The reserve lies beside the board, sorted by ingredient, in sight of all.
AL-018 = The score tokens lie beside the board; nobody starts with one.

## Turn order

AL-019 = The first player takes the first turn, and turns go round clockwise.
    .no = It is not your turn, { SEAT($seat) }.
AL-020 = On a turn the player carries out exactly one of three actions: create a potion, copy one, or take ingredients.
AL-021 = A player who can carry out an action may not pass.
    .no = You may not pass, { SEAT($seat) }: you still have an action to carry out.
AL-022 = A player who can carry out no action at all passes, and nothing else happens.
    .news = { SEAT($a) } has nothing to create, copy or take, and passes.
AL-023 = After the action, or a forced pass, the turn goes to the next player clockwise, or the round ends.
AL-024 = With two players, the first action of the match must be a creation with a fame tile of 5 or more.
    .no = With two players the first action of the match is a creation with a fame tile of 5 or more, { SEAT($seat) }.
AL-025 = This opening binds the first player’s first turn only; the second player’s first turn is free.
AL-026 = With three to five players the first action of the match is free.

## Create a new potion

AL-027 = The creator needs an available seal; the one on the fame track does not count.
    .no = You have no seal left to put on { NAME("cauldrons", $a) }, { SEAT($seat) }.
AL-028 = The creator chooses an empty cauldron.
    .no = { NAME("cauldrons", $a) } already holds a potion: choose an empty cauldron.
AL-029 = A recipe consists of 1 to 5 cubes from the creator’s own stock.
    .no = You cannot brew { RECIPE($a) }: a recipe takes 1 to 5 cubes, all of them from your stock.
AL-030 = A recipe contains neither of the two ingredients that the chosen cauldron produces.
    .no = You cannot brew { RECIPE($a) } here: a recipe contains nothing that its own cauldron produces.
AL-031 = A recipe contains at most 2 cubes of any one ingredient.
    .no = You cannot brew { RECIPE($a) }: a recipe has at most 2 cubes of one type.
AL-032 = A recipe differs from that of every potion on the board, on whatever cauldron and by whomever, its creator included.
    .no = The Compendium already holds this recipe: { RECIPE($a) }.
AL-033 = Two recipes of the same ingredients in different numbers are different recipes.
AL-034 = A potion can be created only where an empty cauldron admits some new recipe from the player’s stock.
    .no = Your stock holds no new recipe for { NAME("cauldrons", $a) }, { SEAT($seat) }.
AL-035 = One available seal of the creator goes onto the cauldron and stays there until the end.
AL-036 = The cubes of the recipe go from the stock onto the cauldron and stay there until the end; nobody may take them back.
AL-037 = The creator chooses any available fame tile: its value depends on neither the recipe nor the cauldron.
AL-038 = The tile goes onto the cauldron; it is no longer available, and it is never changed or moved.
    .no = Fame tile { TILE($a) } already lies on a cauldron: choose another one.
AL-039 = The creator scores the value of the tile at once.
    .news = { SEAT($a) } scores { $b ->
        [one] { $b } point
       *[other] { $b } points
    } for the new potion: { $c } in all.
AL-040 = The creator receives from the reserve one cube of each of the two ingredients produced.
    .news = { SEAT($a) } receives { ONE($b) } for the creation.
AL-041 = A product that the reserve lacks is not received; nothing replaces it, now or later.
    .news = { SEAT($a) } should receive { ONE($b) }, but the reserve has none left.
AL-042 = A potion may be created even when the reserve lacks one or both of its products.
AL-043 = The products cannot be declined, and enter the stock only after the recipe was paid.
AL-044 = A player creates at most 5 potions, and no more than 10 can exist.
AL-045 = A creation follows this order: cauldron and seal, cubes, tile, score, products.
    .news = { SEAT($a) } creates a potion in { NAME("cauldrons", $b) } from { RECIPE($c) }, with fame tile { $d }.
    .deed = { SEAT($a) } creates a potion in { NAME("cauldrons", $b) }: { $d ->
        [one] { $d } point
       *[other] { $d } points
    }.
    .no = A creation goes in order, { SEAT($seat) }: the cauldron, then the recipe, then the fame tile.

## Copy an existing potion

AL-046 = The copier chooses a potion on the board that another player created.
    .no = { NAME("cauldrons", $a) } holds no potion by another player: there is nothing for you to copy, { SEAT($seat) }.
AL-047 = The copier’s stock must contain the complete recipe, ingredient by ingredient, with no substitute.
    .no = Your stock does not hold the complete recipe of { NAME("cauldrons", $a) }, { SEAT($seat) }.
AL-048 = Copying needs no seal, no tile and no empty cauldron.
AL-049 = The cubes of the recipe leave the copier’s stock, in sight of all.
    .news = { SEAT($a) } copies the potion in { NAME("cauldrons", $b) }, created by { SEAT($c) }.
    .deed = { SEAT($a) } copies { NAME("cauldrons", $b) }.
AL-050 = The copier chooses one of the cubes used and gives it to the potion’s creator as tribute.
    .news = { SEAT($a) } gives { ONE($b) } to { SEAT($c) } as tribute; { $d ->
        [0] no cube leaves
        [one] { $d } cube leaves
       *[other] { $d } cubes leave
    } the game.
AL-051 = The tribute is one of the cubes of the recipe, not an additional one.
    .no = The tribute must be a cube of the recipe, and { ONE($a) } is not in it.
AL-052 = The other cubes used leave the game; they do not go to the reserve.
AL-053 = Copying a recipe of a single cube gives that cube to the creator; no cube leaves the game.
AL-054 = The copier scores the value of the potion’s tile; its creator scores nothing.
    .news = { SEAT($a) } scores { $b ->
        [one] { $b } point
       *[other] { $b } points
    } for the copy: { $c } in all.
AL-055 = The copier receives from the reserve one cube of each of the cauldron’s two products, as far as there are any.
    .news = { SEAT($a) } receives { ONE($b) } for the copy.
AL-056 = A copy changes nothing about the potion on the board: cubes, seal and tile stay.
AL-057 = A potion may be copied any number of times by anybody but its creator, even by the same player turn after turn.
AL-058 = A potion may be copied even when the reserve lacks one or both of its products.
AL-059 = A copy follows this order: cubes out of the stock, tribute, removal, score, products.
    .no = A copy goes in order, { SEAT($seat) }: the potion first, then the tribute.

## Take ingredients

AL-060 = The player either takes 1 cube of a chosen ingredient from the reserve, or draws 2 cubes from the bag.
    .news = { SEAT($a) } takes { ONE($b) } from the reserve.
AL-061 = An ingredient can be taken from the reserve only while the reserve holds a cube of it.
    .no = The reserve has no { MANY($a) } left.
AL-062 = A draw takes 2 cubes at random from the bag, or the last one if only 1 is left.
    .news = { SEAT($a) } draws { $b ->
        [one] { $b } cube
       *[other] { $b } cubes
    } from the bag.
AL-063 = When the bag is empty, only the reserve can be chosen.
    .no = The bag is empty: take from the reserve.
AL-064 = When the whole reserve is empty, only the bag can be chosen.
AL-065 = A cube taken from the reserve is seen by all; cubes drawn from the bag are seen by the drawer only.
    .news = You find { ONE($a) } in the bag.
AL-066 = The bag never receives a cube, and the reserve receives none before the final scoring.

## Stocks

AL-067 = A stock may hold any number of cubes.
AL-068 = What a stock consists of is hidden from the other players; how many cubes it holds is public.
AL-069 = No cube passes from one player to another except as a tribute.

## Score track

AL-070 = The fame track is a ring of 50 spaces, 0 to 49; the marker stands on what remains of the score after full laps.
AL-071 = A player whose score first reaches or passes 50 takes a score token, with its side 50 up.
    .news = { SEAT($a) } reaches 50 points and takes a score token.
AL-072 = When the score reaches or passes 100, the token is turned to its side 100.
    .news = { SEAT($a) } reaches 100 points and turns the score token over.
AL-073 = From 150 on the score goes on counting: the token stays on 100, and the number is shown beside it.
AL-074 = Marker and token only depict the score; they have no effect.

## End of the game

AL-075 = An ingredient is exhausted when the reserve holds none of it, whatever the bag, the stocks and the cauldrons hold.
    .news = The reserve has no { MANY($a) } left; exhausted ingredients: { $b }.
AL-076 = At the end of every round the match ends if three or more ingredients are exhausted; otherwise a new round begins.
    .news = The match ends after round { $a }.
AL-077 = The end is never applied inside a round: the players still to move in it take their full turns.
    .news = This is the last round: the match ends with it.
AL-078 = So all players have had the same number of turns, forced passes included.
AL-079 = Nothing else ends the match: neither full cauldrons, nor a lack of tiles or seals, nor an empty bag or stock.

## Final scoring

AL-080 = Each player scores 1 point for every 2 cubes of the stock, whatever their types, rounded down.
    .news = { SEAT($a) } scores { $b ->
        [one] { $b } point
       *[other] { $b } points
    } for the cubes left in stock: { $c } in all.
AL-081 = Then all stocks are poured into the reserve; together they are the pool.
AL-082 = The pool counts the reserve and the stocks only: neither cauldrons, nor the bag, nor cubes out of the game.
AL-083 = All school cards in play are revealed.
    .news = { SEAT($a) } reveals the { NAME("schools", $b) }: { $c ->
        [one] { $c } cube
       *[other] { $c } cubes
    } in the pool, rank { $d }.
AL-084 = The schools in play are ranked by the cubes of their ingredient in the pool, the fewest first.
AL-085 = Schools with equal numbers share a rank, and each receives the full reward of that rank.
AL-086 = No rank is skipped after a tie: the next higher number takes the next rank.
AL-087 = Each player scores the reward that the number of players and the school’s rank give.
    .news = { SEAT($a) } scores { $b ->
        [one] { $b } point
       *[other] { $b } points
    } for the school: { $c } in all.
AL-088 = Schools without a player are not ranked and use up no rank.
AL-089 = The final total is the score of the play, the points for cubes and the school’s reward, all marked on the track.
AL-090 = The highest final total wins, and its player is the Supreme Adept.
    .news = { SEAT($a) } wins with { $b ->
        [one] { $b } point
       *[other] { $b } points
    } and is the Supreme Adept.
AL-091 = Among players with the same final total, the one with the larger school reward is ahead.
AL-092 = Players equal in both share the place, and the places they would have taken are skipped: two firsts are followed by a third (1, 1, 3).
AL-093 = The points for cubes are counted before the stocks are poured together and do not change afterwards.

## Options from other editions

AL-094 = With the option setup3=amigo, three players put 10 cubes of each ingredient into the bag instead of 8.
AL-095 = With the option schools=off no school is dealt, ranked or rewarded, and players with equal totals share the place.
