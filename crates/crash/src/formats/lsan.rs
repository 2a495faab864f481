//! LeakSanitizer: one report per process, with a record for every allocation site.

use patchwright_domain::report::{BugKind, CrashReport, Leak, LeakReach, Sanitizer};

use super::header;
use crate::open_report::{Format, OpenReport};
use crate::{leaks, scan};

pub(super) const FORMAT: Format = Format {
    begin,
    feed,
    close,
    ..Format::PLAIN
};

fn begin(line: &str) -> Option<CrashReport> {
    let header = header::read(line)?;
    (header.sanitizer == Sanitizer::Leak && header.words.starts_with("detected memory leaks"))
        .then(|| header.report(BugKind::MemoryLeak))
}

/// `Direct leak of 12 byte(s) in 1 object(s) allocated from:`
fn feed(open: &mut OpenReport, line: &str) {
    let Some(words) = scan::after(line, " leak of ") else {
        return;
    };
    let reach = if line.contains("Indirect leak") {
        LeakReach::Indirect
    } else {
        LeakReach::Direct
    };
    let (Some(bytes), Some(objects)) = (
        scan::number(words).map(|(bytes, _)| bytes),
        scan::number_before(words, " object(s)"),
    ) else {
        return;
    };
    open.expect_leak(Leak {
        reach,
        bytes,
        objects,
        frames: Vec::new(),
    });
}

/// The report's stack is that of the first leak.
fn close(open: &mut OpenReport) {
    let report = &mut open.report;
    report.truncated |= !open.complete;
    let first = leaks::first_lost(&report.leaks);
    if let Some(leak) = first {
        report.frames = leak.frames.clone();
    }
}
