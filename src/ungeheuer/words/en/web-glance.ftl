# A game in one picture, to look at and to print.

glance-title = { $game } at a glance
glance-others = All games at a glance
glance-print = Print
