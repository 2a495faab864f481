//! What can be wrong with a case, as messages: where, what was expected, and the remedy.
//!
//! Every message is one line: foreign names and paths are escaped and shortened before they are shown.

use std::io;
use std::path::{Path, PathBuf};

use patchwright_domain::foreign::visible_line;
use thiserror::Error;

/// Why no case could be made from a manifest or from flags.
#[derive(Debug, Error)]
pub enum ManifestError {
    #[error("{}: {problem}", shown_path(path))]
    File { path: PathBuf, problem: FileProblem },
    #[error("{}: line {line}: {problem}", shown_path(path))]
    Line {
        path: PathBuf,
        line: usize,
        problem: Box<Problem>,
    },
    #[error("{flag}: {problem}")]
    Flag {
        flag: &'static str,
        problem: Box<Problem>,
    },
}

/// Why the manifest's text could not be read at all.
#[derive(Debug, Error)]
pub enum FileProblem {
    #[error(
        "there is no manifest here; write one with `patchwright init`, or give --build and --poc"
    )]
    Absent,
    #[error("not a regular file; give a manifest or the folder that holds patchwright.toml")]
    NotAFile,
    #[error("cannot be read: {0}; check its permissions")]
    Unreadable(io::Error),
    #[error("larger than 1 MiB, which no manifest is; is it the right file?")]
    TooBig,
}

/// One problem of a case; [`ManifestError`] says where it is.
#[derive(Debug, Error)]
pub enum Problem {
    #[error("not UTF-8 text; save the manifest as UTF-8")]
    NotText,
    #[error("not valid TOML: {0}; write key = value under a [table], strings in quotes")]
    Syntax(String),
    #[error("a key or table is written twice; keep one of the two")]
    Twice,
    #[error("unknown key '{}' in {table}; {hint}", shown(key))]
    UnknownKey {
        key: String,
        table: String,
        hint: String,
    },
    #[error(
        "'{}' in {table} must be {expected}, but it {found}; write {example}",
        shown(key)
    )]
    WrongType {
        key: String,
        table: String,
        expected: &'static str,
        found: String,
        example: String,
    },
    #[error("{what} is missing; {remedy}")]
    Missing {
        what: &'static str,
        remedy: &'static str,
    },
    #[error("{what} is {value}, but must be a whole number from {min} to {max}; {remedy}")]
    OutOfRange {
        what: &'static str,
        value: i128,
        min: u64,
        max: u64,
        remedy: String,
    },
    #[error("unknown {what} '{}'; {hint}", shown(word))]
    UnknownWord {
        what: &'static str,
        word: String,
        hint: String,
    },
    #[error("{what} is empty; write the command")]
    Empty { what: &'static str },
    #[error("{what} holds a NUL character, which no process can be given; remove it")]
    Nul { what: &'static str },
    #[error("{what} is longer than {max} bytes; put it into a script and call that")]
    TooLong { what: &'static str, max: usize },
    #[error(
        "{what} '{}' is not usable; take 1 to 100 printable characters without '/'",
        shown(name)
    )]
    BadName { what: &'static str, name: String },
    #[error("'{}' is not an environment name; take a name without '=', such as ASAN_OPTIONS", shown(.0))]
    EnvName(String),
    #[error("'{}' sets nothing; write --env NAME=VALUE", shown(.0))]
    EnvFlag(String),
    #[error(
        "{what} {} does not exist; correct the path or create it",
        shown_path(path)
    )]
    Absent { what: &'static str, path: PathBuf },
    #[error(
        "{what} {} cannot be looked at: {error}; check its permissions",
        shown_path(path)
    )]
    Unreachable {
        what: &'static str,
        path: PathBuf,
        error: io::Error,
    },
    #[error(
        "{what} {} is not a {expected}; give the path of a {expected}",
        shown_path(path)
    )]
    WrongFileType {
        what: &'static str,
        path: PathBuf,
        expected: &'static str,
    },
    #[error(
        "{what} {} lies outside the manifest's folder, and a manifest may be a stranger's; move it below the folder, \
         or allow it with {flag} {}",
        shown_path(path),
        shown_path(path)
    )]
    Outside {
        what: &'static str,
        path: PathBuf,
        flag: &'static str,
    },
    #[error(
        "source {} is a home folder, holds one, or is a hidden folder in one; name the project's own folder",
        shown_path(.0)
    )]
    Home(PathBuf),
    #[error(
        "sandbox.read {} is not a system folder that everybody may read; if the project may see it, give \
         --allow-read {}, or put it into allow-read of your own configuration",
        shown_path(.0),
        shown_path(.0)
    )]
    NotAllowed(PathBuf),
    #[error("{what} {} is not UTF-8; rename it", shown_path(path))]
    PathNotUtf8 { what: &'static str, path: PathBuf },
    #[error(
        "source {} holds a quote or a control character, which breaks symbolizers; rename it",
        shown_path(.0)
    )]
    Unsymbolizable(PathBuf),
    #[error(
        "source {} is a system folder; name the project's own folder",
        shown_path(.0)
    )]
    SystemFolder(PathBuf),
    #[error(
        "sandbox.read {} would show what the sandbox must hide; name a narrower folder",
        shown_path(.0)
    )]
    NeverShown(PathBuf),
    #[error(
        "{what} '{}' must be absolute and without '..'; write the full path of the host",
        shown_path(path)
    )]
    NotAbsolute { what: &'static str, path: PathBuf },
    #[error(
        "bad glob '{}' in {what}: {reason}; write one like \"src/**\"",
        shown(glob)
    )]
    BadGlob {
        what: &'static str,
        glob: String,
        reason: String,
    },
    #[error(
        "cwd '{}' is not understood; write \"{{source}}\", \"{{source}}/sub\" or \"{{scratch}}\"",
        shown(.0)
    )]
    BadCwd(String),
    #[error("cwd '{}' leaves the source; remove the '..'", shown(.0))]
    CwdLeaves(String),
    #[error(
        "two files of poc '{}' are named '{}' and would lie in one folder; rename one",
        shown(poc),
        shown(name)
    )]
    Clash { poc: String, name: String },
    #[error(
        "poc '{}' has an input that nothing reads; put {{input}} into its command, or give the file as stdin",
        shown(.0)
    )]
    UnusedInput(String),
    #[error(
        "the command of poc '{}' says {{input}}, but there is no input; give it one (input = \"crash.bin\", --input)",
        shown(.0)
    )]
    NoInput(String),
    #[error("{what} says {{{placeholder}}}, which only a poc's command has; remove it")]
    MisplacedPlaceholder {
        what: &'static str,
        placeholder: &'static str,
    },
    #[error(
        "poc '{}' has kind = \"throws\", an exception that a Java program does not catch, but the project is not in Java; use \"crash\", or add language = \"java\" under [project]",
        shown(.0)
    )]
    ThrowsWithoutJava(String),
    #[error(
        "'{key}' of poc '{}' belongs to a failing test; add kind = \"test\", or remove it",
        shown(poc)
    )]
    OnlyOfTests { poc: String, key: &'static str },
    #[error(
        "'{key}' of poc '{}' belongs to a crash, and this one is a test run; let its command read what it needs",
        shown(poc)
    )]
    OnlyOfCrashes { poc: String, key: &'static str },
    #[error(
        "'{}' is not the name of one more test; write each name once, in one line, as the test command reports it",
        shown(.0)
    )]
    BadTestName(String),
    #[error(
        "a case has crashes or failing tests, not both; keep the crash, and let [test] run the tests that fail by it"
    )]
    MixedKinds,
    #[error("two pocs are named '{}'; give each its own name", shown(.0))]
    TwoPocs(String),
    #[error("unknown build variant '{}'; {hint}", shown(name))]
    UnknownVariant { name: String, hint: String },
    #[error("a variant named 'default' would hide [build] itself; give it another name")]
    DefaultVariant,
    #[error(
        "poc '{}' runs on build variant '{}', which is not yet supported; build it with [build] and leave build = \"default\"",
        shown(poc),
        shown(variant)
    )]
    VariantNotYet { poc: String, variant: String },
    #[error(
        "'{}' is not a kind of bug; write it as the sanitizer does, such as heap-buffer-overflow",
        shown(.0)
    )]
    BadBugKind(String),
    #[error(
        "no C, C++ or Java file was found in {}; name the language (language = \"c\") or correct the source",
        shown_path(.0)
    )]
    NoLanguage(PathBuf),
    /// A problem in another file that is read the same way, with its remedy.
    #[error("{0}")]
    Other(String),
}

