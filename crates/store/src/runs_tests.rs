use std::time::{Duration, UNIX_EPOCH};

use patchwright_domain::event::Event;

use super::*;
use crate::RunFolder;

fn run(folder: &Path, second: u64) -> RunFolder {
    let now = UNIX_EPOCH + Duration::from_secs(second);
    let run = RunFolder::create(folder, "repair", now).unwrap();
    let text = "begun".to_owned();
    run.journal.append(&Event::Noted { text }).unwrap();
    run
}

#[test]
fn runs_are_listed_newest_first_and_nothing_else_is() {
    let folder = tempfile::tempdir().unwrap();
    assert!(runs(&folder.path().join("absent")).unwrap().is_empty());
    let old = run(folder.path(), 10).id().to_owned();
    let new = run(folder.path(), 100_000).id().to_owned();
    fs::create_dir(folder.path().join("no-journal")).unwrap();
    fs::create_dir_all(folder.path().join("odd").join(JOURNAL)).unwrap();
    fs::write(folder.path().join("a-file"), "").unwrap();
    assert_eq!(runs(folder.path()).unwrap(), [new, old]);
}

#[test]
fn a_word_means_one_run_or_says_why_not() {
    let folder = tempfile::tempdir().unwrap();
    let means = |word: &str| meant(folder.path(), word).map_err(|error| error.to_string());
    assert!(means("latest").unwrap_err().contains("there is no run"));
    let ids: Vec<String> = [10, 100_000, 100_001]
        .map(|second| run(folder.path(), second).id().to_owned())
        .to_vec();
    let cases = [
        ("latest", Ok(&ids[2])),
        (&ids[0], Ok(&ids[0])),
        ("19700101", Ok(&ids[0])),
        ("1970010", Err("means 3 runs")),
        ("19700102-034640", Ok(&ids[1])),
        ("nothing", Err("there is no run")),
        ("", Err("there is no run")),
        ("../x", Err("there is no run")),
    ];
    for (word, expected) in cases {
        match (means(word), expected) {
            (Ok(found), Ok(expected)) => assert_eq!(&found, expected, "{word}"),
            (Err(error), Err(part)) => assert!(error.contains(part), "{word}: {error}"),
            (found, _) => panic!("{word}: {found:?}"),
        }
    }
}

#[test]
fn a_run_is_running_while_its_writer_lives() {
    let folder = tempfile::tempdir().unwrap();
    let run = run(folder.path(), 1);
    let id = run.id().to_owned();
    let seen = || glance(folder.path(), &id).unwrap();
    assert_eq!(seen().activity, Activity::Running);
    assert_eq!(seen().read.entries.len(), 1);
    drop(run);
    assert_eq!(seen().activity, Activity::Still);
    let sparse = File::create(folder.path().join(&id).join(JOURNAL)).unwrap();
    sparse.set_len(MOST_JOURNAL_BYTES + 1).unwrap();
    let refused = glance(folder.path(), &id);
    assert!(matches!(refused, Err(StoreError::NoJournal { .. })));
}
