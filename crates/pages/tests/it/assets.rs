//! Style, script, icons and type.

use pages::assets::all;

#[test]
fn nothing_comes_from_elsewhere() {
    for asset in all() {
        let body = String::from_utf8_lossy(asset.body).replace("http://www.w3.org/2000/svg", "");
        assert!(
            !body.contains("http:") && !body.contains("https:") && !body.contains("@import"),
            "{}",
            asset.path
        );
    }
}

#[test]
fn the_type_is_light() {
    let files: Vec<_> = all()
        .iter()
        .filter(|asset| asset.path.contains(".woff2"))
        .collect();
    let bytes: usize = files.iter().map(|asset| asset.body.len()).sum();
    assert!(files.len() == 4 && bytes < 90_000, "{bytes} bytes");
    assert!(files.iter().all(|asset| asset.body.starts_with(b"wOF2")));
}
