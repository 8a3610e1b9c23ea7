//! As much of HTML as our own forms need: tags with their attributes.

/// `<input name="step" value="7">`
pub(crate) struct Tag {
    /// With a slash before it where it ends something.
    pub(crate) name: String,
    attributes: Vec<(String, String)>,
}

impl Tag {
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let mut all = self.attributes.iter();
        all.find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }
}

/// What forms are made of. A page has ten times as many tags, which nobody here asks for.
const OF_FORMS: [&str; 8] = [
    "form", "/form", "select", "/select", "option", "input", "button", "textarea",
];

/// The tags of a page's forms, in order.
pub(crate) fn tags(page: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    // Values have no bare angle brackets.
    for text in page.split('<').skip(1) {
        let name = text.split([' ', '>', '\n']).next().unwrap_or_default();
        if OF_FORMS.contains(&name) {
            tags.push(one(text));
        }
    }
    tags
}

/// What a page says in its main part.
pub(crate) fn text(page: &str) -> String {
    let main = page.split_once("<main").map_or(page, |(_, main)| main);
    let words = main
        .split('<')
        .filter_map(|part| part.split_once('>'))
        .map(|(_, text)| text.trim())
        .filter(|text| !text.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// One tag, with whatever stands behind it.
fn one(text: &str) -> Tag {
    let ends = |c: char| c.is_whitespace() || c == '>';
    let end = text.find(ends).expect("a tag ends");
    let mut tag = Tag {
        name: text[..end].to_owned(),
        attributes: Vec::new(),
    };
    let mut rest = text[end..].trim_start();
    while let Some(first) = rest.chars().next() {
        if first == '>' {
            return tag;
        }
        let end = rest
            .find(|c: char| ends(c) || c == '=')
            .expect("an attribute ends");
        let name = rest[..end].to_owned();
        rest = &rest[end..];
        let mut value = String::new();
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let end = quoted.find('"').expect("a value ends");
            value = unescaped(&quoted[..end]);
            rest = &quoted[end + 1..];
        }
        tag.attributes.push((name, value));
        rest = rest.trim_start();
    }
    panic!("a tag without an end: {}", tag.name);
}

fn unescaped(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
}

/// Something that a form sends.
#[derive(Clone, Debug)]
pub(crate) struct Control {
    pub(crate) kind: String,
    pub(crate) name: Option<String>,
    pub(crate) value: String,
    /// Checked or selected.
    pub(crate) on: bool,
    pub(crate) disabled: bool,
}

impl Control {
    pub(crate) fn is_button(&self) -> bool {
        self.kind == "button" && !self.disabled
    }

    /// Whether a browser sends it along, whichever button is pressed.
    pub(crate) fn is_sent(&self) -> bool {
        let on = match self.kind.as_str() {
            "checkbox" | "radio" | "option" => self.on,
            "button" => false,
            _ => true,
        };
        on && !self.disabled
    }

    /// Takes this value, or yields to its neighbour that has it. Says whether it took it.
    pub(crate) fn choose(&mut self, value: &str) -> bool {
        match self.kind.as_str() {
            "radio" | "option" => {
                self.on = self.value == value;
                self.on
            }
            "checkbox" => {
                self.on |= self.value == value;
                self.value == value
            }
            _ => {
                self.value = value.to_owned();
                true
            }
        }
    }
}
