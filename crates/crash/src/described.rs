//! Whether a report shows the bug that an issue describes: its log if it has one, else the kind and the place it names.

use std::collections::BTreeSet;

use patchwright_domain::report::{BugKind, CrashReport};

use crate::issue::read_issue;
use crate::project::Project;
use crate::purify::view;
use crate::signature::same_bug;

/// So many functions of the project from the top of a stack may be the one that an issue means.
const LOOKED_AT: usize = 8;
/// Shorter names are also words of prose.
const SHORTEST_NAME: usize = 3;

/// What people call bugs that sanitizers call otherwise; each of the names on the right may be meant.
const PHRASES: [(&str, &[&str]); 20] = [
    (
        "buffer overflow",
        &[
            "buffer-overflow",
            "container-overflow",
            "index-out-of-bounds",
        ],
    ),
    (
        "buffer overread",
        &["buffer-overflow", "container-overflow"],
    ),
    (
        "buffer over read",
        &["buffer-overflow", "container-overflow"],
    ),
    (
        "out of bounds",
        &[
            "buffer-overflow",
            "container-overflow",
            "out-of-bounds",
            "buffer-underflow",
            "segv",
        ],
    ),
    ("heap overflow", &["heap-buffer-overflow"]),
    ("use after free", &["use-after-free"]),
    ("uaf", &["use-after-free"]),
    ("double free", &["double-free"]),
    ("invalid free", &["bad-free", "double-free"]),
    (
        "null pointer",
        &["null-dereference", "null-pointer-use", "segv"],
    ),
    (
        "null dereference",
        &["null-dereference", "null-pointer-use", "segv"],
    ),
    ("segmentation fault", &["segv", "null-dereference"]),
    ("segfault", &["segv", "null-dereference"]),
    ("division by zero", &["divide-by-zero"]),
    ("floating point exception", &["divide-by-zero"]),
    ("integer overflow", &["integer-overflow"]),
    ("stack exhaustion", &["stack-overflow"]),
    ("infinite recursion", &["stack-overflow"]),
    ("infinite loop", &["timeout"]),
    ("uninitialized", &["use-of-uninitialized-value"]),
];

/// What an issue says about its bug.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct DescribedBug {
    logs: Vec<CrashReport>,
    /// Ends of the names of the kinds that it may be.
    kinds: BTreeSet<String>,
    names: BTreeSet<String>,
    files: BTreeSet<String>,
}

impl DescribedBug {
    /// Never fails: what is not understood says nothing.
    pub fn read(text: &[u8]) -> Self {
        let issue = read_issue(text);
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let names = issue.prose.split(|c: char| !is_part(c));
        let names = names.filter(|name| name.len() >= SHORTEST_NAME);
        let files = issue
            .files
            .iter()
            .filter_map(|file| file.path.rsplit('/').next());
        Self {
            kinds: kinds(&issue.prose),
            names: names.map(str::to_owned).collect(),
            files: files
                .filter(|name| is_source(name))
                .map(str::to_owned)
                .collect(),
            logs: issue.reports,
        }
    }

    /// Why a report is not of the bug that is described, as a sentence; nothing if it is.
    pub fn differs(&self, report: &CrashReport, project: &Project) -> Option<String> {
        if !self.logs.is_empty() {
            let same = self.logs.iter().any(|log| same_bug(log, report, project));
            let named = || {
                self.logs.iter().any(|log| log.kind == report.kind)
                    && self.names_place(report, project)
            };
            return (!same && !named())
                .then(|| "the report is not the one that the issue quotes".to_owned());
        }
        let fits = self
            .kinds
            .iter()
            .any(|kind| report.kind.name().ends_with(kind.as_str()));
        if !self.kinds.is_empty() && !fits {
            let kinds: Vec<&str> = self.kinds.iter().map(String::as_str).collect();
            return Some(format!(
                "the report is a {}, and the issue speaks of {}",
                report.kind,
                kinds.join(" or ")
            ));
        }
        if self.names_place(report, project) {
            return None;
        }
        match (self.files.is_empty(), fits) {
            (true, true) => None,
            (true, false) => {
                Some("the issue names neither this kind of bug nor this place".to_owned())
            }
            (false, _) => Some("the issue names no function and no file of this report".to_owned()),
        }
    }

    fn names_place(&self, report: &CrashReport, project: &Project) -> bool {
        let seen = view(report, project);
        let own = seen.frames.iter().filter(|frame| frame.project);
        own.take(LOOKED_AT).any(|frame| {
            let function = frame.function.as_deref().map(last_name);
            let file = frame
                .file
                .as_deref()
                .and_then(|file| file.rsplit('/').next());
            function.is_some_and(|name| name.len() >= SHORTEST_NAME && self.names.contains(name))
                || file.is_some_and(|file| self.files.contains(file))
        })
    }
}

/// The longest phrases first, each word of the issue for one of them only: who writes of a heap buffer overflow does not
/// mean any buffer overflow.
fn kinds(words: &str) -> BTreeSet<String> {
    let lower = words.to_ascii_lowercase();
    let plain = lower.split(|c: char| !c.is_ascii_alphanumeric());
    let plain: Vec<&str> = plain.filter(|word| !word.is_empty()).collect();
    let mut text = format!(" {} ", plain.join(" "));
    let own = BugKind::ALL.iter().map(|kind| kind.name());
    let own = own.filter(|name| name.contains('-') || *name == "segv");
    let own = own.map(|name| (name.replace(['-', '_'], " "), vec![name]));
    let phrases = PHRASES
        .iter()
        .map(|(phrase, kinds)| ((*phrase).to_owned(), kinds.to_vec()));
    let mut all: Vec<(String, Vec<&str>)> = own.chain(phrases).collect();
    all.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
    let mut found = BTreeSet::new();
    for (phrase, kinds) in all {
        let phrase = format!(" {phrase} ");
        if text.contains(&phrase) {
            text = text.replace(&phrase, " . ");
            found.extend(kinds.into_iter().map(str::to_owned));
        }
    }
    found
}

/// A file of data says nothing about the place of a bug.
fn is_source(name: &str) -> bool {
    let endings = [
        "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "hxx", "inc", "java",
    ];
    let ending = name.rsplit_once('.').map(|(_, ending)| ending);
    ending.is_some_and(|ending| endings.contains(&ending))
}

/// `Board::render(int)` is `render`.
fn last_name(function: &str) -> &str {
    let plain = function.split('(').next().unwrap_or(function);
    plain.rsplit("::").next().unwrap_or(plain)
}

#[cfg(test)]
#[path = "described_tests.rs"]
mod tests;
