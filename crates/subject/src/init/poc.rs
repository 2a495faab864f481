//! Adapts PoC commands as a user types them to a build that leaves its programs in a separate folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

use super::built::Look;
use super::copies;
use super::guess::{InitError, PocGuess};
use super::look::Tree;
use crate::manifest::{PocFlags, shown_path};

/// Adapts PoCs to the tree and to where its programs are built.
pub(super) struct Fit<'f> {
    pub tree: &'f Tree<'f>,
    pub folder: Option<&'f str>,
    pub cwd: &'f Path,
    /// Files from outside the tree, and the paths of their copies in it.
    pub copies: BTreeMap<PathBuf, PathBuf>,
}

impl Fit<'_> {
    pub fn fit(
        &mut self,
        poc: &PocFlags,
        because: &mut Vec<String>,
    ) -> Result<PocGuess, InitError> {
        let optional = |fit: &mut Self, what, path: &Option<PathBuf>| {
            path.as_ref().map(|path| fit.file(what, path)).transpose()
        };
        Ok(PocGuess {
            command: poc.command.clone(),
            input: optional(self, "input", &poc.input)?,
            stdin: optional(self, "stdin", &poc.stdin)?,
            files: poc
                .files
                .iter()
                .map(|path| self.file("file", path))
                .collect::<Result<_, _>>()?,
            cwd: poc
                .cwd
                .clone()
                .or_else(|| self.cwd_for(&poc.command, because)),
        })
    }

    /// Where the manifest finds a file. A manifest only names files below its folder, so other files are copied there.
    ///
    /// Fails for a file that does not exist or that a manifest cannot name, since the next command would refuse it.
    fn file(&mut self, what: &'static str, given: &Path) -> Result<PathBuf, InitError> {
        let file = in_real_folder(&self.cwd.join(given));
        let path = shown_path(&file);
        if file.to_str().is_none() {
            return Err(InitError::NotUtf8 { what, path });
        }
        let real = fs::canonicalize(&file).ok().filter(|real| real.is_file());
        let Some(real) = real else {
            return Err(InitError::NoFile { what, path });
        };
        let root = self.tree.root();
        if file.starts_with(root) && real.starts_with(root) {
            return Ok(file);
        }
        if let Some(known) = self.copies.get(&file) {
            return Ok(known.clone());
        }
        let copy = copies::place(root, &file, |place| {
            self.copies.values().any(|one| one == place)
        });
        self.copies.insert(file, copy.clone());
        Ok(copy)
    }

    /// The build folder, if the command names a program that will be there and is not in the tree.
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

/// Tells the user what `init` does besides writing the manifest.
pub(super) fn copy_note(from: &Path, to: &Path, root: &Path) -> String {
    let name = from.file_name().unwrap_or_default().to_string_lossy();
    let to = to.strip_prefix(root).unwrap_or(to);
    format!(
        "{name} lies outside the project: the manifest names a copy, {}",
        to.display()
    )
}

/// The path with its parent made canonical; a link keeps its own name.
fn in_real_folder(path: &Path) -> PathBuf {
    match (path.parent().map(Path::canonicalize), path.file_name()) {
        (Some(Ok(parent)), Some(name)) => parent.join(name),
        (_, _) => path.to_owned(),
    }
}

/// The folder that a PoC's command takes for the build folder: the first part of its program's path, if the tree has no
/// such folder or one that an earlier build left, identified by one of `marks`.
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
