//! A file with the bodies of its functions left out.

use super::MappedFile;

/// A shorter body says more than its placeholder.
const SHORTEST: u32 = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SkeletonLine {
    Kept(u32),
    /// The lines between the braces of a body, both ends included.
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
        for body in bodies {
            let (from, to) = (body.line + 1, body.end_line.saturating_sub(1));
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
}
