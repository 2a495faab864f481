//! Autotest, the harness that comes with Autoconf: `  3: title of a test group        ok`.

use patchwright_domain::suite::TestOutcome::{self, Failed, Passed, Skipped};

use super::line_reader::LineReader;
use super::lines::is_number;
use super::names::Cases;

#[derive(Default)]
pub(super) struct Autotest {
    cases: Cases,
    place: OutputPart,
}

#[derive(Default, PartialEq, Eq)]
enum OutputPart {
    /// Any line may begin with a number, so none counts before the banner of a suite.
    #[default]
    Before,
    Results,
    /// The end repeats what failed.
    Summary,
}

impl LineReader for Autotest {
    fn line(&mut self, line: &str) {
        if let Some(banner) = banner(line) {
            if banner.ends_with("test suite.") {
                self.place = OutputPart::Results;
            } else if banner == "Test results." {
                self.place = OutputPart::Summary;
            }
        }
        if self.place == OutputPart::Results
            && let Some((name, outcome)) = group(line)
        {
            self.cases.push(name, outcome);
        }
    }

    fn finish(self) -> Cases {
        self.cases
    }
}

/// `## fig2dev 3.2.9 test suite. ##`.
fn banner(line: &str) -> Option<&str> {
    let text = line.trim().strip_prefix("## ")?.strip_suffix(" ##")?;
    Some(text.trim())
}

/// A group without a result was started but did not finish.
fn group(line: &str) -> Option<(&str, TestOutcome)> {
    let (number, rest) = line.trim_start().split_once(": ")?;
    if !is_number(number) {
        return None;
    }
    let ended = [
        (" ok", Passed),
        (" UNEXPECTED PASS", Failed),
        (" FAILED", Failed),
        (" skipped", Skipped),
        (" expected failure", Skipped),
    ];
    // Some results name the line at which they were found.
    let result = match rest.rsplit_once(" (") {
        Some((result, place)) if place.ends_with(')') => result,
        _ => rest,
    };
    let found = ended.into_iter().find_map(|(word, outcome)| {
        let title = result.trim_end().strip_suffix(word)?;
        Some((title, outcome))
    });
    Some(found.unwrap_or((rest, Failed)))
}
