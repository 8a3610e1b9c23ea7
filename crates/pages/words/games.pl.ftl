# Własne partie, po polsku.
ui-games-wait = { $n ->
    [one] Jedna partia czeka na ciebie
    [few] { $n } partie czekają na ciebie
   *[many] { $n } partii czeka na ciebie
}
ui-statistics = Statystyki
ui-all-matches = Wszystkie partie
ui-play-this = Graj: { $name }
ui-nothing-found = Nic nie pasuje. Spróbuj szerszego filtra.
ui-filter = Filtruj
ui-filter-none = Pokaż wszystkie
ui-game = Gra
ui-state = Stan
ui-company = Towarzystwo
ui-person = Imię gracza
ui-any = Dowolne
ui-won = Wygrane
ui-not-won = Niewygrane
ui-with-people = Z ludźmi
ui-with-bots = Tylko z botami
ui-brought = Z pliku
ui-cancel = Anuluj
ui-percent = { $n }%
ui-between = { $low } do { $high }
ui-decimal = { $whole },{ $part }
ui-stats-of = Co
ui-matches = Partie
ui-times = Ile razy
ui-when-won = w wygranych
ui-when-not = w pozostałych
ui-stats-share = wygrane partie
ui-stats-interval = przedział, w którym z pewnością 95% leży ten udział
ui-stats-even = równy udział: tyle dałby sam los
ui-stats-none = Nie masz jeszcze zakończonych partii. Gdy zagrasz, zobaczysz tu, jak często wygrywasz, czym i przy ilu graczach.
ui-stats-missing = { $n ->
    [one] Jednej dawnej partii jeszcze nie policzono. Odśwież stronę, aby ją policzyć.
    [few] { $n } dawnych partii jeszcze nie policzono. Odśwież stronę, aby policzyć kolejne.
   *[many] { $n } dawnych partii jeszcze nie policzono. Odśwież stronę, aby policzyć kolejne.
}
ui-stats-editions = Wydania
ui-stats-editions-about = wygrane partie w każdym wydaniu
ui-stats-seats = Liczba graczy
ui-stats-seats-about = wygrane partie przy tylu graczach
ui-stats-n-seats = { $n ->
    [one] solo
    [few] { $n } graczy
   *[many] { $n } graczy
}
ui-stats-endings = Jak wygrywasz
ui-stats-endings-about = w jaki sposób przychodziły zwycięstwa
ui-these-matches = Te partie
ui-latest-won = wygrane w ostatnich partiach: { $won } z { $played }
ui-bring = Dodaj z pliku
ui-bring-title = Dodaj partię z pliku
ui-bring-how = Każda partia Ethnos, Ekö lub Winds of Numa Sera zapisana w pliku: obejrzysz jej powtórkę i analizę i zagrasz od dowolnego kroku.
ui-bring-pick = Wybierz plik z tego urządzenia
ui-bring-text = Plik z zapisem partii
ui-bring-hint = Zanim partia zostanie dodana, każdy krok jest rozgrywany ponownie według zasad. Nie liczy się do niczyich statystyk i widzą ją tylko osoby, które mają link.
ui-bring-do = Dodaj i obejrzyj
ui-continue-from = Zagraj od kroku { $step }
ui-continue-old = Nowy stół zaczyna się dokładnie tutaj. Stara partia zostaje, jaka była.
ui-continue-asked = ruch: { $name }
ui-continue-who = Kto gra dalej
ui-continue-you = Ty
ui-continue-friend = Ktoś z linkiem
ui-continue-bot = Bot: { $level }
ui-continue-counts = Wynik nie liczy się do niczyich statystyk.
ui-continue-do = Otwórz ten stół
ui-back-to-replay = Wróć do powtórki
ui-deal = To, co ukryte
ui-deal-same = Jak było
ui-deal-same-about = Przyjdą te same karty i rzuty. Kto widział powtórkę, zna je.
ui-deal-anew = Rozdane na nowo
ui-deal-anew-about = Zostaje to, co widać z twojego miejsca. Cała reszta, czyli cudze ręce i to, co dopiero przyjdzie, jest tasowana na nowo, żeby nikt nie grał z pamięci.
ui-deal-open = W tej grze nic nie jest ukryte: partia toczy się dalej dokładnie tak, jak stała.
ui-proof-good = Sprawdzono w tej przeglądarce: z ziarna wynika skrót ogłoszony przed rozdaniem.
ui-proof-bad = Z ziarna nie wynika ogłoszony skrót. To nie było obiecane rozdanie.
ui-proof-how = Skrót to SHA-256 słów „longtable deal ” i 32 bajtów ziarna. Możesz to sprawdzić samodzielnie:
ui-proof-cards = Ziarno decyduje też o każdej karcie i każdym rzucie. Pobierz partię i uruchom:
ui-preview-game = Zagraj w { $game } w przeglądarce, ze znajomymi albo z botami. Bez zakładania konta.
ui-preview-home = Ethnos, Ekö i Winds of Numa Sera w przeglądarce, ze znajomymi albo z botami.
ui-preview-learn = Pierwsze partie z trenerem, każda na pięć do ośmiu minut.
ui-preview-open = Dołącz do stołu: { $about }
ui-preview-table = { $about } · { $names }
ui-preview-step = Powtórka, krok { $step } z { $end } · { $about } · { $names }
ui-preview-replay = Powtórka zakończonej partii · { $about } · { $names }
ui-lesson-begin = Zacznij lekcję
ui-locale = pl_PL
