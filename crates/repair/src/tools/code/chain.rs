//! Chain compression: obvious next steps are taken automatically. A definition is followed by its code and by the
//! definitions it depends on (dominator actions); symbols on and near lines of the report are looked up when those lines
//! are shown (heuristic exploration). Each step counts, and their number per call is limited.

mod alias;
mod given;

use std::collections::HashSet;
use std::fmt::Write as _;

use patchwright_code::{Element, MappedFile, Symbol};
use patchwright_domain::assists::{DOMINATOR_ACTIONS, HEURISTIC_EXPLORATION};
use patchwright_domain::candidate::RelPath;
use patchwright_probes::location::{Location, LocationFile};

use super::CodeTools;
use super::asked::Asked;
use super::help::Switch;
use super::marks::StackPlace;
use super::render::describe_place;

use alias::Alias;

/// How many marked lines are explored in one view, and how many names on each.
const MOST_MARKS: usize = 3;
const MOST_SYMBOLS: usize = 3;
/// How many lines above and below a marked one count as near, and how many names on all of them together.
const NEAR: u32 = 3;
const MOST_NEAR: usize = 3;
/// Some names lead nowhere, or to what is already shown.
const MOST_TRIED: usize = 8;
/// How many symbols each definition is followed to, and how far from the requested symbol.
const MOST_SOURCES: usize = 2;
const DEEPEST: usize = 3;
/// How many lines of code are shown unasked.
const MOST_LINES: u32 = 60;
/// Lines of context around a variable that is declared among statements.
const AROUND: u32 = 3;

/// After a view: looks up the symbols on marked lines, then those near them.
pub(super) fn explore(tools: &mut CodeTools, path: &RelPath, from: u32, to: u32) -> String {
    if tools.help.exploration == Switch::Off {
        return String::new();
    }
    let mut seen = HashSet::new();
    let marks = tools.marks.of_file(path).iter();
    let marks: Vec<(u32, Option<u32>)> = marks
        .filter(|mark| seen.insert(mark.line))
        .map(|mark| (mark.line, mark.column))
        .collect();
    let shown = |line: u32| from <= line && line <= to;
    let marked = marks.iter().filter(|(line, _)| shown(*line));
    let mut chain = Chain::new(tools);
    for (line, column) in marked.take(MOST_MARKS) {
        chain.explore_line(path, (*line, *column), *line, MOST_SYMBOLS);
    }
    let mut left = MOST_NEAR;
    for (line, mark) in near(&marks) {
        if left > 0 && shown(line) && !seen.contains(&line) {
            left -= chain.explore_line(path, (line, None), mark, left);
        }
    }
    chain.told("Looked up unasked, for the lines of the report:")
}

/// Lines near marked ones, nearest first, each with its marked line.
fn near(marks: &[(u32, Option<u32>)]) -> Vec<(u32, u32)> {
    let mut seen = HashSet::new();
    let mut lines = Vec::new();
    for distance in 1..=NEAR {
        for (mark, _) in marks.iter().take(MOST_MARKS) {
            let around = [mark.checked_sub(distance), mark.checked_add(distance)];
            let new = around
                .into_iter()
                .flatten()
                .filter(|line| seen.insert(*line));
            lines.extend(new.map(|line| (line, *mark)));
        }
    }
    lines
}

/// After a definition was asked for: shows its code, and what it depends on.
pub(super) fn follow(tools: &mut CodeTools, asked: &Asked, places: &[Location]) -> String {
    if tools.help.dominators == Switch::Off {
        return String::new();
    }
    let mut chain = Chain::new(tools);
    for place in places.iter().take(MOST_SOURCES) {
        if let LocationFile::Tree(path) = &place.file {
            chain
                .known
                .insert((path.clone(), place.line, asked.symbol.clone()));
            let used = asked.spot.as_ref().filter(|spot| spot.file == *path);
            let used = used.map_or(place.line, |spot| spot.line.max(place.line));
            let at = chain.tools.marks.stack_place(path, used);
            let name = &asked.symbol;
            let line = place.line;
            chain.follow(path, &Defined { name, line, used }, at.as_ref(), 0);
        }
    }
    chain.told("With it:")
}

