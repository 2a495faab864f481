//! The user's tree, read once: what is copied, and a hash of its content.

use std::fs::{self, File};
use std::io::Read;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Component, Path, PathBuf};
use std::thread;

use globset::GlobSet;
use patchwright_domain::case::Case;
use sha2::{Digest, Sha256};

use crate::hex::hex;
use crate::init::POC_FOLDER;
use crate::{SubjectError, manifest};

/// Links to these are harmless, since the sandbox shows them read-only.
const SYSTEM: [&str; 6] = ["/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc"];
/// A larger source tree is surely the wrong folder.
const MOST_FILES: usize = 1_000_000;
/// What we write, or read for ourselves: not part of the source, wherever it is.
const OURS: [&str; 4] = [
    "patchwright-out",
    POC_FOLDER,
    manifest::FILE_NAME,
    ".patchwright.toml",
];
const VERSION_CONTROL: [&str; 3] = [".git", ".hg", ".svn"];

/// Every file, link and folder that belongs to the base, sorted.
#[derive(Debug)]
pub struct Listing {
    entries: Vec<Entry>,
}

#[derive(Debug)]
struct Entry {
    path: PathBuf,
    mode: u32,
    content: Content,
}

#[derive(Debug)]
enum Content {
    Folder,
    Link(PathBuf),
    /// With its length, including holes, which are read and copied as zeros.
    File(u64),
}

/// Decides which paths of the tree belong to the base.
pub struct Wanted {
    excluded: GlobSet,
    keep_git: bool,
    /// Relative to the source.
    ours: Vec<PathBuf>,
}

impl Wanted {
    /// `ours` are our own folders, which are never copied even if they are in the tree.
    pub fn new(case: &Case, ours: &[PathBuf]) -> Result<Self, SubjectError> {
        let excluded =
            manifest::glob_set(&case.exclude).map_err(|error| SubjectError::BadGlob {
                message: error.to_string(),
            })?;
        let ours = ours
            .iter()
            .filter_map(|folder| folder.strip_prefix(&case.source).ok())
            .map(Path::to_owned)
            .collect();
        Ok(Self {
            excluded,
            keep_git: case.keep_git,
            ours,
        })
    }

    pub fn holds(&self, relative: &Path) -> bool {
        let name = relative.file_name().unwrap_or_default();
        let history = is_version_control(relative);
        let ours = OURS.iter().any(|own| name == *own)
            || self.ours.iter().any(|folder| folder == relative);
        (self.keep_git || !history) && !ours && !self.excluded.is_match(relative)
    }
}

pub(crate) fn is_version_control(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default();
    VERSION_CONTROL.iter().any(|folder| name == *folder)
}

impl Listing {
    /// Every file and link, sorted.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &Path> {
        let files = self.entries.iter();
        let files = files.filter(|entry| !matches!(entry.content, Content::Folder));
        files.map(|entry| entry.path.as_path())
    }

    pub fn read(case: &Case, wanted: &Wanted) -> Result<Self, SubjectError> {
        let mut entries = Vec::new();
        let mut bytes: u64 = 0;
        let mut waiting = vec![PathBuf::new()];
        while let Some(folder) = waiting.pop() {
            let full = case.source.join(&folder);
            let listed = fs::read_dir(&full).map_err(SubjectError::io("list", &full))?;
            for entry in listed {
                let name = entry.map_err(SubjectError::io("list", &full))?.file_name();
                let path = folder.join(name);
                if !wanted.holds(&path) {
                    continue;
                }
                if let Some(entry) = look(case, path)? {
                    match entry.content {
                        Content::Folder => waiting.push(entry.path.clone()),
                        Content::File(length) => bytes = bytes.saturating_add(length),
                        Content::Link(_) => {}
                    }
                    entries.push(entry);
                }
            }
            if entries.len() > MOST_FILES {
                return Err(SubjectError::TooManyFiles {
                    source_root: case.source.clone(),
                    most: MOST_FILES,
                });
            }
            if bytes >> 20 > case.limits.disk_mib {
                return Err(SubjectError::TreeTooLarge {
                    source_root: case.source.clone(),
                    most_mib: case.limits.disk_mib,
                });
            }
        }
        entries.sort_by(|one, other| one.path.cmp(&other.path));
        Ok(Self { entries })
    }

    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub fn files(&self) -> u64 {
        self.entries
            .iter()
            .filter(|entry| !matches!(entry.content, Content::Folder))
            .count() as u64
    }

    /// One line per file and link, sorted: mode as in git, hash of the content, path.
    pub(crate) fn lines(&self, root: &Path) -> Result<String, SubjectError> {
        let mut lines = String::new();
        let mut buffer = vec![0; 128 << 10];
        for entry in &self.entries {
            let (mode, content) = match &entry.content {
                Content::Folder => continue,
                Content::Link(target) => ("120000", Sha256::digest(target.as_os_str().as_bytes())),
                Content::File(_) => {
                    let mut hash = Sha256::new();
                    hash_content(&mut hash, &root.join(&entry.path), &mut buffer)?;
                    let mode = if entry.mode & 0o100 == 0 {
                        "100644"
                    } else {
                        "100755"
                    };
                    (mode, hash.finalize())
                }
            };
            let path = entry.path.as_os_str().as_bytes().escape_ascii();
            lines.push_str(&format!("{mode} {}  {path}\n", hex(&content)));
        }
        Ok(lines)
    }

    /// One hash of paths, modes and contents; times and owners do not count.
    pub fn hash(&self, root: &Path) -> Result<[u8; 32], SubjectError> {
        let half = self.entries.len().div_ceil(2).max(1);
        let parts: Result<Vec<[u8; 32]>, SubjectError> = thread::scope(|scope| {
            let chunks = self.entries.chunks(half);
            let threads: Vec<_> = chunks
                .map(|chunk| scope.spawn(move || hash_entries(root, chunk)))
                .collect();
            let join = |thread: thread::ScopedJoinHandle<'_, _>| {
                thread.join().unwrap_or(Err(SubjectError::Reader))
            };
            threads.into_iter().map(join).collect()
        });
        Ok(Sha256::digest(parts?.concat()).into())
    }
}

