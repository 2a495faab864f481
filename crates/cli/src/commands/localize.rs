//! `patchwright localize`: which lines runs with the bug execute and runs without it do not.

use std::env;

use anyhow::{Context, bail};
use patchwright_repair::tools::localization::{Asked, Localization, Unlocated, localize};
use serde_json::{Value, json};

use super::{Answer, print_json, print_text, reproduce};
use crate::args::{Common, Format, Localize};
use crate::case_args;
use crate::session::Session;

pub fn run(common: &Common, command: &Localize) -> anyhow::Result<Answer> {
    let here = env::current_dir().context("cannot tell the current folder")?;
    let case = case_args::resolve(&command.case, &here)?;
    let session = Session::open(common, &command.work, "localize", &case)?;
    if command.work.dry_run {
        return reproduce::plan(common, &session);
    }
    let asked = Asked {
        formula: command.formula,
        top: command.top as usize,
        within: command.within.iter().cloned().collect(),
    };
    let found = session.work(
        |subject| {
            let base = subject.base()?;
            match localize(subject, &base, &asked) {
                Ok(found) => Ok(found),
                Err(Unlocated::Words(words)) => bail!(words),
                Err(Unlocated::Error(error)) => Err(error.into()),
            }
        },
        |found| answer(found).end("localized"),
    )?;
    drop(session);
    match common.format {
        Format::Json => print_json(&document(&found))?,
        Format::Human => print_text(format!("{}\n{}", found.table(), found.context()).trim_end())?,
    }
    Ok(answer(&found))
}

fn answer(found: &Localization) -> Answer {
    Answer::yes_if(!found.lines.is_empty())
}

fn document(found: &Localization) -> Value {
    json!({
        "formula": found.formula.name(),
        "runs": { "failing": found.runs.failing, "passing": found.runs.passing },
        "notes": found.notes,
        "lines": found.lines,
    })
}
