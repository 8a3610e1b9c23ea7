//! What kinds of pieces and fields of content files are called.

use face::Words;

/// By the last part of where a row stands in its file; `kingdom.block` and the like go by their whole place first.
const KINDS: [(&str, &str); 51] = [
    ("meta", "ui-kind-figures"),
    ("figures", "ui-kind-figures"),
    ("common", "ui-kind-figures"),
    ("kingdom", "ui-kind-kingdom"),
    ("kingdom.block", "ui-kind-block"),
    ("hero", "ui-kind-hero"),
    ("skill", "ui-kind-skill"),
    ("skill.levels", "ui-kind-level"),
    ("class", "ui-kind-class"),
    ("stronghold", "ui-kind-stronghold"),
    ("boon", "ui-kind-boon"),
    ("hazard", "ui-kind-hazard"),
    ("maven", "ui-kind-maven"),
    ("battle", "ui-kind-battle"),
    ("mythic", "ui-kind-mythic"),
    ("pool", "ui-kind-pool"),
    ("item", "ui-kind-item"),
    ("tile", "ui-kind-tile"),
    ("temple", "ui-kind-temple"),
    ("beacon", "ui-kind-beacon"),
    ("small", "ui-kind-small"),
    ("layout", "ui-kind-layout"),
    ("players", "ui-kind-players"),
    ("ring", "ui-kind-ring"),
    ("seats", "ui-kind-players"),
    ("seat", "ui-kind-players"),
    ("kingdoms", "ui-kind-kingdom"),
    ("tokens", "ui-kind-tokens"),
    ("tribes", "ui-kind-tribe"),
    ("merfolk_board", "ui-kind-track"),
    ("giant_token", "ui-kind-giant"),
    ("orc_board", "ui-kind-horde"),
    ("troll_tokens", "ui-kind-troll"),
    ("raccoon", "ui-kind-coins"),
    ("coins", "ui-kind-coins"),
    ("first_game", "ui-kind-first-game"),
    ("solo", "ui-kind-solo"),
    ("columns", "ui-kind-column"),
    ("best_tokens", "ui-kind-solo"),
    ("levels", "ui-kind-solo"),
    ("player_colours", "ui-kind-colours"),
    ("first", "ui-kind-figures"),
    ("second", "ui-kind-figures"),
    ("polish", "ui-kind-figures"),
    ("rules", "ui-kind-switches"),
    // What the second edition of Ethnos calls otherwise.
    ("second.kingdoms", "ui-kind-region"),
    ("second.tribes", "ui-kind-clan"),
    ("second.merfolk_board", "ui-kind-koi"),
    ("second.giant_token", "ui-kind-bear"),
    ("second.orc_board", "ui-kind-settlement"),
    ("second.troll_tokens", "ui-kind-fox"),
];

/// What a kind of row is called; an edition's own is told by its edition.
#[must_use]
pub fn kind_name(kind: &str, texts: &Words, words: &Words) -> String {
    let last = kind.rsplit('.').next().unwrap_or(kind);
    let find = |wanted: &str| KINDS.iter().find(|(of, _)| *of == wanted);
    let (first, rest) = kind.split_once('.').unwrap_or((kind, ""));
    let found = match first {
        "rules" => find("rules"),
        _ => find(kind).or_else(|| find(last)),
    };
    let name = found.map_or_else(|| last.replace('_', " "), |(_, key)| words.word(key));
    let edition = if first == "rules" { rest } else { first };
    let edition = format!("setup-edition-{edition}");
    if texts.knows(&edition) {
        format!("{name} · {}", texts.word(&edition))
    } else {
        name
    }
}

