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

use crate::open_report::Format;

/// Tried in this order; the first that recognises a line takes it.
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
