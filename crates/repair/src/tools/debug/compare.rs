//! Whether a condition holds where the program is stopped.

use patchwright_domain::observation::Agreement;
use patchwright_probes::debug::{DebugError, Value};

use super::DebugTools;
use super::printed::in_short;

pub(super) struct Compared {
    /// The values that were to be shown.
    pub actual: String,
    pub agrees: Agreement,
    /// Why it could not be decided.
    pub why: Option<String>,
}

impl DebugTools<'_> {
    /// `shown` are the values worth showing.
    pub(super) fn compare(&mut self, condition: &str, shown: &[String], frame: usize) -> Compared {
        let values: Vec<String> = shown
            .iter()
            .map(|one| match self.number_of(one, frame) {
                Ok(value) => format!("{one} = {}", in_short(&value)),
                Err(error) => format!("{one} {}", unseen(&error)),
            })
            .collect();
        let truth = self.value_of(&format!("!!({condition})"), frame);
        let (agrees, why) = match truth.as_ref().map(truth_of) {
            Ok(Some(true)) => (Agreement::Yes, None),
            Ok(Some(false)) => (Agreement::No, None),
            Ok(None) => (Agreement::Unclear, None),
            Err(error) => (Agreement::Unclear, Some(error.to_string())),
        };
        Compared {
            actual: values.join(", "),
            agrees,
            why,
        }
    }

    /// The value of an expression as a number; debuggers show small integers as characters.
    fn number_of(&mut self, expression: &str, frame: usize) -> Result<Value, DebugError> {
        let value = self.value_of(expression, frame)?;
        if !value.text.starts_with('\'') {
            return Ok(value);
        }
        let number = self.value_of(&format!("+({expression})"), frame);
        Ok(number.unwrap_or(value))
    }
}

fn truth_of(value: &Value) -> Option<bool> {
    match value.text.trim() {
        "true" | "1" | "'\\x01'" => Some(true),
        "false" | "0" | "'\\0'" => Some(false),
        _ => None,
    }
}

fn unseen(error: &DebugError) -> &'static str {
    match is_optimised_out(&error.to_string()) {
        true => "is not kept by the optimiser here",
        false => "cannot be evaluated here",
    }
}

pub(super) fn is_optimised_out(complaint: &str) -> bool {
    complaint.contains("the optimiser keeps this value nowhere")
}
