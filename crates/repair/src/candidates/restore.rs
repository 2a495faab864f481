//! The results of a strategy that ended in an earlier process, from its journal.

use patchwright_domain::candidate::CandidateId;
use patchwright_domain::chat::Spent;
use patchwright_domain::strategy_result::{StrategyEnd, StrategyResult};
use patchwright_domain::verdict::Verdict;
use patchwright_edit::read_candidate;

use super::found::{Ended, Found, LeftOut, Passed, Refused};
use super::history::History;
use super::scene::{Proposed, Scene};
use crate::error::RepairError;

pub(crate) struct Restored {
    pub found: Found,
    pub result: StrategyResult,
    pub spent: Spent,
}

/// `None` if the strategy did not end, or if the journal does not have all of it: it is run again then, with the answers
/// and verdicts that are known.
pub(crate) fn restore(
    history: &History,
    strategy: &str,
    scene: &Scene<'_>,
) -> Result<Option<Restored>, RepairError> {
    let part = history.part(strategy);
    let Some(result) = part.result else {
        return Ok(None);
    };
    let journal = Journal { history, scene };
    let mut found = Found {
        constraints: part.constraints,
        misfits: part.misfits,
        tally: result.tally.clone(),
        ..Found::new(ended(&result.end))
    };
    for one in &result.passed {
        let Some((proposed, verdict)) = journal.judged(&one.candidate)? else {
            return Ok(None);
        };
        found.passed.push(Passed {
            rank: one.rank,
            proposed,
            verdict,
        });
    }
    // The ranking looks at this order only where all else is equal.
    found.passed.sort_by_key(|one| one.rank);
    for id in &result.refused {
        let Some((proposed, verdict)) = journal.judged(id)? else {
            return Ok(None);
        };
        found.refused.push(Refused { proposed, verdict });
    }
    for one in &result.left_out {
        let Some(proposed) = journal.proposed(&one.candidate)? else {
            return Ok(None);
        };
        found.left_out.push(match one.outdone {
            true => LeftOut::Outdone(proposed),
            false => LeftOut::Unneeded(proposed),
        });
    }
    Ok(Some(Restored {
        found,
        result,
        spent: part.spent,
    }))
}

fn ended(end: &StrategyEnd) -> Ended {
    match end {
        StrategyEnd::Nothing { reason } | StrategyEnd::Failed { reason } => {
            Ended::Nothing(reason.clone())
        }
        StrategyEnd::Exhausted => Ended::Exhausted,
        StrategyEnd::Enough => Ended::Enough,
        StrategyEnd::Budget { limit } => Ended::Budget(limit.clone()),
    }
}

struct Journal<'a> {
    history: &'a History,
    scene: &'a Scene<'a>,
}

impl Journal<'_> {
    fn judged(&self, id: &CandidateId) -> Result<Option<(Proposed, Verdict)>, RepairError> {
        let verdict = self.history.verdict(id).cloned();
        Ok(self.proposed(id)?.zip(verdict))
    }

    /// Read from its diff, which is text: a patch with other bytes in it cannot be read back.
    fn proposed(&self, id: &CandidateId) -> Result<Option<Proposed>, RepairError> {
        let Some(before) = self.history.candidate(id) else {
            return Ok(None);
        };
        let sources = self.scene.judge.sources();
        let read = read_candidate(before.patch.as_bytes(), before.origin.clone(), &sources);
        let candidate = read.ok().map(|(candidate, _)| candidate);
        let Some(candidate) = candidate.filter(|candidate| candidate.id == *id) else {
            return Ok(None);
        };
        let proposed = Proposed::new(candidate, before.note.clone(), self.scene)?;
        Ok(Some(proposed))
    }
}
