//! Builds that a search looks at: whatever is compiled tells which edges it passes and what it compares, and whatever is linked
//! gets the code that keeps this (`looked.c`). All else is as the project wants it.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::unoptimised::prints_only;

/// Mounted in such a build only.
const RUNTIME: &str = "/patchwright/looked.c";
/// Private to the job.
const COMPILED: &str = "/tmp";
const SOURCES: [&[u8]; 8] = [b"c", b"i", b"cc", b"cpp", b"cxx", b"c++", b"C", b"ii"];
/// What stands before the linker, without which a command links.
const NO_LINK: [&str; 3] = ["-c", "-S", "-r"];
/// Their next word is no file to compile or link.
const WITH_WORD: [&str; 12] = [
    "-o", "-I", "-D", "-U", "-L", "-include", "-isystem", "-iquote", "-MF", "-MT", "-MQ", "-x",
];
/// Inlined, they would compare nothing that is seen.
const COMPARING: [&str; 6] = [
    "-fno-builtin-memcmp",
    "-fno-builtin-bcmp",
    "-fno-builtin-strcmp",
    "-fno-builtin-strncmp",
    "-fno-builtin-strcasecmp",
    "-fno-builtin-strncasecmp",
];
const OF_CLANG: &str = "-fsanitize-coverage=edge,trace-pc,trace-cmp";
const OF_GCC: &str = "-fsanitize-coverage=trace-pc,trace-cmp";

/// A compiler as it is called.
pub struct Compiler<'a> {
    pub real: &'a Path,
    pub called: &'a OsStr,
    pub is_clang: bool,
}

/// The compiler's arguments, changed in such a build.
pub fn words(given: Vec<OsString>, compiler: &Compiler<'_>) -> io::Result<Vec<OsString>> {
    if !Path::new(RUNTIME).exists() {
        return Ok(given);
    }
    let work = Work::of(&given);
    let runtime = match work.links {
        true => Some(runtime(&given, compiler)?),
        false => None,
    };
    Ok(changed(given, &work, compiler.is_clang, runtime))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Work {
    compiles: bool,
    links: bool,
}

impl Work {
    fn of(given: &[OsString]) -> Self {
        let mut files = Vec::new();
        let mut words = given.iter();
        while let Some(word) = words.next() {
            if WITH_WORD.iter().any(|known| word == known) {
                words.next();
            } else if !word.as_bytes().starts_with(b"-") {
                files.push(word);
            }
        }
        let is_source = |word: &&OsString| {
            let ending = Path::new(word).extension().map(OsStr::as_bytes);
            ending.is_some_and(|ending| SOURCES.contains(&ending))
        };
        let has = |some: &[&str]| given.iter().any(|word| some.iter().any(|one| word == one));
        let works = !prints_only(given);
        Self {
            compiles: works && files.iter().any(is_source),
            links: works && !files.is_empty() && !has(&NO_LINK),
        }
    }
}

fn changed(
    given: Vec<OsString>,
    work: &Work,
    is_clang: bool,
    runtime: Option<PathBuf>,
) -> Vec<OsString> {
    let coverage = if is_clang { OF_CLANG } else { OF_GCC };
    let mut added: Vec<OsString> = Vec::new();
    if work.compiles {
        added.push(coverage.into());
        added.extend(COMPARING.map(OsString::from));
    }
    // `-x c` before it would make a source of it.
    let reset = ["-x".into(), "none".into()];
    added.extend(runtime.into_iter().flat_map(|object| {
        let [language, none]: [OsString; 2] = reset.clone();
        [language, none, object.into_os_string()]
    }));
    let mut words = given;
    // Everything after `--` is a file.
    let end = words.iter().position(|word| word == "--");
    let end = end.unwrap_or(words.len());
    words.splice(end..end, added);
    words
}

/// Compiled by the same compiler for the same machine, once for each.
#[expect(
    clippy::disallowed_methods,
    reason = "inside the sandbox: the compiler that is stood in for"
)]
fn runtime(given: &[OsString], compiler: &Compiler<'_>) -> io::Result<PathBuf> {
    let is_machine = |word: &&OsString| {
        let word = word.as_bytes();
        word.starts_with(b"-m") || word.starts_with(b"--target=")
    };
    let machine: Vec<&OsString> = given.iter().filter(is_machine).collect();
    let name = machine.iter().fold(
        compiler.real.as_os_str().as_bytes().to_vec(),
        |name, word| [name.as_slice(), word.as_bytes()].concat(),
    );
    let name = crate::fnv::hash(crate::fnv::START, &name);
    let object = Path::new(COMPILED).join(format!(".patchwright-{name:x}.o"));
    if object.exists() {
        return Ok(object);
    }
    let own = object.with_extension(std::process::id().to_string());
    let mut command = Command::new(compiler.real);
    std::os::unix::process::CommandExt::arg0(&mut command, compiler.called);
    if compiler.is_clang {
        command.arg("-no-canonical-prefixes");
    }
    command
        .args(machine)
        .args(["-x", "c", "-O2", "-fPIC", "-w", "-c", RUNTIME, "-o"]);
    let status = command.arg(&own).status()?;
    if !status.success() {
        return Err(io::Error::other(format!("compiling {RUNTIME}: {status}")));
    }
    // Parallel links may all be the first.
    fs::rename(&own, &object)?;
    Ok(object)
}

#[cfg(test)]
#[path = "instrumented_tests.rs"]
mod tests;
