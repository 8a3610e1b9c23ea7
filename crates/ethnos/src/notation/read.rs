//! A position from text. Lines come in any order; a missing line means its default.

use std::collections::BTreeMap;

use kernel::{NotationError, Pool, Seat};

use super::{kingdom_name, read_card, read_colour, read_kingdom, read_seat, wrong};
use crate::card::{Cards, Kind, Kingdom};
use crate::content;
use crate::edition::Ability;
use crate::rules::{MAX_DECK, Rules};
use crate::setup::{Setup, Tribes};
use crate::state::{Ask, BRUNO, Building, DRAGONS, Ethnos, GiantToken};

/// The lines of a position by key, with their numbers.
struct Lines<'a>(BTreeMap<&'a str, (usize, &'a str)>);

pub(super) fn position(setup: &Setup, text: &str) -> Result<Ethnos, NotationError> {
    let mut lines = Lines::split(text)?;
    let mut rules = setup.rules;
    tribes(setup, &mut rules, &mut lines)?;
    let mut game = Ethnos::empty(rules);
    numbers(&mut game, &mut lines)?;
    for seat in Seat::first(rules.parties) {
        side(&mut game, seat, &mut lines)?;
    }
    bands(&mut game, &mut lines)?;
    board(&mut game, setup, &mut lines)?;
    deck(&mut game, &mut lines)?;
    question(&mut game, &mut lines)?;
    lines.finish()?;
    supplies(&mut game)?;
    game.count_pieces().map_err(NotationError::new)?;
    sensible(&game)?;
    Ok(game)
}

impl<'a> Lines<'a> {
    fn split(text: &'a str) -> Result<Self, NotationError> {
        let mut lines = BTreeMap::new();
        for (nth, line) in text
            .lines()
            .enumerate()
            .map(|(nth, line)| (nth + 1, line.trim()))
        {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (key, value) = line
                .split_once(':')
                .ok_or_else(|| NotationError::new(format!("{line:?}: write KEY: VALUE")).at(nth))?;
            if lines.insert(key.trim(), (nth, value.trim())).is_some() {
                return Err(
                    NotationError::new(format!("{:?} is stated twice", key.trim())).at(nth),
                );
            }
        }
        Ok(Self(lines))
    }

    /// Reads and uses up a line; the error says in which line it stands.
    fn read<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&str) -> Result<T, NotationError>,
    ) -> Result<Option<T>, NotationError> {
        match self.0.remove(key) {
            None => Ok(None),
            Some((nth, value)) => read(value).map(Some).map_err(|error| error.at(nth)),
        }
    }

    fn number(&mut self, key: &str) -> Result<Option<u8>, NotationError> {
        self.read(key, |value| {
            value.parse().map_err(|_| wrong(value, "a small number"))
        })
    }

    fn finish(self) -> Result<(), NotationError> {
        match self.0.into_iter().next() {
            None => Ok(()),
            Some((key, (nth, _))) => Err(wrong(key, "a line of a position of this game").at(nth)),
        }
    }
}

fn tribes(setup: &Setup, rules: &mut Rules, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let stated = lines.read("tribes", |value| {
        let rows = value.split(',').map(|key| {
            let row = content::tribe(key.trim()).and_then(|tribe| setup.table.position(tribe));
            row.ok_or_else(|| wrong(key.trim(), "a tribe of this edition"))
        });
        rows.collect::<Result<Vec<u8>, _>>()
    })?;
    let chosen = match (stated, &setup.tribes) {
        (Some(stated), _) => stated,
        (None, Tribes::Chosen(rows)) => rows.clone(),
        (None, Tribes::Random) => {
            return Err(NotationError::new("the line \"tribes: …\" is missing"));
        }
    };
    let wanted = setup
        .content
        .row(setup.seats)
        .map_or(0, |row| usize::from(row.tribes));
    let mut different = chosen.clone();
    different.sort_unstable();
    different.dedup();
    if chosen.len() != wanted || different.len() != wanted {
        return Err(NotationError::new(format!(
            "{wanted} different tribes are needed (ET-SETUP-25)"
        )));
    }
    rules.seat_tribes(&setup.table, &chosen);
    Ok(())
}

