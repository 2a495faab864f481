//! `skeleton`: a file without the bodies of its functions.

use std::fmt::Write as _;

use patchwright_code::{MappedFile, SkeletonLine};
use patchwright_domain::count::counted;
use schemars::JsonSchema;
use serde::Deserialize;

use super::CodeTools;
use super::marks::Marks;
use super::render::numbered;
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

const MOST_LINES: usize = 600;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Skeleton {
    /// Path of the file below the source root.
    file: String,
}

impl Call<CodeTools> for Skeleton {
    const NAME: &'static str = "skeleton";
    const ABOUT: &'static str = "Shows a file with the bodies of its functions left out";

    fn run(self, tools: &mut CodeTools) -> Result<ToolAnswer, ToolError> {
        let file = tools.file(&self.file)?;
        Ok(ToolAnswer::new(skeleton_text(file, &tools.marks)))
    }
}

/// A file without the bodies of its functions; marked lines in them are mentioned.
pub(crate) fn skeleton_text(file: &MappedFile, marks: &Marks) -> String {
    let lines = file.skeleton();
    let mut text = format!("{}, {}\n", file.path, counted(file.lines(), "line"));
    for line in lines.iter().take(MOST_LINES) {
        match *line {
            SkeletonLine::Kept(line) => text += &numbered(file, line, line, marks),
            SkeletonLine::LeftOut { from, to } => {
                let words = marks.within(&file.path, from, to);
                let _ = writeln!(text, "       … lines {from}-{to} …{words}");
            }
        }
    }
    if lines.len() > MOST_LINES {
        let _ = writeln!(
            text,
            "… {} more were cut: list_elements names what follows",
            lines.len() - MOST_LINES
        );
    }
    text
}
