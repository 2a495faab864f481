//! Splits a compiler's command line: which words are inputs, which name outputs and dependency files, which matter only
//! to the linker.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use patchwright_code::{Family, FileRole, by_ending, compilers, languages};
use patchwright_domain::case::Language;

use super::paths::file_name;

/// One option with its value, or one input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Piece {
    pub kind: PieceKind,
    /// One word, or two if the value is a separate word.
    pub words: Vec<OsString>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PieceKind {
    Mode(Mode),
    Output,
    /// Writes or names a dependency file.
    Dependencies,
    /// Only concerns the linker.
    Link,
    /// `-x LANGUAGE`.
    Language,
    Input,
    /// Writes an additional file: `-save-temps`, `--coverage`.
    SideFile,
    Other,
}

/// The stage at which the compiler stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    Compile,
    Assembly,
    /// Compiles nothing: `-E`, `-M`, `-MM`, `-fsyntax-only`, `-###`.
    Nothing,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SourceLanguage {
    C,
    Cpp,
    /// Assembler, Objective-C, Fortran, a header to be precompiled and so on.
    Other,
}

impl From<Option<Language>> for SourceLanguage {
    fn from(known: Option<Language>) -> Self {
        match known {
            Some(Language::C) => Self::C,
            Some(Language::Cpp) => Self::Cpp,
            Some(Language::Java) | None => Self::Other,
        }
    }
}

pub(super) struct Input {
    pub path: OsString,
    /// `None` for objects and libraries.
    pub language: Option<SourceLanguage>,
}

impl Piece {
    /// The option's value, separate or joined to `name`.
    pub fn value(&self, name: &str) -> Option<&OsStr> {
        let first = self.words.first()?;
        match self.words.get(1) {
            Some(value) => (first == name).then_some(value.as_os_str()),
            None => first
                .as_bytes()
                .strip_prefix(name.as_bytes())
                .filter(|value| !value.is_empty())
                .map(OsStr::from_bytes),
        }
    }
}

/// Parses the words after the compiler's name.
pub(super) fn pieces(words: &[OsString]) -> Vec<Piece> {
    let mut pieces = Vec::with_capacity(words.len());
    let mut words = words.iter();
    let mut only_inputs = false;
    while let Some(word) = words.next() {
        let text = word.as_bytes();
        if text == b"--" && !only_inputs {
            only_inputs = true;
            continue;
        }
        let kind = if only_inputs {
            PieceKind::Input
        } else {
            kind_of(text)
        };
        let mut own = vec![word.clone()];
        if !only_inputs && takes_next(text) {
            own.extend(words.next().cloned());
        }
        pieces.push(Piece { kind, words: own });
    }
    pieces
}

/// The inputs with the languages they are compiled as.
pub(super) fn inputs(pieces: &[Piece]) -> Vec<Input> {
    let mut given: Option<SourceLanguage> = None;
    let mut inputs = Vec::new();
    for piece in pieces {
        match (piece.kind, piece.words.first()) {
            (PieceKind::Language, _) => given = piece.value("-x").and_then(language_named),
            (PieceKind::Input, Some(path)) => inputs.push(Input {
                path: path.clone(),
                language: given.or_else(|| language_of(path)),
            }),
            _ => {}
        }
    }
    inputs
}

/// How far the options let the compiler go; `None` means up to linking.
pub(super) fn mode(pieces: &[Piece]) -> Option<Mode> {
    let modes = || {
        pieces.iter().filter_map(|piece| match piece.kind {
            PieceKind::Mode(mode) => Some(mode),
            _ => None,
        })
    };
    modes()
        .find(|mode| *mode == Mode::Nothing)
        .or_else(|| modes().find(|mode| *mode == Mode::Assembly))
        .or_else(|| modes().next())
}

/// Whether even a C file is compiled as C++.
pub(super) fn is_cxx_driver(arguments: &[OsString]) -> bool {
    let name = arguments.first().map(|word| file_name(word));
    name.is_some_and(|name| name.contains("++"))
        || arguments.iter().any(|word| word == "--driver-mode=g++")
}

/// Whether a program's name is that of a C or C++ compiler: `cc`, `x86_64-linux-gnu-g++-12`, `clang-19`.
pub fn is_compiler(program: &OsStr) -> bool {
    let text = program.as_bytes();
    if text.starts_with(b"-") || text.contains(&b'=') {
        return false;
    }
    let name = file_name(program);
    let name = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.' || c == '-');
    let base = name.rsplit('-').next().unwrap_or(name);
    compilers(Family::C).any(|known| known == base)
}

