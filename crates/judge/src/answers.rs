//! What the patched program does with inputs that used to show the bug. A patch can replace a crash with a wrong
//! result. We cannot know the right one, but if the program rejects other bad inputs and now accepts one that used to
//! crash, that is a doubt.

use std::collections::BTreeSet;

use patchwright_domain::answer::{Answer, AnswerClass, AnswerExample};
use patchwright_domain::count::{agree, counted};
use patchwright_domain::verdict::Doubt;
use patchwright_sandbox::Outcome;
use patchwright_subject::neighbours::{HitAnswer, HitEnd, Manner, Said};

use crate::context::NeighbourSide;
use crate::error::JudgeError;
use crate::trial::Trial;

/// Exit statuses by which a shell reports a signal.
const SIGNALS: std::ops::RangeInclusive<i32> = 129..=192;
const ACCEPTED: &str = "accepted-bad-input";

/// Records the answers in the trial, and a doubt if one of them is suspicious.
pub(crate) fn collect(trial: &mut Trial<'_>) -> Result<(), JudgeError> {
    let context = trial.context;
    let sides = match context.subject.case.judge.neighbours {
        0 => &[],
        _ => context.neighbour_sides()?,
    };
    let mut seen = Vec::new();
    let mut refusals = 0;
    for (at, poc) in context.subject.case.pocs.iter().enumerate() {
        let side = sides.get(at);
        let known: BTreeSet<&Manner> = side
            .into_iter()
            .flat_map(|side| side.before.refusals.values())
            .collect();
        refusals += side.map_or(0, |side| side.before.refusals.len());
        let end = trial.pocs.clean_ends.get(at).copied().flatten();
        if let (Some(Outcome::Exited(status)), Some(said)) = (end, trial.pocs.said.get(at)) {
            seen.push(ended(format!("PoC {}", poc.name), status, said, &known));
        }
        let findings = trial.neighbours.findings.as_deref().unwrap_or_default();
        let answers = findings.get(at).map(|found| found.answers.as_slice());
        for answer in answers.unwrap_or_default() {
            seen.extend(side.map(|side| neighbour(answer, side, &known)));
        }
    }
    trial.answers = Answer::count(seen);
    trial.doubts.extend(doubt(&trial.answers, refusals));
    Ok(())
}

fn neighbour(
    answer: &HitAnswer,
    side: &NeighbourSide,
    known: &BTreeSet<&Manner>,
) -> (AnswerClass, AnswerExample) {
    let input = side.mutants.input_name(answer.mutant);
    match &answer.end {
        HitEnd::Ended { status, said } => ended(input, *status, said, known),
        HitEnd::OtherBug(kind) => {
            let example = AnswerExample {
                input,
                status: None,
                output: kind.name().to_owned(),
            };
            (AnswerClass::OtherBug, example)
        }
    }
}

fn ended(
    input: String,
    status: i32,
    said: &Said,
    known: &BTreeSet<&Manner>,
) -> (AnswerClass, AnswerExample) {
    let example = AnswerExample {
        input,
        status: Some(status),
        output: said.head(status).to_owned(),
    };
    (classify(&said.manner(status), known), example)
}

/// `known`: how the program rejects other bad inputs.
fn classify(manner: &Manner, known: &BTreeSet<&Manner>) -> AnswerClass {
    let is_usual = |one: &&Manner| one.status == manner.status;
    match manner.status {
        0 => AnswerClass::Accepted,
        _ if known.contains(manner) => AnswerClass::Refused,
        _ if known.iter().any(is_usual) => AnswerClass::RefusedOtherwise,
        status if SIGNALS.contains(&status) => AnswerClass::Signal,
        _ => AnswerClass::OtherStatus,
    }
}

/// `refusals`: how many other inputs the unpatched program rejects.
fn doubt(answers: &[Answer], refusals: usize) -> Option<Doubt> {
    let all: usize = answers.iter().map(|answer| answer.count).sum();
    let mut accepted = answers.iter();
    let accepted = accepted.find(|answer| answer.class == AnswerClass::Accepted)?;
    (refusals > 0).then(|| Doubt {
        name: ACCEPTED.to_owned(),
        detail: format!(
            "{} of {} that crashed {} accepted now, while the program refuses {}",
            accepted.count,
            counted(all, "input"),
            agree(accepted.count, "is", "are"),
            counted(refusals, "other input"),
        ),
        example: Some(accepted.example.describe()),
    })
}

#[cfg(test)]
#[path = "answers_tests.rs"]
mod tests;
