//! What must be known of a language server to use it. This is data, so that other servers can be configured.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use patchwright_code::{Family, LanguageRow, languages, named};
use patchwright_domain::candidate::RelPath;
use serde_json::Value;

#[derive(Debug, Clone, PartialEq)]
pub struct ServerSpec {
    pub name: String,
    /// The code that starts it replaces `{source}` (the tree), `{commands}` (a writable folder with the compile
    /// commands, where an index may be stored) and `{jobs}`.
    pub command: Vec<String>,
    /// Language ids by file extension. The server is not asked about other files.
    pub languages: BTreeMap<String, String>,
    pub init_options: Value,
    /// The progress token under which it reports indexing; without one there is no index to wait for.
    pub index_token: Option<String>,
    pub read_sign: ReadSign,
}

/// How a server signals that it has read a changed text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadSign {
    /// It publishes diagnostics for that version, even if there are none.
    Diagnostics,
    None,
}

const CLANGD: &str = "clangd";

/// Time limits for the parts of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    pub start: Duration,
    /// Until it reports that it starts indexing, if it ever does.
    pub index_begin: Duration,
    /// Until the index is complete. After that, queries are answered with what there is.
    pub index: Duration,
    pub question: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(30),
            index_begin: Duration::from_secs(10),
            index: Duration::from_secs(60),
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
            // Queries wait for the index.
            "--background-index-priority=normal",
            // Ignores the project's own `.clangd`.
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

    /// A server configured by its command. Any program whose name starts with `clangd` reports its index as clangd
    /// does.
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

    /// Whether it could only guess without compile commands.
    pub fn needs_commands(&self) -> bool {
        let mut languages = self.languages.values();
        languages.any(|language| named(language).is_some_and(|row| row.family == Family::C))
    }

    /// Without duplicates.
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

/// The file extensions of a language, each with the language id of the protocol. Empty if the extensions are not
/// known.
pub fn by_ending(language: &str) -> Vec<(String, String)> {
    let row = named(language);
    let endings = row.into_iter().flat_map(LanguageRow::endings);
    let id = protocol_name(language);
    endings
        .map(|ending| (ending.to_owned(), id.to_owned()))
        .collect()
}

/// People write `c++`, the protocol `cpp`. A language that is in no table keeps its name.
pub fn protocol_name(language: &str) -> &str {
    named(language).map_or(language, |row| row.id)
}

/// Assigns each file extension to the first server that handles it.
pub fn share_out<'s>(specs: impl IntoIterator<Item = &'s mut ServerSpec>) {
    let mut taken = BTreeSet::new();
    for spec in specs {
        let languages = &mut spec.languages;
        languages.retain(|ending, _| taken.insert(ending.clone()));
    }
}
