# For somebody who is new: the goal, and what to do now

first-island = Bring the boss to 0 HP, all together.
first-I-2-6 = Choose a zone to begin in, but not the boss's. The third pylon or an empty bag loses.
first-I-3-3 = Something of yours can be used now. Choose it, or go on.
first-I-9-1 = Choose where the crystal grows. Three in a zone become a pylon.
first-I-9-4 = Choose where the pylon rises. Three of them, and you have lost.
first-I-10-3 = Take your dice. Locked ones in your zone may come along.
first-I-10-5 = Choose the dice that stay and throw the others again, or stop throwing.
first-I-11-1 = Use your dice: claws and feet strike, feet walk, hearts heal.
first-I-12-1 = Lock dice here: whoever comes to this zone may use them.
first-I-14-2 = Choose what is hit. Minions come before the boss, shields before all.
first-I-17-1 = Choose an ally. The more fame you have, the more of its lines help you.
first-I-18-7 = Activate a support tile before the boss acts, or go on.
first-I-18-9 = Use these dice now, like your own.
first-I-20-1 = Buy cards with your energy or sweep the market, or be done.
