//! A match as its viewer sees it: what the game draws, and everything around it.

use catalog::{Eyes, Hint, LogLine, Look, Moment, StepBeat, TablePage};
use face::{Markup, Sitter, Tab, Words};
use kernel::{Seat, Viewer};
use pages::shell::Shell;
use pages::table::{
    self as faces, BeatLine, ChatLine, Coach, Concede, Consent, Drill, Eyed, HintLine, LogEntry,
    News, Notes, Proof, Replay, ResultSheet, TableFrame, TableTurn, TableViewer, Timeline, Undo,
    Watching,
};
use tables::{Play, Sight, Standing};

use super::ended::Ended;
use super::recap::Recap;
use super::table::Extra;
use super::{lessons, practice, problems, waiting};
use crate::at::At;

/// How many steps the log tells on the table itself: two rounds of six, with their questions. A page is drawn for every step, so
/// it must not grow with the match.
const LATEST: usize = 24;

pub(super) struct Frame<'a> {
    pub(super) at: &'a At,
    pub(super) table: &'a Sight,
    pub(super) play: &'a Play,
    pub(super) standing: &'a Standing,
    pub(super) words: &'a Words,
    /// Which step is looked at.
    pub(super) moment: Moment,
    /// Whether nothing is hidden: the match is over, and the viewer asks for everything.
    pub(super) sees_all: bool,
}

/// What the frame borrows from: all that has to be worked out first.
struct Drawn {
    path: String,
    rules: String,
    title: String,
    about: String,
    sitters: Vec<Sitter>,
    page: TablePage,
    log_from: usize,
    told: Vec<LogLine>,
    no_take_back: Option<String>,
    concede: Option<Concede>,
    ended: Option<Ended>,
    rematch: Option<String>,
    seed: Option<String>,
    file: String,
}

