use patchwright_domain::report::{BugKind, Sanitizer, Signature};

use super::*;

fn bug(number: usize) -> BugRow {
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
    let mut record = AllRecord::open(folder.path());
    assert!(record.rows.is_empty());
    let ended = BugRepair {
        ended_by: Some(1),
        ..BugRepair::new(&bug(2), "two", "ended")
    };
    record.add(ended).unwrap();
    record
        .add(BugRepair::new(&bug(1), "one", "repaired"))
        .unwrap();
    record
        .add(BugRepair::new(&bug(3), "three", "failed"))
        .unwrap();
    record
        .add(BugRepair::new(&bug(4), "four", "repaired"))
        .unwrap();

    let mut again = AllRecord::open(folder.path());
    assert_eq!(again.rows, record.rows);
    let now = [(1, "one"), (2, "two"), (3, "three"), (4, "another case")];
    again.keep(&now.map(|(bug, identity)| (bug, identity.to_owned())));
    let settled = |number| again.is_settled(number);
    assert_eq!([1, 2, 3, 4].map(settled), [true, true, false, false]);
}
