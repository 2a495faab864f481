use super::*;

#[test]
fn only_an_earlier_triage_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("triage");
    assert!(check_is_ours(&out).is_ok(), "not there");
    fs::create_dir(&out).unwrap();
    assert!(check_is_ours(&out).is_ok(), "empty");
    fs::write(out.join("thesis.txt"), "years of work").unwrap();
    assert!(matches!(
        check_is_ours(&out),
        Err(TriageError::NotOurs { .. })
    ));
    fs::write(out.join(SUMMARY_FILE), "{}").unwrap();
    assert!(check_is_ours(&out).is_ok(), "a triage");
    let link = folder.path().join("link");
    std::os::unix::fs::symlink(&out, &link).unwrap();
    assert!(check_is_ours(&link).is_err(), "a link");
}

type Mover = fn(&Path, &Path) -> Result<(), TriageError>;

#[test]
fn an_older_triage_stays_until_the_new_one_is_in_its_place() {
    for mover in [move_in as Mover, move_around] {
        let folder = tempfile::tempdir().unwrap();
        let (new, out) = (folder.path().join(".new"), folder.path().join("triage"));
        let with = |path: &Path, text: &str| {
            fs::create_dir(path).unwrap();
            fs::write(path.join(SUMMARY_FILE), text).unwrap();
        };
        let text = |path: &Path| fs::read_to_string(path.join(SUMMARY_FILE)).unwrap();
        with(&out, "old");
        assert!(mover(&new, &out).is_err(), "there is nothing to move");
        assert_eq!(text(&out), "old");
        with(&new, "new");
        mover(&new, &out).unwrap();
        assert_eq!(
            (text(&out), text(&new)),
            ("new".to_owned(), "old".to_owned())
        );
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}

#[test]
fn the_first_triage_needs_no_older_one() {
    let folder = tempfile::tempdir().unwrap();
    let (new, out) = (folder.path().join(".new"), folder.path().join("triage"));
    fs::create_dir(&new).unwrap();
    move_in(&new, &out).unwrap();
    assert!(out.is_dir() && !new.exists());
}
