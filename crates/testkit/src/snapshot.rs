//! A tree as it stood at one moment: what the user owns must look the same after every command.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    entries: BTreeMap<PathBuf, Entry>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Entry {
    mode: u32,
    owner: (u32, u32),
    changed: (i64, i64),
    content: Vec<u8>,
}

impl Snapshot {
    pub fn take(root: &Path) -> Self {
        let mut entries = BTreeMap::new();
        let mut waiting = vec![root.to_owned()];
        while let Some(path) = waiting.pop() {
            let Ok(about) = path.symlink_metadata() else {
                continue;
            };
            let content = if about.is_dir() {
                let below = fs::read_dir(&path).into_iter().flatten().flatten();
                waiting.extend(below.map(|entry| entry.path()));
                Vec::new()
            } else if about.is_symlink() {
                fs::read_link(&path).map_or_else(
                    |_| Vec::new(),
                    |to| to.into_os_string().into_encoded_bytes(),
                )
            } else if about.is_file() {
                fs::read(&path).unwrap_or_default()
            } else {
                Vec::new()
            };
            let entry = Entry {
                mode: about.mode(),
                owner: (about.uid(), about.gid()),
                changed: (about.mtime(), about.mtime_nsec()),
                content,
            };
            entries.insert(path, entry);
        }
        Self { entries }
    }

    /// What differs, a line each; empty when nothing does.
    pub fn differences(&self, later: &Self) -> Vec<String> {
        let mut lines = Vec::new();
        for (path, entry) in &self.entries {
            match later.entries.get(path) {
                None => lines.push(format!("{} is gone", path.display())),
                Some(other) if other != entry => {
                    let what = if other.content == entry.content {
                        "mode, owner or time"
                    } else {
                        "content"
                    };
                    lines.push(format!("{} has another {what}", path.display()));
                }
                Some(_) => {}
            }
        }
        let new = later
            .entries
            .keys()
            .filter(|path| !self.entries.contains_key(*path));
        lines.extend(new.map(|path| format!("{} is new", path.display())));
        lines
    }
}
