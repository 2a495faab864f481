//! What the judge found, stage by stage: the fields of its JSON are a contract.

use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::changed_input::ChangedInput;
use crate::count::{agree, counted};
use crate::implication::Implication;
use crate::property::PropertyVerdict;
use crate::reproduction::BaseSummary;

pub use crate::neighbour_counts::{NeighbourCounts, SeedCounts};
pub use crate::search_counts::{OtherBug, SearchCounts};

/// How the detail of a stage begins that found evidence for neither answer.
pub const INCONCLUSIVE: &str = "inconclusive: ";

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    pub accepted: bool,
    pub trust: Trust,
    pub failed_stage: Option<StageName>,
    /// In their order; those after a failure are not in it, but for one that only `--strict` makes a failure.
    pub stages: Vec<Stage>,
    pub pocs: Vec<PocVerdict>,
    pub neighbours: NeighbourCounts,
    /// For a reader: what to change, or what is left to know.
    pub feedback: String,
    /// The same with the crash report as it was printed, where a report is part of it: for measuring what purified reports
    /// are worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub raw_feedback: Option<String>,
    pub base: BaseSummary,
    /// What had to be put right in the patch so that it fits.
    pub corrections: Vec<String>,
    /// What the patch was called.
    pub patch: String,
    /// What runs that were fine before the patch say about the code that it changes.
    #[serde(default)]
    pub benign: BenignEvidence,
    /// What the patched program does with inputs that showed the bug before.
    #[serde(default)]
    pub answers: Vec<Answer>,
    /// What was stated of the program, before the patch and after it.
    #[serde(default)]
    pub properties: Vec<PropertyVerdict>,
    /// What was tried against the patch beyond the neighbours; `None` if there was no search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<SearchCounts>,
    /// Whether a solver proved that the patched code makes hold what must hold; `None` if the patch did not get that far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub implication: Option<Implication>,
    /// What speaks against a patch that no stage refuses.
    #[serde(default)]
    pub doubts: Vec<Doubt>,
    /// From 0 to 1: how sure the evidence makes us that an accepted patch is right.
    #[serde(default)]
    pub confidence: f64,
    /// What the confidence is made of.
    #[serde(default)]
    pub confidence_parts: Vec<ConfidencePart>,
}

/// Runs that were fine before the patch and pass through the code that it changes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BenignEvidence {
    /// The passing tests run the changed code on its ordinary side.
    pub tests: bool,
    /// Of these tests, those that fail before the patch. Lines are known for the suite as a whole, without what crashed: it
    /// may be these that run the changed code.
    #[serde(default)]
    pub failing_tests: usize,
    /// Of the benign inputs that do, those that are accepted as before. Where the program accepts nothing, those that are
    /// refused as before.
    pub kept: usize,
    /// And those that do not behave as before, of which:
    pub changed: usize,
    /// Accepted before and after, with another output or other files.
    #[serde(default)]
    pub answered_otherwise: usize,
    /// Refused before, accepted now.
    #[serde(default)]
    pub accepted_now: usize,
    /// Accepted before, refused now: what a new check does to input that went wrong unseen.
    #[serde(default)]
    pub refused_now: usize,
    /// Whole inputs of the project or the user, changed in whatever way.
    #[serde(default)]
    pub own_changed: usize,
    /// Inputs made of such ones alone, with nothing of the PoC: accepted before, refused now.
    #[serde(default)]
    pub valid_refused: usize,
    /// Things that the patch takes away and of which no run shows whether they are missed.
    #[serde(default)]
    pub unanswered: usize,
    /// Decisions that the patch adds and that no run, benign or not, came close to.
    #[serde(default)]
    pub undecided: usize,
    /// Why it is not known which code they run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unknown: Option<String>,
    /// One or two of the inputs that speak against the patch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<ChangedInput>,
}

impl BenignEvidence {
    /// Whether something that was fine before ran through the change and still is, and nothing was taken away unseen.
    pub fn is_there(&self) -> bool {
        self.unknown.is_none()
            && self.unanswered == 0
            && self.undecided == 0
            && (self.tests || self.kept > 0)
    }

    /// Whether it is there and nothing speaks against the patch.
    fn is_for(&self) -> bool {
        self.is_there() && !self.speaks_against()
    }

