# Template Game po polsku.
ask-card = { $seat }: którą kartę zagrywasz? Suma to { $total } z { $goal }.
opt-play = Zagraj { $card }: suma wyniesie { $total }
opt-pass = Pas

must-play = Masz kartę, którą możesz zagrać, więc nie możesz spasować.
not-held = Nie masz na ręce karty { $card }.
too-much = { $total } i { $card } to więcej niż { $goal }.

told-dealt = { $seat } dostaje karty.
told-dealt-you = { $seat } dostaje karty: { $cards }.
told-played = { $seat } zagrywa { $card }; suma to { $total }.
told-drew = { $seat } dobiera kartę.
told-drew-you = { $seat } dobiera { $card }.
told-passed = { $seat } pasuje.
told-won = { $seat } osiąga cel i wygrywa.
told-stalled = Wszyscy spasowali: nikt nie wygrywa.

fact-wins = wygrywa grę

one-card = { $card }
sheet-table = Stół
sheet-total = Suma: { $total } z { $goal }
sheet-played = Zagrane: { $cards }
sheet-deck = Talia: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
sheet-side = { $seat }
sheet-hand = Ręka: { $cards }
sheet-cards = Ręka: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
