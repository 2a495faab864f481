//! Every shape of a stack line that was ever misread.

use super::parse;

/// `index|function|file|line|column|module|offset`, empty where unknown; `-` for no frame.
fn check(line: &str, expected: &str) {
    let shown = match parse(line) {
        None => "-".to_owned(),
        Some((index, frame)) => format!(
            "{index}|{}|{}|{}|{}|{}|{}",
            frame.function.unwrap_or_default(),
            frame.file.unwrap_or_default(),
            frame.line.map(|n| n.to_string()).unwrap_or_default(),
            frame.column.map(|n| n.to_string()).unwrap_or_default(),
            frame.module.unwrap_or_default(),
            frame.offset.map(|n| format!("{n:x}")).unwrap_or_default(),
        ),
    };
    assert_eq!(shown, expected, "{line}");
}

#[test]
fn frames_of_all_shapes() {
    for (line, expected) in [
        ("    #0 0x55d in get /src/h.c:5:36", "0|get|/src/h.c|5|36||"),
        ("    #0 0x55d in get /src/h.c:5", "0|get|/src/h.c|5|||"),
        ("    #10 0x55d in get h.c:5", "10|get|h.c|5|||"),
        ("    #1 0x55d in get h.c", "1|get|h.c||||"),
        ("    #1 0x55d in get /src/h.c:0:0", "1|get|/src/h.c||||"),
        (
            "    #5 0x56 in _start (/b/h+0x10f0)",
            "5|_start||||/b/h|10f0",
        ),
        (
            "    #5 0x56 in _start (/b/h+0x2c) (BuildId: a14)",
            "5|_start||||/b/h|2c",
        ),
        (
            "    #0 0x56  (/b/my (new) dir/h+0x2c) (BuildId: a14)",
            "0|||||/b/my (new) dir/h|2c",
        ),
        ("    #0 0x000000000000  (<unknown module>)", "0||||||"),
        (
            "    #3 0x7f in main csu/../sysdeps/x.h:58:16",
            "3|main|csu/../sysdeps/x.h|58|16||",
        ),
        (
            "    #1 0x5 in f(int, char) /my dir/a b.cc:7:1",
            "1|f(int, char)|/my dir/a b.cc|7|1||",
        ),
        (
            "    #1 0x5 in operator new(unsigned long) ../../src/libsanitizer/asan/n.cpp:95",
            "1|operator new(unsigned long)|../../src/libsanitizer/asan/n.cpp|95|||",
        ),
        (
            "    #1 0x5 in operator delete[](void*) (/b/x+0x1)",
            "1|operator delete[](void*)||||/b/x|1",
        ),
        (
            "    #1 0x5 in void f<std::pair<int, long> >(int) const /a/b.cc:3",
            "1|void f<std::pair<int, long> >(int) const|/a/b.cc|3|||",
        ),
        (
            "    #1 0x5 in std::ostream& operator<< <char>(int, A const&) /a/b.cc:3:2",
            "1|std::ostream& operator<< <char>(int, A const&)|/a/b.cc|3|2||",
        ),
        (
            "    #1 0x5 in A::operator->() const b.cc:3:2",
            "1|A::operator->() const|b.cc|3|2||",
        ),
        (
            "    #1 0x5 in (anonymous namespace)::run(char const*) b.cc:3:2",
            "1|(anonymous namespace)::run(char const*)|b.cc|3|2||",
        ),
        (
            "    #1 0x5 in main::$_0::operator()(int) const /a/b.cc:3:2",
            "1|main::$_0::operator()(int) const|/a/b.cc|3|2||",
        ),
        (
            "    #1 0x5 in f() [clone .part.0] /a/b.cc:3",
            "1|f() [clone .part.0]|/a/b.cc|3|||",
        ),
        (
            "    #0 w /src/t.c:3 (t-gcc+0x11c7)",
            "0|w|/src/t.c|3||t-gcc|11c7",
        ),
        (
            "    #0 w /src/t.c:3:45 (t+0xe4) (BuildId: 0ae)",
            "0|w|/src/t.c|3|45|t|e4",
        ),
        (
            "    #0 pthread_create <null> (t+0x61e91)",
            "0|pthread_create||||t|61e91",
        ),
        ("    #0 <null> <null> (t+0x61e91)", "0|||||t|61e91"),
        (
            "12:00:01 stderr | #0 0x55d in get /src/h.c:5",
            "0|get|/src/h.c|5|||",
        ),
        ("#0 0x55d in get /src/h.c:5", "0|get|/src/h.c|5|||"),
        (
            "    #0 0x7ff in a::B::f(int) C:\\b\\src\\a.cc:12:3",
            "0|a::B::f(int)|C:/b/src/a.cc|12|3||",
        ),
        ("#1 second item", "-"),
        ("see issue #12 for 0x12", "-"),
        ("#include <stdio.h>", "-"),
        ("#0 0x", "-"),
        ("#99999999999999999999 0x1 in f", "-"),
        ("", "-"),
    ] {
        check(line, expected);
    }
}
