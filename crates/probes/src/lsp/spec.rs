//! What has to be known of a language server to use it: data, so that another one is a matter of configuration.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use patchwright_code::{Family, LanguageRow, languages, named};
use patchwright_domain::candidate::RelPath;
use serde_json::Value;

#[derive(Debug, Clone, PartialEq)]
pub struct ServerSpec {
    pub name: String,
    /// The caller that starts it fills in `{source}` (the tree), `{commands}` (a writable folder with the compile
    /// commands, where an index may be kept) and `{jobs}`.
    pub command: Vec<String>,
    /// By a file's ending: the language that it is told of. It is not asked about other files.
    pub languages: BTreeMap<String, String>,
    pub init_options: Value,
    /// The token of the progress that tells of its index; without one there is no index to wait for.
    pub index_token: Option<String>,
    pub read_sign: ReadSign,
}

/// How a server shows that it has read a changed text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadSign {
    /// It publishes the diagnostics of that version, be there any or not.
    Diagnostics,
    None,
}

const CLANGD: &str = "clangd";

/// How long each part of an answer may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    pub start: Duration,
    /// Until it says that it builds an index, if it ever does.
    pub index_begin: Duration,
    /// Until the index is whole. When this is over, answers are given without it.
    pub index: Duration,
    pub question: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(30),
            index_begin: Duration::from_secs(10),
            index: Duration::from_secs(180),
            question: Duration::from_secs(30),
        }
    }
}

impl ServerSpec {
    pub fn clangd() -> Self {
        let command = [
            CLANGD,
            "--compile-commands-dir={commands}",
            "--background-index",
            // A request is waiting for it.
            "--background-index-priority=normal",
            // The project's own `.clangd` is ignored.
            "--enable-config=false",
            // A candidate's headers are sent to the server, not written to its disk.
            "--use-dirty-headers",
            "--clang-tidy=false",
            "--header-insertion=never",
            "--limit-references=10000",
            "--limit-results=1000",
            "--pch-storage=memory",
            "--log=error",
            "-j={jobs}",
        ];
        Self {
            languages: languages()
                .filter(|row| row.server == Some(CLANGD))
                .flat_map(|row| by_ending(row.id))
                .collect(),
            ..Self::configured(command.map(str::to_owned).to_vec())
        }
    }

    /// A server configured by its command. Any program named clangd reports its index as clangd does.
    pub fn configured(command: Vec<String>) -> Self {
        let program = command.first().map(String::as_str).unwrap_or_default();
        let (_, name) = program.rsplit_once('/').unwrap_or(("", program));
        let (index_token, read_sign) = match name.starts_with(CLANGD) {
            true => (
                Some("backgroundIndexProgress".to_owned()),
                ReadSign::Diagnostics,
            ),
            false => (None, ReadSign::None),
        };
        Self {
            name: name.to_owned(),
            command,
            languages: BTreeMap::new(),
            init_options: Value::Null,
            index_token,
            read_sign,
        }
    }

    /// Whether it would only guess without the compile commands.
    pub fn needs_commands(&self) -> bool {
        let mut languages = self.languages.values();
        languages.any(|language| named(language).is_some_and(|row| row.family == Family::C))
    }

    /// Each once.
    pub fn language_names(&self) -> Vec<&str> {
        let names: BTreeSet<&str> = self.languages.values().map(String::as_str).collect();
        names.into_iter().collect()
    }

    pub fn language_of(&self, file: &RelPath) -> Option<&str> {
        let name = std::str::from_utf8(file.file_name()).ok()?;
        let (_, end) = name.rsplit_once('.')?;
        self.languages.get(end).map(String::as_str)
    }
}

/// The endings of a language's files, each with the name that the protocol has for the language. Empty for one whose
/// endings are not known.
pub fn by_ending(language: &str) -> Vec<(String, String)> {
    let row = named(language);
    let endings = row.into_iter().flat_map(LanguageRow::endings);
    let id = protocol_name(language);
    endings
        .map(|ending| (ending.to_owned(), id.to_owned()))
        .collect()
}

/// People write `c++`, the protocol `cpp`. A language that is in no table is called as they write it.
pub fn protocol_name(language: &str) -> &str {
    named(language).map_or(language, |row| row.id)
}

/// Each ending is left to the first that reads it.
pub fn share_out<'s>(specs: impl IntoIterator<Item = &'s mut ServerSpec>) {
    let mut taken = BTreeSet::new();
    for spec in specs {
        let languages = &mut spec.languages;
        languages.retain(|ending, _| taken.insert(ending.clone()));
    }
}
