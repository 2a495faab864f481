//! Ran: what the PoC executes or loads must differ from before, or the patch was never tried. If the build could be
//! traced, it must also have used the patched files where the unpatched build used the originals.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_code::{FileRole, by_name};
use patchwright_domain::verdict::StageOutcome;
use patchwright_edit::changes_only_layout;

use super::build::build_touched;
use super::evidence;
use crate::error::JudgeError;
use crate::finding::Finding;
use crate::program_image::run_alike;
use crate::trial::Trial;

pub(crate) fn ran(trial: &mut Trial<'_>) -> Result<Finding, JudgeError> {
    // UBSan's data contains line numbers, so the programs may differ even then.
    if changes_only_layout(&trial.candidate, &trial.context.sources())? {
        return Ok(nothing_changed("only comments and layout are changed"));
    }
    if let Some(changed) = changed_file(trial)?
        && !has_stale_units(trial)?
    {
        return evidence::assess(trial, &changed, "");
    }
    let mut tests = trial
        .context
        .pocs
        .iter()
        .filter_map(|poc| poc.tests.as_ref());
    if tests.any(|tests| tests.makes_programs) {
        return Ok(Finding::pass(
            "the test command builds programs that it runs, so that the patch is in them; test.build-command would build them before",
        ));
    }
    // What was compiled alone was not compiled by the build, which is what is run now.
    if trial.tree.alone.take().is_some() {
        trial.begin_recording()?;
    }
    // Hand-written Makefiles often do not track headers.
    let touched = out_of_date(trial)?;
    let rebuilt = build_touched(trial, "the build", &touched, "rebuild")?;
    if rebuilt.outcome == StageOutcome::Pass
        && let Some(changed) = changed_file(trial)?
    {
        let how = " after the units were made out of date";
        return evidence::assess(trial, &changed, how);
    }
    let built = super::build_clean(trial)?;
    if built.outcome != StageOutcome::Pass {
        return Ok(Finding::fail(
            format!("a clean build failed: {}", built.detail),
            built.feedback,
        ));
    }
    if let Some(changed) = changed_file(trial)? {
        return evidence::assess(trial, &changed, " in a clean build");
    }
    Ok(nothing_changed(
        "no program or library that the PoC runs differs from before the patch",
    ))
}

fn nothing_changed(detail: &str) -> Finding {
    Finding::fail(
        detail,
        "The patch changes nothing that the PoC executes or loads: it edits comments, layout, unused code, or a file \
         that is not compiled into the program. Change the code that runs.",
    )
}

/// A file that the PoC executes or loads and that differs from the base.
fn changed_file(trial: &Trial<'_>) -> Result<Option<PathBuf>, JudgeError> {
    let (base, layer) = (trial.context.base.tree(), trial.layer()?);
    let files = trial.context.pocs.iter().flat_map(|poc| &poc.files);
    for relative in files {
        let differs = match layer.find(relative) {
            Some(now) => !run_alike(&base.join(relative), &now)?,
            // It is gone; the PoC stage reports that.
            None => true,
        };
        if differs {
            return Ok(Some(relative.clone()));
        }
    }
    Ok(None)
}

/// Whether units that include a touched header were not recompiled.
fn has_stale_units(trial: &Trial<'_>) -> Result<bool, JudgeError> {
    let context = trial.context;
    let source = &context.subject.case.source;
    let layer = trial.layer()?;
    let read = |seen: &Path| fs::read(layer.find(seen.strip_prefix(source).ok()?)?).ok();
    let commands = context.base.compile_commands();
    for header in trial.touched().iter().filter(|path| is_header(path)) {
        let units = patchwright_subject::compile_commands::units_including(
            &source.join(header),
            commands,
            &read,
        );
        let written = layer.written();
        let is_stale = |output: &PathBuf| {
            output
                .strip_prefix(source)
                .is_ok_and(|relative| !written.join(relative).exists())
        };
        if units
            .iter()
            .filter_map(|unit| unit.output.as_ref())
            .any(is_stale)
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The touched files and, if there is a header among them, every known unit.
fn out_of_date(trial: &Trial<'_>) -> Result<Vec<PathBuf>, JudgeError> {
    let layer = trial.layer()?;
    let source = &trial.context.subject.case.source;
    let mut paths = trial.touched();
    if paths.iter().any(|path| is_header(path)) {
        let units = trial.context.base.compile_commands().iter();
        paths.extend(
            units.filter_map(|unit| unit.file.strip_prefix(source).ok().map(Path::to_owned)),
        );
    }
    paths.sort();
    paths.dedup();
    paths.retain(|path| layer.find(path).is_some());
    Ok(paths)
}

fn is_header(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default();
    by_name(name.as_encoded_bytes()).is_some_and(|(_, role)| role == FileRole::Included)
}
