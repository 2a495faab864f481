//! The inputs that the search found on the unpatched program: found once for each case, stored next to the base.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::time::{Duration, Instant};

use patchwright_domain::case::Poc;
use patchwright_domain::report::{BugKind, CrashReport, Frame};
use patchwright_sandbox::Layer;
use serde::{Deserialize, Serialize};

use super::change::spread;
use super::found::FoundInput;
use super::guide::{self, Guide};
use super::means::Means;
use super::queue::Queue;
use super::refuting::Refuting;
use super::words::Vocabulary;
use super::{Guided, Searcher, Subject, TRIALS_BEFORE};
use crate::SubjectError;
use crate::base::Base;
use crate::kept::keep;
use crate::neighbours::baseline::{NeighbourBaseline, way};
use crate::neighbours::cut::NeighbourCut;
use crate::neighbours::deadline::Deadline;
use crate::neighbours::material::{Material, Relative};
use crate::neighbours::mutant::Mutant;
use crate::neighbours::set::Neighbours;
use crate::test_inputs::TestCall;

/// Part of the file's name; raised when the stored content or the trials change.
const FORMAT: u32 = 18;
/// The same for what refuted candidates.
const REFUTING_FORMAT: u32 = 1;
/// Inputs that are kept, for each neighbour that the case asks for.
const MOST_KEPT: u32 = 2;
/// Frames of a stack that tell one way to the bug from another.
const WAY_FRAMES: usize = 6;
/// Larger inputs are no donors of pieces.
const MOST_DONOR: usize = 16 << 10;

/// Inputs that show the bug on the unpatched program, and what a search of a candidate begins with.
#[derive(Debug)]
pub struct SearchPool {
    /// All of them hits.
    pub inputs: Neighbours,
    pub before: NeighbourBaseline,
    pub executions: u32,
    /// What came with a patch.
    pub handed: Handed,
    pub(super) known: Vocabulary,
    pub(super) calls: Vec<TestCall>,
    /// The instrumented base, for a search that is guided.
    pub(super) instrumented: Option<Layer>,
    /// What was found on candidates since; every later one runs them first.
    pub(super) refuting: Refuting,
}

/// Inputs that came with a patch.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Handed {
    pub all: usize,
    /// Those that show the bug in the unpatched program.
    pub shown: usize,
}

impl SearchPool {
    /// One of its inputs, which a patched program answers with this report.
    pub fn input(&self, mutant: u32, report: &CrashReport) -> Option<FoundInput> {
        let input = self.inputs.mutant(mutant)?.clone();
        Some(FoundInput::new(
            report.clone(),
            input,
            &self.inputs.material,
        ))
    }
}

#[derive(Default, Serialize, Deserialize)]
struct Kept {
    found: Vec<Found>,
    executions: u32,
    seconds: f64,
    cut: Option<NeighbourCut>,
    /// Edges that the instrumented program was seen to reach; 0 if nothing told the search where to go on.
    edges: usize,
}

#[derive(Serialize, Deserialize)]
struct Found {
    input: Mutant,
    way: u64,
}

