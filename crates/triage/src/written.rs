//! The folder that a triage leaves: a case for each bug and what was found, written whole or not at all.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::case::{Case, Poc};
use patchwright_domain::count::counted;
use patchwright_domain::foreign::visible_line;
use patchwright_subject::write_bug_case;
use rustix::fs::{CWD, RenameFlags, renameat_with};
use rustix::io::Errno;

use crate::error::TriageError;
use crate::sarif::{SARIF_FILE, sarif};
use crate::summary::{BugRow, SUMMARY_FILE, TriageSummary};

/// Files that a README names.
const MOST_NAMED: usize = 20;

/// A bug's case: how the program is run, and on what.
pub(crate) struct BugCase {
    pub poc: Poc,
    pub content: Vec<u8>,
}

/// Refuses a folder with foreign content, before any work is done for it.
pub(crate) fn check_is_ours(out: &Path) -> Result<(), TriageError> {
    let is_link = fs::symlink_metadata(out).is_ok_and(|about| about.is_symlink());
    let is_empty = || fs::read_dir(out).is_ok_and(|mut listed| listed.next().is_none());
    let is_ours = !is_link && (out.join(SUMMARY_FILE).is_file() || is_empty());
    match fs::symlink_metadata(out).is_err() || is_ours {
        true => Ok(()),
        false => Err(TriageError::NotOurs {
            path: out.to_owned(),
        }),
    }
}

/// The name of a bug's folder.
pub(crate) fn folder_name(bug: usize) -> String {
    format!("bug-{bug}")
}

/// Writes everything beside `out` and moves it there; an older triage stays in that place until the new one takes it.
pub(crate) fn write(
    case: &Case,
    out: &Path,
    summary: &TriageSummary,
    cases: &[BugCase],
) -> Result<(), TriageError> {
    check_is_ours(out)?;
    let parent = out.parent().unwrap_or(out);
    fs::create_dir_all(parent).map_err(TriageError::io("create", parent))?;
    let beside = |what: &str| -> PathBuf {
        let name = out.file_name().unwrap_or_default().to_string_lossy();
        parent.join(format!(".{name}-{what}-{}", std::process::id()))
    };
    let new = beside("new");
    // What a killed process of the same number left.
    let _ = fs::remove_dir_all(&new);
    if let Err(error) = lay_out(case, (&new, out), summary, cases) {
        let _ = fs::remove_dir_all(&new);
        return Err(error);
    }
    let moved = move_in(&new, out);
    // The older one, or the new one if it could not be moved.
    let _ = fs::remove_dir_all(&new);
    moved
}

/// Afterwards the older triage, if there is one, is where the new one was.
fn move_in(new: &Path, out: &Path) -> Result<(), TriageError> {
    if fs::symlink_metadata(out).is_err() {
        return fs::rename(new, out).map_err(TriageError::io("create", out));
    }
    match renameat_with(CWD, new, CWD, out, RenameFlags::EXCHANGE) {
        Ok(()) => Ok(()),
        // Network file systems cannot exchange.
        Err(Errno::INVAL | Errno::NOSYS) => move_around(new, out),
        Err(error) => Err(TriageError::io("replace", out)(error.into())),
    }
}

/// In three steps; if the second fails, the first is undone.
fn move_around(new: &Path, out: &Path) -> Result<(), TriageError> {
    let old = new.with_extension("old");
    fs::rename(out, &old).map_err(TriageError::io("replace", out))?;
    if let Err(error) = fs::rename(new, out) {
        let _ = fs::rename(&old, out);
        return Err(TriageError::io("create", out)(error));
    }
    let _ = fs::rename(&old, new);
    Ok(())
}

fn lay_out(
    case: &Case,
    (folder, out): (&Path, &Path),
    summary: &TriageSummary,
    cases: &[BugCase],
) -> Result<(), TriageError> {
    let case = without_output(case, out);
    for (row, one) in summary.bugs.iter().zip(cases) {
        let own = folder.join(folder_name(row.bug));
        let poc = Poc {
            bug: Some(row.kind.name().to_owned()),
            ..one.poc.clone()
        };
        write_bug_case(&case, &own, &poc, &one.content)?;
        put(&own.join("README.md"), about(row).as_bytes())?;
    }
    put(&folder.join(SARIF_FILE), &json(&sarif(summary))?)?;
    put(&folder.join(SUMMARY_FILE), &json(summary)?)
}

/// What is written must not become part of the source that it is about.
fn without_output(case: &Case, out: &Path) -> Case {
    let below = out.strip_prefix(&case.source).ok();
    let glob = below.map(|below| format!("{}/**", below.display()));
    let exclude = case.exclude.iter().cloned().chain(glob);
    Case {
        exclude: exclude.collect(),
        ..case.clone()
    }
}

fn json(value: &impl serde::Serialize) -> Result<Vec<u8>, TriageError> {
    let mut text = serde_json::to_vec_pretty(value).map_err(|error| TriageError::Runs {
        problem: error.to_string(),
    })?;
    text.push(b'\n');
    Ok(text)
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), TriageError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(TriageError::io("create", folder))?;
    }
    fs::write(path, bytes).map_err(TriageError::io("write", path))
}

fn about(row: &BugRow) -> String {
    let named = row.files.iter().take(MOST_NAMED);
    let mut files: Vec<String> = named
        .map(|name| format!("- `{}`", visible_line(name)))
        .collect();
    let more = row.files.len().saturating_sub(MOST_NAMED);
    if more > 0 {
        files.push(format!("- and {} more", counted(more, "file")));
    }
    format!(
        "# Bug {}: {}\n\nThe program {}.\n\nSeverity {}: {}.\n\nSignature: `{}`\n\nShown by:\n\n{}\n\n\
         Repair it with `patchwright repair .`, look at it with `patchwright reproduce .`.\n",
        row.bug,
        row.kind,
        visible_line(&row.headline),
        row.severity,
        row.reason,
        visible_line(&row.signature.0),
        files.join("\n")
    )
}

#[cfg(test)]
#[path = "written_tests.rs"]
mod tests;
