//! What has to be known of a language server to use it: data, so that another one is a matter of configuration.

use std::collections::BTreeMap;
use std::time::Duration;

use patchwright_domain::candidate::RelPath;
use serde::Deserialize;
use serde_json::Value;

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ServerSpec {
    pub name: String,
    /// Whoever starts it fills in `{source}` (the tree), `{commands}` (a writable folder with the compile commands,
    /// where an index may be kept) and `{jobs}`.
    pub command: Vec<String>,
    /// By a file's ending: the language that it is told of. It is not asked about other files.
    pub languages: BTreeMap<String, String>,
    #[serde(default)]
    pub init_options: Value,
    /// The token of the progress that tells of its index; without one there is no index to wait for.
    #[serde(default)]
    pub index_token: Option<String>,
    #[serde(default)]
    pub read_sign: ReadSign,
}

/// How a server shows that it has read a changed text.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReadSign {
    /// It publishes the diagnostics of that version, be there any or not.
    Diagnostics,
    #[default]
    None,
}

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
            "clangd",
            "--compile-commands-dir={commands}",
            "--background-index",
            // Somebody waits for it.
            "--background-index-priority=normal",
            // The project's own `.clangd` is not ours to obey.
            "--enable-config=false",
            // A candidate's headers are told, not written.
            "--use-dirty-headers",
            "--clang-tidy=false",
            "--header-insertion=never",
            "--limit-references=10000",
            "--limit-results=1000",
            "--pch-storage=memory",
            "--log=error",
            "-j={jobs}",
        ];
        let languages = [
            (&["c", "h"][..], "c"),
            (
                &[
                    "cc", "cpp", "cxx", "c++", "C", "hh", "hpp", "hxx", "h++", "H", "ipp", "inl",
                    "tcc",
                ][..],
                "cpp",
            ),
        ];
        Self {
            name: "clangd".to_owned(),
            command: command.map(str::to_owned).to_vec(),
            languages: languages
                .into_iter()
                .flat_map(|(ends, language)| ends.iter().map(move |end| (*end, language)))
                .map(|(end, language)| (end.to_owned(), language.to_owned()))
                .collect(),
            init_options: Value::Null,
            index_token: Some("backgroundIndexProgress".to_owned()),
            read_sign: ReadSign::Diagnostics,
        }
    }

    pub fn language_of(&self, file: &RelPath) -> Option<&str> {
        let name = std::str::from_utf8(file.file_name()).ok()?;
        let (_, end) = name.rsplit_once('.')?;
        self.languages.get(end).map(String::as_str)
    }
}
