//! A candidate under the search: what was found before, and then trials of its own.

use std::time::{Duration, Instant};

use patchwright_domain::candidate::Candidate;
use patchwright_domain::case::Poc;
use patchwright_domain::report::{BugKind, CrashReport};
use patchwright_sandbox::Layer;

use super::found::FoundInput;
use super::guide::{self, Guide};
use super::means::Means;
use super::others::{Origin, OtherBug, OtherBugs};
use super::pool::{SearchPool, donors};
use super::queue::Queue;
use super::{Searcher, Subject, TRIALS_AFTER, named};
use crate::SubjectError;
use crate::base::Base;
use crate::neighbours::cut::NeighbourCut;
use crate::neighbours::deadline::Deadline;
use crate::neighbours::findings::NeighbourFindings;
use crate::neighbours::material::Material;
use crate::neighbours::run::{NeighbourOrder, Switched, Twice};
use crate::options::Watchfulness;

/// Divides the number of neighbours.
const GLANCE_SHARE: usize = 2;

/// How much of a search a candidate is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SearchDepth {
    /// The most telling inputs that are known.
    Glance,
    /// All that are known, and trials of its own.
    Whole,
}

/// What the search shows about a candidate.
#[derive(Debug)]
pub struct SearchFindings {
    /// What the inputs found before do.
    pub on_pool: NeighbourFindings,
    /// The first input of its own search that shows the fault.
    pub own: Option<FoundInput>,
    /// Other bugs than this one; not looked for at a glance.
    pub others: Vec<OtherBug>,
    pub executions: u32,
    pub cut: Option<NeighbourCut>,
    pub seconds: f64,
    /// The candidate as it tells where a search should go on, if its own search was guided.
    pub(super) instrumented: Option<Layer>,
}

/// A candidate's tree, and what it is made of.
#[derive(Clone, Copy)]
pub struct PatchedTree<'a> {
    /// Built; it is not written to.
    pub layer: &'a Layer,
    pub base: &'a Base,
    pub candidate: &'a Candidate,
}

