# The table as text: headings, and the words of the command line. Ways to say the same are parted
# by upright strokes, the first one is told.

hear-bot = computer
hear-turn = Where the match stands
hear-moves = What you can do
hear-line = Ask the table
hear-send = Ask
hear-hint = For example “{ $hand }”, “{ $moves }” or “{ $help }”. Enter asks.
hear-answers = Answers
hear-named = { $name }: { $what }
hear-nothing = Nothing.
hear-unknown = “{ $text }” is not known here. Ask for help.
hear-no-move = No move has that number now.
hear-help = You can ask for:

hear-word-moves = moves | my moves | options
hear-word-do = do | play | move | choose
hear-word-last = last event | last events | last | log | what happened
hear-word-who = who | whose turn | who is here
hear-word-help = help | commands
hear-word-hand = my hand | hand | my cards | me | tokens
hear-word-place = guardian | guardians | place | castle | board
hear-word-people = players | gold | monsters
hear-word-turn = round | turn | floor number
hear-word-floor = floor | cards | cellar | board
hear-word-monsters = monsters | zones | comfort zones
hear-word-dice = dice | my dice
hear-word-boss = boss
hear-word-zone = zone | zones | board
hear-word-market = market | shop
hear-word-allies = allies
