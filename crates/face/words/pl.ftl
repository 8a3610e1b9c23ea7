# Słowa potrzebne w każdej grze, po polsku.
list-none = brak
list-and = { $first } i { $last }
list-or = { $first } albo { $last }
refused-over = Partia jest zakończona.
refused-not-your-turn = To nie twój ruch. Teraz gra { $seat }.
game-over = Koniec gry
notation-number = „{ $text }” nie jest liczbą.
notation-seat = „{ $text }” nie jest miejscem: napisz literę od A do H.
setup-seats-number = seats={ $text }: podaj liczbę miejsc.
setup-rules-number = rules={ $text }: podaj numer wersji zasad.
setup-rules-version = Nie ma tu wersji { $rules } zasad: ten program gra według wersji od { $oldest } do { $newest }.
setup-part = „{ $text }”: napisz edition=…, seats=…, +wariant albo opcja=wartość.

## Części stołu
frame-players = Gracze
frame-board = Plansza

## Zegary i boty, na stole i na stronach wokół niego
ui-hours = { $hours } godz. { $minutes } min
ui-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
ui-rule-of = Zasada { $id }
ui-clock-left = Pozostały czas
ui-here = online
ui-thinks = myśli
ui-away = offline
ui-bot-random = Losowy
ui-bot-greedy = Zachłanny
ui-bot-novice = Początkujący
ui-bot-steady = Średni
ui-bot-sharp = Zaawansowany
ui-bot-master = Mistrz
ui-bot-champion = Arcymistrz
ui-bot-how-novice = kieruje się pierwszym wrażeniem, jak człowiek w drugiej partii.
ui-bot-how-steady = patrzy trochę naprzód i czasem wybiera drugi najlepszy ruch.
ui-bot-how-sharp = każdy ruch rozważa prawie sekundę i rzadko się myli.
ui-bot-how-master = myśli dwie sekundy, w miarę możliwości na kilku rdzeniach.
ui-bot-how-champion = myśli cztery sekundy; silniejszego nie ma.
