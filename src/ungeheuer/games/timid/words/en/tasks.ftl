# Work handed back to whoever learns the game: fetched with the first task.

task-rule-T-3-2 = Judge whether a monster is at home
task-rule-T-3-3 = Judge whether a monster freezes
task-timid-home = { $card } on { $place }: does its pattern fit here, so that it feels at home?
task-timid-home-yes = At home
task-timid-home-no = Not at home
task-timid-freezes = { $card } on { $place }: does it freeze?
task-timid-freezes-yes = It freezes
task-timid-freezes-no = It does not freeze
task-why-timid-home-yes = { $card }: turned the right way, the pattern fits the cards around { $place }, so it is at home there.
task-why-timid-home-no = { $card }: however you turn it, the pattern does not fit the cards around { $place }, so it is not at home there.
task-why-timid-freezes-yes = Edge to edge with { $place } lies a monster that was turned up before: { $card } freezes.
task-why-timid-freezes-no = No monster turned up before lies edge to edge with { $place }; corners do not count.
