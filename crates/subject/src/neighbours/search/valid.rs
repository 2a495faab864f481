//! Valid inputs of the program, varied and run without and with the patch.
//!
//! A patch that refuses too much, or answers otherwise, ends the crash and passes the tests. It shows on inputs that worked before and
//! that nobody thought of: those at the limits that the patch itself names, and further words, orders and sizes of what the project
//! runs its program with.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use patchwright_crash::Project;
use patchwright_domain::case::Poc;
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::Layer;

use super::change::spread;
use super::leading::Varied;
use super::pool::{SearchPool, donors};
use super::queue::{MOST_BYTES, Made, Means, Queue, searched_part};
use super::{AT_ONCE, Subject, named};
use crate::SubjectError;
use crate::neighbours::baseline::NeighbourBaseline;
use crate::neighbours::findings::{Changed, NeighbourFindings};
use crate::neighbours::material::Role;
use crate::neighbours::reading::{Behaviour, NeighbourEnding, NeighbourRun};
use crate::neighbours::reshape::BenignInput;
use crate::neighbours::run::{NeighbourCut, NeighbourOrder, Once, Twice};
use crate::neighbours::set::Neighbours;
use crate::options::{Leaks, Watchfulness};
use crate::symbolize::Names;
use crate::test_inputs::{Argument, TestCall};

/// Trials for each neighbour that the case asks for.
const TRIALS: usize = 5;
/// Calls of the tests that are varied.
const MOST_CALLS: usize = 8;
/// Inputs of a batch that are made longer, and by how many bytes.
const MOST_FILLED: usize = 12;
const FILLERS: [usize; 4] = [200, 4 << 10, 60 << 10, 200 << 10];
/// Inputs that are looked at to tell whether what a patch refuses leads to the bug.
const MOST_EXCUSED: usize = 6;
static NO_INPUT: BTreeSet<u32> = BTreeSet::new();

/// The trees that are compared.
#[derive(Clone, Copy)]
pub struct BothTrees<'a> {
    pub unpatched: &'a Layer,
    pub patched: &'a Layer,
}

/// What varied valid inputs show about a candidate.
#[derive(Debug)]
pub struct ValidFindings {
    /// The inputs, numbered after the mutants.
    pub inputs: Neighbours,
    /// Whether they are made of inputs of the project, and of nothing of the PoC. Arguments of tests do not count: few programs look
    /// at theirs, so that most that are varied are bad and nobody says so.
    pub of_project: bool,
    pub found: NeighbourFindings,
}

/// What single runs without and with the patch show.
#[derive(Default)]
struct Compared {
    same: u32,
    differing: Vec<u32>,
    /// Those of them that both refuse.
    refused: Vec<u32>,
    /// Trials that gave an answer that none before gave.
    new: Vec<u32>,
    answers: BTreeSet<Behaviour>,
    cut: Option<NeighbourCut>,
}

impl Subject<'_> {
    /// Varies these inputs of the project, by number among `neighbours`, with the numbers that the lines in `added` name. Inputs on
    /// which the unpatched program shows the bug must be clean. Those on which it goes wrong otherwise, or is not the same twice, say
    /// nothing.
    pub fn search_valid(
        &self,
        poc: &Poc,
        trees: BothTrees<'_>,
        pool: &SearchPool,
        (neighbours, seeds): (&Neighbours, &[u32]),
        added: &[Vec<u8>],
        (bug, clean): (&CrashReport, Duration),
    ) -> Result<ValidFindings, SubjectError> {
        let deadline = Instant::now() + self.search_budget();
        let seeds = Seeds::of(neighbours, seeds, &pool.calls);
        let donors = donors(&neighbours.material.relatives);
        let means = Means {
            known: &pool.known,
            numbers: &pool.known.numbers,
            patch: &named::numbers(&pool.known, added),
            donors: &donors,
            calls: &pool.calls,
        };
        let contents: Vec<&[u8]> = seeds.contents.iter().map(Vec::as_slice).collect();
        let mut queue = Queue::of_inputs(&neighbours.material, &contents, &means);
        let mut inputs = Neighbours {
            benign: Vec::new(),
            ..neighbours.clone()
        };
        let mut left = TRIALS * self.case.judge.neighbours as usize;
        let mut compared = Compared::default();
        let mut filled = 0;
        while compared.cut.is_none() && Instant::now() < deadline {
            let Some(queue) = queue.as_mut().filter(|_| !seeds.contents.is_empty()) else {
                break;
            };
            let mut made = queue.next_of_seeds(AT_ONCE.min(left));
            left -= made.len();
            let unfilled = compared.refused.get(filled..).unwrap_or_default();
            made.extend(seeds.filled(queue, &inputs, unfilled));
            filled = compared.refused.len();
            if made.is_empty() {
                break;
            }
            let some = seeds.add(&mut inputs, &made);
            let order = self.valid_order(poc, &inputs, &some, clean);
            self.compare_once(trees, order, (bug, deadline), &mut compared)?;
            let kinds = some.iter().zip(&made);
            let rewarded = kinds.filter(|(index, _)| compared.new.contains(index));
            for kind in rewarded.filter_map(|(_, made)| made.kind) {
                queue.reward(kind);
            }
        }
        let order = self.valid_order(poc, &inputs, &compared.differing, clean);
        let mut found = self.compare_again(trees, order, bug)?;
        found.benign += compared.same;
        self.excuse(&mut found, (poc, &inputs, &seeds), trees, (bug, clean))?;
        let problem = compared.cut.filter(NeighbourCut::is_problem);
        found.cut = found.cut.take().or(problem);
        Ok(ValidFindings {
            inputs,
            of_project: seeds.of_project,
            found,
        })
    }

    /// Forgets inputs that are refused now if most of those that are looked at lead to the bug.
    fn excuse(
        &self,
        found: &mut NeighbourFindings,
        (poc, inputs, seeds): (&Poc, &Neighbours, &Seeds),
        trees: BothTrees<'_>,
        bug: (&CrashReport, Duration),
    ) -> Result<(), SubjectError> {
        let is_refused = |one: &Changed| one.before.status == 0 && one.after.status != 0;
        let refused: Vec<u32> = found
            .changed
            .iter()
            .filter(|one| is_refused(one))
            .map(|one| one.mutant)
            .collect();
        let looked_at = spread(refused, MOST_EXCUSED);
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
        if leading * 2 > looked_at.len() {
            found.changed.retain(|one| !is_refused(one));
        }
        Ok(())
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
        }
    }

    /// One run on each tree.
    fn compare_once(
        &self,
        trees: BothTrees<'_>,
        order: NeighbourOrder<'_>,
        (bug, deadline): (&CrashReport, Instant),
        compared: &mut Compared,
    ) -> Result<(), SubjectError> {
        let project = self.project();
        let run = |layer: &Layer, order: &NeighbourOrder<'_>| -> Result<Once, SubjectError> {
            let left = deadline.saturating_duration_since(Instant::now());
            self.run_once(layer, order, Leaks::Ignored, left, &mut Names::default())
        };
        let before = run(trees.unpatched, &order)?;
        let is_telling = |index: &u32| {
            let run = before.runs.get(index);
            run.is_some_and(|run| ended_well(run) || run.fault(bug, &project).is_some())
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
                    let refuse = |run: &NeighbourRun| ended_well(run) && run.behaviour.status != 0;
                    if both.is_some_and(|(before, after)| refuse(before) && refuse(after)) {
                        compared.refused.push(index);
                    }
                }
                Some(false) => compared.same += 1,
                None => {}
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
        let wanted = before.order();
        let order = NeighbourOrder {
            wanted: &wanted,
            twice: Twice::Leaking,
            ..order
        };
        self.compared(trees.patched, order, &before, bug)
    }
}

