# One sentence for each number in the picture.

glance-timid-1 = The dungeon lays six cards face down, edge to edge: the exit, three corridors, two monsters.
glance-timid-2 = A monster is active where its pattern fits: + needs a card there, × needs none.
glance-timid-3 = Of two monsters side by side, the one turned up second freezes.
glance-timid-4 = The character first looks under 2 cards, on the second floor under 1, on the third under none.
glance-timid-5 = Then walk, card by card. Attack and jump: each once a floor.
glance-timid-6 = Step on an active monster, and the dungeon has won.
glance-timid-7 = Out by the exit of all three floors: the character has won.