    /// Whether nothing but a suite with failing tests passes through the change.
    pub fn rests_on_failing_suite(&self) -> bool {
        self.tests && self.kept == 0 && self.failing_tests > 0
    }

    /// What keeps a patch whose tests pass from being verified, in words.
    fn what_is_missing(&self) -> String {
        let through = "through the change";
        match &self.unknown {
            Some(why) => format!("nothing shows that a benign run passes {through}: {why}"),
            None if self.unanswered > 0 => {
                "no run shows whether what it takes away is missed".to_owned()
            }
            None if self.undecided > 0 => format!(
                "no run shows whether {} of the patch {} right",
                counted(self.undecided, "new check"),
                agree(self.undecided, "is", "are")
            ),
            None if self.speaks_against() => format!(
                "benign runs {through} do what no repair asks for: {}",
                self.against().join(", ")
            ),
            None => format!("no benign run passes {through}"),
        }
    }

    /// What speaks against it, each kind with its count.
    pub fn against(&self) -> Vec<String> {
        let kinds = [
            (self.answered_otherwise, "with another answer"),
            (self.accepted_now, "refused before and accepted now"),
            (self.own_changed, "of the project or the user changed"),
            (self.valid_refused, "made of valid input and refused now"),
        ];
        let there = kinds.iter().filter(|(count, _)| *count > 0);
        there
            .map(|(count, what)| format!("{} {what}", counted(*count, "input")))
            .collect()
    }

    /// Whether a benign run through the change does now what no repair asks for: it answers otherwise and says that all is
    /// well, accepts what was refused, was an input that somebody keeps because it works, or was made of such ones and is
    /// refused.
    pub fn speaks_against(&self) -> bool {
        !self.against().is_empty()
    }
}

/// One thing that speaks against an accepted patch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doubt {
    /// In kebab-case: what programs tell doubts apart by.
    pub name: String,
    pub detail: String,
    /// An input or a place where it can be seen.
    pub example: Option<String>,
}

impl Doubt {
    /// A whole input of the project or the user behaves differently.
    pub const OWN_INPUT_CHANGED: &str = "own-input-changed";
}

/// One part of the confidence in a patch.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ConfidencePart {
    pub name: String,
    /// From 0, nothing is known or all speaks against it, to 1.
    pub value: f64,
    pub detail: String,
}

impl Doubt {
    /// `accepted-bad-input: 3 of 9 … (such as neighbour 7)`.
    pub fn describe(&self) -> String {
        let such = self.example.as_ref();
        let such = such.map(|example| format!(" (such as {example})"));
        format!("{}: {}{}", self.name, self.detail, such.unwrap_or_default())
    }
}

impl Verdict {
    /// What the stages come to, with nothing known besides.
    pub fn new(patch: String, trust: Trust, stages: Vec<Stage>, base: BaseSummary) -> Self {
        let failed = |stage: &&Stage| stage.outcome == StageOutcome::Fail;
        Self {
            accepted: trust != Trust::Rejected,
            trust,
            failed_stage: stages.iter().find(failed).map(|stage| stage.name),
            stages,
            pocs: Vec::new(),
            neighbours: NeighbourCounts::default(),
            feedback: String::new(),
            raw_feedback: None,
            base,
            corrections: Vec::new(),
            patch,
            benign: BenignEvidence::default(),
            properties: Vec::new(),
            search: None,
            implication: None,
            answers: Vec::new(),
            doubts: Vec::new(),
            confidence: 0.0,
            confidence_parts: Vec::new(),
        }
    }

    /// The stage that refused it.
    pub fn refused_by(&self) -> Option<&Stage> {
        let failed = self.failed_stage?;
        self.stages.iter().find(|stage| stage.name == failed)
    }

    /// Why an accepted patch is not verified, in words.
    pub fn untested_because(&self) -> String {
        let test = self
            .stages
            .iter()
            .find(|stage| stage.name == StageName::Test);
        match test {
            None => "no test was run".to_owned(),
            Some(stage) if stage.outcome != StageOutcome::Pass => stage.detail.clone(),
            Some(_) => match self.search.as_ref().and_then(SearchCounts::left) {
                Some(left) if self.benign.is_for() => format!(
                    "the tests pass, but the object of the bug still goes wrong elsewhere: {}",
                    left.describe()
                ),
                Some(_) | None => format!("the tests pass, but {}", self.benign.what_is_missing()),
            },
        }
    }

