//! What a triage found, for a person: a table of bugs, why each is as severe as it is, and what did not count.

use patchwright_domain::count::{agree, counted};
use patchwright_triage::{BugRow, JoinedBugs, Level, SecondOpinion, SplitBug, TriageSummary};

use super::reproduce::place;
use crate::columns::{table_line, width};
use crate::page::{Page, Tone};
use crate::plain::line;

const HEADS: [&str; 6] = ["bug", "severity", "kind", "place", "files", "bytes"];
/// How many columns are words, which begin at the left.
const WORDS: usize = 4;
const MARGIN: usize = 2;
const MOST_PLACE: usize = 60;
/// Files that are named where they did not count.
const MOST_NAMED: usize = 8;
/// Clusters of a bug that are shown by a file each.
const MOST_CLUSTERS: usize = 3;

pub(super) fn render(found: &TriageSummary, page: &Page) -> String {
    let mut lines = vec![page.row("files", &counts(found))];
    if !found.bugs.is_empty() {
        lines.push(String::new());
        lines.extend(table(&found.bugs, page));
        lines.push(String::new());
        lines.extend(found.bugs.iter().map(|bug| about(bug, page)));
    }
    lines.extend(others(found, page));
    let opinion = found.second_opinion.as_ref().and_then(second_opinion);
    lines.extend(opinion.map(|text| page.row("second opinion", &text)));
    lines.extend(next(found).map(|text| page.row("next", &text)));
    lines.join("\n")
}

fn counts(found: &TriageSummary) -> String {
    let files = &found.files;
    let shown = format!(
        "{} {} {}",
        files.reproduced,
        agree(files.reproduced, "shows", "show"),
        counted(found.bugs.len(), "bug")
    );
    let others = [
        (files.flaky, "flaky"),
        (files.not_reproduced, "not reproduced"),
        (files.unclear, "unclear"),
        (files.copies, "the same as another"),
    ];
    let others = others.into_iter().filter(|(count, _)| *count > 0);
    let parts = others.map(|(count, words)| format!("{count} {words}"));
    let parts: Vec<String> = std::iter::once(shown).chain(parts).collect();
    format!(
        "{} in {}: {} · {:.1} s",
        counted(files.given, "file"),
        line(&found.folder, 200),
        parts.join(" · "),
        found.seconds
    )
}

