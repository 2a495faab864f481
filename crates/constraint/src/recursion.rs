//! Unbounded recursion driven by input: its depth is counted and limited, with the function's error exit.

mod calls;
mod context;
mod counted;
mod counter;
mod fresh;
mod habit;
mod limit;
mod parameter;
mod restart;

use patchwright_analysis::{cycle, exits};
use patchwright_code::term::compare;
use patchwright_code::{Function, paths};
use patchwright_domain::constraint::{Certainty, Constraint, Rule};
use patchwright_domain::predicate::{Comparison, Predicate};

use crate::checks;
use crate::guard::{self, Guard};
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

/// Functions at which a cycle is cut, at most.
const CUTS: usize = 3;
/// Ways out that are tried.
const WAYS: usize = 2;

pub(crate) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let cycle = cycle::of_stack(ctx);
    let cuts = cycle.cuts.iter().take(CUTS).zip(0..);
    let editable = cuts.filter(|(cut, _)| ctx.may_edit(cut));
    let jobs: Vec<Job<'_, 'a>> = editable
        .map(|(cut, nth)| Job {
            ctx,
            site,
            cut,
            cycle: &cycle.functions,
            doubt: 3 * nth,
        })
        .collect();
    let own = |job: &Job<'_, 'a>| [habit::propose(job), counted::propose(job)].concat();
    let mut found: Vec<Proposal> = jobs.iter().flat_map(own).collect();
    // What the project does already leaves nothing to invent.
    if found.is_empty() {
        found.extend(jobs.iter().flat_map(Job::invented));
    }
    found.extend(jobs.iter().filter_map(restart::propose));
    found
}

/// One function that is to count.
struct Job<'j, 'a> {
    ctx: &'j Context<'a>,
    site: &'j Site<'a>,
    cut: &'a Function,
    /// All functions of the cycle, including it.
    cycle: &'j [&'a Function],
    doubt: u32,
}

impl<'a> Job<'_, 'a> {
    fn constraint(&self, depth: &str, limit: &str) -> Constraint {
        let name = &self.cut.head.name;
        checks::constraint(
            self.site,
            Rule::DepthBounded,
            Some(compare(depth, Comparison::Lt, limit)),
            format!("`{name}` must not be entered more than {limit} times at once."),
            vec![
                (
                    name.clone(),
                    Certainty::Seen,
                    "its frames fill the stack in the report",
                ),
                (
                    limit.to_owned(),
                    Certainty::Inferred,
                    "the limit of the program, or one well below the stack's",
                ),
            ],
        )
    }

    /// A count of its own, in whatever the levels have in common.
    fn invented(&self) -> Vec<Proposal> {
        [
            self.by_known_depth(),
            context::count(self),
            fresh::propose(self),
            parameter::thread(self),
            counter::propose(self),
        ]
        .concat()
    }

    /// A parameter or member counts already, and nothing checks it.
    fn by_known_depth(&self) -> Vec<Proposal> {
        let mut found = Vec::new();
        let known = parameter::counting(self.ctx, self.cut, self.cycle);
        let Some(depth) = known.filter(|depth| restart::limit_of(self.cut, depth).is_none()) else {
            return found;
        };
        let limit = limit::choose(self.ctx, self.cut, self.cycle);
        let bad = compare(depth.as_str(), Comparison::Ge, limit.word.as_str());
        let constraint = self.constraint(&depth, &limit.word);
        let Some(path) =
            checks::entry(self.cut).and_then(|stmt| paths::path_to(self.cut.body(), stmt))
        else {
            return found;
        };
        let guards = guard::guards(self.ctx, self.cut, &path, &self.guard(&bad, &constraint));
        for proposal in guards {
            found.extend(self.finished(proposal, limit.edits.clone(), 0));
        }
        found
    }

    fn guard<'g>(&self, bad: &'g Predicate, constraint: &'g Constraint) -> Guard<'g> {
        Guard {
            bad,
            about: ABOUT,
            constraint,
            place: PlaceKind::Producer,
            cause: "The recursion goes as deep as the input says, and nothing limits that.",
            doubt: self.doubt,
        }
    }

    /// A guard with the edits it needs; skipping is no answer to deep input.
    fn finished(
        &self,
        mut proposal: Proposal,
        more: Vec<TextEdit>,
        doubt: u32,
    ) -> Option<Proposal> {
        proposal.operator = Operator::LimitDepth;
        proposal.edits.extend(more);
        proposal.doubt += doubt;
        proposal.at = site::location(self.cut, self.cut.head.span.line, None);
        (proposal.exit == Exit::ErrorExit && !overlapping(&proposal.edits)).then_some(proposal)
    }

    /// The checks of a depth, each with its way out beyond the limit.
    fn checks(&self, depth: &str, limit: &str, at: usize) -> Vec<(String, u32)> {
        let bad = compare(depth, Comparison::Ge, limit);
        let ways = exits::ways_out(self.ctx.code, self.cut, at, ABOUT);
        let errors = ways
            .iter()
            .filter(|way| way.leaves == exits::Leaves::WithError);
        errors
            .take(WAYS)
            .map(|way| (guard::check(&bad, way), way.doubt))
            .collect()
    }

    fn text(&self, function: &Function, span: patchwright_code::tree::Span) -> &'a str {
        self.ctx.text(function, span)
    }
}

/// Names by which an error code is chosen.
const ABOUT: &[&str] = &[
    "depth",
    "nesting",
    "nested",
    "deep",
    "recursion",
    "limit",
    "level",
];

fn overlapping(edits: &[TextEdit]) -> bool {
    edits.iter().enumerate().any(|(i, a)| {
        edits
            .iter()
            .skip(i + 1)
            .any(|b| a.file == b.file && a.start < b.end && b.start < a.end)
    })
}
