//! `state_constraint`: if no analysis can say what must hold at the crash, the model does. The constraint is marked as
//! proposed.

use patchwright_code::term;
use patchwright_domain::constraint::{Certainty, Constraint, Ground, Rule};
use patchwright_domain::report::Location;
use schemars::JsonSchema;
use serde::Deserialize;

use super::findings::Findings;
use crate::tools::debug::read_condition;
use crate::tools::{Call, ToolAnswer, ToolError};

/// In characters, for the sentence.
const LONGEST: usize = 300;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StateConstraint {
    /// What must hold at the crashing line: a condition of C over names in scope there, such as `i < row->len`.
    condition: String,
    /// The same in one sentence.
    sentence: Option<String>,
}

impl<'t, 'a> Call<&'t Findings<'a>> for StateConstraint {
    const NAME: &'static str = "state_constraint";
    const ABOUT: &'static str =
        "States what must hold at the crashing line so that the program does not crash there";

    fn run(self, findings: &mut &'t Findings<'a>) -> Result<ToolAnswer, ToolError> {
        let condition = read_condition(&self.condition).map_err(ToolError::Refused)?;
        let sentence = self.sentence.map(|text| one_line(&text));
        let sentence = sentence.filter(|text| !text.is_empty());
        let english = sentence.unwrap_or_else(|| format!("`{condition}` must hold."));
        findings.state_constraint(Constraint {
            rule: Rule::Proposed,
            site: findings.crash.clone().unwrap_or(Location {
                function: None,
                file: None,
                line: None,
                column: None,
            }),
            grounds: vec![Ground {
                part: condition.clone(),
                certainty: Certainty::Inferred,
                why: "proposed by a model, and not checked".to_owned(),
            }],
            condition: Some(term::holds(condition)),
            english,
        });
        Ok(ToolAnswer::new(
            "Noted as proposed. Now look where it breaks, and say before each look what you expect.\n",
        )
        .ours())
    }
}

fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST).collect()
}
