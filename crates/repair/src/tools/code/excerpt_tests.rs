use std::ops::RangeInclusive;

use super::excerpt;

/// Ten lines of two bytes each.
fn shown(focus: &[RangeInclusive<usize>], most: usize) -> String {
    let lines: Vec<String> = (0..10).map(|n| format!("{n} ")).collect();
    let gap = |missing: RangeInclusive<usize>| format!("[{missing:?}] ");
    excerpt(&lines, focus, most, gap).trim_end().to_owned()
}

#[test]
fn what_matters_stays_then_what_is_near() {
    for (focus, most, expected) in [
        (&[][..], 20, "0 1 2 3 4 5 6 7 8 9"),
        (&[7..=7], 20, "0 1 2 3 4 5 6 7 8 9"),
        (&[], 8, "0 1 2 3 [4..=9]"),
        (&[7..=7], 6, "[0..=5] 6 7 8 9"),
        (&[8..=9], 6, "[0..=6] 7 8 9"),
        (&[8..=8, 1..=1], 12, "0 1 2 [3..=6] 7 8 9"),
        // The first range is the most important one.
        (&[8..=8, 0..=5], 6, "0 1 [2..=7] 8 9"),
        (&[20..=30], 4, "[0..=7] 8 9"),
    ] {
        assert_eq!(shown(focus, most), expected, "{focus:?} in {most}");
    }
}

#[test]
fn a_line_that_is_data_takes_no_other_place() {
    let lines = ["a\n".to_owned(), "0, ".repeat(99), "b\n".to_owned()];
    let gap = |_: RangeInclusive<usize>| "…\n".to_owned();
    assert_eq!(excerpt(&lines, &[1..=1], 50, gap), "a\n…\nb\n");
}
