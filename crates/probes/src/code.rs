//! Questions about the code, answered by the best that is there: a language server where one runs, else the syntax
//! trees. Every answer says who gave it.

use patchwright_domain::candidate::RelPath;

use crate::place::{Place, PlaceFile};
use crate::syntax::{CodeMap, Meaning, Site, Summary};

/// What is looked at, and who is asked about it.
#[derive(Debug)]
pub struct CodeEyes {
    map: CodeMap,
    /// Why no server is asked.
    why: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer<T> {
    pub value: T,
    pub from: Source,
}

/// Who gave an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    Server,
    /// By names and scopes alone: no types, no preprocessor, no overloads.
    Syntax {
        why: String,
    },
}

impl CodeEyes {
    /// Without a server.
    pub fn by_syntax(map: CodeMap, why: impl Into<String>) -> Self {
        Self {
            map,
            why: why.into(),
        }
    }

    pub fn map(&self) -> &CodeMap {
        &self.map
    }

    /// Where the name at a place is made: a line from 1, a column in bytes from 0.
    pub fn definitions(&mut self, file: &RelPath, line: u32, column: u32) -> Answer<Vec<Place>> {
        let sites = self.map.definitions(file, line, column);
        self.by_map(sites.iter().map(|site| place_of(&self.map, site)).collect())
    }

    /// Every mention of the name at a place.
    pub fn references(&mut self, file: &RelPath, line: u32, column: u32) -> Answer<Vec<Place>> {
        let sites = self.map.references(file, line, column);
        self.by_map(sites.iter().map(|site| place_of(&self.map, site)).collect())
    }

    /// What there is to say about the name at a place.
    pub fn hover(&mut self, file: &RelPath, line: u32, column: u32) -> Answer<Option<String>> {
        let sites = self.map.definitions(file, line, column);
        let words = sites.first().map(|site| in_words(&self.map.summary(site)));
        self.by_map(words)
    }

    fn by_map<T>(&self, value: T) -> Answer<T> {
        Answer {
            value,
            from: Source::Syntax {
                why: self.why.clone(),
            },
        }
    }
}

/// The name itself, not all that it names.
fn place_of(map: &CodeMap, site: &Site<'_>) -> Place {
    let name = match &site.meaning {
        Meaning::Local { variable, .. } => variable.map_or("", |one| one.name.as_str()),
        Meaning::Member { variable, .. } => variable.name.as_str(),
        Meaning::Element(element) => element.name.as_str(),
        Meaning::Mention => "",
    };
    let lines = site.span.line..=site.span.end_line;
    let mut named = lines.filter_map(|line| {
        let columns = site.file.columns_of(line, name);
        // What stands before it in the line is not part of it.
        let from = if line == site.span.line {
            site.span.column.saturating_sub(1)
        } else {
            0
        };
        Some((line, columns.into_iter().find(|column| *column >= from)?))
    });
    let (line, column) = named
        .next()
        .unwrap_or((site.span.line, site.span.column.saturating_sub(1)));
    let word = map.word_at(&site.file.path, line, column).unwrap_or(name);
    Place {
        file: PlaceFile::Tree(site.file.path.clone()),
        line,
        column,
        end_line: line,
        end_column: column + word.len() as u32,
    }
}

/// A summary as one text.
pub fn in_words(summary: &Summary) -> String {
    let comment = summary.comment.iter().cloned();
    let types = summary.types.iter().map(|one| format!("where {one}"));
    let lines: Vec<String> = comment
        .chain([summary.signature.clone()])
        .chain(types)
        .collect();
    lines.join("\n")
}

#[cfg(test)]
#[path = "code_tests.rs"]
mod tests;
