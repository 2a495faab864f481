use patchwright_domain::report::{BugKind, Cwe, Sanitizer, Signature};

use super::*;
use crate::summary::FileCounts;

fn row(bug: usize, kind: BugKind, severity: Level, file: Option<&str>) -> BugRow {
    BugRow {
        bug,
        severity,
        reason: "writes outside of its object".to_owned(),
        kind,
        cwe: Some(Cwe(787)),
        sanitizer: Sanitizer::Address,
        function: Some("fill".to_owned()),
        file: file.map(str::to_owned),
        line: file.map(|_| 41),
        signature: Signature(format!("{kind}:fill>main")),
        headline: "writes 4 bytes past a 12-byte heap block".to_owned(),
        files: vec!["crash-1".to_owned(), "crash-2".to_owned()],
        faces: Vec::new(),
        stacks: 1,
        bytes: 12,
        case_bytes: 9,
        case: None,
    }
}

#[test]
fn each_bug_is_a_result_at_its_place() {
    let heap = BugKind::HeapBufferOverflow;
    let summary = TriageSummary {
        status: "bugs".to_owned(),
        folder: "/home/me/crashes".to_owned(),
        out: None,
        target: "./tool {input}".to_owned(),
        files: FileCounts::default(),
        bugs: vec![
            row(1, heap, Level::High, Some("src/two words.c")),
            row(2, heap, Level::Medium, Some("src/b.c")),
            row(3, BugKind::Timeout, Level::Low, None),
        ],
        flaky: Vec::new(),
        not_reproduced: Vec::new(),
        unclear: Vec::new(),
        second_opinion: None,
        seconds: 1.5,
    };
    let found = sarif(&summary);
    assert_eq!(found["version"], "2.1.0");
    let rules = found["runs"][0]["tool"]["driver"]["rules"]
        .as_array()
        .unwrap();
    let ids: Vec<&str> = rules
        .iter()
        .filter_map(|rule| rule["id"].as_str())
        .collect();
    assert_eq!(ids, ["heap-buffer-overflow", "timeout"]);
    insta::assert_json_snapshot!(found["runs"][0]["results"][0]);
    let levels: Vec<&str> = found["runs"][0]["results"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one["level"].as_str())
        .collect();
    assert_eq!(levels, ["error", "warning", "note"]);
    assert!(found["runs"][0]["results"][2].get("locations").is_none());
}