fn numbers(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    let seat = |value: &str| {
        let seat = read_seat(&rules, value)?;
        if seat.0 < rules.seats {
            Ok(seat)
        } else {
            Err(wrong(value, "a seat that is asked"))
        }
    };
    if let Some(age) = lines.number("age")? {
        if !(1..=rules.ages).contains(&age) {
            return Err(NotationError::new(format!(
                "this table plays {} Ages, not {age}",
                rules.ages
            )));
        }
        game.age = age;
    }
    game.first = lines.read("first", seat)?.unwrap_or(Seat(0));
    game.turn = lines.read("turn", seat)?.unwrap_or(Seat(0));
    game.third = lines.read("third", seat)?;
    game.wild_winner = lines.read("ten-skeletons", seat)?;
    game.deck.dragons = lines.number("dragons")?.unwrap_or(0);
    if game.deck.dragons > DRAGONS {
        return Err(NotationError::new("there are three Dragons (ET-COMP-15)"));
    }
    for (seat, glory) in lines
        .read("glory", |value| by_seat(&rules, value))?
        .unwrap_or_default()
    {
        game.glory[seat] = glory;
    }
    for (seat, space) in lines
        .read("merfolk", |value| by_seat(&rules, value))?
        .unwrap_or_default()
    {
        game.track[seat] = u8::try_from(space).unwrap_or(u8::MAX);
    }
    game.pool = lines
        .read("pool", |value| cards(&rules, value))?
        .unwrap_or(Cards::NONE);
    Ok(())
}

fn side(game: &mut Ethnos, seat: Seat, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    if seat.0 < rules.seats {
        let hand = &mut game.hands[seat];
        hand.cards = lines
            .read(&format!("hand {seat}"), |value| cards(&rules, value))?
            .unwrap_or(Cards::NONE);
        hand.open = lines
            .read(&format!("open {seat}"), |value| cards(&rules, value))?
            .unwrap_or(Cards::NONE);
    }
    let horde = lines.read(&format!("orcs {seat}"), |value| {
        items(value, ',')
            .map(|colour| read_colour(&rules, colour))
            .collect::<Result<Vec<_>, _>>()
    })?;
    game.hordes[seat] = horde
        .unwrap_or_default()
        .into_iter()
        .fold(0, |set, colour| set | 1 << colour);
    let held = lines.read(&format!("trolls {seat}"), |value| {
        items(value, ',')
            .map(|token| troll(&rules, token))
            .collect::<Result<Vec<_>, _>>()
    })?;
    game.trolls[seat] = held
        .unwrap_or_default()
        .into_iter()
        .fold(0, |set, at| set | 1 << at);
    Ok(())
}

fn troll(rules: &Rules, text: &str) -> Result<usize, NotationError> {
    let value: u8 = text
        .parse()
        .map_err(|_| wrong(text, "the value of a token"))?;
    let at = rules.trolls[..usize::from(rules.troll_count)]
        .iter()
        .position(|&token| token == value);
    at.ok_or_else(|| wrong(text, "a token of this edition"))
}

/// All Bands; those of the seat named by `last-band` (default: the asked seat) are laid last, so that its last one is what the
/// open question is about.
fn bands(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    let last = lines
        .read("last-band", |value| read_seat(&rules, value))?
        .unwrap_or(game.turn);
    let order = last.next(rules.parties).clockwise(rules.parties);
    let mut laid = 0;
    for seat in order {
        let key = format!("bands {seat}");
        let stated = lines.read(&key, |value| {
            items(value, ';')
                .map(|text| band(&rules, seat, text))
                .collect::<Result<Vec<_>, _>>()
        })?;
        for (leader, cards) in stated.unwrap_or_default() {
            laid += cards.len();
            if laid > MAX_DECK || cards.len() > usize::from(u8::MAX) {
                return Err(NotationError::new("more cards in Bands than the game has"));
            }
            game.bands.play(seat, leader, &cards);
        }
    }
    let giant = lines.read("giant", |value| match value {
        "-" => Ok(None),
        holder => match by_seat(&rules, holder)?[..] {
            [(holder, size)] if size <= MAX_DECK as u16 => Ok(Some(GiantToken {
                holder,
                size: size as u8,
            })),
            _ => Err(wrong(value, "a seat and a size, such as B4")),
        },
    })?;
    game.giant = giant.unwrap_or_else(|| largest_giant(game));
    Ok(())
}

