//! `similar_calls`, `callers` and `callees`.

use std::fmt::Write as _;

use patchwright_code::Call as CallSite;
use patchwright_domain::count::counted;
use schemars::JsonSchema;
use serde::Deserialize;

use super::CodeTools;
use super::render::{aside, shortened};
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

const MOST_CALLS: usize = 60;
/// If nothing calls a function, calls of this many functions with similar names are shown.
const LIKE_NAMES: usize = 4;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SimilarCalls {
    /// The function whose calls are compared.
    function: String,
}

impl Call<CodeTools> for SimilarCalls {
    const NAME: &'static str = "similar_calls";
    const ABOUT: &'static str = "Shows how a function is called elsewhere, argument by argument";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let function = &tools.symbol(&self.function);
        let map = tools.map();
        let mut calls = map.callers(function);
        let mut text = format!("{} of {function}\n", counted(calls.len(), "call"));
        if calls.is_empty() {
            let like = map.names_like(function, LIKE_NAMES);
            calls = like.iter().flat_map(|name| map.callers(name)).collect();
            text = format!(
                "{function} is not called by name; calls of functions with like names: {}\n",
                calls.len()
            );
        }
        if calls.is_empty() {
            return Ok(ToolAnswer::nothing(format!(
                "`{function}` and names like it are not called by name"
            )));
        }
        for call in calls.iter().take(MOST_CALLS) {
            let arguments: Vec<String> =
                call.arguments.iter().map(|one| on_one_line(one)).collect();
            let marks = tools.marks.behind(&call.file.path, call.span.line);
            let _ = writeln!(
                text,
                "{}: {}({}){marks}",
                place(call),
                call.callee,
                arguments.join(" | ")
            );
        }
        text += &cut(calls.len());
        Ok(ToolAnswer::new(text))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Callers {
    /// The function that is called.
    function: String,
}

impl Call<CodeTools> for Callers {
    const NAME: &'static str = "callers";
    const ABOUT: &'static str = "Lists the functions that call a function, with the calling lines";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let function = &tools.symbol(&self.function);
        let calls = tools.map().callers(function);
        if calls.is_empty() {
            let words =
                format!("nothing calls `{function}` by name; it may be called through a pointer");
            return Ok(ToolAnswer::nothing(words));
        }
        Ok(ToolAnswer::new(lines(tools, &calls)))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Callees {
    /// The function that calls.
    function: String,
    /// A file to look in; the whole tree when left out.
    file: Option<String>,
}

impl Call<CodeTools> for Callees {
    const NAME: &'static str = "callees";
    const ABOUT: &'static str = "Lists the calls that a function makes";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let function = &tools.symbol(&self.function);
        let only = self
            .file
            .as_deref()
            .map(|file| tools.file(file))
            .transpose()?;
        let named = tools.map().named(function).into_iter();
        let mut fitting = named.filter(|one| {
            one.element.is_function() && only.is_none_or(|only| only.path == one.file.path)
        });
        let Some(first) = fitting.next() else {
            return Ok(ToolAnswer::nothing(tools.unknown(function)));
        };
        let calls = tools.map().callees(first);
        match calls.is_empty() {
            true => Ok(ToolAnswer::nothing(format!(
                "`{function}` calls nothing by name"
            ))),
            false => Ok(ToolAnswer::new(lines(tools, &calls))),
        }
    }
}

fn lines(tools: &CodeTools, calls: &[CallSite<'_>]) -> String {
    let mut text = String::new();
    for call in calls.iter().take(MOST_CALLS) {
        let code = shortened(call.file.line(call.span.line).trim());
        let marks = tools.marks.behind(&call.file.path, call.span.line);
        let _ = writeln!(text, "{}: {}: {code}{marks}", place(call), call.callee);
    }
    text + &cut(calls.len())
}

fn cut(count: usize) -> String {
    match count.saturating_sub(MOST_CALLS) {
        0 => String::new(),
        more => format!("… {more} more were cut\n"),
    }
}

fn place(call: &CallSite<'_>) -> String {
    let caller = call
        .caller
        .map_or("outside of all functions", |one| one.qualified.as_str());
    let aside = aside(call.file);
    format!("{}:{} in {caller}{aside}", call.file.path, call.span.line)
}

fn on_one_line(text: &str) -> String {
    shortened(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}
