//! `patchwright report`: explains a crash report.

use patchwright_crash as crash;
use patchwright_domain::report::ReportView;
use serde::Serialize;

use super::{Answer, print_json, print_text};
use crate::args::{Common, Format, Report};
use crate::given_file;

/// Far larger than any real crash log.
const MOST_BYTES: u64 = 256 << 20;

#[derive(Serialize)]
struct Document<'a> {
    #[serde(flatten)]
    primary: &'a ReportView,
    reports: &'a [ReportView],
}

pub fn run(common: &Common, command: &Report) -> anyhow::Result<Answer> {
    let bytes = given_file::read(&command.file, MOST_BYTES)?;
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
        (Format::Human, Some(primary)) => print_text(&render(primary, views.len()))?,
        (Format::Human, None) => print_text("no report was found in the text")?,
    }
    Ok(Answer::yes_if(primary.is_some()))
}

fn render(primary: &ReportView, count: usize) -> String {
    let mut text = primary.purified.trim_end().to_owned();
    if count > 1 {
        text.push_str(&format!(
            "\n\n({} reports in all; --format json prints every one)",
            count
        ));
    }
    text
}
