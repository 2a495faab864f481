//! A file with the bodies of its functions and its licence left out.

use super::MappedFile;
use crate::languages::Family;

/// A shorter body says more than its placeholder.
const SHORTEST: u32 = 2;
/// Words of a licence, in small letters.
const LICENCE: [&str; 4] = ["copyright", "license", "licence", "spdx-"];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SkeletonLine {
    Kept(u32),
    /// The lines between the braces of a body, or those of a licence; both ends included.
    LeftOut {
        from: u32,
        to: u32,
    },
}

impl MappedFile {
    pub fn skeleton(&self) -> Vec<SkeletonLine> {
        let mut lines = Vec::new();
        let mut next = 1;
        let bodies = self.elements.iter().filter_map(|one| one.body);
        let bodies = bodies.map(|body| (body.line + 1, body.end_line.saturating_sub(1)));
        for (from, to) in self.licences().into_iter().chain(bodies) {
            // A function nested in one that is left out is not shown either.
            if from < next || to < from || to - from + 1 < SHORTEST {
                continue;
            }
            lines.extend((next..from).map(SkeletonLine::Kept));
            lines.push(SkeletonLine::LeftOut { from, to });
            next = to + 1;
        }
        lines.extend((next..=self.lines()).map(SkeletonLine::Kept));
        lines
    }

    /// The comments that the file begins with, as far as they speak of a licence.
    fn licences(&self) -> Vec<(u32, u32)> {
        let mut licences = Vec::new();
        let mut line = 1;
        while line <= self.lines() {
            if self.line(line).trim().is_empty() {
                line += 1;
                continue;
            }
            let Some(last) = self.comment_end(line) else {
                break;
            };
            let speaks = (line..=last).any(|line| {
                let text = self.line(line).to_lowercase();
                LICENCE.iter().any(|word| text.contains(word))
            });
            if speaks {
                licences.push((line, last));
            }
            line = last + 1;
        }
        licences
    }

    /// The last line of a comment that starts on this line and has its lines to itself.
    fn comment_end(&self, first: u32) -> Option<u32> {
        if self.line(first).trim_start().starts_with("/*") {
            let mut lines = first..=self.lines();
            let last = lines.find(|line| self.line(*line).contains("*/"))?;
            return self.line(last).trim_end().ends_with("*/").then_some(last);
        }
        let is_comment = |line: &u32| {
            let text = self.line(*line).trim_start();
            text.starts_with("//") || self.language.family == Family::Other && text.starts_with('#')
        };
        let lines = (first..=self.lines()).take_while(is_comment);
        lines.last()
    }
}
