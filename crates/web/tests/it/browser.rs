//! A browser without script: cookies, pages, links that redirect, and forms that are sent as they stand on the page.

use axum::Router;
use axum::body::Body;
use axum::http::Request;

use crate::ask::ask;
use crate::html::{Control, Tag, tags, text};

pub(crate) struct Browser {
    router: Router,
    cookies: Vec<(String, String)>,
    /// How they were set.
    set: Vec<String>,
    /// Where it is.
    pub(crate) path: String,
    pub(crate) page: String,
    forms: Vec<Form>,
}

impl Browser {
    pub(crate) fn new(router: &Router) -> Self {
        Self {
            router: router.clone(),
            cookies: Vec::new(),
            set: Vec::new(),
            path: "/".to_owned(),
            page: String::new(),
            forms: Vec::new(),
        }
    }

    /// Another browser with the same cookies, at this or another node.
    pub(crate) fn copy_at(&self, router: &Router) -> Self {
        Self {
            cookies: self.cookies.clone(),
            ..Self::new(router)
        }
    }

    pub(crate) async fn open(&mut self, path: &str) {
        let request = Request::get(path);
        let status = self.send(request, String::new(), path).await;
        assert_eq!(status, 200, "{path}: {}", text(&self.page));
    }

    /// Takes a name, and so becomes somebody whom programs know, too.
    pub(crate) async fn be_called(&mut self, name: &str) {
        self.open("/account").await;
        let mut form = self.form("/account/name");
        form.fill("name", name);
        let button = form.button();
        self.submit(&form, &button).await;
    }

    /// Sends a form with one of its buttons.
    pub(crate) async fn submit(&mut self, form: &Form, button: &Control) {
        let status = self.try_to_submit(form, button).await;
        assert_eq!(status, 200, "{}: {}", form.action, text(&self.page));
    }

    /// The same where it may be refused. Gives the status.
    pub(crate) async fn try_to_submit(&mut self, form: &Form, button: &Control) -> u16 {
        let fields = form.sent_by(button);
        let body = fields
            .iter()
            .map(|(name, value)| format!("{}={}", escaped(name), escaped(value)))
            .collect::<Vec<_>>()
            .join("&");
        let request = Request::post(&form.action)
            .header("content-type", "application/x-www-form-urlencoded")
            // What browsers send with every form.
            .header("origin", "http://table.example");
        self.send(request, body, &form.action).await
    }

    /// Fills the first form of the page whose action ends so, and sends it. Gives the status.
    pub(crate) async fn fill_and_send(&mut self, action: &str, fields: &[(&str, &str)]) -> u16 {
        let mut form = self.form(action);
        for (name, value) in fields {
            form.fill(name, value);
        }
        let button = form.button();
        self.try_to_submit(&form, &button).await
    }

    /// What a program sends with this browser's cookies.
    pub(crate) async fn call(&mut self, path: &str, body: &serde_json::Value) -> serde_json::Value {
        let (status, reply) = self.try_call(path, body).await;
        assert_eq!(status, 200, "{path}: {reply}");
        reply
    }

    /// The same, whatever comes back.
    pub(crate) async fn try_call(
        &mut self,
        path: &str,
        body: &serde_json::Value,
    ) -> (u16, serde_json::Value) {
        let request = Request::post(path)
            .header("content-type", "application/json")
            .header("host", "table.example")
            .header("cookie", self.cookie())
            .body(Body::from(body.to_string()));
        let reply = ask(&self.router, request.unwrap()).await;
        (reply.status, reply.json())
    }

    /// A file, as it is.
    pub(crate) async fn fetch(&self, path: &str) -> crate::ask::Reply {
        let request = Request::get(path).header("host", "table.example");
        ask(&self.router, request.body(Body::empty()).unwrap()).await
    }

    /// What the server has said about the cookies that it set.
    pub(crate) fn cookies(&self) -> impl Iterator<Item = &str> {
        self.set.iter().map(String::as_str)
    }

    async fn send(
        &mut self,
        request: axum::http::request::Builder,
        body: String,
        path: &str,
    ) -> u16 {
        let request = request
            .header("host", "table.example")
            .header("accept-language", "en")
            .header("cookie", self.cookie());
        let reply = ask(&self.router, request.body(Body::from(body)).unwrap()).await;
        for cookie in reply.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            let pair = cookie.split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.set.push(cookie.to_owned());
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
        if reply.status == 303 {
            let to = reply.headers["location"].to_str().unwrap().to_owned();
            Box::pin(self.open(&to)).await;
            return 200;
        }
        self.path = path.to_owned();
        self.page = reply.text();
        self.forms = Form::all(&self.page);
        reply.status
    }

    pub(crate) fn cookie(&self) -> String {
        let pairs = self.cookies.iter();
        let pairs: Vec<_> = pairs
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        pairs.join("; ")
    }

