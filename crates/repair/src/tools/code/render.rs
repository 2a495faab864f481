//! Source as the caller sees it: numbered lines, those of the report marked, everything within limits.

use std::fmt::Write as _;

use patchwright_code::MappedFile;
use patchwright_domain::candidate::RelPath;
use patchwright_probes::location::{Location, LocationFile};

use super::CodeTools;
use super::marks::Marks;
use super::viewed::Snippet;

/// The longest piece of code, in lines.
pub(super) const MOST_LINES: u32 = 400;
/// A longer line is data.
const LONGEST_LINE: usize = 400;

impl CodeTools {
    /// See [`aside`]; empty for a file that is not in the tree.
    pub(super) fn aside(&self, path: &RelPath) -> &'static str {
        self.map().file(path).map_or("", aside)
    }

    /// Lines of a file, both ends included, which are then remembered as seen. At most [`MOST_LINES`]; says what
    /// was cut.
    pub(super) fn show(&mut self, path: &RelPath, from: u32, to: u32) -> String {
        let Some(file) = self.map().file(path) else {
            return String::new();
        };
        let to = to.min(file.lines());
        let last = to.min(from.saturating_add(MOST_LINES - 1));
        let mut text = numbered(file, from, last, &self.marks);
        if last < to {
            let _ = writeln!(text, "  … lines {}-{to} were cut: ask for them", last + 1);
        }
        let file = path.clone();
        self.viewed.note(Snippet {
            file,
            from,
            to: last,
        });
        text
    }
}

/// Said of a file that is not part of the program: its functions did not crash, whatever they are called.
pub(super) fn aside(file: &MappedFile) -> &'static str {
    match file.outside_build {
        true => " (not part of the build)",
        false => "",
    }
}

/// `   12  text // <<< crash frame #0`.
pub(crate) fn numbered(file: &MappedFile, from: u32, to: u32, marks: &Marks) -> String {
    let mut text = String::new();
    for line in from..=to {
        let _ = writeln!(
            text,
            "{line:>5}  {}{}",
            shortened(file.line(line)),
            marks.behind(&file.path, line)
        );
    }
    text
}

pub(crate) fn shortened(line: &str) -> String {
    match line.char_indices().nth(LONGEST_LINE) {
        Some((end, _)) => {
            let shown = line.get(..end).unwrap_or_default();
            format!("{shown} … ({} bytes cut)", line.len() - end)
        }
        None => line.to_owned(),
    }
}

/// `src/a.c:7`.
pub(super) fn describe_place(tools: &CodeTools, place: &Location) -> String {
    match &place.file {
        LocationFile::Tree(path) => format!("{path}:{}{}", place.line, tools.aside(path)),
        LocationFile::Outside(path) => format!(
            "{}:{} (outside the source tree)",
            path.display(),
            place.line
        ),
    }
}
