//! The program that supervises a job from inside: carried in this library, laid out for the mount.

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

/// All of our own files inside the sandbox are below this folder.
pub const INSIDE_ROOT: &str = "/patchwright";
/// A compiler's stand-in finds the real one below this folder, at its own path.
pub const REAL_COMPILERS: &str = "/patchwright/real";
/// The folder whose file `log` the stand-ins append to.
pub const COMPILER_LOG: &str = "/patchwright/calls";
/// A list of units, as [`unit_list`] writes it, that the stand-ins have compiled without optimisation.
pub const UNOPTIMISED_UNITS: &str = "/patchwright/units";
/// Holds the contents that the supervisor looks for, in files named `0`, `1` and so on.
pub const WATCHED_CONTENTS: &str = "/patchwright/watched";
/// Where a writable folder is mounted, the supervisor of a build copies what is read in `/tmp` and the like; see
/// [`Happened::Copied`](crate::Happened::Copied).
pub const WATCHED_COPIES: &str = "/patchwright/copies";
/// Where the places lie that [`Supervision::Probed`] looks at, as [`probe_list`] writes them.
pub const PROBES: &str = "/patchwright/probes";
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

/// Where the job can write, as it sees it.
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

/// Code to be probed: programs and libraries as the job sees them, each with offsets of instructions in its file. What was
/// reached is told by numbers in this order, of processes that did not crash: a sanitizer ends those by `crash_status`.
pub fn probe_list<'m>(
    crash_status: i32,
    modules: impl IntoIterator<Item = (&'m Path, &'m [u64])>,
) -> Vec<u8> {
    let mut list = line::encode(&[b"crash", crash_status.to_string().as_bytes()]);
    for (path, offsets) in modules {
        list.extend(line::encode(&[b"module", path.as_os_str().as_bytes()]));
        for offset in offsets {
            list.extend(format!("{offset}\n").into_bytes());
        }
    }
    list
}

/// Units for the compilers' stand-ins, as absolute paths.
pub fn unit_list<'u>(units: impl IntoIterator<Item = &'u Path>) -> Vec<u8> {
    let lines = units
        .into_iter()
        .map(|unit| line::encode(&[unit.as_os_str().as_bytes()]));
    lines.collect::<Vec<_>>().concat()
}
