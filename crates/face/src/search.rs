//! Questions about the rules, answered by the rules that fit best.
//!
//! Words are compared by their stems, so *tied* finds *tie* and nothing finds *abilities*. What cannot be worked out is data: a line `= win victory`
//! says that words mean the same, `> must: have to; need to` that several together mean one, `- the of` that they say nothing, `~ when where` that they say
//! little, and `ET-END-2: how do I win; who wins` how people ask for a rule. `! ruling` names a source whose rules settle details. The index of a book
//! is made in the same way.
//!
//! A rule is worth what its text, its heading and all questions that are known for it say of the words of a question, and what the known question
//! that is most like it, or like one of its clauses, says besides: *the cards in the middle are bad, what else can I do*.

mod spelling; // words that somebody wrote as they sound
mod stem; // words without their endings

pub use stem::stem;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{RuleBook, RuleText};

use crate::language::{ByLanguage, Language};

/// What is the same in all games: empty words, and words that mean the same.
const COMMON: ByLanguage<&str> = crate::word_files!("../words/asked.", ".txt");

/// How much a word of a heading says about the rules below it.
const OF_HEADING: f64 = 0.9;
/// How much more a question says that people are known to ask.
const OF_QUESTION: f64 = 3.0;
/// How much of that one says that is like a clause alone: what is around it may be what is asked.
const OF_CLAUSE: f64 = 0.7;
/// How much a word says that stands in any question that people are known to ask for a rule.
const OF_ASKED: f64 = 1.2;
/// How much a rule says that holds only for those who play alone: whoever asks about that is known to ask so.
const OF_ONE: f64 = 0.7;
/// How much a rule says that follows from others or settles a case that few meet.
const OF_DETAIL: f64 = 0.8;
/// How much a word says that tells what kind of answer is wanted: *how many*, *where*.
const OF_KIND: f64 = 0.5;
/// What is worth less than this part of the best answer is none.
const WORTH: f64 = 0.25;
/// How many answers there are, if so many rules say anything of it, and how many at most.
const LEAST: usize = 3;
const MOST: usize = 40;

/// The rules of a game, ready to be asked.
#[derive(Clone, Debug)]
pub struct Search {
    language: Language,
    /// The stem that stands for all those that mean the same.
    same: BTreeMap<String, String>,
    silent: BTreeSet<String>,
    /// Words that together mean one, and that one.
    phrases: Vec<(Vec<String>, String)>,
    /// The stems that tell what kind of answer is wanted. Rules do not say them, questions do.
    kinds: BTreeSet<String>,
    /// How the sources of rules begin that settle details.
    details: Vec<String>,
    rules: Vec<Entry>,
    /// Every stem that a rule says or is asked with.
    terms: BTreeMap<String, Term>,
    /// In how many rules each of them is.
    spread: Vec<usize>,
    length: f64,
}

/// A stem by its number: an index has thousands of questions, and they share their words.
type Term = u32;

#[derive(Clone, Debug)]
struct Entry {
    id: String,
    /// How often it says what.
    says: BTreeMap<Term, f64>,
    length: f64,
    /// How much its words count.
    weight: f64,
    /// How people ask for it: each word once, in order.
    asked: Vec<Box<[Term]>>,
    /// All words of that.
    in_asked: BTreeSet<Term>,
}

impl Search {
    /// `asked` are the game's own lines: see the head of the module.
    #[must_use]
    pub fn new(book: &RuleBook<'_>, asked: &str, language: Language) -> Self {
        let mut search = Self {
            language,
            same: BTreeMap::new(),
            silent: BTreeSet::new(),
            phrases: Vec::new(),
            kinds: BTreeSet::new(),
            details: Vec::new(),
            rules: Vec::new(),
            terms: BTreeMap::new(),
            spread: Vec::new(),
            length: 1.0,
        };
        for line in COMMON.of(language).lines().chain(asked.lines()) {
            search.learn(line);
        }
        for section in book.sections() {
            for rule in &section.rules {
                let entry = search.entry(section.title, rule);
                search.rules.push(entry);
            }
        }
        for line in asked.lines() {
            search.index(line);
        }
        search.count();
        search
    }

