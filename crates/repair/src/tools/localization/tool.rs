//! `run_fault_localization`, for every strategy and at the command line.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::Deserialize;

use super::super::{Call, Sight, Tool, ToolAnswer, ToolError};
use super::{Asked, Formula, Unlocated, localize};

const TOP: usize = 10;
const MOST: usize = 50;

pub struct LocalizationTools<'a> {
    sight: &'a Sight<'a>,
}

impl<'a> LocalizationTools<'a> {
    pub fn new(sight: &'a Sight<'a>) -> Self {
        Self { sight }
    }
}

pub fn tools<'a>() -> Vec<Tool<LocalizationTools<'a>>> {
    vec![Tool::for_call::<RunFaultLocalization>()]
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RunFaultLocalization {
    /// `ochiai` when left out, `dstar` or `tarantula`.
    formula: Option<String>,
    /// How many lines to name; 10 when left out.
    top: Option<usize>,
}

impl<'a> Call<LocalizationTools<'a>> for RunFaultLocalization {
    const NAME: &'static str = "run_fault_localization";
    const ABOUT: &'static str = "Ranks lines by how much more often they are executed in runs that show the bug than in runs that do not";

    fn run(self, tools: &mut LocalizationTools<'a>) -> Result<ToolAnswer, ToolError> {
        let formula = match self.formula.as_deref() {
            None => Formula::default(),
            Some(word) => {
                let read = word.parse::<Formula>();
                read.map_err(|unknown| ToolError::refused(unknown.to_string()))?
            }
        };
        let asked = Asked {
            formula,
            top: self.top.unwrap_or(TOP).clamp(1, MOST),
            // A model does not know where the fault is; a person may.
            within: BTreeSet::new(),
        };
        let sight = tools.sight;
        let found = match localize(sight.subject, sight.base, &asked) {
            Ok(found) => found,
            Err(Unlocated::Words(words)) => return Ok(ToolAnswer::nothing(words)),
            Err(Unlocated::Error(error)) => return Err(error.into()),
        };
        let text = format!("{}\n{}", found.table(), found.context());
        Ok(match found.lines.is_empty() {
            true => ToolAnswer::nothing(text),
            false => ToolAnswer::new(text),
        })
    }
}
