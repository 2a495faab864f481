//! The process that crashed, as it was started, seen through `sh -c`, wrapper scripts and libtool.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use patchwright_domain::report::CrashReport;
use patchwright_domain::reproduction::LaunchSummary;
use patchwright_sandbox::{Executed, ProcessEnd, Traced};

use crate::jvm::{is_exception, is_jvm};
use crate::options::SANITIZER_EXIT;

/// Enough to start the process again without its wrappers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Launch {
    pub executable: PathBuf,
    pub argv: Vec<OsString>,
    pub cwd: PathBuf,
    pub env: Vec<OsString>,
    pub stdin: LaunchStdin,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LaunchStdin {
    /// What the PoC itself was given.
    OfThePoc,
    Empty,
    /// A file that the process sees at this path.
    File(PathBuf),
    /// Written by another program, so it cannot be provided again.
    Pipe,
}

/// Which process printed the report of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reporter {
    Process(u32),
    /// gcc's UBSan names no process: it is the one ended by a signal or a sanitizer, else the last program of the tree.
    Unnamed,
    /// A virtual machine names no process either, and is no program of the tree.
    Jvm,
    Nobody,
}

impl Reporter {
    pub(crate) fn from_reports(reports: &[CrashReport]) -> Self {
        let named = reports.iter().filter_map(|report| report.pid).next_back();
        match named {
            Some(pid) => Self::Process(pid),
            None if reports.iter().any(is_exception) => Self::Jvm,
            None if reports.is_empty() => Self::Nobody,
            None => Self::Unnamed,
        }
    }
}

impl Launch {
    /// The program whose process (or forked child) printed the report; without a report, the one ended by a signal.
    pub(crate) fn of_crash(traced: &Traced, reporter: Reporter, source: &Path) -> Option<Self> {
        let ended = |how: &dyn Fn(&ProcessEnd) -> bool| {
            // The innermost: a shell passes its child's status on.
            let found = traced.ends.iter().rev().find(|(_, end)| how(end));
            found.map(|(pid, _)| *pid)
        };
        let of_tree = || {
            let mut programs = traced.executed.iter().rev();
            let found = programs.find(|program| program.executable.starts_with(source));
            found.map(|program| program.pid)
        };
        let jvm = || {
            let mut programs = traced.executed.iter().rev();
            let found = programs.find(|program| is_jvm(&program.executable));
            found.map(|program| program.pid)
        };
        let signalled = || ended(&|end| matches!(end, ProcessEnd::Signalled(_)));
        let by_sanitizer = || ended(&|end| *end == ProcessEnd::Exited(SANITIZER_EXIT));
        let mut pid = match reporter {
            Reporter::Process(pid) => pid,
            Reporter::Unnamed => signalled().or_else(by_sanitizer).or_else(of_tree)?,
            Reporter::Jvm => jvm().or_else(of_tree)?,
            Reporter::Nobody => signalled()?,
        };
        loop {
            if let Some(program) = traced
                .executed
                .iter()
                .rev()
                .find(|program| program.pid == pid)
            {
                return Some(Self::from_program(program, traced));
            }
            pid = *traced.parents.get(&pid)?;
        }
    }

    /// The last program of the tree that was started, for a run that did not crash.
    pub fn of_last(traced: &Traced, source: &Path) -> Option<Self> {
        let mut programs = traced.executed.iter().rev();
        let last = programs.find(|program| program.executable.starts_with(source))?;
        Some(Self::from_program(last, traced))
    }

    fn from_program(program: &Executed, traced: &Traced) -> Self {
        let outermost = traced.executed.first().map(|program| &program.stdin);
        let text = program.stdin.to_string_lossy();
        let stdin = if text.starts_with("/dev/null") {
            LaunchStdin::Empty
        } else if Some(&program.stdin) == outermost {
            LaunchStdin::OfThePoc
        } else if text.starts_with('/') {
            LaunchStdin::File(program.stdin.clone())
        } else {
            LaunchStdin::Pipe
        };
        Self {
            executable: program.executable.clone(),
            argv: program.argv.clone(),
            cwd: program.cwd.clone(),
            env: program.env.clone(),
            stdin,
        }
    }

    pub fn summary(&self) -> LaunchSummary {
        let stdin = match &self.stdin {
            LaunchStdin::OfThePoc => "of the PoC".to_owned(),
            LaunchStdin::Empty => "empty".to_owned(),
            LaunchStdin::File(path) => path.display().to_string(),
            LaunchStdin::Pipe => "a pipe from another program".to_owned(),
        };
        LaunchSummary {
            executable: self.executable.display().to_string(),
            argv: self
                .argv
                .iter()
                .map(|word| word.to_string_lossy().into_owned())
                .collect(),
            cwd: self.cwd.display().to_string(),
            stdin,
        }
    }
}
