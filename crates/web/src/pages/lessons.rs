//! Lessons: how one begins, goes on and ends, and what the coach says.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Response};
use catalog::{AnyGame, Lesson, Waits};
use face::{Language, Words};
use pages::learn::{self, LessonLine, Taught};
use pages::shell::{Place as Where, Preview, Shell};
use pages::table::{Coach, CoachWaits};
use store::{Filter, Person, Phase};
use tables::{Draft, LessonAt, Options, Place, Table, Trouble};

use super::making::{begin, guest};
use super::moment::Asked;
use super::{Reader, to};
use crate::app::App;
use crate::at::{At, Home};
use crate::drafts;
use crate::forms::{Fields, text};
use crate::person::{Jar, Visitor};
use crate::problem::{Outcome, Problem};

/// Who plays with learners.
const LEVEL: &str = "novice";

/// `GET /learn`
pub(crate) async fn index(
    State(app): State<Arc<App>>,
    Home(home): Home,
    visitor: Visitor,
) -> Outcome<Response> {
    let words = app.sayings.of(visitor.language());
    let games: Vec<Taught<'_>> = app
        .games()
        .iter()
        .map(|game| taught(&**game, visitor.language()))
        .collect();
    let reader = Reader::of(&app, &visitor).await?;
    let title = words.word("ui-learn-title");
    let about = words.word("ui-preview-learn");
    let shell = Shell {
        preview: Some(Preview {
            title: &title,
            about: &about,
            home: &home,
            path: "/learn",
            picture: &face::assets::preview().path,
        }),
        ..reader.shell(&visitor, Where::Learn, &title, "/learn")
    };
    Ok(super::page(&shell, words, &learn::index(&games, words)))
}

pub(super) fn taught(game: &dyn AnyGame, language: Language) -> Taught<'_> {
    let words = game.lesson_words(language);
    let line = |lesson: &Lesson| LessonLine {
        key: lesson.key.to_owned(),
        title: words.word(lesson.key),
        about: words.word(&format!("{}-about", lesson.key)),
        minutes: minutes(lesson, 0, words),
    };
    Taught {
        game: game.key(),
        title: game.title(),
        poster: &game.assets().poster.path,
        lessons: game.lessons().iter().map(line).collect(),
    }
}

/// `POST /learn/GAME`: its first lesson.
pub(crate) async fn first(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visitor: Visitor,
    Jar(jar): Jar,
) -> Outcome<Response> {
    teach(&app, &game, "", visitor, jar).await
}

/// `POST /learn/GAME/LESSON`
pub(crate) async fn named(
    State(app): State<Arc<App>>,
    Path((game, lesson)): Path<(String, String)>,
    visitor: Visitor,
    Jar(jar): Jar,
) -> Outcome<Response> {
    teach(&app, &game, &lesson, visitor, jar).await
}

/// `GET /learn/GAME/LESSON`: what a link to a lesson leads to.
pub(crate) async fn door(
    State(app): State<Arc<App>>,
    Path((game, lesson)): Path<(String, String)>,
    Home(home): Home,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    let words = app.sayings.of(visitor.language());
    let taught = taught(&**game, visitor.language());
    let mut lines = taught.lessons.iter();
    let line = lines.find(|line| line.key == lesson);
    let line = line.ok_or_else(Problem::not_found)?;
    let reader = Reader::of(&app, &visitor).await?;
    let path = format!("/learn/{}/{lesson}", game.key());
    let title = format!("{}: {}", game.title(), line.title);
    let shell = Shell {
        preview: Some(Preview {
            title: &title,
            about: &line.about,
            home: &home,
            path: &path,
            picture: &game.assets().preview.path,
        }),
        ..reader.shell(&visitor, Where::Learn, &title, &path)
    };
    Ok(super::page(
        &shell,
        words,
        &learn::door(&taught, line, words),
    ))
}

