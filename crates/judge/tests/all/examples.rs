//! The examples: every fix is verified, and every bad patch is refused by the stage that its name says.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::case::Case;
use patchwright_domain::verdict::{Trust, Verdict};
use patchwright_judge::{Judge, NamedPatch};

use crate::support::{examples, judge_all, load, patch, with_judge};

/// Minimum number of bad patches, in total and per example.
const BAD_IN_ALL: usize = 90;
const BAD_EACH: usize = 6;

/// Judging every bad patch of every example takes a quarter of an hour, and every fix with a second compiler some
/// minutes; `make judge-all` does that. This one is always judged; it covers every stage.
const ALWAYS: &str = "tilecat";
/// Those whose fix is always judged, the one of them with gcc too, on how many neighbours each fix is tried, and for how many seconds
/// inputs are searched for that speak against it.
const FIXES: [&str; 3] = ["hosttab", "pkgidx", WITH_GCC];
const WITH_GCC: &str = "texpeek";
const FEW: u32 = 40;
const SHORT: u64 = 5;

#[test]
fn there_are_enough_bad_patches() {
    let counts: Vec<usize> = examples()
        .iter()
        .map(|folder| bad_patches(folder).len())
        .collect();
    assert!(counts.iter().all(|count| *count >= BAD_EACH), "{counts:?}");
    assert!(counts.iter().sum::<usize>() >= BAD_IN_ALL, "{counts:?}");
}

#[test]
fn bad_patches_are_refused_where_they_should() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for folder in examples() {
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        if is_judged_whole(&name) {
            let patches: Vec<NamedPatch> = bad_patches(&folder)
                .iter()
                .map(|path| patch(path))
                .collect();
            count += patches.len();
            wrong.extend(complaints(&name, &load(&folder), &patches));
        }
    }
    assert!(count >= 20, "only {count} bad patches were judged");
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn fixes_are_verified_with_both_compilers() {
    let mut wrong = Vec::new();
    let mut with_gcc = 0;
    let mut all = examples();
    // Those that tests show are judged by a test of their own.
    all.retain(|folder| !load(folder).is_shown_by_tests());
    // Each takes ten seconds and more: some, unless all are asked for.
    all.retain(|folder| judge_all() || FIXES.iter().any(|name| folder.ends_with(name)));
    for folder in &all {
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        let fix = [patch(&folder.join("fix.patch"))];
        let mut case = load(folder);
        if !judge_all() {
            case.judge.neighbours = FEW;
            case.judge.search_seconds = SHORT;
        }
        wrong.extend(complaints(&name, &case, &fix));
        if (judge_all() || name == WITH_GCC) && switch_to_gcc(&mut case) {
            with_gcc += 1;
            wrong.extend(complaints(&format!("{name} (gcc)"), &case, &fix));
        }
    }
    let expected = if judge_all() { 12 } else { 1 };
    assert!(
        with_gcc >= expected,
        "only {with_gcc} examples have gcc's sanitizer"
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// No mutant runs what this patch removes without hitting the bug; only the search finds an input that does.
#[test]
fn what_no_run_exercises_is_a_doubt() {
    let folders = examples();
    let folder = folders.iter().find(|folder| folder.ends_with("srtshift"));
    let folder = folder.unwrap();
    let mut case = load(folder);
    case.judge.search_seconds = 0;
    let patches = [patch(&folder.join("bad/search--mark-not-skipped.patch"))];
    let verdicts = with_judge(&case, |judge| all(judge, &patches)).unwrap();
    let verdict = verdicts.first().unwrap();
    assert_eq!(verdict.trust, Trust::Untested, "{verdict:#?}");
    let mut doubts = verdict.doubts.iter();
    assert!(
        doubts.any(|doubt| doubt.name == "unexercised-removal"),
        "{verdict:#?}"
    );
}

fn is_judged_whole(example: &str) -> bool {
    judge_all() || example == ALWAYS
}

fn complaints(name: &str, case: &Case, patches: &[NamedPatch]) -> Vec<String> {
    let verdicts = with_judge(case, |judge| all(judge, patches)).unwrap();
    verdicts
        .iter()
        .filter_map(|verdict| complaint(name, verdict))
        .collect()
}

fn all(judge: &Judge<'_>, patches: &[NamedPatch]) -> Vec<Verdict> {
    let judged = judge.judge_all(patches).into_iter();
    judged
        .map(|judged| judged.unwrap().verdict().clone())
        .collect()
}

/// What is wrong with a verdict, if anything.
fn complaint(example: &str, verdict: &Verdict) -> Option<String> {
    let expected = verdict.patch.split_once("--").map(|(stage, _)| stage);
    let found = verdict.failed_stage.map(|stage| stage.name());
    let fine = match expected {
        Some(_) => {
            expected == found && verdict.trust == Trust::Rejected && !verdict.feedback.is_empty()
        }
        None => verdict.trust == Trust::Verified,
    };
    let last = verdict.stages.last().map(|stage| stage.detail.as_str());
    (!fine).then(|| {
        format!(
            "{example} {}: refused at {found:?}: {last:?}",
            verdict.patch
        )
    })
}

fn bad_patches(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder.join("bad")).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "patch"));
    paths.sort();
    paths
}

/// Returns false if the case's sanitizer exists only in clang.
fn switch_to_gcc(case: &mut Case) -> bool {
    let other = |text: &str| text.replace("clang++", "g++").replace("clang", "gcc");
    let build = &mut case.build;
    build.setup = build.setup.as_deref().map(other);
    build.command = other(&build.command);
    for value in case.env.values_mut().chain(build.env.values_mut()) {
        *value = other(value);
    }
    let text = format!("{case:?}");
    !text.contains("sanitize=memory") && !text.contains("fuzzer")
}
