//! The built-in list: classifies a path by its name alone.

use patchwright_code::{Family, language_of};
use patchwright_domain::candidate::RelPath;

/// What a file is, judged by its path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathKind {
    CFamily,
    Java,
    /// Never to be touched, and why.
    Protected(Part),
    Other,
}

/// The parts of a project that the judge relies on; a candidate may change none of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Tests,
    Inputs,
    Build,
    Automation,
    Repository,
    Manifest,
}

impl PathKind {
    pub fn why_protected(self) -> Option<&'static str> {
        let Self::Protected(part) = self else {
            return None;
        };
        Some(match part {
            Part::Tests => "it belongs to the tests",
            Part::Inputs => "it belongs to the inputs that the program is judged with",
            Part::Build => "it belongs to the build",
            Part::Automation => "it belongs to the project's automation",
            Part::Repository => "it belongs to version control",
            Part::Manifest => "it is the case's manifest",
        })
    }
}

pub fn path_kind(path: &RelPath) -> PathKind {
    let parts: Vec<String> = path
        .parts()
        .map(|part| String::from_utf8_lossy(part).to_lowercase())
        .collect();
    let Some((name, folders)) = parts.split_last() else {
        return PathKind::Other;
    };
    let part = folders
        .iter()
        .find_map(|folder| folder_part(folder))
        .or_else(|| name_part(name))
        .or_else(|| java_part(&String::from_utf8_lossy(path.file_name())));
    match part {
        Some(part) => PathKind::Protected(part),
        None => by_language(path),
    }
}

/// A folder decides for everything below it.
fn folder_part(folder: &str) -> Option<Part> {
    match folder {
        "test" | "tests" | "testing" | "testsuite" | "testsuites" | "unittest" | "unittests"
        | "regress" | "regression" | "regressions" | "t" | "check" | "checks" | "testdata"
        | "test-data" | "test_data" | "gtest" | "googletest" | "spec" | "specs" | "bench"
        | "benchmark" | "benchmarks" => Some(Part::Tests),
        "fuzz" | "fuzzer" | "fuzzers" | "fuzzing" | "oss-fuzz" | "ossfuzz" | "poc" | "pocs"
        | "corpus" | "corpora" | "seeds" | "crashes" | "testcases" | "fixtures" | "samples"
        | "variants" => Some(Part::Inputs),
        // `.pc` is quilt's: every unpacked Debian package keeps the files as they were before each patch there.
        ".git" | ".hg" | ".svn" | ".bzr" | ".pc" => Some(Part::Repository),
        ".github" | ".gitlab" | ".circleci" | ".buildkite" | ".azure-pipelines" | "ci"
        | ".travis" | "scripts" => Some(Part::Automation),
        "cmake" | ".mvn" | "m4" | "build-aux" | "debian" | "autom4te.cache" | "packaging" => {
            Some(Part::Build)
        }
        _ => {
            let joined = ["test-", "test_", "tests-", "tests_", "fuzz-", "fuzz_"];
            let ended = ["-test", "_test", "-tests", "_tests", "-fuzz", "_fuzz"];
            let is_tests = joined.iter().any(|p| folder.starts_with(p))
                || ended.iter().any(|e| folder.ends_with(e));
            is_tests.then_some(Part::Tests)
        }
    }
}

fn name_part(name: &str) -> Option<Part> {
    if name == "patchwright.toml" {
        return Some(Part::Manifest);
    }
    if name.starts_with(".git") || name.starts_with(".hg") {
        return Some(Part::Repository);
    }
    if is_build_file(name) {
        return Some(Part::Build);
    }
    if is_automation(name) {
        return Some(Part::Automation);
    }
    if is_test_source(name) {
        return Some(Part::Tests);
    }
    let stem = stem(name);
    let fuzzes = stem.ends_with("_fuzzer") || stem.ends_with("_fuzz") || stem.ends_with("-fuzzer");
    (fuzzes || stem.starts_with("fuzz_") || stem == "fuzz" || stem == "fuzzer")
        .then_some(Part::Inputs)
}

