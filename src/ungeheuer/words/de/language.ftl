# Wie die Sprache sich selbst nennt: wer sie sucht, liest vielleicht keine andere.
language-name = Deutsch
