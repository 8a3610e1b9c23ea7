//! Debian packages and axe-core are installed while the first stages run.

use std::path::{Path, PathBuf};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::shell::{Done, say};
use crate::{browser, packages};
use packages::Package;

/// An installation that may still be going on.
#[derive(Debug)]
pub(super) struct Background(Option<JoinHandle<Result<Duration, String>>>);

impl Background {
    /// Installs what is missing, in the background if that needs no password.
    pub(super) fn begin(root: &Path, needed: &[Package]) -> Result<Self, String> {
        let missing = packages::missing(needed);
        packages::tell(needed, &missing);
        if !packages::is_root() {
            packages::install(&missing)?;
            browser::axe(root)?;
            return Ok(Self(None));
        }
        let root: PathBuf = root.to_owned();
        let work = move || -> Result<Duration, String> {
            let begun = Instant::now();
            packages::install_quietly(&missing)?;
            browser::axe_quietly(&root)?;
            Ok(begun.elapsed())
        };
        Ok(Self(Some(std::thread::spawn(work))))
    }

    /// Waits until everything is there.
    pub(super) fn end(&mut self) -> Done {
        if let Some(work) = self.0.take() {
            let took = work.join().map_err(|_| "the installation panicked")??;
            say(&format!(
                "everything is there; looking and installing took {:.1} s beside the stages before",
                took.as_secs_f64()
            ));
        }
        Ok(())
    }
}
