//! What runs that were fine before the patch say about the code it changes.
//!
//! Tests that never reach a change pass whatever it does, so they do not count: a patch is verified only if a test or a
//! benign input executes what it changes and behaves as before. The same runs settle what the text of a patch leaves
//! open, such as whether a removed loop was needed.

mod changed;
mod hunks;
mod looks;
mod own_tests;
mod suspicions;
mod valid;

use std::collections::BTreeSet;

use patchwright_domain::count::agree;
use patchwright_domain::verdict::{BenignEvidence, Doubt};
use patchwright_subject::neighbours::{NeighbourFindings, Neighbours};

use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;
use hunks::Hunk;
use looks::{InputLook, InputOrigin, InputOutcome, Looks, Passed};
pub(crate) use valid::{seeds as valid_seeds, weigh as weigh_valid};

/// How many differing files are named.
const MOST_FILES: usize = 3;

/// Doubts about benign inputs on which the program does what no repair requires.
pub(crate) const SPEAK_AGAINST: [&str; 5] = [
    OTHER_ANSWER,
    OTHER_OUTPUT,
    ACCEPTED_NOW,
    OWN_CHANGED,
    VALID_REFUSED,
];
const OTHER_ANSWER: &str = "other-answer";
const OTHER_OUTPUT: &str = "other-output";
const ACCEPTED_NOW: &str = "accepted-now";
const OWN_CHANGED: &str = Doubt::OWN_INPUT_CHANGED;
const VALID_REFUSED: &str = "valid-input-refused";

/// Adds the evidence to the trial. A returned finding is a refusal.
pub(crate) fn weigh(trial: &mut Trial<'_>) -> Result<Option<Finding>, JudgeError> {
    let context = trial.context;
    let hunks = hunks::hunks(&trial.candidate, &context.sources())?;
    let cannot_look = why_not(trial);
    let can_look = cannot_look.is_none();
    let looks = match can_look {
        true => Looks::take(trial, &hunks)?,
        false => Looks::default(),
    };
    trial.benign = evidence(&looks, &hunks);
    if trial.benign.tests {
        own_tests::leave_out(trial, &looks)?;
    }
    if let Some(why) = cannot_look {
        trial.benign.unknown = Some(why.to_owned());
    }
    let spoilt = all_spoilt(trial, &looks)?;
    let mut doubts = spoilt_doubts(&spoilt);
    let examples = changed::examples(trial, &spoilt)?;
    doubts.extend(untried(&looks, &hunks));
    doubts.extend(only_a_failing_suite(&looks, &trial.benign));
    trial.doubts.extend(doubts);
    let refusal = suspicions::answer(trial, &looks, &hunks)?;
    if refusal.is_none() {
        trial.benign.examples = examples;
    }
    Ok(refusal)
}

/// Why it cannot be seen which lines run.
fn why_not(trial: &Trial<'_>) -> Option<&'static str> {
    (!trial.context.subject.can_probe())
        .then_some("which lines run can only be seen in bubblewrap's sandbox")
}

/// A benign input that reaches the change and speaks against it.
struct Spoilt<'l> {
    /// The name of the doubt.
    doubt: &'static str,
    what: &'static str,
    input: &'l InputLook,
    /// The inputs that it is one of, and what they showed.
    inputs: &'l Neighbours,
    found: &'l NeighbourFindings,
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
        undecided: 0,
        unknown: looks.code.is_empty().then(|| no_lines(hunks)),
        examples: Vec::new(),
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

/// For each PoC, one input for each kind of doubt; the doubts of the first PoC that has some.
fn all_spoilt<'l>(trial: &'l Trial<'_>, looks: &'l Looks) -> Result<Vec<Spoilt<'l>>, JudgeError> {
    let mut all: Vec<Spoilt<'l>> = Vec::new();
    let findings = trial.neighbours.findings.iter().flatten();
    for (poc, (found, side)) in findings.zip(trial.context.neighbour_sides()?).enumerate() {
        let own = looks.inputs.iter().filter(|input| input.poc == poc);
        let through: Vec<&InputLook> = own.filter(|input| input.is_through()).collect();
        for one in spoilt(through, &side.mutants, found) {
            if all.iter().all(|known| known.doubt != one.doubt) {
                all.push(one);
            }
        }
    }
    Ok(all)
}

/// One input for each kind of doubt.
fn spoilt<'l>(
    looks: impl IntoIterator<Item = &'l InputLook>,
    inputs: &'l Neighbours,
    found: &'l NeighbourFindings,
) -> Vec<Spoilt<'l>> {
    let looks: Vec<&InputLook> = looks.into_iter().collect();
    let first = |wanted: &dyn Fn(&InputLook) -> bool| looks.iter().copied().find(|one| wanted(one));
    let outcome = |wanted: InputOutcome| first(&|one| one.outcome == wanted);
    let worse =
        |origin: InputOrigin| first(&|one| one.origin == origin && one.is_changed_for_the_worse());
    let kinds = [
        (
            OTHER_ANSWER,
            "still succeeds, with another output than before",
            outcome(InputOutcome::AnsweredOtherwise),
        ),
        (
            OTHER_OUTPUT,
            "is complained about as before, with another output",
            outcome(InputOutcome::ComplainedAlike),
        ),
        (
            ACCEPTED_NOW,
            "was refused before and is accepted now",
            outcome(InputOutcome::AcceptedNow),
        ),
        (
            OWN_CHANGED,
            "is the project's own and behaves differently",
            worse(InputOrigin::Whole),
        ),
        (
            VALID_REFUSED,
            "is made of valid input, was accepted before and is refused now",
            worse(InputOrigin::Reshaped),
        ),
    ];
    let there = kinds.into_iter().filter_map(|(doubt, what, input)| {
        Some(Spoilt {
            doubt,
            what,
            input: input?,
            inputs,
            found,
        })
    });
    there.collect()
}

fn spoilt_doubts(spoilt: &[Spoilt<'_>]) -> Vec<Doubt> {
    let doubt = |one: &Spoilt<'_>| {
        let which = one.inputs.input_name(one.input.mutant);
        let files = files_of(one.found, one.input);
        let files = files.map(|files| format!(" ({files})"));
        Doubt {
            name: one.doubt.to_owned(),
            detail: format!("{which} {}{}", one.what, files.unwrap_or_default()),
            example: Some(which),
        }
    };
    spoilt.iter().map(doubt).collect()
}

/// Describes the output files of the patched program that differ for this input; `None` if there are none.
fn files_of(found: &NeighbourFindings, input: &InputLook) -> Option<String> {
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