    /// A line about words.
    fn learn(&mut self, line: &str) {
        let stems = |words: &str| -> Vec<String> {
            parts(words)
                .map(|word| stem(&word, self.language))
                .collect()
        };
        if let Some(words) = line.strip_prefix("= ") {
            let stems = stems(words);
            let first = stems.first().cloned().unwrap_or_default();
            // A later line may go on with the words of an earlier one.
            let first = self.same.get(&first).cloned().unwrap_or(first);
            self.same
                .extend(stems.into_iter().map(|stem| (stem, first.clone())));
        } else if let Some(words) = line.strip_prefix("- ") {
            self.silent.extend(parts(words));
        } else if let Some((word, phrases)) = line
            .strip_prefix("> ")
            .and_then(|line| line.split_once(':'))
        {
            let phrases = phrases.split(';').map(|phrase| parts(phrase).collect());
            let one = stem::plain(word);
            self.phrases
                .extend(phrases.map(|phrase| (phrase, one.clone())));
        } else if let Some(words) = line.strip_prefix("~ ") {
            let kinds = stems(words);
            self.kinds.extend(kinds);
        } else if let Some(words) = line.strip_prefix("! ") {
            let sources = words.split_whitespace().map(str::to_owned);
            self.details.extend(sources);
        }
    }

    fn entry(&mut self, title: &str, rule: &RuleText<'_>) -> Entry {
        let mut says: BTreeMap<Term, f64> = BTreeMap::new();
        let mut text = self.terms(&rule.text);
        text.retain(|term| !self.kinds.contains(term));
        let length = text.len() as f64;
        for term in text {
            *says.entry(self.number(term)).or_default() += 1.0;
        }
        for term in self.terms(title) {
            *says.entry(self.number(term)).or_default() += OF_HEADING;
        }
        Entry {
            id: rule.id.to_owned(),
            says,
            length,
            weight: self.weight(rule),
            asked: Vec::new(),
            in_asked: BTreeSet::new(),
        }
    }

    fn number(&mut self, term: String) -> Term {
        let next = Term::try_from(self.terms.len()).unwrap_or(Term::MAX);
        *self.terms.entry(term).or_insert(next)
    }

    fn weight(&self, rule: &RuleText<'_>) -> f64 {
        let is_for_many = (2..=6).any(|seats| rule.holds_with(seats));
        let source = rule.source.as_deref().unwrap_or_default();
        let is_detail = self
            .details
            .iter()
            .any(|detail| source.starts_with(detail.as_str()) || rule.id.starts_with(detail));
        let one = if is_for_many { 1.0 } else { OF_ONE };
        one * if is_detail { OF_DETAIL } else { 1.0 }
    }

    /// A line about a rule.
    fn index(&mut self, line: &str) {
        let Some((id, questions)) = line.split_once(": ").filter(|_| !line.starts_with('>')) else {
            return;
        };
        let mut asked: Vec<BTreeSet<Term>> = Vec::new();
        for question in questions.split(';') {
            let terms = self.terms(question).into_iter();
            asked.push(terms.map(|term| self.number(term)).collect());
        }
        let entry = self.rules.iter_mut().find(|entry| entry.id == id);
        if let Some(entry) = entry {
            entry.in_asked.extend(asked.iter().flatten());
            let asked = asked.into_iter();
            entry
                .asked
                .extend(asked.map(|terms| terms.into_iter().collect()));
        }
    }

    fn count(&mut self) {
        self.spread = vec![0; self.terms.len()];
        for entry in &self.rules {
            let terms: BTreeSet<&Term> = entry.says.keys().chain(&entry.in_asked).collect();
            for &term in terms {
                self.spread[term as usize] += 1;
            }
        }
        let all: f64 = self.rules.iter().map(|entry| entry.length).sum();
        self.length = (all / self.rules.len().max(1) as f64).max(1.0);
    }

