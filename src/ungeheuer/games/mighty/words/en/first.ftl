# For somebody who is new: the goal, and what to do now

first-mighty = The most gold wins. Percent: how surely a guardian falls.
first-M-3-1 = Lay a monster. Where a pair is too weak, all from there on pay.
