//! Looks at benign runs of the unpatched program: which pieces of the change each of them passes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Poc;
use patchwright_subject::neighbours::Neighbours;
use patchwright_subject::{Coverage, InputProbes};

use super::hunks::Hunk;
use crate::baseline::PocBaseline;
use crate::context::{JudgeContext, NeighbourSide};
use crate::error::JudgeError;
use crate::trial::Trial;

/// Each costs a sandbox of its own.
const MOST_KEPT: usize = 8;
const MOST_CHANGED: usize = 8;

/// Lines that stand for pieces of the change, each with the number of its piece.
pub(super) type Passed = BTreeSet<(usize, RelPath, u32)>;

pub(super) struct Looks {
    /// What the tests pass, if the tests say that all is well.
    pub tests: Passed,
    pub inputs: Vec<InputLook>,
    /// All that can be passed, as far as debug information tells.
    pub code: Passed,
}

/// One benign input.
pub(super) struct InputLook {
    pub poc: usize,
    pub mutant: u32,
    /// Whether the patched program does with it what the unpatched one did.
    pub kept: bool,
    pub passed: Passed,
}

impl Looks {
    pub(super) fn take(trial: &Trial<'_>, hunks: &[Hunk]) -> Result<Self, JudgeError> {
        let files: BTreeSet<RelPath> = hunks.iter().flat_map(Hunk::files).cloned().collect();
        let mut looks = Self {
            tests: Passed::new(),
            inputs: Vec::new(),
            code: Passed::new(),
        };
        looks.at_tests(trial, hunks, &files)?;
        looks.at_inputs(trial, hunks, &files)?;
        Ok(looks)
    }

    fn at_tests(
        &mut self,
        trial: &Trial<'_>,
        hunks: &[Hunk],
        files: &BTreeSet<RelPath>,
    ) -> Result<(), JudgeError> {
        let context = trial.context;
        let Some(test) = context
            .subject
            .case
            .test
            .as_ref()
            .filter(|_| trial.tests_passed)
        else {
            return Ok(());
        };
        let coverage = context.subject.test_coverage(test, context.base, files)?;
        self.tests = self.passed(hunks, &coverage);
        Ok(())
    }

    fn at_inputs(
        &mut self,
        trial: &Trial<'_>,
        hunks: &[Hunk],
        files: &BTreeSet<RelPath>,
    ) -> Result<(), JudgeError> {
        let context = trial.context;
        let Some(findings) = &trial.neighbours.findings else {
            return Ok(());
        };
        let sides = context.neighbour_sides()?.iter().zip(&context.pocs);
        let pocs = context.subject.case.pocs.iter().zip(findings);
        for (number, ((poc, found), (side, baseline))) in pocs.zip(sides).enumerate() {
            let changed = found.changed.iter().map(|one| one.mutant);
            let wanted = telling(&side.mutants, &found.kept)
                .into_iter()
                .map(|mutant| (mutant, true))
                .chain(changed.take(MOST_CHANGED).map(|mutant| (mutant, false)));
            let inputs = Inputs {
                context,
                poc: (number, poc),
                side,
                baseline,
                files,
            };
            for (mutant, kept) in wanted {
                let Some(coverage) = inputs.coverage(mutant)? else {
                    continue;
                };
                let passed = self.passed(hunks, &coverage);
                self.inputs.push(InputLook {
                    poc: number,
                    mutant,
                    kept,
                    passed,
                });
            }
        }
        Ok(())
    }

    fn passed(&mut self, hunks: &[Hunk], coverage: &Coverage) -> Passed {
        let mut passed = Passed::new();
        for (piece, hunk) in hunks.iter().enumerate() {
            for (file, line) in hunk.places(coverage) {
                if coverage.reaches(&file, line) {
                    passed.insert((piece, file.clone(), line));
                }
                self.code.insert((piece, file, line));
            }
        }
        passed
    }

    /// What runs pass that are as they were.
    pub(super) fn tried(&self) -> Passed {
        let kept = self.inputs.iter().filter(|input| input.kept);
        let kept = kept.flat_map(|input| &input.passed);
        kept.chain(&self.tests).cloned().collect()
    }
}

/// Whole inputs of the project or the user first, but for half of the room, and mutants from all over the list.
fn telling(neighbours: &Neighbours, kept: &[u32]) -> Vec<u32> {
    let (mut whole, mutants): (Vec<u32>, Vec<u32>) = kept
        .iter()
        .partition(|mutant| neighbours.is_whole_input(**mutant));
    let further = whole.split_off(whole.len().min(MOST_KEPT / 2));
    let step = (mutants.len() / MOST_KEPT).max(1);
    let spread = mutants.into_iter().step_by(step);
    let all = whole.into_iter().chain(spread).chain(further);
    all.take(MOST_KEPT).collect()
}

/// What is known of single inputs, for all candidates.
#[derive(Default)]
pub(crate) struct KnownLines(Mutex<BTreeMap<(usize, u32), Coverage>>);

struct Inputs<'a> {
    context: &'a JudgeContext<'a>,
    poc: (usize, &'a Poc),
    side: &'a NeighbourSide,
    baseline: &'a PocBaseline,
    files: &'a BTreeSet<RelPath>,
}

impl Inputs<'_> {
    /// Run once for all candidates that change the same files.
    fn coverage(&self, mutant: u32) -> Result<Option<Coverage>, JudgeError> {
        let (number, poc) = self.poc;
        let key = (number, mutant);
        let known = &self.context.known_lines.0;
        let mut all = self.files.clone();
        if let Some(coverage) = known
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&key)
        {
            if all.iter().all(|file| coverage.files.contains_key(file)) {
                return Ok(Some(coverage.clone()));
            }
            all.extend(coverage.files.keys().cloned());
        }
        let programs: Vec<PathBuf> = self.baseline.files.iter().cloned().collect();
        let context = self.context;
        let probes = InputProbes::new(context.subject, context.base, &programs, &all)?;
        let coverage = probes.coverage(poc, &self.side.mutants, mutant)?;
        if let Some(coverage) = &coverage {
            let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
            known.insert(key, coverage.clone());
        }
        Ok(coverage)
    }
}
