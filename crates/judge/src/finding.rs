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
    /// The input that refutes the patch, by its number, if it is one of several.
    pub by: Option<u32>,
}

impl Finding {
    pub(crate) fn pass(detail: impl Into<String>) -> Self {
        Self {
            outcome: StageOutcome::Pass,
            detail: detail.into(),
            feedback: String::new(),
            raw: None,
            by: None,
        }
    }

    pub(crate) fn fail(detail: impl Into<String>, feedback: impl Into<String>) -> Self {
        Self {
            outcome: StageOutcome::Fail,
            detail: detail.into(),
            feedback: feedback.into(),
            raw: None,
            by: None,
        }
    }

    /// Adds the feedback for readers who get reports as printed.
    pub(crate) fn with_raw(self, raw: impl Into<String>) -> Self {
        Self {
            raw: Some(raw.into()),
            ..self
        }
    }

    /// Names the input that refutes the patch.
    pub(crate) fn by(self, input: u32) -> Self {
        Self {
            by: Some(input),
            ..self
        }
    }

    /// Shows more right behind the first paragraph, for readers of both kinds.
    pub(crate) fn showing(self, more: &str) -> Self {
        let with = |text: String| match text.split_once("\n\n") {
            Some((first, rest)) => format!("{first}\n\n{more}\n\n{rest}"),
            None => format!("{text}\n\n{more}"),
        };
        Self {
            feedback: with(self.feedback),
            raw: self.raw.map(with),
            ..self
        }
    }

    pub(crate) fn not_run(reason: impl Into<String>) -> Self {
        Self {
            outcome: StageOutcome::NotRun,
            detail: reason.into(),
            feedback: String::new(),
            raw: None,
            by: None,
        }
    }
}
