//! Whole inputs in place of a PoC's own: the files that a fuzzer left, and smaller forms of them.

use std::time::{Duration, Instant};

use patchwright_domain::case::Poc;
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::Layer;

use super::cut::NeighbourCut;
use super::given::Given;
use super::material::{Material, Part, Role};
use super::reading::{NeighbourEnding, NeighbourRun};
use super::relatives;
use super::run::{NeighbourOrder, Switched, Twice};
use super::search::reduced;
use super::set::Neighbours;
use crate::SubjectError;
use crate::options::{Leaks, Watchfulness};
use crate::subject::Subject;
use crate::symbolize::Names;

/// As many times the usual time of a run as a neighbour may take.
const TIMES_USUAL: u32 = 10;

/// Runs one program on many inputs.
pub struct InputRunner<'a> {
    subject: &'a Subject<'a>,
    layer: &'a Layer,
    poc: &'a Poc,
    material: Material,
    names: Names,
}

/// How inputs are run.
#[derive(Debug, Clone, Copy)]
pub struct InputOrder {
    pub leaks: Leaks,
    /// A run that takes longer hangs. Never less than a second, nor more than the PoC's own limit.
    pub each: Duration,
    /// For all of them together.
    pub budget: Duration,
}

/// How a run of an input ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InputEnd {
    /// In a crash or hang, or it ended by itself and something was reported.
    Bug(Box<CrashReport>),
    /// By itself, and nothing was reported.
    Quiet,
    /// It was not waited for, because others had hung before it.
    Left,
    /// It is not known whether it shows a bug.
    Unclear(&'static str),
    /// There was no time for it.
    NotRun,
}

/// Runs of inputs, in their order.
#[derive(Debug, Default)]
pub struct InputRuns {
    pub ends: Vec<InputEnd>,
    /// Why not all of them were run.
    pub cut: Option<NeighbourCut>,
}

impl<'a> InputRunner<'a> {
    /// `layer` is not written to. `None` if the PoC reads neither an input nor its standard input.
    pub fn new(
        subject: &'a Subject<'a>,
        layer: &'a Layer,
        poc: &'a Poc,
    ) -> Result<Option<Self>, SubjectError> {
        let material = Material::read(poc)?;
        let reads_file = poc.input.is_some() || poc.stdin.is_some();
        let runner = Self {
            subject,
            layer,
            poc,
            material,
            names: Names::default(),
        };
        Ok(runner
            .part()
            .is_some()
            .then_some(runner)
            .filter(|_| reads_file))
    }

    pub fn run(&mut self, inputs: &[&[u8]], order: InputOrder) -> Result<InputRuns, SubjectError> {
        let Some(part) = self.part() else {
            return Ok(InputRuns::default());
        };
        let mutants = inputs.iter();
        let mutants = mutants.map(|content| relatives::whole(0, part, content.to_vec()));
        let neighbours = Neighbours {
            mutants: mutants.collect(),
            material: self.material.clone(),
            benign: Vec::new(),
            given: Given::default(),
        };
        let wanted: Vec<u32> = (0..neighbours.len()).collect();
        let InputOrder {
            leaks,
            each,
            budget,
        } = order;
        let order = NeighbourOrder {
            poc: self.poc,
            neighbours: &neighbours,
            wanted: &wanted,
            clean: each / TIMES_USUAL,
            unleaked: &Default::default(),
            twice: Twice::Leaking,
            budget,
            counts: None,
            watchfulness: Watchfulness::Usual,
            switched: Switched::None,
        };
        let (subject, layer) = (self.subject, self.layer);
        let once = subject.run_once(layer, &order, leaks, budget, &mut self.names)?;
        let mut runs = once.runs;
        let ends = wanted.iter().map(|index| match runs.remove(index) {
            Some(run) => self.end(&run),
            None => InputEnd::NotRun,
        });
        Ok(InputRuns {
            ends: ends.collect(),
            cut: once.cut,
        })
    }

    /// A smaller input that `keeps` accepts the report of; the input itself if there is none. At most so many runs, within the
    /// order's budget.
    pub fn smaller(
        &mut self,
        input: &[u8],
        most: usize,
        order: InputOrder,
        keeps: &dyn Fn(&CrashReport) -> bool,
    ) -> Result<Vec<u8>, SubjectError> {
        let deadline = Instant::now() + order.budget;
        reduced(input, most, |tried| {
            let budget = deadline.saturating_duration_since(Instant::now());
            if budget.is_zero() {
                return Ok(Vec::new());
            }
            let tried: Vec<&[u8]> = tried.iter().map(Vec::as_slice).collect();
            let runs = self.run(&tried, InputOrder { budget, ..order })?;
            let kept = |end: &InputEnd| matches!(end, InputEnd::Bug(report) if keeps(report));
            Ok(runs.ends.iter().map(kept).collect())
        })
    }

    /// The part that inputs replace.
    fn part(&self) -> Option<&Part> {
        let first = self.material.parts.first()?;
        (first.role == Role::File(0)).then_some(first)
    }

    fn end(&self, run: &NeighbourRun) -> InputEnd {
        match run.ending {
            NeighbourEnding::Unclear(_) if run.was_left() => InputEnd::Left,
            NeighbourEnding::Unclear(why) => InputEnd::Unclear(why),
            NeighbourEnding::Crashed | NeighbourEnding::Hung | NeighbourEnding::Quiet => {
                let report = run.bug(&self.subject.project());
                report.map_or(InputEnd::Quiet, |report| InputEnd::Bug(Box::new(report)))
            }
        }
    }
}
