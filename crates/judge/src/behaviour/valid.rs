//! Valid inputs that the search varied: those that pass through the change are varied, and what answers otherwise speaks against
//! the patch.

use std::collections::{BTreeMap, BTreeSet};

use patchwright_domain::candidate::RelPath;
use patchwright_subject::PocRun;
use patchwright_subject::neighbours::{Changed, ValidFindings};

use super::hunks::{self, Hunk};
use super::looks::{InputLook, InputOrigin, InputOutcome, Inputs, Looks, Passed};
use super::{changed, spoilt, spoilt_doubts};
use crate::error::JudgeError;
use crate::trial::Trial;

/// Inputs that are varied. Few, so that much is tried of each.
const MOST_SEEDS: usize = 6;
/// Each that is looked at needs its own sandbox.
const MOST_LOOKS: usize = 16;
/// Inputs that are run again to compare what the program complains about; each costs two runs.
const MOST_COMPLAINTS: usize = 4;
/// What a line is worth that no seed passes yet. It has many divisors.
const WHOLE_LINE: u64 = 60;

/// The inputs of the project that are accepted and pass through the change, first those that pass what the ones before them do not;
/// any, the smallest first, if that is not known of one.
pub(crate) fn seeds(trial: &Trial<'_>, poc: usize) -> Result<Vec<u32>, JudgeError> {
    let context = trial.context;
    let side = context.neighbour_sides()?.get(poc);
    let (Some(side), Some(baseline), Some(own)) = (
        side,
        context.pocs.get(poc),
        context.subject.case.pocs.get(poc),
    ) else {
        return Ok(Vec::new());
    };
    let before = &side.before;
    let may_be_accepted = |index: &u32| match before.benign.get(index) {
        Some(did) => did.status == 0,
        // Not run in time, perhaps.
        None => !before.hits.contains(index) && !before.others.contains_key(index),
    };
    let mut whole: Vec<u32> = (0..side.mutants.len())
        .filter(|index| side.mutants.is_whole_input(*index) && may_be_accepted(index))
        .collect();
    whole.sort_by_key(|index| side.mutants.input_length(*index));
    let mut through: Vec<(u32, Passed)> = Vec::new();
    if context.subject.can_probe() {
        let hunks = hunks::hunks(&trial.candidate, &context.sources())?;
        let files: BTreeSet<RelPath> = hunks.iter().flat_map(Hunk::files).cloned().collect();
        let inputs = Inputs {
            context,
            poc: (poc, own),
            side,
            baseline,
            files: &files,
        };
        let mut looks = Looks::default();
        for index in whole.iter().take(MOST_LOOKS) {
            let coverage = inputs.coverage(*index)?;
            let passed = coverage.map(|coverage| looks.passed(&hunks, &coverage));
            let passed = passed.filter(|passed| !passed.is_empty());
            through.extend(passed.map(|passed| (*index, passed)));
        }
    }
    let mut chosen = match through.is_empty() {
        true => whole,
        false => balanced(through),
    };
    if chosen.is_empty() {
        // Better than nothing: what is left of the PoC when it does no harm.
        let accepted = before.benign.iter().filter(|(_, did)| did.status == 0);
        let accepted: Vec<u32> = accepted.map(|(index, _)| *index).collect();
        let step = accepted.len().div_ceil(MOST_SEEDS).max(1);
        chosen = accepted.into_iter().step_by(step).collect();
    }
    chosen.truncate(MOST_SEEDS);
    Ok(chosen)
}

/// Those first that pass what the ones before them do not: every changed line has its share of the seeds, and not only those that
/// every run passes.
fn balanced(mut left: Vec<(u32, Passed)>) -> Vec<u32> {
    let mut times: BTreeMap<(usize, RelPath, u32), u64> = BTreeMap::new();
    let mut chosen = Vec::new();
    while chosen.len() < MOST_SEEDS && !left.is_empty() {
        let worth = |passed: &Passed| -> u64 {
            let before = passed.iter().map(|line| times.get(line).unwrap_or(&0));
            before.map(|times| WHOLE_LINE / (1 + times)).sum()
        };
        let worths: Vec<u64> = left.iter().map(|(_, passed)| worth(passed)).collect();
        let best = worths.iter().max();
        // The first of equals is the smallest.
        let at = worths.iter().position(|worth| Some(worth) == best);
        let (index, passed) = left.remove(at.unwrap_or_default());
        for line in passed {
            *times.entry(line).or_default() += 1;
        }
        chosen.push(index);
    }
    chosen
}

