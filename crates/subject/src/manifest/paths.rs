//! The paths of a case against the disk: they exist, are of the right type, and are none of the system's.

use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use super::error::{At, Fault, Place, Problem};

/// Folders that are never a project: copying one would take the machine along.
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
/// The kernel's: neither they nor anything in them is a file of anyone.
const KERNEL: [&str; 3] = ["/dev", "/proc", "/sys"];
/// What the sandbox hides on purpose, so that it cannot be shown by wish either.
const NEVER_SHOWN: [&str; 6] = ["/", "/run", "/var/run", "/home", "/root", "/tmp"];

/// The root of the tree: canonical, a folder, and not one of the system's.
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
    // A sanitizer asks its symbolizer `CODE "path" offset`, a line each, and would wait for ever.
    if path
        .to_string_lossy()
        .contains(|c: char| c == '"' || c.is_control())
    {
        return Err(written.fault(Problem::Unsymbolizable(plain(&written.value))));
    }
    Ok(path)
}

/// A regular file, by the name it was given (a link keeps its own name) in its canonical folder.
pub(super) fn file(what: &'static str, written: &At<PathBuf>) -> Result<PathBuf, Fault> {
    refuse_nul(what, written)?;
    let looked = fs::metadata(&written.value);
    let metadata = looked.map_err(|error| unreachable_fault(what, written, error))?;
    let (Some(parent), Some(name), true) = (
        written.value.parent(),
        written.value.file_name(),
        metadata.is_file(),
    ) else {
        return Err(wrong_type(what, written, "regular file"));
    };
    let parent =
        fs::canonicalize(parent).map_err(|error| unreachable_fault(what, written, error))?;
    utf8(what, parent.join(name), written.place)
}

/// A folder of seeds, canonical. What comes with a manifest stays in its folder: it may be a stranger's, and what it names
/// ends up in bundles.
pub(super) fn seeds(written: &At<PathBuf>, manifest: &Path) -> Result<PathBuf, Fault> {
    const WHAT: &str = "seeds";
    refuse_nul(WHAT, written)?;
    let looked = fs::canonicalize(&written.value);
    let path = looked.map_err(|error| unreachable_fault(WHAT, written, error))?;
    if !path.is_dir() {
        return Err(wrong_type(WHAT, written, "folder"));
    }
    let is_inside = || fs::canonicalize(manifest).is_ok_and(|folder| path.starts_with(folder));
    match written.place {
        Place::Flag(_) => {}
        Place::Line(_) if is_inside() => {}
        Place::Line(_) => return Err(written.fault(Problem::SeedsOutside(plain(&written.value)))),
    }
    utf8(WHAT, path, written.place)
}

pub(super) fn optional_file(
    what: &'static str,
    written: Option<&At<PathBuf>>,
) -> Result<Option<PathBuf>, Fault> {
    written.map(|written| file(what, written)).transpose()
}

/// A host path to show in the sandbox: as written, since that is where programs look for it.
pub(super) fn shown_to_sandbox(written: At<String>) -> Result<PathBuf, Fault> {
    const WHAT: &str = "sandbox.read";
    let written = At::new(PathBuf::from(written.value), written.place);
    refuse_nul(WHAT, &written)?;
    let straight = written.value.is_absolute()
        && !written
            .value
            .components()
            .any(|part| part == Component::ParentDir);
    if !straight {
        let path = written.value.clone();
        return Err(written.fault(Problem::NotAbsolute { what: WHAT, path }));
    }
    let looked = fs::canonicalize(&written.value);
    let real = looked.map_err(|error| unreachable_fault(WHAT, &written, error))?;
    if !real.is_dir() && !real.is_file() {
        return Err(wrong_type(WHAT, &written, "file or folder"));
    }
    let hidden = |path: &Path| is_one_of(path, &NEVER_SHOWN) || is_below_one_of(path, &KERNEL);
    if hidden(&real) || hidden(&written.value) {
        return Err(written.fault(Problem::NeverShown(plain(&written.value))));
    }
    Ok(plain(&written.value))
}

/// The path without `.` parts and doubled slashes.
fn plain(path: &Path) -> PathBuf {
    path.components().collect()
}

fn is_one_of(path: &Path, folders: &[&str]) -> bool {
    folders.iter().any(|folder| path == Path::new(folder))
}

fn is_below_one_of(path: &Path, folders: &[&str]) -> bool {
    folders.iter().any(|folder| path.starts_with(folder))
}

fn refuse_nul(what: &'static str, written: &At<PathBuf>) -> Result<(), Fault> {
    match written.value.as_os_str().as_encoded_bytes().contains(&0) {
        true => Err(written.fault(Problem::Nul { what })),
        false => Ok(()),
    }
}

fn utf8(what: &'static str, path: PathBuf, place: Place) -> Result<PathBuf, Fault> {
    match path.to_str() {
        Some(_) => Ok(path),
        None => Err(place.fault(Problem::PathNotUtf8 { what, path })),
    }
}

fn unreachable_fault(what: &'static str, written: &At<PathBuf>, error: io::Error) -> Fault {
    let path = plain(&written.value);
    written.fault(match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Problem::Absent { what, path },
        _ => Problem::Unreachable { what, path, error },
    })
}

fn wrong_type(what: &'static str, written: &At<PathBuf>, expected: &'static str) -> Fault {
    written.fault(Problem::WrongFileType {
        what,
        path: plain(&written.value),
        expected,
    })
}
