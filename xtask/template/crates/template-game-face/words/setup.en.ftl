# Template Game in the lobby, in English.
setup-about = Add up cards: exactly 21 wins.
setup-length = 5 min
