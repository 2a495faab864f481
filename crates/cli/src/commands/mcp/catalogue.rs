//! The tools as a client sees them: those of the table that models get, and those about a case as a whole.

use patchwright_repair::tools::{self, ToolSpec};
use serde_json::{Map, Value, json};

use super::case_tools;
use super::looker::Set;

/// The argument that every tool takes besides its own.
pub const CASE: &str = "case";

/// A tool as it is listed.
pub struct Listed {
    pub name: &'static str,
    pub about: &'static str,
    pub schema: Map<String, Value>,
    pub effect: Effect,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// It changes nothing that lasts.
    Looks,
    /// It writes files where the user said.
    Writes,
}

/// Every tool, with the set whose thread holds it; `None` for those about the case.
pub fn specs() -> Vec<(ToolSpec, Option<Set>)> {
    let about = case_tools::tools().into_iter();
    let about = about.map(|tool| (tool.spec, None));
    let code = tools::code::tools().into_iter();
    let code = code.map(|tool| (tool.spec, Some(Set::Code)));
    let debug = tools::debug::tools().into_iter();
    let debug = debug.map(|tool| (tool.spec, Some(Set::Debug)));
    let localization = tools::localization::tools().into_iter();
    let localization = localization.map(|tool| (tool.spec, Some(Set::Debug)));
    let all = about.chain(code).chain(debug);
    all.chain(localization).collect()
}

pub fn set_of(name: &str) -> Option<Set> {
    let found = specs().into_iter().find(|(spec, _)| spec.name == name);
    found.and_then(|(_, set)| set)
}

/// `required` if the server has no case of its own.
pub fn listed(case: Required) -> Vec<Listed> {
    let specs = specs().into_iter();
    specs
        .map(|(spec, _)| Listed {
            name: spec.name,
            about: spec.about,
            schema: schema(&spec, case),
            effect: match spec.name {
                "submit_patch" => Effect::Writes,
                _ => Effect::Looks,
            },
        })
        .collect()
}

/// Whether every call must name its case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Required {
    Yes,
    No,
}

fn schema(spec: &ToolSpec, case: Required) -> Map<String, Value> {
    let Value::Object(mut schema) = spec.told().schema else {
        return Map::new();
    };
    let about = match case {
        Required::Yes => "Path of the case's folder, which holds patchwright.toml.",
        Required::No => {
            "Path of another case's folder, if the server was started with --allow; left out, it is the server's own case."
        }
    };
    if let Some(Value::Object(properties)) = schema.get_mut("properties") {
        properties.insert(
            CASE.to_owned(),
            json!({ "type": "string", "description": about }),
        );
    }
    if case == Required::Yes {
        let required = schema.entry("required").or_insert_with(|| json!([]));
        if let Value::Array(required) = required {
            required.push(json!(CASE));
        }
    }
    schema
}

#[cfg(test)]
#[path = "catalogue_tests.rs"]
mod tests;
