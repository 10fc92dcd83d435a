# A lesson at the table; fetched with it

error-lesson-elsewhere = That would work, too. Just now, go this way.
error-no-such-lesson = There is no lesson { $lesson } for { $game }.

lesson-next = Go on
lesson-leave = Leave the lesson and play on freely
lesson-real = Now for real
lesson-on = Play on here
learn-title = Learn { $game }
learn-about = You play, the table helps: a real match with chance and opponents that are on your side for once.
learn-start = Begin
learn-again = From the beginning
learn-go-on = Go on
learn-lasts = about { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
learn-none = There are no lessons for this game yet.
