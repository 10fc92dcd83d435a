# Where tables are set up, and where they are taken to another device

move-away = Take your tables to another device
move-away-about = Type this code there, and that device is you as well.
move-code = Show a code
move-code-about = Good once, for { $minutes ->
    [one] 1 minute.
   *[other] { $minutes } minutes.
}
move-link = Personal link and devices
move-link-code = Personal link as a code for a camera
move-link-copy = Copy the link
move-here = You have a code from another device?
move-type = Code
move-type-hint = Your tables there come here. Those of this device stay behind.
move-claim = Take over
move-claimed = Done. Your tables are here now.
move-offered = This link belongs to somebody else
move-offered-about = This device has tables of its own. If you take over, they are out of sight here.
move-take-over = Take over
move-stay = Stay who I am
new-title = A table for { $title }
new-options = The game
new-no-options = This game has no options. Good.
new-seats = Who plays
new-hot-seat = Several of you at this device: a curtain falls between your turns, so that nobody sees what they should not.
new-policy = What is allowed
new-open = Open the table
new-open-about = { $count ->
    [one] One seat is free; you get a link to invite somebody.
   *[other] { $count } seats are free; you get a link to invite people.
}
new-start = Start
new-start-about = All seats are taken: it begins at once.
who-me = Me, at this device
who-open = Whoever comes with the link
seat-number = Seat { $number }
seat-name = Name at this seat
policy-undo = Taking back
policy-undo-free = Until something is revealed
policy-undo-consent = Further, if everybody agrees
policy-undo-none = Never
policy-watch = Spectators
policy-watch-about = Whoever has the link may watch. They see what everybody may see.
policy-listed = Public
policy-listed-about = Listed on the home page.
policy-hints = Hints
policy-hints-about = Whoever is asked may ask what a good player would do.
policy-chat = Chat
policy-chat-about = Talk and quick phrases.
new-cards = Cards
cards-own-about = Every value as your set has it; the record carries the whole set.
cards-shipped = Set of the house
cards-set = Card set
error-link-used = This link has been used already. Make a new one on the device it comes from.
error-no-such-device = This device is not signed in any more.
error-too-many-tables = Of your tables { $most } at most may be open or running. Close one first.
error-too-many-listed = Of your tables { $most } at most may be in the public list. Take one out first.
error-too-many-bot-tables = Of your tables { $most } at most may be played by bots alone. Let one of them end first.
error-too-many-kept = Of your tables { $most } at most are kept. Delete one first.
devices = Your devices
devices-about = Each of these is you. Sign out what you do not use any more.
device-unnamed = A device
device-here = this one
device-seen = last used on { $day }
device-out = Sign out
devices-out = Sign out all others
devices-all = Sign out everywhere
devices-all-about = This device is then somebody new, too: without a code you do not come back to your tables.
devices-all-yes = Yes, everywhere
devices-all-no = No
devices-done = Signed out.
link-make = Make a link
link-about = Opens your tables on another device, once, within { $days ->
    [one] a day
   *[other] { $days } days
}. A new link replaces it.
