# For somebody who is new: the goal, and what to do now

first-mighty = At the end, the most gold wins.
first-M-3-1 = Lay a monster: two must match a guardian, or all from there on pay.