    /// The rules that the asked lines name, for tests.
    #[must_use]
    pub fn unknown<'a>(&self, asked: &'a str) -> Vec<&'a str> {
        let ids = asked.lines().filter_map(|line| line.split_once(": "));
        ids.map(|(id, _)| id)
            .filter(|id| {
                !id.starts_with(['#', '>']) && !self.rules.iter().any(|entry| entry.id == *id)
            })
            .collect()
    }

    /// The ids of the rules that answer this, the best first.
    #[must_use]
    pub fn find(&self, question: &str) -> Vec<&str> {
        let whole = self.question(question);
        let clauses = self.clauses(question);
        let mut found: Vec<(f64, &str)> = self
            .rules
            .iter()
            .map(|entry| {
                let clauses = clauses
                    .iter()
                    .map(|clause| OF_CLAUSE * clause.is_like(entry));
                let asked = clauses.fold(whole.is_like(entry), f64::max);
                (self.says(entry, &whole) + asked, entry.id.as_str())
            })
            .filter(|(worth, _)| *worth > 0.0)
            .collect();
        // Those that are worth the same stay in the order of the book.
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let best = found.first().map_or(0.0, |(best, _)| *best);
        let worthy = found.iter().take_while(|(worth, _)| *worth >= best * WORTH);
        let worthy = worthy.count().clamp(LEAST.min(found.len()), MOST);
        found.truncate(worthy);
        found.into_iter().map(|(_, id)| id).collect()
    }

    /// What is asked for, and how much each of it says. What no rule says counts as what it is most like.
    fn question(&self, question: &str) -> Question {
        let mut wanted: BTreeMap<Term, f64> = BTreeMap::new();
        for term in self.terms(question) {
            let term = match self.terms.contains_key(&term) {
                true => Some(term),
                false => self.nearest(&term),
            };
            let number = term.as_ref().and_then(|term| self.terms.get(term));
            if let (Some(term), Some(&number)) = (&term, number) {
                let rules = self.spread[number as usize] as f64;
                let rare = (1.0 + self.rules.len() as f64 / (rules + 0.5)).ln();
                let part = match self.kinds.contains(term) {
                    true => OF_KIND,
                    false => 1.0,
                };
                wanted.insert(number, rare * part);
            }
        }
        let all = wanted.values().sum();
        Question {
            wanted: wanted.into_iter().collect(),
            all,
        }
    }

    /// The clauses of a question that has several. One word alone is no question.
    fn clauses(&self, question: &str) -> Vec<Question> {
        let clauses = question.split([',', ';', ':', '.', '?', '!']);
        let clauses: Vec<&str> = clauses.filter(|part| !part.trim().is_empty()).collect();
        match clauses.len() {
            0 | 1 => Vec::new(),
            _ => clauses
                .into_iter()
                .map(|clause| self.question(clause))
                .filter(|clause| clause.wanted.len() > 1)
                .collect(),
        }
    }

    /// The known term that is this one in another case, that begins like it, or that does without the beginning of a verb.
    fn nearest(&self, term: &str) -> Option<String> {
        let hardened = stem::hardened(term, self.language);
        let mut hardened = hardened.map(|term| self.same.get(&term).cloned().unwrap_or(term));
        if let Some(term) = hardened.find(|term| self.terms.contains_key(term)) {
            return Some(term);
        }
        let root = stem::root(term, self.language);
        let by_root = self
            .terms
            .keys()
            .find(|known| stem::root(known, self.language) == root);
        let misspelt = || spelling::nearest(term, self.known());
        let slip = misspelt().filter(|(slips, _)| *slips == 1);
        slip.map(|(_, known)| known)
            .or_else(|| self.beginning_like(term))
            .or_else(|| by_root.cloned())
            .or_else(|| misspelt().map(|(_, known)| known))
    }

    /// Every word that can be meant, and the term that it stands for.
    fn known(&self) -> impl Iterator<Item = (&str, &str)> {
        let same = self
            .same
            .iter()
            .filter(|(_, one)| self.terms.contains_key(*one));
        let same = same.map(|(word, one)| (word.as_str(), one.as_str()));
        let terms = self.terms.keys().map(|term| (term.as_str(), term.as_str()));
        terms.chain(same)
    }

    fn beginning_like(&self, term: &str) -> Option<String> {
        let alike = |known: &str| {
            let same = known.bytes().zip(term.bytes());
            same.take_while(|(one, other)| one == other).count()
        };
        let near = self.terms.keys().map(|known| (alike(known), known));
        let near = near
            .filter(|(same, known)| *same >= 4 && known.len().max(term.len()) <= same + same / 2);
        near.max_by_key(|(same, known)| (*same, usize::MAX - known.len()))
            .map(|(_, known)| known.clone())
    }

    /// How much of it the rule itself says, and all that is asked for it.
    fn says(&self, entry: &Entry, question: &Question) -> f64 {
        if question.all <= 0.0 {
            return 0.0;
        }
        let (mut said, mut covered) = (0.0, 0.0);
        let room = 0.6 + 0.4 * entry.length / self.length;
        for (term, weight) in &question.wanted {
            let in_text = entry.says.get(term).copied().unwrap_or(0.0);
            let in_asked = f64::from(u8::from(entry.in_asked.contains(term)));
            let often = in_text + OF_ASKED * in_asked;
            if often > 0.0 {
                said += weight * often * 2.2 / (often + 1.2 * room);
                covered += weight;
            }
        }
        entry.weight * said * covered / question.all
    }

    /// The stems of a text, each by the one that stands for its meaning; all of its words where they say nothing.
    fn terms(&self, text: &str) -> Vec<String> {
        let words = self.joined(parts(text).collect());
        let telling: Vec<&String> = words
            .iter()
            .filter(|word| !self.silent.contains(*word))
            .collect();
        let words: Vec<&String> = match telling.is_empty() {
            true => words.iter().collect(),
            false => telling,
        };
        words
            .into_iter()
            .map(|word| {
                let stem = stem(word, self.language);
                self.same.get(&stem).cloned().unwrap_or(stem)
            })
            .collect()
    }
}

