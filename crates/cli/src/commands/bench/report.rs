//! `patchwright bench report`: what the cells came to, in the form that is asked for.

use std::path::Path;

use patchwright_bench::{
    Baseline, BenchFolder, BenchReport as Report, Table, cells, labels, page, tables,
};

use crate::args::{Common, Format};
use crate::bench_args::{BenchReport, ReportForm};
use crate::commands::{Answer, print_json, print_text};
use crate::sink;

pub fn run(common: &Common, command: &BenchReport) -> anyhow::Result<Answer> {
    let report = read(&command.folder)?;
    let form = match common.format {
        Format::Json => ReportForm::Json,
        Format::Human => command.form,
    };
    let all = |render: fn(&Table) -> String| {
        let all: Vec<String> = tables(&report).iter().map(render).collect();
        all.join("\n").trim_end().to_owned()
    };
    match form {
        ReportForm::Text => print_text(&all(Table::text))?,
        ReportForm::Markdown => print_text(&all(Table::markdown))?,
        ReportForm::Latex => print_text(&all(Table::latex))?,
        ReportForm::Csv => print_text(cells(&report).csv().trim_end())?,
        ReportForm::Baseline => print_text(Baseline::from(&report).render().trim_end())?,
        ReportForm::Json => print_json(&report)?,
        ReportForm::Html => sink::document(page(&report).trim_end())?,
    }
    Ok(Answer::Yes)
}

/// From a benchmark's folder.
pub(super) fn read(folder: &Path) -> anyhow::Result<Report> {
    let folder = BenchFolder::new(folder);
    let plan = folder.plan()?;
    let results = folder.results(&plan)?;
    Ok(Report::new(&plan, &results, &labels(&folder)?))
}
