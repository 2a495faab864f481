//! One self-contained page: tables and plots, no script, nothing loaded from elsewhere.

use crate::plot::plots;
use crate::report::BenchReport;
use crate::table::{Table, html_text};
use crate::tables::tables;

const STYLE: &str = "\
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; color: #222; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: .2rem .6rem; text-align: left; border-bottom: 1px solid #e2e2e2; white-space: nowrap; }
th { border-bottom: 2px solid #888; vertical-align: bottom; white-space: normal; max-width: 11rem; }
td.words { white-space: normal; min-width: 8rem; } td:first-child { white-space: normal; min-width: 12rem; max-width: 24rem; } .number { text-align: right; font-variant-numeric: tabular-nums; }
.note { color: #666; max-width: 60rem; } svg { max-width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1rem 2rem; }
";

pub fn page(report: &BenchReport) -> String {
    let title = html_text(&report.name);
    let mut all = tables(report).into_iter();
    // The page is called after the benchmark already.
    let first = all.next().map(|table| Table {
        title: "Overview".to_owned(),
        ..table
    });
    let first = first.map(|table| table.html()).unwrap_or_default();
    let plots: String = plots(report)
        .into_iter()
        .map(|(title, plot)| format!("<section>\n<h2>{title}</h2>\n{plot}</section>\n"))
        .collect();
    let rest: String = all.map(|table| table.html()).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>Benchmark {title}</h1>\n\
         {first}<div class=\"plots\">\n{plots}</div>\n{rest}</body>\n</html>\n"
    )
}

#[cfg(test)]
#[path = "page_tests.rs"]
mod tests;
