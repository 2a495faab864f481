//! The one table of report formats. A new language or tool is a new file and a new row here.

mod asan;
mod deadly;
mod glibc;
mod header;
mod libfuzzer;
mod lsan;
mod msan;
mod shell;
mod summary;
mod tsan;
mod ubsan;

use patchwright_domain::report::CrashReport;

use crate::parse::Open;

/// How one tool's reports are read.
pub(crate) struct Format {
    /// A new report, when the line begins one.
    pub(crate) begin: fn(&str) -> Option<CrashReport>,
    /// A further line of an open report; stack lines never come here.
    pub(crate) feed: fn(&mut Open, &str),
    /// Called once when the report is at its end.
    pub(crate) close: fn(&mut Open),
}

/// Asked in this order; the first that knows a line takes it.
pub(crate) static FORMATS: &[Format] = &[
    deadly::FORMAT,
    asan::FORMAT,
    lsan::FORMAT,
    msan::FORMAT,
    tsan::FORMAT,
    ubsan::FORMAT,
    libfuzzer::FORMAT,
    glibc::FORMAT,
    shell::FORMAT,
];

pub(crate) use summary::{SUMMARY_ONLY, read as summary};

fn nothing_more(_: &mut Open) {}
