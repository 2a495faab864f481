//! Reads a tree that may be hostile: bounded, regular files only.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

/// No build file of a real project is longer; anything beyond is ignored.
const MOST_BYTES: u64 = 1 << 20;
const MOST_ENTRIES: usize = 20_000;
const DEEPEST: usize = 8;
/// In characters; limits the prefix of a line that is compared.
const LONGEST_START: usize = 40;

pub(super) struct Tree<'t> {
    root: &'t Path,
}

impl<'t> Tree<'t> {
    pub fn new(root: &'t Path) -> Self {
        Tree { root }
    }

    pub fn root(&self) -> &'t Path {
        self.root
    }

    pub fn has(&self, name: &str) -> bool {
        self.root.join(name).is_file()
    }

    pub fn has_folder(&self, name: &str) -> bool {
        self.root.join(name).is_dir()
    }

    /// The text of a file of the tree; bytes that are not UTF-8 are replaced.
    pub fn text(&self, name: &str) -> Option<String> {
        read(&self.root.join(name))
    }

    /// Every file whose name is wanted; links are not followed.
    pub fn find(&self, wanted: impl Fn(&str) -> bool) -> Vec<PathBuf> {
        let mut found = Vec::new();
        let mut left = MOST_ENTRIES;
        let mut folders = vec![(self.root.to_owned(), 0)];
        while let Some((folder, depth)) = folders.pop() {
            let Ok(entries) = fs::read_dir(folder) else {
                continue;
            };
            for entry in entries.flatten().take(left) {
                left -= 1;
                let name = entry.file_name().to_string_lossy().into_owned();
                let Ok(kind) = entry.file_type() else {
                    continue;
                };
                if kind.is_dir() && depth < DEEPEST && !name.starts_with('.') {
                    folders.push((entry.path(), depth + 1));
                } else if kind.is_file() && wanted(&name) {
                    found.push(entry.path());
                }
            }
        }
        found
    }

    /// Whether any file of the tree that `is_wanted` has a line with one of these prefixes, ignoring spaces and case.
    pub fn any_line_starts(&self, is_wanted: impl Fn(&str) -> bool, starts: &[&str]) -> bool {
        let starts_so = |line: &str| {
            let letters = line
                .chars()
                .filter(|c| !c.is_whitespace())
                .take(LONGEST_START);
            let line: String = letters.flat_map(char::to_lowercase).collect();
            starts.iter().any(|start| line.starts_with(start))
        };
        let files = self.find(is_wanted);
        let mut texts = files.iter().filter_map(|path| read(path));
        texts.any(|text| text.lines().any(starts_so))
    }
}

fn read(path: &Path) -> Option<String> {
    if !path.is_file() {
        return None;
    }
    let mut bytes = Vec::new();
    let file = fs::File::open(path).ok()?;
    file.take(MOST_BYTES).read_to_end(&mut bytes).ok()?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}
