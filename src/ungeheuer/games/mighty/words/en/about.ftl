# What is told of the game where it lies among others

game-mighty = Mighty Monsters
game-mighty-about = Share and steal the king's gold. 3 to 6 players.
home-about-mighty = Plunder the king's castle in pairs, share the gold, and push each other out of the best places.
home-players-mighty = 3 to 6 players · about 30 minutes
home-learn-mighty = Learn it: 4 minutes
