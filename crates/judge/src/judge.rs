//! The judge: prepared once per base, then asked about any number of candidates, concurrently if needed.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;

use patchwright_crash::Project;
use patchwright_domain::candidate::{Candidate, CandidateId, Origin, RelPath};
use patchwright_domain::property::Property;
use patchwright_domain::verdict::Verdict;
use patchwright_edit::{EditError, Sources, read_candidate};
use patchwright_subject::{Base, Subject};

use crate::baseline::PocBaseline;
use crate::context::{HandedInputs, JudgeContext};
use crate::error::JudgeError;
use crate::trial::{BuildWay, Callbacks};
use crate::verdict::{self, Acceptance, Reached, Request};

/// A verdict that this judge gave. There is no other way to get one.
#[derive(Debug, Clone)]
pub struct Judged {
    candidate: Option<Candidate>,
    verdict: Verdict,
    search_inputs: HandedInputs,
}

impl Judged {
    fn new(candidate: Option<Candidate>, verdict: Verdict) -> Self {
        Self {
            candidate,
            verdict,
            search_inputs: HandedInputs::new(),
        }
    }

    /// Inputs of the search that showed the bug and are clean now, for whoever checks a proof.
    pub fn search_inputs(&self) -> &HandedInputs {
        &self.search_inputs
    }

    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// `None` if the patch could not be applied.
    pub fn candidate(&self) -> Option<&Candidate> {
        self.candidate.as_ref()
    }
}

impl From<Reached> for Judged {
    fn from(reached: Reached) -> Self {
        Self {
            search_inputs: reached.search_inputs,
            ..Self::new(Some(reached.candidate), reached.verdict)
        }
    }
}

/// Derives from the reports of the unpatched program what must have held.
pub type PropertySource = fn(&Judge<'_>) -> Result<Vec<Property>, Box<dyn Error + Send + Sync>>;

pub struct Judge<'a> {
    pub(crate) context: JudgeContext<'a>,
    known: Mutex<BTreeMap<CandidateId, (Acceptance, Verdict)>>,
    deriving: OnceLock<PropertySource>,
}

/// A patch as it was given.
#[derive(Debug, Clone)]
pub struct NamedPatch {
    pub name: String,
    pub text: Vec<u8>,
}

impl<'a> Judge<'a> {
    /// Runs the unpatched program to learn its behaviour; fails if it does not crash.
    pub fn prepare(subject: &'a Subject<'a>, base: &'a Base) -> Result<Self, JudgeError> {
        Ok(Self {
            context: JudgeContext::prepare(subject, base)?,
            known: Mutex::default(),
            deriving: OnceLock::new(),
        })
    }

    pub fn pocs(&self) -> &[PocBaseline] {
        &self.context.pocs
    }

    /// Names who derives properties. Of these, only those that runs confirm count; they are asked for when a candidate gets
    /// that far.
    pub fn derive_properties_by(&self, source: PropertySource) {
        self.deriving.get_or_init(|| source);
    }

    fn derived_properties(&self) -> Result<Vec<Property>, JudgeError> {
        match self.deriving.get() {
            Some(derive) => derive(self).map_err(JudgeError::Derive),
            None => Ok(Vec::new()),
        }
    }

    /// What belongs to the project in its reports.
    pub fn project(&self) -> Project {
        self.context.subject.project()
    }

    /// Has the search begin with these inputs, as far as they show the bug. To be called before the first candidate.
    pub fn hand_inputs(&self, inputs: HandedInputs) {
        self.context.handed.get_or_init(|| inputs);
    }