/// Where the token must lie: on the largest Giant-led Band, the earlier one of two equals (ET-TRIBE-GIANT-1, -3).
fn largest_giant(game: &Ethnos) -> Option<GiantToken> {
    let giants = game
        .bands
        .all()
        .iter()
        .filter(|band| game.rules.ability(band.leader) == Ability::LargestBand);
    giants.fold(None, |token: Option<GiantToken>, band| {
        let larger = token.is_none_or(|token| band.size > token.size);
        if larger {
            Some(GiantToken {
                holder: Seat(band.owner.0),
                size: band.size,
            })
        } else {
            token
        }
    })
}

fn band(rules: &Rules, seat: Seat, text: &str) -> Result<(Kind, Vec<Kind>), NotationError> {
    let bruno = rules.solo.is_some() && seat == BRUNO;
    let (leader, others) = text
        .split_once(if bruno { '>' } else { '+' })
        .unwrap_or((text, "-"));
    let leader = read_card(rules, leader.trim())?;
    if leader.is_wild() {
        return Err(NotationError::new(
            "that card leads no Band (ET-TRIBE-SKELETON-1)",
        ));
    }
    let mut all = if bruno { Vec::new() } else { vec![leader] };
    for (count, kind) in counted(rules, others)? {
        all.extend(std::iter::repeat_n(kind, usize::from(count)));
    }
    let plain = || all.iter().filter(|kind| !kind.is_wild());
    let fits = plain().all(|kind| kind.slot() == leader.slot())
        || plain().all(|kind| kind.colour() == leader.colour());
    if all.is_empty() || !fits || (!bruno && all.len() > Building::MOST) {
        return Err(NotationError::new(format!(
            "{text:?} is no Band: one tribe or one colour (ET-BAND-2), 1 to 10 cards (ET-BAND-1)"
        )));
    }
    Ok((leader, all))
}

fn board(game: &mut Ethnos, setup: &Setup, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    let spaces = usize::from(rules.tokens_per_kingdom);
    let mut heap = setup.tokens.clone();
    let mut missing = Vec::new();
    for kingdom in Kingdom::all() {
        let name = kingdom_name(&rules, kingdom);
        let tokens = lines.read(&format!("tokens {name}"), |value| {
            let tokens: Result<Vec<u8>, _> =
                value.split('/').map(|token| token.trim().parse()).collect();
            let mut tokens = tokens.map_err(|_| wrong(value, "tokens, such as 2/4/8"))?;
            tokens.sort_unstable();
            if tokens.len() != spaces {
                return Err(NotationError::new(format!(
                    "{spaces} tokens lie in a kingdom at this table (ET-SETUP-25)"
                )));
            }
            for token in &tokens {
                let at = heap.iter().position(|left| left == token);
                let at = at.ok_or_else(|| {
                    NotationError::new(format!("there is no token {token} left for {name}"))
                })?;
                heap.remove(at);
            }
            Ok(tokens)
        })?;
        match tokens {
            Some(tokens) => game.tokens[kingdom.index()][..spaces].copy_from_slice(&tokens),
            None => missing.push(kingdom),
        }
        let markers = lines.read(&format!("markers {name}"), |value| by_seat(&rules, value))?;
        for (seat, count) in markers.unwrap_or_default() {
            game.markers[kingdom.index()][seat.index()] = u8::try_from(count).unwrap_or(u8::MAX);
        }
        let laid = lines.read(&format!("coins {name}"), |value| coins(&rules, value))?;
        for coin in laid.unwrap_or_default() {
            take_coin(game, coin)?;
            game.coins.laid[kingdom.index()][coin] += 1;
        }
    }
    for (kingdom, tokens) in missing.into_iter().zip(heap.chunks(spaces)) {
        game.tokens[kingdom.index()][..spaces].copy_from_slice(tokens);
    }
    for coin in lines
        .read("coins-gone", |value| coins(&rules, value))?
        .unwrap_or_default()
    {
        take_coin(game, coin)?;
    }
    if rules.solo.is_some() {
        dashboard(game, lines)?;
    }
    Ok(())
}

