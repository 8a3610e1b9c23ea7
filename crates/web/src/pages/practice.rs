//! Positions to practise on: which there are, how one begins, and what the card beside the table says.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::{IntoResponse as _, Response};
use catalog::AnyGame;
use catalog::review::{Class, WeighedMove};
use face::{Language, Words};
use pages::practice::{self as faces, DrillFrom, DrillLine, Due, Practised, Row, Theme};
use pages::shell::Place as Where;
use pages::table::{Drill as Card, DrillMade, DrillOption, DrillVerdict};
use store::{Drill, Filter, Person, Phase, PracticeDay};
use tables::practice::{Answered, Ask, DAYS, Practice, Source, Streak, shipped, theme_of};
use tables::{Play, Sight, Trouble, now};

use super::making::{begin, guest};
use super::{Reader, to};
use crate::app::App;
use crate::at::At;
use crate::forms::{Fields, field, text};
use crate::person::{Jar, Visitor};
use crate::problem::{Outcome, Problem};

/// What people are good at is told by the answers of so many days.
const LATELY: i64 = 30;
const DAY_MS: i64 = 86_400_000;

/// `GET /practice`
pub(crate) async fn index(State(app): State<Arc<App>>, visitor: Visitor) -> Outcome<Response> {
    let done = done(&app, &visitor).await?;
    let words = app.sayings.of(visitor.language());
    let games: Vec<Practised<'_>> = app
        .games()
        .iter()
        .map(|game| practised(&**game, &done, visitor.language()))
        .collect();
    let reader = Reader::of(&app, &visitor).await?;
    let title = words.word("ui-practice");
    let shell = reader.shell(&visitor, Where::Practice, &title, "/practice");
    Ok(super::page(
        &shell,
        words,
        &faces::index(&games, &row(&done.days), words),
    ))
}

/// `GET /practice/GAME`
pub(crate) async fn game(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?;
    list(&app, &visitor, &**game, false).await
}

/// `POST /practice/GAME`: the next position, of the kind that the field `theme` names, or the one that the field `item` names.
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    mut visitor: Visitor,
    Jar(jar): Jar,
    Form(fields): Fields,
) -> Outcome<Response> {
    let game = app.game(&game).ok_or_else(Problem::not_found)?.clone();
    let (person, jar) = guest(&app, &mut visitor, None, jar).await?;
    let theme = field(&fields, "theme").map(Ask::Theme);
    let ask = field(&fields, "item").map(Ask::Item).or(theme);
    let answer = match next(&app, &game, &person, ask.unwrap_or(Ask::Next)).await? {
        Some(path) => to(&path),
        None => list(&app, &visitor, &*game, true).await?,
    };
    Ok((jar, answer).into_response())
}

/// What somebody has practised.
#[derive(Default)]
struct Done {
    drills: Vec<Drill>,
    days: Vec<PracticeDay>,
}

async fn done(app: &App, visitor: &Visitor) -> Outcome<Done> {
    match &visitor.id {
        Some(id) => Ok(Done {
            drills: app.store().drills(id).await?,
            days: app.store().practice_days(id).await?,
        }),
        None => Ok(Done::default()),
    }
}

/// The days in a row.
fn row(days: &[PracticeDay]) -> Row {
    let streak = Streak::of(days, now());
    Row {
        days: streak.days,
        longest: streak.longest,
        today: streak.today(),
        week: streak.week,
    }
}

async fn list(
    app: &App,
    visitor: &Visitor,
    game: &dyn AnyGame,
    is_done: bool,
) -> Outcome<Response> {
    let done = done(app, visitor).await?;
    let mut own: Vec<&Drill> = done
        .drills
        .iter()
        .filter(|drill| drill.game == game.key())
        .collect();
    // What is due together stands in the order of its match.
    own.sort_by_key(|drill| {
        let place = match Source::of(&drill.item) {
            Some(Source::Own(table, step)) => (table, step),
            Some(Source::Shipped(_)) | None => ("", 0),
        };
        (drill.due_at, place)
    });
    let names = game.setup_words(visitor.language());
    let line = |drill: &&Drill| line(game, drill, &names);
    let lines: Vec<DrillLine> = own.iter().filter_map(line).collect();
    let next = own.first().map(|drill| Due::of(drill.due_at, now()));
    let words = app.sayings.of(visitor.language());
    let reader = Reader::of(app, visitor).await?;
    let path = format!("/practice/{}", game.key());
    let shell = reader.shell(visitor, Where::Practice, game.title(), &path);
    let nothing = next.filter(|_| is_done);
    let of = practised(game, &done, visitor.language());
    let body = faces::game(&of, &row(&done.days), &lines, nothing, words);
    Ok(super::page(&shell, words, &body))
}

