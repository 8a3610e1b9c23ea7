# What tables say besides the game's own words, in English.
refused-unreadable = Not understood: { $what }
refused-answer = Answer { $nth }: { $why }
refused-turn-over = with the answers before it your turn is over.
refused-after-roll = Nobody can answer this before it is known what is drawn, rolled or shown.
take-back-nothing = There is nothing to take back.
take-back-not-yours = The last answer was { $seat }'s.
take-back-turn-passed = Your turn is over.
take-back-over = The match is over and its seed is published.
take-back-surprised = You have seen what was hidden before.
take-back-rolled = Cards were drawn or dice rolled.
take-back-revealed = Others have seen what was hidden before.
