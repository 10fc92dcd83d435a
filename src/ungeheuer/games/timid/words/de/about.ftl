# Was von dem Spiel gesagt wird, wo es unter anderen liegt

game-timid = Mutlose Monster
game-timid-about = Einer baut das Verlies, der andere muss hinaus. 2 Spieler.
home-about-timid = Einer versteckt sechs mutlose Monster in einem Verlies aus Karten. Der andere will heil hinaus.
home-players-timid = 2 Spieler · etwa 15 Minuten
home-learn-timid = Lernen: 4 Minuten
