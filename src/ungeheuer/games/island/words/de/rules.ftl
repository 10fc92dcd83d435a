# Was geschah

island-start-chosen = { $player } beginnt.
island-boss-placed = { $boss } steht in { $zone }: { $hp ->
    [one] 1 Lebenspunkt
   *[other] { $hp } Lebenspunkte
}, { $dice ->
    [one] 1 Bosswürfel.
   *[other] { $dice } Bosswürfel.
}
island-card-revealed = „{ $card }“ kommt in den Markt, Platz { $slot }.
island-minion-drawn = Nach { $zone } kommt { $minion } ({ $cause }); im Beutel { $left ->
    [one] bleibt 1.
   *[other] bleiben { $left }.
}
island-first-minion-drawn = In { $zone } beginnt { $minion }; im Beutel { $left ->
    [one] bleibt 1.
   *[other] bleiben { $left }.
}
island-monster-placed = { $player } beginnt in { $zone }.
island-allies-laid-out = Verbündete in der Auslage: { $allies }.
island-turn-began = Zug { $turn }: { $player } ist dran.
island-step-skipped = Schritt { $step } der Bossphase entfällt.
island-ability-acted = Der Boss aktiviert „{ $ability }“ in { $zone }.
island-dice-erupted = Der Vulkan wirft aus: { $dice }.
island-no-dice-to-erupt = Kein Bosswürfel ist verfügbar; nichts wird geworfen.
island-boss-wandered = Keine Bosswürfel in der Nähe: Der Boss geht im Uhrzeigersinn von { $start } nach { $zone }.
island-boss-followed-dice = { $stays ->
    [True] Der Boss bleibt in { $zone }. Bosswürfel dort: { $dice }, in den anderen beiden Zonen: { $others }.
   *[False] Der Boss geht von { $start } nach { $zone }. Bosswürfel dort: { $dice }, in den anderen beiden Zonen: { $others }.
}
island-boss-followed-minions = { $stays ->
    [True] Der Boss bleibt in { $zone }: Gleich viele Bosswürfel ({ $dice }) liegen auch in einer anderen der drei Zonen, aber hier sind die meisten Schergen ({ $minions }).
   *[False] Der Boss geht von { $start } nach { $zone }: Gleich viele Bosswürfel ({ $dice }) liegen auch in einer anderen der drei Zonen, aber dort sind die meisten Schergen ({ $minions }).
}
island-boss-followed-clock = { $stays ->
    [True] Der Boss bleibt in { $zone }: Bosswürfel ({ $dice }) und Schergen ({ $minions }) sind gleich viele, also entscheidet der Uhrzeigersinn.
   *[False] Der Boss geht von { $start } nach { $zone }: Bosswürfel ({ $dice }) und Schergen ({ $minions }) sind gleich viele, also entscheidet der Uhrzeigersinn.
}
island-boss-went-on = „{ $ability }“: Der Boss geht weiter von { $start } nach { $zone } (Bosswürfel dort: { $dice }).
island-boss-relocated = „{ $cause }“ versetzt den Boss von { $start } nach { $zone }.
island-minion-acted = In { $zone } wird { $minion } aktiviert.
island-minion-muted = In { $zone } wird { $minion } nicht aktiviert: { $player } hat „{ $cause }“.
island-minions-idle = Kein Scherge beim Boss in { $zone }.
island-symbol-activated = { $symbol ->
    [fame] In { $zone } wird ein Ruhmsymbol aktiviert.
    [crystal] In { $zone } wird ein Kristallsymbol aktiviert.
   *[minion] In { $zone } wird ein Schergensymbol aktiviert.
}
island-boss-dice-gathered = { $count ->
    [0] In { $zone } liegt kein Bosswürfel.
    [one] Der Bosswürfel in { $zone } wird verfügbar.
   *[other] { $count } Bosswürfel in { $zone } werden verfügbar.
}
island-fireling-placed = In { $zone } erscheint ein Flammling ({ $cause }); { $left ->
    [one] 1 ist übrig.
   *[other] { $left } sind übrig.
}
island-no-fireling-left = Für { $zone } ist kein Flammling mehr da ({ $cause }).
island-crystal-built = { $displaced ->
    [none] In { $zone } wird Kristall { $crystals } erbaut ({ $cause }).
   *[other] In { $zone } wird Kristall { $crystals } erbaut ({ $cause }) und verdrängt einen Würfel: { $displaced }.
}
island-pylon-raised = { $tile ->
    [none] Auf { $space } in { $zone } wird ein Pfeiler errichtet. Pfeiler: { $pylons }.
   *[other] Auf { $space } in { $zone } wird ein Pfeiler errichtet; „{ $tile }“ kommt in die Schachtel. Pfeiler: { $pylons }.
}
island-crystals-cleared = { $crystals ->
    [one] 1 Kristall verschwindet
   *[other] { $crystals } Kristalle verschwinden
} aus { $zone }: { $cause }.
island-boss-fame-changed = Der Boss hat jetzt { $fame } Ruhm ({ $cause }, { $change }).
island-boss-hurt = Der Boss verliert { $amount ->
    [one] 1 Lebenspunkt
   *[other] { $amount } Lebenspunkte
} ({ $cause }); { $hp ->
    [0] es bleibt keiner.
    [one] 1 bleibt.
   *[other] { $hp } bleiben.
}
island-boss-down = { $boss } liegt am Boden. Der Zug wird zu Ende gespielt.
island-next-boss-placed = { $boss } kommt nach { $zone }: { $hp ->
    [one] 1 Lebenspunkt
   *[other] { $hp } Lebenspunkte
}, { $dice ->
    [one] 1 Bosswürfel.
   *[other] { $dice } Bosswürfel.
}
island-pylon-removed = Der Pfeiler auf { $space } in { $zone } ist fort.
island-boss-die-removed = { $count ->
    [one] Ein Bosswürfel verlässt das Spiel.
   *[other] { $count } Bosswürfel verlassen das Spiel.
}
island-dice-taken = { $count ->
    [one] Ein Würfel wird genommen.
   *[other] { $count } Würfel werden genommen.
}
island-locked-die-taken = Ein gesperrter Würfel wird aus { $zone } genommen: { $face }.
island-rolled = Gewürfelt: { $dice }.
island-dice-chosen = Noch einmal geworfen: { $dice }.
island-die-turned = „{ $cause }“ dreht einen Würfel von { $face } auf { $to }.
island-dice-left = Übrig: { $dice }.
island-die-locked = { $card ->
    [none] In { $zone } wird ein Würfel gesperrt: { $face }.
   *[other] Auf „{ $card }“ wird ein Würfel gesperrt: { $face }.
}
island-die-unlocked = { $card ->
    [none] In { $zone } wird ein Würfel entsperrt: { $face }.
   *[other] Auf „{ $card }“ wird ein Würfel entsperrt: { $face }.
}
island-dice-released = „{ $cause }“ macht { $count ->
    [one] 1 gesperrten
   *[other] { $count } gesperrte
} Würfel verfügbar.
island-healed = { $amount ->
    [0] { $player } erhält nichts ({ $cause }) und hat { $hp ->
        [one] 1 Lebenspunkt.
       *[other] { $hp } Lebenspunkte.
    }
    [one] { $player } erhält 1 Lebenspunkt ({ $cause }) und hat { $hp }.
   *[other] { $player } erhält { $amount } Lebenspunkte ({ $cause }) und hat { $hp }.
}
island-energy-changed = { $player } hat jetzt { $energy } Energie ({ $cause }, { $change }).
island-monster-moved = { $player } kommt von { $start } nach { $zone } ({ $cause }).
island-attacked = { $player } greift in { $zone } mit { $pool } Schaden an ({ $dice }).
island-minion-destroyed = In { $zone } wird { $minion } vernichtet ({ $paid ->
    [0] { $cause }
   *[other] { $cause }, { $paid } Schaden
}).
island-attack-ended = { $lost ->
    [0] Der Angriff ist vorbei.
    [one] Der Angriff ist vorbei, 1 Schaden geht verloren.
   *[other] Der Angriff ist vorbei, { $lost } Schaden gehen verloren.
}
island-damaged = { $amount ->
    [0] { $player } wird getroffen ({ $cause }) und hat wie zuvor { $hp ->
        [0] keinen Lebenspunkt.
        [one] 1 Lebenspunkt.
       *[other] { $hp } Lebenspunkte.
    }
    [one] { $player } verliert 1 Lebenspunkt ({ $cause }) und hat { $hp ->
        [0] keinen mehr.
       *[other] noch { $hp }.
    }
   *[other] { $player } verliert { $amount } Lebenspunkte ({ $cause }) und hat { $hp ->
        [0] keinen mehr.
       *[other] noch { $hp }.
    }
}
island-damage-prevented = { $player } erleidet keinen Schaden ({ $cause }), dank „{ $by }“.
island-hp-lost = Die Grenze sinkt: { $player } verliert { $amount ->
    [one] 1 Lebenspunkt
   *[other] { $amount } Lebenspunkte
} und hat { $hp }.
island-hp-set = „{ $cause }“: { $player } hat { $hp ->
    [one] 1 Lebenspunkt.
   *[other] { $hp } Lebenspunkte.
}
island-monster-pushed = { $player } wird von { $start } nach { $zone } geschoben ({ $cause }).
island-fame-changed = { $player } hat jetzt { $fame } Ruhm ({ $cause }, { $change }).
island-die-stolen = { $card ->
    [none] { $player } klaut Ruhm und entfernt einen Bosswürfel aus { $zone }: { $face }.
   *[other] { $player } klaut Ruhm und legt einen Bosswürfel aus { $zone } auf „{ $card }“: { $face }.
}
island-boss-die-moved = „{ $cause }“ bewegt einen Bosswürfel von { $start } nach { $zone }: { $face }.
island-boss-die-released = Der Bosswürfel auf „{ $card }“ ist wieder verfügbar.
island-ally-taken = { $player } wählt einen Verbündete-Bogen: { $ally }.
island-ally-lost = { $player } legt den Verbündete-Bogen zurück: { $ally }.
island-tile-built = „{ $tile }“ kommt auf { $space } in { $zone } ({ $cause }).
island-tiles-shuffled = Die abgeworfenen Hilfeplättchen werden gemischt: { $count }.
island-tile-discarded = „{ $tile }“ wird abgeworfen ({ $cause }).
island-tile-activated = { $double ->
    [True] { $player } aktiviert „{ $tile }“, verdoppelt.
   *[other] { $player } aktiviert „{ $tile }“.
}
island-tile-recharged = { $player } lädt „{ $tile }“ auf.
island-die-dropped = Ein virtueller Würfel nützt nichts und verfällt: { $die }.
island-dice-spent = { $player } gibt Würfelsymbole für „{ $ability }“ aus: { $dice }.
island-ability-used = { $player } nutzt „{ $ability }“.
island-card-bought = { $player } kauft „{ $card }“ für { $paid } Energie.
island-market-swept = { $player } erneuert den Markt { $paid ->
    [0] kostenlos
   *[other] für { $paid } Energie
} und wirft ab: { $cards }.
island-market-passed = Im Markt kann { $player } nichts bezahlen.
island-slot-left-empty = Der Stapel ist leer, und Platz { $slot } im Markt bleibt es auch.
island-card-discarded = „{ $card }“ wird abgeworfen.
island-event-revealed = Ereignis ({ $colour ->
    [green] positiv
   *[red] negativ
}): „{ $card }“.
island-energy-paid = { $player } zahlt { $amount } Energie für „{ $cause }“ und hat noch { $energy }.
island-minion-moved = „{ $cause }“ bewegt einen Schergen von { $start } nach { $zone }: { $minion }.
island-step-marked = „{ $cause }“: In der nächsten Bossphase entfällt Schritt { $step }.
island-turn-ended = { $player } beendet den Zug.
island-team-won = { $boss } ist in Zug { $turn } besiegt. Ihr habt gemeinsam gewonnen.
island-team-lost = Ihr habt in Zug { $turn } gemeinsam verloren: { $reason ->
    [zero-hp] Ein Monster begann seine Monsterphase mit 0 Lebenspunkten.
    [pylons] Der dritte Pfeiler steht.
    [no-room-for-pylon] Ein Pfeiler fand keinen Platz.
    [empty-bag] Im Beutel sind nicht genug Schergen.
   *[turn-limit] Die Zuggrenze ist erreicht.
}

