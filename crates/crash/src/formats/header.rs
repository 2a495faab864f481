//! The first line that all sanitizers share: `==12==ERROR: AddressSanitizer: words`.

use patchwright_domain::report::{BugKind, CrashReport, Sanitizer};

use crate::scan;

const NAMES: &[(&str, Sanitizer)] = &[
    ("AddressSanitizer", Sanitizer::Address),
    ("HWAddressSanitizer", Sanitizer::HwAddress),
    ("LeakSanitizer", Sanitizer::Leak),
    ("MemorySanitizer", Sanitizer::Memory),
    ("ThreadSanitizer", Sanitizer::Thread),
    ("UndefinedBehaviorSanitizer", Sanitizer::Undefined),
];

pub(super) struct Header<'a> {
    pub(super) sanitizer: Sanitizer,
    pub(super) pid: Option<u32>,
    /// What the sanitizer says happened.
    pub(super) words: &'a str,
}

impl Header<'_> {
    pub(super) fn report(&self, kind: BugKind) -> CrashReport {
        let mut report = CrashReport::new(kind, self.sanitizer);
        report.pid = self.pid;
        report
    }
}

pub(super) fn read(line: &str) -> Option<Header<'_>> {
    // Most lines are no header, and every format checks each line.
    if !line.contains("Sanitizer") {
        return None;
    }
    let (before, after) = line
        .split_once("ERROR: ")
        .or_else(|| line.split_once("WARNING: "))?;
    let (sanitizer, rest) = sanitizer(after)?;
    // "AddressSanitizer failed to allocate" has no colon.
    let words = rest.strip_prefix(": ").or_else(|| rest.strip_prefix(' '))?;
    Some(Header {
        sanitizer,
        pid: scan::pid(before).or_else(|| thread_pid(words)),
        words: words.trim(),
    })
}

/// The sanitizer whose name the text begins with, and the text after it.
pub(super) fn sanitizer(text: &str) -> Option<(Sanitizer, &str)> {
    NAMES
        .iter()
        .find_map(|(name, sanitizer)| Some((*sanitizer, text.strip_prefix(name)?)))
}

/// ThreadSanitizer names the process at the line's end.
fn thread_pid(words: &str) -> Option<u32> {
    scan::between(words, "(pid=", ")")?.parse().ok()
}
