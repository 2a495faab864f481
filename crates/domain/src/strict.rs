//! `--strict`: the one place that decides which doubts it refuses a patch for, and what such a verdict says.

use crate::count::counted;
use crate::verdict::{Doubt, StageName, StageOutcome, Trust, Verdict};

/// Doubts that runs could have answered and did not: what the patch takes away, no benign run shows to be needless.
const UNANSWERED: [&str; 1] = ["unexercised-removal"];

/// What becomes of a suspicion that no run answers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Strictness {
    /// It is a doubt.
    #[default]
    Usual,
    /// It is a refusal.
    Strict,
}

impl Strictness {
    pub fn from_flag(strict: bool) -> Self {
        match strict {
            true => Self::Strict,
            false => Self::Usual,
        }
    }

    pub fn is_strict(self) -> bool {
        self == Self::Strict
    }
}

impl Doubt {
    /// Whether `--strict` refuses a patch for it.
    pub fn is_unanswered(&self) -> bool {
        UNANSWERED.contains(&self.name.as_str())
    }
}

impl Verdict {
    /// The suspicions that no run answered.
    pub fn unanswered(&self) -> impl Iterator<Item = &Doubt> {
        self.doubts.iter().filter(|doubt| doubt.is_unanswered())
    }

    /// As it stands when so strictly seen: a suspicion comes from what the patch changes, so it is `scope` that refuses it.
    pub fn under(mut self, strictness: Strictness) -> Self {
        let unanswered: Vec<&str> = self
            .unanswered()
            .map(|doubt| doubt.detail.as_str())
            .collect();
        if !self.accepted || !strictness.is_strict() || unanswered.is_empty() {
            return self;
        }
        let suspicions = counted(unanswered.len(), "suspicion");
        let why = format!(
            "--strict refuses {suspicions} that no run answers: {}",
            unanswered.join("; ")
        );
        for stage in &mut self.stages {
            if stage.name == StageName::Scope {
                stage.outcome = StageOutcome::Fail;
                stage.detail.clone_from(&why);
            }
        }
        Self {
            accepted: false,
            trust: Trust::Rejected,
            failed_stage: Some(StageName::Scope),
            feedback: why,
            confidence: 0.0,
            confidence_parts: Vec::new(),
            ..self
        }
    }
}

#[cfg(test)]
#[path = "strict_tests.rs"]
mod tests;