/// A definition, and the line where its symbol was used.
#[derive(Clone, Copy)]
struct Defined<'n> {
    name: &'n str,
    line: u32,
    used: u32,
}

struct Chain<'t> {
    tools: &'t mut CodeTools,
    text: String,
    /// Symbols whose definition was already visible, reported in one line.
    shown: Vec<String>,
    left: usize,
    /// How many of the steps were explored symbols.
    explored: usize,
    /// Whether the limit was reached.
    cut: bool,
    /// Definitions that were reported; a line may have several.
    known: HashSet<(RelPath, u32, String)>,
}

impl<'t> Chain<'t> {
    fn new(tools: &'t mut CodeTools) -> Self {
        Self {
            left: tools.help.most_unasked,
            tools,
            text: String::new(),
            shown: Vec::new(),
            explored: 0,
            cut: false,
            known: HashSet::new(),
        }
    }

    /// Looks up symbols on a line, which is line `mark` of the report or near it; returns how many were new.
    fn explore_line(
        &mut self,
        path: &RelPath,
        (line, column): (u32, Option<u32>),
        mark: u32,
        most: usize,
    ) -> usize {
        let symbols = self.tools.map().symbols_on(path, line, column);
        let at = self.tools.marks.stack_place(path, mark);
        let mut told = 0;
        for symbol in symbols.iter().take(MOST_TRIED) {
            if told >= most {
                break;
            }
            let left = self.left;
            self.define(path, symbol, at.as_ref(), 0);
            told += usize::from(self.left < left);
        }
        self.explored += told;
        told
    }

    fn told(self, title: &str) -> String {
        let steps = self.tools.help.most_unasked.saturating_sub(self.left);
        self.tools.assisted(HEURISTIC_EXPLORATION, self.explored);
        let followed = steps.saturating_sub(self.explored);
        self.tools.assisted(DOMINATOR_ACTIONS, followed);
        // If everything is already visible, there is nothing to report.
        if self.text.is_empty() {
            return String::new();
        }
        let shown = match self.shown.is_empty() {
            true => String::new(),
            false => format!("shown already: {}\n", self.shown.join(", ")),
        };
        let cut = match self.cut {
            true => format!(
                "… no more than {} steps are taken unasked\n",
                self.tools.help.most_unasked
            ),
            false => String::new(),
        };
        format!("\n{title}\n{}{shown}{cut}", self.text)
    }

    fn spend(&mut self) -> bool {
        self.cut |= self.left == 0;
        let spent = self.left > 0;
        self.left = self.left.saturating_sub(1);
        spent
    }

    /// Reports where a symbol is defined, and continues from there.
    fn define(&mut self, path: &RelPath, symbol: &Symbol, at: Option<&StackPlace>, depth: usize) {
        if self.left == 0 {
            self.cut = true;
            return;
        }
        let found = self
            .tools
            .eyes
            .definitions(path, symbol.line, symbol.column)
            .value;
        // Definitions outside the tree are not part of the bug.
        let Some((place, file)) = found.iter().find_map(|place| match &place.file {
            LocationFile::Tree(file) => Some((place, file.clone())),
            LocationFile::Outside(_) => None,
        }) else {
            return;
        };
        let (place, file) = match self.tools.alias_at(&file, place.line, &symbol.name) {
            None => (place.clone(), file),
            Some(Alias::Record(file, line)) => (alias::place(&file, line), file),
            Some(Alias::Bare) => return,
        };
        let key = (file.clone(), place.line, symbol.name.clone());
        if !self.known.insert(key) {
            return;
        }
        // What is already visible costs nothing, and only the first of a chain is worth a line.
        let shown = self.tools.viewed.shows(&file, place.line);
        if !shown && !self.spend() {
            return;
        }
        let (name, at_place) = (&symbol.name, describe_place(self.tools, &place));
        if !shown {
            let used = format!("{path}:{}", symbol.line);
            let _ = writeln!(self.text, "{name} ({used}) is defined at {at_place}");
        } else if depth == 0 {
            self.shown.push(format!("{name} at {at_place}"));
        }
        if self.tools.help.dominators == Switch::On {
            let line = place.line;
            let used = if file == *path {
                symbol.line.max(line)
            } else {
                line
            };
            let name = &symbol.name;
            self.follow(&file, &Defined { name, line, used }, at, depth);
        }
    }

