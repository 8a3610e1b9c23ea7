# Strony wokół każdej gry, po polsku.

## Nagłówek, stopka, ustawienia
ui-home = Longtable, strona główna
ui-nav = Menu główne
ui-nav-play = Graj
ui-nav-games = Gry
ui-nav-learn = Nauka
ui-nav-practice = Ćwicz
ui-nav-watch = Oglądaj
ui-nav-rules = Zasady
ui-nav-account = Twoje konto
ui-skip = Przejdź do treści
ui-skip-to-decision = Przejdź do swojej decyzji
ui-your-turns = { $n ->
    [one] Twój ruch w { $n } partii
    [few] Twój ruch w { $n } partiach
   *[many] Twój ruch w { $n } partiach
}
ui-language = Język
ui-theme = Jasny lub ciemny wygląd
ui-sound-on = Włącz dźwięki
ui-sound-off = Wyłącz dźwięki
ui-pace = Ruchy innych
ui-pace-slow = Wolno
ui-pace-normal = Normalnie
ui-pace-fast = Szybko
ui-pace-at-once = Od razu
ui-confirm = Potwierdzaj odpowiedzi
ui-on = Tak
ui-off = Nie
ui-sign-in = Zaloguj się
ui-account-of = Konto: { $name }
ui-footer = Longtable: gry planszowe w przeglądarce, uczciwe rozdania.
ui-back = Wróć
ui-close = Zamknij
ui-save = Zapisz
ui-delete = Usuń
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-search = Szukaj
ui-to-lobby = Na stronę główną
ui-connection-lost = Utracono połączenie. Próbuję ponownie…

## Czas
ui-seconds = { $n } s
ui-minutes = { $n } min
ui-full-hours = { $n } godz.

