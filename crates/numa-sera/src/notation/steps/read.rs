//! A step from its word and its figures, every figure checked against the table and the card set.

use kernel::{NotationError, Seat};

use crate::content::{Card, CardKind, ListId, NONE, SetId};
use crate::notation::{Read, quoting, read_seat};
use crate::state::{Ctx, NumaSera, Step};

pub(in crate::notation) fn read(game: &NumaSera, text: &str) -> Read<Step> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let reader = StepReader { game, text };
    match words[..] {
        [word] => reader.without_figures(word),
        [word, one] => reader.with_one(word, one),
        [word, one, two] => reader.with_two(word, one, two),
        _ => reader.with_several(&words),
    }
}

struct StepReader<'a> {
    game: &'a NumaSera,
    text: &'a str,
}

impl StepReader<'_> {
    fn without_figures(&self, word: &str) -> Read<Step> {
        Ok(match word {
            "turn" => Step::Main,
            "draft" => Step::Draft,
            "answer" => Step::Answer,
            "reveal-lines" => Step::RevealLines,
            "end-turn" => Step::EndTurn,
            "may-win-again" => Step::MayWinAgain,
            "reveal-cards" => Step::RevealCards,
            "roll" => Step::Roll,
            "outcome" => Step::Outcome,
            "close-battle" => Step::CloseBattle,
            _ => return Err(self.wrong()),
        })
    }

    /// A seat, a side of the Battle, a card or a number.
    fn with_one(&self, word: &str, one: &str) -> Read<Step> {
        Ok(match word {
            "pick-kingdom" => Step::PickKingdom(self.seat(one)?),
            "succession" => Step::Succession(self.seat(one)?),
            "keep-one" => Step::KeepOne(self.seat(one)?),
            "pick-slot" => Step::PickSlot(self.seat(one)?),
            "pick-class" => Step::PickClass(self.seat(one)?),
            "discard-item" => Step::DiscardItem(self.seat(one)?),
            "discard-maven" => Step::DiscardMaven(self.seat(one)?),
            "pick-block" => Step::PickBlock(self.seat(one)?),
            "extra" => Step::Extra(self.seat(one)?),
            "start-turn" => Step::StartTurn(self.seat(one)?),
            "build" => Step::BuildBlocks(self.seat(one)?),
            "bury" => Step::Bury(self.seat(one)?),
            "commit" => Step::Commit(self.side(one)?),
            "extra-card" => Step::ExtraCard(self.side(one)?),
            "offer-extra" => Step::OfferExtra(self.side(one)?),
            "offer-rerolls" => Step::OfferRerolls(self.side(one)?),
            "after-battle" => Step::AfterBattle(self.number(one)?),
            "discard-card" => Step::DiscardCard(self.card(one)?),
            _ => return Err(self.wrong()),
        })
    }

    /// A seat and what concerns it.
    fn with_two(&self, word: &str, who: &str, what: &str) -> Read<Step> {
        let seat = || self.seat(who);
        Ok(match word {
            "maven" => Step::Maven {
                seat: seat()?,
                card: self.card(what)?,
            },
            "rejected" => Step::Rejected {
                seat: seat()?,
                card: self.card(what)?,
            },
            "bless" => Step::Bless {
                seat: seat()?,
                card: self.card(what)?,
            },
            "roll-for-pool" => Step::RollForPool {
                seat: seat()?,
                card: self.card(what)?,
            },
            "salvage" => Step::Salvage {
                seat: seat()?,
                kind: self.kind(what)?,
            },
            "explored" => Step::Explored {
                seat: seat()?,
                kind: self.kind(what)?,
            },
            "take-forge" => Step::TakeForge {
                seat: seat()?,
                max_cost: self.number(what)?,
            },
            "discard-hand" => Step::DiscardHand {
                seat: seat()?,
                except: self.card_or_none(what)?,
            },
            "explore" => Step::Explore {
                seat: seat()?,
                times: self.number(what)?,
            },
            _ => return Err(self.wrong()),
        })
    }

    fn with_several(&self, words: &[&str]) -> Read<Step> {
        match *words {
            ["pick-option", first, count, ref rest @ ..] => self.pick_option(first, count, rest),
            ["pick-target", of, at, ref rest @ ..] => self.pick_target(of, at, rest),
            ["do", of, at, ref rest @ ..] => Ok(Step::Do {
                list: self.list(of)?,
                at: self.number(at)?,
                ctx: self.context(rest)?,
            }),
            ["pick-skill", who, most, half] => Ok(Step::PickSkill {
                seat: self.seat(who)?,
                max_level: self.number(most)?,
                half: half == "1",
            }),
            ["take-item", who, from, loot] => Ok(Step::TakeItem {
                seat: self.seat(who)?,
                from: self.seat(from)?,
                loot: loot == "1",
            }),
            ["reroll", of, source, nth] => {
                let set = self.set(source)?;
                Ok(Step::Reroll {
                    side: self.side(of)?,
                    set,
                    ability: self.ability(set, nth)?,
                })
            }
            [word @ ("may" | "trigger"), who, of, nth, event] => {
                let set = self.set(of)?;
                let (owner, ability) = (self.seat(who)?, self.ability(set, nth)?);
                let card = self.card_or_none(event)?;
                Ok(if word == "may" {
                    Step::May {
                        set,
                        ability,
                        owner,
                        card,
                    }
                } else {
                    Step::Trigger {
                        owner,
                        set,
                        ability,
                        card,
                    }
                })
            }
            _ => Err(self.wrong()),
        }
    }

    fn pick_option(&self, first: &str, count: &str, rest: &[&str]) -> Read<Step> {
        let (first, count) = (self.list(first)?, self.number(count)?);
        if usize::from(first.0) + usize::from(count) > self.game.content.lists.len() {
            return Err(self.wrong());
        }
        Ok(Step::PickOption {
            first,
            count,
            ctx: self.context(rest)?,
        })
    }

    fn pick_target(&self, of: &str, at: &str, rest: &[&str]) -> Read<Step> {
        let (list, at) = (self.list(of)?, self.number(at)?);
        if usize::from(at) >= self.game.content.list(list).len() {
            return Err(self.wrong());
        }
        Ok(Step::PickTarget {
            list,
            at,
            ctx: self.context(rest)?,
        })
    }

    fn context(&self, words: &[&str]) -> Read<Ctx> {
        let [owner, of, flags, event] = *words else {
            return Err(self.wrong());
        };
        let flags = self.number(flags)?;
        Ok(Ctx {
            owner: self.seat(owner)?,
            set: self.set(of)?,
            hazard: flags & 1 != 0,
            discard_on_success: flags & 2 != 0,
            card: self.card_or_none(event)?,
        })
    }

    fn seat(&self, text: &str) -> Read<Seat> {
        read_seat(self.game, text)
    }

    fn number(&self, text: &str) -> Read<u8> {
        text.parse().map_err(|_| self.wrong())
    }

    /// 0 for the attacker, 1 for the defender.
    fn side(&self, text: &str) -> Read<u8> {
        let side = self.number(text)?;
        if side < 2 {
            Ok(side)
        } else {
            Err(self.wrong())
        }
    }

    fn card(&self, text: &str) -> Read<Card> {
        let card = self.number(text)?;
        if usize::from(card) < self.game.content.cards.len() {
            Ok(Card(card))
        } else {
            Err(self.wrong())
        }
    }

    fn card_or_none(&self, text: &str) -> Read<u8> {
        if text == "255" {
            Ok(NONE)
        } else {
            self.card(text).map(|card| card.0)
        }
    }

    fn kind(&self, text: &str) -> Read<CardKind> {
        let kinds = [
            CardKind::Boon,
            CardKind::Hazard,
            CardKind::Maven,
            CardKind::Battle,
            CardKind::Mythic,
            CardKind::Pool,
            CardKind::Item,
        ];
        let nth = usize::from(self.number(text)?);
        kinds.get(nth).copied().ok_or_else(|| self.wrong())
    }

    fn set(&self, text: &str) -> Read<SetId> {
        self.index(text, self.game.content.sets.len()).map(SetId)
    }

    fn list(&self, text: &str) -> Read<ListId> {
        self.index(text, self.game.content.lists.len()).map(ListId)
    }

    fn ability(&self, set: SetId, text: &str) -> Read<u8> {
        let nth = self.number(text)?;
        let there = usize::from(nth) < self.game.content.set(set).abilities.len();
        if there { Ok(nth) } else { Err(self.wrong()) }
    }

    fn index(&self, text: &str, len: usize) -> Read<u16> {
        let index = text.parse::<u16>().ok();
        let index = index.filter(|&index| usize::from(index) < len);
        index.ok_or_else(|| self.wrong())
    }

    fn wrong(&self) -> NotationError {
        quoting("notation-step", self.text)
    }
}
