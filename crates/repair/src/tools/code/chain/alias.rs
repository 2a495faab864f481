//! Resolves a typedef: a reader wants the record, not another name.

use patchwright_code::ElementKind;
use patchwright_domain::candidate::RelPath;
use patchwright_probes::location::{Location, LocationFile};

use super::element_of;
use crate::tools::code::CodeTools;

pub(super) enum Alias {
    /// A record of the tree, at this line.
    Record(RelPath, u32),
    /// Anything else: a number, a function pointer, a system type.
    Bare,
}

impl CodeTools {
    /// `None` if there is no typedef of that name at the line, or if it contains the record itself.
    pub(super) fn alias_at(&self, path: &RelPath, line: u32, name: &str) -> Option<Alias> {
        let file = self.map().file(path)?;
        let own = element_of(file, line, name).filter(|one| one.kind == ElementKind::Typedef)?;
        match self.map().code().record(name) {
            Some(record) if record.file == *path && own.span.has_line(record.span.line) => None,
            Some(record) => Some(Alias::Record(record.file.clone(), record.span.line)),
            None => Some(Alias::Bare),
        }
    }
}

pub(super) fn place(path: &RelPath, line: u32) -> Location {
    Location {
        file: LocationFile::Tree(path.clone()),
        line,
        column: 0,
        end_line: line,
        end_column: 0,
    }
}
