# Wie es dazu kam

isle-course = Wie es dazu kam
isle-course-danger = Gefahr
isle-course-boss = Lebenspunkte des Bosses
isle-course-measure = Die Gefahr ist unser eigenes Maß: wie nah die nächste Niederlage war.
isle-course-told = Gefahr und Lebenspunkte des Bosses über { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}: am größten war die Gefahr in Zug { $turn }, { $danger } Prozent.
isle-course-worst = Dunkelste Stunde: Zug { $turn } ({ $monster }), Gefahr { $danger } %
isle-course-blow = Stärkster Schlag: Zug { $turn } ({ $monster }), der Boss verlor { $hp ->
    [one] einen Lebenspunkt
   *[other] { $hp } Lebenspunkte
}
isle-course-deeds = Wer was getan hat
isle-deed-damage = Boss getroffen
isle-deed-minions = Schergen zerstört
isle-deed-healed = Geheilt
isle-deed-built = Hilfeplättchen
isle-deed-bought = Karten gekauft
isle-deed-suffered = Schaden erlitten
isle-course-hidden = { $cards ->
    [one] Was noch nicht gekommen war: eine Karte und der Beutel
   *[other] Was noch nicht gekommen war: { $cards } Karten und der Beutel
}
isle-course-bag = Schergen im Beutel
