use super::*;

#[test]
fn breakpoints_are_counted() {
    let list = "Current breakpoints:\n\
        1: name = '__msan_warning_noreturn', locations = 0 (pending)\n\
        2: name = '_exit', locations = 3, resolved = 3, hit count = 0\n\
        7: file = '/t/b.c', line = 13, exact_match = 0, locations = 1, resolved = 1, hit count = 9 Options: ignore: 990 enabled \n";
    assert_eq!(hit_counts(list), [(1, 0), (2, 0), (7, 9)].into());
    assert_eq!(placed(list), [2, 7].into());
    assert!(hit_counts("nonsense: x\n9999999999999999999999: hit count = z").is_empty());
}

#[test]
fn what_a_command_made_is_known_by_its_number() {
    let cases = [
        (
            "Breakpoint 3: where = b`work + 31 at b.c:13:10, address = 0x5f",
            Some((3, true)),
        ),
        (
            "Breakpoint 4: no locations (pending).\nWARNING:  Unable to resolve breakpoint to any actual locations.",
            Some((4, false)),
        ),
        ("Breakpoint 5: 2 locations.", Some((5, true))),
        (
            "Watchpoint created: Watchpoint 12: addr = 0x503000000080 size = 8 state = enabled type = w\n",
            Some((12, true)),
        ),
        (
            "error: Watchpoint creation failed (addr=0x10, size=8).",
            None,
        ),
        ("", None),
    ];
    for (printed, wanted) in cases {
        assert_eq!(created(printed), wanted, "{printed}");
    }
}

#[test]
fn watchpoints_tell_their_hits() {
    let list = "Number of supported hardware watchpoints: 4\nCurrent watchpoints:\n\
        Watchpoint 1: addr = 0x503000000080 size = 8 state = enabled type = w\n    watchpoint spec = '0x503000000080'\n\
        Watchpoint 1 hit:\n    old value: 7\nnew value: 4096\n    hit_count = 3     ignore_count = 1000000000\n\
        Watchpoint 2: addr = 0x60 size = 8 state = enabled type = w\n    hit_count = 6     ignore_count = 0\n";
    assert_eq!(watchpoint_hits(list), [(1, 3), (2, 6)].into());
}

#[test]
fn memory_is_read() {
    let printed = "0x503000000060: 0x02 0x11 0x00\n0x503000000068: 0x06 0xff\n";
    assert_eq!(bytes(printed), [2, 0x11, 0, 6, 0xff]);
    assert!(bytes("error: memory read failed for 0x10").is_empty());
}

#[test]
fn an_address_has_a_line() {
    let printed = "      Address: b[0x10] (b.PT_LOAD[1]..text + 9)\n\
        \x20     Summary: b`main + 12 [inlined] poke + 3 at b.c:8:6\n\
        \x20              b`main + 9 at b.c:28\n\
        \x20   LineEntry: [0x0000555c34-0x0000555c39): /tmp/dbg/b.c:8:6\n";
    let wanted = Looked {
        file: "/tmp/dbg/b.c".to_owned(),
        line: 8,
        function: Some("poke".to_owned()),
    };
    assert_eq!(looked_up(printed), Some(wanted));
    let start = LineStart {
        module: "b".to_owned(),
        address: 0xc,
    };
    assert_eq!(line_start(printed, 0x555c38), Some(start));
    assert_eq!(line_start(printed, 0x10), None);
    assert_eq!(looked_up("Summary: e`symbol stub for: x + 15"), None);
}

#[test]
fn threads_are_told_apart() {
    let printed = "Process 7 stopped\n\
                   \x20 thread #1: tid = 2145, 0x00007f libc.so.6`futex, name = 't'\n\
                   * thread #2: tid = 0x862, 0x0000 t`work at t.c:9, stop reason = signal SIGABRT\n";
    assert_eq!(threads(printed), [(1, 2145), (2, 0x862)]);
    assert!(threads("error: no process").is_empty());
}
