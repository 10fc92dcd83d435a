# One sentence for each number in the picture.

glance-mighty-1 = A king tile for every round. After the last one, most gold wins.
glance-mighty-2 = Three monsters in hand; you play two of them.
glance-mighty-3 = Two monsters share a guardian: their sum counts.
glance-mighty-4 = The back tells the range: he may be that weak or that strong.
glance-mighty-5 = Displace a weaker monster, if the sum lies below the guardian’s highest strength. It costs 1 gold; its owner gets 0, 1 or 2 more, by the stars.
glance-mighty-6 = Beaten: loot in halves, the odd coin to the stronger monster.
glance-mighty-7 = Too weak: the fight is over. Everybody from here on pays for healing.
glance-mighty-8 = What you played rests for a round.
