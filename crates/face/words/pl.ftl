# Słowa potrzebne w każdej grze, po polsku.
list-none = brak
list-and = { $first } i { $last }
refused-over = Gra jest zakończona.
refused-not-your-turn = Teraz odpowiada { $seat }, nie ty.
game-over = Gra skończona.
as-it-is = { $text }
notation-number = „{ $text }” nie jest liczbą.
notation-seat = „{ $text }” nie jest miejscem: napisz literę od A do H.
setup-seats-number = seats={ $text }: podaj liczbę miejsc.
setup-part = „{ $text }”: napisz edition=…, seats=…, +wariant albo opcja=wartość.
