//! The same compiler and flags, but only the front end: checks quickly whether a unit is still valid.

use std::ffi::OsString;
use std::path::Path;

use super::CompileCommand;
use super::arguments::{PieceKind, pieces};
use super::paths::absolute;

/// The command that checks the unit and writes nothing: no object, and no dependency file either, since that would
/// replace the one the build relies on.
pub fn syntax_only(command: &CompileCommand) -> Vec<OsString> {
    front_end(command, &["-fsyntax-only".into()])
}

/// The same, but it tells of every error, however many there are.
pub fn whole_syntax(command: &CompileCommand) -> Vec<OsString> {
    let compiler = command.arguments.first();
    let is_clang = compiler.is_some_and(|name| name.to_string_lossy().contains("clang"));
    let mut mode = vec![OsString::from("-fsyntax-only")];
    mode.extend(is_clang.then(|| "-ferror-limit=0".into()));
    front_end(command, &mode)
}

/// The command that writes the preprocessed unit to a file, without the lines that say where it comes from.
pub fn preprocess_only(command: &CompileCommand, into: &Path) -> Vec<OsString> {
    front_end(
        command,
        &["-E".into(), "-P".into(), "-o".into(), into.into()],
    )
}

fn front_end(command: &CompileCommand, mode: &[OsString]) -> Vec<OsString> {
    let Some((compiler, words)) = command.arguments.split_first() else {
        return Vec::new();
    };
    let mut check = vec![compiler.clone()];
    check.extend_from_slice(mode);
    for piece in pieces(words) {
        let keep = match piece.kind {
            PieceKind::Mode(_)
            | PieceKind::Output
            | PieceKind::Dependencies
            | PieceKind::Link
            | PieceKind::SideFile => false,
            PieceKind::Language | PieceKind::Other => true,
            PieceKind::Input => piece
                .words
                .first()
                .is_some_and(|path| absolute(&command.folder, Path::new(path)) == command.file),
        };
        if keep {
            check.extend(piece.words);
        }
    }
    check
}

#[cfg(test)]
#[path = "syntax_tests.rs"]
mod tests;
