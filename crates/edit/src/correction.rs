//! Corrections made to a patch so that it fits the tree, as data, so that a user sees every one of them.

use std::fmt;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;
use serde::Serialize;

/// One correction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Correction {
    pub path: RelPath,
    /// Line of the patch, from 1.
    pub at: usize,
    pub what: Corrected,
}

/// Lines of files count from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Corrected {
    /// The path was completed or shortened to one that exists.
    Path { written: String },
    /// A file that was said to be changed does not exist and is created.
    CreatedInstead,
    /// A change of the file's mode was left out.
    ModeIgnored,
    /// The stated counts do not match the lines.
    Counts,
    /// Lines after the hunk's stated end were taken for chatter.
    TrailingIgnored { lines: usize },
    /// Lines without ` `, `-` or `+` were taken for context, empty ones of a new file for its own.
    Unprefixed { lines: usize },
    /// The hunk is elsewhere than stated.
    Moved { stated: usize, line: usize },
    /// Several places fitted; this one was taken.
    Chosen {
        line: usize,
        by: ChosenBy,
        others: Vec<usize>,
    },
    /// Quoted and real line differ only in white space.
    Whitespace { line: usize },
    /// A context line differs in the file, which keeps its own.
    Context {
        line: usize,
        quoted: String,
        real: String,
    },
    /// A quoted context line is not in the file at all.
    ContextMissing { quoted: String },
    /// The file has a line that was not quoted; it stays.
    LineSkipped { line: usize, real: String },
    /// Added lines were indented as the file is.
    Reindented { lines: usize },
    /// The patch's line endings were replaced by the file's.
    LineEndings,
    /// The file's last line keeps its missing or present newline.
    FinalNewline,
    /// Hunks were in another order than their places.
    Reordered,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChosenBy {
    StatedLine,
    Function,
}

impl fmt::Display for Correction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` (line {} of the patch): {}",
            self.path, self.at, self.what
        )
    }
}

impl fmt::Display for Corrected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Path { written } => write!(f, "the path was written `{written}`"),
            Self::CreatedInstead => f.write_str("the file did not exist and was created"),
            Self::ModeIgnored => f.write_str("the change of mode was left out"),
            Self::Counts => f.write_str("the hunk's line counts were wrong"),
            Self::TrailingIgnored { lines } => {
                write!(
                    f,
                    "{} after the hunk: taken for chatter",
                    counted(*lines, "line")
                )
            }
            Self::Unprefixed { lines } => {
                write!(
                    f,
                    "{} without ` `, `-` or `+`: taken as file text",
                    counted(*lines, "line")
                )
            }
            Self::Moved { stated, line } => write!(f, "stated line {stated}, found at line {line}"),
            Self::Chosen { line, by, others } => {
                let by = match by {
                    ChosenBy::StatedLine => "nearest to the stated line",
                    ChosenBy::Function => "in the named function",
                };
                write!(
                    f,
                    "line {line} was taken, {by}; it also fitted at {others:?}"
                )
            }
            Self::Whitespace { line } => write!(f, "line {line} differs in white space"),
            Self::Context { line, quoted, real } => {
                write!(
                    f,
                    "line {line} is {}, quoted as {}",
                    Text(real),
                    Text(quoted)
                )
            }
            Self::ContextMissing { quoted } => {
                write!(f, "{}, quoted as context, is not there", Text(quoted))
            }
            Self::LineSkipped { line, real } => {
                write!(f, "line {line}, {}, was not quoted and stays", Text(real))
            }
            Self::Reindented { lines } => {
                write!(
                    f,
                    "{} added: indented as the file is",
                    counted(*lines, "line")
                )
            }
            Self::LineEndings => f.write_str("the file's own line endings were kept"),
            Self::FinalNewline => f.write_str("the file ends with or without newline as before"),
            Self::Reordered => f.write_str("hunks were put in the order of the file"),
        }
    }
}

struct Text<'a>(&'a str);

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            f.write_str("an empty line")
        } else {
            write!(f, "`{}`", self.0)
        }
    }
}
