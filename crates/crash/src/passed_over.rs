//! Functions that are innermost because they report, end the process or hand on what they were given: the function at
//! fault is the one that called them. Each row says why; a row is a habit of naming, never one project's function.

use patchwright_domain::report::{BugKind, CrashReport, Frame, Sanitizer};

use crate::{echo, names};

/// When a row holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum When {
    /// The process ended itself: other crashes in such a function are its own.
    Stopped,
    /// The function does what its caller asked, also when that touches memory.
    Always,
    /// The function runs what comes after a fault that was found: hooks, handlers, reporters.
    Panic,
}

/// What of the normalised name a row looks at.
#[derive(Debug, Clone, Copy)]
enum Name {
    /// The last part, whole.
    Is(&'static str),
    /// The last part begins so.
    Starts(&'static str),
    /// The last part ends so.
    Ends(&'static str),
    /// The last part begins and ends so.
    Around(&'static str, &'static str),
    /// A scope before the last part has this name.
    In(&'static str),
    /// The whole name begins so.
    Whole(&'static str),
    /// The last part is capitals before this ending.
    Shouted(&'static str),
    /// The name as printed has this in it.
    Printed(&'static str),
}

use Name::{Around, Ends, In, Is, Printed, Shouted, Starts, Whole};
use When::{Always, Panic, Stopped};

struct Row {
    name: Name,
    when: When,
    #[cfg_attr(
        not(test),
        expect(
            dead_code,
            reason = "for readers of the table, and held to be there by its test"
        )
    )]
    reason: &'static str,
}

const fn row(name: Name, when: When, reason: &'static str) -> Row {
    Row { name, when, reason }
}

const TABLE: &[Row] = &[
    // Messages that end the process.
    row(
        Around("~", "LogMessage"),
        Stopped,
        "the destructor of a log message prints it, and aborts if it is fatal",
    ),
    row(
        Around("~", "LogMessageFatal"),
        Stopped,
        "as before, for messages that are always fatal",
    ),
    row(
        Around("~", "ErrorMessage"),
        Stopped,
        "as before, by another name",
    ),
    row(
        Around("~", "CheckError"),
        Stopped,
        "as before: a failed check is an object that dies",
    ),
    row(
        Around("~", "FatalMessage"),
        Stopped,
        "as before, by another name",
    ),
    row(
        In("LogMessage"),
        Stopped,
        "methods of a log message write it out and abort",
    ),
    row(
        In("LogMessageFatal"),
        Stopped,
        "as before, for messages that are always fatal",
    ),
    row(
        In("log_internal"),
        Stopped,
        "what a logging library keeps to itself",
    ),
    row(In("CheckError"), Stopped, "methods of a failed check"),
    row(Ends("_Fatal"), Stopped, "by convention prints and aborts"),
    row(Ends("_fatal"), Stopped, "by convention prints and aborts"),
    row(Starts("fatal_"), Stopped, "by convention prints and aborts"),
    row(Is("fatal"), Stopped, "by convention prints and aborts"),
    row(Is("Fatal"), Stopped, "by convention prints and aborts"),
    row(Is("die"), Stopped, "by convention prints and exits"),
    row(Is("panic"), Stopped, "by convention prints and aborts"),
    row(Ends("_panic"), Stopped, "by convention prints and aborts"),
    row(
        Is("bug"),
        Stopped,
        "by convention reports an impossible state",
    ),
    row(
        Is("BUG_fl"),
        Stopped,
        "as before, with the place as arguments",
    ),
    row(
        In("StackTrace"),
        Stopped,
        "collects the stack that goes with the message",
    ),
    // Failed assertions.
    row(
        Starts("__assert"),
        Stopped,
        "the C library's reporter of failed assertions",
    ),
    row(
        Ends("assert_fail"),
        Stopped,
        "reports a failed assertion and aborts",
    ),
    row(
        Ends("assertion_failed"),
        Stopped,
        "reports a failed assertion and aborts",
    ),
    row(
        Ends("AssertionFailed"),
        Stopped,
        "reports a failed assertion and aborts",
    ),
    row(
        Ends("AssertFail"),
        Stopped,
        "reports a failed assertion and aborts",
    ),
    row(
        Starts("g_assertion_message"),
        Stopped,
        "glib's reporters of failed assertions",
    ),
    row(
        Starts("g_log"),
        Stopped,
        "glib's log aborts on fatal levels",
    ),
    row(Is("g_error"), Stopped, "glib's log at a fatal level"),
    row(
        Starts("CheckFailed"),
        Stopped,
        "reports a failed check and aborts",
    ),
    row(
        Starts("check_failed"),
        Stopped,
        "reports a failed check and aborts",
    ),
    row(
        Ends("CheckFailure"),
        Stopped,
        "reports a failed check and aborts",
    ),
    row(
        Is("HandleCheckOpImpl"),
        Stopped,
        "formats the values of a failed comparison",
    ),
    // Ends of the process.
    row(
        Shouted("Crash"),
        Stopped,
        "a project's own way to crash on purpose",
    ),
    row(
        Ends("CrashImmediately"),
        Stopped,
        "by convention crashes on purpose",
    ),
    row(
        Starts("Immediate"),
        Stopped,
        "crashes at once, so that a stack is all that is left",
    ),
    row(Ends("Abort"), Stopped, "only wraps abort"),
    row(Ends("_abort"), Stopped, "only wraps abort"),
    row(Starts("abort_"), Stopped, "only wraps abort"),
    row(
        Is("OnOutOfMemory"),
        Stopped,
        "ends the process when an allocation fails",
    ),
    row(
        Ends("OutOfMemory"),
        Stopped,
        "ends the process when an allocation fails",
    ),
    row(
        Ends("out_of_memory"),
        Stopped,
        "ends the process when an allocation fails",
    ),
    row(
        Ends("OOMErrorHandler"),
        Stopped,
        "ends the process when an allocation fails",
    ),
    row(
        Ends("TerminateBecauseOutOfMemory"),
        Stopped,
        "ends the process when an allocation fails",
    ),
    row(
        Ends("RaiseException"),
        Stopped,
        "raises what its caller made",
    ),
    // Runtimes of other languages.
    row(Whole("core::panicking"), Panic, "Rust's way into a panic"),
    row(Whole("std::panicking"), Always, "Rust's way into a panic"),
    row(Whole("std::sys"), Always, "Rust's runtime below a panic"),
    row(
        Whole("std::process::abort"),
        Always,
        "Rust's end of the process",
    ),
    row(
        Whole("core::option"),
        Always,
        "Rust's unwrap and expect only report that nothing is there",
    ),
    row(
        Whole("core::result"),
        Always,
        "Rust's unwrap and expect only report the error they were given",
    ),
    row(
        Whole("alloc::raw_vec"),
        Always,
        "Rust's vectors do what their owner asked",
    ),
    row(
        Whole("core::slice::index"),
        Always,
        "Rust's index operators report the caller's index",
    ),
    row(
        Whole("core::str"),
        Always,
        "Rust's strings report the caller's index",
    ),
    row(In("libfuzzer_sys"), Always, "the fuzzer's hook on panics"),
    row(
        Whole("runtime."),
        Always,
        "Go's runtime reports what its caller did",
    ),
    row(Is("gopanic"), Panic, "Go's way into a panic"),
    row(
        Is("sigpanic"),
        Always,
        "Go's way from a signal into a panic",
    ),
    // What only hands on.
    row(
        Is("operator->"),
        Always,
        "reaches through to what the caller's handle holds",
    ),
    row(
        Printed("operator*()"),
        Always,
        "reaches through to what the caller's handle holds",
    ),
    row(
        Around("__", "_chk"),
        Always,
        "a checked library function reports its caller's sizes",
    ),
    row(Starts("__GI_"), Always, "the C library's name for itself"),
    row(
        Starts("__interceptor_"),
        Always,
        "a sanitizer's stand-in for a library function",
    ),
];

/// Calls that a report may take between the fault and the end of the process.
const DEEPEST: usize = 16;

/// How many of a stack's innermost frames came after the fault was found: handlers that a reporter called are among
/// them, whatever their names.
pub(crate) fn after_fault(frames: &[Frame], death: Death) -> usize {
    let top = frames.get(..frames.len().min(DEEPEST)).unwrap_or_default();
    let reports = |frame: &Frame| {
        let rows = frame.function.as_deref().map(rows).unwrap_or_default();
        rows.iter().any(|row| match row.when {
            Stopped => death == Death::Stopped,
            Panic => true,
            Always => false,
        })
    };
    top.iter().rposition(reports).map_or(0, |at| at + 1)
}

/// Whether a function of this name only stands between the fault and its report.
pub(crate) fn is_passed_over(function: &str, death: Death) -> bool {
    rows(function)
        .iter()
        .any(|row| row.when != Stopped || death == Death::Stopped)
}

/// The rows about a function of this name.
fn rows(function: &str) -> Vec<&'static Row> {
    let whole = names::normal(function);
    let (scopes, last) = whole.rsplit_once("::").unwrap_or(("", &whole));
    let named = |row: &&Row| match row.name {
        Is(name) => last == name,
        Starts(start) => last.starts_with(start),
        Ends(end) => last.ends_with(end),
        Around(start, end) => last.starts_with(start) && last.ends_with(end),
        In(scope) => scopes.split("::").any(|part| part == scope),
        Whole(start) => whole.starts_with(start),
        Printed(part) => function.contains(part),
        Shouted(end) => last
            .strip_suffix(end)
            .is_some_and(|head| !head.is_empty() && head.bytes().all(|b| b.is_ascii_uppercase())),
    };
    TABLE.iter().filter(named).collect()
}

/// How the program came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Death {
    /// By a check of native code.
    Stopped,
    /// Some other way. Exceptions are among them: whoever throws one is at fault or speaks for it.
    Other,
}

impl Death {
    pub(crate) fn of(report: &CrashReport) -> Self {
        let thrown = echo::is_language(report.sanitizer) && report.sanitizer != Sanitizer::Rust;
        match is_stop(report.kind) && !thrown {
            true => Death::Stopped,
            false => Death::Other,
        }
    }
}

/// Kinds of death that a program brings about itself. Some checks trap or write to an address that is never mapped.
fn is_stop(kind: BugKind) -> bool {
    use BugKind::*;
    matches!(
        kind,
        Abort
            | AssertionFailure
            | UncaughtException
            | Panic
            | Unreachable
            | Trap
            | IllegalInstruction
            | Signal
            | Segv
            | NullDereference
            | BusError
            | OutOfMemory
            | BufferOverflow
            | FortifyFailure
            | HeapCorruption
            | PureVirtualCall
    )
}

#[cfg(test)]
#[path = "passed_over_tests.rs"]
mod tests;