fn look(case: &Case, path: PathBuf) -> Result<Option<Entry>, SubjectError> {
    let full = case.source.join(&path);
    let about = fs::symlink_metadata(&full).map_err(SubjectError::io("look at", &full))?;
    let content = if about.is_dir() {
        Content::Folder
    } else if about.is_symlink() {
        let target = fs::read_link(&full).map_err(SubjectError::io("read the link", &full))?;
        if !stays_inside(case, &path, &target) {
            return Err(SubjectError::LinkLeadsOut { link: path, target });
        }
        Content::Link(target)
    } else if about.is_file() {
        Content::File(about.len())
    } else {
        // A pipe, a socket or a device: not copied.
        return Ok(None);
    };
    Ok(Some(Entry {
        path,
        mode: about.mode() & 0o777,
        content,
    }))
}

/// A link out of the tree would dangle in the sandbox or show something that was not copied.
fn stays_inside(case: &Case, link: &Path, target: &Path) -> bool {
    let start = link.parent().unwrap_or(Path::new(""));
    let joined = if target.is_absolute() {
        target.to_owned()
    } else {
        case.source.join(start).join(target)
    };
    let Some(plain) = without_dots(&joined) else {
        return false;
    };
    let shown = SYSTEM
        .iter()
        .map(Path::new)
        .chain(case.sandbox_read.iter().map(PathBuf::as_path));
    plain.starts_with(&case.source) || shown.into_iter().any(|root| plain.starts_with(root))
}

fn without_dots(path: &Path) -> Option<PathBuf> {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                if !plain.pop() {
                    return None;
                }
            }
            Component::CurDir => {}
            Component::RootDir | Component::Normal(_) | Component::Prefix(_) => plain.push(part),
        }
    }
    Some(plain)
}

fn hash_entries(root: &Path, entries: &[Entry]) -> Result<[u8; 32], SubjectError> {
    let mut hash = Sha256::new();
    let mut buffer = vec![0; 128 << 10];
    for entry in entries {
        field(&mut hash, entry.path.as_os_str().as_bytes());
        hash.update(entry.mode.to_le_bytes());
        match &entry.content {
            Content::Folder => hash.update(b"d"),
            Content::Link(target) => {
                hash.update(b"l");
                field(&mut hash, target.as_os_str().as_bytes());
            }
            Content::File(_) => {
                hash.update(b"f");
                hash_file(&mut hash, &root.join(&entry.path), &mut buffer)?;
            }
        }
    }
    Ok(hash.finalize().into())
}

fn field(hash: &mut Sha256, bytes: &[u8]) {
    hash.update((bytes.len() as u64).to_le_bytes());
    hash.update(bytes);
}

fn hash_file(hash: &mut Sha256, path: &Path, buffer: &mut [u8]) -> Result<(), SubjectError> {
    let length = hash_content(hash, path, buffer)?;
    hash.update(length.to_le_bytes());
    Ok(())
}

fn hash_content(hash: &mut Sha256, path: &Path, buffer: &mut [u8]) -> Result<u64, SubjectError> {
    let mut file = File::open(path).map_err(SubjectError::io("open", path))?;
    let mut length: u64 = 0;
    loop {
        let count = file.read(buffer).map_err(SubjectError::io("read", path))?;
        if count == 0 {
            break;
        }
        length += count as u64;
        hash.update(buffer.get(..count).unwrap_or_default());
    }
    Ok(length)
}
