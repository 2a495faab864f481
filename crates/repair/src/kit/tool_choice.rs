//! The tools that an agent may call, chosen by name.
//!
//! There are five sets: `code` reads the source, `debug` runs the program in a debugger, `localization` compares which lines runs
//! execute, `edit` changes a private copy of the source and has it judged, `validate` has a patch judged. The name of a set selects all its tools. Calls of `code` in one reply
//! run in parallel. A debugger is stopped at one place at a time, so its calls run one after another, even if several agents work
//! at once.

use std::sync::{Arc, Mutex};

use patchwright_agent::tools::{Tool, ToolError, ToolSet, Toolbox};

use crate::error::RepairError;
use crate::tools::Sight;
use crate::tools::code::{self, CodeTools, Help};
use crate::tools::debug::{self, DebugTools};
use crate::tools::edit::{self, EditTools};
use crate::tools::localization::{self, LocalizationTools};
use crate::tools::validate::{self, Validator};

const CODE: &str = "code";
const DEBUG: &str = "debug";
const EDIT: &str = "edit";
const VALIDATE: &str = "validate";
const LOCALIZATION: &str = "localization";

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ToolChoice {
    names: Vec<&'static str>,
    /// Tools that this agent knows by another name.
    other_names: &'static [(&'static str, &'static str)],
}

impl ToolChoice {
    /// `names` are tools or sets.
    pub(crate) fn named(names: &[&'static str]) -> Result<Self, RepairError> {
        let known = known();
        for name in names {
            if !known.contains(name) {
                let known = known.join(", ");
                let words = format!("there is no tool or set `{name}`; there are {known}");
                return Err(RepairError::Tool(words));
            }
        }
        Ok(Self {
            names: names.to_vec(),
            other_names: &[],
        })
    }

    /// With some tools under the names that a strategy's paper gives them.
    pub(crate) fn called(self, other_names: &'static [(&'static str, &'static str)]) -> Self {
        Self {
            other_names,
            ..self
        }
    }

    /// The tools; each set is opened by its first call. `debugger` is locked while a debugger runs.
    pub(crate) fn open<'t>(
        &self,
        sight: &'t Sight<'t>,
        help: Help,
        validator: Option<&'t Validator<'t>>,
        debugger: &Arc<Mutex<()>>,
    ) -> Toolbox<'t> {
        let calls = help.calls();
        let looks = validator.map(|validator| validator.looks.clone());
        let code = ToolSet::new(self.chosen(CODE, code::tools_with(&help)), move || {
            let tools = CodeTools::open(sight, help)?;
            Ok(match looks {
                Some(looks) => tools.counted_by(looks),
                None => tools,
            })
        });
        let debug = ToolSet::new(self.chosen(DEBUG, debug::tools()), move || {
            DebugTools::open(sight)
        });
        let localization = self.chosen(LOCALIZATION, localization::tools());
        let localization =
            ToolSet::new(localization, move || Ok(LocalizationTools::new(sight))).reading();
        let judged =
            move || validator.ok_or_else(|| ToolError::refused("this agent hands in no patches"));
        let edit = ToolSet::new(self.chosen(EDIT, edit::tools()), move || {
            Ok(EditTools::new(judged()?))
        });
        let validate = ToolSet::new(self.chosen(VALIDATE, validate::tools()), judged);
        Toolbox::default()
            .with(code.reading_at_once())
            .with(debug.one_at_a_time(Arc::clone(debugger)))
            .with(localization)
            .with(edit)
            .with(validate)
            .reading(calls)
    }

    /// The tools as they are described to a model, without an implementation.
    #[cfg(test)]
    pub(crate) fn unopened<'t>(&self) -> Toolbox<'t> {
        let nothing = || ToolError::refused("there is nothing behind it");
        let code = self.chosen(CODE, code::tools());
        let debug = self.chosen(DEBUG, debug::tools());
        let edit = self.chosen(EDIT, edit::tools());
        let validate = self.chosen(VALIDATE, validate::tools());
        let localization = self.chosen(LOCALIZATION, localization::tools());
        Toolbox::default()
            .with(ToolSet::new(code, move || Err(nothing())))
            .with(ToolSet::new(debug, move || Err(nothing())))
            .with(ToolSet::new(localization, move || Err(nothing())))
            .with(ToolSet::new(edit, move || Err(nothing())))
            .with(ToolSet::new(validate, move || Err(nothing())))
    }

    fn chosen<H>(&self, set: &str, tools: Vec<Tool<H>>) -> Vec<Tool<H>> {
        let whole = self.names.contains(&set);
        let mut tools = tools;
        tools.retain(|tool| whole || self.names.contains(&tool.spec.name));
        let named = |tool: Tool<H>| {
            let mut others = self.other_names.iter();
            match others.find(|(known, _)| *known == tool.spec.name) {
                Some((_, name)) => tool.called(name),
                None => tool,
            }
        };
        tools.into_iter().map(named).collect()
    }
}

fn known() -> Vec<&'static str> {
    let code = code::tools().into_iter().map(|tool| tool.spec.name);
    let debug = debug::tools().into_iter().map(|tool| tool.spec.name);
    let edit = edit::tools().into_iter().map(|tool| tool.spec.name);
    let localization = localization::tools();
    let localization = localization.into_iter().map(|tool| tool.spec.name);
    let sets = [CODE, DEBUG, LOCALIZATION, EDIT, VALIDATE].into_iter();
    let all = sets.chain(code).chain(debug).chain(localization);
    all.chain(edit).collect()
}

#[cfg(test)]
#[path = "tool_choice_tests.rs"]
mod tests;