fn dashboard(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    for kingdom in Kingdom::all() {
        let name = kingdom_name(&rules, kingdom);
        let column = lines.read(&format!("dashboard {name}"), |value| {
            let colour = rules.colours[kingdom.index()].key();
            items(value, ',')
                .map(|text| {
                    let (count, tribe) = count_of(text)?;
                    read_card(&rules, &format!("{colour} {tribe}")).map(|kind| (count, kind))
                })
                .collect::<Result<Vec<_>, _>>()
        })?;
        for (count, kind) in column.unwrap_or_default() {
            (0..count).for_each(|_| game.solo.dashboard.add(kind));
        }
    }
    let up = lines.read("leaders", |value| {
        items(value, ',')
            .map(|key| {
                let slot = rules.tribes[..usize::from(rules.slots)]
                    .iter()
                    .position(|tribe| tribe.key() == key);
                slot.ok_or_else(|| wrong(key, "a clan of this game"))
            })
            .collect::<Result<Vec<_>, _>>()
    })?;
    if let Some(up) = up {
        game.solo.leaders = up.into_iter().fold(0, |set, slot| set | 1 << slot);
        if game.solo.leaders == 0 {
            return Err(NotationError::new(
                "at least one Setup card is face up (ET-SOLO-41)",
            ));
        }
    }
    game.solo.discarded = lines
        .read("discarded", |value| cards(&rules, value))?
        .unwrap_or(Cards::NONE);
    Ok(())
}

fn coins(rules: &Rules, text: &str) -> Result<Vec<usize>, NotationError> {
    let coin = |text: &str| {
        let value: u8 = text
            .parse()
            .map_err(|_| wrong(text, "the value of a coin"))?;
        let at = (0..rules.coins.len())
            .find(|&at| rules.coins[at] == value && rules.coin_counts[at] > 0);
        at.ok_or_else(|| wrong(text, "a coin of this edition"))
    };
    items(text, ',').map(coin).collect()
}

fn take_coin(game: &mut Ethnos, coin: usize) -> Result<(), NotationError> {
    let left = &mut game.coins.left[coin];
    *left = left.checked_sub(1).ok_or_else(|| {
        let (value, count) = (game.rules.coins[coin], game.rules.coin_counts[coin]);
        NotationError::new(format!("there are only {count} coins of {value}"))
    })?;
    Ok(())
}

/// The deck: as stated, or all cards that are nowhere else.
fn deck(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    let stated = lines.read("deck", |value| cards(&rules, value))?;
    let mut rest = rules.full_deck();
    let hands = Seat::first(rules.seats).flat_map(|seat| game.hands[seat].cards.each());
    let elsewhere = game
        .pool
        .each()
        .chain(hands)
        .chain(game.bands.laid().iter().copied())
        .chain(game.solo.dashboard.each());
    for kind in elsewhere {
        if !rest.has(kind) {
            let name = super::card_name(rules.card(kind));
            return Err(NotationError::new(format!(
                "there are more cards {name:?} than the game has (ET-COMP-14)"
            )));
        }
        rest.remove(kind);
    }
    let deck = stated.unwrap_or(rest);
    game.deck.allies = deck.each().map(|kind| kind.0).collect::<Pool<MAX_DECK>>();
    let half = if game.deck.dragons == 0 {
        deck.len() / 2
    } else {
        0
    };
    game.deck.above = lines.number("above")?.unwrap_or(half);
    Ok(())
}

