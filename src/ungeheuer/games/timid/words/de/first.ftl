# Für alle, die neu sind: das Ziel, und was jetzt zu tun ist

first-timid-dungeon = Ein aktives Monster soll den Charakter aufhalten.
first-timid-character = Such den Ausgang; ein aktives Monster beendet es.
first-T-2-1 = Wähle eine Karte, dann ein Feld. Wo ein Monster zu Hause ist, ist es aktiv.
first-T-4-1 = Bevor du losgehst, ein Blick: Wähle eine Karte, sie wird aufgedeckt.
first-T-4-2 = Wähle, worauf du trittst. Angriff und Sprung hast du je Stockwerk einmal.
