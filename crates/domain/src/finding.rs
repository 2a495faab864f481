//! What a story tells of a verdict.

use serde::Serialize;

use crate::answer::Answer;
use crate::property::PropertyVerdict;
use crate::refusal::Refusal;
use crate::verdict::{ConfidencePart, Doubt, StageName, Trust, Verdict};

/// The part of a verdict that a story needs.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Finding {
    pub accepted: bool,
    pub trust: Trust,
    pub failed_stage: Option<StageName>,
    pub refusal: Option<Refusal>,
    /// What the stage that refused it found, in one sentence.
    pub reason: Option<String>,
    pub feedback: String,
    pub seconds: f64,
    /// Why an accepted one is not verified.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub untested: Option<String>,
    pub confidence: f64,
    pub confidence_parts: Vec<ConfidencePart>,
    pub doubts: Vec<Doubt>,
    pub answers: Vec<Answer>,
    pub properties: Vec<PropertyVerdict>,
}

impl Finding {
    pub(crate) fn from_verdict(verdict: &Verdict) -> Self {
        Self {
            accepted: verdict.accepted,
            trust: verdict.trust,
            failed_stage: verdict.failed_stage,
            refusal: Refusal::from_verdict(verdict),
            reason: verdict.refused_by().map(|stage| stage.detail.clone()),
            feedback: verdict.feedback.clone(),
            seconds: verdict.stages.iter().map(|stage| stage.seconds).sum(),
            untested: (verdict.trust == Trust::Untested).then(|| verdict.untested_because()),
            confidence: verdict.confidence,
            confidence_parts: verdict.confidence_parts.clone(),
            doubts: verdict.doubts.clone(),
            answers: verdict.answers.clone(),
            properties: verdict.properties.clone(),
        }
    }
}
