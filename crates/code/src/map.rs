//! A whole tree with its elements, in whatever languages: what the code tools query.

mod arguments;
mod build;
mod calls;
mod comments;
mod deciding;
mod hover;
mod locate;
mod retrieve;
mod search;
mod skeleton;
mod symbols;
mod unset;
mod uses;
mod words;
mod writers;

use std::collections::HashMap;
use std::sync::Arc;

use patchwright_domain::candidate::RelPath;

use super::c_elements;
use super::code::{self, Code, SkipReason, Skipped};
use super::element::{Element, Standing};
use super::grammar::{self, GrammarCall};
use super::languages::{LanguageRow, Reader, language_of, plain_text};
use super::text::Text;
use super::tree::Span;

pub use arguments::Argument;
pub use calls::Call;
pub use hover::Summary;
pub use locate::{Meaning, Site};
pub use retrieve::{Retrieved, TextChunk, is_in_folder};
pub use search::{ElementHits, FileHits, Hits};
pub use skeleton::SkeletonLine;
pub use symbols::Symbol;
pub use uses::Usage;
pub use words::words_of;

#[derive(Debug)]
pub struct CodeMap {
    code: Code,
    files: Vec<MappedFile>,
    skipped: Vec<Skipped>,
    by_path: HashMap<RelPath, usize>,
    /// By the last part of a name: file and element.
    by_name: HashMap<String, Vec<(usize, usize)>>,
}

#[derive(Debug)]
pub struct MappedFile {
    pub path: RelPath,
    pub language: &'static LanguageRow,
    text: Arc<Text>,
    /// In the order of the text.
    pub elements: Vec<Element>,
    calls: Vec<GrammarCall>,
    /// A unit that the build does not compile: see [`CodeMap::with_units`].
    pub outside_build: bool,
}

/// An element with the file it stands in.
#[derive(Debug, Clone, Copy)]
pub struct Placed<'m> {
    pub file: &'m MappedFile,
    pub element: &'m Element,
}

impl CodeMap {
    /// Takes the files that are source by their names.
    pub fn read(files: impl IntoIterator<Item = (RelPath, Vec<u8>)>) -> Self {
        Self::read_also(files, &|_| false)
    }

    /// Adds further files as text: those that another component can read.
    pub fn read_also(
        files: impl IntoIterator<Item = (RelPath, Vec<u8>)>,
        also: &dyn Fn(&RelPath) -> bool,
    ) -> Self {
        let (mut c_family, mut others) = (Vec::new(), Vec::new());
        for (path, bytes) in files {
            let row = language_of(&path).or_else(|| also(&path).then(plain_text));
            match row {
                None => {}
                Some(row) if matches!(row.reader, Reader::CFamily) => c_family.push((path, bytes)),
                Some(row) => others.push((path, bytes, row)),
            }
        }
        let code = Code::read(c_family);
        let mut skipped = code.skipped().to_vec();
        let mut files: Vec<MappedFile> = code.files().iter().filter_map(of_c_family).collect();
        for (path, bytes, row) in others {
            match code::unreadable(&bytes) {
                Some(reason) => skipped.push(Skipped { path, reason }),
                None => files.push(of_another(path, &bytes, row)),
            }
        }
        files.sort_by(|one, other| one.path.cmp(&other.path));
        Self::assemble(code, files, skipped)
    }

    fn assemble(code: Code, files: Vec<MappedFile>, skipped: Vec<Skipped>) -> Self {
        let mut by_name: HashMap<String, Vec<(usize, usize)>> = HashMap::new();
        for (file_at, file) in files.iter().enumerate() {
            for (at, element) in file.elements.iter().enumerate() {
                for name in std::iter::once(&element.name).chain(&element.also) {
                    by_name.entry(name.clone()).or_default().push((file_at, at));
                }
            }
        }
        let by_path = files
            .iter()
            .enumerate()
            .map(|(at, file)| (file.path.clone(), at));
        Self {
            by_path: by_path.collect(),
            code,
            files,
            skipped,
            by_name,
        }
    }

    /// C and C++ as a typed tree.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// Sorted by path.
    pub fn files(&self) -> &[MappedFile] {
        &self.files
    }

    pub fn file(&self, path: &RelPath) -> Option<&MappedFile> {
        self.files.get(*self.by_path.get(path)?)
    }

    /// The file that a path written elsewhere means: by the path, or by the longest end of it that only one file has.
    pub fn file_meant(&self, written: &str) -> Option<&MappedFile> {
        let mut rest = written
            .trim()
            .trim_start_matches("./")
            .trim_start_matches('/');
        while !rest.is_empty() {
            let ends = |file: &&MappedFile| {
                let path = file.path.to_string();
                let before = path.strip_suffix(rest);
                before.is_some_and(|before| before.is_empty() || before.ends_with('/'))
            };
            let exact = self.files.iter().find(|file| file.path.to_string() == rest);
            let mut fitting = self.files.iter().filter(ends);
            match (exact, fitting.next(), fitting.next()) {
                (Some(file), _, _) | (None, Some(file), None) => return Some(file),
                (None, Some(_), Some(_)) => return None,
                (None, None, _) => rest = rest.split_once('/').map_or("", |(_, below)| below),
            }
        }
        None
    }

