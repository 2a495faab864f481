//! The folders that every run writes to.

use std::io;
use std::path::Path;

use patchwright_subject::doctor::Ability;

use crate::places::Places;

pub(super) fn examine(places: &Places) -> Vec<Ability> {
    vec![
        folder(
            "cache folder",
            &places.work(),
            "building anything",
            "--cache-dir or PATCHWRIGHT_CACHE",
        ),
        folder(
            "runs folder",
            &places.runs,
            "keeping a journal of each run",
            "--runs-dir or PATCHWRIGHT_RUNS",
        ),
    ]
}

/// Whether a file can be created in the folder, which is created if it is missing.
pub(super) fn is_writable(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    tempfile::NamedTempFile::new_in(folder).map(drop)
}

fn folder(name: &str, path: &Path, needed_for: &str, setting: &str) -> Ability {
    let tried = is_writable(path);
    Ability {
        name: name.to_owned(),
        found: path.is_dir(),
        version: None,
        works: tried.is_ok(),
        needed_for: needed_for.to_owned(),
        install: format!("make it writable, or name another with {setting}"),
        detail: tried
            .err()
            .map(|error| format!("{} cannot be written to: {error}", path.display())),
        required: true,
    }
}
