//! The text of a pull request for the patch: what happens, why, why here, what else was tried, the evidence, and the one
//! command that checks it again. Its first line is the title.
//!
//! Code hosts act on what stands in such a text (mentions, references, images), and much of it is foreign, so prose is
//! escaped.

use std::collections::BTreeMap;

use patchwright_domain::bundle::{BundleAbout, Kept};
use patchwright_domain::count::counted;
use patchwright_domain::refusal::Refusal;
use patchwright_domain::run_view::CandidateView;
use patchwright_domain::verdict::StageOutcome;

use super::Evidence;
use super::mail::{describe_place, must_hold, subject};
use super::readme::{capital, trust};

/// The file's name in a bundle.
pub const PULL_REQUEST: &str = "pull-request.md";
/// In characters, for one reason why a candidate was refused.
const MOST_REASON: usize = 200;
/// A host takes some 65,000 characters.
const MOST_TEXT: usize = 30_000;

pub fn pull_request(about: &BundleAbout, evidence: &Evidence<'_>) -> String {
    let parts = [
        format!("# {}\n", prose(&subject(evidence))),
        happens(evidence),
        format!("**Cause.** {}\n", prose(&about.cause)),
        here(about, evidence),
        tried(&evidence.view.candidates),
        format!("**Evidence.** {}", trust(about)),
        stages(about),
        format!(
            "Confidence {:.2} of 1. {}.\n",
            about.verdict.confidence,
            prose(&about.risk.describe())
        ),
        answers(about),
        recheck(about),
    ];
    let text = parts
        .iter()
        .filter(|part| !part.is_empty())
        .cloned()
        .collect::<Vec<_>>()
        .join("\n");
    match text.char_indices().nth(MOST_TEXT) {
        Some((at, _)) => format!(
            "{}\n\n(cut; the rest is in the bundle)\n",
            text.get(..at).unwrap_or_default()
        ),
        None => text,
    }
}

fn happens(evidence: &Evidence<'_>) -> String {
    let project = evidence.subject.project();
    let pocs = evidence.ground.pocs.iter().map(|poc| {
        let purified = patchwright_crash::purify(&poc.report, &project);
        let place = purified.location.as_ref().map(describe_place);
        let place = place.map(|place| format!(", {place}")).unwrap_or_default();
        let sentence = format!("The program {}{place}", purified.headline);
        format!(
            "{} ({} of {} runs).\n",
            prose(&sentence),
            poc.crashes,
            poc.runs
        )
    });
    let pocs: String = pocs.collect();
    format!("**What happens.** {pocs}")
}

/// What is changed, and why there.
fn here(about: &BundleAbout, evidence: &Evidence<'_>) -> String {
    let note = &evidence.winner.note;
    let what = format!(
        "{}, {}, {}",
        note.operator,
        note.place,
        describe_place(&note.at)
    );
    let mut text = format!("**The change, and why here.** {}.", capital(&prose(&what)));
    // It begins with the change, which was just told.
    let told = format!("{}, {}", note.operator, note.place);
    let why = evidence
        .winner
        .why
        .strip_prefix(&told)
        .unwrap_or(&evidence.winner.why);
    let why = why.trim_matches([' ', '·', '.']);
    if !why.is_empty() {
        text.push_str(&format!(" Among the candidates: {}.", prose(why)));
    }
    if let Some(words) = must_hold(about) {
        text.push_str(&format!(" {}", prose(&words)));
    }
    text.push('\n');
    text
}

/// What the patched program does with inputs that crashed it: a wrong answer would show here.
fn answers(about: &BundleAbout) -> String {
    let all: usize = about
        .verdict
        .answers
        .iter()
        .map(|answer| answer.count)
        .sum();
    let told = about.verdict.answers.iter();
    let told: String = told
        .map(|answer| format!("- {}\n", prose(&answer.describe())))
        .collect();
    match told.is_empty() {
        true => told,
        false => format!(
            "Of {} that crashed before, with the patch\n\n{told}",
            counted(all, "input")
        ),
    }
}

