//! Checks the paths of a case against the disk: they exist, are of the right type, and do not belong to the system.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::error::{At, Fault, Origin, Problem};

/// Folders that are never a project: copying one would copy the whole machine.
const SYSTEM: [&str; 36] = [
    "/",
    "/bin",
    "/boot",
    "/dev",
    "/etc",
    "/home",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/proc",
    "/root",
    "/run",
    "/sbin",
    "/sys",
    "/tmp",
    "/usr",
    "/usr/bin",
    "/usr/include",
    "/usr/lib",
    "/usr/lib32",
    "/usr/lib64",
    "/usr/libexec",
    "/usr/libx32",
    "/usr/local",
    "/usr/sbin",
    "/usr/share",
    "/usr/src",
    "/var",
    "/var/cache",
    "/var/lib",
    "/var/log",
    "/var/run",
    "/var/spool",
    "/var/tmp",
    "/snap",
];
/// Kernel file systems: nothing in them is a real file.
pub(super) const KERNEL: [&str; 3] = ["/dev", "/proc", "/sys"];

/// The root of the tree: canonical, a folder, and not a system folder.
pub(super) fn source(written: &At<PathBuf>) -> Result<PathBuf, Fault> {
    const WHAT: &str = "source";
    refuse_nul(WHAT, written)?;
    let looked = fs::canonicalize(&written.value);
    let path = looked.map_err(|error| unreachable_fault(WHAT, written, error))?;
    if !path.is_dir() {
        return Err(wrong_type(WHAT, written, "folder"));
    }
    if is_one_of(&path, &SYSTEM) || is_below_one_of(&path, &KERNEL) {
        return Err(written.fault(Problem::SystemFolder(plain(&written.value))));
    }
    let path = utf8(WHAT, path, written.place)?;
    // A sanitizer sends its symbolizer `CODE "path" offset`, one per line; such a path would make it wait forever.
    if path
        .to_string_lossy()
        .contains(|c: char| c == '"' || c.is_control())
    {
        return Err(written.fault(Problem::Unsymbolizable(plain(&written.value))));
    }
    Ok(path)
}

/// The path without `.` parts and doubled slashes.
pub(super) fn plain(path: &Path) -> PathBuf {
    path.components().collect()
}

pub(super) fn is_one_of(path: &Path, folders: &[&str]) -> bool {
    folders.iter().any(|folder| path == Path::new(folder))
}

pub(super) fn is_below_one_of(path: &Path, folders: &[&str]) -> bool {
    folders.iter().any(|folder| path.starts_with(folder))
}

pub(super) fn refuse_nul(what: &'static str, written: &At<PathBuf>) -> Result<(), Fault> {
    match written.value.as_os_str().as_encoded_bytes().contains(&0) {
        true => Err(written.fault(Problem::Nul { what })),
        false => Ok(()),
    }
}

pub(super) fn utf8(what: &'static str, path: PathBuf, place: Origin) -> Result<PathBuf, Fault> {
    match path.to_str() {
        Some(_) => Ok(path),
        None => Err(place.fault(Problem::PathNotUtf8 { what, path })),
    }
}

pub(super) fn unreachable_fault(
    what: &'static str,
    written: &At<PathBuf>,
    error: io::Error,
) -> Fault {
    let path = plain(&written.value);
    written.fault(match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Problem::Absent { what, path },
        _ => Problem::Unreachable { what, path, error },
    })
}

pub(super) fn wrong_type(
    what: &'static str,
    written: &At<PathBuf>,
    expected: &'static str,
) -> Fault {
    written.fault(Problem::WrongFileType {
        what,
        path: plain(&written.value),
        expected,
    })
}
