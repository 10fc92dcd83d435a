effect-swap = tausche den Platz mit einem anderen Monster
cardset-do-swap = Plätze tauschen