impl Subject<'_> {
    /// Searches the unpatched program. `known` are the neighbours of the PoC and what it does with them, and
    /// `program` is the one that crashes.
    pub fn search_pool(
        &self,
        poc: &Poc,
        base: &Base,
        (neighbours, before): (&Neighbours, &NeighbourBaseline),
        (bug, program): (&CrashReport, &Path),
        clean: Duration,
    ) -> Result<SearchPool, SubjectError> {
        let known = Vocabulary::read(base, &files(bug))?;
        let calls = self.calls_of(program, base)?;
        let key = self.neighbour_key(poc, neighbours, bug)?;
        let judge = &self.case.judge;
        let seconds = judge.search_seconds;
        let way = if judge.guided_search {
            "guided"
        } else {
            "blind"
        };
        let kept = base
            .folder()
            .join(format!("search-{FORMAT}-{way}-{seconds}-{key}.json"));
        let stored = fs::read(&kept).ok();
        let stored = stored.and_then(|bytes| serde_json::from_slice::<Kept>(&bytes).ok());
        let is_guided = stored.as_ref().is_none_or(|stored| stored.edges > 0);
        let instrumented = match is_guided {
            true => self.instrumented(base, bug)?,
            false => None,
        };
        let found = match stored {
            Some(found) => found,
            None => {
                let layer = self.layer(base)?;
                let trees = (&layer, instrumented.as_ref());
                let means = (&known, calls.as_slice());
                let found = self.search_base(poc, trees, neighbours, means, (bug, clean))?;
                // A failed run may work the next time, so it is not stored.
                if !matches!(found.cut, Some(NeighbourCut::Problem(_))) {
                    keep(&kept, &found)?;
                }
                found
            }
        };
        let refuting = base
            .folder()
            .join(format!("refuting-{REFUTING_FORMAT}-{key}.json"));
        let refuting = Refuting::open(refuting, &neighbours.material);
        let instrumented = instrumented.filter(|_| found.edges > 0);
        let mut pool = found.pool(neighbours, before, (known, calls), refuting);
        pool.instrumented = instrumented;
        Ok(pool)
    }

    /// Has every later candidate tried with these inputs first.
    pub fn remember_refuting(
        &self,
        pool: &SearchPool,
        found: &[&FoundInput],
    ) -> Result<(), SubjectError> {
        let new = found.iter().filter_map(|one| one.mutant().cloned());
        let material = &pool.inputs.material;
        pool.refuting.remember(material, new.collect())
    }

    /// The base as it tells where a search should go on. What leaks is only seen at the end of
    /// a started program, and what hangs is not waited for.
    fn instrumented(&self, base: &Base, bug: &CrashReport) -> Result<Option<Layer>, SubjectError> {
        let is_seen = !matches!(bug.kind, BugKind::MemoryLeak | BugKind::Timeout);
        if !self.case.judge.guided_search || !is_seen || self.case.runs_on_jvm() {
            return Ok(None);
        }
        let built = self.instrumented_base(base)?;
        if let Err(why) = &built {
            self.note(format!(
                "The search is not guided by what it reaches: {why}."
            ));
        }
        Ok(built.ok())
    }

    fn search_base(
        &self,
        poc: &Poc,
        (layer, instrumented): (&Layer, Option<&Layer>),
        neighbours: &Neighbours,
        (known, calls): (&Vocabulary, &[TestCall]),
        (bug, clean): (&CrashReport, Duration),
    ) -> Result<Kept, SubjectError> {
        let started = Instant::now();
        let material = &neighbours.material;
        let donors = donors(&material.relatives);
        let means = Means {
            known,
            numbers: &known.numbers,
            patch: &[],
            characters: &[],
            donors: &donors,
            calls,
        };
        let Some(mut queue) = Queue::new(material, &means) else {
            return Ok(Kept::default());
        };
        queue.skip(&neighbours.mutants);
        let deadline = Deadline::after(self.search_budget());
        let mut guide = instrumented
            .map(|layer| self.guide_from_poc(layer, (poc, material), &mut queue, clean, deadline))
            .transpose()?
            .flatten();
        let trials = self.trials_from_poc(material, TRIALS_BEFORE);
        let limits = (deadline, trials);
        let mut searcher = Searcher::new(self, (poc, material), layer, (bug, clean), limits)
            .guided_by(guide.as_ref());
        let mut seen = BTreeSet::from([path(bug)]);
        let (mut other_ways, mut found) = (Vec::new(), Vec::new());
        while searcher.room() > 0 {
            let trials = queue.next_of_seeds(searcher.room());
            if trials.is_empty() {
                break;
            }
            let ran = searcher.run_guided(trials, guide.as_mut(), &mut queue)?;
            for Guided { input, run, is_new } in ran {
                let project = searcher.project();
                let Some(report) = run.fault(bug, &project) else {
                    continue;
                };
                let is_new = seen.insert(path(&report)) || is_new;
                if is_new || queue.is_smallest(&input) {
                    queue.add(&input);
                }
                let way = way(&report, &project);
                let list = if is_new { &mut other_ways } else { &mut found };
                list.push(Found { input, way });
            }
        }
        let most = self.case.judge.neighbours.saturating_mul(MOST_KEPT) as usize;
        other_ways.truncate(most);
        let found = spread(found, most - other_ways.len());
        let seconds = (started.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
        Ok(Kept {
            // Those that came another way first, since time may run out; of the others some of every kind.
            found: other_ways.into_iter().chain(found).collect(),
            executions: searcher.executions,
            seconds,
            cut: searcher.cut,
            edges: guide.as_ref().map_or(0, Guide::edges),
        })
    }

    /// `None` if the instrumented program does not show a fault on the PoC, too.
    fn guide_from_poc<'g>(
        &'g self,
        layer: &'g Layer,
        (poc, material): (&'g Poc, &'g Material),
        queue: &mut Queue<'_>,
        clean: Duration,
        deadline: Deadline,
    ) -> Result<Option<Guide<'g>>, SubjectError> {
        let mut guide = Guide::new(self, layer, (poc, material), clean);
        let seen = guide.begin(&queue.seeds(), deadline)?;
        if guide.edges() == 0 || !seen.first().is_some_and(|poc| poc.fault) {
            let why = "the instrumented program does not show the fault";
            self.note(format!(
                "The search is not guided by what it reaches: {why}."
            ));
            return Ok(None);
        }
        for (seed, seen) in seen.iter().enumerate() {
            guide::add_compared(queue, seed, &seen.looked);
        }
        Ok(Some(guide))
    }
}

