# Was von dem Spiel gesagt wird, wo es unter anderen liegt

game-mighty = Mächtige Monster
game-mighty-about = Stehlt das Gold des Königs und teilt es. 3 bis 6 Spieler.
home-about-mighty = Plündert zu zweit das Schloss des Königs, teilt das Gold und verdrängt einander von den besten Plätzen.
home-players-mighty = 3 bis 6 Spieler · etwa 30 Minuten
home-learn-mighty = Lernen: 4 Minuten
