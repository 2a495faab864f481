//! Static context: the functions on the stacks of the report, those that the introducing change touches, those that write
//! what the crashing lines read, what all of them call, and the types, macros and globals that they use; most important
//! first.

use std::collections::BTreeSet;

use patchwright_code::{CodeMap, Element, ElementKind, MappedFile, Placed};
use patchwright_crash::{NamedBy, NamedLine, Project, named_lines};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::report::CrashReport;
use patchwright_edit::LineKind;

/// A line of a change says nothing about its place if it is shorter.
const TELLING: usize = 8;

/// How many calls away from the stacks code is still linked to them.
const DEPTH: usize = 3;

/// Elements beyond these would not fit into any prompt.
const MOST_FOUND: usize = 2000;
/// Lines of one file of a change.
const MOST_CHANGED: usize = 400;
/// Functions that write what the crashing lines read.
const MOST_WRITERS: usize = 24;
/// Lines of the crashing stacks whose writers are looked for.
const MOST_FRAMES: usize = 12;

/// Why a piece of code is shown; earlier ones are more important.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Link {
    Stack,
    Introduced,
    /// Writes a field or a global that a crashing line reads: it may have made the bad value.
    Writer,
    /// Called by one on a stack or of the introducing change.
    Callee,
    /// Types, macros and globals of these.
    Used,
    /// What the callees and writers call, and what that uses.
    Deeper,
    /// The model asked for it.
    Asked,
}

impl Link {
    pub(super) const ALL: [Self; 7] = [
        Self::Stack,
        Self::Introduced,
        Self::Writer,
        Self::Callee,
        Self::Used,
        Self::Deeper,
        Self::Asked,
    ];
}

/// Code that may be shown, with the line that matters most in it.
#[derive(Clone)]
pub(super) struct Found<'m> {
    pub link: Link,
    pub placed: Placed<'m>,
    pub line: Option<u32>,
    /// Further lines of it that the reports name.
    pub also: Vec<u32>,
}

impl Found<'_> {
    /// The lines that the reports name, the most important first.
    pub(super) fn lines(&self) -> impl Iterator<Item = u32> + '_ {
        self.line.iter().chain(&self.also).copied()
    }
}

/// Everything that is linked to the reports, most important first, each once.
pub(super) fn gather<'m>(
    map: &'m CodeMap,
    reports: &[&CrashReport],
    project: &Project,
    introduced: Option<&str>,
) -> Vec<Found<'m>> {
    let mut all = Gathered {
        known: BTreeSet::new(),
        found: Vec::new(),
    };
    let reports = reports.iter();
    let named: Vec<NamedLine> = reports
        .flat_map(|report| named_lines(report, project))
        .collect();
    for one in &named {
        let Some(file) = map.file_meant(&one.file) else {
            continue;
        };
        if let Some(element) = file.function_at(one.line) {
            all.add(Link::Stack, Placed { file, element }, Some(one.line));
        }
    }
    for placed in introduced.into_iter().flat_map(|diff| changed(map, diff)) {
        all.add(Link::Introduced, placed, None);
    }
    for placed in writers(map, &named) {
        all.add(Link::Writer, placed, None);
    }
    let near = |link: Link| link <= Link::Introduced;
    all.add_linked(Link::Callee, near, |function| callees(map, function));
    all.add_linked(Link::Used, |_| true, |function| used(map, function));
    for _ in 1..DEPTH {
        all.add_linked(Link::Deeper, |_| true, |function| callees(map, function));
    }
    all.add_linked(Link::Deeper, |_| true, |function| used(map, function));
    all.found.sort_by_key(|one| one.link);
    all.found
}

struct Gathered<'m> {
    known: BTreeSet<(&'m RelPath, usize)>,
    found: Vec<Found<'m>>,
}

