# Pozycje do ćwiczenia.

ui-practice = Ćwiczenia
ui-practice-how = Pozycja z prawdziwej partii przy prawdziwym stole: co robisz? Najpierw wracają twoje własne błędy z analiz, potem pozycje z naszego zbioru, nad którymi program długo się zastanawiał.
ui-practice-go = Ćwicz
ui-practice-due = Do powtórki: { $n }
ui-practice-new = { $n ->
    [one] { $n } nowa pozycja
    [few] { $n } nowe pozycje
   *[other] { $n } nowych pozycji
}
ui-practice-review = Przeanalizuj swoją partię
ui-practice-later = Na dziś to wszystko: pozycje wrócą w swoim czasie.
ui-practice-in-boxes = W przegródkach od 1 do 5
ui-practice-box = Przegródka { $n }
ui-practice-level = Przegródka { $n } z { $of }
ui-practice-solved = Dobre odpowiedzi: { $n } z { $of }.
ui-practice-list = Co ćwiczysz
ui-practice-none = Jeszcze nic. Rozwiąż pierwszą pozycję albo przeanalizuj swoją partię: decyzje, które kosztowały co najmniej trzy punkty, trafią tutaj.
ui-practice-boxes = Dobra odpowiedź przenosi pozycję do następnej przegródki: wraca po 1, 3, 7, 21, a potem 60 dniach. Po złej pozycja wraca do pierwszej przegródki i pojawia się znowu za dziesięć minut.
ui-practice-nothing = Na razie to wszystko. Następna pozycja: { $when }.
ui-practice-now = teraz
ui-practice-in-minutes = { $n ->
    [one] za minutę
    [few] za { $n } minuty
   *[other] za { $n } minut
}
ui-practice-in-days = { $n ->
    [one] jutro
    [few] za { $n } dni
   *[other] za { $n } dni
}
ui-practice-shipped = Pozycja { $n }
ui-practice-own = Z twojej partii, krok { $step }
ui-practice-unanswered = jeszcze bez odpowiedzi
ui-practice-was-right = ostatnia odpowiedź dobra
ui-practice-was-wrong = ostatnia odpowiedź kosztowała { $points } punktu
ui-practice-again = Spróbuj
ui-practice-ask = Co robisz?
ui-practice-ask-how = Wykonaj przy stole cały ruch, jak w partii. Nikt nie gra dalej; dopóki ruch trwa, możesz cofać odpowiedzi.
ui-practice-made = Ruch wykonany
ui-practice-not-weighed = Nie policzono jeszcze, ile był wart.
ui-practice-weigh = Policz
ui-practice-best = Dobrze: to najlepszy ruch
ui-practice-as-good = Dobrze: nie gorzej niż najlepszy ruch
ui-practice-lost-inaccuracy = Niedokładność: −{ $points } punktu (±{ $margin })
ui-practice-lost-mistake = Błąd: −{ $points } punktu (±{ $margin })
ui-practice-lost-blunder = Poważny błąd: −{ $points } punktu (±{ $margin })
ui-practice-is-best = najlepszy
ui-practice-is-as-good = równie dobry
ui-practice-yours = twój ruch
ui-practice-was-played = zagrane w partii
ui-practice-again-when = Ta pozycja wróci: { $when }.
ui-practice-next = Następna
ui-practice-skip = Pomiń
ui-practice-play-on = Graj dalej stąd
ui-practice-leave = Wyjdź
ui-practice-at-table = Ćwiczenie
ui-practice-try = Ćwicz na pozycjach z prawdziwych partii
ui-practice-these = Ćwicz swoje

# Dni z rzędu i rodzaje decyzji.
ui-practice-row = { $n ->
    [one] { $n } dzień z rzędu
   *[other] { $n } dni z rzędu
}
ui-practice-no-row = Jedna odpowiedź dziennie i zaczyna się seria
ui-practice-days = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
}
ui-practice-answers = { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
}
ui-practice-today = Dzisiaj
ui-practice-of-goal = { $n } z { $of }
ui-practice-longest = Najdłuższa seria
ui-practice-themes = Co trenujesz
ui-practice-lately = dobre odpowiedzi z ostatnich 30 dni
ui-practice-theme-new = { $n ->
    [one] { $n } pozycja, ostatnio bez odpowiedzi
    [few] { $n } pozycje, ostatnio bez odpowiedzi
   *[other] { $n } pozycji, ostatnio bez odpowiedzi
}
ui-practice-theme-right = dobrych: { $n } z { $of }
ui-day-mon = pon.
ui-day-tue = wt.
ui-day-wed = śr.
ui-day-thu = czw.
ui-day-fri = pt.
ui-day-sat = sob.
ui-day-sun = niedz.
