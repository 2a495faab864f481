//! One `[[language-server]]`. Both files may have them: a server runs in the same sandbox as the project's own build.

use std::collections::BTreeMap;

use patchwright_probes::lsp::{ServerSpec, by_ending, protocol_name};
use patchwright_subject::manifest::{At, Fault, Keys, Problem, Table};

use super::numbers::refused;

pub const NAME: &str = "language-server";
const KEYS: Keys = Keys::Only(&["language", "command", "init-options", "extensions"]);
const MOST: usize = 64;

/// All servers of one file.
pub fn read_all(root: &Table<'_>) -> Result<Vec<At<ServerSpec>>, Fault> {
    let tables = root.array_of_tables(NAME, KEYS)?.unwrap_or_default();
    let mut servers: Vec<At<ServerSpec>> = Vec::new();
    for table in &tables {
        let server = read(table)?;
        let mut endings = server.value.languages.keys();
        let shared = endings.find(|ending| {
            let mut earlier = servers.iter();
            earlier.any(|one| one.value.languages.contains_key(*ending))
        });
        if let Some(ending) = shared {
            let words = format!(
                "an earlier [[{NAME}]] reads .{} files already; keep one of the two, or give one other `extensions`",
                ending.escape_debug()
            );
            return Err(server.fault(Problem::Other(words)));
        }
        if servers.len() == MOST {
            let words = format!("more than {MOST} [[{NAME}]]; remove some");
            return Err(server.fault(Problem::Other(words)));
        }
        servers.push(server);
    }
    Ok(servers)
}

fn read(table: &Table<'_>) -> Result<At<ServerSpec>, Fault> {
    let refuse = |words: &str| table.place().fault(Problem::Other(words.to_owned()));
    let command = table.strings("command")?;
    if command.is_empty() {
        return Err(refuse(
            "its command is missing; add command = [\"jdtls\", \"-data\", \"{commands}\"], a list of words",
        ));
    }
    if let Some(empty) = command.first().filter(|word| word.value.trim().is_empty()) {
        return Err(refused(
            empty,
            "the first word of command is empty; write the program's name or path",
        ));
    }
    let command = command.into_iter().map(|word| word.value).collect();
    let mut spec = ServerSpec::configured(command);
    spec.languages = languages(table)?;
    spec.init_options = table.json("init-options")?.unwrap_or_default();
    Ok(At::new(spec, table.place()))
}

/// By file extension.
fn languages(table: &Table<'_>) -> Result<BTreeMap<String, String>, Fault> {
    let languages = table.one_or_more("language")?;
    let extensions = table.one_or_more("extensions")?;
    let refuse = |words: &str| table.place().fault(Problem::Other(words.to_owned()));
    let Some(first) = languages.first() else {
        return Err(refuse(
            "its language is missing; add language = \"java\", or a list of them",
        ));
    };
    if let Some(extension) = extensions.first() {
        if languages.len() > 1 {
            return Err(refused(
                extension,
                "extensions can be said for one language only; write a [[language-server]] for each",
            ));
        }
        let ends = extensions
            .iter()
            .map(|written| Ok((ending(written)?, protocol_name(language(first)?).to_owned())));
        return ends.collect();
    }
    let mut endings = BTreeMap::new();
    for written in &languages {
        let known = by_ending(language(written)?);
        if known.is_empty() {
            let words = format!(
                "which files are `{}` is not known; add extensions = [\"…\"]",
                written.value.escape_debug()
            );
            return Err(refused(written, &words));
        }
        endings.extend(known);
    }
    Ok(endings)
}

fn language(written: &At<String>) -> Result<&str, Fault> {
    match written.value.trim().is_empty() {
        true => Err(refused(
            written,
            "language is empty; write its name as the server knows it, such as \"java\"",
        )),
        false => Ok(&written.value),
    }
}

/// The extension is what follows the last dot.
fn ending(written: &At<String>) -> Result<String, Fault> {
    let ending = written.value.strip_prefix('.').unwrap_or(&written.value);
    match ending.is_empty() || ending.contains(['.', '/']) {
        true => Err(refused(
            written,
            "extensions are what stands behind a file's last dot, such as \"java\"",
        )),
        false => Ok(ending.to_owned()),
    }
}
