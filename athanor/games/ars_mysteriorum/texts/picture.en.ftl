# The words of the picture of Ars Mysteriorum.

## Panels

pic-panel-seats = Players
pic-panel-standing = Standing
pic-panel-tents = Tents
pic-panel-time = Time
pic-panel-earth = Earth
pic-panel-water = Water
pic-panel-fire = Fire
pic-panel-air = Air
pic-panel-book = Book
pic-panel-hand = Hand
pic-panel-mysteries = Mysteries
pic-panel-final = The account

## Where choices are

pic-where-colour = choose a glowing apprentice in its tent
pic-where-first = choose a glowing recipe, or a token of a supply to trade for
pic-where-give = choose a glowing token of your hand
pic-where-bid = choose a glowing card of your hand
pic-where-window_3 = choose a glowing mystery card of your hand
pic-where-select = choose a glowing mystery card
pic-where-keep = choose one of the two cards before you
pic-where-place = pick a card of your hand, then a glowing favour field
pic-where-window_5 = choose a glowing mystery card of your hand
pic-where-window_6 = choose a glowing mystery card of your hand
pic-where-trade = choose the token you want from a supply
pic-where-move = choose the ground of a tent
pic-where-pay = choose a glowing token of your hand
pic-where-neutral = choose the ground of a tent
pic-where-brew = choose a glowing recipe; or one of your tokens to buy a mystery card
pic-where-save = choose a glowing token of your hand
pic-where-window_9 = choose a glowing mystery card of your hand
pic-where-horn = choose a token from a glowing supply
pic-where-counter = or your Counterspell, if it glows in your hand
pic-where-aim-glass_eye = choose a glowing favour field to look at
pic-where-aim-false_seal = choose the favour field where it goes
pic-where-aim-jostle = choose the tent where it goes
pic-where-aim-letter = choose the ground of a tent
pic-where-aim-invisible_ink = choose a glowing recipe to replace
pic-where-pick-false_seal = which of your cards moves?
pic-where-pick-jostle = which apprentice moves?
pic-where-aim-patronage = which prince?
pic-where-pick-tithe = choose a glowing favour field
pic-where-aim-tithe = from which card?
pic-where-pick-rising_star = choose a glowing favour field
pic-where-aim-rising_star = for which of your cards?

## What is asked, how far the match is

pic-winner = { SEAT($a) } wins
pic-winners = { $names } win together
pic-aiming = { $card }: { $what }
pic-ask-counter = { SEAT($a) } plays { $card }: counter it?
pic-ask-give = For a token of { $element }, give { $n } { $n ->
    [one] token
   *[other] tokens
}.
pic-secret = Mystery cards?
pic-bidding = { $n ->
    [one] One player is still choosing a favour card.
   *[other] { $n } players are still choosing a favour card.
}
pic-waits = { $who } is to act.
pic-setup = setup
pic-round = { $left ->
    [0] round { $n }, the last
    [one] round { $n }, 1 more at most
   *[other] round { $n }, { $left } more at most
}
pic-phase-1 = Stock
pic-phase-2 = Reveal
pic-phase-3 = Order
pic-phase-4 = Selection
pic-phase-5 = Favours
pic-phase-6 = Elements
pic-phase-7 = Apprentices
pic-phase-8 = Recipes
pic-phase-9 = Salaries

## Keys

pic-position = Place { $n }
pic-taken = { $n }: { SEAT($a) }
pic-back = Put the card back
pic-apprentice = { SEAT($a) }’s apprentice
pic-favour-at = Your { $n } at { $element }
pic-favour-of = { SEAT($a) }’s { $n } at { $element }

## Tents

