# Co sam program mówi w terminalu, po polsku.
welcome = Rozdanie jest ustalone: jego ziarno ma skrót { $commitment }. Wpisz ?, aby zobaczyć pomoc.
prompt = Twoja odpowiedź (numer albo ? – pomoc):
help =
    Wpisz numer odpowiedzi albo odpowiedź w notacji; kilka odpowiedzi w notacji rozdziela się znakiem ; i są przyjmowane razem.
    u cofa ostatnią odpowiedź, dopóki niczego nie dobrano, nie rzucono kośćmi i niczego nie ujawniono.
    s pokazuje stół, l cały dziennik, r i numer reguły – jej treść.
    h pyta bota, który widzi to co ty, o trzy najlepsze możliwości i o to, co za nimi przemawia.
    q kończy udział w partii; z opcją --out partia zostanie zapisana.
no-such-answer = Wybierz numer od 1 do { $count }.
curtain = Tura gracza: { $name }. Naciśnij Enter, gdy na ekran patrzy tylko { $name }.
taken-back = Cofnięto.
no-rule = Nie ma reguły „{ $id }”.
left = Partia przerwana przed końcem.
place = { $rank }. { $name }: { $score }
winners = { $n ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
nobody-wins = Nikt nie wygrywa.
rules-in-english = Treść reguł jest po angielsku; polskie nazwy podaje tabela na początku dokumentu.
thinking = Chwila namysłu…
hint = { $nth }. { $what } ({ $chain }): szansa na zwycięstwo { $chance } % ± { $margin }, { $confidence } % namysłu
hint-facts = { "   " }Ten ruch: { $facts }.
