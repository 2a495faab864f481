//! Why candidates were refused, in words that can be counted.

use serde::{Deserialize, Serialize};

use crate::count::agree;
use crate::verdict::{INCONCLUSIVE, PocOutcome, Stage, StageName, Verdict};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    NotApplied,
    OutOfScope,
    /// Only with `--strict`: what it takes away, no benign run shows to be needless.
    Unanswered,
    NotCompiled,
    NotBuilt,
    NothingChanged,
    StillCrashes,
    CrashesElsewhere,
    Hangs,
    /// The PoC's runs showed neither the bug nor that it is gone, or nothing shows that the patch is in what runs.
    Inconclusive,
    LeaksMemory,
    /// What was stated of the program still does not hold.
    ViolatesProperty,
    FailsTests,
    /// On neighbours of the PoC.
    FailsNearby,
}

impl Refusal {
    /// Nothing for a verdict that accepts, or that no stage refused.
    pub fn from_verdict(verdict: &Verdict) -> Option<Self> {
        let poc = || {
            let refused = verdict.pocs.iter().map(|poc| poc.outcome);
            match refused.into_iter().find(|one| *one != PocOutcome::Clean) {
                Some(PocOutcome::OtherBug) => Self::CrashesElsewhere,
                Some(PocOutcome::Hang) => Self::Hangs,
                Some(PocOutcome::Inconclusive) => Self::Inconclusive,
                Some(PocOutcome::SameBug | PocOutcome::Clean) | None => Self::StillCrashes,
            }
        };
        let stage = verdict.failed_stage.filter(|_| !verdict.accepted)?;
        Some(match stage {
            StageName::Apply => Self::NotApplied,
            StageName::Scope if verdict.unanswered().next().is_some() => Self::Unanswered,
            StageName::Scope => Self::OutOfScope,
            StageName::Syntax => Self::NotCompiled,
            StageName::Build => Self::NotBuilt,
            StageName::Ran if verdict.stages.iter().any(is_unproven) => Self::Inconclusive,
            StageName::Ran => Self::NothingChanged,
            StageName::Poc => poc(),
            StageName::Leak => Self::LeaksMemory,
            StageName::Property => Self::ViolatesProperty,
            StageName::Test => Self::FailsTests,
            StageName::Neighbours | StageName::Search => Self::FailsNearby,
        })
    }

    /// What so many candidates do: `still crashes`, `still crash`.
    pub fn describe(self, count: usize) -> &'static str {
        let (one, many) = match self {
            Self::NotApplied => ("does not apply", "do not apply"),
            Self::OutOfScope => ("is out of scope", "are out of scope"),
            Self::Unanswered => ("leaves a suspicion", "leave a suspicion"),
            Self::NotCompiled => ("does not compile", "do not compile"),
            Self::NotBuilt => ("does not build", "do not build"),
            Self::NothingChanged => ("changes nothing that runs", "change nothing that runs"),
            Self::StillCrashes => ("still crashes", "still crash"),
            Self::CrashesElsewhere => ("crashes elsewhere", "crash elsewhere"),
            Self::Hangs => ("hangs", "hang"),
            Self::Inconclusive => ("is inconclusive", "are inconclusive"),
            Self::LeaksMemory => ("leaks memory", "leak memory"),
            Self::ViolatesProperty => ("violates a property", "violate a property"),
            Self::FailsTests => ("fails the tests", "fail the tests"),
            Self::FailsNearby => ("fails on neighbours", "fail on neighbours"),
        };
        agree(count, one, many)
    }
}

fn is_unproven(stage: &Stage) -> bool {
    stage.name == StageName::Ran && stage.detail.starts_with(INCONCLUSIVE)
}
