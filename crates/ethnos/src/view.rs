//! The table as one viewer may see it. Built up from nothing; what a viewer may not know is not in the value.

use kernel::{Seat, Seen, Viewer};
use serde::Serialize;

use crate::card::{Cards, Kind, Kingdom};
use crate::state::{Ask, BRUNO, Ethnos};
use crate::{Ability, Card, Colour, Edition, Level, Tribe};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    pub edition: Edition,
    pub seats: u8,
    pub ages: u8,
    pub age: u8,
    pub first: Seat,
    /// Who is asked; `None` when the game is over.
    pub asked: Option<Seat>,
    pub question: Question,
    pub tribes: Vec<Tribe>,
    /// What the Leaders of these tribes do, in the same order.
    pub abilities: Vec<Ability>,
    pub colours: [Colour; 6],
    pub deck: DeckView,
    pub pool: Vec<Card>,
    pub kingdoms: Vec<KingdomView>,
    pub sides: Vec<Side>,
    /// The Band that the viewer is putting together.
    pub building: Seen<Vec<Card>>,
    /// The cards that the viewer has decided to keep.
    pub keeping: Seen<Vec<Card>>,
    pub pieces: PiecesView,
    pub solo: Option<SoloView>,
    pub hand_limit: u8,
    pub band_points: Vec<u8>,
    /// For Bands that count more cards than the table has.
    pub band_points_beyond: u8,
    /// How many points one lap of the Glory track has (ET-COMP-30).
    pub lap: u16,
    pub draw_two: bool,
    /// Recruitment Mode: the pool is refilled to this; 0 when it is off.
    pub refill: u8,
    pub marker_optional: bool,
}

