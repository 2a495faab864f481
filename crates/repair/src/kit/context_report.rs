//! What an agent that reads code reports: pieces of it, why each matters, and what follows from them.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;

/// Whether the lines of a piece have their numbers in front.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Numbers {
    Shown,
    /// Who writes a patch copies lines as they are.
    Hidden,
}

#[derive(Debug, Default)]
pub(crate) struct ContextReport {
    pub pieces: Vec<ContextPiece>,
    pub insights: Vec<String>,
}

#[derive(Debug)]
pub(crate) struct ContextPiece {
    pub file: RelPath,
    pub from: u32,
    pub to: u32,
    pub link: String,
    pub why: String,
}

impl ContextReport {
    pub(crate) fn summary(&self) -> String {
        let mut files: Vec<String> = Vec::new();
        for piece in &self.pieces {
            let file = piece.file.to_string();
            if !files.contains(&file) {
                files.push(file);
            }
        }
        format!(
            "{} of {}; {}",
            counted(self.pieces.len(), "piece"),
            files.join(", "),
            counted(self.insights.len(), "insight")
        )
    }

    /// The lines of its pieces of a file, the most important first.
    pub(crate) fn lines<'r>(
        &'r self,
        path: &'r RelPath,
    ) -> impl Iterator<Item = RangeInclusive<u32>> + 'r {
        let here = self.pieces.iter().filter(move |piece| piece.file == *path);
        here.map(|piece| piece.from..=piece.to)
    }

    pub(crate) fn text(&self, map: &CodeMap, numbers: Numbers) -> String {
        let mut text = String::new();
        for (index, piece) in self.pieces.iter().enumerate() {
            let Some(file) = map.file(&piece.file) else {
                continue;
            };
            let function = file.function_at(piece.from).or(file.function_at(piece.to));
            let function = function.map(|one| format!(", {}", one.qualified));
            let _ = writeln!(
                text,
                "{}. {}:{}-{}{}\nLink: {}\nWhy: {}",
                index + 1,
                piece.file,
                piece.from,
                piece.to,
                function.unwrap_or_default(),
                piece.link,
                piece.why
            );
            for line in piece.from..=piece.to {
                let number = match numbers {
                    Numbers::Shown => format!("{line:>5}  "),
                    Numbers::Hidden => "    ".to_owned(),
                };
                let _ = writeln!(text, "{number}{}", file.line(line));
            }
        }
        text += "Insights:\n";
        for insight in &self.insights {
            let _ = writeln!(text, "- {insight}");
        }
        text
    }
}

#[cfg(test)]
#[path = "context_report_tests.rs"]
mod tests;
