# Warum ein Bot so antworten würde: kommt, wenn jemand nach einem Tipp fragt.

timid-advice-out = Das ist der Ausgang: Dieses Stockwerk ist geschafft.
timid-advice-safe = Auf { $place } kann dich nichts aufhalten; du entkommst { $percent ->
    [100] sicher.
   *[other] mit { $percent } % Wahrscheinlichkeit.
}
timid-advice-risk = Auf { $place } wirst du mit { $risk } % Wahrscheinlichkeit sofort aufgehalten; du entkommst mit { $percent } %.
timid-advice-attack = Mit einem Angriff auf { $place } entkommst du { $percent ->
    [100] sicher.
   *[other] mit { $percent } % Wahrscheinlichkeit.
}
timid-advice-jump = Mit einem Sprung über { $over } auf { $place } entkommst du { $percent ->
    [100] sicher.
   *[other] mit { $percent } % Wahrscheinlichkeit.
}
timid-advice-jump-attack = Mit Sprung und Angriff zusammen, über { $over } auf { $place }, entkommst du { $percent ->
    [100] sicher.
   *[other] mit { $percent } % Wahrscheinlichkeit.
}
timid-advice-peek = Deckst du { $place } auf, entkommst du { $percent ->
    [100] sicher.
   *[other] mit { $percent } % Wahrscheinlichkeit.
}
timid-advice-trap = { $guards ->
    [0] { $steps ->
        [one] Der Ausgang ist 1 Schritt entfernt, die Monster liegen neben dem Weg.
       *[other] Der Ausgang ist { $steps } Schritte entfernt, die Monster liegen neben dem Weg.
    }
    [one] { $steps ->
        [one] An einem aktiven Monster muss der Charakter erst vorbei; der Ausgang ist 1 Schritt entfernt.
       *[other] An einem aktiven Monster muss der Charakter erst vorbei; der Ausgang ist { $steps } Schritte entfernt.
    }
   *[other] { $steps ->
        [one] An beiden Monstern muss der Charakter erst vorbei; der Ausgang ist 1 Schritt entfernt.
       *[other] An beiden Monstern muss der Charakter erst vorbei; der Ausgang ist { $steps } Schritte entfernt.
    }
}

# Was gegen einen Zug spricht, vor einem Patzer
timid-slip-risk = Auf { $place } wirst du mit { $risk } % Wahrscheinlichkeit sofort aufgehalten; du entkommst dann mit { $percent } statt { $best } %.
timid-slip-chance = Du entkommst dann mit { $percent } statt { $best } % Wahrscheinlichkeit.
timid-slip-nobody-home = Kein Monster fühlt sich dort wohl, also ist keines aktiv: Der Charakter spaziert hinaus.
