## Die Regeln zum Ansehen: Kapitel, Szenen, Suche.

error-no-such-scene = Eine Szene { $scene } gibt es für { $game } nicht.
chapter-all = Alle Kapitel
chapter-rules = Die Regeln einzeln
chapter-scenes = Probier es
chapter-next = Weiter: { $title }
chapter-before = Zurück: { $title }
rules-cards = Karten
rule-scene = Eine Szene zum Ausprobieren
scene-number = { $n } von { $all }
scene-next = Nächste Szene
scene-before = Szene davor
scene-many = Wähl alles, was stimmt.
scene-one = Wähl eines.
scene-answer = Das ist meine Antwort
scene-again = Noch einmal
scene-right = Richtig.
scene-wrong = Nicht ganz.
scene-holds = richtig
scene-not = falsch
scene-told = Die Stellung in Worten
scene-picture = Die Stellung
