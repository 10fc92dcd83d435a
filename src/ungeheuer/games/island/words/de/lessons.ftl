# Geführte erste Partien. Jede Zahl kommt aus der Partie.

lesson-island-first = Dein erster Drache
lesson-island-first-about = Bring den Crystal Dragon zu Fall, mit einem Partner, der dich heilt.
lesson-island-first-goal = Ihr gewinnt zusammen, sobald der Crystal Dragon alle { $hp } Lebenspunkte verloren hat. Ihr verliert, wenn ein Monster seine Monsterphase ohne Lebenspunkte beginnt, zu viele Pfeiler stehen oder ein Scherge aus dem leeren Beutel kommen müsste. Beginn neben dem Boss, in Krabbenhafen.
lesson-island-first-boss = Erst der Boss: Er traf dich, warf seine Würfel und ging dahin, wo die meisten liegen, zu dir. Auch sein Soldat tat dir weh, und seine Würfel brachten Ruhm, einen Kristall und einen Schild. Du hast noch { $hp } Lebenspunkte.
lesson-island-first-dice = Jetzt hast du { $dice } Würfel und darfst manche neu werfen. Behalt { $claws } Krallen, Ruhm und Herz, wirf nur die Energie neu.
lesson-island-first-enough = { $claws } Krallen, das genügt. Hör auf zu werfen.
lesson-island-first-attack = Greif die Bande des Bosses in deiner Zone an, mit allen Krallen auf einmal.
lesson-island-first-shield = Das sind { $pool } Schaden. Versuch, gleich den Drachen zu treffen.
lesson-island-first-shield-tried = Erst kommen die Schergen, und Schilde vor allen anderen. Triff den Schild, er hat { $hp } Lebenspunkte.
lesson-island-first-soldier = Jetzt der Soldat, mit nur { $hp } { $hp ->
        [one] Lebenspunkt
       *[other] Lebenspunkten
    }.
lesson-island-first-dragon = Der Weg ist frei: Die übrigen { $pool } Schaden treffen den Drachen.
lesson-island-first-walk = Er hat noch { $hp } Lebenspunkte. Ein Fuß bringt dich eine Zone weiter: Geh nach Palmenau, dort liegt einer seiner Würfel.
lesson-island-first-steal = Mit Ruhm klaust du seinen Würfel: Ihm nützt er nichts mehr, und den Ruhm bekommst du.
lesson-island-first-ally = Mit deinen ersten { $fame } Ruhm kommen Verbündete. Such dir welche aus.
lesson-island-first-heart = Ein Herz heilt. Nutz es für dich.
lesson-island-first-partner = Pagurah hat dich geheilt und hier { $claws } Krallen gesperrt, für jeden, der in dieser Zone steht. In Krabbenhafen liegen { $crystals } Kristalle: noch { $more }, und ein Pfeiler steht. Und jetzt ist der Drache hier.
lesson-island-first-stop = { $claws } Krallen und { $energy } Energie, so ein Glück. Hör auf zu werfen.
lesson-island-first-unlock = Entsperr eine Kralle, die Pagurah dir dagelassen hat.
lesson-island-first-other = Und die andere.
lesson-island-first-all = { $claws } Krallen: Greif mit allen auf einmal an.
lesson-island-first-again = Erst der Soldat.
lesson-island-first-blow = Und alles andere für den Drachen.
lesson-island-first-energy = Was für ein Schlag. { $dice } Würfel zeigen Energie: Zusammen sind sie mehr wert als einzeln. Nutz sie alle.
lesson-island-first-market = Mit { $energy } Energie gehst du auf den Markt. Versuch, die teuerste Karte zu kaufen.
lesson-island-first-market-tried = Kauf lieber die Flugschau für { $price }.
lesson-island-first-zone = Sie schlägt mit { $strike } Schaden zu. Wo soll sie fliegen? Hier, über dem Drachen: Den schützt keiner mehr.
lesson-island-first-fall = Jetzt bring ihn zu Fall.
lesson-island-first-end = Der Crystal Dragon ist gefallen, und die Insel gehört euch: mit Krallen, den Würfeln eines Partners und einer Flugschau.
