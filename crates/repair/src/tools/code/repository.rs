//! `repository_tree`: folders and source files, limited to what a reader can take in.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use patchwright_code::{CodeMap, MappedFile};
use patchwright_domain::count::{agree, counted};
use patchwright_domain::foreign::visible_line;
use schemars::JsonSchema;
use serde::Deserialize;

use super::CodeTools;
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

const MOST_LINES: usize = 300;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RepositoryTree {
    /// A folder below the source root; all of it when left out.
    path: Option<String>,
}

impl Call<CodeTools> for RepositoryTree {
    const NAME: &'static str = "repository_tree";
    const ABOUT: &'static str =
        "Shows the folders and source files of the project, with their lengths";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let path = self.path.unwrap_or_default();
        let below = path.trim().trim_start_matches("./").trim_matches('/');
        let below = if below == "." { "" } else { below };
        match tree(tools.map(), below) {
            Some(text) => Ok(ToolAnswer::new(text)),
            None => Ok(ToolAnswer::nothing(format!(
                "there is no source file below `{below}`"
            ))),
        }
    }
}

/// The whole source, or what is below a folder.
pub(crate) fn source_tree(map: &CodeMap, below: &str) -> String {
    tree(map, below).unwrap_or_default()
}

fn tree(map: &CodeMap, below: &str) -> Option<String> {
    let mut root = Folder::default();
    for file in map.files() {
        let own = file.path.to_string();
        let rest = match below {
            "" => Some(own.as_str()),
            below => own
                .strip_prefix(below)
                .and_then(|rest| rest.strip_prefix('/')),
        };
        if let Some(rest) = rest {
            root.put(&visible_line(rest), file);
        }
    }
    if root.files == 0 {
        return None;
    }
    let mut shown = Shown::default();
    root.write(&mut shown, 0);
    let mut text = format!(
        "{}, {}\n{}",
        counted(root.files, "source file"),
        counted(root.lines, "line"),
        shown.text
    );
    if shown.cut > 0 {
        let _ = writeln!(
            text,
            "… {} {} cut: name a folder to see it",
            counted(shown.cut, "more file"),
            agree(shown.cut, "was", "were")
        );
    }
    Some(text)
}

#[derive(Default)]
struct Folder {
    folders: BTreeMap<String, Folder>,
    own: BTreeMap<String, u32>,
    files: usize,
    lines: u64,
}

#[derive(Default)]
struct Shown {
    text: String,
    lines: usize,
    cut: usize,
}

impl Folder {
    fn put(&mut self, path: &str, file: &MappedFile) {
        let mut at = self;
        let mut rest = path;
        loop {
            at.files += 1;
            at.lines += u64::from(file.lines());
            match rest.split_once('/') {
                Some((folder, below)) => {
                    at = at.folders.entry(folder.to_owned()).or_default();
                    rest = below;
                }
                None => {
                    at.own.insert(rest.to_owned(), file.lines());
                    return;
                }
            }
        }
    }

    /// A folder that would exceed the limit is shown only with its name and size.
    fn write(&self, shown: &mut Shown, depth: usize) {
        let indent = "  ".repeat(depth.min(20));
        for (name, folder) in &self.folders {
            let fits = shown.lines + folder.entries() <= MOST_LINES;
            let _ = writeln!(
                shown.text,
                "{indent}{name}/ ({}, {})",
                counted(folder.files, "file"),
                counted(folder.lines, "line")
            );
            shown.lines += 1;
            if fits || depth == 0 && shown.lines < MOST_LINES / 2 {
                folder.write(shown, depth + 1);
            } else {
                shown.cut += folder.files;
            }
        }
        for (name, lines) in &self.own {
            if shown.lines >= MOST_LINES {
                shown.cut += 1;
                continue;
            }
            let _ = writeln!(shown.text, "{indent}{name} {lines}");
            shown.lines += 1;
        }
    }

    fn entries(&self) -> usize {
        let mut waiting = vec![self];
        let mut count = 0;
        while let Some(folder) = waiting.pop() {
            count += folder.own.len() + folder.folders.len();
            waiting.extend(folder.folders.values());
        }
        count
    }
}
