use std::fs;

use patchwright_domain::event::{Event, Step};

use super::*;

fn events() -> Vec<Event> {
    vec![
        Event::RunStarted {
            command: "reproduce".to_owned(),
            case: "a\nb".to_owned(),
            version: "1".to_owned(),
            identity: None,
            task: None,
        },
        Event::StepStarted {
            step: Step::RunPoc("ünïcode".to_owned()),
        },
        Event::Noted {
            text: "tab\tquote\"".to_owned(),
        },
        Event::RunFinished {
            status: "reproduced".to_owned(),
            exit: 0,
            reason: None,
        },
    ]
}

fn told(read: &Read) -> Vec<Event> {
    read.entries
        .iter()
        .map(|entry| entry.event.clone())
        .collect()
}

#[test]
fn what_was_appended_is_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let journal = Journal::open(&path).unwrap();
    for event in events() {
        journal.append(&event).unwrap();
    }
    let read = read(&path).unwrap();
    assert_eq!(told(&read), events());
    assert_eq!(read.torn_bytes, 0);
}

/// A kill may strike at any byte: everything before the torn line is there, and the next process
/// goes on from it.
#[test]
fn cut_at_every_byte_it_reads_whole_but_for_the_torn_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let journal = Journal::open(&path).unwrap();
    for event in events() {
        journal.append(&event).unwrap();
    }
    drop(journal);
    let whole = fs::read(&path).unwrap();
    for length in 0..=whole.len() {
        let kept = &whole[..length];
        let full_lines = kept.iter().filter(|&&byte| byte == b'\n').count();
        fs::write(&path, kept).unwrap();
        let before = read(&path).unwrap();
        assert_eq!(told(&before), events()[..full_lines], "cut at {length}");
        let journal = Journal::open(&path).unwrap();
        let more = Event::Noted {
            text: "after".to_owned(),
        };
        journal.append(&more).unwrap();
        drop(journal);
        let after = read(&path).unwrap();
        assert_eq!(after.entries.len(), full_lines + 1, "cut at {length}");
        assert_eq!(after.entries[full_lines].event, more);
        assert_eq!(after.entries[full_lines].number, full_lines as u64);
    }
}

#[test]
fn damage_before_the_end_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let journal = Journal::open(&path).unwrap();
    for event in events() {
        journal.append(&event).unwrap();
    }
    drop(journal);
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let cases = [
        (
            "not JSON",
            format!("{}\nnonsense\n{}\n", lines[0], lines[1]),
        ),
        ("a gap", format!("{}\n{}\n", lines[0], lines[2])),
        ("a line twice", format!("{}\n{}\n", lines[0], lines[0])),
    ];
    for (what, content) in cases {
        fs::write(&path, content).unwrap();
        let error = read(&path).unwrap_err().to_string();
        assert!(error.contains("line 2 is damaged"), "{what}: {error}");
        assert!(Journal::open(&path).is_err(), "{what}");
    }
}

#[test]
fn two_writers_do_not_mix() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let first = Journal::open(&path).unwrap();
    assert!(matches!(
        Journal::open(&path),
        Err(StoreError::InUse { .. })
    ));
    drop(first);
    Journal::open(&path).unwrap();
}

/// A journal that a newer version has written to: a kind of event and a form of a known one that this version cannot read.
fn newer(path: &Path) {
    let lines = [
        r#"{"number":0,"at_seconds":0.0,"event":"noted","text":"first"}"#,
        r#"{"number":1,"at_seconds":0.5,"event":"dreamt","of":{"sheep":[1,2]}}"#,
        r#"{"number":2,"at_seconds":0.6,"event":"step-started","step":"levitate"}"#,
        r#"{"number":3,"at_seconds":0.7,"event":"noted","text":"last"}"#,
    ];
    fs::write(path, format!("{}\n", lines.join("\n"))).unwrap();
}

#[test]
fn events_of_a_newer_version_are_passed_over_and_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    newer(&path);
    let read = read(&path).unwrap();
    let numbers: Vec<u64> = read.entries.iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, [0, 3]);
    assert_eq!(read.unknown.count, 2);
    assert_eq!(read.unknown.kinds, ["dreamt", "step-started"]);
}

/// What the unknown events say may be what must not be done twice.
#[test]
fn nothing_is_appended_to_what_a_newer_version_wrote() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    newer(&path);
    let before = fs::read(&path).unwrap();
    let error = Journal::open(&path).unwrap_err().to_string();
    assert!(
        error.contains("2 events that this version does not know (dreamt, step-started)"),
        "{error}"
    );
    assert_eq!(fs::read(&path).unwrap(), before);
}
