## What the chapters of the rules are about.

chapter-timid-T-1 = One of you is the dungeon and hides two monsters, the other is the character and looks for three exits.
chapter-timid-T-2 = Six cards face down around the entrance, all of them edge to edge. What lies where only the dungeon knows.
chapter-timid-T-3 = A monster only dares where it feels at home: its pattern must fit the cards around it. And two side by side scare each other.
chapter-timid-T-4 = First you look under cards: two, one, none. Then you explore as far as you like; attack and jump you have once each floor.
chapter-timid-T-5 = At the exit the floor is torn down. Monsters that were seen lie open, the others stay a secret; two new ones come.
chapter-timid-O = Play twice with swapped roles, and see who got further.
chapter-timid-T-6 = Which monsters are drawn, and how likely it is.

## Scenes: the question, then why it is so; and what can be chosen.

choice-timid-bat = The bat
choice-timid-dragon = The dragon
choice-timid-mantis = The mantis
choice-timid-serpent = The serpent
choice-timid-kraken = The kraken
choice-timid-gargoyle = The gargoyle
choice-timid-stops = It stops the character.
choice-timid-freezes = It freezes with fear.
choice-timid-slain = It is slain.
choice-timid-stopped = The character is stopped.
choice-timid-looks-on = Nothing: he looks under the next card.
choice-timid-landing-slain = The monster he lands on is slain.
choice-timid-jumped-freezes = The monster he jumps over freezes.

scene-timid-corner = You are the dungeon, and this is your floor. Which of these monsters is active?
scene-timid-corner-why = The serpent lies in a bare corner, as it likes it. The dragon wants a dead end, and here cards lie on both sides of it.
scene-timid-crossing = Another floor of yours. Which of these monsters is active?
scene-timid-crossing-why = The kraken wants cards on at least three sides and has them. The bat wants a card across a corner, and there is none.
scene-timid-block = And here? Which of these monsters is active?
scene-timid-block-why = Both. The gargoyle lies in a full square, and the entrance counts as a card; the mantis lies in a straight passage. They do not touch.
scene-timid-neighbours = The character looked under two cards: the mantis first, then the bat beside it. Both lie as they like it. Which of them is active?
scene-timid-neighbours-why = Of two monsters edge to edge the one turned up first behaves as ever. The second one freezes.
scene-timid-frightened = The character has slain the mantis. Behind the next card the bat is hiding, right where it feels at home. He steps onto it. What does it do?
scene-timid-frightened-why = Beside another monster, even a slain one, the second to be turned up freezes. The way to the exit is free.
scene-timid-look = At the beginning the character looks under the card above the entrance, and it is the mantis, at home. What happens to him?
scene-timid-look-why = Looking is safe: a monster turned up like this stops nobody. It stays where it is, and alive.
scene-timid-danger = The mantis lies open, active and right before him. What may the character do?
scene-timid-danger-why = He cannot just walk onto a monster that is active; he attacks it, or jumps over it.
scene-timid-missed = The character attacked a card, and it was a corridor. What may he do now?
scene-timid-missed-why = The attack is spent all the same, for this floor. Exploring and the jump are left to him.
scene-timid-jump = The character stands on the entrance. Which jumps are possible?
scene-timid-jump-why = He jumps over a card beside him onto a card beside that one, straight or around the corner. With two cards in between he names the one he jumps over.
scene-timid-jump-attack = Attack and jump at once: the character jumps over the mantis onto the bat, and strikes where he lands. What is true then?
scene-timid-jump-attack-why = The attack hits the card he lands on, which is turned up first. So the mantis is the second one, and freezes.
scene-timid-leaving = The character jumps over a card right onto the exit. How many cards are turned up by that?
scene-timid-leaving-why = Only the exit. Reaching it ends the floor at once; what he jumped over stays a secret.
