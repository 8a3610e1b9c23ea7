# Sets and what is in the box, in English: what the second edition calls its own, and what forms say.
ui-kind-region = Regions
ui-kind-clan = Clans
ui-kind-koi = Koi board
ui-kind-bear = Bear token
ui-kind-settlement = Monkey Settlement board
ui-kind-fox = Fox tokens
ui-edit-unread = Not used in play
ui-edit-unread-hint = The program does not play by these. They are here to be compared with your copy.
ui-set-unfinished-chosen = The set { $name } cannot be played with yet.
ui-set-finish = Finish it
ui-set-finish-of = Finish it: { $name }
ui-set-count-by = { $kind }, { $field }: { $n } instead of { $ours } ({ $rule })
