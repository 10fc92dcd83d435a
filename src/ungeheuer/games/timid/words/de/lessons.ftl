# Geführte erste Partien. Jede Zahl kommt aus der Partie.

lesson-timid-character = Dein erstes Verlies: nichts wie raus
lesson-timid-character-about = Du bist der Charakter: schauen, angreifen, springen und jeden Ausgang finden.
lesson-timid-character-goal = Such den Ausgang. Unter { $monsters } der { $hidden } Karten sitzen Monster, und trittst du auf ein aktives, ist es vorbei. Erst darfst du unter { $peeks } Karten schauen. Schau unter die ganz rechts.
lesson-timid-character-active = Ein Drache liebt Sackgassen, und er liegt in einer: Er fühlt sich wohl, also ist er aktiv. Schauen ist sicher. Schau jetzt unter die Karte über dir.
lesson-timid-character-shy = Eine Schlange will in einer Biegung liegen, in der sonst nichts liegt. Hier liegt eine Karte darin, also ist sie nicht aktiv. Unter { $monsters } Karten sitzen Monster, du kennst sie alle, und der Rest ist sicher. Erforsche die Karte rechts.
lesson-timid-character-danger = Der Drache liegt neben dir. Auf ein aktives Monster führt nur ein Angriff. Spar dir deinen Angriff und erforsche lieber die Karte über dir.
lesson-timid-character-exit = Gänge tun keinem was. Weiter nach oben.
lesson-timid-character-second = Der Ausgang: Du bist aus dem ersten Stockwerk heraus. Im Stockwerk { $floor } darfst du nur { $peeks ->
        [one] einmal
       *[other] { $peeks }-mal
    } schauen. Es gibt nur einen Weg, also schau dorthin.
lesson-timid-character-attack = Eine Gottesanbeterin fühlt sich im geraden Gang wohl: Sie ist aktiv und im Weg. Einmal je Stockwerk erlegt ein Angriff, worauf du trittst. Greif die Gottesanbeterin an.
lesson-timid-character-fear = Erlegt. Und Monster fürchten einander: Wer neben einem anderen Monster aufgedeckt wird, erstarrt. Erforsche die nächste Karte.
lesson-timid-character-frozen = Eine Fledermaus, die sich wohlfühlt und doch neben der Gottesanbeterin vor Schreck erstarrt. Geradeaus weiter.
lesson-timid-character-third = Stockwerk { $floor }, und kein einziger Blick. Übrig sind der Gargoyle, der in ein volles Quadrat will, und der Krake, der viele Nachbarn will. Wähl Sprung und Angriff in einem, dann die Karte über Eck, dann eine zum Überspringen: Wo du landest, wird erlegt, was dort liegt, und was du überspringst, hält dich nicht auf.
lesson-timid-character-straight = Der Krake ist erlegt, und auch die übersprungene Karte ist aufgedeckt. Was bleibt, ist eine gerade Linie: Ein Gargoyle fühlt sich nur im vollen Quadrat wohl, dich hält also nichts mehr auf. Erforsche weiter nach rechts.
lesson-timid-character-end = Du bist aus allen { $floors } Stockwerken heraus. Erlegt, übersprungen, vor Schreck erstarrt: Kein Monster hat dich aufgehalten.

lesson-timid-dungeon = Dein erstes Verlies: keiner kommt raus
lesson-timid-dungeon-about = Du bist das Verlies: Leg Karten so, dass Monster sich wohlfühlen, wo der Weg entlangführt.
lesson-timid-dungeon-goal = Jetzt bist du das Verlies. Du legst { $hand } Karten verdeckt um den Eingang, und der Charakter sucht den Ausgang. Hält ihn in einem der Stockwerke ein aktives Monster auf, gewinnst du.
lesson-timid-dungeon-build = Karten liegen Kante an Kante. Und wenn nicht? Probier es aus: Leg einen Gang an eine Ecke des Eingangs.
lesson-timid-dungeon-build-tried = Eine Ecke reicht nicht. Leg dieses Stockwerk: die Gottesanbeterin neben den Eingang in einen geraden Gang, den Ausgang dahinter; auf dem anderen Weg Gänge und in der Sackgasse den Drachen.
lesson-timid-dungeon-gone = Er sah die Gottesanbeterin, erlegte sie und ging. Eine Wache reicht nicht: Er hat in jedem Stockwerk einen Angriff und einen Sprung. Deinen Drachen hat er nie gesehen.
lesson-timid-dungeon-cross = Das zweite Stockwerk: Er darf weniger schauen. Ein Krake fühlt sich mit vielen Nachbarn wohl, eine Fledermaus, wo eine Karte über Eck liegt. Leg sie nicht nebeneinander: Dort erstarrt, wer später aufgedeckt wird. Leg dieses Stockwerk, gern auch gedreht oder gespiegelt.
lesson-timid-dungeon-end = Den Angriff wollte er sich für später aufheben. Es gibt kein Später: Der Krake hat ihn aufgehalten, und du gewinnst.
