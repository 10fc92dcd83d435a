# What only the browser says

language-name = English

table-name = Ungeheuer

page-start = Start
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

error-sorry = Something fell off the table. Please try again.

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