async fn teach(
    app: &App,
    game: &str,
    key: &str,
    mut visitor: Visitor,
    jar: axum_extra::extract::cookie::SignedCookieJar,
) -> Outcome<Response> {
    let game = app.game(game).ok_or_else(Problem::not_found)?.clone();
    // A lesson that there is not makes no guest.
    let key = find(&*game, key).ok_or_else(Problem::not_found)?.key;
    let (person, jar) = guest(app, &mut visitor, None, jar).await?;
    let path = go_on(app, &game, key, &person).await?;
    Ok((jar, to(&path)).into_response())
}

/// The lesson of this key; the first one for none.
fn find<'g>(game: &'g dyn AnyGame, key: &str) -> Option<&'g Lesson> {
    let mut lessons = game.lessons().iter();
    lessons.find(|lesson| key.is_empty() || lesson.key == key)
}

/// The lesson where its learner left it, or from its beginning.
async fn go_on(app: &App, game: &Arc<dyn AnyGame>, key: &str, person: &Person) -> Outcome<String> {
    let mine = Filter {
        phases: vec![Phase::Running],
        person: Some(person.id.clone()),
        ..Filter::default()
    };
    for table in app.hub().list(&mine).await? {
        let sheet = table.sheet();
        let lesson = sheet.options.lesson.as_ref();
        if sheet.row.game == game.key() && lesson.is_some_and(|lesson| lesson.key == key) {
            return Ok(sheet.path());
        }
    }
    let lesson = find(&**game, key).ok_or_else(Problem::not_found)?;
    let game = catalog::written_with(game, lesson.content);
    begin(app, draft(game, lesson, person)?).await
}

fn draft(game: Arc<dyn AnyGame>, lesson: &Lesson, person: &Person) -> Outcome<Draft> {
    let wanted = lesson.setup.clone();
    let seats = usize::from(Draft::seats(&*game, &wanted)?);
    let bot = Place::Bot {
        level: LEVEL.to_owned(),
    };
    let mut places = vec![bot; seats];
    places[lesson.seat.index()] = Place::person(&person.id, &person.name);
    let options = Options {
        lesson: Some(LessonAt {
            key: lesson.key.to_owned(),
            card: 0,
        }),
        ..Options::default()
    };
    Ok(Draft {
        game,
        wanted,
        places,
        options,
        host: person.id.clone(),
        public: false,
    })
}

/// `POST /t/ID/lesson`: turns the card, or ends the lesson and goes on with something else.
pub(crate) async fn turn(at: At, Form(fields): Fields) -> Outcome<Response> {
    let mut table = at.table().await?;
    at.seat_on_page(&table)?;
    let (store, wish) = (at.store(), text(&fields, "to"));
    match wish {
        "next" => table.read_on(store).await?,
        "back" => table.read_back(store).await?,
        "show" => table.show_lesson(store).await?,
        _ => {
            let game = table.game.clone();
            table.end_lesson(store).await?;
            drop(table);
            return at.after_lesson(&game, wish).await;
        }
    }
    at.done(table, Asked::default())
}

impl At {
    async fn after_lesson(&self, game: &Arc<dyn AnyGame>, wish: &str) -> Outcome<Response> {
        if wish == "leave" {
            return Ok(to("/"));
        }
        let person = self.store().person(self.must_be()?).await?;
        let person = person.ok_or(Trouble::NotYourSeat)?;
        let path = match wish {
            "play" => {
                let wish = self
                    .app
                    .wish(&[("game".to_owned(), game.key().to_owned())])?;
                let draft = drafts::against_bots(game.clone(), wish, &person)?;
                begin(&self.app, draft).await?
            }
            key => go_on(&self.app, game, key, &person).await?,
        };
        Ok(to(&path))
    }
}

