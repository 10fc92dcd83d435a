# Warum ein Bot so antworten würde: kommt, wenn jemand nach einem Tipp fragt.

mighty-advice-value = { $value } Gold
mighty-advice-open = { $percent ->
    [0] An Wächter { $place } (Level { $level }) liegt noch kein Monster. Kommt eine { $partner } dazu, sind beide zu schwach für ihn; deine { $strength } zu heilen kostet dann { $gold } Gold.
    [100] An Wächter { $place } (Level { $level }) liegt noch kein Monster. Kommt eine { $partner } dazu, sind beide sicher stark genug für ihn.
   *[other] An Wächter { $place } (Level { $level }) liegt noch kein Monster. Kommt eine { $partner } dazu, sind beide mit { $percent } % Wahrscheinlichkeit stark genug für ihn.
}
mighty-advice-join = { $percent ->
    [100] Beide Monster zusammen sind sicher stark genug für Wächter { $place }.
   *[other] Beide Monster zusammen sind mit { $percent } % Wahrscheinlichkeit stark genug für Wächter { $place }.
}
mighty-advice-spare = { $percent ->
    [0] Beide Monster zusammen sind zu schwach für Wächter { $place }.
   *[other] Beide Monster zusammen sind nur mit { $percent } % Wahrscheinlichkeit stark genug für Wächter { $place }.
} { $gold ->
    [0] Deine { $strength } zu heilen kostet nichts.
   *[other] Deine { $strength } zu heilen kostet { $gold } Gold.
}
mighty-advice-displace = { $partner ->
    [0] Nach dem Verdrängen sind beide Monster
   *[other] Kommt nach dem Verdrängen eine { $partner } dazu, sind beide Monster
} { $percent ->
    [0] zu schwach für Wächter { $place }.
    [100] sicher stark genug für Wächter { $place }.
   *[other] mit { $percent } % Wahrscheinlichkeit stark genug für Wächter { $place }.
}

# Was gegen einen Zug spricht, vor einem Patzer
mighty-slip-chance = Deine Chance zu gewinnen wäre etwa { $percent } % statt { $best } %.
