//! Compile commands from the compiler calls recorded during a build.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use patchwright_sandbox::CompilerCall;

use super::arguments::{
    Mode, Piece, PieceKind, SourceLanguage, inputs, is_cxx_driver, mode, pieces,
};
use super::distinct::Distinct;
use super::feature_test::is_feature_test;
use super::paths::{absolute, file_name};
use super::{CompileCommand, shell};

/// Limit on words that response files may add to one call.
const MAX_WORDS: usize = 100_000;

/// One command per unit and object, in build order; the last of several for the same object. Feature tests of configure
/// and similar tools are left out.
pub fn from_calls(calls: &[CompilerCall]) -> Vec<CompileCommand> {
    from_calls_reading(calls, &|_| None)
}

/// The same, with response files (`@list`) replaced by their content if `read` knows it.
pub fn from_calls_reading(
    calls: &[CompilerCall],
    read: &dyn Fn(&Path) -> Option<Vec<u8>>,
) -> Vec<CompileCommand> {
    let mut kept = Distinct::default();
    for unit in calls.iter().flat_map(|call| units_of(call, read)) {
        kept.add(unit.command, &unit.object);
    }
    kept.into_commands()
}

struct Unit {
    command: CompileCommand,
    /// Distinguishes two compilations of one file: the object, or the program it is linked into.
    object: PathBuf,
}

fn units_of(call: &CompilerCall, read: &dyn Fn(&Path) -> Option<Vec<u8>>) -> Vec<Unit> {
    let words = expanded(call.argv.get(1..).unwrap_or_default(), &call.cwd, read);
    let pieces = pieces(&words);
    let mode = mode(&pieces);
    if matches!(mode, Some(Mode::Nothing | Mode::Assembly)) {
        return Vec::new();
    }
    let sources: Vec<OsString> = inputs(&pieces)
        .into_iter()
        .filter(|input| {
            matches!(
                input.language,
                Some(SourceLanguage::C | SourceLanguage::Cpp)
            )
        })
        .map(|input| input.path)
        .filter(|path| path != "-" && !is_feature_test(&call.cwd, Path::new(path)))
        .collect();
    let own_output = mode == Some(Mode::Compile) && sources.len() == 1;
    sources
        .iter()
        .map(|source| unit(call, &pieces, source, own_output))
        .collect()
}

/// The call as if it compiled only `source`.
fn unit(call: &CompilerCall, pieces: &[Piece], source: &OsStr, own_output: bool) -> Unit {
    let named = pieces
        .iter()
        .rev()
        .find(|piece| piece.kind == PieceKind::Output)
        .and_then(|piece| piece.value("-o"))
        .map(|path| absolute(&call.cwd, Path::new(path)));
    let beside = || {
        let stem = Path::new(source).file_stem().unwrap_or_default();
        call.cwd.join(stem).with_extension("o")
    };
    let mut arguments = compiler_words(call);
    let mut compiles = false;
    let mut passed = false;
    for piece in pieces {
        let keep = match piece.kind {
            PieceKind::Input => piece.words.first().is_some_and(|word| word == source),
            PieceKind::Output => own_output,
            // It applies only to the inputs that follow it.
            PieceKind::Language => !passed,
            PieceKind::Link => false,
            PieceKind::Mode(_)
            | PieceKind::Dependencies
            | PieceKind::SideFile
            | PieceKind::Other => true,
        };
        if keep {
            arguments.extend(piece.words.iter().cloned());
        }
        passed |= keep && piece.kind == PieceKind::Input;
        compiles |= piece.kind == PieceKind::Mode(Mode::Compile);
    }
    if !compiles {
        arguments.insert(1, "-c".into());
    }
    let output = compiles.then(|| match &named {
        Some(path) if own_output => path.clone(),
        Some(_) | None => beside(),
    });
    Unit {
        object: output
            .clone()
            .or(named)
            .unwrap_or_else(|| call.cwd.join("a.out")),
        command: CompileCommand {
            folder: call.cwd.clone(),
            file: absolute(&call.cwd, Path::new(source)),
            arguments,
            output,
        },
    }
}

/// Uses the path of the compiler that really ran, since another PATH may have a different one of that name. clang is a
/// single program for both languages and goes by the name it is called with.
fn compiler_words(call: &CompilerCall) -> Vec<OsString> {
    let compiler = call.compiler.clone().into_os_string();
    let called_cxx = is_cxx_driver(call.argv.get(..1).unwrap_or_default());
    let mut words = vec![compiler];
    if called_cxx
        && !is_cxx_driver(&words)
        && file_name(call.compiler.as_os_str()).contains("clang")
    {
        words.push("--driver-mode=g++".into());
    }
    words
}

fn expanded(
    words: &[OsString],
    folder: &Path,
    read: &dyn Fn(&Path) -> Option<Vec<u8>>,
) -> Vec<OsString> {
    let mut all: Vec<OsString> = Vec::with_capacity(words.len());
    for word in words {
        let content = word
            .as_bytes()
            .strip_prefix(b"@")
            .and_then(|path| read(&absolute(folder, Path::new(OsStr::from_bytes(path)))));
        match content {
            Some(content) => all.extend(shell::split_words(&content).into_iter().take(MAX_WORDS)),
            None => all.push(word.clone()),
        }
    }
    all
}

#[cfg(test)]
#[path = "recorded_tests.rs"]
mod tests;
