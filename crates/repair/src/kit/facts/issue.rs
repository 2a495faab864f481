//! The issue report for a prompt: its text as data, and the names in it, looked up in the source.

use std::fs::{self, File};
use std::io::Read;

use patchwright_code::{CodeMap, Placed};
use patchwright_crash::{
    Attached, FileMention, Issue, MAX_ISSUE_BYTES, purify, read_issue, same_bug,
};
use patchwright_domain::count::counted;
use patchwright_domain::foreign::visible_line;

use crate::error::RepairError;
use crate::kit::context::RepairContext;
use crate::prompt::{fence, render};
use crate::tools::code::Switch;

const SECTION: &str = include_str!("../../../prompts/facts/issue.md");

/// In bytes.
const MOST_TEXT: usize = 16 << 10;
const MOST_INDEX: usize = 4 << 10;
const MOST_LINE: usize = 200;

/// `None` if the case has none.
pub(super) fn read(ctx: &RepairContext<'_>) -> Result<Option<Issue>, RepairError> {
    let Some(path) = &ctx.scene().subject.case.report.issue else {
        return Ok(None);
    };
    let unreadable = |source| RepairError::Issue {
        path: path.clone(),
        source,
    };
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    // Reads one byte more, to know whether it was cut.
    let most = MAX_ISSUE_BYTES as u64 + 1;
    file.take(most)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    Ok(Some(read_issue(&bytes)))
}

pub(super) fn section(
    ctx: &RepairContext<'_>,
    issue: &Issue,
    map: &CodeMap,
    purification: Switch,
) -> Result<String, RepairError> {
    let text = match purification {
        Switch::On => &issue.prose,
        Switch::Off => &issue.text,
    };
    let text = fence("issue", text.trim_end(), MOST_TEXT);
    let index = index(ctx, issue, map);
    let index = match index.is_empty() {
        true => String::new(),
        false => {
            let index = fence("issue", &index.join("\n"), MOST_INDEX);
            format!("\nWhat it names, looked up:\n\n{index}\n")
        }
    };
    Ok(render(SECTION, &[("text", &text), ("index", &index)])?)
}

fn index(ctx: &RepairContext<'_>, issue: &Issue, map: &CodeMap) -> Vec<String> {
    let logs = logs(ctx, issue);
    let files = issue.files.iter().filter_map(|file| linked(file, map));
    let functions = issue.functions.iter().filter_map(|name| {
        let placed = map.named(name).into_iter().find(Placed::is_definition)?;
        let span = placed.element.span;
        let path = &placed.file.path;
        Some(format!("{name}: {path}:{}-{}", span.line, span.end_line))
    });
    let commands = issue.commands.iter().map(|one| format!("command: {one}"));
    let versions = issue.versions.iter().map(|one| format!("version: {one}"));
    let attached = issue.attached.iter().map(|one| told(ctx, one));
    let all = logs.into_iter().chain(files).chain(functions);
    let all = all.chain(commands).chain(versions).chain(attached);
    all.map(|text| shortened(&text)).collect()
}

/// Whether its logs show the bug that was reproduced.
fn logs(ctx: &RepairContext<'_>, issue: &Issue) -> Vec<String> {
    let scene = ctx.scene();
    let project = scene.subject.project();
    let all = issue.reports.iter().map(|report| {
        let mut pocs = scene.judge.pocs().iter();
        match pocs.any(|poc| same_bug(report, &poc.report, &project)) {
            true => "sanitizer log: the bug that was reproduced".to_owned(),
            false => {
                let purified = purify(report, &project);
                format!(
                    "sanitizer log: not what was reproduced: {}",
                    purified.headline
                )
            }
        }
    });
    let mut known: Vec<String> = Vec::new();
    for one in all {
        if !known.contains(&one) {
            known.push(one);
        }
    }
    known
}

/// `src/a.c:12 (in read_row)`; `None` if it is not a source file.
fn linked(mention: &FileMention, map: &CodeMap) -> Option<String> {
    let file = map.file_meant(&mention.path)?;
    let Some(line) = mention.line.filter(|line| *line <= file.lines()) else {
        return Some(file.path.to_string());
    };
    Some(match file.function_at(line) {
        Some(function) => format!("{}:{line} (in {})", file.path, function.qualified),
        None => format!("{}:{line}", file.path),
    })
}

fn told(ctx: &RepairContext<'_>, attached: &Attached) -> String {
    let name = attached.name.as_deref();
    let name = name.map(|name| format!(" `{name}`")).unwrap_or_default();
    let form = attached.form.name();
    let bytes = counted(attached.bytes.len(), "byte");
    let inputs = ctx.scene().subject.case.pocs.iter();
    let mut inputs = inputs.filter_map(|poc| poc.input.as_ref().or(poc.stdin.as_ref()));
    let is_input = inputs.any(|path| {
        let long = fs::metadata(path).is_ok_and(|about| about.len() == attached.bytes.len() as u64);
        long && fs::read(path).is_ok_and(|bytes| bytes == attached.bytes)
    });
    let same = if is_input { ", the known input" } else { "" };
    format!("attached data{name}: {bytes}, written as {form}{same}")
}

fn shortened(text: &str) -> String {
    let text = visible_line(text);
    match text.char_indices().nth(MOST_LINE) {
        Some((end, _)) => format!("- {}…", text.get(..end).unwrap_or_default()),
        None => format!("- {text}"),
    }
}
