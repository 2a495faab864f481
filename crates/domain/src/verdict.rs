//! What the judge found, stage by stage: the fields of its JSON are a contract.

use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::count::{agree, counted};
use crate::reproduction::BaseSummary;

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
    /// Of the benign inputs that do, those that are accepted as before. Where the program accepts nothing, those that are
    /// refused as before.
    pub kept: usize,
    /// And those that do not behave as before, of which:
    pub changed: usize,
    /// Accepted before and after, with another output.
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
    /// Things that the patch takes away and of which no run shows whether they are missed.
    #[serde(default)]
    pub unanswered: usize,
    /// Why it is not known which code they run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unknown: Option<String>,
}

impl BenignEvidence {
    /// Whether something that was fine before ran through the change and still is, and nothing was taken away unseen.
    pub fn is_there(&self) -> bool {
        self.unknown.is_none() && self.unanswered == 0 && (self.tests || self.kept > 0)
    }

    /// What keeps a patch whose tests pass from being verified, in words.
    fn what_is_missing(&self) -> String {
        let through = "through the change";
        match &self.unknown {
            Some(why) => format!("nothing shows that a benign run passes {through}: {why}"),
            None if self.unanswered > 0 => {
                "no run shows whether what it takes away is missed".to_owned()
            }
            None if self.speaks_against() => format!(
                "benign runs {through} do what no repair asks for: {} with another answer, {} refused before and accepted now, \
                 {} of the project or the user",
                counted(self.answered_otherwise, "input"),
                counted(self.accepted_now, "input"),
                counted(self.own_changed, "changed input")
            ),
            None => format!("no benign run passes {through}"),
        }
    }

    /// Whether a benign run through the change does now what no repair asks for: it answers otherwise and says that all is
    /// well, accepts what was refused, or was an input that somebody keeps because it works.
    pub fn speaks_against(&self) -> bool {
        self.answered_otherwise + self.accepted_now + self.own_changed > 0
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
            Some(_) => format!("the tests pass, but {}", self.benign.what_is_missing()),
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
    /// The same, but no test could say anything, no benign run passes the code that was changed, or one that does behaves
    /// as no repair makes it behave.
    Untested,
    Rejected,
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
    Test,
    Neighbours,
}

impl StageName {
    pub const ALL: [Self; 9] = [
        Self::Apply,
        Self::Scope,
        Self::Syntax,
        Self::Build,
        Self::Ran,
        Self::Poc,
        Self::Leak,
        Self::Test,
        Self::Neighbours,
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
            Self::Test => "test",
            Self::Neighbours => "neighbours",
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
            Self::Test => "running the tests",
            Self::Neighbours => "running neighbours of the PoC",
        }
    }

    /// Whether a patch may be accepted when this stage could not run.
    fn may_be_missing(self) -> bool {
        matches!(
            self,
            Self::Syntax | Self::Leak | Self::Neighbours | Self::Test
        )
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

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NeighbourCounts {
    pub run: usize,
    /// Hit the same bug before the patch.
    pub hit: usize,
    /// Of those, clean after it.
    pub fixed: usize,
    /// In how many different ways those had crashed: at other places, by other values, on the way of other calls.
    #[serde(default)]
    pub different: usize,
    /// Another bug that only the patched program shows.
    pub exposed: usize,
    /// Benign before, with another status or output after.
    pub changed: usize,
    /// Benign before, and run again after.
    #[serde(default)]
    pub benign: usize,
    /// The first of the benign ones that behave differently: names of files before numbers of mutants.
    #[serde(default)]
    pub changed_inputs: Vec<String>,
    /// Nothing where the user gave none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seeds: Option<SeedCounts>,
}

/// What became of the inputs that the user gave.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeedCounts {
    /// Files in the folders.
    pub given: usize,
    /// Benign before the patch, and run again after it.
    pub compared: usize,
    pub changed: usize,
    /// Why the others were not compared, each reason with its count.
    pub left_out: Vec<String>,
}

impl NeighbourCounts {
    /// What a passing patch does with the neighbours, for a person.
    pub fn describe(&self) -> String {
        let elsewhere = match self.exposed {
            0 => "none shows another bug".to_owned(),
            1 => "1 shows another bug".to_owned(),
            many => format!("{many} show another bug"),
        };
        format!(
            "{} run: {} of {} that crashed {} clean, {elsewhere}, {}",
            counted(self.run, "neighbour"),
            self.fixed,
            self.hit,
            agree(self.fixed, "is", "are"),
            self.describe_behaviour()
        )
    }

