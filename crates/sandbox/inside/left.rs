//! What a run leaves behind: files that it created, changed or removed.
//!
//! Folders that are emptied before each run are searched recursively. In other folders only new entries are reported,
//! and then removed, since a run must not find what another one left. Entries that were there before belong to the tree;
//! they are neither inspected nor restored.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::fnv;

/// How many files are reported.
const MOST_FILES: usize = 64;
const MOST_NAME_BYTES: usize = 16 << 10;
/// How many directory entries are looked at; the rest of the folders is skipped.
const MOST_ENTRIES: usize = 4096;
/// How much of one file is hashed; its length is reported in any case.
const MOST_READ_EACH: u64 = 8 << 20;
const MOST_READ: u64 = 32 << 20;

/// A file that a run created, changed or removed.
#[derive(PartialEq, Eq)]
pub struct Left {
    pub path: PathBuf,
    /// Length and hash; `None` if the file was removed.
    pub content: Option<(u64, u64)>,
}

/// Where to look for files that runs leave, and what was there before the first run.
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

/// The files written for a run.
pub struct Laid(BTreeMap<PathBuf, Mark>);

/// Changes when a file is written to or replaced.
#[derive(PartialEq, Eq)]
struct Mark {
    inode: u64,
    length: u64,
    modified: (i64, i64),
    changed: (i64, i64),
}

impl Lookout {
    /// A folder with too many entries to list after each run is ignored.
    pub fn new(emptied: Vec<PathBuf>, others: &[PathBuf]) -> Self {
        Self {
            others: others.iter().filter_map(|one| Standing::new(one)).collect(),
            emptied,
        }
    }

    /// Called before a run, once its files are written.
    pub fn laid<'a>(&self, files: impl Iterator<Item = &'a Path>) -> Laid {
        let mark = |path: &Path| Some((path.to_owned(), Mark::of(&path.symlink_metadata().ok()?)));
        Laid(files.filter_map(mark).collect())
    }

    /// Called after a run; returns what it left, by path.
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

    /// Removes what a run created in folders that are not emptied.
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

    /// Empty if a run replaced the folder, or put a link there: its content is not ours to remove.
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

/// All files below a folder, without following links.
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

/// Hashes the content of a file or the target of a link; opens nothing else.
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

/// Retries with more permissions, which a run may have removed. Not for links: changing permissions would follow them.
fn opened<T>(path: &Path, mode: u32, open: impl Fn(&Path) -> io::Result<T>) -> io::Result<T> {
    open(path).or_else(|_| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode))?;
        open(path)
    })
}

/// Removes a file, or a folder with its content.
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
