//! Reads `compile_commands.json`, and the same format printed by `ninja -t compdb`. The latter also lists links and
//! custom commands, which are dropped.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::arguments::{Mode, PieceKind, SourceLanguage, inputs, is_compiler, mode, pieces};
use super::distinct::Distinct;
use super::paths::{absolute, file_name};
use super::{CompileCommand, shell};

/// Size limit of a list.
const MAX_BYTES: usize = 256 << 20;

#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    #[error("it has {bytes} bytes, more than the {MAX_BYTES} that are read")]
    TooLarge { bytes: usize },
    #[error("it is not a list of compile commands: {0}")]
    Json(#[from] serde_json::Error),
}

/// Reads a list of compile commands. Entries whose file does not exist (by `exists`) or is not a C or C++ unit are dropped.
pub fn from_json(
    bytes: &[u8],
    exists: &dyn Fn(&Path) -> bool,
) -> Result<Vec<CompileCommand>, DatabaseError> {
    if bytes.len() > MAX_BYTES {
        return Err(DatabaseError::TooLarge { bytes: bytes.len() });
    }
    // Some tools write names that are not UTF-8 as raw bytes. Such an entry then names a file that does not exist.
    let text = String::from_utf8_lossy(bytes);
    let entries: Vec<Entry> = serde_json::from_str(&text)?;
    let mut kept = Distinct::default();
    for command in entries.into_iter().filter_map(Entry::command) {
        if exists(&command.file) {
            let object = command.output.clone().unwrap_or_default();
            kept.add(command, &object);
        }
    }
    Ok(kept.into_commands())
}

/// Writes the format that `from_json` reads. It cannot represent a name that is not UTF-8, so such a unit is left out.
pub fn to_json(commands: &[CompileCommand]) -> Vec<u8> {
    let entries: Vec<serde_json::Value> = commands.iter().filter_map(entry).collect();
    serde_json::Value::from(entries).to_string().into_bytes()
}

fn entry(command: &CompileCommand) -> Option<serde_json::Value> {
    let arguments: Option<Vec<&str>> = command.arguments.iter().map(|word| word.to_str()).collect();
    let mut entry = serde_json::json!({
        "directory": command.folder.to_str()?,
        "file": command.file.to_str()?,
        "arguments": arguments?,
    });
    if let (Some(output), Some(fields)) = (&command.output, entry.as_object_mut()) {
        fields.insert("output".to_owned(), output.to_str()?.into());
    }
    Some(entry)
}

#[derive(Deserialize)]
struct Entry {
    #[serde(default)]
    directory: PathBuf,
    #[serde(default)]
    file: PathBuf,
    command: Option<String>,
    arguments: Option<Vec<String>>,
    output: Option<PathBuf>,
}

impl Entry {
    fn command(self) -> Option<CompileCommand> {
        let words = self.arguments.as_ref();
        let commands = match (words, &self.command) {
            (Some(words), _) if !words.is_empty() => {
                vec![words.iter().map(OsString::from).collect()]
            }
            (_, Some(line)) => shell::commands(line.as_bytes()),
            (_, None) => Vec::new(),
        };
        let directory = Some(self.directory)
            .filter(|folder| folder.is_absolute())
            .map(|folder| absolute(Path::new("/"), &folder))?;
        let file = absolute(&directory, &self.file);
        let mut folder = directory.clone();
        for words in commands {
            if let [cd, target] = words.as_slice()
                && cd == "cd"
            {
                folder = absolute(&folder, Path::new(target));
            } else if let Some(arguments) = compiler_call(words)
                && compiles(&arguments, &folder, &file)
            {
                let output = match self.output {
                    Some(path) => Some(absolute(&directory, &path)),
                    None => object_of(&arguments, &folder),
                };
                return Some(CompileCommand {
                    folder,
                    file,
                    arguments,
                    output,
                });
            }
        }
        None
    }
}

/// The words from the compiler on: without `ccache`, `distcc`, `env X=y`, `libtool --mode=compile` and the like.
fn compiler_call(words: Vec<OsString>) -> Option<Vec<OsString>> {
    let starter = words.first().map(|word| file_name(word))?;
    let at = words.iter().position(|word| is_compiler(word))?;
    let wraps = matches!(
        starter.as_str(),
        "ccache"
            | "distcc"
            | "sccache"
            | "icecc"
            | "env"
            | "libtool"
            | "sh"
            | "bash"
            | "time"
            | "nice"
    );
    match at {
        0 => Some(words),
        _ if wraps => words.get(at..).map(<[OsString]>::to_vec),
        _ => None,
    }
}

/// Older versions of CMake do not list the object separately.
fn object_of(arguments: &[OsString], folder: &Path) -> Option<PathBuf> {
    let pieces = pieces(arguments.get(1..).unwrap_or_default());
    let named = pieces
        .iter()
        .rev()
        .find(|piece| piece.kind == PieceKind::Output)?;
    let is_object = mode(&pieces) == Some(Mode::Compile);
    let path = named.value("-o").filter(|_| is_object)?;
    Some(absolute(folder, Path::new(path)))
}

fn compiles(arguments: &[OsString], folder: &Path, file: &Path) -> bool {
    let pieces = pieces(arguments.get(1..).unwrap_or_default());
    let stops = matches!(mode(&pieces), Some(Mode::Nothing | Mode::Assembly));
    let named = inputs(&pieces).into_iter().any(|input| {
        let is_unit = matches!(
            input.language,
            Some(SourceLanguage::C | SourceLanguage::Cpp)
        );
        is_unit && absolute(folder, Path::new(&input.path)) == file
    });
    named && !stops
}

#[cfg(test)]
#[path = "database_tests.rs"]
mod tests;
