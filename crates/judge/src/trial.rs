//! One candidate on its way through the stages: the request, and what the stages found for each other.

use std::path::PathBuf;

use patchwright_domain::answer::Answer;
use patchwright_domain::candidate::Candidate;
use patchwright_domain::implication::Implication;
use patchwright_domain::property::PropertyVerdict;
use patchwright_domain::verdict::{
    BenignEvidence, Doubt, NeighbourCounts, PocVerdict, SearchCounts,
};
use patchwright_sandbox::{Layer, Outcome};
use patchwright_subject::Rehearsed;
use patchwright_subject::neighbours::{NeighbourFindings, Said};
use patchwright_subject::provenance::BuildRecording;

use crate::context::{HandedInputs, JudgeContext};
use crate::error::JudgeError;
use crate::properties::{Derive, StatedProperty};
use crate::scope::Suspicion;

/// How the candidate's tree is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BuildWay {
    /// Over the built base.
    Incremental,
    /// From the source as it was copied.
    Clean,
}

pub(crate) struct Trial<'j> {
    pub context: &'j JudgeContext<'j>,
    pub candidate: Candidate,
    /// What its text removes; empty until the scope stage has run.
    pub suspicions: Vec<Suspicion>,
    pub tree: CandidateTree,
    pub pocs: PocRuns,
    pub neighbours: NeighbourRuns,
    pub tests_passed: bool,
    pub benign: BenignEvidence,
    /// How the program now answers inputs that used to show the bug.
    pub answers: Vec<Answer>,
    /// `None` until the search has run.
    pub search: Option<SearchCounts>,
    /// Inputs of the search that are evidence for a proof.
    pub search_inputs: HandedInputs,
    /// Results of the property stage.
    pub properties: Vec<PropertyVerdict>,
    /// What a solver says; `None` until it was asked.
    pub implication: Option<Implication>,
    /// What speaks against the patch without refuting it, in the order of the stages that found it.
    pub doubts: Vec<Doubt>,
    pub wanted: Wanted<'j>,
    /// Whether a proof from a clean build follows if it passes.
    pub is_provisional: bool,
    derive: &'j Derive<'j>,
}

/// What a trial asks of those who want its verdict.
#[derive(Clone, Copy)]
pub(crate) struct Callbacks<'j> {
    pub wanted: &'j (dyn Fn() -> bool + Sync),
    pub derive: &'j Derive<'j>,
}

/// The candidate's tree and what was built in it.
pub(crate) struct CandidateTree {
    pub way: BuildWay,
    /// Set once the edits are applied.
    layer: Option<Layer>,
    /// Whether the tests are already built, because a PoC needs what their build makes.
    pub tests_are_built: bool,
    /// Its patched sources were compiled so, and nothing else was.
    pub alone: Option<Rehearsed>,
    /// Whether the project's own build is to make it whatever could be left out.
    pub whole_build: bool,
    /// The trace of its builds, if they can be compared with the unpatched one.
    pub recording: Option<BuildRecording>,
}

/// What the PoCs did on the patched program.
#[derive(Default)]
pub(crate) struct PocRuns {
    pub verdicts: Vec<PocVerdict>,
    /// How the clean runs of each PoC ended.
    pub clean_ends: Vec<Option<Outcome>>,
    /// The output of those runs.
    pub said: Vec<Said>,
    /// How long a clean run took.
    pub clean_seconds: f64,
}

/// What the mutants of the PoCs did on the patched program.
pub(crate) struct NeighbourRuns {
    /// The trial's number in the queue for running mutants.
    pub turn: u64,
    pub counts: NeighbourCounts,
    /// `None` until a stage needed them.
    pub findings: Option<Vec<NeighbourFindings>>,
}

/// Whether anyone is still waiting for the verdict.
pub(crate) struct Wanted<'j> {
    ask: &'j (dyn Fn() -> bool + Sync),
    /// Findings made after this was set must not be used.
    abandoned: bool,
}