# Warum ein Zug nicht geht

island-not-asked = { $asked ->
    [none] Das Spiel ist zu Ende.
   *[other] Gerade entscheidet { $asked }.
}
island-not-now = { $now ->
    [resolve] Jetzt wertest du deine Würfel aus.
    [pending] Werte erst die Würfel aus, die dein Hilfeplättchen dir gegeben hat.
    [window] Der Boss hält inne; jetzt lassen sich nur Hilfeplättchen nutzen.
    [turn-start] Dein Zug beginnt gerade erst.
    [mp-start] Deine Monsterphase beginnt gerade erst.
    [final] Dein Wurf steht fest; erst entscheidest du, ob du einen Effekt darauf anwendest.
    [end] Dein Zug geht gerade zu Ende.
    [take] Du hast noch nicht gewürfelt.
    [fill] Wähle erst, welchen gesperrten Würfel du mitwirfst.
    [rolling] Du würfelst noch.
    [attack] Dein Angriff läuft: Wähle, was er trifft.
    [choose] Erst wird „{ $ability }“ ausgeführt.
    [move-each] Bewege erst die Monster oder verzichte darauf.
    [lock-thrown] Entscheide erst, welche der eben geworfenen Würfel du sperrst.
    [buy] Du kaufst gerade ein.
    [ally] Wähle erst einen Verbündete-Bogen.
    [crystal] Wähle erst, wohin der Kristall kommt.
    [pylon] Wähle erst, wohin der Pfeiler kommt.
    [place] Wähle erst, wo dein Monster beginnt.
    [damage] Entscheide erst, ob du zahlst, um den Schaden abzuwenden.
    [next-boss] Wähle erst, wo der nächste Boss beginnt.
    [trim] Wähle erst die Bosswürfel, die aus dem Spiel gehen.
   *[other] Jetzt entscheidet der Zufall.
} { $when ->
    [wait] Das muss so lange warten.
    [dice] { $now ->
        [final] Deine Würfel wertest du gleich danach aus.
       *[other] Deine geworfenen Würfel wertest du nach dem letzten Wurf und vor dem Einkauf aus.
    }
    [tile-dice] Die Würfel eines Hilfeplättchens wertest du aus, sobald du es aktiviert hast.
    [keep] Alle Würfel behalten kannst du nur zwischen zwei Würfen.
    [throw] Geworfen wird zu Beginn deiner Monsterphase.
    [throw-some] Noch einmal werfen kannst du nur direkt nach einem Wurf.
    [stop] So beendest du nur einen Angriff.
    [end] So beendest du nur das Auswerten deiner Würfel.
    [done] So beendest du nur den Einkauf.
    [sweep] Den Markt erneuerst du während des Einkaufs.
    [pass] Verzichten kannst du nur, wo etwas freiwillig ist.
    [pass-boss] Das kannst du nur wählen, wenn die Bossphase gerade angehalten ist.
    [pass-all] Das kannst du nur wählen, wenn die Bossphase gerade angehalten ist.
    [pay] Bezahlt wird nur, wo ein Effekt es verlangt.
    [lose-fame] Ruhm gibst du nur ab, wo ein Effekt es verlangt.
    [leave] Das kannst du nur wählen, wenn eine Karte dich Würfel werfen und sperren lässt.
    [place] Monster werden vor dem ersten Zug aufgestellt.
    [crystal] Kristalle legst du, wenn einer erbaut wird.
    [pylon] Pfeiler setzt du, wenn aus drei Kristallen einer wird.
    [take] Gesperrte Würfel nimmst du dazu, wenn für deinen Wurf zu wenige andere da sind.
    [hit] Treffen kannst du nur während eines Angriffs.
    [lock] { $now ->
        [final] Sperren kannst du gleich danach.
       *[other] Gesperrt wird nach dem letzten Wurf und vor dem Einkauf.
    }
    [unlock] { $now ->
        [final] Entsperren kannst du gleich danach.
       *[other] Entsperrt wird nach dem letzten Wurf und vor dem Einkauf.
    }
    [tile] Hilfeplättchen nutzt du in deinem Zug, aber nicht mitten in einer anderen Aktion.
    [drop] Würfel eines Hilfeplättchens lässt du verfallen, sobald du es aktiviert hast.
    [ally] Verbündete wählst du, sobald du deinen ersten Ruhm bekommst.
    [buy] Gekauft wird, wenn du mit deinen Würfeln fertig bist.
    [target] Das wählst du nur, wenn ein Effekt danach fragt.
    [trim] Bosswürfel gehen aus dem Spiel, wenn der nächste Boss kommt.
    [boss-zone] Ein Boss wird nur vor dem Spiel aufgestellt oder wenn der nächste Boss kommt.
    [use-free] Diesen Effekt nutzt du, während du deine Würfel auswertest.
    [use-turn-start] Dieser Effekt gehört an den Beginn deines Zuges.
    [use-mp-start] Dieser Effekt gehört an den Beginn deiner Monsterphase.
    [use-final] Dieser Effekt gehört zu deinem endgültigen Wurf.
    [use-end] Dieser Effekt gehört an das Ende deines Zuges.
   *[chance] Was geworfen, gezogen oder aufgedeckt wird, bestimmt der Zufall.
}
island-no-such-dice = Das fehlt unter deinen Würfeln: { $dice }.
island-nothing-pending = So ein Würfel wartet gerade nicht: { $die }.
island-pending-first = Würfel eines Hilfeplättchens warten; werte zuerst einen davon aus.
island-other-faces = Für diese Aktion taugt nicht: { $dice }.
island-which-dice = Wähle, welche Würfel du noch einmal wirfst.
island-no-throws-left = Du hast keinen Wurf mehr.
island-no-such-monster = { $most ->
    [1] So viele Monster spielen nicht mit: Du spielst allein.
   *[other] So viele Monster spielen nicht mit: Ihr seid nur { $most }.
}
island-out-of-reach = { $player } ist in { $zone }, außerhalb deiner Reichweite.
island-at-full-hp = { $player } hat { $hp ->
    [one] 1 Lebenspunkt
   *[other] { $hp } Lebenspunkte
}, mehr geht nicht.
island-zone-out-of-reach = { $zone } ist außerhalb deiner Reichweite.
island-no-such-boss-die = In { $zone } liegt kein solcher Bosswürfel: { $face }.
island-card-takes-no-die = Auf „{ $card }“ kann kein Würfel liegen.
island-card-full = Auf „{ $card }“ liegt schon ein Würfel.
island-not-on-card = Dieser Würfel liegt nicht auf „{ $card }“: { $die }.
island-not-in-your-zone = { $player } ist in { $zone }, nicht in deiner Zone.
island-too-far = Von { $origin } ist es zu weit nach { $zone }.
island-already-there = Start und Ziel sind dieselbe Zone: { $zone }.
island-nobody-carried = Du hast keine Karte, mit der du ein anderes Monster mitnimmst.
island-you-carry-another = Nur dein eigenes Monster kann ein anderes mitnehmen.
island-own-zone-named = { $zone } ist deine eigene Zone: Lass sie weg.
island-nothing-to-hit = In { $zone } ist nichts zu treffen.
island-shield-too-strong = Erst muss der Schild vernichtet werden, und dafür braucht dein Angriff { $needed } Schaden; { $pool ->
    [0] er hat keinen.
   *[other] er hat { $pool }.
}
island-pool-too-small = { $pool ->
    [0] Dein Angriff hat keinen Schaden
   *[other] Dein Angriff hat { $pool } Schaden
}; { $needed ->
    [one] nötig ist mindestens 1.
   *[other] nötig sind mindestens { $needed }.
}
island-boss-not-there = Der Boss ist nicht in { $zone }.
island-boss-fallen = Der Boss liegt schon am Boden.
island-wrong-wrenches = { $least ->
    [2] { $most ->
        [2] Dieses Feld braucht genau 2 Schraubenschlüssel, nicht { $used }.
       *[other] Dieses Feld braucht 2 oder { $most } Schraubenschlüssel, nicht { $used }.
    }
    [3] { $most ->
        [3] Dieses Feld braucht genau 3 Schraubenschlüssel, nicht { $used }.
       *[other] Dieses Feld braucht 3 oder { $most } Schraubenschlüssel, nicht { $used }.
    }
   *[other] Dieses Feld braucht genau { $most } Schraubenschlüssel, nicht { $used }.
}
island-pylon-there = Auf { $space } in { $zone } steht ein Pfeiler, dort lässt sich nichts konstruieren.
island-space-taken = Auf { $space } in { $zone } liegt „{ $tile }“; das Feld muss leer sein.
island-no-tiles-left = Es ist kein Hilfeplättchen zum Konstruieren übrig.
island-not-yours = „{ $ability }“ hast du nicht.
island-no-such-power = Eine Karte oder Fähigkeit dieses Namens gibt es nicht.
island-too-little-fame = „{ $ability }“ braucht { $needed } Ruhm, du hast { $fame }.
island-works-by-itself = „{ $ability }“ wirkt von selbst; da gibt es nichts zu nutzen.
island-needs-dice = „{ $ability }“ wird mit Würfeln bezahlt.
island-takes-no-dice = „{ $ability }“ wird nicht mit Würfeln bezahlt.
island-impossible-now = „{ $ability }“ könnte jetzt nichts bewirken.
island-power-too-dear = „{ $ability }“ kostet { $price } Energie, { $energy ->
    [0] und du hast keine.
   *[other] du hast { $energy }.
}
island-wrong-symbols = „{ $ability }“ verlangt genau diese Würfel: { $dice }.
island-no-die-space = In { $zone } ist kein Würfelfeld frei.
island-locked-this-turn = Was in diesem Zug gesperrt wurde, bleibt bis zu seinem Ende gesperrt: { $die }.
island-locked-now = Dieser Würfel wurde erst in diesem Zug gesperrt: { $die } in { $zone }.
island-locked-before = Dieser Würfel wurde in einem früheren Zug gesperrt: { $die } in { $zone }.
island-nothing-locked-there = In { $zone } ist kein solcher Würfel gesperrt: { $die }.
island-same-face = Der Würfel zeigt schon { $die }.
island-no-such-tile = Ein Hilfeplättchen dieses Namens gibt es nicht.
island-tile-elsewhere = „{ $tile }“ liegt in { $zone }, außerhalb deiner Reichweite.
island-tile-not-built = „{ $tile }“ liegt nicht auf der Insel.
island-tile-spent = „{ $tile }“ wurde in diesem Zug schon aktiviert.
island-tile-face-down = „{ $tile }“ liegt verdeckt.
island-tile-face-up = „{ $tile }“ liegt schon offen.
island-tile-just-recharged = „{ $tile }“ wurde in diesem Zug aufgeladen, und ihr habt vereinbart, dass nur eins von beidem geht.
island-no-doubling = Du hast nichts, was jetzt ein Hilfeplättchen verdoppelt.
island-nothing-to-double = „{ $tile }“ gibt keine Würfel, die sich verdoppeln ließen.
island-die-still-useful = Dieser Würfel lässt sich noch auswerten: { $die }.
island-minions-first = In { $zone } müssen erst die Schergen vernichtet werden.
island-shields-first = { $shields ->
    [one] Erst muss der Schild vernichtet werden.
   *[other] Erst müssen die { $shields } Schilde vernichtet werden.
}
island-no-such-minion = In { $zone } ist kein Scherge dieses Typs: { $minion }.
island-none-of-them = In { $zone } ist kein solcher Scherge.
island-one-minion = Zu wählen ist ein einzelner Scherge, keine Zone.
island-all-of-a-zone = Zu wählen ist eine ganze Zone, kein einzelner Scherge.
island-only-with-boss = Es muss ein Scherge beim Boss sein, also in { $zone }.
island-used-up = „{ $ability }“ hast du in diesem Zug schon genutzt.
island-no-such-ally = Verbündete dieses Namens gibt es nicht.
island-ally-of-another = Diese Verbündeten hat schon { $player }: { $ally }.
island-not-laid-out = In diesem Spiel liegt nicht aus: { $ally }.
island-empty-slot = Platz { $slot } im Markt ist leer.
island-too-dear = { $card ->
    [none] Das kostet
   *[other] „{ $card }“ kostet
} { $price } Energie, { $energy ->
    [0] und du hast keine.
   *[other] du hast { $energy }.
}
island-empty-market = Im Markt liegt keine Karte.
island-empty-deck = Im Stapel ist keine Karte mehr.
island-zone-taken = In { $zone } ist schon { $player }.
island-zone-of-boss = Niemand beginnt beim Boss, und der ist in { $zone }.
island-other-monster = Bewegt wird { $owner }, nicht { $player }.
island-moved-already = { $player } wurde schon bewegt.
island-no-crystals = In { $zone } sind keine Kristalle.
island-wrong-number = { $most ->
    [1] Du kannst genau 1 Würfel werfen.
   *[other] Du kannst 1 bis { $most } Würfel werfen.
}
island-other-target = „{ $ability }“ verlangt etwas anderes: { $wanted ->
    [heal] ein Monster.
    [energy] ein Monster.
    [move] eine Zone, in die du gehst.
    [jump] eine Zone, in die du gehst.
    [strike] eine Zone für den Schaden.
    [destroy] Schergen.
    [move-minion] einen Schergen oder den Boss und eine Zone, in die er kommt.
    [move-boss] eine Zone für den Boss.
    [boss-die] einen Bosswürfel und eine Zone, in die er kommt.
    [clear] eine Zone mit Kristallen.
    [unlock-from] einen gesperrten Würfel.
    [reroll] einen Würfel des Wurfs.
    [set] einen Würfel des Wurfs und was er zeigen soll.
    [tile] ein Hilfefeld.
    [discard-tile] ein Hilfeplättchen.
    [throw-lock] eine Anzahl von Würfeln.
   *[pay] Energie oder Ruhm.
}
island-must-choose = Verzichten geht nicht: „{ $ability }“ muss ausgeführt werden.
island-effects-first = Verzichten geht noch nicht: „{ $ability }“ muss ausgeführt werden.
island-last-window = Es kommt keine weitere Pause der Bossphase, die du auslassen könntest.
island-no-fame = Du hast keinen Ruhm, den du abgeben könntest.
island-wrong-number-of-dice = { $wanted ->
    [one] Geworfen wird genau 1 Würfel, nicht { $thrown }.
   *[other] Geworfen werden genau { $wanted } Würfel, nicht { $thrown }.
}
island-no-such-face = So eine Seite hat kein Bosswürfel.
island-no-such-card = Eine Karte dieses Namens gibt es nicht.
island-not-in-deck = „{ $card }“ ist nicht im Stapel.
island-no-event-yet = „{ $card }“ ist ein Ereignis und kommt zurück in den Stapel.
island-not-in-bag = Von diesem Typ ist kein Scherge mehr im Beutel: { $minion }.
island-tile-not-in-pile = „{ $tile }“ ist nicht im Vorrat.
island-wrong-number-of-allies = { $wanted } Verbündete liegen aus, nicht { $laid }.
island-ally-twice = Nur einmal kann ausliegen: { $ally }.