impl Frame<'_> {
    pub(super) fn draw(&self, shell: &Shell<'_>, extra: &Extra, fragment: bool) -> Markup {
        let drawn = self.work_out(extra);
        let table = self.table;
        let times = chat_times(&table.chat);
        let ended = drawn.ended.as_ref();
        let places = ended.map(|ended| ended.lines(&self.standing.seats));
        let full = TableFrame {
            path: &drawn.path,
            game: table.game.key(),
            title: &drawn.title,
            about: &drawn.about,
            rules: &drawn.rules,
            step: self.play.table.steps(),
            timeline: Timeline {
                step: drawn.page.step,
                end: self.play.table.steps(),
                beats: &beat_lines(&drawn.page.beats),
                move_from: drawn.page.move_from,
            },
            seq: table.progress().moment(),
            alone: self.is_alone(),
            viewer: self.viewer(),
            turn: self.turn(),
            sitters: &drawn.sitters,
            game_words: &table.game.setup_words(self.at.language()),
            status: drawn.page.status,
            stage: drawn.page.stage,
            tabs: &drawn.page.tabs,
            moves: drawn.page.moves,
            log: &entries(&drawn.told),
            log_from: drawn.log_from,
            chat: &chat_lines(&table.chat, &times, self.at.person()),
            undo: self.undo(drawn.no_take_back.as_deref()),
            concede: drawn.concede,
            coach: self.coach(drawn.page.step),
            drill: self.drill(),
            may_hint: self.may_hint(),
            result: ended.map(|ended| ResultSheet {
                sentence: &ended.sentence,
                places: places.as_deref().unwrap_or_default(),
                scores: drawn.page.scores.as_ref(),
                take_backs: self.play.table.take_backs().len(),
                rematch: drawn.rematch.as_deref(),
            }),
            proof: Proof {
                commitment: &table.row.commitment,
                seed: drawn.seed.as_deref(),
                file: &drawn.file,
            },
        };
        if fragment {
            faces::fragment(&full, shell, self.words)
        } else {
            faces::page(&full, shell, self.words)
        }
    }

    fn work_out(&self, extra: &Extra) -> Drawn {
        let Self { at, table, .. } = self;
        let (language, viewer) = (at.language(), self.standing.viewer);
        let match_ = &self.play.table;
        let mut sitters = table.sitters(at.person(), |person| table.open.is_here(person));
        // At an earlier step, no one is waited for.
        let past = self.is_past();
        sitters.iter_mut().for_each(|sitter| sitter.asked &= !past);
        let (path, rules, names) = (table.path(), table.rules(), table.names());
        let rematch = table.options.rematch.as_ref().map(|id| format!("/t/{id}"));
        let notes = self.notes(&path, &rules, &names, rematch.as_deref(), extra);
        let look = Look {
            viewer,
            language,
            sitters: &sitters,
            path: &path,
            rules: &rules,
            notes: &notes,
            moment: self.moment,
        };
        let mut page = match_.page(&look);
        let concede = self.concede(&rules);
        let page_step = page.step;
        page.tabs.extend(self.everything(page_step, &look));
        let known = match self.knows_the_end() {
            true => match_.steps(),
            false => page_step,
        };
        let log_from = known.saturating_sub(LATEST);
        Drawn {
            path,
            rules,
            title: table.title(),
            about: waiting::about(table.sheet(), &at.visitor, self.words),
            sitters,
            page,
            log_from,
            told: self.told(log_from, page_step),
            no_take_back: self.no_take_back(),
            concede,
            ended: Ended::of(table, self.words, language).filter(|_| !self.is_past()),
            rematch,
            seed: match_.published_seed(),
            file: match table.is_laid() {
                true => String::new(),
                false => format!("{}-{}.match", table.row.game, table.row.id),
            },
        }
    }

    /// All that was hidden, for those who may see it.
    fn everything(&self, step: usize, look: &Look<'_>) -> Option<Tab> {
        let table = &*self.play.table;
        let seen = || (table.everything(step, look.language), table.hands(look));
        let (parts, hands) = self.sees_all.then(seen)?;
        let mut parts: Vec<_> = parts
            .iter()
            .map(|part| (part.seat, part.title.as_str(), part.lines.as_slice()))
            .collect();
        // What was in their hands comes first; the rest is on the table.
        parts.sort_by_key(|(seat, ..)| seat.is_none());
        Some(faces::everything(&parts, &hands, self.words))
    }

    /// The latest lines of the log; to one who follows step by step, no more than they have seen.
    fn told(&self, from: usize, step: usize) -> Vec<LogLine> {
        let eyes = match self.sees_all {
            true => Eyes::All,
            false => Eyes::Of(self.standing.viewer),
        };
        let mut told = self.play.table.log(eyes, self.at.language(), from);
        told.retain(|line| line.step <= step || self.knows_the_end());
        told
    }

    /// What happened meanwhile, and which moment is looked at.
    fn news(&self, path: &str) -> Markup {
        let table = &*self.play.table;
        let end = table.steps();
        let step = self.moment.step.map_or(end, |step| step.min(end));
        let (viewer, language) = (self.standing.viewer, self.at.language());
        let asked = self.turn() == TableTurn::Yours;
        let recap = match self.turn() {
            // The sheet of the result says it all.
            TableTurn::Over => Vec::new(),
            _ => Recap::of(table, viewer, language, asked, step),
        };
        let news = News {
            path,
            step,
            end,
            looking_back: self.is_past() && !self.is_on_its_way(),
            replay: self.is_replay().then(|| self.replay(path, step)),
            recap: &recap.iter().map(Recap::line).collect::<Vec<_>>(),
        };
        faces::news(&news, self.words)
    }

    /// How to go through a match that is over.
    fn replay(&self, path: &str, step: usize) -> Markup {
        let table = &*self.play.table;
        let language = self.at.language();
        let chapters = table.chapters(language);
        let chapters: Vec<(usize, &str)> = chapters
            .iter()
            .map(|chapter| (chapter.step, chapter.title.as_str()))
            .collect();
        let landmarks = table.landmarks(language, step);
        let landmarks: Vec<(usize, Seat, &str)> = landmarks
            .iter()
            .map(|one| (one.step, one.seat, one.text.as_str()))
            .collect();
        let onlooker = self.words.word("ui-see-onlooker");
        let all = self.words.word("ui-see-all");
        let names = self.table.names();
        let seats = (0..).map(|seat| Eyed::Seat(Seat(seat)));
        let seats = seats.zip(names.iter().map(String::as_str));
        let others = [(Eyed::Onlooker, onlooker.as_str()), (Eyed::All, &all)];
        // Where nothing is hidden, all see the same.
        let eyes: Vec<(Eyed, &str)> = match table.is_open() {
            true => Vec::new(),
            false => seats.chain(others).collect(),
        };
        let replay = Replay {
            path,
            link: &format!("{}{path}", self.at.home),
            step,
            end: table.steps(),
            chapters: &chapters,
            landmarks: &landmarks,
            turns: table.moves_around(step),
            eyes: &eyes,
            seen_as: match self.standing.viewer {
                _ if self.sees_all => Eyed::All,
                Viewer::Seated(seat) => Eyed::Seat(seat),
                Viewer::Spectator => Eyed::Onlooker,
            },
            pace: self.at.visitor.taste.pace,
        };
        faces::replay(&replay, self.words)
    }

    /// What the house says inside of the tray.
    fn notes(
        &self,
        path: &str,
        rules: &str,
        names: &[String],
        rematch: Option<&str>,
        extra: &Extra,
    ) -> Markup {
        let missing = self.who_must_agree();
        let waits: Vec<&str> = missing
            .iter()
            .map(|seat| names[seat.index()].as_str())
            .collect();
        let refused = extra.refused.as_ref();
        let notes = Notes {
            path,
            step: self.play.table.steps(),
            viewer: self.viewer(),
            over: self.turn() == TableTurn::Over,
            watching: self.watching(),
            waits: self.turn() == TableTurn::Others,
            rematch,
            hints: &hint_lines(&extra.hints),
            consent: self.consent(names, &missing, &waits),
            pass: self.pass(names),
            refused: refused.map(|why| problems::in_line(self.words, rules, why)),
            first: self.first_note(),
            news: self.news(path),
        };
        faces::notes(&notes, self.words)
    }

    /// What the coach says at this step; nothing to one who looks back.
    fn coach(&self, step: usize) -> Option<Coach> {
        if self.is_past() && !self.is_on_its_way() {
            return None;
        }
        self.seat()?;
        lessons::coach(self.table, step, self.at.language())
    }

    /// What is practised; nothing to one who looks back.
    fn drill(&self) -> Option<Drill> {
        if self.is_past() && !self.is_on_its_way() {
            return None;
        }
        self.seat()?;
        practice::card(self.table, self.play, self.at.language())
    }

    /// Around one device: who is to take it over, once the one in front of it has seen what came of their answer.
    fn pass<'n>(&self, names: &'n [String]) -> Option<(Seat, &'n str)> {
        let next = self.standing.pass.filter(|_| !self.is_past())?;
        Some((next, &names[next.index()]))
    }

    /// In a match that goes on; in one that is over, whoever looks again chooses with whose eyes.
    fn watching(&self) -> Option<Watching> {
        let watches = self.viewer() == TableViewer::Spectator && self.table.is_running();
        watches.then(|| match self.play.table.is_open() {
            true => Watching::Open,
            false => Watching::Hidden,
        })
    }

    fn may_hint(&self) -> bool {
        let person = self.at.person();
        person.is_some_and(|person| self.table.may_hint(person))
    }

    /// The open request to take something back.
    fn consent<'n>(
        &self,
        names: &'n [String],
        missing: &[Seat],
        waits_for: &'n [&'n str],
    ) -> Option<Consent<'n>> {
        let request = self.play.undo.as_ref()?;
        let mut missing = missing.iter();
        Some(Consent {
            by: request.by,
            name: &names[request.by.index()],
            waits_for,
            yours: missing.any(|seat| self.standing.seats.contains(seat)),
        })
    }

    /// Whether the viewer plays with bots alone.
    fn is_alone(&self) -> bool {
        let people = self.table.places.iter().filter(|place| place.has_person());
        people.count() == 1 && self.standing.seats.len() == 1
    }

    fn viewer(&self) -> TableViewer {
        match self.standing.seats.len() {
            0 => TableViewer::Spectator,
            1 => TableViewer::Seated,
            _ => TableViewer::HotSeat,
        }
    }

    fn turn(&self) -> TableTurn {
        match self.table.asked() {
            _ if self.is_past() => TableTurn::Past,
            _ if !self.table.is_running() => TableTurn::Over,
            Some(asked) if self.standing.viewer.is(asked) => TableTurn::Yours,
            _ => TableTurn::Others,
        }
    }

    /// Whether an earlier step is looked at.
    pub(super) fn is_past(&self) -> bool {
        let end = self.play.table.steps();
        self.moment.step.is_some_and(|step| step < end)
    }

    /// Whether a match that is over is looked at again, from before its end.
    fn is_replay(&self) -> bool {
        self.is_past() && !self.is_on_its_way() && !self.table.is_running()
    }

    /// Whether the log may tell what came after the step that is looked at: a replay gives nothing away.
    fn knows_the_end(&self) -> bool {
        !self.is_on_its_way() && !self.is_replay()
    }

    /// Whether the page follows the match step by step, and knows no more than that.
    fn is_on_its_way(&self) -> bool {
        self.moment.since.is_some()
    }

    /// The seat whose cards are shown, in a match that goes on.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self.standing.viewer {
            Viewer::Seated(seat) if self.table.is_running() => Some(seat),
            _ => None,
        }
    }

    /// Why the viewer may not simply take the last answer back.
    fn no_take_back(&self) -> Option<String> {
        let no = self.table.may_undo(self.seat()?).err()?;
        let why = self.play.table.explain_take_back(no, self.at.language());
        Some(why.sentence)
    }

    /// What would come of it if the viewer gave up, where they can.
    fn concede(&self, rules: &str) -> Option<Concede> {
        let seat = self.seat()?;
        let match_ = &self.play.table;
        match_.may_leave(seat).ok()?;
        if self.table.options.lesson.is_some() || self.table.options.practice.is_some() {
            return None;
        }
        // Several people may sit at one device: then names say whom it is about.
        let is_you = self.standing.seats.len() == 1;
        let aftermath = match_.if_conceded(seat, is_you, self.at.language());
        Some(Concede {
            seat,
            aftermath: problems::in_line(self.words, rules, &aftermath),
        })
    }

    fn undo<'w>(&self, no_take_back: Option<&'w str>) -> Undo<'w> {
        match (self.seat(), no_take_back) {
            (None, _) => Undo::Nothing,
            (Some(seat), None) if self.table.way_back(seat).is_some() => Undo::Decision,
            (Some(_), None) => Undo::Possible,
            (Some(seat), Some(why)) => match self.table.steps_to_undo(seat) {
                // Bots mind nothing: among them alone no consent is needed.
                Some(_) if self.table.must_agree(&[seat]).is_empty() => Undo::Possible,
                Some(_) if self.play.undo.is_none() => Undo::Ask(why),
                _ => Undo::Refused(why),
            },
        }
    }

    fn who_must_agree(&self) -> Vec<Seat> {
        match &self.play.undo {
            Some(request) => self.table.must_agree(&request.agreed),
            None => Vec::new(),
        }
    }
}

