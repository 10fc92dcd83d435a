# Arbeit, die der Tisch zurückgibt, wenn jemand lernt: kommt mit der ersten Aufgabe.

task-rule-T-3-2 = Beurteilen, ob ein Monster sich wohlfühlt
task-rule-T-3-3 = Beurteilen, ob ein Monster erstarrt
task-timid-home = { $card } auf { $place }: Passt das Muster hier, fühlt sich das Monster also wohl?
task-timid-home-yes = Fühlt sich wohl
task-timid-home-no = Fühlt sich nicht wohl
task-timid-freezes = { $card } auf { $place }: Erstarrt das Monster?
task-timid-freezes-yes = Es erstarrt
task-timid-freezes-no = Es erstarrt nicht
task-why-timid-home-yes = { $card }: Richtig gedreht passt das Muster auf die Karten rund um { $place }, also fühlt sich das Monster dort wohl.
task-why-timid-home-no = { $card }: Wie man es auch dreht, das Muster passt nicht auf die Karten rund um { $place }, also fühlt sich das Monster dort nicht wohl.
task-why-timid-freezes-yes = Kante an Kante mit { $place } liegt ein früher aufgedecktes Monster: { $card } erstarrt.
task-why-timid-freezes-no = Kein früher aufgedecktes Monster liegt Kante an Kante mit { $place }; über Eck zählt nicht.
