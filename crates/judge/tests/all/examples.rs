//! The examples: every fix is verified, and every bad patch is refused by the stage that its name says.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::case::Case;
use patchwright_domain::verdict::{Trust, Verdict};
use patchwright_judge::{Judge, NamedPatch};

use crate::support::{examples, load, patch, with_judge};

/// Bad patches that all examples must have together, and each of them.
const BAD_IN_ALL: usize = 90;
const BAD_EACH: usize = 6;

#[test]
fn fixes_are_verified_and_bad_patches_refused_where_they_should() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for folder in examples() {
        let bad = bad_patches(&folder);
        assert!(bad.len() >= BAD_EACH, "{} has too few", folder.display());
        count += bad.len();
        let mut patches = vec![patch(&folder.join("fix.patch"))];
        patches.extend(bad.iter().map(|path| patch(path)));
        let verdicts = with_judge(&load(&folder), |judge| all(judge, &patches)).unwrap();
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        wrong.extend(
            verdicts
                .iter()
                .filter_map(|verdict| complaint(&name, verdict)),
        );
    }
    assert!(count >= BAD_IN_ALL, "only {count} bad patches");
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn fixes_are_verified_with_gcc_too() {
    let mut wrong = Vec::new();
    let mut tried = 0;
    for folder in examples() {
        let mut case = load(&folder);
        if !switch_to_gcc(&mut case) {
            continue;
        }
        tried += 1;
        let fix = [patch(&folder.join("fix.patch"))];
        let verdicts = with_judge(&case, |judge| all(judge, &fix)).unwrap();
        let name = format!("{} (gcc)", folder.display());
        wrong.extend(
            verdicts
                .iter()
                .filter_map(|verdict| complaint(&name, verdict)),
        );
    }
    assert!(tried >= 12, "only {tried} examples have gcc's sanitizer");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn all(judge: &Judge<'_>, patches: &[NamedPatch]) -> Vec<Verdict> {
    let judged = judge.judge_all(patches).into_iter();
    judged
        .map(|judged| judged.unwrap().verdict().clone())
        .collect()
}

/// What is wrong with a verdict, when something is.
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

/// False where the case's sanitizer exists in clang only.
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
