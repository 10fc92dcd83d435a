# For somebody who is new: the goal, and what to do now

first-timid-dungeon = An active monster shall stop the character.
first-timid-character = Find the exit; an active monster ends it.
first-T-2-1 = Choose a card, then a place. Where a monster is at home it is active.
first-T-4-1 = Before you go, look: choose a card, it is turned up.
first-T-4-2 = Choose a card to step onto. Attack and jump: once a floor each.
