//! The program that supervises a job from inside: carried in this library, laid out for the mount.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::{JobLimits, SandboxError, Supervision};

/// Everything of ours inside the sandbox stands below this folder.
pub const INSIDE_ROOT: &str = "/patchwright";
/// A compiler's stand-in finds the real one below this folder, at its own path.
pub const REAL_COMPILERS: &str = "/patchwright/real";
/// The folder whose file `log` the stand-ins append to.
pub const COMPILER_LOG: &str = "/patchwright/calls";
pub(crate) const INSIDE_SUPERVISOR: &str = "/patchwright/inside";

static PROGRAM: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/patchwright-inside"));

pub(crate) fn lay_out(folder: &Path) -> Result<PathBuf, SandboxError> {
    let path = folder.join("inside");
    fs::write(&path, PROGRAM).map_err(SandboxError::io("write", &path))?;
    let rights = fs::Permissions::from_mode(0o755);
    fs::set_permissions(&path, rights).map_err(SandboxError::io("change the mode of", &path))?;
    Ok(path)
}

/// The words before the command: see `inside/supervise.rs`.
pub(crate) fn arguments(channel: i32, limits: &JobLimits, supervision: Supervision) -> Vec<String> {
    let millis = |time: Duration| time.as_millis().to_string();
    let (mode, abort, grace) = match supervision {
        Supervision::Plain => ("plain", "0".to_owned(), "0".to_owned()),
        Supervision::Traced => ("trace", "0".to_owned(), "0".to_owned()),
        Supervision::TracedUntil { abort_after, grace } => {
            ("trace", millis(abort_after), millis(grace))
        }
    };
    let head = [
        "supervise".to_owned(),
        channel.to_string(),
        limits.processes.to_string(),
    ];
    head.into_iter()
        .chain([mode.to_owned(), abort, grace, "--".to_owned()])
        .collect()
}
