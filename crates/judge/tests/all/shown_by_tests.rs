//! Bugs that failing tests show: the fix turns them green and is verified, and nothing else may be lost for it.

use std::fs;
use std::path::PathBuf;

use patchwright_domain::case::Case;
use patchwright_domain::verdict::{PocOutcome, StageName, StageOutcome, Trust, Verdict};
use patchwright_judge::NamedPatch;

use crate::support::{examples, judge_all, load, patch, with_judge};

/// Patches that hang take as long as the limit; `make judge-all` judges them too.
const SLOW: &str = "hang";

fn folder(name: &str) -> PathBuf {
    let found = examples().into_iter().find(|one| one.ends_with(name));
    found.unwrap()
}

fn judge(case: &Case, patches: &[NamedPatch]) -> Vec<Verdict> {
    let judged = with_judge(case, |judge| judge.judge_all(patches)).unwrap();
    let verdicts = judged.into_iter().map(|one| one.unwrap().verdict().clone());
    verdicts.collect()
}

fn outcome(verdict: &Verdict, name: StageName) -> (StageOutcome, &str) {
    let stage = verdict.stages.iter().find(|stage| stage.name == name);
    let stage = stage.unwrap_or_else(|| panic!("no stage {name:?} in {verdict:#?}"));
    (stage.outcome, stage.detail.as_str())
}

/// The failing tests are part of the suite; that other tests execute the change is found by stopping them there.
#[test]
fn tests_of_the_suite_turn_green() {
    let folder = folder("isoweek");
    let mut patches = vec![patch(&folder.join("fix.patch"))];
    let bad = fs::read_dir(folder.join("bad")).unwrap();
    let mut bad: Vec<PathBuf> = bad.map(|entry| entry.unwrap().path()).collect();
    bad.sort();
    bad.retain(|path| judge_all() || !path.to_string_lossy().contains(SLOW));
    patches.extend(bad.iter().map(|path| patch(path)));
    let verdicts = judge(&load(&folder), &patches);
    let (fix, bad) = verdicts.split_first().unwrap();
    assert_eq!(fix.trust, Trust::Verified, "{fix:#?}");
    assert!(
        fix.benign.tests && fix.benign.failing_tests == 0,
        "{fix:#?}"
    );
    let poc = (StageOutcome::Pass, "2 tests turned green: year-end 3 of 3");
    assert_eq!(outcome(fix, StageName::Poc), poc);
    let (test, detail) = outcome(fix, StageName::Test);
    assert_eq!(test, StageOutcome::Pass);
    assert!(detail.starts_with("14 tests pass"), "{detail}");
    for name in [StageName::Leak, StageName::Neighbours, StageName::Search] {
        let (outcome, detail) = outcome(fix, name);
        assert_eq!(outcome, StageOutcome::NotRun, "{name:?}: {detail}");
        assert!(detail.starts_with("failing tests show the bug"), "{detail}");
    }
    let mut wrong = Vec::new();
    for verdict in bad {
        let expected = verdict.patch.split_once("--").unwrap().0;
        let found = verdict.failed_stage.map(|stage| stage.name());
        if found != Some(expected) || verdict.feedback.is_empty() {
            wrong.push(format!(
                "{}: {found:?}, {}",
                verdict.patch, verdict.feedback
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let named = |part: &str| {
        let mut bad = bad.iter();
        bad.find(|one| one.patch.contains(part)).unwrap()
    };
    let half = named("only-leap-years");
    assert_eq!(half.pocs[0].outcome, PocOutcome::SameBug);
    assert!(half.feedback.contains("expected"), "{}", half.feedback);
    assert!(
        half.feedback.contains("Before the patch: fails 2 tests"),
        "{}",
        half.feedback
    );
    let other = named("year-not-counted");
    assert_eq!(other.pocs[0].outcome, PocOutcome::OtherBug);
    assert!(
        other.feedback.contains("in another way"),
        "{}",
        other.feedback
    );
    let broken = named("no-week-53");
    assert_eq!(broken.pocs[0].outcome, PocOutcome::OtherBug);
    assert!(
        broken.feedback.contains("week-53-of-leap-year"),
        "{}",
        broken.feedback
    );
}

/// The tests that show the bug are run by a command of their own, and the suite passes.
#[test]
fn tests_beside_the_suite_turn_green() {
    let folder = folder("billsplit");
    let names = [
        "fix.patch",
        "bad/poc--from-the-first.patch",
        "bad/test--format-without-sign.patch",
        "bad/scope--test-will-fail.patch",
    ];
    let names = names.map(|name| patch(&folder.join(name)));
    let verdicts = judge(&load(&folder), &names);
    assert_eq!(verdicts[0].trust, Trust::Verified, "{:#?}", verdicts[0]);
    let failed: Vec<Option<&str>> = verdicts
        .iter()
        .map(|verdict| verdict.failed_stage.map(|stage| stage.name()))
        .collect();
    assert_eq!(
        failed,
        [None, Some("poc"), Some("test"), Some("scope")],
        "{verdicts:#?}"
    );
}

const PROGRAM: &str = r#"#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  const char *word = argc > 1 ? argv[1] : "";
  if (strcmp(word, "twice") == 0)
    printf("%d\n", 21 + 20);
  else
    puts(word);
  return 0;
}
"#;
const PATCH: &str = "prog.c
<<<<<<< SEARCH
    printf(\"%d\\n\", 21 + 20);
=======
    printf(\"%d\\n\", 21 * 2);
>>>>>>> REPLACE
";

fn small(tests: &str, names: &str) -> (tempfile::TempDir, Case) {
    let folder = tempfile::tempdir().unwrap();
    let manifest = format!(
        "[build]\ncommand = 'clang -g prog.c -o prog'\n[[poc]]\nkind = 'test'\ncommand = 'sh tests/run.sh'\ntests = [{names}]\n\
         [test]\ncommand = 'sh tests/run.sh'\n[judge]\nruns = 2\n"
    );
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("prog.c", PROGRAM);
    write("tests/run.sh", tests);
    write("patchwright.toml", &manifest);
    let case = load(folder.path());
    (folder, case)
}

/// Nothing that passed before executes the changed line, so that the tests say nothing about what it may break.
#[test]
fn a_change_that_only_the_failing_test_executes_is_untested() {
    let tests = "echo 1..2\n[ \"$(./prog hello)\" = hello ] && echo ok 1 - hello || echo not ok 1 - hello\n\
                 out=$(./prog twice)\n[ \"$out\" = 42 ] && echo ok 2 - twice || { echo not ok 2 - twice; echo \"# expected 42, got $out\"; }\n";
    let (_folder, case) = small(tests, "'twice'");
    let fix = NamedPatch {
        name: "fix".to_owned(),
        text: PATCH.into(),
    };
    let verdict = judge(&case, &[fix]).remove(0);
    assert_eq!(verdict.trust, Trust::Untested, "{verdict:#?}");
    let why = verdict.untested_because();
    assert!(
        why.contains("no benign run passes through the change"),
        "{why}"
    );
}

/// What the manifest says must be so before anything is judged.
#[test]
fn tests_that_do_not_fail_are_refused() {
    let tests = "echo 1..1\necho ok 1 - hello\n";
    for (names, expected) in [
        ("'hello'", "they pass"),
        (
            "'twice'",
            "no test is reported as twice; those reported are: hello",
        ),
    ] {
        let (_folder, case) = small(tests, names);
        let error = with_judge(&case, |_| ()).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
        assert!(error.contains("do not all fail without a patch"), "{error}");
    }
}