## Strona główna
ui-what-shall-we-play = W co zagramy?
ui-players = { $least }–{ $most } graczy
ui-you-and-bots = { $game }: { $bots ->
    [0] tryb solo
    [one] ty i { $bots } bot
    [few] ty i { $bots } boty
   *[many] ty i { $bots } botów
}
ui-starts-at-once = poziom botów: { $level } · bez zegara · start od razu
ui-starts-solo = bez zegara · start od razu
ui-learn-title = Nauka przez grę
ui-learn-how = Krótkie partie przy prawdziwym stole. Karta mówi, co zrobić, po jednej rzeczy naraz, i czeka na ciebie; możesz wyjść w każdej chwili i dokończyć później.
ui-learn = Ucz się
ui-learn-of = Ucz się: { $lesson }
ui-welcome = Pierwszy raz tutaj? Ucz się, grając
ui-welcome-how = Krótka partia przy prawdziwym stole: jedna wskazówka naraz, a każdy ruch należy do ciebie.
ui-learn-all = Wszystkie lekcje
ui-learn-in = Ucz się: { $n } min
ui-learn-takes = { $about } · { $n } min
ui-learn-game = Ucz się grać w { $game }
ui-lesson = Lekcja
ui-lesson-step = { $n } z { $of }
ui-lesson-left = jeszcze ok. { $n } min
ui-lesson-show = Pokaż mi
ui-lesson-watch = Teraz ruch innych. Zobacz, co zrobią.
ui-lesson-next = Dalej
ui-lesson-back = Wstecz
ui-lesson-play = Zagraj prawdziwą partię
ui-lesson-done = Zakończ
ui-lesson-leave = Wyjdź
ui-play-now = Zagraj teraz
ui-your-games = Twoje partie
ui-just-finished = Ostatnio zakończone
ui-finished-games = Zakończone partie
ui-games-going-on = W toku
ui-all-games = Wszystkie
ui-wins = Zwycięstwa
ui-won-of = wygrane: { $won } z { $played }
ui-came-first = Wygrana, { $score } { $score ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
ui-came = { $rank }. miejsce z { $of }, { $score } { $score ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
ui-came-first-by = Wygrana: { $by }
ui-came-in = { $rank }. miejsce z { $of }
ui-replay-of = Powtórka: { $name }
ui-earlier-page = Poprzednia strona
ui-later-page = Następna strona
ui-no-games-yet = Nie masz jeszcze żadnej partii. Wybierz grę powyżej i zagraj.
ui-open-tables = Otwarte stoły
ui-no-open-tables = Żaden stół nie czeka na graczy. Utwórz swój!
ui-all-of-them = Wszystkie ({ $n })
ui-free-seats = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
ui-join = Dołącz
ui-join-of = Dołącz do gry { $game }, gospodarz: { $host }
ui-your-turn = Twój ruch
ui-plays = Ruch: { $name }
ui-gathering = Czeka na graczy
ui-paused = Wstrzymana
ui-over = Zakończona
ui-watch = Oglądaj
ui-watch-title = Partie do oglądania
ui-running = W toku
ui-finished = Zakończone
ui-nothing-to-watch = W tej chwili nikt nie gra publicznie.

## Nowy stół
ui-create-title = Utwórz stół
ui-create = Utwórz stół
ui-your-name = Twoje imię
ui-name = Imię
ui-guest = Gość
ui-you = Ty
ui-you-small = ty
ui-number-of-players = Liczba graczy
ui-solo = Solo
ui-seats = Miejsca
ui-seat-nth = Miejsce { $n }
ui-seat-open = Wolne
ui-seat-bot = Bot
ui-seat-here = Ten ekran
ui-open-seat = Wolne miejsce
ui-how-bots-play = Jak grają boty
ui-bots-differ = Boty jednego poziomu różnią się stylem gry; poznasz go po imieniu bota.
ui-level-of-seat = Poziom bota na miejscu { $n }
ui-name-of-seat = Imię gracza na miejscu { $n }
ui-edition = Wydanie
ui-variants = Warianty
ui-pick = Do wyboru
ui-write = Własne
ui-pick-how = Liczba graczy: { $seats }. Wybierz { $needs }. Wybrano:
ui-pick-each = Po jednym dla każdego miejsca, bez powtórzeń.
ui-pick-twice = Każde miejsce musi mieć co innego.
ui-pick-wrong = Liczba graczy: { $seats }. Trzeba wybrać { $needs }, wybrano { $has }.
ui-part-of-seat = Dla miejsca { $n }
ui-clock = Zegar
ui-clock-off = Brak
ui-clock-move = Na ruch
ui-clock-bank = Na partię
ui-clock-none = Bez zegara
ui-clock-a-move = { $time } na ruch
ui-clock-a-player = { $time } na partię
ui-timeout = Gdy skończy się czas
ui-timeout-bot = Dalej gra bot
ui-timeout-forfeit = Przegrana na czas
ui-who-can-join = Kto może dołączyć
ui-everyone = Każdy
ui-with-link = Tylko z linkiem
ui-no-such-game = Nie ma gry „{ $game }”.
ui-no-number = „{ $value }” nie jest liczbą.
ui-bot = bot

## Poczekalnia i kurtyna
ui-host = Gospodarz
ui-at-this-device = na urządzeniu gospodarza
ui-level-here = Poziom bota
ui-seat-a-bot = Dodaj bota
ui-free-seat = Zwolnij miejsce
ui-invite-title = Zaproś
ui-invite-how = Każdy, kto ma link, dołączy, podając tylko imię.
ui-invite-link = Link do gry
ui-watch-link = Link do oglądania
ui-kept-seat = Dla osoby z zaproszeniem
ui-only-invited = Wolne miejsca są dla osób, które mają link do gry. Możesz oglądać: partia pojawi się tutaj, gdy się zacznie.
ui-table-full = Przy tym stole nie ma wolnych miejsc. Możesz oglądać.
ui-join-title = Dołącz do stołu
ui-join-as = Dołączasz jako { $name }.
ui-change-name = Zmień imię
ui-which-seat = Miejsce
ui-any-seat = Dowolne
ui-start = Rozpocznij
ui-host-starts = Czekamy, aż gospodarz rozpocznie partię.
ui-joined = { $name } dołącza do stołu.
ui-left = { $name } odchodzi od stołu.
ui-leave = Odejdź od stołu
ui-concede = Poddaj partię
ui-concede-sure = Tak, poddaję partię
ui-hand-device = Teraz gra { $name }
ui-i-am = To ja, { $name }
ui-curtain-why = Przekażcie urządzenie. Karty odkryje { $name }.
ui-pass-device = Przekaż urządzenie: { $name }
ui-pass-why = To koniec twojego ruchu. Obejrzyj swoje karty i przekaż urządzenie.

## Stół
ui-menu = Menu
ui-side = Dziennik, czat i inne
ui-log = Dziennik
ui-whole-log = Pokaż cały dziennik
ui-chat = Czat
ui-moves = Ruchy
ui-chat-empty = Nie ma jeszcze wiadomości.
ui-unread = Nieprzeczytane:
ui-older-chat = Starsze wiadomości
ui-message = Wiadomość
ui-say-something = Napisz wiadomość
ui-send = Wyślij
ui-not-your-turn = To nie twój ruch.
ui-look-again = Czy coś się stało?
ui-watching = Oglądasz partię. Karty na rękach są zakryte.
ui-watching-open = Oglądasz partię. W tej grze nic nie jest zakryte.
ui-deeds = Narzędzia
ui-undo = Cofnij
ui-undo-decision = Wróć do ostatniej decyzji. Odpowiedzi botów też zostaną cofnięte.
ui-undo-ask = Poproś o cofnięcie
ui-sure = Wysłać tę odpowiedź?
ui-yes = Tak
ui-no = Nie
ui-wants-back = { $name } prosi o cofnięcie ostatniego ruchu.
ui-agree = Zgoda
ui-disagree = Nie
ui-waits-for = Czekamy na zgodę: { $names }.
ui-hint = Podpowiedź
ui-hints = Najlepsze ruchy według silnego bota
ui-hints-fair = Widzi tylko to, co ty.
ui-because = Dlaczego: { $facts }.
ui-because-later = Od razu nie widać, co daje ten ruch, ale bot rozegrał stąd wiele partii i wypadał w nich dobrze.
ui-chance = szansa na wygraną { $percent }% (±{ $margin })
ui-do-it = Zagraj to
ui-thinking = Myślę…
ui-stands-in = gra bot
ui-take-seat-back = Wróć do gry
ui-let-bot-play = Oddaj grę botowi
ui-let-bot-play-for-them = Zastąp botem
ui-notify = Powiadom mnie, gdy będzie mój ruch

## Koniec
ui-result = Wynik
ui-rank = Pozycja
ui-score = Punkty
ui-take-backs = Cofnięte ruchy: { $n }
ui-rematch = Zagraj ponownie
ui-to-the-rematch = Do rewanżu
ui-export = Pobierz zapis partii
ui-fair-deal = Uczciwe rozdanie
ui-fair-before = Ten skrót ogłoszono przed rozdaniem. Ziarno poznasz po partii: każdy sprawdzi, że daje ten skrót i te karty.
ui-commitment = Skrót rozdania
ui-seed = Ziarno losowania

## Klawisze
ui-help = Pomoc i skróty
ui-help-how = To, co możesz zrobić, jest wyróżnione. Wybierz, przeczytaj, co się stanie, i potwierdź. Zakładka „Ruchy” pokazuje to samo jako listę. Kliknij § obok zdania, aby przeczytać jego zasadę.
ui-key-play = Potwierdź
ui-key-undo = Cofnij
ui-key-hint = Podpowiedź
ui-key-deck = Dobierz z talii
ui-key-log = Dziennik
ui-key-chat = Czat
ui-key-moves = Lista ruchów
ui-key-rules = Zasady
ui-key-detail = Pełny opis rzeczy
ui-key-help = Ta pomoc

## Zasady
ui-in-the-rulebook = Otwórz w zasadach
ui-chapters = Rozdziały
ui-search-rules = Szukaj w zasadach
ui-ask-rules = Zapytaj o zasady: jak wygrać?
ui-rules-answers = Odpowiedzi na „{ $question }”
ui-rules-back = Wszystkie rozdziały
ui-rules-of-table = Tylko to, co obowiązuje przy tym stole: { $table }.
ui-rules-to-table = Wróć do stołu
ui-rules-all = Wszystkie zasady
ui-try = Wypróbuj
ui-try-of = Wypróbuj: zasada { $id }
ui-try-title = Wypróbuj pozycję
ui-try-how = Mały stół tylko dla ciebie: siedzisz tam, gdzie trzeba odpowiedzieć, resztę miejsc zajmują boty. Nic się nie liczy i wszystko można cofnąć.
ui-try-setup = Ustawienia
ui-try-position = Pozycja
ui-try-over = W tej pozycji gra jest skończona.
ui-try-go = Rozłóż
ui-about = O grze
ui-about-game = O grze { $game }
ui-about-what = O co chodzi
ui-about-players = Gracze
ui-about-length = Czas gry
ui-about-weight = Trudność
ui-about-weight-of = { $n ->
    [1] bardzo łatwa, 1 z 5
    [2] łatwa, 2 z 5
    [3] średnia, 3 z 5
    [4] wymagająca, 4 z 5
   *[5] trudna, 5 z 5
}
ui-about-learn = Nauka
ui-about-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
ui-about-cards = Co jest w pudełku
ui-about-editions = Wydania
ui-about-variants = Warianty
ui-how-title = Jak grać
ui-how-length = około dwóch minut
ui-how-players = Ilu graczy?
ui-new-on = Objaśniaj, co się dzieje
ui-new-is-on = Objaśnienia są włączone. Wyłącz je
ui-new-got-it = Jasne
ui-new-off = Bez objaśnień
ui-all-editions = Wszystkie wydania
ui-rules-found = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady
   *[many] { $n } zasad
}
ui-no-rule-found = Nie znaleziono zasad.

## Konto
ui-account = Twoje konto
ui-signed-in = Zalogowano
ui-log-out = Wyloguj się
ui-sign-in-title = Graj na kilku urządzeniach
ui-sign-in-why = Do gry nie trzeba konta: twoje miejsca pamięta ta przeglądarka. Po zalogowaniu znajdziesz je wszędzie.
ui-login = Login
ui-password = Hasło (co najmniej 8 znaków)
ui-log-in = Zaloguj się
ui-register = Załóż konto
ui-change-password = Zmień hasło
ui-change-password-how = Pozostałe urządzenia zostaną wylogowane, a dawny link odzyskiwania przestanie działać.
ui-current-password = Obecne hasło
ui-new-password = Nowe hasło (co najmniej 8 znaków)
ui-recovery = Odzyskiwanie dostępu
ui-recovery-how = Gdy ta przeglądarka cię zapomni albo serwer zostanie odtworzony z kopii, link odzyskiwania przywróci ci imię i miejsca przy stołach. Strzeż go: kto go ma, może grać za ciebie.
ui-recovery-make = Utwórz link odzyskiwania
ui-recovery-offer = Twoje miejsca zna tylko ta przeglądarka.
ui-recovery-link = Twój link odzyskiwania. Zapisz go teraz: pokazujemy go tylko raz.
ui-recovery-kept = Masz już link odzyskiwania. Nowy go zastąpi.
ui-recovery-again = Utwórz nowy link odzyskiwania
ui-devices = Zalogowane urządzenia
ui-devices-how = Urządzenie nieużywane przez 30 dni zostaje wylogowane.
ui-this-device = to urządzenie
ui-unknown-device = Nieznane urządzenie
ui-sign-out-others = Wyloguj pozostałe urządzenia
ui-other-device = Graj dalej na innym urządzeniu
ui-other-device-how = Jednorazowy link przenosi twoje imię i miejsca do przeglądarki, która go otworzy.
ui-make-link = Utwórz link
ui-one-time-link = Działa raz, przez 30 minut
ui-at-the-table = Przy stole
ui-reminders = Gdy będzie twój ruch
ui-reminders-how = Powie ci o tym tytuł i ikona strony. Jeśli chcesz, także dźwięk i powiadomienie.
ui-webhook = Adres webhooka
ui-webhook-how = Gdy będzie twój ruch, wyślemy na ten adres (https) krótką wiadomość JSON. Puste pole to wyłącza.
ui-tokens = Programy, które grają za ciebie
ui-tokens-how = Z tokenem twój program może grać na twoich miejscach przez JSON API.
ui-new-token = Twój nowy token. Skopiuj go teraz: pokazujemy go tylko raz.
ui-token-label = Do czego służy
ui-make-token = Utwórz token

## The timeline

ui-recap = Od twojej ostatniej decyzji
ui-looking-back = Wcześniejszy ruch
ui-step-of = Krok { $step } z { $end }
ui-step-back = Krok wstecz
ui-step-on = Krok naprzód
ui-back-to-now = Wróć do gry
ui-replay = Powtórka
ui-replay-play = Odtwarzaj
ui-replay-step = Krok
ui-replay-go = Przejdź
ui-replay-first = Na początek
ui-replay-last = Na koniec
ui-replay-speed = Tempo
ui-turn-back = Tura wstecz
ui-turn-on = Tura naprzód
ui-see-as = Oczami
ui-see-as-one = Punkt widzenia: { $name }
ui-see-all = Wszystko
ui-see-onlooker = widz
ui-copy-step = Kopiuj link do tego kroku
ui-play-on = Graj dalej
ui-play-on-why = Nowy stół od tego kroku, z ludźmi i botami, których wybierzesz.
ui-plays-on = rozgrywana od wybranego kroku
ui-go-to-step = Pokaż stół po kroku { $step }
ui-key-step-back = Krok wstecz
ui-key-step-on = Krok naprzód, aż do teraz
ui-key-reel = Odtwarzanie i pauza (spacja)
ui-key-turns = Jedna tura wstecz lub dalej
ui-key-ends = Na początek lub na koniec
ui-key-eyes = Oczami gracza; 0: wszystko
ui-pause = Wstrzymaj
ui-skip-to-now = Pomiń

# Plansze układane przez graczy
ui-boards = Twoje plansze
ui-boards-room = { $n } z { $most }
ui-boards-none = Nie ma jeszcze plansz. Ułóż jedną, a pojawi się tutaj i w lobby.
ui-board-new = Ułóż nową planszę
ui-board-how = Układaj kafle dowolnie, dla 2–4 graczy, z dowolnymi wariantami. Zgodność z zasadami widać na bieżąco.
ui-board-empty = Pusta plansza
ui-board-standard = Z typowej planszy
ui-board-shuffled = Z losowej planszy
ui-board-edit = Edytuj
ui-board-edit-of = Edytuj: { $name }
ui-board-play = Zagraj na niej
ui-board-play-of = Zagraj na niej: { $name }
ui-board-delete = Usuń
ui-board-delete-of = Usuń: { $name }
ui-board-unready = Nie można jeszcze na niej grać.
ui-board-editor = Edytor plansz
ui-board-name = Nazwa planszy
ui-board-unnamed = Moja plansza
ui-board-keep = Zachowaj
ui-board-start = Przygotuj stół
ui-board-mend-first = Najpierw popraw to, co wymienia kontrola.
ui-board-link = Link do tej planszy
ui-board-link-hint = Każdy, kto ma link, może ją obejrzeć, skopiować i na niej zagrać. Zmieniać możesz ją tylko ty.
ui-board-link-later = Zachowaj planszę, aby otrzymać link.
ui-board-of = Plansza gracza { $name }
ui-board-copy = Skopiuj do swoich plansz
ui-board-text = Jako tekst
ui-board-delete-sure = Usunąć planszę „{ $name }”?
ui-board-delete-how = Jej link przestanie działać. Rozpoczęte na niej partie trwają dalej.
ui-board-build = Ułóż planszę
ui-board-chosen = Decyduje plansza: { $about }.
ui-board-seats = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } gracze
   *[other] { $seats } graczy
}
ui-board-lost = Brak połączenia. Plansza została tutaj: spróbuj ponownie za chwilę.
ui-board-picked = Wybrana
ui-board-unkept = Jeszcze nie zachowano.

