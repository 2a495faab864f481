//! `patchwright report`: what a report says, in words.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::Context;
use patchwright_crash as crash;
use patchwright_domain::report::ReportView;
use serde::Serialize;

use super::{Answer, print_json, print_text};
use crate::args::{Common, Format, Report};

/// Longer logs are read up to here, and it is said.
const MOST_BYTES: u64 = 256 << 20;

#[derive(Serialize)]
struct Document<'a> {
    #[serde(flatten)]
    primary: &'a ReportView,
    reports: &'a [ReportView],
}

pub fn run(common: &Common, command: &Report) -> anyhow::Result<Answer> {
    let bytes = read(&command.file)?;
    let project = match &command.source {
        Some(root) => crash::Project::at(std::path::absolute(root)?),
        None => crash::Project::default(),
    };
    let reports = crash::parse(&bytes);
    let views: Vec<ReportView> = reports
        .iter()
        .map(|report| crash::view(report, &project))
        .collect();
    let primary = crash::choose(&reports, crash::Hints::default(), &project)
        .and_then(|index| views.get(index));
    match (common.format, primary) {
        (Format::Json, Some(primary)) => print_json(&Document {
            primary,
            reports: &views,
        })?,
        (Format::Json, None) => print_json(&serde_json::json!({ "kind": null, "reports": [] }))?,
        (Format::Human, Some(primary)) => print_text(&words(primary, views.len()))?,
        (Format::Human, None) => print_text("no report was found in the text")?,
    }
    Ok(Answer::yes_if(primary.is_some()))
}

fn words(primary: &ReportView, count: usize) -> String {
    let mut text = primary.purified.trim_end().to_owned();
    if count > 1 {
        text.push_str(&format!(
            "\n\n({} reports in all; --format json prints every one)",
            count
        ));
    }
    text
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let reader: Box<dyn Read> = if path == Path::new("-") {
        Box::new(std::io::stdin())
    } else {
        Box::new(File::open(path).with_context(|| format!("cannot open {}", path.display()))?)
    };
    reader
        .take(MOST_BYTES)
        .read_to_end(&mut bytes)
        .with_context(|| format!("cannot read {}", path.display()))?;
    Ok(bytes)
}