/// Other candidates, by what was wrong with them, with one example each.
fn tried(candidates: &[CandidateView]) -> String {
    let mut refused: BTreeMap<Refusal, Vec<&CandidateView>> = BTreeMap::new();
    let mut passed = 0;
    for one in candidates {
        let Some(verdict) = &one.verdict else {
            continue;
        };
        match verdict.refusal {
            Some(refusal) if !verdict.accepted => refused.entry(refusal).or_default().push(one),
            Some(_) | None => passed += usize::from(verdict.accepted),
        }
    }
    // One of those that passed is the patch itself.
    let passed = passed.saturating_sub(1);
    if refused.is_empty() && passed == 0 {
        return "**Tried and refused.** Nothing else was tried.\n".to_owned();
    }
    let mut text = "**Tried and refused.**\n\n".to_owned();
    for (refusal, all) in &refused {
        let example = all.first().map(|one| describe(one)).unwrap_or_default();
        text.push_str(&format!(
            "- {} {}{example}\n",
            counted(all.len(), "candidate"),
            refusal.describe(all.len())
        ));
    }
    if passed > 0 {
        text.push_str(&format!(
            "- {} passed and ranked lower\n",
            counted(passed, "other candidate")
        ));
    }
    text
}

fn describe(one: &CandidateView) -> String {
    let place = describe_place(&one.note.at);
    let reason = one
        .verdict
        .as_ref()
        .and_then(|verdict| verdict.reason.clone());
    let reason: String = reason
        .unwrap_or_default()
        .chars()
        .take(MOST_REASON)
        .collect();
    let reason = match reason.trim() {
        "" => String::new(),
        reason => format!(": {reason}"),
    };
    prose(&format!(", such as: {} {place}{reason}", one.note.operator))
}

fn stages(about: &BundleAbout) -> String {
    let rows = about.verdict.stages.iter().map(|stage| {
        let outcome = match stage.outcome {
            StageOutcome::Pass => "pass",
            StageOutcome::Fail => "fail",
            StageOutcome::NotRun => "not run",
        };
        let detail = prose(&stage.detail).replace('|', "\\|");
        format!("| {} | {outcome} | {detail} |\n", stage.name.name())
    });
    let rows: String = rows.collect();
    format!("| stage | outcome | what it showed |\n|---|---|---|\n{rows}")
}

fn recheck(about: &BundleAbout) -> String {
    let mut files = about.pocs.iter().flat_map(|poc| &poc.files);
    let hidden = files.any(|file| file.kept == Kept::HashOnly);
    let pocs = if hidden { " --poc-dir POCS" } else { "" };
    format!(
        "**Check it again**, with the bundle and without a model or network, in a checkout without this change:\n\n\
         ```\npatchwright check bundle --source .{pocs}\n```\n\nFound by patchwright {} (strategy {}).\n",
        about.patchwright, about.strategy
    )
}

/// Foreign prose for a code host: one line, no mention, no reference, no link, no HTML. What stands in backticks is code.
fn prose(text: &str) -> String {
    let line: Vec<&str> = text.split_whitespace().collect();
    let line = line.join(" ");
    let pieces: Vec<&str> = line.split('`').collect();
    let last = pieces.len().saturating_sub(1);
    let mut out = String::new();
    for (at, piece) in pieces.iter().enumerate() {
        // An opening backtick without a closing one is only a letter.
        match at % 2 == 1 && at < last {
            true => out.push_str(&format!("`{piece}`")),
            false => out.push_str(&escaped(piece)),
        }
    }
    out
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '@' | '#' => out.push_str(&format!("{letter}<!-- -->")),
            '<' => out.push_str("&lt;"),
            '[' | ']' | '!' | '\\' => out.extend(['\\', letter]),
            letter => out.push(letter),
        }
    }
    out.replace("://", ":<!-- -->//")
}

#[cfg(test)]
#[path = "pull_request_tests.rs"]
mod tests;