# Zestawy: karty, żetony i kafle poprawione przez graczy
ui-sets = Twoje zestawy
ui-sets-none = Nie ma jeszcze zestawów. Popraw kartę, żeton lub kafel, a zestaw pojawi się tutaj i w lobby.
ui-set-new = Popraw grę, którą masz w domu
ui-set-how = Część wartości to rekonstrukcje, bo wydrukowanych nie znamy. Jeśli masz tę grę, popraw je, graj swoim zestawem i podziel się nim.
ui-set-correct = Popraw karty i wartości
ui-set-look = Obejrzyj zestaw
ui-set-upload = Prześlij plik
ui-set-ours = Pobierz nasz
ui-set-play = Zagraj tym zestawem
ui-set-play-of = Zagraj tym zestawem: { $name }
ui-set-delete-of = Usuń: { $name }
ui-set-copy = Skopiuj do swoich zestawów
ui-set-link = Link do tego zestawu
ui-set-link-hint = Każdy, kto ma link, może go obejrzeć, skopiować i nim zagrać. Zmieniać możesz go tylko ty.
ui-set-download = Pobierz
ui-set-text = Plik jako tekst
ui-set-of = autor: { $name }
ui-set-back = Wróć do zestawu
ui-set-name = Nazwa zestawu
ui-set-unnamed = Mój zestaw
ui-set-file = Plik z zawartością
ui-set-pick = Wybierz plik z tego urządzenia
ui-set-file-hint = Ten sam plik, który program czyta z opcją --content. Komentarze i źródła zostają. Pliku, którym nie da się grać, nie przyjmiemy: podamy wiersz i powód.
ui-set-differences = Różnice względem naszego
ui-set-differs = { $n ->
    [0] taki sam jak nasz
    [one] 1 różnica względem naszego
    [few] { $n } różnice względem naszego
   *[other] { $n } różnic względem naszego
}
ui-set-same = Nic się nie różni.
ui-set-added = Dodano.
ui-set-removed = Usunięto.
ui-set-changed = { $field }: { $after } zamiast { $before }
ui-set-nothing = nic
ui-set-before = Wcześniej:
ui-set-now = Teraz:
ui-set-counts = Inne liczby niż w instrukcji
ui-set-count = { $kind }: { $n } zamiast { $ours } ({ $rule })
ui-set-compare-with = Porównaj z
ui-set-compare = Porównaj
ui-set-compared = Różnice: { $one } → { $other }
ui-set-delete-sure = Usunąć zestaw „{ $name }”?
ui-set-delete-how = Jego link przestanie działać. Rozpoczęte nim partie trwają dalej i zawsze można je odtworzyć.
ui-set-picked = Wybrany
ui-set-chosen = Gra zestawem „{ $name }”.
ui-set-none = Zagraj naszym
ui-set-played = Gra zestawem „{ $name }”
ui-set-played-hint = Ktoś poprawił grę. Oto różnice względem zwykłej.
ui-set-history = Historia
ui-set-back-to = Cofnij tę zmianę
ui-set-back-to-of = Cofnij tę zmianę: { $name }
ui-set-unfinished = Jeszcze nie można tym grać
ui-set-mend = Popraw
ui-set-about = zestaw „{ $name }”

