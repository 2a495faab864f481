//! Reading, searching and writing files of the agent's tree.

use std::hash::{DefaultHasher, Hash, Hasher};

use patchwright_domain::candidate::RelPath;
use schemars::JsonSchema;
use serde::Deserialize;

use super::hands::Hands;
use super::policy::{Action, Permit};
use crate::error::RepairError;
use crate::tools::edit::{changed_lines, replaced};
use crate::tools::{Call, ToolAnswer, ToolError};

const MOST_LINES: usize = 400;
const LONGEST_LINE: usize = 400;
const MOST_HITS: usize = 120;
const MOST_NAMED: usize = 200;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ReadFile {
    /// Path from the root of the source.
    file: String,
    /// First line (1).
    start: Option<usize>,
    /// Last line.
    end: Option<usize>,
}

impl<'t> Call<Hands<'t>> for ReadFile {
    const NAME: &'static str = "read_file";
    const ABOUT: &'static str = "Shows lines of a file of your tree, with their numbers";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        let Permit::File(path) = hands.permit(Action::Read { file: &self.file })? else {
            return Err(ToolError::refused("not permitted"));
        };
        hands.note_look();
        let content = hands.read(&path)?;
        let lines: Vec<&str> = content.lines().collect();
        let from = self.start.unwrap_or(1).max(1);
        let to = self.end.unwrap_or(lines.len()).min(lines.len());
        if from > to {
            return Err(ToolError::Refused(format!(
                "{path} has the lines 1-{}",
                lines.len()
            )));
        }
        let last = to.min(from.saturating_add(MOST_LINES - 1));
        let shown = lines
            .iter()
            .enumerate()
            .skip(from - 1)
            .take(last + 1 - from);
        let numbered = shown.map(|(at, line)| format!("{:>5}  {}\n", at + 1, shortened(line)));
        let text: String = numbered.collect();
        let answer = ToolAnswer::new(text);
        Ok(match last < lines.len() {
            true => answer.noted(format!("{path} goes on to line {}", lines.len())),
            false => answer,
        })
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EditFile {
    /// Path from the root of the source.
    file: String,
    /// Text that occurs exactly once in the file, without line numbers.
    old: String,
    /// What stands there instead.
    new: String,
}

impl<'t> Call<Hands<'t>> for EditFile {
    const NAME: &'static str = "edit_file";
    const ABOUT: &'static str = "Replaces a text in a source file of your tree";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        let (file, content) = (self.file.as_str(), self.new.as_str());
        let Permit::File(path) = hands.permit(Action::Write { file, content })? else {
            return Err(ToolError::refused("not permitted"));
        };
        let now = hands.read(&path)?;
        let edited = replaced(&path, now.as_bytes(), &self.old, &self.new)?;
        let shown = changed_lines(&path, now.as_bytes(), &edited);
        let edited = String::from_utf8_lossy(&edited).into_owned();
        let state = state(&path, &edited);
        hands.write(&path, edited)?;
        hands.note_look();
        Ok(ToolAnswer::new(shown).in_state(state))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WriteFile {
    /// Path from the root of the source.
    file: String,
    /// The whole file.
    content: String,
}

impl<'t> Call<Hands<'t>> for WriteFile {
    const NAME: &'static str = "write_file";
    const ABOUT: &'static str = "Writes a source file of your tree as a whole";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        let (file, content) = (self.file.as_str(), self.content.as_str());
        let Permit::File(path) = hands.permit(Action::Write { file, content })? else {
            return Err(ToolError::refused("not permitted"));
        };
        let state = state(&path, &self.content);
        hands.write(&path, self.content)?;
        hands.note_look();
        let answer = ToolAnswer::new(format!("{path} was written.\n")).ours();
        Ok(answer.in_state(state))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Grep {
    /// An extended regular expression.
    pattern: String,
    /// A file or folder to search; the whole tree when left out.
    path: Option<String>,
}

impl<'t> Call<Hands<'t>> for Grep {
    const NAME: &'static str = "grep";
    const ABOUT: &'static str = "Lists the lines of text files of your tree that match a pattern";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        let action = Action::Search {
            pattern: &self.pattern,
            below: self.path.as_deref(),
        };
        let Permit::Search { below } = hands.permit(action)? else {
            return Err(ToolError::refused("not permitted"));
        };
        hands.note_look();
        let tree = &hands.work.tree;
        let found = hands
            .subject()
            .search_agent_tree(tree, &self.pattern, below.as_ref());
        let found = found
            .map_err(RepairError::from)?
            .map_err(ToolError::Refused)?;
        if found.lines.is_empty() && found.all {
            return Ok(ToolAnswer::nothing("No line matches.\n"));
        }
        let lines = found.lines.iter().take(MOST_HITS).map(|hit| {
            format!(
                "{}:{}: {}\n",
                hit.path,
                hit.line,
                shortened(hit.text.trim_end())
            )
        });
        let answer = ToolAnswer::new(lines.collect::<String>());
        let more = found.lines.len().saturating_sub(MOST_HITS);
        Ok(match (more, found.all) {
            (0, true) => answer,
            (more, true) => answer.noted(format!(
                "{more} more lines match: search in one folder or file"
            )),
            (_, false) => {
                answer.noted("more lines match than could be read: search in one folder or file")
            }
        })
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Glob {
    /// Such as `src/**/*.c`.
    pattern: String,
}

impl<'t> Call<Hands<'t>> for Glob {
    const NAME: &'static str = "glob";
    const ABOUT: &'static str = "Lists the files of your tree whose paths match a pattern";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        hands.permit(Action::List {
            glob: &self.pattern,
        })?;
        hands.note_look();
        let found = hands.work.tree.matching(hands.scene().base, &self.pattern);
        let found = found.map_err(ToolError::Refused)?;
        if found.is_empty() {
            return Ok(ToolAnswer::nothing("No path matches.\n"));
        }
        let paths = found
            .iter()
            .take(MOST_NAMED)
            .map(|path| format!("{path}\n"));
        let answer = ToolAnswer::new(paths.collect::<String>());
        Ok(match found.len().checked_sub(MOST_NAMED) {
            Some(more @ 1..) => answer.noted(format!("{more} more paths match")),
            Some(0) | None => answer,
        })
    }
}

/// What tells one content of a file from another.
fn state(path: &RelPath, content: &str) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("{path} {:x}", hasher.finish())
}

fn shortened(line: &str) -> String {
    match line.char_indices().nth(LONGEST_LINE) {
        Some((end, _)) => format!("{} …", line.get(..end).unwrap_or_default()),
        None => line.to_owned(),
    }
}
