//! Programs that a Java virtual machine runs. No sanitizer is in them and their code is in no executable, so what shows that a
//! patch was run are the class files and archives of the tree that the machine opened.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::report::{CrashReport, Sanitizer};
use patchwright_sandbox::{Happened, Traced};

/// Limits on the walk over the sources of a hostile tree.
const MOST_SOURCES: usize = 20_000;
const MOST_FOLDERS: usize = 20_000;
/// Endings of sources that are compiled to classes.
const SOURCES: [&str; 4] = ["java", "kt", "scala", "groovy"];
/// Endings of what classes are loaded from.
const CODE: [&str; 3] = ["class", "jar", "war"];

/// Whether this is the program that starts a virtual machine.
pub fn is_jvm(executable: &Path) -> bool {
    executable.file_name().is_some_and(|name| name == "java")
}

/// Whether a virtual machine, or Jazzer in it, reported an exception.
pub fn is_exception(report: &CrashReport) -> bool {
    matches!(report.sanitizer, Sanitizer::Java | Sanitizer::Jazzer)
}

/// The class files and archives below `source` that virtual machines opened, relative to it. Needs a run whose files were
/// watched.
pub fn loaded_code(traced: &Traced, source: &Path) -> BTreeSet<PathBuf> {
    let mut machines: BTreeMap<u32, bool> = BTreeMap::new();
    let mut found = BTreeSet::new();
    for happened in &traced.story {
        match happened {
            Happened::Born { pid, parent } => {
                let inherited = machines.get(parent).copied().unwrap_or_default();
                machines.insert(*pid, inherited);
            }
            Happened::Executed(number) => {
                if let Some(program) = traced.executed.get(*number) {
                    machines.insert(program.pid, is_jvm(&program.executable));
                }
            }
            Happened::Read { pid, file, .. } => {
                let path = traced.files.get(*file).map(|file| file.path.as_path());
                let below = path.and_then(|path| path.strip_prefix(source).ok());
                if let Some(below) = below
                    && machines.get(pid) == Some(&true)
                    && has_ending(below, &CODE)
                {
                    found.insert(below.to_owned());
                }
            }
            Happened::Copied { .. }
            | Happened::Wrote { .. }
            | Happened::Named(_)
            | Happened::Changed { .. }
            | Happened::Loaded { .. } => {}
        }
    }
    found
}

/// The sources of a tree.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct JvmSources {
    /// Relative to the tree: a stack names them by their package, without the folder that the packages are in.
    pub files: BTreeSet<String>,
    /// Why some are not there: their frames pass for those of foreign code.
    pub left_out: Option<String>,
}

pub(crate) fn sources(source: &Path) -> JvmSources {
    sources_within(source, MOST_SOURCES, MOST_FOLDERS)
}

fn sources_within(source: &Path, most_files: usize, most_folders: usize) -> JvmSources {
    let mut found = JvmSources::default();
    let mut folders = vec![source.to_owned()];
    let mut walked = 0;
    while let Some(folder) = folders.pop() {
        if walked == most_folders {
            found.left_out = Some(format!("it has more than {most_folders} folders"));
            break;
        }
        walked += 1;
        let listed = fs::read_dir(&folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let entries = match listed {
            Ok(entries) => entries,
            Err(error) => {
                found.left_out = Some(format!("{} cannot be listed: {error}", folder.display()));
                continue;
            }
        };
        for entry in entries {
            let path = entry.path();
            let hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
            let Ok(kind) = entry.file_type() else {
                continue;
            };
            if kind.is_dir() && !hidden {
                folders.push(path);
            } else if kind.is_file()
                && has_ending(&path, &SOURCES)
                && let Ok(below) = path.strip_prefix(source)
            {
                if found.files.len() == most_files {
                    found.left_out = Some(format!("it has more than {most_files} source files"));
                    return found;
                }
                found.files.insert(below.to_string_lossy().into_owned());
            }
        }
    }
    found
}

fn has_ending(path: &Path, endings: &[&str]) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| endings.contains(&ending))
}

#[cfg(test)]
#[path = "jvm_tests.rs"]
mod tests;
