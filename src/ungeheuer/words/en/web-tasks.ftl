# Teaching mode; fetched where somebody learns

error-task-first = First the task, then the match goes on.
error-no-such-answer = That is no answer to this task.
error-no-such-task = { $rule } cannot be handed back here.
tasks-about = The table hands back what you choose and holds back what follows until you have answered. Nobody else waits longer than for a move.
tasks-mine = For me
tasks-all = For everybody at this table
tasks-row = A rule sits after
tasks-row-unit = { $row ->
    [one] right answer in a row
   *[other] right answers in a row
}
tasks-count = { $right } right, { $wrong } wrong
tasks-sits = sits
tasks-own-off = As the table has it
tasks-answer = That is it
tasks-none = Nobody
tasks-go-on = Go on
tasks-show = Show me
tasks-skip = Skip what waits
tasks-less = less for { $what }
tasks-more = more for { $what }
tasks-right = Right.
tasks-wrong = Not quite: { $correct }.
tasks-shown = It is: { $correct }.
tasks-sits-now = That sits: from now on the table does it.
