//! The program that supervises a job from inside: carried in this library, laid out for the mount.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use crate::{SandboxError, Supervision};

/// Everything of ours inside the sandbox stands below this folder.
pub const INSIDE_ROOT: &str = "/patchwright";
/// A compiler's stand-in finds the real one below this folder, at its own path.
pub const REAL_COMPILERS: &str = "/patchwright/real";
/// The folder whose file `log` the stand-ins append to.
pub const COMPILER_LOG: &str = "/patchwright/calls";
pub(crate) const INSIDE_SUPERVISOR: &str = "/patchwright/inside";

static PROGRAM: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/patchwright-inside"));

/// A child that is being started holds copies of all our descriptors for a moment. If one of them could
/// still write to the program, starting the program would fail as "text file busy".
pub(crate) static WRITING: RwLock<()> = RwLock::new(());

pub(crate) fn lay_out(folder: &Path) -> Result<PathBuf, SandboxError> {
    let path = folder.join("inside");
    let _nothing_is_being_started = WRITING.write().unwrap_or_else(PoisonError::into_inner);
    fs::write(&path, PROGRAM).map_err(SandboxError::io("write", &path))?;
    let rights = fs::Permissions::from_mode(0o755);
    fs::set_permissions(&path, rights).map_err(SandboxError::io("change the mode of", &path))?;
    Ok(path)
}

pub(crate) enum ProcessLimit {
    Most(u64),
    /// Outside a user namespace the kernel counts everything the user runs on the machine: a limit
    /// would stop the job at its first fork.
    Unlimited,
}

/// The words before the command: see `inside/supervise.rs`.
pub(crate) fn arguments(
    channel: i32,
    processes: ProcessLimit,
    supervision: Supervision,
) -> Vec<String> {
    let millis = |time: Duration| time.as_millis().to_string();
    let (mode, abort, grace) = match supervision {
        Supervision::Plain => ("plain", "0".to_owned(), "0".to_owned()),
        Supervision::Batch => ("batch", "0".to_owned(), "0".to_owned()),
        Supervision::Traced => ("trace", "0".to_owned(), "0".to_owned()),
        Supervision::TracedUntil { abort_after, grace } => {
            ("trace", millis(abort_after), millis(grace))
        }
    };
    let head = [
        "supervise".to_owned(),
        channel.to_string(),
        match processes {
            ProcessLimit::Most(count) => count.max(1).to_string(),
            ProcessLimit::Unlimited => "0".to_owned(),
        },
    ];
    head.into_iter()
        .chain([mode.to_owned(), abort, grace, "--".to_owned()])
        .collect()
}