    /// Whether it would come out the same again.
    pub fn is_final(&self) -> bool {
        self.pocs
            .iter()
            .all(|poc| poc.outcome != PocOutcome::Inconclusive)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trust {
    /// All stages pass; `syntax`, `leak` and `neighbours` may be not run for a stated reason.
    Verified,
    /// The same, but no test could say anything, no benign run passes the code that was changed, one that does behaves
    /// as no repair makes it behave, or the object of the bug still goes wrong elsewhere.
    Untested,
    Rejected,
}

impl Trust {
    pub fn name(self) -> &'static str {
        match self {
            Self::Verified => "verified",
            Self::Untested => "untested",
            Self::Rejected => "rejected",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StageName {
    Apply,
    Scope,
    Syntax,
    Build,
    Ran,
    Poc,
    Leak,
    Property,
    Test,
    Neighbours,
    Search,
}

impl StageName {
    pub const ALL: [Self; 11] = [
        Self::Apply,
        Self::Scope,
        Self::Syntax,
        Self::Build,
        Self::Ran,
        Self::Poc,
        Self::Leak,
        Self::Property,
        Self::Test,
        Self::Neighbours,
        Self::Search,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Apply => "apply",
            Self::Scope => "scope",
            Self::Syntax => "syntax",
            Self::Build => "build",
            Self::Ran => "ran",
            Self::Poc => "poc",
            Self::Leak => "leak",
            Self::Property => "property",
            Self::Test => "test",
            Self::Neighbours => "neighbours",
            Self::Search => "search",
        }
    }

    /// For a person who waits: what is going on.
    pub fn doing(self) -> &'static str {
        match self {
            Self::Apply => "applying the patch",
            Self::Scope => "checking what it changes",
            Self::Syntax => "compiling the changed files",
            Self::Build => "building",
            Self::Ran => "comparing the programs",
            Self::Poc => "running the PoC",
            Self::Leak => "looking for leaks",
            Self::Property => "checking properties",
            Self::Test => "running the tests",
            Self::Neighbours => "running neighbours of the PoC",
            Self::Search => "searching for other ways to the bug",
        }
    }

    /// Whether a patch may be accepted when this stage could not run.
    fn may_be_missing(self) -> bool {
        matches!(
            self,
            Self::Syntax
                | Self::Leak
                | Self::Property
                | Self::Neighbours
                | Self::Search
                | Self::Test
        )
    }

    /// Whether the stage is there only if something was stated for it, or if it was asked for.
    fn may_be_absent(self) -> bool {
        matches!(self, Self::Property | Self::Search)
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Stage {
    pub name: StageName,
    pub outcome: StageOutcome,
    pub seconds: f64,
    /// Why it failed or was not run, or what it showed.
    pub detail: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageOutcome {
    Pass,
    Fail,
    NotRun,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PocVerdict {
    pub name: String,
    pub outcome: PocOutcome,
    pub runs: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PocOutcome {
    Clean,
    SameBug,
    OtherBug,
    Hang,
    /// Nothing shows that the program ran under its sanitizer: never clean.
    Inconclusive,
}

/// What the stages say together. Anything that is missing without leave is a rejection, and tests that pass elsewhere are
/// no tests of the change.
pub fn trust(stages: &[Stage], benign: &BenignEvidence, search: Option<&SearchCounts>) -> Trust {
    let outcome = |name: StageName| {
        stages
            .iter()
            .find(|stage| stage.name == name)
            .map(|stage| stage.outcome)
    };
    for name in StageName::ALL {
        match outcome(name) {
            Some(StageOutcome::Pass) => {}
            Some(StageOutcome::NotRun) if name.may_be_missing() => {}
            None if name.may_be_absent() => {}
            Some(StageOutcome::NotRun | StageOutcome::Fail) | None => return Trust::Rejected,
        }
    }
    match outcome(StageName::Test) {
        Some(StageOutcome::Pass)
            if benign.is_for() && search.is_none_or(|search| search.left().is_none()) =>
        {
            Trust::Verified
        }
        Some(_) | None => Trust::Untested,
    }
}

#[cfg(test)]
#[path = "verdict_tests.rs"]
pub(crate) mod tests;