# Co jest w pudełku
ui-box-about = Cała zawartość pudełka tak, jak wygląda na stole, i skąd ją znamy. Na twoim egzemplarzu jest coś innego? Popraw to.
ui-box-of-set = Zestaw „{ $name }”.
ui-box-games = Gry
ui-box-search = Szukaj
ui-box-kind = Rodzaj
ui-box-mark = Źródło
ui-box-all = Wszystkie
ui-box-find = Pokaż
ui-box-found = { $n } z { $all }
ui-box-nothing = Nic nie znaleziono. Spróbuj krótszego hasła.
ui-box-correct = Popraw
ui-box-correct-of = Popraw: { $name }
ui-mark-rulebook = instrukcja
ui-mark-found = znalezione
ui-mark-ruling = nasze rozstrzygnięcie
ui-mark-reconstruction = rekonstrukcja
ui-mark-corrected = poprawione
ui-kind-figures = Liczby
ui-kind-kingdom = Królestwa
ui-kind-block = Bloki budowy
ui-kind-hero = Bohaterowie
ui-kind-skill = Szkolenia
ui-kind-level = Poziomy szkolenia
ui-kind-class = Klasy
ui-kind-stronghold = Twierdze
ui-kind-boon = Dary
ui-kind-hazard = Zagrożenia
ui-kind-maven = Mędrcy
ui-kind-battle = Karty bitwy
ui-kind-mythic = Mityczne przedmioty
ui-kind-pool = Źródła Esencji
ui-kind-item = Przedmioty z Kuźni Świata
ui-kind-tile = Duże kafle
ui-kind-temple = Świątynie
ui-kind-beacon = Latarnia Eonu
ui-kind-small = Małe kafle
ui-kind-layout = Układ
ui-kind-players = Według liczby graczy
ui-kind-ring = Pierścień nawałnic
ui-kind-tokens = Żetony
ui-kind-tribe = Plemiona
ui-kind-track = Plansza Morskiego Ludu
ui-kind-giant = Żeton Olbrzymów
ui-kind-horde = Plansza Hordy Orków
ui-kind-troll = Żetony Trolli
ui-kind-coins = Monety
ui-kind-first-game = Pierwsza gra
ui-kind-solo = Gra solo
ui-kind-column = Kolumny gry solo
ui-kind-colours = Kolory graczy
ui-kind-switches = Odczytania zasad
ui-field-id = klucz
ui-field-letter = litera
ui-field-name = nazwa
ui-field-plural = liczba mnoga
ui-field-title = tytuł
ui-field-source = źródło
ui-field-ref = miejsce w instrukcji
ui-field-note = uwaga
ui-field-copies = egzemplarze
ui-field-cards = karty
ui-field-cost = koszt
ui-field-role = rola
ui-field-slots = miejsca na ekwipunek
ui-field-abilities = zdolności
ui-field-upgraded = po ulepszeniu
ui-field-reject = po odrzuceniu
ui-field-test = próba
ui-field-prereq = wymaganie
ui-field-unlock = co odblokowuje
ui-field-attack = Atak
ui-field-defense = Obrona
ui-field-power = Moc
ui-field-initial = Kapitał po zdobyciu
ui-field-residual = stały Kapitał
ui-field-starting-capital = początkowy Kapitał
ui-field-starting-cards = początkowe karty bitwy
ui-field-epithet = przydomek
ui-field-favoured = preferowany warunek
ui-field-heroes = bohaterowie
ui-field-kingdom = królestwo
ui-field-kind = rodzaj
ui-field-after = po blokach
ui-field-link = linia
ui-field-no-victory = nie liczy się do zwycięstwa
ui-field-pre-ticked = zaznaczony od początku
ui-field-levels = poziomy
ui-field-on-buy = przy zakupie
ui-field-spec = pola
ui-field-back = tył
ui-field-replaces = zastępuje
ui-field-second = druga postać
ui-field-value = wartość
ui-field-four-plus = ze znakiem 4+
ui-field-players = gracze
ui-field-ages = Ery
ui-field-tribes = Plemiona
ui-field-pool = pula
ui-field-colour = kolor
ui-field-per-colour = w każdym kolorze
ui-field-points = punkty
ui-field-symbols = symbole
ui-field-awards-4-6 = nagrody, 4–6 graczy
ui-field-awards-2-3 = nagrody, 2–3 graczy
ui-field-age-4-6 = według Ery, 4–6 graczy
ui-field-age-2-3 = według Ery, 2–3 graczy
ui-field-take = przy przejęciu
ui-field-last = ostatnie pole
ui-field-tiles = kafle
ui-field-centres = środki
ui-field-docks = przystanie
ui-field-beacons = miejsca latarni
ui-field-pyramids = piramidy

