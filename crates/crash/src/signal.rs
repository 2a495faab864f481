//! A process that died by a signal and printed nothing: the signal is all there is.

use patchwright_domain::report::{BugKind, CrashReport, Sanitizer};

const SIGNALS: &[(i32, &str, BugKind)] = &[
    (4, "SIGILL", BugKind::IllegalInstruction),
    (5, "SIGTRAP", BugKind::Trap),
    (6, "SIGABRT", BugKind::Abort),
    (7, "SIGBUS", BugKind::BusError),
    (8, "SIGFPE", BugKind::DivideByZero),
    (11, "SIGSEGV", BugKind::Segv),
];

/// The report of a process that a signal ended (numbers as on Linux).
pub fn from_signal(number: i32) -> CrashReport {
    let known = SIGNALS.iter().find(|(n, _, _)| *n == number);
    let (name, kind) = match known {
        Some((_, name, kind)) => ((*name).to_owned(), *kind),
        None => (format!("signal {number}"), BugKind::Signal),
    };
    let mut report = CrashReport::new(kind, Sanitizer::Signal);
    report.fatal = true;
    report.facts.insert("signal".to_owned(), name);
    report
}
