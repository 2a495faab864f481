//! The program that supervises a job from inside: embedded in this library, written to disk to be mounted.

use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use crate::error::SandboxError;
use crate::job::{FileWatch, Job, Mount, Supervision};
use crate::line;

/// All of our own files in the sandbox are below this folder.
pub const INSIDE_ROOT: &str = "/patchwright";
/// Compiler wrappers find the real compilers below this folder, at their own paths.
pub const REAL_COMPILERS: &str = "/patchwright/real";
/// The folder with the file `log` that compiler wrappers append to.
pub const COMPILER_LOG: &str = "/patchwright/calls";
/// Where compiler wrappers find [`LOOKED_SOURCE`]: they instrument whatever they compile, and link this to it.
pub const LOOKED_PLACE: &str = "/patchwright/looked.c";
/// What keeps what an instrumented program reaches and compares, below the folder `properties`.
pub const LOOKED_SOURCE: &str = include_str!("../inside/looked.c");
/// The units that compiler wrappers compile without optimisation, as written by [`unit_list`].
pub const UNOPTIMISED_UNITS: &str = "/patchwright/units";
/// The contents that the supervisor is to recognise, in files named `0`, `1` and so on.
pub const WATCHED_CONTENTS: &str = "/patchwright/watched";
/// If a writable folder is mounted here, the supervisor of a build copies files read in `/tmp` and the like into it; see
/// [`Happened::Copied`](crate::Happened::Copied).
pub const WATCHED_COPIES: &str = "/patchwright/copies";
/// The places that [`Supervision::Probed`] watches, as written by [`probe_list`].
pub const PROBES: &str = "/patchwright/probes";
pub(crate) const INSIDE_SUPERVISOR: &str = "/patchwright/inside";

static PROGRAM: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/patchwright-inside"));

/// While a child is being started it holds copies of all our descriptors. If one of them is open for writing the program,
/// starting the program would fail with "text file busy".
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
    /// Outside a user namespace the kernel counts all of the user's processes on the machine: a limit would stop the job
    /// at its first fork.
    Unlimited,
}

/// The arguments before the command; see `inside/supervise.rs`.
pub(crate) fn arguments(channel: i32, processes: ProcessLimit, job: &Job) -> Vec<OsString> {
    let millis = |time: Duration| time.as_millis().to_string();
    let never = || ("0".to_owned(), "0".to_owned());
    let (mode, (abort, grace)) = match job.supervision {
        Supervision::Plain => ("plain", never()),
        Supervision::Batch => ("batch", never()),
        Supervision::Traced => ("trace", never()),
        Supervision::Build => ("build", never()),
        Supervision::Probed => ("probe", never()),
        Supervision::TracedUntil {
            abort_after,
            grace,
            files,
        } => {
            let mode = match files {
                FileWatch::Off => "trace",
                FileWatch::On => "files",
            };
            (mode, (millis(abort_after), millis(grace)))
        }
    };
    let processes = match processes {
        ProcessLimit::Most(count) => count.max(1).to_string(),
        ProcessLimit::Unlimited => "0".to_owned(),
    };
    let head = [
        "supervise",
        &channel.to_string(),
        &processes,
        mode,
        &abort,
        &grace,
    ];
    let head = head.map(OsString::from).into_iter();
    head.chain(writable_places(job))
        .chain(["--".into()])
        .collect()
}

/// Folders that the job can write to, as it sees them.
fn writable_places(job: &Job) -> impl Iterator<Item = OsString> {
    let place = |mount: &Mount| match mount {
        Mount::Writable { inside, .. } | Mount::Overlay { inside, .. } => Some(inside.into()),
        Mount::ReadOnly { .. } | Mount::Link { .. } => None,
    };
    let shared_memory = OsString::from("/dev/shm");
    job.mounts
        .iter()
        .filter_map(place)
        .chain([shared_memory])
        .collect::<Vec<_>>()
        .into_iter()
}

/// What happens to a process that reaches a probed place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProbeEffect {
    /// The place is reported by its index in the list once the process has ended without a crash; a sanitizer exits with
    /// `crash_status`. Without one, processes that crash count as well.
    Reported { crash_status: Option<i32> },
    /// It is killed there.
    Killed,
}

/// Places to probe: programs and libraries as the job sees them, each with instruction offsets in its file.
pub fn probe_list<'m>(
    effect: ProbeEffect,
    modules: impl IntoIterator<Item = (&'m Path, &'m [u64])>,
) -> Vec<u8> {
    let mut list = match effect {
        ProbeEffect::Reported { crash_status } => crash_status
            .map(|status| line::encode(&[b"crash", status.to_string().as_bytes()]))
            .unwrap_or_default(),
        ProbeEffect::Killed => line::encode(&[b"fatal"]),
    };
    for (path, offsets) in modules {
        list.extend(line::encode(&[b"module", path.as_os_str().as_bytes()]));
        for offset in offsets {
            list.extend(format!("{offset}\n").into_bytes());
        }
    }
    list
}

/// A list of units for the compiler wrappers, as absolute paths.
pub fn unit_list<'u>(units: impl IntoIterator<Item = &'u Path>) -> Vec<u8> {
    let lines = units
        .into_iter()
        .map(|unit| line::encode(&[unit.as_os_str().as_bytes()]));
    lines.collect::<Vec<_>>().concat()
}