impl<'m> Gathered<'m> {
    fn add(&mut self, link: Link, placed: Placed<'m>, line: Option<u32>) {
        let (path, start) = (&placed.file.path, placed.element.span.start);
        if self.found.len() >= MOST_FOUND {
            return;
        }
        if self.known.insert((path, start)) {
            let also = Vec::new();
            self.found.push(Found {
                link,
                placed,
                line,
                also,
            });
            return;
        }
        let same = |one: &&mut Found<'_>| {
            (&one.placed.file.path, one.placed.element.span.start) == (path, start)
        };
        let known = self.found.iter_mut().find(same);
        if let Some((known, line)) = known.zip(line)
            && !known.lines().any(|own| own == line)
        {
            known.also.push(line);
        }
    }

    /// Adds what the functions found so far lead to, of those with a link that counts.
    fn add_linked(
        &mut self,
        link: Link,
        counts: impl Fn(Link) -> bool,
        next: impl Fn(Placed<'m>) -> Vec<Placed<'m>>,
    ) {
        let known = self.found.iter().filter(|one| counts(one.link));
        let functions = known.map(|one| one.placed);
        let functions: Vec<Placed<'m>> =
            functions.filter(|one| one.element.is_function()).collect();
        for function in functions {
            for placed in next(function) {
                self.add(link, placed, None);
            }
        }
    }
}

/// Functions that write what the lines of the crashing stacks read, the innermost call first.
fn writers<'m>(map: &'m CodeMap, named: &[NamedLine]) -> Vec<Placed<'m>> {
    let crashing = named.iter().filter(|one| match one.stack {
        NamedBy::Crash | NamedBy::Recursion | NamedBy::StackEnd => true,
        NamedBy::Further(_) | NamedBy::Leak => false,
    });
    let mut known = BTreeSet::new();
    let writers = crashing.take(MOST_FRAMES).flat_map(|one| {
        let file = map.file_meant(&one.file);
        file.map(|file| map.writers(&file.path, one.line, one.column))
            .unwrap_or_default()
    });
    let new = |one: &Placed<'m>| known.insert((&one.file.path, one.element.span.start));
    writers.filter(new).take(MOST_WRITERS).collect()
}

/// Functions of the tree that a function calls, in the order of its text.
pub(super) fn callees<'m>(map: &'m CodeMap, function: Placed<'m>) -> Vec<Placed<'m>> {
    let calls = map.callees(function);
    let called = calls.iter().filter_map(|call| {
        let named = map.named(&call.callee);
        let mut defined = named.into_iter().filter(is_function);
        let first = defined.next()?;
        // One of the same file is meant before one of another.
        let own = |one: &Placed<'m>| one.file.path == function.file.path;
        Some(if own(&first) {
            first
        } else {
            defined.find(own).unwrap_or(first)
        })
    });
    called.collect()
}

/// Types, macros and globals whose names occur in a function, in the order of its text.
pub(super) fn used<'m>(map: &'m CodeMap, function: Placed<'m>) -> Vec<Placed<'m>> {
    let text = function.file.slice(function.element.span);
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let words = text.split(|letter| !is_part(letter));
    let mut asked = BTreeSet::new();
    let words = words.filter(|word| !word.is_empty() && asked.insert(*word));
    let named = words.filter_map(|word| map.named(word).into_iter().find(is_datum));
    named.collect()
}

fn is_function(one: &Placed<'_>) -> bool {
    one.element.is_function() && one.is_definition() && one.element.body.is_some()
}

fn is_datum(one: &Placed<'_>) -> bool {
    let kind = one.element.kind;
    one.is_definition()
        && (one.element.is_type() || matches!(kind, ElementKind::Macro | ElementKind::Global))
}

/// Functions in which added lines of a change stand.
fn changed<'m>(map: &'m CodeMap, diff: &str) -> Vec<Placed<'m>> {
    let Ok(patch) = patchwright_edit::parse(diff.as_bytes()) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for file in &patch.files {
        let path = match &file.op {
            patchwright_edit::FileOp::Modify { new, .. } => new,
            patchwright_edit::FileOp::Create { path, .. } => path,
            patchwright_edit::FileOp::Rename { to, .. } => to,
            patchwright_edit::FileOp::Delete { .. } => continue,
        };
        let Some(file_now) = map.file_meant(&String::from_utf8_lossy(&path.bytes)) else {
            continue;
        };
        let lines = file.hunks.iter().flat_map(|hunk| &hunk.lines);
        let added = lines.filter(|line| line.kind == LineKind::Add);
        let added = added.take(MOST_CHANGED);
        for line in added {
            let text = String::from_utf8_lossy(&line.text);
            found.extend(function_with(file_now, text.trim()).map(|element| Placed {
                file: file_now,
                element,
            }));
        }
    }
    found
}

fn function_with<'m>(file: &'m MappedFile, line: &str) -> Option<&'m Element> {
    if line.len() < TELLING {
        return None;
    }
    let mut numbers = 1..=file.lines();
    let at = numbers.find(|number| file.line(*number).trim() == line)?;
    file.function_at(at)
}
