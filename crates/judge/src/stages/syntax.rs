//! Syntax: runs only the compiler's front end on the touched units. It rejects most wrong patches within moments.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use patchwright_domain::count::counted;
use patchwright_subject::build_error::first_error;
use patchwright_subject::compile_commands::{CompileCommand, units_including};

use super::compiler_words;
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::trial::Trial;

pub(crate) fn syntax(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    let units = units_to_check(trial)?;
    if units.is_empty() {
        return Ok(Finding::not_run(
            "no compile command is known for the touched files",
        ));
    }
    for unit in &units {
        let run = trial.context.subject.check_syntax(trial.layer()?, unit)?;
        if !run.worked() {
            let what = format!("the front end on {}", unit.file.display());
            super::over_limit(&what, run.outcome, 0.0, u64::MAX)?;
            let detail = first_error(&run.printed).map_or(what, |error| error.to_string());
            return Ok(Finding::fail(
                detail,
                format!(
                    "The patched code does not compile:\n{}",
                    compiler_words(&run.printed)
                ),
            ));
        }
    }
    Ok(Finding::pass(format!(
        "{} checked",
        counted(units.len(), "file")
    )))
}

/// The touched units; for a header up to three units that include it.
fn units_to_check<'a>(trial: &'a Trial<'_>) -> Result<Vec<&'a CompileCommand>, JudgeError> {
    let context = trial.context;
    let commands = context.base.compile_commands();
    let layer = trial.layer()?;
    let source = &context.subject.case.source;
    let read = |seen: &Path| {
        let relative = seen.strip_prefix(source).ok()?;
        std::fs::read(layer.find(relative)?).ok()
    };
    let mut chosen: Vec<&CompileCommand> = Vec::new();
    let mut seen: BTreeSet<(&Path, Option<&PathBuf>)> = BTreeSet::new();
    for path in trial.touched() {
        let full = source.join(&path);
        let own: Vec<&CompileCommand> = commands
            .iter()
            .filter(|command| command.file == full)
            .collect();
        let units = if own.is_empty() {
            units_including(&full, commands, &read)
        } else {
            own
        };
        for unit in units {
            if layer
                .find(unit.file.strip_prefix(source).unwrap_or(&unit.file))
                .is_some()
                && seen.insert((&unit.file, unit.output.as_ref()))
            {
                chosen.push(unit);
            }
        }
    }
    Ok(chosen)
}
