# Co mówią stoły oprócz słów samej gry, po polsku.
refused-unreadable = Nie rozumiem: { $what }
refused-answer = Odpowiedź { $nth }: { $why }
refused-turn-over = twoja tura będzie już wtedy zakończona.
refused-after-roll = Tu trzeba poczekać, aż będzie wiadomo, co dobrano, wyrzucono lub odkryto.
take-back-nothing = Nie ma czego cofnąć.
take-back-not-yours = Ostatni ruch: { $seat }. Cofnąć można tylko własny.
take-back-turn-passed = Za późno na cofnięcie: twoja tura już minęła.
take-back-over = Za późno na cofnięcie: partia jest zakończona, a jej ziarno ujawnione.
take-back-surprised = Nie można cofnąć: znasz już zakryte karty.
take-back-rolled = Nie można cofnąć: dobrano karty lub rzucono kośćmi.
take-back-revealed = Nie można cofnąć: inni znają już zakryte karty.
take-back-declared = Nie można cofnąć: tego, co zapowiedziano, nie da się wycofać.
