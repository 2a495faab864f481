//! Which frames belong to the project's own source, and the names of its paths.

use std::collections::BTreeSet;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use patchwright_domain::report::{CodeOwner, CrashReport, Frame, FrameView, Location};

use crate::passed_over::{Death, after_fault, is_passed_over};
use crate::{names, runtime};

/// What is known of the project that crashed.
#[derive(Debug, Clone, Default)]
pub struct Project {
    /// Root of the source tree, as the report's paths name it.
    pub root: Option<PathBuf>,
    /// Source files relative to the root, if known: they resolve the paths of a report from another machine.
    pub files: BTreeSet<String>,
    /// Tells its allocators from functions that use them.
    pub wrappers: Wrappers,
}

/// A call as two frames of a stack show it.
#[derive(Debug, Clone, Copy)]
pub struct Call<'a> {
    /// Where the caller stands, relative to the root.
    pub file: &'a str,
    /// The last part of its name.
    pub caller: &'a str,
    /// The last part of the name of what it calls.
    pub callee: &'a str,
}

type Ask = dyn Fn(Call<'_>) -> bool + Send + Sync;

/// Whether a caller returns the result of a call to its own caller. `None` if the source cannot be read.
#[derive(Clone, Default)]
pub struct Wrappers(Option<Arc<Ask>>);

impl Wrappers {
    pub fn told_by(hands_out: impl Fn(Call<'_>) -> bool + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(hands_out)))
    }

    fn hands_out(&self, call: Call<'_>) -> bool {
        self.0.as_ref().is_some_and(|ask| ask(call))
    }
}

impl fmt::Debug for Wrappers {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(if self.0.is_some() { "Known" } else { "Unknown" })
    }
}

impl Project {
    pub fn at(root: impl Into<PathBuf>) -> Self {
        Project {
            root: Some(root.into()),
            ..Self::default()
        }
    }
}

/// The first frame in the project's own source.
pub fn locate(report: &CrashReport, project: &Project) -> Option<Location> {
    View::new(report, project).first(&report.frames)
}

/// Which code the first project frame belongs to.
pub fn owner(report: &CrashReport, project: &Project) -> CodeOwner {
    owner_of(locate(report, project).as_ref())
}

pub(crate) fn owner_of(location: Option<&Location>) -> CodeOwner {
    let Some(location) = location else {
        return CodeOwner::Unknown;
    };
    if location.function.as_deref().is_some_and(is_fuzz_target) {
        return CodeOwner::Harness;
    }
    location
        .file
        .as_deref()
        .map_or(CodeOwner::Project, file_owner)
}

/// Whether fuzzers call a function of this name.
fn is_fuzz_target(function: &str) -> bool {
    const TARGETS: &[&str] = &[
        "LLVMFuzzerTestOneInput",
        "fuzzerTestOneInput",
        "TestOneInput",
        "rust_fuzzer_test_input",
        "__libfuzzer_sys_run",
    ];
    let name = names::normal(function);
    let last = name.rsplit([':', '.']).next().unwrap_or(&name);
    TARGETS.contains(&last)
}

fn file_owner(file: &str) -> CodeOwner {
    let folders = file.rsplit_once('/').map_or("", |(folders, _)| folders);
    for folder in folders.split('/') {
        match folder.to_ascii_lowercase().as_str() {
            "fuzz" | "fuzzing" | "fuzzer" | "fuzzers" | "fuzztest" | "oss-fuzz" | "harness" => {
                return CodeOwner::Harness;
            }
            "test" | "tests" | "testing" | "unittest" | "unittests" => return CodeOwner::TestCode,
            _ => {}
        }
    }
    CodeOwner::Project
}

/// One report seen from the project, whose root is given or guessed.
pub(crate) struct View<'a> {
    project: &'a Project,
    told: Option<String>,
    root: Root,
    bare: BareFrames,
    death: Death,
}

/// Whether frames without a source file may be the project's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BareFrames {
    /// The project's frames have sources: the others are of the runtime linked into it.
    Runtime,
    /// Nothing has sources: all but runtimes' names is the project's.
    Project,
    /// As before, but `main` is the fuzzer's.
    ProjectUnderFuzzer,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Root {
    /// Frames below it are the project's, all others are not.
    Told(String),
    /// No frame lies below the given root, or there is none: everything but runtimes is the project's, and its paths
    /// are relative to their common folder.
    Guessed(String),
}

