//! Which of many small edits runs speak for. All of them are in one program, so that a run costs what a run costs; those that
//! are left are judged as every candidate is.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use patchwright_domain::event::Step;
use patchwright_domain::switch::Switch;
use patchwright_subject::{Asked, OnInputs, SwitchedProgram};

use crate::context::NeighbourSide;
use crate::error::JudgeError;
use crate::judge::Judge;

/// Edits that hold on a few inputs and are tried on many.
const MOST_TRIED: usize = 100;
/// Inputs that they are tried on, first all of them and then each: those that show the bug, and those that end well.
const MOST_HITS: [usize; 2] = [6, 16];
const MOST_BENIGN: [usize; 2] = [6, 60];
/// For all edits on one PoC, and for one edit on further inputs.
const SECONDS_FOR_ALL: u64 = 60;
const SECONDS_FOR_ONE: u64 = 10;

/// An edit with which no input shows the bug.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chosen {
    /// Its place among those that were asked about.
    pub index: usize,
    pub on_inputs: OnInputs,
}

/// What became of many edits.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Choice {
    pub compiled: usize,
    /// With which no PoC shows a bug.
    pub ending: usize,
    pub chosen: Vec<Chosen>,
    /// Some were not tried on every input: there may be others that runs would choose.
    pub is_cut: bool,
}

impl Judge<'_> {
    /// The edits with which every PoC and every other input that showed the bug ends without a report, and all ordinary inputs
    /// do what they did.
    pub fn choose(&self, edits: &[Vec<Switch>], deadline: Instant) -> Result<Choice, JudgeError> {
        let subject = self.context.subject;
        let case = subject.case;
        if edits.is_empty() || case.is_shown_by_tests() || case.runs_on_jvm() {
            return Ok(Choice::default());
        }
        let sides = self.context.neighbour_sides()?;
        if sides.len() != case.pocs.len() {
            // Nobody could say of each PoC what becomes of it.
            return Ok(Choice::default());
        }
        subject.step(Step::SmallEdits, || {
            let Some(program) = subject.switch_edits(self.context.base, edits)? else {
                return Ok(Choice::default());
            };
            let mut left: BTreeSet<u32> = program.numbers().collect();
            let mut is_cut = false;
            for asked in self.asked(sides, SECONDS_FOR_ALL) {
                let well = program.ending_well(subject, asked)?;
                left.retain(|number| well.edits.contains(number));
                is_cut |= well.is_cut;
            }
            let found = Choice {
                compiled: program.numbers().count(),
                ending: left.len(),
                chosen: Vec::new(),
                is_cut,
            };
            self.tried_further(&program, left, (found, deadline))
        })
    }

    /// On a few inputs all of them, one input after the other: most edits fail on one of the first. Then each that is left on many.
    fn tried_further(
        &self,
        program: &SwitchedProgram,
        mut left: BTreeSet<u32>,
        (mut found, deadline): (Choice, Instant),
    ) -> Result<Choice, JudgeError> {
        let subject = self.context.subject;
        let sides = self.context.neighbour_sides()?;
        for (asked, side) in self.asked(sides, SECONDS_FOR_ALL).zip(sides) {
            for input in wanted(side, 0) {
                if left.is_empty() || Instant::now() >= deadline {
                    found.is_cut |= !left.is_empty();
                    return Ok(found);
                }
                let right = program.right_on(subject, asked, (&left, input))?;
                found.is_cut |= right.is_cut;
                left = right.edits;
            }
        }
        for (number, nth) in left.into_iter().zip(0..) {
            if nth == MOST_TRIED || Instant::now() >= deadline {
                found.is_cut = true;
                break;
            }
            let index = (number as usize).saturating_sub(1);
            let on_inputs = self.tried(program, number)?;
            // One wrong answer is enough; without one, those that nobody heard may have been right.
            found.is_cut |= on_inputs.is_cut() && on_inputs.wrong == 0;
            let chosen = on_inputs.is_clean().then_some(Chosen { index, on_inputs });
            found.chosen.extend(chosen);
        }
        Ok(found)
    }

    fn tried(&self, program: &SwitchedProgram, number: u32) -> Result<OnInputs, JudgeError> {
        let sides = self.context.neighbour_sides()?;
        let mut sum = OnInputs::default();
        for (asked, side) in self.asked(sides, SECONDS_FOR_ONE).zip(sides) {
            let inputs = wanted(side, 1).into_iter().collect();
            let found = program.on_inputs(self.context.subject, asked, (number, &inputs))?;
            sum.add(found);
        }
        Ok(sum)
    }

    fn asked<'s>(
        &'s self,
        sides: &'s [NeighbourSide],
        seconds: u64,
    ) -> impl Iterator<Item = Asked<'s>> {
        let context = &self.context;
        let pocs = context.subject.case.pocs.iter().zip(&context.pocs);
        pocs.zip(sides).map(move |((poc, baseline), side)| Asked {
            poc,
            bug: &baseline.report,
            neighbours: &side.mutants,
            before: &side.before,
            clean: Duration::from_secs_f64(baseline.seconds.max(0.0)),
            budget: Duration::from_secs(seconds),
        })
    }
}

fn most(rounds: [usize; 2], round: usize) -> usize {
    rounds.get(round).copied().unwrap_or_default()
}

/// Some that show the bug, of every way if there are several, and some that end well: whole inputs of the project first.
fn wanted(side: &NeighbourSide, round: usize) -> Vec<u32> {
    let before = &side.before;
    let mut ways = BTreeSet::new();
    let (first, rest): (Vec<u32>, Vec<u32>) = before.hits.iter().partition(|hit| {
        let way = before.ways.get(hit);
        way.is_some_and(|way| ways.insert(way))
    });
    let hits = first.into_iter().chain(rest).take(most(MOST_HITS, round));
    let benign = before.benign.keys().copied();
    let (whole, mutants): (Vec<u32>, Vec<u32>) =
        benign.partition(|one| side.mutants.is_whole_input(*one));
    let benign = whole
        .into_iter()
        .chain(mutants)
        .take(most(MOST_BENIGN, round));
    hits.chain(benign).collect()
}