# Namen

face-heart = Herz
face-energy = Energie
face-fame = Ruhm
face-claw = Kralle
face-foot = Fuß
face-wrench = Schraubenschlüssel
face-crystal = Kristall
face-minion = Scherge
face-any = beliebige Seite
die-in-zone = { $what } in { $zone }
die-from-tile = { $what } eines Hilfeplättchens
die-any-as = beliebige Seite als { $what }

cause-symbol = Symbol
cause-crystal = Symbol
cause-pylon = Pfeiler
cause-attack = Angriff
cause-heart = Herz
cause-energy = Energie-Würfel
cause-fame = Ruhm-Würfel
cause-foot = Fuß
cause-carry = mitgenommen
cause-cube = Energiebrocken
cause-wrench = Schraubenschlüssel
cause-dice = Würfel
cause-boss = durch den Boss
cause-event = Ereignis
cause-card = Karte
cause-soldier = Soldat
cause-cannon = Kanone
cause-shield = Schild
cause-builder = Erbauer
cause-fireling = Flammling

# Kartentexte: wann

on-turn-start = zu Beginn deines Zuges
on-before-movement = vor der Bewegung
on-move3 = nachdem der Boss sich bewegt hat
on-enter = in jeder Zone, die der Boss betritt
on-boss-hurt = wenn ein Monster durch den Boss Lebenspunkte verloren hat
on-step4 = wenn Schergen aktiviert werden
on-symbol = { $symbol ->
    [fame] für jedes Ruhmsymbol
    [crystal] für jedes Kristallsymbol
   *[minion] für jedes Schergensymbol
}
on-zero-hp = wenn du deine Monsterphase mit 0 Lebenspunkten beginnen würdest
on-mp-start = zu Beginn deiner Monsterphase
on-dice = { $hp ->
    [0] wenn du Würfel nimmst
    [one] wenn du mit höchstens 1 Lebenspunkt Würfel nimmst
   *[other] wenn du mit höchstens { $hp } Lebenspunkten Würfel nimmst
}
on-final = bei deinem endgültigen Wurf
on-free = in Schritt 2 deiner Monsterphase, wenn du magst
on-walk = wenn du dich mit einem Fuß bewegst
on-spend = gib { $pay } aus
on-resolve = wenn du { $face } auswertest
on-attack = { $shown ->
    [none] wenn du angreifst
    [claw] wenn dein Angriff mindestens eine Kralle enthält
    [foot] wenn dein Angriff mindestens einen Fuß enthält
   *[other] wenn dein Angriff { $face } enthält
}
on-kill = für jeden Schergen, den du in deinem Zug vernichtest
on-damage = wenn dich Schaden treffen würde, in jedem Zug
on-steal = wenn du Ruhm klaust
on-construct = wenn du ein Hilfeplättchen konstruierst
on-tile = wenn du ein Hilfeplättchen aktivierst
on-buy = wenn du kaufst
on-gained = wenn du diese Karte kaufst
on-end = am Ende deines Zuges

