//! Queries about the code, answered by a language server if one runs, else from the syntax trees. Every answer
//! names its source.

use std::collections::BTreeSet;
use std::sync::Arc;

use patchwright_domain::candidate::RelPath;

use crate::location::{Location, LocationFile};
use crate::lsp::{Index, LanguageServer, LspError, Question, ServerSpec};
use patchwright_code::{CodeMap, MappedFile, Meaning, Site, Summary};

/// A tree, and the servers that answer questions about it.
#[derive(Debug)]
pub struct CodeEyes {
    map: Arc<CodeMap>,
    behind: Vec<Behind>,
    /// Why queries about files that no server handles are answered from syntax.
    otherwise: String,
    /// Files of the map that differ from those on the server's disk.
    changed: BTreeSet<RelPath>,
    view: u64,
}

/// What answers queries about some of the files.
#[derive(Debug, Clone)]
pub enum Behind {
    Server(Arc<LanguageServer>),
    /// The server for these files cannot be used.
    Nobody {
        instead_of: Arc<ServerSpec>,
        why: String,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer<T> {
    pub value: T,
    pub from: Source,
}

/// Where an answer comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// While the index is incomplete, locations may be missing.
    Server { index: Index },
    /// From names and scopes only: no types, no preprocessor, no overloads.
    Syntax { why: String },
}

impl CodeEyes {
    /// `map` is the tree as the servers see it on their disk. Queries about a file go to the first server that
    /// handles it.
    pub fn new(map: CodeMap, behind: Vec<Behind>) -> Self {
        Self {
            map: Arc::new(map),
            behind,
            otherwise: "no language server is known for such files".to_owned(),
            changed: BTreeSet::new(),
            view: 1,
        }
    }

    pub fn with_server(map: CodeMap, server: LanguageServer) -> Self {
        Self::new(map, vec![Behind::Server(Arc::new(server))])
    }

    pub fn by_syntax(map: CodeMap, why: impl Into<String>) -> Self {
        Self {
            otherwise: why.into(),
            ..Self::new(map, Vec::new())
        }
    }

    pub fn map(&self) -> &CodeMap {
        &self.map
    }

    /// Another view of the same tree, for another thread: all views share the servers. None of them may switch to
    /// another tree meanwhile.
    pub fn beside(&self) -> Self {
        Self {
            map: Arc::clone(&self.map),
            behind: self.behind.clone(),
            otherwise: self.otherwise.clone(),
            changed: self.changed.clone(),
            view: self.view,
        }
    }

    /// Switches to another tree, which differs from the server's disk only in `changed`.
    pub fn turn_to(&mut self, map: CodeMap, changed: BTreeSet<RelPath>) {
        self.map = Arc::new(map);
        self.changed = changed;
        self.view += 1;
    }

    /// Where the name at a position is defined. Lines count from 1, columns in bytes from 0.
    pub fn definitions(&mut self, file: &RelPath, line: u32, column: u32) -> Answer<Vec<Location>> {
        let told = self.ask(file, line, column, LanguageServer::definitions);
        let found = told.and_then(|(places, index)| {
            let places = self.without_strays(places, file, line, column);
            something(places, index, Vec::is_empty)
        });
        found.unwrap_or_else(|why| {
            let sites = self.map.definitions(file, line, column);
            let places = sites.iter().map(|site| place_of(&self.map, site));
            by_syntax(places.collect(), why)
        })
    }

    /// Every mention of the name at a position.
    pub fn references(&mut self, file: &RelPath, line: u32, column: u32) -> Answer<Vec<Location>> {
        let told = self.ask(file, line, column, LanguageServer::references);
        let found = told.and_then(|(places, index)| something(places, index, Vec::is_empty));
        found.unwrap_or_else(|why| {
            let sites = self.map.references(file, line, column);
            let places = sites.iter().map(|site| place_of(&self.map, site));
            by_syntax(places.collect(), why)
        })
    }

    /// A description of the name at a position.
    pub fn hover(&mut self, file: &RelPath, line: u32, column: u32) -> Answer<Option<String>> {
        let told = self.ask(file, line, column, LanguageServer::hover);
        let found = told.and_then(|words| something(words, Index::Whole, Option::is_none));
        found.unwrap_or_else(|why| {
            let sites = self.map.definitions(file, line, column);
            let words = sites.first().map(|site| in_words(&self.map.summary(site)));
            by_syntax(words, why)
        })
    }

    /// The error says why the server has no answer.
    fn ask<T>(
        &mut self,
        file: &RelPath,
        line: u32,
        column: u32,
        ask: impl FnOnce(&LanguageServer, &Question<'_>) -> Result<T, LspError>,
    ) -> Result<T, String> {
        let reads = |one: &&Behind| match one {
            Behind::Server(server) => server.reads(file),
            Behind::Nobody { instead_of, .. } => instead_of.language_of(file).is_some(),
        };
        let server = match self.behind.iter().find(reads) {
            Some(Behind::Server(server)) => server,
            Some(Behind::Nobody { why, .. }) => return Err(why.clone()),
            None => return Err(self.otherwise.clone()),
        };
        let map = &self.map;
        let question = Question {
            file,
            line,
            column,
            changed: &self.changed,
            texts: &|file| map.file(file).map(MappedFile::text),
            view: self.view,
        };
        ask(server, &question).map_err(|error| error.to_string())
    }

    /// At a definition, servers answer with the declaration; this returns the definition itself.
    fn without_strays(
        &self,
        places: Vec<Location>,
        file: &RelPath,
        line: u32,
        column: u32,
    ) -> Vec<Location> {
        let is_asked = |place: &Location| {
            place.file == LocationFile::Tree(file.clone())
                && place.line == line
                && (place.column..=place.end_column).contains(&column)
        };
        let word = self.map.word_at(file, line, column).unwrap_or_default();
        let sites = self.map.definitions_named(word);
        let mut defined = sites.iter().map(|site| place_of(&self.map, site));
        match defined.find(is_asked) {
            Some(own) => vec![own],
            None => places,
        }
    }
}

/// A server that finds nothing does not know the position: it is in a branch that was not compiled, or in a macro.
fn something<T>(
    value: T,
    index: Index,
    is_nothing: impl FnOnce(&T) -> bool,
) -> Result<Answer<T>, String> {
    if is_nothing(&value) {
        return Err("the language server finds nothing there".to_owned());
    }
    let from = Source::Server { index };
    Ok(Answer { value, from })
}

fn by_syntax<T>(value: T, why: String) -> Answer<T> {
    let from = Source::Syntax { why };
    Answer { value, from }
}

/// The location of the name itself, not of everything it names.
fn place_of(map: &CodeMap, site: &Site<'_>) -> Location {
    let name = match &site.meaning {
        Meaning::Local { variable, .. } => variable.map_or("", |one| one.name.as_str()),
        Meaning::Member { variable, .. } => variable.name.as_str(),
        Meaning::Element(element) => element.name.as_str(),
        Meaning::Mention => "",
    };
    let lines = site.span.line..=site.span.end_line;
    let mut named = lines.filter_map(|line| {
        let columns = site.file.columns_of(line, name);
        // A match that begins before the site in its first line is another mention of the name.
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
    Location {
        file: LocationFile::Tree(site.file.path.clone()),
        line,
        column,
        end_line: line,
        end_column: column + word.len() as u32,
    }
}

/// The summary as one text.
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
