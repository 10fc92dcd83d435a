# Der Befehl `ungeheuer fairness`

help-fairness = messen, wer nach der Reihenfolge am Tisch gewinnt (mighty)
help-fairness-bot = der Bot auf allen Plätzen
help-fairness-players = wie viele mitspielen
help-fairness-chain = mit der Variante der Ketten
help-fairness-king = mit der Variante des Königs
