//! What a patch changes outside functions: declarations, directives and macros.

use std::sync::Arc;

use patchwright_code::preprocess::{self, Define};
use patchwright_code::tokens::Tok;
use patchwright_code::tokens::uses;

use super::conditions;
use super::finding;
use super::findings;
use super::leaving;
use super::macro_change;
use super::overrides;
use super::surroundings::{Found, Surroundings};
use super::view::{self, When};
use crate::scope::Rule;

pub fn review(around: &Surroundings<'_>) -> Vec<Found> {
    let mut outside = Outside {
        around,
        found: Vec::new(),
    };
    for file in 0..around.touched.len() {
        outside.file(file);
    }
    outside.found
}

/// Reviews a file by its names alone if its functions cannot be told apart.
pub fn review_as_one(around: &Surroundings<'_>, file: usize) -> Vec<Found> {
    let code = |when| {
        let side = around.touched.get(file).and_then(|file| file.side(when));
        side.map_or(&[][..], |side| side.source.code.as_slice())
    };
    let mut outside = Outside {
        around,
        found: Vec::new(),
    };
    outside.tokens(file, code(When::Before), code(When::After));
    outside.found
}

struct Outside<'a> {
    around: &'a Surroundings<'a>,
    found: Vec<Found>,
}

impl Outside<'_> {
    fn report(&mut self, rule: Rule, file: usize, line: usize, what: impl Into<String>) {
        self.found.push(Found {
            rule,
            file,
            line,
            what: what.into(),
        });
    }

    fn file(&mut self, file: usize) {
        let Some(touched) = self.around.touched.get(file) else {
            return;
        };
        let (old, new) = (touched.side(When::Before), touched.side(When::After));
        let Some(new) = new else {
            return;
        };
        let directives = finding::added(
            &old.map_or(Vec::new(), |old| {
                findings::in_directives(&old.source.directives)
            }),
            findings::in_directives(&new.source.directives),
        );
        for finding in directives {
            self.report(finding.rule, file, finding.line, finding.what);
        }
        if let Some(old) = old
            && let Some(piece) = conditions::newly_conditioned(&old.source, &new.source)
        {
            let what = format!("`{}` now stands under `#{}`", piece.text, piece.condition);
            self.report(Rule::Unreachable, file, piece.line, what);
        }
        let torn = old.map_or(0, |old| old.source.torn_groups);
        if new.source.torn_groups > torn {
            let what = "brackets do not match within a condition of the preprocessor";
            self.report(Rule::Unreadable, file, 1, what);
        }
        let outside = |side: &view::Side| {
            [side.items.rest.as_slice(), side.source.leftover.as_slice()].concat()
        };
        self.tokens(file, &old.map_or(Vec::new(), outside), &outside(new));
        self.values(file);
        self.overrides(file);
        self.defines(file);
    }

    /// Initialisers outside functions: a table or pointer may refer to a function that ends the program.
    fn values(&mut self, file: usize) {
        let values = |when| {
            let side = self
                .around
                .touched
                .get(file)
                .and_then(|file| file.side(when));
            side.map_or(Vec::new(), |side| uses::initialisers(&side.items.rest))
        };
        let (old, new) = (values(When::Before), values(When::After));
        let Ok(values) = self.around.expand(file, &old, &new) else {
            let what = "macros in its initialisers expand to more than can be analysed";
            return self.report(Rule::Unreadable, file, 1, what);
        };
        let dialect = self.around.dialect(file);
        let exits = |values: &[Tok]| leaving::exits(values, dialect, self.around.tree);
        for exit in leaving::added(
            &exits(&values.old),
            exits(&values.new),
            &leaving::Allowance::new(),
        ) {
            let what = format!("`{}`, which ends the program, is taken as a value", exit.by);
            self.report(Rule::Leaving, file, exit.line, what);
        }
    }

    /// Applies the rules that need no function to tokens outside functions.
    fn tokens(&mut self, file: usize, old: &[Tok], new: &[Tok]) {
        let Ok(expanded) = self.around.expand(file, old, new) else {
            let what = "macros outside its functions expand to more than can be analysed";
            return self.report(Rule::Unreadable, file, 1, what);
        };
        let dialect = self.around.dialect(file);
        let found = finding::added(
            &findings::in_code(&expanded.old, dialect, self.around.tree),
            findings::in_code(&expanded.new, dialect, self.around.tree),
        );
        for finding in found {
            self.report(finding.rule, file, finding.line, finding.what);
        }
        let recognitions = self.around.recognitions(file, &expanded.old, &expanded.new);
        self.found.extend(recognitions);
    }

    fn overrides(&mut self, file: usize) {
        let Some(touched) = self.around.touched.get(file) else {
            return;
        };
        for found in overrides::in_file(
            self.around.touched,
            touched,
            self.around.macros(file, When::Before),
            self.around.tree,
        ) {
            self.report(Rule::Override, file, found.line, found.what);
        }
    }

    /// New and changed macros.
    fn defines(&mut self, file: usize) {
        let Some(touched) = self.around.touched.get(file) else {
            return;
        };
        let before = preprocess::by_name(touched.defines(When::Before));
        for define in touched.defines(When::After) {
            let old = before.get(&define.name).map_or(&[][..], Vec::as_slice);
            if !old.iter().any(|old| preprocess::same(old, define)) {
                self.define(file, define, old);
            }
        }
    }

    fn define(&mut self, file: usize, define: &Define, old: &[&Arc<Define>]) {
        let old_body: Vec<Tok> = old.iter().flat_map(|old| old.body.clone()).collect();
        self.tokens(file, &old_body, &define.body);
        // `tokens` has already refused what does not expand within bounds.
        let Ok(bodies) = self.around.expand(file, &old_body, &define.body) else {
            return;
        };
        let sides = macro_change::Sides {
            define,
            old_body: &old_body,
            old: &bodies.old,
            new: &bodies.new,
        };
        for (rule, what) in macro_change::faults(&sides, self.around.tree) {
            self.report(rule, file, define.line, what);
        }
    }
}
