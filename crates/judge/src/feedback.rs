//! What an author needs to fix a refused patch: the lines concerned, and what differs from before.

use std::fs;

use patchwright_crash as crash;
use patchwright_domain::report::{CrashReport, Location};

use crate::baseline::PocBaseline;
use crate::trial::Trial;

const LINES_AROUND: usize = 3;
const MOST_LINE: usize = 160;
/// Lines shown of each failing test's output, and how many tests are shown.
const TEST_LINES: usize = 12;
const TESTS_SHOWN: usize = 3;

/// The patched source around the location of the report, with line numbers.
pub(crate) fn source_lines(trial: &Trial<'_>, report: &CrashReport) -> String {
    let located = crash::locate(report, &trial.context.subject.project());
    located
        .and_then(|place| excerpt(trial, &place))
        .unwrap_or_default()
}

fn excerpt(trial: &Trial<'_>, place: &Location) -> Option<String> {
    let (file, line) = (place.file.as_deref()?, place.line? as usize);
    let path = trial.layer().ok()?.find(file.as_ref())?;
    let content = fs::read(path).ok()?;
    let text = String::from_utf8_lossy(&content);
    let first = line.saturating_sub(LINES_AROUND).max(1);
    let shown = text
        .lines()
        .enumerate()
        .skip(first - 1)
        .take(2 * LINES_AROUND + 1);
    let numbered: Vec<String> = shown
        .map(|(index, words)| {
            let mark = if index + 1 == line { ">" } else { " " };
            let words: String = words.chars().take(MOST_LINE).collect();
            format!("{mark} {:>5} | {words}", index + 1)
        })
        .collect();
    (!numbered.is_empty()).then(|| {
        format!(
            "The patched source there ({file}):\n{}",
            numbered.join("\n")
        )
    })
}

/// For the same bug: describes how the patch changed the report.
pub(crate) fn what_changed(trial: &Trial<'_>, baseline: &PocBaseline, now: &CrashReport) -> String {
    let project = trial.context.subject.project();
    let (before, after) = (
        crash::purify(&baseline.report, &project),
        crash::purify(now, &project),
    );
    let place = |location: &Option<Location>| {
        let location = location.as_ref()?;
        Some(format!("{}:{}", location.file.as_deref()?, location.line?))
    };
    if before.headline != after.headline {
        return format!(
            "Before the patch: {}.\nWith the patch:   {}.",
            before.headline, after.headline
        );
    }
    match (place(&before.location), place(&after.location)) {
        (Some(before), Some(after)) if before != after => format!("The same access, now at {after} instead of {before}."),
        _ => "Nothing about the bug changed: the patch is not on its path, or its condition does not catch it.".to_owned(),
    }
}

/// What the suite printed around the names of failing tests.
pub(crate) fn test_output(trial: &Trial<'_>, log: &str, names: &[&str]) -> String {
    let text = match trial.context.subject.log_text(&trial.log(log)) {
        Ok(text) => text,
        Err(error) => return format!("what the tests printed cannot be read: {error}"),
    };
    let lines: Vec<&str> = text.lines().collect();
    let mut parts = Vec::new();
    for name in names.iter().take(TESTS_SHOWN) {
        if let Some(at) = lines.iter().position(|line| line.contains(name)) {
            let first = at.saturating_sub(TEST_LINES / 3);
            let shown = lines.iter().skip(first).take(TEST_LINES);
            let shown: Vec<String> = shown
                .map(|line| line.chars().take(MOST_LINE).collect())
                .collect();
            parts.push(format!("{name}:\n{}", shown.join("\n")));
        }
    }
    parts.join("\n\n")
}
