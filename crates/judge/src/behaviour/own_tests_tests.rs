use super::*;

#[test]
fn tests_behind_a_killed_one_may_execute_anything() {
    let stopped = |unreported| Stopped {
        failing: Vec::new(),
        unreported,
    };
    assert_eq!(why_unknown(Some(&stopped(0))), None);
    let why = why_unknown(Some(&stopped(2))).unwrap();
    assert!(why.contains("share a process with 2 other tests"), "{why}");
    assert!(why_unknown(None).is_some());
}
