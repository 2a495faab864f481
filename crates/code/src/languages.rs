//! What is known of each language, in one table: everybody who tells files apart by their endings asks here.
//!
//! A language is added by a row of [`table`]; docs/how-to/add-a-language.md says what else it may need.

mod table;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Language;

use super::grammar::Grammar;
use super::lex::Dialect;

/// What is known of a language.
#[derive(Debug)]
pub struct LanguageRow {
    /// As people write it.
    pub name: &'static str,
    /// As the language server protocol, configuration files and manifests write it.
    pub id: &'static str,
    /// Set where projects in this language can be repaired.
    pub language: Option<Language>,
    pub family: Family,
    /// Endings of files that are compiled by themselves.
    pub units: &'static [&'static str],
    /// Endings of files that other files include.
    pub included: &'static [&'static str],
    /// Endings of preprocessed units. They are generated, and nobody edits them.
    pub preprocessed: &'static [&'static str],
    /// The lexical rules; none where they are unknown or where white space matters.
    pub dialect: Option<Dialect>,
    /// The language server that is asked unless the user names another.
    pub server: Option<&'static str>,
    /// The debugger for its programs.
    pub debugger: Option<Debugger>,
    pub compiler: CompilerWords,
    pub(crate) reader: Reader,
}

/// Languages that are compiled together and may include each other's files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    C,
    Java,
    Other,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Debugger {
    /// `lldb` or `gdb`, on machine code.
    Native,
}

/// How command lines name a language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CompilerWords {
    /// Programs, without a target before them (`x86_64-linux-gnu-`) or a version behind (`-12`).
    pub programs: &'static [&'static str],
    /// Values of `-x`.
    pub named: &'static [&'static str],
}

/// Who reads the elements of a file.
#[derive(Debug)]
pub(crate) enum Reader {
    /// Our own reading of C and C++.
    CFamily,
    Grammar(&'static Grammar),
    /// Nobody: it can only be viewed and searched.
    Text,
}

/// What a file is for, by its ending.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileRole {
    /// Compiled by itself.
    Unit,
    /// Included by others.
    Included,
    /// Output of the preprocessor.
    Preprocessed,
}

impl Dialect {
    /// By the file's ending; none for files that are not known to be of the C family or Java.
    pub fn of_path(path: &RelPath) -> Option<Self> {
        language_of(path)?.dialect
    }
}

impl LanguageRow {
    fn role(&self, ending: &str) -> Option<FileRole> {
        let roles = [
            (self.units, FileRole::Unit),
            (self.included, FileRole::Included),
            (self.preprocessed, FileRole::Preprocessed),
        ];
        let mut roles = roles.into_iter();
        roles.find_map(|(endings, role)| endings.contains(&ending).then_some(role))
    }

    /// The endings of hand-written files.
    pub fn endings(&self) -> impl Iterator<Item = &'static str> {
        self.units.iter().chain(self.included).copied()
    }
}

pub fn languages() -> impl Iterator<Item = &'static LanguageRow> {
    table::LANGUAGES.iter().copied()
}

/// The row of a language that can be repaired.
pub fn row(language: Language) -> &'static LanguageRow {
    match language {
        Language::C => &table::C,
        Language::Cpp => &table::CPP,
        Language::Java => &table::JAVA,
    }
}

/// By the word of protocols and manifests. People also write `c++`.
pub fn named(id: &str) -> Option<&'static LanguageRow> {
    languages().find(|row| row.id == id || row.name.eq_ignore_ascii_case(id))
}

/// The row and role of files with this ending. Case matters only between `.c` and `.C`: `.CPP` is the same as `.cpp`.
pub fn by_ending(ending: &str) -> Option<(&'static LanguageRow, FileRole)> {
    let exact = |ending: &str| languages().find_map(|row| Some((row, row.role(ending)?)));
    exact(ending).or_else(|| exact(&ending.to_ascii_lowercase()))
}

/// The row and role of a file, by its name. None for a file that is not source, such as one whose name is all ending.
pub fn by_name(name: &[u8]) -> Option<(&'static LanguageRow, FileRole)> {
    let dot = name.iter().rposition(|&byte| byte == b'.')?;
    let (stem, ending) = name.split_at_checked(dot)?;
    let ending = std::str::from_utf8(ending.get(1..)?).ok()?;
    let found = by_ending(ending)?;
    (!stem.is_empty()).then_some(found)
}

/// The row of a hand-written file; none for what is not source.
pub fn language_of(path: &RelPath) -> Option<&'static LanguageRow> {
    let (row, role) = by_name(path.file_name())?;
    (role != FileRole::Preprocessed).then_some(row)
}

/// The row of a file that the caller says is source.
pub(crate) fn plain_text() -> &'static LanguageRow {
    &table::TEXT
}

/// The programs that compile a language of this family.
pub fn compilers(family: Family) -> impl Iterator<Item = &'static str> {
    let rows = languages().filter(move |row| row.family == family);
    rows.flat_map(|row| row.compiler.programs).copied()
}

#[cfg(test)]
#[path = "languages_tests.rs"]
mod tests;
