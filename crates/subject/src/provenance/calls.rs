//! Calls of programs: which are tools whose output depends only on their arguments and inputs, and when two calls are
//! equivalent.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use patchwright_sandbox::{Executed, REAL_COMPILERS};

use super::steps::Call;
use crate::compile_commands::is_compiler;

/// Tools besides compilers. None of them interprets a program of the project.
const TOOLS: &str = "cc1 cc1plus cc1obj cc1objplus f951 lto1 lto-wrapper collect2 as ld ld.bfd ld.gold ld.lld lld mold gold \
    ar gcc-ar llvm-ar ranlib gcc-ranlib llvm-ranlib strip llvm-strip objcopy llvm-objcopy cp mv ln install cat nasm yasm \
    bison flex windres javac jar glib-compile-resources glib-mkenums xxd";
/// Tools that may be asked to update only part of their inputs.
const ARCHIVERS: [&str; 3] = ["ar", "gcc-ar", "llvm-ar"];
const TEMPORARY: &str = "/tmp/";
/// A number with this many digits is a time or a revision.
const STAMP_DIGITS: usize = 8;

pub(super) fn is_tool(program: &Path) -> bool {
    let name = base_name(program);
    is_compiler(program.as_os_str()) || TOOLS.split_whitespace().any(|tool| tool == name)
}

/// A path as it is recorded. A path that is not UTF-8 is converted lossily, so it matches no file on disk and is not compared.
pub(super) fn plain(path: &Path) -> PathBuf {
    PathBuf::from(path.to_string_lossy().into_owned())
}

/// What a tool does with what it reads.
pub(super) fn verb(call: &Call) -> &'static str {
    match base_name(&call.program).as_str() {
        "cp" | "mv" | "ln" | "install" | "cat" => "copied to",
        name if ARCHIVERS.contains(&name) => "put into",
        "javac" => "compiled into",
        "jar" => "put into",
        _ if is_compiler(call.program.as_os_str()) => "compiled into",
        _ => "turned into",
    }
}

pub(super) fn is_javac(call: &Call) -> bool {
    base_name(&call.program) == "javac"
}

pub(super) fn is_shell(program: &Path) -> bool {
    matches!(
        base_name(program).as_str(),
        "sh" | "dash" | "bash" | "busybox"
    )
}

/// Without version and target: `x86_64-linux-gnu-ld.bfd` is `ld.bfd`.
fn base_name(program: &Path) -> String {
    let name = program.file_name().unwrap_or_default().to_string_lossy();
    let name = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.' || c == '-');
    let name = name.rsplit("-gnu-").next().unwrap_or(name);
    name.to_owned()
}

pub(super) fn call(executed: &Executed) -> Call {
    let program = match executed.executable.strip_prefix(REAL_COMPILERS) {
        Ok(below) => Path::new("/").join(below),
        Err(_) => executed.executable.clone(),
    };
    let words = executed.argv.iter().skip(1);
    let env = executed.env.iter().map(|word| word.to_string_lossy());
    let lists = executed
        .lists
        .iter()
        .map(|list| String::from_utf8_lossy(list));
    Call {
        program: plain(&program),
        cwd: plain(&executed.cwd),
        argv: words
            .map(|word| settled(&word.to_string_lossy()).into_owned())
            .collect(),
        told: env
            .chain(lists)
            .map(|text| settled(&text).into_owned())
            .collect(),
    }
}

/// Masks what differs from run to run regardless of the patch: names of temporary files, and stamps passed to a macro
/// as text or number.
fn settled(word: &str) -> std::borrow::Cow<'_, str> {
    if let Some((before, after)) = word.split_once(TEMPORARY)
        && !before.contains(' ')
    {
        let folder_ends = after.find([':', ',', ' ']).unwrap_or(after.len());
        let rest = after.get(folder_ends..).unwrap_or_default();
        return format!("{before}{TEMPORARY}*{rest}").into();
    }
    match word
        .strip_prefix("-D")
        .and_then(|word| word.split_once('='))
    {
        Some((name, value)) if is_stamp(value) => format!("-D{name}=*").into(),
        Some(_) | None => word.into(),
    }
}

fn is_stamp(value: &str) -> bool {
    let text = value.trim_matches('\\').starts_with('"') || value.starts_with("\\\"");
    let number = value.len() >= STAMP_DIGITS && value.chars().all(|c| c.is_ascii_digit());
    text || number
}

/// Whether `call` is this call of the base, or asks an archiver for a part of it.
pub(super) fn is_part_of(call: &Call, whole: &Call) -> bool {
    if call == whole {
        return true;
    }
    let name = base_name(&call.program);
    let same_place = call.program == whole.program && call.cwd == whole.cwd;
    if name == "javac" && same_place {
        let (own, all) = (JavacCall::new(call), JavacCall::new(whole));
        return own.rest == all.rest && own.sources.is_subset(&all.sources);
    }
    ARCHIVERS.contains(&name.as_str())
        && same_place
        && call.argv.get(..2) == whole.argv.get(..2)
        && call.argv.iter().all(|word| whole.argv.contains(word))
}

/// A call of javac. It is given lists of sources in the order in which a folder happens to be read, or only those that are out of
/// date.
struct JavacCall<'c> {
    sources: BTreeSet<&'c str>,
    rest: Vec<&'c str>,
}

impl<'c> JavacCall<'c> {
    fn new(call: &'c Call) -> Self {
        let told = call.told.iter().flat_map(|text| text.split_whitespace());
        let words = call.argv.iter().map(String::as_str).chain(told);
        let (sources, rest): (Vec<&str>, Vec<&str>) =
            words.partition(|word| word.trim_matches('"').ends_with(".java"));
        Self {
            sources: sources.into_iter().collect(),
            rest,
        }
    }
}

/// The program and its arguments for display, at most one line.
pub(super) fn describe(call: &Call) -> String {
    const MOST: usize = 100;
    let program = call.program.file_name().unwrap_or_default();
    let mut text = program.to_string_lossy().into_owned();
    for word in &call.argv {
        text.push(' ');
        text.push_str(word);
    }
    let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// A path relative to the tree.
pub(super) fn below(path: &Path, source: &Path) -> String {
    let path = path.strip_prefix(source).unwrap_or(path);
    path.display().to_string()
}

#[cfg(test)]
#[path = "calls_tests.rs"]
mod tests;
