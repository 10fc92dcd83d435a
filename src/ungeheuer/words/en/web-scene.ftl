## The rules that one can see: chapters, scenes, search.

error-no-such-scene = There is no scene { $scene } for { $game }.
chapter-all = All chapters
chapter-rules = The rules, one by one
chapter-scenes = Try it
chapter-next = Next: { $title }
chapter-before = Before: { $title }
rules-cards = Cards
rule-scene = A scene to try it
scene-number = { $n } of { $all }
scene-next = Next scene
scene-before = Scene before
scene-many = Choose all that are right.
scene-one = Choose one.
scene-answer = That is my answer
scene-again = Once more
scene-right = Right.
scene-wrong = Not quite.
scene-holds = right
scene-not = wrong
scene-told = The position in words
scene-picture = The position
