# The list of keys, and the whole screen.

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

key-undo = Ctrl Z
key-undo-does = take back your last move
key-redo = Ctrl Y
key-redo-does = make it again
key-hint = H
key-hint-does = ask for a hint
key-rules = R
key-rules-does = read the rules, at the rule that matters now
key-log = L
key-log-does = read what has happened
full-screen = Full screen
full-screen-about = Only the table, until you press Esc.
