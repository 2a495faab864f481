//! Whether the patch is in what runs: compares the steps of the candidate's build with those of the unpatched one.

use std::cell::RefCell;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::FileChange;
use patchwright_domain::verdict::INCONCLUSIVE;
use patchwright_sandbox::Layer;
use patchwright_subject::provenance::{Patched, Proof, Question, Shown, State, prove};

use super::alone;
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::program_image::run_alike;
use crate::trial::Trial;

/// `changed` is a file that the PoC runs and that differs from the base; `how` says after which step.
pub(super) fn assess(trial: &Trial<'_>, changed: &Path, how: &str) -> Result<Finding, JudgeError> {
    let differs = format!("{} changed{how}", changed.display());
    let layer = trial.layer()?;
    if layer.find(changed).is_none() {
        // A program that cannot be started proves nothing; the PoC stage reports that.
        return Ok(Finding::pass(format!("{} is gone{how}", changed.display())));
    }
    if let Some(file) = overwritten(trial, layer) {
        return Ok(inconclusive(format!(
            "the build left {file} with another content than the patch gave it"
        )));
    }
    if let Some(rehearsed) = &trial.tree.alone {
        return Ok(Finding::pass(alone::evidence(rehearsed, changed)));
    }
    let unseen = |why: &str| {
        let words = format!("{differs}; how the build made it was not seen: {why}");
        Ok(Finding::pass(words))
    };
    let context = trial.context;
    let (Some(base), Some(recording)) = (context.build_story()?, &trial.tree.recording) else {
        return unseen("the unpatched build could not be watched");
    };
    // The unpatched build stayed within the limit, and flooding the recording would be the easiest way to hide something.
    if recording.story.cut {
        return Ok(inconclusive(
            "the build did more than is recorded".to_owned(),
        ));
    }
    let source = &context.subject.case.source;
    let programs: Vec<PathBuf> = context
        .pocs
        .iter()
        .flat_map(|poc| &poc.files)
        .map(|file| source.join(file))
        .collect();
    // `prove` asks about files one by one; if one cannot be read, there is no proof.
    let unreadable = RefCell::new(None);
    let compare = |path: &Path| {
        state(trial, layer, path).unwrap_or_else(|error| {
            unreadable.borrow_mut().get_or_insert(error);
            State::Unknown
        })
    };
    let proof = prove(&Question {
        base,
        candidate: &recording.story,
        patched: &patched(trial),
        programs: &programs,
        source,
        compare: &compare,
    });
    if let Some(error) = unreadable.into_inner() {
        return Err(error);
    }
    match proof {
        Proof::Shown(shown) => Ok(Finding::pass(describe(&shown, how))),
        Proof::NotTold => unseen("the unpatched build does not show it for the files of the patch"),
        Proof::Doubtful(doubt) => Ok(inconclusive(doubt.to_string())),
    }
}

fn describe(shown: &Shown, how: &str) -> String {
    let mut text = shown.trails.join("; ") + how;
    if !shown.through.is_empty() {
        let scripts: Vec<&str> = shown.through.iter().map(String::as_str).collect();
        text.push_str("; what the project's own scripts did on the way was not checked: ");
        text.push_str(&scripts.join(", "));
    }
    text
}

fn inconclusive(why: String) -> Finding {
    let feedback = format!(
        "Nothing shows that the patch is in the program that runs: {why}. The build must do the same with the patch as \
         without it."
    );
    Finding::fail(format!("{INCONCLUSIVE}{why}"), feedback)
}

/// A file of the patch whose content was changed after the patch was applied.
fn overwritten(trial: &Trial<'_>, layer: &Layer) -> Option<String> {
    let is_other = |change: &&FileChange| {
        let path = change.path().as_path();
        let now = layer.find(path).and_then(|path| fs::read(path).ok());
        change
            .content()
            .is_some_and(|content| now.as_deref() != Some(content))
    };
    let change = trial.candidate.changes.iter().find(is_other)?;
    Some(change.path().as_path().display().to_string())
}

/// In the order in which the supervisor was given their contents.
fn patched(trial: &Trial<'_>) -> Vec<Patched> {
    let source = &trial.context.subject.case.source;
    let with_content = trial
        .candidate
        .changes
        .iter()
        .filter(|change| change.content().is_some());
    let file = |(content, change): (usize, &FileChange)| {
        let path = source.join(change.path().as_path());
        let before = match change {
            FileChange::Rename { from, .. } => source.join(from.as_path()),
            FileChange::Modify { .. } | FileChange::Create { .. } | FileChange::Delete { .. } => {
                path.clone()
            }
        };
        Patched {
            path,
            before,
            content,
        }
    };
    with_content.enumerate().map(file).collect()
}

fn state(trial: &Trial<'_>, layer: &Layer, path: &Path) -> Result<State, JudgeError> {
    let Ok(relative) = path.strip_prefix(&trial.context.subject.case.source) else {
        return Ok(State::Unknown);
    };
    let before = trial.context.base.tree().join(relative);
    let Some(now) = layer.find(relative) else {
        return Ok(State::Unknown);
    };
    if !is_file(&before)? {
        return Ok(State::Unknown);
    }
    Ok(match is_alike(&before, &now)? {
        true => State::Same,
        false => State::Different,
    })
}

fn is_file(path: &Path) -> Result<bool, JudgeError> {
    match fs::metadata(path) {
        Ok(about) => Ok(about.is_file()),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            Ok(false)
        }
        Err(error) => Err(JudgeError::io("look at", path)(error)),
    }
}

fn is_alike(before: &Path, now: &Path) -> Result<bool, JudgeError> {
    if run_alike(before, now)? {
        return Ok(true);
    }
    let text = |path: &Path| -> Result<_, JudgeError> {
        let bytes = fs::read(path).map_err(JudgeError::io("read", path))?;
        Ok(String::from_utf8(bytes))
    };
    Ok(match (text(before)?, text(now)?) {
        (Ok(before), Ok(now)) => without_stamps(&before) == without_stamps(&now),
        // Files that are not text were already compared as programs.
        (Err(_), _) | (_, Err(_)) => false,
    })
}

/// Removes what a build may stamp into a file: quoted texts, except in includes, and long numbers.
fn without_stamps(text: &str) -> String {
    const STAMP_DIGITS: usize = 8;
    let mut kept = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let names_a_file = line.trim_start().starts_with('#') && line.contains("include");
        for (index, part) in line.split('"').enumerate() {
            if index % 2 == 1 && !names_a_file {
                continue;
            }
            for word in part.split_inclusive(|c: char| !c.is_ascii_digit()) {
                let digits = word.chars().filter(char::is_ascii_digit).count();
                if digits < STAMP_DIGITS {
                    kept.push_str(word);
                }
            }
            kept.push('"');
        }
    }
    kept
}
