//! What a run leaves behind: files that it made, changed or removed.
//!
//! Folders that are emptied before each run are looked at with all that is below them. Of other folders only what is new
//! is told, and it is taken away again: a run must not find what another one left. What stood there before is the tree's
//! and is neither looked at nor restored.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::fnv;

/// Of more files nothing is told.
const MOST_FILES: usize = 64;
const MOST_NAME_BYTES: usize = 16 << 10;
/// Beyond this, nothing is looked for in the rest of a run's folders.
const MOST_ENTRIES: usize = 4096;
/// Of a longer file so much is read; its length tells the rest.
const MOST_READ_EACH: u64 = 8 << 20;
const MOST_READ: u64 = 32 << 20;

/// One file that a run left otherwise than it found it.
pub struct Left {
    pub path: PathBuf,
    /// Length and hash; nothing where a file is gone.
    pub content: Option<(u64, u64)>,
}

/// Where to look, and what stands there already.
pub struct Lookout {
    /// Emptied before each run.
    emptied: Vec<PathBuf>,
    others: Vec<Standing>,
}

/// A folder that is not emptied, as it was before the first run.
struct Standing {
    folder: PathBuf,
    identity: (u64, u64),
    names: BTreeSet<OsString>,
}

/// Files that were laid for a run.
pub struct Laid(BTreeMap<PathBuf, Mark>);

/// Differs when somebody wrote to a file or put another in its place.
#[derive(PartialEq, Eq)]
struct Mark {
    inode: u64,
    length: u64,
    modified: (i64, i64),
    changed: (i64, i64),
}

impl Lookout {
    /// A folder with more entries than can be looked at each time is left alone.
    pub fn new(emptied: Vec<PathBuf>, others: &[PathBuf]) -> Self {
        Self {
            others: others.iter().filter_map(|one| Standing::new(one)).collect(),
            emptied,
        }
    }

    /// Before a run, when its files are laid.
    pub fn laid<'a>(&self, files: impl Iterator<Item = &'a Path>) -> Laid {
        let mark = |path: &Path| Some((path.to_owned(), Mark::of(&path.symlink_metadata().ok()?)));
        Laid(files.filter_map(mark).collect())
    }

    /// After a run, by path.
    pub fn left(&self, laid: &Laid) -> Vec<Left> {
        let mut found = Vec::new();
        let mut entries = MOST_ENTRIES;
        for folder in &self.emptied {
            walk(folder, &mut entries, &mut found);
        }
        for top in self.new_ones() {
            match top.symlink_metadata() {
                Ok(data) if data.is_dir() => walk(&top, &mut entries, &mut found),
                Ok(data) => found.push((top, data)),
                Err(_) => {}
            }
        }
        let there: BTreeSet<&PathBuf> = found.iter().map(|(path, _)| path).collect();
        let gone = laid.0.keys().filter(|path| !there.contains(path));
        let gone = gone.map(|path| Left {
            path: path.clone(),
            content: None,
        });
        let mut left: Vec<Left> = gone.collect();
        found.retain(|(path, data)| laid.0.get(path) != Some(&Mark::of(data)));
        found.sort_by(|(one, _), (other, _)| one.cmp(other));
        let mut room = MOST_READ;
        for (path, data) in found.into_iter().take(MOST_FILES) {
            let hash = hash(&path, &data, &mut room).unwrap_or_default();
            let content = Some((data.len(), hash));
            left.push(Left { path, content });
        }
        left.sort_by(|one, other| one.path.cmp(&other.path));
        let mut names = 0;
        left.retain(|one| {
            names += one.path.as_os_str().len();
            names <= MOST_NAME_BYTES
        });
        left
    }

    /// Takes away what a run made in folders that are not emptied.
    pub fn clear(&self) -> io::Result<()> {
        self.new_ones().iter().try_for_each(|path| remove(path))
    }

    fn new_ones(&self) -> Vec<PathBuf> {
        self.others.iter().flat_map(Standing::new_ones).collect()
    }
}

