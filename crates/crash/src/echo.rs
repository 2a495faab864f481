//! One death that two parties report: a runtime says why, and a sanitizer or fuzzer sees the abort that follows.

use patchwright_domain::report::{BugKind, CrashReport, Sanitizer};

use crate::open_report::OpenReport;

/// A runtime's last message ("Assertion … failed") and the stack a sanitizer prints for the abort that follows are one
/// report. Returns the open report if they are not.
pub(crate) fn absorb(open: OpenReport, next: &mut CrashReport) -> Option<OpenReport> {
    let says_why = tells_reason(open.report.sanitizer) && open.next_index == 0;
    if !says_why || has_stack(&open) || !is_bare(next) {
        return Some(open);
    }
    let said = open.close();
    // A language's own report keeps its name: the sanitizer saw only an abort.
    if is_language(said.sanitizer) {
        next.sanitizer = said.sanitizer;
    }
    next.kind = said.kind;
    next.message = said.message;
    next.facts.extend(said.facts);
    next.frames = said.frames;
    None
}

/// Whether the report only sees the abort of a runtime that has already said why, and where.
pub(crate) fn repeats(open: &OpenReport, next: &CrashReport) -> bool {
    tells_reason(open.report.sanitizer) && has_stack(open) && is_bare(next)
}

fn has_stack(open: &OpenReport) -> bool {
    !open.report.frames.is_empty() || open.thrown.iter().any(|thrown| !thrown.frames.is_empty())
}

/// Those who print a message before they abort.
fn tells_reason(sanitizer: Sanitizer) -> bool {
    matches!(sanitizer, Sanitizer::Glibc | Sanitizer::None) || is_language(sanitizer)
}

pub(crate) fn is_language(sanitizer: Sanitizer) -> bool {
    match sanitizer {
        Sanitizer::Jazzer
        | Sanitizer::Java
        | Sanitizer::Rust
        | Sanitizer::Go
        | Sanitizer::Python
        | Sanitizer::Javascript => true,
        Sanitizer::Address
        | Sanitizer::HwAddress
        | Sanitizer::Leak
        | Sanitizer::Memory
        | Sanitizer::Thread
        | Sanitizer::Undefined
        | Sanitizer::Libfuzzer
        | Sanitizer::Glibc
        | Sanitizer::Valgrind
        | Sanitizer::Signal
        | Sanitizer::None => false,
    }
}

/// Whether a report says no more than that the process was ended.
fn is_bare(report: &CrashReport) -> bool {
    if is_language(report.sanitizer) {
        return false;
    }
    match report.kind {
        BugKind::Abort | BugKind::Signal | BugKind::Trap | BugKind::FuzzTargetExited => true,
        BugKind::UncaughtException => !report.facts.contains_key("exception"),
        // Some checks end the process by a write to an address that is never mapped.
        BugKind::IllegalInstruction => true,
        _ => false,
    }
}
