//! One candidate on its way through the stages: the first failure stops it.

use std::path::PathBuf;
use std::time::Instant;

use patchwright_domain::candidate::Candidate;
use patchwright_domain::event::Step;
use patchwright_domain::verdict::{
    NeighbourCounts, PocVerdict, Stage, StageName, StageOutcome, Trust, Verdict, trust,
};
use patchwright_edit::EditError;
use patchwright_sandbox::{Layer, Outcome};
use patchwright_subject::neighbours::NeighbourFindings;
use patchwright_subject::provenance::BuildRecording;

use crate::error::JudgeError;
use crate::judge::{Judge, Judged};
use crate::stages;

/// What one stage found.
#[derive(Debug)]
pub(crate) struct Finding {
    pub outcome: StageOutcome,
    pub detail: String,
    /// For a reader who has to mend the patch.
    pub feedback: String,
}

impl Finding {
    pub(crate) fn pass(detail: impl Into<String>) -> Self {
        Self {
            outcome: StageOutcome::Pass,
            detail: detail.into(),
            feedback: String::new(),
        }
    }

    pub(crate) fn fail(detail: impl Into<String>, feedback: impl Into<String>) -> Self {
        Self {
            outcome: StageOutcome::Fail,
            detail: detail.into(),
            feedback: feedback.into(),
        }
    }

    pub(crate) fn not_run(reason: impl Into<String>) -> Self {
        Self {
            outcome: StageOutcome::NotRun,
            detail: reason.into(),
            feedback: String::new(),
        }
    }
}

/// How the candidate's tree is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BuildWay {
    /// Over the built base.
    Incremental,
    /// From the source as it was copied.
    Clean,
}

pub(crate) struct Trial<'j> {
    pub judge: &'j Judge<'j>,
    pub candidate: Candidate,
    /// The candidate's tree, from the moment its edits are laid out.
    pub layer: Option<Layer>,
    /// Whether the tests in it are built already, because a PoC needs what their build makes.
    pub tests_are_built: bool,
    /// The builds of that tree, where they can be compared with the unpatched one.
    pub recording: Option<BuildRecording>,
    pub way: BuildWay,
    pub pocs: Vec<PocVerdict>,
    /// How the clean runs of each PoC ended.
    pub clean_ends: Vec<Option<Outcome>>,
    pub neighbours: NeighbourCounts,
    /// What the mutants did; nothing before a stage asked.
    pub findings: Option<Vec<NeighbourFindings>>,
    /// How long a clean run of the PoC took.
    pub clean_seconds: f64,
    /// Its place among those that want to run mutants.
    pub number: u64,
    wanted: &'j (dyn Fn() -> bool + Sync),
    /// Nobody wants it any more; what it found since is not to be believed.
    abandoned: bool,
    name: String,
    corrections: Vec<String>,
    stages: Vec<Stage>,
    feedback: Vec<String>,
}

pub(crate) const NO_TREE: JudgeError = JudgeError::StageOrder("the candidate's tree");

