//! What can be wrong with an edit, reported so that a person or a model can fix it: what, where, and the nearest real
//! text or the choices.

use std::fmt;
use std::io;

use patchwright_domain::candidate::RelPath;
use thiserror::Error;

/// Why a patch was refused. Nothing of a refused patch is applied.
#[derive(Debug, Error)]
pub enum EditError {
    #[error("the patch is empty")]
    Empty,
    #[error("the patch has {actual} {what}, more than the {limit} that are accepted")]
    TooLarge {
        what: &'static str,
        actual: usize,
        limit: usize,
    },
    #[error("line {at}: this is a binary patch; only text can be edited")]
    BinaryPatch { at: usize },
    #[error("no edit found: expected a unified diff or search/replace blocks")]
    NoEdit,
    #[error(
        "no edit found: expected whole functions in code blocks, search/replace blocks or a unified diff"
    )]
    NoFunction,
    #[error("no edit found: expected the few lines of code for the marked line")]
    NoCode,
    #[error("line {at}: {what}")]
    Malformed { at: usize, what: &'static str },
    #[error("line {at}: nothing says which file this edit belongs to; write its path above it")]
    NoPath { at: usize },
    #[error("line {at}: {what}")]
    Unsupported { at: usize, what: &'static str },
    #[error("line {at}: `{path}` cannot be edited: {why}")]
    BadPath {
        at: usize,
        path: String,
        why: &'static str,
    },
    #[error("line {at}: there is no file `{path}`{}", Choices { lead: "; similar: ", choices: nearest })]
    NoSuchFile {
        at: usize,
        path: String,
        nearest: Vec<RelPath>,
    },
    #[error("line {at}: `{path}` could be{}", Choices { lead: " any of: ", choices })]
    AmbiguousPath {
        at: usize,
        path: String,
        choices: Vec<RelPath>,
    },
    #[error("line {at}: `{path}` cannot be created: `{existing}` is already there")]
    InTheWay {
        at: usize,
        path: RelPath,
        existing: String,
    },
    #[error(
        "line {at}: `{path}` is created, deleted or renamed and also changed elsewhere in the patch"
    )]
    Twice { at: usize, path: RelPath },
    #[error(
        "line {at}: `{path}` is to be deleted, but the quoted lines are not the whole file{}",
        Near(nearest)
    )]
    DeletedTextDiffers {
        at: usize,
        path: RelPath,
        nearest: Option<Excerpt>,
    },
    #[error("`{path}` cannot be read: {source}")]
    Unreadable { path: RelPath, source: io::Error },
    #[error("`{path}` has {actual} {what}, more than the {limit} that can be edited")]
    FileTooLong {
        path: RelPath,
        what: &'static str,
        actual: usize,
        limit: usize,
    },
    #[error("`{path}` is a binary file; only text can be edited")]
    BinaryFile { path: RelPath },
    #[error("{}", Joined(.0))]
    Hunks(Vec<HunkError>),
    #[error(
        "`{path}`: the edits at lines {first} and {second} of the patch overlap at line {line} of the file"
    )]
    Overlap {
        path: RelPath,
        first: usize,
        second: usize,
        line: usize,
    },
    #[error("the patch changes nothing")]
    NoChange,
    #[error(
        "line {at}: there is no function `{name}`{}; a function is found by its name, so it must keep it",
        Choices { lead: "; similar: ", choices: nearest }
    )]
    NoSuchFunction {
        at: usize,
        name: String,
        nearest: Vec<String>,
    },
    #[error(
        "line {at}: `{name}` could be{}; write the path of its file above the code",
        Choices { lead: " any of: ", choices: places }
    )]
    AmbiguousFunction {
        at: usize,
        name: String,
        /// `src/a.c:12`
        places: Vec<String>,
    },
    #[error("line {at}: `{name}` is written twice, each time differently")]
    FunctionTwice { at: usize, name: String },
    #[error("line {at}: `{line}` leaves code of `{name}` out; write all of its lines")]
    Abbreviated {
        at: usize,
        name: String,
        line: String,
    },
    #[error(
        "line {at}: `{code}` stands outside of a function and is not in the file; only whole functions are taken, other \
         code needs search/replace blocks"
    )]
    OutsideFunction { at: usize, code: String },
    #[error(
        "`{name}` of `{path}` shares a line with other code, so it cannot be replaced as a whole"
    )]
    SharedLine { path: RelPath, name: String },
}

/// Why one hunk or block has no place.
#[derive(Debug, Error)]
#[error("line {at}: hunk {number} of `{path}`: {reason}")]
pub struct HunkError {
    /// Line of the patch, from 1.
    pub at: usize,
    /// Which hunk of that file, from 1.
    pub number: usize,
    pub path: RelPath,
    pub reason: PlaceError,
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlaceError {
    #[error("it quotes no line of the file, so nothing says where it belongs; add context lines")]
    NothingQuoted,
    #[error(
        "it fits {total} places equally well; quote more lines, or state the right line{}",
        Places(places)
    )]
    Ambiguous {
        /// The nearest ones.
        places: Vec<Excerpt>,
        /// How many there are; no more than 500 are counted.
        total: usize,
    },
    #[error(
        "the file has no line `{quoted}`, so it cannot be deleted{}",
        Near(nearest)
    )]
    DeletionNotFound {
        quoted: String,
        nearest: Option<Excerpt>,
    },
    #[error(
        "no place in the file agrees with its lines well enough ({percent} % at best){}",
        Near(nearest)
    )]
    Weak {
        percent: u8,
        nearest: Option<Excerpt>,
    },
    #[error(
        "a line stands right before the change that was not quoted and may govern it; quote it too:{nearest}"
    )]
    UnquotedBefore { nearest: Excerpt },
    #[error("it does not stand in the file as quoted, and is too large to be corrected")]
    TooCostly,
}

/// Some lines of a file with their numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Excerpt {
    /// From 1.
    pub first: usize,
    pub lines: Vec<String>,
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, line) in self.lines.iter().enumerate() {
            write!(f, "\n  {:>5} | {line}", self.first + i)?;
        }
        Ok(())
    }
}

struct Choices<'a, C> {
    lead: &'static str,
    choices: &'a [C],
}

impl<C: fmt::Display> fmt::Display for Choices<'_, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, path) in self.choices.iter().enumerate() {
            f.write_str(if i == 0 { self.lead } else { ", " })?;
            write!(f, "`{path}`")?;
        }
        Ok(())
    }
}

struct Near<'a>(&'a Option<Excerpt>);

impl fmt::Display for Near<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(excerpt) => write!(f, "; the nearest real text is:{excerpt}"),
            None => f.write_str("; nothing in the file is like it"),
        }
    }
}

struct Places<'a>(&'a [Excerpt]);

impl fmt::Display for Places<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in self.0 {
            write!(f, "\n  at line {}:{place}", place.first)?;
        }
        Ok(())
    }
}

struct Joined<'a>(&'a [HunkError]);

impl fmt::Display for Joined<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            let newline = if i == 0 { "" } else { "\n" };
            write!(f, "{newline}{error}")?;
        }
        Ok(())
    }
}
