# Why a bot would answer so: fetched when somebody asks for a hint.

mighty-advice-value = { $value } gold
mighty-advice-open = { $percent ->
    [0] No monster lies at guardian { $place } (level { $level }) yet. If a { $partner } joins, the two are too weak for it; healing your { $strength } then costs { $gold } gold.
    [100] No monster lies at guardian { $place } (level { $level }) yet. If a { $partner } joins, the two are sure to be strong enough for it.
   *[other] No monster lies at guardian { $place } (level { $level }) yet. If a { $partner } joins, the chance that the two are strong enough for it is { $percent }%.
}
mighty-advice-join = { $percent ->
    [100] The two monsters together are sure to be strong enough for guardian { $place }.
   *[other] The chance that the two monsters together are strong enough for guardian { $place } is { $percent }%.
}
mighty-advice-spare = { $percent ->
    [0] The two monsters together are too weak for guardian { $place }.
   *[other] The chance that the two monsters together are strong enough for guardian { $place } is only { $percent }%.
} { $gold ->
    [0] Healing your { $strength } costs nothing.
   *[other] Healing your { $strength } costs { $gold } gold.
}
mighty-advice-displace = { $partner ->
    [0] After displacing,
   *[other] If a { $partner } joins after displacing,
} { $percent ->
    [0] the two monsters are too weak for guardian { $place }.
    [100] the two monsters are sure to be strong enough for guardian { $place }.
   *[other] the chance that the two monsters are strong enough for guardian { $place } is { $percent }%.
}

# What speaks against a move, before a slip
mighty-slip-chance = Your chance to win would be about { $percent }% instead of { $best }%.
