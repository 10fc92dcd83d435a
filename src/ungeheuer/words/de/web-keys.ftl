# The list of keys, and the whole screen.

key-tab = Tabulator
key-tab-does = weiter zum nächsten Bedienelement, mit Umschalt zurück
key-arrows = ← ↑ → ↓
key-arrows-does = auf dem Brett von Ziel zu Ziel
key-enter = Eingabe
key-enter-does = wählen, was markiert ist
key-escape = Esc
key-escape-does = einen Schritt zurück: Gewähltes zurücklegen, ein Blatt schließen
key-digits = 1 … 0
key-space = Leertaste
key-backspace = Rücktaste
key-end-turn = E
key-end-turn-does = deinen Zug beenden, wenn er darauf wartet
key-list-does = diese Liste zeigen oder schließen

key-undo = Strg Z
key-undo-does = deinen letzten Zug zurücknehmen
key-redo = Strg Y
key-redo-does = ihn noch einmal machen
key-hint = H
key-hint-does = nach einem Tipp fragen
key-rules = R
key-rules-does = die Regeln lesen, bei der, um die es gerade geht
key-log = L
key-log-does = lesen, was geschehen ist
full-screen = Ganzer Bildschirm
full-screen-about = Nur der Tisch, bis du Esc drückst.
