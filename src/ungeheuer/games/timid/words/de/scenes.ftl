## Worum es in den Kapiteln der Regeln geht.

chapter-timid-T-1 = Einer von euch ist das Verlies und versteckt zwei Monster, der andere ist der Charakter und sucht drei Ausgänge.
chapter-timid-T-2 = Sechs Karten verdeckt um den Eingang, alle Kante an Kante. Was wo liegt, weiß nur das Verlies.
chapter-timid-T-3 = Ein Monster traut sich nur, wo es sich wohlfühlt: Sein Muster muss zu den Karten ringsum passen. Und zwei nebeneinander machen sich Angst.
chapter-timid-T-4 = Erst schaust du unter Karten: zwei, eine, keine. Dann erforschst du, so weit du willst; Angriff und Sprung hast du je Stockwerk einmal.
chapter-timid-T-5 = Am Ausgang wird das Stockwerk abgerissen. Gesehene Monster liegen offen, die anderen bleiben geheim; zwei neue kommen.
chapter-timid-O = Spielt zweimal mit getauschten Rollen und seht, wer weiter kam.
chapter-timid-T-6 = Welche Monster gezogen werden, und wie wahrscheinlich es ist.

## Szenen: die Frage, dann warum es so ist; und was zur Wahl steht.

choice-timid-bat = Die Fledermaus
choice-timid-dragon = Der Drache
choice-timid-mantis = Die Gottesanbeterin
choice-timid-serpent = Die Schlange
choice-timid-kraken = Der Krake
choice-timid-gargoyle = Der Gargoyle
choice-timid-stops = Sie hält den Charakter auf.
choice-timid-freezes = Sie erstarrt vor Angst.
choice-timid-slain = Sie wird erlegt.
choice-timid-stopped = Der Charakter wird aufgehalten.
choice-timid-looks-on = Nichts: Er schaut unter die nächste Karte.
choice-timid-landing-slain = Das Monster, auf dem er landet, wird erlegt.
choice-timid-jumped-freezes = Das Monster, über das er springt, erstarrt.

scene-timid-corner = Du bist das Verlies, und dies ist dein Stockwerk. Welches dieser Monster ist aktiv?
scene-timid-corner-why = Die Schlange liegt in einer kahlen Ecke, wie sie es mag. Der Drache will eine Sackgasse, und hier liegen auf beiden Seiten Karten.
scene-timid-crossing = Noch ein Stockwerk von dir. Welches dieser Monster ist aktiv?
scene-timid-crossing-why = Der Krake will an mindestens drei Seiten Karten und hat sie. Die Fledermaus will eine Karte über Eck, und da ist keine.
scene-timid-block = Und hier? Welches dieser Monster ist aktiv?
scene-timid-block-why = Beide. Der Gargoyle liegt in einem vollen Quadrat, und der Eingang zählt als Karte; die Gottesanbeterin liegt in einem geraden Gang. Sie grenzen nicht aneinander.
scene-timid-neighbours = Der Charakter hat unter zwei Karten geschaut: zuerst die Gottesanbeterin, dann daneben die Fledermaus. Beide liegen, wie sie es mögen. Welche ist aktiv?
scene-timid-neighbours-why = Von zwei Monstern Kante an Kante verhält sich das zuerst aufgedeckte wie immer. Das zweite erstarrt.
scene-timid-frightened = Der Charakter hat die Gottesanbeterin erlegt. Unter der nächsten Karte steckt die Fledermaus, genau da, wo sie sich wohlfühlt. Er tritt darauf. Was tut sie?
scene-timid-frightened-why = Neben einem anderen Monster, auch einem erlegten, erstarrt das als zweites aufgedeckte. Der Weg zum Ausgang ist frei.
scene-timid-look = Zu Beginn schaut der Charakter unter die Karte über dem Eingang, und es ist die Gottesanbeterin, die sich wohlfühlt. Was geschieht mit ihm?
scene-timid-look-why = Schauen ist sicher: Ein so aufgedecktes Monster hält niemanden auf. Es bleibt, wo es ist, und am Leben.
scene-timid-danger = Die Gottesanbeterin liegt offen, aktiv und direkt vor ihm. Was darf der Charakter?
scene-timid-danger-why = Auf ein aktives Monster geht er nicht einfach; er greift es an oder springt darüber.
scene-timid-missed = Der Charakter hat eine Karte angegriffen, und es war ein Gang. Was darf er jetzt noch?
scene-timid-missed-why = Der Angriff ist trotzdem verbraucht, für dieses Stockwerk. Erforschen und der Sprung bleiben ihm.
scene-timid-jump = Der Charakter steht auf dem Eingang. Welche Sprünge sind möglich?
scene-timid-jump-why = Er springt über eine Karte neben sich auf eine Karte neben dieser, gerade oder um die Ecke. Liegen zwei Karten dazwischen, nennt er die, über die er springt.
scene-timid-jump-attack = Angriff und Sprung zugleich: Der Charakter springt über die Gottesanbeterin auf die Fledermaus und greift an, wo er landet. Was stimmt danach?
scene-timid-jump-attack-why = Der Angriff trifft die Karte, auf der er landet; sie wird zuerst aufgedeckt. Also ist die Gottesanbeterin die zweite und erstarrt.
scene-timid-leaving = Der Charakter springt über eine Karte direkt auf den Ausgang. Wie viele Karten werden dadurch aufgedeckt?
scene-timid-leaving-why = Nur der Ausgang. Wer ihn erreicht, verlässt das Stockwerk sofort; was er übersprungen hat, bleibt geheim.
