# A lesson at the table; fetched with it

error-lesson-elsewhere = That would work, too. Just now, go this way.
error-no-such-lesson = There is no lesson { $lesson } for { $game }.

lesson-next = Go on
lesson-leave = Leave the lesson and play on freely
lesson-real = Now for real
lesson-lays = Where it says { $what }, something else lies. Touch that card to take it up again.
lesson-following = Next lesson: { $title }
lesson-real-as = As the other side: { $role }
lesson-way = The answer: { $what }.
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
learn-done = learned
learn-none = There are no lessons for this game yet.

# -- lessons that people made
error-no-such-lesson-here = This lesson does not exist, or was taken back.
error-not-your-lesson = Somebody else made this lesson.
error-too-many-lessons = You have made { $most } lessons. Take one back first.
error-lesson-own-cards = This match was played with cards of somebody's own. Lessons need a shipped card set.
error-lesson-no-stretch = A lesson needs an end behind its beginning: from move { $first } to { $last } there is none.
error-lesson-answers = Between beginning and end this seat answers { $found ->
        [0] nothing
        [one] once
       *[other] { $found } times
    }. A lesson has 1 to { $most } answers.
error-lesson-words-nowhere = After move { $move } nobody would read the words: this seat is not asked there.
error-lesson-no-piece = After move { $move } no piece can be called “{ $piece }”.
error-lesson-no-title = A lesson needs a title.
error-lesson-too-long = This takes too long, in minutes about { $minutes }. The most is { $most }.
error-lesson-broken = By today's rules this lesson cannot be played beyond move { $move }.
lesson-own-move = Your move: touch what is lit.
lesson-own-end = That was this lesson.

# Making one, from the replay of a match
teach-about = Choose who learns, then a beginning and an end. Write what is said before each move of that seat; names of those who played are left out.
teach-seat = Who learns
teach-title = Title
teach-first = Begin at move { $move }
teach-last = End at move { $move }
teach-stretch = From move { $first } to { $last }: { $answers ->
        [0] nothing to answer
        [one] one answer
       *[other] { $answers } answers
    }.
teach-before = Move { $move }: { $what }
teach-end = At the end
teach-words = Words after move { $move }
teach-light = { $count ->
        [0] Light pieces
       *[other] Light pieces ({ $count })
    }
teach-lighting = { $count ->
        [0] Touch pieces on the board
       *[other] Touch pieces on the board ({ $count })
    }
teach-send = Make the lesson
teach-close = Back to the moves
teach-none = In this stretch this seat is asked nothing.
teach-public = Whoever has the link can follow the lesson. You can take it back on its page.
teach-made = Your lesson is ready. Send this link:
teach-copy = Copy the link
teach-by-somebody = A lesson for { $game } that somebody made of a match. Its words are theirs.
teach-lasts = About { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }, { $answers } { $answers ->
        [one] move
       *[other] moves
    } of yours.
teach-role = You play: { $role }.
teach-take-back = Take the lesson back
teach-taken-back = This lesson is taken back. Tables that have begun it go on.
teach-report = Report this lesson
teach-reported = Thank you. Whoever runs this server has been told.
teach-mine = Your lessons
teach-drop = Take back
teach-take-back-one = Take back “{ $title }”