/// What the coach says after so many steps, where there is one.
pub(super) fn coach(table: &Table, steps: usize, language: Language) -> Option<Coach> {
    let (lesson, at) = (table.lesson()?, table.options.lesson.as_ref()?);
    let stand = lesson.stand(at.card, steps);
    let (card, words) = (&lesson.cards[stand.card], table.game.lesson_words(language));
    let key = format!("{}-{}", lesson.key, card.key);
    let wanted = lesson.wanted(stand, steps);
    let chain: Vec<&str> = wanted.iter().map(|play| play.answer.as_str()).collect();
    let is_now = table.play.as_ref()?.table.steps() == steps;
    let mut points = match is_now && !chain.is_empty() {
        true => table.play.as_ref()?.table.places(&chain),
        false => Vec::new(),
    };
    // What it shows beside that belongs to its beginning: half an answer later the table may show something else.
    if stand.waits != Waits::Others && steps == card.at {
        points.extend(card.lit.iter().cloned());
    }
    // What has no place on the table has a button or a card that gives it.
    let answer = chain.first().filter(|_| is_now && points.is_empty());
    let answer = answer.map(|answer| (*answer).to_owned());
    let task = format!("{key}-do");
    Some(Coach {
        lesson: words.word(lesson.key),
        nth: stand.card + 1,
        of: lesson.cards.len(),
        minutes: minutes(lesson, stand.card, words),
        title: words.word(&key),
        text: words.word(&format!("{key}-text")),
        task: words.knows(&task).then(|| words.word(&task)),
        rules: card.rules.clone(),
        points,
        answer,
        wanted: chain
            .iter()
            .filter(|_| is_now)
            .map(ToString::to_string)
            .collect(),
        waits: match stand.waits {
            Waits::Next => CoachWaits::Next {
                skips: !lesson.skipped(stand, steps).is_empty(),
            },
            Waits::Answer => CoachWaits::Answer,
            Waits::Others => CoachWaits::Others,
            Waits::Nothing => CoachWaits::Nothing {
                then: after(&*table.game, lesson)
                    .map(|then| (then.key.to_owned(), words.word(then.key))),
            },
        },
        won: has_won(table, lesson),
        back: steps == card.at && lesson.turns_back(stand.card),
        key,
    })
}

/// Whether the match is over, and the learner's.
fn has_won(table: &Table, lesson: &Lesson) -> bool {
    let standings = table.standings().ok().filter(|_| table.asked().is_none());
    standings.is_some_and(|standings| standings.winners().any(|seat| seat == lesson.seat))
}

/// Words that a newcomer reads in a minute, and seconds that they take for an answer: they look for it first.
const WORDS_A_MINUTE: usize = 170;
const SECONDS_AN_ANSWER: usize = 7;

/// How long a lesson takes from this card to its end, in minutes, rounded up.
fn minutes(lesson: &Lesson, from: usize, words: &Words) -> u32 {
    let seconds: usize = lesson.cards[from..]
        .iter()
        .map(|card| {
            let key = format!("{}-{}", lesson.key, card.key);
            let parts = [key.clone(), format!("{key}-text"), format!("{key}-do")];
            let known = parts.iter().filter(|part| words.knows(part));
            let read: usize = known
                .map(|part| words.word(part).split_whitespace().count())
                .sum();
            read * 60 / WORDS_A_MINUTE + card.wants() * SECONDS_AN_ANSWER
        })
        .sum();
    seconds.div_ceil(60) as u32
}

/// The lesson that comes after this one.
fn after<'g>(game: &'g dyn AnyGame, lesson: &Lesson) -> Option<&'g Lesson> {
    let mut lessons = game.lessons().iter();
    lessons.find(|other| other.key == lesson.key)?;
    lessons.next()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A first lesson is long enough to learn something and short enough to finish; the others say one thing more.
    #[test]
    fn first_lessons_take_five_to_eight_minutes() {
        for listed in catalog::GAMES {
            let game = listed.open(None).expect("we ship it");
            for language in Language::ALL {
                let words = game.lesson_words(language);
                for (nth, lesson) in game.lessons().iter().enumerate() {
                    let takes = minutes(lesson, 0, words);
                    let fits = if nth == 0 { 5..=8 } else { 1..=4 };
                    assert!(
                        fits.contains(&takes),
                        "{} {} in {language}: {takes}",
                        listed.key,
                        lesson.key
                    );
                }
            }
        }
    }
}
