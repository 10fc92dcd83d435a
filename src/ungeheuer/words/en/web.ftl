# What only the browser says

table-name = Ungeheuer

page-missing = There is no such page.

mood-calm = calm
mood-happy = happy
mood-worried = worried
mood-angry = angry
mood-asleep = asleep
mood-beaten = beaten

shy-bat = Bat
shy-dragon = Dragon
shy-mantis = Mantis
shy-serpent = Serpent
shy-kraken = Kraken
shy-gargoyle = Gargoyle

role-character = Character
role-dungeon = Dungeon

place-entrance = Entrance
place-exit = Exit
place-corridor = Corridor

castle-king = King
castle-gate = Castle gate
castle-level = Guardian, level { $level }

symbol-heart = Heart
symbol-energy = Energy
symbol-fame = Fame
symbol-claw = Claw
symbol-foot = Foot
symbol-wrench = Wrench
symbol-crystal = Crystal
symbol-minion = Minion

card-monster = { $kind }, strength { $strength }
card-monster-back = { $kind }, face down
card-guardian-back = Guardian of level { $level }, face down: strength { $low } to { $high }, loot { $poor } to { $rich }
card-guardian = Guardian of level { $level }: strength { $strength }, loot { $loot }
card-back = Face-down card
card-active = { $name }, active
card-frozen = { $name }, frozen
card-slain = { $name }, slain

zone-of = Comfort zone: { $name }

gold-amount = { $gold } gold

coin-worth = Coin worth { $value }

tile-king = King tile

die-face = Die: { $face }
die-boss = Boss die: { $face }

close = Close

dismiss = Dismiss

why-not = Why not?

turn-yours = your turn

player-bot = bot

curtain-for = Now { $name }
curtain-look-away = Everybody else looks away for a moment.
curtain-open = I am { $name }
pass-on = Pass on to { $seat }

error-sorry = Something fell off the table. Please try again.
error-no-connection = The server cannot be reached. Is it running?

retry = Try again

theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark

language = Language

scene-empty = No tables yet. The monsters have set out chairs.
scene-waiting = Waiting for the others. The mantis bites its claws.
scene-error = The connection tripped over something. It is getting up again.
scene-won = You won. The king asks for his crown back.
scene-lost = Not this time. The tusks will grow back.

# Pages

page-home = To the front page
list-more = Show more
page-loading = One moment …
page-new = A new table
page-replay = Replay
page-replays = Replays
page-cards = Cards
glance-open = At a glance
page-rules = Rules
page-settings = Language and colours
page-tables = My tables
page-learn = Learn it

home-title = Three monster games, one table
home-about = Play at once against bots, or invite friends with a link. No account, nothing to install.
home-play = Play now
home-learn-more = Still to learn: { $count ->
        [one] one more lesson
       *[other] { $count } more lessons
    }
home-first = First time? Five minutes, guided
home-set-up = Set up a table
home-name = What shall we call you?
home-your-name = Your name
home-name-hint = You may leave it empty.
home-all-tables = Show all
home-public = Open to everybody
home-no-public = Nobody is looking for company right now.
home-go-on = Go on with { $title }
home-replays = Look at matches again, or bring a record

row-nobody = Nobody is there yet
row-open = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
row-over = over
row-playing = in progress

who-bot = { $name } · bot { $level }
bot-manner = Level { $level } of { $levels }: { $about }.
adviser = Who gives hints
hint-by = { $bot } (a bot) would look at this:

seat-me = You
seat-open = free
seat-yours = you
seat-here = here
seat-gone = away
seat-take = Sit here
seat-leave = Get up
seat-free-it = Free the seat
seat-bot-here = Let { $name } play here
seat-bot-which = Bots that join in
seat-bot-instead = Let a bot stand in
seat-bot-soon = A bot may stand in once they have been away for a minute.
seat-stand-in = { $name } stands in
seat-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

policy-grace = Before a turn ends
policy-grace-off = No pause
policy-grace-for = { $seconds ->
    [one] { $seconds } second to take it back
   *[other] { $seconds } seconds to take it back
}

cards-look = Look at the cards
cards-own = Played with the card set “{ $name }”.
cards-invented = { $count ->
    [one] One card value is invented, since the printed one is not known.
   *[other] { $count } card values are invented, since the printed ones are not known.
}

# The lobby

lobby-seats = At the table
lobby-invite = Invite
lobby-start = Start
lobby-start-fill = { $count ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on { $count } seats
}
lobby-wait = You are in. The host starts when everybody is there.
lobby-choose = Take a free seat, or just watch.

invite-about = Whoever has this link can sit down or watch.
invite-code = Link to this table as a code for a camera
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Link copied. Send it to somebody brave.
invite-not-copied = This browser does not copy. Select the link and copy it yourself.
invite-share = Share
invite-alone = This address works on this device only. For phones in the same network start the server with --host 0.0.0.0.

# At the table

table-board = The board
table-sides = Beside the board
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-people = Table
tab-moves = Answers