    /// Source by its name, but not read.
    pub fn skipped(&self) -> &[Skipped] {
        &self.skipped
    }

    /// Every element that a written name can mean, definitions first, and those of the build before others: `f`, `A::b`, `ns::A::b`, `A.b`.
    pub fn named(&self, written: &str) -> Vec<Placed<'_>> {
        let written = written.trim();
        let last = written.rsplit([':', '.', '#']).next().unwrap_or(written);
        let places = self.by_name.get(last).into_iter().flatten();
        let placed = places.filter_map(|(file, at)| {
            let file = self.files.get(*file)?;
            let element = file.elements.get(*at)?;
            Some(Placed { file, element })
        });
        let mut found: Vec<Placed<'_>> = placed
            .filter(|one| one.element.is_called(written))
            .collect();
        found.sort_by_key(|one| (one.element.standing, one.file.outside_build));
        found
    }

    /// Names of the tree that resemble a written one, most similar first.
    pub fn names_like(&self, written: &str, most: usize) -> Vec<&str> {
        let wanted = words_of(written);
        let last = written
            .rsplit([':', '.'])
            .next()
            .unwrap_or(written)
            .to_lowercase();
        let mut scored: Vec<(usize, &str)> = self
            .by_name
            .keys()
            .filter(|name| !name.is_empty())
            .map(|name| (words::likeness(&wanted, &last, name), name.as_str()))
            .filter(|(score, _)| *score > 0)
            .collect();
        scored.sort_by(|one, other| other.0.cmp(&one.0).then(one.1.cmp(other.1)));
        scored
            .into_iter()
            .take(most)
            .map(|(_, name)| name)
            .collect()
    }
}

impl MappedFile {
    /// The whole file; each byte that is not text is a `?`.
    pub fn text(&self) -> &str {
        &self.text.raw
    }

    pub fn lines(&self) -> u32 {
        let all = self.text.line_of(self.text.raw.len());
        // A line break ends the last line and starts none.
        let ends = self.text.raw.ends_with(['\n', '\r']) || self.text.raw.is_empty();
        if ends { all.saturating_sub(1) } else { all }
    }

    /// Without the line break; empty past the last line.
    pub fn line(&self, line: u32) -> &str {
        let Some(start) = self.text.line_start(line) else {
            return "";
        };
        let end = self.text.line_start(line.saturating_add(1));
        let end = end.unwrap_or(self.text.raw.len());
        self.text.slice(start, end).trim_end_matches(['\n', '\r'])
    }

    pub fn slice(&self, span: Span) -> &str {
        self.text.slice(span.start, span.end)
    }

    /// The innermost element that includes this line.
    pub fn element_at(&self, line: u32) -> Option<&Element> {
        let around = self.elements.iter().filter(|one| one.span.has_line(line));
        around.min_by_key(|one| one.span.end - one.span.start)
    }

    /// The innermost function that includes this line.
    pub fn function_at(&self, line: u32) -> Option<&Element> {
        let around = self
            .elements
            .iter()
            .filter(|one| one.is_function() && one.span.has_line(line));
        around.min_by_key(|one| one.span.end - one.span.start)
    }
}

impl Placed<'_> {
    pub fn is_definition(&self) -> bool {
        self.element.standing == Standing::Definition
    }
}

fn of_c_family(file: &super::file::SourceFile) -> Option<MappedFile> {
    let text = file.shared_text();
    Some(MappedFile {
        path: file.path.clone(),
        language: language_of(&file.path)?,
        elements: c_elements::elements(file, &text),
        calls: Vec::new(),
        text,
        outside_build: false,
    })
}

fn of_another(path: RelPath, bytes: &[u8], row: &'static LanguageRow) -> MappedFile {
    let text = Text::plain(path.clone(), bytes);
    let outline = match &row.reader {
        Reader::Grammar(grammar) => grammar::outline(grammar, &text),
        Reader::CFamily | Reader::Text => grammar::Outline::default(),
    };
    MappedFile {
        path,
        language: row,
        text: Arc::new(text),
        elements: outline.elements,
        calls: outline.calls,
        outside_build: false,
    }
}

impl SkipReason {
    pub fn describe(self) -> &'static str {
        match self {
            Self::TooLong => "too long to be written by a person",
            Self::Binary => "not text",
        }
    }
}

#[cfg(test)]
#[path = "map_tests.rs"]
mod tests;
