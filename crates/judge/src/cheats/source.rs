//! Files of the project as the rules read them, by the language of their path.

use patchwright_code::lex::Dialect;
use patchwright_code::preprocess::{self, Source};
use patchwright_code::{FileRole, by_name};
use patchwright_domain::candidate::RelPath;

use crate::scope::{PathKind, path_kind};

/// Why a file cannot be analysed. Nothing is accepted without analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unreadable {
    UnknownLanguage,
    Text(preprocess::Unreadable),
}

impl Unreadable {
    pub fn describe(self) -> &'static str {
        match self {
            Self::UnknownLanguage => "the file is in no language whose rules are known",
            Self::Text(why) => why.describe(),
        }
    }
}

pub fn dialect(path: &RelPath) -> Option<Dialect> {
    match path_kind(path) {
        PathKind::Java => Some(Dialect::Java),
        PathKind::CFamily => Some(Dialect::C),
        PathKind::Protected(_) | PathKind::Other => Dialect::of_path(path),
    }
}

/// Whether a file is meant to be included, so that what it needs may come from the including file.
pub fn is_header(path: &RelPath) -> bool {
    by_name(path.file_name()).is_none_or(|(_, role)| role != FileRole::Unit)
}

pub fn read(path: &RelPath, content: &[u8]) -> Result<Source, Unreadable> {
    let dialect = dialect(path).ok_or(Unreadable::UnknownLanguage)?;
    preprocess::read(content, dialect).map_err(Unreadable::Text)
}