impl Subject<'_> {
    /// Runs the pool on a candidate's tree and searches further with the numbers that the
    /// lines in `changed` name, if nothing is found.
    pub fn search_patched(
        &self,
        poc: &Poc,
        tree: PatchedTree<'_>,
        pool: &SearchPool,
        changed: &[Vec<u8>],
        (bug, clean): (&CrashReport, Duration),
        depth: SearchDepth,
    ) -> Result<SearchFindings, SubjectError> {
        let started = Instant::now();
        let mut wanted = pool.before.order();
        if depth == SearchDepth::Glance {
            wanted.truncate(self.case.judge.neighbours as usize / GLANCE_SHARE);
        }
        let order = NeighbourOrder {
            poc,
            neighbours: &pool.inputs,
            wanted: &wanted,
            clean,
            unleaked: match bug.kind {
                BugKind::MemoryLeak => &Default::default(),
                _ => &pool.before.hits,
            },
            twice: Twice::Leaking,
            budget: self.search_budget(),
            counts: None,
            watchfulness: Watchfulness::LateUses,
            switched: Switched::None,
        };
        let mut on_pool = self.compared(tree.layer, order, &pool.before, bug)?;
        let unclear = u32::try_from(on_pool.unclear.len()).unwrap_or(u32::MAX);
        forget_slow_runs(&mut on_pool);
        let mut found = SearchFindings {
            executions: on_pool.run.saturating_sub(unclear),
            cut: on_pool.cut.clone(),
            on_pool,
            own: None,
            others: Vec::new(),
            seconds: 0.0,
            instrumented: None,
        };
        let mut others = OtherBugs::new(&pool.inputs.material, self.project());
        if depth == SearchDepth::Whole {
            others.add_exposed(&found.on_pool, &pool.inputs);
        }
        let pool_runs = &found.on_pool;
        let refuting = [&pool_runs.still, &pool_runs.same_place, &pool_runs.moved];
        let refuted = refuting.iter().any(|inputs| !inputs.is_empty());
        if !refuted && found.cut.is_none() && depth == SearchDepth::Whole {
            let spent = Duration::from_secs_f64(found.on_pool.seconds.max(0.0));
            let deadline = Deadline::after(self.search_budget().saturating_sub(spent));
            let limits = (bug, clean, deadline);
            let results = (&mut found, &mut others);
            self.search_further(poc, tree, pool, changed, limits, results)?;
        }
        found.others = others.found;
        found.seconds = started.elapsed().as_secs_f64();
        Ok(found)
    }

    fn search_further(
        &self,
        poc: &Poc,
        tree: PatchedTree<'_>,
        pool: &SearchPool,
        changed: &[Vec<u8>],
        (bug, clean, deadline): (&CrashReport, Duration, Deadline),
        (found, others): (&mut SearchFindings, &mut OtherBugs<'_>),
    ) -> Result<(), SubjectError> {
        let material = &pool.inputs.material;
        let donors = donors(&material.relatives);
        let means = Means {
            known: &pool.known,
            numbers: &[],
            patch: &named::numbers(&pool.known, changed),
            characters: &named::characters(changed),
            donors: &donors,
            calls: &pool.calls,
        };
        let Some(mut queue) = Queue::new(material, &means) else {
            return Ok(());
        };
        for input in &pool.inputs.mutants {
            queue.add(input);
        }
        queue.skip(&pool.inputs.mutants);
        let both = (pool.instrumented.as_ref(), tree);
        found.instrumented = self.instrumented_over(both)?;
        let guided = pool.instrumented.as_ref().zip(found.instrumented.as_ref());
        let mut guide = guided
            .map(|(before, now)| {
                let limits = (clean, deadline);
                self.guide_by_patch((before, now), (poc, material), &mut queue, limits)
            })
            .transpose()?;
        let trials = self.trials_from_poc(material, TRIALS_AFTER);
        let limits = (deadline, trials);
        let mut searcher = Searcher::new(self, (poc, material), tree.layer, (bug, clean), limits)
            .guided_by(guide.as_ref());
        let mut refuting = pool.refuting.all();
        queue.skip(&refuting);
        while found.own.is_none() && searcher.room() > 0 {
            let again = searcher.run(std::mem::take(&mut refuting))?;
            let trials = queue.next_of_seeds(searcher.room());
            if trials.is_empty() && again.is_empty() {
                break;
            }
            let ran = searcher.run_guided(trials, guide.as_mut(), &mut queue)?;
            let ran = ran.into_iter().map(|one| (one.input, one.run));
            let ran = again.into_iter().chain(ran);
            let project = searcher.project();
            for (input, run) in ran {
                if let Some(report) = run.other(bug, &project) {
                    others.add(&input, &report, Origin::Trial);
                }
                let fault = run.fault(bug, &project).filter(|_| found.own.is_none());
                found.own = found
                    .own
                    .take()
                    .or(fault.map(|report| FoundInput::new(report, input, material)));
            }
        }
        found.executions += searcher.executions;
        let problem = searcher.cut.filter(NeighbourCut::is_problem);
        found.cut = found.cut.take().or(problem);
        Ok(())
    }
}

impl Subject<'_> {
    fn instrumented_over(
        &self,
        (below, tree): (Option<&Layer>, PatchedTree<'_>),
    ) -> Result<Option<Layer>, SubjectError> {
        let Some(below) = below else {
            return Ok(None);
        };
        self.instrumented_candidate(tree.base, below, tree.candidate)
    }

    /// What the patched program compares and the unpatched one does not comes first.
    pub(super) fn guide_by_patch<'g>(
        &'g self,
        (before, now): (&'g Layer, &'g Layer),
        (poc, material): (&'g Poc, &'g Material),
        queue: &mut Queue<'_>,
        (clean, deadline): (Duration, Deadline),
    ) -> Result<Guide<'g>, SubjectError> {
        let seeds = queue.seeds();
        let guide = |layer: &'g Layer| Guide::new(self, layer, (poc, material), clean);
        let mut unpatched = guide(before);
        let before = unpatched.begin(&seeds, deadline)?;
        let mut patched = guide(now);
        let now = patched.begin(&seeds, deadline)?;
        for (seed, (now, before)) in now.iter().zip(&before).enumerate() {
            guide::add_asked(queue, seed, &now.looked, &before.looked);
            guide::add_compared(queue, seed, &now.looked);
        }
        Ok(patched)
    }
}

/// The unpatched program crashed early on these inputs, and many are large: that the patched one takes long, or much memory,
/// to get through says nothing against the patch.
fn forget_slow_runs(found: &mut NeighbourFindings) {
    found.unclear.clear();
    found
        .exposed
        .retain(|one| !matches!(one.report.kind, BugKind::Timeout | BugKind::OutOfMemory));
}
