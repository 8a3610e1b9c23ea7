//! A folder for the time of a test.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A new, empty folder that is removed with everything in it when this value is dropped.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    #[must_use]
    pub fn new() -> Self {
        let path = unused_path();
        std::fs::create_dir_all(&path).expect("a temporary folder can be made");
        Self(path)
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The path of something inside.
    #[must_use]
    pub fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Default for Folder {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A test that already fails shall not fail for this instead.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A path below the system's temporary folder that nobody else has.
pub(crate) fn unused_path() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let process = std::process::id();
    loop {
        let nth = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("longtable-test-{process}-{nth}"));
        if !path.exists() {
            return path;
        }
    }
}