impl Search {
    /// One word in place of several that together mean it.
    fn joined(&self, words: Vec<String>) -> Vec<String> {
        let (mut left, mut joined) = (words.as_slice(), Vec::new());
        while let Some((first, rest)) = left.split_first() {
            let mut phrases = self.phrases.iter();
            let found = phrases.find(|(phrase, _)| left.starts_with(phrase));
            let (word, after) = match found {
                Some((phrase, one)) => (one.clone(), &left[phrase.len()..]),
                None => (first.clone(), rest),
            };
            joined.push(word);
            left = after;
        }
        joined
    }
}

/// What somebody asks for, how much each of it says, and all of it.
struct Question {
    wanted: Vec<(Term, f64)>,
    all: f64,
}

impl Question {
    /// What the question says that is known for a rule and most like this one.
    fn is_like(&self, entry: &Entry) -> f64 {
        let asked = entry.asked.iter().map(|asked| self.likeness(asked));
        let most = asked.fold(0.0, f64::max);
        OF_QUESTION * most * most * self.all
    }

    /// How much of it is said by one that people are known to ask, and of that by this one: from 0 to 1.
    fn likeness(&self, asked: &[Term]) -> f64 {
        let both = self.wanted.iter().filter(|(term, _)| asked.contains(term));
        let (count, both) = both.fold((0, 0.0), |(count, sum), (_, weight)| {
            (count + 1, sum + weight)
        });
        let missed = asked.len() - count;
        both / (self.all + 0.8 * missed as f64).max(f64::MIN_POSITIVE)
    }
}

/// The words of a text: small letters and digits, without marks above and below them.
fn parts(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(stem::plain)
}
