//! What `repair --all` came to, for a person: one line for each bug.

use patchwright_domain::count::counted;
use patchwright_domain::repair::RepairStatus;
use patchwright_domain::verdict::Trust;

use super::repair_all_record::BugRepair;
use crate::page::{Page, Tone};
use crate::plain::line;

const MOST_REASON: usize = 300;

pub(super) fn render(rows: &[BugRepair], bugs: usize, seconds: f64, page: &Page) -> String {
    let settled = rows.iter().filter(|row| row.is_settled()).count();
    let patches = rows.iter().filter(|row| row.patch.is_some()).count();
    let usd: f64 = rows.iter().map(|row| row.usd).sum();
    let cost = if usd > 0.0 {
        format!(" · ${usd:.4}")
    } else {
        String::new()
    };
    let head = format!(
        "{settled} of {} ended by {} · {seconds:.1} s{cost}",
        counted(bugs, "bug"),
        counted_patches(patches)
    );
    let mut lines = vec![page.row("repaired", &head)];
    for row in rows {
        let tone = match row.is_settled() {
            true => Tone::Good,
            false => Tone::Bad,
        };
        lines.push(page.row_in(tone, &format!("bug {}", row.bug), &about(row)));
    }
    lines.join("\n")
}

/// `1 patch`, `2 patches`.
fn counted_patches(count: usize) -> String {
    match count {
        1 => "1 patch".to_owned(),
        _ => format!("{count} patches"),
    }
}

fn about(row: &BugRepair) -> String {
    let kind = format!("{} {}", row.severity, row.kind);
    let mut parts = vec![kind];
    match (&row.patch, row.ended_by) {
        (_, Some(other)) => parts.push(format!("ended by the patch of bug {other}")),
        (Some(patch), None) => {
            parts.push(row.trust.map_or("repaired", Trust::name).to_owned());
            parts.push(patch.clone());
        }
        (None, None) => {
            parts.push(row.status.clone());
            let run = row
                .run
                .as_ref()
                .filter(|_| row.status != RepairStatus::Repaired.name());
            parts.extend(
                row.reason
                    .as_deref()
                    .map(|reason| line(reason, MOST_REASON)),
            );
            parts.extend(run.map(|run| format!("`patchwright show {run}`")));
        }
    }
    if !row.also_ends.is_empty() {
        parts.push(format!("this patch also ends {}", named(&row.also_ends)));
    }
    if !row.still.is_empty() {
        let count = row.still.len();
        parts.push(format!(
            "{} of it still {} with this patch and so {} another bug: {}",
            counted(count, "file"),
            if count == 1 { "crashes" } else { "crash" },
            if count == 1 { "shows" } else { "show" },
            line(&row.still.join(", "), MOST_REASON)
        ));
    }
    if let Some(why) = &row.not_rechecked {
        parts.push(format!(
            "other bugs were not tried on it: {}",
            line(why, MOST_REASON)
        ));
    }
    parts.join(" · ")
}

/// `bug 3`, `bugs 3, 7 and 9`.
fn named(bugs: &[usize]) -> String {
    let words: Vec<String> = bugs.iter().map(usize::to_string).collect();
    match words.split_last() {
        Some((only, [])) => format!("bug {only}"),
        Some((last, others)) => format!("bugs {} and {last}", others.join(", ")),
        None => String::new(),
    }
}

#[cfg(test)]
#[path = "repair_all_text_tests.rs"]
mod tests;
