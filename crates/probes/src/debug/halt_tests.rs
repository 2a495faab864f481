use super::*;

fn check(reason: &str, description: &str, ids: &[i64], top: &str, wanted: HaltKind) {
    let stopped = Stopped {
        reason: reason.to_owned(),
        description: description.to_owned(),
        thread_id: 1,
        hit_breakpoint_ids: ids.to_vec(),
    };
    let kind = HaltKind::from_stop(&stopped, top, Entry::Awaited);
    assert_eq!(kind, wanted, "{reason} {description} {top}");
}

#[test]
fn a_debuggers_words_are_understood() {
    let report = |words: &str| HaltKind::Report(words.to_owned());
    let signal = |words: &str| HaltKind::Signal(words.to_owned());
    check(
        "breakpoint",
        "Heap buffer overflow",
        &[],
        "__asan::AsanDie",
        report("Heap buffer overflow"),
    );
    check("breakpoint", "breakpoint 1.1", &[1], "f", HaltKind::Line);
    check(
        "breakpoint",
        "breakpoint 2.1",
        &[2],
        "main",
        HaltKind::Entry,
    );
    check(
        "breakpoint",
        "breakpoint 2.1",
        &[2],
        "_exit",
        HaltKind::Ended(Ending::AtExit),
    );
    check(
        "breakpoint",
        "breakpoint 3.1",
        &[3],
        "__msan_warning_noreturn",
        report("Use of uninitialized value"),
    );
    check(
        "breakpoint",
        "watchpoint 14",
        &[],
        "f",
        HaltKind::Watchpoint(14),
    );
    check(
        "data breakpoint",
        "watchpoint 2",
        &[],
        "f",
        HaltKind::Watchpoint(2),
    );
    check(
        "exception",
        "signal SIGSEGV: address not mapped to object (fault address: 0x0)",
        &[],
        "f",
        signal("SIGSEGV: address not mapped to object (fault address: 0x0)"),
    );
    check("exception", "signal SIGSTOP", &[], "f", HaltKind::Paused);
    check("exception", "", &[], "f", signal("a signal"));
    check("pause", "", &[], "f", HaltKind::Paused);
    check("step", "step over", &[], "f", HaltKind::Step);
}