/// By the words of a Java class's name: `ParserTest`, `TestParser`, `ParserIT`, `ParserFuzzer`; not `Latest` or `Testimony`.
fn java_part(name: &str) -> Option<Part> {
    let class = name.strip_suffix(".java")?;
    if class == "module-info" {
        return Some(Part::Build);
    }
    let ends = ["Test", "Tests", "TestCase", "IT", "ITCase"];
    let begins = |word: &str| {
        let rest = class.strip_prefix(word);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(|c: char| c.is_uppercase()))
    };
    let inner = |end: &&str| {
        let before = class.strip_suffix(end);
        before.is_some_and(|before| before.is_empty() || !before.ends_with(char::is_uppercase))
    };
    // `AUDIT` is no name of a test, `ATest` is one.
    let ended = |end: &&str| inner(end) || (end.len() > 2 && class.ends_with(*end));
    let fuzzes = ["Fuzzer", "FuzzTarget", "Fuzz"];
    if begins("Test") || ends.iter().any(ended) {
        return Some(Part::Tests);
    }
    (begins("Fuzz") || fuzzes.iter().any(|end| class.ends_with(end))).then_some(Part::Inputs)
}

fn is_build_file(name: &str) -> bool {
    const NAMES: [&str; 46] = [
        "makefile",
        "gnumakefile",
        "bsdmakefile",
        "cmakelists.txt",
        "cmakepresets.json",
        "cmakecache.txt",
        "configure",
        "auto.def",
        "config.status",
        "config.guess",
        "config.sub",
        "ltmain.sh",
        "install-sh",
        "depcomp",
        "missing",
        "compile",
        "meson.build",
        "meson_options.txt",
        "meson.options",
        "build.ninja",
        "build",
        "build.bazel",
        "workspace",
        "workspace.bazel",
        "module.bazel",
        "sconstruct",
        "sconscript",
        "wscript",
        "build.gn",
        "jamfile",
        "jamroot",
        "imakefile",
        "premake5.lua",
        "xmake.lua",
        "pom.xml",
        "build.xml",
        "build.gradle",
        "build.gradle.kts",
        "settings.gradle",
        "gradle.properties",
        "gradlew",
        "mvnw",
        "junit-platform.properties",
        "testng.xml",
        "compile_commands.json",
        "compile_flags.txt",
    ];
    const ENDINGS: [&str; 22] = [
        ".mk", ".mak", ".make", ".cmake", ".am", ".ac", ".m4", ".ninja", ".bazel", ".bzl", ".gn",
        ".gni", ".pro", ".pri", ".vcxproj", ".sln", ".gradle", ".kts", ".bp", ".spec", ".ld",
        ".map",
    ];
    let known = NAMES.contains(&name) || ENDINGS.iter().any(|ending| name.ends_with(ending));
    // `Makefile.in`, `Makefile.common`, `config.h.in`: a configure step turns these into the build.
    known
        || name.starts_with("makefile.")
        || name.starts_with("configure.")
        || name.ends_with(".in")
}

fn is_automation(name: &str) -> bool {
    const ENDINGS: [&str; 16] = [
        ".sh", ".bash", ".zsh", ".py", ".pl", ".rb", ".tcl", ".awk", ".sed", ".bat", ".cmd",
        ".ps1", ".js", ".lua", ".yml", ".yaml",
    ];
    const NAMES: [&str; 6] = [
        "jenkinsfile",
        "dockerfile",
        "justfile",
        "tox.ini",
        "vagrantfile",
        "appveyor.yml",
    ];
    NAMES.contains(&name) || ENDINGS.iter().any(|ending| name.ends_with(ending))
}

/// `test_parser.c`, `parser_test.cc`; not `latest.c` or `testable.c`.
fn is_test_source(name: &str) -> bool {
    let stem = stem(name);
    let marks = ["test_", "test-", "tests_", "tests-"];
    let ends = [
        "_test",
        "-test",
        "_tests",
        "-tests",
        "_unittest",
        "-unittest",
        ".test",
    ];
    matches!(stem, "test" | "tests")
        || name.ends_with(".test")
        || name.ends_with(".t")
        || marks.iter().any(|mark| stem.starts_with(mark))
        || ends.iter().any(|end| stem.ends_with(end))
}

fn stem(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

fn by_language(path: &RelPath) -> PathKind {
    match language_of(path).map(|row| row.family) {
        Some(Family::C) => PathKind::CFamily,
        Some(Family::Java) => PathKind::Java,
        Some(Family::Other) | None => PathKind::Other,
    }
}
