//! What runs that were fine before the patch say about the code that it changes.
//!
//! Tests that never come near a change pass whatever it does, so that they do not count: a patch is verified only if a test
//! or a benign input runs through what it changes and behaves as before. The same runs answer what the text of a patch
//! leaves open: whether the loop that is gone was needed is for programs to show.

mod hunks;
mod looks;
mod suspicions;

use std::collections::BTreeSet;

use patchwright_domain::verdict::{BenignEvidence, Doubt};

use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;
use hunks::Hunk;
use looks::{Looks, Passed};

pub(crate) use looks::KnownLines;

/// Puts the evidence into the trial. A finding is a refusal.
pub(crate) fn weigh(trial: &mut Trial<'_>) -> Result<Option<Finding>, JudgeError> {
    let context = trial.context;
    let hunks = hunks::hunks(&trial.candidate, &context.sources())?;
    if !context.subject.can_probe() {
        let why = "which lines run can only be seen in bubblewrap's sandbox";
        trial.benign.unknown = Some(why.to_owned());
        return Ok(None);
    }
    let looks = Looks::take(trial, &hunks)?;
    trial.benign = evidence(&looks, &hunks);
    let doubts: Vec<Doubt> = untried(&looks, &hunks).collect();
    trial.doubts.extend(doubts);
    suspicions::answer(trial, &looks, &hunks)
}

fn evidence(looks: &Looks, hunks: &[Hunk]) -> BenignEvidence {
    let passing = |kept: bool| {
        let inputs = looks.inputs.iter().filter(move |input| input.kept == kept);
        inputs.filter(|input| !input.passed.is_empty()).count()
    };
    BenignEvidence {
        tests: !looks.tests.is_empty(),
        kept: passing(true),
        changed: passing(false),
        unknown: looks.code.is_empty().then(|| no_lines(hunks)),
    }
}

fn no_lines(hunks: &[Hunk]) -> String {
    match hunks.first() {
        Some(hunk) => format!(
            "no program that was run has debug information of what is changed in {}; build with -g",
            hunk.file
        ),
        None => "the patch changes no file that was there before".to_owned(),
    }
}

/// Pieces of the patch that nobody has tried.
fn untried<'a>(looks: &'a Looks, hunks: &'a [Hunk]) -> impl Iterator<Item = Doubt> + 'a {
    let pieces = |passed: &Passed| -> BTreeSet<usize> {
        let pieces = passed.iter().map(|(piece, _, _)| *piece);
        pieces.collect()
    };
    let (code, tried) = (pieces(&looks.code), pieces(&looks.tried()));
    let untried: Vec<usize> = code.difference(&tried).copied().collect();
    let hunks = untried.into_iter().filter_map(|piece| hunks.get(piece));
    hunks.map(|hunk| Doubt {
        name: "unexercised-change".to_owned(),
        detail: format!(
            "no benign run passes what is changed at {}",
            hunk.describe()
        ),
        example: Some(hunk.describe()),
    })
}
