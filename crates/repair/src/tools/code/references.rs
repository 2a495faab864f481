//! `find_references`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use patchwright_code::Usage;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;
use patchwright_probes::code::{Answer, Source};
use patchwright_probes::location::{Location, LocationFile};
use schemars::JsonSchema;
use serde::Deserialize;

use super::asked::Asked;
use super::render::{aside, shortened};
use super::{CodeTools, with_source};
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

const MOST_LINES: usize = 120;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FindReferences {
    /// The name whose uses are wanted.
    symbol: String,
    /// A file in which it stands.
    file: Option<String>,
    /// The line in that file where it stands, from 1.
    line: Option<u32>,
}

impl Call<CodeTools> for FindReferences {
    const NAME: &'static str = "find_references";
    const ABOUT: &'static str =
        "Lists every use of a symbol, writes before reads: file, function, line";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        tools.looks.one_more();
        let asked = tools.asked(&self.symbol, self.file.as_deref(), self.line)?;
        refer(tools, asked)
    }
}

/// Says that there is no use of that name, and lists similar names.
fn unused(tools: &CodeTools, symbol: &str) -> String {
    let like = tools.map().names_like(symbol, 6);
    match like.is_empty() {
        true => format!("no use of `{symbol}` was found"),
        false => format!(
            "no use of `{symbol}` was found; there is {}",
            like.join(", ")
        ),
    }
}

pub(super) fn refer(tools: &mut CodeTools, asked: Asked) -> Result<ToolAnswer, ToolError> {
    let found = references(tools, &asked);
    if found.value.is_empty() {
        let mut answer = ToolAnswer::nothing(unused(tools, &asked.symbol));
        answer.notes = asked.notes;
        return Ok(tools.told(answer));
    }
    let mut answer = ToolAnswer::new(listed(tools, &asked.symbol, &found.value));
    answer.notes = asked.notes;
    Ok(tools.told(with_source(answer, &found.from)))
}

fn references(tools: &mut CodeTools, asked: &Asked) -> Answer<Vec<Location>> {
    if let Some(spot) = &asked.spot {
        let answer = tools.eyes.references(&spot.file, spot.line, spot.column);
        if !answer.value.is_empty() {
            return answer;
        }
    }
    // Only a name: ask at its definition.
    let defined = tools.definitions(asked).value.into_iter().next();
    if let Some(Location {
        file: LocationFile::Tree(path),
        line,
        column,
        ..
    }) = defined
    {
        let answer = tools.eyes.references(&path, line, column);
        if !answer.value.is_empty() {
            return answer;
        }
    }
    let mentions = tools.map().mentions(&asked.symbol);
    let places = mentions.iter().map(|site| Location {
        file: LocationFile::Tree(site.file.path.clone()),
        line: site.span.line,
        column: site.span.column.saturating_sub(1),
        end_line: site.span.line,
        end_column: site.span.column,
    });
    Answer {
        value: places.collect(),
        from: Source::Syntax {
            why: "only its name was given".to_owned(),
        },
    }
}

fn listed(tools: &CodeTools, symbol: &str, places: &[Location]) -> String {
    // Files outside of the build last.
    let mut by_line: BTreeMap<(bool, &RelPath, u32), Usage> = BTreeMap::new();
    let mut outside = 0;
    for place in places {
        match &place.file {
            LocationFile::Tree(path) => {
                let file = tools.map().file(path);
                let usage =
                    file.map_or(Usage::Read, |file| file.usage_at(place.line, place.column));
                let outside = file.is_some_and(|file| file.outside_build);
                let known = by_line.entry((outside, path, place.line)).or_insert(usage);
                *known = usage.min(*known);
            }
            LocationFile::Outside(_) => outside += 1,
        }
    }
    let files: BTreeSet<&RelPath> = by_line.keys().map(|(_, path, _)| *path).collect();
    let mut text = format!(
        "{} of {symbol}, in {}\n",
        counted(places.len(), "use"),
        counted(files.len(), "file")
    );
    let told_apart = by_line.values().any(|usage| *usage != Usage::Read);
    let mut left = MOST_LINES;
    for usage in [Usage::Write, Usage::PerhapsWrite, Usage::Read] {
        let lines = by_line.iter().filter(|(_, own)| **own == usage);
        let lines: Vec<(&RelPath, u32)> =
            lines.map(|((_, path, line), _)| (*path, *line)).collect();
        if told_apart && !lines.is_empty() {
            let _ = writeln!(text, "{}:", title(usage));
        }
        let shown = lines.get(..lines.len().min(left)).unwrap_or_default();
        left -= shown.len();
        text += &of_files(tools, shown);
        if lines.len() > shown.len() {
            let cut = lines.len() - shown.len();
            let _ = writeln!(text, "… {cut} more lines were cut");
        }
    }
    if outside > 0 {
        let _ = writeln!(text, "… {outside} outside the source tree");
    }
    text
}

fn title(usage: Usage) -> &'static str {
    match usage {
        Usage::Write => "Written",
        Usage::PerhapsWrite => "Perhaps written: its address is given away",
        Usage::Read => "Read",
    }
}

/// Lines grouped by file.
fn of_files(tools: &CodeTools, lines: &[(&RelPath, u32)]) -> String {
    let same_file = |a: &(&RelPath, u32), b: &(&RelPath, u32)| a.0 == b.0;
    let files = lines.chunk_by(same_file).filter_map(|lines| {
        let (path, _) = lines.first()?;
        let numbers: Vec<u32> = lines.iter().map(|(_, line)| *line).collect();
        Some(of_file(tools, path, &numbers))
    });
    files.collect()
}

pub(super) fn of_file(tools: &CodeTools, path: &RelPath, lines: &[u32]) -> String {
    let Some(file) = tools.map().file(path).filter(|_| !lines.is_empty()) else {
        return String::new();
    };
    let mut text = format!("{path}{}\n", aside(file));
    let mut last = None;
    for line in lines {
        let element = file
            .element_at(*line)
            .map(|one| format!("{} {}", one.kind.word(), one.qualified));
        if element != last {
            let _ = writeln!(
                text,
                "  {}",
                element.as_deref().unwrap_or("outside of all elements")
            );
            last = element;
        }
        let marks = tools.marks.behind(path, *line);
        let _ = writeln!(
            text,
            "{line:>7}  {}{marks}",
            shortened(file.line(*line).trim())
        );
    }
    text
}
