//! Whether a patch's own condition no longer lets any benign run through: a check that always leaves, a branch that
//! is always or never taken. Such a patch passes wherever no test covers what the program no longer does.

use patchwright_domain::candidate::{Candidate, FileChange, Origin, RelPath};
use patchwright_domain::count::counted;
use patchwright_domain::verdict::Verdict;
use patchwright_edit::{Piece, parts};
use patchwright_judge::Trapped;

use super::traps::{Condition, conditions};
use crate::candidates::Ledger;
use crate::error::RepairError;

/// How many conditions of one candidate are tried; each costs a build or two.
const MOST_TRAPS: usize = 2;
/// A single mutant may be one that went wrong unnoticed.
const FEWEST_MUTANTS: usize = 2;

/// Whether benign runs get past a patch's own conditions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Passage {
    /// They get as far as before; conditions that could not be tried are doubts, in words.
    Open { doubts: Vec<String> },
    /// None does any more: why the candidate must not be chosen.
    Closed(String),
}

pub(super) fn passage(
    ledger: &Ledger<'_>,
    candidate: &Candidate,
    verdict: &Verdict,
) -> Result<Passage, RepairError> {
    let mut doubts = Vec::new();
    for (index, (path, condition)) in all(ledger, candidate)?.into_iter().enumerate() {
        let name = format!("`{}` ({path}:{})", condition.text, condition.line);
        let untried = |why: &str| {
            format!("whether {name} still lets benign runs through was not tried: {why}")
        };
        let Some(trap) = condition.trap else {
            doubts.push(untried(
                "what it decides about has no counterpart in the program as it was",
            ));
            continue;
        };
        if index >= MOST_TRAPS {
            doubts.push(untried("the patch has more conditions than are tried"));
            continue;
        }
        let Some(after) = run(ledger, candidate, &path, trap.patched)? else {
            doubts.push(untried("the program with a trap behind it did not build"));
            continue;
        };
        if after.tests > 0 || after.mutants > verdict.neighbours.exposed {
            continue;
        }
        let alone = Candidate {
            changes: Vec::new(),
            ..candidate.clone()
        };
        match run(ledger, &alone, &path, trap.unpatched)? {
            None => doubts.push(untried("the program as it was did not build with a trap")),
            Some(before) if is_enough(before) => {
                return Ok(Passage::Closed(describe(&name, before)));
            }
            Some(_) => doubts.push(format!(
                "no benign run comes to what {name} decides about, with the patch or without"
            )),
        }
    }
    Ok(Passage::Open { doubts })
}

fn is_enough(before: Trapped) -> bool {
    before.tests > 0 || before.mutants >= FEWEST_MUTANTS
}

fn describe(condition: &str, before: Trapped) -> String {
    format!(
        "with {condition} no benign run gets as far as before: {} and {} did",
        counted(before.tests, "test"),
        counted(before.mutants, "neighbour"),
    )
}

fn all(
    ledger: &Ledger<'_>,
    candidate: &Candidate,
) -> Result<Vec<(RelPath, Condition)>, RepairError> {
    let sources = ledger.scene.judge.sources();
    let pieces = parts(candidate, &sources)?;
    let mut found = Vec::new();
    for change in &candidate.changes {
        let FileChange::Modify { path, content } = change else {
            continue;
        };
        let own = pieces.iter().filter(|part| part.path == *path);
        let lines = own.filter_map(|part| match &part.piece {
            Piece::Lines { new, .. } => Some(new.clone()),
            Piece::WholeFile | Piece::Move => None,
        });
        let lines: Vec<_> = lines.collect();
        let made = conditions(path, &sources.read(path)?, content, &lines);
        found.extend(made.into_iter().map(|one| (path.clone(), one)));
    }
    Ok(found)
}

/// Runs the candidate with the content of one file replaced.
fn run(
    ledger: &Ledger<'_>,
    candidate: &Candidate,
    path: &RelPath,
    content: Vec<u8>,
) -> Result<Option<Trapped>, RepairError> {
    let judge = ledger.scene.judge;
    let mut changes = candidate.changes.clone();
    changes.retain(|change| change.path() != path);
    changes.push(FileChange::Modify {
        path: path.clone(),
        content,
    });
    let origin = Origin::Derived {
        of: candidate.id.clone(),
    };
    let trapped = patchwright_edit::candidate(changes, origin, &judge.sources())?;
    Ok(judge.trapped(&trapped)?)
}
