//! Files that only their owner may read: they hold the cards of unfinished matches and what signs people in.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Makes a folder and those above it, if they are not there.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes the file of a database, for its owner alone, or takes from others the right to read one that is there. SQLite gives the
/// files beside it the same rights.
pub(crate) fn make_or_tighten(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
            for end in ["", "-wal", "-shm"] {
                tighten(&beside(path, end));
            }
            Ok(())
        }
        made => made.map(|_: File| ()),
    }
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// A file of somebody else cannot be tightened, but perhaps used.
#[cfg(unix)]
fn tighten(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;

    let Ok(about) = path.metadata() else { return };
    let (mut rights, mode) = (about.permissions(), about.permissions().mode());
    if !about.is_file() || mode & 0o077 == 0 {
        return;
    }
    rights.set_mode(mode & !0o077);
    match std::fs::set_permissions(path, rights) {
        Ok(()) => tracing::info!(path = %path.display(), "others may no longer read this file"),
        Err(why) => tracing::warn!(path = %path.display(), %why, "others may read this file"),
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path) {}