    /// Shows the code of a definition, then what it depends on.
    fn follow(
        &mut self,
        path: &RelPath,
        defined: &Defined<'_>,
        at: Option<&StackPlace>,
        depth: usize,
    ) {
        let Defined { name, line, used } = *defined;
        let Some(file) = self.tools.map().file(path) else {
            return;
        };
        let element = element_of(file, line, name);
        let around = || record_around(file, line);
        let (from, to) = match element.or_else(around) {
            Some(one) => (one.span.line, one.span.end_line),
            None => (
                line.saturating_sub(AROUND).max(1),
                (line + AROUND).min(file.lines()),
            ),
        };
        let is_function = element.is_some_and(Element::is_function);
        let is_element = element.is_some();
        if is_element || !self.tools.viewed.shows(path, line) {
            self.show(path, line, from, to);
        }
        if let Some(Alias::Record(file, line)) = self.tools.alias_at(path, line, name) {
            self.record(name, &file, line);
            return;
        }
        if is_function || depth >= DEEPEST {
            return;
        }
        if let Some(at) = at.filter(|at| !is_element && at.file == *path) {
            self.given(name, at, depth);
        }
        let sources = self.tools.map().sources_of(path, used, name);
        for source in sources.iter().take(MOST_SOURCES) {
            self.define(path, source, at, depth + 1);
        }
    }

    /// Shows the record that a typedef stands for.
    fn record(&mut self, name: &str, path: &RelPath, line: u32) {
        let Some(file) = self.tools.map().file(path) else {
            return;
        };
        let element = file.element_at(line);
        let to = element.map_or(line, |one| one.span.end_line);
        let _ = writeln!(self.text, "{name} stands for the type at {path}:{line}");
        self.show(path, line, line, to);
    }

    fn show(&mut self, path: &RelPath, line: u32, from: u32, to: u32) {
        let shown = self.tools.viewed.shows(path, from)
            && self.tools.viewed.shows(path, to.min(from + MOST_LINES - 1));
        if shown || !self.spend() {
            return;
        }
        // A long definition is shown starting near the name.
        let from = if to - from < MOST_LINES {
            from
        } else {
            from.max(line.saturating_sub(AROUND))
        };
        let last = to.min(from + MOST_LINES - 1);
        self.text += &self.tools.show(path, from, last);
        if last < to {
            let next = last + 1;
            let _ = writeln!(
                self.text,
                "  … goes on: ask for {path} from {next} to {to} to see the rest"
            );
        }
    }
}

/// A field is shown with its record, unless that is long.
fn record_around(file: &MappedFile, line: u32) -> Option<&Element> {
    let around = file.element_at(line).filter(|one| one.is_type());
    around.filter(|one| one.span.end_line - one.span.line < MOST_LINES)
}

/// The element defined at a line, not one that merely contains it in its body.
fn element_of<'f>(file: &'f MappedFile, line: u32, name: &str) -> Option<&'f Element> {
    let defined = |one: &&Element| {
        let head_ends = one.body.map_or(one.span.end_line, |body| body.line);
        one.span.line <= line && line <= head_ends && one.is_called(name)
    };
    file.elements
        .iter()
        .filter(defined)
        .min_by_key(|one| one.span.end - one.span.start)
}

#[cfg(test)]
#[path = "chain_tests.rs"]
mod tests;
