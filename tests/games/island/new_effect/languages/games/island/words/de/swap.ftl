effect-swap = tausche den Platz mit einem anderen Monster
