//! Valid inputs of the program, varied and run without and with the patch.
//!
//! A patch that refuses too much, or answers otherwise, ends the crash and passes the tests. It shows on inputs that worked before and
//! that nobody thought of: those at the limits that the patch itself names, and further words, orders and sizes of what the project
//! runs its program with.

use std::collections::BTreeSet;
use std::time::Duration;

use patchwright_crash::Project;
use patchwright_domain::case::Poc;
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::Layer;

use super::change::spread;
use super::guide::{self, Tried};
use super::leading::Varied;
use super::means::Means;
use super::patched::SearchFindings;
use super::pool::{SearchPool, donors};
use super::queue::{Made, Queue};
use super::valid_seeds::Seeds;
use super::{AT_ONCE, Subject, named};
use crate::SubjectError;
use crate::neighbours::baseline::NeighbourBaseline;
use crate::neighbours::cut::NeighbourCut;
use crate::neighbours::deadline::Deadline;
use crate::neighbours::findings::{Changed, NeighbourFindings};
use crate::neighbours::reading::{Behaviour, NeighbourRun};
use crate::neighbours::run::{NeighbourOrder, Once, Switched, Twice};
use crate::neighbours::set::Neighbours;
use crate::options::{Leaks, Watchfulness};
use crate::symbolize::Names;

/// Trials for each neighbour that the case asks for.
const TRIALS: u32 = 8;
/// Inputs that are looked at to tell whether what a patch refuses leads to the bug.
const MOST_LOOKS: usize = 6;
static NO_INPUT: BTreeSet<u32> = BTreeSet::new();

/// The trees that are compared.
#[derive(Clone, Copy)]
pub struct BothTrees<'a> {
    pub unpatched: &'a Layer,
    pub patched: &'a Layer,
    /// The patched one as it tells where a search should go on.
    pub(super) instrumented: Option<&'a Layer>,
}

impl<'a> BothTrees<'a> {
    /// `found` is what the search of the patched tree left.
    pub fn new(unpatched: &'a Layer, patched: &'a Layer, found: &'a SearchFindings) -> Self {
        Self {
            unpatched,
            patched,
            instrumented: found.instrumented.as_ref(),
        }
    }
}

/// What varied valid inputs show about a candidate.
#[derive(Debug)]
pub struct ValidFindings {
    /// The inputs, numbered after the mutants.
    pub inputs: Neighbours,
    /// Whether they are made of inputs of the project, and of nothing of the PoC. Arguments of tests do not count: few programs look
    /// at theirs, so that most that are varied are bad and nobody says so.
    pub of_project: bool,
    /// `left` are those that differed once and could not be run again.
    pub found: NeighbourFindings,
    /// Refused now, but leading to the bug before; not among the changed ones.
    pub forgiven: usize,
    /// Those that behaved as before; what the patch asked for first.
    pub same: Vec<u32>,
}

/// What single runs without and with the patch show.
#[derive(Default)]
struct Compared {
    same: Vec<u32>,
    differing: Vec<u32>,
    /// Those of them that both refuse.
    refused: Vec<u32>,
    /// Trials that gave an answer that none before gave.
    new: Vec<u32>,
    answers: BTreeSet<Behaviour>,
    cut: Option<NeighbourCut>,
}

