# What the coach says.

lesson-first = Three with two ends
lesson-first-goal = **Four of your discs** next to each other win: upright, level or slanting. You are Red, and you begin.
lesson-first-middle = Most rows of four pass through the **middle**. Drop your first disc there.
    .wrong = Fewer rows of four pass through that column. The middle one belongs to the most.
lesson-first-upright = A disc rests on whatever lies below it. Drop another one into the middle: two of yours stand **upright** there.
    .wrong = That disc would stand alone. In the middle it stands on your first.
lesson-first-level = A row may lie **level** too. Drop one just right of the disc at the foot of the middle column.
    .wrong = That is not beside your discs. The column right of the middle puts two of them level at the foot.
lesson-first-stop = { SEAT(1) } has **three upright** on the left: a fourth would win. Put your disc on top of them.
    .wrong = Then { SEAT(1) } drops a fourth disc on top and wins. Stop that first.
lesson-first-ends = Now build three with **two free ends**: you hold two at the foot. Add one left or right of them: a single disc cannot stop both ends.
    .wrong = That makes no three in a row. The columns beside your two make three at the foot, open on both sides.
lesson-first-on = { SEAT(1) } has stopped one end: find the **other**, and you win. From now on: build two threats at once, and stop every three.