/// What is asked, as far as everyone may know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    Turn,
    /// Shown to the asked seat only; others see [`Question::Turn`] or [`Question::Another`] until the Band is closed.
    Members,
    Marker,
    FreeMarker {
        left: u8,
    },
    Horde {
        colour: Colour,
    },
    Token {
        most: u8,
    },
    Coin {
        kingdom: Kingdom,
        value: u8,
    },
    Another,
    Keep {
        most: u8,
    },
    Study {
        cards: u8,
    },
    Cash {
        points: u8,
    },
    Feed {
        left: u8,
    },
    FeedDiscarded,
    Leader {
        column: Kingdom,
        size: u8,
    },
    BrunoFree {
        left: u8,
    },
    BrunoCoin {
        value: u8,
    },
    BrunoHorde {
        full: bool,
    },
    Dismiss {
        may_steal: bool,
    },
    Over,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DeckView {
    /// Dragons included (ET-DEF-11).
    pub cards: u8,
    /// Cards that come before any Dragon can.
    pub above: u8,
    pub dragons: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct KingdomView {
    pub kingdom: Kingdom,
    pub colour: Colour,
    /// Lowest first; as many as the game has Ages.
    pub tokens: Vec<u8>,
    /// By party.
    pub markers: Vec<u8>,
    pub coins: Vec<u8>,
}

/// What lies in front of a player, or of Chief Bruno.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Side {
    pub seat: Seat,
    pub hand_size: u8,
    pub hand: Seen<Vec<Card>>,
    /// The part of the hand that everyone saw being taken.
    pub open: Vec<Card>,
    pub bands: Vec<BandView>,
    pub glory: u16,
    pub supply: u8,
    /// On the Merfolk board.
    pub track: u8,
    pub horde: Vec<Colour>,
    pub trolls: Vec<u8>,
    /// The size of the Band that the Giant token lies on, for its holder.
    pub giant: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BandView {
    pub leader: Card,
    /// As laid; a Party of Chief Bruno does not contain its Leader.
    pub cards: Vec<Card>,
}

/// The pieces of this game's tribes; empty or `None` where the tribe is not in the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct PiecesView {
    pub track: Option<TrackView>,
    pub giant: Option<GiantView>,
    /// Points for 0 to 6 markers.
    pub horde_points: Vec<u8>,
    /// Troll tokens beside the board.
    pub trolls: Vec<u8>,
    /// Coins beside the board, lowest first.
    pub coins: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TrackView {
    pub last: u8,
    pub symbols: Vec<u8>,
    pub awards: Vec<u8>,
    pub leader_only: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct GiantView {
    pub take: u8,
    pub ages: Vec<u8>,
    pub holder: Option<Seat>,
    pub size: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SoloView {
    pub level: Level,
    pub columns: Vec<ColumnView>,
    /// The clans whose Setup cards are face up.
    pub leaders: Vec<Tribe>,
    pub discarded: Vec<Card>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ColumnView {
    pub kingdom: Kingdom,
    /// Cards that it needs; 0 = whenever a marker could be placed.
    pub trigger: u8,
    pub cards: Vec<Card>,
}

impl View {
    pub(crate) fn of(game: &Ethnos, viewer: Viewer) -> View {
        let rules = &game.rules;
        let own = viewer.is(game.turn);
        View {
            seat: match viewer {
                Viewer::Seated(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            edition: rules.edition,
            seats: rules.seats,
            ages: rules.ages,
            age: game.age,
            first: game.first,
            asked: (game.ask != Ask::Over).then_some(game.turn),
            question: question(game, own),
            tribes: rules.tribes[..usize::from(rules.slots)].to_vec(),
            abilities: rules.abilities[..usize::from(rules.slots)].to_vec(),
            colours: rules.colours,
            deck: DeckView {
                cards: game.deck.len(),
                above: game.deck.above,
                dragons: game.deck.dragons,
            },
            pool: cards(game, &game.pool),
            kingdoms: Kingdom::all()
                .map(|kingdom| kingdom_view(game, kingdom))
                .collect(),
            sides: Seat::first(rules.parties)
                .map(|seat| side(game, seat, viewer))
                .collect(),
            building: Seen::when(own, || {
                game.building
                    .cards()
                    .iter()
                    .map(|&kind| rules.card(kind))
                    .collect()
            }),
            keeping: Seen::when(own, || cards(game, &game.keeping)),
            pieces: pieces(game),
            solo: solo(game),
            hand_limit: rules.hand_limit,
            band_points: rules.band_points.to_vec(),
            band_points_beyond: rules.band_points_beyond,
            lap: rules.glory_lap,
            draw_two: rules.draw_two,
            refill: rules.refill,
            marker_optional: rules.marker_optional,
        }
    }

    /// The card that a choice of this table names.
    #[must_use]
    pub fn card(&self, kind: Kind) -> Card {
        let colour = (!kind.is_wild()).then(|| self.colours[usize::from(kind.colour())]);
        Card {
            tribe: self.tribes[kind.slot()],
            colour,
        }
    }

    /// What the Leaders of a tribe do; nothing where the tribe is not in the game.
    #[must_use]
    pub fn ability(&self, tribe: Tribe) -> Ability {
        let slot = self.tribes.iter().position(|own| *own == tribe);
        slot.map_or(Ability::None, |slot| self.abilities[slot])
    }

    #[must_use]
    pub fn colour(&self, kingdom: Kingdom) -> Colour {
        self.colours[kingdom.index()]
    }

    #[must_use]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The Band played last, which the questions of its turn are about.
    #[must_use]
    pub fn last_band(&self, seat: Seat) -> Option<&BandView> {
        self.side(seat).bands.last()
    }
}

fn cards(game: &Ethnos, cards: &Cards) -> Vec<Card> {
    cards.each().map(|kind| game.rules.card(kind)).collect()
}

fn question(game: &Ethnos, own: bool) -> Question {
    let band = game.bands.last().copied().unwrap_or_default();
    match game.ask {
        Ask::Turn => Question::Turn,
        Ask::Members { .. } if own => Question::Members,
        Ask::Members { further: true } | Ask::Another => Question::Another,
        Ask::Members { further: false } => Question::Turn,
        Ask::Marker => Question::Marker,
        Ask::FreeMarkers { left } => Question::FreeMarker { left },
        Ask::Horde => Question::Horde {
            colour: game.rules.colours[usize::from(band.leader.colour())],
        },
        Ask::Token => Question::Token { most: band.size },
        Ask::Coin => Question::Coin {
            kingdom: band.leader.kingdom(),
            value: next_coin(game),
        },
        Ask::Keep => Question::Keep { most: band.size },
        Ask::Study => Question::Study { cards: band.size },
        Ask::Cash => {
            let markers = game.hordes[game.turn].count_ones() as usize;
            Question::Cash {
                points: game.rules.horde_points[markers],
            }
        }
        Ask::Feed { left } => Question::Feed { left },
        Ask::FeedDiscarded => Question::FeedDiscarded,
        Ask::Leader { column } => Question::Leader {
            column: Kingdom(column),
            size: game.column_size(column),
        },
        Ask::BrunoFree { left } => Question::BrunoFree { left },
        Ask::BrunoCoin => Question::BrunoCoin {
            value: next_coin(game),
        },
        Ask::BrunoHorde => Question::BrunoHorde {
            full: game.hordes[BRUNO].count_ones() == 6,
        },
        Ask::Dismiss => Question::Dismiss {
            may_steal: game.may_steal(),
        },
        Ask::Over => Question::Over,
    }
}

fn next_coin(game: &Ethnos) -> u8 {
    game.lowest_coin().map_or(0, |coin| game.rules.coins[coin])
}

fn kingdom_view(game: &Ethnos, kingdom: Kingdom) -> KingdomView {
    let rules = &game.rules;
    KingdomView {
        kingdom,
        colour: rules.colours[kingdom.index()],
        tokens: game.tokens[kingdom.index()][..usize::from(rules.tokens_per_kingdom)].to_vec(),
        markers: game.markers[kingdom.index()][..usize::from(rules.parties)].to_vec(),
        coins: coins(game, &game.coins.laid[kingdom.index()]),
    }
}

fn coins(game: &Ethnos, counts: &[u8]) -> Vec<u8> {
    let values = counts.iter().zip(game.rules.coins);
    values
        .flat_map(|(&count, value)| std::iter::repeat_n(value, usize::from(count)))
        .collect()
}

fn side(game: &Ethnos, seat: Seat, viewer: Viewer) -> Side {
    let rules = &game.rules;
    let hand = &game.hands[seat];
    let bands = game
        .bands
        .all()
        .iter()
        .filter(|band| band.owner.0 == seat.0)
        .map(|band| BandView {
            leader: rules.card(band.leader),
            cards: game
                .bands
                .cards(band)
                .iter()
                .map(|&kind| rules.card(kind))
                .collect(),
        });
    let bits = |set: u8| (0..8).filter(move |at| set >> at & 1 == 1);
    Side {
        seat,
        hand_size: hand.cards.len(),
        hand: Seen::when(viewer.is(seat), || cards(game, &hand.cards)),
        open: cards(game, &hand.open),
        bands: bands.collect(),
        glory: game.glory[seat],
        supply: game.supply[seat],
        track: game.track[seat],
        horde: bits(game.hordes[seat])
            .map(|at| rules.colours[at])
            .collect(),
        trolls: bits(game.trolls[seat]).map(|at| rules.trolls[at]).collect(),
        giant: game
            .giant
            .filter(|token| token.holder == seat)
            .map(|token| token.size),
    }
}

fn pieces(game: &Ethnos) -> PiecesView {
    let rules = &game.rules;
    let has = rules.has;
    let ages = usize::from(rules.ages);
    let free = game.free_trolls(u8::MAX);
    PiecesView {
        track: has.track.then(|| TrackView {
            last: rules.track.last,
            symbols: (0..32)
                .filter(|space| rules.track.symbols >> space & 1 == 1)
                .collect(),
            awards: rules.track.awards[..ages].to_vec(),
            leader_only: rules.track.leader_only,
        }),
        giant: has.giant.then(|| GiantView {
            take: rules.giant.take,
            ages: rules.giant.ages[..ages].to_vec(),
            holder: game.giant.map(|token| token.holder),
            size: game.giant.map_or(0, |token| token.size),
        }),
        horde_points: if has.hordes {
            rules.horde_points.to_vec()
        } else {
            Vec::new()
        },
        trolls: if has.trolls {
            (0..usize::from(rules.troll_count))
                .filter(|at| free >> at & 1 == 1)
                .map(|at| rules.trolls[at])
                .collect()
        } else {
            Vec::new()
        },
        coins: coins(game, &game.coins.left),
    }
}

fn solo(game: &Ethnos) -> Option<SoloView> {
    let rules = game.rules.solo?;
    let column = |kingdom: Kingdom| ColumnView {
        kingdom,
        trigger: rules.triggers[kingdom.index()],
        cards: game
            .solo
            .dashboard
            .each()
            .filter(|kind| kind.kingdom() == kingdom)
            .map(|kind| game.rules.card(kind))
            .collect(),
    };
    let up = (0..usize::from(game.rules.slots)).filter(|slot| game.solo.leaders >> slot & 1 == 1);
    Some(SoloView {
        level: rules.level,
        columns: Kingdom::all().map(column).collect(),
        leaders: up.map(|slot| game.rules.tribes[slot]).collect(),
        discarded: cards(game, &game.solo.discarded),
    })
}