# Poprawianie wiersza
ui-edit-fields = Wartości
ui-edit-fine = Można tym grać.
ui-edit-same = Nic się jeszcze nie zmieniło.
ui-edit-look = Zobacz
ui-edit-undo = Cofnij
ui-edit-ours = Przywróć nasze
ui-edit-add = Dodaj
ui-edit-add-of = Dodaj: { $name }
ui-edit-remove-of = Usuń: { $name }
ui-edit-keep-unfinished = Zachowaj niedokończone
ui-edit-yes = tak
ui-edit-no = nie
ui-edit-history = Twoje zmiany
ui-edit-change = { $field }: { $after } zamiast { $before }
ui-edit-another = Dodaj podobną pozycję
ui-edit-without = Usuń z zestawu

# Jak się gra zestawem
ui-trial = Symulacja z botami
ui-trial-of = { $name } w rękach botów
ui-trial-how = Boty rozegrają { $n } partii tym zestawem i { $n } naszym, z tych samych rozdań. Zobaczysz, czy wpisane wartości są wiarygodne.
ui-trial-begin = Rozpocznij symulację
ui-trial-leave = Możesz opuścić tę stronę. Symulacja potrwa dalej.
ui-trial-stop = Zatrzymaj
ui-trial-again = Sprawdź ponownie
ui-trial-going = Rozegrane partie: { $n } z { $of }
ui-trial-stopped = Zatrzymano. Liczby pochodzą z partii rozegranych do tej chwili.
ui-trial-failed = Boty nie zdołały rozegrać tym zestawem wszystkich partii. Sprawdź ostatnie zmiany.
ui-trial-odd = Co się wyróżnia
ui-trial-fine = Nic: te liczby można wytłumaczyć przypadkiem.
ui-trial-unfair = { $name }: { $part }% zwycięstw, a po równo byłoby { $other }%
ui-trial-unlike = { $name }: { $part }%, a naszym zestawem { $other }%
ui-trial-this = ten zestaw
ui-trial-ours = nasz
ui-trial-fair = równy udział
ui-trial-doubt = przedział 95%
ui-trial-endings = Jak kończą się partie
ui-trial-roles = Zwycięstwa według królestw
ui-trial-first = Kto zaczyna
ui-trial-first-player = Wygrywa pierwszy gracz
ui-trial-seats = Zwycięstwa według miejsc
ui-trial-seat = Miejsce { $seat }
ui-trial-rounds = Długość w rundach
ui-trial-answers = Długość w decyzjach
ui-trial-usual = Większość partii trwa od { $low } do { $high }, połowa najwyżej { $mid }.
ui-trial-usual-ours = Naszym: od { $low } do { $high }, połowa najwyżej { $mid }.
