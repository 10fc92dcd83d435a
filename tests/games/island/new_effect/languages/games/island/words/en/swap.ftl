effect-swap = change places with another monster
cardset-do-swap = change places
