//! What others see of a link to a table or to a step of a match: what it is and who plays, never how it stands or ended.

use face::Words;
use kernel::{Phrase, Value};
use pages::shell::Preview;
use store::Phase;
use tables::Sight;

use super::moment::Asked;
use super::waiting;
use crate::at::At;

/// What a [`Preview`] borrows from.
pub(super) struct ShownLink {
    title: String,
    about: String,
    path: String,
    picture: String,
}

impl ShownLink {
    pub(super) fn of(at: &At, table: &Sight, asked: Asked, words: &Words) -> Self {
        let text = |text: String| Value::Text(text);
        let about = waiting::about(table.sheet(), &at.visitor, words);
        let about = if about.is_empty() {
            table.title()
        } else {
            about
        };
        let names = table.names().into_iter().filter(|name| !name.is_empty());
        let names = names.collect::<Vec<_>>().join(", ");
        let step = asked.step().filter(|_| table.is_finished());
        let step = step.zip(table.play.as_ref());
        let says = match (step, table.row.phase) {
            (Some((step, play)), _) => Phrase::new("ui-preview-step")
                .with("step", step.to_string())
                .with("end", play.table.steps().to_string()),
            (None, Phase::Gathering) => Phrase::new("ui-preview-open"),
            (None, _) if table.is_finished() => Phrase::new("ui-preview-replay"),
            (None, _) => Phrase::new("ui-preview-table"),
        };
        let says = says.with("about", text(about)).with("names", text(names));
        let chapter = step.and_then(|(step, play)| {
            let chapters = play.table.chapters(at.language());
            let begun = chapters.into_iter().rev().find(|one| one.step <= step);
            begun.map(|chapter| chapter.title)
        });
        let title = table.title();
        Self {
            title: match chapter {
                Some(chapter) => format!("{title} · {chapter}"),
                None => title,
            },
            about: words.say(&says),
            path: format!("{}{}", table.path(), asked.query()),
            picture: table.game.assets().preview.path.clone(),
        }
    }

    pub(super) fn preview<'a>(&'a self, home: &'a str) -> Preview<'a> {
        Preview {
            title: &self.title,
            about: &self.about,
            home,
            path: &self.path,
            picture: &self.picture,
        }
    }
}
