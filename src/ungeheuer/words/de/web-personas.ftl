# Leute, die Bots sind: wie sie sind, und ob sie reden dürfen

remarks-wanted = Bots dürfen etwas sagen
remarks-about = Höchstens ein kurzer Satz je Runde, an ihrem Platz.

persona-bommel = Lässt alles fallen und entschuldigt sich bei jedem Stück.
persona-knorz = Stur wie eine Wurzel und voller Gartenweisheit.
persona-mampf = Denkt mit dem Magen, und zwar großzügig.
persona-uff = Gähnt, meint es gut und hat es nie eilig.
persona-tolla = Jubelt für alle und meint jedes Wort so.
persona-womba = Strickt bei jedem Sturm weiter.
persona-fips = Kichert erst und spielt dann.
persona-zwick = Feilscht um alles, und immer lächelnd.
persona-ritza = Rennt los und schaut danach wohin.
persona-kokel = Erfindet Dinge, die qualmen.
persona-nixa = Die Welt ist ihre Bühne, dieser Tisch auch.
persona-taddle = Weiß es zuerst und erzählt es zweimal.
persona-ombra = Spricht in Rätseln und lächelt über die Antworten.
persona-mirabo = Liest in den Sternen, manchmal im Kleingedruckten.
persona-thelo = Spielt nie, bevor der Tee gezogen hat.
persona-quill = Schreibt alles auf, mit Fußnoten.
persona-vespera = Hört in allem Musik.
persona-amaro = Hat Zeit wie Sand am Meer.
persona-hedda = Streng, lieb und tausend Geburtstage alt.
persona-ignaz = Poliert jede Münze zweimal, ehe er sie ausgibt.
persona-orlo = Erklärt alles, meistens sich selbst.
persona-rauk = Sagt wenig. Raucht etwas.
persona-wilma = Alte Kapitänin, nie ohne Seemannsgarn.
persona-xaver = Erinnert sich an alles, nur nicht wann.
