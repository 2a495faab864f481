//! The table of languages: which files are source, and who reads their elements. A language that tree-sitter knows is
//! added by its grammar's crate, a [`Grammar`] and a row.

use patchwright_domain::candidate::RelPath;

use super::grammar::Grammar;
use super::java;

#[derive(Debug)]
pub struct LanguageRow {
    pub name: &'static str,
    endings: &'static [&'static str],
    pub(super) reader: Reader,
}

/// Who reads the elements of a file.
#[derive(Debug)]
pub(super) enum Reader {
    /// Our own reading of C and C++.
    CFamily,
    Grammar(&'static Grammar),
    /// Nobody: it can be viewed and searched.
    Text,
}

static LANGUAGES: [LanguageRow; 2] = [
    LanguageRow {
        name: "C or C++",
        endings: &[
            "c", "h", "cc", "cpp", "cxx", "c++", "C", "hh", "hpp", "hxx", "h++", "H", "ipp", "inl",
            "tcc",
        ],
        reader: Reader::CFamily,
    },
    LanguageRow {
        name: "Java",
        endings: &["java"],
        reader: Reader::Grammar(&java::GRAMMAR),
    },
];
static TEXT: LanguageRow = LanguageRow {
    name: "text",
    endings: &[
        "y", "yy", "l", "ll", "inc", "def", "tbl", "x", "re", "rl", "m", "mm", "cu", "cuh", "py",
        "go", "rs", "js", "ts", "kt", "swift", "rb", "pl", "lua", "s", "S", "asm", "proto", "g4",
    ],
    reader: Reader::Text,
};

/// The row of a file that is source by somebody else's word.
pub(super) fn plain_text() -> &'static LanguageRow {
    &TEXT
}

/// The row of a file, by its ending; none for a file that is no source.
pub fn language_of(path: &RelPath) -> Option<&'static LanguageRow> {
    let name = String::from_utf8_lossy(path.file_name()).into_owned();
    let (stem, ending) = name.rsplit_once('.')?;
    let mut rows = LANGUAGES.iter().chain([&TEXT]);
    let row = rows.find(|row| row.endings.contains(&ending))?;
    (!stem.is_empty()).then_some(row)
}