    /// The tree to which candidates are applied.
    pub fn sources(&self) -> Sources<'_> {
        self.context.sources()
    }

    pub fn judge_patch(&self, patch: &NamedPatch) -> Result<Judged, JudgeError> {
        self.read_patch(patch, |candidate, corrections| {
            self.judge_corrected(candidate, corrections, patch.name.clone())
        })
    }

    /// Like [`Judge::judge_patch`], but from a fresh copy, setup and clean build.
    pub fn prove_patch(&self, patch: &NamedPatch) -> Result<Judged, JudgeError> {
        self.read_patch(patch, |candidate, corrections| {
            self.reach(Request {
                candidate,
                name: patch.name.clone(),
                corrections,
                way: BuildWay::Clean,
                acceptance: Acceptance::Final,
            })
        })
    }

    fn read_patch(
        &self,
        patch: &NamedPatch,
        question: impl FnOnce(Candidate, Vec<String>) -> Result<Judged, JudgeError>,
    ) -> Result<Judged, JudgeError> {
        let origin = Origin::Patch {
            name: patch.name.clone(),
        };
        match read_candidate(&patch.text, origin, &self.sources()) {
            Ok((candidate, corrections)) => {
                let corrections = corrections.iter().map(ToString::to_string).collect();
                question(candidate, corrections)
            }
            Err(error @ EditError::Unreadable { .. }) => Err(error.into()),
            Err(error) => {
                let verdict = verdict::not_applied(&self.context, &patch.name, &error);
                Ok(Judged::new(None, verdict))
            }
        }
    }

    /// Whether the scope of the case lets a patch change this file.
    pub fn may_touch(&self, path: &RelPath) -> Result<bool, JudgeError> {
        Ok(self.context.rules()?.may_touch(path))
    }

    /// Why the scope of the case does not let a patch change this file; `None` if it does.
    pub fn why_not_touch(&self, path: &RelPath) -> Result<Option<String>, JudgeError> {
        Ok(self.context.rules()?.why_not_touch(path))
    }

    /// Whether the file belongs to version control: an old copy of a source is not a source.
    pub fn is_kept_by_version_control(&self, path: &RelPath) -> bool {
        crate::scope::path_kind(path)
            == crate::scope::PathKind::Protected(crate::scope::Part::Repository)
    }

    /// The functions that a candidate changes or adds.
    pub fn touched_functions(&self, candidate: &Candidate) -> Result<BTreeSet<String>, JudgeError> {
        self.context
            .rules()?
            .touched_functions(candidate, &self.sources())
    }

    /// What the mutants of each PoC were made from, by PoC name; empty if neighbours are disabled.
    pub fn neighbour_seeds(&self) -> Result<BTreeMap<String, String>, JudgeError> {
        if self.context.subject.case.judge.neighbours == 0 {
            return Ok(BTreeMap::new());
        }
        let names = self.context.pocs.iter().map(|poc| poc.name.clone());
        let sides = self.context.neighbour_sides()?.iter();
        Ok(names.zip(sides.map(|side| side.mutants.seed())).collect())
    }

    pub fn judge(&self, candidate: Candidate) -> Result<Judged, JudgeError> {
        let name = candidate.id.to_string();
        self.judge_corrected(candidate, Vec::new(), name)
    }

    /// Like [`Judge::judge`], but returns `None` if the verdict is no longer wanted before it is complete. `wanted` is
    /// called before each stage and again before mutants are run.
    pub fn judge_while(
        &self,
        candidate: Candidate,
        wanted: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<Judged>, JudgeError> {
        let name = candidate.id.to_string();
        if let Some(known) = self.known(&candidate, Vec::new(), &name, Acceptance::Provisional) {
            return Ok(Some(known));
        }
        let request = Request {
            candidate,
            name,
            corrections: Vec::new(),
            way: BuildWay::Incremental,
            acceptance: Acceptance::Provisional,
        };
        let judged = self.reach_while(request, wanted)?;
        // What is built in one way only is confirmed by being built.
        let acceptance = match self.context.subject.case.runs_on_jvm() {
            true => Acceptance::Provisional,
            false => Acceptance::Final,
        };
        Ok(judged.inspect(|judged| self.remember(judged, acceptance)))
    }

    /// The same edit is never judged twice; errors and inconclusive runs are not cached.
    fn judge_corrected(
        &self,
        candidate: Candidate,
        corrections: Vec<String>,
        name: String,
    ) -> Result<Judged, JudgeError> {
        if let Some(known) = self.known(&candidate, corrections.clone(), &name, Acceptance::Final) {
            return Ok(known);
        }
        let judged = self.reach(Request {
            candidate,
            name,
            corrections,
            way: BuildWay::Incremental,
            acceptance: Acceptance::Final,
        })?;
        self.remember(&judged, Acceptance::Final);
        Ok(judged)
    }

    /// A provisional verdict does not stand for a final one.
    fn known(
        &self,
        candidate: &Candidate,
        corrections: Vec<String>,
        name: &str,
        wanted: Acceptance,
    ) -> Option<Judged> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (given, verdict) = known.get(&candidate.id)?;
        if wanted == Acceptance::Final && *given == Acceptance::Provisional {
            return None;
        }
        let verdict = Verdict {
            corrections,
            patch: name.to_owned(),
            ..verdict.clone()
        };
        Some(Judged::new(Some(candidate.clone()), verdict))
    }

    /// Candidates judged before a property was stated must be judged again.
    pub(crate) fn forget_verdicts(&self) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.clear();
    }

    fn remember(&self, judged: &Judged, acceptance: Acceptance) {
        if let (Some(candidate), true) = (&judged.candidate, judged.verdict.is_final()) {
            let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            known.insert(candidate.id.clone(), (acceptance, judged.verdict.clone()));
        }
    }

    /// Judges from a fresh copy, setup and clean build, ignoring cached verdicts. `None` if the verdict is no longer
    /// wanted before it is complete.
    pub fn prove_while(
        &self,
        candidate: Candidate,
        wanted: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<Judged>, JudgeError> {
        let name = candidate.id.to_string();
        let request = Request {
            candidate,
            name,
            corrections: Vec::new(),
            way: BuildWay::Clean,
            acceptance: Acceptance::Final,
        };
        self.reach_while(request, wanted)
    }

    fn reach(&self, request: Request) -> Result<Judged, JudgeError> {
        let derive = || self.derived_properties();
        Ok(verdict::reach(&self.context, request, &derive)?.into())
    }

    fn reach_while(
        &self,
        request: Request,
        wanted: &(dyn Fn() -> bool + Sync),
    ) -> Result<Option<Judged>, JudgeError> {
        let derive = &|| self.derived_properties();
        let callbacks = Callbacks { wanted, derive };
        let reached = verdict::reach_while(&self.context, request, callbacks)?;
        Ok(reached.map(Judged::from))
    }

    /// Judges several patches, as many at once as the case has jobs; the results are in the order of the patches.
    pub fn judge_all(&self, patches: &[NamedPatch]) -> Vec<Result<Judged, JudgeError>> {
        let workers = patches
            .len()
            .min(self.context.subject.case.limits.jobs.max(1) as usize);
        let next = AtomicUsize::new(0);
        let mut answers: Vec<(usize, Result<Judged, JudgeError>)> = thread::scope(|scope| {
            let work = || {
                let mut done = Vec::new();
                loop {
                    let index = next.fetch_add(1, Ordering::SeqCst);
                    let Some(patch) = patches.get(index) else {
                        return done;
                    };
                    done.push((index, self.judge_patch(patch)));
                }
            };
            let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
            threads
                .into_iter()
                .flat_map(|thread| thread.join().unwrap_or_default())
                .collect()
        });
        answers.sort_by_key(|(index, _)| *index);
        // A thread that panicked lost its results, which is an error for each of its patches.
        let mut found: BTreeMap<usize, _> = answers.into_iter().collect();
        (0..patches.len())
            .map(|index| found.remove(&index).unwrap_or(Err(JudgeError::Thread)))
            .collect()
    }
}