fn table(bugs: &[BugRow], page: &Page) -> Vec<String> {
    let rows: Vec<Vec<String>> = bugs.iter().map(cells).collect();
    let heads: Vec<String> = HEADS.iter().map(|head| (*head).to_owned()).collect();
    let widest = |column: usize| {
        let texts = rows.iter().chain([&heads]);
        let texts = texts.filter_map(|row| row.get(column));
        texts.map(|text| width(text)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..HEADS.len()).map(widest).collect();
    let mut lines = vec![page.tone(Tone::Label, laid_out(&heads, &widths))];
    for (bug, cells) in bugs.iter().zip(&rows) {
        let text = laid_out(cells, &widths);
        lines.push(match bug.severity {
            Level::Critical | Level::High => page.tone(Tone::Bad, text),
            Level::Medium => text,
            Level::Low => page.tone(Tone::Faint, text),
        });
    }
    lines
}

fn cells(bug: &BugRow) -> Vec<String> {
    let place = place(bug.function.as_deref(), bug.file.as_deref(), bug.line);
    let bytes = match bug.case_bytes < bug.bytes {
        true => format!("{} of {}", bug.case_bytes, bug.bytes),
        false => bug.bytes.to_string(),
    };
    vec![
        bug.bug.to_string(),
        bug.severity.name().to_owned(),
        bug.kind.name().to_owned(),
        place.map_or_else(|| "-".to_owned(), |place| line(&place, MOST_PLACE)),
        bug.files.len().to_string(),
        bytes,
    ]
}

fn laid_out(cells: &[String], widths: &[usize]) -> String {
    table_line(cells, widths, WORDS, (MARGIN, "  "))
}

/// What happens, why that is severe, and what else was taken for the same bug.
fn about(bug: &BugRow, page: &Page) -> String {
    let faces = match bug.faces.len() {
        0 => None,
        count => Some(format!(
            "also seen as {}",
            counted(count, "other signature")
        )),
    };
    let stacks = (bug.stacks > 1).then(|| counted(bug.stacks, "different stack"));
    let parts = [
        Some(bug.headline.clone()),
        Some(bug.reason.clone()),
        faces,
        stacks,
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    page.row(&format!("bug {}", bug.bug), &parts.join(" · "))
}

/// Files that did not count, by name.
fn others(found: &TriageSummary, page: &Page) -> Vec<String> {
    let flaky = found.flaky.iter();
    let flaky = flaky.map(|one| format!("{} ({} of {})", one.file, one.crashes, one.runs));
    let unclear = found.unclear.iter();
    let unclear = unclear.map(|one| format!("{} ({})", one.file, one.reason));
    let groups = [
        ("flaky", flaky.collect::<Vec<String>>()),
        ("not reproduced", found.not_reproduced.clone()),
        ("unclear", unclear.collect()),
    ];
    let groups = groups.into_iter().filter(|(_, names)| !names.is_empty());
    groups
        .map(|(label, names)| page.row(label, &named(&names)))
        .collect()
}

fn named(names: &[String]) -> String {
    let shown = names.iter().take(MOST_NAMED).map(|name| line(name, 120));
    let more = names.len().saturating_sub(MOST_NAMED);
    let more = (more > 0).then(|| format!("and {more} more"));
    shown.chain(more).collect::<Vec<_>>().join(", ")
}

/// What libcasr says, where that is something else than the table.
fn second_opinion(opinion: &SecondOpinion) -> Option<String> {
    match opinion {
        SecondOpinion::Agrees { .. } => None,
        SecondOpinion::NotAvailable { reason } => {
            Some(format!("not available: {}", line(reason, 200)))
        }
        SecondOpinion::Differs {
            clusters,
            split,
            joined,
        } => {
            let clusters = counted(*clusters, "cluster");
            let found = format!("libcasr groups the stacks into {clusters}");
            let parts = split
                .iter()
                .map(split_text)
                .chain(joined.iter().map(joined_text));
            let parts: Vec<String> = std::iter::once(found).chain(parts).collect();
            Some(parts.join(" · "))
        }
    }
}

/// The smallest file of a cluster stands for it.
fn split_text(bug: &SplitBug) -> String {
    let firsts = bug.clusters.iter().filter_map(|files| files.first());
    let named: Vec<String> = firsts
        .take(MOST_CLUSTERS)
        .map(|name| line(name, 60))
        .collect();
    let more = match bug.clusters.len() > MOST_CLUSTERS {
        true => ", …",
        false => "",
    };
    format!(
        "bug {} is in {} of them ({}{more})",
        bug.bug,
        bug.clusters.len(),
        named.join(", ")
    )
}

fn joined_text(joined: &JoinedBugs) -> String {
    let numbers: Vec<String> = joined.bugs.iter().map(usize::to_string).collect();
    match numbers.split_last() {
        Some((last, others)) => format!("bugs {} and {last} share one", others.join(", ")),
        None => String::new(),
    }
}

fn next(found: &TriageSummary) -> Option<String> {
    match (&found.out, found.files.not_reproduced) {
        (Some(out), _) => Some(format!(
            "`patchwright repair --all {out}` repairs them in this order; each has a case of its own there"
        )),
        (None, 0) => None,
        (None, _) => Some(
            "no file shows a bug: check the target's command, and that the build has the sanitizer that the fuzzer used".to_owned(),
        ),
    }
}

#[cfg(test)]
#[path = "triage_text_tests.rs"]
mod tests;
