# Słowa potrzebne w każdej grze, po polsku.
list-none = brak
list-and = { $first } i { $last }
refused-over = Gra jest zakończona.
refused-not-your-turn = Teraz odpowiada { $seat }, nie ty.
game-over = Gra skończona.
as-it-is = { $text }
notation-number = „{ $text }” nie jest liczbą.
setup-seats-number = seats={ $text }: podaj liczbę miejsc.
setup-part = „{ $text }”: napisz edition=…, seats=…, +wariant albo opcja=wartość.

## Zegary i boty, na stole i na stronach wokół niego
ui-hours = { $hours } godz. { $minutes } min
ui-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
ui-clock-left = Pozostały czas
ui-bot-random = Losowy
ui-bot-greedy = Zachłanny
ui-bot-novice = Nowicjusz
ui-bot-steady = Solidny
ui-bot-sharp = Bystry
ui-bot-master = Mistrz
