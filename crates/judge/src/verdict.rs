//! The verdict on one candidate: runs stage after stage until the first failure.

use std::time::Instant;

use patchwright_domain::candidate::Candidate;
use patchwright_domain::event::Step;
use patchwright_domain::verdict::{Stage, StageName, StageOutcome, Trust, Verdict, trust};
use patchwright_edit::EditError;

use crate::confidence;
use crate::context::{HandedInputs, JudgeContext};
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::implication;
use crate::properties::Derive;
use crate::stages::{self, Confirmed};
use crate::trial::{BuildWay, Callbacks, Trial};

type StageRun = fn(&mut Trial<'_>) -> Result<Finding, JudgeError>;

/// What is judged, and how.
pub(crate) struct Request {
    pub candidate: Candidate,
    /// The name of the patch.
    pub name: String,
    /// What was corrected when the patch was parsed.
    pub corrections: Vec<String>,
    pub way: BuildWay,
    pub acceptance: Acceptance,
}

/// What has to be done before a patch is accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Acceptance {
    /// Somebody proves it from a clean build.
    Provisional,
    /// The project's own build has made what was judged.
    Final,
}

/// What was judged, and what came out.
pub(crate) struct Reached {
    pub candidate: Candidate,
    pub verdict: Verdict,
    pub search_inputs: HandedInputs,
}

pub(crate) fn reach(
    context: &JudgeContext<'_>,
    request: Request,
    derive: &Derive<'_>,
) -> Result<Reached, JudgeError> {
    let wanted = &|| true;
    let mut passage = Passage::new(context, request, Callbacks { wanted, derive });
    passage.run()?;
    Ok(passage.finish())
}

/// `None` if the verdict is no longer wanted before it is complete.
pub(crate) fn reach_while(
    context: &JudgeContext<'_>,
    request: Request,
    callbacks: Callbacks<'_>,
) -> Result<Option<Reached>, JudgeError> {
    let mut passage = Passage::new(context, request, callbacks);
    passage.run()?;
    let is_whole = !passage.trial.wanted.was_abandoned();
    Ok(is_whole.then(|| passage.finish()))
}

/// The verdict on a patch that does not fit the tree.
pub(crate) fn not_applied(context: &JudgeContext<'_>, name: &str, error: &EditError) -> Verdict {
    let text = error.to_string();
    let stage = Stage {
        name: StageName::Apply,
        outcome: StageOutcome::Fail,
        seconds: 0.0,
        detail: text.lines().next().unwrap_or_default().to_owned(),
    };
    Verdict {
        feedback: text,
        ..Verdict::new(
            name.to_owned(),
            Trust::Rejected,
            vec![stage],
            context.base.summary(),
        )
    }
}

/// A trial and the results of its stages so far.
struct Passage<'j> {
    trial: Trial<'j>,
    callbacks: Callbacks<'j>,
    acceptance: Acceptance,
    name: String,
    corrections: Vec<String>,
    stages: Vec<Stage>,
    feedback: Vec<String>,
    /// Feedback of the stage that refused it, with the report as printed.
    raw_feedback: Option<String>,
}

impl<'j> Passage<'j> {
    fn new(context: &'j JudgeContext<'_>, request: Request, callbacks: Callbacks<'j>) -> Self {
        let mut trial = Trial::new(context, request.candidate, request.way, callbacks);
        trial.is_provisional = request.acceptance == Acceptance::Provisional;
        Self {
            trial,
            callbacks,
            acceptance: request.acceptance,
            name: request.name,
            corrections: request.corrections,
            stages: Vec::new(),
            feedback: Vec::new(),
            raw_feedback: None,
        }
    }

    fn run(&mut self) -> Result<(), JudgeError> {
        self.pass_stages()?;
        let refused = |stage: &Stage| stage.outcome == StageOutcome::Fail;
        if self.acceptance == Acceptance::Provisional
            || self.stages.iter().any(refused)
            || !self.trial.wanted.is_wanted()
        {
            return Ok(());
        }
        match stages::confirm(&self.trial)? {
            None => Ok(()),
            Some(Confirmed::Same { seconds }) => {
                self.tell_confirmed(seconds);
                Ok(())
            }
            Some(Confirmed::Other(why)) => self.start_again(&why),
        }
    }

