//! What runs that were fine before the patch say about the code it changes.
//!
//! Tests that never reach a change pass whatever it does, so they do not count: a patch is verified only if a test or a
//! benign input executes what it changes and behaves as before. The same runs settle what the text of a patch leaves
//! open, such as whether a removed loop was needed.

mod hunks;
mod looks;
mod suspicions;

use std::collections::BTreeSet;

use patchwright_domain::count::agree;
use patchwright_domain::verdict::{BenignEvidence, Doubt};

use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;
use hunks::Hunk;
use looks::{InputLook, InputOrigin, InputOutcome, Looks, Passed};

/// How many differing files are named.
const MOST_FILES: usize = 3;

/// Doubts about benign inputs on which the program does what no repair requires.
pub(crate) const SPEAK_AGAINST: [&str; 4] =
    [OTHER_ANSWER, ACCEPTED_NOW, OWN_CHANGED, VALID_REFUSED];
const OTHER_ANSWER: &str = "other-answer";
const ACCEPTED_NOW: &str = "accepted-now";
const OWN_CHANGED: &str = "own-input-changed";
const VALID_REFUSED: &str = "valid-input-refused";

/// Adds the evidence to the trial. A returned finding is a refusal.
pub(crate) fn weigh(trial: &mut Trial<'_>) -> Result<Option<Finding>, JudgeError> {
    let context = trial.context;
    let hunks = hunks::hunks(&trial.candidate, &context.sources())?;
    let can_look = context.subject.can_probe();
    let looks = match can_look {
        true => Looks::take(trial, &hunks)?,
        false => Looks::default(),
    };
    trial.benign = evidence(&looks, &hunks);
    if !can_look {
        let why = "which lines run can only be seen in bubblewrap's sandbox";
        trial.benign.unknown = Some(why.to_owned());
    }
    let mut doubts = spoilt(trial, &looks)?;
    doubts.extend(untried(&looks, &hunks));
    doubts.extend(only_a_failing_suite(&looks, &trial.benign));
    trial.doubts.extend(doubts);
    suspicions::answer(trial, &looks, &hunks)
}

fn evidence(looks: &Looks, hunks: &[Hunk]) -> BenignEvidence {
    let through = || {
        let inputs = looks.inputs.iter();
        inputs.filter(|input| input.is_through())
    };
    let count = |wanted: InputOutcome| through().filter(|input| input.outcome == wanted).count();
    let spoilt_of = |origin: InputOrigin| {
        let spoilt = through().filter(|input| input.is_changed_for_the_worse());
        spoilt.filter(|input| input.origin == origin).count()
    };
    let accepts = looks.inputs.iter().any(|input| {
        use InputOutcome::*;
        matches!(input.outcome, Accepted | AnsweredOtherwise | RefusedNow)
    });
    // A program that never exits with 0, such as a fuzz target, can still behave as before.
    let kept = match accepts {
        true => count(InputOutcome::Accepted),
        false => count(InputOutcome::Refused),
    };
    BenignEvidence {
        tests: !looks.tests.is_empty(),
        failing_tests: looks.failing.len(),
        kept,
        changed: through().filter(|input| !input.outcome.is_kept()).count(),
        answered_otherwise: count(InputOutcome::AnsweredOtherwise),
        accepted_now: count(InputOutcome::AcceptedNow),
        refused_now: count(InputOutcome::RefusedNow),
        own_changed: spoilt_of(InputOrigin::Whole),
        valid_refused: spoilt_of(InputOrigin::Reshaped),
        unanswered: 0,
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

/// One doubt for each kind of benign input that reaches the change and speaks against it.
fn spoilt(trial: &Trial<'_>, looks: &Looks) -> Result<Vec<Doubt>, JudgeError> {
    if looks.inputs.is_empty() {
        return Ok(Vec::new());
    }
    let sides = trial.context.neighbour_sides()?;
    let through = || {
        let inputs = looks.inputs.iter();
        inputs.filter(|input| input.is_through())
    };
    let doubt = |name: &str, input: &InputLook, what: &str| {
        let side = sides.get(input.poc);
        let example = side.map(|side| side.mutants.input_name(input.mutant));
        let which = example.as_deref().unwrap_or("a benign input");
        let files = files_of(trial, input);
        let files = files.map(|files| format!(" ({files})"));
        Doubt {
            name: name.to_owned(),
            detail: format!("{which} {what}{}", files.unwrap_or_default()),
            example,
        }
    };
    let outcome = |wanted| through().find(|input| input.outcome == wanted);
    let answered = outcome(InputOutcome::AnsweredOtherwise).map(|input| {
        doubt(
            OTHER_ANSWER,
            input,
            "still succeeds, with another output than before",
        )
    });
    let accepted = outcome(InputOutcome::AcceptedNow).map(|input| {
        doubt(
            ACCEPTED_NOW,
            input,
            "was refused before and is accepted now",
        )
    });
    let spoilt =
        |origin| through().find(|input| input.origin == origin && input.is_changed_for_the_worse());
    let own = spoilt(InputOrigin::Whole).map(|input| {
        doubt(
            OWN_CHANGED,
            input,
            "is the project's own and behaves differently",
        )
    });
    let valid = spoilt(InputOrigin::Reshaped).map(|input| {
        doubt(
            VALID_REFUSED,
            input,
            "is made of valid input, was accepted before and is refused now",
        )
    });
    Ok([answered, accepted, own, valid]
        .into_iter()
        .flatten()
        .collect())
}

/// Describes the output files of the patched program that differ for this input; `None` if there are none.
fn files_of(trial: &Trial<'_>, input: &InputLook) -> Option<String> {
    let found = trial.neighbours.findings.as_ref()?.get(input.poc)?;
    let changed = found
        .changed
        .iter()
        .find(|one| one.mutant == input.mutant)?;
    let differences = changed.files.iter().take(MOST_FILES);
    let words: Vec<String> = differences.map(ToString::to_string).collect();
    let further = changed.files.len() - words.len();
    match (words.is_empty(), further) {
        (true, _) => None,
        (false, 0) => Some(words.join(", ")),
        (false, more) => Some(format!("{} and {more} more", words.join(", "))),
    }
}

/// Coverage is known for the suite as a whole: if nothing else reaches the change, perhaps only the failing tests do.
fn only_a_failing_suite(looks: &Looks, benign: &BenignEvidence) -> Option<Doubt> {
    let first = looks
        .failing
        .first()
        .filter(|_| benign.rests_on_failing_suite())?;
    Some(Doubt {
        name: "failing-tests".to_owned(),
        detail: format!(
            "only the tests pass through the change, {} of which {} before the patch; it is not known which of them pass it",
            looks.failing.len(),
            agree(looks.failing.len(), "fails", "fail")
        ),
        example: Some(first.clone()),
    })
}

/// Doubts about hunks that no benign run executes.
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
