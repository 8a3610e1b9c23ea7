//! Every game with a face has tables that are [`AnyTable`]s.

use std::sync::{Arc, PoisonError};

use bots::Pace;
use face::{AskedSet, Explained, Face, Language, Markup, Section, Words};
use kernel::{Guide, Perspective, Published, Rng, Seat, Standings, Turn, Value, Viewer, Wanted};
use referee::{
    ChainRefusal, Commitment, Deed, Entry, Exit, NoExit, NoTakeBack, Seed, Step, TakeBack,
};
use serde_json::value::{RawValue, to_raw_value};

use crate::hint::{self, Hint};
use crate::review::{self, AnyExam, ToldMove};
use crate::seating::Seating;
use crate::{
    Answer, AnyTable, Chapter, Eyes, Figures, Landmark, LogLine, Look, SavedOpening, SavedStep,
    SheetPart, TablePage, Thought, UnknownBot,
};

impl<G: Published + Guide, F: Face<Game = G>> AnyTable for Seating<F> {
    fn game(&self) -> &'static str {
        G::KEY
    }

    fn setup(&self) -> Wanted {
        G::wanted(self.table.setup())
    }

    fn seats(&self) -> u8 {
        self.table.game().seats()
    }

    fn is_open(&self) -> bool {
        G::OPEN
    }

    fn name(&self, seat: Seat, language: Language) -> String {
        let words = self.words(language);
        match F::who(&self.table.game().view(Viewer::Spectator), seat) {
            Value::Word(key) => words.word(&key),
            Value::Text(name) => name,
            _ => words.name(seat),
        }
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn steps(&self) -> usize {
        self.table.log().len()
    }

    fn hash(&self) -> u64 {
        let last = self.table.log().last();
        last.map_or(self.table.opening().hash, |entry| entry.step.hash)
    }

    fn commitment(&self) -> Commitment {
        self.table.commitment()
    }

    fn question(&self, viewer: Viewer, language: Language) -> Option<String> {
        let Turn::Ask(seat) = self.table.turn() else {
            return None;
        };
        let view = self.table.game().view(viewer);
        let question = if viewer.is(seat) {
            F::question(&view)
        } else {
            F::awaited(&view)
        }?;
        Some(self.words(language).say(&question))
    }

    fn answers(&self, language: Language) -> Vec<Answer> {
        let game = self.table.game();
        let Turn::Ask(seat) = self.table.turn() else {
            return Vec::new();
        };
        let view = game.view(Viewer::Seated(seat));
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let answer = |choice| self.answer(&view, choice, language);
        choices.into_iter().map(answer).collect()
    }

    fn asked_set(&self, language: Language) -> Option<AskedSet<Answer>> {
        let view = self.asked_view()?;
        let set = F::set(&view)?;
        let members = set.members.into_iter();
        Some(AskedSet {
            members: members
                .map(|choice| self.answer(&view, choice, language))
                .collect(),
            least: set.least,
            most: set.most,
        })
    }

    fn set_chain(&self, members: &[usize]) -> Vec<String> {
        let Some(view) = self.asked_view() else {
            return Vec::new();
        };
        let all = F::set(&view).map_or_else(Vec::new, |set| set.members);
        let named: Vec<G::Choice> = members
            .iter()
            .filter_map(|&at| all.get(at).copied())
            .collect();
        let chain = F::set_chain(&view, &named).into_iter();
        let game = self.table.game();
        chain.map(|choice| game.write_choice(choice)).collect()
    }

    fn submit(&mut self, seat: Seat, chain: &[&str]) -> Result<Vec<SavedStep>, ChainRefusal> {
        let written = self.table.submit_text(seat, chain)?.into_iter();
        Ok(written.map(|one| saved(one.entry, one.text)).collect())
    }

    fn last_answer_of(&self, seat: Seat) -> Option<usize> {
        let mut log = self.table.log().iter();
        log.rposition(|entry| entry.step.seat == seat)
    }

    fn leave(&mut self, seat: Seat, exit: Exit) -> Result<SavedStep, NoExit> {
        let entry = self.table.leave(seat, exit)?;
        Ok(saved(entry, exit.word().to_owned()))
    }

    fn may_leave(&self, seat: Seat) -> Result<(), NoExit> {
        self.table.may_leave(seat)
    }

    fn exit_of(&self, seat: Seat) -> Option<Exit> {
        self.table.exit_of(seat)
    }

    fn if_conceded(&self, seat: Seat, is_you: bool, language: Language) -> Explained {
        self.explain_aftermath(seat, is_you, language)
    }

    fn may_take_back(&self, seat: Seat) -> Result<(), NoTakeBack> {
        self.table.may_take_back(seat)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), NoTakeBack> {
        self.table.take_back(seat)?;
        self.untell();
        Ok(())
    }

    fn take_back_by_consent(&mut self, steps: usize) -> Result<(), NoTakeBack> {
        self.table.take_back_by_consent(steps)?;
        self.untell();
        Ok(())
    }

    fn revocable(&self) -> usize {
        self.table.revocable()
    }

    fn may_rewind(&self, seat: Seat, to: usize) -> Result<(), NoTakeBack> {
        self.table.may_rewind(seat, to)
    }

    fn rewind(&mut self, seat: Seat, to: usize) -> Result<Option<TakeBack>, NoTakeBack> {
        let mark = self.table.rewind(seat, to)?;
        self.untell();
        Ok(mark)
    }

    fn take_backs(&self) -> &[TakeBack] {
        self.table.take_backs()
    }

    fn seat_bot(&mut self, seat: Seat, name: &str) -> Result<(), UnknownBot> {
        let bot = bots::by_name(name, Pace::Timed)?;
        if let Some(place) = self.bots.get_mut(seat.index()) {
            *place = Some(bot);
        }
        Ok(())
    }

    fn let_bot_answer(&mut self) -> bool {
        let Turn::Ask(seat) = self.table.turn() else {
            return false;
        };
        let mut rng = self.thoughts(seat);
        let Some(Some(bot)) = self.bots.get_mut(seat.index()) else {
            return false;
        };
        let choice = bot.choose(&Perspective::new(self.table.game(), seat), &mut rng);
        self.table
            .submit(seat, &[choice])
            .expect("a bot takes one of the choices that are offered");
        true
    }

    fn thought(&self, bot: &str) -> Result<Option<Thought<String>>, UnknownBot> {
        let mut bot = bots::by_name::<G>(bot, Pace::Timed)?;
        let Turn::Ask(seat) = self.table.turn() else {
            return Ok(None);
        };
        let (game, mut rng) = (self.table.game().clone(), self.thoughts(seat));
        Ok(Some(Box::new(move |cores| {
            bot.use_cores(cores);
            let choice = bot.choose(&Perspective::new(&game, seat), &mut rng);
            game.write_choice(choice)
        })))
    }

    fn hints(&self, language: Language, pace: Pace) -> Thought<Vec<Hint>> {
        let Turn::Ask(seat) = self.table.turn() else {
            return Box::new(|_| Vec::new());
        };
        let game = self.table.game().clone();
        let (mut rng, words) = (self.thoughts(seat), self.words(language).clone());
        Box::new(move |_| hint::hints::<G, F>(&game, seat, &mut rng, &words, pace))
    }

    fn exam(&self) -> Option<Arc<dyn AnyExam>> {
        let is_over = self.table.turn() == Turn::Over;
        is_over.then(|| review::exam(&self.table, self.state(0)))
    }

    fn first_move(&self) -> Option<Arc<dyn AnyExam>> {
        let last = self.table.log().last()?;
        let exam = review::exam(&self.table, self.state(0));
        let goes_on = review::is_foreseeable(last)
            && exam.moves().len() == 1
            && self.table.turn() == Turn::Ask(exam.moves()[0].seat);
        (!goes_on).then_some(exam)
    }

    fn has_rolled(&self) -> bool {
        let mut log = self.table.log().iter();
        log.any(|entry| !entry.step.tape.is_empty())
    }

    fn told_move(&self, step: usize, chain: &[&str], language: Language) -> ToldMove {
        review::told::<G, F>(&self.state(step), chain, self.words(language))
    }

    fn log(&self, eyes: Eyes, language: Language, from: usize) -> Vec<LogLine> {
        let mut telling = self.telling.lock().unwrap_or_else(PoisonError::into_inner);
        telling.log(self, eyes, language, from)
    }

    fn chapters(&self, language: Language) -> Vec<Chapter> {
        self.reel(language)
    }

    fn landmarks(&self, language: Language, step: usize) -> Vec<Landmark> {
        let mut telling = self.telling.lock().unwrap_or_else(PoisonError::into_inner);
        let log = telling.public(self, language);
        let told = |(at, seat): (usize, Seat)| {
            let here = log.iter().filter(|line| line.step == at && !line.heading);
            let own = here.clone().find(|line| line.seat == Some(seat));
            let text = own.or(here.clone().next()).map(|line| line.text.clone());
            Landmark {
                step: at,
                seat,
                text: text.unwrap_or_default(),
            }
        };
        self.landmarks_until(step).into_iter().map(told).collect()
    }

    fn moves_around(&self, step: usize) -> (Option<usize>, Option<usize>) {
        Seating::moves_around(self, step)
    }

    fn sheet(&self, eyes: Eyes, language: Language) -> Vec<SheetPart> {
        let game = self.table.game();
        let sections = match eyes {
            Eyes::Of(viewer) => F::sheet(&game.view(viewer)),
            Eyes::All => all_sections::<G, F>(game),
        };
        in_words(&sections, self.words(language))
    }

    fn everything(&self, step: usize, language: Language) -> Vec<SheetPart> {
        let sections = all_sections::<G, F>(&self.state(step));
        in_words(&sections, self.words(language))
    }

    fn hands(&self, look: &Look<'_>) -> Vec<(Seat, Markup)> {
        Seating::hands(self, look)
    }

    fn first_times(&self, viewer: Viewer, from: usize) -> Vec<&'static str> {
        let events = self.events(viewer, from).into_iter();
        events
            .filter_map(|(_, event)| F::first_time(&event))
            .collect()
    }

    fn concerns(&self, rule: &str) -> bool {
        let view = self.table.game().view(Viewer::Spectator);
        F::concerns(&self.setup(), &view, rule)
    }

    fn redealt(&self, step: usize, observer: Viewer, luck: u64) -> String {
        let other = self.state(step).determinize(observer, &mut Rng::new(luck));
        other.write_position()
    }

    fn figures(&self) -> Figures {
        let view = self.table.game().view(Viewer::Spectator);
        let events = self.events(Viewer::Spectator, 0).into_iter();
        let events: Vec<G::Event> = events.map(|(_, event)| event).collect();
        Figures::of(self.seats(), F::counted(&view, &events))
    }

    fn standings(&self) -> Standings {
        self.table.standings()
    }

    fn position(&self) -> String {
        self.table.game().write_position()
    }

    fn explain(&self, refused: &ChainRefusal, language: Language) -> Explained {
        self.explain_chain(refused, language)
    }

    fn explain_take_back(&self, no: NoTakeBack, language: Language) -> Explained {
        self.explain_no_take_back(no, language)
    }

    fn opening(&self) -> SavedOpening {
        let opening = self.table.opening();
        SavedOpening {
            tape: opening.tape.clone(),
            hash: opening.hash,
        }
    }

    fn steps_from(&self, from: usize) -> Vec<SavedStep> {
        let mut steps = Vec::new();
        let mut before: Option<G> = None;
        // An answer is written by the state that it is given in.
        self.walk(from, self.table.log().len(), |nth, game, entry, _| {
            if let (Some(entry), Some(before)) = (entry, &before)
                && nth > from
            {
                steps.push(saved(entry, entry.step.deed.write(before)));
            }
            before = Some(game.clone());
        });
        steps
    }

    fn follow(&mut self, step: &SavedStep) -> Result<(), String> {
        let nth = self.table.log().len() + 1;
        let deed = Deed::read(self.table.game(), &step.choice).map_err(|error| {
            let why = self.words(Language::English).say(&error.why);
            format!("step {nth}: {why}")
        })?;
        let step = Step {
            seat: step.seat,
            deed,
            tape: step.tape.clone(),
            hash: step.hash,
        };
        self.table.follow(&step).map_err(|error| error.to_string())
    }

    fn published_seed(&self) -> Option<String> {
        self.table.published_seed().map(Seed::publish)
    }

    fn view_json(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.table.game().view(viewer)).expect("views are plain data")
    }

    fn events_json(&self, viewer: Viewer, from: usize) -> Vec<(usize, serde_json::Value)> {
        self.events(viewer, from)
            .into_iter()
            .map(|(step, event)| (step, serde_json::to_value(event).unwrap_or_default()))
            .collect()
    }

    fn places(&self, chain: &[&str]) -> Vec<String> {
        let Some(view) = self.asked_view() else {
            return Vec::new();
        };
        let line = hint::line(self.table.game(), chain);
        hint::places::<F>(&view, &line)
    }

    fn page(&self, look: &Look<'_>) -> TablePage {
        self.draw(look)
    }

    fn move_from(&self, to: usize) -> usize {
        self.start_of_move(to)
    }

    fn tells_after(&self, eyes: Eyes, step: usize) -> Option<usize> {
        let mut telling = self.telling.lock().unwrap_or_else(PoisonError::into_inner);
        telling.tells(self, eyes).find(|&tells| tells > step)
    }

    fn tells_before(&self, eyes: Eyes, step: usize) -> Option<usize> {
        let mut telling = self.telling.lock().unwrap_or_else(PoisonError::into_inner);
        telling.tells(self, eyes).rfind(|&tells| tells < step)
    }

    fn read_form(
        &self,
        look: &Look<'_>,
        fields: &[(String, String)],
    ) -> Result<Vec<String>, Explained> {
        let view = self.table.game().view(look.viewer);
        F::read_form(&view, fields).map_err(|why| Explained::new(why, self.words(look.language)))
    }

    fn foretold(&self, look: &Look<'_>, chain: &[String]) -> Markup {
        self.foretell(look, chain)
    }

    fn detail(&self, look: &Look<'_>, of: &str) -> Option<Markup> {
        self.scene(look, |scene| F::detail(scene, of))
    }

    fn to_file(&self) -> String {
        self.table.to_file(&self.names)
    }

    fn at_step(&self, step: usize) -> Option<Box<dyn AnyTable>> {
        let mut record = self.table.record();
        if step > record.steps.len() {
            return None;
        }
        record.steps.truncate(step);
        let table = record.replay().expect("a match replays its own log");
        let (names, words) = (self.names.clone(), self.words.clone());
        Some(Box::new(Self::with_words(table, names, words)))
    }
}

