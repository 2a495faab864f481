//! Applies every rule to each function that a patch changes, adds or deletes.

use patchwright_code::lex::Dialect;
use patchwright_code::tokens::Tok;

use super::bodies::{self, Bodies};
use super::body::{Body, Structure};
use super::change::{Change, Statements};
use super::cut_off;
use super::exit::Exit;
use super::finding;
use super::findings;
use super::leaving;
use super::overrides;
use super::pair::{Pairs, Placed};
use super::shape;
use super::surroundings::{Found, Surroundings};
use super::view::When;
use crate::scope::Rule;

/// Whether all calls in the touched files are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Callers {
    Known,
    /// The brackets of a file do not match.
    Unknown,
}

pub fn review<'a>(around: &Surroundings<'a>, pairs: &Pairs<'a>, callers: Callers) -> Vec<Found> {
    let (bodies, unread) = Bodies::read(pairs, around);
    let mut review = Review {
        around,
        found: Vec::new(),
    };
    for placed in unread {
        let name = &placed.function.name;
        let what = format!(
            "what the patch changes in `{name}` expands to more, or nests more deeply, than can be analysed"
        );
        review.report(Rule::Unreadable, placed.file, placed.function.line, what);
    }
    review.functions(pairs, &bodies, callers);
    review.found
}

struct Review<'r, 'a> {
    around: &'r Surroundings<'a>,
    found: Vec<Found>,
}

impl<'a> Review<'_, 'a> {
    fn report(&mut self, rule: Rule, file: usize, line: usize, what: impl Into<String>) {
        self.found.push(Found {
            rule,
            file,
            line,
            what: what.into(),
        });
    }

    fn functions(&mut self, pairs: &Pairs<'a>, bodies: &Bodies<'a>, callers: Callers) {
        let statements = Statements::new(
            bodies.old.iter().map(|(_, body)| body),
            bodies.new.iter().map(|(_, body)| body),
        );
        for (old, new) in &pairs.changed {
            if let (Some(before), Some(after)) = (bodies.before(old), bodies.after(new)) {
                self.added(new, Some((old, before)), after);
                self.changed((old, before), (new, after), &statements);
            }
        }
        for (new, source) in &pairs.new {
            // The function it was split off from may itself be unchanged.
            let source = source.map(|old| (old, bodies::read_old(&old, self.around)));
            if let Some(after) = bodies.after(new) {
                self.added(new, source.as_ref().map(|(old, body)| (old, body)), after);
            }
        }
        if callers == Callers::Unknown {
            return;
        }
        let around = self.around;
        for gone in cut_off::cut_off(around.touched, pairs, bodies, &statements, around.tree) {
            let what = format!("nothing calls `{}` any more", gone.name);
            self.report(Rule::CutOff, gone.file, gone.line, what);
        }
    }

    /// Work that is missing from a function, or that now means something else.
    fn changed(
        &mut self,
        (old, before): (&Placed<'a>, &Body),
        (new, after): (&Placed<'a>, &Body),
        statements: &Statements,
    ) {
        let tree = self.around.tree;
        // In Java a variable and a method of one name have nothing to do with each other.
        if self.around.dialect(new.file) == Dialect::C
            && let Some(found) = overrides::in_function(old.function, new.function, tree)
        {
            self.report(Rule::Override, new.file, found.line, found.what);
        }
        if before.structure == Structure::None {
            let what = format!(
                "`{}` nests more deeply than can be analysed, so that nothing tells whether something is gone",
                new.function.name
            );
            self.report(Rule::Uncompared, new.file, first_difference(old, new), what);
            return;
        }
        let change = Change {
            name: &new.function.name,
            line: old.function.line,
            old: before,
            new: after,
        };
        for loss in shape::losses(&change, statements) {
            self.report(loss.rule, new.file, loss.line, loss.what);
        }
    }

    /// Findings in a function that neither it nor the function it came from had before.
    fn added(&mut self, new: &Placed<'a>, old: Option<(&Placed<'a>, &Body)>, after: &Body) {
        let tree = self.around.tree;
        let dialect = self.around.dialect(new.file);
        let before: &[Tok] = old.map_or(&[], |(_, body)| &body.everything);
        let found = finding::added(
            &findings::in_code(before, dialect, tree),
            findings::in_code(&after.everything, dialect, tree),
        );
        for finding in found {
            self.report(finding.rule, new.file, finding.line, finding.what);
        }
        for exit in self.exits(new, old, after) {
            let how = if exit.by == exit.way {
                String::new()
            } else {
                format!(" through `{}`", exit.by)
            };
            let what = format!(
                "`{}` ends the program by `{}`{how}, which it did not do before",
                new.function.name, exit.way
            );
            self.report(Rule::Leaving, new.file, exit.line, what);
        }
        let recognitions = self
            .around
            .recognitions(new.file, before, &after.everything);
        self.found.extend(recognitions);
    }

    fn exits(
        &self,
        new: &Placed<'a>,
        old: Option<(&Placed<'a>, &Body)>,
        after: &Body,
    ) -> Vec<Exit> {
        let tree = self.around.tree;
        let dialect = self.around.dialect(new.file);
        let mut known = Vec::new();
        if let Some((old, before)) = old {
            known = leaving::exits(&before.everything, dialect, tree);
            if before.structure != Structure::Whole {
                let macros = self.around.macros(old.file, When::Before);
                known.extend(leaving::exits_behind_macros(
                    &old.function.body,
                    macros,
                    tree,
                ));
            }
        }
        let file = self.around.touched.get(new.file);
        let old_file = file.map_or(&[][..], |file| file.functions(When::Before));
        leaving::added(
            &known,
            leaving::exits(&after.everything, dialect, tree),
            &leaving::allowance(new.function, old_file, tree),
        )
    }
}

/// The line of the old function at which the new one starts to differ.
fn first_difference(old: &Placed<'_>, new: &Placed<'_>) -> usize {
    let (before, after) = (&old.function.body, &new.function.body);
    let same = before
        .iter()
        .zip(after)
        .take_while(|(a, b)| a.text == b.text)
        .count();
    let at = before.get(same).or(before.last());
    at.map_or(old.function.line, |tok| tok.line)
}
