# Co mówią stoły oprócz słów samej gry, po polsku.
refused-unreadable = Nie rozumiem: { $what }
refused-answer = Odpowiedź { $nth }: { $why }
refused-turn-over = po poprzednich odpowiedziach twoja tura się kończy.
refused-after-roll = Na to nie można odpowiedzieć, zanim nie będzie wiadomo, co zostanie dobrane, wyrzucone lub pokazane.
take-back-nothing = Nie ma czego cofnąć.
take-back-not-yours = Ostatnia odpowiedź należała do { $seat }.
take-back-turn-passed = Twoja tura już minęła.
take-back-over = Partia jest zakończona, a jej ziarno ujawnione.
take-back-surprised = Widzisz już to, co było ukryte.
take-back-rolled = Dobrano karty lub rzucono kośćmi.
take-back-revealed = Inni zobaczyli to, co było ukryte.