impl Standing {
    fn new(folder: &Path) -> Option<Self> {
        let entries = fs::read_dir(folder).ok()?.take(MOST_ENTRIES + 1);
        let names: io::Result<BTreeSet<OsString>> =
            entries.map(|entry| Ok(entry?.file_name())).collect();
        Some(Self {
            folder: folder.to_owned(),
            identity: identity(folder)?,
            names: names.ok().filter(|names| names.len() <= MOST_ENTRIES)?,
        })
    }

    /// Nothing where a run put another folder, or a link to one, in its place: what is there is not ours to take away.
    fn new_ones(&self) -> Vec<PathBuf> {
        if identity(&self.folder) != Some(self.identity) {
            return Vec::new();
        }
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let new = entries.filter(|entry| !self.names.contains(&entry.file_name()));
        new.map(|entry| entry.path()).collect()
    }
}

fn identity(folder: &Path) -> Option<(u64, u64)> {
    let data = folder.symlink_metadata().ok()?;
    data.is_dir().then(|| (data.dev(), data.ino()))
}

impl Mark {
    fn of(data: &Metadata) -> Self {
        Self {
            inode: data.ino(),
            length: data.len(),
            modified: (data.mtime(), data.mtime_nsec()),
            changed: (data.ctime(), data.ctime_nsec()),
        }
    }
}

/// Everything below a folder that is no folder; links are not followed.
fn walk(folder: &Path, entries: &mut usize, found: &mut Vec<(PathBuf, Metadata)>) {
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        let inside = opened(&folder, 0o755, |folder| fs::read_dir(folder));
        for entry in inside.into_iter().flatten().flatten() {
            let Some(left) = entries.checked_sub(1) else {
                return;
            };
            *entries = left;
            match entry.metadata() {
                Ok(data) if data.is_dir() => waiting.push(entry.path()),
                Ok(data) => found.push((entry.path(), data)),
                Err(_) => {}
            }
        }
    }
}

/// Of what a file holds or where a link leads; nothing else is opened.
fn hash(path: &Path, data: &Metadata, room: &mut u64) -> io::Result<u64> {
    if data.is_symlink() {
        let target = fs::read_link(path)?;
        return Ok(fnv::hash(fnv::START, target.as_os_str().as_bytes()));
    }
    if !data.is_file() {
        return Ok(0);
    }
    const O_NOFOLLOW: i32 = 0o400_000;
    const O_NONBLOCK: i32 = 0o4_000;
    let file: File = opened(path, 0o644, |path| {
        let mut options = OpenOptions::new();
        options.read(true).custom_flags(O_NOFOLLOW | O_NONBLOCK);
        options.open(path)
    })?;
    let most = data.len().min(MOST_READ_EACH).min(*room);
    *room -= most;
    let mut bytes = Vec::new();
    file.take(most).read_to_end(&mut bytes)?;
    Ok(fnv::hash(fnv::START, &bytes))
}

/// A run may have closed a file or a folder to itself; no link, which a change of permissions would follow.
fn opened<T>(path: &Path, mode: u32, open: impl Fn(&Path) -> io::Result<T>) -> io::Result<T> {
    open(path).or_else(|_| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode))?;
        open(path)
    })
}

/// A folder with all that is in it.
pub fn remove(path: &Path) -> io::Result<()> {
    if !fs::symlink_metadata(path)?.is_dir() {
        return fs::remove_file(path);
    }
    if fs::remove_dir_all(path).is_err() {
        open_folders(path)?;
        fs::remove_dir_all(path)?;
    }
    Ok(())
}

fn open_folders(root: &Path) -> io::Result<()> {
    let mut waiting = vec![root.to_owned()];
    while let Some(folder) = waiting.pop() {
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o755))?;
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                waiting.push(entry.path());
            }
        }
    }
    Ok(())
}
