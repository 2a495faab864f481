//! Bugs, made of the files that show them.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use patchwright_crash::{self as crash, Project};
use patchwright_domain::report::{CrashReport, Signature};
use patchwright_subject::InputFile;

use crate::grouping::group;
use crate::severity::{Severity, severity};

/// Frames by which stacks are told apart where somebody only compares stacks.
const STACK_FRAMES: usize = 5;

/// A file and the report that all its runs end in.
#[derive(Debug, Clone)]
pub(crate) struct Shown<'a> {
    pub file: &'a InputFile,
    pub report: CrashReport,
}

/// One bug.
#[derive(Debug)]
pub(crate) struct Bug<'a> {
    /// The smallest file first.
    pub shown: Vec<Shown<'a>>,
    pub severity: Severity,
}

/// The worst first; of those that are equally bad the one that most files show.
pub(crate) fn bugs<'a>(shown: Vec<Shown<'a>>, project: &Project) -> Vec<Bug<'a>> {
    let reports: Vec<(&CrashReport, u64)> = shown
        .iter()
        .map(|one| (&one.report, one.file.bytes))
        .collect();
    let groups = group(&reports, project);
    let bug = |members: &Vec<usize>| {
        let mut own: Vec<Shown<'a>> = members
            .iter()
            .filter_map(|index| shown.get(*index).cloned())
            .collect();
        own.sort_by_key(|one| (one.file.bytes, one.file.name()));
        let reports: Vec<&CrashReport> = own.iter().map(|one| &one.report).collect();
        Bug {
            severity: severity(&reports),
            shown: own,
        }
    };
    let mut bugs: Vec<Bug<'a>> = groups.iter().map(bug).collect();
    bugs.sort_by_key(|bug| {
        (
            bug.severity.level,
            Reverse(bug.shown.len()),
            bug.first_name(),
        )
    });
    bugs
}

impl<'a> Bug<'a> {
    pub(crate) fn smallest(&self) -> Option<&Shown<'a>> {
        self.shown.first()
    }

    fn first_name(&self) -> String {
        self.smallest()
            .map(|one| one.file.name())
            .unwrap_or_default()
    }

    pub(crate) fn signatures(&self, project: &Project) -> BTreeSet<Signature> {
        let reports = self.shown.iter().map(|one| &one.report);
        reports
            .map(|report| crash::signature(report, project))
            .collect()
    }

    /// How many different stacks there are, with their lines.
    pub(crate) fn stacks(&self) -> usize {
        let stack = |one: &Shown<'_>| -> Vec<(Option<String>, Option<u32>)> {
            let frames = one.report.frames.iter().take(STACK_FRAMES);
            frames
                .map(|frame| (frame.function.clone(), frame.line))
                .collect()
        };
        let stacks: BTreeSet<_> = self.shown.iter().map(stack).collect();
        stacks.len()
    }
}
