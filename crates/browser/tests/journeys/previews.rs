//! The pictures that others see of a link, taken from the posters by `cargo xtask screens`.

use std::path::Path;

use crate::world::{Look, Visitor, world};

/// As programs that show links want them.
const SIZE: (u32, u32) = (1200, 630);

#[test]
fn screens_of_links() {
    if std::env::var_os("SCREENS").is_none() {
        return;
    }
    let world = world();
    let visitor = Visitor::come(&world, Look::ALL[0]);
    let page = &visitor.page;
    page.stretch(SIZE.0, SIZE.1);
    visitor.go("/");
    let posters =
        page.text("[...document.querySelectorAll('.tile .art')].map(one => one.src).join(' ')");
    let posters: Vec<&str> = posters.split(' ').collect();
    let titles = page
        .text("[...document.querySelectorAll('.tile .tb b')].map(one => one.innerText).join('|')");
    let titles: Vec<&str> = titles.split('|').collect();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (at, face) in ["ethnos", "eko", "numa-sera"].into_iter().enumerate() {
        draw(&visitor, titles[at], &posters[at..=at]);
        page.screenshot(&crates.join(format!("{face}-face/assets/preview.jpg")));
        visitor.go("/");
    }
    draw(&visitor, "Longtable", &posters);
    page.screenshot(&crates.join("face/assets/preview.jpg"));
}

/// The posters side by side, and a plate with what it is called.
fn draw(visitor: &Visitor<'_>, title: &str, posters: &[&str]) {
    let pictures: Vec<String> = posters
        .iter()
        .map(|poster| {
            format!("<img src='{poster}' style='flex:1;min-width:0;height:630px;object-fit:cover'>")
        })
        .collect();
    let body = format!(
        "<div style='position:fixed;inset:0;z-index:99;display:flex;background:#0f5c4a'>{}</div>\
         <div style='position:fixed;z-index:100;left:0;right:0;bottom:0;display:flex;align-items:center;gap:22px;padding:24px 48px;background:#fdfdfbf2;color:#16211d;font:600 60px/1.1 var(--serif)'>\
         <i style='width:64px;height:38px;border:6px solid #0f5c4a;border-top-width:14px;border-bottom:0'></i>{title}</div>",
        pictures.concat()
    );
    let body = serde_json::to_string(&body).expect("text");
    visitor
        .page
        .eval(&format!("document.body.innerHTML = {body}"));
    visitor.page.wait(
        "its pictures",
        "[...document.images].every(one => one.complete && one.naturalWidth)",
    );
    // A picture that is loaded is drawn with the next frame.
    std::thread::sleep(std::time::Duration::from_millis(300));
}
