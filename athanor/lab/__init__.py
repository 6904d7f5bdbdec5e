"""The lab: matches between bots by the thousand, and what they tell."""
