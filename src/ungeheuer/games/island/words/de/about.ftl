# Was von dem Spiel gesagt wird, wo es unter anderen liegt

game-island = King of Monster Island
game-island-about = Gemeinsam gegen den Boss. 1 bis 5 Spieler.
home-about-island = Alle zusammen gegen einen Boss, der von selbst spielt und jeden Schritt begründet.
home-players-island = 1 bis 5 Spieler · etwa 60 Minuten
home-learn-island = Lernen: 5 Minuten