# Kartentexte: wie sie zusammengesetzt sind

text-ability = { $when }: { $what }.
text-plain = { $what }.
text-first-then = { $first }, dann { $then }
text-first-next = { $first }; danach: { $then }
text-first-same = { $first } und { $then }
text-after-colon = capital
text-prevent = du darfst { $n } Energie zahlen, um diesen Schaden nicht zu erleiden
text-without-energy = { $phrase }; hat keines Energie, erleidet jedes { $n } Schaden
text-none = Kein Effekt.
text-first-and = { $first }, und { $then }
text-may = wenn du magst, { $what }
text-limit = { $times ->
    [1] { $sentence } Einmal pro Zug.
   *[other] { $sentence } Höchstens { $times }-mal pro Zug.
}
text-part-limit = { $times ->
    [1] { $phrase } (den Boss nur einmal pro Zug)
   *[other] { $phrase } (den Boss nur { $times }-mal pro Zug)
}
text-instead = { $phrase }; wenn das nicht geht: { $other }
text-either = { $one } oder { $other }
tile-cube = Energiebrocken
tile-any = beliebige Seite

# Kartentexte: wer und wo

target-you = du
target-one = { $place ->
    [any] ein Monster deiner Wahl
   *[other] ein Monster { $where }
}
target-each = { $place ->
    [any] jedes Monster
   *[other] jedes Monster { $where }
}
target-all = alle
target-most-hp = die Monster mit den meisten Lebenspunkten { $where }
target-most-energy = die Monster mit der meisten Energie { $where }
target-hurt = dieses Monster
target-healed = das geheilte Monster
target-keepers = jedes Monster mit mindestens einer BEHALTEN-Karte

