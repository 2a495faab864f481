use super::*;
use crate::samples::{crash, row};

fn answer(files: &[&str], seen: &[(&str, FileOutcome)]) -> (RecheckAnswer, bool) {
    let seen = seen.iter();
    let outcomes = seen
        .map(|(name, one)| ((*name).to_owned(), one.clone()))
        .collect();
    let found = rechecked(&row(files), &outcomes);
    (found.answer, found.proved_input_is_clean)
}

#[test]
fn a_bug_is_ended_only_if_all_its_inputs_were_run_and_show_nothing() {
    use FileOutcome::{Bug, Quiet, Unclear};
    let bug = || Bug(Box::new(crash(BugKind::NullDereference, "f:1")));
    let late = || Unclear("there was no time for it".to_owned());
    let own = "case: input";
    let (ended, remains, unclear) = (
        RecheckAnswer::Ended,
        RecheckAnswer::Remains,
        RecheckAnswer::Unclear,
    );
    for (files, seen, expected) in [
        (&["a"][..], &[(own, Quiet), ("a", Quiet)][..], (ended, true)),
        (&["a"], &[(own, Quiet), ("a", bug())], (remains, true)),
        (&["a"], &[(own, bug()), ("a", Quiet)], (remains, false)),
        (&["a"], &[(own, Quiet), ("a", late())], (unclear, true)),
        (&["a"], &[(own, late()), ("a", Quiet)], (unclear, false)),
        // The folder is gone, or one of its files.
        (&["a"], &[(own, Quiet)], (unclear, true)),
        (&["a", "b"], &[(own, Quiet), ("b", Quiet)], (unclear, true)),
        (&["a"], &[("a", Quiet)], (unclear, false)),
        (&["a"], &[], (unclear, false)),
    ] {
        assert_eq!(answer(files, seen), expected, "{files:?} {seen:?}");
    }
}
