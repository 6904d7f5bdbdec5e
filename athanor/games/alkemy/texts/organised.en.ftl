## What only Alkemy counts in events, and what events call in its words

event-tie-index = Scenario index
event-tie-objectives = Objectives
event-tie-scenario = Scenario points
event-tie-losses = Losses
event-tie-painting = Painting
event-tie-index-line = the share of scenario points, summed over the matches
event-tie-objectives-line = points of secret objectives
event-tie-scenario-line = scenario points, summed over the matches
event-tie-losses-line = figures lost, the fewer the better
event-tie-painting-line = marks for the painting of the troop
event-scenario = Scenario points
event-losses = Figures lost
event-objective = Secret objective
event-achieved = accomplished
event-no-objective = none
event-marks = Marks for painting