fn saved<G: Published>(entry: &Entry<G>, choice: String) -> SavedStep {
    SavedStep {
        seat: entry.step.seat,
        choice,
        tape: entry.step.tape.clone(),
        hash: entry.step.hash,
    }
}

fn in_words(sections: &[Section], words: &Words) -> Vec<SheetPart> {
    let parts = sections.iter().map(|section| SheetPart {
        title: words.say(&section.title),
        seat: section.seat,
        lines: section.lines.iter().map(|line| words.say(line)).collect(),
    });
    parts.collect()
}

/// What belongs to no seat as a spectator sees it, and what belongs to a seat as that seat sees it.
fn all_sections<G: Published, F: Face<Game = G>>(game: &G) -> Vec<Section> {
    let public = F::sheet(&game.view(Viewer::Spectator));
    let mut sections: Vec<Section> = public
        .iter()
        .filter(|section| section.seat.is_none())
        .cloned()
        .collect();
    for seat in Seat::first(game.seats()) {
        let own = F::sheet(&game.view(Viewer::Seated(seat)))
            .into_iter()
            .filter(|section| section.seat == Some(seat));
        // Under the titles that onlookers read: none of them says "you".
        let titles = public
            .iter()
            .filter(|section| section.seat == Some(seat))
            .map(|section| &section.title);
        sections.extend(own.zip(titles).map(|(section, title)| Section {
            title: title.clone(),
            ..section
        }));
    }
    sections
}
