//! Copies of PoCs from outside the tree, in a folder of ours next to the manifest.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::guess::POC_FOLDER;

/// A path below `root` for a copy of `file`: its own name, numbered if another file has it.
pub(super) fn place(root: &Path, file: &Path, taken: impl Fn(&Path) -> bool) -> PathBuf {
    let folder = root.join(POC_FOLDER);
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let numbered = (2..).map(|number: u32| folder.join(format!("{number}-{name}")));
    let mut places = std::iter::once(folder.join(&*name)).chain(numbered);
    let is_free = |place: &PathBuf| {
        !taken(place) && (place.symlink_metadata().is_err() || is_same(place, file))
    };
    places.find(is_free).unwrap_or_default()
}

/// Makes the copies of a guess. A folder of that name that is a link came with the project and is not followed.
pub fn copy(copies: &BTreeMap<PathBuf, PathBuf>) -> io::Result<()> {
    for (from, to) in copies {
        if let Some(folder) = to.parent() {
            real_folder(folder)?;
        }
        if !is_same(to, from) {
            let mut source = fs::File::open(from)?;
            io::copy(&mut source, &mut fs::File::create_new(to)?)?;
        }
    }
    Ok(())
}

fn real_folder(folder: &Path) -> io::Result<()> {
    match folder.symlink_metadata() {
        Err(_) => fs::create_dir(folder),
        Ok(about) if about.is_dir() => Ok(()),
        Ok(_) => Err(io::Error::new(
            io::ErrorKind::NotADirectory,
            format!("{} is not a folder; move it away", folder.display()),
        )),
    }
}

fn is_same(place: &Path, file: &Path) -> bool {
    let about = |path: &Path| fs::symlink_metadata(path);
    let is_file = about(place).is_ok_and(|about| about.is_file());
    let length = |path: &Path| fs::metadata(path).map(|about| about.len()).ok();
    is_file
        && length(place) == length(file)
        && matches!((fs::read(place), fs::read(file)), (Ok(one), Ok(other)) if one == other)
}
