# Zestawy i zawartość pudełka, po polsku: nazwy z drugiego wydania i słowa formularzy.
ui-kind-region = Regiony
ui-kind-clan = Klany
ui-kind-koi = Plansza Koi
ui-kind-bear = Żeton Niedźwiedzi
ui-kind-settlement = Plansza Osady Małp
ui-kind-fox = Żetony Lisów
ui-edit-unread = Bez wpływu na grę
ui-edit-unread-hint = Program z tego nie korzysta. Możesz to porównać ze swoim egzemplarzem.
ui-set-unfinished-chosen = Zestawem { $name } jeszcze nie można grać.
ui-set-finish = Dokończ
ui-set-finish-of = Dokończ: { $name }
ui-set-count-by = { $kind }, { $field }: { $n } zamiast { $ours } ({ $rule })
