use std::fs::{self, OpenOptions};
use std::io::Write;

use patchwright_domain::event::Event;

use super::*;
use crate::Journal;

fn noted(number: u64) -> Event {
    Event::Noted {
        text: format!("note {number}"),
    }
}

/// The numbers of the events that are there, and of those that are unknown.
fn numbers(reader: &mut JournalReader) -> (Vec<u64>, Vec<u64>) {
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for line in reader {
        match line.unwrap() {
            Line::Known(entry) => known.push(entry.number),
            Line::Unknown(event) => unknown.push(event.number),
        }
    }
    (known, unknown)
}

#[test]
fn a_journal_is_read_from_any_event_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let journal = Journal::open(&path).unwrap();
    for number in 0..5 {
        assert_eq!(journal.append(&noted(number)).unwrap(), number);
    }
    for (from, expected) in [
        (0, vec![0, 1, 2, 3, 4]),
        (3, vec![3, 4]),
        (5, vec![]),
        (9, vec![]),
    ] {
        let mut reader = JournalReader::open(&path, from).unwrap();
        assert_eq!(numbers(&mut reader), (expected, vec![]), "from {from}");
    }
}

/// Whoever follows a run asks again at the end, and gets a line that was half written before as a whole.
#[test]
fn a_reader_goes_on_where_the_writer_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let journal = Journal::open(&path).unwrap();
    journal.append(&noted(0)).unwrap();
    let mut waiting = JournalReader::open(&path, 2).unwrap();
    let mut reader = JournalReader::open(&path, 0).unwrap();
    assert_eq!(numbers(&mut reader).0, [0]);
    assert_eq!(numbers(&mut waiting).0, [] as [u64; 0]);
    journal.append(&noted(1)).unwrap();
    drop(journal);
    assert_eq!(numbers(&mut reader).0, [1]);
    let line = br#"{"number":2,"at_seconds":0.1,"event":"noted","text":"x"}"#;
    let mut file = OpenOptions::new().append(true).open(&path).unwrap();
    file.write_all(&line[..20]).unwrap();
    assert_eq!(numbers(&mut reader).0, [] as [u64; 0]);
    assert_eq!(reader.torn_bytes(), 20);
    file.write_all(&line[20..]).unwrap();
    file.write_all(b"\n").unwrap();
    assert_eq!(numbers(&mut reader).0, [2]);
    assert_eq!(reader.torn_bytes(), 0);
    assert_eq!(numbers(&mut waiting).0, [2]);
}

/// Lines before the wanted ones are not parsed, but a number out of place is seen all the same.
#[test]
fn a_line_out_of_place_is_damage_also_further_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let line = |number: u64| {
        format!(r#"{{"number":{number},"at_seconds":0.0,"event":"noted","text":"x"}}"#)
    };
    fs::write(&path, format!("{}\n{}\n{}\n", line(0), line(2), line(3))).unwrap();
    let mut reader = JournalReader::open(&path, 2).unwrap();
    let error = reader.next_line().unwrap_err().to_string();
    assert!(error.contains("line 3 is damaged"), "{error}");
}

#[test]
fn an_endless_line_is_damage_and_not_a_torn_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let file = File::create(&path).unwrap();
    file.set_len(MOST_LINE_BYTES + 1).unwrap();
    let error = JournalReader::open(&path, 0).unwrap().next_line();
    let error = error.unwrap_err().to_string();
    assert!(error.contains("longer than 64 MiB"), "{error}");
    assert!(Journal::open(&path).is_err());
    assert_eq!(fs::metadata(&path).unwrap().len(), MOST_LINE_BYTES + 1);
}