pic-master-0 = Time
pic-master-1 = Earth
pic-master-2 = Water
pic-master-3 = Fire
pic-master-4 = Air
pic-supply = { $n ->
    [0] The supply is empty.
    [one] 1 token in the supply
   *[other] { $n } tokens in the supply
}
pic-pile = { $n ->
    [0] No recipe is left in the pile.
    [one] 1 recipe in the pile
   *[other] { $n } recipes in the pile
}
pic-bins = The bins: the best favour card here wins the first one, the next the second.
pic-go = go for
pic-stay = stay for
pic-lay = lay the { $n } here
pic-favours-later = favours: phase V
pic-no-bin = { $n ->
    [one] 1 favour card won no bin.
   *[other] { $n } favour cards won no bin.
}
pic-pick = Pick the { $n }
pic-aim = { $card }: choose its target
pic-look-here = { $card }: a card at { $element }
pic-raise = +{ $n } a round for you
pic-copies = ×{ $n } pay { $florims }

## Players

pic-you = you
pic-per-round = +{ $n } a round
pic-mysteries-held = { $n ->
    [one] 1 mystery card
   *[other] { $n } mystery cards
}
pic-favours-held = { $n ->
    [one] 1 favour card
   *[other] { $n } favour cards
}
pic-no-favours = no favour card in hand

## The book

pic-book = Your recipe book
pic-wages = salary { $n } = duplicates { $d } + princes { $p } + masters { $m }
pic-award = { FLORIMS($n) } at the end for most recipes of this family; now: { $who }
pic-nobody = nobody
pic-family-0 = Metals
pic-family-1 = Gems
pic-family-2 = Fine stones
pic-family-3 = Aromatics
pic-family-4 = Colourants

## Hand and mysteries

pic-hand = Your hand
pic-in-pile = { $n ->
    [one] 1 in the pile
   *[other] { $n } in the pile
}
pic-face-up = face up, taken in phase IV
pic-known = taken in sight of all
pic-left-over = left in the hands
pic-none-known = none lies face up
pic-before-you = the two before you
pic-played = played now; may be countered
pic-when-window_3 = phase III
pic-when-select = phase IV, your turn
pic-when-place = phase V, your turn
pic-when-window_5 = end of phase V
pic-when-window_6 = phase VI
pic-when-window_9 = phase IX
pic-when-move = phase VII, your turn
pic-when-brew = phase VIII, your turn
pic-when-counter = at any time

## The end

pic-column-bonus = recipes
pic-column-duplicates = duplicates
pic-column-princes = princes
pic-column-masters = masters
pic-column-awards = awards
pic-column-other = other
pic-from-bonus = recipes { $n }
pic-from-duplicates = duplicates { $n }
pic-from-princes = princes { $n }
pic-from-masters = masters { $n }
pic-from-awards = awards { $n }
pic-from-other = start and taxes { $n }

## In words

pic-nothing = nothing
pic-words-phase = Phase { $n }: { $name }
pic-words-tent = The { $tent } ({ $element })
pic-words-apprentices = Apprentices here: { $names }
pic-words-bins = Bins: { $list }
pic-words-favours = Favours: { $list }
pic-words-favour = the { $n } { OF($a) }
pic-words-hidden = { $n ->
    [one] 1 card face down { OF($a) }
   *[other] { $n } cards face down { OF($a) }
}
pic-words-recipe = { $name }: costs { $cost }; brings { $bonus }; { $copies }.
pic-words-player = { $you ->
    [1] { $place }: { SEAT($a) }, you
   *[other] { $place }: { SEAT($a) }
}
pic-words-bid = Bid { $n } for the order
pic-words-book = Book: { $items }. Recipes by family: { $families }. Every round: { $wages }.
pic-words-line = { $name }: { $list }. Florims a round by number of different items: { $scale }. Now { $n } in the open book.
pic-words-pawn = the one { OF($a) }
pic-words-mysteries = Mystery cards: { $pile }; { $words }.
pic-words-known = - In the hand { OF($a) }: { $list }.
pic-words-by = Played by { SEAT($a) }.
pic-words-hand = Your favour cards: { $favours }. Your mystery cards:
pic-words-account = { $place }: { SEAT($a) }, { FLORIMS($n) }: { $list }.