where-here = in deiner Zone
where-near = in deiner Zone oder einer benachbarten
where-any = in beliebiger Zone
where-boss = in der Zone des Bosses
where-boss-cw = in der vom Boss aus nächsten Zone im Uhrzeigersinn
where-boss-near = in der Zone des Bosses oder den benachbarten Zonen
where-beside-boss = in einer dem Boss benachbarten Zone
where-zone = in dieser Zone
where-one-zone = in einer Zone deiner Wahl
where-one-near = in deiner Zone oder einer benachbarten

what-heart = Herzen
what-energy = Energie
what-fame = Ruhm
what-claw = Krallen
what-foot = Füße
what-wrench = Schraubenschlüssel
what-soldier = Soldaten
what-cannon = Kanonen
what-shield = Schilde
what-builder = Erbauer
what-fireling = Flammlinge
what-boss = Bossfähigkeiten
what-this = dieser Schaden
what-steal = Klauen
what-unlock = Entsperren
what-tile = Aktivieren und Aufladen
what-before-movement = die Fähigkeit VOR DER BEWEGUNG
what-dice = einer Zone mit Bosswürfeln
what-most-dice = einer Zone, in der die meisten liegen

# Kartentexte: was

effect-heal = { $who ->
    [you] du erhältst
    [all] { $target } erhalten je
    [most-hp] { $target } erhalten je
    [most-energy] { $target } erhalten je
   *[other] { $target } erhält
} { $more ->
    [yes] { $n ->
        [one] 1 zusätzlichen Lebenspunkt
       *[other] { $n } zusätzliche Lebenspunkte
    }
   *[no] { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    }
}
effect-damage = { $who ->
    [you] du erleidest { $n } Schaden
    [all] { $target } erleiden je { $n } Schaden
    [most-hp] { $target } erleiden je { $n } Schaden
    [most-energy] { $target } erleiden je { $n } Schaden
   *[other] { $target } erleidet { $n } Schaden
}
effect-energy = { $gains ->
    [yes] { $who ->
        [you] du erhältst
        [all] { $target } erhalten je
        [most-hp] { $target } erhalten je
        [most-energy] { $target } erhalten je
       *[other] { $target } erhält
    }
   *[no] { $who ->
        [you] du verlierst
        [all] { $target } verlieren je
        [most-hp] { $target } verlieren je
        [most-energy] { $target } verlieren je
       *[other] { $target } verliert
    }
} { $more ->
    [yes] { $n } zusätzliche Energie
   *[no] { $n } Energie
}
effect-fame = { $gains ->
    [yes] { $who ->
        [you] du erhältst
        [all] { $target } erhalten je
        [most-hp] { $target } erhalten je
        [most-energy] { $target } erhalten je
       *[other] { $target } erhält
    }
   *[no] { $who ->
        [you] du verlierst
        [all] { $target } verlieren je
        [most-hp] { $target } verlieren je
        [most-energy] { $target } verlieren je
       *[other] { $target } verliert
    }
} { $more ->
    [yes] { $n } zusätzlichen Ruhm
   *[no] { $n } Ruhm
}
effect-boss-fame = { $gains ->
    [yes] der Boss erhält { $n } Ruhm
   *[no] der Boss verliert { $n } Ruhm
}
effect-boss-hit = { $place ->
    [here] der Boss in deiner Zone verliert { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    }, wer ihn auch schützt
   *[any] der Boss verliert { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    }, wo er auch ist und wer ihn auch schützt
}
effect-strike = füge { $where } { $n } Schaden zu
effect-destroy = { $who ->
    [all] vernichte alle { $kinds } { $where }
   *[one] vernichte einen Schergen { $where }
}
effect-pool = dein Angriff macht { $n } Schaden mehr
effect-value = { $what } zählen je { $n } Schaden
effect-move = { $who ->
    [you] { $n ->
        [one] bewege dich in eine benachbarte Zone
       *[other] bewege dich um bis zu { $n } Zonen
    }
   *[each] { $by ->
        [owner] { $n ->
            [one] alle dürfen ihr Monster um 1 Zone bewegen
           *[other] alle dürfen ihr Monster um bis zu { $n } Zonen bewegen
        }
       *[you] { $n ->
            [one] du darfst jedes Monster um 1 Zone bewegen
           *[other] du darfst jedes Monster um bis zu { $n } Zonen bewegen
        }
    }
}
effect-jump = geh in eine beliebige Zone
effect-push = { $way ->
    [cw] { $place ->
        [any] schiebe { $target } eine Zone im Uhrzeigersinn
       *[other] schiebe { $target } eine Zone im Uhrzeigersinn, falls es { $where } steht
    }
   *[away] schiebe { $target } eine Zone weiter vom Boss weg, falls es { $where } steht
}
effect-move-minion = bewege einen Schergen { $where } in eine benachbarte Zone
effect-move-boss = { $place ->
    [here] bewege den Boss { $where } in eine benachbarte Zone
   *[any] { $n ->
        [one] bewege den Boss in eine benachbarte Zone
        [2] bewege den Boss 1 oder 2 Zonen in eine Richtung
       *[other] bewege den Boss 1 bis { $n } Zonen in eine Richtung
    }
}
effect-boss-die = { $way ->
    [card] lege den entfernten Bosswürfel bis zu deiner nächsten Monsterphase auf diese Karte
   *[adjacent] bewege einen Bosswürfel aus deiner Zone in eine benachbarte Zone
}
effect-draw = { $n ->
    [one] ziehe einen Schergen aus dem Beutel
   *[other] ziehe { $n } Schergen aus dem Beutel
} { $place ->
    [boss] in die Zone des Bosses
   *[boss-cw] in die vom Boss aus nächste Zone im Uhrzeigersinn
}
effect-fireling = { $where } kommt ein Flammling ins Spiel
effect-crystal = { $where } wird ein Kristall erbaut
effect-clear = entferne alle Kristalle { $where }
effect-unlock-from = entsperre einen Würfel { $where }
effect-extra-die = { $n ->
    [one] du nimmst einen Würfel mehr
   *[other] du nimmst { $n } Würfel mehr
}
effect-extra-throw = { $n ->
    [one] du hast einen Wurf mehr
   *[other] du hast { $n } Würfe mehr
}
effect-reroll = { $n ->
    [1] wirf einen Würfel des Wurfs neu
   *[other] wirf { $n } Würfel des Wurfs neu
}
effect-set = drehe einen Würfel des Wurfs auf eine beliebige Seite
effect-cost = Karten kosten { $n } Energie weniger, mindestens 1
effect-cap = du kannst bis zu { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
} haben
effect-minion-hp = { $what } haben { $gains ->
    [yes] { $n ->
        [one] 1 Lebenspunkt mehr
       *[other] { $n } Lebenspunkte mehr
    }
   *[no] in deinem Zug { $n ->
        [one] 1 Lebenspunkt weniger (mindestens 1)
       *[other] { $n } Lebenspunkte weniger (mindestens 1)
    }
}
effect-immune = { $thing ->
    [this] du erleidest diesen Schaden nicht
    [fireling] { $what } fügen dir keinen Schaden zu (Energie verlierst du trotzdem)
   *[other] { $what } fügen dir keinen Schaden zu
}
effect-reach = { $thing ->
    [heart] deine Herzen erreichen Monster { $where }
    [steal] { $place ->
        [any] um Ruhm zu klauen, darfst du Bosswürfel aus jeder Zone entfernen
       *[other] um Ruhm zu klauen, darfst du auch Bosswürfel aus benachbarten Zonen entfernen
    }
    [unlock] du darfst Würfel { $where } entsperren
   *[tile] du darfst Hilfeplättchen { $where } aktivieren und aufladen
}
effect-need = { $n ->
    [1] du brauchst einen Schraubenschlüssel weniger
   *[other] du brauchst { $n } Schraubenschlüssel weniger
}
effect-tile = { $empty ->
    [yes] ein zufälliges Hilfeplättchen kommt auf ein leeres Hilfefeld deiner Wahl
   *[no] ein zufälliges Hilfeplättchen kommt auf ein Hilfefeld deiner Wahl ohne Pfeiler
}
effect-aim = du darfst { $where } zielen
effect-stride = { $n ->
    [one] du darfst 1 Zone weit gehen
   *[other] du darfst bis zu { $n } Zonen in eine Richtung gehen
}
effect-group = { $n ->
    [one] die Gruppe zählt wie mit einem Würfel mehr, bis fünf
   *[other] die Gruppe zählt wie mit { $n } Würfeln mehr, bis fünf
}
effect-double = nimm jeden virtuellen Würfel des Hilfeplättchens zweimal
effect-act = auch { $what } { $where } werden aktiviert
effect-mute = { $what } { $where } werden nicht aktiviert
effect-space = in jeder Zone ist diese Karte ein eigenes Würfelfeld für { $n } Würfel
effect-pay = { $who ->
    [keepers] zahlt { $n } Energie
   *[other] zahle { $n } Energie
}
effect-set-hp = setze deine Lebenspunkte auf { $n }
effect-discard-this = wirf diese Karte ab
effect-sweep-cost = { $n ->
    [0] du darfst den Markt kostenlos erneuern
   *[other] du darfst den Markt für { $n } Energie erneuern
}
effect-run = { $what } wird aktiviert
effect-skip = Schritt { $n } der nächsten Bossphase entfällt
effect-continue-move = { $way ->
    [cw] kam er im Uhrzeigersinn in eine Zone ohne Bosswürfel, geht er weiter bis zu { $what }
   *[same] { $thing ->
        [most-dice] liegen in seiner Zone nicht die meisten Bosswürfel der Insel, geht er in derselben Richtung weiter bis zu { $what } (blieb er stehen: im Uhrzeigersinn)
       *[dice] liegt in seiner Zone kein Bosswürfel, geht er in derselben Richtung weiter bis zu { $what } (blieb er stehen: im Uhrzeigersinn)
    }
}
effect-widen = { $thing ->
    [before-movement] { $what } trifft alle Monster { $where }
   *[other] { $what } beim Boss treffen alle Monster { $where }
}
effect-replace = { $choices } statt eines Schergen aus dem Beutel, solange der Vorrat reicht
effect-carry = nimm ein anderes Monster mit
effect-throw-lock = wirf 1 bis { $n } verfügbare Monsterwürfel und sperre beliebige davon in deiner Zone
effect-either = { $who ->
    [keepers] { $told ->
        [yes] { $target } { $choices }
       *[no] { $target } wählt: { $choices }
    }
   *[you] { $choices }
}
effect-release-locked = alle auf der Insel gesperrten Würfel werden verfügbar
effect-discard-tile = wirf ein Hilfeplättchen von der Insel ab

