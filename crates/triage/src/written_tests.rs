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
