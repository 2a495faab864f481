//! `patchwright triage`: a folder of crashing files to the bugs behind them.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail};
use patchwright_domain::case::Case;
use patchwright_subject::InputFolder;
use patchwright_triage::{TriageError, TriageOrder, TriageSummary, triage};

use super::repair_plan::here;
use super::{Answer, print_json, print_text, reproduce, triage_text};
use crate::args::{Common, Format, Triage};
use crate::case_args::{self, CaseArgs};
use crate::page::Page;
use crate::session::{Beginning, Session, Watcher};

pub fn run(common: &Common, command: &Triage) -> anyhow::Result<Answer> {
    let here = here()?;
    let named = here.join(&command.folder);
    let root = fs::canonicalize(&named)
        .with_context(|| format!("cannot find the folder {}", named.display()))?;
    let folder = InputFolder::read(&root)?;
    let Some(sample) = folder.files.first() else {
        return Err(TriageError::NoInputs { path: root }.into());
    };
    let case = case(command, &folder.path(sample), &here)?;
    let out = output(&here.join(&command.out))?;
    let beginning = Beginning {
        ours: vec![out.clone()],
        ..Beginning::new("triage")
    };
    let session = Session::begin(common, &command.work, &case, beginning, Watcher::user()?)?;
    if command.work.dry_run {
        return reproduce::plan(common, &session);
    }
    let order = TriageOrder {
        folder: &folder,
        folder_name: root.display().to_string(),
        out,
        seconds: Duration::from_secs(command.seconds),
        minimise: Duration::from_secs(command.minimise_seconds),
    };
    let found = session.work(
        |subject| Ok(triage(subject, &order)?),
        |found| answer(found).end(&found.status),
    )?;
    drop(session);
    match common.format {
        Format::Json => print_json(&found)?,
        Format::Human => print_text(&triage_text::render(&found, &Page::for_stdout()))?,
    }
    Ok(answer(&found))
}

fn answer(found: &TriageSummary) -> Answer {
    match (found.bugs.is_empty(), found.unclear.is_empty()) {
        (false, _) => Answer::Yes,
        (true, true) => Answer::No,
        // Files that could not be run may show anything.
        (true, false) => Answer::CouldNot,
    }
}

/// The case with one of the files as its input, where the target is given on the command line.
fn case(command: &Triage, sample: &Path, here: &Path) -> anyhow::Result<Case> {
    let mut args: CaseArgs = command.case.clone();
    match args.flags.pocs.as_mut_slice() {
        [] => {}
        [target] if target.input.is_some() || target.stdin.is_some() => {
            bail!(
                "--input and --stdin have no meaning here: the files of the folder are the inputs"
            )
        }
        [target] if target.command.contains("{input}") => target.input = Some(sample.to_owned()),
        [target] => target.stdin = Some(sample.to_owned()),
        [..] => bail!("give one --target: a folder of files is for one program"),
    }
    case_args::resolve(&args, here)
}

/// The folder as its cases will name it, whether it is there already or not.
fn output(out: &Path) -> anyhow::Result<PathBuf> {
    let (Some(parent), Some(name)) = (out.parent(), out.file_name()) else {
        bail!("{} cannot be the folder of a triage", out.display());
    };
    let real = out.ancestors().skip(1).find_map(|above| {
        let found = fs::canonicalize(above).ok()?;
        Some(found.join(parent.strip_prefix(above).ok()?))
    });
    Ok(real.unwrap_or_else(|| parent.to_owned()).join(name))
}