fn question(game: &mut Ethnos, lines: &mut Lines<'_>) -> Result<(), NotationError> {
    let rules = game.rules;
    game.ask = lines
        .read("ask", |value| ask(&rules, value))?
        .unwrap_or(Ask::Turn);
    let hand = game.hands[game.turn].cards;
    if let Some((leader, cards)) = lines.read("building", |value| band(&rules, Seat(0), value))? {
        let mut building = Building::begin(leader, &hand);
        let held = |building: &Building, kind: Kind| {
            hand.count(kind)
                > building
                    .cards()
                    .iter()
                    .filter(|&&other| other == kind)
                    .count() as u8
        };
        if !hand.has(leader) {
            return Err(NotationError::new(
                "the Leader of the Band being built is not in hand",
            ));
        }
        for &kind in &cards[1..] {
            if !held(&building, kind) || building.allowed() & kind.bit() == 0 {
                let name = super::card_name(rules.card(kind));
                return Err(NotationError::new(format!(
                    "{name:?} cannot join the Band being built, or not at this place"
                )));
            }
            building.join(kind, &hand);
        }
        game.building = building;
    }
    if let Some(keeping) = lines.read("keeping", |value| cards(&rules, value))? {
        if keeping
            .each()
            .any(|kind| keeping.count(kind) > hand.count(kind))
        {
            return Err(NotationError::new("a card that is kept must be in hand"));
        }
        game.kept_last = keeping.each().last().unwrap_or_default();
        game.keeping = keeping;
    }
    if let Some(fed) = lines.read("fed", |value| read_card(&rules, value))? {
        game.kept_last = fed;
    }
    Ok(())
}

fn ask(rules: &Rules, text: &str) -> Result<Ask, NotationError> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, "1"));
    let left = || {
        rest.parse()
            .ok()
            .filter(|left| (1..=24).contains(left))
            .ok_or_else(|| wrong(rest, "a small number"))
    };
    Ok(match word {
        "turn" => Ask::Turn,
        "members" => Ask::Members { further: false },
        "further-members" => Ask::Members { further: true },
        "marker" => Ask::Marker,
        "free-markers" => Ask::FreeMarkers { left: left()? },
        "horde" => Ask::Horde,
        "token" => Ask::Token,
        "coin" => Ask::Coin,
        "another" => Ask::Another,
        "keep" => Ask::Keep,
        "study" => Ask::Study,
        "cash" => Ask::Cash,
        "feed" => Ask::Feed { left: left()? },
        "feed-discarded" => Ask::FeedDiscarded,
        "leader" => Ask::Leader {
            column: read_kingdom(rules, rest)?.0,
        },
        "bruno-marker" => Ask::BrunoFree { left: left()? },
        "bruno-coin" => Ask::BrunoCoin,
        "bruno-horde" => Ask::BrunoHorde,
        "dismiss" => Ask::Dismiss,
        "over" => Ask::Over,
        _ => {
            return Err(wrong(
                text,
                "an open question, such as turn, marker or keep",
            ));
        }
    })
}

/// The supply is what is not on a board.
fn supplies(game: &mut Ethnos) -> Result<(), NotationError> {
    for seat in Seat::first(game.rules.parties) {
        let placed = game.markers_on_board(seat) + game.hordes[seat].count_ones() as u16;
        let left = u16::from(game.rules.markers - game.rules.fixed_markers()).checked_sub(placed);
        let left = left.ok_or_else(|| {
            NotationError::new(format!(
                "{seat} has placed {placed} markers: too many (ET-COMP-16)"
            ))
        })?;
        game.supply[seat] = left as u8;
    }
    Ok(())
}

