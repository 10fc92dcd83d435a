# What is told of the game where it lies among others

game-timid = Shy Monsters
game-timid-about = One builds a dungeon, the other must get out. 2 players.
home-about-timid = One hides six shy monsters in a dungeon of cards. The other wants out, in one piece.
home-players-timid = 2 players · about 15 minutes
home-learn-timid = Learn it: 4 minutes
