# Słowa potrzebne w każdej grze, po polsku.
list-none = brak
list-and = { $first } i { $last }
refused-over = Gra jest zakończona.
refused-not-your-turn = Teraz odpowiada { $seat }, nie ty.
game-over = Gra skończona.