impl<'a> View<'a> {
    pub(crate) fn new(report: &CrashReport, project: &'a Project) -> Self {
        let told = project
            .root
            .as_ref()
            .map(|root| normal_path(&root.to_string_lossy()));
        let guess = View {
            project,
            told: told.clone(),
            root: Root::Guessed(String::new()),
            bare: bare_frames(report),
            death: Death::of(report),
        };
        let view = match told {
            None => return guess.with_common_folder(report),
            Some(told) => View {
                root: Root::Told(told),
                ..guess
            },
        };
        if all_frames(report).any(|frame| view.has_source(frame)) {
            let bare = view.bare_beside_sources(report);
            View { bare, ..view }
        } else {
            let root = Root::Guessed(String::new());
            View { root, ..view }.with_common_folder(report)
        }
    }

    fn bare_beside_sources(&self, report: &CrashReport) -> BareFrames {
        let debug = |frame: &Frame| frame.line.is_some() && self.has_source(frame);
        if all_frames(report).any(debug) {
            BareFrames::Runtime
        } else {
            self.bare
        }
    }

    fn with_common_folder(mut self, report: &CrashReport) -> Self {
        let mut common: Option<String> = None;
        for frame in all_frames(report).filter(|frame| self.has_source(frame)) {
            let path = normal_path(frame.file.as_deref().unwrap_or_default());
            let Some((folder, _)) = path.rsplit_once('/').filter(|_| path.starts_with('/')) else {
                continue;
            };
            common = Some(match common {
                None => folder.to_owned(),
                Some(known) => shared_folder(&known, folder).to_owned(),
            });
        }
        self.bare = self.bare_beside_sources(report);
        self.root = Root::Guessed(common.unwrap_or_default());
        self
    }

    /// Whether the frame is the project's own.
    pub(crate) fn owns(&self, frame: &Frame) -> bool {
        match (&frame.file, &frame.function) {
            (_, Some(function)) if runtime::is_compiler_made(function) => false,
            (Some(_), _) => self.has_source(frame),
            (None, Some(function)) => self.owns_bare(function, frame),
            (None, None) => false,
        }
    }

    fn has_source(&self, frame: &Frame) -> bool {
        let Some(file) = &frame.file else {
            return false;
        };
        if runtime::is_dependency(file) {
            return false;
        }
        let path = normal_path(file);
        let by_package = runtime::is_jvm_file(&path) && !path.starts_with('/');
        match &self.root {
            _ if by_package && !self.project.files.is_empty() => self.known_file(&path).is_some(),
            Root::Told(root) if path.starts_with('/') => {
                below(&path, root).is_some() || self.known_file(&path).is_some()
            }
            Root::Told(_) | Root::Guessed(_) => {
                !runtime::is_system_source(file, frame.function.as_deref())
            }
        }
    }

    fn owns_bare(&self, function: &str, frame: &Frame) -> bool {
        let named = match self.bare {
            BareFrames::Runtime => false,
            BareFrames::Project => true,
            BareFrames::ProjectUnderFuzzer => function != "main",
        };
        let module = frame.module.as_deref();
        named
            && !runtime::is_runtime_function(function)
            && module.is_some_and(|module| !runtime::is_system_module(module))
    }

    /// The frame's path relative to the root.
    pub(crate) fn path(&self, file: &str) -> String {
        let path = normal_path(file);
        let root = match &self.root {
            Root::Told(root) | Root::Guessed(root) => root,
        };
        let told = self.told.as_deref().unwrap_or_default();
        if let Some(relative) = below(&path, told).or_else(|| below(&path, root)) {
            return relative.to_owned();
        }
        match self.known_file(&path) {
            Some(known) => known.to_owned(),
            None => path,
        }
    }

    /// The one known source file that the path ends with.
    fn known_file(&self, path: &str) -> Option<&str> {
        let mut tail = path.trim_start_matches('/');
        loop {
            if let Some(known) = self.project.files.get(tail) {
                return Some(known);
            }
            tail = match tail.split_once('/') {
                Some((_, tail)) => tail,
                None => break,
            };
        }
        self.below_some_root(path)
    }

    /// The one known file whose path ends with this one, which a package or a debugger gave without its folder.
    fn below_some_root(&self, path: &str) -> Option<&str> {
        if path.starts_with('/') {
            return None;
        }
        let below = |file: &&String| {
            file.strip_suffix(path)
                .is_some_and(|root| root.ends_with('/'))
        };
        let mut all = self.project.files.iter().filter(below);
        all.next()
            .filter(|_| all.next().is_none())
            .map(String::as_str)
    }

