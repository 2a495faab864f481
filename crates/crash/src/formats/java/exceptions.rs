//! Which bug an exception's class and message name.

use patchwright_domain::report::BugKind;

/// By the class's own name; the message decides where several rows have the name.
const CLASSES: &[(&str, &str, BugKind)] = &[
    (
        "ArrayIndexOutOfBoundsException",
        "",
        BugKind::IndexOutOfBounds,
    ),
    (
        "StringIndexOutOfBoundsException",
        "",
        BugKind::IndexOutOfBounds,
    ),
    ("IndexOutOfBoundsException", "", BugKind::IndexOutOfBounds),
    ("BufferUnderflowException", "", BugKind::IndexOutOfBounds),
    ("BufferOverflowException", "", BugKind::IndexOutOfBounds),
    ("NullPointerException", "", BugKind::NullDereference),
    ("KotlinNullPointerException", "", BugKind::NullDereference),
    ("ClassCastException", "", BugKind::BadCast),
    ("ArrayStoreException", "", BugKind::BadCast),
    ("ArithmeticException", "/ by zero", BugKind::DivideByZero),
    (
        "ArithmeticException",
        "divide by zero",
        BugKind::DivideByZero,
    ),
    ("ArithmeticException", "zero", BugKind::DivideByZero),
    ("ArithmeticException", "overflow", BugKind::IntegerOverflow),
    ("NegativeArraySizeException", "", BugKind::NegativeSizeParam),
    ("NumberFormatException", "", BugKind::NumberFormat),
    (
        "OutOfMemoryError",
        "array size exceeds VM limit",
        BugKind::AllocationSizeTooBig,
    ),
    (
        "OutOfMemoryError",
        "Array allocation too large",
        BugKind::AllocationSizeTooBig,
    ),
    ("OutOfMemoryError", "", BugKind::OutOfMemory),
    ("StackOverflowError", "", BugKind::StackOverflow),
    ("AssertionError", "", BugKind::AssertionFailure),
    ("AssertionFailedError", "", BugKind::AssertionFailure),
    ("TestTimedOutException", "", BugKind::Timeout),
    ("FuzzerSecurityIssueLow", "", BugKind::SecurityIssue),
    ("FuzzerSecurityIssueMedium", "", BugKind::SecurityIssue),
    ("FuzzerSecurityIssueHigh", "", BugKind::SecurityIssue),
    ("FuzzerSecurityIssueCritical", "", BugKind::SecurityIssue),
];

/// How classes of exceptions end, by convention.
const ENDS: &[&str] = &["Exception", "Error", "Throwable", "Failure", "Issue"];

pub(super) fn kind(class: &str, message: &str) -> BugKind {
    let name = own_name(class);
    CLASSES
        .iter()
        .find(|(known, words, _)| *known == name && message.contains(words))
        .map_or(BugKind::UncaughtException, |(_, _, kind)| *kind)
}

/// What Jazzer's own exceptions say of the machine's.
pub(super) fn issue_kind(message: &str) -> BugKind {
    if message.starts_with("Stack overflow") {
        BugKind::StackOverflow
    } else if message.starts_with("Out of memory") {
        BugKind::OutOfMemory
    } else {
        BugKind::SecurityIssue
    }
}

/// `java.lang.IllegalStateException: closed`: the class with its package, and the message.
pub(super) fn split(text: &str) -> Option<(&str, &str)> {
    let text = text.trim();
    let (class, message) = match text.split_once(':') {
        Some((class, message)) => (class, message.trim()),
        None => (text, ""),
    };
    // Loaders may put a module before it.
    let class = class.rsplit('/').next()?;
    is_class(class).then_some((class, message))
}

/// Whether the class says by its name that it is thrown.
pub(super) fn is_named(class: &str) -> bool {
    let name = own_name(class);
    ENDS.iter().any(|end| name.ends_with(end)) || name.starts_with("FuzzerSecurityIssue")
}

fn own_name(class: &str) -> &str {
    class.rsplit(['.', '$']).next().unwrap_or(class)
}

fn is_class(class: &str) -> bool {
    let legal = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '$');
    let name = own_name(class);
    class.len() <= 300
        && class.chars().all(legal)
        && name.starts_with(|c: char| c.is_uppercase())
        && (is_named(class) || class.contains('.'))
        && !class.starts_with('.')
}
