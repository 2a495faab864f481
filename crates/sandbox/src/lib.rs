//! The only place that starts processes.
//!
//! A [`Job`] is run to its end, or held as a [`Server`], in namespaces of its own with an empty root and under limits;
//! its [`Outcome`] is a type. Nothing else in the workspace may start a process: the target's code, its build and
//! everything they print are hostile.

mod batch;
#[path = "../inside/bpf.rs"]
mod bpf;
mod bwrap;
mod cancel;
mod capture;
mod cgroup;
mod copy;
mod disk;
mod error;
mod first_process;
mod folders;
mod guard;
mod hidden_files;
mod identity;
mod job;
mod leftovers;
#[path = "../inside/line.rs"]
mod line;
mod probe;
mod records;
mod remove;
mod run;
mod sandbox;
mod seccomp;
mod server;
mod spawn;
mod stage;
mod supervisor;
mod watch;

pub use batch::{
    Batch, BatchEnd, BatchLimits, BatchPart, BatchRun, BatchRuns, ComparedPair, Cut, Heard,
    LeftFile, Look, Looked, RunEnd, Serve, Splice,
};
pub use cancel::CancelToken;
pub use capture::Captured;
pub use copy::{Copied, copy_tree};
pub use error::SandboxError;
pub use folders::{Layer, LayerMethod, Workshop};
pub use identity::Identity;
pub use job::{
    Backend, FileWatch, Job, JobLimits, Mount, Network, Outcome, Stdin, Supervision, Usage,
};
pub use leftovers::{Leftovers, Unreadable};
pub use records::{
    CompilerCall, Executed, Happened, ProcessEnd, Traced, WatchedFile, compiler_calls,
};
pub use remove::remove_tree;
pub use run::Finished;
pub use sandbox::Sandbox;
pub use seccomp::IoUring;
pub use server::{Server, ServerInput, ServerOutput};
pub use supervisor::{
    COMPILER_LOG, INSIDE_ROOT, LOOKED_PLACE, LOOKED_SOURCE, PROBES, ProbeEffect, REAL_COMPILERS,
    UNOPTIMISED_UNITS, WATCHED_CONTENTS, WATCHED_COPIES, probe_list, unit_list,
};
