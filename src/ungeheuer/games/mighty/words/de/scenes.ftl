## Worum es in den Kapiteln der Regeln geht.

chapter-mighty-M-1 = Deine fünf Monster, die Wächter des Königs, sein Gold. Die Rückseite eines Wächters sagt, von wo bis wo Stärke und Beute reichen, die Vorderseite, was sie sind.
chapter-mighty-M-2 = So viele Wächter wie Spieler, ein Stapel Königsplättchen, der die Runden zählt, und für jeden acht Gold, drei Karten auf der Hand und zwei beiseite.
chapter-mighty-M-3 = Reihum legt ihr je eine Karte, bis an jedem Wächter zwei Monster liegen. Auf einen freien Platz oder auf den eines schwächeren Monsters: Dann zahlst du, und es muss Luft sein.
chapter-mighty-M-4 = Vom Schlosstor an werden die Wächter aufgedeckt. Zwei Monster, die zusammen stark genug sind, teilen die Beute; die erste Niederlage beendet den Kampf.
chapter-mighty-M-5 = Wer verlor oder nicht zum Kämpfen kam, zahlt Heilkosten. Gespieltes ruht eine Runde, Ausgeruhtes kommt zurück.
chapter-mighty-M-6 = Mit dem letzten Königsplättchen ist es vorbei. Wer das meiste Gold hat, gewinnt.
chapter-mighty-V = Zwei Spielweisen, einzeln oder zusammen: sortierte Wächter, und jede Runde eine neue Regel des Königs.
chapter-mighty-M-7 = Mit den neuen Regeln des Königs wird jede Runde ein Plättchen aufgedeckt. Es ändert Beute, Stärke, Heilkosten oder was gespielt werden darf.
chapter-mighty-M-8 = Was wann gezogen wird, und wie wahrscheinlich es ist.

## Szenen: die Frage, dann warum es so ist; und was zur Wahl steht.

choice-mighty-card = Ihre { $n }
choice-mighty-loot = Sie bekommen die Beute.
choice-mighty-next = Sie bekommen nichts, und der nächste Wächter wird aufgedeckt.
choice-mighty-ends = Sie bekommen nichts, und der Kampf ist zu Ende.

scene-mighty-castle = Am Tisch sitzen { $players } Spieler. Wie viele Wächter stehen jede Runde im Schloss?
scene-mighty-castle-why = Für jeden Spieler einer: { $players }. Mit je zwei Anlegeplätzen finden alle eure Monster Platz.
scene-mighty-tiles = Am Tisch sitzen { $players } Spieler. Wie viele Runden spielt ihr?
scene-mighty-tiles-why = Der Stapel der Königsplättchen zählt die Runden, und mit { $players } Spielern hat er sechs. Nur zu fünft ist es eines weniger.
scene-mighty-stronger = Ani hat eine Vier auf der Hand. Wohin darf sie sie legen?
scene-mighty-stronger-why = Auf jeden freien Platz, und auf ein Monster, das schwächer ist als ihres. Ein gleich starkes bleibt liegen, und eine Fünf verdrängt niemand.
scene-mighty-room = Ani hat eine Vier und eine Fünf. An welchen dieser Plätze darf sie jemanden verdrängen?
scene-mighty-room-why = Nur wo die höchste Stärke auf der Rückseite des Wächters über der Summe liegt, die jetzt dort ist: { $low } ist kleiner als { $most }, { $high } aber nicht.
scene-mighty-price-low = Ingas Vier verdrängt Franks Zwei, an einem Wächter von Level { $level }. Wie viel zahlt Inga?
scene-mighty-price-low-why = Bei Level { $level } kostet es { $price } Gold für die Schatzkammer. Frank bekommt seine Karte zurück, aber kein Gold.
scene-mighty-price-middle = Jetzt verdrängt Franks Drei Ingas Zwei, an einem Wächter von Level { $level }. Wie viel zahlt Frank insgesamt?
scene-mighty-price-middle-why = Bei Level { $level } kostet es { $price } Gold: eines für die Schatzkammer und { $inga } für Inga, deren Karte zurückkommt.
scene-mighty-last-place = Inga hat eine Eins und eine Zwei. Wohin kann ihre Zwei?
scene-mighty-last-place-why = Wer dort liegt, ist ihr zu stark; also bleibt nur der letzte freie Platz. Dann beginnt der Kampf.
scene-mighty-share = Der Wächter am Schlosstor hat Stärke { $strength } und Beute { $loot }. Ingas Drei und Franks Vier haben zusammen { $total }. Wie viel Gold bekommt Frank?
scene-mighty-share-why = Jeder die Hälfte, und das übrige Gold nimmt, wer das stärkere Monster hat: { $frank } für Frank, { $inga } für Inga.
scene-mighty-lost = Der zweite Wächter hat Stärke { $strength }; Inga und Frank haben zusammen { $total }. Was geschieht?
scene-mighty-lost-why = { $total } ist weniger als { $strength }. Keine Beute, und die erste Niederlage beendet den Kampf: Der dritte Wächter wird gar nicht aufgedeckt.
scene-mighty-healing = Der dritte Wächter hat Stärke { $strength }: Inga und Ani verlieren. Der vierte wird nicht aufgedeckt; dort liegen zwei Monster von Frank. Wer zahlt Heilkosten?
scene-mighty-healing-why = Wer verlor und wer nicht zum Kämpfen kam: Inga { $inga }, Ani { $ani }, und Frank { $frank } für seine zwei Monster. Jennys Monster haben gewonnen.
scene-mighty-resting = Jenny hat ihre Zwei und ihre Drei gespielt und hält noch die Eins. Welche Karten hat sie nächste Runde auf der Hand?
scene-mighty-resting-why = Die beiden Karten, die beiseite lagen, kommen zur Eins auf ihre Hand. Was sie gespielt hat, ruht eine Runde.
scene-mighty-winner = Die letzte Runde. Schon am Schlosstor sind die Monster zu schwach, alle zahlen Heilkosten, und das letzte Königsplättchen geht in die Schachtel. Wer gewinnt?
scene-mighty-winner-why = Wer das meiste Gold hat: Inga { $inga }, Jenny { $jenny }, Frank { $frank } und Ani { $ani }.
scene-mighty-no-ones = Der König hat dieses Plättchen aufgedeckt: keine Einsen. Welche ihrer Karten darf Inga spielen?
scene-mighty-no-ones-why = In dieser Runde bleiben alle Monster der Stärke eins auf der Hand.
