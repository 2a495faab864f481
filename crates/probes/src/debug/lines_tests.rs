use super::super::frames::Backtrace;
use super::entry::{agree, machine_frame};
use super::nearest::nearest;
use super::*;

fn frame(line: u32, sp: u64, pc: u64) -> Frame {
    Frame {
        function: "f".to_owned(),
        arguments: None,
        place: Some(SourceLine {
            file: "a.c".to_owned(),
            line,
            in_project: true,
        }),
        inlined: false,
        id: 1,
        pc: Some(pc),
        sp: Some(sp),
    }
}

#[test]
fn a_line_is_found_in_the_frame_that_it_was_inlined_into() {
    let backtrace = Backtrace {
        frames: vec![
            frame(10, 8, 1),
            frame(16, 8, 2),
            frame(32, 8, 3),
            frame(40, 64, 4),
        ],
        ..Backtrace::default()
    };
    let cases = [
        (10, Some((0, 1))),
        (16, Some((0, 1))),
        (32, Some((0, 1))),
        (40, Some((3, 4))),
        (99, None),
    ];
    for (line, wanted) in cases {
        assert_eq!(machine_frame(&backtrace, "a.c", line), wanted, "{line}");
    }
    assert_eq!(machine_frame(&backtrace, "b.c", 16), None);
}

#[test]
fn the_nearest_line_is_the_one_before_when_both_are_as_near() {
    let cases: [(&[u32], Nearest); 4] = [
        (&[], Nearest::Nowhere),
        (&[2, 17], Nearest::Line(17)),
        (&[8, 12], Nearest::Line(8)),
        (&[40], Nearest::Line(40)),
    ];
    for (lines, wanted) in cases {
        assert_eq!(nearest(lines.iter().copied(), 10), wanted);
    }
}

#[test]
fn states_agree_in_what_both_know() {
    let state = |entries: &[(&str, &str)]| {
        let entries = entries.iter();
        entries
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect()
    };
    let cases = [
        (vec![("i", "3")], vec![("i", "3")], true),
        (vec![("i", "2")], vec![("i", "3")], false),
        (vec![("i", "2")], vec![("n", "3")], true),
        (vec![], vec![], true),
    ];
    for (own, entry, wanted) in cases {
        assert_eq!(
            agree(&state(&own), &state(&entry)),
            wanted,
            "{own:?} {entry:?}"
        );
    }
}
