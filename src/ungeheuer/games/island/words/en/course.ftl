# How it came about

isle-course = How it came about
isle-course-danger = danger
isle-course-boss = the boss’s HP
isle-course-measure = Danger is our own measure: how near the nearest defeat was.
isle-course-told = Danger and the boss’s HP over { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: danger was highest in turn { $turn }, { $danger } percent.
isle-course-worst = Darkest hour: turn { $turn } ({ $monster }), danger { $danger }%
isle-course-blow = Biggest blow: turn { $turn } ({ $monster }), the boss lost { $hp } HP
isle-course-deeds = Who did what
isle-deed-damage = Boss hit for
isle-deed-minions = Minions destroyed
isle-deed-healed = HP healed
isle-deed-built = Tiles built
isle-deed-bought = Cards bought
isle-deed-suffered = Damage suffered
isle-course-hidden = { $cards ->
    [one] What had not come yet: one card and the bag
   *[other] What had not come yet: { $cards } cards and the bag
}
isle-course-bag = Minions in the bag
