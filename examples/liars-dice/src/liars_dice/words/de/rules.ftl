# Was von dem Spiel erzählt wird, wo es neben anderen liegt

game-liars-dice = Lügenwürfeln
game-liars-dice-about = Biete auf Würfel, die niemand sieht. 2 bis 5 Personen.
home-about-liars-dice = Fünf Würfel unter dem Becher und ein unbewegtes Gesicht. Biete höher oder zweifle.
home-players-liars-dice = 2 bis 5 Personen · etwa 15 Minuten

# Was geschehen ist

liars-dice-rolled = { $faces ->
    [none] { $player } würfelt.
   *[other] { $player } würfelt { $faces }.
}
liars-dice-bid-made = { $player } bietet { $count } × { $face }.
liars-dice-doubted = { $player } glaubt { $owner } nicht.
liars-dice-cup-lifted = { $player } hat { $faces }.
liars-dice-die-lost = { $left ->
    [0] Es sind { $amount }: { $player } verliert den letzten Würfel und scheidet aus.
   *[other] Es sind { $amount }: { $player } verliert einen Würfel und hat noch { $left }.
}
liars-dice-match-ended = { $winner } hat die letzten Würfel und gewinnt.

# Warum ein Zug nicht geht

liars-dice-not-on-turn = { $asked } ist dran.
liars-dice-not-now = Dafür ist jetzt nicht der Moment.
liars-dice-nothing-to-doubt = Es hat noch niemand geboten.
liars-dice-not-higher = Ein Gebot muss höher sein als { $count } × { $face }.
liars-dice-too-many-dice = { $count } Würfel sind mehr als die { $total } unter allen Bechern.
liars-dice-ones-are-wild = Einsen zählen als jede Zahl, deshalb bietet niemand auf sie.
liars-dice-not-that-roll = { $player } würfelt mit { $count } Würfeln.

# Rat

liars-dice-advice-bid = { $count } × { $face } stimmt mit { $percent } %.
liars-dice-advice-bluff = { $count } × { $face } ist ein Bluff: Es stimmt mit { $percent } %.
liars-dice-advice-doubt = { $count } × { $face } ist mit { $percent } % falsch.

# Das Brett

liars-dice-goal = Behalte als Letztes Würfel: Biete kühn und zweifle rechtzeitig.
liars-dice-invented = Fünf Würfel für jede Person sind üblich.
liars-dice-example = 3x5
liars-dice-short = 3 5
liars-dice-column-player = Wer
liars-dice-column-cup = Becher
liars-dice-column-last = Letzte Runde

# Im Browser: wie die Felder der Ansicht heißen

view-liars-dice-total = Würfel auf dem Tisch
view-liars-dice-wild = Einsen sind Joker
view-liars-dice-players = Am Tisch
view-liars-dice-dice = Würfel
view-liars-dice-faces = Unter dem Becher
view-liars-dice-last = Letzte Runde
view-liars-dice-bids = Gebote dieser Runde
view-liars-dice-player = Wer
view-liars-dice-count = Würfel
view-liars-dice-face = Zahl
view-liars-dice-winner = Gewonnen hat
title-does-liars-dice-bid = { $count } bieten
does-liars-dice-bid = { $count } × { $face }
does-liars-dice-doubt = Anzweifeln

ask-L-3-1 = Biete höher oder zweifle.
result-won-liars-dice = Gewonnen. Niemand hat dich rot werden sehen.
result-lost-liars-dice = Keine Würfel mehr, aber noch Ausreden.
replay-mark-liars-dice = Runde { $number }
replay-marks-liars-dice = Runden
option-liars-dice-players = Personen
option-liars-dice-wild = Einsen sind Joker
option-liars-dice-wild-about = Einsen zählen als jede Zahl.
bot-about-liars-dice-ogre = zählt an den Fingern ab
bot-about-liars-dice-goblin = überlegt ein wenig, was du haben könntest
bot-about-liars-dice-sphinx = wägt deine Gebote
bot-about-liars-dice-dragon = hat schon bessere Lügen gehört
cardset-kind-cup = Becher