/// A question must have what it is about, or the engine would ask about nothing.
fn sensible(game: &Ethnos) -> Result<(), NotationError> {
    let band = game.bands.last();
    let owner = band.map(|band| Seat(band.owner.0));
    let ability = band.map(|band| game.rules.ability(band.leader));
    let own = |wanted: Ability| owner == Some(game.turn) && ability == Some(wanted);
    let bruno = |wanted: Ability| {
        game.rules.solo.is_some() && owner == Some(BRUNO) && ability == Some(wanted)
    };
    let fine = match game.ask {
        Ask::Turn | Ask::Over => true,
        Ask::Members { .. } => game.building.len() > 0,
        Ask::Marker => owner == Some(game.turn) && game.marker_options(&game.last_band()).0 != 0,
        Ask::FreeMarkers { .. } => own(Ability::Track) && game.supply[game.turn] > 0,
        Ask::Horde => {
            own(Ability::Horde) && game.horde_has_room(game.turn, game.last_band().leader.colour())
        }
        Ask::Token => own(Ability::TieToken),
        Ask::Coin => own(Ability::Coin) && game.lowest_coin().is_some(),
        Ask::Another => own(Ability::AnotherBand),
        Ask::Keep => {
            own(Ability::KeepCards)
                && game.keeping.len() < game.last_band().size
                && game.keepable() != 0
        }
        Ask::Study => own(Ability::DrawCards),
        Ask::Cash => game.rules.has.hordes && game.third.is_some() && game.hordes[game.turn] != 0,
        Ask::Feed { left } => game.rules.solo.is_some() && game.feedable(left) != 0,
        Ask::FeedDiscarded => {
            !game.solo.discarded.is_empty()
                && game.solo.discarded.each().all(|kind| game.pool.has(kind))
        }
        Ask::Leader { column } => game.rules.solo.is_some() && game.column_size(column) > 0,
        Ask::BrunoFree { .. } => bruno(Ability::Track) && game.supply[BRUNO] > 0,
        Ask::BrunoCoin => bruno(Ability::Coin) && game.lowest_coin().is_some(),
        Ask::BrunoHorde => bruno(Ability::Horde) && game.bruno_horde_regions() != 0,
        Ask::Dismiss => game.rules.solo.is_some() && !game.solo.dashboard.is_empty(),
    };
    let ended = game.deck.dragons == DRAGONS && !matches!(game.ask, Ask::Cash | Ask::Over);
    if ended {
        return Err(NotationError::new(
            "with three Dragons out the Age is over: ask cash or over",
        ));
    }
    if fine {
        Ok(())
    } else {
        Err(NotationError::new(
            "the position lacks what the line \"ask: …\" asks about",
        ))
    }
}

fn items(text: &str, separator: char) -> impl Iterator<Item = &str> {
    text.split(separator)
        .map(str::trim)
        .filter(|item| !item.is_empty() && *item != "-")
}

fn count_of(text: &str) -> Result<(u8, &str), NotationError> {
    match text.split_once(' ') {
        Some((count, rest)) if count.starts_with(|c: char| c.is_ascii_digit()) => {
            let count = count.parse().ok().filter(|count| (1..=24).contains(count));
            Ok((
                count.ok_or_else(|| wrong(text, "a number of cards up to 24"))?,
                rest.trim(),
            ))
        }
        _ => Ok((1, text)),
    }
}

fn counted(rules: &Rules, text: &str) -> Result<Vec<(u8, Kind)>, NotationError> {
    let entry = |item| {
        let (count, name) = count_of(item)?;
        read_card(rules, name).map(|kind| (count, kind))
    };
    let all: Vec<(u8, Kind)> = items(text, ',').map(entry).collect::<Result<_, _>>()?;
    if all
        .iter()
        .map(|(count, _)| usize::from(*count))
        .sum::<usize>()
        > MAX_DECK
    {
        return Err(NotationError::new("more cards than the game has"));
    }
    Ok(all)
}

fn cards(rules: &Rules, text: &str) -> Result<Cards, NotationError> {
    let each = counted(rules, text)?;
    Ok(each
        .into_iter()
        .flat_map(|(count, kind)| std::iter::repeat_n(kind, usize::from(count)))
        .collect())
}

/// `A3 B1`
fn by_seat(rules: &Rules, text: &str) -> Result<Vec<(Seat, u16)>, NotationError> {
    let pair = |item: &str| {
        let split = item.char_indices().nth(1).map_or(item.len(), |(at, _)| at);
        let seat = read_seat(rules, &item[..split])?;
        let number = item[split..].parse().ok().filter(|number| *number <= 999);
        Ok((
            seat,
            number.ok_or_else(|| wrong(item, "a seat and a number, such as A3"))?,
        ))
    };
    text.split_whitespace()
        .filter(|item| *item != "-")
        .map(pair)
        .collect()
}
