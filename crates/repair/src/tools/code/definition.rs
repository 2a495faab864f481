//! `find_definition`.

use std::fmt::Write as _;

use patchwright_domain::count::counted;
use patchwright_probes::location::{Location, LocationFile};
use schemars::JsonSchema;
use serde::Deserialize;

use super::asked::Asked;
use super::render::describe_place;
use super::{CodeTools, chain, with_source};
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

const MOST_PLACES: usize = 10;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FindDefinition {
    /// The name to look up; methods also as `A::b`.
    symbol: String,
    /// A file in which it is used.
    file: Option<String>,
    /// The line in that file where it is used, from 1.
    line: Option<u32>,
}

impl Call<CodeTools> for FindDefinition {
    const NAME: &'static str = "find_definition";
    const ABOUT: &'static str =
        "Finds where a symbol is defined, and shows the definition with what it depends on";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        tools.looks.one_more();
        let asked = tools.asked(&self.symbol, self.file.as_deref(), self.line)?;
        define(tools, asked)
    }
}

pub(super) fn define(tools: &mut CodeTools, asked: Asked) -> Result<ToolAnswer, ToolError> {
    let found = tools.definitions(&asked);
    if found.value.is_empty() {
        let mut answer = ToolAnswer::nothing(tools.unknown(&asked.symbol));
        answer.notes = asked.notes;
        return Ok(tools.told(answer));
    }
    let mut text = String::new();
    for place in found.value.iter().take(MOST_PLACES) {
        let _ = writeln!(
            text,
            "{} is defined at {}{}{}",
            asked.symbol,
            describe_place(tools, place),
            within(tools, place, &asked.symbol),
            if is_shown(tools, place) {
                ", shown already"
            } else {
                ""
            }
        );
    }
    if found.value.len() > MOST_PLACES {
        let _ = writeln!(
            text,
            "… and at {}",
            counted(found.value.len() - MOST_PLACES, "more place")
        );
    }
    text += &chain::follow(tools, &asked, &found.value);
    let mut answer = ToolAnswer::new(text);
    answer.notes = asked.notes;
    Ok(tools.told(with_source(answer, &found.from)))
}

fn is_shown(tools: &CodeTools, place: &Location) -> bool {
    match &place.file {
        LocationFile::Tree(path) => tools.viewed.shows(path, place.line),
        LocationFile::Outside(_) => false,
    }
}

/// ` (function sum_row)`, ` (in function sum_row)`.
fn within(tools: &CodeTools, place: &Location, symbol: &str) -> String {
    let LocationFile::Tree(path) = &place.file else {
        return String::new();
    };
    let element = tools
        .map()
        .file(path)
        .and_then(|file| file.element_at(place.line));
    match element {
        Some(one) if one.is_called(symbol) => format!(" ({} {})", one.kind.word(), one.qualified),
        Some(one) => format!(" (in {} {})", one.kind.word(), one.qualified),
        None => String::new(),
    }
}