const FIELDS: [(&str, &str); 68] = [
    ("ref", "ui-field-ref"),
    ("note", "ui-field-note"),
    ("id", "ui-field-id"),
    ("key", "ui-field-id"),
    ("letter", "ui-field-letter"),
    ("name", "ui-field-name"),
    ("plural", "ui-field-plural"),
    ("title", "ui-field-title"),
    ("source", "ui-field-source"),
    ("copies", "ui-field-copies"),
    ("count", "ui-field-copies"),
    ("cards", "ui-field-cards"),
    ("cost", "ui-field-cost"),
    ("role", "ui-field-role"),
    ("slots", "ui-field-slots"),
    ("abilities", "ui-field-abilities"),
    ("upgraded", "ui-field-upgraded"),
    ("reject", "ui-field-reject"),
    ("test", "ui-field-test"),
    ("prereq", "ui-field-prereq"),
    ("unlock", "ui-field-unlock"),
    ("attack", "ui-field-attack"),
    ("defense", "ui-field-defense"),
    ("power", "ui-field-power"),
    ("initial", "ui-field-initial"),
    ("residual", "ui-field-residual"),
    ("base_residual", "ui-field-residual"),
    ("starting_capital", "ui-field-starting-capital"),
    ("starting_battle_cards", "ui-field-starting-cards"),
    ("epithet", "ui-field-epithet"),
    ("favoured", "ui-field-favoured"),
    ("heroes", "ui-field-heroes"),
    ("kingdom", "ui-field-kingdom"),
    ("kind", "ui-field-kind"),
    ("after", "ui-field-after"),
    ("link", "ui-field-link"),
    ("no_victory", "ui-field-no-victory"),
    ("pre_ticked", "ui-field-pre-ticked"),
    ("levels", "ui-field-levels"),
    ("on_buy", "ui-field-on-buy"),
    ("spec", "ui-field-spec"),
    ("back", "ui-field-back"),
    ("replaces", "ui-field-replaces"),
    ("second", "ui-field-second"),
    ("value", "ui-field-value"),
    ("values", "ui-field-value"),
    ("four_plus", "ui-field-four-plus"),
    ("players", "ui-field-players"),
    ("seats", "ui-field-players"),
    ("ages", "ui-field-ages"),
    ("tribes", "ui-field-tribes"),
    ("clans", "ui-field-tribes"),
    ("pool", "ui-field-pool"),
    ("colour", "ui-field-colour"),
    ("per_colour", "ui-field-per-colour"),
    ("points", "ui-field-points"),
    ("symbols", "ui-field-symbols"),
    ("awards_4_6", "ui-field-awards-4-6"),
    ("awards_2_3", "ui-field-awards-2-3"),
    ("age_4_6", "ui-field-age-4-6"),
    ("age_2_3", "ui-field-age-2-3"),
    ("take", "ui-field-take"),
    ("last", "ui-field-last"),
    ("tiles", "ui-field-tiles"),
    ("centres", "ui-field-centres"),
    ("docks", "ui-field-docks"),
    ("beacons", "ui-field-beacons"),
    ("pyramids", "ui-field-pyramids"),
];

/// What a field is called; one without a word of its own goes by the name that the file has for it.
#[must_use]
pub fn field_name(field: &str, words: &Words) -> String {
    let found = FIELDS.iter().find(|(of, _)| *of == field);
    found.map_or_else(|| field.replace('_', " "), |(_, key)| words.word(key))
}

/// Whether a kind of row has a word of its own.
#[must_use]
pub fn is_kind_named(kind: &str) -> bool {
    KINDS.iter().any(|(of, _)| *of == kind)
}

/// Whether a field has a word of its own.
#[must_use]
pub fn is_field_named(field: &str) -> bool {
    FIELDS.iter().any(|(of, _)| *of == field)
}

/// What a mark of a source is called.
#[must_use]
pub fn mark_name(mark: &str, words: &Words) -> String {
    words.word(match mark {
        "rulebook" => "ui-mark-rulebook",
        "found" => "ui-mark-found",
        "ruling" => "ui-mark-ruling",
        "corrected" => "ui-mark-corrected",
        _ => "ui-mark-reconstruction",
    })
}