    /// `1 of 9 benign inputs behaves differently (hp.jpg)`; where nothing was compared it says so.
    pub fn describe_behaviour(&self) -> String {
        let words = describe_behaviour(self.changed, self.benign);
        let names = match (self.changed_inputs.as_slice(), self.changed) {
            ([], _) => String::new(),
            (named, all) if named.len() < all => {
                let further = all - named.len();
                format!(" ({} and {further} more)", named.join(", "))
            }
            (named, _) => format!(" ({})", named.join(", ")),
        };
        let seeds = self.seeds.as_ref().map(SeedCounts::describe_after);
        let seeds = seeds.map(|words| format!(" · {words}")).unwrap_or_default();
        format!("{words}{names}{seeds}")
    }

    /// Of the user's own inputs, those that behave differently.
    pub fn changed_seeds(&self) -> usize {
        self.seeds.as_ref().map_or(0, |seeds| seeds.changed)
    }

    /// Whether benign inputs were compared, the user's own among them where there are some. Without that, that nothing
    /// changed says nothing.
    pub fn tells_of_benign(&self) -> bool {
        let seeds = self.seeds.as_ref();
        self.benign > 0 && seeds.is_none_or(|seeds| seeds.compared > 0)
    }

    /// Together with another PoC's.
    pub fn add(&mut self, other: &Self) {
        self.run += other.run;
        self.hit += other.hit;
        self.fixed += other.fixed;
        self.different += other.different;
        self.exposed += other.exposed;
        self.changed += other.changed;
        self.benign += other.benign;
        let names = other.changed_inputs.iter();
        self.changed_inputs.extend(names.cloned());
        self.seeds = match (self.seeds.take(), other.seeds.clone()) {
            // The same files for every PoC.
            (Some(one), Some(two)) => Some(SeedCounts {
                changed: one.changed.max(two.changed),
                ..if one.compared <= two.compared {
                    one
                } else {
                    two
                }
            }),
            (one, two) => one.or(two),
        };
    }
}

impl SeedCounts {
    /// Before any patch: how many of them can tell something about one.
    pub fn describe_before(&self) -> String {
        let compared = match self.compared {
            0 => format!("none of {} can be compared", counted(self.given, "seed")),
            1 => format!(
                "1 of {} is benign and compared",
                counted(self.given, "seed")
            ),
            some => format!(
                "{some} of {} are benign and compared",
                counted(self.given, "seed")
            ),
        };
        format!("{compared}{}", self.describe_left_out())
    }

    fn describe_after(&self) -> String {
        let compared = match (self.changed, self.compared) {
            (_, 0) => format!("none of {} was compared", counted(self.given, "seed")),
            (changed, compared) => format!(
                "{changed} of {compared} compared seeds {} differently",
                agree(changed, "behaves", "behave")
            ),
        };
        format!("{compared}{}", self.describe_left_out())
    }

    fn describe_left_out(&self) -> String {
        match self.left_out.as_slice() {
            [] => String::new(),
            reasons => format!(" · not compared: {}", reasons.join(", ")),
        }
    }
}

/// Nothing compared is nothing known, and is never told as nothing changed.
pub(crate) fn describe_behaviour(changed: usize, benign: usize) -> String {
    match (changed, benign) {
        (0, 0) => "no benign input was there to compare".to_owned(),
        (0, 1) => "the one benign input behaves as before".to_owned(),
        (0, benign) => format!("all {benign} benign inputs behave as before"),
        (_, 1) => "the one benign input behaves differently".to_owned(),
        (1, benign) => format!("1 of {benign} benign inputs behaves differently"),
        (changed, benign) => format!("{changed} of {benign} benign inputs behave differently"),
    }
}

/// What the stages say together. Anything that is missing without leave is a rejection, and tests that pass elsewhere are
/// no tests of the change.
pub fn trust(stages: &[Stage], benign: &BenignEvidence) -> Trust {
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
            Some(StageOutcome::NotRun | StageOutcome::Fail) | None => return Trust::Rejected,
        }
    }
    match outcome(StageName::Test) {
        Some(StageOutcome::Pass) if benign.is_there() && !benign.speaks_against() => {
            Trust::Verified
        }
        Some(_) | None => Trust::Untested,
    }
}

#[cfg(test)]
#[path = "verdict_tests.rs"]
pub(crate) mod tests;
