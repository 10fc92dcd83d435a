# Der Befehl `ungeheuer balance`

help-balance = messen, wie oft Bots jeden Boss besiegen (island)
help-balance-bot = der Bot auf allen Plätzen
help-balance-number = Partien je Boss, Seite und Spielerzahl
help-balance-file = wo die Zahlen stehen; ein abgebrochener Lauf geht dort weiter
help-balance-bosses = welche Bosse, durch Kommas getrennt; ultimate für die Herausforderung
help-balance-sides = welche Seiten der Bosse, durch Kommas getrennt
help-balance-players = welche Spielerzahlen
balance-column-boss = Boss
balance-column-side = Seite
balance-column-target = Ziel für 2–5
balance-column-mean = Mittel

# Die Tabelle von `ungeheuer simulate`

simulate-axis-boss = Boss
simulate-axis-side = Seite
simulate-value-crystal-dragon = Crystal Dragon
simulate-value-lithosaur = Lithosaur
simulate-value-lavalord = Lavalord
simulate-value-ultimate = Ultimative Herausforderung
simulate-value-normal = normal
simulate-value-advanced = fortgeschritten

# Optionen auf der Befehlszeile

help-option-island-players = wie viele gemeinsam spielen
help-option-island-boss = gegen welchen Boss es geht, oder ultimate für alle drei nacheinander
help-option-island-side = wie schwierig der Boss ist
help-option-island-zone = in welcher Zone der Boss beginnt
help-option-island-start = welcher Platz beginnt, gezählt ab 0
help-option-island-monsters = wer welches Monster spielt, ein Name je Platz, durch Kommas getrennt
help-option-island-support-either-or = ein Hilfeplättchen wird in einem Zug aktiviert oder aufgeladen, nicht beides
help-option-island-turn-limit = nach wie vielen Zügen die Partie verloren ist
help-option-island-even-odds = eine Hausregel: mehr oder weniger Lebenspunkte für den Boss je nach Spielerzahl, damit jede Spielerzahl ähnliche Chancen hat
balance-column-mean-of-several = Mittel für 2–5
help-balance-even-odds = mit der Hausregel even_odds: Lebenspunkte nach Spielerzahl
