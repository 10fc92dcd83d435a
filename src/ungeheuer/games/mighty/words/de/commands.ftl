# Der Befehl `ungeheuer fairness`

help-fairness = messen, wer nach der Reihenfolge am Tisch gewinnt (mighty)
help-fairness-bot = der Bot auf allen Plätzen
help-fairness-players = wie viele mitspielen
help-fairness-chain = mit der Variante „Wächterkette“
help-fairness-king = mit der Variante „Des Königs neue Regeln“
fairness-title = { $title }, { $bot } auf allen Plätzen, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
fairness-column-turn = am Zug
fairness-column-won = gewonnen
fairness-column-interval = Intervall
fairness-column-score = Gold im Mittel
fairness-column-place = Rang
fairness-column-mean = Mittel
fairness-column-least = wenigstens
fairness-column-low = 10 %
fairness-column-middle = Mitte
fairness-column-high = 90 %
fairness-column-most = höchstens
fairness-shared = geteilte Siege: { $count }

# Optionen auf der Befehlszeile

help-option-mighty-players = wie viele mitspielen
help-option-mighty-chain = die Wächter liegen nach Level sortiert, die niedrigsten Level am Schlosstor
help-option-mighty-king = jede Runde ändert ein Königsplättchen eine Regel
help-option-mighty-kinds = wer welchen Monstertyp spielt, ein Name je Platz, durch Kommas getrennt
