//! A shell's note that a child died by a signal: the only trace of a crash without a sanitizer.

use patchwright_domain::report::CrashReport;

use crate::open_report::Format;
use crate::signal;

pub(super) const FORMAT: Format = Format {
    begin,
    ..Format::PLAIN
};

const NOTES: &[(&str, i32)] = &[
    ("Segmentation fault", 11),
    ("Floating point exception", 8),
    ("Illegal instruction", 4),
    ("Bus error", 7),
    ("Trace/breakpoint trap", 5),
    ("Aborted", 6),
];

/// `Segmentation fault (core dumped)`, alone or after `sh: line 1: 123 `.
fn begin(line: &str) -> Option<CrashReport> {
    let text = line.trim();
    let (note, at, number) = NOTES
        .iter()
        .find_map(|(note, number)| text.find(note).map(|at| (*note, at, *number)))?;
    let before = text.get(..at)?;
    let after = text.get(at + note.len()..)?.trim();
    let alone = before.is_empty() && (after.is_empty() || after.starts_with("(core dumped)"));
    let of_shell = before.trim_end().ends_with(|c: char| c.is_ascii_digit())
        && (before.contains(": line ") || before.contains("sh: "));
    (alone || of_shell).then(|| signal::from_signal(number))
}
