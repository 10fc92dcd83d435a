# A lesson at the table; fetched with it

error-lesson-elsewhere = That would work, too. Just now, go this way.
error-no-such-lesson = There is no such lesson.
