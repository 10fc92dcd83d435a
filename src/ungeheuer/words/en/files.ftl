# Records and card sets as files: what may be wrong with them

error-hidden-move = "{ $tried }" hides what was drawn; a record must state it.
error-no-file = { $file }: no such file.
error-unreadable-file = { $reason ->
    [no-file-name] { $file }: not a readable file.
    [not-allowed] { $file }: no permission to read this file.
   *[other] { $file }: the file cannot be read ({ $reason }).
}
error-unwritable-file = { $reason ->
    [no-file-name] { $file }: not a valid file name.
    [no-folder] { $file }: no such folder.
    [not-allowed] { $file }: no permission to write this file.
   *[other] { $file }: the file cannot be written ({ $reason }).
}
error-not-json = { $file }, line { $line }, column { $column }: not valid JSON.
error-cut-short = { $file }: the record ends abruptly in line { $line }.
error-not-text = { $file }: not UTF-8 text (byte { $byte }).
error-key-twice = { $file }: the key "{ $field }" appears twice in the same object.
error-too-deep = { $file }: nested too deeply.
error-field-missing = { $file }: missing field "{ $field }" (at: { $place }).
error-field-unknown = { $file }: unknown field "{ $field }" (at: { $place }).
error-field-type = { $file }: { $place } must be { $wanted ->
    [int] a whole number
    [str] a text
    [array] a list
   *[object] an object
} but is { $found ->
    [null] empty
    [bool] true or false
    [str] a text
    [array] a list
    [object] an object
    [int] a number
   *[float] a decimal number
}.
error-field-range = { $file }: the number at { $place } is too big.
error-not-a-move = { $file }, line { $line }: move { $move } is not a pair of seat and move such as ["0", "4@2a"].
error-not-a-record = { $file }: not an Ungeheuer record.
error-other-format = { $file }: record format { $found } is not supported, only { $known }.
error-no-such-move = There is no move { $move }; the record has { $moves }.
error-bad-move = Move { $move }: { $reason }
error-bad-move-line = { $file }, line { $line }, move { $move }: { $reason }
error-other-result = The record claims { $recorded }, but the rules give { $found }.
error-other-result-file = { $file }: the record claims the result { $recorded }, but the rules give { $found }.
error-other-position-file = { $file }: after move { $move } the position is not the one that was played; the rules have changed since. Up to move { $agreed } it is the same: continue from there (--at { $agreed }).
error-no-result-yet = { $file }: the record claims the result { $recorded }, but the match is not over.
error-other-rules = The record was made under rules version { $rules }; this program knows version { $known }.
error-wrong-number-of-names = { $wanted ->
    [one] { $file }: the game has 1 seat, but the record names { $found }.
   *[other] { $file }: the game has { $wanted } seats, but the record names { $found }.
}
error-record-too-big = { $file }: the value at { $place } exceeds the limit for typed values.
error-record-name-too-long = { $file }: the name of seat { $number } has { $found } characters; the limit is { $most }.
cards-problem = { $file }: { $path }: { $reason }
cards-missing = is missing
cards-unknown-key = is not a known key; known keys: { $known }
cards-wrong-type = must be { $wanted ->
    [whole-number] a whole number
    [text] a text
    [flag] true or false
    [list] a list
   *[table] a table
} but is { $found }
cards-out-of-range = must lie between { $least } and { $most }, but is { $value }
cards-not-one-of = must be one of { $allowed }, but is "{ $value }"
cards-too-deep = nested more than { $most } levels deep
cards-too-long = has { $found } characters; the limit is { $most }
cards-not-unique = { $value } appears more than once
cards-wrong-count = { $wanted ->
    [one] found { $found }, but 1 is needed
   *[other] found { $found }, but { $wanted } are needed
}
cards-syntax = the file is not valid TOML: { $reason }
cards-syntax-at = not valid TOML in line { $line }, column { $column }: { $reason }
cards-not-shipped = there is no shipped card set { $value }
cards-other-hash = the record was played with other values ({ $value }, here { $found })
