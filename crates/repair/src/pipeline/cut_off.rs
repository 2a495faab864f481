//! Whether a patch's own condition lets no benign run through any more: a check that always leaves, a branch that is
//! always or never taken. Such a patch passes wherever nobody looks at what the program then no longer does.

use patchwright_domain::candidate::{Candidate, FileChange, Origin, RelPath};
use patchwright_domain::count::counted;
use patchwright_domain::verdict::Verdict;
use patchwright_edit::{Grain, Piece, parts};
use patchwright_judge::Trapped;

use super::ledger::Ledger;
use super::traps::{Trap, traps};
use crate::error::RepairError;

/// Conditions of one candidate that are tried; each costs a build or two.
const MOST_TRAPS: usize = 2;
/// One mutant alone may be one that went wrong unseen.
const FEWEST_MUTANTS: usize = 2;

/// Why a candidate that passed is not to be chosen; nothing where nothing speaks against it.
pub(super) fn reason(
    ledger: &Ledger<'_>,
    candidate: &Candidate,
    verdict: &Verdict,
) -> Result<Option<String>, RepairError> {
    for (path, trap) in all(ledger, candidate)?.into_iter().take(MOST_TRAPS) {
        let Some(after) = run(ledger, candidate, &path, trap.patched.clone())? else {
            continue;
        };
        if after.tests > 0 || after.mutants > verdict.neighbours.exposed {
            continue;
        }
        let alone = Candidate {
            changes: Vec::new(),
            ..candidate.clone()
        };
        let before = run(ledger, &alone, &path, trap.unpatched.clone())?;
        if let Some(before) = before.filter(|before| is_enough(*before)) {
            return Ok(Some(words(&path, &trap, before)));
        }
    }
    Ok(None)
}

fn is_enough(before: Trapped) -> bool {
    before.tests > 0 || before.mutants >= FEWEST_MUTANTS
}

fn words(path: &RelPath, trap: &Trap, before: Trapped) -> String {
    let Trap {
        condition, line, ..
    } = trap;
    format!(
        "with `{condition}` ({path}:{line}) no benign run gets as far as before: {} and {} did",
        counted(before.tests, "test"),
        counted(before.mutants, "neighbour"),
    )
}

fn all(ledger: &Ledger<'_>, candidate: &Candidate) -> Result<Vec<(RelPath, Trap)>, RepairError> {
    let sources = ledger.scene.judge.sources();
    let pieces = parts(candidate, &sources, Grain::Hunk)?;
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
        let made = traps(path, &sources.read(path)?, content, &lines);
        found.extend(made.into_iter().map(|trap| (path.clone(), trap)));
    }
    Ok(found)
}

/// The candidate with another content of one file.
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
    let origin = Origin::Shrunk {
        of: candidate.id.clone(),
    };
    let trapped = patchwright_edit::candidate(changes, origin, &judge.sources())?;
    Ok(judge.trapped(&trapped)?)
}
