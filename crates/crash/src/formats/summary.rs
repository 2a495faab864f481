//! `SUMMARY:` lines: the last line of most reports, and all that is left when the head was cut.

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use super::{asan, header, libfuzzer, tsan, ubsan};
use crate::open_report::Format;
use crate::scan;

/// The format of a report of which only the summary was seen; not in the table, because only a summary starts it.
pub(crate) static SUMMARY_ONLY: Format = Format::PLAIN;

/// What the summary alone tells.
pub(crate) fn read(line: &str) -> Option<CrashReport> {
    let words = scan::after(line, "SUMMARY: ")?;
    if let Some(words) = words.strip_prefix("libFuzzer: ") {
        let mut report = CrashReport::new(libfuzzer::kind(words)?, Sanitizer::Libfuzzer);
        report.truncated = true;
        report.fatal = true;
        return Some(report);
    }
    let (sanitizer, rest) = header::sanitizer(words)?;
    let words = rest.strip_prefix(": ")?;
    let (kind, sanitizer, rest) = kind(words, sanitizer)?;
    let mut report = CrashReport::new(kind, sanitizer);
    report.truncated = true;
    report.fatal = !matches!(
        sanitizer,
        Sanitizer::Undefined | Sanitizer::Thread | Sanitizer::Leak
    );
    report.frames.extend(place(rest));
    Some(report)
}

fn kind(words: &str, sanitizer: Sanitizer) -> Option<(BugKind, Sanitizer, &str)> {
    if let Some(rest) = words.strip_prefix("undefined-behavior") {
        return Some((BugKind::UndefinedBehavior, Sanitizer::Undefined, rest));
    }
    // "12 byte(s) leaked in 1 allocation(s)." is printed under the main sanitizer's name.
    if words.contains("byte(s) leaked") {
        return Some((BugKind::MemoryLeak, Sanitizer::Leak, ""));
    }
    if sanitizer == Sanitizer::Thread
        && let Some(kind) = tsan::kind(words)
    {
        return Some((kind, sanitizer, words));
    }
    let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
    let kind = match word {
        "SEGV" => BugKind::Segv,
        "BUS" => BugKind::BusError,
        "FPE" => BugKind::DivideByZero,
        "ILL" => BugKind::IllegalInstruction,
        "ABRT" => BugKind::Abort,
        "TRAP" => BugKind::Trap,
        "access-violation" => BugKind::Segv,
        "int-divide-by-zero" => BugKind::DivideByZero,
        "breakpoint" => BugKind::Trap,
        "illegal-instruction" => BugKind::IllegalInstruction,
        "tag-mismatch" => BugKind::UnknownCrash,
        "invalid-free" => BugKind::BadFree,
        "allocation-tail-overwritten" => BugKind::HeapBufferOverflow,
        _ if sanitizer == Sanitizer::Undefined => {
            ubsan::summary_kind(word).or_else(|| word.parse().ok())?
        }
        _ => asan::kind(words)?,
    };
    Some((kind, sanitizer, rest))
}

/// `/a/b.c:5:36 in get` or `(/b/h+0x12) in get`
fn place(text: &str) -> Option<Frame> {
    let text = text.trim();
    // ThreadSanitizer's kinds hold spaces: the place begins at the first slash.
    let text = match text.find(" /") {
        Some(at) => text.get(at + 1..).unwrap_or(text),
        None => text,
    };
    let (place, function) = match text.rsplit_once(" in ") {
        Some((place, function)) => (place, Some(function.trim())),
        None => (text, None),
    };
    let (file, line, column) = scan::position(place)?;
    if file.starts_with('(') || line.is_none() {
        return None;
    }
    Some(Frame {
        function: function.filter(|f| !f.is_empty()).map(str::to_owned),
        file: Some(file.to_owned()),
        line,
        column,
        ..Frame::default()
    })
}
