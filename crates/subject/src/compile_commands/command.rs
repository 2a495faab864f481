//! One compiler call, stored in a base as text if it is UTF-8 and otherwise as bytes, so that no name is lost.

use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use patchwright_domain::case::Language;
use serde::{Deserialize, Serialize};

use super::arguments::{self, SourceLanguage};
use super::paths::absolute;

/// One translation unit's compiler call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct CompileCommand {
    /// Working directory of the compiler; absolute.
    pub folder: PathBuf,
    /// The unit; absolute and without `.` and `..`.
    pub file: PathBuf,
    /// The compiler first. Compiles only this unit.
    pub arguments: Vec<OsString>,
    /// The object that is written; `None` if it goes straight into a link.
    pub output: Option<PathBuf>,
}

impl CompileCommand {
    /// The language the unit is compiled as, by `-x` or its name; `None` if it is neither C nor C++.
    pub fn language(&self) -> Option<Language> {
        let pieces = arguments::pieces(self.arguments.get(1..).unwrap_or_default());
        let given = arguments::inputs(&pieces)
            .into_iter()
            .find(|input| absolute(&self.folder, Path::new(&input.path)) == self.file)
            .and_then(|input| input.language);
        match given? {
            SourceLanguage::C if arguments::is_cxx_driver(&self.arguments) => Some(Language::Cpp),
            SourceLanguage::C => Some(Language::C),
            SourceLanguage::Cpp => Some(Language::Cpp),
            SourceLanguage::Other => None,
        }
    }
}

/// The serialised form.
#[derive(Clone, Serialize, Deserialize)]
struct Written {
    folder: Word,
    file: Word,
    arguments: Vec<Word>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    output: Option<Word>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(untagged)]
enum Word {
    Text(String),
    Bytes(Vec<u8>),
}

impl From<OsString> for Word {
    fn from(word: OsString) -> Self {
        match word.into_string() {
            Ok(text) => Self::Text(text),
            Err(word) => Self::Bytes(word.as_bytes().to_vec()),
        }
    }
}

impl From<Word> for OsString {
    fn from(word: Word) -> Self {
        match word {
            Word::Text(text) => text.into(),
            Word::Bytes(bytes) => Self::from_vec(bytes),
        }
    }
}

impl From<CompileCommand> for Written {
    fn from(command: CompileCommand) -> Self {
        Self {
            folder: command.folder.into_os_string().into(),
            file: command.file.into_os_string().into(),
            arguments: command.arguments.into_iter().map(Word::from).collect(),
            output: command.output.map(|path| path.into_os_string().into()),
        }
    }
}

impl From<Written> for CompileCommand {
    fn from(written: Written) -> Self {
        let path = |word: Word| PathBuf::from(OsString::from(word));
        Self {
            folder: path(written.folder),
            file: path(written.file),
            arguments: written.arguments.into_iter().map(OsString::from).collect(),
            output: written.output.map(path),
        }
    }
}