line-broken = The connection is lost. Trying again …
line-now = Try now
line-outdated = The server has moved on. Load the page again.
line-reload = Load again

prompt-wait = One moment …
prompt-sent = Your move is on its way …
prompt-rest = Take your time, then touch “Continue”.
prompt-watch = Watch closely …
prompt-over = The match is over.
prompt-expired = Nobody came for a long time, so this match has ended.
prompt-closed = This table was closed.
prompt-paused = The game is paused.
prompt-pass-on = Seen it all? Then pass the device on.
next-is = Next: { $seat }
prompt-chance = Chance is at work.
prompt-bot = { $seat } is thinking.
prompt-stands-in = A bot moves for { $seat }.
prompt-other = { $seat } has to decide.
prompt-away = Waiting for { $seat }, who is away.
prompt-named = { $player }: { $what }
move = { $text }
move-unknown = Your input "{ $text }"
prompt-all-moves = { $count ->
    [0] Answer in words
    [one] The only move
   *[other] All { $count } moves
}
prompt-unknown-kind = This page does not know a question of the kind "{ $text }". Load it again.

ask-other = It is your turn.
ask-M-3-1 = Lay one of your monsters at a guardian.
ask-T-2-1 = Build the floor: the character must not reach the exit.
ask-T-4-1 = Find the exit. First look around: turn up a card.
ask-T-4-2 = Find the exit. Active monsters stop you.
ask-I-2-6 = Choose the zone in which your monster begins.
ask-I-3-3 = Would you like to use something now?
ask-I-3-4 = Choose what it happens to.
ask-I-9-1 = A crystal grows: where? A die there is lost.
ask-I-9-4 = A pylon rises: where?
ask-I-10-3 = Take your dice.
ask-I-10-5 = Throw again, or stop throwing.
ask-I-10-6 = Would you like to change the roll?
ask-I-11-1 = Resolve your dice.
ask-I-14-2 = Choose what the attack hits.
ask-I-17-1 = Choose an ally.
ask-I-18-7 = Activate a support tile before the boss acts?
ask-I-18-9 = Resolve the dice of the support tile.
ask-I-20-1 = Buy cards, or be done.

pick-less = One { $name } less
pick-more = One { $name } more
pick-none-left = There is none left.
pick-bounds = Choose between { $least } and { $most }.
pick-done = Done
lay-about = Type a cell for every card, such as 0,1: to the right first, then upwards. Taken already: { $cells }.
lay-missing = Every card needs a cell such as 0,1.

undo = Take back
redo = Forward again
undo-barrier = What has come to light cannot be forgotten: taking back ends there.
undo-barrier-consent = Beyond this, the others have to agree.
hint = Ask for a hint
help-level = Help
help-level-off = None
help-level-some = A little
help-level-full = As much as possible
why-title = Not possible: { $what }.
why-fine = That is possible: { $what }.
rules-open = Open rule { $rule }
share = { $percent }%
rules-chapters = Chapters
rules-search = Search the rules
rules-now = matters now
rules-no-game = There is no such game on this table. These three are:
rules-none = No rule speaks of that.
log-earlier = Show earlier ones
log-empty = Nothing has happened yet.
log-turn = { $title } · { $player }
log-replay = Look at move { $move } again

wish-asks = { $seat } would like to take back a move, although something has come to light since.
wish-yes = Agree
wish-yes-as = Agree as { $seat }
wish-no = No
wish-waits = Still to answer: { $names }.

chat-empty = Nobody has said anything yet.
chat-phrases = Quick phrases
chat-line = Your message
chat-send = Say
chat-unread = Chat, { $count } new
phrase-hello = Hello
phrase-thanks = Thank you
phrase-well-played = Well played
phrase-good-luck = Good luck
phrase-one-moment = One moment
phrase-your-turn = Your turn
phrase-oops = Oops
phrase-again = Once more?

signal-turn = { $title }: your turn
signal-notify = Tell me when it is my turn
signal-notify-about = A notification while you look elsewhere.
show = Spectators may look over my shoulder
show-as = Spectators may look over { $seat }'s shoulder
show-about = Once everybody at the table agrees, all who watch with a key see every seat, the bots' too.
watch-closed = Only those with a seat may look at this table.

match-pause = Pause
match-resume = Go on
match-resign = Give up
match-resign-sure = Give up for good? A bot plays on where others still want to.
match-resign-yes = Yes, I give up
match-resign-as = { $player } gives up
match-resign-no = No, play on

result-show = Show the result
result-title = The end
result-resigned = { $player } has given up.
result-again = Once more
result-rotate = Once more, everybody one seat on
result-swap = Once more, with changed roles
result-next = To the next match
result-reopen = Go on with this match
result-less-help = From now on the table gives fewer tips. “Table” brings them back.
result-replay = Watch the match

replay-back = Back to the table

# -- a closer look

closer = Look at a piece up close
closer-title = Up close
closer-how = Hold a piece, or use the other mouse button, to see it up close.
tasks-open = Teaching mode
