# Template Game in English.
ask-card = { $seat }: which card do you play? The total is { $total } of { $goal }.
opt-play = Play { $card }: the total is then { $total }
opt-pass = Pass

must-play = You have a card that can be played, so you cannot pass.
not-held = You do not have a { $card } in your hand.
too-much = { $total } and { $card } are more than { $goal }.

told-dealt = { $seat } is dealt a hand.
told-dealt-you = { $seat } is dealt { $cards }.
told-played = { $seat } plays { $card }; the total is { $total }.
told-drew = { $seat } draws a card.
told-drew-you = { $seat } draws { $card }.
told-passed = { $seat } passes.
told-won = { $seat } reaches the goal and wins.
told-stalled = All players have passed: there is no winner.

fact-wins = wins the game

one-card = { $card }
sheet-table = Table
sheet-total = Total: { $total } of { $goal }
sheet-played = Played: { $cards }
sheet-deck = Deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
sheet-side = { $seat }
sheet-hand = Hand: { $cards }
sheet-cards = Hand: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
