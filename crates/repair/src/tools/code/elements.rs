//! `function_body`, `search_element` and `list_elements`.

use std::fmt::Write as _;

use patchwright_code::{Element, Placed, Standing};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;
use schemars::JsonSchema;
use serde::Deserialize;

use super::CodeTools;
use super::render::aside;
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

/// Up to this many elements of one name are shown in full; if there are more, only their places are listed.
const MOST_WHOLE: usize = 4;
const MOST_LISTED: usize = 300;
const MOST_CALLS: usize = 20;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FunctionBody {
    /// The function's name; methods also as `A::b`.
    function: String,
    /// A file to look in; the whole tree when left out.
    file: Option<String>,
}

impl Call<CodeTools> for FunctionBody {
    const NAME: &'static str = "function_body";
    const ABOUT: &'static str = "Shows a function whole, with what it calls and who calls it";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let function = tools.symbol(&self.function);
        let found = found(tools, &function, self.file.as_deref(), Element::is_function)?;
        if found.is_empty() {
            return Ok(ToolAnswer::nothing(tools.unknown(&function)));
        }
        let calls = calls(tools, &function);
        let mut text = whole(tools, &found);
        text += &calls;
        Ok(ToolAnswer::new(text))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SearchElement {
    /// Name of a function, method (`A::b`), struct, class, union, enum or one of its constants, macro, typedef or
    /// global.
    name: String,
    /// A file to look in; the whole tree when left out.
    file: Option<String>,
}

impl Call<CodeTools> for SearchElement {
    const NAME: &'static str = "search_element";
    const ABOUT: &'static str = "Finds a code element by its name and shows its whole text";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let name = tools.symbol(&self.name);
        let found = found(tools, &name, self.file.as_deref(), |_| true)?;
        if found.is_empty() {
            return Ok(ToolAnswer::nothing(tools.unknown(&name)));
        }
        Ok(ToolAnswer::new(whole(tools, &found)))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ListElements {
    /// Path of the file below the source root.
    file: String,
}

impl Call<CodeTools> for ListElements {
    const NAME: &'static str = "list_elements";
    const ABOUT: &'static str =
        "Lists what a file defines: its functions, types and variables with their lines";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let file = tools.file(&self.file)?;
        let named = file
            .elements
            .iter()
            .filter(|one| !one.name.is_empty() || !one.also.is_empty());
        let all: Vec<&Element> = named.collect();
        if all.is_empty() {
            let language = file.language.name;
            return Ok(ToolAnswer::nothing(format!(
                "`{}` ({language}) defines nothing that is known here",
                file.path
            )));
        }
        let mut text = format!(
            "{} of {}, {}\n",
            counted(all.len(), "element"),
            file.path,
            counted(file.lines(), "line")
        );
        for one in all.iter().take(MOST_LISTED) {
            let marked = tools
                .marks
                .of_file(&file.path)
                .iter()
                .filter(|mark| one.span.has_line(mark.line));
            let marks: Vec<String> = marked
                .map(|mark| format!("{} at line {}", mark.words, mark.line))
                .take(3)
                .collect();
            let marks = if marks.is_empty() {
                String::new()
            } else {
                format!(" // <<< {}", marks.join(", "))
            };
            let _ = writeln!(text, "{}{marks}", listed(one));
        }
        if all.len() > MOST_LISTED {
            let _ = writeln!(text, "… {} more were cut", all.len() - MOST_LISTED);
        }
        Ok(ToolAnswer::new(text))
    }
}

type ElementPlace = (RelPath, u32, u32, String);

/// Where elements of this name are, definitions before declarations.
fn found(
    tools: &CodeTools,
    name: &str,
    file: Option<&str>,
    wanted: impl Fn(&Element) -> bool,
) -> Result<Vec<ElementPlace>, ToolError> {
    let only = file
        .map(|file| tools.file(file))
        .transpose()?
        .map(|file| &file.path);
    let all = tools.map().named(name).into_iter();
    let mut kept: Vec<Placed<'_>> = all
        .filter(|one| wanted(one.element) && only.is_none_or(|only| one.file.path == *only))
        .collect();
    // A function's declaration adds nothing to its definition.
    let defined = kept
        .iter()
        .any(|one| one.is_definition() && one.element.is_function());
    kept.retain(|one| !defined || one.is_definition() || !one.element.is_function());
    let place = |one: &Placed<'_>| {
        let span = one.element.span;
        let words = format!("{} {}", one.element.kind.word(), one.element.qualified);
        (one.file.path.clone(), span.line, span.end_line, words)
    };
    Ok(kept.iter().map(place).collect())
}

fn whole(tools: &mut CodeTools, found: &[ElementPlace]) -> String {
    let mut text = String::new();
    for (path, from, to, words) in found.iter().take(MOST_WHOLE) {
        let aside = tools.aside(path);
        let _ = writeln!(text, "{words}, {path}:{from}-{to}{aside}");
        text += &tools.show(path, *from, *to);
    }
    for (path, from, to, words) in found.iter().skip(MOST_WHOLE).take(MOST_CALLS) {
        let aside = tools.aside(path);
        let _ = writeln!(
            text,
            "{words}, {path}:{from}-{to}{aside}: name this file to see it"
        );
    }
    let more = found.len().saturating_sub(MOST_WHOLE + MOST_CALLS);
    if more > 0 {
        let _ = writeln!(text, "… and {more} more");
    }
    text
}

fn calls(tools: &CodeTools, function: &str) -> String {
    let map = tools.map();
    let named = map.named(function);
    let first = named.into_iter().find(|one| one.element.is_function());
    let callees = first.map(|one| map.callees(one)).unwrap_or_default();
    let callees = callees.iter().map(|call| call.callee.clone());
    let callers = map.callers(function);
    let callers = callers.iter().map(|call| match call.caller {
        Some(caller) => format!(
            "{} ({}:{}){}",
            caller.qualified,
            call.file.path,
            call.span.line,
            aside(call.file)
        ),
        None => format!("{}:{}", call.file.path, call.span.line),
    });
    format!("calls: {}\ncalled by: {}\n", few(callees), few(callers))
}

fn few(names: impl Iterator<Item = String>) -> String {
    let mut known: Vec<String> = Vec::new();
    for name in names {
        if !known.contains(&name) {
            known.push(name);
        }
    }
    let more = known.len().saturating_sub(MOST_CALLS);
    known.truncate(MOST_CALLS);
    match (known.is_empty(), more) {
        (true, _) => "nothing".to_owned(),
        (false, 0) => known.join(", "),
        (false, more) => format!("{} and {more} more", known.join(", ")),
    }
}

fn listed(one: &Element) -> String {
    let lines = format!("{}-{}", one.span.line, one.span.end_line);
    let constants = match one.also.is_empty() {
        true => String::new(),
        false => {
            let shown: Vec<&str> = one.also.iter().take(8).map(String::as_str).collect();
            let more = if one.also.len() > 8 { ", …" } else { "" };
            format!(" {{ {}{more} }}", shown.join(", "))
        }
    };
    let declared = match one.standing {
        Standing::Definition => "",
        Standing::Declaration => " (declared)",
    };
    format!(
        "{lines:>11}  {} {}{constants}{declared}",
        one.kind.word(),
        one.qualified
    )
}
