//! Builds for looking: the units that are listed are compiled without optimisation and with all debug information, everything
//! else as the project wants it. Linking stays the project's own.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Component, Path, PathBuf};

use crate::line;

/// The list of units, absolute paths; in other builds there is none.
const UNITS: &str = "/patchwright/units";
/// The last word about a thing counts. Warnings are off, since the project may have made them errors.
const OPTIONS: [&str; 4] = ["-O0", "-g3", "-fno-inline", "-w"];
/// Such a call compiles nothing, and `-g3` changes what it prints.
const PRINT_ONLY: [&str; 5] = ["-E", "-M", "-MM", "-fsyntax-only", "-###"];
/// It needs optimisation, and says so in a warning.
const FORTIFY: &str = "_FORTIFY_SOURCE";

/// The words behind the compiler's name, changed where they compile a listed unit.
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
    let prints = given
        .iter()
        .any(|word| PRINT_ONLY.iter().any(|known| word == known));
    if prints || !given.iter().any(|word| is_listed(word, units, folder)) {
        return given.to_vec();
    }
    let mut words = without_fortify(given);
    // Behind `--` everything is a file.
    let end = words.iter().position(|word| word == "--");
    let end = end.unwrap_or(words.len());
    words.splice(end..end, OPTIONS.map(OsString::from));
    words
}

fn is_listed(word: &OsString, units: &[Vec<u8>], folder: &Path) -> bool {
    if word.as_bytes().starts_with(b"-") {
        return false;
    }
    let written = plain(&folder.join(word));
    let is_unit = |path: &Path| units.iter().any(|unit| unit == path.as_os_str().as_bytes());
    is_unit(&written) || fs::canonicalize(&written).is_ok_and(|real| is_unit(&real))
}

/// Without `.` and `..`, by its words.
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
