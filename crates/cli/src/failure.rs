//! Turns errors into a message, a hint and an exit status, once and only here.

use patchwright_judge::JudgeError;
use patchwright_subject::SubjectError;

/// What could not be done, for a person.
#[derive(Debug, PartialEq, Eq)]
pub struct Failure {
    pub words: String,
    pub hint: Option<String>,
    pub code: u8,
}

/// The exit status if the user interrupted a command.
pub const INTERRUPTED: u8 = 130;
const COULD_NOT_RUN: u8 = 2;

impl Failure {
    pub fn from_error(error: &anyhow::Error) -> Self {
        let subject = error.downcast_ref::<SubjectError>();
        let cancelled = matches!(subject, Some(SubjectError::Cancelled))
            || matches!(
                error.downcast_ref::<JudgeError>(),
                Some(JudgeError::Subject(SubjectError::Cancelled))
            );
        let code = if cancelled {
            INTERRUPTED
        } else {
            COULD_NOT_RUN
        };
        let mut words: Vec<String> = Vec::new();
        for cause in error.chain() {
            let text = cause.to_string();
            // Library errors often contain the message of their source already.
            if !words.iter().any(|earlier| earlier.contains(&text)) {
                words.push(text);
            }
        }
        Self {
            words: words.join(": "),
            hint: hint(error),
            code,
        }
    }

    /// The error without the usage text that follows it, which a person gets on stderr.
    pub fn of_usage(error: &clap::Error) -> Self {
        let text = error.render().to_string();
        let complaint = text.split("\n\n").next().unwrap_or_default();
        let words: Vec<&str> = complaint.split_whitespace().collect();
        let words = words.join(" ");
        Self {
            words: words.strip_prefix("error: ").unwrap_or(&words).to_owned(),
            hint: Some("see `patchwright --help`".to_owned()),
            code: COULD_NOT_RUN,
        }
    }
}

fn hint(error: &anyhow::Error) -> Option<String> {
    match error.downcast_ref::<SubjectError>()? {
        SubjectError::CommandFailed(failed) if failed.first_error.is_none() => Some(format!(
            "see {} for all that it printed",
            failed.log.display()
        )),
        _ => None,
    }
}
