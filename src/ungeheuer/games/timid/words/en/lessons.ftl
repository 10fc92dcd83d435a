# Guided first games. Every number comes from the match.

lesson-timid-character = Your first dungeon: get out
lesson-timid-character-about = You are the character: look, attack, jump, and find every exit.
lesson-timid-character-goal = Find the exit. Under { $monsters } of the { $hidden } cards sit monsters, and stepping onto an active one is the end. First you may look under { $peeks } cards. Look at the one far to the right.
lesson-timid-character-active = A dragon loves a dead end, and it lies in one: it is comfortable, so it is active. Looking is safe. Now look at the card above you.
lesson-timid-character-shy = A serpent wants to lie in a bend with nothing inside it. Here a card lies inside, so the serpent is not active. Under { $monsters } cards sit monsters, you know them all, and the rest is safe. Explore the card to the right.
lesson-timid-character-danger = The dragon lies next to you. Onto an active monster only an attack leads. Save your attack, and explore the card above you instead.
lesson-timid-character-exit = Corridors hurt nobody. Go on upwards.
lesson-timid-character-second = The exit: you are out of the first floor. On floor { $floor } you may look just { $peeks ->
        [one] once
       *[other] { $peeks } times
    }. There is only one way, so look at it.
lesson-timid-character-attack = A mantis is comfortable in a straight passage, so it is active, and in your way. Once a floor an attack slays what you step onto. Attack the mantis.
lesson-timid-character-fear = Slain. And monsters fear each other: whoever is turned up next to another monster freezes. Explore the next card.
lesson-timid-character-frozen = A bat, comfortable, and yet frozen with fright beside the mantis. Straight on.
lesson-timid-character-third = Floor { $floor }, and no look at all. Left are the gargoyle, which wants to be in a full square, and the kraken, which wants many neighbours. Choose jump and attack in one, then the card across the corner, then one to jump over: what lies where you land is slain, what you jump over cannot stop you.
lesson-timid-character-straight = The kraken is slain, and the card you jumped over is turned up as well. What is left is a straight line: a gargoyle is comfortable in a full square only, so nothing can stop you. Explore on to the right.
lesson-timid-character-end = You are out of all { $floors } floors. Slain, jumped over, frozen with fright: no monster has stopped you.

lesson-timid-dungeon = Your first dungeon: let nobody out
lesson-timid-dungeon-about = You are the dungeon: lay cards so that monsters are comfortable where the way leads.
lesson-timid-dungeon-goal = Now you are the dungeon. You lay { $hand } cards around the entrance, face down, and the character looks for the exit. If an active monster stops him on any floor, you win.
lesson-timid-dungeon-build = Cards touch edge to edge. What if they do not? Try it: lay a corridor at a corner of the entrance.
lesson-timid-dungeon-build-tried = A corner is not enough. Lay this floor: the mantis beside the entrance in a straight passage, the exit behind her; on the other way corridors, and the dragon in the dead end.
lesson-timid-dungeon-gone = He looked at the mantis, slew her and left. One guard is not enough: on every floor he has an attack and a jump. Your dragon he never saw.
lesson-timid-dungeon-cross = The second floor: he has fewer looks. A kraken is comfortable among many neighbours, a bat where a card lies at a corner. Keep them apart: of monsters side by side the one that is turned up later freezes. Lay this floor, turned or mirrored as you like.
lesson-timid-dungeon-end = He wanted to save his attack for later. There is no later: the kraken has stopped him, and you win.
