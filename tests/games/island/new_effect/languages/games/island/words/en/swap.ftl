effect-swap = change places with another monster
