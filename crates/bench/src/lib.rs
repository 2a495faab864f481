//! Benchmarks: a suite is cases times ways to repair them. Each repair is a cell with a journal and a result of its own;
//! a report is a fold over the results.
//!
//! Only [`examine`] runs anything, and that on a case that somebody else holds open.

mod baseline;
mod campaign;
mod case_folders;
mod cell;
mod cell_table;
mod compare;
mod correct;
mod error;
mod file_lock;
mod folder;
mod forecast;
mod held_out;
mod label;
mod labels;
mod ledger;
mod likeness;
mod page;
mod plot;
mod report;
mod result;
#[cfg(test)]
mod samples;
mod schedule;
mod stats;
mod suite;
mod table;
mod tables;

pub use baseline::Baseline;
pub use campaign::{Pods, Tasks, quoted, slurm_script};
pub use case_folders::case_folders;
pub use cell::{Arm, Cell, PlannedCell};
pub use cell_table::cells;
pub use compare::{Comparison, Side, compare};
pub use correct::{Correctness, DecidedBy, Evidence, HeldOut, ReferenceEvidence, decide};
pub use error::BenchError;
pub use folder::{BenchFolder, BenchPlan, CellFolder, CellLock};
pub use forecast::{Forecast, Outlook, duration};
pub use held_out::{HeldBack, examine};
pub use label::{Label, Opinion};
pub use labels::{CasePatch, add_label, labels, patches_of};
pub use ledger::{AccountEnd, CellAccount, Grant, Ledger, LedgerCaps};
pub use likeness::Likeness;
pub use page::page;
pub use report::{ArmSummary, BenchReport, CellRow, PassAt, Spread};
pub use result::{CellPatch, CellResult, ERROR};
pub use schedule::{Next, Width, work_on};
pub use suite::{ArmPlan, Concern, Names, Nature, Suite, SuiteLimits};
pub use table::Table;
pub use tables::tables;
