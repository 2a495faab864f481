//! What the edits of a program do, one in each run.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use patchwright_domain::case::Poc;
use patchwright_domain::report::{BugKind, CrashReport};

use super::SwitchedProgram;
use crate::SubjectError;
use crate::neighbours::{
    NeighbourBaseline, NeighbourOrder, NeighbourRun, Neighbours, Switched, Twice,
};
use crate::options::{Leaks, Watchfulness};
use crate::subject::Subject;
use crate::symbolize::Names;

/// A PoC with its bug and its inputs.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub poc: &'a Poc,
    pub bug: &'a CrashReport,
    pub neighbours: &'a Neighbours,
    pub before: &'a NeighbourBaseline,
    /// How long a run takes that does not hang.
    pub clean: Duration,
    /// For all runs of one question together.
    pub budget: Duration,
}

/// What an edit does to inputs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct OnInputs {
    pub asked: usize,
    /// Showed the bug before, and end without a report now.
    pub fixed: usize,
    /// Ended well before, and do the same now.
    pub kept: usize,
    /// Show a bug now, or do something else than before.
    pub wrong: usize,
}

/// The edits with which an input does what it should.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RightOn {
    pub edits: BTreeSet<u32>,
    /// Time ran out before all of them were run: what is not among them may be right too.
    pub is_cut: bool,
}

impl OnInputs {
    /// Whether all of them were run, the bug was nowhere seen and nothing else changed.
    pub fn is_clean(self) -> bool {
        self.fixed + self.kept == self.asked
    }

    /// Whether nobody knows what some of them do.
    pub fn is_cut(self) -> bool {
        self.fixed + self.kept + self.wrong < self.asked
    }

    pub fn add(&mut self, other: Self) {
        self.asked += other.asked;
        self.fixed += other.fixed;
        self.kept += other.kept;
        self.wrong += other.wrong;
    }
}

impl SwitchedProgram {
    /// The edits with which the PoC ends without a report. Empty if it ends so without any of them.
    pub fn ending_well(
        &self,
        subject: &Subject<'_>,
        asked: Asked<'_>,
    ) -> Result<RightOn, SubjectError> {
        const NO_EDIT: u32 = 0;
        let mut wanted = vec![NO_EDIT];
        wanted.extend(self.numbers());
        let mut runs = self.run(subject, asked, &wanted, Switched::Each(None))?;
        match runs.remove(&NO_EDIT) {
            Some(run) if !ends_well(&run) => {}
            Some(_) | None => return Ok(RightOn::default()),
        }
        let is_cut = runs.len() + 1 < wanted.len();
        let well = runs.into_iter().filter(|(_, run)| ends_well(run));
        Ok(RightOn {
            edits: well.map(|(number, _)| number).collect(),
            is_cut,
        })
    }

    /// Of these edits, those with which one further input does what it should: it ends without a report, and as before if it did
    /// not show the bug.
    pub fn right_on(
        &self,
        subject: &Subject<'_>,
        asked: Asked<'_>,
        (edits, input): (&BTreeSet<u32>, u32),
    ) -> Result<RightOn, SubjectError> {
        let wanted: Vec<u32> = edits.iter().copied().collect();
        let runs = self.run(subject, asked, &wanted, Switched::Each(Some(input)))?;
        let is_cut = runs.len() < wanted.len();
        let runs = runs.into_iter();
        let right = runs.filter(|(_, run)| asked.is_right(input, run));
        Ok(RightOn {
            edits: right.map(|(number, _)| number).collect(),
            is_cut,
        })
    }

    fn run(
        &self,
        subject: &Subject<'_>,
        asked: Asked<'_>,
        wanted: &[u32],
        switched: Switched,
    ) -> Result<BTreeMap<u32, NeighbourRun>, SubjectError> {
        let all: BTreeSet<u32> = wanted.iter().copied().collect();
        let order = order(asked, (wanted, &all), switched);
        let names = &mut Names::default();
        let leaks = leaks_of(asked.bug.kind);
        let ran = subject.run_once(&self.layer, &order, leaks, order.budget, names)?;
        Ok(ran.runs)
    }

    /// What one edit does to these inputs.
    pub fn on_inputs(
        &self,
        subject: &Subject<'_>,
        asked: Asked<'_>,
        (number, wanted): (u32, &BTreeSet<u32>),
    ) -> Result<OnInputs, SubjectError> {
        let inputs: Vec<u32> = wanted.iter().copied().collect();
        let mut found = OnInputs {
            asked: wanted.len(),
            ..OnInputs::default()
        };
        for (id, run) in self.run(subject, asked, &inputs, Switched::One(number))? {
            match asked.before.hits.contains(&id) {
                _ if !asked.is_right(id, &run) => found.wrong += 1,
                true => found.fixed += 1,
                false => found.kept += 1,
            }
        }
        Ok(found)
    }
}

impl Asked<'_> {
    fn is_right(&self, input: u32, run: &NeighbourRun) -> bool {
        let as_before = || self.before.benign.get(&input) == Some(&run.behaviour);
        ends_well(run) && (self.before.hits.contains(&input) || as_before())
    }
}

fn ends_well(run: &NeighbourRun) -> bool {
    run.ended_well() && run.leaks.is_empty()
}

fn order<'a>(
    asked: Asked<'a>,
    (wanted, unleaked): (&'a [u32], &'a BTreeSet<u32>),
    switched: Switched,
) -> NeighbourOrder<'a> {
    NeighbourOrder {
        poc: asked.poc,
        neighbours: asked.neighbours,
        wanted,
        clean: asked.clean,
        unleaked,
        twice: Twice::Leaking,
        budget: asked.budget,
        counts: None,
        watchfulness: Watchfulness::Usual,
        switched,
    }
}

fn leaks_of(kind: BugKind) -> Leaks {
    match kind {
        BugKind::MemoryLeak => Leaks::Reported,
        _ => Leaks::Ignored,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_input_that_was_not_run_or_changed_is_not_clean() {
        for ((asked, fixed, kept, wrong), (clean, cut)) in [
            ((5, 2, 3, 0), (true, false)),
            ((5, 2, 2, 0), (false, true)),
            ((5, 2, 2, 1), (false, false)),
            ((5, 0, 0, 0), (false, true)),
            ((0, 0, 0, 0), (true, false)),
        ] {
            let found = OnInputs {
                asked,
                fixed,
                kept,
                wrong,
            };
            assert_eq!(
                (found.is_clean(), found.is_cut()),
                (clean, cut),
                "{found:?}"
            );
        }
        let mut sum = OnInputs::default();
        for (asked, fixed) in [(2, 2), (3, 0)] {
            sum.add(OnInputs {
                asked,
                fixed,
                ..OnInputs::default()
            });
        }
        assert!(!sum.is_clean() && sum.is_cut(), "{sum:?}");
    }
}
