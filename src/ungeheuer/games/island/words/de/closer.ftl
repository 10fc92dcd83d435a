# aus der Nähe

isle-sort-event = EREIGNIS
isle-origin-printed = gedruckt: so steht es in den Regeln oder auf dem Stück
isle-origin-source = aus einer öffentlichen Quelle
isle-origin-house = erfunden: Das gedruckte Stück kennen wir nicht
isle-origin-some = von uns erfunden: { $values }
isle-value-name = der Name
isle-value-text = was es bewirkt
isle-value-cost = der Preis
zone-about-0 = Eine stille Lagune. Man geht auf Muscheln, und manche gehen weg.
zone-about-1 = Der letzte Kran läuft noch. Die Krabben bedienen ihn.
zone-about-2 = Palmen, eine Hütte, ein Ausblick. Ab und zu auch ein Boss.
zone-about-3 = Farne, so hoch wie Häuser, und Häuser, so klein wie Pilze.
zone-about-4 = Heiße Quellen zur vollen Stunde, und das alle Viertelstunden.
zone-about-5 = Hier schlägt der Blitz zweimal ein, denn jemand hat eine Antenne aufgestellt.