    /// The forms of the page whose action ends so.
    pub(crate) fn forms(&self, action: &str) -> Vec<Form> {
        let ends = |form: &&Form| form.action.ends_with(action);
        self.forms.iter().filter(ends).cloned().collect()
    }

    /// The form of the page whose action ends so.
    #[track_caller]
    pub(crate) fn form(&self, action: &str) -> Form {
        let mut forms = self.forms(action);
        assert!(!forms.is_empty(), "no form for {action}: {}", self.page);
        forms.remove(0)
    }
}

/// A form as it stands on a page.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub(crate) action: String,
    id: Option<String>,
    pub(crate) controls: Vec<Control>,
}

impl Form {
    fn all(page: &str) -> Vec<Self> {
        let mut forms: Vec<Self> = Vec::new();
        let mut elsewhere: Vec<(String, Control)> = Vec::new();
        let mut inside = None;
        let mut select: Option<(String, Option<usize>)> = None;
        for tag in tags(page) {
            match tag.name.as_str() {
                // It closes a window that only script opens, or is another way to an address.
                "form" if matches!(tag.value("method"), Some("dialog" | "get")) => inside = None,
                "form" => {
                    assert_eq!(tag.value("method"), Some("post"));
                    forms.push(Self {
                        action: tag.value("action").unwrap().to_owned(),
                        id: tag.value("id").map(str::to_owned),
                        controls: Vec::new(),
                    });
                    inside = Some(forms.len() - 1);
                }
                "/form" => inside = None,
                "select" => select = Some((tag.value("name").unwrap().to_owned(), inside)),
                "/select" => select = None,
                "option" => {
                    let (name, of) = select.as_ref().expect("an option belongs to a list");
                    let control = Control::option(name, &tag);
                    of.map(|of| forms[of].controls.push(control));
                }
                "input" | "button" | "textarea" => {
                    let control = Control::of(&tag);
                    match (tag.value("form"), inside) {
                        // For the style alone: it belongs to no form.
                        (Some(""), _) => {}
                        (Some(id), _) => elsewhere.push((id.to_owned(), control)),
                        (None, Some(of)) => forms[of].controls.push(control),
                        (None, None) => {}
                    }
                }
                _ => {}
            }
        }
        for (id, control) in elsewhere {
            let of = forms.iter_mut().find(|form| form.id.as_ref() == Some(&id));
            of.expect("a form of this id").controls.push(control);
        }
        forms
    }

    pub(crate) fn buttons(&self) -> Vec<Control> {
        let all = self.controls.iter();
        all.filter(|control| control.is_button()).cloned().collect()
    }

    #[track_caller]
    pub(crate) fn button(&self) -> Control {
        self.buttons().remove(0)
    }

    /// Chooses a value that the form offers, or writes it where one can write.
    #[track_caller]
    pub(crate) fn fill(&mut self, name: &str, value: &str) {
        let named = |control: &&mut Control| control.name.as_deref() == Some(name);
        let mut found = false;
        for control in self.controls.iter_mut().filter(named) {
            found |= control.choose(value);
        }
        assert!(found, "{name} = {value} is not offered: {self:?}");
    }

    /// Sends this value, whether or not the form offers it.
    pub(crate) fn force(&mut self, name: &str, value: &str) {
        self.controls
            .retain(|control| control.name.as_deref() != Some(name));
        self.controls.push(Control {
            kind: "hidden".to_owned(),
            name: Some(name.to_owned()),
            value: value.to_owned(),
            on: false,
            disabled: false,
        });
    }

    fn sent_by(&self, button: &Control) -> Vec<(String, String)> {
        let on = self.controls.iter().filter(|control| control.is_sent());
        let sent = on.chain([button]).filter_map(|control| {
            let name = control.name.clone()?;
            Some((name, control.value.clone()))
        });
        sent.collect()
    }
}

fn escaped(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
            char::from(byte).to_string()
        }
        b' ' => "+".to_owned(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}

impl Control {
    fn of(tag: &Tag) -> Self {
        let kind = match tag.name.as_str() {
            "input" => tag.value("type").unwrap_or("text"),
            other => other,
        };
        let value = match kind {
            "checkbox" | "radio" => tag.value("value").unwrap_or("on"),
            _ => tag.value("value").unwrap_or_default(),
        };
        Self {
            kind: kind.to_owned(),
            name: tag.value("name").map(str::to_owned),
            value: value.to_owned(),
            on: tag.has("checked"),
            disabled: tag.has("disabled"),
        }
    }

    fn option(name: &str, tag: &Tag) -> Self {
        Self {
            kind: "option".to_owned(),
            name: Some(name.to_owned()),
            value: tag.value("value").unwrap_or_default().to_owned(),
            on: tag.has("selected"),
            disabled: false,
        }
    }
}
