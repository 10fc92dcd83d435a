# Why a bot would answer so: fetched when somebody asks for a hint.

timid-advice-out = This is the exit: the floor is done.
timid-advice-safe = Nothing on { $place } can stop you; { $percent ->
    [100] you are sure to get out.
   *[other] your chance to get out is { $percent }%.
}
timid-advice-risk = The chance of being stopped at once on { $place } is { $risk }%; your chance to get out is { $percent }%.
timid-advice-attack = With an attack on { $place }, { $percent ->
    [100] you are sure to get out.
   *[other] your chance to get out is { $percent }%.
}
timid-advice-jump = With a jump over { $over } onto { $place }, { $percent ->
    [100] you are sure to get out.
   *[other] your chance to get out is { $percent }%.
}
timid-advice-jump-attack = With a jump and an attack together, over { $over } onto { $place }, { $percent ->
    [100] you are sure to get out.
   *[other] your chance to get out is { $percent }%.
}
timid-advice-peek = If you turn up { $place }, { $percent ->
    [100] you are sure to get out.
   *[other] your chance to get out is { $percent }%.
}
timid-advice-trap = { $guards ->
    [0] { $steps ->
        [one] The exit is 1 step away, the monsters lie beside the way.
       *[other] The exit is { $steps } steps away, the monsters lie beside the way.
    }
    [one] { $steps ->
        [one] The character has to get past one active monster; the exit is 1 step away.
       *[other] The character has to get past one active monster; the exit is { $steps } steps away.
    }
   *[other] { $steps ->
        [one] The character has to get past both monsters; the exit is 1 step away.
       *[other] The character has to get past both monsters; the exit is { $steps } steps away.
    }
}

# What speaks against a move, before a slip
timid-slip-risk = On { $place } the chance of being stopped at once is { $risk }%; your chance to get out would be { $percent }% instead of { $best }%.
timid-slip-chance = Your chance to get out would be { $percent }% instead of { $best }%.
timid-slip-nobody-home = No monster is comfortable there, so none is active: the character simply walks out.
