//! Numbers in words, right also when the report's own phrase is missing.

use super::*;
use crate::parse;

const HEAP: &str = "\
==15898==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x60200000001c at pc 0x5620a2afc203 bp 0x7ffd sp 0x7ffc
READ of size 4 at 0x60200000001c thread T0
    #0 0x5620a2afc202 in get /src/lib/h.c:5
    #1 0x5620a2afc202 in rd /src/lib/h.c:6
    #2 0x7ff31a445249 in __libc_start_call_main ../sysdeps/nptl/libc_start_call_main.h:58

0x60200000001c is located 0 bytes after 12-byte region [0x602000000010,0x60200000001c)
allocated by thread T0 here:
    #0 0x7ff31a6b89cf in __interceptor_malloc ../../../../src/libsanitizer/asan/asan_malloc_linux.cpp:69
    #1 0x5620a2afc1c8 in parse_header /src/lib/a.c:40

SUMMARY: AddressSanitizer: heap-buffer-overflow /src/lib/h.c:5 in get
Shadow bytes around the buggy address:
=>0x0c047fff8000: fa fa 00[04]fa fa fa fa fa fa fa fa fa fa fa fa
==15898==ABORTING
";

fn headline(log: &str) -> String {
    let reports = parse(log.as_bytes());
    purify(&reports[0], &Project::at("/src")).headline
}

#[test]
fn the_distance_is_computed_from_addresses() {
    let expected = "reads 4 bytes, just past the end of a 12-byte heap block allocated in parse_header (lib/a.c:40)";
    for phrase in [
        "0 bytes after",
        "0 bytes to the right of",
        // A phrase that lies, and none at all: the addresses decide.
        "400 bytes before",
        "",
    ] {
        let log = HEAP.replace("0 bytes after", phrase);
        assert_eq!(headline(&log), expected, "{phrase}");
    }
}

#[test]
fn other_distances() {
    for (address, expected) in [
        ("0x60200000001e", "reads 4 bytes, 2 bytes past the end of "),
        (
            "0x60200000000c",
            "reads 4 bytes, 4 bytes before the start of ",
        ),
        (
            "0x60200000001a",
            "reads 4 bytes, beginning 10 bytes inside and running 2 bytes past the end of ",
        ),
    ] {
        let log = HEAP.replace("0x60200000001c", address);
        let log = log.replace(&format!(",{address})"), ",0x60200000001c)");
        let said = headline(&log);
        assert!(said.starts_with(expected), "{said}");
    }
}

#[test]
fn nothing_of_the_machine_stays() {
    let reports = parse(HEAP.as_bytes());
    let purified = purify(&reports[0], &Project::at("/src"));
    for banned in ["0x", "15898", "/src", "libc_start", "interceptor", "fa fa"] {
        assert!(
            !purified.text.contains(banned),
            "{banned} in {}",
            purified.text
        );
    }
    assert_eq!(purified.cwe.map(|cwe| cwe.0), Some(125));
    assert_eq!(purified.signature.0, "heap-buffer-overflow:get>rd");
}

#[test]
fn the_whole_text() {
    let reports = parse(HEAP.as_bytes());
    let purified = purify(&reports[0], &Project::at("/src"));
    let (said, advice) = purified.text.split_once("\nWhat it means: ").unwrap();
    assert_eq!(
        said,
        "\
heap-buffer-overflow (CWE-125): the program reads 4 bytes, just past the end of a 12-byte heap block allocated in parse_header (lib/a.c:40).
It happens in get (lib/h.c:5).

Stack of the crash, innermost call first:
  get  lib/h.c:5
  rd  lib/h.c:6

The memory was allocated by:
  parse_header  lib/a.c:40
"
    );
    assert!(advice.contains("\nHow to repair it: ") && advice.contains("\nThe usual wrong fix: "));
}

/// Of a deep stack the calls in the middle are left out, never those at its ends.
#[test]
fn a_deep_stack_keeps_both_its_ends() {
    for (depth, shown, left_out) in [
        (12, 12, None),
        (40, 40, None),
        (41, 41, None),
        (90, 40, Some(50)),
    ] {
        let mut text = "==1==ERROR: AddressSanitizer: SEGV on unknown address 0x000000000004 (pc 0x1 bp 0x2 sp 0x3 T0)\n".to_owned();
        for frame in 0..depth {
            text += &format!(
                "    #{frame} 0x1 in call_{frame} /src/a.c:{}:1\n",
                frame + 1
            );
        }
        let report = crate::parse(text.as_bytes()).remove(0);
        let told = purify(&report, &Project::at("/src")).text;
        let is_frame = |line: &&str| line.starts_with("  call_");
        assert_eq!(told.lines().filter(is_frame).count(), shown, "{told}");
        for end in [0, depth - 1] {
            assert!(
                told.contains(&format!("  call_{end}  a.c:{}:1", end + 1)),
                "{told}"
            );
        }
        let words = left_out.map(|count: usize| format!("  … {count} calls left out\n"));
        assert_eq!(told.contains("left out"), words.is_some());
        assert!(words.is_none_or(|words| told.contains(&words)), "{told}");
    }
}

#[test]
fn a_bare_report_says_nothing_of_its_own() {
    let text = "==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x1 at pc 0x2 bp 0x3 sp 0x4\nREAD of size 4 at 0x1 thread T0\n    #0 0x1 in use /src/a.c:3:1\nfreed by thread T0 here:\n    #0 0x1 in drop_it /src/a.c:9:1\n";
    let report = crate::parse(text.as_bytes()).remove(0);
    let told = bare(&report);
    for words in [
        "ERROR: heap-use-after-free\n",
        "    #0 in use /src/a.c:3\n",
        "    #0 in drop_it /src/a.c:9\n",
    ] {
        assert!(told.contains(words), "{words} is not in\n{told}");
    }
    assert!(!told.contains("What it means"), "{told}");
}
