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

#[test]
fn a_handler_that_a_reporter_called_is_not_at_fault() {
    let log = "==1==ERROR: AddressSanitizer: ABRT on unknown address 0x1 (pc 0x1 bp 0x2 sp 0x3 T0)\n    #0 0x1 in abort /build/glibc-2.23/stdlib/abort.c:89\n    #1 0x2 in my_logger /src/fuzz.c:79\n    #2 0x3 in g_logv /src/glib/gmessages.c:1341\n    #3 0x4 in g_log /src/glib/gmessages.c:1403\n    #4 0x5 in read_tags /src/tags.c:484\n    #5 0x6 in main /src/main.c:3\n";
    let report = crate::parse(log.as_bytes()).remove(0);
    let view = crate::view(&report, &crate::Project::at("/src"));
    assert_eq!(view.function.as_deref(), Some("read_tags"));
    assert_eq!(view.signature.0, "abort:read_tags>main");
}
