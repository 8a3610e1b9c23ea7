# Co sam program mówi w terminalu, po polsku.
welcome = Rozdanie jest ustalone: skrót jego ziarna to { $commitment }. Wpisz ?, aby zobaczyć pomoc.
prompt = Twój ruch (numer albo ? – pomoc):
prompt-set = Twój wybór (wszystkie numery naraz, w dowolnej kolejności, np. 1 3; ? – pomoc):
prompt-set-exact = Twój wybór (naraz, w dowolnej kolejności; liczba numerów: { $n }; ? – pomoc):
help =
    Wpisz numer możliwości. Jeśli możesz wybrać kilka, wpisz wszystkie numery naraz, w dowolnej kolejności.
    Możesz też wpisać ruch w notacji; kilka ruchów rozdziel znakiem ; – zostaną zagrane razem.
    u (cofnij) wraca do ostatniej decyzji, także po odpowiedziach botów. Gdy gra kilka osób, cofa ostatni ruch,
    o ile od tego czasu niczego nie dobrano, nie wyrzucono i nie ujawniono.
    s pokazuje stół, l cały dziennik, r i numer zasady – jej treść.
    h pyta bota, który widzi tylko to, co ty, o trzy najlepsze ruchy i ich uzasadnienie.
    poddaję (concede) poddaje partię; program jeszcze raz zapyta.
    q kończy grę; z opcją --out partia zostanie zapisana.
no-such-answer = Wybierz numer od 1 do { $count }.
one-number = Wybierz jeden numer.
number-twice = Każdy numer tylko raz.
set-size = Liczba numerów, które trzeba podać naraz: { $n }.
curtain = Tura gracza { $name }. Naciśnij Enter, gdy na ekran patrzy tylko { $name }.
taken-back = Cofnięto.
concede-sure = Poddać partię? Wpisz t (tak); wszystko inne oznacza dalszą grę.
no-rule = Nie ma zasady „{ $id }”.
left = Partia przerwana przed końcem.
place = { $rank }. { $name }: { $score }
winners = { $n ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
take-backs = Cofnięte ruchy: { $n }.
draw = Remis: { $names }.
nobody-wins = Nikt nie wygrywa.
rules-in-english = Te zasady są na razie tylko po angielsku.
thinking = Chwila namysłu…
hint = { $nth }. { $what } ({ $chain }): szansa na wygraną { $chance }% (±{ $margin }), pewność { $confidence }%
hint-facts = { "   " }Ten ruch: { $facts }.

# Co mówi `review`.
review-how = Szanse w procentach; straty, gra i los w punktach procentowych. Każdą decyzję oceniamy według tego, co jej gracz wtedy wiedział.
review-side = { $name }: celność { $accuracy }%, decyzje: { $decisions } (dobre: { $good }, niedokładne: { $inaccuracies }, błędy: { $mistakes }, poważne błędy: { $blunders }). Na początku { $start }, własna gra { $play }, gra innych { $others }, los { $luck }, wynik { $result }.
review-costly = Najkosztowniejsze decyzje:
review-no-costly = Żadna decyzja na pewno nic nie kosztowała.
decimal = { $whole },{ $part }
review-decision = { $nth }. Krok { $step }, { $name }: { $class }, strata { $loss } (±{ $margin }), { $sure }
review-played = { "   " }Zagrano ({ $chance }% ±{ $margin }): { $what } [{ $chain }]
review-better = { "   " }Lepiej ({ $chance }% ±{ $margin }): { $what } [{ $chain }]
review-class-best = najlepszy ruch
review-class-fine = dobry ruch
review-class-inaccuracy = niedokładność
review-class-mistake = błąd
review-class-blunder = poważny błąd
review-sure = na pewno
review-likely = prawdopodobnie
review-unsure = niepewne
review-turning = Punkty zwrotne:
review-turn-play = { "   " }Krok { $step }, decyzja ({ $mover }): { $name } { $change }
review-turn-luck = { "   " }Krok { $step }, ruch ({ $mover }), los kart lub kości: { $name } { $change }
