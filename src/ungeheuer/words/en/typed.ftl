# What a person may type in the terminal: all spellings of each command, with spaces between.
# Other languages have their own; those of every language are understood everywhere.

typed-help = ? help
typed-hint = hint
typed-why = why
typed-moves = moves
typed-rules = rules rule
typed-log = log
typed-undo = undo u
typed-redo = redo r
typed-save = save
typed-quit = quit q exit
typed-say = say
typed-phrase = phrase
typed-who = who
typed-look = look
typed-take = take sit
typed-leave = leave
typed-resign = resign
typed-start = start
typed-pause = pause
typed-resume = resume
typed-bot = bot
typed-remove = remove
typed-host = host
typed-rematch = rematch
typed-yes = yes
typed-no = no
typed-away = away take
typed-clear = clear
typed-done = done lay
typed-free = free
