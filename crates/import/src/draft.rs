//! A case as an adapter makes it, before anything is written.

use std::path::PathBuf;

use crate::error::ImportError;

/// One case of what was named, or its name and why it is none.
pub(crate) type Drafted = Result<CaseDraft, (String, ImportError)>;

/// Everything that a case folder gets.
#[derive(Debug, Default)]
pub(crate) struct CaseDraft {
    /// Its folder is named so.
    pub name: String,
    /// As a manifest writes it; detected if absent.
    pub language: Option<&'static str>,
    pub source: SourceDraft,
    pub exclude: Vec<String>,
    pub setup: Option<String>,
    pub build: String,
    pub clean: Option<String>,
    pub build_env: Vec<(String, String)>,
    pub poc: PocDraft,
    pub test: Option<TestDraft>,
    pub env: Vec<(String, String)>,
    pub allow: Vec<String>,
    pub deny: Vec<String>,
    /// Host folders that the sandbox shows.
    pub read: Vec<PathBuf>,
    /// The report that came with it, as text.
    pub report: Option<String>,
    /// What a person wrote about it.
    pub issue: Option<String>,
    /// The developers' fix: held back from every repair.
    pub fix: Option<Vec<u8>>,
    /// Where the values come from, one line each.
    pub because: Vec<String>,
    /// What could not be carried over or must be looked at, one line each.
    pub notes: Vec<String>,
}

#[derive(Debug)]
pub(crate) enum SourceDraft {
    /// A tree of the user's, named where it is.
    InPlace(PathBuf),
    /// A folder `src` beside the manifest, made of these.
    Laid(Vec<Laid>),
}

impl Default for SourceDraft {
    fn default() -> Self {
        Self::Laid(Vec::new())
    }
}

/// What is put below `src`; paths there are plain and relative.
#[derive(Debug)]
pub(crate) enum Laid {
    /// A copy of a tree, without its history.
    Tree {
        from: PathBuf,
        to: String,
    },
    File {
        from: PathBuf,
        to: String,
    },
    Text {
        text: Vec<u8>,
        to: String,
    },
    Removed {
        at: String,
    },
}

#[derive(Debug, Default)]
pub(crate) struct PocDraft {
    pub command: String,
    /// Copied into the case; the program is given it as `{input}` or, if the command has none, as its standard input.
    pub input: Option<PathBuf>,
    /// Further files beside it.
    pub files: Vec<PathBuf>,
    pub cwd: Option<String>,
    pub env: Vec<(String, String)>,
    /// Tests that fail, and how their results are read.
    pub failing: Option<(Vec<String>, &'static str)>,
}

#[derive(Debug)]
pub(crate) struct TestDraft {
    pub command: String,
    pub format: &'static str,
    pub env: Vec<(String, String)>,
}

impl TestDraft {
    /// The user's own test command.
    pub fn given(command: String) -> Self {
        Self {
            command,
            format: "auto",
            env: Vec::new(),
        }
    }
}
