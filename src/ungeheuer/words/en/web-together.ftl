# Playing together, and the second screen

point-key = Point at something (P)
point-now = Point at a piece: the next click, tap or Enter shows it to everybody.
point-leave = Leave (Esc)
pointed = { $player } points: { $what }
pointed-away = something on the table

plan-title = A plan
plan-open = Propose a plan
plan-say = Propose it
plan-choose = What are you going to do?
plan-zone = Which zone?
plan-face = Which dice?
plan-partner = Who?
plan-list = Plans
plan-agree = Agree with { $player }
plan-agreed = { $names } { $count ->
    [one] agrees
   *[other] agree
}
plan-withdraw = Take my plan back
plan-go = I go to { $zone }.
plan-go-short = I go to a zone
plan-fight-boss = I attack the boss.
plan-fight-boss-short = I attack the boss
plan-fight-minions = I clear { $zone } of minions.
plan-fight-minions-short = I clear a zone of minions
plan-keep = I keep for the boss: { $face }.
plan-keep-short = I keep dice for the boss
plan-leave = I leave to { $player }: { $face }.
plan-leave-short = I leave dice to somebody
plan-build = I build in { $zone }.
plan-build-short = I build in a zone
plan-save = I save energy for the market.
plan-save-short = I save for the market
plan-need = I need: { $face }.
plan-need-short = I need something
plan-follow = I go with { $player }.
plan-follow-short = I go with somebody

intent = { $player } intends: { $what }
intent-why = { $player } intends: { $what }. { $why }
intent-label = What the bots are up to

screen-open = Show on a big screen
screen-title = Big screen
screen-join = Take a seat
screen-about = Point a phone at the code: your hand stays on your phone.
screen-code = Link to a seat as a code for a camera
screen-people = At the table
screen-log = What happened
screen-start = Begin
screen-closed = Only those with a seat may watch this table. The host can change that.
screen-waiting = Waiting for the start
hand-only = Only my hand
hand-board = The whole board
hand-wait = It is not your turn. Look at the big screen.
hand-pick-place = And where?
hand-pick-card = Pick a card.
hand-own = Your monster
hand-guardian = Guardian { $place }
hand-side = Side { $side }
hand-displace = Side { $side }: displaces { $monster }, costs { $price } gold

prompt-hold = Your turn is over. You can still take it back.
prompt-hold-left = End your turn? Left over: { $left }.
prompt-hold-other = { $seat } may still take the turn back.
prompt-hold-other-left = { $seat } is about to end the turn. Left over: { $left }.
hold-end = End turn
hold-end-for = End the turn of { $seat }
