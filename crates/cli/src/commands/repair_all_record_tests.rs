use patchwright_domain::report::{BugKind, Sanitizer, Signature};

use super::*;

pub(crate) fn bug(number: usize) -> BugRow {
    BugRow {
        bug: number,
        severity: Level::High,
        reason: String::new(),
        kind: BugKind::DoubleFree,
        cwe: None,
        sanitizer: Sanitizer::Address,
        function: None,
        file: None,
        line: None,
        signature: Signature("double-free:drop".to_owned()),
        headline: String::new(),
        files: Vec::new(),
        faces: Vec::new(),
        stacks: 1,
        bytes: 1,
        case_bytes: 1,
        case: None,
    }
}

#[test]
fn a_later_call_goes_on_with_what_is_not_settled() {
    let folder = tempfile::tempdir().unwrap();
    let mut record = AllRecord::open(folder.path()).unwrap();
    assert!(record.rows.is_empty());
    let patch = folder.path().join("patch.diff");
    fs::write(&patch, "a patch").unwrap();
    let repaired = |number: usize, identity: &str, patch: &Path| BugRepair {
        patch: Some(patch.display().to_string()),
        ..BugRepair::new(&bug(number), identity, "repaired")
    };
    let ended = |number: usize, identity: &str, by: usize| BugRepair {
        ended_by: Some(by),
        ..BugRepair::new(&bug(number), identity, "ended")
    };
    let gone = folder.path().join("gone.diff");
    for row in [
        repaired(1, "one", &patch),
        ended(2, "two", 1),
        BugRepair::new(&bug(3), "three", "failed"),
        repaired(4, "four", &patch),
        repaired(5, "five", &gone),
        ended(6, "six", 5),
    ] {
        record.add(row).unwrap();
    }

    let mut again = AllRecord::open(folder.path()).unwrap();
    assert_eq!(again.rows, record.rows);
    let now = ["one", "two", "three", "another case", "five", "six"];
    let now: Vec<(usize, String)> = (1..).zip(now.map(str::to_owned)).collect();
    again.keep(&now);
    let settled = |number| again.is_settled(number);
    let expected = [true, true, false, false, false, false];
    assert_eq!([1, 2, 3, 4, 5, 6].map(settled), expected);
}

#[test]
fn a_damaged_record_is_not_written_over() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(FILE), "[{\"bug\": 1").unwrap();
    let error = AllRecord::open(folder.path()).unwrap_err();
    assert!(error.to_string().contains("move it away"), "{error}");
}