fn practised<'g>(game: &'g dyn AnyGame, done: &Done, language: Language) -> Practised<'g> {
    let own = || done.drills.iter().filter(|drill| drill.game == game.key());
    let is_known = |key: &str| own().any(|drill| drill.item == shipped(game.key(), key));
    let new = game.puzzles().iter();
    let level = |nth: usize| own().filter(|drill| drill.level as usize == nth).count();
    Practised {
        game: game.key(),
        title: game.title(),
        poster: &game.assets().poster.path,
        due: own().filter(|drill| drill.due_at <= now()).count(),
        new: new.filter(|puzzle| !is_known(&puzzle.key)).count(),
        boxes: (1..=DAYS.len()).map(level).collect(),
        asked: own().map(|drill| drill.asked).sum(),
        solved: own().map(|drill| drill.solved).sum(),
        themes: themes(game, &done.days, language),
    }
}

/// The kinds of decisions that there are positions of, and how answers to them went lately; the kind with the most positions first.
fn themes(game: &dyn AnyGame, days: &[PracticeDay], language: Language) -> Vec<Theme> {
    let since = now() / DAY_MS - LATELY;
    let names = game.setup_words(language);
    let mut themes: Vec<Theme> = Vec::new();
    let keys = game.puzzles().iter();
    let keys = keys.filter_map(|puzzle| theme_of(game, &shipped(game.key(), &puzzle.key)));
    for key in keys.filter(|key| !key.is_empty()) {
        match themes.iter_mut().find(|theme| theme.key == key) {
            Some(theme) => theme.positions += 1,
            None => themes.push(Theme {
                key,
                name: names.word(&format!("theme-{key}")),
                positions: 1,
                asked: 0,
                solved: 0,
            }),
        }
    }
    let lately = days
        .iter()
        .filter(|day| day.game == game.key() && day.day > since);
    for day in lately {
        if let Some(theme) = themes.iter_mut().find(|theme| theme.key == day.theme) {
            theme.asked += day.asked;
            theme.solved += day.solved;
        }
    }
    themes.sort_by_key(|theme| std::cmp::Reverse(theme.positions));
    themes
}

fn line(game: &dyn AnyGame, drill: &Drill, names: &Words) -> Option<DrillLine> {
    Some(DrillLine {
        item: drill.item.clone(),
        from: from(game, &drill.item)?,
        theme: theme_of(game, &drill.item)
            .filter(|key| !key.is_empty())
            .map(|key| names.word(&format!("theme-{key}"))),
        level: drill.level as usize,
        lost: drill.last_lost,
        due: Due::of(drill.due_at, now()),
    })
}

/// Where a position comes from; `None` for one that is shipped no more.
fn from(game: &dyn AnyGame, item: &str) -> Option<DrillFrom> {
    match Source::of(item)? {
        Source::Shipped(key) => {
            let mut all = game.puzzles().iter();
            let nth = all.position(|puzzle| puzzle.key == key)?;
            Some(DrillFrom::Shipped(nth + 1))
        }
        Source::Own(table, step) => {
            let review = format!("/t/{table}/review?d={step}#decision");
            Some(DrillFrom::Own(review, step + 1))
        }
    }
}

/// The address of a table with the next position: the one that was left, or a new one. `None` where nothing is left for now.
async fn next(
    app: &App,
    game: &Arc<dyn AnyGame>,
    person: &Person,
    ask: Ask<'_>,
) -> Outcome<Option<String>> {
    let mine = Filter {
        phases: vec![Phase::Running],
        person: Some(person.id.clone()),
        ..Filter::default()
    };
    for table in app.hub().list(&mine).await? {
        let sheet = table.sheet();
        let Some(practice) = &sheet.options.practice else {
            continue;
        };
        if sheet.row.game == game.key() {
            let is_wanted = match ask {
                Ask::Next => true,
                Ask::Theme(theme) => practice.theme(&**game) == theme,
                Ask::Item(item) => practice.item == item,
            };
            if !practice.counted && is_wanted {
                return Ok(Some(sheet.path()));
            }
            // Another one takes its place.
            app.table(&sheet.row.id)
                .await?
                .end_practice(app.store())
                .await?;
        }
    }
    let who = (person.id.as_str(), person.name.as_str());
    match app.keeper.practise(game, who, ask).await? {
        Some(draft) => begin(app, draft).await.map(Some),
        None => Ok(None),
    }
}