/// Adds what these inputs show to the evidence.
pub(crate) fn weigh(
    trial: &mut Trial<'_>,
    poc: usize,
    valid: &ValidFindings,
) -> Result<(), JudgeError> {
    let origin = match valid.of_project {
        true => InputOrigin::Reshaped,
        false => InputOrigin::Mutant,
    };
    let look = |one: &Changed| InputLook {
        poc,
        mutant: one.mutant,
        origin,
        outcome: InputOutcome::from_statuses(one.before.status, one.after.status),
        passed: None,
    };
    let mut looks: Vec<InputLook> = valid.found.changed.iter().map(look).collect();
    if valid.of_project {
        tell_complaints_apart(trial, &mut looks, valid)?;
    }
    let count = |wanted: InputOutcome| looks.iter().filter(|one| one.outcome == wanted).count();
    let benign = &mut trial.benign;
    benign.changed += looks.len();
    benign.answered_otherwise += count(InputOutcome::AnsweredOtherwise);
    benign.answered_otherwise += count(InputOutcome::ComplainedAlike);
    benign.accepted_now += count(InputOutcome::AcceptedNow);
    benign.refused_now += count(InputOutcome::RefusedNow);
    let worse = looks.iter().filter(|one| one.is_changed_for_the_worse());
    benign.valid_refused += worse.count();
    let spoilt = spoilt(&looks, &valid.inputs, &valid.found);
    let mut doubts = spoilt_doubts(&spoilt);
    doubts.retain(|new| trial.doubts.iter().all(|known| known.name != new.name));
    trial.doubts.extend(doubts);
    if trial.benign.examples.is_empty() {
        trial.benign.examples = changed::examples(trial, &spoilt)?;
    }
    Ok(())
}

/// A repair may refuse bad input sooner, with less printed before, or in other words. Where the complaint is the same word for word,
/// it was not what refused the input, and what else is printed should be the same.
fn tell_complaints_apart(
    trial: &Trial<'_>,
    looks: &mut [InputLook],
    valid: &ValidFindings,
) -> Result<(), JudgeError> {
    let is_alike = |one: &Changed| {
        let (before, after) = (one.before, one.after);
        before.status == after.status && before.err == after.err && before.out != after.out
    };
    let changed = looks.iter_mut().zip(&valid.found.changed);
    let failed = changed
        .filter(|(look, one)| look.outcome == InputOutcome::FailedOtherwise && is_alike(one));
    for (look, _) in failed.take(MOST_COMPLAINTS) {
        let Some((before, after)) = changed::run_both(trial, &valid.inputs, look)? else {
            continue;
        };
        let streams = |run: &PocRun| [run.stdout.bytes(), run.stderr.bytes()];
        if answers_differ(&streams(&before), &streams(&after)) {
            look.outcome = InputOutcome::ComplainedAlike;
        }
    }
    Ok(())
}

/// Of what was printed on standard output and standard error, before and now.
fn answers_differ(
    [before, complaint]: &[impl AsRef<[u8]>; 2],
    [after, now]: &[impl AsRef<[u8]>; 2],
) -> bool {
    let (before, after) = (before.as_ref(), after.as_ref());
    !complaint.as_ref().is_empty()
        && complaint.as_ref() == now.as_ref()
        && !before.starts_with(after)
        && !after.starts_with(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_complaint_with_another_answer_is_no_earlier_refusal() {
        for (before, after, differ) in [
            (["1 2 3", "bad 4"], ["1 9 3", "bad 4"], true),
            (["1 2 3", "bad 4"], ["1 2", "bad 4"], false),
            (["1 2", "bad 4"], ["1 2 3", "bad 4"], false),
            (["1 2 3", "bad 4"], ["1 9 3", "bad 3"], false),
            (["1 2 3: bad", ""], ["1 9: bad", ""], false),
        ] {
            assert_eq!(
                answers_differ(&before, &after),
                differ,
                "{before:?} {after:?}"
            );
        }
    }

    #[test]
    fn seeds_share_the_changed_lines() {
        let passed = |lines: &[u32]| -> Passed {
            let file = RelPath::new("a.c").unwrap();
            lines.iter().map(|line| (0, file.clone(), *line)).collect()
        };
        let inputs = [
            (7, passed(&[1])),
            (8, passed(&[1])),
            (9, passed(&[1, 2])),
            (4, passed(&[3])),
        ];
        assert_eq!(balanced(inputs.to_vec()), [9, 4, 7, 8]);
        let many = (0..20).map(|index| (index, passed(&[1])));
        assert_eq!(balanced(many.collect()), [0, 1, 2, 3, 4, 5]);
        assert!(balanced(Vec::new()).is_empty());
    }
}
