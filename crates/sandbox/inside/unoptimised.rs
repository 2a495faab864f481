//! Analysis builds: the listed units are compiled without optimisation and with full debug information, everything else as
//! the project wants it. Linking is left to the project.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Component, Path, PathBuf};

use crate::line;

/// The list of units as absolute paths; missing in other builds.
const UNITS: &str = "/patchwright/units";
/// Appended, since the last option wins. Warnings are off because the project may have turned them into errors.
const OPTIONS: [&str; 4] = ["-O0", "-g3", "-fno-inline", "-w"];
/// With these nothing is compiled, and `-g3` would change what is printed.
const PRINT_ONLY: [&str; 5] = ["-E", "-M", "-MM", "-fsyntax-only", "-###"];
/// Needs optimisation; without it, it causes a warning.
const FORTIFY: &str = "_FORTIFY_SOURCE";

/// The compiler's arguments, changed if they compile a listed unit.
pub fn words(given: &[OsString], folder: &Path) -> io::Result<Vec<OsString>> {
    match fs::read(UNITS) {
        Ok(list) => Ok(changed(given, &units(&list), folder)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(given.to_vec()),
        Err(error) => Err(error),
    }
}

fn units(list: &[u8]) -> Vec<Vec<u8>> {
    line::records(list)
        .filter_map(|fields| fields.into_iter().next())
        .collect()
}

fn changed(given: &[OsString], units: &[Vec<u8>], folder: &Path) -> Vec<OsString> {
    if prints_only(given) || !given.iter().any(|word| is_listed(word, units, folder)) {
        return given.to_vec();
    }
    let mut words = without_fortify(given);
    // Everything after `--` is a file.
    let end = words.iter().position(|word| word == "--");
    let end = end.unwrap_or(words.len());
    words.splice(end..end, OPTIONS.map(OsString::from));
    words
}

/// Whether a command compiles nothing.
pub fn prints_only(given: &[OsString]) -> bool {
    let prints = |word: &OsString| PRINT_ONLY.iter().any(|known| word == known);
    given.iter().any(prints)
}

fn is_listed(word: &OsString, units: &[Vec<u8>], folder: &Path) -> bool {
    if word.as_bytes().starts_with(b"-") {
        return false;
    }
    let written = plain(&folder.join(word));
    let is_unit = |path: &Path| units.iter().any(|unit| unit == path.as_os_str().as_bytes());
    is_unit(&written) || fs::canonicalize(&written).is_ok_and(|real| is_unit(&real))
}

/// Removes `.` and `..` lexically.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            Component::CurDir => {}
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => plain.push(part),
        }
    }
    plain
}

fn without_fortify(given: &[OsString]) -> Vec<OsString> {
    let names = |word: &OsString, start: &str| {
        let rest = word.as_bytes().strip_prefix(start.as_bytes());
        rest.is_some_and(|rest| rest.starts_with(FORTIFY.as_bytes()))
    };
    let mut kept = Vec::with_capacity(given.len() + OPTIONS.len());
    let mut words = given.iter().peekable();
    while let Some(word) = words.next() {
        if word == "-D" && words.peek().is_some_and(|next| names(next, "")) {
            words.next();
        } else if !names(word, "-D") && !names(word, "-Wp,-D") {
            kept.push(word.clone());
        }
    }
    kept
}

#[cfg(test)]
#[path = "unoptimised_tests.rs"]
mod tests;
