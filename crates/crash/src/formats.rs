//! The one table of report formats. A new language or tool is a new file and a new row here.

mod asan;
mod checks;
mod deadly;
mod glibc;
mod go;
mod header;
mod hwasan;
mod java;
mod javascript;
mod libfuzzer;
mod lsan;
mod msan;
mod python;
mod rust;
mod shell;
mod summary;
mod tsan;
mod ubsan;
mod valgrind;

use crate::open_report::Format;

/// Tried in this order; the first that recognises a line takes it.
pub(crate) static FORMATS: &[Format] = &[
    deadly::FORMAT,
    hwasan::FORMAT,
    asan::FORMAT,
    lsan::FORMAT,
    msan::FORMAT,
    tsan::FORMAT,
    go::FORMAT,
    go::race::FORMAT,
    rust::FORMAT,
    java::hs_err::FORMAT,
    java::dump::FORMAT,
    java::FORMAT,
    javascript::FORMAT,
    python::FORMAT,
    valgrind::FORMAT,
    checks::FORMAT,
    ubsan::FORMAT,
    libfuzzer::FORMAT,
    glibc::FORMAT,
    shell::FORMAT,
];

pub(crate) use summary::{SUMMARY_ONLY, read as summary};