# Der Tisch

island-example = attack claw*2
island-short = 1
island-goal = Besiegt den Boss gemeinsam, bevor drei Pfeiler stehen, ein Scherge aus dem leeren Beutel kommen müsste oder ein Monster seine Monsterphase mit 0 Lebenspunkten beginnt.
island-side-normal = normal
island-side-advanced = fortgeschritten
island-boss-line = ({ $side }) Lebenspunkte { $hp }/{ $most } · { $fame } Ruhm · { $dice } Würfel verfügbar · Zug { $turn }
island-zone = { $zone }
island-pylon = Pfeiler
island-used = (genutzt)
island-free-dice = { $dice } Würfel verfügbar
island-roll = Wurf
island-pending = Wartend
island-price = { $price } Energie
island-sort-keep = BEHALTEN
island-sort-discard = ABWERFEN
island-column-player = Monster
island-column-zone = Zone
island-column-hp = Leben
island-column-energy = Energie
island-column-fame = Ruhm
island-column-ally = Verbündete
island-column-cards = Karten
island-question = Was wählst du?
island-question-resolve = Was machst du mit deinen Würfeln?
island-question-rolling = Noch einmal werfen? Schreib throw und die Würfel, etwa: throw claw*2 foot (noch { $number ->
    [one] 1 Wurf
   *[other] { $number } Würfe
}).
island-question-take = Werfen oder erst ein Hilfeplättchen aktivieren?
island-question-fill = Welchen gesperrten Würfel nimmst du ({ $number ->
    [one] 1 fehlt
   *[other] { $number } fehlen
})?
island-question-final = Dein Wurf steht fest. Nutzt du einen Effekt?
island-question-buy = Was kaufst du?
island-question-attack = Was triffst du in { $zone } mit { $number } Schaden?
island-question-ally = Wen nimmst du als Verbündeten?
island-question-crystal = Wohin kommt der Kristall in { $zone }?
island-question-pylon = Wohin kommt der Pfeiler in { $zone }?
island-question-place = Wo beginnt dein Monster?
island-question-damage = Schaden durch { $ability }: zahlen, um ihn abzuwenden?
island-question-window = Jetzt ein Hilfeplättchen aktivieren?
island-question-end = Welcher Effekt kommt als Nächstes?

