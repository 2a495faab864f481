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

/// A run of `identity` that ended with this status, or never ended.
fn run(folder: &Path, second: u64, identity: &str, status: Option<&str>) -> String {
    let now = UNIX_EPOCH + Duration::from_secs(second);
    let run = RunFolder::create(folder, "repair", now).unwrap();
    let started = Event::RunStarted {
        command: "repair".to_owned(),
        case: "case".to_owned(),
        version: "1".to_owned(),
        identity: Some(identity.to_owned()),
        task: None,
    };
    run.journal.append(&started).unwrap();
    if let Some(status) = status {
        let finished = Event::RunFinished {
            status: status.to_owned(),
            exit: 1,
            reason: None,
        };
        run.journal.append(&finished).unwrap();
    }
    run.id().to_owned()
}

#[test]
fn a_folder_of_runs_that_cannot_be_listed_is_not_one_without_runs() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("runs");
    fs::write(&file, "").unwrap();
    let error = unfinished(&file, "mine", |_| false).unwrap_err();
    assert!(error.to_string().contains("cannot list"), "{error}");
}

#[test]
fn the_newest_unfinished_run_of_the_case_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let find = || unfinished(folder.path(), "mine", |status| status == "failed").unwrap();
    assert_eq!(find(), None);
    let old = run(folder.path(), 1, "mine", None);
    run(folder.path(), 2, "mine", Some("failed"));
    run(folder.path(), 3, "another", None);
    assert_eq!(find(), Some(old.clone()));
    let stopped = run(folder.path(), 4, "mine", Some("interrupted"));
    assert_eq!(find(), Some(stopped));
    let resumed = RunFolder::resume(folder.path(), &old).unwrap();
    assert_eq!(resumed.events().unwrap().len(), 1);
    for bad in ["absent", "../x", ".", ""] {
        let refused = RunFolder::resume(folder.path(), bad);
        assert!(matches!(refused, Err(StoreError::NoRun { .. })), "{bad}");
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
