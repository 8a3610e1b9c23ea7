# Template Game na stronie głównej, po polsku.
setup-about = Dodawaj karty: wygrywa dokładnie 21.
setup-length = 5 min
