//! Names of many projects, and whether the function at fault lies behind them.

use patchwright_domain::report::{BugKind, CrashReport, Sanitizer};

use super::{Death, TABLE, is_passed_over};

#[test]
fn reporters_are_passed_over_and_workers_are_not() {
    for (function, kind, expected) in [
        (
            "logging::LogMessage::~LogMessage()",
            BugKind::AssertionFailure,
            true,
        ),
        (
            "google::LogMessageFatal::~LogMessageFatal()",
            BugKind::Abort,
            true,
        ),
        (
            "absl::log_internal::LogMessage::Die()",
            BugKind::Abort,
            true,
        ),
        (
            "V8_Fatal(char const*, int, char const*, ...)",
            BugKind::Abort,
            true,
        ),
        ("WTFCrash", BugKind::NullDereference, true),
        ("g_assertion_message_expr", BugKind::Abort, true),
        ("runtime.raise", BugKind::Abort, true),
        ("__strlen_chk", BugKind::BufferOverflow, true),
        ("__GI___strdup", BugKind::HeapBufferOverflow, true),
        (
            "scoped_refptr<Widget>::operator->() const",
            BugKind::NullDereference,
            true,
        ),
        (
            "libfuzzer_sys::initialize::{{closure}}",
            BugKind::Abort,
            true,
        ),
        ("<core::option::Option<T>>::unwrap", BugKind::Panic, true),
        ("core::option::Option<T>::unwrap", BugKind::Panic, true),
        ("read_header", BugKind::Abort, false),
        ("LogMessage", BugKind::HeapBufferOverflow, false),
        ("log_fatal", BugKind::HeapBufferOverflow, false),
        ("crash_reader::parse", BugKind::Abort, false),
        ("do_crash", BugKind::NullDereference, false),
        (
            "Iterator::operator*() const",
            BugKind::NullDereference,
            true,
        ),
        (
            "Matrix::operator*(Matrix const&) const",
            BugKind::HeapBufferOverflow,
            false,
        ),
        ("operator[]", BugKind::HeapBufferOverflow, false),
        ("main.runtime", BugKind::Panic, false),
    ] {
        let death = Death::of(&CrashReport::new(kind, Sanitizer::Address));
        assert_eq!(
            is_passed_over(function, death),
            expected,
            "{function} ({kind})"
        );
    }
}

#[test]
fn every_row_says_why() {
    for row in TABLE {
        assert!(row.reason.len() > 12, "{:?}", row.name);
    }
}
