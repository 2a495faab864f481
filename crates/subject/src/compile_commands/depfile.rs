//! The dependency files that compilers write next to objects: `x.o: x.c a.h \`.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};

use super::CompileCommand;
use super::arguments::{Piece, PieceKind, pieces};
use super::paths::absolute;

/// Limit on files read from one dependency file.
const MAX_FILES: usize = 20_000;

/// Where a command's dependency file may be now, best first. automake writes `x.Tpo` and renames it to `x.Po`.
pub(super) fn places(command: &CompileCommand) -> Vec<PathBuf> {
    let pieces = pieces(command.arguments.get(1..).unwrap_or_default());
    let written = |piece: &&Piece| piece.kind == PieceKind::Dependencies;
    let named = pieces
        .iter()
        .filter(written)
        .find_map(|piece| piece.value("-MF"))
        .map(|path| absolute(&command.folder, Path::new(path)));
    match (named, &command.output) {
        (Some(path), _) if path.extension().is_some_and(|end| end == "Tpo") => ["Po", "Plo", "Tpo"]
            .map(|end| path.with_extension(end))
            .into(),
        (Some(path), _) => vec![path],
        (None, Some(object)) if pieces.iter().any(|piece| written(&piece)) => {
            vec![object.with_extension("d")]
        }
        (None, _) => Vec::new(),
    }
}

/// The files in the first rule of a dependency file, without its targets.
pub(super) fn read(bytes: &[u8], folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut words = Words { rest: bytes };
    let mut in_targets = true;
    while let Some(word) = words.next() {
        match word {
            Word::LineEnd if in_targets => {}
            Word::LineEnd => break,
            Word::Text(text) if in_targets => in_targets = !text.ends_with(b":"),
            Word::Text(text) => files.push(absolute(folder, Path::new(&OsString::from_vec(text)))),
        }
        if files.len() >= MAX_FILES {
            break;
        }
    }
    files
}

enum Word {
    Text(Vec<u8>),
    LineEnd,
}

struct Words<'a> {
    rest: &'a [u8],
}

impl Words<'_> {
    /// make's quoting: a backslash joins lines and escapes blanks and `#`; `$$` is one dollar.
    fn next(&mut self) -> Option<Word> {
        let mut text = Vec::new();
        loop {
            let (&byte, after) = match self.rest.split_first() {
                Some(split) => split,
                None if text.is_empty() => return None,
                None => return Some(Word::Text(text)),
            };
            let blank = matches!(byte, b' ' | b'\t' | b'\r' | b'\n');
            if blank && !text.is_empty() {
                return Some(Word::Text(text));
            }
            self.rest = after;
            match (byte, after.first()) {
                (b'\n', _) => return Some(Word::LineEnd),
                (b' ' | b'\t' | b'\r', _) => {}
                (b'\\', Some(b'\n')) => {
                    self.skip();
                    if !text.is_empty() {
                        return Some(Word::Text(text));
                    }
                }
                (b'\\', Some(&escaped @ (b' ' | b'#'))) | (b'$', Some(&escaped @ b'$')) => {
                    self.skip();
                    text.push(escaped);
                }
                _ => text.push(byte),
            }
        }
    }

    fn skip(&mut self) {
        self.rest = self.rest.get(1..).unwrap_or_default();
    }
}
