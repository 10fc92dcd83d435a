# Die Insel

isle-turn = Zug { $turn }
isle-dice = Die Würfel
isle-answers = Was du tun kannst
isle-zones = Die sechs Zonen, im Uhrzeigersinn
isle-zone = { $zone }
isle-any-face = Beliebige Seite
isle-boss-here = { $boss }, { $hp ->
    [one] 1 Lebenspunkt
   *[other] { $hp } Lebenspunkte
}
isle-boss-hp = { $hp } von { $most } Lebenspunkten
isle-boss-fame = Ruhm { $fame } von 20
isle-abilities = Fähigkeiten nach Ruhm
isle-ability-active = { $fame }: { $name }, aktiv
isle-ability-next = { $fame }: { $name }, erwacht als Nächstes
isle-ability-later = { $fame }: { $name }, schläft
isle-ability-needs = Schläft bis Ruhm { $fame }.
isle-challenge = Ultimative Herausforderung
isle-challenge-beaten = { $boss }, besiegt
isle-challenge-now = { $boss }, jetzt hier
isle-challenge-later = { $boss }, kommt noch
isle-you = du ({ $who })
isle-played-by = von { $who }
isle-monster-here = { $name } von { $who }, { $hp ->
    [one] 1 Lebenspunkt
   *[other] { $hp } Lebenspunkte
}
isle-minions = Schergen
isle-minion-here = { $count ->
    [one] { $minion }, { $hp ->
        [one] 1 Lebenspunkt
       *[other] { $hp } Lebenspunkte
    }
   *[other] { $count } × { $minion }, je { $hp ->
        [one] 1 Lebenspunkt
       *[other] { $hp } Lebenspunkte
    }
}
isle-boss-dice-list = Bosswürfel
isle-boss-die = { $count ->
    [one] Bosswürfel { $symbols }
   *[other] { $count } Bosswürfel { $symbols }
}
isle-spaces = Würfelfelder
isle-free-space = Freies Würfelfeld
isle-locked-die = Gesperrter Würfel: { $die }
isle-locked-now = In diesem Zug gesperrt: { $die }
isle-support = Hilfefelder
isle-space-free = { $space }, frei
isle-pylon-on = Pfeiler auf { $space }
isle-tile-ready = { $text ->
    [none] { $space }: { $name }, bereit
   *[other] { $space }: { $name }, bereit ({ $text })
}
isle-tile-used = { $text ->
    [none] { $space }: { $name }, genutzt
   *[other] { $space }: { $name }, genutzt ({ $text })
}
isle-volcano-dice = { $count ->
    [0] Kein Bosswürfel wartet im Vulkan
    [one] Ein Bosswürfel wartet im Vulkan
   *[other] { $count } Bosswürfel warten im Vulkan
}
isle-pylons = Pfeiler: { $count }. Bei dreien ist alles verloren.
isle-bag = Schergen noch im Beutel: { $count }
isle-die = Würfel { $number }: { $die }
isle-die-virtual = Würfel { $number }: { $die }, von einem Hilfeplättchen
isle-die-kept = Würfel { $number }: { $die }, behalten
isle-die-thrown = Würfel { $number }: { $die }, wird noch einmal geworfen
isle-throw = Werfen
isle-throw-none = Alle Würfel bleiben liegen. Gib einen frei, um ihn noch einmal zu werfen.
isle-batch-same = { $move }, { $count }-mal
isle-batch-lock = Alles Übrige sperren ({ $count })
isle-keep-all = Alle zur Seite
isle-kept-row = Behaltene Würfel
isle-kept-none = Tippe Würfel an, die bleiben sollen
isle-throw-stop = Nicht mehr werfen
isle-throw-count = { $count } werfen · { $left ->
    [one] noch 1 Wurf
   *[other] noch { $left } Würfe
}
isle-keep-none = Alle zurück
isle-keep-plan = Behalten, was der Plan braucht ({ $count })
isle-partners = Mitspieler
isle-boss = Der Boss
isle-allies-short = Verbündete
isle-more = Mehr ({ $count })
isle-fewer = Zurück
isle-later = Später
isle-use-tile = { $name } aktivieren: gibt { $text }
isle-recharge-tile = { $name } aufladen, kostenlos: kann noch einmal aktiviert werden und gibt { $text }
isle-end-turn = Zug beenden
isle-end-dice = Fertig mit den Würfeln
isle-end-step = Weiter
isle-still-possible = Noch möglich: { $deeds }
isle-and-more = mehr
isle-deed-attack = Angreifen
isle-deed-build = Konstruieren
isle-deed-heal = Heilen
isle-deed-energy = Energie
isle-deed-fame = Ruhm
isle-deed-move = Bewegen
isle-deed-steal = Klauen
isle-deed-activate = Aktivieren
isle-deed-power = Karten
isle-deed-lock = Sperren
isle-lock-all = Alle { $count } sperren
isle-each = je { $yield }
isle-deed-unlock = Entsperren
isle-purse = Deine Energie: { $energy }
isle-price-short = { $count } Energie fehlt
isle-sweep-about = Erneuern: Diese drei gehen, drei neue kommen; ein Ereignis darunter geschieht sofort.
isle-market-none = Nichts davon ist bezahlbar.
isle-touch = Berühre eines der leuchtenden Teile.
yields-island-attack = { $pool } auf { $targets }
yields-island-attack-boss = { $pool } auf { $boss }
isle-or-with-feet = { $yield }, mit Füßen { $more }
isle-damage-or = { $count } oder { $more }
yields-island-build = { $space }
yields-island-tile = { $dice }
yields-island-tile-wasted = { $dice }: jetzt ohne Nutzen
yields-island-heal = +{ $hp } Leben
yields-island-energy = +{ $energy } Energie
yields-island-fame = +{ $fame } Ruhm
isle-best = dazu würde ein Tipp raten
isle-damage = { $count } Schaden
isle-damage-feet = { $count } mit { $feet ->
    [one] einem Fuß
   *[other] { $feet } Füßen
}
isle-one-short = es fehlt: { $die }
isle-one-short-brief = einer fehlt
isle-buy-for = { $name } für { $price }
isle-buy-chosen = { $name } für { $price } kaufen · { $left } Energie übrig
isle-put-back = Zurücklegen
isle-pool = Schaden übrig für { $zone }
isle-monsters = Die Monster
isle-cards = Karten
isle-allies = Verbündete in der Auslage
isle-market = Markt
isle-deck = { $count ->
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
isle-slot-empty = leer
isle-sweep-for = { $price ->
    [0] Markt kostenlos erneuern
   *[other] Markt erneuern für { $price }
}
isle-sort-keep = BEHALTEN
isle-sort-play = ABWERFEN
isle-show = Was geschieht
isle-show-next = Weiter
isle-show-skip = Bis zu mir
isle-show-end = Überspringen
isle-show-bar = Schritte: ziehe zu einem davon
isle-show-at = { $count ->
    [0] { $who }: Schritt { $number }
   *[other] { $who }: Schritt { $number } von { $count }
}
isle-show-step = { $count ->
    [0] Schritt { $number }
   *[other] Schritt { $number } von { $count }
}
isle-show-erupted = { $count ->
    [one] Der Vulkan wirft 1 Bosswürfel in eine Zone:
   *[other] Der Vulkan wirft { $count } Bosswürfel in die Zonen:
}
isle-show-group = { $who } · { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
isle-show-live = Gleich geht es weiter …
isle-show-hurries = Schneller, weil viel geschehen ist.
isle-gauge-name-pylons = Pfeiler
isle-gauge-name-bag = Beutel
isle-gauge-name-fame = Ruhm
isle-gauge-fame = Ruhm des Bosses: { $fame }. Bei { $next } erwacht seine nächste Fähigkeit.
isle-beat-of = { $count } von 3
isle-beat-pylon = Ein Pfeiler wächst in { $zone }
isle-beat-pylon-more = Aus drei Kristallen. Beim dritten Pfeiler ist alles verloren.
isle-beat-ally = Verbündete für { $who }: { $name }
isle-beat-awake = Beim Boss erwacht „{ $name }“
isle-beat-card = Ereignis: { $name }
isle-beat-fallen = { $boss } fällt
isle-beat-next = { $boss } kommt auf die Insel
isle-beat-down = { $who } hat 0 Lebenspunkte
isle-beat-down-more = Heilt das Monster, bevor sein nächster Zug beginnt.
isle-beat-saved = { $who } ist gerettet
isle-why = Warum?
isle-why-there = Warum dorthin?
isle-why-rule = Regel { $rule }
isle-why-count = Bosswürfel: { $dice }, Schergen: { $minions }
isle-why-boss-wandered = Er betrachtet seine Zone und die beiden daneben. In keiner liegt ein Bosswürfel, also geht er eine Zone im Uhrzeigersinn.
isle-why-boss-followed-dice = Er betrachtet seine Zone und die beiden daneben und geht dorthin, wo die meisten Bosswürfel liegen.
isle-why-boss-followed-minions = In seiner Zone und den beiden daneben liegen mehrfach gleich viele Bosswürfel. Dann zählt, wo die meisten Schergen sind.
isle-why-boss-followed-clock = Bosswürfel und Schergen sind in seiner Zone und den beiden daneben gleichauf. Dann nimmt er die Zone, die im Uhrzeigersinn am weitesten liegt.
isle-why-boss-went-on = Eine Fähigkeit des Bosses, die erwacht ist, lässt ihn weitergehen.
isle-why-dice-erupted = Alle Bosswürfel im Vulkan werden geworfen; der Zufall sagt, was sie zeigen und in welcher Zone sie landen.
isle-why-no-dice-to-erupt = Alle Bosswürfel liegen schon in Zonen.
isle-why-ability-acted = Der Boss hat den Ruhm, den diese Fähigkeit braucht, und dies ist ihr Schritt.
isle-why-minion-acted = Nachdem der Boss sich bewegt hat, wird jeder Scherge in seiner Zone aktiviert.
isle-why-minions-idle = Nur Schergen in der Zone des Bosses werden aktiviert.
isle-why-symbol-activated = Jedes Symbol auf den Bosswürfeln in der Zone des Bosses wird aktiviert.
isle-why-attacked = Krallen und Füße treffen: Eine Kralle zählt 2 Schaden, ein Fuß 1. Karten und Verbündete können das erhöhen.
isle-why-pylon-raised = Drei Kristalle in einer Zone werden zu einem Pfeiler. Mit dem dritten Pfeiler ist das Spiel verloren.
isle-foreseen = vorhergesehen
isle-came = gekommen
isle-foreseen-zone = Boss in { $zone }
isle-foreseen-pylon = Pfeiler
isle-show-again = Noch einmal ansehen
isle-since = Seit deinem letzten Zug
isle-since-watched = Die letzte Runde
isle-since-short = Seither
isle-since-steps = Schritte: { $count }
isle-since-watch = Noch einmal ansehen: { $who }
isle-since-killed = { $count ->
    [one] Ein Scherge vernichtet
   *[other] { $count } Schergen vernichtet
}
isle-since-came = { $count ->
    [one] Ein Scherge ist gekommen
   *[other] { $count } Schergen sind gekommen
}
isle-since-locked = { $count ->
    [one] Ein Würfel gesperrt
   *[other] { $count } Würfel gesperrt
}
isle-pace = Tempo
isle-pace-step = Schritt für Schritt
isle-pace-slow = langsam
isle-pace-normal = mittel
isle-pace-fast = schnell
isle-pace-instant = sofort

# Züge, vorgelesen

does-island-place = In { $zone } beginnen
title-does-island-place = Beginnen in
does-island-throw = Würfeln
does-island-throw-some = Noch einmal werfen: { $dice }
does-island-throw-these = Noch einmal werfen: { $what }
does-island-keep = Nicht mehr werfen
does-island-take = Auch nehmen: { $face } aus { $zone }
title-does-island-take = Nehmen
does-island-heart = Ein Herz für { $player }
title-does-island-heart = Herzen
does-island-energy = { $dice } auswerten
title-does-island-energy = Energie
does-island-fame = Ruhm auswerten
title-does-island-fame = Ruhm
does-island-fame-steal = Ruhm auswerten und klauen: { $face } in { $zone }
title-does-island-fame-steal = Ruhm
does-island-fame-steal-to = Ruhm auswerten und klauen: { $face } in { $zone } auf „{ $card }“
title-does-island-fame-steal-to = Ruhm
does-island-foot = { $player } nach { $to }
title-does-island-foot = Bewegen
does-island-foot-with = { $player } nach { $to }, { $owner } kommt mit
title-does-island-foot-with = Bewegen
does-island-attack = Angreifen mit { $dice }
title-does-island-attack = Angreifen
does-island-attack-at = Angreifen mit { $dice } in { $zone }
title-does-island-attack-at = Angreifen
does-island-hit = Treffen: { $minion }
title-does-island-hit = Treffen
does-island-hit-boss = Den Boss treffen
title-does-island-hit-boss = Treffen
does-island-stop = Angriff beenden
does-island-build = Konstruieren auf { $space } mit { $dice }
title-does-island-build = Konstruieren
does-island-lock = { $face } sperren
title-does-island-lock = Sperren
does-island-lock-on = { $face } auf „{ $card }“ sperren
title-does-island-lock-on = Sperren
does-island-unlock = { $face } entsperren in { $zone }
title-does-island-unlock = Entsperren
does-island-unlock-on = { $face } auf „{ $card }“ entsperren
title-does-island-unlock-on = Entsperren
does-island-leave = Keinen mehr sperren
does-island-activate = „{ $tile }“ aktivieren
title-does-island-activate = Aktivieren
does-island-activate-double = „{ $tile }“ doppelt aktivieren
title-does-island-activate-double = Aktivieren
does-island-recharge = „{ $tile }“ aufladen
title-does-island-recharge = Aufladen
does-island-drop = Verfallen lassen: { $die }
title-does-island-drop = Verfallen lassen
does-island-spend = { $dice } ausgeben für „{ $ability }“
title-does-island-spend = Ausgeben
does-island-use = „{ $ability }“ nutzen
title-does-island-use = Nutzen
does-island-end = Diesen Schritt beenden
does-island-done = Fertig mit dem Einkauf
does-island-buy = Von Platz { $slot } kaufen
title-does-island-buy = Kaufen
does-island-buy-card = „{ $card }“ kaufen
title-does-island-buy-card = Kaufen
does-island-sweep = Markt erneuern
does-island-ally = { $ally } wählen
title-does-island-ally = Verbündete
does-island-crystal = Kristall anstelle des Würfels: { $face }
title-does-island-crystal = Kristall
does-island-crystal-free = Kristall auf ein freies Feld
title-does-island-crystal-free = Kristall
does-island-crystal-new = Kristall anstelle des in diesem Zug gesperrten Würfels: { $face }
title-does-island-crystal-new = Kristall
does-island-pylon = Pfeiler auf { $space }
title-does-island-pylon = Pfeiler
does-island-pass = Jetzt nicht
title-does-island-pass = Verzichten
does-island-pass-boss = Erst nach dem letzten Schritt des Bosses
title-does-island-pass-boss = Verzichten
does-island-pass-all = Nicht in dieser Bossphase
title-does-island-pass-all = Verzichten
does-island-pay = Bezahlen
does-island-lose-fame = Ruhm verlieren
does-island-boss = Den Boss nach { $zone }
title-does-island-boss = Der Boss
does-island-boss-die = { $face } aus { $zone } nach { $to }
title-does-island-boss-die = Bosswürfel
does-island-remove = { $face } entfernen in { $zone }
title-does-island-remove = Entfernen
does-island-zone = { $zone } wählen
title-does-island-zone = Zone
does-island-monster = Monster von { $player } wählen
title-does-island-monster = Monster
does-island-monster-to = { $player } nach { $to }
title-does-island-monster-to = Monster
does-island-minion = Wählen: { $minion } in { $zone }
title-does-island-minion = Scherge
does-island-minion-to = { $minion } aus { $zone } nach { $to }
title-does-island-minion-to = Scherge
does-island-space = { $space } in { $zone } wählen
title-does-island-space = Hilfefeld
does-island-tile = „{ $tile }“ wählen
title-does-island-tile = Hilfeplättchen
does-island-die = Würfel wählen: { $face }
title-does-island-die = Würfel
does-island-die-to = { $face } auf { $to } drehen
title-does-island-die-to = Würfel
does-island-number = { $n } Würfel werfen
title-does-island-number = Zahlen
does-island-start = { $player } beginnt
does-island-reveal = „{ $card }“ aufdecken
does-island-draw = Aus dem Beutel ziehen: { $minion }
does-island-find = „{ $tile }“ ziehen
does-island-allies = Verbündete auslegen: { $allies }
does-island-roll = { $dice } würfeln
does-island-volcano = { $dice ->
    [none] Der Vulkan wirft keinen Würfel
   *[other] Der Vulkan wirft { $dice }
}

ask-I-12-1 = Sperre von diesen Würfeln, was du magst.
ask-I-15-1 = Schaden droht: verhindern?
ask-I-22-1 = Der Zug endet: Welcher Effekt kommt zuerst?
ask-I-25-3 = Wähle, wo der nächste Boss auftaucht.
ask-I-25-4 = Wähle den Bosswürfel, der aus dem Spiel geht.

# Die Vorschau

isle-forecast = Vorschau
isle-forecast-next = Die nächste Bossphase, wie der Tisch jetzt liegt:
isle-forecast-now = Diese Bossphase, wenn niemand eingreift:
isle-forecast-fame = Sein Ruhm danach: { $least } bis { $most }, im Mittel { $mean }
isle-forecast-fame-sure = Sein Ruhm danach: { $fame }
isle-forecast-wakes = { $name } erwacht: { $percent } %
isle-forecast-pylon = Ein Pfeiler entsteht: { $percent } %
isle-forecast-lost = Ihr verliert: { $percent } %
isle-forecast-exact = Jeder Wurf der Bosswürfel ist mitgezählt.
isle-forecast-thrown = Die Bosswürfel liegen schon.
isle-forecast-ignores = Nicht mitgerechnet: { $what }.
isle-ignores-turn = was bis dahin noch geschieht
isle-ignores-support = Hilfeplättchen
isle-ignores-prevention = Karten, die Schaden verhindern
isle-odds-zone = Der Boss kommt hierher: { $percent } %. Dann im Mittel { $damage ->
    [one] 1 Lebenspunkt
   *[other] { $damage } Lebenspunkte
} verloren und { $crystals ->
    [one] 1 Kristall erbaut.
   *[other] { $crystals } Kristalle erbaut.
}
isle-odds-acts = Als Nächstes: bewirkt etwas, { $percent } %.
isle-odds-hits = Als Nächstes: { $percent } %, kann { $who } treffen.
isle-odds-hurt = Der Boss kostet dich { $least } bis { $most } Lebenspunkte, im Mittel { $mean }.
isle-odds-hurt-sure = Der Boss kostet dich { $hp ->
    [one] 1 Lebenspunkt.
   *[other] { $hp } Lebenspunkte.
}
isle-odds-drained = Und { $energy } Energie.
isle-odds-zero = Auf 0 Lebenspunkte: { $percent } %

# Tasten

key-digits-does-island = den ersten bis zehnten Würfel nehmen oder die Antwort an dieser Stelle
key-space-does-island = die nicht behaltenen Würfel werfen; der nächste Schritt des Bosses

# Der Tisch als Text

hear-island-own = Dein Monster
hear-island-boss = Der Boss
hear-island-monster = { $name } von { $who }: { $hp } von { $cap } Lebenspunkten, { $energy } Energie, Ruhm { $fame }.
hear-island-crystals = Kristalle: { $count }
hear-island-free = { $count ->
    [0] Kein freies Würfelfeld
    [one] Ein freies Würfelfeld
   *[other] { $count } freie Würfelfelder
}
hear-island-slot = { $number }: { $card }, kostet { $price } Energie

# Abschnitte einer Wiederholung

replay-mark-island = Zug { $number }
replay-marks-island = Züge der Reihe nach

# Die Bots als Mitspieler

bot-about-island-ogre = meint es gut, haut auf das Nächstbeste
bot-about-island-goblin = plant seinen Zug, ein schneller Partner
bot-about-island-sphinx = schaut über den nächsten Wurf des Bosses hinaus
bot-about-island-dragon = hat diesen Boss schon fallen sehen

# Einstellungen für einen neuen Tisch

option-island-players = Spieler
option-island-boss = Boss
option-island-boss-crystal-dragon = Crystal Dragon
option-island-boss-lithosaur = Lithosaur
option-island-boss-lavalord = Lavalord
option-island-boss-ultimate = Ultimative Herausforderung: alle drei
option-island-side = Schwierigkeit
option-island-side-normal = normal
option-island-side-advanced = fortgeschritten
option-island-zone = Wo der Boss beginnt
option-island-zone-0 = Muschelsund (0)
option-island-zone-1 = Krabbenhafen (1)
option-island-zone-2 = Palmenau (2)
option-island-zone-3 = Farnwalde (3)
option-island-zone-4 = Geysingen (4)
option-island-zone-5 = Donnerklipp (5)
option-island-zone-random = der Zufall entscheidet
option-island-start = Wer beginnt
option-island-start-0 = Platz 1
option-island-start-1 = Platz 2
option-island-start-2 = Platz 3
option-island-start-3 = Platz 4
option-island-start-4 = Platz 5
option-island-start-random = der Zufall entscheidet
option-island-support-either-or = Hausregel für Hilfeplättchen
option-island-support-either-or-about = Aktivieren oder aufladen, nicht beides in einem Zug.
option-island-even-odds = Hausregel: gleiche Chancen
option-island-even-odds-about = Hausregel: Der Boss bekommt je nach Spielerzahl mehr oder weniger Lebenspunkte, damit jeder Tisch etwa gleiche Chancen hat; nicht aus der Schachtel.

# Wie es ausging

result-won-island = Ihr habt gewonnen. Die Insel schläft heute gut.
result-lost-island = Der Boss hat gewonnen. Er hatte euch gewarnt.

# Was ein Zug übrig lässt

left-island-dice = { $count ->
    [one] { $count } Würfel ungenutzt
   *[other] { $count } Würfel ungenutzt
}
left-island-attack = Angriff mit { $dice } möglich
left-island-build = Konstruieren mit { $dice } möglich
left-island-heart = Heilen mit { $dice } möglich
left-island-energy = Energie mit { $dice } möglich
left-island-fame = Ruhm mit { $dice } möglich
left-island-foot = Bewegung mit { $dice } möglich
left-island-unlock = Entsperren eines Würfels möglich
left-island-tile = „{ $tile }“ bereit
left-island-use = „{ $ability }“ nutzbar
left-island-buy = { $count ->
    [one] { $count } Karte bezahlbar
   *[other] { $count } Karten bezahlbar
}
left-island-sweep = Erneuern des Markts möglich