    /// The frames from the one at fault on: before it are only functions that report, abort or hand on.
    pub(crate) fn at_fault<'f>(&self, frames: &'f [Frame]) -> &'f [Frame] {
        let is_worker = |frame: &Frame| {
            let function = frame.function.as_deref();
            self.owns(frame) && !function.is_some_and(|name| is_passed_over(name, self.death))
        };
        let later = after_fault(frames, self.death);
        let first = |from: usize| {
            let rest = frames.get(from..)?;
            rest.get(rest.iter().position(is_worker)?..)
        };
        first(later).or_else(|| first(0)).unwrap_or(frames)
    }

    pub(crate) fn first(&self, frames: &[Frame]) -> Option<Location> {
        self.at_fault(frames)
            .iter()
            .find(|frame| self.owns(frame))
            .map(|frame| self.location(frame))
    }

    pub(crate) fn location(&self, frame: &Frame) -> Location {
        Location {
            function: frame.function.as_deref().map(shown_function),
            file: frame.file.as_deref().map(|file| self.path(file)),
            line: frame.line,
            column: frame.column,
        }
    }

    /// Normalised names of the project's functions, innermost first.
    pub(crate) fn functions(&self, frames: &[Frame]) -> Vec<String> {
        self.at_fault(frames)
            .iter()
            .filter(|frame| self.owns(frame))
            .filter_map(|frame| frame.function.as_deref())
            .map(names::normal)
            .collect()
    }

    /// Whether the caller only passes on what the callee returned.
    pub(crate) fn hands_out(&self, caller: &Frame, callee: &Frame) -> bool {
        let (Some(file), Some(function)) = (&caller.file, &caller.function) else {
            return false;
        };
        let called = callee.function.as_deref().unwrap_or_default();
        self.project.wrappers.hands_out(Call {
            file: &self.path(file),
            caller: last_part(&names::normal(function)),
            callee: last_part(runtime::intercepted(&names::normal(called))),
        })
    }

    pub(crate) fn frame(&self, frame: &Frame) -> FrameView {
        let project = self.owns(frame);
        let module = frame.module.as_deref();
        FrameView {
            function: frame.function.as_deref().map(shown_function),
            file: frame.file.as_deref().map(|file| self.path(file)),
            line: frame.line,
            column: frame.column,
            module: match frame.file {
                Some(_) => None,
                None => module.map(|m| m.rsplit('/').next().unwrap_or(m).to_owned()),
            },
            project,
        }
    }
}

fn last_part(name: &str) -> &str {
    name.rsplit("::").next().unwrap_or(name)
}

fn bare_frames(report: &CrashReport) -> BareFrames {
    let by_fuzzer = report.frames.iter().any(|frame| {
        let function = frame.function.as_deref().unwrap_or_default();
        function.starts_with("fuzzer::")
    });
    if by_fuzzer {
        BareFrames::ProjectUnderFuzzer
    } else {
        BareFrames::Project
    }
}

pub(crate) fn all_frames(report: &CrashReport) -> impl Iterator<Item = &Frame> {
    let stacks = report.stacks.iter().flat_map(|stack| &stack.frames);
    let leaks = report.leaks.iter().flat_map(|leak| &leak.frames);
    report.frames.iter().chain(stacks).chain(leaks)
}

/// A C++ name keeps its scope but not its arguments; a clone is shown as the function it is of.
fn shown_function(function: &str) -> String {
    names::normal(function)
}

fn below<'p>(path: &'p str, root: &str) -> Option<&'p str> {
    if root.is_empty() {
        return None;
    }
    path.strip_prefix(root.trim_end_matches('/'))?
        .strip_prefix('/')
}

fn shared_folder<'f>(a: &'f str, b: &str) -> &'f str {
    let same = a
        .split('/')
        .zip(b.split('/'))
        .take_while(|(a, b)| a == b)
        .map(|(part, _)| part.len() + 1)
        .sum::<usize>();
    a.get(..same.saturating_sub(1)).unwrap_or(a)
}

/// Without `.`, `..` and doubled slashes, as far as the text alone can tell.
fn normal_path(path: &str) -> String {
    let absolute = path.starts_with('/');
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| *last != "..") => {
                parts.pop();
            }
            ".." if absolute => {}
            part => parts.push(part),
        }
    }
    let joined = parts.join("/");
    if absolute {
        format!("/{joined}")
    } else {
        joined
    }
}

#[cfg(test)]
#[path = "project_tests.rs"]
mod tests;
