//! A compile command as it is kept in a base: text where it is UTF-8, else bytes, so that no name is lost.

use std::ffi::OsString;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::CompileCommand;

#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Written {
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
