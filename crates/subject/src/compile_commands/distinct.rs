//! Keeps one command per unit and object across all sources of commands.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::CompileCommand;

/// Limit on commands that are kept.
const MAX_COMMANDS: usize = 200_000;

/// Keeps the last of several commands for the same object.
///
/// libtool compiles a unit twice, to `.libs/x.o` with `-fPIC -DPIC` and to `x.o`. The first is kept because shared
/// libraries are made of it and because libtool hides the messages of the second.
#[derive(Default)]
pub(super) struct Distinct {
    kept: Vec<CompileCommand>,
    places: HashMap<(PathBuf, PathBuf), usize>,
}

impl Distinct {
    /// `object` distinguishes two compilations of one file: the object, or the program it is linked into.
    pub fn add(&mut self, command: CompileCommand, object: &Path) {
        let plain = object.iter().filter(|part| !is_libs(part)).collect();
        let key = (command.file.clone(), plain);
        match self.places.get(&key) {
            Some(&at) => {
                let old = self.kept.get_mut(at);
                if let Some(old) = old.filter(|old| is_pic(&command) || !is_pic(old)) {
                    *old = command;
                }
            }
            None if self.kept.len() < MAX_COMMANDS => {
                self.places.insert(key, self.kept.len());
                self.kept.push(command);
            }
            None => {}
        }
    }

    /// In the order in which their objects first appeared.
    pub fn into_commands(self) -> Vec<CompileCommand> {
        self.kept
    }
}

fn is_pic(command: &CompileCommand) -> bool {
    let output = command.output.as_deref();
    output.is_some_and(|path| path.iter().any(is_libs))
}

/// libtool's folder for objects of shared libraries.
fn is_libs(part: &OsStr) -> bool {
    part == ".libs" || part == "_libs"
}
