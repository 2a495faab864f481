use patchwright_domain::report::BugKind;

use super::*;
use crate::samples::crash;

fn bug(stack: &str) -> InputEnd {
    InputEnd::Bug(Box::new(crash(BugKind::NullDereference, stack)))
}

fn word(ends: &[InputEnd]) -> &'static str {
    match outcome(ends, &Project::at("/src")) {
        FileOutcome::Bug(_) => "bug",
        FileOutcome::Flaky { .. } => "flaky",
        FileOutcome::Quiet => "quiet",
        FileOutcome::Unclear(_) => "unclear",
    }
}

#[test]
fn every_run_must_show_the_same() {
    let one = || bug("f:1 main:2");
    assert_eq!(word(&[one(), one(), one()]), "bug");
    assert_eq!(word(&[one(), InputEnd::Quiet, one()]), "flaky");
    assert_eq!(word(&[one(), bug("g:9 main:3")]), "flaky");
    assert_eq!(word(&[InputEnd::Quiet, InputEnd::Quiet]), "quiet");
}

#[test]
fn what_was_not_run_says_nothing() {
    let one = || bug("f:1 main:2");
    assert_eq!(word(&[one(), InputEnd::NotRun]), "bug");
    assert_eq!(word(&[InputEnd::NotRun, InputEnd::Left]), "unclear");
    assert_eq!(word(&[InputEnd::Quiet, InputEnd::NotRun]), "unclear");
    let gone = InputEnd::Unclear("its report is gone");
    assert_eq!(word(&[gone.clone(), InputEnd::Quiet]), "unclear");
    assert_eq!(word(&[one(), gone]), "flaky");
}
