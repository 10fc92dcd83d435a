# What is told of the game where it lies among others

game-island = King of Monster Island
game-island-about = Together against the boss. 1 to 5 players.
home-about-island = All together against one boss that plays itself, and explains every step.
home-players-island = 1 to 5 players · about 60 minutes
home-learn-island = Learn it: 5 minutes
