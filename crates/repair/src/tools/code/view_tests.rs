use super::*;

fn check(start: u32, end: Option<u32>, lines: u32, wanted: (u32, u32), note: &str) {
    let range = Range::new(start, end, lines, Switch::On).unwrap();
    assert_eq!((range.from, range.to), wanted, "{start}-{end:?} of {lines}");
    assert_eq!(range.notes.join("; "), note);
}

#[test]
fn ranges_are_widened_evenly_and_bounded() {
    check(100, Some(100), 1000, (81, 120), "widened from 100-100");
    check(100, None, 1000, (81, 120), "widened from 100-100");
    check(100, Some(119), 1000, (90, 129), "widened from 100-119");
    check(100, Some(138), 1000, (100, 139), "widened from 100-138");
    check(100, Some(139), 1000, (100, 139), "");
    check(2, Some(3), 1000, (1, 22), "widened from 2-3");
    check(999, Some(1000), 1000, (980, 1000), "widened from 999-1000");
    check(120, Some(60), 1000, (60, 120), "");
    check(0, Some(0), 9, (1, 9), "widened from 0-0");
    check(
        50,
        Some(60),
        9,
        (1, 9),
        "the file ends at line 9; widened from 50-60",
    );
    check(
        1,
        Some(900),
        1000,
        (1, 400),
        "cut at 400 lines: ask again from 401",
    );
    check(1, Some(u32::MAX), 100, (1, 100), "");
    check(
        u32::MAX,
        Some(u32::MAX),
        u32::MAX,
        (u32::MAX - 19, u32::MAX),
        &format!("widened from {0}-{0}", u32::MAX),
    );
    assert_eq!(Range::new(1, None, 0, Switch::On), None);
}

#[test]
fn nothing_is_widened_when_that_is_switched_off() {
    let range = Range::new(100, Some(101), 1000, Switch::Off).unwrap();
    assert_eq!((range.from, range.to, range.notes.len()), (100, 101, 0));
}
