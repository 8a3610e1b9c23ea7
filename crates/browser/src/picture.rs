//! Screenshots.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::json;

use crate::Page;

impl Page {
    /// What the screen shows, as WebP.
    ///
    /// # Panics
    ///
    /// If the file cannot be written.
    #[track_caller]
    pub fn screenshot(&self, file: &Path) {
        let format = match file.extension() {
            Some(ending) if ending == "jpg" => "jpeg",
            _ => "webp",
        };
        let shot = self.call(
            "Page.captureScreenshot",
            json!({ "format": format, "quality": 82 }),
        );
        let picture = decode(shot["data"].as_str().unwrap_or_default());
        assert!(!picture.is_empty(), "Chromium takes pictures");
        std::fs::write(file, picture).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    }
}

impl Page {
    /// Takes a picture of what is wrong, to show why a test failed. Gives its path.
    pub(crate) fn evidence(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let nth = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("longtable-failed-{}-{nth}.webp", std::process::id());
        let file = std::env::temp_dir().join(name);
        self.screenshot(&file);
        file.display().to_string()
    }
}

/// Base64 by RFC 4648; characters that are not digits are skipped.
fn decode(text: &str) -> Vec<u8> {
    let digits = text.bytes().filter_map(|byte| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    });
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut held, mut bits) = (0_u32, 0);
    for digit in digits {
        held = held << 6 | u32::from(digit);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_read() {
        assert_eq!(decode("TG9uZ3RhYmxl"), b"Longtable");
        assert_eq!(decode("TG9uZ3RhYmxlcw=="), b"Longtables");
        assert_eq!(decode("/+8="), [0xff, 0xef]);
        assert_eq!(decode(""), b"");
    }
}
