# Geführte erste Partien. Jede Zahl kommt aus der Partie.

lesson-mighty-first = Dein erster Beutezug
lesson-mighty-first-about = Ein paar Runden mit Untoten und Meereswesen: zusammen angreifen, teilen, verdrängen.
lesson-mighty-first-goal = Wer nach { $rounds } Runden das meiste Gold hat, gewinnt. Monster greifen Wächter zu zweit an und müssen zusammen mindestens so stark sein. Der Kampf beginnt am Schlosstor; hält ein Wächter stand, endet er dort, und alle ab da zahlen Heilkosten.
lesson-mighty-first-gate = Du hast { $hand } Monster und spielst alle bis auf eines. Der Wächter am Schlosstor hat Stärke { $low } bis { $high }. Leg deine { $strength } dorthin.
lesson-mighty-first-help = Die Untoten helfen dir: { $sum } ist mehr als { $high }, dieser Wächter fällt sicher. Wäre die ganze Beute nicht schöner? Versuch, ihr Monster mit deiner { $mine } zu verdrängen, und sieh, was der Tisch dazu sagt.
lesson-mighty-first-help-tried = Da ist kein Platz: Dort liegt schon genug Stärke. Hilf lieber den Meereswesen: { $theirs } und { $mine } sind { $both }, und mehr als { $most } hat dort keiner.
lesson-mighty-first-fight = Der Kampf begann am Schlosstor. Beute wird geteilt, das ungerade Gold nimmt das stärkere Monster: Von { $loot } und { $more } bekamst du die größere Hälfte. Der letzte Wächter, Stärke { $strong }, war zu stark: Dort endet der Kampf, und wer verliert, zahlt Heilkosten. Du hast { $gold } Gold.
lesson-mighty-first-weak = Wer gekämpft hat, ruht eine Runde. Kann eine { $mine } die { $lying } der Untoten verdrängen? Probier es aus.
lesson-mighty-first-weak-tried = Nur ein stärkeres Monster verdrängt. Die { $theirs } der Meereswesen ist schwächer: Verdräng sie mit deiner { $mine }. Das kostet { $price } Gold, so viel wie der Wächter Sterne hat; einen Teil davon bekommen sie.
lesson-mighty-first-displaced = Jetzt bist du selbst verdrängt worden und hast Gold dafür bekommen. Leg deine { $mine } neben ihre { $theirs }: { $sum } schlägt alles bis { $high }.
lesson-mighty-first-last = Ein Platz ist noch frei, und der ist verloren: Der Wächter dort hat mindestens { $low }, und neben der { $lying } reicht nichts, was du hast. Leg das Monster, das dir am wenigsten fehlen wird.
lesson-mighty-first-strong = Du hast { $gold } Gold, und deine Stärksten sind wieder da. Der zweite Wächter hütet am meisten, { $low } bis { $high } Gold. Leg deine { $mine } dorthin: Die kann niemand verdrängen.
lesson-mighty-first-alone = Dir muss keiner helfen: { $lying } und { $mine } sind { $sum }, und mehr als { $high } hat dort kein Wächter. Leg deine { $mine } dazu, dann gehört die Beute dir allein.
lesson-mighty-first-end = { $loot } Gold, und keiner, mit dem du teilen musst: Mit { $gold } Gold bist du die reichste Bande im Schloss. So geht jede Runde: Jetzt kennst du das Spiel.
