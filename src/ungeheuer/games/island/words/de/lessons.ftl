# Geführte erste Partien. Jede Zahl kommt aus der Partie.

lesson-island-first = Dein erster Drache
lesson-island-first-about = Ein paar Züge gegen den Crystal Dragon, mit einem Partner, der dich heilt.
lesson-island-first-goal = Ihr gewinnt zusammen, sobald der Crystal Dragon alle { $hp } Lebenspunkte verloren hat. Ihr verliert, wenn ein Monster seine Monsterphase ohne Lebenspunkte beginnt, zu viele Pfeiler stehen oder ein Scherge aus dem leeren Beutel kommen müsste. Beginn neben dem Boss, in Krabbenhafen.
lesson-island-first-boss = Erst der Boss: Er traf dich, warf seine Würfel und ging dahin, wo die meisten liegen, zu dir. Auch sein Soldat tat dir weh, und seine Würfel brachten Ruhm, einen Kristall und einen Schild. Du hast noch { $hp } Lebenspunkte.
lesson-island-first-dice = Jetzt hast du { $dice } Würfel und darfst manche neu werfen. Behalt { $claws } Krallen, Ruhm und Herz, wirf nur die Energie neu.
lesson-island-first-enough = { $claws } Krallen, das genügt. Behalt alle Würfel.
lesson-island-first-attack = Greif die Bande des Bosses in deiner Zone an, mit allen Krallen auf einmal.
lesson-island-first-shield = Das sind { $pool } Schaden. Versuch, gleich den Drachen zu treffen.
lesson-island-first-shield-tried = Erst kommen die Schergen, und Schilde vor allen anderen. Triff den Schild, er hat { $hp } Lebenspunkte.
lesson-island-first-soldier = Jetzt der Soldat, Lebenspunkte hat er nur { $hp }.
lesson-island-first-dragon = Der Weg ist frei: Die übrigen { $pool } Schaden treffen den Drachen.
lesson-island-first-walk = Er hat noch { $hp } Lebenspunkte. Ein Fuß bringt dich eine Zone weiter: Geh nach Palmenau, dort liegt einer seiner Würfel.
lesson-island-first-steal = Mit Ruhm klaust du seinen Würfel: Ihm nützt er nichts mehr, und den Ruhm bekommst du.
lesson-island-first-ally = Mit deinen ersten { $fame } Ruhm kommen Verbündete. Such dir welche aus.
lesson-island-first-heart = Ein Herz heilt. Nutz es für dich.
lesson-island-first-partner = Pagurah hat dich geheilt und hier eine Kralle gesperrt, für jeden, der in dieser Zone steht. In Krabbenhafen liegen { $crystals } Kristalle: noch einer, und ein Pfeiler steht. Und jetzt ist der Drache hier.
lesson-island-first-stop = { $claws } Krallen, so ein Glück. Behalt alle Würfel.
lesson-island-first-unlock = Entsperr jetzt die Kralle, die Pagurah dir dagelassen hat.
lesson-island-first-all = { $claws } Krallen: Greif mit allen auf einmal an.
lesson-island-first-cannon = Erst die Kanone, { $hp } Lebenspunkte.
lesson-island-first-blow = Und alles andere für den Drachen.
lesson-island-first-energy = Was für ein Schlag. { $dice } Würfel zeigen Energie: Zusammen sind sie mehr wert als einzeln. Nutz sie alle.
lesson-island-first-market = Mit { $energy } Energie gehst du auf den Markt. Versuch, die teuerste Karte zu kaufen.
lesson-island-first-market-tried = Sie kostet { $price }, das ist heute zu viel. Kauf eine von den anderen.
lesson-island-first-end = Der Drache hat mehr als die Hälfte seiner Lebenspunkte verloren, und euch beiden geht es gut. Macht so weiter, und die Insel gehört euch.
