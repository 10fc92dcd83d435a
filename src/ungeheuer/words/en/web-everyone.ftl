# How everybody can sit at the table: speed, sounds, keys, playing by text.

motion = Movement
motion-off = Off
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow

sound = Sounds

keys-title = Keys
keys-show = Show the keys
key-tab = Tab
key-tab-does = on to the next control, with Shift back
key-arrows = ← ↑ → ↓
key-arrows-does = step from target to target on the board
key-enter = Enter
key-enter-does = choose what is marked
key-escape = Esc
key-escape-does = step back: put away what was picked, close a sheet
key-digits = 1 … 0
key-space = Space
key-backspace = Backspace
key-end-turn = E
key-end-turn-does = end your turn while it waits for that
key-list-does = show or close this list

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