impl<'j> Trial<'j> {
    pub(crate) fn new(
        context: &'j JudgeContext<'_>,
        candidate: Candidate,
        way: BuildWay,
        Callbacks { wanted, derive }: Callbacks<'j>,
    ) -> Self {
        Self {
            context,
            candidate,
            suspicions: Vec::new(),
            tree: CandidateTree {
                way,
                layer: None,
                tests_are_built: false,
                alone: None,
                whole_build: false,
                recording: None,
            },
            pocs: PocRuns::default(),
            neighbours: NeighbourRuns {
                turn: context.turns.number(),
                counts: NeighbourCounts::default(),
                findings: None,
            },
            tests_passed: false,
            benign: BenignEvidence::default(),
            answers: Vec::new(),
            search: None,
            search_inputs: HandedInputs::new(),
            properties: Vec::new(),
            implication: None,
            doubts: Vec::new(),
            wanted: Wanted {
                ask: wanted,
                abandoned: false,
            },
            is_provisional: false,
            derive,
        }
    }

    /// Stated and derived; a stated one replaces a derived one of its name.
    pub(crate) fn known_properties(&self) -> Result<Vec<StatedProperty>, JudgeError> {
        let mut all = self.context.properties.all();
        for derived in self.context.derived(self.derive)? {
            let is_new = |one: &StatedProperty| one.property.name != derived.property.name;
            if all.iter().all(is_new) {
                all.push(derived.clone());
            }
        }
        Ok(all)
    }

    /// The candidate's tree. Stages that need it come after the one that makes it.
    pub(crate) fn layer(&self) -> Result<&Layer, JudgeError> {
        self.tree.layer()
    }

    /// Called before the first build of a new tree.
    pub(crate) fn begin_recording(&mut self) -> Result<(), JudgeError> {
        let changes = self.candidate.changes.iter();
        let contents = changes.filter_map(|change| change.content().map(<[u8]>::to_vec));
        let contents = contents.collect();
        let known = self.context.build_story()?;
        self.tree.recording = known.map(|_| BuildRecording::new(contents));
        Ok(())
    }

    /// The log name for one of its commands.
    pub(crate) fn log(&self, what: &str) -> String {
        format!("candidate-{}-{what}", self.candidate.id)
    }

    /// The files it touches, relative to the source root.
    pub(crate) fn touched(&self) -> Vec<PathBuf> {
        self.candidate
            .changes
            .iter()
            .map(|change| change.path().as_path().to_owned())
            .collect()
    }
}

impl CandidateTree {
    /// Replaces the previous tree; nothing is built in the new one yet.
    pub(crate) fn lay(&mut self, layer: Layer) {
        self.layer = Some(layer);
        self.tests_are_built = false;
        self.alone = None;
        self.recording = None;
    }

    pub(crate) fn layer(&self) -> Result<&Layer, JudgeError> {
        let missing = JudgeError::StageOrder("the candidate's tree");
        self.layer.as_ref().ok_or(missing)
    }

    /// The tree to build in, and the recording of the build.
    pub(crate) fn build_site(
        &mut self,
    ) -> Result<(&Layer, Option<&mut BuildRecording>), JudgeError> {
        let missing = JudgeError::StageOrder("the candidate's tree");
        Ok((self.layer.as_ref().ok_or(missing)?, self.recording.as_mut()))
    }

    /// Why work in the tree may have failed through no fault of the candidate.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.layer.as_ref().and_then(Layer::trouble)
    }
}

impl NeighbourRuns {
    /// The stages that use this run the neighbours first.
    pub(crate) fn findings(&self) -> Result<&[NeighbourFindings], JudgeError> {
        let missing = JudgeError::StageOrder("what the neighbours showed");
        self.findings.as_deref().ok_or(missing)
    }
}

impl Wanted<'_> {
    /// Once false, always false.
    pub(crate) fn is_wanted(&mut self) -> bool {
        self.abandoned = self.abandoned || !(self.ask)();
        !self.abandoned
    }

    pub(crate) fn was_abandoned(&self) -> bool {
        self.abandoned
    }
}
