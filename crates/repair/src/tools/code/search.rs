//! `search_code`.

use std::fmt::Write as _;

use patchwright_domain::candidate::RelPath;
use schemars::JsonSchema;
use serde::Deserialize;

use super::CodeTools;
use super::render::shortened;
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

const MOST_LINES: usize = 80;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SearchCode {
    /// Words or names. `read_user_name` finds only itself where it occurs as it is, else also `readUserName` and lines with some of the words.
    query: String,
    /// A file or folder to search; the whole tree when left out.
    path: Option<String>,
}

impl Call<CodeTools> for SearchCode {
    const NAME: &'static str = "search_code";
    const ABOUT: &'static str =
        "Searches the source by words, split at camelCase, underscores and dots";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let wanted = |path: &RelPath| is_below(path, self.path.as_deref());
        let hits = tools.map().search(&self.query, &wanted, MOST_LINES);
        if hits.files.is_empty() {
            let words = hits.words.join(", ");
            return Ok(ToolAnswer::nothing(format!(
                "nothing in the source has any of the words: {words}"
            )));
        }
        let mut text = String::new();
        for hit in &hits.files {
            let _ = writeln!(text, "{}", hit.path);
            for one in &hit.elements {
                let element = one.element.as_deref().unwrap_or("outside of all elements");
                let _ = writeln!(
                    text,
                    "  {element} ({} of {} words)",
                    one.words,
                    hits.words.len()
                );
                for line in &one.lines {
                    let code = tools
                        .map()
                        .file(&hit.path)
                        .map_or("", |file| file.line(*line));
                    let marks = tools.marks.behind(&hit.path, *line);
                    let _ = writeln!(text, "{line:>7}  {}{marks}", shortened(code.trim()));
                }
            }
        }
        if hits.lines > hits.given {
            let _ = writeln!(
                text,
                "… the best {} of {} lines that match",
                hits.given, hits.lines
            );
        }
        Ok(ToolAnswer::new(text))
    }
}

/// Whether a path is, or is below, the file or folder that the caller wrote; `None` means
/// everything.
pub(super) fn is_below(path: &RelPath, written: Option<&str>) -> bool {
    let below = written.map(|path| path.trim().trim_start_matches("./").trim_matches('/'));
    let Some(below) = below.filter(|path| !path.is_empty() && *path != ".") else {
        return true;
    };
    let own = path.to_string();
    let rest = own.strip_prefix(below).or_else(|| {
        let at = own.find(&format!("/{below}"))? + 1 + below.len();
        own.get(at..)
    });
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}