type StageRun = fn(&mut Trial<'_>) -> Result<Finding, JudgeError>;

impl<'j> Trial<'j> {
    pub(crate) fn new(
        judge: &'j Judge<'_>,
        candidate: Candidate,
        name: String,
        corrections: Vec<String>,
    ) -> Self {
        Self {
            judge,
            candidate,
            layer: None,
            tests_are_built: false,
            recording: None,
            way: BuildWay::Incremental,
            pocs: Vec::new(),
            clean_ends: Vec::new(),
            neighbours: NeighbourCounts::default(),
            findings: None,
            clean_seconds: 0.0,
            number: judge.turns.number(),
            wanted: &|| true,
            abandoned: false,
            name,
            corrections,
            stages: Vec::new(),
            feedback: Vec::new(),
        }
    }

    /// The verdict on a patch that does not fit the tree.
    pub(crate) fn not_applied(judge: &Judge<'_>, name: &str, error: &EditError) -> Judged {
        let words = error.to_string();
        let stage = Stage {
            name: StageName::Apply,
            outcome: StageOutcome::Fail,
            seconds: 0.0,
            detail: first_line(&words),
        };
        let verdict = Verdict {
            accepted: false,
            trust: Trust::Rejected,
            failed_stage: Some(StageName::Apply),
            stages: vec![stage],
            pocs: Vec::new(),
            neighbours: NeighbourCounts::default(),
            feedback: words,
            base: judge.base.summary(),
            corrections: Vec::new(),
            patch: name.to_owned(),
        };
        Judged::new(None, verdict)
    }

    pub(crate) fn run(mut self, way: BuildWay) -> Result<Judged, JudgeError> {
        self.run_stages(way)?;
        Ok(self.finish())
    }

    /// Nothing when it was no longer wanted before it came to an end.
    pub(crate) fn run_while(
        mut self,
        way: BuildWay,
        wanted: &'j (dyn Fn() -> bool + Sync),
    ) -> Result<Option<Judged>, JudgeError> {
        self.wanted = wanted;
        self.run_stages(way)?;
        Ok((!self.abandoned).then(|| self.finish()))
    }

    /// Once it is not, it never is again.
    pub(crate) fn is_wanted(&mut self) -> bool {
        self.abandoned = self.abandoned || !(self.wanted)();
        !self.abandoned
    }

    fn run_stages(&mut self, way: BuildWay) -> Result<(), JudgeError> {
        self.way = way;
        let build: StageRun = match way {
            BuildWay::Incremental => stages::build,
            BuildWay::Clean => stages::build_clean,
        };
        let order: [(StageName, StageRun); 9] = [
            (StageName::Apply, stages::apply),
            (StageName::Scope, stages::scope),
            (StageName::Syntax, stages::syntax),
            (StageName::Build, build),
            (StageName::Ran, stages::ran),
            (StageName::Poc, stages::poc),
            (StageName::Leak, stages::leak),
            (StageName::Test, stages::test),
            (StageName::Neighbours, stages::neighbours),
        ];
        for (name, stage) in order {
            if !self.is_wanted() {
                break;
            }
            let (found, seconds) = self.perform(name, stage)?;
            if !found.feedback.is_empty() {
                self.feedback.push(found.feedback);
            }
            self.stages.push(Stage {
                name,
                outcome: found.outcome,
                seconds,
                detail: found.detail,
            });
            if found.outcome == StageOutcome::Fail {
                break;
            }
        }
        Ok(())
    }

    /// Tells that it begins and ends: a stage may take minutes.
    fn perform(&mut self, name: StageName, stage: StageRun) -> Result<(Finding, f64), JudgeError> {
        let patch = self.name.clone();
        let step = Step::Judge { patch, stage: name };
        let started = Instant::now();
        let found = self.judge.subject.step(step, || stage(self))?;
        if found.outcome == StageOutcome::Fail
            && let Some(trouble) = self.layer.as_ref().and_then(Layer::trouble)
        {
            return Err(JudgeError::Trouble {
                stage: name.name(),
                trouble,
            });
        }
        Ok((found, started.elapsed().as_secs_f64()))
    }

    fn finish(self) -> Judged {
        let failed = self
            .stages
            .iter()
            .find(|stage| stage.outcome == StageOutcome::Fail)
            .map(|stage| stage.name);
        let trust = trust(&self.stages);
        let verdict = Verdict {
            accepted: trust != Trust::Rejected,
            trust,
            failed_stage: failed,
            stages: self.stages,
            pocs: self.pocs,
            neighbours: self.neighbours,
            feedback: self.feedback.join("\n\n"),
            base: self.judge.base.summary(),
            corrections: self.corrections,
            patch: self.name,
        };
        Judged::new(Some(self.candidate), verdict)
    }

    /// The candidate's tree. A stage that needs it comes after the one that makes it.
    pub(crate) fn layer(&self) -> Result<&Layer, JudgeError> {
        self.layer.as_ref().ok_or(NO_TREE)
    }

    /// What the mutants did. A stage that asks runs them first.
    pub(crate) fn findings(&self) -> Result<&[NeighbourFindings], JudgeError> {
        let missing = JudgeError::StageOrder("what the neighbours showed");
        self.findings.as_deref().ok_or(missing)
    }

    /// Before the first build of a new tree.
    pub(crate) fn begin_recording(&mut self) -> Result<(), JudgeError> {
        let changes = self.candidate.changes.iter();
        let contents = changes.filter_map(|change| change.content().map(<[u8]>::to_vec));
        let contents = contents.collect();
        let known = self.judge.build_story()?;
        self.recording = known.map(|_| BuildRecording::new(contents));
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

pub(crate) fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}
