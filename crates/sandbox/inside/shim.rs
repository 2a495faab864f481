//! A compiler wrapper: logs the call for the compile commands, then executes the real compiler.
//!
//! The real compilers are mounted below `/patchwright/real` at their own paths; this program is
//! mounted over the originals, so that absolute and cached compiler paths are caught as well.

use std::ffi::{OsStr, OsString};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::instrumented::{self, Compiler};
use crate::{line, record, unoptimised};

const REAL: &str = "/patchwright/real";
const LOG: &str = "/patchwright/calls/log";

pub fn main(own_path: &Path, arguments: &[OsString]) -> io::Result<u8> {
    let inner_stage = arguments
        .get(1)
        .is_some_and(|word| word.as_bytes().starts_with(b"-cc1"));
    if !inner_stage {
        note(own_path, arguments)?;
    }
    let mut real = PathBuf::from(REAL);
    real.push(own_path.strip_prefix("/").unwrap_or(own_path));
    let mut words = arguments.to_vec();
    if let Some((called, given)) = arguments.split_first().filter(|_| !inner_stage) {
        let given = unoptimised::words(given, &std::env::current_dir()?)?;
        let is_clang = is_clang(own_path);
        let compiler = Compiler {
            real: &real,
            called: if is_clang {
                own_path.as_os_str()
            } else {
                called
            },
            is_clang,
        };
        words = vec![called.clone()];
        words.extend(instrumented::words(given, &compiler)?);
    }
    Err(become_compiler(&real, own_path, &words))
}

/// A single write per line, so that parallel compilers do not interleave their lines.
fn note(own_path: &Path, arguments: &[OsString]) -> io::Result<()> {
    let folder = std::env::current_dir()?;
    let mut fields: Vec<&[u8]> = vec![record::bytes_of(&folder), record::bytes_of(own_path)];
    fields.extend(arguments.iter().map(|argument| argument.as_bytes()));
    OpenOptions::new()
        .append(true)
        .open(LOG)?
        .write_all(&line::encode(&fields))
}

#[expect(
    clippy::disallowed_methods,
    reason = "exec: this process becomes the compiler it stands in for"
)]
fn become_compiler(real: &Path, own_path: &Path, arguments: &[OsString]) -> io::Error {
    let called = arguments
        .first()
        .map(OsString::as_os_str)
        .unwrap_or_default();
    let mut command = Command::new(real);
    if is_clang(own_path) {
        // clang finds its headers and runtimes relative to its executable: make it look next to the
        // original.
        command.arg0(own_path);
        if !arguments
            .get(1)
            .is_some_and(|word| word.as_bytes().starts_with(b"-cc1"))
        {
            command.arg("-no-canonical-prefixes");
            if name_of(called).contains("++") && !name_of(own_path.as_os_str()).contains("++") {
                command.arg("--driver-mode=g++");
            }
        }
    } else {
        command.arg0(called);
    }
    command.args(arguments.iter().skip(1)).exec()
}

fn is_clang(path: &Path) -> bool {
    name_of(path.as_os_str()).contains("clang")
}

fn name_of(path: &OsStr) -> String {
    Path::new(path)
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
