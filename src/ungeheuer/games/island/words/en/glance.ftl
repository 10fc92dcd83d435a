# One sentence for each number in the picture.

glance-island-1 = All of you against the boss: bring him to 0 health.
glance-island-2 = Lost: a monster begins its turn with 0, three pylons stand, or a minion is to come from an empty bag.
glance-island-3 = Before each turn the boss acts: ability, dice into the zones, a walk to where most lie, his minions, his dice there.
glance-island-4 = Then you: six dice, three throws, keep what you like.
glance-island-5 = Energy counts more together. It buys cards.
glance-island-6 = In your zone shields fall first, then minions, then the boss; each in one blow.
glance-island-7 = Three crystals in a zone become a pylon. Stealing his dice with a star prevents it.
glance-island-8 = Lock dice in a zone: whoever comes there may use them.