# Rund um den Tisch

island-invented = Viele Kartenwerte sind erfunden, weil die gedruckten Regeln sie nicht nennen; ungeheuer cards { $game } zeigt, welche.

# Probleme mit Kartensätzen

cards-wrong-trigger = { $effect } bewirkt unter { $trigger } nichts; möglich sind { $allowed }
cards-needs-effects = unter { $trigger } muss genau dies stehen: { $wanted }
cards-replaced-minion = ein Schergensymbol kann nur ersetzt werden, und nur ein Schergensymbol
cards-asked-for-die = freiwillig ist beim Klauen nur ein Würfel, der auf diese Karte geht, und der immer
cards-pay-asked = zu zahlen muss hier freiwillig sein
island-nothing-meant = Diese Dinge ergeben zusammen keinen Zug.

# Effekte, wie der Karteneditor sie nennt

cardset-do-heal = heilen
cardset-do-damage = verletzen
cardset-do-energy = Energie
cardset-do-fame = Ruhm
cardset-do-boss-fame = Ruhm des Bosses
cardset-do-boss-hit = den Boss treffen
cardset-do-strike = mit festem Vorrat angreifen
cardset-do-destroy = Schergen vernichten
cardset-do-pool = stärkerer Angriff
cardset-do-value = eine Seite zählt mehr
cardset-do-move = bewegen
cardset-do-jump = irgendwohin springen
cardset-do-push = wegschieben
cardset-do-move-minion = einen Schergen versetzen
cardset-do-move-boss = den Boss versetzen
cardset-do-boss-die = einen Bosswürfel versetzen
cardset-do-draw = Schergen ziehen
cardset-do-fireling = einen Flammling setzen
cardset-do-crystal = einen Kristall erbauen
cardset-do-clear = Kristalle entfernen
cardset-do-unlock-from = aus der Ferne entsperren
cardset-do-extra-die = zusätzliche Würfel
cardset-do-extra-throw = zusätzliche Würfe
cardset-do-reroll = neu werfen
cardset-do-set = einen Würfel drehen
cardset-do-cost = Karten kosten weniger
cardset-do-cap = mehr Lebenspunkte höchstens
cardset-do-minion-hp = Lebenspunkte der Schergen
cardset-do-immune = unverletzlich
cardset-do-reach = weiter reichen
cardset-do-need = mit weniger konstruieren
cardset-do-tile = ein Hilfeplättchen legen
cardset-do-aim = weiter zielen
cardset-do-stride = weiter laufen
cardset-do-group = Energie zählt mehr
cardset-do-double = ein Hilfeplättchen doppelt nutzen
cardset-do-act = auch andere aktivieren
cardset-do-mute = Schergen nicht aktivieren
cardset-do-space = ein eigenes Würfelfeld
cardset-do-pay = Energie zahlen
cardset-do-set-hp = Lebenspunkte setzen
cardset-do-discard-this = diese Karte abwerfen
cardset-do-sweep-cost = Kosten des Erneuerns
cardset-do-run = eine Fähigkeit ausführen
cardset-do-skip = einen Schritt auslassen
cardset-do-continue-move = weiterlaufen
cardset-do-widen = weiter wirken
cardset-do-replace = einen anderen bringen
cardset-do-carry = jemanden mitnehmen
cardset-do-throw-lock = werfen und sperren
cardset-do-either = eines davon
cardset-do-release-locked = gesperrte Würfel verfügbar machen
cardset-do-discard-tile = ein Hilfeplättchen abwerfen

# Eine Hausregel, die die Lebenspunkte des Bosses ändert

island-house-hp = Hausregel: Lebenspunkte nach der Spielerzahl. Lebenspunkte dieses Bosses am Anfang: { $hp }, auf seinem Bogen: { $sheet }.
