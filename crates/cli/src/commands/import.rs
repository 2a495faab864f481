//! `patchwright import`: cases from the formats of data sets and fuzzers.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::Context;
use patchwright_import::{ImportedCase, Imports, Request, import};
use serde_json::json;

use super::repair_plan::here;
use super::{Answer, print_json, print_text};
use crate::args::{Common, Format};
use crate::import_args::ImportCommand;
use crate::page::Page;

pub fn run(common: &Common, command: &ImportCommand) -> anyhow::Result<Answer> {
    let here = here()?;
    let real = |path: &Path| -> anyhow::Result<PathBuf> {
        fs::canonicalize(here.join(path)).with_context(|| format!("cannot find {}", path.display()))
    };
    let optional = |path: &Option<PathBuf>| path.as_deref().map(real).transpose();
    let request = Request {
        path: real(&command.path)?,
        source: optional(&command.source)?,
        input: optional(&command.input)?,
        only: command.only.clone(),
        target: command.target.clone(),
        poc: command.poc.clone(),
        failing: command.failing.clone(),
        setup: command.setup.clone(),
        build: command.build.clone(),
        test: command.test.clone(),
        tools: optional(&command.tools)?,
    };
    let out = here.join(&command.out);
    fs::create_dir_all(&out).with_context(|| format!("cannot create {}", out.display()))?;
    let out = real(&out)?;
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let imports = import(command.kind.0, &request, &out, cores)?;
    match common.format {
        Format::Json => print_json(&document(&imports))?,
        Format::Human => print_text(&text(&imports, &Page::for_stdout()))?,
    }
    // A case that is missing must not pass for one that is there.
    Ok(match imports.refused.is_empty() {
        true => Answer::Yes,
        false => Answer::CouldNot,
    })
}

fn document(imports: &Imports) -> serde_json::Value {
    let cases = imports.written.iter();
    let cases = cases.map(|one| {
        json!({ "name": one.name, "case": one.folder.display().to_string(), "notes": one.notes })
    });
    let refused = imports.refused.iter();
    let refused = refused.map(|one| json!({ "name": one.name, "reason": one.reason.to_string() }));
    json!({ "cases": cases.collect::<Vec<_>>(), "refused": refused.collect::<Vec<_>>() })
}

fn text(imports: &Imports, page: &Page) -> String {
    let mut lines = Vec::new();
    for one in &imports.written {
        lines.push(page.row("wrote", &one.folder.display().to_string()));
        lines.extend(one.notes.iter().map(|note| page.row("note", note)));
    }
    for one in &imports.refused {
        let words = format!("{}: {}", one.name, one.reason);
        lines.push(page.row("not written", &words));
    }
    if let Some(ImportedCase { folder, .. }) = imports.written.first() {
        let next = format!(
            "`patchwright reproduce {}` shows whether it crashes here",
            folder.display()
        );
        lines.push(page.row("next", &next));
    }
    lines.join("\n")
}
