//! PoC commands as a user types them, made to fit a build that leaves its programs in a folder of its own.

use std::path::{Component, Path, PathBuf};

use super::look::Tree;
use super::{Look, PocGuess};
use crate::manifest::PocFlags;

/// Fits PoCs to the tree and to where its programs are built.
pub(super) struct Fit<'f> {
    pub tree: &'f Tree<'f>,
    pub folder: Option<&'f str>,
    pub cwd: &'f Path,
}

impl Fit<'_> {
    pub fn fit(&self, poc: &PocFlags, because: &mut Vec<String>) -> PocGuess {
        let absolute = |path: &PathBuf| self.cwd.join(path);
        PocGuess {
            command: poc.command.clone(),
            input: poc.input.as_ref().map(absolute),
            stdin: poc.stdin.as_ref().map(absolute),
            files: poc.files.iter().map(absolute).collect(),
            cwd: poc
                .cwd
                .clone()
                .or_else(|| self.cwd_for(&poc.command, because)),
        }
    }

    /// The build's folder, when the command names a program that will be there and is not in the tree.
    fn cwd_for(&self, command: &str, because: &mut Vec<String>) -> Option<String> {
        let folder = self.folder?;
        let program = program(command)?;
        let in_folder = program.starts_with(folder) || self.tree.root().join(&program).exists();
        if in_folder {
            return None;
        }
        because.push(format!(
            "the PoC's program is built in {folder}/: the PoC runs there"
        ));
        Some(format!("{{source}}/{folder}"))
    }
}

/// The folder that a PoC's command takes for the build's: the first part of its program's path, when the tree
/// has no such folder or one that an earlier build left, known by one of `marks`.
pub(super) fn build_folder(look: &Look, marks: &[&str]) -> Option<String> {
    let commands = look.flags.pocs.iter().map(|poc| &poc.command);
    commands
        .filter_map(|command| program(command))
        .find_map(|program| {
            let mut parts = program.components();
            let first = parts.next()?.as_os_str().to_str()?.to_owned();
            parts.next()?;
            let is_plain = first
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"_-.".contains(&b));
            let left_by_build = || {
                let there = |mark: &&str| look.tree.root().join(&first).join(mark).exists();
                marks.iter().any(there)
            };
            (is_plain && (!look.tree.has_folder(&first) || left_by_build())).then_some(first)
        })
}

/// The base names of the PoCs' programs.
pub(super) fn programs(look: &Look) -> impl Iterator<Item = String> {
    let commands = look.flags.pocs.iter().map(|poc| &poc.command);
    let names = commands.filter_map(|command| {
        let name = program(command)?.file_name()?.to_str()?.to_owned();
        (name.len() > 2).then_some(name)
    });
    names.collect::<Vec<_>>().into_iter()
}

/// The path of the program that a command starts with, relative to the tree and without `./`.
fn program(command: &str) -> Option<PathBuf> {
    let word = command
        .split_whitespace()
        .find(|word| !word.contains('=') || word.starts_with(['/', '.']))?;
    let word = word.trim_matches(['"', '\'']);
    let word = word.strip_prefix("{source}/").unwrap_or(word);
    if !word.contains('/') || word.contains(['$', '{', '`', '(']) {
        return None;
    }
    let mut path = PathBuf::new();
    for part in Path::new(word).components() {
        match part {
            Component::Normal(name) => path.push(name),
            Component::CurDir => {}
            Component::ParentDir | Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(path)
}