/// The inputs that are varied.
struct Seeds {
    contents: Vec<Vec<u8>>,
    names: Vec<String>,
    of_project: bool,
}

impl Seeds {
    /// What the tests give the program as arguments, where it reads nothing else; otherwise these inputs.
    fn of(neighbours: &Neighbours, seeds: &[u32], calls: &[TestCall]) -> Self {
        let called = match searched_part(&neighbours.material) {
            Some((_, part)) if matches!(part.role, Role::Words(_)) => calls,
            _ => &[],
        };
        let called = called.iter().filter_map(words_of);
        let called: Vec<(Vec<u8>, String)> = called.take(MOST_CALLS).collect();
        let seeds = if called.is_empty() { seeds } else { &[] };
        let of_project =
            called.is_empty() && seeds.iter().all(|seed| neighbours.is_whole_input(*seed));
        let inputs = seeds.iter().filter_map(|seed| {
            let content = neighbours.content(*seed)?;
            Some((content, neighbours.input_name(*seed)))
        });
        let all = called.into_iter().chain(inputs);
        let small = all.filter(|(content, _)| content.len() <= MOST_BYTES);
        let (contents, names) = small.unzip();
        Self {
            contents,
            names,
            of_project,
        }
    }

    /// The seed of one of the inputs.
    fn of_input(&self, inputs: &Neighbours, index: u32) -> Option<&[u8]> {
        let seed = self.number_of(inputs.benign_input(index)?)?;
        self.contents.get(seed).map(Vec::as_slice)
    }

    /// Its name is followed by what was done to it.
    fn number_of(&self, input: &BenignInput) -> Option<usize> {
        let mut names = self.names.iter();
        names.position(|name| {
            let rest = input.name.strip_prefix(name.as_str());
            rest.is_some_and(|rest| rest.starts_with(", "))
        })
    }

    /// What is refused with another complaint than before may only be too short: both programs may not have come to the point.
    fn filled(&self, queue: &Queue<'_>, inputs: &Neighbours, refused: &[u32]) -> Vec<Made> {
        let some = refused.iter().take(MOST_FILLED);
        let some = some.filter_map(|index| inputs.benign_input(*index));
        let made = some.flat_map(|input| {
            let seed = self.number_of(input);
            FILLERS.iter().filter_map(move |filler| {
                Some(Made {
                    seed: seed?,
                    kind: None,
                    mutant: queue.filled(&input.mutant, *filler)?,
                })
            })
        });
        made.collect()
    }

    /// Adds the trials to the inputs, and gives their numbers.
    fn add(&self, inputs: &mut Neighbours, made: &[Made]) -> Vec<u32> {
        let mut numbers = Vec::new();
        for one in made {
            let count = u32::try_from(inputs.benign.len()).unwrap_or(u32::MAX);
            numbers.push(inputs.len().saturating_add(count));
            let name = self.names.get(one.seed).map_or("", String::as_str);
            let input = BenignInput::other(name, inputs.benign.len() + 1, one.mutant.clone());
            inputs.benign.push(input);
        }
        numbers
    }
}

/// The arguments of a call that names no file, one in each line.
fn words_of(call: &TestCall) -> Option<(Vec<u8>, String)> {
    let words: Option<Vec<&[u8]>> = call.arguments.iter().map(Argument::word).collect();
    let words = words.filter(|words| !words.is_empty())?;
    let shown = String::from_utf8_lossy(&words.join(&b' ')).into_owned();
    Some((words.join(&b'\n'), format!("`{shown}`")))
}

fn ended_well(run: &NeighbourRun) -> bool {
    run.ending == NeighbourEnding::Quiet && run.reports.is_empty()
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
        Some(_) => !ended_well(after),
        None => !ended_well(after) || !is_same(),
    }
}