/// `POST /t/ID/practice`: goes on with another position, plays on from this one, or leaves.
pub(crate) async fn go_on(at: At, Form(fields): Fields) -> Outcome<Response> {
    let mut table = at.table().await?;
    at.seat_on_page(&table)?;
    let (store, person) = (at.store(), at.must_be()?);
    match text(&fields, "to") {
        "weigh" => {
            at.app.keeper.weigh_answer(&mut table, person).await?;
            return Ok(to(&table.path()));
        }
        "play" => {
            table.play_on_from_practice(store).await?;
            let path = table.path();
            at.app.moved(table);
            return Ok(to(&path));
        }
        "leave" => {
            let path = format!("/practice/{}", table.game.key());
            table.end_practice(store).await?;
            return Ok(to(&path));
        }
        _ => {}
    }
    let practice = table.practice().ok_or(Trouble::NotBegun)?;
    let (skipped, game) = (practice.item.clone(), table.row.game.clone());
    let was_answered = practice.counted;
    table.end_practice(store).await?;
    drop(table);
    if !was_answered {
        at.app.keeper.put_off(person, &game, &skipped).await?;
    }
    let game = at.app.game(&game).ok_or_else(Problem::not_found)?.clone();
    let person = store.person(person).await?.ok_or(Trouble::NotYourSeat)?;
    match next(&at.app, &game, &person, Ask::Next).await? {
        Some(path) => Ok(to(&path)),
        None => list(&at.app, &at.visitor, &*game, true).await,
    }
}

/// What the card beside the table says; none where nothing is practised.
pub(super) fn card(table: &Sight, play: &Play, language: Language) -> Option<Card> {
    let practice = table.practice()?;
    let made = table.is_practised().then(|| DrillMade {
        can_play_on: table.asked().is_some(),
        verdict: practice
            .answered
            .as_ref()
            .map(|answered| verdict(play, practice, answered, language)),
    });
    Some(Card {
        from: from(&*table.game, &practice.item).unwrap_or(DrillFrom::Shipped(0)),
        theme: match practice.theme(&*table.game) {
            "" => None,
            key => Some(
                table
                    .game
                    .setup_words(language)
                    .word(&format!("theme-{key}")),
            ),
        },
        made,
    })
}

fn verdict(
    play: &Play,
    practice: &Practice,
    answered: &Answered,
    language: Language,
) -> DrillVerdict {
    let options = options(play, practice, answered, language);
    DrillVerdict {
        is_right: answered.is_right(),
        class: match answered.class {
            Class::Blunder => "blunder",
            Class::Mistake => "mistake",
            Class::Inaccuracy => "inaccuracy",
            Class::Fine | Class::Best => "fine",
        },
        loss: answered.loss.mean,
        margin: answered.loss.margin,
        options,
        due: Due::of(answered.due_at, now()),
    }
}

/// Every option in words, the best first, and the answer among them.
fn options(
    play: &Play,
    practice: &Practice,
    answered: &Answered,
    language: Language,
) -> Vec<DrillOption> {
    let best = practice
        .options
        .first()
        .map(|best| best.chance)
        .unwrap_or_default();
    let is_same = |a: &[String], b: &[String]| a.iter().zip(b).all(|(a, b)| a == b);
    let told = |one: &WeighedMove, is_best: bool| {
        let chain: Vec<&str> = one.chain.iter().map(String::as_str).collect();
        let told = play.table.told_move(0, &chain, language);
        let loss = catalog::review::Estimate {
            mean: best.mean - one.chance.mean,
            margin: best.margin.hypot(one.chance.margin),
        };
        DrillOption {
            sentences: told.sentences,
            facts: told.facts,
            chance: one.chance.mean,
            margin: one.chance.margin,
            is_best,
            is_yours: is_same(&one.chain, &answered.chain),
            is_as_good: Class::of(loss) < Class::Inaccuracy,
            was_played: practice
                .played
                .as_ref()
                .is_some_and(|played| is_same(&one.chain, played)),
        }
    };
    let all = practice.options.iter().enumerate();
    let mut options: Vec<DrillOption> = all.map(|(nth, one)| told(one, nth == 0)).collect();
    if !options.iter().any(|one| one.is_yours) {
        // By a look of its own.
        let own = WeighedMove {
            chain: answered.chain.clone(),
            chance: answered.chance,
        };
        options.push(DrillOption {
            is_as_good: answered.is_right(),
            ..told(&own, false)
        });
        options.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    }
    options
}
