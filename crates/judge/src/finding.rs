//! The result of one stage for a candidate.

use patchwright_domain::verdict::StageOutcome;

#[derive(Debug)]
pub(crate) struct Finding {
    pub outcome: StageOutcome,
    pub detail: String,
    /// For an author who has to fix the patch.
    pub feedback: String,
    /// The same with the crash report as printed, if there is one.
    pub raw: Option<String>,
}

impl Finding {
    pub(crate) fn pass(detail: impl Into<String>) -> Self {
        Self {
            outcome: StageOutcome::Pass,
            detail: detail.into(),
            feedback: String::new(),
            raw: None,
        }
    }

    pub(crate) fn fail(detail: impl Into<String>, feedback: impl Into<String>) -> Self {
        Self {
            outcome: StageOutcome::Fail,
            detail: detail.into(),
            feedback: feedback.into(),
            raw: None,
        }
    }

    /// Adds the feedback for readers who get reports as printed.
    pub(crate) fn with_raw(self, raw: impl Into<String>) -> Self {
        Self {
            raw: Some(raw.into()),
            ..self
        }
    }

    pub(crate) fn not_run(reason: impl Into<String>) -> Self {
        Self {
            outcome: StageOutcome::NotRun,
            detail: reason.into(),
            feedback: String::new(),
            raw: None,
        }
    }
}