    fn tell_confirmed(&mut self, seconds: f64) {
        let mut stages = self.stages.iter_mut();
        if let Some(build) = stages.find(|stage| stage.name == StageName::Build) {
            build.seconds += seconds;
            let more = format!(
                "; at the end the project's own build, {seconds:.1} s, made the same classes"
            );
            build.detail.push_str(&more);
        }
    }

    /// Judges what the project's own build makes.
    fn start_again(&mut self, why: &str) -> Result<(), JudgeError> {
        let (trial, callbacks) = (&self.trial, self.callbacks);
        let candidate = trial.candidate.clone();
        self.trial = Trial::new(trial.context, candidate, trial.tree.way, callbacks);
        self.trial.tree.whole_build = true;
        self.stages.clear();
        self.feedback.clear();
        self.raw_feedback = None;
        self.pass_stages()?;
        let mut stages = self.stages.iter_mut();
        if let Some(build) = stages.find(|stage| stage.name == StageName::Build) {
            let more =
                format!("; judged again from it, because javac alone did not do the same: {why}");
            build.detail.push_str(&more);
        }
        Ok(())
    }

    fn pass_stages(&mut self) -> Result<(), JudgeError> {
        let build: StageRun = match self.trial.tree.way {
            BuildWay::Incremental => stages::build,
            BuildWay::Clean => stages::build_clean,
        };
        let order: [(StageName, StageRun); 11] = [
            (StageName::Apply, stages::apply),
            (StageName::Scope, stages::scope),
            (StageName::Syntax, stages::syntax),
            (StageName::Build, build),
            (StageName::Ran, stages::ran),
            (StageName::Poc, stages::poc),
            (StageName::Leak, stages::leak),
            (StageName::Property, stages::property),
            (StageName::Test, stages::test),
            (StageName::Neighbours, stages::neighbours),
            (StageName::Search, stages::search),
        ];
        for (name, stage) in order {
            if !self.trial.wanted.is_wanted() {
                break;
            }
            // The stage appears only if there are properties.
            if name == StageName::Property && self.trial.known_properties()?.is_empty() {
                continue;
            }
            if name == StageName::Search && !self.trial.context.is_searched() {
                continue;
            }
            let (found, seconds) = self.perform(name, stage)?;
            self.raw_feedback = found.raw.or(self.raw_feedback.take());
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
                return Ok(());
            }
            self.trial.tests_passed |=
                name == StageName::Test && found.outcome == StageOutcome::Pass;
        }
        if self.trial.wanted.is_wanted() {
            implication::ask(&mut self.trial)?;
        }
        Ok(())
    }

    /// Announces the start and end of the stage, which may take minutes.
    fn perform(&mut self, name: StageName, stage: StageRun) -> Result<(Finding, f64), JudgeError> {
        let patch = self.name.clone();
        let step = Step::Judge { patch, stage: name };
        let started = Instant::now();
        let trial = &mut self.trial;
        let found = trial.context.subject.step(step, || stage(trial))?;
        if found.outcome == StageOutcome::Fail
            && let Some(trouble) = trial.tree.trouble()
        {
            return Err(JudgeError::Trouble {
                stage: name.name(),
                trouble,
            });
        }
        Ok((found, started.elapsed().as_secs_f64()))
    }

    fn finish(self) -> Reached {
        let trust = trust(&self.stages, &self.trial.benign, self.trial.search.as_ref());
        let base = self.trial.context.base.summary();
        let mut verdict = Verdict {
            pocs: self.trial.pocs.verdicts,
            neighbours: self.trial.neighbours.counts,
            feedback: self.feedback.join("\n\n"),
            raw_feedback: self.raw_feedback,
            corrections: self.corrections,
            benign: self.trial.benign,
            doubts: self.trial.doubts,
            answers: self.trial.answers,
            properties: self.trial.properties,
            search: self.trial.search,
            implication: self.trial.implication,
            ..Verdict::new(self.name, trust, self.stages, base)
        };
        verdict.confidence_parts = confidence::parts(&verdict);
        verdict.confidence = confidence::total(&verdict.confidence_parts);
        Reached {
            candidate: self.trial.candidate,
            verdict,
            search_inputs: self.trial.search_inputs,
        }
    }
}
