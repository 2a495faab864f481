//! What is asked of the sandbox, and how it ended.

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

/// One command, with all it may see and use.
#[derive(Debug, Clone)]
pub struct Job {
    pub argv: Vec<OsString>,
    /// A folder inside.
    pub cwd: PathBuf,
    /// The whole environment: nothing of ours is inherited.
    pub env: BTreeMap<OsString, OsString>,
    /// In the order in which they are laid over each other.
    pub mounts: Vec<Mount>,
    pub stdin: Stdin,
    pub limits: JobLimits,
    pub supervision: Supervision,
    /// Where output beyond what is kept in memory goes, bounded.
    pub spill: Option<PathBuf>,
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
    /// `layer` holds what is written over `lowers` (topmost first), which stay as they are.
    Overlay {
        lowers: Vec<PathBuf>,
        layer: PathBuf,
        inside: PathBuf,
    },
    /// A symbolic link made inside.
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
    /// Of the whole tree of processes together.
    pub cpu: Option<Duration>,
    /// Resident memory of the whole tree: address space limits would stop a sanitizer from starting.
    pub memory_bytes: u64,
    pub processes: u64,
    /// What the writable mounts may grow by, together; also the largest single file.
    pub disk_bytes: u64,
}

/// How closely the processes of the job are followed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Supervision {
    /// Only the end of the command is reported.
    Plain,
    /// Every executed program, loaded file and end of a process is reported. Leak detection does not
    /// work in traced programs.
    Traced,
    /// As `Traced`, and every open of a file that the job can write is reported as well. Files named by number below
    /// [`WATCHED_CONTENTS`](crate::WATCHED_CONTENTS) are contents to be recognised. Of environments and loaded files only
    /// what matters to a build is told.
    Build,
    /// As `Traced`; what still runs after this time gets SIGABRT, so that a sanitizer tells where it
    /// was, and is killed after the grace time.
    TracedUntil {
        abort_after: Duration,
        grace: Duration,
        files: FileWatch,
    },
    /// Which of the places listed at [`PROBES`](crate::PROBES) were reached, by any process of the job that did not crash, and
    /// nothing else.
    /// Leak detection does not work in traced programs.
    Probed,
    /// Many runs one after the other, by a plan whose path is the job's only argument.
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
    /// The wall clock ran out and the whole tree was killed.
    TimedOut,
    CpuExhausted,
    OutOfMemory,
    DiskFull,
    Cancelled,
    /// Something inside killed the supervisor: how the command ended is not known.
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

/// What the whole tree used, as far as it was seen while it ran.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Usage {
    pub wall: Duration,
    pub cpu: Duration,
    pub peak_memory_bytes: u64,
}
