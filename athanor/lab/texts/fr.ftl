title = { $name } : ce que le laboratoire a trouvé
played = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
} : { $who }.
made-with = Boîte { $box }, édition { $edition }.
as-it-is = telle quelle
changed = changée
stands-out = Ce qui ressort
nothing-stands-out = Rien ne ressort : ces parties ne distinguent rien d’une part égale.
out-above = { $kind }, { $name } : { $rate } des victoires, là où { $even } serait égal ({ $low } à { $high }).
kind-seat = place
kind-opening = ouverture
kind-mean = moyenne
name-seat = place { $number }
column-lines = décisions
column-winner = total du vainqueur
column-total = total
col-name = quoi
col-there = présences
col-wins = victoires
col-span = intervalle
col-lead = avance
col-sure = par hasard
col-mean = moyenne
col-spread = minimum, quartiles, maximum
col-before = d’abord
col-after = ensuite
col-difference = différence
columns = Les nombres des parties
columns-note = Par partie, ou par place dans la partie. La boîte contient la moitié du milieu ; son trait est la médiane, le point la moyenne.
kinds-note = La ligne pointillée est une part égale des victoires, la barre l’intervalle à 95 %. « Par hasard » dit combien de fois le seul hasard montrerait autant quelque part dans tous ces tableaux (Holm) : sous 5 %, cela ressort, en rouge.
mark-note = Ce que le vainqueur avait en plus peut être le signe d’une bonne partie aussi bien que sa cause.
differences = Ce qui diffère de la boîte telle quelle : { $variant }
differences-two = Ce qui diffère
nothing-differs = Rien ne diffère au-delà du hasard.
dials = Les réglages
rate-of = { $rate }, de { $low } à { $high }
more = { $count ->
    [one] encore une ligne
   *[other] encore { $count } lignes
} dans le fichier CSV
