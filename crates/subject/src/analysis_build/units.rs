//! Which units an analysis build recompiles.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use patchwright_code::{Code, FileRole, by_ending};
use patchwright_crash::named_code;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::case::Language;
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::Leftovers;

use crate::SubjectError;
use crate::base::Base;
use crate::compile_commands::{CompileCommand, units_including};
use crate::subject::Subject;

const MOST_UNITS: usize = 64;
const MOST_BYTES: u64 = 16 << 20;
/// Limit on units read to find functions whose file no report names.
const MOST_READS: usize = 5000;

/// The units on the stacks of these reports, by the paths the compiler sees; for a header, units that include it.
pub(super) fn of_stacks(
    subject: &Subject<'_>,
    base: &Base,
    reports: &[&CrashReport],
) -> Result<BTreeSet<PathBuf>, SubjectError> {
    let project = subject.project();
    let tree = Leftovers::open(&base.tree())?;
    let source = &subject.case.source;
    let read = |seen: &Path| tree.read(seen.strip_prefix(source).ok()?, MOST_BYTES).ok();
    let mut units = BTreeSet::new();
    let mut functions = BTreeSet::new();
    for report in reports {
        let named = named_code(report, &project);
        for file in &named.files {
            units.extend(of_file(&source.join(file), base.compile_commands(), &read));
        }
        functions.extend(named.functions);
    }
    if !functions.is_empty() {
        units.extend(defining(&functions, base.compile_commands(), &read));
    }
    units.retain(|unit| unit.starts_with(source));
    Ok(units.into_iter().take(MOST_UNITS).collect())
}

fn of_file(
    file: &Path,
    commands: &[CompileCommand],
    read: &dyn Fn(&Path) -> Option<Vec<u8>>,
) -> Vec<PathBuf> {
    if commands.iter().any(|command| command.file == file) {
        return vec![file.to_owned()];
    }
    let including = units_including(file, commands, read);
    if !including.is_empty() {
        return including.iter().map(|unit| unit.file.clone()).collect();
    }
    let ending = file.extension().and_then(|ending| ending.to_str());
    let is_unit = ending.and_then(by_ending).is_some_and(|(row, role)| {
        let native = matches!(row.language, Some(Language::C | Language::Cpp));
        native && matches!(role, FileRole::Unit | FileRole::Preprocessed)
    });
    Some(file.to_owned())
        .filter(|file| is_unit && read(file).is_some())
        .into_iter()
        .collect()
}

/// The units that define these functions. A file is only parsed if it contains the name of one.
fn defining(
    functions: &BTreeSet<String>,
    commands: &[CompileCommand],
    read: &dyn Fn(&Path) -> Option<Vec<u8>>,
) -> BTreeSet<PathBuf> {
    let names: BTreeSet<&str> = functions
        .iter()
        .map(|function| function.rsplit("::").next().unwrap_or(function))
        .collect();
    let files: BTreeSet<&PathBuf> = commands.iter().map(|command| &command.file).collect();
    let defines = |file: &&PathBuf| {
        let Some(content) = read(file) else {
            return false;
        };
        let text = String::from_utf8_lossy(&content);
        if !names.iter().any(|name| text.contains(*name)) {
            return false;
        }
        let path = file
            .file_name()
            .map(|name| name.as_encoded_bytes().to_vec());
        let Some(path) = path.and_then(|name| RelPath::new(name).ok()) else {
            return false;
        };
        let code = Code::read([(path, content)]);
        let mut defined = code.functions();
        defined.any(|function| names.contains(function.head.name.as_str()))
    };
    let found = files.into_iter().take(MOST_READS).filter(defines);
    found.cloned().collect()
}

/// Whether the project compiles all of these without optimisation and with debug information.
pub(super) fn are_unoptimised(units: &BTreeSet<PathBuf>, commands: &[CompileCommand]) -> bool {
    units.iter().all(|unit| {
        let mut own = commands.iter().filter(|command| command.file == *unit);
        let first = own.next();
        first.is_some_and(is_unoptimised) && own.all(is_unoptimised)
    })
}

fn is_unoptimised(command: &CompileCommand) -> bool {
    let last = |start: &str, isnt: &[&str]| {
        let mut words = command.arguments.iter().filter_map(|word| word.to_str());
        let fits = |word: &&str| {
            word.starts_with(start) && !isnt.iter().any(|other| word.starts_with(other))
        };
        words.rfind(fits)
    };
    let level = last("-O", &[]);
    let debug = last("-g", &["-gsplit", "-gz", "-gcolumn", "-gno-", "-gcc"]);
    level.is_none_or(|level| level == "-O0") && debug.is_some_and(|debug| debug != "-g0")
}

#[cfg(test)]
#[path = "units_tests.rs"]
mod tests;
