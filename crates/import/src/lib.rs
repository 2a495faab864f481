//! Cases from the formats of data sets and fuzzers. Everything read here is a stranger's: it is bounded, no path leads out
//! of a case, and no word of it reaches a shell unquoted. Nothing is run.
//!
//! A case is written whole, and only if our own manifest reader accepts it; what is missing is an error that says where it
//! is to be had, and what could not be carried over is told.

mod arvo;
mod container;
mod defects4j;
mod dockerfile;
mod draft;
mod error;
mod fix_parts;
mod foreign;
mod format;
mod git_fix;
mod import;
mod instances;
mod juliet;
mod juliet_case;
mod manifest_text;
mod oss_fuzz;
mod request;
#[cfg(test)]
mod samples;
mod sec_bench;
mod shell;
mod tree;
mod vulnloc;
mod words;
mod written;

pub use error::ImportError;
pub use format::{Adapter, Format};
pub use import::{ImportedCase, Imports, RefusedCase, import};
pub use request::Request;
