//! One candidate on its way through the stages: what they were told and what they found for each other.

use std::path::PathBuf;

use patchwright_domain::answer::Answer;
use patchwright_domain::candidate::Candidate;
use patchwright_domain::property::PropertyVerdict;
use patchwright_domain::verdict::{BenignEvidence, Doubt, NeighbourCounts, PocVerdict};
use patchwright_sandbox::{Layer, Outcome};
use patchwright_subject::neighbours::{NeighbourFindings, Said};
use patchwright_subject::provenance::BuildRecording;

use crate::context::JudgeContext;
use crate::error::JudgeError;
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
    /// What its text takes away; nothing before scope has looked.
    pub suspicions: Vec<Suspicion>,
    pub tree: CandidateTree,
    pub pocs: PocRuns,
    pub neighbours: NeighbourRuns,
    /// Whether the stage `test` passed.
    pub tests_passed: bool,
    pub benign: BenignEvidence,
    /// What became of inputs that showed the bug before.
    pub answers: Vec<Answer>,
    /// What the stage `property` saw.
    pub properties: Vec<PropertyVerdict>,
    /// What speaks against the patch without refuting it, in the order of the stages that found it.
    pub doubts: Vec<Doubt>,
    pub wanted: Wanted<'j>,
}

/// The candidate's tree and what was built in it.
pub(crate) struct CandidateTree {
    pub way: BuildWay,
    /// From the moment the edits are laid out.
    layer: Option<Layer>,
    /// Whether the tests in it are built already, because a PoC needs what their build makes.
    pub tests_are_built: bool,
    /// Its builds, where they can be compared with the unpatched one.
    pub recording: Option<BuildRecording>,
}

/// What the PoCs did on the patched program.
#[derive(Default)]
pub(crate) struct PocRuns {
    pub verdicts: Vec<PocVerdict>,
    /// How the clean runs of each ended.
    pub clean_ends: Vec<Option<Outcome>>,
    /// And what they said.
    pub said: Vec<Said>,
    /// How long a clean run took.
    pub clean_seconds: f64,
}

/// What the mutants of the PoCs did on the patched program.
pub(crate) struct NeighbourRuns {
    /// The trial's place among those that want to run mutants.
    pub turn: u64,
    pub counts: NeighbourCounts,
    /// Nothing before a stage asked.
    pub findings: Option<Vec<NeighbourFindings>>,
}

/// Whether anybody still waits for the verdict.
pub(crate) struct Wanted<'j> {
    ask: &'j (dyn Fn() -> bool + Sync),
    /// What was found since is not to be believed.
    abandoned: bool,
}

impl<'j> Trial<'j> {
    pub(crate) fn new(
        context: &'j JudgeContext<'_>,
        candidate: Candidate,
        way: BuildWay,
        wanted: &'j (dyn Fn() -> bool + Sync),
    ) -> Self {
        Self {
            context,
            candidate,
            suspicions: Vec::new(),
            tree: CandidateTree {
                way,
                layer: None,
                tests_are_built: false,
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
            properties: Vec::new(),
            doubts: Vec::new(),
            wanted: Wanted {
                ask: wanted,
                abandoned: false,
            },
        }
    }

    /// The candidate's tree. A stage that needs it comes after the one that makes it.
    pub(crate) fn layer(&self) -> Result<&Layer, JudgeError> {
        self.tree.layer()
    }

    /// Before the first build of a new tree.
    pub(crate) fn begin_recording(&mut self) -> Result<(), JudgeError> {
        let changes = self.candidate.changes.iter();
        let contents = changes.filter_map(|change| change.content().map(<[u8]>::to_vec));
        let contents = contents.collect();
        let known = self.context.build_story()?;
        self.tree.recording = known.map(|_| BuildRecording::new(contents));
        Ok(())
    }

    /// A name for the log of one of its commands.
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
    /// Takes the place of the tree before; nothing is built in it yet.
    pub(crate) fn lay(&mut self, layer: Layer) {
        self.layer = Some(layer);
        self.tests_are_built = false;
        self.recording = None;
    }

    pub(crate) fn layer(&self) -> Result<&Layer, JudgeError> {
        let missing = JudgeError::StageOrder("the candidate's tree");
        self.layer.as_ref().ok_or(missing)
    }

    /// The tree to build in, and what is told of the build.
    pub(crate) fn build_site(
        &mut self,
    ) -> Result<(&Layer, Option<&mut BuildRecording>), JudgeError> {
        let missing = JudgeError::StageOrder("the candidate's tree");
        Ok((self.layer.as_ref().ok_or(missing)?, self.recording.as_mut()))
    }

    /// Why what was done in it may have failed for no fault of the candidate's.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.layer.as_ref().and_then(Layer::trouble)
    }
}

impl NeighbourRuns {
    /// A stage that asks runs them first.
    pub(crate) fn findings(&self) -> Result<&[NeighbourFindings], JudgeError> {
        let missing = JudgeError::StageOrder("what the neighbours showed");
        self.findings.as_deref().ok_or(missing)
    }
}

impl Wanted<'_> {
    /// Once it is not, it never is again.
    pub(crate) fn is_wanted(&mut self) -> bool {
        self.abandoned = self.abandoned || !(self.ask)();
        !self.abandoned
    }

    pub(crate) fn was_abandoned(&self) -> bool {
        self.abandoned
    }
}