impl Subject<'_> {
    /// Varies these inputs of the project, by number among `neighbours`, with the numbers that the lines in `changed` name. Inputs on
    /// which the unpatched program shows the bug must be clean. Those on which it goes wrong otherwise, or is not the same twice, say
    /// nothing.
    pub fn search_valid(
        &self,
        poc: &Poc,
        trees: BothTrees<'_>,
        pool: &SearchPool,
        (neighbours, seeds): (&Neighbours, &[u32]),
        changed: &[Vec<u8>],
        (bug, clean): (&CrashReport, Duration),
    ) -> Result<ValidFindings, SubjectError> {
        let mut deadline = Deadline::after(self.search_budget());
        let mut seeds = Seeds::of(neighbours, seeds, &pool.calls);
        let donors = donors(&neighbours.material.relatives);
        let means = Means {
            known: &pool.known,
            numbers: &pool.known.numbers,
            patch: &named::numbers(&pool.known, changed),
            characters: &named::characters(changed),
            donors: &donors,
            calls: &pool.calls,
        };
        let contents: Vec<&[u8]> = seeds.contents.iter().map(Vec::as_slice).collect();
        let mut queue = Queue::of_inputs(&neighbours.material, &contents, &means);
        let mut inputs = Neighbours {
            benign: Vec::new(),
            ..neighbours.clone()
        };
        let bytes = seeds.contents.iter().map(Vec::len).sum();
        let mut left = self.search_trials(bytes, TRIALS) as usize;
        let mut guide = match (&mut queue, &pool.instrumented, trees.instrumented) {
            (Some(queue), Some(before), Some(now)) if !seeds.contents.is_empty() => {
                let input = (poc, &neighbours.material);
                let limits = (clean, deadline);
                Some(self.guide_by_patch((before, now), input, queue, limits)?)
            }
            (_, None, _) | (_, _, None) | (None, ..) | (Some(_), Some(_), Some(_)) => None,
        };
        let mut at_once = guide.as_ref().map_or(AT_ONCE, |_| guide::FEWEST_AT_ONCE);
        let mut compared = Compared::default();
        let mut filled = BTreeSet::new();
        let mut asked = BTreeSet::new();
        while compared.cut.is_none() && !deadline.is_over() {
            let Some(queue) = queue.as_mut().filter(|_| !seeds.contents.is_empty()) else {
                break;
            };
            let mut made = queue.next_of_seeds(at_once.min(left));
            left -= made.len();
            let own = made.len();
            let unfilled = std::mem::take(&mut compared.refused).into_iter();
            let unfilled = unfilled.filter(|index| !filled.contains(index));
            made.extend(seeds.filled(queue, &inputs, unfilled));
            if made.is_empty() {
                break;
            }
            let tried = match &mut guide {
                Some(guide) => {
                    let tried = guide.look(made, deadline)?;
                    at_once = guide::at_once(at_once, &tried).min(AT_ONCE);
                    tried
                }
                None => made.into_iter().map(Tried::unseen).collect(),
            };
            let made = || tried.iter().map(|one| &one.made);
            let some = seeds.add(&mut inputs, made());
            filled.extend(some.iter().skip(own).copied());
            let directed = some
                .iter()
                .zip(made())
                .filter(|(_, one)| one.kind.is_none());
            asked.extend(directed.map(|(index, _)| *index));
            let order = self.valid_order(poc, &inputs, &some, clean);
            compared.new.clear();
            self.compare_once(trees, order, (bug, &mut deadline), &mut compared)?;
            for added in guide::go_on(queue, &tried) {
                seeds.add_varied(added.of, queue.content(&added.mutant));
            }
            let kinds = some.iter().zip(made());
            let new = kinds.filter(|(index, _)| compared.new.contains(index));
            let new: Vec<&Made> = new.map(|(_, made)| made).collect();
            for kind in new.iter().filter_map(|made| made.kind) {
                queue.reward(kind);
            }
            // Two changes reach what one does not. Any of the new ones will do; the last is of another seed each time.
            if let Some(made) = new.last()
                && queue.add(&made.mutant)
            {
                seeds.add_varied(made.seed, queue.content(&made.mutant));
            }
        }
        let order = self.valid_order(poc, &inputs, &compared.differing, clean);
        let mut found = self.compare_again(trees, order, bug)?;
        found.benign += u32::try_from(compared.same.len()).unwrap_or(u32::MAX);
        let forgiven = self.forgive(&mut found, (poc, &inputs, &seeds), trees, (bug, clean))?;
        let mut same = compared.same;
        same.sort_by_key(|index| !asked.contains(index));
        let problem = compared.cut.filter(NeighbourCut::is_problem);
        found.cut = found.cut.take().or(problem);
        Ok(ValidFindings {
            inputs,
            of_project: seeds.of_project,
            found,
            forgiven,
            same,
        })
    }

    /// Takes out inputs that are refused now if most of those that are looked at lead to the bug; how many they are.
    fn forgive(
        &self,
        found: &mut NeighbourFindings,
        (poc, inputs, seeds): (&Poc, &Neighbours, &Seeds),
        trees: BothTrees<'_>,
        bug: (&CrashReport, Duration),
    ) -> Result<usize, SubjectError> {
        let is_refused = |one: &Changed| one.before.status == 0 && one.after.status != 0;
        let refused: Vec<u32> = found
            .changed
            .iter()
            .filter(|one| is_refused(one))
            .map(|one| one.mutant)
            .collect();
        let looked_at = spread(refused, MOST_LOOKS);
        let mut leading = 0;
        for index in &looked_at {
            let now = inputs.content(*index);
            let Some((now, before)) = now.zip(seeds.of_input(inputs, *index)) else {
                continue;
            };
            let varied = Varied { now: &now, before };
            let target = (poc, &inputs.material);
            leading += usize::from(self.leads_to_bug(target, trees.unpatched, &varied, bug)?);
        }
        let before = found.changed.len();
        if leading * 2 > looked_at.len() {
            found.changed.retain(|one| !is_refused(one));
        }
        Ok(before - found.changed.len())
    }

    fn valid_order<'o>(
        &self,
        poc: &'o Poc,
        neighbours: &'o Neighbours,
        wanted: &'o [u32],
        clean: Duration,
    ) -> NeighbourOrder<'o> {
        NeighbourOrder {
            poc,
            neighbours,
            wanted,
            clean,
            unleaked: &NO_INPUT,
            twice: Twice::Quiet,
            budget: self.search_budget(),
            counts: None,
            watchfulness: Watchfulness::Usual,
            switched: Switched::None,
        }
    }

    /// One run on each tree.
    fn compare_once(
        &self,
        trees: BothTrees<'_>,
        order: NeighbourOrder<'_>,
        (bug, deadline): (&CrashReport, &mut Deadline),
        compared: &mut Compared,
    ) -> Result<(), SubjectError> {
        let project = self.project();
        let mut run = |layer: &Layer, order: &NeighbourOrder<'_>| -> Result<Once, SubjectError> {
            let left = deadline.left();
            let once = self.run_once(layer, order, Leaks::Ignored, left, &mut Names::default())?;
            deadline.put_off(once.waited);
            Ok(once)
        };
        let before = run(trees.unpatched, &order)?;
        let is_telling = |index: &u32| {
            let run = before.runs.get(index);
            run.is_some_and(|run| run.ended_well() || run.fault(bug, &project).is_some())
        };
        let telling: Vec<u32> = order.wanted.iter().copied().filter(is_telling).collect();
        let order = NeighbourOrder {
            wanted: &telling,
            ..order
        };
        let after = run(trees.patched, &order)?;
        for index in telling {
            let both = before.runs.get(&index).zip(after.runs.get(&index));
            match both.map(|(before, after)| differs(before, after, bug, &project)) {
                Some(true) => {
                    compared.differing.push(index);
                    let refuse = |run: &NeighbourRun| run.ended_well() && run.behaviour.status != 0;
                    if both.is_some_and(|(before, after)| refuse(before) && refuse(after)) {
                        compared.refused.push(index);
                    }
                }
                // What showed the bug and is clean now is no benign input.
                Some(false) if both.is_some_and(|(before, _)| before.ended_well()) => {
                    compared.same.push(index);
                }
                Some(false) | None => {}
            }
            let answer = both.map(|(before, _)| before.behaviour);
            let answer = answer.filter(|answer| answer.status == 0);
            if answer.is_some_and(|answer| compared.answers.insert(answer)) {
                compared.new.push(index);
            }
        }
        compared.cut = before.cut.or(after.cut);
        Ok(())
    }

    /// Runs each twice without the patch before it is believed that the patch makes a difference.
    fn compare_again(
        &self,
        trees: BothTrees<'_>,
        order: NeighbourOrder<'_>,
        bug: &CrashReport,
    ) -> Result<NeighbourFindings, SubjectError> {
        let all = order.wanted.iter().copied().collect();
        let order = NeighbourOrder {
            unleaked: &all,
            ..order
        };
        let runs = self.run_neighbours(trees.unpatched, order, &mut Names::default())?;
        let before = NeighbourBaseline::from_runs(&runs, bug, &self.project());
        let unrun = order.wanted.len().saturating_sub(runs.first.len());
        let wanted = before.order();
        let order = NeighbourOrder {
            wanted: &wanted,
            twice: Twice::Leaking,
            ..order
        };
        let mut found = self.compared(trees.patched, order, &before, bug)?;
        found.left += u32::try_from(unrun).unwrap_or(u32::MAX);
        found.cut = found.cut.take().or(before.cut);
        Ok(found)
    }
}

/// An input that showed the bug may be answered in any way but by the bug.
fn differs(
    before: &NeighbourRun,
    after: &NeighbourRun,
    bug: &CrashReport,
    project: &Project,
) -> bool {
    let is_same = || before.behaviour == after.behaviour && before.files == after.files;
    match before.fault(bug, project) {
        Some(_) => !after.ended_well(),
        None => !after.ended_well() || !is_same(),
    }
}
