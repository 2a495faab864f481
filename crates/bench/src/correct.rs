//! Whether a plausible patch is also right. The judge's `verified` is not asked: these are other sources, and a reviewer's
//! word stands above all of them.

use patchwright_domain::candidate::CandidateId;
use serde::{Deserialize, Serialize};

use crate::label::{Label, Opinion};
use crate::likeness::Likeness;

/// What is known of a patch besides its verdict. A list may be empty because there was nothing to try.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    pub reference: ReferenceEvidence,
    pub held_out: HeldOut,
    /// Of a patch that is another fix than the reference; nothing where there are no neighbours, and in older results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub neighbours: Option<Likeness>,
    /// Why nothing could be found out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<String>,
}

impl Evidence {
    fn behaves_as_reference(&self) -> bool {
        let is_alike = self.neighbours.as_ref().is_none_or(Likeness::is_alike);
        is_alike && self.held_out.behaves_as_reference()
    }
}

/// How the patch stands to the fix that the case brings along.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReferenceEvidence {
    #[default]
    NoReference,
    /// But for comments and layout.
    SameFix,
    OtherFix,
}

/// What the patched program does with inputs that no repair was shown.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldOut {
    /// Inputs that show the bug in the unpatched program.
    pub variants: usize,
    /// Inputs that must go on as before.
    pub benign: usize,
    /// Of both, those on which the patched program still crashes or hangs.
    pub crashing: Vec<String>,
    /// Benign ones whose status or output is not as it was.
    pub changed: Vec<String>,
    /// Those on which the program with the reference does something else.
    pub unlike_reference: Vec<String>,
    /// Whether there was a reference to run.
    pub with_reference: bool,
    /// Those that could not tell anything, each with its reason.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unclear: Vec<String>,
}

impl HeldOut {
    pub fn refutes(&self) -> bool {
        !self.crashing.is_empty() || !self.changed.is_empty()
    }

    fn behaves_as_reference(&self) -> bool {
        let ran = self.variants + self.benign;
        self.with_reference
            && ran > 0
            && self.unlike_reference.is_empty()
            && self.unclear.is_empty()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Correctness {
    Right,
    Wrong,
    Unknown,
}

impl Correctness {
    pub const ALL: [Self; 3] = [Self::Right, Self::Wrong, Self::Unknown];

    pub fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Unknown => "unknown",
        }
    }
}

/// What decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecidedBy {
    Reviewer,
    HeldOut,
    SameFix,
    SameBehaviour,
    Nothing,
}

impl DecidedBy {
    pub fn name(self) -> &'static str {
        match self {
            Self::Reviewer => "reviewer",
            Self::HeldOut => "held-out input",
            Self::SameFix => "same fix",
            Self::SameBehaviour => "same behaviour",
            Self::Nothing => "",
        }
    }
}

/// A held-out input that refutes a patch stands above its likeness to the reference: that may be wrong too.
pub fn decide(
    case: &str,
    patch: &CandidateId,
    evidence: &Evidence,
    labels: &[Label],
) -> (Correctness, DecidedBy) {
    let label = labels
        .iter()
        .rev()
        .find(|label| label.is_about(case, patch));
    match label.map(|label| label.opinion) {
        Some(Opinion::Right) => return (Correctness::Right, DecidedBy::Reviewer),
        Some(Opinion::Wrong) => return (Correctness::Wrong, DecidedBy::Reviewer),
        None => {}
    }
    if evidence.held_out.refutes() {
        return (Correctness::Wrong, DecidedBy::HeldOut);
    }
    match evidence.reference {
        ReferenceEvidence::SameFix => (Correctness::Right, DecidedBy::SameFix),
        ReferenceEvidence::OtherFix | ReferenceEvidence::NoReference => {
            match evidence.behaves_as_reference() {
                true => (Correctness::Right, DecidedBy::SameBehaviour),
                false => (Correctness::Unknown, DecidedBy::Nothing),
            }
        }
    }
}

#[cfg(test)]
#[path = "correct_tests.rs"]
mod tests;
