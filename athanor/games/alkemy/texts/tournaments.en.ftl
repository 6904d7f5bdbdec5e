## Competitive mode

AK-250 = In a tournament, campaign or league each player secretly chooses, before the first turn, a secret objective that he has not used there yet; none when all are used.
AK-251 = At the end the secret objectives are revealed. A win gives 6 victory points, a draw 3, a loss 1; an accomplished objective adds its points, and its bonus if its owner won.
AK-252 = Players are ranked by their victory points; equal ones by the scenario index.
AK-253 = The scenario index of a match is a hundred times one’s share of the scenario points, rounded half up, and 50 for both when there are none. That of an event is the sum over its matches.
AK-254 = Further tie-breaks are the organiser’s: unless he says otherwise, the number of wins, then the points of secret objectives, then the lot.
