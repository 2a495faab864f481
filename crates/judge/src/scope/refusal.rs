//! What is wrong with a candidate before anything is built, and advice on what to do instead.

use std::fmt;

use patchwright_domain::candidate::RelPath;
use serde::{Deserialize, Serialize};

/// The rules that a candidate can break by the files it touches and by its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// A file that a patch may not touch.
    Scope,
    /// A sanitizer is disabled, controlled or detected.
    Sanitizer,
    /// A pragma or attribute that changes how code is compiled or linked.
    Compiler,
    /// Inline assembly.
    Assembly,
    /// A crash is caught rather than avoided.
    CrashHandler,
    /// Standard output or error is closed or redirected.
    Output,
    /// The program checks the environment it runs in.
    Environment,
    /// Another process is started or ended, a file is removed, or memory is taken out of the sanitizer's view.
    Process,
    /// A standard function, a keyword or a function of the project gets another meaning.
    Override,
    /// The program exits or jumps away where it did not before.
    Leaving,
    /// The proof of concept is recognised.
    Recognition,
    /// A function lost its body.
    Emptied,
    /// A function returns before it does anything.
    TopReturn,
    /// A function lost its last caller.
    CutOff,
    /// A statement, branch, loop, `case` or function is gone.
    Deleted,
    /// Less than half of a function's work is left.
    Shortened,
    /// Code is still there but can no longer run.
    Unreachable,
    /// What a patch adds could not be analysed within the limits, so it is not trusted.
    Unreadable,
    /// What a patch adds could be analysed, but not whether something is gone.
    Uncompared,
}

impl Rule {
    /// Whether a finding alone refuses a patch because no honest patch needs it. Any other finding is a suspicion,
    /// which runs must settle.
    pub fn is_forbidden(self) -> bool {
        match self {
            Self::Scope
            | Self::Sanitizer
            | Self::Compiler
            | Self::Assembly
            | Self::CrashHandler
            | Self::Output
            | Self::Environment
            | Self::Process
            | Self::Override
            | Self::Leaving
            | Self::Recognition
            | Self::Emptied
            | Self::TopReturn
            | Self::Unreadable => true,
            Self::CutOff
            | Self::Deleted
            | Self::Shortened
            | Self::Unreachable
            | Self::Uncompared => false,
        }
    }

    /// What to do instead.
    pub fn advice(self) -> &'static str {
        match self {
            Self::Scope => {
                "fix the program's own source; tests, inputs and build files stay as they are"
            }
            Self::Sanitizer => "leave the sanitizer alone and fix the access that it reports",
            Self::Compiler => "fix the code without changing how it is compiled or linked",
            Self::Assembly => "write the repair in the language of the file",
            Self::CrashHandler => "prevent the crash instead of catching it",
            Self::Output => "leave standard output and error open, so that a report can be seen",
            Self::Environment => "the repair must not depend on who runs the program",
            Self::Process => "fix the faulty access itself; no repair of memory safety needs this",
            Self::Override => {
                "keep the meaning of existing names; add a function of a new name if one is needed"
            }
            Self::Leaving => {
                "report the bad input the way this function already does, for example by returning its error value"
            }
            Self::Recognition => {
                "check the condition that makes the access wrong (a bound, a length, a null), not this one input"
            }
            Self::Emptied => "keep what the function does and add the missing check",
            Self::TopReturn => "return early only under the condition that makes going on wrong",
            Self::CutOff => "keep calling the function and fix what goes wrong in it or before it",
            Self::Deleted => "keep what is there and add the missing check to it",
            Self::Shortened => "keep what the function does and add the missing check",
            Self::Unreachable => "keep the code running and add the missing check to it",
            Self::Unreadable | Self::Uncompared => "make the change smaller and plainer",
        }
    }
}

/// One reason why a candidate is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    pub rule: Rule,
    pub file: RelPath,
    /// In the new file, or in the old one if something was removed; `None` for the file as a whole.
    pub line: Option<usize>,
    /// A sentence without its full stop.
    pub what: String,
    /// What to do instead, also without a full stop.
    pub advice: &'static str,
}

impl Refusal {
    pub fn new(rule: Rule, file: &RelPath, line: Option<usize>, what: impl Into<String>) -> Self {
        Self {
            rule,
            file: file.clone(),
            line,
            what: what.into(),
            advice: rule.advice(),
        }
    }
}

/// Something a patch removes. Only runs can judge it: code that no test or input needs may go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suspicion {
    pub rule: Rule,
    /// Path before the patch.
    pub file: RelPath,
    /// Line before the patch; `None` for the file as a whole.
    pub line: Option<usize>,
    /// A sentence without its full stop.
    pub what: String,
}

impl fmt::Display for Suspicion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.what),
            None => write!(f, "{}: {}", self.file, self.what),
        }
    }
}

/// Everything found in the text of a patch.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TextFindings {
    pub refusals: Vec<Refusal>,
    pub suspicions: Vec<Suspicion>,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: ", self.file)?,
            None => write!(f, "{}: ", self.file)?,
        }
        write!(f, "{}; {}", self.what, self.advice)
    }
}
