## Competitive mode

AK-252 = Players are ranked by their victory points; equal ones by the scenario index.
AK-253 = The scenario index of a match is a hundred times one’s share of the scenario points, rounded half up, and 50 for both when there are none. That of an event is the sum over its matches.
AK-254 = Further tie-breaks are the organiser’s: unless he says otherwise, the number of wins, then the points of secret objectives, then the lot.
