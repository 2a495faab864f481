//! `find_text`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;
use schemars::JsonSchema;
use serde::Deserialize;

use super::CodeTools;
use super::references::of_file;
use super::search::is_below;
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

const MOST_LINES: usize = 60;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FindText {
    /// What the lines contain, as it is written in the source; no pattern.
    text: String,
    /// A file or folder to search; the whole tree when left out.
    path: Option<String>,
}

impl Call<CodeTools> for FindText {
    const NAME: &'static str = "find_text";
    const ABOUT: &'static str =
        "Lists the lines of the source that contain a text as it is written: file, function, line";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        tools.looks.one_more();
        let wanted = self.text.trim();
        if wanted.is_empty() {
            return Err(ToolError::refused("the text is empty"));
        }
        let exact = lines_with(tools, self.path.as_deref(), &|line| line.contains(wanted));
        if !exact.is_empty() {
            return Ok(ToolAnswer::new(listed(tools, wanted, &exact)));
        }
        let small = wanted.to_lowercase();
        let other_case = lines_with(tools, self.path.as_deref(), &|line| {
            line.to_lowercase().contains(&small)
        });
        if other_case.is_empty() {
            return Ok(ToolAnswer::nothing(format!(
                "no line of the source contains `{wanted}`"
            )));
        }
        let answer = ToolAnswer::new(listed(tools, wanted, &other_case));
        Ok(answer.noted("found only in other upper and lower case"))
    }
}

fn lines_with(
    tools: &CodeTools,
    below: Option<&str>,
    wanted: &dyn Fn(&str) -> bool,
) -> BTreeMap<RelPath, Vec<u32>> {
    let mut found = BTreeMap::new();
    let files = tools.map().files().iter();
    for file in files.filter(|file| is_below(&file.path, below)) {
        let lines = file.text().lines().zip(1..);
        let lines: Vec<u32> = lines
            .filter_map(|(line, number)| wanted(line).then_some(number))
            .collect();
        if !lines.is_empty() {
            found.insert(file.path.clone(), lines);
        }
    }
    found
}

fn listed(tools: &CodeTools, wanted: &str, found: &BTreeMap<RelPath, Vec<u32>>) -> String {
    let all: usize = found.values().map(Vec::len).sum();
    let mut text = format!("{} with `{wanted}`\n", counted(all, "line"));
    let mut left = MOST_LINES;
    for (path, lines) in found {
        let shown = lines.get(..lines.len().min(left)).unwrap_or_default();
        left -= shown.len();
        text += &of_file(tools, path, shown);
    }
    if all > MOST_LINES {
        let cut = all - MOST_LINES;
        let _ = writeln!(
            text,
            "… {cut} more lines were cut: name a path, or more of the text"
        );
    }
    text
}
