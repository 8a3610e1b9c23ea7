# Jak grać, po polsku.
how-lead = Sześć { -kingdom(case: "genpl") }, dwanaście { -tribe(case: "genpl") }, dwie lub trzy Ery. Zbieraj Sojuszników, zagrywaj ich razem i zdobądź przewagę tam, gdzie jest najwięcej { -glory(case: "gen") }, zanim zbudzi się trzeci Smok.
how-weight = 2
how-shown = first.tribes
how-deck = talia
how-age = Era
how-take = Weź jedną kartę…
how-take-text = W swojej turze bierzesz jednego Sojusznika: odkrytego z puli albo w ciemno z Talii. Na ręce możesz mieć najwyżej { $limit } kart.
how-band = …albo zagraj { -band(case: "acc") }
how-band-text = Karty jednego { -tribe(case: "gen") } albo jednego koloru. Jedna z nich dowodzi i działa jej zdolność; reszta ręki trafia do puli, dla wszystkich.
how-bruno = Wódz Bruno też gra
how-bruno-text = Po każdej wziętej karcie dajesz mu jedną kartę z puli na Pulpit. Kolumnę zagrywa, gdy ma tyle kart, a przy „!”, gdy tylko zmieści się znacznik; Dowódcę wybierasz ty.
how-marker = Walcz o { -kingdom(case: "pl") }
how-marker-text = { $two ->
    [1] { -band } daje znacznik w { -kingdom(case: "loc") } w kolorze Dowódcy, jeśli ma więcej kart, niż oboje macie tam znaczników.
   *[0] { -band } daje znacznik w { -kingdom(case: "loc") } w kolorze Dowódcy, jeśli ma więcej kart, niż masz tam znaczników.
}
how-dragon = Uwaga na Smoki
how-dragon-text = Trzeci Smok od razu kończy Erę. { -band(case: "pl") } punktują, karty na ręce przepadają. Liczba Er w grze: { $ages }.
how-awards = Co daje { -kingdom }
how-awards-text = { $two ->
    [1] Kto ma najwięcej znaczników, zdobywa żeton tej Ery. Kto w drugiej Erze nie ma tam konkurencji, zdobywa oba.
   *[0] Kto ma najwięcej znaczników, zdobywa żeton tej Ery, następni niższe żetony. Remisujący dzielą się punktami.
}
how-tokens = Żetony
how-tokens-text = Rozkłada się je losowo, w każdym { -kingdom(case: "loc") } rosnąco, więc z Ery na Erę można zdobyć więcej.
how-bands = Co daje { -band }
how-bands-text = Na koniec Ery { -band(case: "pl") } punktują według liczby kart.
how-tribes = { -tribe(case: "pl") } w grze: { $n }
how-tribes-text = { $solo ->
    [1] W trybie solo gra się zawsze tymi. Działa tylko zdolność Dowódcy.
   *[0] Tak może wyglądać jeden stół; za każdym razem losuje się inne. Działa tylko zdolność Dowódcy.
}
how-win = Wygrywa najwięcej { -glory(case: "gen") }
how-win-text = Przy remisie decydują znaczniki na planszy, potem największe { -band(case: "pl") }.
how-edition-first = Angielskie pierwsze wydanie: są Niziołki, a ze znacznika można zrezygnować.
how-edition-polish = Polskie pierwsze wydanie: znacznik trzeba postawić, na planszy Morskiego Ludu punktuje tylko pierwszy, a dziesięć Szkieletów od razu wygrywa.
how-edition-second = Drugie wydanie: Klany zwierząt, wyższe żetony, Szopy z monetami, tryb werbunku i tryb solo.

# Co słyszy się, gdy coś dzieje się pierwszy raz.
new-dragon = Smok
new-dragon-text = Odkłada się go i dobiera kolejną kartę. Trzeci od razu kończy Erę, ktokolwiek go dobierze; Smoki są policzone nad planszą.
new-band = { -band } na stole
new-band-text = Karty zostają na stole i punktują na koniec Ery. Reszta tej ręki trafia do puli, skąd każdy może ją wziąć.
new-marker = Znacznik
new-marker-text = Kto ma w jednym miejscu najwięcej znaczników, zdobywa na koniec Ery jego żeton. Znaczniki zostają na następną Erę.
new-no-marker = Tym razem bez znacznika
new-no-marker-text = Za mało kart na znacznik, ale punkty i tak będą. Każdy kolejny znacznik w tym samym miejscu wymaga więcej kart.
new-scoring = Punktowanie
new-scoring-text = Najpierw żetony na planszy, potem { -band(case: "pl") } według liczby kart. Kto ma tyle samo znaczników, dzieli się punktami. Każdy wiersz jest w tabeli punktów.
new-tie = Remis
new-tie-text = Kto ma tyle samo znaczników, dzieli się tym, co daje to miejsce, a ułamki przepadają. Wystarczyłby jeden znacznik więcej.
new-age = Nowa Era
new-age-text = Karty z rąk i { -band(case: "pl") } znikają, znaczniki zostają. Zaczyna, kto ma najmniej { -glory(case: "gen") }.
new-bruno = Gra Wódz Bruno
new-bruno-text = Jedna z jego kolumn była dość długa. Spójrz na Pulpit, zanim wybierzesz kartę, którą na nim położysz.