fn kind_of(text: &[u8]) -> PieceKind {
    if text.starts_with(b"@") {
        return PieceKind::Other;
    }
    if !text.starts_with(b"-") || text == b"-" {
        return PieceKind::Input;
    }
    // Followed by a capital it is an instruction set of Intel's compiler.
    let is_language = starts(text, "-x") && !text.get(2).is_some_and(u8::is_ascii_uppercase);
    match text {
        b"-c" => PieceKind::Mode(Mode::Compile),
        b"-S" => PieceKind::Mode(Mode::Assembly),
        b"-E" | b"-M" | b"-MM" | b"-fsyntax-only" | b"-###" => PieceKind::Mode(Mode::Nothing),
        _ if starts(text, "-o --output") => PieceKind::Output,
        _ if starts(text, DEPENDENCIES) => PieceKind::Dependencies,
        _ if is_language => PieceKind::Language,
        _ if starts(text, SIDE_FILES) => PieceKind::SideFile,
        _ if is_one_of(text, LINK) || starts(text, LINK_STARTS) => PieceKind::Link,
        _ => PieceKind::Other,
    }
}

const DEPENDENCIES: &str = "-MD -MMD -MF -MT -MQ -MG -MP -MJ -MV -Wp,-M";

/// gcc writes coverage and stack usage notes even when it only checks the syntax.
const SIDE_FILES: &str = "-save-temps --save-temps -fdump- --serialize-diagnostics -dumpbase -dumpdir \
    -ftest-coverage --coverage -coverage -fstack-usage -fcallgraph-info";

const LINK: &str = "-shared -static -static-pie -rdynamic -pie -no-pie -nopie -s -r -nostdlib -nodefaultlibs \
    -nostartfiles -nolibc -static-libgcc -static-libstdc++ -shared-libgcc -static-libasan -static-libubsan \
    -static-liblsan -static-libtsan -static-libsan -shared-libsan -shared-libasan -Xlinker -T -u -z -e -bundle \
    -dynamiclib";

const LINK_STARTS: &str = "-l -L -Wl, -fuse-ld= --ld-path=";

/// Options whose value is the next word. Those that may also be joined to it (`-Ifoo`) take the next word only when
/// they stand alone.
const WITH_VALUE: &str = "-o -I -D -U -L -l -x -include -imacros -isystem -idirafter -iquote -iprefix -iwithprefix \
    -iwithprefixbefore -isysroot -imultilib -iframework -ivfsoverlay -include-pch -cxx-isystem -stdlib++-isystem \
    -MF -MT -MQ -MJ -T -u -z -e -A -B -F -G -arch -target --target -mllvm -framework -aux-info -dumpbase \
    -dumpbase-ext -dumpdir -wrapper --param --sysroot -gcc-toolchain --output --serialize-diagnostics -Xclang \
    -Xpreprocessor -Xassembler -Xlinker -Xanalyzer -fdebug-compilation-dir -ftrapv-handler -working-directory";

fn takes_next(text: &[u8]) -> bool {
    is_one_of(text, WITH_VALUE) || text.starts_with(b"-Xarch_")
}

fn is_one_of(text: &[u8], options: &str) -> bool {
    options
        .split_ascii_whitespace()
        .any(|option| option.as_bytes() == text)
}

fn starts(text: &[u8], options: &str) -> bool {
    options
        .split_ascii_whitespace()
        .any(|option| text.starts_with(option.as_bytes()))
}

/// Inputs that compiler drivers accept but we do not analyse: Fortran, D.
const OTHER_UNITS: [&str; 5] = ["f", "F", "f90", "F90", "d"];

fn language_named(name: &OsStr) -> Option<SourceLanguage> {
    let name = name.to_str().unwrap_or_default();
    if name == "none" {
        return None;
    }
    let row = languages().find(|row| row.compiler.named.contains(&name));
    Some(SourceLanguage::from(row.and_then(|row| row.language)))
}

fn language_of(path: &OsStr) -> Option<SourceLanguage> {
    let ending = Path::new(path).extension()?.to_str()?;
    match by_ending(ending) {
        // A header given as an input is precompiled, not a unit.
        Some((_, FileRole::Included)) => Some(SourceLanguage::Other),
        Some((row, FileRole::Unit | FileRole::Preprocessed)) => Some(row.language.into()),
        None => OTHER_UNITS
            .contains(&ending)
            .then_some(SourceLanguage::Other),
    }
}

#[cfg(test)]
#[path = "arguments_tests.rs"]
mod tests;
