//! Style, script, icons and type.

use face::assets::Asset;
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

/// The files of the script are one scope, in which a second function of a name silently takes the place of the first.
#[test]
fn no_name_of_the_script_is_given_twice() {
    let is_script = |asset: &&Asset| asset.path.contains(".js");
    let scripts: Vec<&Asset> = all().iter().filter(is_script).collect();
    assert!(!scripts.is_empty(), "there is a script");
    for asset in scripts {
        let text = String::from_utf8_lossy(asset.body);
        let names = text.lines().filter_map(|line| {
            let line = line.strip_prefix("  ")?;
            let line = line.strip_prefix("async ").unwrap_or(line);
            let name = line.strip_prefix("function ")?;
            name.split_once('(').map(|(name, _)| name.to_owned())
        });
        let mut names: Vec<String> = names.collect();
        assert!(!names.is_empty(), "{} has functions", asset.path);
        names.sort_unstable();
        let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(twice, None, "{}", asset.path);
    }
}
