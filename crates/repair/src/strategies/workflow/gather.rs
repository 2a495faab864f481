//! Static context: the functions on the stacks of the report, those that the introducing change touches, what they call, and
//! the types, macros and globals that they use; most important first.

use std::collections::BTreeSet;

use patchwright_code::{CodeMap, Element, ElementKind, MappedFile, Placed};
use patchwright_crash::{Project, named_lines};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;
use patchwright_domain::report::CrashReport;
use patchwright_edit::LineKind;

use crate::kit::{Piece, estimate};
use crate::tools::code::Marks;

/// Lines shown around the marked line of a function that does not fit as a whole.
const AROUND: u32 = 20;
/// Of one definition.
const MOST_LINES: u32 = 400;
/// A line of a change says nothing about its place if it is shorter.
const TELLING: usize = 8;

/// How many calls away from the stacks code is still linked to them.
const DEPTH: usize = 3;

/// Elements beyond these would not fit into any prompt.
const MOST_FOUND: usize = 2000;
/// Lines of one file of a change.
const MOST_CHANGED: usize = 400;

/// Why a piece of code is shown; earlier ones are more important.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Link {
    Stack,
    Introduced,
    Callee,
    /// Types, macros and globals of these.
    Used,
    /// What the callees call, and what that uses.
    Deeper,
}

/// Code that may be shown, with the line that matters most in it.
#[derive(Clone, Copy)]
pub(super) struct Found<'m> {
    pub link: Link,
    pub placed: Placed<'m>,
    pub line: Option<u32>,
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
    for named in reports
        .iter()
        .flat_map(|report| named_lines(report, project))
    {
        let Some(file) = map.file_meant(&named.file) else {
            continue;
        };
        if let Some(element) = file.function_at(named.line) {
            all.add(Link::Stack, Placed { file, element }, Some(named.line));
        }
    }
    for placed in introduced.into_iter().flat_map(|diff| changed(map, diff)) {
        all.add(Link::Introduced, placed, None);
    }
    all.add_linked(Link::Callee, |function| callees(map, function));
    all.add_linked(Link::Used, |function| used(map, function));
    for _ in 1..DEPTH {
        all.add_linked(Link::Deeper, |function| callees(map, function));
    }
    all.add_linked(Link::Deeper, |function| used(map, function));
    all.found.sort_by_key(|one| one.link);
    all.found
}

struct Gathered<'m> {
    known: BTreeSet<(&'m RelPath, usize)>,
    found: Vec<Found<'m>>,
}

impl<'m> Gathered<'m> {
    fn add(&mut self, link: Link, placed: Placed<'m>, line: Option<u32>) {
        let start = placed.element.span.start;
        if self.found.len() < MOST_FOUND && self.known.insert((&placed.file.path, start)) {
            self.found.push(Found { link, placed, line });
        }
    }

    /// Adds what the functions found so far lead to.
    fn add_linked(&mut self, link: Link, next: impl Fn(Placed<'m>) -> Vec<Placed<'m>>) {
        let functions = self.found.clone().into_iter();
        for function in functions.filter(|one| one.placed.element.is_function()) {
            for placed in next(function.placed) {
                self.add(link, placed, None);
            }
        }
    }
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

/// What fits into a prompt.
pub(super) struct Chosen {
    /// In the order of importance of their files, then of their lines.
    pub pieces: Vec<Piece>,
    pub made_of: String,
}

/// Takes as much as `most` tokens allow. A function on a stack that is too long is cut down to the lines around its mark.
pub(super) fn choose(map: &CodeMap, marks: &Marks, all: &[Found<'_>], most: usize) -> Chosen {
    let mut left = most;
    let mut taken: Vec<(Link, Piece)> = Vec::new();
    let mut left_out = 0;
    for one in all {
        let fits = candidates(one).into_iter().find_map(|piece| {
            let tokens = estimate(&piece.text(map, marks));
            (tokens <= left).then_some((tokens, piece))
        });
        match fits {
            Some((tokens, piece)) => {
                left -= tokens;
                taken.push((one.link, piece));
            }
            None => left_out += 1,
        }
    }
    let made_of = describe(&taken, left_out);
    let mut files: Vec<RelPath> = Vec::new();
    for (_, piece) in &taken {
        if !files.contains(&piece.file) {
            files.push(piece.file.clone());
        }
    }
    let place = |piece: &Piece| files.iter().position(|file| *file == piece.file);
    let mut pieces: Vec<Piece> = taken.into_iter().map(|(_, piece)| piece).collect();
    pieces.sort_by_key(|piece| (place(piece), piece.from));
    Chosen { pieces, made_of }
}

/// The whole definition, else a part of it.
fn candidates(one: &Found<'_>) -> Vec<Piece> {
    let span = one.placed.element.span;
    let piece = |from: u32, to: u32| Piece {
        file: one.placed.file.path.clone(),
        from,
        to,
        heads: vec![from],
    };
    let last = span.line.saturating_add(MOST_LINES - 1);
    let whole = piece(span.line, span.end_line.min(last));
    match one.line {
        Some(line) => {
            let from = line.saturating_sub(AROUND).max(span.line);
            vec![whole, piece(from, (line + AROUND).min(span.end_line))]
        }
        None => vec![whole],
    }
}

fn describe(taken: &[(Link, Piece)], left_out: usize) -> String {
    let links = [
        Link::Stack,
        Link::Introduced,
        Link::Callee,
        Link::Used,
        Link::Deeper,
    ];
    let parts = links.into_iter().filter_map(|link| {
        let count = taken.iter().filter(|(other, _)| *other == link).count();
        let functions = counted(count, "function");
        (count > 0).then(|| match link {
            Link::Stack => format!("{functions} on the stacks"),
            Link::Introduced => format!("{functions} of the introducing change"),
            Link::Callee => counted(count, "callee"),
            Link::Used => format!("{} that they use", counted(count, "definition")),
            Link::Deeper => format!("{count} further away"),
        })
    });
    let parts: Vec<String> = parts.collect();
    let parts = match parts.is_empty() {
        true => "no code".to_owned(),
        false => parts.join(", "),
    };
    match left_out {
        0 => parts,
        count => format!("{parts}; {count} left out for lack of room"),
    }
}
