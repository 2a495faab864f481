//! What the sandbox is asked to run, and how it ended.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How strong the isolation is. It never changes silently from one to the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Backend {
    Bubblewrap,
    /// No isolation at all: only at the user's explicit request.
    None,
}

/// One command, with everything it may see and use.
#[derive(Debug, Clone)]
pub struct Job {
    pub argv: Vec<OsString>,
    /// A path inside the sandbox.
    pub cwd: PathBuf,
    /// The complete environment: nothing is inherited from us.
    pub env: BTreeMap<OsString, OsString>,
    /// Mounted in this order; later ones may cover earlier ones.
    pub mounts: Vec<Mount>,
    pub stdin: Stdin,
    pub limits: JobLimits,
    pub supervision: Supervision,
    pub network: Network,
    /// Where output beyond what is kept in memory is written, up to a limit.
    pub spill: Option<PathBuf>,
}

/// What a job can reach beyond its own machine.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Network {
    /// Only itself.
    #[default]
    Off,
    /// What the host reaches, its own loopback included: only for a command that the user's manifest marks so.
    OfHost,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mount {
    ReadOnly {
        host: PathBuf,
        inside: PathBuf,
    },
    Writable {
        host: PathBuf,
        inside: PathBuf,
    },
    /// Writes go to `layer`; `lowers` (topmost first) are not changed.
    Overlay {
        lowers: Vec<PathBuf>,
        layer: PathBuf,
        inside: PathBuf,
    },
    /// A symbolic link created inside.
    Link {
        target: PathBuf,
        inside: PathBuf,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stdin {
    Empty,
    File(PathBuf),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JobLimits {
    pub wall: Duration,
    /// Of the whole process tree.
    pub cpu: Option<Duration>,
    /// Resident memory of the whole process tree: limits on address space would stop a sanitizer from starting.
    pub memory_bytes: u64,
    pub processes: u64,
    /// How much the writable mounts may grow in total; also the largest size of a single file.
    pub disk_bytes: u64,
}

/// How closely the processes of the job are followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Supervision {
    /// Only the end of the command is reported.
    Plain,
    /// Every executed program, loaded file and end of a process is reported. Leak detection does not work in traced programs.
    Traced,
    /// Like `Traced`, and every open of a file that the job can write is reported as well. Files named by number below
    /// [`WATCHED_CONTENTS`](crate::WATCHED_CONTENTS) are contents to be recognised. Only those environment variables and
    /// loaded files are reported that matter to a build.
    Build,
    /// Like `Traced`; what still runs after this time gets SIGABRT, so that a sanitizer prints the stack, and is killed after
    /// the grace time.
    TracedUntil {
        abort_after: Duration,
        grace: Duration,
        files: FileWatch,
    },
    /// Reports only which of the places listed at [`PROBES`](crate::PROBES) were reached by a process of the job that did not
    /// crash. Leak detection does not work in traced programs.
    Probed,
    /// Many runs one after the other, from a plan whose path is the job's only argument.
    Batch,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileWatch {
    Off,
    /// Opens of files that the job can write are reported, as in [`Supervision::Build`].
    On,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Exited(i32),
    Signalled(i32),
    /// The wall clock limit was reached and the whole process tree was killed.
    TimedOut,
    CpuExhausted,
    OutOfMemory,
    DiskFull,
    Cancelled,
    /// The supervisor was killed from inside: how the command ended is not known.
    SupervisorKilled,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exited(code) => write!(f, "exited with status {code}"),
            Self::Signalled(signal) => write!(f, "killed by signal {signal}"),
            Self::TimedOut => f.write_str("out of time"),
            Self::CpuExhausted => f.write_str("out of CPU time"),
            Self::OutOfMemory => f.write_str("out of memory"),
            Self::DiskFull => f.write_str("disk full or limits.disk-mib reached"),
            Self::Cancelled => f.write_str("cancelled"),
            Self::SupervisorKilled => f.write_str("its supervisor was killed"),
        }
    }
}

/// What the whole process tree used, as sampled while it ran.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Usage {
    pub wall: Duration,
    pub cpu: Duration,
    pub peak_memory_bytes: u64,
}
