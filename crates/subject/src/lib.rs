//! The program under repair: its base, views of it, and the commands that run there.
//!
//! This crate decides how the target runs; only `sandbox` starts it.

mod agent_tree;
mod analysis_build;
mod base;
mod base_files;
mod base_key;
mod cache;
mod candidate_tree;
mod compile_units;
mod coverage;
mod debug_place;
mod error;
mod fetch;
mod found_case;
mod hex;
mod identity;
mod input_folder;
mod javac;
mod jdi;
mod junit;
mod jvm;
mod kept;
mod language_server;
mod launch;
mod leak_detection;
mod options;
mod plan;
mod poc;
mod property;
mod reproduce;
mod room;
mod sanitized;
mod seeds;
mod solver;
mod source;
mod start_failure;
mod subject;
mod suite_leaks;
mod suite_outcome;
mod suite_run;
mod suite_tail;
mod switched;
mod symbolize;
mod test_inputs;
mod test_poc;
mod tests_build;
mod thrown;
mod toolchain;
mod tree_files;
mod unit_command;
mod worktree;
mod wrappers;

pub mod build_error;
pub mod compile_commands;
pub mod doctor;
pub mod init;
pub mod machine;
pub mod manifest;
pub mod neighbours;
pub mod provenance;
pub mod suite;

pub use agent_tree::{
    AgentFile, AgentProgram, AgentRan, AgentTree, FoundLine, FoundLines, ProgramRan, ReadyCommand,
};
pub use analysis_build::{Analysis, AnalysisBuild, Showing, Shown};
pub use base::Base;
pub use cache::{Cache, Entry, Project};
pub use candidate_tree::CommandRun;
pub use coverage::{Coverage, FileCoverage, InputProbes, Stopped};
pub use debug_place::{DebugPaths, DebugPlace};
pub use error::{CommandFailed, SubjectError};
pub use found_case::{FoundCase, WrittenCase, write_bug_case};
pub use identity::{SourceLines, case_identity, checked_out_commit, git_folder};
pub use input_folder::{InputFile, InputFolder};
pub use javac::{Compiled, Rehearsal, Rehearsed};
pub use junit::{DirectSuite, DirectTests};
pub use jvm::{is_exception, is_jvm, loaded_code};
pub use kept::keep;
pub use language_server::ServerPlace;
pub use launch::{Launch, LaunchStdin};
pub use leak_detection::LeakDetection;
pub use options::{Leaks, SANITIZER_EXIT, Watchfulness};
pub use plan::Planned;
pub use poc::{PocEnding, PocRun, Watch};
pub use property::{
    Asserted, Decided, Decision, Mark, MarkedUnit, PropertyAnswer, PropertyRun, Watched,
};
pub use reproduce::{PocResult, Reproduced, settle_runs};
pub use room::Tree;
pub use seeds::{Seed, Seeds};
pub use solver::{SOLVERS, Solved};
pub use source::{Listing, Wanted};
pub use subject::{AnalysisUse, Host, Record, Subject, SubjectOptions};
pub use suite_outcome::SuiteRun;
pub use suite_run::{PARTLY_KNOWN, SuiteBaseline, describe_stop, summarise};
pub use switched::{Asked, OnInputs, RightOn, SwitchedProgram};
pub use tests_build::TestsBuild;
pub use toolchain::Toolchain;
pub use worktree::{Completed, Uncommitted};

/// A view of a tree, handed out by this crate.
pub use patchwright_sandbox::Layer;
