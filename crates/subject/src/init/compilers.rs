//! The compilers to build with, and the sanitizer flags they take.

use std::fs;
use std::path::Path;

use patchwright_code::languages;
use patchwright_domain::case::Language;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    Clang,
    Gcc,
}

/// A C and a C++ compiler of one family, by the names they are called with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compilers {
    pub c: String,
    pub cxx: String,
    pub family: Family,
}

/// Leaks in the tools that a build runs must not stop it. Tests are tried with leak detection and without.
pub(super) fn no_leaks() -> Vec<(&'static str, String)> {
    vec![("ASAN_OPTIONS", "detect_leaks=0".to_owned())]
}

impl Compilers {
    /// The best pair in these folders: clang, the newest versioned clang, else gcc.
    pub fn find(folders: &[&Path]) -> Self {
        let has = |name: &str| folders.iter().any(|folder| folder.join(name).is_file());
        if has("clang") && has("clang++") {
            return Self::clang("");
        }
        let newest = folders
            .iter()
            .flat_map(|folder| versions(folder))
            .filter(|version| has(&format!("clang++-{version}")))
            .max();
        match newest {
            Some(version) => Self::clang(&format!("-{version}")),
            None if has("gcc") && has("g++") => Self::gcc(),
            // None is installed: name the one that should be.
            None => Self::clang(""),
        }
    }

    fn clang(suffix: &str) -> Self {
        Compilers {
            c: format!("clang{suffix}"),
            cxx: format!("clang++{suffix}"),
            family: Family::Clang,
        }
    }

    fn gcc() -> Self {
        Compilers {
            c: "gcc".to_owned(),
            cxx: "g++".to_owned(),
            family: Family::Gcc,
        }
    }

    pub(super) fn flags(&self) -> String {
        // Calls through pointers of another function type are everywhere in C. Reported in code that no patch touches,
        // they would hide the bug and make its fix fail. gcc does not check for them.
        let without = match self.family {
            Family::Clang => " -fno-sanitize=function",
            Family::Gcc => "",
        };
        format!(
            "-g -O1 -fno-omit-frame-pointer -fsanitize={}{without}",
            self.sanitizers()
        )
    }

    pub(super) fn sanitizers(&self) -> &'static str {
        "address,undefined"
    }

    /// The variables that CMake, Meson and configure scripts all read when configuring.
    pub(super) fn env(&self) -> Vec<(&'static str, String)> {
        let mut env = no_leaks();
        env.extend([
            ("CC", self.c.clone()),
            ("CXX", self.cxx.clone()),
            ("CFLAGS", self.flags()),
            ("CXXFLAGS", self.flags()),
            ("LDFLAGS", format!("-fsanitize={}", self.sanitizers())),
        ]);
        env
    }

    /// The same for a project that ignores our flags: they become part of the compiler's name.
    pub(super) fn env_in_name(&self) -> Vec<(&'static str, String)> {
        let mut env = no_leaks();
        env.extend(self.in_name());
        env
    }

    /// Only the compilers, for tests that compile something.
    pub(super) fn in_name(&self) -> [(&'static str, String); 2] {
        [
            ("CC", self.with_flags(Speaks::C)),
            ("CXX", self.with_flags(Speaks::Cxx)),
        ]
    }

    pub(super) fn with_flags(&self, speaks: Speaks) -> String {
        let name = match speaks {
            Speaks::C => &self.c,
            Speaks::Cxx => &self.cxx,
        };
        format!("{name} {}", self.flags())
    }

    pub(super) fn because(&self) -> String {
        format!(
            "{} with -fsanitize={}; a report of UBSan ends a PoC, not a test",
            self.c,
            self.sanitizers()
        )
    }
}

/// The language that a compiler's name stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Speaks {
    C,
    Cxx,
}

/// The language of the compiler that a word names, whatever its path, prefix and version.
pub(super) fn compiler_word(word: &str) -> Option<Speaks> {
    let name = word.rsplit(['/', ')', '}']).next()?;
    let name = match name.rsplit_once('-') {
        Some((name, version)) if version.bytes().all(|b| b.is_ascii_digit() || b == b'.') => name,
        Some(_) | None => name,
    };
    let base = name.rsplit('-').next()?;
    let row = languages().find(|row| row.compiler.programs.contains(&base))?;
    match row.language? {
        Language::C => Some(Speaks::C),
        Language::Cpp => Some(Speaks::Cxx),
        Language::Java => None,
    }
}

fn versions(folder: &Path) -> Vec<u32> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    names
        .filter_map(|entry| {
            entry
                .file_name()
                .to_str()?
                .strip_prefix("clang-")?
                .parse()
                .ok()
        })
        .collect()
}
