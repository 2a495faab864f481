//! Why a program is stopped, parsed from the debugger's output.

use super::frames::Backtrace;
use super::protocol::Stopped;

/// The state of a program that is stopped or has ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Halt {
    pub kind: HaltKind,
    pub backtrace: Backtrace,
    pub(super) thread: i64,
    /// The breakpoints that were hit.
    pub(super) ids: Vec<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HaltKind {
    /// A sanitizer reported an error; the text is the debugger's description of it.
    Report(String),
    Signal(String),
    /// At one of our breakpoints.
    Line,
    Watchpoint(u64),
    /// At the start of the program.
    Entry,
    Step,
    /// Paused because it ran too long.
    Paused,
    Ended(Ending),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// About to exit: all state can still be read.
    AtExit,
    /// The process is gone.
    Gone { status: i64 },
}

impl HaltKind {
    pub fn is_crash(&self) -> bool {
        matches!(self, Self::Report(_) | Self::Signal(_))
    }

    pub fn is_end(&self) -> bool {
        matches!(self, Self::Ended(_))
    }

    /// `top` is the innermost function, including those of the runtime.
    pub(super) fn from_stop(stopped: &Stopped, top: &str, entry: Entry) -> Self {
        let description = stopped.description.as_str();
        if let Some(id) = watchpoint(description) {
            return Self::Watchpoint(id);
        }
        match stopped.reason.as_str() {
            "step" => Self::Step,
            "entry" => Self::Entry,
            "pause" => Self::Paused,
            "exception" | "signal" if description.contains("SIGSTOP") => Self::Paused,
            "exception" | "signal" => Self::Signal(signal_words(description)),
            _ if stopped.hit_breakpoint_ids.is_empty() => Self::Report(description.to_owned()),
            _ => Self::at_breakpoint(top, entry),
        }
    }

    fn at_breakpoint(top: &str, entry: Entry) -> Self {
        match top {
            "_exit" | "__GI__exit" => Self::Ended(Ending::AtExit),
            "main" if entry == Entry::Awaited => Self::Entry,
            _ if top.starts_with("__msan_warning") => {
                Self::Report("Use of uninitialized value".to_owned())
            }
            "__asan_on_error" | "__ubsan_on_report" | "__tsan_on_report" => {
                Self::Report("Sanitizer report".to_owned())
            }
            _ => Self::Line,
        }
    }
}

/// Whether a stop in `main` is one that we asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Entry {
    #[default]
    Passed,
    Awaited,
}

fn watchpoint(description: &str) -> Option<u64> {
    let rest = description.strip_prefix("watchpoint ")?;
    rest.split(|c: char| !c.is_ascii_digit())
        .next()?
        .parse()
        .ok()
}

/// `signal SIGSEGV: address not mapped …` without its first word.
fn signal_words(description: &str) -> String {
    let words = description.strip_prefix("signal ").unwrap_or(description);
    match words.is_empty() {
        true => "a signal".to_owned(),
        false => super::frames::short_numbers(words),
    }
}

#[cfg(test)]
#[path = "halt_tests.rs"]
mod tests;
