# How everybody can sit at the table: speed, sounds, keys, playing by text.

motion = Movement
motion-off = Off
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow

sound = Sounds

keys-title = Keys
keys-show = Show the keys

skip-to-text = Play by text
skip-to-board = Play on the board
text-play = Play by text
text-play-about = The table as headings and lists, with a line for questions such as “my hand”. Made for screen readers.

# -- the board that any game has

plain-offered = What you can do
plain-happened = Just now
plain-facts = On the table
plain-who = Player
plain-ending = How it ended
plain-yes = yes
plain-no = no
