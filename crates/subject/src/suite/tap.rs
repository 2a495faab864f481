//! The Test Anything Protocol, versions 12 to 14, with subtests, several streams one after another, and the
//! summary lines of `prove`.

use std::collections::BTreeSet;

use patchwright_domain::suite::TestOutcome::{self, Failed, Skipped};
use patchwright_domain::suite::{Extent, MAX_CASES, TestCase};

use super::line_reader::LineReader;
use super::names::{Cases, stable};
use super::prove::Prove;
use super::tap_line::{Line, Point, parse};

/// Limit on missing tests of one plan that are listed individually.
const MAX_MISSING: u64 = 10_000;
const MAX_DEPTH: usize = 8;

#[derive(Default)]
pub(super) struct Tap {
    cases: Cases,
    stream: Stream,
    prove: Prove,
    /// Column of the markers around a test's YAML details, while inside them.
    yaml: Option<usize>,
}

/// One program's output.
#[derive(Default)]
struct Stream {
    /// Results with their depth; those of a subtest wait for the name of their parent test.
    points: Vec<(usize, TestCase)>,
    planned: Option<u64>,
    seen: BTreeSet<u64>,
    /// There was a plan or version line, so a bare `ok` is a result.
    announced: bool,
}

impl LineReader for Tap {
    fn line(&mut self, line: &str) {
        let indent = line.len() - line.trim_start_matches(' ').len();
        let text = line.trim();
        match self.yaml {
            Some(_) if text == "..." => {
                self.yaml = None;
                return;
            }
            Some(column) if indent >= column || text.is_empty() => return,
            Some(_) | None => self.yaml = None,
        }
        if text == "---" && indent % 4 == 2 && !self.stream.points.is_empty() {
            self.yaml = Some(indent);
            return;
        }
        self.prove.line(line);
        if indent.is_multiple_of(4) {
            self.take(indent / 4, parse(text));
        }
    }

    fn finish(mut self) -> Cases {
        self.end_stream();
        if self.cases.is_empty() {
            return self.prove.finish();
        }
        self.cases
    }
}

impl Tap {
    /// Of a suite that prints no plan, as scripts do: known to be of this format because somebody says so.
    pub(super) fn without_plan() -> Self {
        let mut tap = Self::default();
        tap.stream.announced = true;
        tap
    }

    fn take(&mut self, depth: usize, line: Line) {
        match line {
            Line::Version if depth == 0 => {
                self.end_stream();
                self.stream.announced = true;
            }
            Line::Plan { tests } if depth == 0 => self.plan(tests),
            Line::Point(point) => self.point(depth, &point),
            Line::BailOut => {
                self.stream.add(0, "Bail out!", Failed);
                self.end_stream();
            }
            Line::Version | Line::Plan { .. } | Line::Other => {}
        }
    }

    fn plan(&mut self, tests: u64) {
        if self.stream.planned.is_some() {
            self.end_stream();
        }
        self.stream.announced = true;
        self.stream.planned = Some(tests);
        if tests == 0 && self.stream.points.is_empty() {
            self.stream.add(0, "plan", Skipped);
        }
    }

    fn point(&mut self, depth: usize, point: &Point) {
        // Prose may well say "ok 12 of 12": without a plan, a stream starts at 1.
        let trusted = self.stream.is_open()
            || (depth > 0 && point.number.is_some())
            || point.number == Some(1);
        if !trusted || depth > MAX_DEPTH {
            return;
        }
        let bare = point.number.is_none() && point.description.is_empty();
        if bare && depth == 0 && self.stream.is_complete() {
            // `prove -v` ends a script's lines with its own `ok`.
            return;
        }
        if depth > 0 {
            let number = point.number.unwrap_or_default();
            self.stream.add(depth, &point.name(number), point.outcome());
            return;
        }
        if point.number == Some(1) && !self.stream.seen.is_empty() {
            self.end_stream();
        }
        let number = point.number.unwrap_or_else(|| self.stream.next_number());
        self.stream.seen.insert(number);
        self.stream.add(0, &point.name(number), point.outcome());
    }

    fn end_stream(&mut self) {
        let stream = std::mem::take(&mut self.stream);
        self.cases.append(stream.finish());
    }
}

impl Stream {
    fn is_open(&self) -> bool {
        self.announced || !self.seen.is_empty()
    }

    fn is_complete(&self) -> bool {
        self.planned
            .is_some_and(|planned| self.seen.len() as u64 >= planned)
    }

    fn next_number(&self) -> u64 {
        self.seen.last().map_or(1, |last| last.saturating_add(1))
    }

    /// Adds a result, and prefixes its name to the results of its subtest, which precede it.
    fn add(&mut self, depth: usize, name: &str, outcome: TestOutcome) {
        let inner = self.points.iter_mut().rev();
        for (at, case) in inner.take_while(|(at, _)| *at > depth) {
            case.name = stable(&format!("{name} / {}", case.name));
            *at = depth;
        }
        if self.points.len() < MAX_CASES {
            let name = stable(name);
            self.points.push((depth, TestCase { name, outcome }));
        }
    }

    fn finish(mut self) -> Cases {
        let (planned, mut missing) = (self.planned.unwrap_or(0), 0);
        for number in 1..=planned {
            if missing == MAX_MISSING || self.points.len() >= MAX_CASES {
                break;
            }
            if !self.seen.contains(&number) {
                missing += 1;
                self.add(0, &format!("test {number}"), Failed);
            }
        }
        let mut cases = Cases::default();
        if missing == MAX_MISSING || self.points.len() >= MAX_CASES {
            cases.extent = Extent::Cut;
        }
        // A subtest without its parent test belongs to a program that died in it.
        let orphaned = self.points.last().is_some_and(|(depth, _)| *depth > 0);
        cases.list = self.points.into_iter().map(|(_, case)| case).collect();
        if orphaned {
            cases.push("subtest without a result", Failed);
        }
        cases
    }
}
