use super::*;

fn mutant(user: Option<&str>, quarantine: Option<u64>) -> String {
    let purpose = Purpose::Unnamed {
        reports: "/reports",
        leaks: Leaks::Ignored,
        quarantine,
    };
    merged(user, &purpose, None)
}

/// The value that the runtime takes: the last one.
fn value<'o>(options: &'o str, name: &str) -> Option<&'o str> {
    let mut pairs = options.split(':').filter_map(|one| one.split_once('='));
    let (_, value) = pairs.rfind(|(own, _)| *own == name)?;
    Some(value)
}

#[test]
fn a_search_watches_for_late_uses_and_other_mutants_as_before() {
    let search = mutant(None, Some(1024));
    assert_eq!(value(&search, "quarantine_size_mb"), Some("1024"));
    assert_eq!(value(&search, "detect_stack_use_after_return"), Some("1"));
    assert_eq!(value(&search, "redzone"), Some("1024"));
    let usual = mutant(None, None);
    assert_eq!(value(&usual, "quarantine_size_mb"), None);
    assert_eq!(value(&usual, "detect_stack_use_after_return"), None);
    assert_eq!(value(&usual, "redzone"), Some("1024"));
}

#[test]
fn what_the_user_set_stays_and_what_evidence_needs_does_not_change() {
    let user = "detect_stack_use_after_return=0:quarantine_size_mb=8:exitcode=0";
    let search = mutant(Some(user), Some(1024));
    assert_eq!(value(&search, "detect_stack_use_after_return"), Some("0"));
    assert_eq!(value(&search, "quarantine_size_mb"), Some("8"));
    assert_eq!(value(&search, "exitcode"), Some("88"));
}
