use super::super::protocol::Source;
use super::*;

fn frame(name: &str, path: Option<&str>, line: i64) -> StackFrame {
    StackFrame {
        id: 1,
        name: name.to_owned(),
        line,
        source: path.map(|path| Source {
            path: Some(path.to_owned()),
        }),
        instruction_pointer_reference: Some("0x55555565FA6C".to_owned()),
        ..StackFrame::default()
    }
}

#[test]
fn names_and_arguments_are_read() {
    let cases = [
        (
            "main [inlined] get\u{1f}main [inlined] get(r=0x0000503000000040, i=<unavailable>)\u{1f}0x00007fffffffe640",
            (
                "get",
                Some("(r=0x503000000040, i=<unavailable>)"),
                true,
                Some(0x7fff_ffff_e640),
            ),
        ),
        (
            "ns::f<int>\u{1f}ns::f<int>(n=3)\u{1f}0x10",
            ("ns::f<int>", Some("(n=3)"), false, Some(16)),
        ),
        (
            "_start\u{1f}_start\u{1f}0x10",
            ("_start", None, false, Some(16)),
        ),
        ("get [opt] [inlined]", ("get [opt]", None, true, None)),
        ("sum [opt]", ("sum", None, false, None)),
        // In GDB's format.
        (
            "past(p = 0x502000000010, n = 4)",
            ("past", Some("(p=0x502000000010, n=4)"), false, None),
        ),
        (
            "ns::past(char*, int (*)(int))(p = 0x0, f = 0x10 <g(int)>)",
            ("ns::past", Some("(p=0x0, f=0x10 <g(int)>)"), false, None),
        ),
        ("main()", ("main", Some("()"), false, None)),
        ("it::operator()", ("it::operator()", None, false, None)),
        (
            "__asan::Report(unsigned long, bool)",
            ("__asan::Report(unsigned long, bool)", None, false, None),
        ),
        ("", ("??", None, false, None)),
    ];
    for (name, (function, arguments, inlined, sp)) in cases {
        let read = read_frame(frame(name, None, 0), Path::new("/p"));
        assert_eq!(read.function, function);
        assert_eq!(read.arguments.as_deref(), arguments);
        assert_eq!((read.inlined, read.sp, read.place), (inlined, sp, None));
        assert_eq!(read.pc, Some(0x5555_5565_fa6c));
    }
}

#[test]
fn the_projects_first_frame_is_number_zero() {
    let frames = |all: &[(&str, Option<&str>)]| {
        let read = all
            .iter()
            .map(|(name, path)| read_frame(frame(name, *path, 3), Path::new("/p")));
        Backtrace::from_frames(read.collect(), 9)
    };
    let seen = frames(&[
        ("__asan::AsanDie", None),
        ("memcpy", Some("/build/asan.cpp")),
        ("f", Some("/p/src/f.c")),
        ("__libc_start_main", Some("csu/libc-start.c")),
    ]);
    assert_eq!(seen.above, ["__asan::AsanDie", "memcpy"]);
    let place = seen.place().unwrap();
    assert_eq!(
        (place.file.as_str(), place.line, place.in_project),
        ("src/f.c", 3, true)
    );
    assert_eq!(seen.frames.len(), 2);
    assert_eq!(seen.cut, 5);
    let foreign = frames(&[("a", None), ("b", Some("/q/b.c"))]);
    assert_eq!((foreign.frames.len(), foreign.above.len()), (2, 0));
}

#[test]
fn addresses_lose_their_zeros() {
    let cases = [
        ("p=0x0000503000000040", "p=0x503000000040"),
        ("p=0x0000000000000000, q=0x10", "p=0x0, q=0x10"),
        ("0x", "0x"),
        ("0x0", "0x0"),
        ("x0x00ffg", "x0xffg"),
        ("none", "none"),
    ];
    for (text, wanted) in cases {
        assert_eq!(short_numbers(text), wanted);
    }
}
