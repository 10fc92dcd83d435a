# Für alle, die neu sind: das Ziel, und was jetzt zu tun ist

first-island = Bringt den Boss gemeinsam auf 0 Leben.
first-I-2-6 = Wähle deine Zone, nicht die des Bosses. Beim dritten Pfeiler oder leerem Beutel verliert ihr.
first-I-3-3 = Etwas von dir lässt sich jetzt nutzen. Wähle es, oder mach weiter.
first-I-9-1 = Wähle, wo der Kristall wächst. Drei in einer Zone werden ein Pfeiler.
first-I-9-4 = Wähle, wo der Pfeiler errichtet wird. Bei drei Pfeilern habt ihr verloren.
first-I-10-3 = Nimm deine Würfel. Gesperrte in deiner Zone dürfen mit.
first-I-10-5 = Wähle, welche Würfel bleiben, wirf die anderen neu, oder hör auf zu werfen.
first-I-11-1 = Nutze die Würfel: Krallen und Füße treffen, Füße gehen, Herzen heilen.
first-I-12-1 = Sperre Würfel hier: Wer in diese Zone kommt, darf sie nutzen.
first-I-14-2 = Wähle, was getroffen wird. Schergen kommen vor dem Boss, Schilde zuerst.
first-I-17-1 = Wähle einen Verbündeten. Je mehr Ruhm du hast, desto mehr Zeilen helfen dir.
first-I-18-7 = Aktiviere vor dem Boss ein Hilfeplättchen, oder mach weiter.
first-I-18-9 = Nutze jetzt diese Würfel, wie deine eigenen.
first-I-20-1 = Kauf Karten mit deiner Energie oder erneuere den Markt, oder lass es gut sein.
