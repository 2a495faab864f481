use std::time::Duration;

use super::*;

#[test]
fn stamps_are_dates() {
    let cases = [
        (0, "19700101-000000"),
        (951_782_399, "20000228-235959"),
        (951_782_400, "20000229-000000"),
        (1_709_251_199, "20240229-235959"),
        (1_798_761_600, "20270101-000000"),
    ];
    for (seconds, expected) in cases {
        assert_eq!(stamp(seconds), expected);
    }
}

#[test]
fn two_runs_of_one_second_have_two_folders() {
    let folder = tempfile::tempdir().unwrap();
    let now = UNIX_EPOCH + Duration::from_secs(5);
    let one = RunFolder::create(folder.path(), "reproduce", now).unwrap();
    let two = RunFolder::create(folder.path(), "reproduce", now).unwrap();
    assert_ne!(one.path(), two.path());
    assert!(one.logs().is_dir());
}
