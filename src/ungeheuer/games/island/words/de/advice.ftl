# Warum ein Bot so antworten würde: kommt, wenn jemand nach einem Tipp fragt.

island-advice-throw = { $percent ->
    [0] { $throws ->
        [one] Ein Wurf ist übrig.
       *[other] { $throws } Würfe sind übrig.
    }
   *[other] { $dice ->
        [one] Der Würfel wird mit { $percent } % Wahrscheinlichkeit besser; am meisten zählt hier: { $face }.
       *[other] Jeder der { $dice } Würfel wird mit mindestens { $percent } % Wahrscheinlichkeit besser; am meisten zählt hier: { $face }.
    } { $throws ->
        [one] Ein Wurf ist übrig.
       *[other] { $throws } Würfe sind übrig.
    }
}
island-advice-keep = Jeder Würfel ist mehr wert als ein weiterer Wurf; am meisten zählt hier: { $face }.
island-advice-keep-safe = Was daliegt, ist sicher; am meisten zählt hier: { $face }.
island-advice-throw-all = Die Hilfeplättchen können warten; zu werfen { $dice ->
    [one] ist 1 Würfel.
   *[other] sind { $dice } Würfel.
}
island-advice-take = Ein Würfel mehr für den Wurf; in { $zone } fehlt dann: { $face }.
island-advice-finish = Das bringt den Boss zu Fall: Er hat { $hp ->
    [one] 1 Lebenspunkt
   *[other] { $hp } Lebenspunkte
}, und zu verteilen { $points ->
    [one] ist 1 Schaden.
   *[other] sind { $points } Schaden.
}
island-advice-attack = Das trifft den Boss: Er hat dann statt { $hp } noch { $left ->
    [one] 1 Lebenspunkt.
   *[other] { $left } Lebenspunkte.
}
island-advice-destroy = Das vernichtet in { $zone }: { $minion }.
island-advice-clear-way = Das vernichtet in { $zone }: { $minion }. Dann ist der Boss ungeschützt.
island-advice-no-pylon = In { $zone } liegen zwei Kristalle: Erbaut der Erbauer den dritten, entsteht ein Pfeiler.
island-advice-hit = { $what ->
    [soldier] Der Soldat verletzt jedes Monster in { $zone }.
    [cannon] Die Kanone verletzt jedes Monster, wo es auch ist.
    [shield] { $behind ->
        [0] Ohne den Schild ist { $zone } offen.
       *[other] Solange der Schild steht, lässt sich sonst nichts in { $zone } treffen.
    }
    [builder] Der Erbauer würde den nächsten Kristall in { $zone } erbauen.
   *[fireling] Der Flammling verletzt jedes Monster in { $zone } und kostet Energie.
}
island-advice-clear = { $crystals ->
    [one] Das entfernt den Kristall aus { $zone }.
   *[other] Das entfernt { $crystals } Kristalle aus { $zone }; ein dritter wäre ein Pfeiler.
}
island-advice-move-minion = Monster in { $goal }: { $there }, hier: { $here }. Bewegt wird: { $minion }.
island-advice-save = { $hp ->
    [0] { $player } hat 0 Lebenspunkte: Ohne Heilung vor der Monsterphase ist das Spiel verloren.
   *[other] { $player } hat { $hp ->
        [one] 1 Lebenspunkt
       *[other] { $hp } Lebenspunkte
    } und fällt in der nächsten Bossphase { $percent ->
        [100] auf 0, wenn nichts geschieht.
       *[other] mit { $percent } % Wahrscheinlichkeit auf 0.
    }
}
island-advice-heal = { $player } hat { $hp ->
    [one] 1 Lebenspunkt
   *[other] { $hp } Lebenspunkte
} und verliert in der nächsten Bossphase { $damage ->
    [0] wohl keinen.
   *[other] im Schnitt { $damage }.
}
island-advice-energy-buys = Die Energie steigt von { $energy } auf { $sum }: Das reicht für „{ $card }“.
island-advice-energy = { $price ->
    [0] Die Energie steigt von { $energy } auf { $sum }.
   *[other] Die Energie steigt von { $energy } auf { $sum }; die nächstteurere Karte kostet { $price }.
}
island-advice-first-ally = Der erste Ruhm bringt einen Verbündete-Bogen.
island-advice-wakes = Mit { $fame } Ruhm wird aktiv: „{ $ability }“.
island-advice-steal = Das ergibt { $fame } Ruhm, und in { $zone } liegt ein Bosswürfel weniger, der den Boss anlockt.
island-advice-fame = { $needed ->
    [0] Das ergibt { $fame } Ruhm; alle Fähigkeiten dieses Verbündeten sind schon aktiv.
   *[other] Das ergibt { $fame } Ruhm; mit { $needed } wird „{ $ability }“ aktiv.
}
island-advice-safer = In { $zone } fällt { $player } in der nächsten Bossphase mit { $then } % Wahrscheinlichkeit auf 0 Lebenspunkte, hier mit { $percent } %.
island-advice-approach = { $points ->
    [one] Von { $zone } aus trifft 1 Schaden den Boss.
   *[other] Von { $zone } aus treffen { $points } Schaden den Boss.
}
island-advice-targets = In { $zone } können die Krallen vernichten: { $minion }.
island-advice-nearer = { $steps ->
    [0] In { $zone } ist { $player } beim Boss.
    [one] Von { $zone } aus ist { $player } nur noch einen Schritt vom Boss entfernt.
   *[other] In { $zone } ist { $player } näher am Boss: { $steps } Zonen entfernt.
}
island-advice-move = { $there ->
    [0] In { $zone } verliert { $player } in der nächsten Bossphase im Schnitt keine Lebenspunkte, hier { $here }.
    [one] In { $zone } verliert { $player } in der nächsten Bossphase im Schnitt 1 Lebenspunkt, hier { $here }.
   *[other] In { $zone } verliert { $player } in der nächsten Bossphase im Schnitt { $there } Lebenspunkte, hier { $here }.
}
island-advice-as-safe = { $damage ->
    [0] So sicher wie hier: In { $zone } verliert { $player } in der nächsten Bossphase im Schnitt keine Lebenspunkte.
    [one] So sicher wie hier: In { $zone } verliert { $player } in der nächsten Bossphase im Schnitt 1 Lebenspunkt.
   *[other] So sicher wie hier: In { $zone } verliert { $player } in der nächsten Bossphase im Schnitt { $damage } Lebenspunkte.
}
island-advice-build = Ein Hilfeplättchen in { $zone } gibt Zug für Zug Würfel, auch ohne Wurf.
island-advice-rebuild = Ein neues Hilfeplättchen in { $zone } ersetzt „{ $tile }“ und ist sofort bereit.
island-advice-lock = { $player } ist als Nächstes am Zug und findet dann in { $zone }: { $face }.
island-advice-lock-own = Das bleibt für den nächsten Zug liegen: { $face }.
island-advice-unlock = Ein Würfel mehr in diesem Zug: { $face }.
island-advice-activate = „{ $tile }“ gibt ohne Wurf: { $energy ->
    [0] { $dice }.
   *[other] { $dice }, dazu { $energy } Energie.
}
island-advice-recharge = „{ $tile }“ ist dann wieder bereit.
island-advice-drop = Dieser Würfel nützt hier nichts.
island-advice-use = „{ $ability }“ { $what ->
    [throws] verbessert den Wurf.
    [attacks] macht Angriffe stärker.
    [enemies] trifft einen Gegner.
    [health] bringt Lebenspunkte.
    [safety] schützt das Monster.
    [income] bringt Energie.
    [prices] senkt Preise.
    [fame] bringt Ruhm.
    [ways] bewegt das Monster ohne Fuß.
    [reach] reicht über die eigene Zone hinaus.
    [boss] ändert, wo der Boss und seine Schergen zuschlagen.
    [building] macht das Konstruieren leichter.
    [tiles] bringt Hilfeplättchen.
    [crystals] entfernt Kristalle.
    [locked] bringt einen Würfel mehr.
    [space] gibt ein eigenes Würfelfeld.
   *[other] kostet keinen Würfel.
}
island-advice-ally = { $fame ->
    [0] { $ally }: Alle ihre Fähigkeiten sind sofort aktiv.
   *[other] { $ally }: Sofort aktiv ist „{ $ability }“, mit { $fame } Ruhm auch „{ $later }“.
}
island-advice-buy = „{ $card }“ { $what ->
    [throws] macht Würfe besser.
    [attacks] macht Angriffe stärker.
    [enemies] trifft Gegner.
    [health] bringt Lebenspunkte.
    [safety] schützt das Monster.
    [income] bringt Energie.
    [prices] senkt Preise.
    [fame] bringt Ruhm.
    [ways] bringt das Monster schneller von Zone zu Zone.
    [reach] reicht über die eigene Zone hinaus.
    [boss] kommt dem Boss in die Quere.
    [building] macht das Konstruieren leichter.
    [tiles] bringt Hilfeplättchen.
    [crystals] entfernt Kristalle.
    [locked] bringt Würfel.
    [space] gibt ein eigenes Würfelfeld.
   *[other] ist den Preis wert.
} { $energy ->
    [0] Das kostet die ganze Energie.
    [one] Danach bleibt noch 1 Energie.
   *[other] Danach bleiben noch { $energy } Energie.
}
island-advice-place = { $steps ->
    [one] { $zone } ist dem Boss benachbart
   *[other] { $zone } liegt { $steps } Zonen vom Boss entfernt
}; seine erste Phase kostet dort im Schnitt { $damage ->
    [0] keine Lebenspunkte.
    [one] 1 Lebenspunkt.
   *[other] { $damage } Lebenspunkte.
}
island-advice-pylon-comes = Aus dem dritten Kristall in { $zone } wird auf jeden Fall ein Pfeiler.
island-advice-crystal-free = Ein Feld ist frei, also geht kein Würfel verloren.
island-advice-crystal-die = Dem Kristall macht ein gesperrter Würfel Platz: { $face }.
island-advice-pylon-free = { $space } ist leer, also geht kein Hilfeplättchen verloren.
island-advice-pylon-tile = Auf { $space } macht „{ $tile }“ dem Pfeiler Platz.
island-advice-boss-zone = { $steps ->
    [one] In { $zone } ist der nächste Boss eine Zone vom nächsten Monster entfernt.
   *[other] In { $zone } ist der nächste Boss { $steps } Zonen vom nächsten Monster entfernt.
}
island-advice-boss-away = Das bringt den Boss von { $player } weg, nach { $zone }.
island-advice-boss-to = { $count ->
    [0] In { $zone } ist kein Monster.
    [one] In { $zone } ist ein Monster.
   *[other] In { $zone } sind { $count } Monster.
}
island-advice-boss-die = { $zone } zieht den Boss dann weniger an, { $goal } mehr.
island-advice-boss-die-out = In { $zone } liegt dann ein Bosswürfel weniger.
island-advice-give = { $energy ->
    [0] { $player } hat bisher keine Energie.
   *[other] { $player } hat bisher { $energy } Energie.
}
island-advice-tile-space = { $count ->
    [0] { $zone } ist gerade niemandem nah, aber das Hilfeplättchen bleibt.
    [one] Ein Monster ist in { $zone } oder einer benachbarten Zone.
   *[other] { $count } Monster sind in { $zone } oder einer benachbarten Zone.
}
island-advice-lose-tile = { $ready ->
    [yes] Verloren geht, obwohl bereit: „{ $tile }“.
   *[no] „{ $tile }“ liegt ohnehin verdeckt.
}
island-advice-reroll = { $face }: Mit { $percent } % Wahrscheinlichkeit wird daraus etwas Besseres.
island-advice-turn = { $to } zählt hier mehr als { $face }.
island-advice-turn-anyway = Der Würfel zeigt dann { $to } statt { $face }.
island-advice-number = { $n ->
    [one] Ein Würfel kann gesperrt werden.
   *[other] Bei { $n } Würfeln ist die Auswahl größer.
}
island-advice-stop = { $points ->
    [0] Mehr ist nicht zu treffen.
    [one] Der Angriff endet hier; 1 Schaden bleibt ungenutzt.
   *[other] Der Angriff endet hier; { $points } Schaden bleiben ungenutzt.
}
island-advice-done = { $dice ->
    [none] Alle Würfel sind genutzt.
   *[other] Ungenutzt bleibt: { $dice }.
}
island-advice-save-energy = { $price ->
    [0] Die Energie ({ $energy }) bleibt für spätere Karten.
   *[other] Die Energie ({ $energy }) bleibt; die nächstteurere Karte kostet { $price }.
}
island-advice-sweep = { $price ->
    [0] Drei neue Karten kosten nichts.
   *[other] { $energy ->
        [0] Drei neue Karten für { $price } Energie; danach ist keine mehr da.
        [one] Drei neue Karten für { $price } Energie; danach bleibt noch 1.
       *[other] Drei neue Karten für { $price } Energie; danach bleiben noch { $energy }.
    }
}
island-advice-suffer = Es bleiben { $hp ->
    [one] 1 Lebenspunkt
   *[other] { $hp } Lebenspunkte
} und die ganze Energie.
island-advice-stay = { $damage ->
    [0] In { $zone } kostet die nächste Bossphase im Schnitt keine Lebenspunkte.
    [one] In { $zone } kostet die nächste Bossphase im Schnitt 1 Lebenspunkt.
   *[other] In { $zone } kostet die nächste Bossphase im Schnitt { $damage } Lebenspunkte.
}
island-advice-stay-all = Die anderen bleiben, wo sie sind.
island-advice-wait = { $tiles ->
    [0] Was hier angeboten wird, ist freiwillig.
    [one] Das bereite Hilfeplättchen bleibt für später.
   *[other] Die { $tiles } bereiten Hilfeplättchen bleiben für später.
}
island-advice-prevent = Bezahlt kostet es keine Lebenspunkte, sonst { $damage } von { $hp }; Energie dafür: { $energy }.
island-advice-pay = Der Ruhm bleibt bei { $fame }, die Energie sinkt auf { $energy }.
island-advice-lose-fame = Die Energie bleibt bei { $energy }, der Ruhm sinkt auf { $fame }.
island-advice-leave = { $dice ->
    [one] Der letzte Würfel bleibt frei für den nächsten Wurf.
   *[other] Die übrigen { $dice } Würfel bleiben frei für den nächsten Wurf.
}

# Was gegen einen Zug spricht, vor einem Patzer
island-slip-throw = Hier lohnt es sich zu behalten: { $dice }.
island-slip-behind = Damit steht ihr hier viel schlechter da.
