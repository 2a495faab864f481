//! What a program said right before it aborted. Alone such a line is any text of a log; before an abort it is the reason.

use patchwright_domain::report::{BugKind, CrashReport};

use crate::scan;

/// Lines that may lie between the remark and the report of the abort.
const FAR: usize = 12;
/// Longest condition that is kept.
const LONGEST: usize = 400;

/// How a failed condition is introduced, up to its end.
const BEFORE: &[(&str, &str)] = &[
    ("assertion '", "' failed"),
    ("Assertion '", "' failed"),
    ("assertion `", "` failed"),
    ("CHECK(", ") failed"),
    ("CHECK_EQ(", ") failed"),
    ("CHECK_NE(", ") failed"),
    ("CHECK_LE(", ") failed"),
    ("CHECK_LT(", ") failed"),
    ("CHECK_GE(", ") failed"),
    ("CHECK_GT(", ") failed"),
    ("ASSERT(", ") failed"),
    ("Check failed: ", ""),
    ("CHECK failed: ", ""),
    ("Assertion failed: ", ""),
    ("assertion failed: ", ""),
    ("assert failure: ", ""),
];

/// The condition of the last remark, while it is near.
#[derive(Default)]
pub(crate) struct Remark {
    condition: String,
    age: usize,
}

impl Remark {
    pub(crate) fn line(&mut self, line: &str) {
        match condition(line) {
            Some(condition) => {
                self.condition = condition;
                self.age = 0;
            }
            None => self.age = self.age.saturating_add(1),
        }
    }

    /// Gives a bare abort its reason.
    pub(crate) fn explain(&mut self, report: &mut CrashReport) {
        let near = self.age <= FAR && !self.condition.is_empty();
        let condition = std::mem::take(&mut self.condition);
        let bare = matches!(
            report.kind,
            BugKind::Abort | BugKind::Signal | BugKind::Trap | BugKind::IllegalInstruction
        );
        if near && bare && report.message.is_none() {
            report.kind = BugKind::AssertionFailure;
            report.message = Some(format!("assertion `{condition}` failed"));
            report.facts.insert("assertion".to_owned(), condition);
        }
    }
}

fn condition(line: &str) -> Option<String> {
    if !(line.contains("ssert")
        || line.contains("CHECK")
        || line.contains("Check")
        || line.contains("ASSERT"))
    {
        return None;
    }
    let found = BEFORE.iter().find_map(|(start, end)| match *end {
        "" => scan::after(line, start),
        end => scan::after(line, start)?
            .rsplit_once(end)
            .map(|(inner, _)| inner),
    })?;
    let condition = found.trim().trim_end_matches('.');
    (!condition.is_empty()).then(|| condition.chars().take(LONGEST).collect())
}

#[cfg(test)]
#[path = "remark_tests.rs"]
mod tests;
