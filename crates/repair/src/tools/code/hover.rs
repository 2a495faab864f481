//! `hover`: describes a symbol in a few lines.

use patchwright_domain::candidate::RelPath;
use patchwright_probes::code::Source;
use patchwright_probes::location::LocationFile;
use schemars::JsonSchema;
use serde::Deserialize;

use super::render::describe_place;
use super::{CodeTools, with_source};
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

const LONGEST: usize = 6_000;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Hover {
    /// The name to explain.
    symbol: String,
    /// A file in which it stands.
    file: Option<String>,
    /// The line in that file where it stands, from 1.
    line: Option<u32>,
}

impl Call<CodeTools> for Hover {
    const NAME: &'static str = "hover";
    const ABOUT: &'static str = "Sums a symbol up: signature, comment, the types behind its type";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let asked = tools.asked(&self.symbol, self.file.as_deref(), self.line)?;
        let places = tools.definitions(&asked);
        let at = asked
            .spot
            .as_ref()
            .map(|spot| (spot.file.clone(), spot.line, spot.column));
        let first = places.value.first();
        let defined = first.and_then(|place| match &place.file {
            LocationFile::Tree(path) => Some((path.clone(), place.line, place.column)),
            LocationFile::Outside(_) => None,
        });
        let words = at
            .or_else(|| defined.clone())
            .map(|(file, line, column)| tools.eyes.hover(&file, line, column));
        let mut lines: Vec<String> = first
            .map(|place| format!("defined at {}", describe_place(tools, place)))
            .into_iter()
            .collect();
        let mut from = places.from;
        if let Some(words) = words {
            lines.extend(words.value);
            from = words.from;
        }
        if let (Source::Server { .. }, Some((path, line, column))) = (&from, defined) {
            lines.extend(further(tools, &path, line, column, &lines.join("\n")));
        }
        if lines.is_empty() {
            return Ok(ToolAnswer::nothing(tools.unknown(&asked.symbol)));
        }
        let mut text = lines.join("\n");
        if let Some((end, _)) = text.char_indices().nth(LONGEST) {
            text.truncate(end);
            text += " … (cut)";
        }
        let mut answer = ToolAnswer::new(text);
        answer.notes = asked.notes;
        Ok(with_source(answer, &from))
    }
}

/// What our own parser adds to a server's answer: the comment, and the types behind the type.
fn further(tools: &CodeTools, path: &RelPath, line: u32, column: u32, said: &str) -> Vec<String> {
    let sites = tools.map().definitions(path, line, column);
    let Some(site) = sites.first() else {
        return Vec::new();
    };
    let summary = tools.map().summary(site);
    let plain = |text: &str| text.replace(|c: char| !c.is_alphanumeric(), "");
    let comment = summary
        .comment
        .filter(|comment| !plain(said).contains(&plain(comment)));
    let types = summary.types.iter().map(|one| format!("where {one}"));
    comment.into_iter().chain(types).collect()
}
