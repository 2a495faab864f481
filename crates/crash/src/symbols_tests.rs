//! A symbolizer's text, and frames before and after its answers.

use super::*;
use crate::parse;

const LOG: &str = "\
==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1010 at pc 0x1 bp 0x2 sp 0x3
READ of size 4 at 0x1010 thread T0
    #0 0x55d0001  (/b/tool+0x11f0) (BuildId: ab)
    #1 0x55d0002  (/b/tool+0x1234) (BuildId: ab)
    #2 0x7ff0003  (/lib/libc.so.6+0x29)
0x1010 is located 0 bytes after 16-byte region [0x1000,0x1010)
allocated by thread T0 here:
    #0 0x55d0004  (/b/tool+0x1234)
SUMMARY: AddressSanitizer: heap-buffer-overflow (/b/tool+0x11f0)
==7==ABORTING
";

const ANSWERS: &str =
    "get\n/src/a.c:5:36\nrd\n/src/a.c:6:54\n\nmain\n/src/m.c:7:0\n\n??\n??:0:0\n\n";

#[test]
fn answers_replace_frames_and_expand_inlined_calls() {
    let mut report = parse(LOG.as_bytes()).remove(0);
    let asked = unsymbolized(&report);
    let offsets: Vec<u64> = asked.iter().map(|address| address.offset).collect();
    assert_eq!(offsets, [0x11f0, 0x1234]);
    let answers = read_llvm_symbolizer(ANSWERS.as_bytes());
    assert_eq!(answers.len(), 3);
    let symbols: Symbols = asked.into_iter().zip(answers).collect();
    apply_symbols(&mut report, &symbols);
    let shown: Vec<_> = report
        .frames
        .iter()
        .map(|f| (f.function.as_deref(), f.line, f.column, f.inlined))
        .collect();
    assert_eq!(
        shown,
        [
            (Some("get"), Some(5), Some(36), true),
            (Some("rd"), Some(6), Some(54), false),
            (Some("main"), Some(7), None, false),
            (None, None, None, false),
        ]
    );
    let allocation = report.stacks.first().and_then(|stack| stack.frames.first());
    assert_eq!(allocation.and_then(|f| f.function.as_deref()), Some("main"));
}

/// UBSan's sentence names the place, its stack the address alone: the functions are asked for all the same.
#[test]
fn a_place_without_a_function_is_asked_for() {
    let log = "a.c:5:14: runtime error: shift exponent 64 is too large for 32-bit type 'int'\n    \
        #0 0x55d0001  (/b/tool+0x11f0) (BuildId: ab)\n    #1 0x7ff0003  (/lib/libc.so.6+0x29)\n";
    let mut report = parse(log.as_bytes()).remove(0);
    let asked = unsymbolized(&report);
    assert_eq!(asked.len(), 1);
    let answers = read_llvm_symbolizer(b"pick\n/src/a.c:5:14\nmain\n/src/a.c:21:20\n\n");
    let symbols: Symbols = asked.into_iter().zip(answers).collect();
    apply_symbols(&mut report, &symbols);
    let named: Vec<_> = report
        .frames
        .iter()
        .filter_map(|f| f.function.as_deref())
        .collect();
    assert_eq!(named, ["pick", "main"]);
}
