//! Which process crashes, determined by running the PoC on the current tree.

use patchwright_domain::candidate::Candidate;
use patchwright_domain::case::Poc;
use patchwright_domain::report::{BugKind, CrashReport};
use patchwright_subject::{
    Base, Launch, Layer, PocEnding, PocRun, Subject, SubjectError, Tree, Watch,
};

use crate::error::RepairError;
use crate::looking::Looking;
use crate::tools::ToolError;
use crate::tools::sight::{Crash, Sight};

const MOST_BUILD_WORDS: usize = 1500;
const WITHOUT_OPTIMISATION: &str =
    "the files on the crash's stacks are compiled without optimisation here";

/// A report, and how its program was started.
type Started<'a> = (&'a CrashReport, &'a Launch);

/// The tree that every run starts from.
pub(super) struct Ground<'a> {
    subject: &'a Subject<'a>,
    base: &'a Base,
    tree: GroundTree<'a>,
}

enum GroundTree<'a> {
    Base,
    /// The base, in a build that shows more to a debugger.
    Analysis(&'a Looking<'a>),
    /// A candidate, built.
    Candidate(Layer),
}

impl<'a> Ground<'a> {
    pub(super) fn lay_out(sight: &'a Sight<'a>) -> Result<Self, ToolError> {
        let tree = match sight.candidate {
            Some(candidate) => GroundTree::Candidate(build(sight, candidate)?),
            None => Self::analysis(sight)?.map_or(GroundTree::Base, GroundTree::Analysis),
        };
        Ok(Self {
            subject: sight.subject,
            base: sight.base,
            tree,
        })
    }

    /// Only if the PoC that is debugged shows its bug there.
    fn analysis(sight: &'a Sight<'a>) -> Result<Option<&'a Looking<'a>>, RepairError> {
        let (Some(looking), Some(crash)) = (sight.looking()?, sight.crash()?) else {
            return Ok(None);
        };
        Ok(looking.shown(&crash.poc.name)?.map(|_| looking))
    }

    /// A new layer on it.
    pub(super) fn layer(&self) -> Result<Layer, SubjectError> {
        match &self.tree {
            GroundTree::Base => self.subject.layer(self.base),
            GroundTree::Analysis(looking) => match looking.layer()? {
                Some(layer) => Ok(layer),
                None => self.subject.layer(self.base),
            },
            GroundTree::Candidate(built) => self.subject.layer_on(built),
        }
    }

    /// The known crash of a PoC on this tree: its report, and how the process was started.
    fn known<'s>(&'s self, crash: &'s Crash<'_>) -> Result<Option<Started<'s>>, RepairError> {
        let (report, launch) = match &self.tree {
            GroundTree::Base => (Some(&crash.report), crash.launch.as_ref()),
            GroundTree::Analysis(looking) => {
                let shown = looking.shown(&crash.poc.name)?;
                let launch = shown.and_then(|shown| shown.launch.as_ref());
                (shown.map(|shown| &shown.report), launch)
            }
            GroundTree::Candidate(_) => (None, None),
        };
        Ok(report.zip(launch))
    }

    /// What a user of the debugger should know about the build.
    pub(super) fn remark(
        &self,
        poc: &Poc,
        sight: &Sight<'_>,
    ) -> Result<Option<String>, RepairError> {
        let why = match (&self.tree, sight.looking()?) {
            (GroundTree::Analysis(_), _) => return Ok(Some(WITHOUT_OPTIMISATION.to_owned())),
            (GroundTree::Base, Some(looking)) => looking.why_ordinary(&poc.name)?,
            (GroundTree::Base | GroundTree::Candidate(_), _) => None,
        };
        Ok(why.map(|why| {
            format!("this is the ordinary build, in which variables may be optimised out: {why}")
        }))
    }
}

fn build(sight: &Sight<'_>, candidate: &Candidate) -> Result<Layer, ToolError> {
    let subject = sight.subject;
    let layer = subject
        .lay(sight.base, candidate)
        .map_err(RepairError::from)?;
    let built = subject.build_candidate(&layer, &[], "build for the debugger", None);
    let mut built = built.map_err(RepairError::from)?;
    if built.worked() && starts_test_program(sight)? {
        let tests =
            subject.build_candidate_tests(sight.base, &layer, "tests for the debugger", None);
        built = tests.map_err(RepairError::from)?.unwrap_or(built);
    }
    if built.worked() {
        return Ok(layer);
    }
    let printed = String::from_utf8_lossy(&built.printed);
    let words: String = printed.trim().chars().take(MOST_BUILD_WORDS).collect();
    Err(ToolError::Refused(format!(
        "the candidate does not build, so it cannot be debugged:\n{words}"
    )))
}

/// Whether only the build of the tests makes the program that crashes.
fn starts_test_program(sight: &Sight<'_>) -> Result<bool, RepairError> {
    let crash = sight.crash()?;
    let program = crash.and_then(|crash| Some(&crash.launch.as_ref()?.executable));
    let program = program.and_then(|path| path.strip_prefix(&sight.subject.case.source).ok());
    Ok(program.is_some_and(|program| sight.base.is_made_by_tests(program)))
}

pub(super) struct Witness<'a> {
    pub poc: &'a Poc,
    pub report: Option<CrashReport>,
    pub launch: Launch,
    pub hangs: bool,
}

impl<'a> Witness<'a> {
    /// Takes the known crash of the base, or runs the PoC.
    pub(super) fn find(sight: &Sight<'a>, ground: &Ground<'_>) -> Result<Self, ToolError> {
        let known = sight.crash()?;
        if let Some(crash) = known
            && let Some((report, launch)) = ground.known(crash)?
        {
            return Ok(Self {
                poc: crash.poc,
                launch: launch.clone(),
                hangs: report.kind == BugKind::Timeout,
                report: Some(report.clone()),
            });
        }
        let first = sight.subject.case.pocs.first();
        let poc = known.map(|crash| crash.poc).or(first);
        let poc = poc.ok_or_else(|| ToolError::refused("the case has no PoC to run"))?;
        let layer = ground.layer().map_err(RepairError::from)?;
        let run = sight
            .subject
            .run_poc(poc, Tree::View(&layer), Watch::Processes);
        Self::seen(sight, poc, run.map_err(RepairError::from)?)
    }

    fn seen(sight: &Sight<'a>, poc: &'a Poc, run: PocRun) -> Result<Self, ToolError> {
        let source = &sight.subject.case.source;
        let launch = run.launch.or_else(|| Launch::of_last(&run.traced, source));
        let launch = launch.ok_or_else(|| {
            ToolError::refused("the PoC's command started no program of the source tree")
        })?;
        let (report, hangs) = match run.ending {
            PocEnding::Crashed(report) => (Some(*report), false),
            PocEnding::Hung(sample) => (sample.map(|sample| *sample), true),
            PocEnding::Quiet(_) => (None, false),
            PocEnding::NotStarted(why) | PocEnding::Unclear(why) => {
                return Err(ToolError::Refused(format!(
                    "how the PoC ends is not clear: {why}"
                )));
            }
        };
        Ok(Self {
            poc,
            report,
            launch,
            hangs,
        })
    }
}