impl Kept {
    fn pool(
        self,
        neighbours: &Neighbours,
        before: &NeighbourBaseline,
        (known, calls): (Vocabulary, Vec<TestCall>),
        refuting: Refuting,
    ) -> SearchPool {
        let numbered = (0..).zip(&self.found);
        let before = NeighbourBaseline {
            ran: self.executions,
            hits: numbered.clone().map(|(index, _)| index).collect(),
            ways: numbered.map(|(index, one)| (index, one.way)).collect(),
            known: before.known.clone(),
            leak_sites: before.leak_sites.clone(),
            cut: self.cut,
            seconds: self.seconds,
            ..NeighbourBaseline::default()
        };
        let inputs = Neighbours {
            mutants: self.found.into_iter().map(|one| one.input).collect(),
            benign: Vec::new(),
            ..neighbours.clone()
        };
        SearchPool {
            inputs,
            before,
            executions: self.executions,
            handed: Handed::default(),
            known,
            calls,
            instrumented: None,
            refuting,
        }
    }
}

pub(in crate::neighbours) fn donors(relatives: &[Relative]) -> Vec<&[u8]> {
    let all = relatives.iter().map(|one| one.bytes.as_slice());
    all.filter(|bytes| bytes.len() <= MOST_DONOR).collect()
}

/// Names of the files that the report's stacks pass through.
pub(in crate::neighbours) fn files(report: &CrashReport) -> BTreeSet<String> {
    let others = report.stacks.iter().flat_map(|stack| &stack.frames);
    let frames = report.frames.iter().chain(others);
    let name = |frame: &Frame| {
        let file = frame.file.as_ref()?;
        let name = Path::new(file).file_name()?;
        Some(name.to_string_lossy().into_owned())
    };
    frames.filter_map(name).collect()
}

/// The way to the crash: the calls and lines of its stacks, and by how much, roughly, it misses what block.
fn path(report: &CrashReport) -> u64 {
    let mut hasher = DefaultHasher::new();
    let others = report.stacks.iter().map(|stack| &stack.frames);
    for frames in std::iter::once(&report.frames).chain(others) {
        for frame in frames.iter().take(WAY_FRAMES) {
            (&frame.function, frame.line).hash(&mut hasher);
        }
    }
    let region = report.region.as_ref();
    let sizes = [
        region.and_then(|one| one.offset),
        region.and_then(|one| one.size),
    ];
    sizes
        .map(|size| size.map(|size| size.checked_ilog2()))
        .hash(&mut hasher);
    hasher.finish()
}
