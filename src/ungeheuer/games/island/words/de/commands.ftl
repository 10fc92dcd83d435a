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
simulate-value-crystal-dragon = Kristalldrache
simulate-value-lithosaur = Lithosaurus
simulate-value-lavalord = Lavalord
simulate-value-ultimate = Letzte Prüfung
simulate-value-normal = normal
simulate-value-advanced = schwer
balance-column-mean-of-several = Mittel für 2–5
help-balance-even-odds = mit der Hausregel even_odds: Lebenspunkte nach Spielerzahl
