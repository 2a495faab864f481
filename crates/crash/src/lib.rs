//! Sanitizer, fuzzer and runtime text to crash reports, and those to something a reader or a model
//! can use. Pure: text in, data out.

mod advice;
mod choose;
mod cwe;
mod described;
mod echo;
mod failed_tests;
mod fault;
mod formats;
mod frame;
mod headline;
mod issue;
mod leaks;
mod lines;
mod names;
mod open_report;
mod owners;
mod parse;
mod passed_over;
mod phrases;
mod project;
mod purify;
mod recursion;
mod region;
mod remark;
mod runtime;
mod scan;
mod signal;
mod signature;
mod symbols;
mod text;
mod thrown;

pub use choose::{Ending, Hints, choose, hang, settle};
pub use cwe::cwe;
pub use described::DescribedBug;
pub use fault::{same_fault, same_object};
pub use headline::range_function;
pub use issue::{
    Attached, DataForm, FileMention, Issue, MAX_ATTACHED, MAX_ISSUE_BYTES, MAX_MENTIONS, read_issue,
};
pub use leaks::{LeakSite, block_site, leak_sites, same_leak, without_leaks};
pub use lines::{NamedBy, NamedCode, NamedLine, named_code, named_lines};
pub use open_report::{MAX_FRAMES, MAX_PARTS};
pub use parse::{MAX_REPORTS, MAX_TOTAL_FRAMES, parse};
pub use project::{Call, Project, Wrappers, locate, owner};
pub use purify::{bare, purify, view};
pub use signal::from_signal;
pub use signature::{most_telling, same_bug, same_place, signature};
pub use symbols::{
    CodeAddress, Symbol, Symbols, apply_symbols, read_llvm_symbolizer, unsymbolized,
};
