//! Which compilers and LLVM tools this machine has.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use crate::SubjectError;

/// The folders on the sandbox's PATH.
pub(crate) const SEARCHED: [&str; 5] = [
    "/usr/local/sbin",
    "/usr/local/bin",
    "/usr/sbin",
    "/usr/bin",
    "/bin",
];

/// LLVM tools that Debian installs only under versioned names.
const UNVERSIONED: [&str; 11] = [
    "clang",
    "clang++",
    "clangd",
    "ld.lld",
    "lld",
    "llvm-ar",
    "llvm-cov",
    "llvm-nm",
    "llvm-profdata",
    "llvm-ranlib",
    "llvm-symbolizer",
];

/// What builds and runs Java: a base depends on them, but their calls are not recorded.
const JAVA_TOOLS: [&str; 5] = ["java", "javac", "mvn", "gradle", "ant"];

const COMPILERS: [&str; 6] = ["cc", "c++", "gcc", "g++", "clang", "clang++"];

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toolchain {
    /// The files behind all compiler names.
    pub compilers: BTreeSet<PathBuf>,
    /// Unversioned names that the machine lacks, and the newest version it has.
    pub aliases: BTreeMap<String, PathBuf>,
    pub symbolizer: Option<PathBuf>,
    /// The files behind the names of Java's tools.
    pub java: BTreeSet<PathBuf>,
}

impl Toolchain {
    /// `extra` are further roots that the sandbox shows, such as the project's own toolchain.
    pub fn find(extra: &[PathBuf]) -> Self {
        let folders = Self::folders(extra);
        let names = programs(&folders);
        let aliases: BTreeMap<String, PathBuf> = UNVERSIONED
            .iter()
            .filter(|name| !names.contains_key(**name))
            .filter_map(|name| Some(((*name).to_owned(), newest(&names, name)?)))
            .collect();
        let symbolizer = names
            .get("llvm-symbolizer")
            .or_else(|| aliases.get("llvm-symbolizer"))
            .cloned();
        let compilers = names
            .iter()
            .filter(|(name, _)| is_compiler(name))
            .filter_map(|(_, path)| fs::canonicalize(path).ok())
            .filter(|real| is_compiler(&file_name(real)))
            .collect();
        Self {
            compilers,
            aliases,
            symbolizer,
            java: JAVA_TOOLS
                .iter()
                .filter_map(|name| fs::canonicalize(names.get(*name)?).ok())
                .collect(),
        }
    }

    /// Where programs are searched, in this order.
    pub fn folders(extra: &[PathBuf]) -> Vec<PathBuf> {
        let own = SEARCHED.iter().map(PathBuf::from);
        let extra = extra
            .iter()
            .flat_map(|root| [root.clone(), root.join("bin")]);
        own.chain(extra).collect()
    }

    /// Changes when a compiler is replaced by another version.
    pub fn fingerprint(&self) -> Result<Vec<String>, SubjectError> {
        let line = |path: &PathBuf| {
            let about = fs::metadata(path).map_err(SubjectError::io("look at", path))?;
            let (size, time) = (about.len(), about.mtime());
            Ok(format!("{}\t{size}\t{time}", path.display()))
        };
        self.compilers.iter().chain(&self.java).map(line).collect()
    }
}

fn programs(folders: &[PathBuf]) -> BTreeMap<String, PathBuf> {
    let mut found = BTreeMap::new();
    for folder in folders {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if let Ok(name) = entry.file_name().into_string() {
                found.entry(name).or_insert_with(|| entry.path());
            }
        }
    }
    found
}

fn newest(names: &BTreeMap<String, PathBuf>, tool: &str) -> Option<PathBuf> {
    let version = |name: &str| {
        name.strip_prefix(tool)?
            .strip_prefix('-')?
            .parse::<u32>()
            .ok()
    };
    let versions = names
        .iter()
        .filter_map(|(name, path)| Some((version(name)?, path)));
    versions
        .max_by_key(|(version, _)| *version)
        .map(|(_, path)| path.clone())
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// `clang`, `gcc-14`, `x86_64-linux-gnu-g++-14`.
fn is_compiler(name: &str) -> bool {
    let is_version = |text: &str| text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let unversioned = match name.rsplit_once('-') {
        Some((name, version)) if !version.is_empty() && is_version(version) => name,
        Some(_) | None => name,
    };
    match unversioned.rsplit_once('-') {
        Some((target, compiler)) => COMPILERS.contains(&compiler) && is_target(target),
        None => COMPILERS.contains(&unversioned),
    }
}

/// At least an architecture and a system: `x86_64-linux-gnu`.
fn is_target(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_';
    text.split_once('-').is_some_and(|(machine, system)| {
        let named = !machine.is_empty() && !system.is_empty();
        named && machine.bytes().all(plain) && system.bytes().all(|b| plain(b) || b == b'-')
    })
}

#[cfg(test)]
#[path = "toolchain_tests.rs"]
mod tests;