/// Where a value was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    Line(usize),
    Flag(&'static str),
}

/// A value and where it was written.
#[derive(Debug, Clone)]
pub struct At<T> {
    pub value: T,
    pub place: Origin,
}

impl<T> At<T> {
    pub fn new(value: T, place: Origin) -> Self {
        At { value, place }
    }

    pub fn fault(&self, problem: Problem) -> Fault {
        self.place.fault(problem)
    }
}

/// A problem and its location, before the manifest's path is known.
#[derive(Debug)]
pub struct Fault {
    place: Origin,
    problem: Box<Problem>,
}

impl Origin {
    pub fn fault(self, problem: Problem) -> Fault {
        Fault {
            place: self,
            problem: Box::new(problem),
        }
    }
}

impl Fault {
    pub fn in_file(self, path: &Path) -> ManifestError {
        let problem = self.problem;
        match self.place {
            Origin::Line(line) => ManifestError::Line {
                path: path.to_owned(),
                line,
                problem,
            },
            Origin::Flag(flag) => ManifestError::Flag { flag, problem },
        }
    }
}

/// Makes foreign text safe for a one-line message, cutting out the middle.
pub(crate) fn shown(text: &str) -> String {
    const KEEP: usize = 60;
    let count = text.chars().count();
    if count <= 2 * KEEP {
        return visible_line(text).into_owned();
    }
    let head: String = text.chars().take(KEEP).collect();
    let tail: String = text.chars().skip(count - KEEP).collect();
    format!("{}…{}", visible_line(&head), visible_line(&tail))
}

pub(crate) fn shown_path(path: &Path) -> String {
    visible_line(&path.to_string_lossy()).into_owned()
}