pub(super) fn chat_times(said: &[store::ChatLine]) -> Vec<String> {
    said.iter().map(|line| clock_time(line.at)).collect()
}

pub(super) fn chat_lines<'c>(
    said: &'c [store::ChatLine],
    times: &'c [String],
    reader: Option<&str>,
) -> Vec<ChatLine<'c>> {
    said.iter()
        .zip(times)
        .map(|(line, time)| ChatLine {
            nth: line.nth,
            seat: line.seat.map(Seat),
            name: &line.name,
            text: &line.text,
            time,
            own: reader == Some(&line.person),
        })
        .collect()
}

fn beat_lines(beats: &[StepBeat]) -> Vec<BeatLine<'_>> {
    beats
        .iter()
        .map(|beat| BeatLine {
            step: beat.line.step,
            seat: beat.line.seat,
            text: &beat.line.text,
            flights: &beat.flights,
            touched: &beat.touched,
            totals: &beat.totals,
        })
        .collect()
}

fn hint_lines(hints: &[Hint]) -> Vec<HintLine<'_>> {
    hints
        .iter()
        .map(|hint| HintLine {
            chain: &hint.chain,
            sentence: &hint.sentence,
            chance: hint.chance,
            margin: hint.margin,
            facts: &hint.facts,
            places: &hint.places,
        })
        .collect()
}

pub(super) fn entries(told: &[LogLine]) -> Vec<LogEntry<'_>> {
    told.iter()
        .map(|line| LogEntry {
            step: line.step,
            seat: line.seat,
            drawn: &line.drawn,
            rule: line.rule.as_ref().map(|rule| rule.0),
            heading: line.heading,
        })
        .collect()
}

/// Hours and minutes, in the time of the world; the script has the reader's own.
fn clock_time(at: i64) -> String {
    let minutes = at.rem_euclid(86_400_000) / 60_000;
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}
