//! All source files of a tree.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case;

use super::file::SourceFile;
use super::function::Function;
use super::java::JavaFile;
use super::languages::{FileRole, by_name};
use super::text::Language;
use super::word_index::WordIndex;

const LONGEST_FILE: usize = 16 * 1024 * 1024;
/// Binary files show a NUL early.
const LOOKED_AT: usize = 8 * 1024;

#[derive(Debug, Default)]
pub struct Code {
    files: Vec<SourceFile>,
    java: Vec<JavaFile>,
    skipped: Vec<Skipped>,
    by_path: HashMap<RelPath, usize>,
    words: OnceLock<WordIndex>,
}

/// A file that looks like source by its name and is not read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    pub path: RelPath,
    pub reason: SkipReason,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SkipReason {
    TooLong,
    Binary,
}

impl Code {
    /// Takes the files whose names say C, C++ or Java. A `.h` is C++ where the tree has more C++ than C sources.
    pub fn read(files: impl IntoIterator<Item = (RelPath, Vec<u8>)>) -> Self {
        let (mut sources, others): (Vec<_>, Vec<_>) = files
            .into_iter()
            .partition(|(path, _)| kind_of(path).is_some());
        sources.sort_by(|one, other| one.0.cmp(&other.0));
        let count = |wanted| {
            let kinds = sources.iter().map(|(path, _)| kind_of(path));
            kinds.filter(|kind| *kind == Some(wanted)).count()
        };
        let headers = if count(FileKind::Cpp) > count(FileKind::C) {
            Language::Cpp
        } else {
            Language::C
        };
        let mut code = Self::default();
        for (path, bytes) in sources {
            code.add(path, &bytes, headers);
        }
        code.tell_types();
        for (path, bytes) in others.into_iter().filter(|(path, _)| is_java(path)) {
            match unreadable(&bytes) {
                Some(reason) => code.skipped.push(Skipped { path, reason }),
                None => code.java.push(JavaFile::read(path, &bytes)),
            }
        }
        code.java.sort_by(|one, other| one.path.cmp(&other.path));
        code
    }

    /// The Java files, in the order of their paths; all others are C and C++.
    pub fn java_files(&self) -> &[JavaFile] {
        &self.java
    }

    /// The whole text of a file in any language.
    pub fn text_of(&self, path: &RelPath) -> Option<&str> {
        let java = || self.java.iter().find(|file| file.path == *path);
        let text = self.file(path).map(SourceFile::text);
        text.or_else(|| java().map(JavaFile::text))
    }

    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    pub fn skipped(&self) -> &[Skipped] {
        &self.skipped
    }

    pub fn file(&self, path: &RelPath) -> Option<&SourceFile> {
        self.files.get(*self.by_path.get(path)?)
    }

    pub(super) fn word_index(&self) -> &WordIndex {
        self.words.get_or_init(|| WordIndex::build(&self.files))
    }

    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.files.iter().flat_map(SourceFile::functions)
    }

    fn tell_types(&self) {
        let mut types = HashSet::new();
        for file in &self.files {
            let aliases = file.items.aliases.iter().map(|alias| alias.name.clone());
            types.extend(aliases);
        }
        let types = Arc::new(types);
        for file in &self.files {
            file.know_types(&types);
        }
    }

    fn add(&mut self, path: RelPath, bytes: &[u8], headers: Language) {
        if let Some(reason) = unreadable(bytes) {
            self.skipped.push(Skipped { path, reason });
            return;
        }
        let language = match kind_of(&path) {
            Some(FileKind::Cpp) => Language::Cpp,
            Some(FileKind::Header) => headers,
            Some(FileKind::C) | None => Language::C,
        };
        if self
            .by_path
            .insert(path.clone(), self.files.len())
            .is_none()
        {
            self.files.push(SourceFile::read(path, bytes, language));
        }
    }
}

/// Why a file is not read, if there is a reason.
pub(super) fn unreadable(bytes: &[u8]) -> Option<SkipReason> {
    let start = bytes.get(..LOOKED_AT).unwrap_or(bytes);
    if bytes.len() > LONGEST_FILE {
        return Some(SkipReason::TooLong);
    }
    start.contains(&0).then_some(SkipReason::Binary)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FileKind {
    C,
    Cpp,
    Header,
}

fn is_java(path: &RelPath) -> bool {
    by_name(path.file_name()).is_some_and(|(row, _)| row.language == Some(case::Language::Java))
}

fn kind_of(path: &RelPath) -> Option<FileKind> {
    let (row, role) = by_name(path.file_name())?;
    match (row.language?, role) {
        (case::Language::C, FileRole::Unit) => Some(FileKind::C),
        (case::Language::C, FileRole::Included) => Some(FileKind::Header),
        (case::Language::Cpp, FileRole::Unit | FileRole::Included) => Some(FileKind::Cpp),
        (case::Language::C | case::Language::Cpp, FileRole::Preprocessed)
        | (case::Language::Java, _) => None,
    }
}

#[cfg(test)]
#[path = "code_tests.rs"]
mod tests;
