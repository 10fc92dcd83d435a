# Guided first games. Every number comes from the match.

lesson-island-first = Your first dragon
lesson-island-first-about = Some turns against the Crystal Dragon, with a partner who heals you.
lesson-island-first-goal = You win together once the Crystal Dragon has lost its { $hp } HP. You lose if a monster begins its monster phase without HP, at too many pylons, or if a minion must come out of the empty bag. Begin beside him, in Crab Harbour.
lesson-island-first-boss = First the boss: he hit you, threw his dice, and went where most of them lie, to you. His soldier hurt you, too, and his dice brought fame, a crystal and a shield. You have { $hp } HP left.
lesson-island-first-dice = Now you have { $dice } dice, and may throw some of them again. Keep { $claws } claws, fame and heart, throw only the energy again.
lesson-island-first-enough = { $claws } claws, that is enough. Keep all dice.
lesson-island-first-attack = Attack the boss's band in your zone, with all claws at once.
lesson-island-first-shield = That is { $pool } damage. Try to hit the dragon at once.
lesson-island-first-shield-tried = Minions come first, shields before all others. Hit the shield, { $hp } HP.
lesson-island-first-soldier = Now the soldier, he has only { $hp } HP.
lesson-island-first-dragon = The way is clear: the { $pool } damage left over hits the dragon.
lesson-island-first-walk = He has { $hp } HP left. A foot takes you one zone on: go to Palmholm, where one of his dice lies.
lesson-island-first-steal = With fame you steal his die: it is of no use to him any more, and you get the fame.
lesson-island-first-ally = With your first { $fame } fame allies join you. Choose one.
lesson-island-first-heart = A heart heals. Use it for yourself.
lesson-island-first-partner = Pagurah healed you and locked a claw here, for whoever stands in this zone. In Crab Harbour { $crystals } crystals lie: one more, and a pylon rises. And now the dragon is here.
lesson-island-first-stop = { $claws } claws, what luck. Keep all dice.
lesson-island-first-unlock = Now unlock the claw that Pagurah left for you.
lesson-island-first-all = { $claws } claws: attack with all of them at once.
lesson-island-first-cannon = First the cannon, { $hp } HP.
lesson-island-first-blow = And all the rest for the dragon.
lesson-island-first-energy = What a blow. { $dice } dice show energy: together they are worth more than one by one. Use them all.
lesson-island-first-market = With { $energy } energy you go to the market. Try to buy the dearest card.
lesson-island-first-market-tried = It costs { $price }, that is too much today. Buy one of the others.
lesson-island-first-end = The dragon has lost more than half of its HP, and both of you are well. Go on like this, and the island is yours.
